// API tests over loopback connections: puzzles and lessons.

#include "games/puzzles.h"
#include "http/test_client.h"
#include "http/test_server.h"

#include <gmock/gmock.h>
#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>
#include <map>
#include <string>
#include <vector>

namespace posthouse::http {
namespace {

using boost::json::value;

class LearningApiTest : public testing::Test {
protected:
    LearningApiTest() {
        for (const char* name : {"ann", "bob"})
            cookies_[name] = client()
                                 .post("/api/signup", std::string(R"({"name": ")") + name +
                                                          R"(", "password": "password"})")
                                 .cookie();
    }
    HttpClient client() { return HttpClient(server_.port()); }
    TestResponse post(const std::string& path, const value& body, const char* name = "ann") {
        return client().post(path, boost::json::serialize(body), cookies_[name]);
    }
    value get(const std::string& path, const char* name = "ann") {
        return client().get(path, cookies_[name]).json();
    }
    static value attempt(const games::Puzzle& puzzle, const std::vector<std::string>& moves) {
        return {{"game", puzzle.game},
                {"position", puzzle.position},
                {"moves", boost::json::value_from(moves)}};
    }

    TestServer server_;
    std::map<std::string, std::string> cookies_;
    const games::Puzzle& first_ = games::puzzles_of("oware")[0];
    const games::Puzzle& second_ = games::puzzles_of("octilite").back();
};

TEST_F(LearningApiTest, TheServerChecksAndRatesAFirstTryOnce) {
    const value none = get("/api/puzzles/ann");
    EXPECT_EQ(none.at("rating"), value(1500));
    EXPECT_EQ(none.at("tried"), value(0));
    const TestResponse solved = post("/api/puzzles", attempt(second_, second_.line));
    ASSERT_EQ(solved.status, 200u) << solved.body;
    EXPECT_EQ(solved.json().at("right"), value(true));
    EXPECT_EQ(solved.json().at("counted"), value(true));
    EXPECT_GT(solved.json().at("change").as_int64(), 0);
    EXPECT_EQ(solved.json().at("days"), value(1));
    const value again = post("/api/puzzles", attempt(second_, second_.line)).json();
    EXPECT_EQ(again.at("counted"), value(false));
    EXPECT_EQ(again.at("rating"), solved.json().at("rating"));

    const value failed = post("/api/puzzles", attempt(first_, {})).json();
    EXPECT_EQ(failed.at("right"), value(false));
    EXPECT_LT(failed.at("change").as_int64(), 0);
    const value own = get("/api/puzzles");
    EXPECT_EQ(own.at("tried"), value(2));
    EXPECT_EQ(own.at("solved"), value(1));
    ASSERT_EQ(own.at("puzzles").as_array().size(), 2u);
    EXPECT_EQ(own.at("puzzles").at(1).at("position"), value(first_.position));
    EXPECT_EQ(own.at("puzzles").at(1).at("solved"), value(nullptr));
    EXPECT_EQ(get("/api/puzzles/ann", "bob").at("rating"), own.at("rating"));
    EXPECT_EQ(get("/api/puzzles", "bob").at("tried"), value(0));
}

TEST_F(LearningApiTest, RefusesWhatIsNoTry) {
    const auto status = [&](const value& body) { return post("/api/puzzles", body).status; };
    EXPECT_EQ(status({{"game", first_.game}}), 400u);
    EXPECT_EQ(status({{"game", "oware"}, {"position", "nowhere"}, {"moves", {"a"}}}), 404u);
    EXPECT_EQ(status(attempt(first_, {"z"})), 422u);
    EXPECT_EQ(status(attempt(first_, std::vector<std::string>(21, "a"))), 400u);
    EXPECT_EQ(client().post("/api/puzzles", "{}").status, 401u);
    EXPECT_EQ(client().get("/api/puzzles").status, 401u);
    EXPECT_EQ(client().get("/api/puzzles/nobody").status, 404u);
    EXPECT_EQ(get("/api/puzzles").at("tried"), value(0));
}

TEST_F(LearningApiTest, RemembersLessonSteps) {
    EXPECT_EQ(get("/api/lessons").at("steps"), value(boost::json::array{}));
    const value two = {{"game", "wari"}, {"step", "two"}},
                sow = {{"game", "wari"}, {"step", "sow"}};
    EXPECT_EQ(post("/api/lessons", {{"steps", boost::json::array{two, sow, two}}}).status, 200u);
    EXPECT_EQ(get("/api/lessons").at("steps"), value(boost::json::array({sow, two})));
    EXPECT_EQ(get("/api/lessons", "bob").at("steps"), value(boost::json::array{}));
    for (const value& wrong :
         {value{{"game", "chess"}, {"step", "two"}}, value{{"game", "wari"}, {"step", "<b>"}},
          value{{"game", "wari"}}, value("two")})
        EXPECT_EQ(post("/api/lessons", {{"steps", boost::json::array{wrong}}}).status, 400u);
    EXPECT_EQ(client().post("/api/lessons", "{}").status, 401u);
}

TEST_F(LearningApiTest, KeepsTheNewestFormOfAPracticeGame) {
    const auto record = [](boost::json::string_view game, std::string move = "a") {
        return value{{"game", game},  {"from", nullptr},   {"moves", boost::json::array{move}},
                     {"level", 3},    {"you", "first"},    {"begun", 5},
                     {"front", true}, {"resigned", false}, {"result", nullptr}};
    };
    const auto game = [](boost::json::string_view id, std::int64_t touched, const value& record) {
        return value{{"id", id}, {"touched", touched}, {"record", record}};
    };
    const auto keep = [&](const value& one) {
        return post("/api/practice-games", {{"games", boost::json::array{one}}}).status;
    };
    const value first = game("g1", 5, record("wari"));
    EXPECT_EQ(keep(first), 200u);
    EXPECT_EQ(keep(game("g1", 4, record("oware"))), 200u);
    EXPECT_EQ(get("/api/practice-games").at("games"), value(boost::json::array({first})));
    EXPECT_EQ(keep(game("g1", 6, nullptr)), 200u);
    EXPECT_EQ(get("/api/practice-games").at("games").at(0).at("record"), value(nullptr));
    EXPECT_EQ(get("/api/practice-games", "bob").at("games"), value(boost::json::array{}));
    value strange = record("wari");
    strange.as_object()["colour"] = "red";
    for (const value& wrong : {game("", 1, nullptr), game("<b>", 1, nullptr), game("g2", 1, "text"),
                               game("g2", 1, record("chess")), game("g2", 1, strange),
                               game("g2", 1, record("wari", std::string(20'001, 'a'))),
                               value{{"id", "g2"}, {"record", nullptr}}, value("g2")})
        EXPECT_EQ(keep(wrong), 400u);
    EXPECT_EQ(client().post("/api/practice-games", "{}").status, 401u);
}

}  // namespace
}  // namespace posthouse::http
