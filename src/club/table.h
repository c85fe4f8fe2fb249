// A table at which two players sit: a match with all that is worked out from its moves, ready to be
// shown.
//
// Deliberately absent: changing anything.
#pragma once

#include "club/store.h"
#include "games/game.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace posthouse {

struct Table {
    Match match;
    const Game* game = nullptr;
    std::array<User, 2> players;
    std::vector<PlayedMove> moves;
    View view;  // as the moves have it; a resignation or the clock does not show in it
    std::vector<Step> steps;  // one for each move

    bool over() const { return match.ending.has_value(); }
    /// Where this player sits; none for a watcher.
    std::optional<Side> seat_of(UserId) const;
    const User& player(Side side) const { return players[index_of(side)]; }
    /// "wari board 12"
    std::string name() const;
    /// "ann", or "you" to that player himself.
    std::string called(Side, std::optional<Side> reader) const;
};

/// The match as a line of play that a Game can look at.
Record record_of(const Match&, const std::vector<PlayedMove>&);

/// What is stored must be a legal line: anything else is damage, and throws std::runtime_error.
/// `plies`: only the first so many moves; all of them where it is none.
Table load_table(const Reader&, const Match&, std::optional<std::size_t> plies = std::nullopt);

}  // namespace posthouse
