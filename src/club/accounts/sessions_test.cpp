// Sessions, expiry of tokens, and two-factor authentication.

#include "club/accounts/sessions.h"
#include "club/accounts/account_tables.h"
#include "club/commands/test_club.h"
#include "club/moderation/moderation_tables.h"
#include "club/moderation/operator_acts.h"
#include "club/programs/program_tables.h"
#include "club/programs/tokens.h"

#include <gmock/gmock.h>

#include <liboath/oath.h>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

std::string in_one_line(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    return text;
}

class SessionsTest : public testing::Test {
protected:
    SessionsTest() {
        club.join("ann");
        club.join("bob");
    }

    LoginResult log_in(std::string name, std::string code = "", std::string device = "",
                       std::string address = "") {
        const LoginAttempt attempt{name, name + "spass", {std::move(address)}, code, device};
        const auto user = club.verify_password(attempt).user;
        LoginResult in = NotLoggedIn{.wrong = true};
        if (!user) return in;
        transact(club.store, [&](UnitOfWork& unit) {
            in = open_session(unit, club.key, *user, attempt, "token " + std::to_string(++tokens_),
                              club.now);
        });
        return in;
    }
    static CodeCheck code_of(const LoginResult& in) {
        return in ? CodeCheck::passed : in.error().code;
    }
    Response say_in(const NewSession& in, std::string line) {
        Request request;
        request.lines = {std::move(line)};
        request.speaker = in.user.id;
        request.session = token_hash(in.token);
        request.now = club.now;
        return club.submit(request);
    }
    bool is_open(const NewSession& in) {
        bool open = false;
        club.store.read([&](const StoreReader& reader) {
            open = reader.find<Session>(token_hash(in.token)).has_value();
        });
        return open;
    }
    /// The code that the authenticator shows.
    std::string code_now(std::chrono::seconds later = 0s) {
        std::optional<SecondFactor> factor;
        club.store.read([&](const StoreReader& reader) {
            factor = reader.find<SecondFactor>(club.user("ann").id);
        });
        const std::string secret = club.key.second_factor_secret(factor->user, factor->set_up_at);
        const auto seconds =
            std::chrono::floor<std::chrono::seconds>(club.now + later).time_since_epoch().count();
        char code[7] = "";
        EXPECT_EQ(oath_totp_generate(secret.data(), secret.size(), seconds, 30, 0, 6, code),
                  OATH_OK);
        return code;
    }
    /// The recovery codes in an answer.
    std::vector<std::string> switch_on() {
        EXPECT_TRUE(club.say("ann", "two-factor annspass").accepted);
        const Response reply = club.say("ann", "two-factor annspass " + code_now());
        EXPECT_TRUE(reply.accepted) << reply.text;
        const std::string told = reveal_once(reply.text, club.key, club.user("ann").id);
        std::vector<std::string> codes;
        std::string_view rest = told;
        while (!rest.empty()) {
            const auto line = take_until(rest, '\n');
            if (line.starts_with("    ")) codes.emplace_back(line.substr(4));
        }
        EXPECT_EQ(codes.size(), std::size_t{recovery_code_count});
        club.now += 30s;
        return codes;
    }

    TestClub club;
    int tokens_ = 0;
};

TEST_F(SessionsTest, ANewPasswordEndsAllOtherSessionsUnlessTheyAreToBeKept) {
    const auto desk = log_in("ann"), phone = log_in("ann"), bobs = log_in("bob");
    EXPECT_TRUE(say_in(*desk, "change password annspass other-pass --keep-sessions").accepted);
    EXPECT_TRUE(is_open(*phone));
    const Response reply = say_in(*desk, "change password other-pass annspass");
    EXPECT_THAT(in_one_line(reply.text), HasSubstr("logged out everywhere but here"));
    EXPECT_EQ(reply.ended_sessions, std::vector{token_hash(phone->token)});
    EXPECT_FALSE(is_open(*phone));
    EXPECT_TRUE(is_open(*desk));
    EXPECT_TRUE(is_open(*bobs));
}

TEST_F(SessionsTest, ASessionIsListedWithItsDeviceAndEndedByItsName) {
    const auto desk = log_in("ann", "", "Firefox on Linux, IPv4"), phone = log_in("ann");
    const Response list = say_in(*desk, "sessions");
    EXPECT_THAT(list.text, HasSubstr("Firefox on Linux, IPv4 (this one)"));
    const std::string name = token_hash(phone->token).substr(0, 8);
    EXPECT_FALSE(club.say("bob", "end session " + name).accepted);
    EXPECT_TRUE(is_open(*phone));
    EXPECT_TRUE(say_in(*desk, "end session " + name).accepted);
    EXPECT_FALSE(is_open(*phone));
    log_in("ann");
    EXPECT_THAT(say_in(*desk, "end session others").text, HasSubstr("1 session is ended"));
    EXPECT_TRUE(is_open(*desk));
    EXPECT_THAT(say_in(*desk, "end session all").text, HasSubstr("1 session is ended"));
    EXPECT_FALSE(is_open(*desk));
}

TEST_F(SessionsTest, ATokenIsGoodForAYearOrAsLongAsIsSaidAndEndsWithThePasswordOnlyIfAsked) {
    EXPECT_TRUE(club.say("ann", "make token annspass year").accepted);
    EXPECT_TRUE(club.say("ann", "make token annspass month --days=30").accepted);
    for (const char* days : {"0", "-1", "3651", "x", "30x", ""})
        EXPECT_FALSE(
            club.say("ann", std::string("make token annspass bad --days=") + days).accepted)
            << days;
    std::vector<ApiToken> tokens;
    const auto look = [&] {
        club.store.read(
            [&](const StoreReader& reader) { tokens = tokens_of(reader, club.user("ann").id); });
        return tokens.size();
    };
    ASSERT_EQ(look(), 2U);
    EXPECT_EQ(tokens[0].expires, club.now + std::chrono::days(365));
    EXPECT_EQ(tokens[1].expires, club.now + std::chrono::days(30));
    EXPECT_TRUE(club.say("ann", "change password annspass other-pass").accepted);
    EXPECT_EQ(look(), 2U);
    EXPECT_TRUE(club.say("ann", "change password other-pass annspass --end-tokens").accepted);
    EXPECT_EQ(look(), 0U);
}

TEST_F(SessionsTest, ACodeIsWantedOnceItWasConfirmedAndIsGoodOnce) {
    EXPECT_TRUE(club.say("ann", "two-factor annspass").accepted);
    EXPECT_EQ(code_of(log_in("ann")), CodeCheck::passed) << "not on yet";
    EXPECT_FALSE(club.say("ann", "two-factor annspass 000000").accepted);
    switch_on();
    EXPECT_EQ(code_of(log_in("ann")), CodeCheck::missing);
    EXPECT_EQ(code_of(log_in("ann", code_now(300s))), CodeCheck::wrong);
    const std::string code = code_now();
    EXPECT_EQ(code_of(log_in("ann", code)), CodeCheck::passed);
    EXPECT_EQ(code_of(log_in("ann", code)), CodeCheck::wrong) << "used before";
    EXPECT_EQ(code_of(log_in("ann", code_now(30s))), CodeCheck::passed) << "a clock that is fast";
}

TEST_F(SessionsTest, ARecoveryCodeIsGoodOnceAndVoidWhenThereAreNewOnes) {
    const auto codes = switch_on();
    EXPECT_EQ(code_of(log_in("ann", codes[0])), CodeCheck::passed);
    EXPECT_EQ(code_of(log_in("ann", codes[0])), CodeCheck::wrong);
    const Response reply = club.say("ann", "two-factor annspass " + codes[1] + " --new-codes");
    EXPECT_TRUE(reply.accepted) << reply.text;
    EXPECT_EQ(code_of(log_in("ann", codes[2])), CodeCheck::wrong);
    EXPECT_TRUE(club.say("ann", "two-factor annspass " + code_now() + " --off").accepted);
    EXPECT_EQ(code_of(log_in("ann")), CodeCheck::passed);
}

TEST_F(SessionsTest, WrongCodesOfOthersDoNotLockOutAnOwnerWhoHasTheRightOne) {
    switch_on();
    for (int i = 0; i < 10; ++i)
        EXPECT_EQ(code_of(log_in("ann", code_now(600s))), CodeCheck::wrong);
    EXPECT_EQ(code_of(log_in("ann", code_now())), CodeCheck::passed) << "even from there";
    for (int i = 0; i < wrong_code_delays.free_attempts; ++i)
        EXPECT_EQ(code_of(log_in("ann", code_now(600s), "", "192.0.2.1")), CodeCheck::wrong);
    club.now += 30s;
    EXPECT_EQ(code_of(log_in("ann", code_now(), "", "192.0.2.2")), CodeCheck::passed);
}

TEST_F(SessionsTest, WrongCodesDelayTheNextFromTheSameClient) {
    switch_on();
    for (int i = 0; i < wrong_code_delays.free_attempts; ++i)
        EXPECT_EQ(code_of(log_in("ann", code_now(600s))), CodeCheck::wrong);
    const auto in = log_in("ann", code_now());
    EXPECT_EQ(code_of(in), CodeCheck::too_many);
    EXPECT_EQ(in.error().code_wait, 1min);
    EXPECT_FALSE(club.say("", "two-factor ann annspass " + code_now() + " --off").accepted);
    club.now += 1min;
    EXPECT_EQ(code_of(log_in("ann", code_now())), CodeCheck::passed);
}

TEST_F(SessionsTest, GuessesFromManyClientsAreBoundedAndSpareThoseThatWereRight) {
    switch_on();
    EXPECT_EQ(code_of(log_in("ann", code_now(), "", "192.0.2.1")), CodeCheck::passed);
    for (int i = 0; i < wrong_codes_max; ++i)
        EXPECT_EQ(code_of(log_in("ann", code_now(600s), "", "bot " + std::to_string(i))),
                  CodeCheck::wrong);
    club.now += 30s;
    EXPECT_EQ(code_of(log_in("ann", code_now(), "", "another bot")), CodeCheck::too_many);
    EXPECT_EQ(code_of(log_in("ann", code_now(), "", "192.0.2.1")), CodeCheck::passed);
    club.now += wrong_codes_time;
    EXPECT_EQ(code_of(log_in("ann", code_now(), "", "another bot")), CodeCheck::passed);
}

TEST_F(SessionsTest, WithTwoFactorAPasswordInAMailProvesNothingAndTheMailPasswordDoes) {
    EXPECT_TRUE(club.say("", "notify ann annspass each").accepted);
    const Response told = club.say("ann", "change mail-password annspass");
    const std::string word = club.key.mail_password(club.user("ann").id, 1);
    switch_on();
    const Response refused = club.say("", "notify ann annspass each");
    EXPECT_FALSE(refused.accepted);
    EXPECT_THAT(in_one_line(refused.text), HasSubstr("password does not count here"));
    EXPECT_FALSE(club.say("bob", "change password ann annspass other-pass").accepted);
    EXPECT_TRUE(club.say("", "notify ann " + word + " each").accepted);
    EXPECT_TRUE(club.say("ann", "change password annspass other-pass").accepted) << "in a session";
}

TEST_F(SessionsTest, OnlyTheOperatorSwitchesItOffWithoutACodeAndThatIsWrittenDown) {
    switch_on();
    const std::string reset =
        password_reset_token(club.key, club.user("ann"), club.now + std::chrono::hours(1));
    EXPECT_TRUE(club.say("", "reset password " + reset + " other-pass").accepted);
    bool on = false;
    const auto look = [&] {
        club.store.read([&](const StoreReader& reader) {
            on = has_second_factor(reader, club.user("ann").id);
        });
        return on;
    };
    EXPECT_TRUE(look());
    transact(club.store, [&](UnitOfWork& unit) {
        EXPECT_TRUE(end_two_factor(unit, {"root", "lost phone", club.now}, "ann"));
        EXPECT_FALSE(end_two_factor(unit, {"root", "", club.now}, "ann"));
    });
    EXPECT_FALSE(look());
    club.store.read([&](const StoreReader& reader) {
        EXPECT_EQ(newest_audit_entries(reader, 1).at(0).what, "two-factor-off ann");
    });
}

TEST_F(SessionsTest, NeitherTheSecretNorARecoveryCodeIsInTheAnswerThatIsKept) {
    const Response begun = club.say("ann", "two-factor annspass");
    const UserId ann = club.user("ann").id;
    const std::string secret = authenticator_secret(club.key, ann, club.now);
    EXPECT_EQ(secret.size(), 32U);
    EXPECT_THAT(begun.text, Not(HasSubstr(secret)));
    EXPECT_THAT(reveal_once(begun.text, club.key, ann), HasSubstr("secret=" + secret));
    EXPECT_THAT(reveal_once(begun.text, club.key, club.user("bob").id), Not(HasSubstr(secret)));
}

}  // namespace
}  // namespace posthouse::club
