// Positions with what they are worth, to train a network from: collected from games of the search
// against itself (training_games.h), stored in files.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace posthouse::wari::tuning {

/// As the player to move sees it. A file is a sequence of these.
struct Example {
    static constexpr std::int8_t unknown = -128;

    std::uint64_t own = 0;  // houses as in PackedPosition, without stores
    std::uint64_t rival = 0;
    std::int16_t searched = 0;     // hundredths of a seed still to be gained, less the opponent's,
                                   // as a search thinks or, if `exact`, by tables
    std::int8_t lead = 0;          // captured seeds, less the opponent's
    std::int8_t played = unknown;  // seeds gained from here to the game's end, less the opponent's
    std::uint8_t exact = 0;
    std::uint8_t padding[3] = {};
};
static_assert(sizeof(Example) == 24);

/// Both throw std::runtime_error with a sentence if a file cannot be read or written.
std::vector<Example> read_examples(const std::string& path);
void write_examples(const std::string& path, const std::vector<Example>& examples);

}  // namespace posthouse::wari::tuning
