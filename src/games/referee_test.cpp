#include "games/referee.h"

#include "games/game.h"
#include "games/json_output.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <boost/json.hpp>

#include <random>
#include <string>

namespace posthouse::games {
namespace {

namespace json = boost::json;
using testing::ElementsAre;
using testing::HasSubstr;

std::string error_of(std::string_view line) {
    const json::object answer = json::parse(referee(line)).as_object();
    EXPECT_EQ(answer.size(), 4u) << line;
    EXPECT_TRUE(answer.contains("error")) << line;
    return answer.contains("error") ? std::string(answer.at("error").as_string()) : "";
}

std::int64_t error_at(std::string_view line) {
    return json::parse(referee(line)).as_object().at("at").as_int64();
}

TEST(Referee, AnswersWithTheFinalPosition) {
    EXPECT_EQ(referee("wari: b d f"),
              R"({"game":"wari","position":"5,1,5,5,5,0/5,5,5,1,6,5 0 0 N","to_move":"second",)"
              R"("legal":["a","b","c","d","e","f"],"over":false,"result":null,"reason":null})");
}

TEST(Referee, StatesHowAFinishedGameEnded) {
    EXPECT_EQ(referee("wari from 0,3,0,0,0,0/0,1,0,4,1,17 12 10 S: b f"),
              R"({"game":"wari","position":"0,0,0,0,0,0/1,2,1,5,2,0 12 25 S","to_move":"first",)"
              R"("legal":[],"over":true,"result":"second","reason":"majority"})");
}

TEST(Referee, AcceptsNoMovesAnyCaseAndAnySpace) {
    EXPECT_EQ(referee("WARI:"), referee("wari: "));
    EXPECT_EQ(referee("  Wari :\tB   d \r\n"), referee("wari: b d"));
    EXPECT_EQ(referee("wari  FROM  4,4,4,4,4,4/4,4,4,4,4,4 0 0 S :"), referee("wari:"));
}

TEST(Referee, NamesTheFirstBadMove) {
    EXPECT_EQ(error_at("wari: b d z f"), 2);
    EXPECT_EQ(error_of("wari: b a b"),
              "House b is empty: choose one that holds seeds. You can play a, c, d, e or f.");
    EXPECT_EQ(error_at("wari from 0,0,0,0,0,0/0,0,0,0,0,0 24 24 S: a"), 0);
}

TEST(Referee, RefusesWhatIsNotARequest) {
    EXPECT_THAT(error_of("chess: e4"),
                HasSubstr("There is no game “chess” here: the games are wari"));
    EXPECT_THAT(error_of("wari b d"), HasSubstr("no colon"));
    EXPECT_THAT(error_of(""), HasSubstr("no colon"));
    EXPECT_THAT(error_of(":"), HasSubstr("There is no game"));
    EXPECT_THAT(error_of("wari with: b"), HasSubstr("“from”"));
    EXPECT_THAT(error_of("wari from: b"), HasSubstr("“from”"));
    EXPECT_THAT(error_of("wari from 1 2 S: b"), HasSubstr("not a position"));
    for (const char* line : {"chess: e4", "wari b d", "wari from: b", "wari from 1 2 S: b"})
        EXPECT_EQ(error_at(line), -1) << line;
}

TEST(Referee, AnswersAnyBytesWithJson) {
    std::mt19937 random(3);
    for (int trial = 0; trial < 2000; ++trial) {
        std::string line = trial % 2 == 0 ? "wari: b " : "";
        for (auto length = random() % 40; length > 0; --length)
            line += static_cast<char>(random() % 256);
        EXPECT_TRUE(json::parse(referee(line)).is_object()) << line;
        EXPECT_TRUE(json::parse(describe(line, Side::first)).is_object()) << line;
    }
}

TEST(Describe, HasEverythingThatTheRefereeSaysAndTheSteps) {
    const json::object said = json::parse(referee("wari-24: a a")).as_object();
    const json::object told = json::parse(describe("wari-24: 1 7", Side::first)).as_object();
    for (const auto& member : said) EXPECT_EQ(told.at(member.key()), member.value());
    EXPECT_EQ(told.at("shown"), json::parse(R"(["2","3","4","5","6"])"));
    EXPECT_EQ(told.at("plies"), 2);
    EXPECT_EQ(told.at("drawing"),
              json::parse(R"({"kind":"sowing","columns":6,"rows":2,"numbered":true})"));
    EXPECT_EQ(told.at("seats"), json::parse(R"(["South","North"])"));
    EXPECT_EQ(told.at("title"), "Wari 24");
    EXPECT_EQ(told.at("line"), json::parse(R"([
        {"side":"first","text":"a","shown":"1","told":"South sows 4 seeds from 1.","from":0,
         "path":[1,2,3,4],"captured":[],"position":"0,5,5,5,5,4/4,4,4,4,4,4 0 0 N"},
        {"side":"second","text":"a","shown":"7","told":"North sows 4 seeds from 7.","from":6,
         "path":[7,8,9,10],"captured":[],"position":"0,5,5,5,5,4/0,5,5,5,5,4 0 0 S"}])"));
}

TEST(Describe, ReadsAndShowsTheNumbersOfItsReader) {
    const auto shown = [](std::string_view request, Side reader) {
        std::vector<std::string> words;
        const json::object told = json::parse(describe(request, reader)).as_object();
        for (const auto& step : told.at("line").as_array())
            for (const char* member : {"text", "shown", "told"})
                words.emplace_back(step.at(member).as_string());
        return words;
    };
    EXPECT_THAT(shown("wari-24: 3 12", Side::first),
                ElementsAre("c", "3", "South sows 4 seeds from 3.", "f", "12",
                            "North sows 4 seeds from 12."));
    EXPECT_THAT(shown("wari-24: 9 6", Side::second),
                ElementsAre("c", "9", "South sows 4 seeds from 9.", "f", "6",
                            "North sows 4 seeds from 6."));
    EXPECT_EQ(error_of("wari-24: c 9"),
              "House 9 is your opponent's: yours are 1 to 6 (or a to f), and you can play 1, 2, 3, "
              "4, 5 or 6.");
}

TEST(Describe, RefusesAsTheRefereeDoes) {
    for (const char* line : {"chess: e4", "wari: z", "wari from x: a"})
        EXPECT_EQ(describe(line, Side::first), referee(line));
}

TEST(WriteJson, EscapesWhatJsonMustNotHold) {
    const auto written = [](std::string_view words) {
        std::string out;
        write_json(out, words);
        return out;
    };
    EXPECT_EQ(written("plain é €"), "\"plain é €\"");
    EXPECT_EQ(written("\"\\\n\x01\x7f"), R"("\"\\\u000a\u0001\u007f")");
    EXPECT_EQ(written("\xff"
                      "a\xc3"),
              "\"\xef\xbf\xbd"
              "a\xef\xbf\xbd\"");
    EXPECT_EQ(written("\xed\xa0\x80"), "\"\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\"");
    EXPECT_EQ(written("\xf0\x9f\x8c\xb1"), "\"\xf0\x9f\x8c\xb1\"");
}

}  // namespace
}  // namespace posthouse::games
