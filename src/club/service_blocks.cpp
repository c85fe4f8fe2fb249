// A player says whose challenges and words he wants nothing of, and takes it back.

#include "club/blocks.h"
#include "club/errand.h"
#include "club/letters.h"
#include "club/notices.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace posthouse::club {
namespace {

constexpr std::size_t blocked_max = 200;

std::vector<std::string> names_in(const Command& command) {
    const auto words = command.words.find("name");
    return words == command.words.end() ? std::vector<std::string>() : words->second;
}

std::string format_blocked(const StoreReader& reader, UserId by) {
    std::string text;
    for (const Block& one : reader.blocks(by))
        if (const auto user = reader.user(one.whom))
            text += fmt::format("{:<20} since {}\n", user->name, format_day(one.since));
    if (text.empty()) return "You block nobody.\n";
    return "You block:\n" + text + "“unblock NAME” ends it.\n";
}

}  // namespace

Service::Said Service::block(CommandContext& context) const {
    const auto user = speaker(context);
    if (!user) return user.error();
    const auto names = names_in(context.command);
    if (names.empty()) return format_blocked(context.unit, user->id);
    // All of them are looked at before the first is blocked.
    std::vector<User> whom;
    for (const std::string& name : names) {
        const auto found = find_player(context.unit, name);
        if (!found) return found.error();
        if (found->id == user->id)
            return refuse("You cannot block yourself, ", user->name, ": name somebody else.");
        if (found->level > 0)
            return refuse(found->name,
                          " is the house’s computer, which challenges nobody and writes nothing: "
                          "name a person.");
        if (std::ranges::count(whom, found->id, &User::id) == 0) whom.push_back(*found);
    }
    const auto before = context.unit.blocks(user->id);
    const auto fresh = std::ranges::count_if(whom, [&](const User& one) {
        return std::ranges::count(before, one.id, &Block::whom) == 0;
    });
    if (before.size() + static_cast<std::size_t>(fresh) > blocked_max)
        return refuse("You can block ", blocked_max,
                      " players at most: “unblock” some, or “report” those who molest you.");
    for (const User& one : whom) {
        context.unit.set_block({user->id, one.id, context.now});
        context.unit.remove_friend(user->id, one.id);
        end_challenges_of(context.unit, *user, context.now, context.reply, one.id);
    }
    return wrap(fmt::format("You block {}: no challenges and no words from them reach you. "
                            "Matches that run go on. “unblock {}” ends it.",
                            names_listed(whom), whom.front().name)) +
           "\n";
}

Service::Said Service::unblock(CommandContext& context) const {
    const auto user = speaker(context);
    if (!user) return user.error();
    const auto blocks = context.unit.blocks(user->id);
    std::vector<User> whom;
    for (const std::string& name : names_in(context.command)) {
        // Also one who has left meanwhile.
        auto found = context.unit.user_named(name);
        if (!found) {
            const auto known = find_player(context.unit, name);
            if (!known) return known.error();
            found = *known;
        }
        if (std::ranges::count(blocks, found->id, &Block::whom) == 0)
            return refuse("You do not block ", found->name, ": “block” alone says whom you block.");
        if (std::ranges::count(whom, found->id, &User::id) == 0) whom.push_back(*found);
    }
    for (const User& one : whom) context.unit.remove_block(user->id, one.id);
    return wrap(fmt::format("You block {} no more: challenges and words from them reach you "
                            "again.",
                            names_listed(whom))) +
           "\n";
}

}  // namespace posthouse::club
