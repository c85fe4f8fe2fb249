// A score said to people: "+2.5 seeds for South", "South wins in 9 plies by 12 seeds".
//
// Deliberately absent: what the score means to a program (search/score.h).
#pragma once

#include "games/game.h"
#include "search/score.h"

#include <string>
#include <string_view>

namespace posthouse::games {

/// The seat's name without what stands behind it in brackets: "White" for "White (O)".
inline std::string_view short_seat(const Game& game, Side side) {
    const std::string_view seat = game.seats[index_of(side)];
    return seat.substr(0, seat.find(" ("));
}

/// "9 plies", "1 seed".
inline std::string counted(int count, std::string_view unit) {
    const std::string number = std::to_string(count) + ' ' + std::string(unit);
    if (count == 1) return number;
    if (unit.ends_with('y')) return number.substr(0, number.size() - 1) + "ies";
    return number + 's';
}

/// Hundredths, rounded to tenths and without a sign: 250 → "2.5".
inline std::string in_tenths(int hundredths) {
    const int tenths = ((hundredths < 0 ? -hundredths : hundredths) + 5) / 10;
    return std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10);
}

/// `score` is for the player to move, `mover`.
inline std::string format_score(const Game& game, Side mover, int score) {
    if (const auto end = search::decided(score)) {
        const Side winner = end->won ? mover : other(mover);
        std::string words(short_seat(game, winner));
        const int margin = end->won ? end->margin : -end->margin;
        if (end->by_table)
            return words + " wins by at least " + counted(margin, game.score_unit) + ", proven";
        words += " wins in " + counted(end->plies, "ply");
        if (margin > 0) words += " by " + counted(margin, game.score_unit);
        return words;
    }
    const std::string amount = in_tenths(score);
    if (amount == "0.0") return "even";
    const Side better = score > 0 ? mover : other(mover);
    return '+' + amount + ' ' + std::string(game.score_unit) + "s for " +
           std::string(short_seat(game, better));
}

}  // namespace posthouse::games
