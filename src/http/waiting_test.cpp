// The API's door to the waiting room, over real loopback connections.
#include "http/test_client.h"
#include "http/test_house.h"

#include <gmock/gmock.h>

namespace posthouse::http {
namespace {

using boost::json::value;
using testing::HasSubstr;

class WaitingApiTest : public testing::Test {
protected:
    HttpClient client() { return HttpClient(house_.port()); }

    std::string sign_up(const std::string& name) {
        const Got got = client().post(
            "/api/signup", R"({"name": ")" + name + R"(", "password": "pass of )" + name + "\"}");
        EXPECT_EQ(got.status, 200u) << got.body;
        return got.cookie();
    }
    void begin() {
        ann_ = sign_up("ann");
        bob_ = sign_up("bob");
    }

    TestHouse house_;
    std::string ann_, bob_;
};

TEST_F(WaitingApiTest, TheWaitingRoomTellsItsViewerWhatHeCannotTakeAndHidesWhatIsNotForHim) {
    begin();
    client().command("oware challenge ann --to=anyone --rating=1600-1700 --computer=no --repeat=4",
                     ann_);
    const auto seen = [&](const std::string& cookie) {
        return client().get("/api/waiting", cookie).json();
    };
    EXPECT_EQ(seen("").at(0).at("cannot"), value(nullptr));
    EXPECT_EQ(seen(ann_).at(0).at("cannot"), value(nullptr));
    const value barred = seen(bob_).at(0);
    EXPECT_EQ(barred.at("games"), value(4));
    EXPECT_EQ(barred.at("wanted").at("rating_min"), value(1600));
    EXPECT_EQ(barred.at("wanted").at("rating_max"), value(1700));
    EXPECT_EQ(barred.at("wanted").at("company"), value("people"));
    EXPECT_EQ(barred.at("cannot").at("what"), value("rating"));
    EXPECT_THAT(std::string(barred.at("cannot").at("why").as_string()),
                HasSubstr("is for players rated 1600 to 1700 (you have 1500?)"));
    client().command("block bob", ann_);
    EXPECT_EQ(seen(bob_), value(boost::json::array{}));
    EXPECT_EQ(seen("").as_array().size(), 1u);
}

TEST_F(WaitingApiTest, TheWaitingRoomIsListedForEverybody) {
    begin();
    EXPECT_EQ(client().get("/api/waiting").json(), value(boost::json::array{}));
    client().command("oware challenge ann --to=anyone --first=me --clock=none", ann_);
    const value ann{{"name", "ann"}, {"level", 0}, {"rating", 1500}, {"provisional", true}};
    const value wanted{{"rating_min", nullptr},
                       {"rating_max", nullptr},
                       {"within", nullptr},
                       {"established", false},
                       {"company", "anyone"}};
    const value offers = client().get("/api/waiting").json();
    EXPECT_EQ(offers, value(boost::json::array{{{"game", "oware"},
                                                {"board", 1},
                                                {"by", ann},
                                                {"first", "me"},
                                                {"rated", true},
                                                {"clock", nullptr},
                                                {"etiquette", false},
                                                {"posted", house_.now_ms.load()},
                                                {"wanted", wanted},
                                                {"games", 1},
                                                {"cannot", nullptr}}}));
    client().command("oware accept 1", bob_);
    EXPECT_EQ(client().get("/api/waiting").json(), value(boost::json::array{}));
}

}  // namespace
}  // namespace posthouse::http
