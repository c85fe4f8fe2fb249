// The operators' API over loopback connections: who is admitted.
#include "club/accounts/account_tables.h"
#include "club/accounts/sanctions.h"
#include "club/core/secrets.h"
#include "club/moderation/moderation_tables.h"
#include "club/programs/program_tables.h"
#include "http/routes.h"
#include "http/test_client.h"
#include "http/test_server.h"

#include <gmock/gmock.h>

namespace posthouse::http {
namespace {

using testing::AllOf;
using testing::HasSubstr;

class ModerationHttpTest : public testing::Test {
protected:
    ModerationHttpTest() {
        for (const std::string name : {"ann", "bob"})
            client().post("/api/signup", R"({"name": ")" + name + R"(", "password": "password"})");
        club::transact(server_.store, [&](club::UnitOfWork& unit) {
            club::User ann = *unit.user_named("ann");
            ann.operator_since = now();
            change_user(unit, ann);
            unit.put(club::SecondFactor{.user = ann.id, .set_up_at = now(), .enabled_at = now()});
            // As after a login with a code.
            unit.insert(club::Session{club::token_hash("with a code"), ann.id,
                                      now() + std::chrono::hours(1),
                                      now() + std::chrono::milliseconds(1), now()});
            unit.insert(club::Session{club::token_hash("without"), ann.id,
                                      now() + std::chrono::hours(1),
                                      now() - std::chrono::milliseconds(1), now()});
            club::ApiToken token{{}, ann.id, "bot", club::token_hash("pht_bot"),
                                 7,  now(),  {},    now()};
            token.expires = now() + std::chrono::hours(1);
            add_token(unit, token);
            club::ApiToken moderates{{}, ann.id, "moderates", club::token_hash("pht_mod"),
                                     16, now(),  {},          now()};
            moderates.made = now() + std::chrono::milliseconds(1);
            moderates.expires = now() + std::chrono::hours(1);
            add_token(unit, moderates);
        });
    }
    HttpClient client() { return HttpClient(server_.port()); }
    club::Instant now() const { return club::Instant(std::chrono::milliseconds(server_.now_ms)); }

    /// Requests each operator address with a valid body.
    void expect_everywhere(unsigned status, Fields fields, std::string_view sentence) {
        fields["Content-Type"] = "application/json";
        std::size_t asked = 0;
        for (const RouteSpec& route : routes()) {
            if (!route.path.starts_with("api/moderation/")) continue;
            const bool finds = route.id == "playersFound";
            const std::string target =
                "/" + std::string(route.path) + (finds ? "?beginning=b" : "");
            const std::string_view body =
                route.method == "POST"
                    ? R"({"name": "bob", "new": "rob", "report": 1, "text": "x", "invitation": 1})"
                    : "";
            const TestResponse got = client().request(route.method, target, fields, body);
            EXPECT_EQ(got.status, status) << target << ": " << got.body;
            EXPECT_THAT(got.error(), HasSubstr(std::string(sentence))) << target;
            ++asked;
        }
        EXPECT_EQ(asked, 16U);
        server_.store.read([](const club::StoreReader& reader) {
            EXPECT_TRUE(sanctions_holding(reader, club::Instant{}, club::UserId{}, 1).empty());
            EXPECT_TRUE(newest_audit_entries(reader, 9).empty());
            EXPECT_FALSE(reader.find<club::Banner>());
        });
    }

    TestServer server_;
};

TEST_F(ModerationHttpTest, OnlyAnOperatorsSessionWithASecondFactorIsAdmitted) {
    expect_everywhere(401, {}, "");
    const std::string bobs =
        client().post("/api/login", R"({"name": "bob", "password": "password"})").cookie();
    expect_everywhere(403, {{"Cookie", bobs}}, "Only operators can do that");
    expect_everywhere(403, {{"Cookie", "session=without"}}, "with your second factor");
    expect_everywhere(403, {{"Authorization", "Bearer pht_bot"}}, "lacks the scope “moderate”");
}

TEST_F(ModerationHttpTest, ATokenThatModeratesDoesThatAndNothingElse) {
    const Fields fields{{"Authorization", "Bearer pht_mod"}, {"Content-Type", "application/json"}};
    EXPECT_EQ(client().request("GET", "/api/moderation/reports", fields, "").status, 200U);
    EXPECT_EQ(client().request("POST", "/api/moderation/mute", fields, R"({"name": "bob"})").status,
              200U);
    server_.store.read([&](const club::StoreReader& reader) {
        EXPECT_TRUE(club::is_muted(reader, reader.user_named("bob")->id, now()));
    });
    EXPECT_EQ(client().request("GET", "/api/letters", fields, "").status, 403U);
    const TestResponse said =
        client().request("POST", "/api/command", fields, R"({"command": "wari seek 1"})");
    EXPECT_EQ(said.status, 403U) << said.body;
    club::transact(server_.store, [&](club::UnitOfWork& unit) {
        club::User ann = *unit.user_named("ann");
        ann.operator_since.reset();
        change_user(unit, ann);
    });
    EXPECT_EQ(client().request("GET", "/api/moderation/reports", fields, "").status, 403U);
}

TEST_F(ModerationHttpTest, OnlyAnOperatorWithACodeMakesATokenThatModerates) {
    const auto made = [&](const std::string& cookie, std::string_view name) {
        return client()
            .request("POST", "/api/commands/make-token",
                     {{"Cookie", "session=" + cookie}, {"Content-Type", "application/json"}},
                     R"({"name": ")" + std::string(name) +
                         R"(", "password": "password", "scope": ["moderate"]})")
            .status;
    };
    EXPECT_NE(made("without", "one"), 200U);
    EXPECT_EQ(made("with a code", "two"), 200U);
}

TEST_F(ModerationHttpTest, ActionsTakeEffect) {
    const std::string session = "session=with a code";
    EXPECT_EQ(client().get("/api/moderation/sanctions", session).body, "[]");
    const TestResponse done = client().post(
        "/api/moderation/mute", R"({"name": "bob", "for": "2w", "reason": "rude"})", session);
    EXPECT_EQ(done.status, 200U) << done.body;
    EXPECT_THAT(client().get("/api/moderation/sanctions", session).body, HasSubstr("rude"));
    EXPECT_THAT(client().get("/api/moderation/sanctions?behind=ann", session).body,
                HasSubstr("rude"));
    EXPECT_EQ(client().get("/api/moderation/sanctions?behind=bob", session).body, "[]");
    EXPECT_THAT(client().get("/api/moderation/audit", session).body,
                HasSubstr(R"("who":"ann, on the page","what":"mute bob until)"));
    for (const char* wrong : {R"({"name": "bob", "for": "2"})", "{}"})
        EXPECT_EQ(client().post("/api/moderation/ban", wrong, session).status, 400U) << wrong;
    EXPECT_EQ(client().post("/api/moderation/ban", R"({"name": "ann"})", session).status, 403U)
        << "oneself";
    for (const auto& [action, body] : std::initializer_list<std::pair<const char*, const char*>>{
             {"unmute", R"({"name": "bob"})"},
             {"ban", R"({"name": "bob", "reason": "rude"})"},
             {"unban", R"({"name": "bob"})"},
             {"rename", R"({"name": "bob", "new": "robert"})"},
             {"delete", R"({"name": "robert"})"}}) {
        const std::string target = std::string("/api/moderation/") + action;
        const TestResponse did = client().post(target, body, session);
        EXPECT_EQ(did.status, 200U) << target << did.body;
    }
    EXPECT_EQ(client().get("/api/moderation/audit?before=x", session).status, 400U);
    EXPECT_EQ(client().get("/api/moderation/reports?closed=2", session).status, 400U);
}

TEST_F(ModerationHttpTest, OperatorsShowANoticeAndRemoveIt) {
    const std::string session = "session=with a code";
    const auto banner = [&] { return client().get("/api/me").json().at("banner"); };
    const auto post = [&](const char* deed, const char* body) {
        return client().post(std::string("/api/moderation/") + deed, body, session);
    };
    EXPECT_EQ(post("banner", R"({"text": "Closed tonight.", "for": "12h"})").status, 200U);
    EXPECT_EQ(banner().at("text").as_string(), "Closed tonight.");
    EXPECT_TRUE(banner().at("until").is_int64());
    EXPECT_EQ(post("banner", R"({"text": "Closed all week."})").status, 200U);
    EXPECT_TRUE(banner().at("until").is_null());
    EXPECT_EQ(post("banner", R"({"text": "x", "for": "soon"})").status, 400U);
    EXPECT_EQ(post("banner", "{}").status, 400U);
    EXPECT_THAT(post("banner", (R"({"text": ")" + std::string(301, 'x') + "\"}").c_str()).error(),
                HasSubstr("301 characters"));
    EXPECT_EQ(post("end-banner", "{}").status, 200U);
    EXPECT_TRUE(banner().is_null());
    EXPECT_THAT(post("end-banner", "{}").error(), HasSubstr("There is no banner"));
    EXPECT_THAT(client().get("/api/moderation/audit", session).body,
                HasSubstr(R"("who":"ann, on the page","what":"end banner")"));
}

TEST_F(ModerationHttpTest, AnInvitationsCodeSignsPeopleUpUntilItIsWithdrawn) {
    const std::string session = "session=with a code";
    const auto invitations = [&] {
        return client().get("/api/moderation/sign-up-invitations", session).json().as_array();
    };
    EXPECT_EQ(
        client()
            .post("/api/moderation/invite", R"({"uses": 2, "for": "7d", "note": "club"})", session)
            .status,
        200U);
    for (const char* wrong : {R"({"uses": 0})", R"({"uses": 1001})", R"({"uses": 99999999999})"})
        EXPECT_EQ(client().post("/api/moderation/invite", wrong, session).status, 422U) << wrong;
    for (const char* wrong : {R"({"uses": "2"})", R"({"for": "soon"})"})
        EXPECT_EQ(client().post("/api/moderation/invite", wrong, session).status, 400U) << wrong;
    ASSERT_EQ(invitations().size(), 1U);
    const std::string code(invitations()[0].at("code").as_string());
    const auto sign_up = [&](const std::string& name, const std::string& typed) {
        return client().post("/api/signup", R"({"name": ")" + name +
                                                R"(", "password": "password", "invitation": ")" +
                                                typed + R"("})");
    };
    EXPECT_THAT(sign_up("dora", code).cookie(), HasSubstr("session="));
    EXPECT_THAT(sign_up("emil", code + " --x=\"").cookie(), testing::Not(HasSubstr("session=")));
    EXPECT_EQ(invitations()[0].at("players").as_array().size(), 1U);
    EXPECT_EQ(invitations()[0].at("players").at(0).as_string(), "dora");
    EXPECT_EQ(invitations()[0].at("used").to_number<int>(), 1);
    EXPECT_THAT(client().get("/plain/signup/" + code).body,
                HasSubstr(R"(name="invitation" value=")" + code));
    EXPECT_EQ(client()
                  .post("/api/moderation/withdraw-invitation", R"({"invitation": 1})", session)
                  .status,
              200U);
    EXPECT_THAT(sign_up("emil", code).error(), HasSubstr("was withdrawn"));
    EXPECT_TRUE(invitations()[0].at("ended").is_int64());
}

TEST_F(ModerationHttpTest, AReportIsListedUntilItIsClosed) {
    const std::string carl =
        client().post("/api/signup", R"({"name": "carl", "password": "password"})").cookie();
    EXPECT_EQ(client()
                  .post("/api/command", R"({"command": "report bob", "comment": "rude"})", carl)
                  .status,
              200U);
    const std::string session = "session=with a code";
    EXPECT_THAT(client().get("/api/moderation/players?beginning=bo", session).body,
                HasSubstr(R"("name":"bob")"));
    EXPECT_THAT(client().get("/api/moderation/reports", session).body, HasSubstr("rude"));
    EXPECT_EQ(client().post("/api/moderation/close", R"({"report": 1})", session).status, 200U);
    EXPECT_EQ(client().get("/api/moderation/reports", session).body, "[]");
}

TEST_F(ModerationHttpTest, TheNoticeIsShownAndEndedWithoutScripts) {
    const auto send = [&](std::string_view form) {
        return client()
            .request("POST", "/plain/moderation",
                     {{"Cookie", "session=with a code"},
                      {"Content-Type", "application/x-www-form-urlencoded"}},
                     form)
            .body;
    };
    EXPECT_THAT(send("do=banner&text=Closed+tonight.&for=12h"),
                AllOf(HasSubstr("<strong>Closed tonight.</strong>"), HasSubstr("Shown at the top"),
                      HasSubstr("End it")));
    EXPECT_THAT(client().get("/plain").body, HasSubstr("Closed tonight."));
    EXPECT_THAT(send("do=banner&text=x&for=soon"), HasSubstr("“soon” is not a duration"));
    EXPECT_THAT(send("do=end-banner"), testing::Not(HasSubstr("Closed tonight.")));
    EXPECT_THAT(client().get("/plain").body, testing::Not(HasSubstr("Closed tonight.")));
}

}  // namespace
}  // namespace posthouse::http
