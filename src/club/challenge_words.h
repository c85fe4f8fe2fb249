// What boards and letters say of a match that is offered and has not begun. Plain text, at most 72
// columns.
#pragma once

#include "club/loaded_match.h"

#include <optional>
#include <string>

namespace posthouse::club {

/// To whom the match is offered, and how it begins; ends in a blank line. Empty where it has begun.
std::string format_offer(const LoadedMatch&, std::optional<Side> reader);

/// In the letter to the challenged player: what is offered, how it is accepted and how not; ends in
/// a blank line. Empty for everybody else.
std::string how_it_is_offered(const LoadedMatch&, std::optional<Side> reader);

}  // namespace posthouse::club
