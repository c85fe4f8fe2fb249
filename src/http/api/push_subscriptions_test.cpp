// Push subscriptions: ownership and accepted addresses.

#include "club/letters/letter_tables.h"
#include "http/test_client.h"
#include "http/test_server.h"

#include <gmock/gmock.h>

namespace posthouse::http {

namespace {

using boost::json::value;
using testing::HasSubstr;

HttpOptions with_key() {
    HttpOptions options;
    options.push_key = "a public key";
    return options;
}

class PushSubscriptionsTest : public testing::Test {
protected:
    PushSubscriptionsTest() : ann_(client().sign_up("ann")), bob_(client().sign_up("bob")) {}
    HttpClient client() { return HttpClient(server_.port()); }
    TestResponse post(const std::string& path, const std::string& endpoint,
                      const std::string& cookie) {
        return client().post(path, R"({"endpoint": ")" + endpoint + R"("})", cookie);
    }
    std::vector<std::string> places(std::string_view name) {
        std::vector<std::string> found;
        server_.store.read([&](const club::StoreReader& reader) {
            for (const club::PushSubscription& one :
                 push_subscriptions_of(reader, reader.user_named(name)->id))
                found.push_back(one.endpoint);
        });
        return found;
    }

    TestServer server_{with_key()};
    std::string ann_, bob_;
};

TEST_F(PushSubscriptionsTest, AnEndpointBelongsToItsLastPlayer) {
    EXPECT_EQ(client().get("/api/push").json(), value({{"key", "a public key"}}));
    const std::string desk = "https://push.example.org/desk?x=1";
    EXPECT_EQ(post("/api/push", desk, ann_).status, 200U);
    EXPECT_EQ(post("/api/push", desk, ann_).status, 200U);
    EXPECT_THAT(places("ann"), testing::ElementsAre(desk));
    EXPECT_EQ(post("/api/push/forget", desk, bob_).status, 200U);
    EXPECT_THAT(places("ann"), testing::ElementsAre(desk));
    EXPECT_EQ(post("/api/push", desk, bob_).status, 200U);
    EXPECT_THAT(places("ann"), testing::IsEmpty());
    EXPECT_EQ(post("/api/push/forget", desk, bob_).status, 200U);
    EXPECT_THAT(places("bob"), testing::IsEmpty());
    EXPECT_EQ(post("/api/push", desk, "").status, 401U);
}

TEST_F(PushSubscriptionsTest, TheOldestOfTooManyIsRemoved) {
    for (int i = 0; i < 23; ++i) {
        ++server_.now_ms;
        ASSERT_EQ(post("/api/push", "https://push.example.org/" + std::to_string(i), ann_).status,
                  200U);
    }
    EXPECT_THAT(places("ann"), testing::SizeIs(20));
    EXPECT_EQ(places("ann").front(), "https://push.example.org/3");
}

TEST_F(PushSubscriptionsTest, OnlyPublicHostNamesAreAccepted) {
    for (const std::string wrong : {"",
                                    "push.example.org/1",
                                    "http://push.example.org/1",
                                    "ftp://push.example.org/1",
                                    "https://push.example.org",
                                    "https:///1",
                                    "https://localhost/1",
                                    "https://a.localhost/1",
                                    "https://printer.local/1",
                                    "https://db.internal/1",
                                    "https://127.0.0.1/1",
                                    "https://10.0.0.1/1",
                                    "https://2130706433/1",
                                    "https://0x7f.1/1",
                                    "https://[::1]/1",
                                    "https://user@push.example.org/1",
                                    "https://push.example.org:x/1",
                                    "https://push.example.org\\\\@evil/1",
                                    "http://127.0.0.1:9999/1",
                                    "https://push.example.org/ 1"})
        EXPECT_EQ(post("/api/push", wrong, ann_).status, 400U) << wrong;
    EXPECT_EQ(post("/api/push", "https://push.example.org/" + std::string(1000, 'x'), ann_).status,
              400U);
    EXPECT_THAT(post("/api/push", "http://push.example.org/1", ann_).error(),
                HasSubstr("which begins with https://"));
    EXPECT_THAT(places("ann"), testing::IsEmpty());
    EXPECT_EQ(post("/api/push", "https://push.example.org:8443/a/b", ann_).status, 200U);
}

TEST_F(PushSubscriptionsTest, LeavingOrANewPasswordEndsSubscriptions) {
    post("/api/push", "https://push.example.org/ann", ann_);
    post("/api/push", "https://push.example.org/bob", bob_);
    EXPECT_EQ(client().command("change password password another-one", ann_).status, 200U);
    EXPECT_THAT(places("ann"), testing::IsEmpty());
    EXPECT_EQ(client().command("signoff password yes", bob_).status, 200U);
    EXPECT_THAT(places("bob"), testing::IsEmpty());
}

TEST(WithoutPushKey, NoPushSubscriptions) {
    TestServer server;
    HttpClient client(server.port());
    EXPECT_EQ(client.get("/api/push").json(), value({{"key", nullptr}}));
    const std::string cookie =
        client.post("/api/signup", R"({"name": "ann", "password": "password"})").cookie();
    EXPECT_EQ(
        client.post("/api/push", R"({"endpoint": "https://push.example.org/1"})", cookie).status,
        404U);
}

}  // namespace
}  // namespace posthouse::http
