// Finds the move that a line of a reply states, alone or among other words: "c", "I play c,
// thanks".
#pragma once

#include "club/replies/reply_line.h"

#include <optional>
#include <string_view>

namespace posthouse::club {

/// None if the line does not clearly state one legal move.
std::optional<ReplyLine> read_stated_move(const ReplyLineParser&, std::string_view line);

/// Words that open a mail. Words that can also close one ("Ciao,") count only before a player's
/// name, since a name, perhaps a single letter, may follow them.
bool is_greeting(const ReplyLineParser&, std::string_view line);

}  // namespace posthouse::club
