// API: all games of a player as a stream: in game notation, as JSON, or as a table.
#include "club/clocks/clock.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/api/route_tables.h"
#include "http/match_list.h"
#include "http/match_notation.h"
#include "http/server/json.h"
#include "http/server/one_at_a_time.h"

#include <fmt/format.h>
#include <algorithm>
#include <boost/json/serialize.hpp>
#include <memory>

namespace posthouse::http {

namespace json = boost::json;

namespace {

/// Of one piece, which is read at once.
constexpr std::size_t games_at_once = 50, looked_at_at_once = 1000;

/// Null if this player has a stream: one for each, since it costs replaying their games.
std::shared_ptr<void> take_stream_place(club::UserId user) {
    static OneAtATime<club::UserId> streams;
    return streams.take(user);
}

std::string_view name_of_result(const club::Match& match) {
    if (!match.outcome || !match.outcome->counts()) return "*";
    switch (match.outcome->result) {
        case Result::first:
            return "1-0";
        case Result::second:
            return "0-1";
        case Result::draw:
            return "1/2-1/2";
    }
    return "*";
}

/// Writes matches in one of the formats.
class GameWriter {
public:
    GameWriter(const club::StoreReader& reader, std::string_view ending, std::string_view site)
        : reader_(reader), ending_(ending), site_(site), players_(reader) {}

    std::string write(const club::Match& match) {
        if (ending_ == ".ndjson") return json::serialize(game_json(match)) + '\n';
        return ending_ == ".tsv"
                   ? table_row(match)
                   : match_in_export(reader_, match, site_, MoveNotes::comments_and_instants);
    }

private:
    json::object game_json(const club::Match& match) {
        json::object game = summary_json(players_, match);
        json::array moves;
        for (const club::PlayedMove& move : reader_.moves(match.id))
            moves.push_back(json::object{{"text", move.text},
                                         {"comment", as_utf8(move.comment)},
                                         {"at", time_json(move.at)}});
        game["from"] = or_null(match.start_position);
        game["clock"] = clock_json(match.clock);
        game["moves"] = std::move(moves);
        return game;
    }
    std::string table_row(const club::Match& match) {
        std::string moves, times;
        for (const club::PlayedMove& move : reader_.moves(match.id)) {
            moves += (moves.empty() ? "" : " ") + move.text;
            times += (times.empty() ? "" : " ") + std::to_string(time_json(move.at));
        }
        const json::array seats = players_.seat_json(match);
        const auto rating = [&](std::size_t seat) {
            const json::value& known = seats.at(seat).at("rating");
            return known.is_null() ? std::string() : json::serialize(known);
        };
        const auto name = [&](club::UserId id) {
            return std::string(players_.player_json(id).at("name").as_string());
        };
        return fmt::format(
            "{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n",
            static_cast<std::int64_t>(match.id), match.game, match.board, time_json(match.started),
            match.outcome ? std::to_string(time_json(match.outcome->at)) : "", name(match.seats[0]),
            name(match.seats[1]), name_of_result(match), match.outcome ? match.outcome->reason : "",
            match.rated, match.start_position, moves, club::write_clock(match.clock), rating(0),
            rating(1), times);
    }

    const club::StoreReader& reader_;
    const std::string_view ending_, site_;
    PlayerJsonCache players_;
};

/// The body: some games at a time, each time from the store as it is then.
class GameStream {
public:
    GameStream(const club::Store& store, MatchQuery query, std::string ending, std::string site,
               std::shared_ptr<void> place)
        : store_(store),
          query_(std::move(query)),
          left_(query_.filter.limit),
          ending_(std::move(ending)),
          site_(std::move(site)),
          place_(std::move(place)) {}

    std::optional<std::string> next() {
        if (at_end_) return std::nullopt;
        std::string piece;
        if (std::exchange(at_start_, false) && ending_ == ".tsv")
            piece =
                "id\tgame\tboard\tstarted\tended\tfirst\tsecond\tresult\tending\trated\tfrom\tmoves"
                "\tclock\t"
                "first_rating\t"
                "second_rating\ttimes\n";
        query_.filter.limit = std::min(games_at_once, left_);
        store_.read([&](const club::StoreReader& reader) {
            const MatchPage page = read_matches(reader, query_, looked_at_at_once);
            GameWriter writer(reader, ending_, site_);
            for (const club::Match& match : page.matches) piece += writer.write(match);
            left_ -= page.matches.size();
            at_end_ = page.last == club::MatchId{} || left_ == 0;
            query_.filter.before = page.last;
        });
        // Before the last piece is sent: who has it may ask for more.
        if (at_end_) place_.reset();
        return piece;
    }

private:
    const club::Store& store_;
    MatchQuery query_;
    std::size_t left_;
    const std::string ending_, site_;
    std::shared_ptr<void> place_;
    bool at_start_ = true, at_end_ = false;
};

std::string_view type_of_games(std::string_view ending) {
    if (ending == ".ndjson") return "application/x-ndjson";
    return ending == ".tsv" ? "text/tab-separated-values; charset=utf-8"
                            : "text/plain; charset=utf-8";
}

void get_games_of_player(const ApiCallPtr& call) {
    const std::string& name = call->path[2];
    const auto dot = name.rfind('.');
    const std::string ending = name.substr(dot);
    std::optional<MatchQuery> query;
    std::optional<Refusal> refusal;
    call->read([&](const club::StoreReader& reader) {
        const auto user = player_named(reader, std::string_view(name).substr(0, dot));
        if (!user) return void(refusal = user.error());
        auto read = read_match_query(reader, call->parameters, user->id);
        if (!read) return void(refusal = read.error());
        query = *std::move(read);
    });
    if (refusal)
        return call->respond_error(refusal->code == "no-such-player-here" ? 404 : 400, *refusal);
    auto place = take_stream_place(*call->caller.user);
    if (!place)
        return call->done(rate_limit_response(
            refuse(
                "games-in-progress",
                "You are being sent games already: wait for their end, or close that connection."),
            std::chrono::seconds(5)));
    HttpResponse answer;
    answer.type = type_of_games(ending);
    answer.fields = {{"Cache-Control", "no-store"}, {"X-Accel-Buffering", "no"}};
    answer.next_piece = [stream = std::make_shared<GameStream>(
                             *call->backend().store, *std::move(query), ending, call->request.host,
                             std::move(place))] { return stream->next(); };
    call->done(std::move(answer));
}

}  // namespace

std::span<const RouteSpec> game_export_routes() {
    using enum RouteAuth;
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/matches/{player}.txt",
         .id = "playerGames",
         .about = "All games of a player in game notation, newest first, as a stream.",
         .auth = player,
         .scope = club::Scope::read,
         .query = "game over result rated since before limit",
         .media_type = "text/plain",
         .error_statuses = "400 401 404",
         .handler = get_games_of_player},
        {.method = "GET",
         .path = "api/matches/{player}.ndjson",
         .id = "playerGamesJson",
         .about = "The same, each game as an object in a line.",
         .auth = player,
         .scope = club::Scope::read,
         .query = "game over result rated since before limit",
         .media_type = "application/x-ndjson",
         .error_statuses = "400 401 404",
         .handler = get_games_of_player},
        {.method = "GET",
         .path = "api/matches/{player}.tsv",
         .id = "playerGamesTable",
         .about = "The same as a table: a line for each game, with tabs between its columns.",
         .auth = player,
         .scope = club::Scope::read,
         .query = "game over result rated since before limit",
         .media_type = "text/tab-separated-values",
         .error_statuses = "400 401 404",
         .handler = get_games_of_player},
    };
    return rows;
}

}  // namespace posthouse::http
