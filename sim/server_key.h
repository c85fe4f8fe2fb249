// The key of each simulated server.
#pragma once

#include "club/core/secrets.h"

namespace posthouse::sim {

/// Always the same, so that players know the links which it makes.
inline club::ServerKey server_key() {
    return club::ServerKey::from_words("a simulated house");
}

}  // namespace posthouse::sim
