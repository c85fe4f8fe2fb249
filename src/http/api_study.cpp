// The API's doors for who studies games: a match as text, and what the house has played.
#include "base/text.h"
#include "club/explorer.h"
#include "club/table.h"
#include "http/api_call.h"
#include "http/json.h"
#include "http/match_notation.h"

#include <algorithm>

namespace posthouse::http {

namespace json = boost::json;

namespace {

json::object outcomes_json(const club::OpeningExplorer::Outcomes& outcomes) {
    return {{"games", outcomes.games()},
            {"first", outcomes.first},
            {"second", outcomes.second},
            {"draws", outcomes.draws}};
}

/// The line that the parameters describe.
Expected<games::GameRecord> record_in(
    const std::vector<std::pair<std::string, std::string>>& parameters) {
    games::GameRecord record;
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
            return refuse("There is no parameter “", truncate(name, 40), "”: use from and moves.");
        }
    }
    return record;
}

}  // namespace

void Api::notation(const CallPtr& call) const {
    const std::string& board = call->path[3];
    std::string text;
    door_.store->read([&](const club::StoreReader& reader) {
        const auto match =
            match_named(reader, call->path[2], std::string_view(board).substr(0, board.size() - 4));
        if (match) text = match_in_notation(club::load_match(reader, *match), call->request.host);
    });
    if (text.empty())
        return call->refuse(404,
                            "There is no such match here: look for it among its players’ games.");
    HttpResponse answer;
    answer.type = "text/plain; charset=utf-8";
    answer.fields = {{"Cache-Control", "no-cache"}};
    answer.body = as_utf8(text);
    call->done(std::move(answer));
}

void Api::explorer(const CallPtr& call) const {
    const games::Game* game = games::find_game(call->path[2]);
    if (!game)
        return call->refuse(404, refuse("There is no game “", truncate(call->path[2], 40),
                                        "”: /api/games lists them.")
                                     .sentence);
    const auto record = record_in(call->parameters);
    if (!record) return call->refuse(400, record.error().sentence);
    std::optional<Expected<club::OpeningExplorer::PositionStats, games::InvalidRecord>> known;
    door_.store->read([&](const club::StoreReader& reader) {
        known.emplace(explorer_->look(reader, *game, *record, door_.now()));
    });
    if (!*known) return call->refuse(400, known->error().refusal.sentence);
    json::array moves;
    for (const club::OpeningExplorer::Played& played : (*known)->moves) {
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

}  // namespace posthouse::http
