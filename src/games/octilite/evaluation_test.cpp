// The evaluation is symmetric between sides and between left and right, equals the sum of its
// terms, and detects a base that can be reached in one move.
#include "games/octilite/evaluation.h"

#include "games/octilite/notation.h"
#include "games/octilite/weights.h"

#include <gtest/gtest.h>

#include <numeric>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::octilite {
namespace {

constexpr OctiLite rules;

const WeightTables& tables() {
    static const WeightTables made(learned_weights);
    return made;
}

const Network& network() {
    static const Network made(network_file());
    return made;
}

BitboardPosition read(std::string_view text) {
    const auto at = Notation().read(rules, text);
    EXPECT_TRUE(at) << text;
    return packed(*at);
}

/// Unfinished positions of random games.
std::vector<Position> some_positions(int games) {
    std::mt19937 random(31);
    std::vector<Position> positions;
    for (int game = 0; game < games; ++game) {
        Position at = rules.start();
        for (int ply = 0; ply < 60; ++ply) {
            std::vector<Move> moves;
            rules.moves(at, moves);
            if (rules.verdict(at, !moves.empty(), {}).over) break;
            positions.push_back(at);
            at = rules.play(at, moves[random() % moves.size()]);
        }
    }
    return positions;
}

void sort_pods(Position& position) {
    for (Pods& pods : position.pods) std::sort(pods.begin(), pods.end());
}

/// The same position with the players exchanged.
Position turned_round(const Position& position) {
    Position round{{position.pods[1], position.pods[0]},
                   {position.supply[1], position.supply[0]},
                   other(position.turn)};
    for (Pods& pods : round.pods)
        for (Pod& pod : pods)
            if (pod.square != nowhere) pod = {turned(pod.square), turned_prongs(pod.prongs)};
    sort_pods(round);
    return round;
}

/// The same position with left and right exchanged.
Position mirror_image(const Position& position) {
    Position mirror = position;
    for (Pods& pods : mirror.pods)
        for (Pod& pod : pods)
            if (pod.square != nowhere) pod = {mirrored(pod.square), mirrored_prongs(pod.prongs)};
    sort_pods(mirror);
    return mirror;
}

TEST(OctiLiteEvaluation, IsTheSameForBothPlayersAndMirrored) {
    const Evaluation evaluate(tables(), network());
    for (const Position& at : some_positions(100)) {
        const int worth = evaluate(packed(at));
        ASSERT_EQ(evaluate(packed(turned_round(at))), worth) << Notation().write(rules, at).view();
        ASSERT_EQ(evaluate(packed(mirror_image(at))), worth) << Notation().write(rules, at).view();
    }
}

TEST(OctiLiteEvaluation, IsTheSumOfTheWeightsOfItsTerms) {
    Weights counting{};
    std::iota(counting.begin(), counting.end(), std::int16_t{1});
    const WeightTables counting_tables(counting);
    const Network none;
    const Evaluation evaluate(counting_tables, none);
    const TurnsToBase turns = journeys();
    int compared = 0;
    for (const Position& plain : some_positions(100)) {
        const BitboardPosition at = packed(plain);
        const std::size_t own = index_of(at.turn);
        const MobilityPair seen = mobility_pair(at);
        if (seen.own.goals != 0 || evaluate(at) == Evaluation::loss_in_two_score) continue;
        int sum = 0;
        std::array<int, 2> shortest{255, 255};
        for (std::size_t side = 0; side < 2; ++side) {
            const Position as_first = side == 0 ? plain : turned_round(plain);
            for (const Pod& pod : as_first.pods[0]) {
                if (pod.square == nowhere) break;
                const int journey = turns[pod.square][pod.prongs];
                shortest[side] = std::min(shortest[side], journey);
                add_pod_terms(pod.square, pod.prongs, journey,
                              [&](int term) { sum += side == own ? term + 1 : -(term + 1); });
            }
        }
        add_whole_terms(at, seen.own, seen.enemy, shortest[own], shortest[1 - own],
                        [&](int term, int times) { sum += times * (term + 1); });
        ASSERT_EQ(evaluate(at), sum) << Notation().write(rules, plain).view();
        ++compared;
    }
    EXPECT_GT(compared, 1000);
}

TEST(OctiLiteEvaluation, EveryTermBelongsToOneGroup) {
    int next = 0;
    for (const TermGroup& group : term_groups) {
        EXPECT_EQ(group.first, next) << group.name;
        next += group.count;
    }
    EXPECT_EQ(next, octilite::term::count);
}

TEST(OctiLiteEvaluation, DetectsABaseInReachOfAStepAJumpOrAChain) {
    const Evaluation evaluate(tables(), network());
    for (std::string_view text : {"35a,11/67 11 12 O", "34a,11/35,67 11 12 O",
                                  "32a,11/33,35,67 11 12 O", "11/53e,67 11 12 X"}) {
        EXPECT_EQ(evaluate(read(text)), Evaluation::win_in_one_score) << text;
    }
    EXPECT_LT(evaluate(read("34a,11/67 11 12 O")), Evaluation::win_in_one_score);
    // The square behind is not free.
    EXPECT_LT(evaluate(read("34a,11/35,36 11 12 O")), Evaluation::win_in_one_score);
}

/// By the reference rules: whether some move lands on a base.
bool can_land(const Position& position) {
    std::vector<Move> moves;
    rules.moves(position, moves);
    if (rules.verdict(position, !moves.empty(), {}).over) return false;
    return std::ranges::any_of(moves, [&](const Move& move) {
        const Verdict verdict = rules.verdict(rules.play(position, move), true, {});
        return verdict.over && verdict.reason == "base";
    });
}

TEST(OctiLiteEvaluation, DetectsDangerAndWhenNothingSaves) {
    const Evaluation evaluate(tables(), network());
    int losses = 0, dangers = 0;
    for (const Position& at : some_positions(300)) {
        const std::string text(Notation().write(rules, at).view());
        std::vector<Move> moves;
        rules.moves(at, moves);
        Position turned = at;
        turned.turn = other(at.turn);
        const bool wins = can_land(at), threatened = can_land(turned);
        const bool saved = std::ranges::any_of(
            moves, [&](const Move& move) { return !can_land(rules.play(at, move)); });
        EXPECT_EQ(evaluate.can_win_at_once(packed(at)), wins) << text;
        EXPECT_EQ(evaluate.in_danger(packed(at)), threatened && !wins) << text;
        const bool lost = threatened && !wins && !saved;
        EXPECT_EQ(evaluate(packed(at)) == Evaluation::loss_in_two_score, lost) << text;
        dangers += threatened && !wins;
        losses += lost;
    }
    EXPECT_GT(dangers, 20);
    EXPECT_GT(losses, 3);
}

TEST(OctiLiteEvaluation, CountsTheTurnsThatAPodNeedsToABase) {
    const TurnsToBase turns = journeys();
    EXPECT_EQ(turns[035][1], 1);    // a step
    EXPECT_EQ(turns[035][0], 2);    // a prong and a step
    EXPECT_EQ(turns[022][0], 5);    // a prong and four steps
    EXPECT_EQ(turns[022][1], 4);    // four steps
    EXPECT_EQ(turns[022][2], 5);    // 33, 44, 55, then another prong: 66 is no base
    EXPECT_EQ(turns[037][0], 2);    // from behind
    EXPECT_EQ(turns[011][255], 5);  // five rows
}

TEST(OctiLiteEvaluation, PromisesMostForAMoveThatLandsOnABase) {
    const Evaluation evaluate(tables(), network());
    const BitboardPosition at = read("35ab,11/34,67 10 12 O");
    SmallMoveList moves;
    BitboardRules().moves(at, moves);
    for (const Move& move : moves) {
        const BitboardPosition next = BitboardRules().play(at, move);
        EXPECT_EQ(evaluate.promise(at, move) == Evaluation::arrived,
                  (next.pods[0] & bases[1]) != 0);
    }
}

}  // namespace
}  // namespace posthouse::octilite
