#include "games/octilite/tuning/players.h"

#include "games/octilite/evaluation.h"
#include "games/octilite/tuning/output.h"
#include "games/octilite/weights.h"
#include "search/search.h"

#include <cstdio>
#include <memory>

namespace posthouse::octilite::tuning {
namespace {

constexpr BitboardRules rules;
constexpr int plies_most = 200;  // longer games count as drawn

std::vector<Key> keys_of(std::span<const BitboardPosition> line) {
    std::vector<Key> keys;
    for (const BitboardPosition& at : line) keys.push_back(rules.key(at));
    return keys;
}

BitboardPosition after_random_move(const BitboardPosition& position, std::mt19937_64& random) {
    SmallMoveList moves;
    rules.moves(position, moves);
    return rules.play(position, moves[random() % moves.size()]);
}

}  // namespace

Verdict verdict_of(std::span<const BitboardPosition> line) {
    const std::vector<Key> earlier = keys_of(line.first(line.size() - 1));
    return rules.verdict(line.back(), rules.count(line.back()) > 0, History{earlier});
}

Player player_named(const std::string& name) {
    if (name == "hand-made")
        return [](std::span<const BitboardPosition> line, const search::ThinkLimits& limits) {
            const BaselineEvaluation evaluate;
            return search::Search<BitboardRules, BaselineEvaluation>(rules, evaluate)
                .think(line, limits);
        };
    const bool is_network = name.ends_with(".net");
    const bool is_header = !is_network && name != "built-in" && name != "linear";
    const auto tables =
        std::make_shared<const WeightTables>(is_header ? read_weights(name) : learned_weights);
    const auto network = is_network           ? std::make_shared<const Network>(read_network(name))
                         : name == "built-in" ? std::make_shared<const Network>(network_file())
                                              : std::make_shared<const Network>();
    return [tables, network](std::span<const BitboardPosition> line,
                             const search::ThinkLimits& limits) {
        const Evaluation evaluate(*tables, *network);
        return search::Search<BitboardRules, Evaluation>(rules, evaluate).think(line, limits);
    };
}

std::vector<Sample> self_play(const Player& player, int games, std::uint64_t nodes,
                              std::uint64_t seed) {
    std::mt19937_64 random(seed);
    std::vector<Sample> samples;
    search::ThinkLimits limits;
    limits.depth_max = search::search_depth_max;
    limits.nodes_max = nodes;
    for (int game = 0; game < games; ++game) {
        print_progress("games", game, games);
        std::vector<BitboardPosition> line = some_opening(random, static_cast<int>(random() % 9));
        const std::size_t first_sample = samples.size();
        double first_wins = 0.5;
        int stray = random() % 2 ? static_cast<int>(random() % 24) : plies_most;
        for (;;) {
            const Verdict verdict = verdict_of(line);
            if (verdict.over || line.size() > plies_most) {
                if (verdict.over && verdict.result != Result::draw)
                    first_wins = verdict.result == Result::first;
                break;
            }
            if (stray-- == 0) {
                // A random blunder: earlier positions then say nothing about the result.
                line.push_back(after_random_move(line.back(), random));
                samples.resize(first_sample);
                continue;
            }
            limits.score_tolerance = line.size() < 12 ? 15 : 0;
            limits.seed = random();
            const search::SearchResult<Move> found = player(line, limits);
            const auto& best = found.lines[static_cast<std::size_t>(found.chosen)];
            samples.push_back({line.back(), 0.5F, best.score});
            if (const auto end = search::decided(best.score)) {
                first_wins = end->won == (line.back().turn == Side::first);
                break;
            }
            line.push_back(rules.play(line.back(), best.moves.front()));
        }
        for (std::size_t i = first_sample; i < samples.size(); ++i)
            samples[i].result =
                static_cast<float>(samples[i].at.turn == Side::first ? first_wins : 1 - first_wins);
    }
    print_progress("games", games, games);
    return samples;
}

std::vector<BitboardPosition> some_opening(std::mt19937_64& random, int plies) {
    for (;;) {
        std::vector<BitboardPosition> line{rules.start()};
        while (static_cast<int>(line.size()) <= plies && !verdict_of(line).over)
            line.push_back(after_random_move(line.back(), random));
        if (!verdict_of(line).over && mobility_pair(line.back()).own.goals == 0) return line;
    }
}

double play_out(std::vector<BitboardPosition> line, const Player& first, const Player& second,
                std::uint64_t nodes) {
    search::ThinkLimits limits;
    limits.depth_max = search::search_depth_max;
    limits.nodes_max = nodes;
    while (line.size() <= plies_most) {
        const Verdict verdict = verdict_of(line);
        if (verdict.over)
            return verdict.result == Result::draw ? 0.5 : verdict.result == Result::first ? 1 : 0;
        const Player& player = line.back().turn == Side::first ? first : second;
        const search::SearchResult<Move> found = player(line, limits);
        line.push_back(rules.play(line.back(), found.lines.front().moves.front()));
    }
    return 0.5;
}

void print_progress(const char* what, int done, int of) {
    if (done % 64 == 0 || done == of)
        std::fprintf(stderr, "\r%s: %d of %d%s", what, done, of, done == of ? "\n" : "");
}

}  // namespace posthouse::octilite::tuning
