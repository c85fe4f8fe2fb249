#include "http/match_notation.h"

#include "base/inplace.h"
#include "club/clocks/clock.h"
#include "club/ratings/ratings.h"
#include "http/server/http_message.h"
#include "notation/game_text.h"

#include <date/date.h>
#include <fmt/format.h>
#include <chrono>
#include <stdexcept>

namespace posthouse::http {
namespace {

std::string date_of(club::Instant instant) {
    const std::chrono::year_month_day day(std::chrono::floor<std::chrono::days>(instant));
    const auto two = [](unsigned number) {
        return (number < 10 ? "0" : "") + std::to_string(number);
    };
    return std::to_string(static_cast<int>(day.year())) + '.' +
           two(static_cast<unsigned>(day.month())) + '.' + two(static_cast<unsigned>(day.day()));
}

std::string instant_text(club::Instant instant) {
    return date::format("%FT%TZ", std::chrono::floor<std::chrono::milliseconds>(instant));
}

notation::GameText text_of(const club::LoadedMatch& table, std::string_view site, MoveNotes notes) {
    notation::GameText text;
    text.game = table.game;
    text.from = table.match.start_position;
    const auto tag = [&text](std::string_view name, std::string_view value) {
        const std::string words = notation::one_paragraph(truncate(value, 400));
        if (!words.empty()) text.tags.emplace_back(name, words);
    };
    tag("Site", site);
    tag("Board", std::to_string(table.match.board));
    tag("Date", date_of(table.match.started));
    tag("First", table.player(Side::first).name);
    tag("Second", table.player(Side::second).name);
    for (const Side side : {Side::first, Side::second})
        if (const auto& change = table.rating_changes[index_of(side)])
            tag(side == Side::first ? "FirstRating" : "SecondRating",
                std::to_string(club::rounded_rating(change->after)));
    tag("Rated", table.match.rated ? "yes" : "no");
    tag("Clock", club::write_clock(table.match.clock));
    if (const auto& ending = table.match.outcome) {
        tag("Ending", ending->reason);
        if (ending->counts()) text.result = ending->result;
    }
    for (std::size_t i = 0; i < table.plies(); ++i) {
        const games::MoveText& move = table.steps()[i].move;
        text.line.moves.push_back(
            {move.text,
             move.shown,
             {},
             notes == MoveNotes::instants ? std::string()
                                          : notation::one_paragraph(table.moves()[i].comment),
             notes == MoveNotes::comments ? std::string() : instant_text(table.moves()[i].at)});
    }
    return text;
}

}  // namespace

std::string match_to_notation(const club::LoadedMatch& table, std::string_view site,
                              MoveNotes notes) {
    return notation::write_game(text_of(table, site, notes));
}

std::string match_in_export(const club::StoreReader& reader, const club::Match& match,
                            std::string_view site, MoveNotes notes) try {
    return as_utf8(match_to_notation(club::load_match(reader, match), site, notes)) + '\n';
} catch (const std::runtime_error&) {
    return fmt::format("; {} board {} is damaged.\n\n", match.game, match.board);
}

}  // namespace posthouse::http
