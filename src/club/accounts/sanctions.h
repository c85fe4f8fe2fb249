// What muted, banned and blocked players cannot do.
#pragma once

#include "base/refusal.h"
#include "club/commands/command_table.h"
#include "club/core/store.h"
#include "club/core/types.h"

#include <optional>
#include <string_view>

namespace posthouse::club {

// A muted player plays, but others cannot read what they
// write. A banned one can look, resign, read letters, change their account and leave; their clocks
// keep running.

bool is_muted(const StoreReader&, UserId, Instant now);  // also if banned
bool is_banned(const StoreReader&, UserId, Instant now);

/// Why this player cannot use this command now. `operator_address`: for questions; may be empty.
std::optional<Refusal> sanction_error(const StoreReader&, const User&, CommandId, Instant now,
                                      std::string_view operator_address);

// Blocked players: no new match and no messages between the two, in either direction. Running
// matches go on, and tournaments can pair them.
//
// As on Lichess, the blocked player is told in one sentence that this is not accepted, not since
// when or why; messages are refused, not dropped silently.

/// Whether one of them blocks the other.
bool is_blocked_pair(const StoreReader&, UserId one, UserId two);

/// Why these two cannot begin a match; for `asking`.
std::optional<Refusal> blocked_match_error(const StoreReader&, const User& asking,
                                           const User& other);
/// Why `from` cannot write to `to`.
std::optional<Refusal> blocked_message_error(const StoreReader&, const User& from, const User& to);
/// Why the chat of `from` does not reach their opponent; empty if it does.
std::optional<Refusal> chat_error(const StoreReader&, const User& from, const User& to);

}  // namespace posthouse::club
