// Move lists that players type or edit in mails: a board's list with the next move filled in,
//
//      2.  a    f
//      3.  c    ?       becomes       3.  c    d
//
// and a list that begins a match. Rows may be quoted, cut short, repeated or have lost their
// columns.
#pragma once

#include "base/refusal.h"
#include "club/commands/backend.h"
#include "club/matches/loaded_match.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace posthouse::club {

/// Whether the line is a row of a move list: "  3.  c   d".
bool is_move_list_row(std::string_view line);

/// The one move that was filled in; none if the rows are unchanged. `table` as it was in the letter
/// to `reader`. Refused unless all earlier moves are the match's own and exactly one is new.
Expected<std::optional<std::string>> completed_move(std::span<const std::string> rows,
                                                    const LoadedMatch& table, Side reader);

}  // namespace posthouse::club
