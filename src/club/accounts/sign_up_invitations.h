// Invitations to sign up: an operator's link opens a house that is closed or takes new players by
// invitation only. The code in the link is derived from the server's key, so that the database does
// not have it and the link can be shown again.
#pragma once

#include "base/refusal.h"
#include "club/accounts/account_tables.h"
#include "club/core/secrets.h"
#include "club/core/store.h"

#include <optional>
#include <string>
#include <string_view>

namespace posthouse::club {

/// “12-” and 20 hexadecimal digits.
std::string sign_up_code(const ServerKey&, SignUpInvitationId);

/// The number of the invitation with this code; 0: none has it.
SignUpInvitationId invitation_with(const ServerKey&, std::string_view code);
/// Why nobody can sign up by it (any more); none: they can.
std::optional<Refusal> invitation_error(const StoreReader&, SignUpInvitationId, Instant now);

/// Somebody has signed up by it. 0: by none.
void count_sign_up(UnitOfWork&, SignUpInvitationId);

}  // namespace posthouse::club
