#include "games/tablebase_cli/tablebase_cli.h"

#include "cli/system_info.h"
#include "tablebase/files/table_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <string>
#include <vector>

namespace posthouse::games::tablebase_cli {
namespace {

/// Left free by default.
constexpr std::uint64_t margin_bytes = 512ULL << 20;

/// A limit and where it comes from.
struct Limit {
    std::uint64_t bytes = std::numeric_limits<std::uint64_t>::max();
    const char* is = "";
};
Limit limit_of(std::optional<std::uint64_t> given, std::optional<std::uint64_t> free) {
    if (given) return {*given, " are allowed"};
    if (free) return {*free - std::min(*free, margin_bytes), " are free"};
    return {};
}

/// Adds the limits of memory and disk to the options. Refused if they do not suffice.
Expected<games::TableBuildOptions> complete_options(const games::GameTablebases& tables,
                                                    const TableBuildCommand& building,
                                                    const std::vector<int>& missing) {
    games::TableBuildOptions order = building.options;
    const Limit memory = limit_of(building.memory, cli::memory_free());
    const int seeds = missing.back();
    if (tables.memory_least(order.kind, seeds) > memory.bytes) {
        int fitting = seeds;
        while (fitting >= 0 && tables.memory_least(order.kind, fitting) > memory.bytes) --fitting;
        const std::string advice =
            fitting < 0
                ? "allow more with --memory"
                : fmt::format("build them to {} seeds, or allow more with --memory", fitting);
        return refuse("tables-exceed-memory",
                      "The tables of {game} to {seeds} seeds take {needed} of memory while they "
                      "are built, and {limit}: {advice}.",
                      tables.variant, seeds,
                      cli::format_bytes(tables.memory_least(order.kind, seeds)),
                      cli::format_bytes(memory.bytes) + memory.is, advice);
    }
    order.memory = memory.bytes;
    std::uint64_t files = 0, planes = 0;
    for (const int one : missing) files += tables.disk_needed(order.kind, one);
    if (tables.memory_needed(order.kind, seeds) > memory.bytes)
        planes = tables.planes_needed(order.kind, seeds);
    const Limit disk = limit_of(building.disk, cli::disk_free(order.folder));
    if (files + planes > disk.bytes)
        return refuse(
            "tables-exceed-disk",
            "The tables of {game} to {seeds} seeds take about {needed}, and {limit} where "
            "“{folder}” is: {advice}.",
            tables.variant, seeds,
            planes > 0 ? fmt::format("{} of disk and, with so little memory, {} more while they "
                                     "are built",
                                     cli::format_bytes(files), cli::format_bytes(planes))
                       : cli::format_bytes(files) + " of disk",
            cli::format_bytes(disk.bytes) + disk.is, truncate(order.folder.string(), 120),
            building.disk ? "allow more with --disk"
                          : "free some space, or choose another disk with --folder");
    order.scratch = disk.bytes - files - planes;
    return order;
}

/// The progress of the build. All values of a table are finished together, so its progress is
/// estimated from the time of smaller tables.
class BuildProgress {
public:
    BuildProgress(const games::GameTablebases& tables, const TableBuildCommand& building,
                  const std::vector<int>& missing, std::ostream& out)
        : tables_(tables),
          building_(building),
          out_(out),
          total_(work_of(missing)),
          progress_(building.progress, fmt::format("{}, millions", tables.variant),
                    total_ / million) {}

    void on_stage(int seeds, games::TableBuildCallbacks::BuildStage doing, int sweep) {
        const double now = building_.progress.now();
        if (now < next_update_) return;
        next_update_ = now + 0.1;
        const auto work = static_cast<double>(
            doing == games::TableBuildCallbacks::BuildStage::reading ? 0 : of(seeds));
        const double expected = work * seconds_a_value_;
        const double share = expected > 0 ? std::min(0.95, (now - began_) / expected) : 0;
        const auto done = done_ + static_cast<std::uint64_t>(share * work);
        progress_.update(done / million, fmt::format("{} seeds: {}", seeds, words(doing, sweep)));
    }

    void on_finished(int seeds, bool built) {
        const double now = building_.progress.now();
        if (built) {
            done_ += of(seeds);
            built_ += of(seeds);
            seconds_ += now - began_;
            if (of(seeds) > million)
                seconds_a_value_ = (now - began_) / static_cast<double>(of(seeds));
            progress_.finish();
            print_table(seeds, now - began_);
        }
        began_ = now;
    }

    void finish() { progress_.finish(); }
    std::uint64_t built() const { return built_; }
    double seconds() const { return seconds_; }

private:
    static constexpr std::uint64_t million = 1'000'000;

    std::uint64_t of(int seeds) const {
        return tables_.positions(seeds) * tablebase::values_each(building_.options.kind);
    }
    std::uint64_t work_of(const std::vector<int>& missing) const {
        std::uint64_t work = 0;
        for (const int one : missing) work += of(one);
        return work;
    }

    static std::string words(games::TableBuildCallbacks::BuildStage doing, int sweep) {
        switch (doing) {
            case games::TableBuildCallbacks::BuildStage::reading:
                return "reading";
            case games::TableBuildCallbacks::BuildStage::capturing:
                return "captures";
            case games::TableBuildCallbacks::BuildStage::building:
                return fmt::format("sweep {}", sweep);
            case games::TableBuildCallbacks::BuildStage::checking:
                return "checking";
            case games::TableBuildCallbacks::BuildStage::writing:
                return "writing";
        }
        return "";
    }

    void print_table(int seeds, double taken) {
        std::error_code error;
        const auto path = tables_.file_of(building_.options, seeds);
        const auto size = std::filesystem::file_size(path, error);
        out_ << fmt::format("{}: {} positions, {}, {:.1f} s\n", path.filename().string(),
                            tables_.positions(seeds), cli::format_bytes(error ? 0 : size), taken)
             << std::flush;
    }

    const games::GameTablebases& tables_;
    const TableBuildCommand& building_;
    std::ostream& out_;
    std::uint64_t total_;
    cli::Progress progress_;
    std::uint64_t done_ = 0, built_ = 0;
    double began_ = building_.progress.now(), next_update_ = 0, seconds_ = 0, seconds_a_value_ = 0;
};

std::string_view name_of_kind(tablebase::TableKind kind) {
    return kind == tablebase::TableKind::bounds ? "bounds" : "cycle";
}

}  // namespace

Expected<int> build_tables(const games::GameTablebases& tables, const TableBuildCommand& building,
                           std::ostream& out, std::ostream& err) {
    const auto damaged = [&err](const Refusal& what) {
        err << "posthouse: " << what.sentence.view() << " It is rebuilt now.\n";
    };
    const auto missing = tables.missing(building.options, {});
    if (missing.empty()) {
        out << fmt::format("The {} tables of {} to {} seeds are all in {}.\n",
                           name_of_kind(building.options.kind), tables.variant,
                           building.options.seeds, building.options.folder.string());
        return 0;
    }
    const auto fitting = complete_options(tables, building, missing);
    if (!fitting) return fitting.error();
    const games::TableBuildOptions& order = *fitting;
    BuildProgress progress(tables, building, missing, out);
    games::TableBuildCallbacks listener;
    listener.on_progress = [&](int seeds, games::TableBuildCallbacks::BuildStage doing, int sweep) {
        progress.on_stage(seeds, doing, sweep);
    };
    listener.finished = [&](int seeds, bool built) { progress.on_finished(seeds, built); };
    listener.damaged = damaged;
    listener.stop = [&] { return building.stop && *building.stop; };
    const bool done = tables.build(order, listener);
    progress.finish();
    out << fmt::format("{} values{} in {:.1f} s by {} threads", progress.built(),
                       order.check ? ", each checked," : "", progress.seconds(), order.threads);
    if (const auto peak = cli::memory_peak())
        out << fmt::format("; {} of memory at most", cli::format_bytes(*peak));
    out << ".\n";
    if (!done) out << "Interrupted. Run the same command again to continue.\n";
    return done ? 0 : 1;
}

}  // namespace posthouse::games::tablebase_cli
