// A move list that came back with the next move filled in, the old cut-and-paste way:
//
//      2.  a    f
//      3.  c    ?       becomes       3.  c    d
//
// The rows may be quoted, cut short, twice there, or have lost their columns; all that is filled in
// must be one move more than the match had, and all moves before it must be the match's own.
#pragma once

#include "base/refusal.h"
#include "club/loaded_match.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// "  3.  c   d": a row of a move list, and not a word of a letter.
bool is_sheet_row(std::string_view line);

/// The words that were filled in; none where the rows are as they were sent. `table` as it stood in
/// the letter to `reader`. Refused where they are not one certain move.
Expected<std::optional<std::string>> completed_move(std::span<const std::string> rows,
                                                    const LoadedMatch& table, Side reader);

}  // namespace posthouse::club
