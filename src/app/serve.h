// Runs the server: store, backend, gateways and workers, wired together. Also delivers one mail
// while no server runs.
#pragma once

#include "app/config.h"

#include <iosfwd>
#include <string>

namespace posthouse::app {

/// Runs until SIGINT or SIGTERM; returns the exit status. Prints its addresses to `out`.
int serve(const Config&, std::ostream& out);

/// `posthouse receive`: delivers one mail from `in`; returns 0 or 75.
int receive_mail(const Config&, const char* envelope_from, const std::string& envelope_to,
                 std::istream& in);

}  // namespace posthouse::app
