#include "http/command_fields.h"

#include "base/inplace.h"
#include "club/command_line.h"

#include <algorithm>
#include <boost/json/array.hpp>

namespace posthouse::http {

namespace json = boost::json;

namespace {

constexpr std::string_view beside[] = {"comment", "key", "brief", "options"};

/// Name and password are not fields: session or token identify the caller.
bool is_field(const club::CommandSpec& row, const club::ParameterSpec& slot) {
    if (!row.takes_credentials()) return true;
    return slot.name != "user" &&
           (slot.name != "password" || row.auth_level == club::AuthLevel::owner);
}

bool is_list(const club::ParameterSpec& slot) {
    return slot.arity == club::Arity::some || slot.arity == club::Arity::any;
}

bool is_required(const club::ParameterSpec& slot) {
    return slot.arity == club::Arity::one || slot.arity == club::Arity::some;
}

std::string field_of(const club::ParameterSpec& slot) {
    return club::lower_case(slot.name);
}

Expected<std::string> quoted_argument(const json::value& value, std::string_view field) {
    if (const json::string* text = value.if_string())
        if (!text->empty() && text->find_first_of("\r\n") == json::string::npos)
            return club::quote_word({text->data(), text->size()});
    if (const auto* number = value.if_int64()) return std::to_string(*number);
    return refuse("field-not-line-or-number",
                  "The field “{field}” must be one line of text, or a whole number.",
                  truncate(field, 40));
}

Expected<std::string> quoted_arguments(const json::value& value, const club::ParameterSpec& slot) {
    const json::array* list = is_list(slot) ? value.if_array() : nullptr;
    if (!list) return quoted_argument(value, field_of(slot));
    std::string words;
    for (const json::value& one : *list) {
        const auto word = quoted_argument(one, field_of(slot));
        if (!word) return word.error();
        words += (words.empty() ? "" : " ") + *word;
    }
    return words;
}

Expected<std::string> options_in(const club::CommandSpec& row, const json::value& value) {
    const json::object* given = value.if_object();
    if (!given)
        return refuse("options-not-object",
                      "The field “options” must be an object, as in {example}.",
                      "{\"first\": \"me\"}");
    std::string words;
    for (const auto& [name, setting] : *given) {
        const std::string_view called(name.data(), name.size());
        if (!row.has_option(called))
            return refuse("no-such-option-field", "There is no option “{option}” here: {usage}",
                          truncate(called, 40), row.usage());
        const bool* flag = setting.if_bool();
        if (flag && !*flag) {  // "rated": false means --unrated; other false flags are left out
            const std::string opposite = "un" + std::string(called);
            if (row.has_option(opposite)) words += " --" + opposite;
            continue;
        }
        words += " --" + std::string(called);
        if (flag) continue;
        const auto word = quoted_argument(setting, called);
        if (!word) return word.error();
        words += "=" + *word;
    }
    return words;
}

json::object string_schema() {
    return {{"type", {"string", "integer"}}};
}

json::object text_schema(std::string_view about) {
    return {{"type", "string"}, {"description", about}};
}

}  // namespace

std::string command_address(const club::CommandSpec& row) {
    std::string address(row.word);
    std::ranges::replace(address, ' ', '-');
    return address;
}

const club::CommandSpec* find_command(std::string_view address, bool per_game) {
    for (const club::CommandSpec& row : club::command_table())
        if (row.per_game == per_game && command_address(row) == address) return &row;
    return nullptr;
}

std::vector<CommandOption> options_of(const club::CommandSpec& row) {
    std::vector<CommandOption> options;
    std::string_view rest = row.options;
    for (std::size_t at; (at = rest.find("--")) != std::string_view::npos;) {
        rest.remove_prefix(at + 2);
        const std::size_t end = std::min(rest.size(), rest.find_first_of("=] "));
        options.push_back({rest.substr(0, end), end < rest.size() && rest[end] == '='});
        rest.remove_prefix(end);
    }
    return options;
}

Expected<json::object> to_command(const club::CommandSpec& row, std::string_view game,
                                  const json::object& fields) {
    for (const auto& [name, value] : fields) {
        const std::string_view called(name.data(), name.size());
        const bool slot = std::ranges::any_of(row.parameters, [&](const club::ParameterSpec& one) {
            return is_field(row, one) && field_of(one) == called;
        });
        if (!slot && std::ranges::count(beside, called) == 0)
            return refuse(
                "no-such-field",
                "There is no field “{field}” here: /api/openapi.json lists those of each command.",
                truncate(called, 40));
    }
    std::string line;
    if (row.per_game) line = std::string(game) + ' ';
    line += row.word;
    for (const club::ParameterSpec& slot : row.parameters) {
        if (!is_field(row, slot)) continue;
        const json::value* value = fields.if_contains(field_of(slot));
        if (!value || value->is_null()) {
            if (is_required(slot))
                return refuse("field-missing", "The field “{field}” is missing: {usage}",
                              field_of(slot), row.usage());
            continue;
        }
        const auto words = quoted_arguments(*value, slot);
        if (!words) return words.error();
        if (!words->empty()) line += ' ' + *words;
    }
    if (const json::value* options = fields.if_contains("options");
        options && !options->is_null()) {
        const auto words = options_in(row, *options);
        if (!words) return words.error();
        line += *words;
    }
    json::object command{{"command", line}};
    for (const std::string_view name : {"comment", "key", "brief"})
        if (const json::value* value = fields.if_contains(name)) command[name] = *value;
    return command;
}

json::object schema_of(const club::CommandSpec& row) {
    json::object fields;
    json::array required;
    for (const club::ParameterSpec& slot : row.parameters) {
        if (!is_field(row, slot)) continue;
        fields[field_of(slot)] = is_list(slot)
                                     ? json::object{{"type", "array"}, {"items", string_schema()}}
                                     : string_schema();
        if (is_required(slot)) required.emplace_back(field_of(slot));
    }
    const auto options = options_of(row);
    json::object chosen;
    for (const CommandOption& option : options)
        chosen[option.name] = option.valued ? string_schema() : json::object{{"type", "boolean"}};
    if (!options.empty())
        fields["options"] = json::object{{"type", "object"},
                                         {"properties", std::move(chosen)},
                                         {"additionalProperties", false},
                                         {"description", row.options}};
    fields["comment"] =
        text_schema(row.requires_text ? "The text of the message."
                                      : "The text that a mail would have below the command.");
    if (row.requires_text) required.emplace_back("comment");
    fields["key"] = text_schema("A repeated key has no further effect.");
    fields["brief"] =
        json::object{{"type", "boolean"},
                     {"description", "A move is answered with `move` instead of text and match."}};
    json::object schema{
        {"type", "object"}, {"properties", std::move(fields)}, {"additionalProperties", false}};
    if (!required.empty()) schema["required"] = std::move(required);
    return schema;
}

}  // namespace posthouse::http
