// Clock jobs: the time of a turn runs out, a player is reminded, an automatic vacation begins,
// downtime is recorded. Below: vacations, sleeping hours and weekends.
//
// Each turn with a clock has one job at a time: `remind`, then `last-call`, then `flag` when the
// time is up; a short turn begins with `flag`. The server that runs a job deletes it in the same
// unit of work, so only one server does; a reminder's Message-ID is unique to the turn, so it is
// sent once even if jobs are recreated.

#include "club/challenges/challenges.h"
#include "club/commands/command_context.h"
#include "club/letters/letter_delivery.h"
#include "club/letters/letters.h"
#include "club/letters/notification_letters.h"
#include "club/matches/calendar.h"
#include "club/matches/clock.h"

#include <fmt/format.h>
#include <algorithm>
#include <bit>
#include <limits>

namespace posthouse::club {
namespace {

/// After a gap of this length between heartbeats the server counts as having been down.
constexpr std::chrono::minutes closed_after{5};
/// How often to check again during a pause without a known end.
constexpr std::chrono::hours recheck_interval{1};

UserId mover_of(const Match& match) {
    return match.seats[index_of(match.to_move)];
}

void add_job(UnitOfWork& unit, const Match& match, std::string_view kind, Instant due) {
    Job job{{}, std::string(kind), match.id, match.plies, due};
    unit.add_job(job);
}

/// Adds a job for when `used` of the turn's time will have been used.
void add_job(UnitOfWork& unit, const Match& match, std::string_view kind, const PauseSet& pauses,
             milliseconds used, Instant now) {
    add_job(unit, match, kind,
            time_reached(pauses, turn_of(match), used).value_or(now + recheck_interval));
}

/// Reschedules a job that is too early, or whose clock is paused; returns whether it did.
bool reschedule_if_early(UnitOfWork& unit, const Job& job, const Match& match,
                         const PauseSet& pauses, milliseconds used, Instant now) {
    const TurnClock turn = turn_of(match);
    const auto due = time_reached(pauses, turn, used);
    const auto still = current_pause(pauses, turn, now);
    if (due && *due <= now && !still) return false;
    const auto later = due && *due <= now ? still->until : due;
    add_job(unit, match, job.kind, later.value_or(now + recheck_interval));
    return true;
}

/// Begins an automatic vacation if the player wants it and it still extends this turn; returns its
/// end.
std::optional<Instant> begin_vacation(UnitOfWork& unit, const User& user, const Match& match,
                                      PauseSet pauses, Instant now) {
    std::vector<Vacation>& vacations = pauses.vacations;
    const auto begun =
        user.auto_vacation ? automatic_vacation(vacations, now) : std::optional<Vacation>();
    if (!begun) return std::nullopt;
    vacations.push_back(*begun);
    if (!current_pause(pauses, turn_of(match), now)) return std::nullopt;
    unit.set_vacations(user.id, vacations);
    const int used = days_in(vacations, year_of(std::chrono::floor<std::chrono::days>(now)));
    queue_letter(unit,
                 vacation_letter(user, *begun, match.game + " board " + std::to_string(match.board),
                                 used, now),
                 now);
    return begun->until;
}

/// The turn's first clock job; none without a clock. Does not read pauses, since most turns end
/// long before: the job is rescheduled when due.
std::optional<Job> first_clock_job(const Match& match, bool person) {
    if (match.clock.bank == milliseconds(0)) return std::nullopt;
    const TurnClock turn = turn_of(match);
    const auto reminder = person ? reminder_after(turn.left) : std::optional<milliseconds>();
    return Job{{},
               reminder ? "remind" : "flag",
               match.id,
               match.plies,
               turn.since + reminder.value_or(turn.left)};
}

}  // namespace

/// The clock job of an earlier turn stays if it is not due too late, and is replaced then: so most
/// moves write no job.
void Service::replace_turn_jobs(UnitOfWork& unit, const Match& match, Instant now) const {
    const auto next = unit.user(mover_of(match));
    const bool computer = next && next->level > 0;
    auto clock = first_clock_job(match, next && !computer);
    for (const Job& job : unit.jobs_of(match.id))
        if (clock && job.is_of_clock() && job.ply < match.plies && job.due <= clock->due)
            clock.reset();
        else
            unit.remove_job(job);
    if (clock) unit.add_job(*clock);
    Job think{{}, "think", match.id, match.plies, now};
    if (computer) unit.add_job(think);
}

/// The time may now run out earlier than scheduled.
void Service::pauses_changed(CommandContext& context, UserId user) const {
    constexpr std::size_t everything = std::numeric_limits<int>::max();
    for (const Match& match :
         context.unit.matches({std::nullopt, user, MatchState::running, everything})) {
        if (mover_of(match) != user || match.clock.bank == milliseconds(0)) continue;
        context.unit.remove_jobs(match.id);
        replace_turn_jobs(context.unit, match, context.now);
        context.reply.changed.push_back(match.id);
    }
}

Response Service::run_turn_job(UnitOfWork& unit, const Job& job, Instant now) const {
    Response reply;
    if (!unit.remove_job(job)) return reply;
    const auto match = unit.match(job.match);
    if (!match || match->outcome) return reply;
    if (match->plies != job.ply) {
        const auto mover = unit.user(mover_of(*match));
        auto of_turn = first_clock_job(*match, mover && mover->level == 0);
        if (of_turn && job.is_of_clock() && match->is_running()) unit.add_job(*of_turn);
        return reply;
    }
    if (job.kind == expire_job) {
        if (!match->is_offered()) return reply;
        Match expired = *match;
        end_challenge(unit, expired, "expired", now, reply);
        reply.accepted = true;
        return reply;
    }
    const PauseSet pauses = pauses_in_turn(unit, *match);
    if (job.kind == "remind") {
        remind(unit, job, *match, pauses, now);
    } else if (job.kind == "last-call") {
        send_last_reminder(unit, job, *match, pauses, now, reply);
    } else if (const auto end = turn_deadline(*match, pauses); !end || *end > now) {
        add_job(unit, *match, job.kind, end.value_or(now + recheck_interval));
    } else {
        const Request nobody_asked;
        const Command no_command;
        const PasswordCheck no_proof;
        CommandContext context{unit, nobody_asked, no_command, no_proof, reply, now};
        Match over = *match;
        stop_seeking(unit, *match, now);
        end_match(context, over, {win_of(other(match->to_move)), "time", now});
        reply.accepted = true;
    }
    return reply;
}

/// Two who both stay away would otherwise be paired, and lose on time, for ever. Nor does anybody
/// want to begin a match with somebody who is not there.
void Service::stop_seeking(UnitOfWork& unit, const Match& match, Instant now) const {
    const UserId late = mover_of(match);
    auto wishes = unit.preferences(late, match.game);
    const bool sought = wishes && wishes->seek > 0;
    if (sought) {
        wishes->seek = 0;
        wishes->criteria = {};
        wishes->by_program = false;
        unit.set_preferences(*wishes);
    }
    const bool offered = withdraw_offers(unit, {.game = match.game, .by = late}, now);
    if (!sought && !offered) return;
    if (const auto user = unit.user(late))
        queue_letter(unit, seeking_ended_letter(*user, match, now), now);
}

void Service::remind(UnitOfWork& unit, const Job& job, const Match& match, const PauseSet& pauses,
                     Instant now) const {
    const TurnClock turn = turn_of(match);
    const auto used = reminder_after(turn.left);
    if (used && reschedule_if_early(unit, job, match, pauses, *used, now)) return;
    const milliseconds left = time_left(match, now, pauses);
    if (left > milliseconds(0))
        queue_urgent_letter(unit,
                            clock_letter(load_match(unit, match), false, left,
                                         turn_deadline(pauses, turn), settings_.host, now),
                            now);
    const auto last = last_reminder_after(turn.left);
    add_job(unit, match, last ? "last-call" : "flag", pauses, last.value_or(turn.left), now);
}

void Service::send_last_reminder(UnitOfWork& unit, const Job& job, const Match& match,
                                 const PauseSet& pauses, Instant now, Response& reply) const {
    const TurnClock turn = turn_of(match);
    const auto used = last_reminder_after(turn.left);
    if (used && reschedule_if_early(unit, job, match, pauses, *used, now)) return;
    const milliseconds left = time_left(match, now, pauses);
    const auto mover = unit.user(mover_of(match));
    if (left > milliseconds(0) && mover) {
        if (const auto until = begin_vacation(unit, *mover, match, pauses, now)) {
            add_job(unit, match, job.kind, *until);
            reply.changed.push_back(match.id);
            return;
        }
        queue_urgent_letter(unit,
                            clock_letter(load_match(unit, match), true, left,
                                         turn_deadline(pauses, turn), settings_.host, now),
                            now);
    }
    add_job(unit, match, "flag", pauses, turn.left, now);
}

void Service::record_heartbeat(UnitOfWork& unit, Instant now, bool set_back) {
    const auto last = unit.last_heartbeat();
    if (last && now < *last && set_back) return unit.set_heartbeat_back(now);
    if (last && now - *last > closed_after) unit.add_server_pause({*last, now, false});
    unit.record_heartbeat(now);
}

// Pauses that players choose: vacations, sleeping hours, weekends.

namespace {

using std::chrono::days;
using std::chrono::sys_days;

constexpr days vacation_ahead_max{366};

// ---- Vacation ----

std::string format_vacation(const Vacation& vacation) {
    return fmt::format("{} to {}", format_day(vacation.from), format_day(last_day(vacation)));
}

std::string format_plans(const User& user, const std::vector<Vacation>& vacations, Instant now) {
    std::string text;
    for (const Vacation& vacation : vacations)
        if (vacation.until > now)
            text += fmt::format("    {}{}\n", format_vacation(vacation),
                                vacation.from <= now ? ", now" : "");
    const int year = year_of(std::chrono::floor<days>(now));
    return (text.empty() ? "No vacation is planned.\n"
                         : "Your clocks are paused (both days included, UTC):\n" + text) +
           fmt::format("{} of {} days of {} are used or planned.\n", days_in(vacations, year),
                       vacation_days_max, year) +
           (user.auto_vacation
                ? wrap(fmt::format("Before you run out of time a vacation begins automatically, {} "
                                   "days at a time, while you have any left (“vacation auto off”).",
                                   automatic_days_max)) +
                      "\n"
                : "None begins automatically (“vacation auto on”).\n");
}

/// The vacations with everything after now cut off.
std::vector<Vacation> cut_off_at(const std::vector<Vacation>& vacations, Instant now) {
    std::vector<Vacation> kept;
    for (Vacation vacation : vacations) {
        vacation.until = std::min(vacation.until, now);
        if (vacation.from < vacation.until) kept.push_back(vacation);
    }
    return kept;
}

Expected<Vacation> read_vacation(std::string_view from_word, std::string_view to_word,
                                 Instant now) {
    const auto from = read_day(from_word);
    const auto to = read_day(to_word);
    if (!from || !to)
        return refuse("vacation-malformed",
                      "Write two days as in “vacation 2027-07-01 2027-07-14”, or “off”.");
    const auto today = std::chrono::floor<days>(now);
    if (*to < *from)
        return refuse("vacation-reversed", "The last day must not be before the first.");
    if (*from < today)
        return refuse("vacation-in-past", "A vacation cannot begin in the past: today is {day}.",
                      format_day(now));
    if (*from > today + vacation_ahead_max)
        return refuse("vacation-too-far-ahead",
                      "A vacation begins at most {n} days from now: ask again later.",
                      vacation_ahead_max.count());
    if (*to - *from >= days(2 * vacation_days_max))
        return refuse("vacation-too-long", "At most {n} days of vacation in a year.",
                      vacation_days_max);
    // A vacation from today begins now: time already used stays used.
    return Vacation{std::max<Instant>(*from, now), *to + days(1)};
}

// ---- Sleep and weekends ----

constexpr std::string_view weekdays[] = {"Monday", "Tuesday",  "Wednesday", "Thursday",
                                         "Friday", "Saturday", "Sunday"};

/// "sat", "Saturday".
std::optional<int> read_weekday(std::string_view word) {
    for (int day = 0; day < 7; ++day)
        if (word.size() >= 3 && equals_ignore_case(weekdays[day].substr(0, word.size()), word))
            return day;
    return std::nullopt;
}

std::string format_weekend(int weekend) {
    std::string words;
    for (int day = 0; day < 7; ++day)
        if ((weekend >> day & 1) != 0)
            words += (words.empty() ? "" : " and ") + std::string(weekdays[day]);
    return words;
}

std::string format_rest_schedule(const RestSchedule& rest) {
    std::string words;
    if (rest.sleeps())
        words = fmt::format("each day from {}:00 to {}:00", rest.sleep_from, rest.sleep_until);
    if (rest.weekend != 0)
        words += (words.empty() ? "on " : ", and on ") + format_weekend(rest.weekend);
    if (words.empty()) return "they run day and night, all week.";
    return fmt::format("they are paused {} ({}).", words, format_zone(rest.zone));
}

/// The current schedule, and the next one if it differs.
std::string format_rests(const std::vector<RestSchedule>& rests, Instant now) {
    std::string text =
        wrap("Your clocks: " + format_rest_schedule(rest_schedule_at(rests, now))) + "\n";
    if (!rests.empty() && rests.back().since > now)
        text += wrap(fmt::format("From {} UTC on {}", format_minute(rests.back().since),
                                 format_rest_schedule(rests.back()))) +
                "\n";
    return text;
}

/// The latest schedule, whether it is in effect yet or not.
RestSchedule wish_of(const User& user, const std::vector<RestSchedule>& rests) {
    if (!rests.empty()) return rests.back();
    RestSchedule wish;
    if (user.quiet_hours) wish.zone = user.quiet_hours->zone;
    return wish;
}

}  // namespace

Service::CommandResult Service::vacation(CommandContext& context) const {
    const auto known = authenticated_user(context);
    if (!known) return known.error();
    auto vacations = context.unit.vacations(known->id);
    const std::string_view from = context.command.argument("from");
    const std::string_view to = context.command.argument("to");
    if (from.empty()) return format_plans(*known, vacations, context.now);
    if (equals_ignore_case(from, "auto")) {
        User user = *known;
        if (!equals_ignore_case(to, "on") && !equals_ignore_case(to, "off"))
            return refuse("vacation-auto-malformed",
                          "Write “vacation auto on” or “vacation auto off”.");
        user.auto_vacation = equals_ignore_case(to, "on");
        context.unit.change_user(user);
        return format_plans(user, vacations, context.now);
    }
    if (equals_ignore_case(from, "off") && to.empty()) {
        vacations = cut_off_at(vacations, context.now);
        context.unit.set_vacations(known->id, vacations);
        pauses_changed(context, known->id);
        return "Your vacation is over.\n" + format_plans(*known, vacations, context.now);
    }
    const auto planned = read_vacation(from, to, context.now);
    if (!planned) return planned.error();
    for (const Vacation& other : vacations)
        if (planned->from < other.until && other.from < planned->until)
            return refuse("vacation-overlaps",
                          "That overlaps with your vacation from {text}: “vacation off” cancels "
                          "what is planned.",
                          format_vacation(other));
    vacations.push_back(*planned);
    std::ranges::sort(vacations, {}, &Vacation::from);
    for (const sys_days day : {std::chrono::floor<days>(planned->from), last_day(*planned)})
        if (const int used = days_in(vacations, year_of(day)); used > vacation_days_max)
            return refuse(
                "vacation-days-used-up",
                "At most {n} days of vacation in a year: with these it would be {used} in {year}.",
                vacation_days_max, used, year_of(day));
    context.unit.set_vacations(known->id, vacations);
    pauses_changed(context, known->id);
    return format_plans(*known, vacations, context.now) + "You may still move.\n";
}

Service::CommandResult Service::set_rest_schedule(CommandContext& context, const User& user,
                                                  const RestSchedule& wish) const {
    const auto rests = schedule_rest(context.unit.rest_schedules(user.id), wish, context.now);
    context.unit.set_rest_schedules(user.id, rests);
    pauses_changed(context, user.id);
    return format_rests(rests, context.now) + "You may always move.\n";
}

Service::CommandResult Service::sleep(CommandContext& context) const {
    const auto known = authenticated_user(context);
    if (!known) return known.error();
    const auto rests = context.unit.rest_schedules(known->id);
    const std::string_view hours = context.command.argument("hours");
    const auto zone = context.command.line.option("zone");
    if (hours.empty() && !zone) return format_rests(rests, context.now);
    RestSchedule wish = wish_of(*known, rests);
    if (equals_ignore_case(hours, "off")) {
        wish.sleep_from = wish.sleep_until = 0;
    } else if (!hours.empty()) {
        const auto read = read_hours(hours);
        if (!read)
            return refuse("sleep-malformed",
                          "Sleeping hours are two hours of your day, as in “sleep 23-7”, or “sleep "
                          "off” for none.");
        const int length = (read->second - read->first + 24) % 24;
        if (length > sleep_hours_max)
            return refuse("sleep-too-long",
                          "You may sleep {n} hours a day at most; from {first}:00 to {last}:00 it "
                          "would be {used}.",
                          sleep_hours_max, read->first, read->second, length);
        wish.sleep_from = read->first;
        wish.sleep_until = read->second;
    }
    if (zone) {
        const auto read = read_zone(*zone);
        if (!read) return read.error();
        wish.zone = *read;
    }
    return set_rest_schedule(context, *known, wish);
}

Service::CommandResult Service::weekend(CommandContext& context) const {
    const auto known = authenticated_user(context);
    if (!known) return known.error();
    const auto rests = context.unit.rest_schedules(known->id);
    const auto typed = context.command.arguments.find("day");
    if (typed == context.command.arguments.end()) return format_rests(rests, context.now);
    RestSchedule wish = wish_of(*known, rests);
    wish.weekend = 0;
    const bool off = typed->second.size() == 1 && equals_ignore_case(typed->second.front(), "off");
    for (const std::string& word : off ? std::vector<std::string>() : typed->second) {
        const auto day = read_weekday(word);
        if (!day)
            return refuse("weekend-malformed",
                          "A weekend is one day of the week or two, as in “weekend sat sun”, or "
                          "“weekend off” for none.");
        wish.weekend |= 1 << *day;
    }
    if (std::popcount(static_cast<unsigned>(wish.weekend)) > weekend_days_max)
        return refuse("weekend-too-long", "A weekend has {n} days at most.", weekend_days_max);
    return set_rest_schedule(context, *known, wish);
}

}  // namespace posthouse::club
