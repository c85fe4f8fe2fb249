// Account deletion by the player or the operator, and what remains.

#include "club/maintenance/leaving.h"
#include "club/accounts/after_deletion.h"
#include "club/core/letter_layout.h"

#include "club/accounts/sessions.h"
#include "club/commands/command_context.h"
#include "club/commands/request_tables.h"
#include "club/core/forgotten.h"
#include "club/core/lookalike_name.h"
#include "club/letters/push_subscriptions.h"
#include "club/matches/endings.h"
#include "club/matches/match_tables.h"
#include "club/moderation/moderation.h"
#include "club/moderation/moderation_tables.h"
#include "club/moderation/operator_acts.h"
#include "club/programs/program_tables.h"
#include "club/tournaments/rounds.h"
#include "club/tournaments/series.h"
#include "club/tournaments/series_tables.h"
#include "club/tournaments/team_tables.h"
#include "club/tournaments/teams.h"
#include "club/tournaments/tournament_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace posthouse::club {
namespace {

constexpr std::size_t everything = 1'000'000;

/// What deletion would end, and how to confirm it.
std::string before_signing_off(const StoreReader& reader, const User& user,
                               std::span<const Match> matches, const Texts& texts) {
    std::string text =
        texts("letter-leaving-not-yet", {{"name", user.name}}) + "\n\n" +
        wrap(texts(matches.empty() ? "letter-leaving-no-matches" : "letter-leaving-matches")) +
        "\n";
    for (const Match& match : matches) {
        const auto opponent = reader.user(match.seats[index_of(other(seat_in(match, user.id)))]);
        text += "    " +
                texts("letter-leaving-match", {{"game", match.game},
                                               {"board", match.board},
                                               {"name", opponent ? opponent->name : ""}}) +
                "\n";
    }
    return text + "\n" + wrap(texts("letter-leaving", {{"deleted", deleted_user_name}})) +
           fmt::format("\n    signoff {} PASSWORD yes\n", user.name);
}

/// Includes former names, from the operator's entries “rename OLD to NEW”.
DeletedAccount all_about(const StoreReader& reader, const User& user, Instant now) {
    DeletedAccount forgotten{user.id, {user.name}, {}, now};
    for (const Address& one : user.addresses) forgotten.addresses.push_back(one.address);
    for (const AuditEntry& act : newest_audit_entries(reader, everything)) {
        if (act.about != user.id) continue;
        std::string_view what = act.what;
        const std::string_view verb = take_until(what, ' '), word = take_until(what, ' ');
        if (verb == "rename")
            forgotten.names.emplace_back(word);
        else if (verb == "address" && !what.empty())
            forgotten.addresses.emplace_back(what);
    }
    return forgotten;
}

}  // namespace

std::size_t delete_account(CommandContext& context, const User& user) {
    UnitOfWork& unit = context.unit;
    const MatchFilter of_theirs{std::nullopt, user.id, MatchState::running, everything};
    const std::size_t running = find_matches(unit, of_theirs).size();
    end_matchmaking(context.club, unit, user, context.now);
    for (const Regular& one : standing_entries_of(unit, user.id))
        leave_series(unit, *unit.find<Series>(one.series), user.id);
    for (const Series& one : find_series(unit, {.by = user.id})) end_series(unit, one, context.now);
    for (const Entrant& entrant : entries_of(unit, user.id)) {
        const auto one = unit.find<Tournament>(entrant.tournament);
        if (one->begun && !one->ended)
            withdraw_from_tournament(context, *one, entrant);
        else if (!one->ended)
            remove_entrant(unit, one->id, user.id);
    }
    for (const TeamMember& one : memberships_of(unit, user.id))
        leave_team(unit, *unit.find<Team>(one.team), user.id, context.now);
    for (Match& match : find_matches(unit, of_theirs)) {
        end_match(context, match,
                  {win_of(other(seat_in(match, user.id))), std::string(giving_up(unit, match)),
                   context.now},
                  user.id);
    }
    end_sessions(context, user.id, "");
    for (const ApiToken& one : tokens_of(unit, user.id))
        context.reply.ended_sessions.push_back(one.hash);
    for (const Sanction& one : unit.list<Sanction>(user.id))
        if (one.kind == SanctionKind::ban && one.holds(context.now))
            keep_banned(unit, context.club.settings.key, user,
                        std::min(one.until.value_or(Instant::max()),
                                 context.now + retention_after_deletion));
    reserve_name(unit, context.club.settings.key, user, context.now);
    const DeletedAccount forgotten = all_about(unit, user, context.now);
    forget_user(unit, forgotten);
    if (context.club.settings.on_forget) context.club.settings.on_forget(forgotten);
    context.reply.match.reset();  // the response is about none of them
    context.reply.snapshot = nullptr;
    return running;
}

static CommandResult sign_off_command(CommandContext& context, const User& known) {
    const std::string_view yes = context.command.argument("yes");
    if (yes.empty()) {
        const auto running =
            find_matches(context.unit, {std::nullopt, known.id, MatchState::running, everything});
        context.reply.facts.push_back(
            {"running_matches", static_cast<std::int64_t>(running.size())});
        return before_signing_off(context.unit, known, running, context.texts);
    }
    if (!equals_ignore_case(yes, "yes"))
        return refuse("leaving-unconfirmed",
                      "Nothing was done: to delete your account, write “yes” after your password.");
    const std::size_t running = delete_account(context, known);
    context.reply.account_deleted = true;
    return wrap(context.texts("letter-goodbye",
                              {{"matches", running}, {"deleted", deleted_user_name}})) +
           "\n";
}

static CommandResult export_own_command(CommandContext& context, const User&) {
    return wrap(context.texts("answer-export")) + "\n";
}

Expected<std::string> delete_player(Club& club, UnitOfWork& unit, const OperatorContext& by,
                                    std::string_view name) {
    const auto user = unit.user_named(name);
    if (!user)
        return refuse("admin-no-such-player",
                      "There is no player called “{typed}”: `posthouse admin users` lists them.",
                      truncate(name, 40));
    if (user->level > 0)
        return refuse("computer-not-person", "{name} is a computer: name a person.", user->name);
    const Command none;
    const PasswordCheck unproved;
    Request request;
    request.now = by.now;
    Response reply;
    CommandContext context{club, unit, request, none, unproved, reply, by.now};
    const std::size_t running = delete_account(context, *user);
    const DeletedAccount gone{user->id, {user->name}, {}, by.now};
    record_act(unit, {by.who, redact_account(by.reason, gone), by.now}, "delete an account",
               user->id);
    return fmt::format(
        "The account is deleted, and {} running {} given up. Others see “{}” instead of the name, "
        "which nobody can use for a year.\n",
        running, running == 1 ? "match is" : "matches are", deleted_user_name);
}

std::vector<CommandSpec> leaving_commands() {
    using enum Arity;
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::signoff,
         sign_off_command,
         "signoff",
         false,
         owner,
         false,
         {{"user"}, {"password"}, {"yes", optional}},
         ""},
        {Id::export_own,
         export_own_command,
         "export",
         false,
         player,
         false,
         {{"user"}, {"password"}},
         ""},
    };
}

}  // namespace posthouse::club
