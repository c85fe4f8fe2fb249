// The compact form of a match's moves in caches: eight bytes a move instead of eighty.
#pragma once

#include "club/core/types.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

class PackedMoves {
public:
    /// The moves must be those of plies 0, 1, 2, …
    explicit PackedMoves(const std::vector<PlayedMove>& moves = {});

    /// Its ply must be plies().
    void append(const PlayedMove&);
    std::vector<PlayedMove> unpacked() const;
    /// The move appended last.
    PlayedMove last() const;
    /// A move whose texts are in the packed bytes.
    struct View {
        std::size_t ply = 0;
        std::string_view text{}, comment{};
        Instant at{};
        std::optional<std::int64_t> request{};
    };
    void for_each(const std::function<void(const View&)>& each) const;

    std::size_t plies() const { return plies_; }
    const std::string& bytes() const { return bytes_; }

private:
    // For each move its text and comment, each with its length before it, and the time since the
    // previous move; numbers as varints. The length of the text is doubled, and one more if the
    // move's request follows it.
    std::string bytes_;
    std::size_t plies_ = 0;
    std::size_t last_begin_ = 0;  // of the last move, in bytes_
    Instant last_{};
};

}  // namespace posthouse::club
