// posthouse-cluster: builds endgame tables with all processes that mpirun has started.
#include "cluster/distributed_builder.h"
#include "cluster/mpi_communicator.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <string>

namespace posthouse::tablebase::cluster {
namespace {

struct Arguments {
    std::string game, folder = ".", kind = "cycle";
    int seeds = 0;
    int threads = 1;
    double memory_mb = 4096;
    int alone = -1;
    int plan = 0;
};

const wari::Variant* variant_of(const std::string& name) {
    for (const wari::Variant& variant : wari::variants)
        if (variant.name == name) return &variant;
    return nullptr;
}

int refuse_to_begin(const Communicator& ranks, const std::string& sentence) {
    if (ranks.own() == 0) std::fprintf(stderr, "posthouse-cluster: %s\n", sentence.c_str());
    return 2;
}

template <int Houses>
void tell_plan(const games::TableBuildOptions& order, const wari::Variant& variant, int ranks) {
    MoveTables<wari::TablebaseRules<Houses>> sowings{wari::TablebaseRules<Houses>(variant)};
    sowings.prepare(order.seeds, ThreadPool(order.threads));
    const ResourcePlan plan = share_plan(sowings, order.kind, order.seeds, ranks);
    const auto gb = [](std::uint64_t bytes) { return static_cast<double>(bytes) / 1e9; };
    std::printf(
        "%d seeds on %d processes: %.3f billion values; a process holds %.3f GB of them (at most "
        "%.3f) and %.3f GB of move tables; the first sweep sends %.3f GB in all\n",
        order.seeds, ranks, gb(plan.values), gb(plan.held_mean), gb(plan.held_most),
        gb(sowings.bytes()), gb(plan.first_sent));
}

template <int Houses>
void build(const Arguments& arguments, const wari::Variant& variant,
           const games::GameTablebases& about, Communicator& ranks) {
    games::TableBuildOptions order;
    order.folder = arguments.folder;
    order.kind = arguments.kind == "bounds" ? TableKind::bounds : TableKind::cycle_zero;
    order.seeds = arguments.seeds;
    order.threads = arguments.threads;
    order.memory = static_cast<std::uint64_t>(arguments.memory_mb * (1 << 20));
    if (arguments.plan > 0) {
        if (ranks.own() == 0) tell_plan<Houses>(order, variant, arguments.plan);
        return;
    }
    using Building = DistributedBuilder<Houses>;
    const int alone = arguments.alone >= 0 ? arguments.alone : Building::min_local_seeds(about);
    Building(about, variant, order, ranks, [&](const TableBuildReport& table) {
        const auto mb = [](std::uint64_t bytes) { return static_cast<double>(bytes) / 1e6; };
        const std::uint64_t held = ranks.sum(table.tiles_held * tile_size);
        const std::uint64_t sent = ranks.sum(table.bytes_sent);
        if (ranks.own() != 0) return;
        std::printf("%2d seeds: %llu values in %d sweeps; all processes hold %.1f MB, sent %.1f MB",
                    table.seeds, static_cast<unsigned long long>(table.values), table.sweeps,
                    mb(held), mb(sent));
        if (table.passes > 0)
            std::printf("; captures in %d pass%s", table.passes, table.passes > 1 ? "es" : "");
        std::printf("\n");
        std::fflush(stdout);
    }).run(alone);
}

int run(int argc, char** argv, Communicator& ranks) {
    CLI::App app{"Build endgame tables with several processes: mpirun -n N posthouse-cluster …",
                 "posthouse-cluster"};
    Arguments arguments;
    app.add_option("game", arguments.game, "a sowing game: awari, super-wari …")->required();
    app.add_option("--seeds", arguments.seeds, "build all tables up to N seeds")->required();
    app.add_option("--folder", arguments.folder, "shared folder of all processes");
    app.add_option("--kind", arguments.kind, "cycle or bounds")
        ->check(CLI::IsMember({"cycle", "bounds"}));
    app.add_option("--threads", arguments.threads, "threads of each process")
        ->check(CLI::Range(1, 1024));
    app.add_option("--plan", arguments.plan,
                   "only estimate what the largest table needs with N processes")
        ->check(CLI::Range(1, ranks_max));
    app.add_option("--min-local-seeds,--alone", arguments.alone,
                   "build tables up to N seeds in one process");
    app.add_option("--memory", arguments.memory_mb, "memory limit of each process in MB");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return ranks.own() == 0 ? app.exit(error) : error.get_exit_code();
    }
    const wari::Variant* variant = variant_of(arguments.game);
    if (!variant)
        return refuse_to_begin(ranks, "there is no sowing game “" + arguments.game + "”.");
    const games::GameTablebases& about = *games::tablebases_of(*games::find_game(variant->name));
    if (arguments.seeds < 0 || arguments.seeds > about.seeds_max)
        return refuse_to_begin(
            ranks, "--seeds is a number from 0 to " + std::to_string(about.seeds_max) + ".");
    if (ranks.count() > ranks_max)
        return refuse_to_begin(ranks, "start " + std::to_string(ranks_max) +
                                          " processes at most, and set --threads for each.");
    if (ranks.own() == 0) std::filesystem::create_directories(arguments.folder);
    if (variant->houses == 6)
        build<6>(arguments, *variant, about, ranks);
    else
        build<8>(arguments, *variant, about, ranks);
    return 0;
}

}  // namespace
}  // namespace posthouse::tablebase::cluster

int main(int argc, char** argv) {
    using namespace posthouse;
    using namespace posthouse::tablebase::cluster;
    posthouse::tablebase::cluster::MpiCommunicator ranks(&argc, &argv);
    try {
        return run(argc, argv, ranks);
    } catch (const std::exception& fault) {
        std::fprintf(stderr, "posthouse-cluster: process %d: %s.\n", ranks.own(), fault.what());
        ranks.abort();
    }
}
