// The moves of a match in few bytes, for a memory that holds many matches: eight bytes a move
// where it has eighty as a row.
//
// Deliberately absent: changing or removing a single move, any order but that of the plies.
#pragma once

#include "club/types.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace posthouse::store {

class PackedMoves {
public:
    /// The moves must be those of plies 0, 1, 2, …
    explicit PackedMoves(const std::vector<club::PlayedMove>& moves);

    /// Its ply must be plies().
    void append(const club::PlayedMove&);
    std::vector<club::PlayedMove> unpacked() const;

    std::size_t plies() const { return plies_; }
    std::size_t bytes() const { return bytes_.size(); }

private:
    void put(std::uint64_t);
    void put(const std::string&);

    // Of each move: its text and comment, each behind its length, and how much later than the one
    // before it was made; numbers in groups of seven bits, the lowest first.
    std::string bytes_;
    std::size_t plies_ = 0;
    club::Instant last_{};
};

}  // namespace posthouse::store
