#include "club/replay_cache.h"
#include "club/loaded_match.h"
#include "club/test_club.h"

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

void expect_same(const Expected<games::ReplayedGame, games::InvalidRecord>& got,
                 const Expected<games::ReplayedGame, games::InvalidRecord>& wanted) {
    ASSERT_EQ(bool(got), bool(wanted));
    if (!got) {
        EXPECT_EQ(got.error().refusal.sentence, wanted.error().refusal.sentence);
        EXPECT_EQ(got.error().at, wanted.error().at);
        return;
    }
    expect_same(got->view, wanted->view);
    ASSERT_EQ(got->steps.size(), wanted->steps.size());
    for (std::size_t i = 0; i < got->steps.size(); ++i)
        expect_same(got->steps[i], wanted->steps[i]);
}

/// Plays a game with mistakes and take-backs; each time the kept line must equal a new replay.
void check_game(const games::Game& game, std::string from, unsigned seed) {
    std::mt19937 random(seed);
    ReplayCache lines;
    const MatchId match{1};
    games::GameRecord record{std::move(from), {}};
    for (int i = 0; i < 150 && !testing::Test::HasFailure(); ++i) {
        const auto view = game.state(record);
        ASSERT_TRUE(view) << game.name << ": " << view.error().refusal.sentence.view();
        const std::size_t before = record.moves.size();
        const auto what = random() % 10;
        if (what == 0 || view->verdict.over) {
            record.moves.resize(before - std::min<std::size_t>(before, 1 + random() % 3));
        } else if (what == 1) {
            record.moves.emplace_back("no such move");
        } else if (what == 2 && before > 0) {
            record.moves.back() += " " + record.moves.back();  // one move that reads like two
        } else {
            record.moves.push_back(view->legal[random() % view->legal.size()].text);
        }
        SCOPED_TRACE(std::string(game.name) + ", seed " + std::to_string(seed) + ", ply " +
                     std::to_string(before));
        for (const std::size_t details_from : {before, std::size_t{0}})
            expect_same(lines.replay(game, match, record, details_from),
                        game.replay(record, details_from));
        if (!game.state(record)) record.moves.pop_back();
    }
}

TEST(ReplayCache, EqualAReplayFromTheBeginningAfterMovesRefusalsAndTakeBacks) {
    for (const games::Game& game : games::all_games())
        for (unsigned seed = 1; seed <= 20; ++seed)
            for (const std::string& from : {std::string(), game.opening_of_second})
                check_game(game, from, seed);
}

TEST(ReplayCache, OfOneMatchAreNotThoseOfAnother) {
    const games::Game& game = *games::find_game("wari");
    ReplayCache lines;
    for (const char* second : {"d", "c", "f"})
        for (const int match : {1, 2}) {
            const games::GameRecord record{"", {match == 1 ? "b" : "e", second}};
            expect_same(lines.replay(game, MatchId{match}, record, 0), game.replay(record, 0));
        }
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
        unit.remove_moves_from(match.id, 1);
        ASSERT_TRUE(unit.append_move(match.id, {1, "e", "", club.now}));
        ASSERT_TRUE(unit.append_move(match.id, {2, "f", "", club.now}));
    });
    expect_stored(club.say("bob", "wari move 1 d"));
}

}  // namespace
}  // namespace posthouse::club
