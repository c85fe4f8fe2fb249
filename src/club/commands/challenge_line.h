// A challenge that was written as the beginning of a move list.
#pragma once

#include "base/refusal.h"
#include "club/commands/backend.h"

#include <string>

namespace posthouse::club {

/// The command for a challenge written as a move list: "wari challenge ann bob --first=ann
/// --move=c" and its options. The player on the left moves first. Refused if something is missing
/// or misplaced.
Expected<std::string> challenge_line(const ChallengeMoveList&);

}  // namespace posthouse::club
