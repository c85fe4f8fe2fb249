#include "club/tournaments/teams.h"

#include "club/accounts/sanctions.h"
#include "club/commands/command_context.h"
#include "club/core/calendar.h"
#include "club/core/letter_layout.h"
#include "club/letters/letter_delivery.h"
#include "club/tournaments/announcing.h"
#include "club/tournaments/tournaments.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace posthouse::club {

namespace {

constexpr std::ptrdiff_t captaincies_max = 3;
constexpr std::size_t memberships_max = 10;  // of one player, with those that they ask for
constexpr std::size_t members_max = 500;

/// Sends `letter-team-WHAT`, about a player of this name, once a day.
void tell(UnitOfWork& unit, UserId to, std::string_view what, const Team& team,
          std::string_view name, Instant now) {
    const auto user = unit.user(to);
    if (!user || user->level > 0 || user->left_at) return;
    const Texts texts(user->language);
    Letter letter;
    letter.to = to;
    letter.written = letter.due = now;
    letter.message_id =
        fmt::format("team.{}.{}.{}.{}.{}", static_cast<std::int64_t>(team.id),
                    static_cast<std::int64_t>(to), what, fold_case(name), format_day(now));
    letter.subject = texts("letter-team-subject", {{"team", team.name}});
    letter.body =
        texts("letter-greeting", {{"name", user->name}}) + "\n\n" +
        wrap(texts("letter-team-" + std::string(what), {{"team", team.name}, {"name", name}})) +
        "\n    {page}/team/" + team.name + "\n";
    letter.body.set_language(texts.language());
    queue_letter(unit, std::move(letter), now);
}

void make_captain(UnitOfWork& unit, Team team, UserId user, Instant now) {
    team.captain = user;
    change_team(unit, team);
    tell(unit, user, "captain", team, "", now);
}

/// The longest member but this one, of those who are not banned if there is any.
std::optional<UserId> next_captain(const StoreReader& reader, std::vector<TeamMember> members,
                                   UserId but, Instant now) {
    std::erase_if(members, [but](const TeamMember& one) { return one.asks || one.user == but; });
    if (members.empty()) return std::nullopt;
    const auto free = std::ranges::find_if(
        members, [&](const TeamMember& one) { return !is_banned(reader, one.user, now); });
    return free == members.end() ? members.front().user : free->user;
}

Expected<Team> find_team(const CommandContext& context) {
    const std::string_view name = context.command.argument("name");
    const auto found = team_named(context.unit, name);
    if (!found)
        return refuse("no-such-team", "There is no team “{typed}”: “team” lists them.",
                      truncate(name, 40));
    return *found;
}

/// The member, or who asks to be one, whom the option of a captain's command names.
Expected<TeamMember> read_member(const CommandContext& context, const User& user, const Team& team,
                                 std::string_view option) {
    if (team.captain != user.id)
        return refuse("team-captain-only", "Only {name}, the captain of {team}, can do that.",
                      context.unit.user(team.captain)->name, team.name);
    const auto who = find_player(context.unit, *context.command.line.option(option));
    if (!who) return who.error();
    const auto member = context.unit.find<TeamMember>(team.id, who->id);
    if (!member)
        return refuse("team-no-member", "{name} neither belongs to {team} nor asks to.", who->name,
                      team.name);
    return *member;
}

/// Empty if done; what follows is the team as it is then.
using Done = std::optional<Refusal>;

Done join(CommandContext& context, const User& user, const Team& team) {
    if (context.unit.has<TeamMember>(team.id, user.id))
        return refuse("team-joined-already", "You belong to {team} already, or have asked to.",
                      team.name);
    if (memberships_of(context.unit, user.id).size() >= memberships_max)
        return refuse("too-many-teams", "You belong to {n} teams: leave one of them first.",
                      memberships_max);
    if (members_of(context.unit, team.id).size() >= members_max)
        return refuse("team-full", "{team} is full.", team.name);
    if (is_blocked_pair(context.unit, user.id, team.captain))
        return refuse("team-refuses", "{team} does not admit you.", team.name);
    context.unit.put(TeamMember{team.id, user.id, context.now, team.on_request});
    if (team.on_request) tell(context.unit, team.captain, "asks", team, user.name, context.now);
    return std::nullopt;
}

Done leave(CommandContext& context, const User& user, const Team& team) {
    if (!context.unit.has<TeamMember>(team.id, user.id))
        return refuse("team-not-joined", "You do not belong to {team}.", team.name);
    leave_team(context.unit, team, user.id, context.now);
    return std::nullopt;
}

Done admit(CommandContext& context, const User& user, const Team& team) {
    auto member = read_member(context, user, team, "admit");
    if (!member) return member.error();
    if (!member->asks) return std::nullopt;
    context.unit.put(TeamMember{team.id, member->user, context.now, false});
    tell(context.unit, member->user, "admitted", team, user.name, context.now);
    return std::nullopt;
}

Done remove(CommandContext& context, const User& user, const Team& team) {
    const auto member = read_member(context, user, team, "remove");
    if (!member) return member.error();
    leave_team(context.unit, team, member->user, context.now);
    if (member->user != user.id)
        tell(context.unit, member->user, member->asks ? "refused" : "removed", team, user.name,
             context.now);
    return std::nullopt;
}

Done hand_over(CommandContext& context, const User& user, const Team& team) {
    const auto member = read_member(context, user, team, "captain");
    if (!member) return member.error();
    if (member->asks)
        return refuse("team-no-member", "{name} neither belongs to {team} nor asks to.",
                      context.unit.user(member->user)->name, team.name);
    if (is_banned(context.unit, member->user, context.now))
        return refuse("team-captain-banned", "{name} is banned: choose somebody else.",
                      context.unit.user(member->user)->name);
    if (member->user != user.id) make_captain(context.unit, team, member->user, context.now);
    return std::nullopt;
}

constexpr std::pair<std::string_view, Done (*)(CommandContext&, const User&, const Team&)> acts[] =
    {{"join", join},
     {"leave", leave},
     {"admit", admit},
     {"remove", remove},
     {"captain", hand_over}};

/// Takes the place of a team of that name that is no more and of which no tournament tells.
bool begin_anew(UnitOfWork& unit, Team& made) {
    const auto gone = gone_team_named(unit, made.name);
    if (!gone || !tournaments_of_team(unit, gone->id, 1).empty()) return false;
    made.id = gone->id;
    change_team(unit, made);
    return true;
}

CommandResult make_team(CommandContext& context, const User& user) {
    // Its name is read by others.
    if (const auto refusal = sanction_error(context.unit, user, CommandId::tournament, context.now,
                                            context.club.settings.operator_address))
        return *refusal;
    const std::string_view name = context.command.argument("name");
    if (!is_event_name(name))
        return refuse("team-name-malformed",
                      "A team's name has 2 to 30 letters, digits, - or _, a letter first: “team "
                      "foxes --make”.");
    const auto own = memberships_of(context.unit, user.id);
    const auto leads = [&](const TeamMember& one) {
        return context.unit.find<Team>(one.team)->captain == user.id;
    };
    if (own.size() >= memberships_max || std::ranges::count_if(own, leads) >= captaincies_max)
        return refuse("too-many-captaincies",
                      "You lead {n} teams or belong to {most}: hand one over or leave one first.",
                      captaincies_max, memberships_max);
    Team made{{},
              std::string(name),
              user.id,
              context.command.line.option("on-request").has_value(),
              context.now};
    if (!context.unit.add(made) && !begin_anew(context.unit, made))
        return refuse("team-name-taken", "There is, or was, a team “{typed}”: choose another name.",
                      name);
    context.unit.put(TeamMember{made.id, user.id, context.now});
    return format_team(context.unit, made, user.id, context.texts);
}

CommandResult list_teams(CommandContext& context) {
    std::string text;
    for (const Team& one : find_teams(context.unit, teams_listed))
        text += wrap_with_indent("", team_line(context.unit, one, context.texts)) + "\n";
    return text + (text.empty() ? "" : "\n") + wrap(context.texts("answer-teams")) + "\n";
}

CommandResult team_command(CommandContext& context, const User& user) {
    if (context.command.argument("name").empty()) return list_teams(context);
    const CommandLine& line = context.command.line;
    if (line.option("make")) return make_team(context, user);
    const auto found = find_team(context);
    if (!found) return found.error();
    for (const auto& [option, act] : acts)
        if (line.option(option)) {
            if (auto refusal = act(context, user, *found)) return *refusal;
            break;
        }
    const Team after = *context.unit.find<Team>(found->id);
    if (after.captain == UserId{})
        return wrap(context.texts("answer-team-gone", {{"team", after.name}})) + "\n";
    return format_team(context.unit, after, user.id, context.texts);
}

std::string names_of(const StoreReader& reader, const std::vector<TeamMember>& members) {
    std::string names;
    for (const TeamMember& one : members)
        (names += names.empty() ? "" : ", ") += reader.user(one.user)->name;
    return names;
}

}  // namespace

Expected<TeamId> team_to_enter(const StoreReader& reader, const Tournament& about, UserId user,
                               std::string_view named) {
    if (!about.rules.of_teams()) {
        if (named.empty()) return TeamId{};
        return refuse("tournament-without-teams",
                      "{cup} is not played by teams: leave out “{typed}”.", about.name,
                      truncate(named, 40));
    }
    const bool match = about.rules.system == tournament::System::teams;
    std::vector<TeamId> own;
    std::string names;
    for (const TeamMember& one : memberships_of(reader, user)) {
        if (one.asks || (match && std::ranges::count(about.sides, one.team) == 0)) continue;
        const std::string name = reader.find<Team>(one.team)->name;
        if (!named.empty() && !equals_ignore_case(name, named)) continue;
        own.push_back(one.team);
        (names += names.empty() ? "" : ", ") += name;
    }
    if (own.size() == 1) return own.front();
    if (!own.empty())
        return refuse("tournament-team-unclear",
                      "Say for which of your teams you play, {names}: “{game} join {cup} TEAM”.",
                      names, about.game, about.name);
    return refuse("tournament-team-missing",
                  "{cup} is played by teams, and you belong to none that plays in it: “team” lists "
                  "them.",
                  about.name);
}

void leave_team(UnitOfWork& unit, const Team& team, UserId user, Instant now) {
    unit.remove<TeamMember>(team.id, user);
    for (const Tournament& one : tournaments_of(unit, user))
        if (!one.begun && unit.find<Entrant>(one.id, user)->team == team.id)
            remove_entrant(unit, one.id, user);
    if (team.captain != user) return;
    const auto left = members_of(unit, team.id);
    if (const auto next = next_captain(unit, left, user, now))
        return make_captain(unit, team, *next, now);
    Team gone = team;
    gone.captain = {};
    change_team(unit, gone);
    for (const Tournament& one : find_tournaments(unit, {.over = false}))
        if (!one.begun && std::ranges::count(one.sides, team.id) > 0) call_off(unit, one, now);
    for (const TeamMember& one : left) {
        unit.remove<TeamMember>(team.id, one.user);
        tell(unit, one.user, "refused", team, "", now);
    }
}

void give_up_captaincies(UnitOfWork& unit, UserId user, Instant now) {
    for (const TeamMember& own : memberships_of(unit, user)) {
        const Team team = *unit.find<Team>(own.team);
        if (team.captain != user) continue;
        if (const auto next = next_captain(unit, members_of(unit, team.id), user, now))
            make_captain(unit, team, *next, now);
    }
}

std::string team_line(const StoreReader& reader, const Team& team, const Texts& texts) {
    const auto members = members_of(reader, team.id);
    return texts(team.on_request ? "letter-team-line-on-request" : "letter-team-line",
                 {{"team", team.name},
                  {"n", std::ranges::count(members, false, &TeamMember::asks)},
                  {"captain", reader.user(team.captain)->name}});
}

std::vector<TeamMember> asking_for(const StoreReader& reader, const Team& team,
                                   std::optional<UserId> viewer) {
    auto asking = members_of(reader, team.id);
    std::erase_if(asking, [&](const TeamMember& one) {
        return !one.asks || (viewer != team.captain && viewer != one.user);
    });
    return asking;
}

std::string format_team(const StoreReader& reader, const Team& team, std::optional<UserId> viewer,
                        const Texts& texts) {
    auto members = members_of(reader, team.id);
    std::erase_if(members, &TeamMember::asks);
    std::string text = wrap(team_line(reader, team, texts)) + "\n";
    text += wrap(texts("letter-team-members", {{"names", names_of(reader, members)}})) + "\n";
    if (const std::string asking = names_of(reader, asking_for(reader, team, viewer));
        !asking.empty())
        text += wrap(texts("letter-team-asking", {{"names", asking}})) + "\n";
    return text + wrap(texts("letter-team-to-join", {{"team", team.name}})) + "\n";
}

std::vector<CommandSpec> team_commands() {
    using enum Arity;
    using enum AuthLevel;
    return {{CommandId::team,
             team_command,
             "team",
             false,
             player,
             false,
             {{"user"}, {"password"}, {"name", optional}},
             "[--make] [--on-request] [--join] [--leave] [--admit=PLAYER] [--remove=PLAYER] "
             "[--captain=PLAYER]"}};
}

}  // namespace posthouse::club
