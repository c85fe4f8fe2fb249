// Guests: players without an account, who play by link (club/challenges/invitations.h) from one
// browser. Signing up on that browser makes the guest a player, who keeps the games.
//
// Their matches are unrated, and they may use only what plays and ends such a match.
#pragma once

#include "base/refusal.h"
#include "club/commands/backend.h"
#include "club/commands/club.h"
#include "club/commands/command_table.h"
#include "club/core/secrets.h"
#include "club/core/store.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

/// Nobody else's name begins with this.
inline constexpr std::string_view guest_prefix = "guest-";
/// Running matches, and open invitations, of one guest.
inline constexpr std::size_t guest_matches_max = 5;
/// So many guests may come from a client for each sign-up that is allowed.
inline constexpr int guests_per_sign_up = 4;

/// Adds a guest under a name that nobody has, such as “guest-heron-417”, and opens their session.
/// Refused with `retry_later` if too many came from this client.
LoginResult open_guest_session(UnitOfWork&, const ServerKey&, const SignUpLimits& sign_ups,
                               const std::function<std::uint64_t()>& random_bits, const Client&,
                               std::string device, std::string token, Instant now);

Refusal not_for_guests(const CommandSpec&);
/// Why a guest cannot run this command; none: they can, as far as it shows.
std::optional<Refusal> guest_error(const Command&);

}  // namespace posthouse::club
