// Letters about boards to players who read them only on the page. They say what the match says, so
// they are not stored but made when somebody asks: one for each match that waits for the reader,
// and for their latest finished ones.
#pragma once

#include "club/core/store.h"

#include <vector>

namespace posthouse::club {

/// Stored and unstored letters to this player, newest first, at most `limit`. Those that are not
/// stored have no id and show the match as of now: that of a running match is gone once its reader
/// has moved.
std::vector<Letter> letters_on_page(const StoreReader&, const User&, std::size_t limit);

}  // namespace posthouse::club
