#include "http/schema/field_types.h"

#include "base/inplace.h"
#include "translation/languages.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <iterator>
#include <span>
#include <string>
#include <utility>

namespace posthouse::http {

namespace json = boost::json;

namespace {

struct FieldType {
    std::string_view name, schema;
};

/// By the name of the field; where that does not say it, after the name of the command.
constexpr FieldType field_types[] = {
    {"show board", R"({"type": ["integer", "string"], "minimum": 1, "pattern": "^[0-9]+(#[0-9]+)?$",
        "description": "A board, or board#n: after n moves."})"},
    {"showas board", R"({"type": ["integer", "string"], "minimum": 1,
        "pattern": "^[0-9]+(#[0-9]+)?$", "description": "A board, or board#n: after n moves."})"},
    {"queue board",
     R"({"type": ["integer", "string"], "minimum": 1, "pattern": "^[0-9]+(#[0-9]+)?$",
        "description": "A board, or board#n: only after exactly n moves."})"},
    {"preview board", R"({"type": ["integer", "string"], "minimum": 1,
        "pattern": "^([0-9]+(#[0-9]+)?|new)$",
        "description": "A board, board#n: after n moves, or new: the opening."})"},
    {"notify board", R"({"type": "string", "pattern": "^([a-z0-9-]+/[0-9]+|broadcasts|puzzle)$",
        "description": "A match, such as wari/12, or broadcasts or puzzle."})"},
    {"board", R"({"type": "integer", "minimum": 1})"},

    {"queue move", R"({"type": "string",
        "description": "A word of the conditional moves, or all of them: if b then d."})"},
    {"preview move", R"({"type": "string", "pattern": "^[A-Za-z0-9+-]+$"})"},
    {"move", R"({"type": "string", "pattern": "^[A-Za-z0-9+-]+(#[0-9]+)?$",
        "description": "A move, or move#n: only as the n-th move of the match. Also resign, )"
             R"(propose, undo, accept and reject."})"},

    {"signup name", R"({"type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]{1,19}$"})"},
    {"tournament name", R"({"type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]{1,29}$"})"},
    {"join name", R"({"type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]{1,29}$"})"},
    {"leave name", R"({"type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]{1,29}$"})"},
    {"make token name", R"({"type": "string", "pattern": "^[A-Za-z0-9_-]{1,30}$"})"},
    {"make webhook name", R"({"type": "string", "pattern": "^[A-Za-z0-9_-]{1,30}$"})"},
    {"redeliver webhook event", R"({"type": "integer", "minimum": 1})"},
    {"report about",
     R"({"type": "string", "description": "A player, or a match, such as wari/12."})"},
    {"signup password", R"({"type": "string", "minLength": 6, "maxLength": 128})"},
    {"new", R"({"type": "string", "minLength": 6, "maxLength": 128})"},
    {"address", R"({"type": "string", "format": "email"})"},
    {"url", R"({"type": "string", "format": "uri", "pattern": "^https?://"})"},
    {"scope", R"({"type": "string", "enum": ["read", "play", "talk", "webhook", "moderate"]})"},
    {"code", R"({"type": "string", "description": "Six digits, or a recovery code."})"},
    {"yes", R"({"type": "string", "enum": ["yes"]})"},

    {"which", R"({"type": "string", "enum": ["active", "next"]})"},
    {"how", R"({"type": "string", "enum": ["each", "digest", "once", "never"]})"},
    {"day",
     R"({"type": "string", "enum": ["mon", "tue", "wed", "thu", "fri", "sat", "sun", "off"]})"},
    {"hours", R"({"type": "string", "pattern": "^([0-9]{1,2}-[0-9]{1,2}|off)$"})"},
    {"vacation from",
     R"({"type": "string", "pattern": "^([0-9]{4}-[0-9]{2}-[0-9]{2}|off|auto)$"})"},
    {"vacation to", R"({"type": "string", "pattern": "^([0-9]{4}-[0-9]{2}-[0-9]{2}|on|off)$"})"},
    {"seek n", R"({"type": "integer", "minimum": 0})"},
    {"limit n", R"({"type": ["integer", "string"], "minimum": 0, "pattern": "^none$"})"},
    {"letters n", R"({"type": "integer", "minimum": 1})"},
};

/// Options whose value is of a form that the usage line shows by an example.
constexpr FieldType option_types[] = {
    {"clock", R"({"type": "string", "pattern": "^([0-9dhms]+\\+[0-9dhms]+(/[0-9dhms]+)?|none)$"})"},
    {"rating", R"({"type": "string", "pattern": "^([0-9]+-[0-9]*|-[0-9]+)$"})"},
    {"quiet", R"({"type": "string", "pattern": "^([0-9]{1,2}-[0-9]{1,2}|off)$"})"},
    {"zone", R"({"type": "string", "pattern": "^[+-]?[0-9]{1,2}(:[0-9]{2})?$"})"},
    {"starts", R"({"type": "string", "format": "date"})"},
};

json::object find_type(std::span<const FieldType> types, std::string_view name) {
    const auto found = std::ranges::find(types, name, &FieldType::name);
    return found == types.end() ? json::object() : json::parse(found->schema).as_object();
}

bool is_number(std::string_view shown) {
    return shown == "N" || shown == "BOARD" ||
           (!shown.empty() && std::ranges::all_of(shown, is_digit));
}

/// A word that is typed as it is shown, not an example of a form or the name of a value.
bool is_word(std::string_view shown) {
    return std::ranges::all_of(shown, [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; });
}

}  // namespace

json::object field_schema(const club::CommandSpec& row, std::string_view field) {
    if (field == "language") {
        const auto& known = translation::languages();
        json::array words(known.begin(), known.end());
        words.emplace_back("off");
        return {{"type", "string"}, {"enum", std::move(words)}};
    }
    const std::string of_command = std::string(row.word) + ' ' + std::string(field);
    for (const std::string_view name : {std::string_view(of_command), field})
        if (json::object type = find_type(field_types, name); !type.empty()) return type;
    return {{"type", "string"}};
}

json::object option_schema(std::string_view option, std::string_view shown) {
    if (json::object type = find_type(option_types, option); !type.empty()) return type;
    if (is_number(shown)) return {{"type", "integer"}, {"minimum", 0}};
    json::array words;
    for (std::string_view rest = shown; !rest.empty();) {
        const std::string_view word = take_until(rest, '|');
        if (!is_word(word)) return {{"type", "string"}};
        words.emplace_back(word);
    }
    return {{"type", "string"}, {"enum", std::move(words)}};
}

}  // namespace posthouse::http
