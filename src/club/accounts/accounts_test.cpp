
#include "club/accounts/account_tables.h"
#include "club/clocks/clock_tables.h"
#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class AccountsTest : public TestClubWithPlayers {
protected:
    std::vector<std::string> addresses_of(std::string_view name) {
        std::vector<std::string> all;
        for (const Address& one : club.user(name).addresses)
            all.push_back(one.address + (one.confirmed ? " confirmed" : "") +
                          (one.suspended ? " suspended" : "") + (one.replaced ? " replaced" : ""));
        return all;
    }
    std::size_t sessions_of(std::string_view name) {
        const UserId id = club.user(name).id;
        std::size_t count = 0;
        club.store.read([&](const StoreReader& reader) {
            for (const char* token : {"one", "two"})
                if (const auto session = reader.find<Session>(token);
                    session && session->user == id)
                    ++count;
        });
        return count;
    }
    void open_sessions(std::string_view name) {
        const UserId id = club.user(name).id;
        transact(club.store, [&](UnitOfWork& unit) {
            for (const char* token : {"one", "two"})
                unit.insert(Session{token, id, club.now + 24h});
        });
    }
    void suspend(std::string_view name) {
        change(name, [](User& user) {
            user.addresses[0].suspended = true;
            user.addresses[0].bounces = 3;
        });
    }
};

// ---- Signing up ----

TEST_F(AccountsTest, EachAddressGetsALetterOfItsOwnAndTheFirstConfirmedOneGetsTheMail) {
    ASSERT_TRUE(
        say("", "signup dora doraspass d1@example.org d2@example.org D1@example.org").accepted);
    EXPECT_THAT(addresses_of("dora"), ElementsAre("d1@example.org", "d2@example.org"));
    const auto notices = letters("dora", LetterKind::notice);
    ASSERT_THAT(notices, SizeIs(2));
    EXPECT_EQ(notices[0].address, "d1@example.org");
    EXPECT_EQ(notices[1].address, "d2@example.org");
    for (const Letter& letter : notices) {
        EXPECT_EQ(letter.subject, "confirm {confirm} (your mail address)");
        EXPECT_FALSE(letter.automatic) << "it must be able to come back";
    }
    EXPECT_EQ(club.user("dora").mail_address(), nullptr);
    EXPECT_THAT(confirm("dora", "d2@example.org").text, HasSubstr("come here"));
    EXPECT_EQ(club.user("dora").mail_address()->address, "d2@example.org");
    confirm("dora", "d1@example.org");
    EXPECT_EQ(club.user("dora").mail_address()->address, "d1@example.org");
}

TEST_F(AccountsTest, InAMailWithoutAnAddressItsSenderIsUsed) {
    ASSERT_TRUE(mail("dora@example.org", "signup dora doraspass").accepted);
    EXPECT_THAT(addresses_of("dora"), ElementsAre("dora@example.org"));
    ASSERT_TRUE(mail("emil@example.org", "signup emil emilspass other@example.org").accepted);
    EXPECT_THAT(addresses_of("emil"), ElementsAre("other@example.org"));
}

TEST_F(AccountsTest, AMailOfSigningUpThatComesTwiceSignsUpOnce) {
    ASSERT_TRUE(mail("dora@example.org", "signup dora doraspass").accepted);
    EXPECT_TRUE(mail_again().replayed);
    EXPECT_THAT(letters("dora", LetterKind::notice), SizeIs(1));
}

TEST_F(AccountsTest, SigningUpIsRefusedWithASentence) {
    for (const auto& [line, words] : std::vector<std::array<std::string, 2>>{
             {"signup a longenough", "2 to 20 letters"},
             {"signup 1st longenough", "begins with a letter"},
             {"signup a!n longenough", "2 to 20 letters"},
             {"signup \"ann \u0430\" longenough", "2 to 20 letters"},
             {"signup from longenough", "is reserved"},
             {"signup message longenough", "is reserved"},
             {"signup computer-7 longenough", "is reserved"},
             {"signup ANN longenough", "is taken"},
             {"signup b0b longenough", "looks too much like bob"},
             {"signup caroI longenough", "looks too much like carol"},
             {"signup dora short", "6 to 128 characters"},
             {"signup dora longenough nowhere", "not a mail address"},
             {"signup dora longenough a@b@c", "not a mail address"},
             {"signup dora longenough \"a@b.example\r\nBcc: c@d.example\"", "not a mail address"},
             {"signup dora longenough {house}@b.example", "not a mail address"},
             {"signup dora longenough a1@b.c a2@b.c a3@b.c a4@b.c a5@b.c a6@b.c",
              "At most 5 addresses"}}) {
        expect_refused("", line, words);
        const Response reply = mail("dora@example.org", line);
        EXPECT_FALSE(reply.accepted) << line;
    }
    EXPECT_FALSE(say("", "signup dora " + std::string(129, 'x')).accepted);
}

// ---- Confirming ----

TEST_F(AccountsTest, AWrongTokenConfirmsNothing) {
    ASSERT_TRUE(say("", "signup dora doraspass d@example.org").accepted);
    expect_refused("", "confirm 12345678901234567890", "not a code from one of our letters");
    // Somebody else's token.
    EXPECT_TRUE(say("", "confirm " + address_confirmation_token(club.key, club.user("ann").id,
                                                                "ann@example.org"))
                    .accepted);
    EXPECT_FALSE(say("", "confirm " + address_confirmation_token(club.key, club.user("dora").id,
                                                                 "ann@example.org"))
                     .accepted);
    EXPECT_EQ(club.user("dora").mail_address(), nullptr);
}

TEST_F(AccountsTest, AnOldTokenWithoutANameConfirmsForTheLoggedInPlayer) {
    ASSERT_TRUE(mail("d@example.org", "signup dora doraspass").accepted);
    const std::string word = club.key.confirmation(club.user("dora").id, "d@example.org");
    EXPECT_FALSE(say("", "confirm " + word).accepted);
    EXPECT_FALSE(say("ann", "confirm " + word).accepted);
    EXPECT_TRUE(say("dora", "confirm " + word).accepted);
    EXPECT_EQ(club.user("dora").mail_address()->address, "d@example.org");
}

TEST_F(AccountsTest, AReplyToTheLetterConfirms) {
    ASSERT_TRUE(mail("d@example.org", "signup dora doraspass").accepted);
    EXPECT_FALSE(mail("d@example.org", "confirm 12345678901234567890").accepted);
    const std::string word =
        address_confirmation_token(club.key, club.user("dora").id, "d@example.org");
    for (const char* no :
         {"No! That was not me.", "Das war ich nicht.", "いいえ、違います", "нет"}) {
        const Response refused = club.mail("d@example.org", {"confirm " + word}, no);
        EXPECT_FALSE(refused.accepted) << no;
        EXPECT_THAT(refused.text, HasSubstr("You did not say yes")) << no;
    }
    for (int i = 0; i < 2; ++i) EXPECT_TRUE(mail("d@example.org", "confirm " + word).accepted);
    EXPECT_EQ(club.user("dora").mail_address()->address, "d@example.org");
}

TEST_F(AccountsTest, ConfirmingAgainEndsASuspension) {
    suspend("ann");
    EXPECT_EQ(club.user("ann").mail_address(), nullptr);
    confirm("ann", "ann@example.org");
    EXPECT_EQ(club.user("ann").addresses[0], (Address{"ann@example.org", true, 0, {}, false}));
}

TEST_F(AccountsTest, ASecondConfirmedAddressIsToldThatTheFirstHasTheLetters) {
    ASSERT_TRUE(
        say("ann", "change address ann annspass ann@example.org ann@work.example").accepted);
    EXPECT_THAT(in_one_line(confirm("ann", "ann@work.example").text),
                HasSubstr("still go to ann@example.org"));
}

// ---- Passwords ----

TEST_F(AccountsTest, ANewPasswordReplacesTheOldOneAndEndsAllSessions) {
    open_sessions("ann");
    ASSERT_EQ(sessions_of("ann"), 2u);
    const Response reply = say("ann", "change password ann annspass newerpass");
    EXPECT_TRUE(reply.accepted) << reply.text;
    EXPECT_THAT(in_one_line(reply.text), HasSubstr("You are logged out everywhere: log in"));
    EXPECT_THAT(reply.text, AllOf(Not(HasSubstr("annspass")), Not(HasSubstr("newerpass"))));
    EXPECT_EQ(sessions_of("ann"), 0u);
    EXPECT_FALSE(mail("ann@example.org", "letters ann annspass").accepted);
    EXPECT_TRUE(mail("ann@example.org", "letters ann newerpass").accepted);
}

TEST_F(AccountsTest, APasswordIsChangedByMail) {
    EXPECT_TRUE(mail("ann@example.org", "change password ann annspass newerpass").accepted);
    EXPECT_TRUE(mail("ann@example.org", "letters ann newerpass").accepted);
}

TEST_F(AccountsTest, OnlyTheOldPasswordChangesIt) {
    for (const char* line :
         {"change password ann wrongpass newerpass", "change password bob annspass newerpass",
          "change password ann annspass short"}) {
        EXPECT_FALSE(say("ann", line).accepted) << line;
        EXPECT_FALSE(mail("ann@example.org", line).accepted) << line;
    }
    expect_refused("ann", "change password ann annspass short", "6 to 128 characters");
    EXPECT_TRUE(mail("ann@example.org", "letters ann annspass").accepted);
}

TEST_F(AccountsTest, AMailPasswordOnlyPlaysAndEachNewOneReplacesTheLast) {
    const Response reply = mail("ann@example.org", "change mail-password ann annspass");
    ASSERT_TRUE(reply.accepted) << reply.text;
    EXPECT_THAT(reply.text, HasSubstr("{mail-password}"));
    const User ann = club.user("ann");
    const std::string first = club.key.mail_password(ann.id, ann.mail_password);
    EXPECT_THAT(reply.text, Not(HasSubstr(first)));
    EXPECT_TRUE(mail("ann@example.org", "letters ann " + first).accepted);
    for (const std::string& line :
         {"change password ann " + first + " newerpass", "change mail-password ann " + first,
          "change address ann " + first + " thief@example.org", "signoff ann " + first})
        EXPECT_FALSE(mail("ann@example.org", line).accepted) << line;

    ASSERT_TRUE(say("ann", "change mail-password ann annspass").accepted);
    EXPECT_FALSE(mail("ann@example.org", "letters ann " + first).accepted);
    ASSERT_TRUE(say("ann", "change mail-password ann annspass --off").accepted);
    EXPECT_THAT(say("ann", "change mail-password ann annspass --off").text,
                HasSubstr("no mail password"));
    for (int number = -3; number < 4; ++number)
        EXPECT_FALSE(
            mail("ann@example.org", "letters ann " + club.key.mail_password(ann.id, number))
                .accepted)
            << number;
    ASSERT_TRUE(say("ann", "change mail-password ann annspass").accepted);
    EXPECT_FALSE(mail("ann@example.org", "letters ann " + first).accepted)
        << "a void word stays void";
    EXPECT_FALSE(say("ann", "change mail-password ann wrongpass").accepted);
}

// ---- Addresses ----

TEST_F(AccountsTest, AListOfAddressesReplacesTheOldOneAndWhatWasConfirmedStaysSo) {
    const Response reply =
        mail("ann@example.org", "change address ann annspass new@example.org Ann@Example.org");
    ASSERT_TRUE(reply.accepted) << reply.text;
    EXPECT_THAT(addresses_of("ann"), ElementsAre("new@example.org", "ann@example.org confirmed"));
    EXPECT_EQ(club.user("ann").mail_address()->address, "ann@example.org");
    EXPECT_THAT(reply.text, HasSubstr("a letter is on its way"));
    auto notices = club.letters_to("ann");
    std::erase_if(notices, [](const Letter& one) {
        return one.subject != "confirm {confirm} (your mail address)";
    });
    ASSERT_THAT(notices, SizeIs(2)) << "that of signing up, and that to the new address";
    EXPECT_EQ(notices[0].address, "new@example.org");
}

TEST_F(AccountsTest, TheOldAddressIsWarnedWhateverTheNewOnesAre) {
    ASSERT_TRUE(say("ann", "change address ann annspass thief@example.org").accepted);
    std::vector<Letter> warnings = due(club.now);
    std::erase_if(warnings, [](const Letter& one) { return one.to != UserId{}; });
    ASSERT_THAT(warnings, SizeIs(1));
    EXPECT_EQ(warnings[0].address, "ann@example.org");
    EXPECT_EQ(warnings[0].kind, LetterKind::notice);
    EXPECT_THAT(warnings[0].text(),
                AllOf(HasSubstr("ann"), HasSubstr("{house}"), Not(HasSubstr("thief@example.org"))));
}

TEST_F(AccountsTest, AMistypedAddressCutsNobodyOff) {
    const Response reply = say("ann", "change address ann annspass ann@exmaple.org");
    EXPECT_THAT(in_one_line(reply.text), HasSubstr("stays until you confirm one of the others"));
    EXPECT_THAT(addresses_of("ann"),
                ElementsAre("ann@exmaple.org", "ann@example.org confirmed replaced"));
    EXPECT_EQ(club.user("ann").mail_address()->address, "ann@example.org");
    // The mail that mends it comes from the old address, and its answer goes there.
    EXPECT_TRUE(mail("ann@example.org", "change address ann annspass ann@work.example").accepted);
    EXPECT_THAT(addresses_of("ann"),
                ElementsAre("ann@work.example", "ann@example.org confirmed replaced"));
    EXPECT_FALSE(say("", "confirm " + address_confirmation_token(club.key, club.user("ann").id,
                                                                 "ann@exmaple.org"))
                     .accepted);
    EXPECT_THAT(in_one_line(confirm("ann", "ann@work.example").text),
                HasSubstr("letters come here from now on"));
    EXPECT_THAT(addresses_of("ann"), ElementsAre("ann@work.example confirmed"));
}

TEST_F(AccountsTest, AnAddressNamedAgainIsNoLongerReplaced) {
    ASSERT_TRUE(say("ann", "change address ann annspass ann@work.example").accepted);
    ASSERT_TRUE(
        say("ann", "change address ann annspass ann@work.example ANN@example.org").accepted);
    ASSERT_TRUE(confirm("ann", "ann@work.example").accepted);
    EXPECT_THAT(addresses_of("ann"),
                ElementsAre("ann@work.example confirmed", "ann@example.org confirmed"));
}

TEST_F(AccountsTest, WhoWantsNoMailKeepsNoAddress) {
    ASSERT_TRUE(say("ann", "change address ann annspass").accepted);
    EXPECT_THAT(addresses_of("ann"), ElementsAre());
}

TEST_F(AccountsTest, TheSameListAgainWarnsNobody) {
    const std::size_t before = due(club.now).size();
    ASSERT_TRUE(say("ann", "change address ann annspass ann@example.org").accepted);
    EXPECT_EQ(due(club.now).size(), before);
}

TEST_F(AccountsTest, ASuspendedAddressIsConfirmedAgainWhenItIsNamedAgain) {
    suspend("ann");
    club.now += 24h;
    const Response reply = say("ann", "change address ann annspass ann@example.org");
    ASSERT_TRUE(reply.accepted);
    EXPECT_THAT(reply.text, HasSubstr("a letter is on its way"));
    EXPECT_EQ(club.user("ann").mail_address(), nullptr);
    const auto notices = letters("ann", LetterKind::notice);
    EXPECT_EQ(notices.back().address, "ann@example.org");
    EXPECT_EQ(notices.back().subject, "confirm {confirm} (your mail address)");
    confirm("ann", "ann@example.org");
    EXPECT_NE(club.user("ann").mail_address(), nullptr);
}

TEST_F(AccountsTest, AnAddressGetsOneLetterOfConfirmationADay) {
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(say("carol", "change address carol carolspass v@example.org").accepted);
        ASSERT_TRUE(say("carol", "change address carol carolspass").accepted);
    }
    EXPECT_THAT(letters("carol", LetterKind::notice), SizeIs(1));
    EXPECT_THAT(say("carol", "change address carol carolspass v@example.org").text,
                HasSubstr("today's letter is on its way already"));
    club.now += 24h;
    ASSERT_TRUE(say("carol", "change address carol carolspass v@example.org").accepted);
    EXPECT_THAT(letters("carol", LetterKind::notice), SizeIs(2));
}

TEST_F(AccountsTest, WithoutAnAddressTheMailsSenderIsUsedAndOnThePageNone) {
    ASSERT_TRUE(mail("c@example.org", "change address carol carolspass").accepted);
    EXPECT_THAT(addresses_of("carol"), ElementsAre("c@example.org"));
    EXPECT_THAT(say("carol", "change address carol carolspass").text, HasSubstr("on the page"));
    EXPECT_THAT(addresses_of("carol"), IsEmpty());
}

TEST_F(AccountsTest, AddressesAreChangedOnlyByTheirOwnersPassword) {
    for (const char* line :
         {"change address ann wrongpass x@example.org", "change address ann annspass nowhere"}) {
        EXPECT_FALSE(say("ann", line).accepted) << line;
        EXPECT_FALSE(mail("ann@example.org", line).accepted) << line;
    }
    EXPECT_FALSE(say("ann", "change address x@example.org").accepted);
    EXPECT_THAT(addresses_of("ann"), ElementsAre("ann@example.org confirmed"));
}

using namespace std::chrono_literals;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class SettingsTest : public TestClubWithPlayers {
protected:
    SettingsTest() { EXPECT_TRUE(say("ann", "wari challenge ann bob --first=ann").accepted); }

    std::vector<Vacation> vacations_of(std::string_view name) {
        std::vector<Vacation> all;
        const UserId id = club.user(name).id;
        club.store.read([&](const StoreReader& reader) { all = reader.list<Vacation>(id); });
        return all;
    }
    static Instant day(int year, int month, int number) {
        return std::chrono::sys_days{std::chrono::year{year} / month / number};
    }
    std::optional<MailFrequency> wish_for(std::string_view name, int board) {
        std::optional<MailFrequency> found;
        const UserId id = club.user(name).id;
        const MatchId match = club.match("wari", board).id;
        club.store.read([&](const StoreReader& reader) {
            for (const MatchSubscription& watch : subscriptions_of(reader, id))
                if (watch.match == match) found = watch.mail_frequency;
        });
        return found;
    }
};

// ---- notify ----

TEST_F(SettingsTest, EachModeIsSetFromThePageAndByMail) {
    for (const auto& [word, mode] :
         std::vector<std::pair<std::string, MailFrequency>>{{"digest", MailFrequency::digest},
                                                            {"once", MailFrequency::once},
                                                            {"NEVER", MailFrequency::never},
                                                            {"each", MailFrequency::each}}) {
        EXPECT_TRUE(say("ann", "notify " + word).accepted);
        EXPECT_EQ(club.user("ann").mail_frequency, mode);
        EXPECT_TRUE(mail("bob@example.org", "notify bob bobspass " + word).accepted);
        EXPECT_EQ(club.user("bob").mail_frequency, mode);
    }
}

TEST_F(SettingsTest, ABoardHasASettingOfItsOwnUntilItIsReset) {
    ASSERT_TRUE(say("ann", "wari challenge ann bob").accepted);
    EXPECT_TRUE(say("ann", "notify never wari/1").accepted);
    EXPECT_EQ(wish_for("ann", 1), MailFrequency::never);
    EXPECT_EQ(club.user("ann").mail_frequency, MailFrequency::each);
    EXPECT_TRUE(say("ann", "notify digest wari 1 Wari/2 broadcasts").accepted);
    EXPECT_EQ(wish_for("ann", 1), MailFrequency::digest);
    EXPECT_EQ(wish_for("ann", 2), MailFrequency::digest);
    EXPECT_TRUE(club.user("ann").wants_broadcasts);
    EXPECT_TRUE(say("ann", "notify never broadcasts").accepted);
    EXPECT_FALSE(club.user("ann").wants_broadcasts);
    EXPECT_TRUE(say("ann", "notify usual wari/1").accepted);
    EXPECT_EQ(wish_for("ann", 1), std::nullopt);
}

TEST_F(SettingsTest, QuietHoursAndTheTimeZoneAreSetAndReset) {
    const auto quiet = [&] { return club.user("ann").quiet_hours; };
    EXPECT_TRUE(say("ann", "notify --quiet=22-7 --zone=+5:30").accepted);
    EXPECT_EQ(quiet(), (QuietHours{22, 7, 5h + 30min}));
    EXPECT_TRUE(say("ann", "notify --quiet=off").accepted);
    EXPECT_EQ(quiet(), (QuietHours{0, 0, 5h + 30min})) << "the zone stays";
    EXPECT_TRUE(say("ann", "notify digest --zone=-03:30 --quiet=0:00-06:00").accepted);
    EXPECT_EQ(quiet(), (QuietHours{0, 6, -3h - 30min}));
    EXPECT_EQ(club.user("ann").mail_frequency, MailFrequency::digest);
    EXPECT_TRUE(say("ann", "notify --quiet=off --zone=0").accepted);
    EXPECT_EQ(quiet(), std::nullopt);
    EXPECT_TRUE(mail("ann@example.org", "notify ann annspass --quiet=22-24").accepted);
    EXPECT_EQ(quiet(), (QuietHours{22, 0, 0min}));
    EXPECT_TRUE(say("ann", "notify --zone=14").accepted);
    EXPECT_EQ(quiet()->zone, 14h);
}

TEST_F(SettingsTest, FirstCanBeAtTheBottomOfAllBoards) {
    const auto bottom_of = [](const std::string& text) {
        const auto own = text.rfind("you  captured"), other = text.rfind("  captured");
        return own != text.npos && own + 3 == other ? "own" : "other";
    };
    // Two boards: ann sits North at the first of them, at the other in the numbered game.
    ASSERT_TRUE(say("bob", "wari challenge bob ann --first=me").accepted);
    const int wari = club.match("wari", 2).board;
    ASSERT_TRUE(say("bob", "wari-24 challenge bob ann --first=me").accepted);
    const std::string show = "wari show " + std::to_string(wari);
    EXPECT_EQ(bottom_of(say("ann", show).text), "own");
    EXPECT_TRUE(say("ann", "notify --seat=first").accepted);
    EXPECT_THAT(say("ann", "notify").text, HasSubstr("Bottom seat:  First’s"));
    EXPECT_EQ(bottom_of(say("ann", show).text), "other");
    EXPECT_EQ(bottom_of(say("ann", "wari-24 show 1").text), "own");
    EXPECT_EQ(bottom_of(say("bob", show).text), "own");
    ASSERT_TRUE(say("bob", "wari move 2 b").accepted);
    EXPECT_EQ(bottom_of(club.letters_to("ann").front().text()), "other");
    EXPECT_TRUE(mail("ann@example.org", "notify ann annspass --seat=OWN").accepted);
    EXPECT_THAT(say("ann", "notify").text, HasSubstr("Bottom seat:  your own"));
    EXPECT_EQ(bottom_of(say("ann", show).text), "own");
    expect_refused("ann", "notify --seat=second", "own or first");
    expect_refused("ann", "notify never --seat", "own or first");
    EXPECT_NE(club.user("ann").mail_frequency, MailFrequency::never);
}

TEST_F(SettingsTest, ASeatMayBeChosenForOneBoard) {
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
    expect_refused("ann", "wari show 2 --seat=north", "own or first");
    expect_refused("carol", "wari show 2 --seat=own", "You are not known as a player");
    EXPECT_TRUE(say("carol", "wari show 2 --seat=first").accepted);
    expect_refused("ann", "wari-24 show 1 --seat=first", "the houses are numbered from your side");
    EXPECT_TRUE(say("bob", "wari-24 show 1 --seat=first").accepted);
    EXPECT_TRUE(say("ann", "wari-24 show 1 --seat=own").accepted);
    expect_refused("ann", "octilite show 1 --seat=own", "never turned round");
    EXPECT_TRUE(say("ann", "octilite show 1 --seat=first").accepted);
}

TEST_F(SettingsTest, AloneItShowsTheSettings) {
    say("ann", "notify digest --quiet=22-7 --zone=-8");
    say("ann", "notify never wari/1");
    const std::string text = say("ann", "notify").text;
    EXPECT_THAT(text, HasSubstr("notify usual"));
    EXPECT_THAT(text, AllOf(HasSubstr("one mail a day"), HasSubstr("wari/1: none"),
                            HasSubstr("Broadcasts:   no"),
                            HasSubstr("from 22:00 to 7:00 (your clock: UTC-8:00)"),
                            HasSubstr("Letters go to ann@example.org")));
    EXPECT_THAT(mail("carol@example.org", "notify carol carolspass").text,
                HasSubstr("none of your addresses takes mail"));
    change("ann", [](User& user) { user.addresses[0].suspended = true; });
    EXPECT_THAT(say("ann", "notify").text, HasSubstr("ann@example.org: mail came back"));
}

TEST_F(SettingsTest, AnUnreadableSettingChangesNothing) {
    ASSERT_TRUE(say("bob", "wari challenge bob carol").accepted);
    const User before = club.user("ann");
    for (const auto& [line, words] : std::vector<std::array<std::string, 2>>{
             {"notify sometimes", "each, digest, once or never"},
             {"notify usual", "each, digest, once or never"},
             {"notify wari/1", "each, digest, once or never"},
             {"notify never chess/1", "is not a board"},
             {"notify never wari", "A board is a number"},
             {"notify never wari/9", "no wari board 9"},
             {"notify never wari/1 wari/2", "neither play nor watch"},
             {"notify --quiet=22", "Quiet hours are two hours"},
             {"notify --quiet=7-7", "Quiet hours are two hours"},
             {"notify --quiet=22-25", "Quiet hours are two hours"},
             {"notify --quiet=22:30-7", "Quiet hours are two hours"},
             {"notify --quiet", "Quiet hours are two hours"},
             {"notify --zone=+15", "A time zone is an offset"},
             {"notify --zone=-12:30", "A time zone is an offset"},
             {"notify --zone=CET", "A time zone is an offset"},
             {"notify --zone=1:0", "A time zone is an offset"},
             {"notify --zone=1:", "A time zone is an offset"},
             {"notify digest --often", "no option --often"}})
        expect_refused("ann", line, words);
    EXPECT_EQ(club.user("ann").mail_frequency, before.mail_frequency);
    EXPECT_EQ(club.user("ann").quiet_hours, before.quiet_hours);
    EXPECT_EQ(wish_for("ann", 1), std::nullopt);
    EXPECT_FALSE(mail("ann@example.org", "notify ann wrongpass never").accepted);
    EXPECT_FALSE(mail("ann@example.org", "notify ann annspass never chess/1").accepted);
}

// ---- vacation ----

TEST_F(SettingsTest, AVacationIsOfWholeDaysBothIncluded) {
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

TEST_F(SettingsTest, AVacationFromTodayBeginsNowAndOffEndsItAndAllThatIsPlanned) {
    club.now += 10h;
    ASSERT_TRUE(say("ann", "vacation 2026-11-20 2026-11-22").accepted);
    ASSERT_TRUE(say("ann", "vacation 2026-12-20 2026-12-22").accepted);
    EXPECT_EQ(vacations_of("ann").front().from, club.now);
    EXPECT_THAT(say("ann", "vacation").text, HasSubstr("2026-11-20 to 2026-11-22, now"));
    club.now += 24h;
    ASSERT_TRUE(say("ann", "vacation OFF").accepted);
    EXPECT_THAT(vacations_of("ann"), ElementsAre(Vacation{club.now - 24h, club.now}))
        << "what was used stays on record";
    EXPECT_THAT(say("ann", "vacation").text, HasSubstr("2 of 30 days of 2026"));
}

TEST_F(SettingsTest, ADayOfVacationIsCountedOnceHoweverOftenItIsBegun) {
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(say("ann", "vacation 2026-11-20 2026-11-20").accepted);
        club.now += 1h;
        ASSERT_TRUE(say("ann", "vacation off").accepted);
    }
    EXPECT_THAT(say("ann", "vacation").text, HasSubstr("1 of 30 days of 2026"));
}

TEST_F(SettingsTest, ThirtyDaysInEachCalendarYearAreAllowed) {
    ASSERT_TRUE(say("ann", "vacation 2026-12-02 2026-12-31").accepted);
    expect_refused("ann", "vacation 2026-12-01 2026-12-01", "31 in 2026");
    ASSERT_TRUE(say("ann", "vacation 2027-01-01 2027-01-30").accepted);
    expect_refused("ann", "vacation 2027-03-01 2027-03-01", "31 in 2027");
}

TEST_F(SettingsTest, AVacationThatCannotBeIsRefused) {
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

TEST_F(AccountsTest, AnAddressWhoseMailIsNotReadIsRefusedWhereverItIsEntered) {
    club.change_settings(
        [](ClubSettings& settings) { settings.mail_address = "house@house.example"; });
    for (const char* address :
         {"noreply@example.org", "No-Reply+7@example.org", "mailer-daemon@example.org",
          "postmaster@example.org", "talk-bounces@example.org", "House@house.example",
          "house+x@house.example"}) {
        for (const std::string& line :
             {std::string("signup dora doraspass "), std::string("change address ann annspass ")}) {
            const Response refused = club.say("", line + address);
            EXPECT_FALSE(refused.accepted) << line << address;
            EXPECT_EQ(refused.refusal->code, "address-of-machine") << line << address;
        }
    }
    EXPECT_FALSE(club.say("", "signup dora doraspass -x@example.org").accepted);
    EXPECT_TRUE(club.say("", "signup dora doraspass cat-owner@example.org").accepted);
}

}  // namespace
}  // namespace posthouse::club
