// All that a page shows of a match, as one commit left it. The writer has it in its hands after a
// move, so that neither the answer nor those who look on need to read it again: that was half of
// what a move cost.
//
// Deliberately absent: how it is written down (http/json.h), what only one viewer may see.
#pragma once

#include "club/door.h"
#include "club/pauses.h"
#include "club/table.h"

#include <array>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace posthouse::club {

struct MatchSnapshot {
    /// The page as text, in whatever form, by the first who needs it: answer and events share it.
    struct CachedJson {
        std::once_flag once;
        std::string text;
    };

    Match match;
    std::array<User, 2> players;
    std::vector<PlayedMove> moves;
    std::vector<ChatMessage> remarks;
    std::vector<User> others;                 // who spoke at the board and do not play there
    games::GameState view;                    // as the moves have it
    std::array<PlayerStanding, 2> standings;  // in its game
    std::array<std::optional<RatingChange>, 2> rated;
    PauseSet pauses;                    // of the player to move
    int rematch = 0;                    // the board of the same once more; 0: none yet
    std::optional<Instant> offer_ends;  // where it is offered: when that is over
    std::shared_ptr<CachedJson> written = std::make_shared<CachedJson>();
};

using MatchPagePtr = std::shared_ptr<const MatchSnapshot>;

/// What is stored must be a legal line: anything else is damage, and throws std::runtime_error.
MatchSnapshot load_snapshot(const StoreReader&, const Match&);
/// The same where most of it is known.
MatchSnapshot load_snapshot(const StoreReader&, const LoadedMatch&);

/// A match that changed, and how it stands since then where that is at hand.
struct ChangedMatch {
    MatchId match{};
    MatchPagePtr page;
};
std::vector<ChangedMatch> changed_matches(const Response&);

}  // namespace posthouse::club
