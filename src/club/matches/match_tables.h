// The tables of matches with their moves, chat messages and subscriptions.
#pragma once

#include "club/core/store.h"
#include "club/core/typed_rows.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

struct MatchFilter {
    std::optional<std::string> game;
    std::optional<UserId> player;     // in either seat
    std::optional<MatchState> state;  // none: those that have begun, running or over
    std::size_t limit = 1000;         // newest first
    MatchId before{};                 // only older ones; 0: from the newest
};

/// Whoever has one may store outcomes. Only matches/endings.cpp has: if a match could end anywhere
/// else, its tournament would not go on.
class OutcomeKey {
    friend class Endings;
    friend struct TestEndings;  // of tests of the store
    OutcomeKey() = default;
};

/// What may change in a running match, besides its version; no query finds matches by these.
inline constexpr std::array<std::string_view, 23> changing_match_columns = {
    "clock_bank",      "clock_increment",  "clock_cap",        "left_first", "left_second",
    "started",         "turn_since",       "to_move",          "plies",      "rated",
    "undos",           "proposal",         "proposer",         "plan_first", "plan_second",
    "submitted_first", "submitted_second", "submitted_number", "note_first", "note_second",
    "questions",       "proposal_number",  "submitted_comment"};

template <>
struct RowOf<PlayedMove> : OwnedRowOf<MatchId, PlayedMove> {};

// clang-format off
template <> const TableCodec& codec_of<Match>();
template <> const TableCodec& codec_of<Of<MatchId, PlayedMove>>();
template <> const TableCodec& codec_of<MatchSubscription>();
template <> const TableCodec& codec_of<ChatMessage>();
// clang-format on

std::vector<Match> find_matches(const StoreReader&, const MatchFilter&);
/// Newest first, with challenges: for checks.
std::vector<Match> all_matches(const StoreReader&);
/// The matches between these two in all games, newest first.
std::vector<Match> matches_between(const StoreReader&, UserId, UserId, std::size_t limit);
/// Finished matches in the order in which they ended (then by id): the first ones, or those
/// after this one.
std::vector<Match> matches_ended_after(const StoreReader&, const Match*, std::size_t limit);
/// The `limit` finished matches that ended before this one, latest first.
std::vector<Match> matches_ended_before(const StoreReader&, const Match&, std::size_t limit);
/// While it is the same number, so are the moves; 0: unknown.
std::uint64_t moves_stamp(const StoreReader&, MatchId);
/// Newest match first.
std::vector<MatchSubscription> subscriptions_of(const StoreReader&, UserId,
                                                std::size_t limit = all_rows);

/// Everything but id, game, board, from, seats, offered_to, etiquette, senior, version and
/// outcome may change.
void change_match(UnitOfWork&, const Match&);
/// Stores how the match ended, or that it goes on: only where endings have their consequences
/// (OutcomeKey).
void set_outcome(UnitOfWork&, const Match&, OutcomeKey);
/// The challenge has been accepted.
void accept_offer(UnitOfWork&, MatchId);
/// Swaps the players' seats, and the senior's with them.
void swap_seats(UnitOfWork&, MatchId);
/// Gives this seat to another player; there is no senior any more.
void give_seat(UnitOfWork&, MatchId, Side, UserId);
/// The ply is the number of moves so far. False if it exists already, so a duplicate is
/// harmless; nothing has changed then.
bool append_move(UnitOfWork&, MatchId, const PlayedMove&);
/// Removes the moves from this ply on.
void remove_moves_from(UnitOfWork&, MatchId, int ply);
/// Gives the message its number.
void add_chat_message(UnitOfWork&, ChatMessage&);
/// Adds the conditions for matches in this state.
void add_state(std::vector<Condition>& where, MatchState);
const Table& moves_table();

}  // namespace posthouse::club
