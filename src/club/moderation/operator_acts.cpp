// Operator actions on players: sanctions, renaming, addresses, password resets, roles; reports by
// players; the banner.

#include "club/moderation/operator_acts.h"
#include "club/accounts/after_deletion.h"
#include "club/core/calendar.h"
#include "club/core/letter_layout.h"

#include "base/visible_text.h"
#include "club/accounts/account_tables.h"
#include "club/accounts/sessions.h"
#include "club/challenges/challenge_answers.h"
#include "club/challenges/challenge_tables.h"
#include "club/challenges/open_challenges.h"
#include "club/clocks/clock.h"
#include "club/commands/club.h"
#include "club/commands/command_context.h"
#include "club/core/events.h"
#include "club/letters/letter_delivery.h"
#include "club/letters/mail_tokens.h"
#include "club/letters/notification_letters.h"
#include "club/moderation/moderation.h"
#include "club/moderation/moderation_tables.h"
#include "club/tournaments/conduct.h"
#include "club/tournaments/teams.h"
#include "club/tournaments/tournament_tables.h"
#include "club/tournaments/tournaments.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {
namespace {

constexpr std::size_t reports_a_day = 5;
constexpr std::chrono::hours an_hour{1};

std::string_view sanction_word(SanctionKind kind) {
    return kind == SanctionKind::mute ? "mute" : "ban";
}

/// A person, also one who cannot be challenged at present.
Expected<User> find_person(const StoreReader& reader, std::string_view name) {
    auto user = find_player(reader, name);
    if (user && user->level > 0)
        return refuse("computer-not-person", "{name} is a computer: name a person.", user->name);
    return user;
}

/// A number that makes the Message-IDs of simultaneous letters to one player unique.
std::int64_t next_letter_number(const StoreReader& reader) {
    const auto acts = newest_audit_entries(reader, 1);
    return acts.empty() ? 0 : static_cast<std::int64_t>(acts.front().id);
}

}  // namespace

void record_act(UnitOfWork& unit, const OperatorContext& by, std::string what, UserId about,
                MatchId match) {
    AuditEntry act{{}, by.now, by.who, std::move(what), by.reason, about, match};
    unit.add(act);
}

/// Also stops seeking, so that the player is not paired again when a match ends.
void end_matchmaking(Club& club, UnitOfWork& unit, const User& user, Instant now) {
    for (const games::Game& game : games::all_games())
        if (const auto preferences = unit.find<PairingPreferences>(user.id, game.name);
            preferences && (preferences->seek > 0 || preferences->limit))
            unit.put(PairingPreferences{user.id, std::string(game.name), std::nullopt, 0, now});
    withdraw_offers(unit, {.by = user.id, .by_link = true}, now);
    Response reply;
    end_challenges_of(club, unit, user, now, reply);
}

Expected<std::string> add_sanction(Club& club, UnitOfWork& unit, const OperatorContext& by,
                                   std::string_view name, SanctionKind kind,
                                   std::optional<milliseconds> lasting) {
    const auto user = find_person(unit, name);
    if (!user) return user.error();
    Sanction one{user->id, kind, by.now, std::nullopt, by.reason};
    if (lasting) one.until = by.now + *lasting;
    unit.put(one);
    const std::string how_long =
        one.until ? fmt::format(" until {} UTC", format_minute(*one.until)) : std::string();
    record_act(unit, by, fmt::format("{} {}{}", sanction_word(kind), user->name, how_long),
               user->id);
    if (kind == SanctionKind::ban) {
        end_matchmaking(club, unit, *user, by.now);
        give_up_captaincies(unit, user->id, by.now);
        for (const Tournament& tournament : tournaments_of(unit, user->id))
            if (!tournament.begun) {
                remove_entrant(unit, tournament.id, user->id);
            } else if (tournament.rules.at_one_sitting) {
                pause_entrant(unit, tournament, user->id);
                run_tournament(club, unit, tournament.id, by.now);  // it may have waited for them
            }
    }
    queue_letter(
        unit,
        decision_letter(*user, kind == SanctionKind::mute ? "muted" : "banned",
                        {{"until", one.until ? format_minute(*one.until) : std::string("none")}},
                        by.reason, next_letter_number(unit), by.now),
        by.now);
    return fmt::format("{} is {}{}; a letter tells them.\n", user->name,
                       kind == SanctionKind::mute ? "muted" : "banned", how_long);
}

Expected<std::string> lift_sanction(UnitOfWork& unit, const OperatorContext& by,
                                    std::string_view name, SanctionKind kind) {
    const auto user = find_person(unit, name);
    if (!user) return user.error();
    const auto all = unit.list<Sanction>(user->id);
    const auto held = std::ranges::find(all, kind, &Sanction::kind);
    const bool mute = kind == SanctionKind::mute;
    if (held == all.end() || !held->holds(by.now))
        return mute ? refuse("not-muted", "{name} is not muted: nothing was done.", user->name)
                    : refuse("not-banned", "{name} is not banned: nothing was done.", user->name);
    unit.remove<Sanction>(user->id, kind);
    record_act(unit, by, fmt::format("un{} {}", sanction_word(kind), user->name), user->id);
    queue_letter(unit,
                 decision_letter(*user, mute ? "unmuted" : "unbanned", {}, by.reason,
                                 next_letter_number(unit), by.now),
                 by.now);
    return fmt::format("{} is no longer {}; a letter tells them.\n", user->name,
                       mute ? "muted" : "banned");
}

Expected<std::string> rename(Club& club, UnitOfWork& unit, const OperatorContext& by,
                             std::string_view name, std::string_view to) {
    auto user = find_person(unit, name);
    if (!user) return user.error();
    if (const auto wrong = name_error(to)) return *wrong;
    if (const auto taken = name_taken_error(unit, to, user->id)) return *taken;
    if (const auto left = reserved_name_error(unit, club.settings.key, to, by.now)) return *left;
    const std::string old = user->name;
    user->name = to;
    change_user(unit, *user);
    record_act(unit, by, fmt::format("rename {} to {}", old, to), user->id);
    queue_letter(unit,
                 decision_letter(*user, "renamed", {{"old", old}, {"name", to}}, by.reason,
                                 next_letter_number(unit), by.now),
                 by.now);
    return fmt::format("{} is now called {}; a letter tells them.\n", old, to);
}

Expected<std::string> set_address(Club& club, UnitOfWork& unit, const OperatorContext& by,
                                  std::string_view name, const std::string& address) {
    auto user = find_person(unit, name);
    if (!user) return user.error();
    auto addresses = read_addresses({address}, club.settings.mail_address);
    if (!addresses) return addresses.error();
    if (const Address* mailed = user->mail_address(); mailed && mailed->address != address) {
        Letter warning = address_warning(*user, mailed->address, by.now);
        unit.add(warning);
    }
    user->addresses = {Address{address, true, 0, std::nullopt, false}};
    change_user(unit, *user);
    record_act(unit, by, fmt::format("address {} {}", user->name, address), user->id);
    queue_letter(unit,
                 decision_letter(*user, "address", {{"address", address}}, by.reason,
                                 next_letter_number(unit), by.now),
                 by.now);
    return fmt::format("The letters of {} go to {} from now on.\n", user->name, address);
}

Expected<std::string> make_operator(UnitOfWork& unit, const OperatorContext& by,
                                    std::string_view name) {
    auto user = find_person(unit, name);
    if (!user) return user.error();
    if (user->operator_since)
        return refuse("already-operator", "{name} is an operator already.", user->name);
    if (!has_second_factor(unit, user->id))
        return refuse("operator-needs-second-factor",
                      "{name} has no two-factor authentication, which operators need: run this "
                      "again when they have switched it on in their settings.",
                      user->name);
    user->operator_since = by.now;
    change_user(unit, *user);
    record_act(unit, by, fmt::format("operator {}", user->name), user->id);
    queue_letter(
        unit, decision_letter(*user, "operator", {}, by.reason, next_letter_number(unit), by.now),
        by.now);
    return fmt::format("{} is now an operator; a letter tells them.\n", user->name);
}

static void end_operator_role(UnitOfWork& unit, const OperatorContext& by, User& user) {
    user.operator_since.reset();
    change_user(unit, user);
    record_act(unit, by, fmt::format("operator {} --end", user.name), user.id);
}

Expected<std::string> end_operator(UnitOfWork& unit, const OperatorContext& by,
                                   std::string_view name) {
    auto user = find_person(unit, name);
    if (!user) return user.error();
    if (!user->operator_since)
        return refuse("not-operator", "{name} is not an operator: nothing was done.", user->name);
    end_operator_role(unit, by, *user);
    queue_letter(
        unit,
        decision_letter(*user, "operator-ended", {}, by.reason, next_letter_number(unit), by.now),
        by.now);
    return fmt::format("{} is no longer an operator; a letter tells them.\n", user->name);
}

Expected<std::string> end_two_factor(UnitOfWork& unit, const OperatorContext& by,
                                     std::string_view name) {
    auto user = find_person(unit, name);
    if (!user) return user.error();
    if (!has_second_factor(unit, user->id))
        return refuse("no-second-factor",
                      "{name} has no two-factor authentication: nothing was done.", user->name);
    unit.remove<SecondFactor>(user->id);
    record_act(unit, by, fmt::format("two-factor-off {}", user->name), user->id);
    const bool was_operator = user->operator_since.has_value();
    if (was_operator) end_operator_role(unit, by, *user);
    queue_letter(
        unit,
        decision_letter(*user, "two-factor-off", {{"operator", was_operator ? "ended" : "no"}},
                        by.reason, next_letter_number(unit), by.now),
        by.now);
    return fmt::format("Two-factor authentication of {} is off{}; a letter tells them.\n",
                       user->name, was_operator ? ", and they are no longer an operator" : "");
}

Expected<std::string> make_reset_token(Club& club, UnitOfWork& unit, const OperatorContext& by,
                                       std::string_view name, milliseconds lasting) {
    const auto user = find_person(unit, name);
    if (!user) return user.error();
    record_act(unit, by, fmt::format("reset-link {}", user->name), user->id);
    return password_reset_token(club.settings.key, *user, by.now + lasting);
}

Expected<std::string> close_report(UnitOfWork& unit, const OperatorContext& by, ReportId id) {
    const auto report = unit.find<Report>(id);
    const auto number = static_cast<std::int64_t>(id);
    if (!report) return refuse("no-such-report", "There is no report {number}.", number);
    if (report->closed)
        return refuse("report-closed", "Report {number} was closed on {day} already.", number,
                      format_day(*report->closed));
    close_report(unit, id, by.now);
    record_act(unit, by, fmt::format("close report {}", number), report->about, report->match);
    return fmt::format("Report {} is closed.\n", number);
}

/// Sends a letter to the operator's address and to each operator whom the report does not concern,
/// for a limited number of reports an hour.
static void notify_operators(Club& club, UnitOfWork& unit, const Report& report, const User& by,
                             std::string_view about) {
    const auto lately = newest_reports(unit, true, report_letters_an_hour + 1);
    if (lately.size() > report_letters_an_hour && lately.back().at > report.at - an_hour) return;
    if (!club.settings.operator_address.empty()) {
        Letter letter = report_letter(report, by, about, club.settings.operator_address, report.at);
        unit.add(letter);
    }
    for (const User& one : page_operators(unit)) {
        if (one.left_at || concerns(unit, report, one.id)) continue;
        Letter letter = report_letter(report, by, about, "", report.at);
        letter.to = one.id;
        letter.message_id += fmt::format(".{}", static_cast<std::int64_t>(one.id));
        queue_letter(unit, std::move(letter), report.at);
    }
}

static CommandResult report_command(CommandContext& context, const User& user) {
    Report report;
    report.by = user.id;
    report.text = context.request.comment;
    report.at = context.now;
    const std::string_view word = context.command.argument("about");
    std::string about(word);
    if (const std::size_t slash = word.find('/'); slash != std::string_view::npos) {
        const games::Game* game = games::find_game(lower_case(word.substr(0, slash)));
        if (!game)
            return refuse("report-malformed",
                          "Name the match as in “report wari/12”, or a player: “report NAME”.");
        const auto match = find_match(context.unit, *game, word.substr(slash + 1));
        if (!match) return match.error();
        report.match = match->id;
        about =
            context.texts("letter-match-name", {{"game", match->game}, {"board", match->board}});
    } else {
        const auto other = find_person(context.unit, word);
        if (!other) return other.error();
        if (other->id == user.id)
            return refuse("report-yourself", "That is you: name somebody else, or a match.");
        report.about = other->id;
        about = other->name;
    }
    if (reports_by(context.unit, user.id, context.now - std::chrono::days{1}) >= reports_a_day)
        return refuse(
            "too-many-reports",
            "You have reached the limit of reports for today: the operator reads them all.");
    context.unit.add(report);
    notify_operators(context.club, context.unit, report, user, about);
    return wrap(context.texts("answer-reported", {{"name", user.name}, {"about", about}})) + "\n";
}

namespace {

constexpr std::size_t banner_characters_max = 300;

/// On one line, without spaces at its ends.
std::string one_line(std::string_view typed) {
    std::string line;
    for (const char c : visible_text(typed)) {
        const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (!blank)
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    if (line.ends_with(' ')) line.pop_back();
    return line;
}

std::size_t characters_in(std::string_view utf8) {
    return static_cast<std::size_t>(
        std::ranges::count_if(utf8, [](char c) { return (c & 0xC0) != 0x80; }));
}

}  // namespace

Expected<std::string> set_banner(UnitOfWork& unit, const OperatorContext& by, std::string_view text,
                                 std::optional<Instant> until) {
    const Banner banner{one_line(text), by.now, until};
    if (banner.text.empty())
        return refuse("banner-empty", "A banner needs text, such as “Tonight we close at 22:00”.");
    if (const std::size_t length = characters_in(banner.text); length > banner_characters_max)
        return refuse("banner-too-long",
                      "This banner has {length} characters, and {most} are allowed: shorten it.",
                      length, banner_characters_max);
    if (!banner.holds(by.now))
        return refuse("banner-time-passed",
                      "That time has passed: give one in the future, or leave --until out.");
    set_banner(unit, banner);
    const std::string how_long =
        until ? fmt::format(" until {} UTC", format_minute(*until)) : std::string();
    record_act(unit, by, fmt::format("banner{}: {}", how_long, banner.text), UserId{});
    return fmt::format("Every page shows this{}: {}\n", how_long, banner.text);
}

Expected<std::string> end_banner(UnitOfWork& unit, const OperatorContext& by) {
    const auto banner = unit.find<Banner>();
    if (!banner || !banner->holds(by.now))
        return refuse("no-banner", "There is no banner: nothing was done.");
    set_banner(unit, std::nullopt);
    record_act(unit, by, "end banner", UserId{});
    return std::string("The banner has been removed from every page.\n");
}

std::vector<CommandSpec> report_commands() {
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::report,
         report_command,
         "report",
         false,
         player,
         true,
         {{"user"}, {"password"}, {"about"}},
         ""},
    };
}

}  // namespace posthouse::club
