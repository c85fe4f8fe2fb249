// `posthouse dead-letters`: what could not be delivered, for the host of the house. It may look
// while the house is open.
//
// Deliberately absent: the letters' words, which are their readers'; sending anything (the open
// house does).
#pragma once

#include "app/configuration.h"

#include <ostream>
#include <string>

namespace posthouse::app {

/// Lists them, newest first; `retry` is a letter's number or "all": they are tried again at once.
/// The exit status: 0, or 2 where there is no such letter.
int dead_letters(const Config&, const std::string& retry, std::ostream& out);

}  // namespace posthouse::app
