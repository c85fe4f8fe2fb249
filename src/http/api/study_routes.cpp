// API: matches as text, the opening explorer, and the endgame tables.
#include "base/inplace.h"
#include "club/learning/opening_explorer.h"
#include "club/matches/loaded_match.h"
#include "games/json_output.h"
#include "games/tables/tablebase_json.h"
#include "games/tables/tables.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/api/route_tables.h"
#include "http/match_notation.h"
#include "http/opening_filter.h"
#include "http/server/json.h"
#include "opening_book/lookup.h"

#include <algorithm>
#include <chrono>
#include <string>

namespace posthouse::http {

namespace json = boost::json;

namespace {

json::object outcomes_json(const club::Outcomes& outcomes) {
    return {{"games", outcomes.games()},
            {"first", outcomes.first},
            {"second", outcomes.second},
            {"draws", outcomes.draws}};
}

struct ExplorerQuery {
    games::GameRecord record;
    club::OpeningFilter filter;
};
/// The moves and the filter given by the parameters.
Expected<ExplorerQuery> read_explorer_query(const Parameters& parameters) {
    ExplorerQuery query;
    games::GameRecord& record = query.record;
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
            const auto known = read_opening_criterion(name, value, query.filter);
            if (!known) return known.error();
            if (!*known)
                return unknown_parameter(name, "from, moves, " + std::string(opening_filter_names));
        }
    }
    return query;
}

void get_match_text(const ApiCallPtr& call) {
    const std::string& board = call->path[3];
    std::string text;
    call->read([&](const club::StoreReader& reader) {
        const auto match =
            find_match(reader, call->path[2], std::string_view(board).substr(0, board.size() - 4));
        if (match)
            text = match_to_notation(club::load_match(reader, *match), call->request.host,
                                     MoveNotes::comments);
    });
    if (text.empty())
        return call->respond_error(
            404, refuse("no-such-match-number",
                        "There is no such match: look for it among its players’ games."));
    call->respond_cached(as_utf8(text), "text/plain; charset=utf-8");
}

/// What the game's opening book says of the position after a record; null if it does not know it.
json::value book_json(const opening_book::Book& book, const games::Game& game,
                      const games::GameRecord& record) {
    const auto state = game.state(record);
    const auto known = state ? opening_book::look_up(book, game, *state) : std::nullopt;
    if (!known) return nullptr;
    json::array moves;
    for (const opening_book::BookMove& move : known->moves)
        moves.push_back({{"move", move.move.text},
                         {"shown", move.move.shown.to(std::nullopt)},
                         {"score", opening_book::shown_score(move.score)},
                         {"depth", move.depth}});
    const opening_book::BookInfo& info = book.info();
    return {{"to_move", name_of(state->to_move)},
            {"score", opening_book::shown_score(known->score)},
            {"depth", known->depth},
            {"line", known->line},
            {"moves", std::move(moves)},
            {"saved", time_json(club::Instant(std::chrono::seconds(info.saved)))},
            {"version", info.version},
            {"positions", book.entries().size()},
            {"leaf_nodes", info.leaf_nodes}};
}

void get_explorer(const ApiCallPtr& call) {
    const auto named = game_named(call->path[2]);
    if (!named) return call->respond_error(404, named.error());
    const games::Game* game = *named;
    const auto query = read_explorer_query(call->parameters);
    if (!query) return call->respond_error(400, query.error());
    const games::GameRecord& record = query->record;
    std::optional<Expected<club::ExploredPosition, games::InvalidRecord>> known;
    call->read([&](const club::StoreReader& reader) {
        known.emplace(club::explore(reader, *game, record, query->filter));
    });
    if (!*known) return call->respond_error(400, known->error().refusal);
    json::array moves;
    for (const club::ExploredMove& played : (*known)->moves) {
        json::object one = outcomes_json(played.outcomes);
        one["move"] = played.move.text;
        one["shown"] = played.move.shown.to(std::nullopt);
        moves.push_back(std::move(one));
    }
    json::object answer = outcomes_json((*known)->outcomes);
    answer["game"] = game->name;
    answer["position"] = (*known)->position;
    answer["moves"] = std::move(moves);
    const auto& books = call->options().books;
    const auto book = books ? books(*game) : nullptr;
    answer["book"] = book ? book_json(*book, *game, record) : json::value(nullptr);
    call->respond(answer);
}

/// Known values never change; unknown ones may become known when more tables are built.
constexpr std::string_view lasting = "public, max-age=86400", passing = "no-cache";

/// Reads a position from an address: its slash may be plain or %2F, a blank %20 or +.
std::string position_in(const std::vector<std::string>& path) {
    std::string position;
    for (std::size_t i = 3; i < path.size(); ++i) position += (i > 3 ? "/" : "") + path[i];
    std::ranges::replace(position, '+', ' ');
    return position;
}

std::string games_with_tables() {
    std::string names;
    for (const games::Game& game : games::all_games())
        if (games::tablebases_of(game))
            names += (names.empty() ? "" : ", ") + std::string(game.name);
    return names;
}

boost::json::value reach(const games::GameTablebases& tables,
                         const tablebase::TablebaseFolder& files, tablebase::TableKind kind) {
    const int seeds = tables.complete_up_to(files, kind);
    return seeds < 0 ? boost::json::value() : boost::json::value(seeds);
}

/// Whether further tables could add information.
bool is_complete(const games::GameTablebases& tables, const games::TablebaseResult& ending) {
    const auto all = [&](const games::TablebaseValue& worth) {
        return worth.net_gain && (worth.guaranteed || tables.cycles_are_even);
    };
    return all(ending.worth) &&
           std::ranges::all_of(ending.moves, [&](const games::TablebaseMove& move) {
               return move.end || all(move.worth);
           });
}

Refusal unknown_position_error(const games::GameTablebases& tables,
                               const tablebase::TablebaseFolder& files,
                               const games::TablebaseResult& ending) {
    const int most = std::max(tables.complete_up_to(files, tablebase::TableKind::cycle_zero),
                              tables.complete_up_to(files, tablebase::TableKind::bounds));
    if (ending.seeds > most)
        return refuse("position-beyond-server-tables",
                      "This position has {seeds} seeds on the board, and this server's tables of "
                      "{game} are for up to {most}: try again closer to the end of the game.",
                      ending.seeds, tables.variant, most);
    return refuse(
        "no-table-at-present",
        "This server has no table of {game} with {seeds} seeds at the moment: try again later.",
        tables.variant, ending.seeds);
}

void get_tablebases(const ApiCallPtr& call) {
    const auto& provider = call->options().tablebases;
    boost::json::array games;

    for (const games::Game& game : games::all_games()) {
        const games::GameTablebases* about = games::tablebases_of(game);
        const auto files = about && provider ? provider(game) : nullptr;
        if (!files) continue;
        games.push_back(
            boost::json::object{{"game", game.name},
                                {"cycle", reach(*about, *files, tablebase::TableKind::cycle_zero)},
                                {"bounds", reach(*about, *files, tablebase::TableKind::bounds)}});
    }
    call->respond(games);
}

void get_tablebase(const ApiCallPtr& call) {
    const auto named = game_named(call->path[2]);
    if (!named) return call->respond_error(404, named.error());
    const games::Game* game = *named;
    const games::GameTablebases* about = games::tablebases_of(*game);
    if (!about)
        return call->respond_error(
            404, refuse("game-has-no-tables", "{game} has no tables: there are tables for {games}.",
                        game->title, games_with_tables()));
    const auto& provider = call->options().tablebases;
    const auto files = provider ? provider(*game) : nullptr;
    if (!files)
        return call->respond_error(404, refuse("no-tables-yet",
                                               "This server has no tables of {game} yet: try again "
                                               "in a minute, or ask the operator.",
                                               game->name));
    const auto ending = about->look_up(*files, position_in(call->path));
    if (!ending) return call->respond_error(400, ending.error());
    if (!ending->known())
        return call->respond_error(404, unknown_position_error(*about, *files, *ending));

    HttpResponse answer;
    answer.body = games::tablebase_json(*game, *about, *ending);
    const std::string etag = make_etag(answer.body);
    answer.fields = {
        {"ETag", etag},
        {"Cache-Control", std::string(is_complete(*about, *ending) ? lasting : passing)}};
    if (etag_matches(etag, call->request.if_none_match)) {
        answer.status = 304;
        answer.body.clear();
    }
    call->done(std::move(answer));
}

}  // namespace

std::span<const RouteSpec> study_routes() {
    using enum RouteAuth;
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/match/{game}/{board}.txt",
         .id = "matchText",
         .about = "A match as text.",
         .media_type = "text/plain",
         .error_statuses = "404",
         .handler = get_match_text},
        {.method = "GET",
         .path = "api/explorer/{game}",
         .id = "explorer",
         .about = "Opening explorer: the continuations in finished matches.",
         .query = "moves from rating_min rating_max pace first_month last_month",
         .error_statuses = "400 404",
         .handler = get_explorer},
        {.method = "GET",
         .path = "api/tablebase",
         .id = "tablebases",
         .about = "The endgame tables of this server.",
         .handler = get_tablebases},
        {.method = "GET",
         .path = "api/tablebase/{game}/{position}",
         .id = "tablebase",
         .about = "A position’s values in the endgame tables.",
         .error_statuses = "400 404",
         .handler = get_tablebase},
        {.method = "GET",
         .path = "api/tablebase/{game}/{north}/{south}",
         .id = "tablebaseWithSlash",
         .about = "The same for a position with a plain slash.",
         .error_statuses = "400 404",
         .handler = get_tablebase},
    };
    return rows;
}

}  // namespace posthouse::http
