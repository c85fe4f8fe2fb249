// Operator acts on players, each in one unit of work: written to the audit log, and the players
// concerned get a letter. They return a sentence for the operator.
#pragma once

#include "club/commands/club.h"
#include "club/moderation/moderation.h"
#include "club/moderation/moderation_tables.h"

namespace posthouse::club {

/// `lasting`: none: until lifted. A ban removes the player's open challenges and searches;
/// running matches go on.
Expected<std::string> add_sanction(Club&, UnitOfWork&, const OperatorContext&,
                                   std::string_view name, SanctionKind,
                                   std::optional<milliseconds> lasting);
Expected<std::string> lift_sanction(UnitOfWork&, const OperatorContext&, std::string_view name,
                                    SanctionKind);
Expected<std::string> rename(Club&, UnitOfWork&, const OperatorContext&, std::string_view name,
                             std::string_view to);
/// Replaces all addresses by this one, as confirmed.
Expected<std::string> set_address(Club&, UnitOfWork&, const OperatorContext&, std::string_view name,
                                  const std::string& address);
/// A token with which the player can choose a new password, once, within `lasting`.
Expected<std::string> make_reset_token(Club&, UnitOfWork&, const OperatorContext&,
                                       std::string_view name, milliseconds lasting);
/// Shows a banner on every page, until then or until it is ended.
Expected<std::string> set_banner(UnitOfWork&, const OperatorContext&, std::string_view text,
                                 std::optional<Instant> until);
Expected<std::string> end_banner(UnitOfWork&, const OperatorContext&);
/// For a player who has lost their authenticator and their recovery codes.
Expected<std::string> end_two_factor(UnitOfWork&, const OperatorContext&, std::string_view name);
/// Lets a player moderate on the page (moderation.h). Requires two-factor authentication, so
/// that a stolen password alone is not enough.
Expected<std::string> make_operator(UnitOfWork&, const OperatorContext&, std::string_view name);
Expected<std::string> end_operator(UnitOfWork&, const OperatorContext&, std::string_view name);
Expected<std::string> close_report(UnitOfWork&, const OperatorContext&, ReportId);
void record_act(UnitOfWork&, const OperatorContext&, std::string what, UserId about = {},
                MatchId match = {});
void end_matchmaking(Club&, UnitOfWork&, const User&, Instant now);

}  // namespace posthouse::club
