#include "club/matches/page_letters.h"

#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::ElementsAre;
using testing::Field;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class PageLettersTest : public testing::Test {
protected:
    PageLettersTest() {
        for (const char* line : {"signup ann annspass", "signup bob bobspass"})
            EXPECT_TRUE(club.say("", line).accepted);
        say("ann", "wari challenge ann bob --first=ann");
    }
    void say(std::string_view who, std::string line) {
        club.now += 1min;
        const Response reply = club.say(who, std::move(line));
        EXPECT_TRUE(reply.accepted) << reply.text;
    }
    std::vector<Letter> stored(std::string_view who) const {
        std::vector<Letter> letters;
        const UserId id = club.user(who).id;
        club.store.read([&](const StoreReader& reader) { letters = letters_to(reader, id, 100); });
        return letters;
    }

    TestClub club;
};

TEST_F(PageLettersTest, AMoveStoresNoLetterForSomebodyWithoutMail) {
    say("ann", "wari move 1 b");
    EXPECT_THAT(stored("bob"), IsEmpty());
    const auto letters = club.letters_to("bob");
    ASSERT_THAT(letters, SizeIs(1));
    EXPECT_EQ(letters[0].id, LetterId{});
    EXPECT_EQ(letters[0].written, club.now);
    EXPECT_EQ(letters[0].subject, "Wari with ann · board 1");
    EXPECT_THAT(letters[0].text(), HasSubstr("ann sows 4 seeds from b."));
}

TEST_F(PageLettersTest, WhoHasMovedHasNoLetterUntilTheAnswer) {
    say("ann", "wari move 1 b");
    EXPECT_THAT(club.letters_to("ann"), IsEmpty());
    say("bob", "wari move 1 d");
    EXPECT_THAT(club.letters_to("ann"), SizeIs(1));
    EXPECT_THAT(club.letters_to("bob"), IsEmpty());
}

TEST_F(PageLettersTest, TheNewestChangeComesFirstAndTheEndOfAMatchStays) {
    say("ann", "wari challenge ann bob --first=ann");
    say("ann", "wari move 2 b");
    say("ann", "wari resign 1");
    EXPECT_THAT(club.letters_to("bob"),
                ElementsAre(Field(&Letter::subject, "Wari with ann · board 1"),
                            Field(&Letter::subject, "Wari with ann · board 2")));
}

TEST_F(PageLettersTest, ALetterWithANoteForItsReaderAloneIsStored) {
    say("bob", "wari queue 1 if b then d");
    say("ann", "wari move 1 c");
    EXPECT_THAT(stored("bob"), ElementsAre(AllOf(Field(&Letter::message_id, "wari.1.1.second"),
                                                 Field(&Letter::address, ""))));
    EXPECT_THAT(stored("bob").front().text(), HasSubstr("they are dropped"));
    EXPECT_THAT(club.letters_to("bob"), SizeIs(1)) << "and not told twice";
}

TEST_F(PageLettersTest, AMailedLetterIsNotToldAgain) {
    club.join("carol");
    say("ann", "wari challenge ann carol --first=ann");
    say("ann", "wari move 2 b");
    const auto letters = club.letters_to("carol");
    EXPECT_EQ(letters.size(), stored("carol").size());
    EXPECT_EQ(letters.front().address, "carol@example.org");
}

TEST_F(PageLettersTest, AChallengeAndAWatchedMatchAreNews) {
    EXPECT_TRUE(club.say("", "signup dora doraspass").accepted);
    say("dora", "wari subscribe 1");
    say("ann", "wari move 1 b");
    EXPECT_THAT(stored("dora"), IsEmpty());
    EXPECT_THAT(club.letters_to("dora"), SizeIs(1));
    say("bob", "offers --begin=nobody");
    say("ann", "oware challenge ann bob");
    EXPECT_THAT(club.letters_to("bob").front().text(), HasSubstr("challenges you"));
}

}  // namespace
}  // namespace posthouse::club
