#include "http/server/http_message.h"

#include <gmock/gmock.h>

namespace posthouse::http {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Cookie, IsFoundAmongOthers) {
    EXPECT_EQ(find_cookie("session", "session=abc"), "abc");
    EXPECT_EQ(find_cookie("session", "theme=dark; session=abc ; x=y"), "abc");
    EXPECT_EQ(find_cookie("session", "mysession=abc; sessions=d"), "");
    EXPECT_EQ(find_cookie("session", "session"), "");
    EXPECT_EQ(find_cookie("session", ""), "");
}

TEST(Origin, IsOurOwnIfHostAndPortMatch) {
    EXPECT_TRUE(same_origin("http://house.example:8080", "house.example:8080"));
    EXPECT_TRUE(same_origin("https://House.Example", "house.example"));
    EXPECT_FALSE(same_origin("http://house.example", "house.example:8080"));
    EXPECT_FALSE(same_origin("http://house.example.evil.test", "house.example"));
    EXPECT_FALSE(same_origin("http://evil.test/house.example", "house.example"));
    EXPECT_FALSE(same_origin("file://house.example", "house.example"));
    EXPECT_FALSE(same_origin("null", "null"));
    EXPECT_FALSE(same_origin("http://", ""));
}

TEST(ListedItems, OmitExcludedItems) {
    EXPECT_THAT(listed_items("gzip, br;q=0.5 ,zstd;q=0"), ElementsAre("gzip", "br"));
    EXPECT_THAT(listed_items("br;q=0.000, gzip; q=0.001"), ElementsAre("gzip"));
    EXPECT_THAT(listed_items(" , "), IsEmpty());
}

TEST(Utf8, ValidTextIsUnchanged) {
    const std::string right = "A\n“é” 🂡 \u00a0";
    EXPECT_EQ(as_utf8(right), right);
}

TEST(Utf8, InvalidTextIsRepaired) {
    const std::string sign = "\xEF\xBF\xBD";
    EXPECT_EQ(as_utf8("caf\xE9!"), "caf" + sign + "!");
    EXPECT_EQ(as_utf8("\xC0\xAF"), sign + sign);             // overlong
    EXPECT_EQ(as_utf8("\xED\xA0\x80"), sign + sign + sign);  // a surrogate
    EXPECT_EQ(as_utf8("\xF5\x80\x80\x80"), sign + sign + sign + sign);
    EXPECT_EQ(as_utf8("x\xE2\x82"), "x" + sign + sign);  // cut off
}

TEST(ReadTarget, SplitsAndDecodes) {
    const auto read = read_target("/api/match/wari/%31?note=a%20b&over");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->path, (std::vector<std::string>{"api", "match", "wari", "1"}));
    const std::vector<std::pair<std::string, std::string>> parameters = {{"note", "a b"},
                                                                         {"over", ""}};
    EXPECT_EQ(read->parameters, parameters);
}

TEST(ReadTarget, RefusesControlCharacters) {
    for (const char* target : {"/api/a%00b", "/api/a%0Ab", "/api/a%7F", "/api?a%1B=b", "/api?a=%0D",
                               "/api/%", "no path"})
        EXPECT_FALSE(read_target(target)) << target;
}

TEST(ErrorResponse, IsAProblemWithCodeAndParameters) {
    const auto answer = error_response(
        409, refuse("not-your-turn", "It is {player}'s turn, not yours: “{why}”.", "Ann",
                    refuse("no-such-house", "“{typed}” is no \"house\".", "z")));
    EXPECT_EQ(answer.status, 409u);
    EXPECT_EQ(answer.type, "application/problem+json");
    EXPECT_EQ(answer.body, R"({"type":"about:blank","title":"Conflict","status":409,)"
                           R"("detail":"It is Ann's turn, not yours: ““z” is no \"house\".”.",)"
                           R"("code":"not-your-turn",)"
                           R"("params":{"player":"Ann","why":"“z” is no \"house\".",)"
                           R"("why_code":"no-such-house","typed":"z"},)"
                           R"("error":"It is Ann's turn, not yours: ““z” is no \"house\".”."})");
}

TEST(StatusOf, TellsWhatKindOfRefusalItIs) {
    const auto status = [](RefusalCode code) { return status_of(refuse(code, "No.")); };
    EXPECT_EQ(status("unknown-command"), 400u);
    EXPECT_EQ(status("move-number-malformed"), 400u);
    EXPECT_EQ(status("authentication-required"), 401u);
    EXPECT_EQ(status("operators-only"), 403u);
    EXPECT_EQ(status("no-such-player"), 404u);
    EXPECT_EQ(status("not-your-turn"), 409u);
    EXPECT_EQ(status("key-reused"), 409u);
    EXPECT_EQ(status("match-over"), 409u);
    EXPECT_EQ(status("illegal-move"), 422u);
}

}  // namespace
}  // namespace posthouse::http
