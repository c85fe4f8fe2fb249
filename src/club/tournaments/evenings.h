// Swiss tournaments at one sitting: players enter late, pause and come back between rounds.
#pragma once

#include "club/tournaments/conduct.h"

namespace posthouse::club {

extern const Conduct evening_conduct;

}  // namespace posthouse::club
