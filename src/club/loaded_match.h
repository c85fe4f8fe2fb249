// A table at which two players sit: a match with all that is worked out from its moves, ready to be
// shown.
#pragma once

#include "club/backend.h"
#include "club/clock.h"
#include "club/store.h"
#include "games/game.h"

#include <array>
#include <concepts>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace posthouse::club {

struct LoadedMatch {
    Match match;
    const games::Game* game = nullptr;
    std::array<User, 2> players;
    std::vector<PlayedMove> moves;
    games::GameState view;  // as the moves have it; a resignation or the clock does not show in it
    /// One for each move; of a table at which a move was made just now, whole for the fresh ones.
    std::vector<games::MoveDetails> steps;
    std::vector<ChatMessage> remarks;  // all that was said at the board
    /// How many of the last moves are news to those who are told of this table: more than one where
    /// plans answered at once.
    std::size_t fresh = 1;
    /// What the house has to tell the player in each seat, and nobody else.
    std::array<std::string, 2> notes;
    bool begins = false;                // its first move was made together with the challenge
    bool accepted = false;              // the challenged player has just accepted it
    std::optional<Instant> offer_ends;  // where it is offered: when that is over
    bool frozen = false;                // the operator has stopped all clocks
    /// What the end has made of the rating of the player in each seat, where it counted.
    std::array<std::optional<RatingChange>, 2> rated;

    bool over() const { return match.ending.has_value(); }
    /// Where this player sits; none for a watcher.
    std::optional<Side> seat_of(UserId) const;
    const User& player(Side side) const { return players[index_of(side)]; }
    /// "wari board 12"
    std::string name() const;
    /// "ann", or "you" to that player himself.
    std::string called(Side, std::optional<Side> reader) const;
};

/// For whom a board is drawn: the player in a seat, or somebody who watches (none).
struct Viewer {
    template <std::convertible_to<std::optional<Side>> Seat = std::optional<Side>>
    Viewer(Seat player = {}) : seat(player) {}

    std::optional<Side> seat;
    int columns = games::text_columns_max;  // of their screen
    std::optional<bool> first_below;  // asked for this once; else the player's own wish counts
};

/// Who is at the bottom of the board. Where houses have numbers it is always the reader, since they
/// are the reader's own.
Side bottom_for(const LoadedMatch&, const Viewer&);
Side bottom_for(const games::Game&, Side seat, const User&);

/// With names, and the last move marked.
games::BoardRenderOptions board_style(const LoadedMatch&, const Viewer&);

/// The legal move that was typed, as it is stored or as it is shown to `reader`, who typed it;
/// none: the player to move. Null where it is no legal move.
const games::MoveText* legal_move(const games::GameState&, std::string_view typed,
                                  std::optional<Side> reader = std::nullopt);

/// The match as a line of play that a Game can look at.
games::GameRecord record_of(const Match&, const std::vector<PlayedMove>&);

/// What is stored must be a legal line: anything else is damage, and throws std::runtime_error.
/// `plies`: only the first so many moves; all of them where it is none.
LoadedMatch load_match(const StoreReader&, const Match&,
                       std::optional<std::size_t> plies = std::nullopt);
/// The same where its moves have been replayed already.
LoadedMatch load_match(const StoreReader&, const Match&, games::ReplayedGame);

/// The table as it would stand after these moves too, without clocks; else why it would not.
/// `reader`: who typed them (Record).
Expected<LoadedMatch> preview_moves(LoadedMatch, const std::vector<std::string>& moves,
                                    std::optional<Side> reader = std::nullopt);

// All that a page shows of a match, as one commit left it. The writer has it in its hands after a
// move, so that neither the answer nor those who look on need to read it again: that was half of
// what a move cost.

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
