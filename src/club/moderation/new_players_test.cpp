// How operators let people in: accounts that they create, and invitations to sign up.

#include "club/moderation/new_players.h"

#include "club/accounts/account_tables.h"
#include "club/accounts/authenticator.h"
#include "club/accounts/sign_up_invitations.h"
#include "club/accounts/sign_ups.h"
#include "club/commands/test_club.h"
#include "club/letters/mail_tokens.h"
#include "club/maintenance/leaving.h"
#include "club/moderation/moderation_tables.h"

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

class NewPlayersTest : public TestClubWithPlayers {
protected:
    NewPlayersTest() {
        club.change_settings(
            [](ClubSettings& settings) { settings.sign_up_policy = SignUpPolicy::closed; });
    }
    OperatorContext by() { return {"root", "", club.now}; }

    /// The code of a new invitation.
    std::string invite(const InvitationTerms& terms) {
        std::string code;
        transact(club.store, [&](UnitOfWork& unit) {
            const auto made = club::invite(unit, by(), terms);
            ASSERT_TRUE(made) << made.error().sentence.view();
            code = sign_up_code(club.key, made->id);
        });
        return code;
    }
    Response sign_up(const std::string& name, const std::string& code, std::string address = "") {
        return say("", "signup " + name + " longenough " + address + " --invitation=" + code);
    }
    std::vector<InvitationUse> invitations() {
        std::vector<InvitationUse> all;
        club.store.read([&](const StoreReader& reader) { all = newest_invitations(reader, 9); });
        return all;
    }
};

TEST_F(NewPlayersTest, AnInvitationOpensAClosedHouseForSoManyPeople) {
    EXPECT_THAT(say("", "signup dora longenough").text, HasSubstr("takes no new players"));
    const std::string code = invite({.uses_max = 2, .note = "the Saturday club"});
    EXPECT_TRUE(sign_up("dora", code).accepted);
    EXPECT_FALSE(sign_up("dora", code).accepted) << "the name is taken, and nothing is used up";
    EXPECT_TRUE(sign_up("emil", code).accepted);
    EXPECT_THAT(sign_up("frida", code).text, HasSubstr("As many people as it was for"));
    ASSERT_THAT(invitations(), SizeIs(1));
    EXPECT_EQ(invitations()[0].invitation.used, 2);
    EXPECT_EQ(invitations()[0].invitation.by, "root");
    EXPECT_THAT(invitations()[0].players, ElementsAre("dora", "emil"));
}

/// A club that signs up together has one address; the passwords are hashed before the command runs.
TEST_F(NewPlayersTest, WhoIsInvitedNeedNotWaitForOthersOfTheSameAddress) {
    const SignUpLimits limits{.per_hour = 1};
    Authenticator authenticator{club.store, PasswordCost::minimal, club.key, limits};
    const std::string code = invite({.uses_max = 9});
    Request request;
    request.client.address = "192.0.2.1";
    request.now = club.now;
    transact(club.store, [&](UnitOfWork& unit) {
        record_sign_up(unit, club.key, limits, request.client.address, club.now);
    });
    const auto waits = [&](const std::string& option) {
        request.lines = {"signup dora longenough" + option};
        return authenticator.verify_request(request).retry_later.has_value();
    };
    EXPECT_FALSE(waits(" --invitation=" + code));
    EXPECT_TRUE(waits(" --invitation=" + code + "0"));
    EXPECT_TRUE(waits(""));
}

TEST_F(NewPlayersTest, AnInvitationEndsWithItsTimeOrWhenItIsWithdrawn) {
    const std::string until_tomorrow = invite({.uses_max = 9, .expires = club.now + 24h});
    const std::string for_thirty_days = invite({.uses_max = 9});
    club.now += 24h;
    EXPECT_THAT(sign_up("dora", until_tomorrow).text, HasSubstr("was valid until"));
    club.now += 28 * 24h;
    EXPECT_TRUE(sign_up("dora", for_thirty_days).accepted);
    transact(club.store, [&](UnitOfWork& unit) {
        EXPECT_TRUE(withdraw_invitation(unit, by(), SignUpInvitationId{2}));
        EXPECT_FALSE(withdraw_invitation(unit, by(), SignUpInvitationId{2})) << "it was already";
        EXPECT_FALSE(withdraw_invitation(unit, by(), SignUpInvitationId{3})) << "there is none";
    });
    EXPECT_THAT(sign_up("emil", for_thirty_days).text, HasSubstr("was withdrawn"));
}

TEST_F(NewPlayersTest, NobodyGuessesACode) {
    const std::string code = invite({});
    for (const std::string& wrong :
         {std::string(), std::string("1"), std::string("1-"), std::string("x"), "0" + code,
          "2" + code.substr(1), code + "0", code.substr(0, code.size() - 1)})
        EXPECT_THAT(sign_up("dora", wrong).text, HasSubstr("not an invitation")) << wrong;
    EXPECT_TRUE(sign_up("dora", code).accepted);
}

TEST_F(NewPlayersTest, TermsThatLetNobodyInAreRefused) {
    transact(club.store, [&](UnitOfWork& unit) {
        EXPECT_FALSE(club::invite(unit, by(), {.uses_max = 0}));
        EXPECT_FALSE(club::invite(unit, by(), {.uses_max = invitation_uses_max + 1}));
        EXPECT_FALSE(club::invite(unit, by(), {.expires = club.now}));
        EXPECT_FALSE(club::invite(unit, by(), {.note = std::string(201, 'x')}));
    });
    EXPECT_THAT(invitations(), IsEmpty());
}

TEST_F(NewPlayersTest, AConfirmedSignUpUsesTheInvitationWhenItIsConfirmed) {
    club.change_settings([](ClubSettings& settings) { settings.confirm_sign_ups = true; });
    const std::string code = invite({});
    EXPECT_TRUE(sign_up("dora", code, "dora@example.org").accepted);
    EXPECT_TRUE(sign_up("emil", code, "emil@example.org").accepted) << "nobody has confirmed yet";
    EXPECT_TRUE(say("", "confirm " + sign_up_token(club.key, SignUpId{1})).accepted);
    EXPECT_THAT(say("", "confirm " + sign_up_token(club.key, SignUpId{2})).text,
                HasSubstr("As many people"));
    EXPECT_THAT(invitations()[0].players, ElementsAre("dora"));
}

TEST_F(NewPlayersTest, AClubThatSignsUpTogetherMeetsNoLimitOfItsAddress) {
    club.change_settings([](ClubSettings& settings) { settings.sign_ups = {.per_hour = 2}; });
    const std::string code = invite({.uses_max = 5});
    for (const char* name : {"dora", "emil", "frida", "greta", "hans"})
        EXPECT_TRUE(sign_up(name, code).accepted) << name;
}

TEST_F(NewPlayersTest, WhoeverLeavesIsNamedByNoInvitation) {
    const std::string code = invite({.note = "for dora"});
    sign_up("dora", code);
    transact(club.store, [&](UnitOfWork& unit) {
        EXPECT_TRUE(delete_player(club.club(), unit, by(), "dora"));
    });
    ASSERT_THAT(invitations(), SizeIs(1));
    EXPECT_THAT(invitations()[0].players, IsEmpty());
    EXPECT_EQ(invitations()[0].invitation.note.find("dora"), std::string::npos);
    EXPECT_EQ(invitations()[0].invitation.used, 1);
}

TEST_F(NewPlayersTest, AnAccountIsCreatedWithoutAPasswordAndItsLinkSetsOne) {
    std::string token;
    transact(club.store, [&](UnitOfWork& unit) {
        const auto made = create_player(club.club(), unit, by(), "dora", "dora@example.org", 72h);
        ASSERT_TRUE(made) << made.error().sentence.view();
        token = *made;
        EXPECT_FALSE(create_player(club.club(), unit, by(), "Dora", "", 72h)) << "taken";
        EXPECT_FALSE(create_player(club.club(), unit, by(), "d", "", 72h));
        EXPECT_FALSE(create_player(club.club(), unit, by(), "emil", "nowhere", 72h));
    });
    EXPECT_TRUE(club.user("dora").password_hash.empty());
    ASSERT_TRUE(club.user("dora").mail_address());
    EXPECT_EQ(club.user("dora").mail_address()->address, "dora@example.org");
    EXPECT_TRUE(say("", "reset password " + token + " longenough").accepted);
    EXPECT_FALSE(club.user("dora").password_hash.empty());
    EXPECT_FALSE(say("", "reset password " + token + " another one").accepted) << "once";
}

}  // namespace
}  // namespace posthouse::club
