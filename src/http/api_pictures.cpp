// API: boards as pictures. Those with an ending are for everybody and any site, as a spectator sees
// the board; the one without is from the caller's side.
#include "base/inplace.h"
#include "club/loaded_match.h"
#include "games/game.h"
#include "http/api_call.h"
#include "http/board_view.h"
#include "http/picture_queue.h"
#include "picture/gif.h"
#include "picture/png.h"

#include <fmt/format.h>
#include <algorithm>
#include <chrono>
#include <memory>

namespace posthouse::http {

namespace {

constexpr int png_width = 960, gif_width = 480;
/// The paper of the page, below the board's round corners.
constexpr std::uint32_t gif_ground = 0xfff7f1e6;
/// Of a longer game the last ones.
constexpr std::size_t gif_moves_max = 200;
constexpr std::chrono::milliseconds first_shown{1000}, move_shown{900}, last_shown{4000};

/// While a match goes on, its picture may change; afterwards only if a player is renamed.
constexpr std::string_view may_change = "no-cache", lasts = "public, max-age=3600";

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

/// The last moves of a match, one picture after each.
struct Film {
    club::LoadedMatch table;
    std::string opening;  // the position before the first move that is shown
    std::size_t from = 0;

    std::string draw() const {
        picture::Animation gif(gif_width, gif_ground);
        games::BoardRenderOptions style = club::board_style(table, std::nullopt);
        const auto add = [&](const std::string& position, const games::MoveDetails* last,
                             std::chrono::milliseconds time) {
            style.last = last;
            const auto svg = table.game->picture(position, style);
            if (svg) gif.add(*svg, time);
        };
        add(opening, from > 0 ? &table.steps[from - 1] : nullptr, first_shown);
        for (std::size_t i = from; i < table.steps.size(); ++i)
            add(table.steps[i].position, &table.steps[i],
                i + 1 == table.steps.size() ? last_shown : move_shown);
        return gif.finish();
    }

    std::string etag() const {
        std::string shown = table.name() + '\n' + opening + '\n';
        for (const club::User& player : table.players) shown += player.name + '\n';
        for (const club::PlayedMove& move : table.moves) shown += move.text + ' ';
        return make_etag(shown, "gif");
    }
};

}  // namespace

/// The current board as a picture, from the viewer's side.
void Api::picture(const CallPtr& call) const {
    HttpResponse answer;
    answer.type = "image/svg+xml";
    answer.fields = {{"Cache-Control", "no-cache"}};
    backend_.store->read([&](const club::StoreReader& reader) {
        const auto match = find_match(reader, call->path[2], call->path[3]);
        if (!match) return;
        const club::LoadedMatch table = club::load_match(reader, *match);
        const auto user = current_user(reader, *call);
        games::BoardRenderOptions style =
            club::board_style(table, user ? table.seat_of(user->id) : std::nullopt);
        for (const Side side : {Side::first, Side::second})
            style.captions[index_of(side)] = table.player(side).name;
        if (auto drawn = table.game->picture(table.view.position, style))
            answer.body = *std::move(drawn);
    });
    if (answer.body.empty()) return call->respond_error(404, unknown_match());
    call->done(std::move(answer));
}

void Api::match_picture(const CallPtr& call) const {
    const std::string& name = call->path[3];
    const std::string_view ending = ending_of(name);
    std::optional<PictureRequest> picture;
    backend_.store->read([&](const club::StoreReader& reader) {
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
    pictures_->answer(*std::move(picture), call->request, call->done);
}

void Api::match_animation(const CallPtr& call) const {
    const std::string& name = call->path[3];
    const auto film = std::make_shared<Film>();
    bool found = false;
    const auto wanted =
        whole_number(parameter(Target{{}, call->parameters}, "last")).value_or(gif_moves_max);
    backend_.store->read([&](const club::StoreReader& reader) {
        const auto match =
            find_match(reader, call->path[2], std::string_view(name).substr(0, name.size() - 4));
        if (!match) return;
        film->table = club::load_match(reader, *match);
        const std::size_t plies = film->table.steps.size();
        film->from = plies - std::min({plies, wanted, gif_moves_max});
        if (film->from > 0) {
            film->opening = film->table.steps[film->from - 1].position;
        } else if (const auto opening =
                       film->table.game->state({film->table.match.start_position, {}})) {
            film->opening = opening->position;
        }
        found = true;
    });
    if (!found) return call->respond_error(404, unknown_match());
    pictures_->answer({.etag = film->etag(),
                       .type = "image/gif",
                       .cache_control = std::string(film->table.over() ? lasts : may_change),
                       .draw = [film] { return film->draw(); }},
                      call->request, call->done);
}

void Api::board_picture(const CallPtr& call) const {
    const std::string& name = call->path[2];
    const std::string_view ending = ending_of(name);
    const auto wanted = std::string_view(name).substr(0, name.size() - ending.size());
    const games::Game* game = games::find_game(wanted);
    if (!game)
        return call->respond_error(
            404, refuse("no-such-game", "There is no game “{typed}”: /api/games lists them.",
                        truncate(wanted, 40)));
    const auto board = board_after(*game, record_in(Target{{}, call->parameters}));
    if (!board) return call->respond_error(400, board.error());
    pictures_->answer(picture_of_svg(board->svg(), ending, "public, max-age=86400"), call->request,
                      call->done);
}

}  // namespace posthouse::http
