#include "club/accounts/reserved_names.h"

#include "club/accounts/account_tables.h"
#include "club/commands/command_table.h"
#include "club/commands/test_club.h"
#include "club/letters/mail_tokens.h"

#include <string>

namespace posthouse::club {
namespace {

TEST(ReservedNames, AreThoseOfTheHouseAndItsOperators) {
    for (const char* name : {"posthouse", "House", "computer", "computer-8", "computer-99", "admin",
                             "administrator", "moderator", "support", "system", "postmaster",
                             "root", "abuse", "noreply", "no-reply", "mailer-daemon", "guest"})
        EXPECT_TRUE(is_reserved_name(name)) << name;
}

TEST(ReservedNames, AreReservedInLookAlikesToo) {
    for (const char* name :
         {"p0sthouse",       "P0STH0USE",      "h0use",       "cornputer-1", "c0mputer-1",
          "C0rnputer_8",     "computer1",      "com-puter-1", "adm1n",       "admln",
          "adrnin",          "aclmin",         "ad-min",      "m0derat0r",   "moclerator",
          "5upport",         "Support_",       "syst3m",      "p0strnaster", "r00t",
          "guest-heron-417", "gue5t_heron-417"})
        EXPECT_TRUE(is_reserved_name(name)) << name;
}

TEST(ReservedNames, AreReservedWithNumbersAndWithEachOther) {
    for (const char* name : {"admin2", "support-24", "admin-7", "house-admin", "support_team3",
                             "posthouse-bob", "my_p0sthouse", "the-posthouse"})
        EXPECT_TRUE(is_reserved_name(name)) << name;
}

TEST(ReservedNames, AreTheWordsThatCommandsWouldReadAsSomethingElse) {
    for (const char* name :
         {"all", "Anyone", "me", "you", "from", "change", "help", "oware", "South", "NORTH",
          "first", "second", "nobody", "everybody", "link", "rated", "webhook"})
        EXPECT_TRUE(is_reserved_name(name)) << name;
}

TEST(ReservedNames, AreTheWordsThatOptionsOfMatchesHave) {
    for (const CommandSpec& row : command_table()) {
        if (!row.per_game || row.id == CommandId::tournament || row.id == CommandId::series)
            continue;
        std::string word;
        bool value = false;  // behind its “=”
        for (const char c : std::string(row.options) + " ") {
            if ((c == '|' || c == ']') && value && word.size() > 1)
                EXPECT_TRUE(is_reserved_name(word)) << word;
            value = c == '=' || (value && c != ']');
            word = c >= 'a' && c <= 'z' ? word + c : std::string();
        }
    }
}

TEST(ReservedNames, LeaveThePlayersTheirs) {
    for (const char* name :
         {"ann",     "bob",    "carol",      "house-martin", "whitehouse", "ian",
          "lan",     "adam",   "minna",      "arnold",       "systema",    "Bernard",
          "hostess", "teamo",  "anna-admin", "rooter",       "guesty",     "compute",
          "a1l",     "mod3rn", "sup",        "cl1mber",      "corny",      "ev3",
          "rn",      "zed2",   "o0o",        "robin",        "southey"})
        EXPECT_FALSE(is_reserved_name(name)) << name;
}

TEST(ReservedNames, HaveASkeletonThatLookAlikesShare) {
    EXPECT_EQ(name_skeleton("cornputer"), name_skeleton("Computer"));
    EXPECT_EQ(name_skeleton("admIn"), name_skeleton("adm1n"));
    EXPECT_NE(name_skeleton("ann"), name_skeleton("anne"));
    EXPECT_EQ(name_skeleton(""), "");
}

class ReservedNamesTest : public TestClubWithPlayers {};

TEST_F(ReservedNamesTest, CanNeitherBeChosenNorGivenByTheOperator) {
    for (const char* name : {"p0sthouse", "h0use", "cornputer-1", "adm1n"}) {
        const Response signed_up = say("", std::string("signup ") + name + " somepass");
        EXPECT_FALSE(signed_up.accepted) << name;
        EXPECT_EQ(signed_up.refusal->code, "name-reserved") << name;
    }
    // A sign-up that was held by a version that did not know these names.
    SignUpId id{};
    transact(club.store, [&](UnitOfWork& unit) {
        PendingSignUp held{{}, "h0use", "hash", "h@example.org", club.now + std::chrono::days(1),
                           {}};
        unit.add(held);
        id = held.id;
    });
    const Response confirmed = say("", "confirm " + sign_up_token(club.key, id));
    EXPECT_FALSE(confirmed.accepted);
    EXPECT_EQ(confirmed.refusal->code, "name-reserved");
    // Letters of other alphabets are no part of a name at all.
    const Response cyrillic = say("", "signup \u0430dmin somepass");
    EXPECT_FALSE(cyrillic.accepted);
    EXPECT_EQ(cyrillic.refusal->code, "name-malformed");
}

}  // namespace
}  // namespace posthouse::club
