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

/// The invitation with this code, if a player can still sign up by it; or why not.
Expected<SignUpInvitation> usable_invitation(const StoreReader&, const ServerKey&,
                                             std::string_view code, Instant now);

/// Somebody has signed up by it. 0: by none.
void count_sign_up(UnitOfWork&, SignUpInvitationId);

}  // namespace posthouse::club
