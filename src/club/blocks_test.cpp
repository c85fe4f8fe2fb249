#include "club/still_people.h"

namespace posthouse::club {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class BlocksTest : public TestClubWithPlayers {
protected:
    BlocksTest() { EXPECT_TRUE(say("ann", "block bob").accepted); }

    std::vector<Match> matches() {
        std::vector<Match> all;
        house.store.read([&](const StoreReader& reader) { all = reader.matches({}); });
        return all;
    }
    std::vector<Block> blocked_by(std::string_view name) {
        std::vector<Block> all;
        const UserId id = house.user(name).id;
        house.store.read([&](const StoreReader& reader) { all = reader.blocks(id); });
        return all;
    }
    /// A match of the two that began before ann blocked bob.
    void begin() {
        ASSERT_TRUE(say("ann", "unblock bob").accepted);
        ASSERT_TRUE(say("ann", "wari challenge ann bob --first=ann").accepted);
        ASSERT_TRUE(say("ann", "block bob").accepted);
    }
};

TEST_F(BlocksTest, WhoIsBlockedCannotChallengeAndIsToldSoInASentence) {
    expect_refused("bob", "wari challenge bob ann", "ann does not accept matches with you");
    expect_refused("ann", "wari challenge ann bob", "You block bob: “unblock bob” first");
    EXPECT_TRUE(say("bob", "wari challenge bob carol").accepted);
    EXPECT_THAT(matches(), SizeIs(1));
}

TEST_F(BlocksTest, NeitherSitsDownAtTheOthersWaitingBoardOrSeesIt) {
    say("ann", "wari challenge ann --to=anyone");
    say("bob", "wari challenge bob --to=anyone");
    expect_refused("bob", "wari accept 1", "ann does not accept matches with you");
    expect_refused("ann", "wari accept 2", "You block bob");
    EXPECT_THAT(say("bob", "wari waiting").text, Not(HasSubstr("ann")));
    EXPECT_THAT(say("ann", "wari waiting").text, Not(HasSubstr("bob")));
    for (const char* other : {"carol", ""}) {
        EXPECT_THAT(say(other, "wari waiting").text, HasSubstr("ann"));
        EXPECT_THAT(say(other, "wari waiting").text, HasSubstr("bob"));
    }
    EXPECT_TRUE(say("carol", "wari accept 1").accepted);
}

TEST_F(BlocksTest, SeekGivesThemOthers) {
    say("ann", "wari seek 2");
    say("bob", "wari seek 2");
    EXPECT_THAT(matches(), IsEmpty());
    say("carol", "wari seek 2");
    EXPECT_THAT(matches(), SizeIs(2));
    for (const Match& match : matches())
        EXPECT_EQ(std::ranges::count(match.seats, house.user("carol").id), 1);
}

TEST_F(BlocksTest, NoMessageAndNoBroadcastGoesAcross) {
    expect_refused("bob", "message ann", "ann does not accept messages from you", "hello");
    expect_refused("bob", "message carol ann", "ann does not accept messages", "hello");
    expect_refused("ann", "message bob", "You block bob, who could not answer you", "hello");
    EXPECT_THAT(letters("carol", LetterKind::message), IsEmpty());
    for (const char* name : {"ann", "carol"}) say(name, "notify each broadcasts");
    EXPECT_THAT(say("bob", "broadcast", "hello all").text, HasSubstr("goes to 1 player"));
    EXPECT_THAT(letters("ann", LetterKind::broadcast), IsEmpty());
    EXPECT_THAT(letters("carol", LetterKind::broadcast), SizeIs(1));
}

TEST_F(BlocksTest, InARunningMatchMovesDrawsAndResignationsCountAsEver) {
    begin();
    EXPECT_TRUE(say("ann", "wari move 1 c").accepted);
    EXPECT_TRUE(say("bob", "wari move 1 propose").accepted == false ||
                house.match("wari", 1).proposal == Proposal::draw);
    EXPECT_TRUE(say("bob", "wari move 1 d").accepted);
    EXPECT_TRUE(say("ann", "wari move 1 propose").accepted);
    EXPECT_TRUE(say("bob", "wari reject 1").accepted);
    EXPECT_TRUE(say("bob", "wari move 1 undo").accepted);
    EXPECT_TRUE(say("ann", "wari accept 1").accepted);
    EXPECT_TRUE(say("bob", "wari resign 1").accepted);
    EXPECT_EQ(house.match("wari", 1).ending.value().reason, "resigned");
    expect_refused("bob", "wari rematch 1", "ann does not accept matches with you");
    expect_refused("ann", "wari rematch 1", "You block bob");
}

TEST_F(BlocksTest, WordsAtTheBoardStayAway) {
    begin();
    say("ann", "wari move 1 c");
    expect_refused("bob", "wari chat 1", "ann does not accept words from you", "well met");
    expect_refused("ann", "wari chat 1", "You block bob", "well met");
    const std::size_t before = letters("ann", LetterKind::board).size();
    const Response moved = say("bob", "wari move 1 d", "you will lose");
    EXPECT_TRUE(moved.accepted);
    EXPECT_THAT(in_one_line(moved.text), HasSubstr("ann does not accept words from you: your "
                                                   "moves count, but no words go with them."));
    const auto now = letters("ann", LetterKind::board);
    ASSERT_EQ(now.size(), before + 1);  // the move itself arrives
    EXPECT_THAT(now.back().body, Not(HasSubstr("lose")));
    EXPECT_THAT(now.back().body, Not(HasSubstr("accept words")));
}

TEST_F(BlocksTest, WhoWatchesGetsNoWordsOfThoseWhomHeBlocks) {
    say("bob", "wari challenge bob carol --first=bob");
    say("ann", "wari subscribe 1");
    const std::size_t before = letters("ann", LetterKind::message).size() +
                               letters("ann", LetterKind::notice).size() +
                               letters("ann", LetterKind::board).size();
    EXPECT_TRUE(say("bob", "wari chat 1", "look at this").accepted);
    EXPECT_EQ(house.letters_to("ann").size(), before);
    EXPECT_TRUE(say("carol", "wari chat 1", "at what?").accepted);
    EXPECT_EQ(house.letters_to("ann").size(), before + 1);
}

TEST_F(BlocksTest, ATournamentPairsThemNonetheless) {
    say("carol", "wari tournament spring --players=2");
    say("ann", "wari join spring");
    EXPECT_TRUE(say("bob", "wari join spring").accepted);
    EXPECT_FALSE(matches().empty());
    EXPECT_TRUE(say(matches().front().seats[0] == house.user("ann").id ? "ann" : "bob",
                    "wari move " + std::to_string(matches().front().board) + " c")
                    .accepted);
}

TEST_F(BlocksTest, OnesOwnBlocksAreListedAndTakenBack) {
    EXPECT_TRUE(say("ann", "block CAROL bob carol").accepted);  // twice is as good as once
    EXPECT_THAT(blocked_by("ann"), SizeIs(2));
    const std::string listed = say("ann", "block").text;
    EXPECT_THAT(listed, HasSubstr("bob"));
    EXPECT_THAT(listed, HasSubstr("carol"));
    EXPECT_THAT(say("ann", "notify").text, HasSubstr("Blocked:      bob, carol"));
    EXPECT_THAT(say("bob", "block").text, HasSubstr("You block nobody."));
    EXPECT_THAT(say("bob", "notify").text, Not(HasSubstr("Blocked")));
    EXPECT_TRUE(say("ann", "unblock bob carol").accepted);
    EXPECT_THAT(blocked_by("ann"), IsEmpty());
    EXPECT_TRUE(say("bob", "wari challenge bob ann").accepted);
    EXPECT_TRUE(say("bob", "message ann", "thank you").accepted);
}

TEST_F(BlocksTest, WhatMakesNoSenseIsRefusedAndChangesNothing) {
    expect_refused("bob", "block bob", "You cannot block yourself, bob");
    expect_refused("bob", "block computer-3", "is the house’s computer");
    expect_refused("bob", "block ann nobody-here", "There is no player called");
    expect_refused("bob", "unblock ann", "You do not block ann");
    EXPECT_THAT(blocked_by("bob"), IsEmpty());
    expect_refused("ann", "unblock bob carol", "You do not block carol");
    EXPECT_THAT(blocked_by("ann"), SizeIs(1));
}

TEST_F(BlocksTest, WhoLeavesBlocksNobodyAndIsBlockedByNobody) {
    say("bob", "block carol");
    const UserId bob = house.user("bob").id;
    EXPECT_TRUE(say("bob", "signoff bobspass yes").accepted);
    house.store.read(
        [&](const StoreReader& reader) { EXPECT_THAT(reader.blocks(bob), IsEmpty()); });
    EXPECT_THAT(blocked_by("ann"), IsEmpty());
}

}  // namespace
}  // namespace posthouse::club
