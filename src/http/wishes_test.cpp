// What a player has settled about themselves, as their own page asks for it.
#include "http/test_client.h"
#include "http/test_house.h"

#include <gmock/gmock.h>

namespace posthouse::http {
namespace {

using boost::json::value;

class WishesTest : public testing::Test {
protected:
    HttpClient client() { return HttpClient(house_.port()); }

    std::string sign_up(const std::string& name) {
        const Got got = client().post(
            "/api/signup", R"({"name": ")" + name + R"(", "password": "a long password"})");
        EXPECT_EQ(got.status, 200u) << got.body;
        return got.cookie();
    }

    /// Board 1 of wari, ann (First) against bob.
    void begin() {
        ann_ = sign_up("ann");
        bob_ = sign_up("bob");
        const Got got = client().command("wari challenge ann bob --first=ann", ann_);
        ASSERT_TRUE(got.json().at("accepted").as_bool()) << got.body;
    }

    TestHouse house_;
    std::string ann_, bob_;
};

/// Nothing is asked of who sits down.
value wanted() {
    return {{"rating_min", nullptr},
            {"rating_max", nullptr},
            {"within", nullptr},
            {"established", false},
            {"company", "anyone"}};
}

TEST_F(WishesTest, APlayerSeesWhatHeWishesForHimselfAndNobodyElseDoes) {
    begin();
    EXPECT_EQ(client().get("/api/wishes").status, 401u);
    const boost::json::object no_rest{
        {"since", 0}, {"sleep", nullptr}, {"weekend", boost::json::array{}}, {"zone", 0}};
    const value usual = client().get("/api/wishes", ann_).json();
    const value nothing_wanted = wanted();
    EXPECT_EQ(usual, value({{"notify", "each"},
                            {"broadcasts", false},
                            {"seat", "own"},
                            {"quiet", nullptr},
                            {"zone", 0},
                            {"mail_password", false},
                            {"boards", boost::json::array{}},
                            {"appetites", boost::json::array{}},
                            {"blocked", boost::json::array{}},
                            {"friends", boost::json::array{}},
                            {"challenges", {{"begin", "everybody"}, {"from", "everybody"}}},
                            {"two_factor", nullptr},
                            {"vacations", boost::json::array{}},
                            {"auto_vacation", false},
                            {"rest", no_rest},
                            {"rest_later", nullptr}}));
    for (const char* words : {"notify digest --quiet=22-7 --zone=+1:30", "notify each broadcasts",
                              "notify never wari/1", "oware limit 3", "block bob", "oware seek 0",
                              "vacation 2023-11-20 2023-11-21", "vacation auto on", "sleep 23-7",
                              "weekend sat sun", "notify --seat=first"})
        ASSERT_TRUE(client().command(words, ann_).json().at("accepted").as_bool()) << words;
    const value set = client().get("/api/wishes", ann_).json();
    const std::int64_t day = 24LL * 60 * 60 * 1000, monday = 1'700'438'400'000;
    const std::int64_t midnight = 1'700'001'000'000;  // by his clock
    EXPECT_EQ(
        set,
        value({{"notify", "digest"},
               {"broadcasts", true},
               {"seat", "first"},
               {"quiet", {{"from", 22}, {"until", 7}}},
               {"zone", 90},
               {"mail_password", false},
               {"boards",
                boost::json::array{
                    {{"game", "wari"}, {"board", 1}, {"notify", "never"}, {"plays", true}}}},
               {"appetites",
                boost::json::array{
                    {{"game", "oware"}, {"limit", 3}, {"seek", 0}, {"wanted", nothing_wanted}}}},
               {"blocked", boost::json::array{{{"name", "bob"}, {"since", house_.now_ms.load()}}}},
               {"friends", boost::json::array{}},
               {"challenges", usual.at("challenges")},
               {"two_factor", nullptr},
               {"vacations", boost::json::array{{{"from", monday}, {"until", monday + 2 * day}}}},
               {"auto_vacation", true},
               {"rest", usual.at("rest")},
               {"rest_later",
                {{"since", midnight},
                 {"sleep", {{"from", 23}, {"until", 7}}},
                 {"weekend", boost::json::array{"sat", "sun"}},
                 {"zone", 90}}}}));
    EXPECT_EQ(client().get("/api/wishes", bob_).json(), usual);
}

}  // namespace
}  // namespace posthouse::http
