// The API's doors for who studies games: a match as text, and what the house has played.
#include "base/text.h"
#include "club/explorer.h"
#include "club/table.h"
#include "http/api_call.h"
#include "http/json.h"
#include "http/match_notation.h"

#include <algorithm>

namespace posthouse {

namespace json = boost::json;

namespace {

json::object outcomes_json(const Explorer::Outcomes& outcomes) {
    return {{"games", outcomes.games()},
            {"first", outcomes.first},
            {"second", outcomes.second},
            {"draws", outcomes.draws}};
}

/// The line that the parameters describe.
Or<Record> record_in(const std::vector<std::pair<std::string, std::string>>& parameters) {
    Record record;
    for (const auto& [name, value] : parameters) {
        std::string words = value;
        if (name == "from") {
            record.from = words;
        } else if (name == "moves") {
            std::ranges::replace(words, ',', ' ');
            std::string_view rest = words;
            while (!rest.empty())
                if (const auto word = take_until(rest, ' '); !word.empty())
                    record.moves.emplace_back(word);
        } else {
            return refuse("There is no parameter “", clip(name, 40), "”: use from and moves.");
        }
    }
    return record;
}

}  // namespace

void Api::notation(const CallPtr& call) const {
    const std::string& board = call->path[3];
    std::string text;
    door_.store->read([&](const Reader& reader) {
        const auto match =
            match_named(reader, call->path[2], std::string_view(board).substr(0, board.size() - 4));
        if (match) text = match_in_notation(load_table(reader, *match), call->request.host);
    });
    if (text.empty())
        return call->refuse(404,
                            "There is no such match here: look for it among its players’ games.");
    HttpAnswer answer;
    answer.type = "text/plain; charset=utf-8";
    answer.fields = {{"Cache-Control", "no-cache"}};
    answer.body = as_utf8(text);
    call->done(std::move(answer));
}

void Api::explorer(const CallPtr& call) const {
    const Game* game = find_game(call->path[2]);
    if (!game)
        return call->refuse(
            404, refuse("There is no game “", clip(call->path[2], 40), "”: /api/games lists them.")
                     .sentence);
    const auto record = record_in(call->parameters);
    if (!record) return call->refuse(400, record.refusal().sentence);
    std::optional<Or<Explorer::Known, BadRecord>> known;
    door_.store->read([&](const Reader& reader) {
        known.emplace(explorer_->look(reader, *game, *record, door_.now()));
    });
    if (!*known) return call->refuse(400, known->refusal().refusal.sentence);
    json::array moves;
    for (const Explorer::Played& played : (*known)->moves) {
        json::object one = outcomes_json(played.outcomes);
        one["move"] = played.move.text;
        one["shown"] = played.move.shown.to(std::nullopt);
        moves.push_back(std::move(one));
    }
    json::object answer = outcomes_json((*known)->outcomes);
    answer["game"] = game->name;
    answer["position"] = (*known)->position;
    answer["moves"] = std::move(moves);
    call->give(answer);
}

}  // namespace posthouse
