// Opens the house: store, door, gateways and workers, wired together. Also takes in one mail for a
// house that is closed.
#pragma once

#include "app/config.h"

#include <iosfwd>
#include <string>

namespace posthouse::app {

/// Runs until SIGINT or SIGTERM; returns the exit status. Says on `out` where it can be reached.
int serve(const Config&, std::ostream& out);

/// Where the page's files lie, unless another folder is set: `page` beside the program, or where a
/// package puts them.
std::string page_beside_program();

/// `posthouse receive`: one mail on `in`; 0 or 75.
int receive_mail(const Config&, const char* envelope_from, const std::string& envelope_to,
                 std::istream& in);

}  // namespace posthouse::app
