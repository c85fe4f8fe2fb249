// Who wants nothing of whom, and what follows: no new match, no words. A match that runs goes on,
// and a tournament pairs them nonetheless.
//
// Whoever is turned away is told so in one sentence, as Lichess does it, and no more than that it
// is not accepted: neither since when nor why. A message that nobody will ever read is not taken as
// if it went. Who blocks cannot reach the other either, who could not answer.
//
// Deliberately absent: setting a block (service_blocks.cpp).
#pragma once

#include "base/refusal.h"
#include "club/store.h"

#include <optional>
#include <string>

namespace posthouse::club {

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
