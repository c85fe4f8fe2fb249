// Automatic pairing of seekers.
#pragma once

#include "club/commands/command_context.h"

namespace posthouse::club {

/// Pairs seekers who suit each other by now though nobody has asked again: a block was lifted,
/// a rating has become provisional, a match of another game has ended.
Response pair_unasked(Club&, UnitOfWork&, std::string_view game, Instant now);
/// Begins matches of these players with seekers, as many as each wants: all others have been
/// considered before.
void pair_seekers(CommandContext&, const games::Game&, std::span<const UserId>,
                  const Match* ended = nullptr, bool asked = true);
/// Pairs a player, in each game that they seek, who may by now meet others than before.
void pair_unasked(CommandContext&, UserId);

}  // namespace posthouse::club
