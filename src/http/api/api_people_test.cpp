// API tests over loopback connections: tournaments, waiting room and settings.

#include "http/test_client.h"
#include "http/test_server.h"

#include <gmock/gmock.h>

namespace posthouse::http {
namespace {

using boost::json::value;
using testing::HasSubstr;

class TournamentsApiTest : public testing::Test {
protected:
    TournamentsApiTest() {
        for (const char* name : {"ann", "bob", "carol"})
            say(std::string("signup ") + name + " longenough");
    }
    std::string say(const std::string& line) {
        HttpClient client(server_.port());
        const TestResponse got = client.command(line);
        EXPECT_EQ(got.status, 200u) << got.body;
        EXPECT_EQ(got.json().at("accepted"), value(true)) << got.body;
        return std::string(got.json().at("text").as_string());
    }
    TestResponse get(const std::string& path) { return HttpClient(server_.port()).get(path); }

    TestServer server_;
};

TEST_F(TournamentsApiTest, AreOfTeams) {
    say("team ann longenough foxes --make --on-request");
    say("team bob longenough owls --make");
    say("team bob longenough foxes --join");
    EXPECT_EQ(get("/api/teams").json().as_array().size(), 2u);
    EXPECT_EQ(get("/api/teams?player=bob").json().at(0).at("name"), value("owls"));
    EXPECT_EQ(get("/api/teams?player=nobody").status, 404u);
    EXPECT_EQ(get("/api/teams?game=wari").status, 400u);
    say("wari tournament derby ann longenough --system=teams --teams=owls,foxes --players=2");
    for (const char* name : {"ann", "bob"})
        say(std::string("wari join derby ") + name + " longenough");
    const value team = get("/api/team/FOXES").json();
    EXPECT_EQ(team.at("captain").at("name"), value("ann"));
    EXPECT_EQ(team.at("size"), value(1));
    EXPECT_TRUE(team.at("asking").as_array().empty()) << "whom only the captain sees";
    EXPECT_EQ(team.at("tournaments").at(0).at("name"), value("derby"));
    EXPECT_EQ(get("/api/team/none").status, 404u);
    const value derby = get("/api/tournament/derby").json();
    EXPECT_EQ(derby.at("sides"), (value{"owls", "foxes"}));
    EXPECT_EQ(derby.at("teams").as_array().size(), 2u);
    EXPECT_EQ(derby.at("teams").at(0).at("place"), value(1));
}

TEST_F(TournamentsApiTest, RecurAsSeries) {
    say("wari series ann longenough sat --every=first-saturday --at=9:30 --zone=Africa/Accra "
        "--system=arena --editions-per-season=4");
    say("wari join sat bob longenough");
    const value all = get("/api/series?game=wari").json();
    ASSERT_EQ(all.as_array().size(), 1u);
    EXPECT_EQ(all.at(0).at("every"), value("first-saturday"));
    EXPECT_EQ(all.at(0).at("at"), value("09:30"));
    EXPECT_EQ(get("/api/series?game=oware").body, "[]");
    EXPECT_EQ(get("/api/series?game=chess").status, 404u);
    EXPECT_EQ(get("/api/series?over=true").status, 400u);
    const value one = get("/api/series/SAT").json();
    EXPECT_EQ(one.at("season"), value(4));
    EXPECT_EQ(one.at("current").at(0).at("name"), value("sat-1"));
    EXPECT_EQ(one.at("current").at(0).at("players").at(0).at("name"), value("bob"));
    EXPECT_EQ(one.at("regulars").at(0).at("name"), value("bob"));
    EXPECT_EQ(one.at("season_number"), value(0));
    EXPECT_EQ(get("/api/series/none").status, 404u);
    const value edition = get("/api/tournament/sat-1").json();
    EXPECT_EQ(edition.at("series"), value("sat"));
    EXPECT_EQ(edition.at("edition"), value(1));
}

TEST_F(TournamentsApiTest, AreListedWithStandingsAndRounds) {
    say("wari tournament spring ann longenough --players=3 --games=1");
    say("oware tournament summer bob longenough --system=swiss");
    const value all = get("/api/tournaments").json();
    ASSERT_EQ(all.as_array().size(), 2u);
    EXPECT_EQ(all.at(0).at("name"), value("summer"));
    EXPECT_EQ(all.at(1).at("state"), value("open"));
    EXPECT_EQ(get("/api/tournaments?game=wari").json().as_array().size(), 1u);
    EXPECT_EQ(get("/api/tournaments?over=false").json(), all);
    EXPECT_EQ(get("/api/tournaments?over=true").body, "[]");
    const value behind = get("/api/tournaments?behind=summer").json();
    ASSERT_EQ(behind.as_array().size(), 1u);
    EXPECT_EQ(behind.at(0), all.at(1));
    EXPECT_EQ(get("/api/tournaments?behind=spring").body, "[]");
    EXPECT_EQ(get("/api/tournaments?game=chess").status, 404u);
    for (const char* wrong : {"?behind=autumn", "?over=maybe", "?before=1"})
        EXPECT_EQ(get(std::string("/api/tournaments") + wrong).status, 400u) << wrong;
    for (const char* name : {"ann", "bob", "carol"})
        say(std::string("wari join spring ") + name + " longenough");

    value one = get("/api/tournament/Spring").json();
    EXPECT_EQ(one.at("state"), value("running"));
    EXPECT_EQ(one.at("players").as_array().size(), 3u);
    EXPECT_EQ(one.at("meetings").as_array().size(), 6u) << "three of them byes";
    EXPECT_EQ(one.at("ties"), value({"direct encounter", "games won", "Sonneborn-Berger"}));
    const value& game = one.at("meetings").at(1).at("games").at(0);
    EXPECT_EQ(game.at("result"), value(nullptr));
    for (const char* name : {"bob", "carol"})
        for (int board = 1; board <= 3; ++board) {
            HttpClient client(server_.port());
            client.command("wari resign " + std::to_string(board) + " " + name + " longenough");
        }
    one = get("/api/tournament/spring").json();
    EXPECT_EQ(one.at("state"), value("over"));
    const auto winner = one.at("standing").at(0).at("player").as_int64();
    EXPECT_EQ(one.at("players").at(static_cast<std::size_t>(winner)).at("name"), value("ann"));
    EXPECT_EQ(one.at("standing").at(0).at("points"), value(2.0))
        << "two wins; a bye counts nothing";
}

TEST_F(TournamentsApiTest, PlayersOfOneWriteToEachOther) {
    say("wari tournament spring ann longenough --players=3");
    say("wari join spring bob longenough");
    EXPECT_EQ(get("/api/tournament/spring/chat").body, "[]");
    EXPECT_EQ(get("/api/tournament/spring").json().at("said"), value(0));
    HttpClient client(server_.port());
    client.post("/api/command",
                R"({"command": "wari chat spring bob longenough", "comment": "Good evening."})");
    const value said = get("/api/tournament/spring/chat").json();
    ASSERT_EQ(said.as_array().size(), 1u);
    EXPECT_EQ(said.at(0).at("text"), value("Good evening."));
    EXPECT_EQ(said.at(0).at("by").at("name"), value("bob"));
    EXPECT_EQ(get("/api/tournament/spring").json().at("said"), value(1));
    EXPECT_EQ(get("/api/tournament/none/chat").status, 404u);
    EXPECT_THAT(get("/plain/tournament/spring").body, testing::HasSubstr("bob: Good evening."));
}

TEST_F(TournamentsApiTest, TheRankingContinuesBehindAPlayer) {
    int board = 0;
    for (const char* loser : {"bob", "carol"}) {
        const std::string on = std::to_string(++board);
        say(std::string("wari challenge ann ") + loser + " --first=ann --password=longenough");
        say("wari move " + on + " ann longenough c");
        say("wari move " + on + " " + loser + " longenough c");
        say("wari resign " + on + " " + loser + " longenough");
    }
    const value all = get("/api/standings/wari").json();
    ASSERT_EQ(all.as_array().size(), 3u);
    EXPECT_EQ(all.at(0).at("name"), value("ann"));
    EXPECT_EQ(get("/api/standings/wari?behind=ANN").json(), value({all.at(1), all.at(2)}));
    EXPECT_EQ(
        get("/api/standings/wari?behind=" + std::string(all.at(2).at("name").as_string())).body,
        "[]");
    for (const char* wrong : {"?behind=nobody", "?before=1"})
        EXPECT_EQ(get(std::string("/api/standings/wari") + wrong).status, 400u) << wrong;
}

TEST_F(TournamentsApiTest, TheRankingOfTheWeekIsJsonTextAndFeed) {
    const auto rated = [&](const char* name, double rating, int day) {
        club::transact(server_.store, [&](club::UnitOfWork& unit) {
            club::PlayerStanding one{.user = unit.user_named(name)->id, .game = "wari"};
            one.rating.rating = rating;
            one.rating.deviation = 60;
            one.since = std::chrono::sys_days{std::chrono::year{2023} / 11 / day};
            one.won = 1;
            one.established_until = one.since + std::chrono::days(300);
            unit.put(one);
        });
    };
    rated("ann", 1712, 1);
    rated("bob", 1650, 8);  // in the week; what it was before is not in the history
    const std::string path = "/api/v1/standings/wari/week";
    const value week = get(path).json();
    EXPECT_EQ(week.at("end"), value(1'699'833'600'000)) << "Monday, 2023-11-13";
    EXPECT_EQ(week.at("players").at(0).at("name"), value("ann"));
    EXPECT_EQ(week.at("players").at(0).at("place_before"), value(1));
    EXPECT_EQ(week.at("players").at(1).at("rating"), value(1650));
    EXPECT_EQ(week.at("players").at(1).at("place_before"), value(nullptr));
    EXPECT_EQ(week.at("players").at(1).at("change"), value(nullptr));

    const TestResponse text = get(path + ".txt?language=de");
    EXPECT_EQ(text.field("content-type"), "text/plain; charset=utf-8");
    EXPECT_THAT(text.body, HasSubstr("Wari: Rangliste der Woche vom 2023-11-06 bis 2023-11-12"));
    const TestResponse feed = get(path + ".atom");
    EXPECT_EQ(feed.field("content-type"), "application/atom+xml");
    EXPECT_THAT(feed.body,
                HasSubstr("<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"en\">"));
    EXPECT_THAT(feed.body, HasSubstr("/games/wari#2023-11-13</id>"));
    EXPECT_THAT(feed.body, HasSubstr("<updated>2023-11-06T00:00:00Z</updated>"));
    EXPECT_THAT(feed.body, HasSubstr("&lt;pre&gt;Wari: ranking of the week"));
    EXPECT_THAT(get("/plain/standings/wari/week").body, HasSubstr("<pre"));
    EXPECT_EQ(get("/api/v1/standings/chess/week").status, 404u);
    EXPECT_EQ(get(path + ".atom?before=1").status, 400u);

    server_.now_ms += 7 * 86'400'000;
    EXPECT_EQ(get(path).json().at("players").at(1).at("place_before"), value(2));
}

TEST_F(TournamentsApiTest, PlayersAreFoundByTheBeginningOfTheirName) {
    const auto found = [&](const std::string& beginning) {
        std::string names;
        const value players = get("/api/players?beginning=" + beginning).json();
        for (const value& one : players.as_array())
            names += std::string(one.at("name").as_string()) + " ";
        return names;
    };
    EXPECT_EQ(found("CA"), "carol ");
    EXPECT_EQ(found("arol"), "");
    EXPECT_EQ(get("/api/players?beginning=a&behind=bob").status, 400u);
}

TEST_F(TournamentsApiTest, ShowTheSeedingOfTheirPlayers) {
    say("wari challenge ann carol --first=ann --password=longenough");
    say("wari move 1 ann longenough c");
    say("wari move 1 carol longenough c");
    say("wari resign 1 ann longenough");
    say("wari tournament spring ann longenough --system=knockout --players=2");
    EXPECT_EQ(get("/api/tournament/spring").json().at("seeds"), value("rating"));
    say("wari join spring bob longenough");
    say("wari join spring carol longenough");
    const value players = get("/api/tournament/spring").json().at("players");
    EXPECT_EQ(players.at(0).at("name"), value("carol"));
    EXPECT_EQ(players.at(0).at("seeded_at"), get("/api/ratings/carol").json().at(0).at("rating"));
    EXPECT_GT(players.at(0).at("seeded_at").as_int64(), 1500);
    EXPECT_EQ(players.at(1).at("seeded_at"), value(nullptr));
}

TEST_F(TournamentsApiTest, RefusesUnknownTournaments) {
    EXPECT_EQ(get("/api/tournament/spring").status, 404u);
    EXPECT_EQ(get("/api/tournaments?game=chess").status, 404u);
    const TestResponse got = get("/api/tournaments?player=ann");
    EXPECT_EQ(got.status, 400u);
    EXPECT_THAT(got.body, HasSubstr("use game"));
}

}  // namespace

// The waiting room.

namespace {

using boost::json::value;
using testing::HasSubstr;

class WaitingRoomApiTest : public testing::Test {
protected:
    HttpClient client() { return HttpClient(server_.port()); }

    std::string sign_up(const std::string& name) {
        const TestResponse got = client().post(
            "/api/signup", R"({"name": ")" + name + R"(", "password": "pass of )" + name + "\"}");
        EXPECT_EQ(got.status, 200u) << got.body;
        return got.cookie();
    }
    void begin() {
        ann_ = sign_up("ann");
        bob_ = sign_up("bob");
    }

    TestServer server_;
    std::string ann_, bob_;
};

TEST_F(WaitingRoomApiTest, ShowsWhyTheViewerCannotAcceptAndHidesBlockedPlayers) {
    begin();
    client().command("oware challenge ann --to=anyone --rating=1600-1700 --computer=no --repeat=4",
                     ann_);
    const auto seen = [&](const std::string& cookie) {
        return client().get("/api/challenges/open", cookie).json();
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
                HasSubstr("is for players rated 1600–1700 (you have 1500?)"));
    client().command("block bob", ann_);
    EXPECT_EQ(seen(bob_), value(boost::json::array{}));
    EXPECT_EQ(seen("").as_array().size(), 1u);
}

TEST_F(WaitingRoomApiTest, IsListedForEverybody) {
    begin();
    EXPECT_EQ(client().get("/api/challenges/open").json(), value(boost::json::array{}));
    client().command("oware challenge ann --to=anyone --first=me --clock=none", ann_);
    const value ann{{"name", "ann"}, {"level", 0}, {"rating", 1500}, {"provisional", true}};
    const value wanted{{"rating_min", nullptr},
                       {"rating_max", nullptr},
                       {"within", nullptr},
                       {"established", false},
                       {"company", "anyone"}};
    const value offers = client().get("/api/challenges/open").json();
    EXPECT_EQ(offers, value(boost::json::array{{{"id", 1},
                                                {"game", "oware"},
                                                {"board", 1},
                                                {"by", ann},
                                                {"first", "me"},
                                                {"rated", true},
                                                {"clock", nullptr},
                                                {"etiquette", false},
                                                {"posted", server_.now_ms.load()},
                                                {"wanted", wanted},
                                                {"games", 1},
                                                {"cannot", nullptr}}}));
    client().command("oware accept 1", bob_);
    EXPECT_EQ(client().get("/api/challenges/open").json(), value(boost::json::array{}));
}

TEST_F(WaitingRoomApiTest, ContinuesBeforeAChallenge) {
    begin();
    for (const char* game : {"oware", "wari", "oware"})
        client().command(std::string(game) + " challenge ann --to=anyone", ann_);
    client().command("wari challenge bob --to=anyone", bob_);
    const auto ids = [&](const std::string& which) {
        std::string all;
        const value offers = client().get("/api/challenges/open" + which).json();
        for (const value& one : offers.as_array()) all += std::to_string(one.at("id").as_int64());
        return all;
    };
    EXPECT_EQ(ids(""), "4321");
    EXPECT_EQ(ids("?before=3"), "21");
    EXPECT_EQ(ids("?game=wari"), "42");
    EXPECT_EQ(ids("?player=ANN&before=3"), "21");
    EXPECT_EQ(ids("?player=bob&game=oware"), "");
    for (const char* wrong :
         {"?before=0", "?before=x", "?game=chess", "?player=nobody", "?limit=1"})
        EXPECT_EQ(client().get(std::string("/api/challenges/open") + wrong).status, 400u) << wrong;
}

class SettingsApiTest : public testing::Test {
protected:
    HttpClient client() { return HttpClient(server_.port()); }

    std::string sign_up(const std::string& name) {
        const TestResponse got = client().post(
            "/api/signup", R"({"name": ")" + name + R"(", "password": "a long password"})");
        EXPECT_EQ(got.status, 200u) << got.body;
        return got.cookie();
    }

    /// Board 1 of wari, ann (First) against bob.
    void begin() {
        ann_ = sign_up("ann");
        bob_ = sign_up("bob");
        const TestResponse got = client().command("wari challenge ann bob --first=ann", ann_);
        ASSERT_TRUE(got.json().at("accepted").as_bool()) << got.body;
    }

    TestServer server_;
    std::string ann_, bob_;
};

/// No conditions for opponents.
value no_conditions() {
    return {{"rating_min", nullptr},
            {"rating_max", nullptr},
            {"within", nullptr},
            {"established", false},
            {"company", "anyone"}};
}

TEST_F(SettingsApiTest, APlayersSettingsArePrivate) {
    begin();
    EXPECT_EQ(client().get("/api/settings").status, 401u);
    const boost::json::object no_rest{
        {"since", 0}, {"sleep", nullptr}, {"weekend", boost::json::array{}}, {"zone", 0}};
    const value usual = client().get("/api/settings", ann_).json();
    const value nothing_wanted = no_conditions();
    EXPECT_EQ(usual, value({{"notify", "each"},
                            {"broadcasts", false},
                            {"puzzle", false},
                            {"seat", "own"},
                            {"quiet", nullptr},
                            {"zone", 0},
                            {"mail_password", false},
                            {"boards", boost::json::array{}},
                            {"appetites", boost::json::array{}},
                            {"blocked", boost::json::array{}},
                            {"friends", boost::json::array{}},
                            {"challenges", {{"begin", "everybody"}, {"from", "everybody"}}},
                            {"presence", "opponents"},
                            {"two_factor", nullptr},
                            {"vacations", boost::json::array{}},
                            {"vacation_days", {{"used", 0}, {"most", 30}}},
                            {"auto_vacation", false},
                            {"rest", no_rest},
                            {"rest_later", nullptr}}));
    for (const char* words :
         {"notify digest --quiet=22-7 --zone=+1:30", "notify each broadcasts puzzle",
          "notify never wari/1", "oware limit 3", "block bob", "oware seek 0",
          "vacation 2023-11-20 2023-11-21", "vacation auto on", "sleep 23-7", "weekend sat sun",
          "notify --seat=first", "presence nobody"})
        ASSERT_TRUE(client().command(words, ann_).json().at("accepted").as_bool()) << words;
    const value set = client().get("/api/settings", ann_).json();
    const std::int64_t day = 24LL * 60 * 60 * 1000, monday = 1'700'438'400'000;
    const std::int64_t midnight = 1'700'001'000'000;  // in the player's time zone
    EXPECT_EQ(
        set,
        value({{"notify", "digest"},
               {"broadcasts", true},
               {"puzzle", true},
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
               {"blocked", boost::json::array{{{"name", "bob"}, {"since", server_.now_ms.load()}}}},
               {"friends", boost::json::array{}},
               {"challenges", usual.at("challenges")},
               {"presence", "nobody"},
               {"two_factor", nullptr},
               {"vacations", boost::json::array{{{"from", monday}, {"until", monday + 2 * day}}}},
               {"vacation_days", {{"used", 2}, {"most", 30}}},
               {"auto_vacation", true},
               {"rest", usual.at("rest")},
               {"rest_later",
                {{"since", midnight},
                 {"sleep", {{"from", 23}, {"until", 7}}},
                 {"weekend", boost::json::array{"sat", "sun"}},
                 {"zone", 90}}}}));
    EXPECT_EQ(client().get("/api/settings", bob_).json(), usual);
}

}  // namespace
}  // namespace posthouse::http
