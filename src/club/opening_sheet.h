// A challenge that was written as the beginning of a move list.
#pragma once

#include "base/refusal.h"
#include "club/backend.h"

#include <string>

namespace posthouse::club {

/// The command that it stands for: "wari challenge ann bob --first=ann --move=c" and its options.
/// The player on the left moves first. Else a sentence about what is missing or in the wrong place.
Expected<std::string> challenge_of(const OpeningSheet&);

}  // namespace posthouse::club
