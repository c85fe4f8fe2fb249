// API: boards as pictures. Those with an ending are for everybody and any site, as a spectator sees
// the board; the one without is from the caller’s side.
#include "base/parse_number.h"
#include "club/matches/loaded_match.h"
#include "games/game.h"
#include "http/api/api_call.h"
#include "http/api/parameters.h"
#include "http/api/route_tables.h"
#include "http/board_view.h"
#include "http/site/picture_queue.h"
#include "picture/gif.h"
#include "picture/png.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <vector>

namespace posthouse::http {

namespace {

constexpr int png_width = 960, gif_width = 480;
/// The paper of the page, below the board's round corners.
constexpr std::uint32_t gif_ground = 0xfff7f1e6;
/// Of a longer game the last ones.
constexpr std::size_t gif_moves_max = 200;
constexpr std::chrono::milliseconds first_shown{1000}, move_shown{900}, last_shown{4000};

/// While a match goes on, its picture may change; afterwards only if a player is renamed.
constexpr std::string_view may_change = "no-cache", lasts = "public, max-age=3600",
                           always = "public, max-age=86400";

std::string_view ending_of(std::string_view part) {
    return part.substr(part.rfind('.'));
}

Refusal unknown_match() {
    return refuse("no-such-match-number",
                  "There is no such match: look for it among its players’ games.");
}

PictureRequest picture_of_svg(std::string svg, std::string_view ending,
                              std::string_view cache_control) {
    PictureRequest picture;
    picture.cache_control = cache_control;
    picture.etag = make_etag(svg, ending.substr(1));
    picture.type = ending == ".svg" ? "image/svg+xml" : "image/png";
    if (ending == ".svg") {
        picture.etag.insert(0, "W/");  // it may be sent compressed
        picture.drawn = std::move(svg);
    } else {
        picture.draw = [svg = std::move(svg)] { return picture::png_of(svg, png_width); };
    }
    return picture;
}

/// The last moves of a game, a picture after each.
struct Film {
    const games::Game* game = nullptr;
    std::array<std::string, 2> names;
    std::string opening;  // the position before the first move that is shown
    std::vector<games::MoveDetails> steps;

    /// None if the record's start cannot be read.
    static std::shared_ptr<Film> of(const games::Game& game, const std::string& from,
                                    std::vector<games::MoveDetails> steps, std::size_t wanted) {
        const auto film = std::make_shared<Film>();
        film->game = &game;
        const std::size_t left_out = steps.size() - std::min({steps.size(), wanted, gif_moves_max});
        if (left_out > 0) {
            film->opening = steps[left_out - 1].position;
        } else {
            const auto state = game.state({from, {}});
            if (!state) return nullptr;
            film->opening = state->position;
        }
        steps.erase(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(left_out));
        film->steps = std::move(steps);
        return film;
    }

    std::string draw() const {
        picture::Animation gif(gif_width, gif_ground);
        games::BoardRenderOptions style;
        style.captions = names;
        const auto add = [&](const std::string& position, std::chrono::milliseconds time) {
            if (const auto svg = game->picture(position, style)) gif.add(*svg, time);
        };
        add(opening, first_shown);
        for (const games::MoveDetails& step : steps) {
            style.last = &step;
            add(step.position, &step == &steps.back() ? last_shown : move_shown);
        }
        return gif.finish();
    }

    std::string etag() const {
        std::string shown =
            fmt::format("{}\n{}\n{}\n{}\n", game->name, names[0], names[1], opening);
        for (const games::MoveDetails& step : steps) shown += step.move.text + ' ';
        return make_etag(shown, "gif");
    }
};

PictureRequest picture_of_film(const std::shared_ptr<Film>& film, std::string_view cache_control) {
    return {.etag = film->etag(),
            .type = "image/gif",
            .cache_control = std::string(cache_control),
            .draw = [film] { return film->draw(); }};
}

/// The current board as a picture, from the viewer's side.
void get_picture(const ApiCallPtr& call) {
    std::string drawn;
    call->read([&](const club::StoreReader& reader) {
        const auto match = find_match(reader, call->path[2], call->path[3]);
        if (!match) return;
        const club::LoadedMatch table = club::load_match(reader, *match);
        const auto user = call->user(reader);
        games::BoardRenderOptions style =
            club::board_style(table, user ? table.seat_of(user->id) : std::nullopt);
        for (const Side side : {Side::first, Side::second})
            style.captions[index_of(side)] = table.player(side).name;
        if (auto svg = table.game->picture(table.view.position, style)) drawn = *std::move(svg);
    });
    if (drawn.empty()) return call->respond_error(404, unknown_match());
    call->respond_cached(std::move(drawn), "image/svg+xml");
}

void get_match_picture(const ApiCallPtr& call) {
    const std::string& name = call->path[3];
    const std::string_view ending = ending_of(name);
    std::optional<PictureRequest> picture;
    call->read([&](const club::StoreReader& reader) {
        const auto match = find_match(
            reader, call->path[2], std::string_view(name).substr(0, name.size() - ending.size()));
        if (!match) return;
        const club::LoadedMatch table =
            club::load_match(reader, *match, ply_in(Target{{}, call->parameters}));
        auto svg = table.game->picture(table.view.position, club::board_style(table, std::nullopt));
        if (svg)
            picture = picture_of_svg(*std::move(svg), ending, table.over() ? lasts : may_change);
    });
    if (!picture) return call->respond_error(404, unknown_match());
    call->context->services.pictures->answer(*std::move(picture), call->request, call->done);
}

void get_match_animation(const ApiCallPtr& call) {
    const std::string& name = call->path[3];
    std::shared_ptr<Film> film;
    bool over = false;
    const auto wanted = parse_number<std::size_t>(parameter(Target{{}, call->parameters}, "last"));
    call->read([&](const club::StoreReader& reader) {
        const auto match =
            find_match(reader, call->path[2], std::string_view(name).substr(0, name.rfind('.')));
        if (!match) return;
        club::LoadedMatch table = club::load_match(reader, *match);
        over = table.over();
        film = Film::of(*table.game, match->start_position, table.steps(),
                        wanted.value_or(gif_moves_max));
        for (const Side side : {Side::first, Side::second})
            if (film) film->names[index_of(side)] = table.player(side).name;
    });
    if (!film) return call->respond_error(404, unknown_match());
    call->context->services.pictures->answer(picture_of_film(film, over ? lasts : may_change),
                                             call->request, call->done);
}

void get_board_picture(const ApiCallPtr& call) {
    const std::string& name = call->path[2];
    const std::string_view ending = ending_of(name);
    const auto wanted = std::string_view(name).substr(0, name.size() - ending.size());
    const auto named = game_named(wanted);
    if (!named) return call->respond_error(404, named.error());
    const games::Game* game = *named;
    const games::GameRecord record = record_in(Target{{}, call->parameters});
    if (ending == ".gif") {
        auto steps = game->steps(record);
        if (!steps) return call->respond_error(400, steps.error().refusal);
        return call->context->services.pictures->answer(
            picture_of_film(Film::of(*game, record.from, *std::move(steps), gif_moves_max), always),
            call->request, call->done);
    }
    const auto board = board_after(*game, record);
    if (!board) return call->respond_error(400, board.error());
    call->context->services.pictures->answer(picture_of_svg(board->svg(), ending, always),
                                             call->request, call->done);
}

}  // namespace

std::span<const RouteSpec> picture_routes() {
    using enum RouteAuth;
    static constexpr RouteSpec rows[] = {
        {.method = "GET",
         .path = "api/picture/{game}/{board}.svg",
         .id = "matchSvg",
         .about = "A match’s board as a picture that any site may show, as spectators see it.",
         .query = "ply",
         .media_type = "image/svg+xml",
         .error_statuses = "404",
         .handler = get_match_picture},
        {.method = "GET",
         .path = "api/picture/{game}/{board}.png",
         .id = "matchPng",
         .about = "The same, 960 pixels wide.",
         .query = "ply",
         .media_type = "image/png",
         .error_statuses = "404 503",
         .handler = get_match_picture},
        {.method = "GET",
         .path = "api/picture/{game}/{board}.gif",
         .id = "matchGif",
         .about = "A match as an animation that any site may show, at most its last 200 moves.",
         .query = "last",
         .media_type = "image/gif",
         .error_statuses = "404 503",
         .handler = get_match_animation},
        {.method = "GET",
         .path = "api/board/{game}.svg",
         .id = "boardSvg",
         .about = "A position as a picture that any site may show; the opening by default.",
         .query = "position moves",
         .media_type = "image/svg+xml",
         .error_statuses = "400 404",
         .handler = get_board_picture},
        {.method = "GET",
         .path = "api/board/{game}.png",
         .id = "boardPng",
         .about = "The same, 960 pixels wide.",
         .query = "position moves",
         .media_type = "image/png",
         .error_statuses = "400 404 503",
         .handler = get_board_picture},
        {.method = "GET",
         .path = "api/board/{game}.gif",
         .id = "boardGif",
         .about = "The moves as an animation, at most the last 200.",
         .query = "position moves",
         .media_type = "image/gif",
         .error_statuses = "400 404 503",
         .handler = get_board_picture},
        {.method = "GET",
         .path = "api/picture/{game}/{board}",
         .id = "picture",
         .about = "The current board as a picture, from the caller’s side.",
         .auth = viewer,
         .scope = club::Scope::read,
         .media_type = "image/svg+xml",
         .error_statuses = "404",
         .handler = get_picture},
    };
    return rows;
}

}  // namespace posthouse::http
