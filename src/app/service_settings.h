// What the club's service needs of the host's settings.
#pragma once

#include "app/config.h"
#include "club/service.h"

namespace posthouse::app {

/// Throws std::invalid_argument with a sentence where a setting makes no sense.
club::ServiceSettings service_settings(const Config&, club::HouseKey,
                                       std::function<std::uint64_t()> lot);

}  // namespace posthouse::app
