#include "http/match_notation.h"

#include "base/text.h"
#include "notation/game_text.h"

#include <chrono>

namespace posthouse {
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

}  // namespace

std::string match_in_notation(const Table& table, std::string_view site) {
    return write_game(text_of(table, site));
}

}  // namespace posthouse
