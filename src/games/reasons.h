// The rules' words for how a game ends, said to people. A reason that a new game brings gets its
// row here.
//
// Deliberately absent: who won (the Verdict has that), endings that are the club's (resigning,
// time).
#pragma once

#include <string_view>
#include <utility>

namespace posthouse::games {

inline constexpr std::pair<std::string_view, std::string_view> reasons_in_words[] = {
    {"tie", "the board is empty and the stores are equal"},
    {"majority", "one player has captured enough to win"},
    {"no-stones", "the player to move has no seeds; each takes the seeds on his own side"},
    {"cannot-feed", "every move would leave the other player without seeds"},
    {"stalemate", "no seed can ever be captured again; each takes the seeds on his own side"},
    {"repetition", "the same position has come back"},
    {"starved", "a player was left without seeds; the mover takes all that remains"},
    {"base", "a pod has reached an enemy base"},
    {"captured-all", "all pods of one player are captured"},
    {"no-moves", "the player to move cannot move"},
};

/// The reason itself where no row has it.
constexpr std::string_view describe_reason(std::string_view reason) {
    for (const auto& [word, words] : reasons_in_words)
        if (word == reason) return words;
    return reason;
}

}  // namespace posthouse::games
