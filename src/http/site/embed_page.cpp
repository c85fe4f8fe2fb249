#include "http/site/embed_page.h"

#include "base/inplace.h"
#include "club/matches/board_letters.h"
#include "club/matches/loaded_match.h"
#include "club/tournaments/tournament_view.h"
#include "games/drawings/html_markup.h"
#include "games/result_text.h"
#include "http/api/parameters.h"
#include "http/board_view.h"
#include "tournament/standings.h"
#include "tournament/teams.h"
#include "translation/site.h"
#include "translation/texts.h"

#include <fmt/format.h>
#include <algorithm>
#include <ranges>

namespace posthouse::http {

namespace {

/// Any site may frame it; it can load nothing but its own pictures, style and script.
constexpr std::string_view policy =
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors *";

/// Without the script a running match is loaded again this often.
constexpr std::string_view seconds_until_reload = "30";

struct Embed {
    std::string title = {}, about = {}, head = {}, told = {}, address = {}, picture = {}, alt = {},
                table = {}, steps = {};
    std::string_view state = "still";  // "running": the script waits for moves
    std::int64_t version = 0;          // of the match
    unsigned status = 200;
};

HttpResponse written_embed(const Embed& page, std::string_view base) {
    const auto text = [](std::string_view words) { return games::escape_html(words); };
    HttpResponse answer;
    answer.status = page.status;
    answer.type = "text/html; charset=utf-8";
    answer.fields = {{"Cache-Control", "no-cache"},
                     {"Content-Security-Policy", std::string(policy)},
                     {"Cross-Origin-Resource-Policy", "cross-origin"}};
    answer.body = fmt::format(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\" />\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n"
        "<meta name=\"color-scheme\" content=\"light dark\" />\n"
        "<meta name=\"robots\" content=\"noindex\" />\n<title>{} – {}</title>\n"
        "<link rel=\"icon\" href=\"/favicon.svg\" />\n"
        "<link rel=\"stylesheet\" href=\"/embed.css\" />\n{}</head>\n"
        "<body>\n<main data-state=\"{}\" data-version=\"{}\">\n"
        "<header><a href=\"{}\" target=\"_blank\" rel=\"noopener\">{}</a>{}</header>\n",
        text(page.title), text(translation::site().name), page.head, page.state, page.version,
        text(page.address), text(page.title),
        page.about.empty() ? "" : fmt::format("<span>{}</span>", text(page.about)));
    if (!page.picture.empty())
        answer.body +=
            fmt::format("<img src=\"{}\" alt=\"{}\" />\n", text(page.picture), text(page.alt));
    answer.body += page.table;
    answer.body += fmt::format(
        "<p role=\"status\">{}</p>\n<footer>{}<a class=\"home\" href=\"{}\" target=\"_blank\" "
        "rel=\"noopener\">{}</a></footer>\n</main>\n</body>\n</html>\n",
        text(page.told), page.steps, text(base), text(translation::site().name));
    return answer;
}

Embed missing(std::string_view base) {
    return {.title = "Nothing is here",
            .told = "There is no such board: ask who showed it to you for another address.",
            .address = std::string(base),
            .status = 404};
}

/// First, back, forward and last, as links.
std::string steps_html(std::string_view address, std::size_t ply, std::size_t plies) {
    std::string html = "<nav aria-label=\"Moves\">";
    const auto step = [&](std::string_view label, std::string_view sign, bool possible,
                          std::size_t to) {
        const std::string target =
            to >= plies ? std::string(address) : fmt::format("{}?ply={}", address, to);
        html += possible ? fmt::format("<a href=\"{}\" aria-label=\"{}\" title=\"{}\">{}</a>",
                                       games::escape_html(target), label, label, sign)
                         : fmt::format(
                               "<a role=\"link\" aria-disabled=\"true\" aria-label=\"{}\">"
                               "{}</a>",
                               label, sign);
    };
    constexpr std::string_view sign =
        "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"{}\" /></svg>";
    const auto drawn = [&](std::string_view d) { return fmt::format(fmt::runtime(sign), d); };
    step("First", drawn("M6 5v14M18 5l-9 7 9 7z"), ply > 0, 0);
    step("Back", drawn("M16 5l-9 7 9 7z"), ply > 0, ply - std::min<std::size_t>(ply, 1));
    html += fmt::format("<span>{} / {}</span>", ply, plies);
    step("Forward", drawn("M8 5l9 7-9 7z"), ply < plies, ply + 1);
    step("Last", drawn("M18 5v14M6 5l9 7-9 7z"), ply < plies, plies);
    return html + "</nav>";
}

Embed embedded_match(const club::StoreReader& reader, const Target& target, std::string_view base) {
    const auto part = [&](std::size_t k) { return target.path.size() > k ? target.path[k] : ""; };
    const auto match = find_match(reader, part(2), part(3));
    if (!match) return missing(base);
    const club::LoadedMatch table = club::load_match(reader, *match, ply_in(target));
    const std::size_t ply = table.plies();
    const auto plies = static_cast<std::size_t>(match->plies);
    const std::string place = fmt::format("match/{}/{}", match->game, match->board);
    Embed page;
    page.about = fmt::format("{}, board {}", table.game->title, match->board);
    page.title =
        fmt::format("{} – {}", table.player(Side::first).name, table.player(Side::second).name);
    page.address =
        fmt::format("{}/{}{}", base, place, ply < plies ? fmt::format("?ply={}", ply) : "");
    page.picture = fmt::format("/api/picture/{}/{}.svg?ply={}", match->game, match->board, ply);
    page.alt = fmt::format("{}, after {} of {}", page.about, ply, games::counted(plies, "move"));
    if (!table.history.empty()) {
        const games::MoveDetails& last = table.history.last_step();
        page.told =
            fmt::format("{}: {}", table.player(last.side).name, last.description.to(std::nullopt));
    }
    if (ply == plies && match->outcome) page.told = club::format_ending(table);
    if (page.told.empty()) page.told = fmt::format("{}, board {}", table.game->title, match->board);
    page.steps = steps_html("/embed/" + place, ply, plies);
    page.head = "<script type=\"module\" src=\"/embed.js\"></script>\n";
    if (!match->outcome && ply == plies) {
        page.state = "running";
        page.version = match->version;
        page.head +=
            fmt::format("<noscript><meta http-equiv=\"refresh\" content=\"{}\" /></noscript>\n",
                        seconds_until_reload);
    }
    return page;
}

Embed embedded_board(const Target& target, std::string_view base) {
    const games::Game* game =
        games::find_game(target.path.size() > 2 ? target.path[2] : std::string());
    if (!game) return missing(base);
    const auto record = record_in(target);
    const auto board = board_after(*game, record);
    if (!board) return missing(base);
    Embed page;
    page.title = std::string(game->title);
    page.told = board->last ? board->last->description.to(std::nullopt) : std::string(game->blurb);
    std::string query;
    for (const auto& [name, value] : target.parameters)
        if (name == "position" || name == "moves")
            query +=
                fmt::format("{}{}={}", query.empty() ? "?" : "&", name, percent_encoded(value));
    page.picture = fmt::format("/api/board/{}.svg{}", game->name, query);
    page.alt = fmt::format("{}: {}", game->title, board->position);
    page.address = fmt::format("{}{}", base, analysis_path(*game, record));
    return page;
}

std::string row_html(int place, std::string_view name, int half_points) {
    return fmt::format("<tr><td>{}</td><th scope=\"row\">{}</th><td>{}</td></tr>\n", place,
                       games::escape_html(name), club::format_points(half_points));
}

/// Its teams, or the best of its players, as many as a frame shows.
std::string table_html(const club::TournamentView& view) {
    static constexpr std::size_t rows_max = 20;
    std::string html;
    if (view.about.rules.of_teams())
        for (const auto& one : tournament::team_scores(view.state) | std::views::take(rows_max))
            html += row_html(one.place, view.teams.at(club::TeamId{one.team}), one.half_points);
    else
        for (const auto& one : tournament::standings(view.state) | std::views::take(rows_max))
            html += row_html(one.place, view.names[static_cast<std::size_t>(one.player)],
                             one.half_points);
    return "<table>\n" + html + "</table>\n";
}

Embed embedded_tournament(const club::StoreReader& reader, const Target& target,
                          std::string_view base) {
    const auto about = tournament_named(reader, target.path.size() > 2 ? target.path[2] : "");
    if (!about) return missing(base);
    const club::TournamentView view = club::load_tournament_view(reader, *about);
    Embed page;
    page.title = about->name;
    page.about = games::find_game(about->game)->title;
    page.told = club::tournament_line(view, translation::Texts()).substr(about->name.size() + 2);
    page.address = fmt::format("{}/tournament/{}", base, about->name);
    if (about->begun) page.table = table_html(view);
    if (!about->ended)
        page.head =
            fmt::format("<meta http-equiv=\"refresh\" content=\"{}\" />\n", seconds_until_reload);
    return page;
}

}  // namespace

HttpResponse embed_page(const club::StoreReader& reader, const Target& target,
                        std::string_view base) {
    const std::string_view kind = target.path.size() > 1 ? target.path[1] : std::string_view();
    return written_embed(kind == "match"        ? embedded_match(reader, target, base)
                         : kind == "board"      ? embedded_board(target, base)
                         : kind == "tournament" ? embedded_tournament(reader, target, base)
                                                : missing(base),
                         base);
}

}  // namespace posthouse::http
