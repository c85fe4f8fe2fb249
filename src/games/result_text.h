// How a game ended, as text for people. Add a row for each reason that a new game introduces.
#pragma once

#include "games/game.h"
#include "search/score.h"

#include <string>
#include <string_view>
#include <utility>

namespace posthouse::games {

inline constexpr std::pair<std::string_view, std::string_view> reason_texts[] = {
    {"tie", "the board is empty and the stores are equal"},
    {"majority", "one player has captured enough to win"},
    {"no-stones", "the player to move has no seeds; each takes the seeds on their own side"},
    {"cannot-feed", "every move would leave the other player without seeds"},
    {"stalemate", "no seed can ever be captured again; each takes the seeds on their own side"},
    {"repetition", "the same position has come back"},
    {"starved", "a player was left without seeds; the mover takes all that remains"},
    {"base", "a pod has reached an enemy base"},
    {"captured-all", "all pods of one player are captured"},
    {"no-moves", "the player to move cannot move"},
};

/// The reason itself if there is no row for it.
constexpr std::string_view describe_reason(std::string_view reason) {
    for (const auto& [word, words] : reason_texts)
        if (word == reason) return words;
    return reason;
}

/// The reason as a parameter of a refusal, which has its name as code.
constexpr Refusal reason_phrase(std::string_view reason) {
    return {reason, describe_reason(reason), {}};
}

// A score as text for people: "+2.5 seeds for South", "South wins in 9 plies by 12 seeds".

/// The seat's name without a parenthesis: "White" for "White (O)".
inline std::string_view short_seat(const Game& game, Side side) {
    const std::string_view seat = game.seats[index_of(side)];
    return seat.substr(0, seat.find(" ("));
}

/// "9 plies", "1 seed", "2 matches".
inline std::string counted(long long count, std::string_view unit) {
    const std::string number = std::to_string(count) + ' ' + std::string(unit);
    if (count == 1) return number;
    if (unit.ends_with('y') && !unit.ends_with("ay"))
        return number.substr(0, number.size() - 1) + "ies";
    if (unit.ends_with("ch")) return number + "es";
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
