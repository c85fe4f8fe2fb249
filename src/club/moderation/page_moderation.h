// Moderation on the page.
#pragma once

#include "club/commands/club.h"

namespace posthouse::club {

Response moderate(Club&, UnitOfWork&, const Request&);

}  // namespace posthouse::club
