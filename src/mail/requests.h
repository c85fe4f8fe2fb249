// From a mail to a Request: which of its lines are commands, what is a comment, and where the
// answer goes.
//
// The subject is the command; where it is empty, nothing but `Re:`, `multiple` or the fixed subject
// of a board letter, the body holds one command a line.
//
// Deliberately absent: what a command means, who is speaking (a password in the command proves it),
// reply tokens.
#pragma once

#include "club/door.h"
#include "club/secrets.h"
#include "mail/incoming.h"

#include <string>
#include <string_view>
#include <vector>

namespace posthouse {

/// Without `Re:`, `AW:`, `Fwd:` and their like, without `**` words, blanks made one.
std::string command_in_subject(std::string_view subject);

/// The command lines at the front of a body: up to `--`, `thanks` or `quit`, without comments and
/// blank lines.
std::vector<std::string> command_lines(std::string_view body);

/// The one key under which this mail has its effect: its sender and Message-ID, else a keyed hash
/// of what it says. The mail must have exactly one From address.
std::string key_of(const IncomingMail&, const HouseKey&);

/// The mail must have exactly one From address (never_answer saw to it).
Request request_of(const IncomingMail&, const HouseKey&, Instant now);

}  // namespace posthouse
