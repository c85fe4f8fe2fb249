// What the operator does to players: mute, ban, lift, rename, give an address, let somebody in
// again who has forgotten his password; and what players report to him.

#include "club/clock.h"
#include "club/errand.h"
#include "club/events.h"
#include "club/leaving.h"
#include "club/letters.h"
#include "club/marks.h"
#include "club/moderation.h"
#include "club/notices.h"
#include "club/post.h"
#include "club/restraints.h"
#include "club/second_factor.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse {
namespace {

constexpr std::size_t reports_a_day = 5;
constexpr std::chrono::days a_day{1};
constexpr std::chrono::hours an_hour{1};

std::string_view word_of(RestraintKind kind) {
    return kind == RestraintKind::mute ? "mute" : "ban";
}

/// A person of the house, also one whom nobody may challenge at present.
Or<User> find_person(const Reader& reader, std::string_view name) {
    auto user = find_player(reader, name);
    if (user && user->level > 0)
        return refuse(user->name, " is the computer: only people are meant here.");
    return user;
}

/// So many letters to one player in one moment, each with a Message-ID of its own.
std::int64_t next_act(const Reader& reader) {
    const auto acts = reader.operator_acts(1);
    return acts.empty() ? 0 : static_cast<std::int64_t>(acts.front().id);
}

std::string decreed(RestraintKind kind, const std::optional<Instant>& until) {
    const std::string how_long = until ? fmt::format("until {} UTC", minute_in_words(*until))
                                       : std::string("until further notice");
    if (kind == RestraintKind::mute)
        return fmt::format(
            "you are muted {}: you may play on, but your messages, your talk at boards and what "
            "you "
            "write beneath moves reach nobody.",
            how_long);
    return fmt::format(
        "you are barred from the house {}: you may not move, begin matches or write to others. "
        "Your "
        "matches run on, and so do your clocks. You may look at everything, resign, read your "
        "letters, and leave.",
        how_long);
}

}  // namespace

void Service::note(Unit& unit, const ByOperator& by, std::string what, UserId about,
                   MatchId match) {
    OperatorAct act{{}, by.now, by.who, std::move(what), by.reason, about, match};
    unit.add_operator_act(act);
}

/// Who seeks no more is not paired anew when his matches end.
void Service::end_wishes(Unit& unit, const User& user, Instant now) const {
    for (const Game& game : all_games())
        if (const auto appetite = unit.appetite(user.id, game.name);
            appetite && (appetite->seek > 0 || appetite->limit))
            unit.set_appetite({user.id, std::string(game.name), std::nullopt, 0, now});
    for (const Offer& offer : unit.offers(std::nullopt))
        if (offer.by == user.id) {
            unit.remove_offer(offer.game, offer.board);
            happened(unit, event_of(offer, EventKind::offer_gone, now));
        }
    Reply reply;
    end_challenges_of(unit, user, now, reply);
}

Or<std::string> Service::restrain(Unit& unit, const ByOperator& by, std::string_view name,
                                  RestraintKind kind, std::optional<milliseconds> lasting) const {
    const auto user = find_person(unit, name);
    if (!user) return user.refusal();
    Restraint one{user->id, kind, by.now, std::nullopt, by.reason};
    if (lasting) one.until = by.now + *lasting;
    unit.set_restraint(one);
    const std::string how_long =
        one.until ? fmt::format(" until {} UTC", minute_in_words(*one.until)) : std::string();
    note(unit, by, fmt::format("{} {}{}", word_of(kind), user->name, how_long), user->id);
    if (kind == RestraintKind::ban) {
        end_wishes(unit, *user, by.now);
        for (const Tournament& tournament : unit.tournaments_of(user->id))
            if (!tournament.begun) unit.remove_entrant(tournament.id, user->id);
    }
    post(unit,
         decision_letter(*user, kind == RestraintKind::mute ? "You are muted" : "You are barred",
                         decreed(kind, one.until), by.reason, next_act(unit), by.now),
         by.now);
    return fmt::format("{} is {}{}, and is told so by letter.\n", user->name,
                       kind == RestraintKind::mute ? "muted" : "barred", how_long);
}

Or<std::string> Service::lift(Unit& unit, const ByOperator& by, std::string_view name,
                              RestraintKind kind) const {
    const auto user = find_person(unit, name);
    if (!user) return user.refusal();
    const auto all = unit.restraints(user->id);
    const auto held = std::ranges::find(all, kind, &Restraint::kind);
    const bool mute = kind == RestraintKind::mute;
    if (held == all.end() || !held->holds(by.now))
        return refuse(user->name, " is not ", mute ? "muted" : "barred", ": nothing was done.");
    unit.lift_restraint(user->id, kind);
    note(unit, by, fmt::format("un{} {}", word_of(kind), user->name), user->id);
    post(unit,
         decision_letter(*user, mute ? "You may speak again" : "You may play again",
                         mute ? "you are muted no more: what you write reaches others again."
                              : "you are barred no more: welcome back.",
                         by.reason, next_act(unit), by.now),
         by.now);
    return fmt::format("{} is {} no more, and is told so by letter.\n", user->name,
                       mute ? "muted" : "barred");
}

Or<std::string> Service::rename(Unit& unit, const ByOperator& by, std::string_view name,
                                std::string_view to) const {
    auto user = find_person(unit, name);
    if (!user) return user.refusal();
    if (const auto wrong = wrong_name(to)) return *wrong;
    if (const auto taken = taken_name(unit, to, user->id)) return *taken;
    if (const auto left = name_of_who_left(unit, settings_.key, to, by.now)) return *left;
    const std::string old = user->name;
    user->name = to;
    unit.change_user(*user);
    note(unit, by, fmt::format("rename {} to {}", old, to), user->id);
    post(unit,
         decision_letter(*user, "You have another name",
                         fmt::format("your name in the house, which was {}, is {} from now on. Log "
                                     "in with it; your password stays.",
                                     old, to),
                         by.reason, next_act(unit), by.now),
         by.now);
    return fmt::format("{} is called {} from now on, and is told so by letter.\n", old, to);
}

Or<std::string> Service::give_address(Unit& unit, const ByOperator& by, std::string_view name,
                                      const std::string& address) const {
    auto user = find_person(unit, name);
    if (!user) return user.refusal();
    auto addresses = read_addresses({address});
    if (!addresses) return addresses.refusal();
    if (const Address* mailed = user->mail_address(); mailed && mailed->address != address) {
        Letter warning = address_warning(*user, mailed->address, by.now);
        unit.add_letter(warning);
    }
    user->addresses = {Address{address, true, 0, std::nullopt, false}};
    unit.change_user(*user);
    note(unit, by, fmt::format("address {} {}", user->name, address), user->id);
    post(unit,
         decision_letter(*user, "You have another address",
                         fmt::format("your letters go to {} from now on.", address), by.reason,
                         next_act(unit), by.now),
         by.now);
    return fmt::format("The letters of {} go to {} from now on.\n", user->name, address);
}

Or<std::string> Service::make_operator(Unit& unit, const ByOperator& by,
                                       std::string_view name) const {
    auto user = find_person(unit, name);
    if (!user) return user.refusal();
    if (user->operator_since) return refuse(user->name, " is an operator already.");
    if (!has_second_factor(unit, user->id))
        return refuse(user->name,
                      " has no two-factor authentication, which operators need: once they have "
                      "switched it on in their settings, say this again.");
    user->operator_since = by.now;
    unit.change_user(*user);
    note(unit, by, fmt::format("operator {}", user->name), user->id);
    post(unit,
         decision_letter(*user, "You are an operator",
                         "you are an operator from now on: on the page, in the menu of your "
                         "account, “Moderation” has what players report, and what you can do about "
                         "it. Log in with your second factor for that. All that you do there is "
                         "written down.",
                         by.reason, next_act(unit), by.now),
         by.now);
    return fmt::format("{} is an operator, and is told so by letter.\n", user->name);
}

void Service::end_role(Unit& unit, const ByOperator& by, User& user) {
    user.operator_since.reset();
    unit.change_user(user);
    note(unit, by, fmt::format("operator {} --end", user.name), user.id);
}

Or<std::string> Service::end_operator(Unit& unit, const ByOperator& by,
                                      std::string_view name) const {
    auto user = find_person(unit, name);
    if (!user) return user.refusal();
    if (!user->operator_since) return refuse(user->name, " is no operator: nothing was done.");
    end_role(unit, by, *user);
    post(unit,
         decision_letter(*user, "You are an operator no more",
                         "you are an operator no more. Your account stays as it is.", by.reason,
                         next_act(unit), by.now),
         by.now);
    return fmt::format("{} is an operator no more, and is told so by letter.\n", user->name);
}

Or<std::string> Service::end_two_factor(Unit& unit, const ByOperator& by,
                                        std::string_view name) const {
    auto user = find_person(unit, name);
    if (!user) return user.refusal();
    if (!has_second_factor(unit, user->id))
        return refuse(user->name, " has no two-factor authentication: nothing was done.");
    unit.remove_second_factor(user->id);
    note(unit, by, fmt::format("two-factor-off {}", user->name), user->id);
    const bool was_operator = user->operator_since.has_value();
    if (was_operator) end_role(unit, by, *user);
    post(unit,
         decision_letter(*user, "Two-factor authentication is off",
                         "the operator has switched off two-factor authentication for your "
                         "account: your password alone opens it. If you did not ask for that, "
                         "write to them at once." +
                             std::string(was_operator ? " You are an operator no more." : ""),
                         by.reason, next_act(unit), by.now),
         by.now);
    return fmt::format("Two-factor authentication of {} is off{}; a letter tells them so.\n",
                       user->name, was_operator ? ", and they are an operator no more" : "");
}

Or<std::string> Service::reset_word(Unit& unit, const ByOperator& by, std::string_view name,
                                    milliseconds lasting) const {
    const auto user = find_person(unit, name);
    if (!user) return user.refusal();
    note(unit, by, fmt::format("reset-link {}", user->name), user->id);
    return reset_mark(settings_.key, *user, by.now + lasting);
}

Or<std::string> Service::close_report(Unit& unit, const ByOperator& by, ReportId id) const {
    const auto report = unit.report(id);
    const auto number = static_cast<std::int64_t>(id);
    if (!report) return refuse("There is no report ", number, '.');
    if (report->closed)
        return refuse("Report ", number, " was closed on ", day_in_words(*report->closed),
                      " already.");
    unit.close_report(id, by.now);
    note(unit, by, fmt::format("close report {}", number), report->about, report->match);
    return fmt::format("Report {} is closed.\n", number);
}

/// A letter to the house's own address and to each operator whom the report does not concern, but
/// not about more than a few in an hour.
void Service::tell_operators(Unit& unit, const Report& report, const User& by,
                             std::string_view about) const {
    const auto lately = unit.reports(true, report_letters_an_hour + 1);
    if (lately.size() > report_letters_an_hour && lately.back().at > report.at - an_hour) return;
    if (!settings_.operator_address.empty()) {
        Letter letter = report_letter(report, by, about, settings_.operator_address, report.at);
        unit.add_letter(letter);
    }
    for (const User& one : unit.operators()) {
        if (one.gone || concerns(unit, report, one.id)) continue;
        Letter letter = report_letter(report, by, about, "", report.at);
        letter.to = one.id;
        letter.message_id += fmt::format(".{}", static_cast<std::int64_t>(one.id));
        post(unit, std::move(letter), report.at);
    }
}

Service::Said Service::report(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    Report report;
    report.by = user->id;
    report.text = errand.request.comment;
    report.at = errand.now;
    const std::string_view word = errand.command.word("about");
    std::string about(word);
    if (const std::size_t slash = word.find('/'); slash != std::string_view::npos) {
        const Game* game = find_game(lower_case(word.substr(0, slash)));
        if (!game)
            return refuse("Name the match as in “report wari/12”, or a player: “report NAME”.");
        const auto match = find_match(errand.unit, *game, word.substr(slash + 1));
        if (!match) return match.refusal();
        report.match = match->id;
        about = fmt::format("{} board {}", match->game, match->board);
    } else {
        const auto other = find_person(errand.unit, word);
        if (!other) return other.refusal();
        if (other->id == user->id) return refuse("That is you: name somebody else, or a match.");
        report.about = other->id;
        about = other->name;
    }
    if (errand.unit.reports_by(user->id, errand.now - a_day) >= reports_a_day)
        return refuse("You have reported enough for today: the operator reads it all.");
    errand.unit.add_report(report);
    tell_operators(errand.unit, report, *user, about);
    return wrapped(fmt::format("Thank you, {}. The operator of the house reads what you say about "
                               "{}; nobody else does.",
                               user->name, about)) +
           "\n";
}

}  // namespace posthouse
