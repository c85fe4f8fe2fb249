// What follows from what the operator has decreed about a player: what he may not do, and how he is
// told.
//
// A muted player plays, but his words reach nobody. A banned one may look, resign, read his
// letters, change his account and leave; his matches run on, and their clocks decide.
//
// Deliberately absent: decreeing (service_operator.cpp).
#pragma once

#include "base/refusal.h"
#include "club/command_table.h"
#include "club/store.h"

#include <optional>
#include <string_view>

namespace posthouse::club {

bool is_muted(const StoreReader&, UserId, Instant now);  // banned is muted, too
bool is_banned(const StoreReader&, UserId, Instant now);

/// Why this player may not do this now. `operator_address`: whom he may write to; may be empty.
std::optional<Refusal> sanction_error(const StoreReader&, const User&, CommandId, Instant now,
                                      std::string_view operator_address);

/// Of a muted player's move, which counts without what was written beneath it.
inline constexpr std::string_view words_left_out =
    "You are muted: the move counts, but what you wrote beneath it was left out.";

}  // namespace posthouse::club
