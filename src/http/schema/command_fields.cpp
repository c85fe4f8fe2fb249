#include "http/schema/command_fields.h"

#include "base/inplace.h"
#include "base/parse_number.h"
#include "base/visible_text.h"
#include "club/commands/command_line.h"
#include "http/schema/api_types.h"
#include "http/schema/command_answers.h"
#include "http/schema/field_types.h"
#include "http/server/http_message.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <map>
#include <optional>
#include <utility>

namespace posthouse::http {

namespace json = boost::json;

namespace {

/// Besides the parameters, as in a request with a line.
constexpr std::string_view beside[] = {"comment",         "key",   "columns",
                                       "reader_language", "brief", "options"};

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

/// One argument: a line of text, or a whole number.
Expected<std::string> argument_in(const json::value& value, std::string_view field) {
    if (const json::string* text = value.if_string())
        if (!text->empty() && text->find_first_of("\r\n") == json::string::npos)
            return visible_text({text->data(), text->size()});
    if (const auto* number = value.if_int64()) return std::to_string(*number);
    return refuse("field-not-line-or-number",
                  "The field “{field}” must be one line of text, or a whole number.",
                  truncate(field, 40));
}

Expected<std::vector<std::string>> arguments_in(const json::value& value,
                                                const club::ParameterSpec& slot) {
    std::vector<std::string> arguments;
    const auto add = [&](const json::value& one) -> std::optional<Refusal> {
        auto argument = argument_in(one, field_of(slot));
        if (!argument) return argument.error();
        arguments.push_back(*std::move(argument));
        return std::nullopt;
    };
    const json::array* list = is_list(slot) ? value.if_array() : nullptr;
    if (!list) {
        if (const auto wrong = add(value)) return *wrong;
        return arguments;
    }
    for (const json::value& one : *list)
        if (const auto wrong = add(one)) return *wrong;
    return arguments;
}

Expected<std::vector<club::Option>> options_in(const club::CommandSpec& row,
                                               const json::value& value) {
    const json::object* given = value.if_object();
    if (!given)
        return refuse("options-not-object",
                      "The field “options” must be an object, as in {example}.",
                      "{\"first\": \"me\"}");
    std::vector<club::Option> options;
    for (const auto& [name, setting] : *given) {
        const std::string_view called(name.data(), name.size());
        if (!row.has_option(called))
            return refuse("no-such-option-field", "There is no option “{option}” here: {usage}",
                          truncate(called, 40), row.usage());
        const bool* flag = setting.if_bool();
        if (flag && !*flag) {  // "rated": false means --unrated; other false flags are left out
            const std::string opposite = "un" + std::string(called);
            if (row.has_option(opposite)) options.push_back({opposite, ""});
            continue;
        }
        club::Option& option = options.emplace_back(club::Option{std::string(called), ""});
        if (flag) continue;
        auto argument = argument_in(setting, called);
        if (!argument) return argument.error();
        option.value = *std::move(argument);
    }
    return options;
}

/// As read_command reads it.
std::string line_of(const club::Command& command) {
    std::string line;
    if (command.game) line = std::string(command.game->name) + ' ';
    line += command.spec->word;
    for (const club::ParameterSpec& slot : command.spec->parameters)
        if (const auto found = command.arguments.find(slot.name); found != command.arguments.end())
            for (const std::string& argument : found->second)
                line += ' ' + (parse_number<std::size_t>(argument) ? argument
                                                                   : club::quote_word(argument));
    for (const club::Option& option : command.line.options) {
        line += " --" + option.name;
        if (!option.value.empty()) line += '=' + club::quote_word(option.value);
    }
    return line;
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
        CommandOption& option = options.emplace_back(CommandOption{rest.substr(0, end), {}});
        rest.remove_prefix(end);
        if (!rest.starts_with('=')) continue;
        option.value = rest.substr(1, rest.find(']') - 1);
    }
    return options;
}

Expected<FieldCommand> to_command(const club::CommandSpec& row, const games::Game* game,
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
    std::map<std::string, std::vector<std::string>, std::less<>> arguments;
    for (const club::ParameterSpec& slot : row.parameters) {
        if (!is_field(row, slot)) continue;
        const json::value* value = fields.if_contains(field_of(slot));
        if (!value || value->is_null()) {
            if (is_required(slot))
                return refuse("field-missing", "The field “{field}” is missing: {usage}",
                              field_of(slot), row.usage());
            continue;
        }
        auto words = arguments_in(*value, slot);
        if (!words) return words.error();
        if (!words->empty()) arguments.emplace(slot.name, *std::move(words));
    }
    std::vector<club::Option> options;
    if (const json::value* given = fields.if_contains("options"); given && !given->is_null()) {
        auto read = options_in(row, *given);
        if (!read) return read.error();
        options = *std::move(read);
    }
    club::Command command = club::make_command(row, game, std::move(arguments), std::move(options));
    std::string line = line_of(command);
    return FieldCommand{std::move(command), std::move(line)};
}

json::object schema_of(const club::CommandSpec& row) {
    json::object fields;
    json::array required;
    for (const club::ParameterSpec& slot : row.parameters) {
        if (!is_field(row, slot)) continue;
        json::object type = field_schema(row, field_of(slot));
        fields[field_of(slot)] =
            is_list(slot) ? json::object{{"type", "array"}, {"items", std::move(type)}} : type;
        if (is_required(slot)) required.emplace_back(field_of(slot));
    }
    const auto options = options_of(row);
    json::object chosen;
    for (const CommandOption& option : options)
        chosen[option.name] = option.value.empty() ? json::object{{"type", "boolean"}}
                                                   : option_schema(option.name, option.value);
    if (!options.empty())
        fields["options"] = json::object{{"type", "object"},
                                         {"properties", std::move(chosen)},
                                         {"additionalProperties", false},
                                         {"description", row.options}};
    fields["comment"] =
        text_schema(row.requires_text ? "The text of the message."
                                      : "The text that a mail would have below the command.");
    if (row.requires_text) required.emplace_back("comment");
    const json::object& as_line =
        api_types().at("Command").as_object().at("properties").as_object();
    for (const char* name : {"key", "columns", "reader_language"}) fields[name] = as_line.at(name);
    if (may_answer_briefly(row)) fields["brief"] = as_line.at("brief");
    json::object schema{
        {"type", "object"}, {"properties", std::move(fields)}, {"additionalProperties", false}};
    if (!required.empty()) schema["required"] = std::move(required);
    return schema;
}

}  // namespace posthouse::http
