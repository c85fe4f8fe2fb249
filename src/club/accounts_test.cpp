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

class AccountsTest : public TestClubWithPlayers {
protected:
    std::vector<std::string> addresses_of(std::string_view name) {
        std::vector<std::string> all;
        for (const Address& one : house.user(name).addresses)
            all.push_back(one.address + (one.confirmed ? " confirmed" : "") +
                          (one.suspended ? " suspended" : ""));
        return all;
    }
    std::size_t sessions_of(std::string_view name) {
        const UserId id = house.user(name).id;
        std::size_t count = 0;
        house.store.read([&](const StoreReader& reader) {
            for (const char* token : {"one", "two"})
                if (const auto session = reader.session(token); session && session->user == id)
                    ++count;
        });
        return count;
    }
    void open_sessions(std::string_view name) {
        const UserId id = house.user(name).id;
        transact(house.store, [&](UnitOfWork& unit) {
            for (const char* token : {"one", "two"}) unit.add_session({token, id, house.now + 24h});
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
        EXPECT_EQ(letter.subject, "confirm {confirm}");
        EXPECT_FALSE(letter.automatic) << "it must be able to come back";
    }
    EXPECT_EQ(house.user("dora").mail_address(), nullptr);
    EXPECT_THAT(confirm("dora", "d2@example.org").text, HasSubstr("come here"));
    EXPECT_EQ(house.user("dora").mail_address()->address, "d2@example.org");
    confirm("dora", "d1@example.org");
    EXPECT_EQ(house.user("dora").mail_address()->address, "d1@example.org");
}

TEST_F(AccountsTest, InAMailWithoutAnAddressTheOneItCameFromIsTaken) {
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
             {"signup from longenough", "means something else"},
             {"signup message longenough", "means something else"},
             {"signup computer-7 longenough", "means something else"},
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

TEST_F(AccountsTest, AWordThatIsNotFromALetterConfirmsNothing) {
    ASSERT_TRUE(say("", "signup dora doraspass d@example.org").accepted);
    expect_refused("", "confirm 12345678901234567890", "not a word from one of our letters");
    // Somebody else's word is not hers.
    EXPECT_TRUE(
        say("", "confirm " + confirmation_mark(house.key, house.user("ann").id, "ann@example.org"))
            .accepted);
    EXPECT_FALSE(
        say("", "confirm " + confirmation_mark(house.key, house.user("dora").id, "ann@example.org"))
            .accepted);
    EXPECT_EQ(house.user("dora").mail_address(), nullptr);
}

TEST_F(AccountsTest, TheWordOfALetterOfBeforeThereWereNamesInItConfirmsForWhoeverIsLoggedIn) {
    ASSERT_TRUE(mail("d@example.org", "signup dora doraspass").accepted);
    const std::string word = house.key.confirmation(house.user("dora").id, "d@example.org");
    EXPECT_FALSE(say("", "confirm " + word).accepted);
    EXPECT_FALSE(say("ann", "confirm " + word).accepted);
    EXPECT_TRUE(say("dora", "confirm " + word).accepted);
    EXPECT_EQ(house.user("dora").mail_address()->address, "d@example.org");
}

TEST_F(AccountsTest, AReplyToTheLetterConfirms) {
    ASSERT_TRUE(mail("d@example.org", "signup dora doraspass").accepted);
    EXPECT_FALSE(mail("d@example.org", "confirm 12345678901234567890").accepted);
    const std::string word = confirmation_mark(house.key, house.user("dora").id, "d@example.org");
    for (int i = 0; i < 2; ++i) EXPECT_TRUE(mail("d@example.org", "confirm " + word).accepted);
    EXPECT_EQ(house.user("dora").mail_address()->address, "d@example.org");
}

TEST_F(AccountsTest, ConfirmingAnewEndsASuspension) {
    suspend("ann");
    EXPECT_EQ(house.user("ann").mail_address(), nullptr);
    confirm("ann", "ann@example.org");
    EXPECT_EQ(house.user("ann").addresses[0], (Address{"ann@example.org", true, 0, {}, false}));
}

TEST_F(AccountsTest, ASecondConfirmedAddressIsToldThatTheFirstHasTheLetters) {
    ASSERT_TRUE(
        say("ann", "change address ann annspass ann@example.org ann@work.example").accepted);
    EXPECT_THAT(in_one_line(confirm("ann", "ann@work.example").text),
                HasSubstr("go on coming to ann@example.org"));
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

TEST_F(AccountsTest, AMailPasswordPlaysButOwnsNothingAndEachNewOneVoidsTheLast) {
    const Response reply = mail("ann@example.org", "change mail-password ann annspass");
    ASSERT_TRUE(reply.accepted) << reply.text;
    EXPECT_THAT(reply.text, HasSubstr("{mail-password}"));
    const User ann = house.user("ann");
    const std::string first = house.key.mail_password(ann.id, ann.mail_password);
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
            mail("ann@example.org", "letters ann " + house.key.mail_password(ann.id, number))
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
    EXPECT_EQ(house.user("ann").mail_address()->address, "ann@example.org");
    EXPECT_THAT(reply.text, HasSubstr("a letter is on its way"));
    auto notices = house.letters_to("ann");
    std::erase_if(notices, [](const Letter& one) { return one.subject != "confirm {confirm}"; });
    ASSERT_THAT(notices, SizeIs(2)) << "that of signing up, and that to the new address";
    EXPECT_EQ(notices[0].address, "new@example.org");
}

TEST_F(AccountsTest, TheOldAddressIsWarnedWhateverTheNewOnesAre) {
    ASSERT_TRUE(say("ann", "change address ann annspass thief@example.org").accepted);
    std::vector<Letter> warnings = due(house.now);
    std::erase_if(warnings, [](const Letter& one) { return one.to != UserId{}; });
    ASSERT_THAT(warnings, SizeIs(1));
    EXPECT_EQ(warnings[0].address, "ann@example.org");
    EXPECT_EQ(warnings[0].kind, LetterKind::notice);
    EXPECT_THAT(warnings[0].body,
                AllOf(HasSubstr("ann"), HasSubstr("{house}"), Not(HasSubstr("thief@example.org"))));
}

TEST_F(AccountsTest, TheSameListAgainWarnsNobody) {
    const std::size_t before = due(house.now).size();
    ASSERT_TRUE(say("ann", "change address ann annspass ann@example.org").accepted);
    EXPECT_EQ(due(house.now).size(), before);
}

TEST_F(AccountsTest, ASuspendedAddressIsConfirmedAnewByNamingItAgain) {
    suspend("ann");
    house.now += 24h;
    const Response reply = say("ann", "change address ann annspass ann@example.org");
    ASSERT_TRUE(reply.accepted);
    EXPECT_THAT(reply.text, HasSubstr("a letter is on its way"));
    EXPECT_EQ(house.user("ann").mail_address(), nullptr);
    const auto notices = letters("ann", LetterKind::notice);
    EXPECT_EQ(notices.back().address, "ann@example.org");
    EXPECT_EQ(notices.back().subject, "confirm {confirm}");
    confirm("ann", "ann@example.org");
    EXPECT_NE(house.user("ann").mail_address(), nullptr);
}

TEST_F(AccountsTest, AnAddressGetsOneLetterOfConfirmationADay) {
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(say("carol", "change address carol carolspass v@example.org").accepted);
        ASSERT_TRUE(say("carol", "change address carol carolspass").accepted);
    }
    EXPECT_THAT(letters("carol", LetterKind::notice), SizeIs(1));
    EXPECT_THAT(say("carol", "change address carol carolspass v@example.org").text,
                HasSubstr("today's letter is on its way already"));
    house.now += 24h;
    ASSERT_TRUE(say("carol", "change address carol carolspass v@example.org").accepted);
    EXPECT_THAT(letters("carol", LetterKind::notice), SizeIs(2));
}

TEST_F(AccountsTest, WithoutAnAddressTheMailsOwnIsTakenAndOnThePageThereIsNone) {
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

}  // namespace
}  // namespace posthouse::club
