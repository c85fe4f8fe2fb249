// Opening explorer without scripts: what was played after some moves, and what the book says.

#include "club/core/calendar.h"
#include "club/learning/opening_explorer.h"
#include "http/no_script/no_script_pages.h"
#include "http/opening_filter.h"
#include "opening_book/lookup.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>
#include <map>

namespace posthouse::http {

namespace {

/// A legal move, and what is known of it.
struct Row {
    games::MoveText move;
    club::Outcomes played;
    std::optional<opening_book::BookMove> book;
};

/// Those played most often first, then the best of the book.
std::vector<Row> rows_of(const games::GameState& state,
                         const std::vector<club::ExploredMove>& played,
                         const std::optional<opening_book::BookPosition>& book) {
    std::map<std::string, Row> by_move;
    for (const games::MoveText& move : state.legal) by_move[move.text].move = move;
    for (const club::ExploredMove& one : played) by_move[one.move.text].played = one.outcomes;
    if (book)
        for (const opening_book::BookMove& one : book->moves) by_move[one.move.text].book = one;
    std::vector<Row> rows;
    for (auto& [text, row] : by_move)
        if (row.book || row.played.games() > 0) rows.push_back(std::move(row));
    std::ranges::stable_sort(rows, [](const Row& one, const Row& two) {
        const auto score = [](const Row& row) { return row.book ? row.book->score : 0; };
        return std::pair(-one.played.games(), -score(one)) <
               std::pair(-two.played.games(), -score(two));
    });
    return rows;
}

/// “+0.3, 24 plies”
std::string book_text(const opening_book::BookMove& move, const translation::Texts& texts) {
    const int shown = opening_book::shown_score(move.score);
    const std::string score = shown == opening_book::shown_decided ? texts("plain-wins")
                              : shown == -opening_book::shown_decided
                                  ? texts("plain-loses")
                                  : fmt::format("{:+.1f}", shown / 100.0);
    return texts("plain-book-move", {{"score", score}, {"n", move.depth}});
}

/// A line of what one part of the filter may be: links, but for what it is.
std::string filter_line(std::string_view address, std::string_view label,
                        const club::OpeningFilter& now,
                        const std::vector<std::pair<std::string, club::OpeningFilter>>& choices) {
    std::string line = "<p>" + games::escape_html(label) + ": ";
    std::string_view between;
    for (const auto& [words, filter] : choices) {
        const std::string said = games::escape_html(words);
        line += between;
        line += filter == now ? "<strong>" + said + "</strong>"
                              : fmt::format("<a href=\"{}{}\">{}</a>", address,
                                            games::escape_html(opening_filter_query(filter)), said);
        between = ", ";
    }
    return line + "</p>\n";
}

std::string filter_lines(const PageView& view, std::string_view address,
                         const club::OpeningFilter& now) {
    const translation::Texts& texts = view.texts;
    using Choices = std::vector<std::pair<std::string, club::OpeningFilter>>;
    Choices ratings, paces, times;
    const auto add = [&now](Choices& to, std::string words, auto change) {
        club::OpeningFilter other = now;
        change(other);
        to.emplace_back(std::move(words), other);
    };
    const auto rated = [&](std::string words, std::optional<int> from, std::optional<int> below) {
        add(ratings, std::move(words), [&](club::OpeningFilter& it) {
            it.rating_min = from;
            it.rating_max = below;
        });
    };
    rated(texts("plain-any"), {}, {});
    rated(texts("plain-rating-below", {{"rating", 1400}}), {}, 1400);
    for (const int from : {1400, 1600})
        rated(fmt::format("{}–{}", from, from + club::rating_band_width - 1), from,
              from + club::rating_band_width);
    rated(texts("plain-rating-from", {{"rating", 1800}}), 1800, {});
    for (const auto& [words, live] : {std::pair("plain-any", std::optional<bool>()),
                                      {"plain-live", true},
                                      {"plain-correspondence", false}})
        add(paces, texts(words), [&](club::OpeningFilter& it) { it.live = live; });
    const auto since = [&](std::string words, std::optional<std::chrono::year_month> month) {
        add(times, std::move(words), [&](club::OpeningFilter& it) {
            it.first_month = month;
            it.last_month.reset();
        });
    };
    since(texts("plain-any"), {});
    for (const int months : {12, 3}) {
        const auto first = club::month_of(view.now) - std::chrono::months(months);
        since(texts("plain-since-month", {{"month", club::format_month(first)}}), first);
    }
    return filter_line(address, texts("plain-ratings"), now, ratings) +
           filter_line(address, texts("plain-pace"), now, paces) +
           filter_line(address, texts("plain-ended"), now, times);
}

}  // namespace

HttpResponse openings_page(const PageView& view, const games::Game& game,
                           const games::GameRecord& record, const club::OpeningFilter& filter,
                           const opening_book::Book* book) {
    const auto state = game.state(record);
    const auto explored = club::explore(view.reader, game, record, filter);
    if (!state || !explored) return not_found_page(view);
    const translation::Texts& texts = view.texts;
    const std::string moves = fmt::format("{}", fmt::join(record.moves, ","));
    NoScriptHtml page = begin_page(view, texts("plain-openings-of", {{"game", game.title}}));
    const std::string query = opening_filter_query(filter);
    const auto address = [&](std::string_view after) {
        return fmt::format("/plain/openings/{}/{}{}", game.name, after, query);
    };
    if (!moves.empty()) {
        page.paragraph(
            texts("plain-after", {{"moves", fmt::format("{}", fmt::join(record.moves, " "))}}));
        const auto last = moves.rfind(',');
        page.html("<p>")
            .link(address(last == std::string::npos ? "" : moves.substr(0, last)),
                  texts("plain-back"))
            .html("</p>\n");
    }
    if (const auto board = game.html_table(state->position, {})) page.html(*board);
    page.html(filter_lines(view, fmt::format("/plain/openings/{}/{}", game.name, moves), filter));
    const auto known = book ? opening_book::look_up(*book, game, *state) : std::nullopt;
    const std::vector<Row> rows = rows_of(*state, explored->moves, known);
    if (rows.empty()) {
        page.paragraph(texts(query.empty() ? "plain-not-reached" : "plain-not-reached-so"));
        return std::move(page).response(view.status);
    }
    page.html(fmt::format(
        "<table>\n<tr><th scope=\"col\">{}</th><th scope=\"col\">{}</th><th scope=\"col\">{}</th>"
        "<th scope=\"col\">{}</th><th scope=\"col\">{}</th><th scope=\"col\">{}</th></tr>\n",
        texts("plain-move"), texts("plain-book"), texts("plain-games"),
        games::escape_html(texts("plain-seat-won", {{"seat", game.seats[0]}})),
        texts("plain-drawn"),
        games::escape_html(texts("plain-seat-won", {{"seat", game.seats[1]}}))));
    for (const Row& row : rows)
        page.html("<tr><th scope=\"row\">")
            .link(address(moves + (moves.empty() ? "" : ",") + row.move.text),
                  row.move.shown.to(state->to_move))
            .html(fmt::format("</th><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
                              row.book ? book_text(*row.book, texts) : "", row.played.games(),
                              row.played.first, row.played.draws, row.played.second));
    page.html("</table>\n");
    if (known && !known->moves.empty()) page.paragraph(texts("plain-book-about"));
    return std::move(page).response(view.status);
}

}  // namespace posthouse::http
