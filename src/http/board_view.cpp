#include "http/board_view.h"

#include "base/inplace.h"
#include "base/parse_number.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

namespace posthouse::http {

namespace {

/// One-letter moves form one word, others are separated by commas.
std::vector<std::string> moves_in_word(std::string_view word) {
    std::vector<std::string> moves;
    if (word.starts_with('~')) return moves;
    const bool letters = std::ranges::all_of(
        word, [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
    if (letters) {
        for (const char c : word) moves.emplace_back(1, c);
        return moves;
    }
    while (!word.empty())
        if (const auto move = take_until(word, ','); !move.empty()) moves.emplace_back(move);
    return moves;
}

std::string word_of_moves(const std::vector<std::string>& moves) {
    const bool letters =
        std::ranges::all_of(moves, [](const std::string& move) { return move.size() == 1; });
    return fmt::format("{}", fmt::join(moves, letters ? "" : ","));
}

}  // namespace

std::string BoardView::svg() const {
    games::BoardRenderOptions style;
    style.captions = names;
    if (last) style.last = &*last;
    auto drawn = game->picture(position, style);
    if (!drawn) throw std::runtime_error("a position cannot be drawn");
    return *std::move(drawn);
}

BoardView board_of(const club::LoadedMatch& table) {
    BoardView board{.game = table.game, .position = table.view.position};
    if (!table.history.empty()) board.last = table.history.last_step();
    for (const Side side : {Side::first, Side::second}) {
        board.names[index_of(side)] = table.player(side).name;
        board.levels[index_of(side)] = table.player(side).level;
    }
    board.counted = !table.match.etiquette;
    return board;
}

BoardView opening_of(const games::Game& game) {
    return *board_after(game, {});
}

Expected<BoardView> board_after(const games::Game& game, const games::GameRecord& record) {
    auto replay = game.replay(record, record.moves.empty() ? 0 : record.moves.size() - 1);
    if (!replay) return replay.error().refusal;
    BoardView board{.game = &game, .position = replay->view.position};
    if (!replay->steps.empty()) board.last = std::move(replay->steps.back());
    return board;
}

games::GameRecord record_in(const Target& target) {
    games::GameRecord record;
    record.from = parameter(target, "position");
    std::string_view moves = parameter(target, "moves");
    while (!moves.empty())
        if (const auto move = take_until(moves, ','); !move.empty())
            record.moves.emplace_back(move);
    return record;
}

std::optional<std::size_t> ply_in(const Target& target) {
    return parse_number<std::size_t>(parameter(target, "ply"));
}

games::GameRecord record_in_analysis(const std::vector<std::string>& path) {
    const auto part = [&](std::size_t k) { return k < path.size() ? path[k] : std::string(); };
    games::GameRecord record;
    const std::string kind = part(2);
    if (kind == "from" || kind == "set-up") {
        record.from = part(3);
        std::ranges::replace(record.from, '_', ' ');
        std::ranges::replace(record.from, ';', '/');
        record.moves = moves_in_word(part(4));
    } else if (kind != "text") {
        record.moves = moves_in_word(kind);
    }
    return record;
}

std::string analysis_path(const games::Game& game, const games::GameRecord& record) {
    std::string path = fmt::format("/analysis/{}", game.name);
    if (!record.from.empty()) {
        std::string from = record.from;
        std::ranges::replace(from, ' ', '_');
        std::ranges::replace(from, '/', ';');
        path += "/from/" + percent_encoded(from);
    }
    const std::string moves = word_of_moves(record.moves);
    return moves.empty() ? path : path + '/' + percent_encoded(moves);
}

}  // namespace posthouse::http
