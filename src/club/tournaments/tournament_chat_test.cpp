#include "club/tournaments/tournament_chat.h"

#include "club/core/letter_body.h"
#include "club/tournaments/test_tournaments.h"

#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class TournamentChatTest : public TournamentNight {
protected:
    TournamentChatTest() {
        join_house({"ann", "bob", "carol", "dan"});
        say("ann", "wari tournament evening --games=1 --players=3");
        say("bob", "wari join evening");
        say("carol", "wari join evening");
    }
    bool chats(std::string_view who, const std::string& words) {
        return club.say(who, "wari chat evening", words).accepted;
    }
    std::vector<std::string> seen_by(std::string_view who) const {
        std::vector<std::string> seen;
        club.store.read([&](const StoreReader& reader) {
            const auto viewer =
                who.empty() ? std::nullopt : std::optional(reader.user_named(who)->id);
            for (const TournamentMessage& one :
                 messages_for(reader, tournament_named(reader, "evening")->id, viewer))
                seen.push_back(reader.user(one.by)->name + ": " + one.text);
        });
        return seen;
    }
};

TEST_F(TournamentChatTest, ItsPlayersAndWhoAnnouncedItWriteAndEverybodyReads) {
    EXPECT_TRUE(chats("ann", "Welcome!"));
    EXPECT_TRUE(chats("bob", "Good evening."));
    EXPECT_THAT(club.say("dan", "wari chat evening", "Me, too?").text,
                HasSubstr("In evening its players write to each other"));
    EXPECT_THAT(seen_by(""), ElementsAre("ann: Welcome!", "bob: Good evening."));
    EXPECT_THAT(say("", "wari tournaments evening").text, HasSubstr("bob: Good evening."));
    EXPECT_THAT(club.letters_to("carol"), IsEmpty()) << "nobody gets a letter about it";
    EXPECT_THAT(club.say("bob", "wari chat morning", "Hello").text,
                HasSubstr("There is no tournament “morning” of wari"));
}

TEST_F(TournamentChatTest, WhoBlocksAPlayerReadsNothingOfTheirsNorTheyOfThem) {
    say("carol", "block bob");
    EXPECT_TRUE(chats("bob", "from bob"));
    EXPECT_TRUE(chats("carol", "from carol"));
    EXPECT_THAT(seen_by("carol"), ElementsAre("carol: from carol"));
    EXPECT_THAT(seen_by("bob"), ElementsAre("bob: from bob"));
    EXPECT_THAT(seen_by("ann"), ElementsAre("bob: from bob", "carol: from carol"));
}

TEST_F(TournamentChatTest, ALineOfAMessageLooksLikeNobodyElsesMessage) {
    EXPECT_TRUE(chats("bob", "Hello.\nann: I resign."));
    EXPECT_THAT(say("", "wari tournaments evening").text,
                HasSubstr("  bob: Hello.\n      ann: I resign.\n"));
}

TEST_F(TournamentChatTest, WhatCannotBeSeenOrSaidWholeIsRefused) {
    EXPECT_FALSE(chats("bob", "\u200b"));
    EXPECT_FALSE(chats("bob", std::string(4001, 'x')));
    EXPECT_TRUE(chats("bob", std::string(4000, 'x')));
}

TEST_F(TournamentChatTest, NobodyFloodsIt) {
    for (int i = 0; i < 8; ++i) EXPECT_TRUE(chats("bob", "more"));
    EXPECT_THAT(club.say("bob", "wari chat evening", "more").text,
                HasSubstr("within a minute: wait a moment"));
    EXPECT_TRUE(chats("carol", "one"));
    club.now += 61s;
    EXPECT_TRUE(chats("bob", "more"));
}

TEST_F(TournamentChatTest, ItClosesADayAfterTheEnd) {
    say("ann", "wari call-off evening");
    club.now += 23h;
    EXPECT_TRUE(chats("bob", "A pity."));
    club.now += 2h;
    EXPECT_THAT(club.say("bob", "wari chat evening", "Still.").text,
                HasSubstr("evening ended more than a day ago"));
}

TEST_F(TournamentChatTest, WordsOfClosedAccountsAreDeleted) {
    EXPECT_TRUE(chats("bob", "some talk of theirs"));
    EXPECT_TRUE(chats("carol", "good luck, bob"));
    say("bob", "signoff longenough yes");
    EXPECT_THAT(
        say("", "wari tournaments evening").text,
        AllOf(HasSubstr("someone who left"), Not(HasSubstr("of theirs")), Not(HasSubstr("bob"))));
}

}  // namespace
}  // namespace posthouse::club
