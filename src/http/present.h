// Who is in the house at this moment: whose pages are open.
#pragma once

#include "club/types.h"

#include <vector>

namespace posthouse::http {

struct Presence {
    std::vector<club::UserId> players;
    int anonymous = 0;  // pages of nobody who is logged in
};

}  // namespace posthouse::http
