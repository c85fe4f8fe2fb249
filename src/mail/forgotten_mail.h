// Letters in the maildirs of a house without a relay, once one of its players is forgotten.
#pragma once

#include "club/forgotten.h"

#include <string>

namespace posthouse::mail {

/// Removes the maildirs of these addresses below `folder`, and from others each letter that names
/// the player. What cannot be removed is logged, without a name.
void remove_mail_about(const std::string& folder, const club::Forgotten&);

}  // namespace posthouse::mail
