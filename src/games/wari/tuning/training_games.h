// Games of the search against itself for as many seeds as possible, as a source of examples to
// train a network from. Begins with some random moves, and now and then plays another one, since a
// search does not only visit good positions.
#pragma once

#include "base/rng.h"
#include "games/wari/evaluation.h"
#include "games/wari/network.h"
#include "games/wari/packed_rules.h"
#include "games/wari/tuning/examples.h"
#include "games/wari/tuning/tables_in_memory.h"
#include "search/search.h"
#include "search/transposition_table.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace posthouse::wari::tuning {

struct TrainingGameOptions {
    int games = 1'000;
    std::uint64_t nodes = 4'000;  // a move; a quarter with few seeds
    int table_seeds = 0;  // up to so many, tables say what a position is worth if cycles are even
    int threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    std::uint64_t seed = 1;
};

template <int Houses>
class TrainingGames {
public:
    /// The network and the tables, which may be null, must outlive it.
    TrainingGames(const Variant& variant, const Network<Houses>& network,
                  const Tables<Houses>* tables, const TrainingGameOptions& options)
        : rules_(endless(variant)),
          evaluate_(network),
          tables_(tables),
          options_(options),
          search_(rules_, evaluate_),
          memory_(std::size_t{1} << 20) {}

    /// The positions of one game in which the search was asked; the same for the same number.
    std::vector<Example> play(int number) {
        Rng random(options_.seed * 1'000'003 + static_cast<std::uint64_t>(number));
        std::vector<Example> examples;
        std::vector<Side> movers;
        std::vector<PackedPosition<Houses>> line{rules_.start()};
        std::vector<Key> keys;
        std::size_t sound_from = 0;  // the first example after the last random move
        std::size_t random_plies = random.below(random_plies_max + 1);
        memory_.clear();
        while (line.size() < plies_max) {
            const auto position = line.back();
            PackedMoveList<Houses> moves;
            rules_.moves(position, moves);
            const Verdict verdict = rules_.verdict(position, !moves.empty(), History{keys});
            if (verdict.over) {
                const int margin = evaluate_.margin(rules_.apply_verdict(position, verdict));
                for (std::size_t k = sound_from; k < examples.size(); ++k)
                    examples[k].played = static_cast<std::int8_t>(
                        (movers[k] == position.turn() ? margin : -margin) - examples[k].lead);
                break;
            }
            Move move = moves[random.below(moves.size())];
            if (random_plies > 0) {
                --random_plies;
            } else {
                const auto answer = search_.think(line, limits(position), {});
                examples.push_back(example_of(position, answer.lines.front().score));
                movers.push_back(position.turn());
                if (random.below(100) < random_percent)
                    sound_from = examples.size();
                else
                    move = answer.lines.front().moves.front();
            }
            keys.push_back(rules_.key(position));
            line.push_back(rules_.play(position, move));
        }
        return examples;
    }

private:
    static constexpr std::size_t random_plies_max = 12, random_percent = 4;
    static constexpr std::size_t plies_max = 400;
    /// Up to here a short search sees to the end of most lines.
    static constexpr int few_seeds = 10;

    /// No majority ends a game for seeds.
    static Variant endless(Variant variant) {
        variant.winning = variant.seeds_total() + 1;
        return variant;
    }

    search::ThinkLimits limits(const PackedPosition<Houses>& position) {
        search::ThinkLimits limits;
        limits.depth_max = 60;
        limits.nodes_max =
            position.seeds_on_board() > few_seeds ? options_.nodes : options_.nodes / 4;
        limits.for_margin = true;
        limits.transposition_table = &memory_;
        return limits;
    }

    Example example_of(const PackedPosition<Houses>& position, int score) const {
        Example example;
        example.own = position.own & PackedPosition<Houses>::seeds;
        example.rival = position.rival & PackedPosition<Houses>::seeds;
        example.lead = static_cast<std::int8_t>(evaluate_.margin(position));
        example.searched = static_cast<std::int16_t>(score - 100 * example.lead);
        if (tables_ && position.seeds_on_board() <= options_.table_seeds) {
            example.searched =
                static_cast<std::int16_t>(100 * true_value(*tables_, rules_.unpack(position)));
            example.exact = 1;
        }
        return example;
    }

    const PackedRules<Houses> rules_;
    const Evaluation<Houses> evaluate_;
    const Tables<Houses>* tables_;
    const TrainingGameOptions options_;
    search::Search<PackedRules<Houses>, Evaluation<Houses>> search_;
    search::TranspositionTable memory_;
};

/// The examples of all games, in their order whatever the number of threads.
template <int Houses>
std::vector<Example> played_examples(const Variant& variant, const Network<Houses>& network,
                                     const TrainingGameOptions& options) {
    std::unique_ptr<const Tables<Houses>> tables;
    if (options.table_seeds > 0 && cycles_are_even(variant))
        tables = std::make_unique<const Tables<Houses>>(
            built_tables<Houses>(variant, options.table_seeds));
    std::vector<std::vector<Example>> games(static_cast<std::size_t>(options.games));
    std::atomic<int> next = 0;
    const auto work = [&] {
        TrainingGames<Houses> player(variant, network, tables.get(), options);
        for (int number = next++; number < options.games; number = next++) {
            games[static_cast<std::size_t>(number)] = player.play(number);
            if (number % 1'000 == 999)
                std::fprintf(stderr, "%s: %d games\n", std::string(variant.name).c_str(),
                             number + 1);
        }
    };
    {
        std::vector<std::jthread> threads;
        for (int k = 0; k < options.threads; ++k) threads.emplace_back(work);
    }
    std::vector<Example> examples;
    for (const auto& game : games) examples.insert(examples.end(), game.begin(), game.end());
    return examples;
}

}  // namespace posthouse::wari::tuning
