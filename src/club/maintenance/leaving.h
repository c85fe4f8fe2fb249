// Deletes an account: ends everything that its player takes part in.
#pragma once

#include "base/refusal.h"
#include "club/core/store.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace posthouse::club {

struct OperatorContext;
struct Club;
struct CommandContext;

/// Deletes the account, also one closed before names were deleted. The audit entry does not contain
/// the name.
Expected<std::string> delete_player(Club&, UnitOfWork&, const OperatorContext&,
                                    std::string_view name);
/// Ends everything that this player takes part in and deletes their data; returns how many
/// matches they gave up.
std::size_t delete_account(CommandContext&, const User&);

}  // namespace posthouse::club
