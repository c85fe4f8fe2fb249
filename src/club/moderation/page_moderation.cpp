// Moderation on the page, and blocking by players.

#include "base/parse_number.h"
#include "club/accounts/account_tables.h"
#include "club/accounts/sanctions.h"
#include "club/accounts/sessions.h"
#include "club/accounts/sign_up_invitations.h"
#include "club/challenges/challenge_answers.h"
#include "club/challenges/pairing.h"
#include "club/commands/club.h"
#include "club/commands/command_context.h"
#include "club/core/calendar.h"
#include "club/core/letter_layout.h"
#include "club/maintenance/leaving.h"
#include "club/matches/match_tables.h"
#include "club/moderation/moderation.h"
#include "club/moderation/moderation_tables.h"
#include "club/moderation/new_players.h"
#include "club/moderation/operator_acts.h"
#include "club/programs/acting_operator.h"
#include "club/programs/program_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace posthouse::club {

static CommandResult execute_moderation(Club&, UnitOfWork&, const User& by, const Moderation&,
                                        Instant now, Response&);

namespace {

/// A player whom this operator may sanction and rename.
Expected<User> moderated_player(const StoreReader& reader, const User& by, std::string_view name) {
    auto user = find_player(reader, name);
    if (!user) return user;
    if (user->id == by.id)
        return refuse("moderate-yourself", "That is you: you cannot moderate yourself.");
    if (user->operator_since)
        return refuse(
            "moderate-operator",
            "{name} is an operator, too: only “posthouse admin” on the server can do that.",
            user->name);
    return user;
}

/// Reports the user's sessions and tokens as ended and their matches as changed.
void note_account_end(const StoreReader& reader, const User& user, Response& reply) {
    for (const Session& one : sessions_of(reader, user.id))
        reply.ended_sessions.push_back(one.token_hash);
    for (const ApiToken& one : tokens_of(reader, user.id)) reply.ended_sessions.push_back(one.hash);
    for (const Match& one : find_matches(reader, {std::nullopt, user.id, MatchState::running}))
        reply.changed.push_back(one.id);
}

}  // namespace

bool concerns(const StoreReader& reader, const Report& report, UserId user) {
    if (report.about == user) return true;
    const auto match = reader.match(report.match);
    return match && plays_in(*match, user);
}

std::optional<milliseconds> parse_duration(std::string_view typed) {
    using namespace std::chrono_literals;
    if (typed.empty()) return std::nullopt;
    const int number = parse_number<int>(typed.substr(0, typed.size() - 1)).value_or(0);
    if (number < 1 || number > 100'000) return std::nullopt;
    switch (typed.back()) {
        case 'm':
            return number * 1min;
        case 'h':
            return number * 1h;
        case 'd':
            return number * 24h;
        case 'w':
            return number * 7 * 24h;
        default:
            return std::nullopt;
    }
}

Response moderate(Club& club, UnitOfWork& unit, const Request& request) {
    Response reply;
    auto user = acting_operator(unit, request.session, request.now);
    if (request.scopes && !(*request.scopes & static_cast<int>(Scope::moderate)))
        user = refuse("operators-only", "Only operators can do that, logged in on the page.");
    reply.forbidden = !user;
    if (reply.forbidden) {
        reply.refusal = user.error();
        reply.text = std::string(reply.refusal->sentence);
        return reply;
    }
    const CommandResult said =
        execute_moderation(club, unit, *user, *request.moderation, request.now, reply);
    reply.accepted = bool(said);
    if (!said) reply.refusal = said.error();
    reply.text = said ? render_text(*said) : std::string(said.error().sentence);
    return reply;
}

static CommandResult invite_by_page(const Club& club, UnitOfWork& unit, const OperatorContext& by,
                                    const Moderation& wanted) {
    InvitationTerms terms{wanted.invitation_uses, std::nullopt, wanted.invitation_note};
    if (wanted.duration) terms.expires = by.now + *wanted.duration;
    const auto made = invite(unit, by, terms);
    if (!made) return made.error();
    const std::string code = sign_up_code(club.settings.key, made->id);
    return fmt::format("The invitation is valid until {} UTC, for {}: {}\n",
                       format_minute(made->expires), people(made->uses_max), code);
}

static CommandResult execute_moderation(Club& club, UnitOfWork& unit, const User& user,
                                        const Moderation& wanted, Instant now, Response& reply) {
    using Deed = Moderation::Action;
    const OperatorContext by{page_actor(user.name), wanted.reason, now};
    if (wanted.action == Deed::close_report) {
        const auto report = unit.find<Report>(wanted.report);
        if (report && concerns(unit, *report, user.id))
            return refuse("report-about-you",
                          "This report is about you: another operator must handle it.");
        return close_report(unit, by, wanted.report);
    }
    if (wanted.action == Deed::set_banner)
        return set_banner(unit, by, wanted.banner,
                          wanted.duration ? std::optional(now + *wanted.duration) : std::nullopt);
    if (wanted.action == Deed::end_banner) return end_banner(unit, by);
    if (wanted.action == Deed::invite) return invite_by_page(club, unit, by, wanted);
    if (wanted.action == Deed::withdraw_invitation)
        return withdraw_invitation(unit, by, wanted.invitation);
    const auto whom = moderated_player(unit, user, wanted.name);
    if (!whom) return whom.error();
    switch (wanted.action) {
        case Deed::mute:
            return add_sanction(club, unit, by, wanted.name, SanctionKind::mute, wanted.duration);
        case Deed::ban:
            return add_sanction(club, unit, by, wanted.name, SanctionKind::ban, wanted.duration);
        case Deed::unmute:
            return lift_sanction(unit, by, wanted.name, SanctionKind::mute);
        case Deed::unban:
            return lift_sanction(unit, by, wanted.name, SanctionKind::ban);
        case Deed::rename:
            return rename(club, unit, by, wanted.name, wanted.new_name);
        case Deed::remove:
            note_account_end(unit, *whom, reply);
            return delete_player(club, unit, by, wanted.name);
        case Deed::close_report:
        case Deed::set_banner:
        case Deed::end_banner:
        case Deed::invite:
        case Deed::withdraw_invitation:
            break;
    }
    ASSERT(false);
    __builtin_unreachable();
}

// Blocking and unblocking.

namespace {

constexpr std::size_t blocked_max = 200;

std::vector<std::string> names_in(const Command& command) {
    const auto words = command.arguments.find("name");
    return words == command.arguments.end() ? std::vector<std::string>() : words->second;
}

std::string format_blocked(const StoreReader& reader, UserId by, const Texts& texts) {
    std::string text;
    for (const Block& one : blocks_by(reader, by))
        if (const auto user = reader.user(one.whom))
            text += fmt::format("{:<20} {}\n", user->name,
                                texts("answer-since", {{"day", format_day(one.since)}}));
    if (text.empty()) return texts("answer-blocks-none") + "\n";
    return texts("answer-blocks") + "\n" + text + texts("answer-blocks-then") + "\n";
}

}  // namespace

static CommandResult block_command(CommandContext& context, const User& user) {
    const auto names = names_in(context.command);
    if (names.empty()) return format_blocked(context.unit, user.id, context.texts);
    // Check all before blocking the first.
    std::vector<User> whom;
    for (const std::string& name : names) {
        const auto found = find_player(context.unit, name);
        if (!found) return found.error();
        if (found->id == user.id)
            return refuse("block-yourself",
                          "You cannot block yourself, {name}: name somebody else.", user.name);
        if (found->level > 0)
            return refuse(
                "block-computer",
                "{name} is a computer, which challenges nobody and writes nothing: name a person.",
                found->name);
        if (std::ranges::count(whom, found->id, &User::id) == 0) whom.push_back(*found);
    }
    const auto before = blocks_by(context.unit, user.id);
    const auto new_blocks = std::ranges::count_if(whom, [&](const User& one) {
        return std::ranges::count(before, one.id, &Block::whom) == 0;
    });
    if (before.size() + static_cast<std::size_t>(new_blocks) > blocked_max)
        return refuse("too-many-blocked",
                      "You can block {n} players at most: “unblock” some, or “report” players who "
                      "bother you.",
                      blocked_max);
    for (const User& one : whom) {
        context.unit.keep(Block{user.id, one.id, context.now});
        context.unit.remove<Friend>(user.id, one.id);
        end_challenges_of(context.club, context.unit, user, context.now, context.reply, one.id);
        context.reply.audience_changed.insert(context.reply.audience_changed.end(),
                                              {user.id, one.id});
    }
    return wrap(context.texts("answer-blocked", {{"names", join_names(whom, context.texts)},
                                                 {"name", whom.front().name}})) +
           "\n";
}

static CommandResult unblock_command(CommandContext& context, const User& user) {
    const auto blocks = blocks_by(context.unit, user.id);
    std::vector<User> whom;
    for (const std::string& name : names_in(context.command)) {
        // May have left meanwhile.
        auto found = context.unit.user_named(name);
        if (!found) {
            const auto known = find_player(context.unit, name);
            if (!known) return known.error();
            found = *known;
        }
        if (std::ranges::count(blocks, found->id, &Block::whom) == 0)
            return refuse("not-blocked", "You do not block {name}: “block” alone lists them.",
                          found->name);
        if (std::ranges::count(whom, found->id, &User::id) == 0) whom.push_back(*found);
    }
    for (const User& one : whom) {
        context.unit.remove<Block>(user.id, one.id);
        context.reply.audience_changed.insert(context.reply.audience_changed.end(),
                                              {user.id, one.id});
    }
    pair_unasked(context, user.id);
    return wrap(context.texts("answer-unblocked", {{"names", join_names(whom, context.texts)}})) +
           "\n";
}

std::vector<CommandSpec> block_commands() {
    using enum Arity;
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::block,
         block_command,
         "block",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name", any}},
         ""},
        {Id::unblock,
         unblock_command,
         "unblock",
         false,
         player,
         false,
         {{"user"}, {"password"}, {"name", some}},
         ""},
    };
}

}  // namespace posthouse::club
