// Who is in the house at this moment: whose pages are open.
#pragma once

#include "club/types.h"

#include <vector>

namespace posthouse {

struct Present {
    std::vector<UserId> players;
    int strangers = 0;  // pages of nobody who is logged in
};

}  // namespace posthouse
