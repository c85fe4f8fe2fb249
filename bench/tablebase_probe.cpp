// Measures endgame table files: size, and speed of writing, reading and probing.
//
//     tablebase_probe --game awari --from 14 --seeds 20 --folder build/tables
//
// Builds and writes the tables missing in the folder, then measures each. A cold probe has no
// decoded tiles and no cache: random positions, all different. `from disk` is the same after
// dropping the file's pages from the system's cache; its first rows measure the disk.
//
// A written file is loaded and compared with the table; probes from the file, from memory and as in
// a search must agree. Exits with 1 on any mismatch.

#include "games/wari/tuning/tables_in_memory.h"
#include "tablebase/files/table_writer.h"
#include "tablebase/files/tablebase_folder.h"

#include <CLI/CLI.hpp>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <iostream>
#include <random>
#include <string>

namespace posthouse::bench {
namespace {

using Clock = std::chrono::steady_clock;

struct Arguments {
    std::string game = "awari";
    int from = 0;
    int seeds = 16;
    int probes = 200'000;
    int threads = 2;
    bool rebuild = false;
    std::string folder;
};

double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Processor time of this thread, so that other load on the machine matters less.
double processor_seconds() {
    timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

void forget_pages(const std::filesystem::path& path) {
    const int file = open(path.c_str(), O_RDONLY);
    if (file < 0) return;
    fsync(file);
    posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
    close(file);
}

/// Uniformly random positions of a table.
std::vector<tablebase::TablePosition> some_positions(const tablebase::TableShape& shape,
                                                     int count) {
    std::mt19937_64 random(1);
    std::vector<tablebase::TablePosition> positions(count);
    for (tablebase::TablePosition& one : positions) {
        std::uint64_t number = random() % shape.positions();
        int theirs = 0;
        while (shape.begin(theirs) + shape.rows(theirs) * shape.width(theirs) <= number) ++theirs;
        number -= shape.begin(theirs);
        one.theirs = tablebase::row_of_rank(shape.houses(), theirs, number / shape.width(theirs));
        one.mine = tablebase::row_of_rank(shape.houses(), shape.seeds() - theirs,
                                          number % shape.width(theirs));
    }
    return positions;
}

class ProbeBenchmark {
public:
    ProbeBenchmark(const Arguments& arguments, const wari::Variant& variant)
        : arguments_(arguments), variant_(variant) {}

    template <int Houses>
    int run() {
        write_missing<Houses>();
        std::printf(
            "seeds\tpositions\tbits\tverify MB/s\tcold us\tp99 us\tbatch us\tdisk "
            "us\tload MB/s\tmemory ns\tsearch ns\n");
        for (int seeds = arguments_.from; seeds <= arguments_.seeds; ++seeds)
            measure<Houses>(seeds);
        rusage usage;
        getrusage(RUSAGE_SELF, &usage);
        std::printf("peak memory %ld MB\n", usage.ru_maxrss / 1024);
        return wrong_ == 0 ? 0 : 1;
    }

private:
    std::filesystem::path path_of(int seeds) const {
        return std::filesystem::path(arguments_.folder) /
               tablebase::table_file_name({std::string(variant_.name), variant_.houses, seeds,
                                           tablebase::TableKind::cycle_zero});
    }

    template <int Houses>
    void write_missing() {
        bool missing = arguments_.rebuild;
        for (int seeds = arguments_.from; seeds <= arguments_.seeds; ++seeds)
            missing |= !std::filesystem::exists(path_of(seeds));
        if (!missing) return;
        std::filesystem::create_directories(arguments_.folder);
        const auto tables = wari::tuning::built_tables<Houses>(variant_, arguments_.seeds);
        std::printf("written\tMB/s (threads %d)\n", arguments_.threads);
        for (int seeds = arguments_.from; seeds <= arguments_.seeds; ++seeds) {
            const auto& table = tables.tables()[static_cast<std::size_t>(seeds)];
            const auto begin = Clock::now();
            tablebase::write_table(
                path_of(seeds),
                {std::string(variant_.name), Houses, seeds, tablebase::TableKind::cycle_zero},
                [&](int, int theirs, std::uint64_t row) { return table.row_of(theirs, row); },
                {arguments_.threads, {}});
            const double taken = seconds_since(begin);
            const auto file = tablebase::TableFile::open(path_of(seeds));
            std::vector<std::uint8_t> back(table.size());
            const bool same = file && (*file)->load(back, arguments_.threads) &&
                              std::equal(back.begin(), back.end(), table.bytes().begin());
            wrong_ += !same;
            std::printf("%d\t%.1f\t%s\n", seeds, static_cast<double>(table.size()) / taken / 1e6,
                        same ? "the same" : "NOT THE SAME");
        }
    }

    template <int Houses>
    void measure(int seeds) {
        auto opened = tablebase::TableFile::open(path_of(seeds));
        if (!opened) {
            std::cerr << std::string_view(opened.error().sentence) << '\n';
            ++wrong_;
            return;
        }
        const tablebase::TableFile& file = **opened;
        const tablebase::TableInfo info = file.info();
        const auto megabytes = static_cast<double>(info.positions) / 1e6;
        const auto positions = some_positions(file.shape(), arguments_.probes);
        const auto begin = Clock::now();
        if (!file.verify(arguments_.threads).is_intact()) ++wrong_;
        const double verified = seconds_since(begin);
        std::printf("%d\t%llu\t%.3f\t%.0f", seeds, static_cast<unsigned long long>(info.positions),
                    info.bits_a_position, megabytes / verified);
        probe_file<Houses>(seeds, positions);
        opened->reset();
        std::printf("\t%.1f", from_disk<Houses>(seeds, positions));
        probe_memory<Houses>(seeds, positions, megabytes);
    }

    /// From the file: one by one practically without cache, 32 at once, and from disk.
    template <int Houses>
    void probe_file(int seeds, const std::vector<tablebase::TablePosition>& positions) {
        const auto kind = tablebase::TableKind::cycle_zero;
        const tablebase::TablebaseFolder tables(arguments_.folder, std::string(variant_.name),
                                                Houses, {.cache_bytes = 1, .report = {}});
        if (!tables.file(kind, seeds)) return;
        answers_.assign(positions.size(), {});
        double worst = 0;
        const double begin = processor_seconds();
        for (std::size_t k = 0; k < positions.size(); ++k)
            answers_[k] = tables.probe(kind, tablebase::AnyRow(positions[k].mine).first(Houses),
                                       tablebase::AnyRow(positions[k].theirs).first(Houses));
        const double cold = processor_seconds() - begin;
        std::vector<double> each;
        for (std::size_t k = 0; k < positions.size(); k += 10) {
            const double one = processor_seconds();
            tables.probe(kind, tablebase::AnyRow(positions[k].mine).first(Houses),
                         tablebase::AnyRow(positions[k].theirs).first(Houses));
            each.push_back(processor_seconds() - one);
        }
        std::sort(each.begin(), each.end());
        worst = each[each.size() * 99 / 100];
        std::vector<tablebase::ProbeResult> again(positions.size());
        const double batch_begin = processor_seconds();
        tables.probe(kind, positions, again);
        const double batch = processor_seconds() - batch_begin;
        if (again != answers_) ++wrong_;
        const double count = static_cast<double>(positions.size());
        std::printf("\t%.2f\t%.2f\t%.2f", cold / count * 1e6, worst * 1e6, batch / count * 1e6);
    }

    /// No other mapping of the file may exist: the system keeps mapped pages.
    template <int Houses>
    double from_disk(int seeds, const std::vector<tablebase::TablePosition>& positions) {
        forget_pages(path_of(seeds));
        const auto file = tablebase::TableFile::open(path_of(seeds));
        const std::size_t count = std::min<std::size_t>(positions.size(), 1000);
        const auto begin = Clock::now();
        for (std::size_t k = 0; k < count; ++k)
            (*file)->probe(tablebase::AnyRow(positions[k].mine).first(Houses),
                           tablebase::AnyRow(positions[k].theirs).first(Houses));
        return seconds_since(begin) / static_cast<double>(count) * 1e6;
    }

    /// From memory: 32 at once, and with prefetching as in a search.
    template <int Houses>
    void probe_memory(int seeds, const std::vector<tablebase::TablePosition>& positions,
                      double megabytes) {
        const auto kind = tablebase::TableKind::cycle_zero;
        tablebase::TablebaseFolder tables(arguments_.folder, std::string(variant_.name), Houses,
                                          {});
        const tablebase::TableFile* const file = tables.file(kind, seeds);
        const auto loading_begin = Clock::now();
        tablebase::TableBytes memory(file->shape().positions());
        if (!file->load({memory.data(), memory.size()}, arguments_.threads)) ++wrong_;
        const double loading = seconds_since(loading_begin);
        memory = {};
        tables.load(kind, ~std::uint64_t{0} >> 1, arguments_.threads);
        std::vector<tablebase::ProbeResult> again(positions.size());
        tables.probe(kind, positions, again);
        double begin = processor_seconds();
        tables.probe(kind, positions, again);
        const double batch = processor_seconds() - begin;
        if (again != answers_) ++wrong_;
        const tablebase::LoadedTables<Houses> loaded(tables, kind);
        begin = processor_seconds();
        const long long sum = probe_as_search(loaded, positions);
        const double searched = processor_seconds() - begin;
        long long expected = 0;
        for (const tablebase::ProbeResult& answer : answers_) expected += answer.first;
        if (sum != expected) ++wrong_;
        const double count = static_cast<double>(positions.size());
        std::printf("\t%.0f\t%.1f\t%.1f%s\n", megabytes / loading, batch / count * 1e9,
                    searched / count * 1e9, wrong_ ? "\tWRONG" : "");
        std::fflush(stdout);
    }

    template <int Houses>
    static long long probe_as_search(const tablebase::LoadedTables<Houses>& loaded,
                                     const std::vector<tablebase::TablePosition>& positions) {
        constexpr std::size_t ahead = 16;
        std::array<const std::uint8_t*, ahead> waiting{};
        long long sum = 0;
        for (std::size_t k = 0; k < positions.size() + ahead; ++k) {
            if (k >= ahead) sum += *waiting[k % ahead] - 128;
            if (k >= positions.size()) continue;
            tablebase::Row<Houses> mine, theirs;
            std::copy_n(positions[k].mine.begin(), Houses, mine.begin());
            std::copy_n(positions[k].theirs.begin(), Houses, theirs.begin());
            const std::uint8_t* at = loaded.at(mine, theirs);
            loaded.prefetch(at);
            waiting[k % ahead] = at;
        }
        return sum;
    }

    const Arguments& arguments_;
    const wari::Variant& variant_;
    std::vector<tablebase::ProbeResult> answers_;
    int wrong_ = 0;
};

int run(int argc, char** argv) {
    Arguments arguments;
    CLI::App app("write endgame tables of a sowing game and measure their files and probes");
    app.add_option("--game", arguments.game, "name of the game")->capture_default_str();
    app.add_option("--from", arguments.from, "seeds of the smallest table")->capture_default_str();
    app.add_option("--seeds", arguments.seeds, "seeds of the largest table")->capture_default_str();
    app.add_option("--probes", arguments.probes, "probes per table")->capture_default_str();
    app.add_option("--threads", arguments.threads, "threads for writing and loading")
        ->capture_default_str();
    app.add_flag("--rebuild,--anew", arguments.rebuild, "rewrite all files");
    app.add_option("--folder", arguments.folder, "folder of the table files")->required();
    CLI11_PARSE(app, argc, argv);
    return wari::tuning::for_variant(arguments.game, [&]<int Houses>(const wari::Variant& variant) {
        return ProbeBenchmark(arguments, variant).template run<Houses>();
    });
}

}  // namespace
}  // namespace posthouse::bench

int main(int argc, char** argv) {
    return posthouse::bench::run(argc, argv);
}
