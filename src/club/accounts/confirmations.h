// What the codes in letters confirm: a new account, an address.
#pragma once

#include "club/accounts/account_tables.h"
#include "club/commands/command_context.h"

#include <string_view>

namespace posthouse::club {

CommandResult confirm_sign_up(CommandContext&, SignUpId);
/// Refused if the token confirms no address.
CommandResult confirm_address_by_token(CommandContext&, std::string_view token);

}  // namespace posthouse::club
