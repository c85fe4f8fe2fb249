// Confirms wins in hand-made positions and those that the search announces in its own games, and
// refutes false ones.
#include "games/octilite/win_verifier.h"

#include "base/sanitizer_build.h"
#include "games/octilite/notation.h"
#include "games/octilite/octilite_engine.h"
#include "search/score.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string_view>
#include <vector>

namespace posthouse::octilite {
namespace {

constexpr int games = sanitizer_build ? 4 : 15;

constexpr OctiLite rules;

Position read(std::string_view text) {
    const auto at = Notation().read(rules, text);
    EXPECT_TRUE(at) << text;
    return *at;
}

Move move_of(const Position& position, std::string_view text) {
    std::vector<Move> moves;
    rules.moves(position, moves);
    for (const Move& move : moves)
        if (Notation().write(rules, move).view() == text) return move;
    ADD_FAILURE() << text << " is not legal";
    return {};
}

WinVerdict check(std::string_view text, Side winner, int plies,
                 const std::vector<std::string_view>& expected = {}) {
    const Position at = read(text);
    std::vector<Move> moves;
    Position next = at;
    for (std::string_view move : expected) {
        moves.push_back(move_of(next, move));
        next = rules.play(next, moves.back());
    }
    return WinVerifier().check({&at, 1}, winner, plies, moves);
}

TEST(WinVerifier, ConfirmsABaseInReach) {
    EXPECT_EQ(check("35a,11/67 11 12 O", Side::first, 1), WinVerdict::confirmed);
    EXPECT_EQ(check("35a,11/67 11 12 O", Side::first, 1, {"35-36"}), WinVerdict::confirmed);
}

TEST(WinVerifier, RefutesAWinAnnouncedTooSoon) {
    EXPECT_EQ(check("34a,11/67 11 12 O", Side::first, 1), WinVerdict::refuted);
    EXPECT_EQ(check("34a,11/67 11 12 O", Side::first, 2), WinVerdict::refuted);
    EXPECT_EQ(check("34a,11/67 11 12 O", Side::first, 3), WinVerdict::confirmed);
}

TEST(WinVerifier, RefutesAWinForTheWrongPlayer) {
    EXPECT_EQ(check("35a,11/67 11 12 O", Side::second, 2), WinVerdict::refuted);
    EXPECT_EQ(check("34a,11/67 11 12 X", Side::first, 4), WinVerdict::confirmed);
    EXPECT_EQ(check("34a,11/67 11 12 X", Side::second, 3), WinVerdict::refuted);
}

TEST(WinVerifier, ConsidersEveryDefense) {
    // White's pod would arrive in two turns, but Black captures it on the way.
    EXPECT_EQ(check("34a,11/44g,67 11 11 O", Side::first, 3), WinVerdict::confirmed);
    EXPECT_EQ(check("34a,11/25c,67 11 11 O", Side::first, 3), WinVerdict::refuted);
}

TEST(WinVerifier, RefutesALineThatIsIllegalOrDoesNotWin) {
    const Position at = read("34a,11/67 11 12 O");
    const std::vector<Move> elsewhere{Move::step(034, Direction::b)};
    EXPECT_EQ(WinVerifier().check({&at, 1}, Side::first, 3, elsewhere), WinVerdict::refuted);
    EXPECT_EQ(check("34a,11/67 11 12 O", Side::first, 3, {"34-35", "67+a", "11+a"}),
              WinVerdict::refuted);
}

TEST(WinVerifier, DoesNotUseAPositionThatHasOccurredTwice) {
    // The only way to win leads through a position that has occurred twice.
    const Position at = read("34a/67a 0 22 O");
    const Position next = rules.play(at, move_of(at, "34-35"));
    const std::vector<Position> once{next, at}, twice{next, next, at};
    EXPECT_EQ(WinVerifier().check(once, Side::first, 3), WinVerdict::confirmed);
    EXPECT_EQ(WinVerifier().check(twice, Side::first, 3), WinVerdict::refuted);
}

TEST(WinVerifier, SaysSoIfAProofWouldBeTooLarge) {
    const Position at = rules.start();
    EXPECT_EQ(WinVerifier(1000).check({&at, 1}, Side::first, 9), WinVerdict::too_large);
    EXPECT_EQ(WinVerifier().check({&at, 1}, Side::first, 3), WinVerdict::refuted);
}

/// Games of the engine against itself from random openings: each win that it announces is true.
TEST(WinVerifier, ConfirmsWhatTheSearchAnnouncesInItsGames) {
    const search::Engine<OctiLite> engine = octilite_engine(InstructionSet::baseline).make();
    std::mt19937 random(21);
    search::ThinkLimits limits;
    limits.depth_max = 40;
    limits.nodes_max = 4'000;
    int confirmed = 0, false_ones = 0;
    for (int game = 0; game < games; ++game) {
        std::vector<Position> line{rules.start()};
        for (int ply = 0; ply < 80; ++ply) {
            std::vector<Move> moves;
            rules.moves(line.back(), moves);
            if (rules.verdict(line.back(), !moves.empty(), {}).over) break;
            Move move = moves[random() % moves.size()];
            if (ply >= 6) {
                const auto found = engine.think(line, limits, {});
                const auto& best = found.lines.front();
                move = best.moves.front();
                if (const auto end = search::decided(best.score); end && end->plies <= 7) {
                    const Side mover = line.back().turn;
                    const Side winner = end->won ? mover : other(mover);
                    const auto suggest = [&](const Position& position) -> std::optional<Move> {
                        return engine.think({&position, 1}, limits, {}).lines.front().moves.front();
                    };
                    WinVerifier checker(2'000'000, suggest);
                    ASSERT_EQ(checker.check(line, winner, end->plies, best.moves),
                              WinVerdict::confirmed)
                        << Notation().write(rules, line.back()).view() << ' ' << best.score << ' '
                        << checker.positions();
                    ++confirmed;
                    EXPECT_NE(checker.check(line, other(winner), end->plies),
                              WinVerdict::confirmed);
                    ++false_ones;
                }
            }
            line.push_back(rules.play(line.back(), move));
        }
    }
    EXPECT_GE(confirmed, games);
    EXPECT_EQ(confirmed, false_ones);
}

}  // namespace
}  // namespace posthouse::octilite
