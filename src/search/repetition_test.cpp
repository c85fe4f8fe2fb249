// Roads: tokens on a map. A player who reaches the goal wins, a player who cannot move loses, and a
// repeated position is a draw. Small enough to search every line of play.

#include "search/answer.h"
#include "search/search.h"

#include "base/inplace.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace posthouse::search {
namespace {

class Roads {
public:
    struct Position {
        int place = 0;
        Side turn = Side::first;
        friend bool operator==(const Position&, const Position&) = default;
    };
    using Move = int;  // the place gone to
    using MoveList = InplaceVector<Move, 12>;

    std::vector<std::vector<int>> roads;
    int goal = -1;  // a player who comes here wins

    Position start() const { return {}; }
    Side turn(const Position& position) const { return position.turn; }
    void moves(const Position& position, auto& out) const {
        for (int place : roads[static_cast<std::size_t>(position.place)]) out.push_back(place);
    }
    Position play(const Position& position, int move) const { return {move, other(position.turn)}; }
    Key key(const Position& position) const {
        return {static_cast<std::uint64_t>(position.place), index_of(position.turn)};
    }
    Verdict verdict(const Position& position, bool can_move, const History& history) const {
        if (position.place == goal) return {true, win_of(other(position.turn)), "goal"};
        if (!can_move) return {true, win_of(other(position.turn)), "no-moves"};
        if (history.count(key(position)) >= 2) return {true, Result::draw, "repetition"};
        return {};
    }
    Position apply_verdict(const Position& position, const Verdict&) const { return position; }
    int repetitions() const { return 2; }
};
static_assert(GameRules<Roads>);

/// Prefers, wrongly, places with high numbers.
struct RoadsEvaluation {
    int operator()(const Roads::Position& position) const { return -position.place; }
};

Answer think_roads(const Roads& rules, Roads::Position position,
                   const std::vector<Roads::Position>& earlier, const ThinkLimits& limits) {
    std::vector<Roads::Position> line = earlier;
    line.push_back(position);
    const RoadsEvaluation evaluate;
    return Answer(Search<Roads, RoadsEvaluation>(rules, evaluate).think(line, limits));
}

TEST(Search, FindsAForcedWinAndTheShortest) {
    // 0 → 1 → 2 → goal 9 wins in three plies; 0 → 3 → (4 or 5) → … → goal takes five.
    Roads rules;
    rules.roads = {{1, 3}, {2}, {9}, {4, 5}, {6}, {6}, {7}, {9}, {}, {}};
    rules.goal = 9;
    const auto found = think_roads(rules, {}, {}, to_depth(10));
    EXPECT_EQ(found.line, (std::vector<int>{1, 2, 9}));
    EXPECT_EQ(found.score, win_score - 3 * ply_score);
    EXPECT_EQ(found.depth, 3);
}

TEST(Search, PutsOffAForcedLossAsLongAsItCan) {
    // 0 → 1 → goal loses at once; 0 → 2 → 3 → 4 → goal loses later. Even with a score tolerance.
    Roads rules;
    rules.roads = {{1, 2}, {9}, {3}, {4}, {9}, {}, {}, {}, {}, {}};
    rules.goal = 9;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        ThinkLimits limits = to_depth(10);
        limits.score_tolerance = 1000;
        limits.seed = seed;
        const auto found = think_roads(rules, {}, {}, limits);
        EXPECT_EQ(found.line, (std::vector<int>{2, 3, 4, 9}));
        EXPECT_EQ(found.score, -(win_score - 4 * ply_score));
    }
}

TEST(Search, SavesALostGameByRepetition) {
    // First may go to 1, from where Second reaches the goal, or to 2, where Second can only go to
    // 3, from which First may return to 0.
    Roads rules;
    rules.roads = {{1, 2}, {9}, {3}, {4, 5}, {0}, {9, 6}, {}, {}, {}, {}};
    rules.goal = 9;
    // 0 2 3 4 0: a draw; 0 2 3 5 9: lost.
    const auto found = think_roads(rules, {}, {}, to_depth(12));
    EXPECT_EQ(found.line.front(), 2);
    EXPECT_EQ(found.score, 0);
}

TEST(Search, KnowsWhichPositionsHaveOccurredInTheGame) {
    // From 3, going to 4 looks better and wins at the goal by way of 7. But if the game has already
    // visited 7 with the same player to move, it is only a draw.
    Roads rules;
    rules.roads = {{3}, {}, {}, {4, 5}, {7}, {6}, {8}, {9}, {9}, {}};
    rules.goal = 9;
    // 3 → 4 → 7 → 9: First arrives at the goal. 3 → 5 → 6 → 8 → 9: Second does.
    const Roads::Position at{3, Side::first};
    EXPECT_EQ(think_roads(rules, at, {}, to_depth(8)).score, win_score - 3 * ply_score);
    const std::vector<Roads::Position> earlier{{7, Side::first}};
    EXPECT_EQ(think_roads(rules, at, earlier, to_depth(8)).score, 0);
}

/// Searches every line of play to its end or to the depth: the true score.
int exhaustive(const Roads& rules, const Roads::Position& position, std::vector<Key>& earlier,
               int depth, int ply) {
    Roads::MoveList moves;
    rules.moves(position, moves);
    const Verdict verdict = rules.verdict(position, moves.size() > 0, History{earlier});
    if (verdict.over) {
        if (verdict.result == Result::draw) return 0;
        return score_of({verdict.result == win_of(position.turn), ply, 0});
    }
    if (depth == 0) return 0;
    int best = -2 * win_score;
    earlier.push_back(rules.key(position));
    for (int place : moves)
        best = std::max(
            best, -exhaustive(rules, rules.play(position, place), earlier, depth - 1, ply + 1));
    earlier.pop_back();
    return best;
}

struct Indifferent {
    int operator()(const Roads::Position&) const { return 0; }
};

TEST(Search, CallsWonOrLostOnlyWhatIsSoAfterTheMovesPlayed) {
    // Small maps with many cycles, so that a place is reached on many ways, some of which make its
    // neighbors repetitions. One table serves all games on a map, as it does in a match.
    std::mt19937 random(8);
    constexpr int places = 10, depth = 12;
    int won_or_lost = 0;
    for (int map = 0; map < 80; ++map) {
        Roads rules;
        rules.goal = places - 1;
        for (int place = 0; place < places; ++place) {
            std::vector<int> roads;
            for (int other = 0; other < places - 1; ++other)
                if (other != place && random() % 3 == 0) roads.push_back(other);
            if (roads.empty()) roads.push_back((place + 1) % (places - 1));
            if (random() % 6 == 0) roads.push_back(rules.goal);
            rules.roads.push_back(roads);
        }
        TranspositionTable table(1 << 16);
        for (int game = 0; game < 40; ++game) {
            // A few random moves, then the search.
            std::vector<Roads::Position> line{{static_cast<int>(random() % places), Side::first}};
            std::vector<Key> earlier;
            const auto over = [&] {
                Roads::MoveList moves;
                rules.moves(line.back(), moves);
                return rules.verdict(line.back(), moves.size() > 0, History{earlier}).over;
            };
            for (int ply = static_cast<int>(random() % 9); ply > 0 && !over(); --ply) {
                const auto& roads = rules.roads[static_cast<std::size_t>(line.back().place)];
                earlier.push_back(rules.key(line.back()));
                line.push_back(rules.play(line.back(), roads[random() % roads.size()]));
            }
            if (over()) continue;
            ThinkLimits limits = to_depth(depth);
            limits.transposition_table = &table;
            limits.nodes_max = 1'000'000;
            const Indifferent evaluate;
            const Answer found(Search<Roads, Indifferent>(rules, evaluate).think(line, limits));
            const int truth = exhaustive(rules, line.back(), earlier, depth, 0);
            // Every win within the depth is found, and nothing else is called one. A single legal
            // move is played without a search.
            if (found.depth < depth && !is_decided(found.score)) continue;
            ASSERT_EQ(is_decided(found.score), is_decided(truth))
                << "map " << map << " game " << game << ": " << found.score << ", " << truth;
            if (is_decided(truth)) {
                ASSERT_EQ(found.score > 0, truth > 0) << "map " << map << " game " << game;
            }
            won_or_lost += is_decided(truth);
        }
    }
    EXPECT_GT(won_or_lost, 200);
}

/// A ring of two hundred places with shortcuts and without a goal: a search never finishes.
Roads endless() {
    Roads rules;
    for (int place = 0; place < 200; ++place)
        rules.roads.push_back({(place + 1) % 200, (place + 7) % 200, (place + 30) % 200});
    return rules;
}

TEST(Search, StopsWhenToldAndAnswersWithWhatItHas) {
    ThinkLimits limits = to_depth(63);
    limits.nodes_max = 1'000'000'000;
    int asked = 0;
    limits.stop = [&] { return ++asked == 5; };
    const auto found = think_roads(endless(), {}, {}, limits);
    EXPECT_EQ(asked, 5);
    EXPECT_LE(found.nodes, 5u * 4096u);
    EXPECT_GE(found.depth, 1);
    ASSERT_FALSE(found.line.empty());
}

TEST(Search, ReportsProgressWhileItThinksAndNotOnlyAtTheEnd) {
    ThinkLimits limits = to_depth(63);
    limits.nodes_max = 60'000;
    int asked = 0;
    int told_before_the_end = 0;
    limits.stop = [&] { return ++asked, false; };
    limits.on_root_move = [&](int weighed, int) {
        told_before_the_end = asked < 56 ? weighed : told_before_the_end;
    };
    const auto found = think_roads(endless(), {}, {}, limits);
    EXPECT_EQ(found.nodes, 60'000u);
    EXPECT_EQ(told_before_the_end, 2);
}

}  // namespace
}  // namespace posthouse::search
