// Invitations by link: open challenges that are not listed, for whoever has their code.
//
// The code is a keyed hash of game and board, so nothing secret is stored, and it still shows the
// match after somebody has accepted.
#pragma once

#include "club/commands/backend.h"
#include "club/core/secrets.h"
#include "club/core/store.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

/// After this an invitation that nobody has accepted is removed.
inline constexpr std::chrono::days invitation_lifetime{14};

/// “super-wari-17-0123456789abcdef0123”: game, board and code, as in the link /join/….
std::string invitation_code(const ServerKey&, std::string_view game, int board);
/// The board of this code; none if it is not one of ours.
std::optional<BoardName> read_invitation_code(const ServerKey&, std::string_view code);

/// Whether nobody can accept this any more.
bool has_expired(const OpenChallenge&, Instant now);

}  // namespace posthouse::club
