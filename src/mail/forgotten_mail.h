// Removes a forgotten player's letters from the maildirs of a server without a relay.
#pragma once

#include "club/forgotten.h"

#include <string>

namespace posthouse::mail {

/// Removes the maildirs of these addresses below `folder`, and from all others each letter that
/// names the player. Logs what cannot be removed, without a name.
void remove_mail_about(const std::string& folder, const club::Forgotten&);

}  // namespace posthouse::mail
