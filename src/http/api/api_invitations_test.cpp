// API tests over loopback connections: playing a friend by link, with and without an account.

#include "http/test_client.h"
#include "http/test_server.h"

#include <gmock/gmock.h>
#include <string>

namespace posthouse::http {
namespace {

using boost::json::value;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

class InvitationsApiTest : public testing::Test {
protected:
    TestResponse post(const std::string& path, const std::string& body,
                      const std::string& cookie = "") {
        return HttpClient(server_.port()).post(path, body, cookie);
    }
    TestResponse get(const std::string& path, const std::string& cookie = "") {
        return HttpClient(server_.port()).get(path, cookie);
    }
    static std::string text(const value& one) { return std::string(one.as_string()); }

    TestServer server_;
};

TEST_F(InvitationsApiTest, TwoStrangersPlayByLink) {
    const TestResponse made = post("/api/invitations", R"({"game":"wari","first":"me"})");
    ASSERT_EQ(made.status, 200u) << made.body;
    const std::string ann = made.cookie();
    EXPECT_THAT(ann, Not(IsEmpty()));
    EXPECT_EQ(made.json().at("user").at("guest"), value(true));
    EXPECT_THAT(text(made.json().at("user").at("name")), StartsWith("guest-"));
    const std::string path = "/api/invitations/" + text(made.json().at("code"));

    EXPECT_EQ(get("/api/challenges/open").json().as_array().size(), 0u)
        << "only who has the link knows";
    EXPECT_EQ(get("/api/invitations", ann).json().as_array().size(), 1u);
    const value seen = get(path).json();
    EXPECT_EQ(seen.at("mine"), value(false));
    EXPECT_EQ(seen.at("offer").at("by").at("name"), made.json().at("user").at("name"));
    EXPECT_EQ(get(path, ann).json().at("mine"), value(true));

    EXPECT_EQ(post(path + "/accept", "{}", ann).status, 422u) << "their own";
    const TestResponse joined = post(path + "/accept", "{}");
    ASSERT_EQ(joined.status, 200u) << joined.body;
    EXPECT_THAT(joined.cookie(), Not(IsEmpty()));
    EXPECT_EQ(joined.json().at("board"), value(1));
    EXPECT_EQ(get(path, ann).json().at("offer"), value(nullptr)) << "the match has begun";
    EXPECT_EQ(get("/api/match/wari/1", ann).json().at("you"), value("first"));
    EXPECT_EQ(get("/api/match/wari/1", joined.cookie()).json().at("rated"), value(false));
    EXPECT_EQ(post(path + "/accept", "{}").status, 422u) << "somebody else was faster";
}

TEST_F(InvitationsApiTest, GuestsKeepTheirGamesWhenTheySignUp) {
    const TestResponse made = post("/api/invitations", R"({"game":"wari"})");
    const std::string path = "/api/invitations/" + text(made.json().at("code"));
    post(path + "/accept", "{}");
    const TestResponse signed_up =
        post("/api/signup", R"({"name":"ann","password":"longenough"})", made.cookie());
    ASSERT_EQ(signed_up.status, 200u) << signed_up.body;
    EXPECT_EQ(signed_up.json().at("user").at("guest"), value(false));
    EXPECT_EQ(get("/api/matches?player=ann").json().as_array().size(), 1u);
}

TEST_F(InvitationsApiTest, AStrangerBecomesAGuestAndTakesWhatWaits) {
    const std::string ann = HttpClient(server_.port()).sign_up("ann");
    HttpClient(server_.port()).command("wari challenge ann --to=anyone --clock=5m+3s", ann);
    const TestResponse made = post("/api/guests", "{}");
    ASSERT_EQ(made.status, 200u) << made.body;
    EXPECT_EQ(made.json().at("user").at("guest"), value(true));
    const TestResponse again = post("/api/guests", "{}", made.cookie());
    EXPECT_EQ(again.json().at("user"), made.json().at("user")) << "one guest";
    EXPECT_THAT(again.cookie(), IsEmpty());
    EXPECT_EQ(get("/api/challenges/open", made.cookie()).json().at(0).at("cannot"), value(nullptr));
    const value taken = HttpClient(server_.port()).command("wari accept 1", made.cookie()).json();
    EXPECT_EQ(taken.at("accepted"), value(true));
    EXPECT_EQ(get("/api/match/wari/1").json().at("rated"), value(false));
    EXPECT_EQ(post("/api/guests", "{}", ann).json().at("user").at("name"), value("ann"));
}

TEST_F(InvitationsApiTest, PlayersInviteUnderTheirOwnNames) {
    HttpClient(server_.port()).command("signup ann longenough");
    const std::string ann =
        post("/api/login", R"({"name":"ann","password":"longenough"})").cookie();
    const TestResponse made = post("/api/invitations", R"({"game":"wari","clock":"7d"})", ann);
    EXPECT_EQ(made.json().at("user").at("name"), value("ann"));
    EXPECT_EQ(made.cookie(), "") << "they have a session already";
}

TEST_F(InvitationsApiTest, RefusesWhatIsNoInvitation) {
    EXPECT_EQ(get("/api/invitations/wari-1-0123").status, 404u);
    EXPECT_EQ(post("/api/invitations/nonsense/accept", "{}").status, 404u);
    const TestResponse unclear = post("/api/invitations", "{}");
    EXPECT_EQ(unclear.status, 400u);
    EXPECT_THAT(unclear.cookie(), IsEmpty()) << "nobody becomes a guest by it";
    const TestResponse refused = post("/api/invitations", R"({"game":"wari","clock":"soon"})");
    EXPECT_EQ(refused.status, 400u);
    EXPECT_THAT(refused.cookie(), Not(IsEmpty())) << "the next attempt is the same guest’s";
    EXPECT_EQ(get("/api/invitations").status, 401u);
    EXPECT_EQ(post("/api/invitations", R"({"game":"chess"})").status, 400u);
    const TestResponse made = post("/api/invitations", R"({"game":"wari"})");
    const std::string path = "/api/invitations/" + text(made.json().at("code"));
    post("/api/command", R"({"command":"wari withdraw 1"})", made.cookie());
    EXPECT_EQ(get(path).status, 410u);
}

TEST(InvitationsOfAServerWithoutGuests, AreForPlayersOnly) {
    HttpOptions options;
    options.guests = false;
    TestServer server(std::move(options));
    EXPECT_EQ(HttpClient(server.port()).post("/api/invitations", R"({"game":"wari"})").status,
              401u);
    EXPECT_EQ(HttpClient(server.port()).post("/api/guests", "{}").status, 401u);
    EXPECT_EQ(HttpClient(server.port()).get("/api/me").json().at("guests"), value(false));
}

}  // namespace
}  // namespace posthouse::http
