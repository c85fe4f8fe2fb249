#include "club/still_people.h"

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class WishesTest : public TestClubWithPlayers {
protected:
    WishesTest() { EXPECT_TRUE(say("ann", "wari challenge ann bob --first=ann").accepted); }

    std::vector<Vacation> vacations_of(std::string_view name) {
        std::vector<Vacation> all;
        const UserId id = house.user(name).id;
        house.store.read([&](const StoreReader& reader) { all = reader.vacations(id); });
        return all;
    }
    static Instant day(int year, int month, int number) {
        return std::chrono::sys_days{std::chrono::year{year} / month / number};
    }
    std::optional<MailFrequency> wish_for(std::string_view name, int board) {
        std::optional<MailFrequency> found;
        const UserId id = house.user(name).id;
        const MatchId match = house.match("wari", board).id;
        house.store.read([&](const StoreReader& reader) {
            for (const MatchSubscription& watch : reader.watched_by(id))
                if (watch.match == match) found = watch.notify;
        });
        return found;
    }
};

// ---- notify ----

TEST_F(WishesTest, EachModeIsSetFromThePageAndByMail) {
    for (const auto& [word, mode] :
         std::vector<std::pair<std::string, MailFrequency>>{{"digest", MailFrequency::digest},
                                                            {"once", MailFrequency::once},
                                                            {"NEVER", MailFrequency::never},
                                                            {"each", MailFrequency::each}}) {
        EXPECT_TRUE(say("ann", "notify " + word).accepted);
        EXPECT_EQ(house.user("ann").notify, mode);
        EXPECT_TRUE(mail("bob@example.org", "notify bob bobspass " + word).accepted);
        EXPECT_EQ(house.user("bob").notify, mode);
    }
}

TEST_F(WishesTest, ABoardHasAWishOfItsOwnUntilItIsTakenBack) {
    ASSERT_TRUE(say("ann", "wari challenge ann bob").accepted);
    EXPECT_TRUE(say("ann", "notify never wari/1").accepted);
    EXPECT_EQ(wish_for("ann", 1), MailFrequency::never);
    EXPECT_EQ(house.user("ann").notify, MailFrequency::each);
    EXPECT_TRUE(say("ann", "notify digest wari 1 Wari/2 broadcasts").accepted);
    EXPECT_EQ(wish_for("ann", 1), MailFrequency::digest);
    EXPECT_EQ(wish_for("ann", 2), MailFrequency::digest);
    EXPECT_TRUE(house.user("ann").broadcasts);
    EXPECT_TRUE(say("ann", "notify never broadcasts").accepted);
    EXPECT_FALSE(house.user("ann").broadcasts);
    EXPECT_TRUE(say("ann", "notify usual wari/1").accepted);
    EXPECT_EQ(wish_for("ann", 1), std::nullopt);
}

TEST_F(WishesTest, QuietHoursAndTheZoneAreSetAndTakenBack) {
    const auto quiet = [&] { return house.user("ann").quiet; };
    EXPECT_TRUE(say("ann", "notify --quiet=22-7 --zone=+5:30").accepted);
    EXPECT_EQ(quiet(), (QuietHours{22, 7, 5h + 30min}));
    EXPECT_TRUE(say("ann", "notify --quiet=off").accepted);
    EXPECT_EQ(quiet(), (QuietHours{0, 0, 5h + 30min})) << "the zone stays";
    EXPECT_TRUE(say("ann", "notify digest --zone=-03:30 --quiet=0:00-06:00").accepted);
    EXPECT_EQ(quiet(), (QuietHours{0, 6, -3h - 30min}));
    EXPECT_EQ(house.user("ann").notify, MailFrequency::digest);
    EXPECT_TRUE(say("ann", "notify --quiet=off --zone=0").accepted);
    EXPECT_EQ(quiet(), std::nullopt);
    EXPECT_TRUE(mail("ann@example.org", "notify ann annspass --quiet=22-24").accepted);
    EXPECT_EQ(quiet(), (QuietHours{22, 0, 0min}));
    EXPECT_TRUE(say("ann", "notify --zone=14").accepted);
    EXPECT_EQ(quiet()->zone, 14h);
}

TEST_F(WishesTest, FirstIsAtTheBottomOfAllBoardsOfWhoeverWishesSo) {
    const auto bottom_of = [](const std::string& text) {
        return text.rfind("South (") > text.rfind("North (") ? "South" : "North";
    };
    // Two boards: ann sits North at the first of them, at the other in the numbered game.
    ASSERT_TRUE(say("bob", "wari challenge bob ann --first=me").accepted);
    const int wari = house.match("wari", 2).board;
    ASSERT_TRUE(say("bob", "wari-24 challenge bob ann --first=me").accepted);
    const std::string show = "wari show " + std::to_string(wari);
    EXPECT_EQ(bottom_of(say("ann", show).text), "North");
    EXPECT_TRUE(say("ann", "notify --seat=first").accepted);
    EXPECT_THAT(say("ann", "notify").text, HasSubstr("Bottom seat:  First’s"));
    EXPECT_EQ(bottom_of(say("ann", show).text), "South");
    EXPECT_EQ(bottom_of(say("ann", "wari-24 show 1").text), "North");
    EXPECT_EQ(bottom_of(say("bob", show).text), "South");
    ASSERT_TRUE(say("bob", "wari move 2 b").accepted);
    EXPECT_EQ(bottom_of(house.letters_to("ann").front().body), "South");
    EXPECT_TRUE(mail("ann@example.org", "notify ann annspass --seat=OWN").accepted);
    EXPECT_THAT(say("ann", "notify").text, HasSubstr("Bottom seat:  your own"));
    EXPECT_EQ(bottom_of(say("ann", show).text), "North");
    expect_refused("ann", "notify --seat=second", "--seat=own or --seat=first");
    expect_refused("ann", "notify never --seat", "--seat=own or --seat=first");
    EXPECT_NE(house.user("ann").notify, MailFrequency::never);
}

TEST_F(WishesTest, ASeatMayBeChosenForOneLook) {
    ASSERT_TRUE(say("bob", "wari challenge bob ann --first=me").accepted);
    ASSERT_TRUE(say("bob", "wari-24 challenge bob ann --first=me").accepted);
    ASSERT_TRUE(say("bob", "octilite challenge bob ann --first=me").accepted);
    const auto own = say("ann", "wari show 2").text;
    const auto first = say("ann", "wari show 2 --seat=first").text;
    EXPECT_NE(own, first);
    EXPECT_EQ(say("ann", "wari show 2").text, own) << "it is not kept";
    const std::string as_ann = say("", "wari showas ann annspass 2 --seat=first").text;
    EXPECT_TRUE(first.starts_with(as_ann)) << as_ann;
    ASSERT_TRUE(say("ann", "notify --seat=first").accepted);
    EXPECT_EQ(say("ann", "wari show 2").text, first);
    EXPECT_EQ(say("ann", "wari show 2 --seat=own").text, own);
    expect_refused("ann", "wari show 2 --seat=north", "--seat=own or --seat=first");
    expect_refused("carol", "wari show 2 --seat=own", "Nobody knows you as a player");
    EXPECT_TRUE(say("carol", "wari show 2 --seat=first").accepted);
    expect_refused("ann", "wari-24 show 1 --seat=first", "the numbers of the houses are yours");
    EXPECT_TRUE(say("bob", "wari-24 show 1 --seat=first").accepted);
    EXPECT_TRUE(say("ann", "wari-24 show 1 --seat=own").accepted);
    expect_refused("ann", "octilite show 1 --seat=own", "never turned round");
    EXPECT_TRUE(say("ann", "octilite show 1 --seat=first").accepted);
}

TEST_F(WishesTest, AloneItSaysWhatIsSet) {
    say("ann", "notify digest --quiet=22-7 --zone=-8");
    say("ann", "notify never wari/1");
    const std::string text = say("ann", "notify").text;
    EXPECT_THAT(text, HasSubstr("notify usual"));
    EXPECT_THAT(text,
                AllOf(HasSubstr("in one"), HasSubstr("wari/1: none"), HasSubstr("Broadcasts:   no"),
                      HasSubstr("from 22:00 to 7:00 (your clock: UTC-8:00)"),
                      HasSubstr("Letters go to ann@example.org")));
    EXPECT_THAT(mail("carol@example.org", "notify carol carolspass").text,
                HasSubstr("no address of yours takes mail"));
    change("ann", [](User& user) { user.addresses[0].suspended = true; });
    EXPECT_THAT(say("ann", "notify").text, HasSubstr("ann@example.org: mail came back"));
}

TEST_F(WishesTest, AWishThatCannotBeUnderstoodChangesNothing) {
    ASSERT_TRUE(say("bob", "wari challenge bob carol").accepted);
    const User before = house.user("ann");
    for (const auto& [line, words] : std::vector<std::array<std::string, 2>>{
             {"notify sometimes", "each, digest, once or never"},
             {"notify usual", "each, digest, once or never"},
             {"notify wari/1", "each, digest, once or never"},
             {"notify never chess/1", "is no board"},
             {"notify never wari", "A board is a number"},
             {"notify never wari/9", "no wari board 9"},
             {"notify never wari/1 wari/2", "neither play nor watch"},
             {"notify --quiet=22", "Quiet hours are two hours"},
             {"notify --quiet=7-7", "Quiet hours are two hours"},
             {"notify --quiet=22-25", "Quiet hours are two hours"},
             {"notify --quiet=22:30-7", "Quiet hours are two hours"},
             {"notify --quiet", "Quiet hours are two hours"},
             {"notify --zone=+15", "A zone is how far"},
             {"notify --zone=-12:30", "A zone is how far"},
             {"notify --zone=CET", "A zone is how far"},
             {"notify --zone=1:0", "A zone is how far"},
             {"notify --zone=1:", "A zone is how far"},
             {"notify digest --often", "no option --often"}})
        expect_refused("ann", line, words);
    EXPECT_EQ(house.user("ann").notify, before.notify);
    EXPECT_EQ(house.user("ann").quiet, before.quiet);
    EXPECT_EQ(wish_for("ann", 1), std::nullopt);
    EXPECT_FALSE(mail("ann@example.org", "notify ann wrongpass never").accepted);
    EXPECT_FALSE(mail("ann@example.org", "notify ann annspass never chess/1").accepted);
}

// ---- vacation ----

TEST_F(WishesTest, AVacationIsOfWholeDaysBothIncluded) {
    const Response reply = say("ann", "vacation 2026-12-24 2027-01-01");
    ASSERT_TRUE(reply.accepted) << reply.text;
    EXPECT_THAT(vacations_of("ann"), ElementsAre(Vacation{day(2026, 12, 24), day(2027, 1, 2)}));
    EXPECT_THAT(reply.text,
                AllOf(HasSubstr("2026-12-24 to 2027-01-01"), HasSubstr("8 of 30 days of 2026")));
    EXPECT_TRUE(mail("bob@example.org", "vacation bob bobspass 2026-12-24 2026-12-24").accepted);
    EXPECT_THAT(vacations_of("bob"), ElementsAre(Vacation{day(2026, 12, 24), day(2026, 12, 25)}));
    EXPECT_THAT(mail("bob@example.org", "vacation bob bobspass").text,
                HasSubstr("2026-12-24 to 2026-12-24"));
    EXPECT_THAT(say("carol", "vacation").text, HasSubstr("No vacation is planned"));
}

TEST_F(WishesTest, AVacationFromTodayBeginsNowAndOffEndsItAndAllThatIsPlanned) {
    house.now += 10h;
    ASSERT_TRUE(say("ann", "vacation 2026-11-20 2026-11-22").accepted);
    ASSERT_TRUE(say("ann", "vacation 2026-12-20 2026-12-22").accepted);
    EXPECT_EQ(vacations_of("ann").front().from, house.now);
    EXPECT_THAT(say("ann", "vacation").text, HasSubstr("2026-11-20 to 2026-11-22, now"));
    house.now += 24h;
    ASSERT_TRUE(say("ann", "vacation OFF").accepted);
    EXPECT_THAT(vacations_of("ann"), ElementsAre(Vacation{house.now - 24h, house.now}))
        << "what was used stays on record";
    EXPECT_THAT(say("ann", "vacation").text, HasSubstr("2 of 30 days of 2026"));
}

TEST_F(WishesTest, ADayOfVacationIsCountedOnceHoweverOftenItIsBegun) {
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(say("ann", "vacation 2026-11-20 2026-11-20").accepted);
        house.now += 1h;
        ASSERT_TRUE(say("ann", "vacation off").accepted);
    }
    EXPECT_THAT(say("ann", "vacation").text, HasSubstr("1 of 30 days of 2026"));
}

TEST_F(WishesTest, ThirtyDaysInEachCalendarYearAreAllowed) {
    ASSERT_TRUE(say("ann", "vacation 2026-12-02 2026-12-31").accepted);
    expect_refused("ann", "vacation 2026-12-01 2026-12-01", "31 in 2026");
    ASSERT_TRUE(say("ann", "vacation 2027-01-01 2027-01-30").accepted);
    expect_refused("ann", "vacation 2027-03-01 2027-03-01", "31 in 2027");
}

TEST_F(WishesTest, AVacationThatCannotBeIsRefused) {
    ASSERT_TRUE(say("ann", "vacation 2026-12-24 2026-12-31").accepted);
    const auto before = vacations_of("ann");
    for (const auto& [line, words] : std::vector<std::array<std::string, 2>>{
             {"vacation tomorrow", "Write two days"},
             {"vacation 2027-02-01", "Write two days"},
             {"vacation 2027-02-30 2027-03-01", "Write two days"},
             {"vacation 2027-02-01x 2027-02-02", "Write two days"},
             {"vacation off now", "Write two days"},
             {"vacation 2027-02-02 2027-02-01", "must not be before the first"},
             {"vacation 2026-11-19 2026-11-25", "cannot begin in the past"},
             {"vacation 2027-11-22 2027-11-23", "at most 366 days from now"},
             {"vacation 2027-02-01 2027-12-31", "At most 30 days"},
             {"vacation 2027-02-01 2027-03-03", "31 in 2027"},
             {"vacation 2026-12-31 2027-01-02", "overlaps with your vacation"}})
        expect_refused("ann", line, words);
    EXPECT_EQ(vacations_of("ann"), before);
    EXPECT_FALSE(mail("ann@example.org", "vacation ann wrongpass off").accepted);
    EXPECT_FALSE(mail("ann@example.org", "vacation ann annspass tomorrow").accepted);
    EXPECT_TRUE(say("ann", "vacation 2027-11-21 2027-11-22").accepted) << "366 days from now";
}

}  // namespace
}  // namespace posthouse::club
