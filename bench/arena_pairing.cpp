// Simulates arenas and prints a table: how long people wait and whom they meet, with the pairings
// of posthouse and, for comparison, first come, first paired. Then times one pairing of many
// players.
//
//     arena_pairing --seeds 1000 --players 4,9,30,200
#include "tournament/arena.h"
#include "tournament/arena_simulation.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <random>
#include <vector>

namespace posthouse::tournament {
namespace {

void print_row(int players, std::uint64_t seeds, bool first_come) {
    ArenaFigures sum;
    double spread = 0;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const ArenaFigures one =
            simulate_arena({.players = players, .seed = seed, .first_come = first_come});
        sum.games += one.games;
        sum.longest_wait = std::max(sum.longest_wait, one.longest_wait);
        sum.waited += one.waited;
        sum.third_running += one.third_running;
        sum.third_avoidable += one.third_avoidable;
        sum.repeated += one.repeated;
        sum.opponents += one.opponents;
        sum.twice_at_once += one.twice_at_once;
        spread += one.most_games - one.fewest_games;
    }
    const double games = sum.games, each = static_cast<double>(seeds);
    fmt::print(
        "| {} | {} | {:.1f} | {:.1f} s | {:.1f} s | {:.2f} | {:.2f} | {:.1f} % | {:.1f} | {:.1f} "
        "|\n",
        players, first_come ? "first come" : "posthouse", 2 * games / each / players,
        static_cast<double>(sum.longest_wait.count()) / 1000,
        static_cast<double>(sum.waited.count()) / 2000 / games, 500 * sum.third_running / games,
        500 * sum.third_avoidable / games, 100 * sum.repeated / games,
        sum.opponents / each / players, spread / each);
    if (sum.twice_at_once > 0) throw std::runtime_error("somebody was paired who was not free");
}

/// Everybody has played some games and is free at once.
void time_pairing(int players) {
    std::mt19937_64 random(1);
    Tournament tournament;
    tournament.rules.system = System::arena;
    tournament.withdrawn.resize(static_cast<std::size_t>(players));
    std::vector<WaitingPlayer> free;
    for (int player = 0; player < players; ++player)
        free.push_back({player, std::chrono::milliseconds(random() % 10'000)});
    const auto anybody = [&] {
        return static_cast<int>(random() % static_cast<unsigned>(players));
    };
    for (int number = 0; number < 5 * players; ++number) {
        const int first = anybody(), second = anybody();
        if (first == second) continue;
        tournament.games.push_back(
            {0, number, 0, first, second, static_cast<Result>(random() % 3)});
    }
    const auto begin = std::chrono::steady_clock::now();
    const std::size_t made = arena_pairings(tournament, free).size();
    fmt::print("{} free players: {} pairings in {:.0f} ms\n", players, made,
               std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin)
                   .count());
}

}  // namespace
}  // namespace posthouse::tournament

int main(int argc, char** argv) {
    CLI::App app{"Simulates arenas and times their pairing."};
    std::uint64_t seeds = 100;
    std::vector<int> players = {4, 9, 30, 200};
    app.add_option("--seeds", seeds, "evenings of each size");
    app.add_option("--players", players, "sizes")->delimiter(',');
    CLI11_PARSE(app, argc, argv);
    fmt::print(
        "| players | pairing | games each | longest wait of two | wait | third time one side, of "
        "1,000 | avoidable | "
        "last opponent again | different opponents | most − fewest games |\n"
        "|---|---|---|---|---|---|---|---|---|---|\n");
    for (const int count : players)
        for (const bool first_come : {true, false})
            posthouse::tournament::print_row(count, seeds, first_come);
    posthouse::tournament::time_pairing(2000);
}
