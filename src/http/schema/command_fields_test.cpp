// The types of the fields of commands, and the fields of their answers.
#include "http/schema/command_fields.h"

#include "http/test_client.h"
#include "http/test_server.h"

#include <gmock/gmock.h>
#include <boost/json/serialize.hpp>

namespace posthouse::http {
namespace {

namespace json = boost::json;
using testing::HasSubstr;
using testing::Not;

class CommandFieldsTest : public testing::Test {
protected:
    CommandFieldsTest() : ann_(client().sign_up("ann")) {
        client().sign_up("bob");
        client().command("wari challenge ann bob", ann_);
    }

    HttpClient client() { return HttpClient(server_.port()); }

    TestServer server_;
    std::string ann_;
};

TEST_F(CommandFieldsTest, FieldsAndOptionsHaveTheirTypes) {
    const auto type = [](std::string_view command, bool per_game, std::string_view field) {
        return schema_of(*find_command(command, per_game)).at("properties").at(field);
    };
    const auto option = [&](std::string_view command, std::string_view name) {
        return type(command, true, "options").at("properties").at(name);
    };
    EXPECT_EQ(type("move", true, "board").at("type"), "integer");
    EXPECT_EQ(type("show", true, "board").at("items").at("pattern"), "^[0-9]+(#[0-9]+)?$");
    EXPECT_EQ(type("make-token", false, "scope").at("items").at("enum"),
              (json::array{"read", "play", "talk", "webhook", "moderate"}));
    EXPECT_EQ(option("challenge", "etiquette").at("enum"), (json::array{"on", "off"}));
    EXPECT_EQ(option("challenge", "to").at("enum"), (json::array{"anyone", "link"}));
    EXPECT_EQ(option("challenge", "within").at("type"), "integer");
    EXPECT_EQ(option("challenge", "repeat").at("type"), "integer");
    EXPECT_EQ(option("challenge", "unrated").at("type"), "boolean");
    EXPECT_EQ(option("challenge", "first"), (json::object{{"type", "string"}}));
    EXPECT_EQ(option("tournament", "system").at("enum"),
              (json::array{"robin", "swiss", "knockout", "arena", "teams"}));
}

TEST_F(CommandFieldsTest, WordsThatATypeListsAreAccepted) {
    for (const auto& [address, per_game] :
         {std::pair("challenge", true), {"tournament", true}, {"seek", true}, {"offers", false}}) {
        const json::object schema = schema_of(*find_command(address, per_game));
        for (const auto& [option, type] :
             schema.at("properties").at("options").at("properties").as_object()) {
            const json::value* words = type.as_object().if_contains("enum");
            for (const json::value& word : words ? words->as_array() : json::array()) {
                json::object fields{{"options", {{option, word}}}};
                if (address == std::string_view("challenge")) fields["user1"] = "ann";
                if (address == std::string_view("tournament"))
                    fields["name"] = "t" + std::string(word.as_string());
                if (address == std::string_view("seek")) fields["n"] = 0;
                const TestResponse got = client().post(
                    (per_game ? "/api/v1/games/warri/commands/" : "/api/v1/commands/") +
                        std::string(address),
                    json::serialize(fields), ann_);
                const json::value said = got.json();
                const json::value* code = said.as_object().if_contains("code");
                EXPECT_THAT(code ? std::string(code->as_string()) : "",
                            Not(testing::EndsWith("malformed")))
                    << address << ' ' << option << ' ' << word << ": " << got.body;
            }
        }
    }
}

TEST_F(CommandFieldsTest, WhatACommandMadeIsAField) {
    const auto facts = [&](const char* line) {
        const TestResponse got = client().command(line, ann_);
        return got.status == 200 ? json::serialize(got.json().at("facts")) : got.body;
    };
    EXPECT_EQ(facts("wari challenge ann --to=anyone"), R"({"open_board":2})");
    EXPECT_THAT(facts("wari challenge ann --to=link"),
                testing::MatchesRegex(R"(\{"open_board":3,"invitation":"[^"]+"\})"));
    EXPECT_EQ(facts("wari tournament spring"), R"({"tournament":"spring"})");
    EXPECT_THAT(facts("make webhook bot https://bot.example.org/x"),
                HasSubstr(R"("secret":"phw_)"));
    const TestResponse match = client().command("oware challenge ann bob", ann_);
    EXPECT_EQ(match.json().at("match").at("board"), 1);
}

}  // namespace
}  // namespace posthouse::http
