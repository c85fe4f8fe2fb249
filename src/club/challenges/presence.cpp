#include "club/challenges/presence.h"

#include "club/accounts/sanctions.h"
#include "club/challenges/challenges.h"
#include "club/commands/command_context.h"

#include <algorithm>
#include <array>
#include <string>

namespace posthouse::club {
namespace {

constexpr std::array<std::string_view, 3> audiences{"nobody", "opponents", "everybody"};

}  // namespace

std::string_view name_of(PresenceAudience audience) {
    return audiences.at(static_cast<std::size_t>(audience));
}

PresenceAudience presence_audience(const StoreReader& reader, UserId user) {
    return reader.find<PresenceSetting>(user).value_or(PresenceSetting{}).audience;
}

bool may_see_presence(const StoreReader& reader, UserId player, std::optional<UserId> viewer) {
    if (viewer == player) return true;
    const PresenceAudience audience = presence_audience(reader, player);
    if (audience == PresenceAudience::nobody) return false;
    if (viewer && is_blocked_pair(reader, player, *viewer)) return false;
    if (audience == PresenceAudience::everybody) return true;
    return viewer && (reader.has<Friend>(player, *viewer) || have_played(reader, player, *viewer));
}

static CommandResult presence_command(CommandContext& context, const User& user) {
    const std::string_view typed = context.command.argument("audience");
    if (!typed.empty()) {
        const auto* const found = std::ranges::find_if(
            audiences, [typed](auto word) { return equals_ignore_case(word, typed); });
        if (found == audiences.end())
            return refuse("presence-malformed",
                          "Write who may see that you are here: nobody, opponents or everybody.");
        context.unit.put(PresenceSetting{
            user.id, static_cast<PresenceAudience>(std::distance(audiences.begin(), found))});
        context.reply.audience_changed.push_back(user.id);
    }
    const std::string_view audience = name_of(presence_audience(context.unit, user.id));
    context.reply.facts.push_back({"presence", std::string(audience)});
    return context.texts("letter-presence-" + std::string(audience)) + "\n";
}

std::vector<CommandSpec> presence_commands() {
    using enum AuthLevel;
    return {
        {CommandId::presence,
         presence_command,
         "presence",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"audience", Arity::optional}},
         ""},
    };
}

}  // namespace posthouse::club
