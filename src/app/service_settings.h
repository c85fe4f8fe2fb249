// What the club's service needs of the host's settings.
#pragma once

#include "app/configuration.h"
#include "club/service.h"

namespace posthouse {

/// Throws std::invalid_argument with a sentence where a setting makes no sense.
ServiceSettings service_settings(const Configuration&, HouseKey,
                                 std::function<std::uint64_t()> lot);

}  // namespace posthouse
