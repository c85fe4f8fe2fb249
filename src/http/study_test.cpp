// The API's doors for study, over real loopback connections.
#include "http/test_client.h"
#include "http/test_house.h"
#include "notation/game_text.h"

#include <gmock/gmock.h>

namespace posthouse::http {
namespace {

using boost::json::value;
using testing::HasSubstr;

class StudyTest : public testing::Test {
protected:
    StudyTest() {
        for (const std::string name : {"ann", "bob"})
            cookies_.push_back(
                client()
                    .post("/api/signup", R"({"name": ")" + name + R"(", "password": "password"})")
                    .cookie());
        say(0, "wari challenge ann bob --first=ann");
        say(0, "wari move 1 b", R"(, "comment": "One {odd} thought,\n\nin two lines.")");
        say(1, "wari move 1 d");
    }
    HttpClient client() { return HttpClient(house_.port()); }
    void say(std::size_t who, const std::string& command, const std::string& more = "") {
        const Got got = client().post(
            "/api/command", "{\"command\": \"" + command + '"' + more + '}', cookies_[who]);
        ASSERT_TRUE(got.json().at("accepted").as_bool()) << got.body;
    }

    TestHouse house_;
    std::vector<std::string> cookies_;
};

TEST_F(StudyTest, AMatchIsGivenAsText) {
    const Got got = client().get("/api/match/wari/1.txt");
    ASSERT_EQ(got.status, 200u) << got.body;
    EXPECT_EQ(got.field("content-type"), "text/plain; charset=utf-8");
    EXPECT_THAT(got.body, HasSubstr("[Game \"wari\"]\n"));
    EXPECT_THAT(got.body, HasSubstr("[Board \"1\"]\n[Date \"2023.11.14\"]\n[First \"ann\"]\n"
                                    "[Second \"bob\"]\n[Result \"*\"]\n\n"
                                    "1. b {One {odd\\} thought, in two lines.} 1... d *\n"));
    const auto games = notation::read_games(got.body);
    ASSERT_TRUE(games);
    EXPECT_EQ(notation::write_game(games->front()), got.body);
    say(1, "wari resign 1");
    EXPECT_THAT(client().get("/api/match/wari/1.txt").body,
                HasSubstr("[Ending \"resigned\"]\n[Result \"1-0\"]\n"));
    for (const char* none :
         {"/api/match/wari/2.txt", "/api/match/chess/1.txt", "/api/match/wari/.txt"})
        EXPECT_EQ(client().get(none).status, 404u) << none;
}

TEST_F(StudyTest, TheExplorerTellsWhatWasPlayedInFinishedMatches) {
    const std::string of = "/api/explorer/wari";
    EXPECT_EQ(client().get(of).json().at("moves"), value(boost::json::array{}));
    say(1, "wari resign 1");
    EXPECT_EQ(client().get(of).json(), value({{"games", 1},
                                              {"first", 1},
                                              {"second", 0},
                                              {"draws", 0},
                                              {"game", "wari"},
                                              {"position", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 S"},
                                              {"moves", boost::json::array{{{"games", 1},
                                                                            {"first", 1},
                                                                            {"second", 0},
                                                                            {"draws", 0},
                                                                            {"move", "b"},
                                                                            {"shown", "b"}}}}}));
    EXPECT_EQ(client().get(of + "?moves=b").json().at("moves").at(0).at("move"), value("d"));
    EXPECT_EQ(client()
                  .get(of + "?from=4,0,5,5,5,5/4,4,4,4,4,4+0+0+N&moves=")
                  .json()
                  .at("moves")
                  .at(0)
                  .at("move"),
              value("d"));
}

TEST_F(StudyTest, WhatTheExplorerCannotReadIsRefusedWithASentence) {
    for (const char* wrong : {"/api/explorer/wari?moves=z", "/api/explorer/wari?from=nowhere",
                              "/api/explorer/wari?depth=3"}) {
        const Got got = client().get(wrong);
        EXPECT_EQ(got.status, 400u) << wrong;
        EXPECT_NE(got.error(), "") << wrong;
    }
    EXPECT_EQ(client().get("/api/explorer/chess").status, 404u);
    EXPECT_EQ(client().get("/api/explorer/octilite?moves=22%2Bb,26%2Be").status, 200u);
}

}  // namespace
}  // namespace posthouse::http
