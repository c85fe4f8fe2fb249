// What an operator does to the house itself, whether it is open or not: all of it goes by the
// store.
//
// Deliberately absent: anything that a player can do.
#pragma once

#include "app/configuration.h"
#include "club/types.h"

#include <iosfwd>
#include <string>

namespace posthouse {

/// Stops all clocks (`on`) or lets them run again (`off`); empty: says whether they stand.
int freeze(const Configuration&, const std::string& how, Instant now, std::ostream& out);

}  // namespace posthouse
