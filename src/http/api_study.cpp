// The API's doors for who studies games: a match as text, and what the house has played.
#include "base/text.h"
#include "club/explorer.h"
#include "club/table.h"
#include "http/api_call.h"
#include "http/json.h"
#include "notation/game_text.h"

#include <algorithm>
#include <chrono>

namespace posthouse {

namespace json = boost::json;

namespace {

std::string date_of(Instant instant) {
    const std::chrono::year_month_day day(std::chrono::floor<std::chrono::days>(instant));
    const auto two = [](unsigned number) {
        return (number < 10 ? "0" : "") + std::to_string(number);
    };
    return std::to_string(static_cast<int>(day.year())) + '.' +
           two(static_cast<unsigned>(day.month())) + '.' + two(static_cast<unsigned>(day.day()));
}

GameText text_of(const Table& table, std::string_view site) {
    GameText text;
    text.game = table.game;
    text.from = table.match.from;
    const auto tag = [&text](std::string_view name, std::string_view value) {
        const std::string words = one_paragraph(clip(value, 400));
        if (!words.empty()) text.tags.emplace_back(name, words);
    };
    tag("Site", site);
    tag("Board", std::to_string(table.match.board));
    tag("Date", date_of(table.match.started));
    tag("First", table.player(Side::first).name);
    tag("Second", table.player(Side::second).name);
    if (const auto& ending = table.match.ending) {
        tag("Ending", ending->reason);
        if (ending->counts()) text.result = ending->result;
    }
    for (std::size_t i = 0; i < table.steps.size(); ++i) {
        const MoveText& move = table.steps[i].move;
        text.line.moves.push_back(
            {move.text, move.shown, {}, one_paragraph(table.moves[i].comment), {}});
    }
    return text;
}

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
        if (match) text = write_game(text_of(load_table(reader, *match), call->request.host));
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
