#include "app/table_building.h"

#include "app/machine.h"
#include "tablebase/table_shape.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace posthouse {
namespace {

/// Left to others where nothing is said about memory.
constexpr std::uint64_t margin_bytes = 512ULL << 20;

std::optional<Refusal> no_room(const GameTables& tables, const TableBuilding& building,
                               const std::vector<int>& missing) {
    const TableOrder& order = building.order;
    auto allowed = building.memory;
    const auto free = memory_free();
    if (!allowed && free) allowed = *free - std::min(*free, margin_bytes);
    const int seeds = missing.back();
    if (const std::uint64_t needed = tables.memory_needed(order.kind, seeds);
        allowed && needed > *allowed) {
        int fitting = seeds;
        while (fitting >= 0 && tables.memory_needed(order.kind, fitting) > *allowed) --fitting;
        return refuse("The tables of ", tables.variant, " to ", seeds, " seeds take ",
                      in_bytes(needed), " of memory while they are built, and ", in_bytes(*allowed),
                      building.memory ? " are allowed" : " are free", ": ",
                      fitting < 0 ? std::string("allow more with --memory.")
                                  : fmt::format("build them to {} seeds, or allow more with "
                                                "--memory.",
                                                fitting));
    }
    std::uint64_t needed = 0;
    for (const int one : missing) needed += tables.disk_needed(order.kind, one);
    const auto disk = disk_free(order.folder);
    if (disk && needed > *disk)
        return refuse("The tables of ", tables.variant, " to ", seeds, " seeds take some ",
                      in_bytes(needed), " of disk, and ", in_bytes(*disk), " are free where “",
                      clip(order.folder.string(), 120),
                      "” is: make room, or say another place with --folder.");
    return std::nullopt;
}

/// The bar. A table's values come to be true together: how far it is is guessed from the time that
/// smaller ones took.
class Watched {
public:
    Watched(const GameTables& tables, const TableBuilding& building,
            const std::vector<int>& missing, std::ostream& out)
        : tables_(tables),
          building_(building),
          out_(out),
          total_(work_of(missing)),
          progress_(building.audience, fmt::format("{}, millions", tables.variant),
                    total_ / million) {}

    void told(int seeds, TableListener::Doing doing, int sweep) {
        const double now = building_.audience.now();
        if (now < look_again_) return;
        look_again_ = now + 0.1;
        const auto work =
            static_cast<double>(doing == TableListener::Doing::reading ? 0 : of(seeds));
        const double expected = work * seconds_a_value_;
        const double share = expected > 0 ? std::min(0.95, (now - began_) / expected) : 0;
        const auto done = done_ + static_cast<std::uint64_t>(share * work);
        progress_.tell(done / million, fmt::format("{} seeds: {}", seeds, words(doing, sweep)));
    }

    void finished(int seeds, bool built) {
        const double now = building_.audience.now();
        if (built) {
            done_ += of(seeds);
            built_ += of(seeds);
            seconds_ += now - began_;
            if (of(seeds) > million)
                seconds_a_value_ = (now - began_) / static_cast<double>(of(seeds));
            progress_.finish();
            tell_of(seeds, now - began_);
        }
        began_ = now;
    }

    void finish() { progress_.finish(); }
    std::uint64_t built() const { return built_; }
    double seconds() const { return seconds_; }

private:
    static constexpr std::uint64_t million = 1'000'000;

    std::uint64_t of(int seeds) const {
        return tables_.positions(seeds) * values_each(building_.order.kind);
    }
    std::uint64_t work_of(const std::vector<int>& missing) const {
        std::uint64_t work = 0;
        for (const int one : missing) work += of(one);
        return work;
    }

    static std::string words(TableListener::Doing doing, int sweep) {
        switch (doing) {
            case TableListener::Doing::reading:
                return "reading";
            case TableListener::Doing::building:
                return fmt::format("sweep {}", sweep);
            case TableListener::Doing::checking:
                return "checking";
            case TableListener::Doing::writing:
                return "writing";
        }
        return "";
    }

    void tell_of(int seeds, double taken) {
        std::error_code error;
        const auto path = tables_.file_of(building_.order, seeds);
        const auto size = std::filesystem::file_size(path, error);
        out_ << fmt::format("{}: {} positions, {}, {:.1f} s\n", path.filename().string(),
                            tables_.positions(seeds), in_bytes(error ? 0 : size), taken)
             << std::flush;
    }

    const GameTables& tables_;
    const TableBuilding& building_;
    std::ostream& out_;
    std::uint64_t total_;
    Progress progress_;
    std::uint64_t done_ = 0, built_ = 0;
    double began_ = building_.audience.now(), look_again_ = 0, seconds_ = 0, seconds_a_value_ = 0;
};

std::string_view name_of_kind(TableKind kind) {
    return kind == TableKind::bounds ? "bounds" : "cycle";
}

}  // namespace

Or<int> build_tables(const GameTables& tables, const TableBuilding& building, std::ostream& out,
                     std::ostream& err) {
    const TableOrder& order = building.order;
    const auto damaged = [&err](const Refusal& what) {
        err << "posthouse: " << what.sentence.view() << " It is built anew now.\n";
    };
    const auto missing = tables.missing(order, {});
    if (missing.empty()) {
        out << fmt::format("The {} tables of {} to {} seeds are all in {}.\n",
                           name_of_kind(order.kind), tables.variant, order.seeds,
                           order.folder.string());
        return 0;
    }
    if (auto refusal = no_room(tables, building, missing)) return *refusal;
    Watched watched(tables, building, missing, out);
    TableListener listener;
    listener.told = [&](int seeds, TableListener::Doing doing, int sweep) {
        watched.told(seeds, doing, sweep);
    };
    listener.finished = [&](int seeds, bool built) { watched.finished(seeds, built); };
    listener.damaged = damaged;
    listener.stop = [&] { return building.stop && *building.stop; };
    const bool done = tables.build(order, listener);
    watched.finish();
    out << fmt::format("{} values{} in {:.1f} s by {} threads", watched.built(),
                       order.check ? ", each checked," : "", watched.seconds(), order.threads);
    if (const auto peak = memory_peak())
        out << fmt::format("; {} of memory at most", in_bytes(*peak));
    out << ".\n";
    if (!done) out << "Broken off; the same command goes on.\n";
    return done ? 0 : 1;
}

}  // namespace posthouse
