#include "http/schema/command_answers.h"

#include "base/inplace.h"
#include "http/schema/api_types.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <string_view>
#include <utility>

namespace posthouse::http {

namespace json = boost::json;

namespace {

enum class HasMatch { never, sometimes, always };

struct Answer {
    club::CommandId id;
    HasMatch match = HasMatch::never;
    std::string_view facts = {};  // their names; with `?`: not always
};

using enum club::CommandId;
using enum HasMatch;

/// The others answer with their text alone.
constexpr Answer answers[] = {
    {change_mail_password, never, "mail_password"},
    {signoff, never, "running_matches?"},
    {broadcast, never, "recipients"},
    {presence, never, "presence"},
    {language, never, "language"},
    {challenge, sometimes, "open_board? invitation?"},
    {accept, always},
    {reject, always},
    {withdraw, sometimes},
    {club::CommandId::yield, always},
    {seek, sometimes},
    {move, always},
    {show, always},
    {showas, always},
    {queue, always},
    {preview, sometimes},
    {submit, always},
    {confirm_move, always},
    {resign, always},
    {halve, always},
    {rematch, sometimes},
    {note, always},
    {chat, always},
    {subscribe, always},
    {unsubscribe, always},
    {tournament, sometimes, "tournament"},
    {join, sometimes},
    {series, never, "series?"},
    {two_factor, never, "authenticator_uri? recovery_codes?"},
    {make_token, never, "token"},
    {make_webhook, never, "secret"},
};

/// They carry out other commands, so they may answer whatever these do.
bool answers_like_others(club::CommandId id) {
    return id == confirm || id == multiple;
}

json::object reference(std::string_view type) {
    return {{"$ref", "#/components/schemas/" + std::string(type)}};
}

json::object facts_schema(std::string_view names) {
    const json::object& all = api_types().at("Facts").as_object().at("properties").as_object();
    json::object properties;
    json::array required;
    while (!names.empty()) {
        std::string_view name = take_until(names, ' ');
        if (name.ends_with('?'))
            name.remove_suffix(1);
        else
            required.emplace_back(name);
        properties[name] = all.at(name);
    }
    json::object schema{{"type", "object"}, {"properties", std::move(properties)}};
    if (!required.empty()) schema["required"] = std::move(required);
    return schema;
}

}  // namespace

bool may_answer_briefly(const club::CommandSpec& row) {
    return row.id == move;
}

json::object answer_schema_of(const club::CommandSpec& row) {
    if (answers_like_others(row.id)) return reference("CommandResponse");
    const auto* found = std::ranges::find(answers, row.id, &Answer::id);
    const Answer answer = found == std::end(answers) ? Answer{row.id} : *found;
    json::object properties{{"accepted", {{"const", true}}}, {"text", {{"type", "string"}}}};
    json::array required{"accepted"};
    const bool brief = may_answer_briefly(row);
    if (!brief) required.emplace_back("text");
    if (!answer.facts.empty()) {
        properties["facts"] = facts_schema(answer.facts);
        if (properties["facts"].as_object().contains("required")) required.emplace_back("facts");
    }
    if (answer.match != never) properties["match"] = reference("Match");
    if (answer.match == always && !brief) required.emplace_back("match");
    if (brief) {
        properties["move"] = reference("LastMove");
        properties["move"].as_object()["description"] =
            "Instead of `text` and `match`, if the request was brief and this move is all that the "
            "command made.";
    }
    return {{"type", "object"},
            {"properties", std::move(properties)},
            {"required", std::move(required)}};
}

}  // namespace posthouse::http
