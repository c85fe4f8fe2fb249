#include "club/opening_explorer.h"

#include "club/test_club.h"

#include <gmock/gmock.h>

#include <array>
#include <map>

namespace posthouse::club {
namespace {

using testing::ElementsAre;

class OpeningExplorerTest : public testing::Test {
protected:
    OpeningExplorerTest() {
        for (const char* name : {"ann", "bob"}) house_.join(name);
    }

    /// A match with these moves, resigned by `loser` if given.
    MatchId play(std::string_view game, const std::vector<std::string>& moves,
                 std::string loser = "bob", const std::string& start = "") {
        const std::string name(game);
        const std::string from = start.empty() ? "" : " --start=\"" + start + "\"";
        const Response begun = house_.say("ann", name + " challenge ann bob --first=ann" + from);
        EXPECT_TRUE(begun.accepted) << begun.text;
        const Match match = house_.match(name, ++boards_[name]);
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const bool second = (match.to_move == Side::second) != (i % 2 == 1);
            const Response moved =
                house_.say(second ? "bob" : "ann",
                           name + " move " + std::to_string(match.board) + ' ' + moves[i]);
            EXPECT_TRUE(moved.accepted) << moved.text;
        }
        if (loser.empty()) return match.id;
        const Response resigned =
            house_.say(loser, name + " resign " + std::to_string(match.board));
        EXPECT_TRUE(resigned.accepted) << resigned.text;
        return match.id;
    }

    /// "c 2: 1 0 1": the moves of a position, their number, and the results of those games.
    std::vector<std::string> told(std::string_view game, const games::GameRecord& record) {
        std::vector<std::string> lines;
        house_.store.read([&](const StoreReader& reader) {
            const auto known = explorer_.query(reader, *games::find_game(game), record, house_.now);
            ASSERT_TRUE(known);
            for (const auto& [move, of] : known->moves)
                lines.push_back(move.text + ' ' + std::to_string(of.games()) + ": " +
                                std::to_string(of.first) + ' ' + std::to_string(of.second) + ' ' +
                                std::to_string(of.draws));
        });
        return lines;
    }

    TestClub house_;
    OpeningExplorer explorer_;
    std::map<std::string, int> boards_;
};

TEST_F(OpeningExplorerTest, CountsTheMovesOfFinishedMatchesAndHowTheyEnded) {
    play("oware", {"c", "d"}, "bob");
    play("oware", {"c", "e"}, "ann");
    play("oware", {"d", "d"}, "bob");
    EXPECT_THAT(told("oware", {}), ElementsAre("c 2: 1 1 0", "d 1: 1 0 0"));
    EXPECT_THAT(told("oware", {"", {"c"}}), ElementsAre("d 1: 1 0 0", "e 1: 0 1 0"));
    EXPECT_THAT(told("oware", {"", {"c", "d"}}), ElementsAre());
    EXPECT_THAT(told("wari", {}), ElementsAre()) << "the same houses, another game";
}

TEST_F(OpeningExplorerTest, RunningAndDeclinedMatchesDoNotCount) {
    play("oware", {"c", "d"}, "");
    play("oware", {}, "bob");
    EXPECT_THAT(told("oware", {}), ElementsAre());
}

TEST_F(OpeningExplorerTest, PositionsReachedInDifferentWaysAreOne) {
    play("octilite", {"22+a", "26+e", "32+a", "36+e", "42+a", "46+e"});
    play("octilite", {"32+a", "36+e", "22+a", "26+e", "52+a", "56+e"});
    EXPECT_THAT(told("octilite", {"", {"22+a", "36+e", "32+a", "26+e"}}),
                ElementsAre("42+a 1: 1 0 0", "52+a 1: 1 0 0"));
    const std::string start = "4,4,4,4,4,4/4,4,4,4,4,4 0 0 S";
    play("oware", {"c", "d"}, "bob", start);
    house_.now += std::chrono::minutes(11);
    EXPECT_THAT(told("oware", {}), ElementsAre("c 1: 1 0 0")) << "set up or not";
}

TEST_F(OpeningExplorerTest, MatchesThatEndLaterAreAdded) {
    play("oware", {"c", "d"});
    EXPECT_THAT(told("oware", {}), ElementsAre("c 1: 1 0 0"));
    const std::array ended{play("oware", {"c", "e"})};
    EXPECT_THAT(told("oware", {}), ElementsAre("c 1: 1 0 0")) << "nobody has said so";
    explorer_.mark_changed(ended);
    EXPECT_THAT(told("oware", {}), ElementsAre("c 2: 2 0 0"));
    explorer_.mark_changed(ended);
    EXPECT_THAT(told("oware", {}), ElementsAre("c 2: 2 0 0")) << "once";
    play("oware", {"f", "e"});
    house_.now += std::chrono::minutes(11);
    EXPECT_THAT(told("oware", {}), ElementsAre("c 2: 2 0 0", "f 1: 1 0 0"))
        << "another process may have ended it";
}

TEST_F(OpeningExplorerTest, AfterTooManyChangesAllMatchesAreReadAgain) {
    play("oware", {"c", "d"});
    EXPECT_THAT(told("oware", {}), ElementsAre("c 1: 1 0 0"));
    const std::array ended{play("oware", {"c", "e"})};
    const std::vector<MatchId> others(OpeningExplorer::changed_max, MatchId{});
    explorer_.mark_changed(others);
    explorer_.mark_changed(ended);
    explorer_.mark_changed(others);
    EXPECT_THAT(told("oware", {}), ElementsAre("c 2: 2 0 0"));
}

TEST_F(OpeningExplorerTest, AnIllegalLineIsRefused) {
    house_.store.read([&](const StoreReader& reader) {
        const auto known =
            explorer_.query(reader, *games::find_game("oware"), {"", {"z"}}, house_.now);
        ASSERT_FALSE(known);
        EXPECT_EQ(known.error().at, 0);
    });
}

}  // namespace
}  // namespace posthouse::club
