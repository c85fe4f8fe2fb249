// The files of each month's games: what is in them, when they are made again, and how they are
// sent.
#include "base/test_folder.h"
#include "club/accounts/account_tables.h"
#include "club/core/calendar.h"
#include "club/moderation/operator_acts.h"
#include "http/monthly_games/month_maker.h"
#include "http/test_client.h"
#include "http/test_server.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <zstd.h>
#include <filesystem>

namespace posthouse::http {
namespace {

using boost::json::value;
using std::chrono::year_month;
using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

constexpr year_month november = std::chrono::year(2023) / 11,
                     december = std::chrono::year(2023) / 12;

HttpOptions offering(const TestFolder& folder) {
    HttpOptions options;
    options.monthly_games = folder.path();
    return options;
}

std::string decompressed(const std::string& bytes) {
    std::string text(1 << 20, '\0');
    const std::size_t size = ZSTD_decompress(text.data(), text.size(), bytes.data(), bytes.size());
    EXPECT_FALSE(ZSTD_isError(size));
    text.resize(ZSTD_isError(size) ? 0 : size);
    return text;
}

/// The server's time begins on 14 November 2023.
class MonthlyGamesTest : public testing::Test {
protected:
    MonthlyGamesTest() {
        for (const std::string name : {"ann", "bob"}) cookies_.push_back(client().sign_up(name));
    }
    HttpClient client() { return HttpClient(server_.port()); }
    void say(std::size_t who, const std::string& command) {
        const TestResponse got = client().command(command, cookies_[who]);
        ASSERT_TRUE(got.json().at("accepted").as_bool()) << got.body;
    }
    /// A game that bob resigns after a move each.
    void play() {
        const std::string board = std::to_string(++boards_);
        say(0, "wari challenge ann bob --first=ann");
        say(0, "wari move " + board + " b");
        say(1, "wari move " + board + " d");
        say(1, "wari resign " + board);
    }
    void pass(std::chrono::milliseconds time) { server_.now_ms += time.count(); }
    club::Instant now() const {
        return club::Instant(std::chrono::milliseconds(server_.now_ms.load()));
    }
    /// As the background worker does: the months that were made.
    std::vector<std::string> make() {
        std::vector<std::string> made;
        while (const auto one = maker_.make_next(now(), stopping_))
            made.push_back(club::format_month(one->month));
        return made;
    }
    std::string text_of(const std::string& month) {
        const TestResponse got = client().get("/api/monthly-games/" + month + ".txt.zst");
        EXPECT_EQ(got.status, 200u) << got.body;
        return decompressed(got.body);
    }

    TestFolder folder_;
    TestServer server_{offering(folder_)};
    MonthMaker maker_{server_.store, {folder_.path(), "house.example", 1200}};
    std::atomic<bool> stopping_ = false;
    std::vector<std::string> cookies_;
    int boards_ = 0;
};

TEST_F(MonthlyGamesTest, AMonthIsMadeOnceWhenItIsOver) {
    play();
    EXPECT_THAT(make(), IsEmpty()) << "it goes on";
    EXPECT_EQ(client().get("/api/monthly-games").json(), value(boost::json::array{}));
    pass(std::chrono::days(17));
    play();
    EXPECT_THAT(make(), testing::ElementsAre("2023-11"));
    EXPECT_THAT(make(), IsEmpty());
    const auto listed = client().get("/api/monthly-games").json().as_array();
    ASSERT_THAT(listed, SizeIs(1));
    EXPECT_EQ(listed[0].at("month"), value("2023-11"));
    EXPECT_EQ(listed[0].at("games"), value(1));
    EXPECT_EQ(listed[0].at("file"), value("/api/v1/monthly-games/2023-11.txt.zst"));
    const std::string text = text_of("2023-11");
    EXPECT_EQ(listed[0].at("text_bytes").to_number<std::size_t>(), text.size());
    EXPECT_THAT(text, AllOf(StartsWith("[Game \"wari\"]\n[Site \"house.example\"]\n[Board \"1\"]"),
                            HasSubstr("[First \"ann\"]\n[Second \"bob\"]\n"),
                            HasSubstr("1. b {[%at 2023-11-14T"), Not(HasSubstr("[Board \"2\"]"))));
    pass(std::chrono::days(31));
    EXPECT_THAT(make(), testing::ElementsAre("2023-12"));
}

TEST_F(MonthlyGamesTest, WhatPlayersWroteIsNotInIt) {
    say(0, "wari challenge ann bob --first=ann");
    const TestResponse got = client().post(
        "/api/command", R"({"command": "wari move 1 b", "comment": "Between us."})", cookies_[0]);
    ASSERT_TRUE(got.json().at("accepted").as_bool()) << got.body;
    say(1, "wari move 1 d");
    say(1, "wari resign 1");
    pass(std::chrono::days(30));
    make();
    EXPECT_THAT(client().get("/api/match/wari/1.txt").body, HasSubstr("Between us."));
    EXPECT_THAT(text_of("2023-11"), AllOf(HasSubstr("1. b {[%at"), Not(HasSubstr("Between"))));
}

TEST_F(MonthlyGamesTest, RunningAndDeclinedMatchesAreNotInIt) {
    say(0, "wari challenge ann bob --first=ann");
    say(0, "wari challenge ann bob --first=ann");
    say(1, "wari resign 2");
    pass(std::chrono::days(30));
    make();
    EXPECT_EQ(text_of("2023-11"), "");
}

TEST_F(MonthlyGamesTest, WhoHasLeftIsNamedInNoneOfThem) {
    play();
    pass(std::chrono::days(17));
    play();
    pass(std::chrono::days(31));
    EXPECT_THAT(make(), testing::ElementsAre("2023-12", "2023-11"));
    const auto before = client().get("/api/monthly-games").json();
    say(1, "signoff bob password yes");
    EXPECT_THAT(make(), IsEmpty()) << "it may not be stored yet";
    pass(std::chrono::hours(1));
    EXPECT_THAT(make(), testing::ElementsAre("2023-12", "2023-11"));
    EXPECT_THAT(make(), IsEmpty()) << "once";
    for (const char* month : {"2023-11", "2023-12"})
        EXPECT_THAT(text_of(month), AllOf(HasSubstr("someone who left"), Not(HasSubstr("bob"))));
    const auto after = client().get("/api/monthly-games").json();
    EXPECT_NE(before.at(0).at("sha256"), after.at(0).at("sha256"));
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder_.path()), {}), 4)
        << "the list, its lock and two months";
}

TEST_F(MonthlyGamesTest, ARenamedPlayerHasTheNewName) {
    play();
    pass(std::chrono::days(30));
    make();
    club::transact(server_.store, [&](club::UnitOfWork& unit) {
        club::User bob = *unit.user_named("bob");
        bob.name = "rob";
        change_user(unit, bob);
        club::record_act(unit, {"root", "", now()}, "rename bob to rob", bob.id);
    });
    pass(std::chrono::hours(1));
    EXPECT_THAT(make(), testing::ElementsAre("2023-11"));
    EXPECT_THAT(text_of("2023-11"), AllOf(HasSubstr("[Second \"rob\"]"), Not(HasSubstr("bob"))));
}

TEST_F(MonthlyGamesTest, MonthsBeyondTheSettingAreRemoved) {
    play();
    pass(std::chrono::days(30));
    make();
    MonthMaker two(server_.store, {folder_.path(), "house.example", 2});
    pass(std::chrono::days(31));
    EXPECT_EQ(two.make_next(now(), stopping_)->month, december);
    EXPECT_THAT(read_month_files(folder_.path()).months, SizeIs(2));
    pass(std::chrono::days(31));
    while (two.make_next(now(), stopping_)) {
    }
    EXPECT_EQ(read_month_files(folder_.path()).find(november), nullptr);
    EXPECT_EQ(client().get("/api/monthly-games/2023-11.txt.zst").status, 404u);
    EXPECT_FALSE(two.offers(november, now()));
    EXPECT_FALSE(two.offers(std::chrono::year(2030) / 1, now()));
}

TEST_F(MonthlyGamesTest, WhatAKilledServerLeftBehindIsRemovedAndTheMonthMade) {
    play();
    pass(std::chrono::days(30));
    std::ofstream(folder_ / "2023-11-1.txt.zst.part") << "half";
    std::ofstream(folder_ / "index.json") << "{\"months\": [";
    EXPECT_THAT(make(), testing::ElementsAre("2023-11"));
    EXPECT_FALSE(std::filesystem::exists(folder_ / "2023-11-1.txt.zst.part"));
    EXPECT_THAT(text_of("2023-11"), HasSubstr("[Board \"1\"]"));
}

TEST_F(MonthlyGamesTest, AServerThatStopsLeavesNoMonthHalfMade) {
    play();
    pass(std::chrono::days(30));
    stopping_ = true;
    EXPECT_THAT(make(), IsEmpty());
    EXPECT_THAT(read_month_files(folder_.path()).months, IsEmpty());
}

TEST_F(MonthlyGamesTest, TheChecksumIsThatOfTheFile) {
    play();
    pass(std::chrono::days(30));
    make();
    const auto listed = client().get("/api/monthly-games").json().at(0);
    const std::string sum(listed.at("sha256").as_string());
    EXPECT_THAT(sum, SizeIs(64));
    EXPECT_EQ(client().get("/api/monthly-games/2023-11.txt.zst.sha256").body,
              sum + "  2023-11.txt.zst\n");
    EXPECT_EQ(client().get("/api/monthly-games/2023-12.txt.zst.sha256").status, 404u);
    EXPECT_EQ(client().get("/api/monthly-games/now.txt.zst").status, 404u);
}

TEST_F(MonthlyGamesTest, ABrokenDownloadGoesOnWhereItEnded) {
    play();
    pass(std::chrono::days(30));
    make();
    const std::string at = "/api/monthly-games/2023-11.txt.zst";
    const TestResponse whole = client().get(at);
    EXPECT_EQ(whole.field("accept-ranges"), "bytes");
    EXPECT_EQ(whole.field("content-length"), std::to_string(whole.body.size()));
    const std::string tag = whole.field("etag");
    const TestResponse rest =
        client().request("GET", at, {{"range", "bytes=100-"}, {"if-range", tag}});
    EXPECT_EQ(rest.status, 206u);
    EXPECT_EQ(rest.body, whole.body.substr(100));
    EXPECT_EQ(rest.field("content-range"),
              fmt::format("bytes 100-{}/{}", whole.body.size() - 1, whole.body.size()));
    const TestResponse other =
        client().request("GET", at, {{"range", "bytes=100-"}, {"if-range", "\"another\""}});
    EXPECT_EQ(other.status, 200u) << "of another file the rest would be of no use";
    EXPECT_EQ(other.body, whole.body);
    const TestResponse behind =
        client().request("GET", at, {{"range", fmt::format("bytes={}-", whole.body.size())}});
    EXPECT_EQ(behind.status, 416u);
    EXPECT_EQ(behind.field("content-range"), fmt::format("bytes */{}", whole.body.size()));
    const TestResponse head = client().request("HEAD", at);
    EXPECT_EQ(head.field("content-length"), std::to_string(whole.body.size()));
    EXPECT_EQ(client().request("GET", at, {{"if-none-match", tag}}).status, 304u);
}

TEST_F(MonthlyGamesTest, AFileThatIsReplacedWhileItIsSentIsSentToItsEnd) {
    play();
    pass(std::chrono::days(30));
    make();
    const std::string at = "/api/monthly-games/2023-11.txt.zst";
    auto slow = client();
    slow.send("GET " + at + " HTTP/1.1\r\nHost: x\r\n\r\n");
    const std::string head = slow.receive("\r\n\r\n");
    EXPECT_TRUE(maker_.make(november, now() + std::chrono::hours(1), stopping_));
    EXPECT_THAT(decompressed((head + slow.receive()).substr(head.find("\r\n\r\n") + 4)),
                HasSubstr("[Board \"1\"]"));
}

TEST_F(MonthlyGamesTest, ThePageWithoutScriptsListsThem) {
    EXPECT_THAT(client().get("/plain/monthly-games").body, HasSubstr("no files of whole months"));
    play();
    pass(std::chrono::days(30));
    make();
    EXPECT_THAT(client().get("/plain/monthly-games").body,
                HasSubstr("<a href=\"/api/v1/monthly-games/2023-11.txt.zst\">2023-11.txt.zst</a>"));
    EXPECT_THAT(client().get("/plain/games").body, HasSubstr("href=\"/plain/monthly-games\""));
}

TEST(MonthlyGames, AServerThatOffersNoneSaysSo) {
    TestServer server;
    EXPECT_EQ(HttpClient(server.port()).get("/api/monthly-games").json(),
              value(boost::json::array{}));
    EXPECT_EQ(HttpClient(server.port()).get("/api/monthly-games/2023-11.txt.zst").status, 404u);
    EXPECT_THAT(HttpClient(server.port()).get("/plain/games").body,
                Not(HasSubstr("/plain/monthly-games")));
}

}  // namespace
}  // namespace posthouse::http
