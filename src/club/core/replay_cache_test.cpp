#include "club/core/replay_cache.h"
#include "club/commands/test_club.h"
#include "club/matches/loaded_match.h"
#include "club/matches/match_tables.h"

#include <gtest/gtest.h>
#include <random>

namespace posthouse::club {
namespace {

void expect_same(const games::GameState& got, const games::GameState& wanted) {
    EXPECT_EQ(got.position, wanted.position);
    EXPECT_EQ(got.to_move, wanted.to_move);
    EXPECT_EQ(got.plies, wanted.plies);
    EXPECT_EQ(got.verdict, wanted.verdict);
    ASSERT_EQ(got.legal.size(), wanted.legal.size());
    for (std::size_t i = 0; i < got.legal.size(); ++i) {
        EXPECT_EQ(got.legal[i].text, wanted.legal[i].text);
        EXPECT_EQ(got.legal[i].shown, wanted.legal[i].shown);
    }
}

void expect_same(const games::MoveDetails& got, const games::MoveDetails& wanted) {
    EXPECT_EQ(got.side, wanted.side);
    EXPECT_EQ(got.move.text, wanted.move.text);
    EXPECT_EQ(got.move.shown, wanted.move.shown);
    EXPECT_EQ(got.description, wanted.description);
    EXPECT_EQ(got.path, wanted.path);
    EXPECT_EQ(got.captured, wanted.captured);
    EXPECT_EQ(got.position, wanted.position);
}

/// Plays a game with mistakes; after each move the line must equal a new replay.
void check_game(const games::Game& game, std::string from, unsigned seed) {
    std::mt19937 random(seed);
    games::GameRecord record{std::move(from), {}};
    auto line = game.line(record);
    ASSERT_TRUE(line) << game.name;
    for (int i = 0; i < 150 && !testing::Test::HasFailure(); ++i) {
        const auto view = game.state(record);
        ASSERT_TRUE(view) << game.name << ": " << view.error().refusal.sentence.view();
        SCOPED_TRACE(std::string(game.name) + ", seed " + std::to_string(seed) + ", ply " +
                     std::to_string(record.moves.size()));
        const bool wrong = view->verdict.over || random() % 10 == 0;
        record.moves.push_back(wrong ? "no such move"
                                     : view->legal[random() % view->legal.size()].text);
        const auto got = game.play(*line, record.moves.back());
        const auto wanted = game.replay(record, 0);
        ASSERT_EQ(bool(got), bool(wanted));
        if (got) {
            expect_same(got->view, wanted->view);
            expect_same(got->step, wanted->steps.back());
        } else {
            EXPECT_EQ(got.error().sentence, wanted.error().refusal.sentence);
            record.moves.pop_back();
            if (view->verdict.over) return;
            if (random() % 2 == 0) line = game.line(record);  // from the middle of a game
        }
    }
}

TEST(GameLine, EqualsAReplayFromTheBeginningAfterMovesAndRefusals) {
    for (const games::Game& game : games::all_games())
        for (unsigned seed = 1; seed <= 20; ++seed)
            for (const std::string& from : {std::string(), game.opening_of_second})
                check_game(game, from, seed);
}

ReplayCache::Entry entry_after(std::vector<std::string> moves) {
    std::vector<PlayedMove> played;
    for (const std::string& move : moves)
        played.push_back({static_cast<int>(played.size()), move, "", {}});
    return {PackedMoves(played), *games::find_game("wari")->line({"", std::move(moves)})};
}

TEST(ReplayCache, GivesAnEntryOnceAndOnlyForTheMovesOfItsStamp) {
    ReplayCache cache;
    cache.put(MatchId{1}, 5, entry_after({"b", "d"}));
    EXPECT_FALSE(cache.take(MatchId{2}, 5));
    const auto kept = cache.take(MatchId{1}, 5);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->moves.plies(), 2U);
    EXPECT_FALSE(cache.take(MatchId{1}, 5));
    cache.put(MatchId{1}, 5, entry_after({"b"}));
    EXPECT_FALSE(cache.take(MatchId{1}, 6)) << "other moves";
    cache.put(MatchId{1}, 0, entry_after({"b"}));
    EXPECT_FALSE(cache.take(MatchId{1}, 0)) << "of unknown moves nothing is kept";
}

TEST(ReplayCache, AMoveThatWasRolledBackLeavesNothing) {
    TestClub club;
    for (const char* name : {"ann", "bob"})
        ASSERT_TRUE(club.say("", std::string("signup ") + name + " longenough").accepted);
    ASSERT_TRUE(club.say("ann", "wari challenge ann bob --first=ann").accepted);
    const auto expect_stored = [&](const Response& reply) {
        ASSERT_TRUE(reply.accepted && reply.snapshot) << reply.text;
        club.store.read([&](const StoreReader& reader) {
            const auto stored = load_match(reader, club.match("wari", 1));
            expect_same(reply.snapshot->view, stored.view);
        });
    };
    expect_stored(club.say("ann", "wari move 1 b"));
    club.failing = true;
    EXPECT_ANY_THROW(club.say("bob", "wari move 1 d"));
    club.failing = false;
    expect_stored(club.say("bob", "wari move 1 c"));
    expect_stored(club.say("ann", "wari move 1 f"));
    EXPECT_TRUE(club.say("ann", "wari move 1 undo").accepted);
    EXPECT_TRUE(club.say("bob", "wari move 1 accept").accepted);
    expect_stored(club.say("ann", "wari move 1 a"));
    // Somebody else changes the store, as another server would.
    const Match match = club.match("wari", 1);
    transact(club.store, [&](UnitOfWork& unit) {
        remove_moves_from(unit, match.id, 1);
        ASSERT_TRUE(append_move(unit, match.id, {1, "e", "", club.now}));
        ASSERT_TRUE(append_move(unit, match.id, {2, "f", "", club.now}));
    });
    expect_stored(club.say("bob", "wari move 1 d"));
}

}  // namespace
}  // namespace posthouse::club
