// Moderation: operators on the page, mutes and bans, blocks between players.
//
// An operator acts in a session that was begun with their second factor, never by token, mail or
// password alone. Their acts are recorded like those on the server's machine and use the same
// functions (page_moderation.cpp). They cannot act on themselves or other operators.
#pragma once

#include "base/refusal.h"
#include "club/commands/command_table.h"
#include "club/core/store.h"
#include "club/core/types.h"
#include "club/moderation/moderation_tables.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

struct Club;
struct Request;
struct Response;

/// The operator of this session, or why it has none.
Expected<User> acting_operator(const StoreReader&, std::string_view session_hash, Instant now);

/// Whether the report is about this player or a match of theirs: then another operator handles it.
bool concerns(const StoreReader&, const Report&, UserId);

/// “90m”, “12h”, “7d”, “2w”; none if it is something else.
std::optional<milliseconds> parse_duration(std::string_view typed);

/// Operators get letters about so many reports an hour; further ones are only on the page.
inline constexpr std::size_t report_letters_an_hour = 10;

// An act of the operator on the server's machine. No permission is checked: whoever can write to
// the database is the operator.

struct OperatorContext {
    std::string who;     // login name
    std::string reason;  // shown to players; may be empty
    Instant now{};
};

// What muted and banned players cannot do. A muted player plays, but others cannot read what they
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

/// Carries out what an operator asks on the page.
Response moderate(Club&, UnitOfWork&, const Request&);

}  // namespace posthouse::club
