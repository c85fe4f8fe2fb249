// The accounts of the computer, one for each level.
#pragma once

#include "club/core/store.h"

namespace posthouse::club {

/// Creates the missing computer accounts, one for each level.
void create_computer_accounts(UnitOfWork&, Instant now);
/// The name of a computer's level; empty for people.
std::string_view level_description(const User&);

}  // namespace posthouse::club
