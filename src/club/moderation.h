// Who may keep order on the page: an operator, in a session that was begun with their second
// factor. A token, a mail or a password alone never may.
//
// What they do is written down as the operator's acts are, and goes by the same functions
// (service_moderation.cpp). Another operator is out of their reach, and so are they themselves.
#pragma once

#include "base/refusal.h"
#include "club/command_table.h"
#include "club/store.h"
#include "club/types.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// The operator who has come by the session with this hash, or why nobody may keep order by it.
Expected<User> acting_operator(const StoreReader&, std::string_view session_hash, Instant now);

/// Whether the report is about this player or about a match of theirs: another operator sees to it.
bool concerns(const StoreReader&, const Report&, UserId);

/// “90m”, “12h”, “7d”, “2w”; none where it is something else.
std::optional<milliseconds> typed_duration(std::string_view typed);

/// Operators are written to about so many reports in an hour; what is above waits on the page.
inline constexpr std::size_t report_letters_an_hour = 10;

// Who acts for the house, why and when: the operator, at the machine on which it runs.
//
// Deliberately absent: what he does (service.h), any proof that he may: whoever can write the
// database is the operator.

struct OperatorContext {
    std::string who;     // his login name
    std::string reason;  // as players are told; may be empty
    Instant now{};
};

// What follows from what the operator has decreed about a player: what he may not do, and how he is
// told.
//
// A muted player plays, but his words reach nobody. A banned one may look, resign, read his
// letters, change his account and leave; his matches run on, and their clocks decide.

bool is_muted(const StoreReader&, UserId, Instant now);  // banned is muted, too
bool is_banned(const StoreReader&, UserId, Instant now);

/// Why this player may not do this now. `operator_address`: whom he may write to; may be empty.
std::optional<Refusal> sanction_error(const StoreReader&, const User&, CommandId, Instant now,
                                      std::string_view operator_address);

/// Of a muted player's move, which counts without what was written beneath it.
inline constexpr std::string_view words_left_out =
    "You are muted: the move counts, but your comment was left out.";

// Who wants nothing of whom, and what follows: no new match, no words. A match that runs goes on,
// and a tournament pairs them nonetheless.
//
// Whoever is turned away is told so in one sentence, as Lichess does it, and no more than that it
// is not accepted: neither since when nor why. A message that nobody will ever read is not taken as
// if it went. Who blocks cannot reach the other either, who could not answer.

/// One way only.
bool blocks(const StoreReader&, UserId by, UserId whom);
/// Either way.
bool is_blocked_pair(const StoreReader&, UserId one, UserId two);

/// Why these two begin no match; told to `asking`.
std::optional<Refusal> no_match_with(const StoreReader&, const User& asking, const User& other);
/// Why `from` cannot write to this player.
std::optional<Refusal> no_message_to(const StoreReader&, const User& from, const User& to);
/// Why nothing that `from` says at a board goes to the one he plays with; empty where it does.
std::string chat_error(const StoreReader&, const User& from, const User& to);

}  // namespace posthouse::club
