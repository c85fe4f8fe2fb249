// Opening explorer without scripts: what was played after some moves, and what the book says.

#include "club/learning/opening_explorer.h"
#include "http/no_script/no_script_pages.h"
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

}  // namespace

HttpResponse openings_page(const PageView& view, const games::Game& game,
                           const games::GameRecord& record, const opening_book::Book* book) {
    const auto state = game.state(record);
    const auto explored = club::explore(view.reader, game, record);
    if (!state || !explored) return not_found_page(view);
    const translation::Texts& texts = view.texts;
    const std::string moves = fmt::format("{}", fmt::join(record.moves, ","));
    NoScriptHtml page = begin_page(view, texts("plain-openings-of", {{"game", game.title}}));
    const auto address = [&](std::string_view after) {
        return fmt::format("/plain/openings/{}/{}", game.name, after);
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
    const auto known = book ? opening_book::look_up(*book, game, *state) : std::nullopt;
    const std::vector<Row> rows = rows_of(*state, explored->moves, known);
    if (rows.empty()) {
        page.paragraph(texts("plain-not-reached"));
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
