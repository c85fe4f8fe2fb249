#include "http/schema/test_types.h"

#include "base/inplace.h"
#include "base/utf8.h"
#include "http/routes.h"
#include "http/schema/api_types.h"
#include "http/schema/command_answers.h"
#include "http/schema/command_fields.h"
#include "http/server/http_message.h"

#include <gtest/gtest.h>
#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <set>
#include <vector>

namespace posthouse::http {

namespace json = boost::json;

namespace {

/// Whether this is a value of a type such as `integer`.
bool is_plain(std::string_view type, const json::value& value) {
    if (type == "string") return value.is_string();
    if (type == "integer") return value.is_int64() || value.is_uint64();
    if (type == "number") return value.is_number();
    if (type == "boolean") return value.is_bool();
    if (type == "null") return value.is_null();
    return type == "object" ? value.is_object() : value.is_array();
}

std::string object_error(const json::object& type, const json::object& object) {
    const json::value* others = type.if_contains("additionalProperties");
    const json::value* fields = type.if_contains("properties");
    for (const auto& [name, value] : object) {
        const json::value* field = fields ? fields->as_object().if_contains(name) : others;
        if (!field && !fields) continue;
        if (!field) return "." + std::string(name) + ": there is no such field";
        if (auto wrong = type_error(field->as_object(), value); !wrong.empty())
            return "." + std::string(name) + wrong;
    }
    if (const json::value* required = type.if_contains("required"))
        for (const json::value& name : required->as_array())
            if (!object.contains(name.as_string()))
                return "." + std::string(name.as_string()) + ": missing";
    return {};
}

std::string array_error(const json::object& type, const json::array& array) {
    const json::value* each = type.if_contains("items");
    const json::value* size = type.if_contains("minItems");
    if (size && array.size() != size->to_number<std::size_t>()) return ": wrong length";
    for (std::size_t i = 0; i < array.size(); ++i) {
        const json::value& item = each ? *each : type.at("prefixItems").as_array().at(i);
        if (auto wrong = type_error(item.as_object(), array[i]); !wrong.empty())
            return "[" + std::to_string(i) + "]" + wrong;
    }
    return {};
}

/// Routes of which a response was checked that is no empty list, by their ids.
std::set<std::string_view> answered;

class EachRouteIsAnswered : public testing::Environment {
    void TearDown() override {
        if (testing::GTEST_FLAG(filter) != "*") return;
        for (const RouteSpec& route : routes())
            EXPECT_TRUE(!route_type(route, "response") || answered.contains(route.id))
                << "no test has a response of " << route.path;
    }
};
const auto* const at_the_end = testing::AddGlobalTestEnvironment(new EachRouteIsAnswered);

const RouteSpec* route_at(std::string_view method, std::string_view asked) {
    const std::string plain = unversioned(asked);
    std::string_view target = plain;
    target = target.substr(1, target.find('?') - 1);
    std::vector<std::string> path;
    while (!target.empty()) path.emplace_back(take_until(target, '/'));
    std::string allowed;
    return find_route(method, path, allowed);
}

}  // namespace

std::string type_error(std::string_view type, const json::value& value) {
    return type_error(api_types().at(type).as_object(), value);
}

std::string type_error(const json::object& type, const json::value& value) {
    if (const json::value* reference = type.if_contains("$ref")) {
        const std::string_view name = reference->as_string();
        return type_error(name.substr(name.rfind('/') + 1), value);
    }
    const std::string other = ": " + json::serialize(value).substr(0, 200);
    if (const json::value* choices = type.if_contains("anyOf")) {
        std::string wrong;
        for (const json::value& choice : choices->as_array()) {
            const std::string error = type_error(choice.as_object(), value);
            if (error.empty()) return {};
            if (error != other) wrong = error;
        }
        return wrong.empty() ? other : wrong;
    }
    if (const json::value* only = type.if_contains("const")) return *only == value ? "" : other;
    if (!is_plain(type.at("type").as_string(), value)) return other;
    const json::value* words = type.if_contains("enum");
    if (words && std::ranges::count(words->as_array(), value) == 0) return other;
    if (value.is_object()) return object_error(type, value.as_object());
    return value.is_array() ? array_error(type, value.as_array()) : "";
}

void check_types(std::string_view method, std::string_view target, std::string_view body,
                 const TestResponse& got) {
    const RouteSpec* route = route_at(method, target);
    const std::string type = got.field("content-type");
    if (!route || got.body.empty() || !type.ends_with("json") ||
        !got.field("content-encoding").empty())
        return;
    const auto expect_type = [&](const json::value* expected, const json::value& value) {
        EXPECT_EQ(expected ? type_error(expected->as_object(), value) : "", "")
            << method << ' ' << target;
    };
    if (type == "application/x-ndjson") {
        std::string_view lines = got.body;
        while (!lines.empty())
            expect_type(route_type(*route, "response"), json::parse(take_until(lines, '\n')));
        answered.insert(route->id);
        return;
    }
    const json::value response = json::parse(got.body);
    if (route->each_command && type != problem_type) {
        const std::string plain = unversioned(target);
        const bool per_game = plain.starts_with("/api/games/");
        const auto* row = find_command(plain.substr(plain.rfind('/') + 1), per_game);
        const json::value schema = answer_schema_of(*row);
        expect_type(&schema, response);
        answered.insert(route->id);
        return;
    }
    if (type == problem_type) {
        const json::value* refusal = route_type(*route, "refusal");
        return expect_type(refusal ? refusal : &api_types().at("Problem"), response);
    }
    if (const json::value* request = route_type(*route, "request"))
        expect_type(request, json::parse(without_byte_order_mark(body)));
    expect_type(route_type(*route, "response"), response);
    if (response != json::array()) answered.insert(route->id);
}

}  // namespace posthouse::http
