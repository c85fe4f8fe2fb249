// A match with its players and everything computed from its moves, ready to be shown.
#pragma once

#include "club/clocks/clock.h"
#include "club/commands/backend.h"
#include "club/core/game_state.h"
#include "club/core/store.h"
#include "club/core/viewer.h"
#include "club/matches/move_history.h"
#include "games/game.h"

#include <array>
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
    MoveHistory history;
    games::GameState view;          // after the moves; without resignations and clocks
    std::vector<ChatMessage> chat;  // the chat
    /// How many of the last moves are new to the readers: more than one if conditional moves were
    /// played.
    std::size_t new_moves = 1;
    /// Messages to the player in each seat alone.
    std::array<std::string, 2> private_messages;
    bool begins_with_move = false;         // its first move came with the challenge
    bool accepted = false;                 // the challenged player has just accepted it
    std::optional<Instant> offer_expires;  // of an open challenge: when it expires
    bool frozen = false;                   // the operator has stopped all clocks
    /// The rating changes of the players, if the match counted.
    std::array<std::optional<RatingChange>, 2> rating_changes;

    bool over() const { return match.outcome.has_value(); }
    std::size_t plies() const { return history.size(); }
    const std::vector<PlayedMove>& moves() const { return history.moves(); }
    /// One for each move; right after a move, complete only for the new ones.
    const std::vector<games::MoveDetails>& steps() const { return history.steps(); }
    /// The seat of this player; none for a spectator.
    std::optional<Side> seat_of(UserId) const;
    const User& player(Side side) const { return players[index_of(side)]; }
    /// "wari board 12"
    std::string name(const Texts& texts = Texts()) const;
    /// The name, or "you" to the player themselves.
    std::string display_name(Side, const Viewer&) const;
};

/// The side at the bottom of the board. If houses have numbers it is always the reader's, since the
/// numbers are theirs.
Side bottom_for(const LoadedMatch&, const Viewer&);
Side bottom_for(const games::Game&, Side seat, const User&);

/// What a move did, in a sentence with the player's name: see games/move_sentence.h.
std::string describe_move(const LoadedMatch&, const games::MoveDetails&, const Viewer&);

/// Rendering options with names and the last move.
games::BoardRenderOptions board_style(const LoadedMatch&, const Viewer&);

/// `plies`: only so many moves; none: all. Throws std::runtime_error if the stored moves are not
/// legal (damage).
LoadedMatch load_match(const StoreReader&, const Match&,
                       std::optional<std::size_t> plies = std::nullopt);
/// The same if its moves are known already.
LoadedMatch load_match(const StoreReader&, const Match&, MoveHistory, games::GameState);

/// The match after these further moves, without clocks, or why they are not possible. `reader`: who
/// typed them.
Expected<LoadedMatch> preview_moves(LoadedMatch, const std::vector<std::string>& moves,
                                    std::optional<Side> reader = std::nullopt);

/// A match with all that a page shows of it, as one commit left it. After a move the writer has it
/// at hand, so neither the response nor spectators read it again: that was half of the cost of a
/// move. What is for one player alone is in it, too: http/server/json.h leaves that out.
struct MatchSnapshot : LoadedMatch {
    /// JSON that is written by the first who needs it and shared by response and events.
    struct CachedJson {
        std::once_flag once;
        std::string text;
    };

    std::vector<User> chat_authors;           // spectators who wrote in the chat
    std::array<PlayerStanding, 2> standings;  // in its game
    PauseSet pauses;                          // of the player to move
    int rematch = 0;                          // board number of the rematch; 0: none yet
    std::string tournament{};                 // the name of the one at one sitting it belongs to
    bool arena = false;                       // the tournament is one
    /// One move in a running match led here from the previous version, and nothing else that others
    /// than its players see: whoever knows that version needs only this move.
    bool by_one_move = false;
    std::shared_ptr<CachedJson> json = std::make_shared<CachedJson>();
    std::shared_ptr<CachedJson> move_json = std::make_shared<CachedJson>();  // the last move alone
};

using MatchSnapshotPtr = std::shared_ptr<const MatchSnapshot>;

/// All pauses of the player to move in this turn; none without a clock.
PauseSet pauses_in_turn(const StoreReader&, const Match&);

/// Its steps have no details. Throws std::runtime_error if the stored moves are not legal (damage).
MatchSnapshot load_snapshot(const StoreReader&, const Match&);
/// The same of a match that has been loaded and changed.
MatchSnapshot load_snapshot(const StoreReader&, LoadedMatch);

/// A match that changed, with its new state if at hand.
struct ChangedMatch {
    MatchId match{};
    MatchSnapshotPtr page;
};
std::vector<ChangedMatch> changed_matches(const Response&);

}  // namespace posthouse::club
