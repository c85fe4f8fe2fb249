#include "club/accounts/computer_accounts.h"

#include "club/accounts/account_tables.h"
#include "search/levels.h"

#include <fmt/format.h>

namespace posthouse::club {

void create_computer_accounts(UnitOfWork& unit, Instant now) {
    for (const search::Level& level : search::levels) {
        User user;
        user.name = fmt::format("computer-{}", level.number);
        user.level = level.number;
        user.joined = now;
        add_user(unit, user);
    }
}

std::string_view level_description(const User& user) {
    const search::Level* level = search::find_level(user.level);
    return level ? level->name : std::string_view();
}

}  // namespace posthouse::club
