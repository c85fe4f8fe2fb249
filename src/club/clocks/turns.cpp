// Clock jobs: the time of a turn runs out, a player is reminded, an automatic vacation begins,
// downtime is recorded.
//
// Each turn with a clock has one job at a time: `remind`, then `last-call`, then `flag` when the
// time is up; a short turn begins with `flag`. The server that runs a job deletes it in the same
// unit of work, so only one server does; a reminder's Message-ID is unique to the turn, so it is
// sent once even if jobs are recreated.

#include "club/clocks/turns.h"

#include "club/challenges/challenge_answers.h"
#include "club/challenges/challenge_tables.h"
#include "club/challenges/challenges.h"
#include "club/challenges/open_challenges.h"
#include "club/clocks/clock.h"
#include "club/clocks/clock_tables.h"
#include "club/commands/command_context.h"
#include "club/core/calendar.h"
#include "club/core/house_tables.h"
#include "club/letters/letter_delivery.h"
#include "club/letters/notification_letters.h"
#include "club/matches/board_letters.h"
#include "club/matches/endings.h"
#include "club/matches/match_tables.h"

#include <limits>

namespace posthouse::club {

static void stop_seeking(UnitOfWork&, const Match&, Instant now);
static void remind(Club&, UnitOfWork&, const Job&, const Match&, const PauseSet&, Instant now);
static void send_last_reminder(Club&, UnitOfWork&, const Job&, const Match&, const PauseSet&,
                               Instant now, Response&);

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
    unit.add(job);
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
    set_vacations(unit, user.id, vacations);
    const int used = days_in(vacations, year_of(std::chrono::floor<std::chrono::days>(now)));
    queue_letter(unit, vacation_letter(user, *begun, match, used, now), now);
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

/// Creates the turn's jobs: computer move, clock; of a challenge, when it expires.
void start_turn(Club& club, UnitOfWork& unit, Match& match, Instant now) {
    ASSERT(!match.outcome);
    match.turn_since = now;
    change_match(unit, match);
    if (match.is_running()) return replace_turn_jobs(unit, match, now);
    remove_jobs_of(unit, match.id);
    add_expiry(club, unit, match);
}

/// The clock job of an earlier turn stays if it is not due too late, and is replaced then: so most
/// moves write no job.
void replace_turn_jobs(UnitOfWork& unit, const Match& match, Instant now) {
    const auto next = unit.user(mover_of(match));
    const bool computer = next && next->level > 0;
    auto clock = first_clock_job(match, next && !computer);
    for (const Job& job : jobs_of(unit, match.id))
        if (clock && job.is_of_clock() && job.ply < match.plies && job.due <= clock->due)
            clock.reset();
        else
            remove_job(unit, job);
    if (clock) unit.add(*clock);
    Job think{{}, "think", match.id, match.plies, now};
    if (computer) unit.add(think);
}

/// The time may now run out earlier than scheduled.
void pauses_changed(CommandContext& context, UserId user) {
    constexpr std::size_t everything = std::numeric_limits<int>::max();
    for (const Match& match :
         find_matches(context.unit, {std::nullopt, user, MatchState::running, everything})) {
        if (mover_of(match) != user || match.clock.bank == milliseconds(0)) continue;
        remove_jobs_of(context.unit, match.id);
        replace_turn_jobs(context.unit, match, context.now);
        context.reply.changed.push_back(match.id);
    }
}

Response run_turn_job(Club& club, UnitOfWork& unit, const Job& job, Instant now) {
    Response reply;
    if (!remove_job(unit, job)) return reply;
    const auto match = unit.match(job.match);
    if (!match || match->outcome) return reply;
    if (match->plies != job.ply) {
        const auto mover = unit.user(mover_of(*match));
        auto of_turn = first_clock_job(*match, mover && mover->level == 0);
        if (of_turn && job.is_of_clock() && match->is_running()) unit.add(*of_turn);
        return reply;
    }
    if (job.kind == expire_job) {
        if (!match->is_offered()) return reply;
        Match expired = *match;
        end_challenge(club, unit, expired, "expired", now, reply);
        reply.accepted = true;
        return reply;
    }
    const PauseSet pauses = pauses_in_turn(unit, *match);
    if (job.kind == "remind") {
        remind(club, unit, job, *match, pauses, now);
    } else if (job.kind == "last-call") {
        send_last_reminder(club, unit, job, *match, pauses, now, reply);
    } else if (const auto end = turn_deadline(*match, pauses); !end || *end > now) {
        add_job(unit, *match, job.kind, end.value_or(now + recheck_interval));
    } else {
        const Request nobody_asked;
        const Command no_command;
        const PasswordCheck no_proof;
        CommandContext context{club, unit, nobody_asked, no_command, no_proof, reply, now};
        Match over = *match;
        stop_seeking(unit, *match, now);
        end_match(context, over, {win_of(other(match->to_move)), "time", now});
        reply.accepted = true;
    }
    return reply;
}

/// Two who both stay away would otherwise be paired, and lose on time, for ever. Nor does anybody
/// want to begin a match with somebody who is not there.
static void stop_seeking(UnitOfWork& unit, const Match& match, Instant now) {
    const UserId late = mover_of(match);
    auto wishes = unit.find<PairingPreferences>(late, match.game);
    const bool sought = wishes && wishes->seek > 0;
    if (sought) {
        wishes->seek = 0;
        wishes->criteria = {};
        wishes->by_program = false;
        unit.put(*wishes);
    }
    const bool offered = withdraw_offers(unit, {.game = match.game, .by = late}, now);
    if (!sought && !offered) return;
    if (const auto user = unit.user(late))
        queue_letter(unit, seeking_ended_letter(*user, match, now), now);
}

static void remind(Club& club, UnitOfWork& unit, const Job& job, const Match& match,
                   const PauseSet& pauses, Instant now) {
    const TurnClock turn = turn_of(match);
    const auto used = reminder_after(turn.left);
    if (used && reschedule_if_early(unit, job, match, pauses, *used, now)) return;
    const milliseconds left = time_left(match, now, pauses);
    if (left > milliseconds(0))
        queue_urgent_letter(unit,
                            clock_letter(load_match(unit, match), false, left,
                                         turn_deadline(pauses, turn), club.settings.host, now),
                            now);
    const auto last = last_reminder_after(turn.left);
    add_job(unit, match, last ? "last-call" : "flag", pauses, last.value_or(turn.left), now);
}

static void send_last_reminder(Club& club, UnitOfWork& unit, const Job& job, const Match& match,
                               const PauseSet& pauses, Instant now, Response& reply) {
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
                                         turn_deadline(pauses, turn), club.settings.host, now),
                            now);
    }
    add_job(unit, match, "flag", pauses, turn.left, now);
}

static void record_heartbeat(UnitOfWork& unit, Instant now, bool set_back, milliseconds least_gap) {
    const auto last = last_heartbeat(unit);
    if (last && now < *last && set_back) return unit.put(Heartbeat{now});
    if (last && now - *last > least_gap) unit.insert(ServerPause{*last, now, false});
    advance_heartbeat(unit, now);
}

void record_heartbeat(UnitOfWork& unit, Instant now, bool set_back) {
    record_heartbeat(unit, now, set_back, closed_after);
}

void record_start(UnitOfWork& unit, Instant now) {
    record_heartbeat(unit, now, true, milliseconds(0));
}

}  // namespace posthouse::club
