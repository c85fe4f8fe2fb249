// What clocks do by themselves: the time of a turn runs out, its player is reminded, a vacation
// begins, the house finds that it was closed.
//
// Each turn with a clock has one job at a time: `remind`, then `last-call`, then `flag`, when its
// time is up; a short turn begins with `flag`. Whoever carries one out removes it in the same work,
// so that of several servers one does it; a reminder has a Message-ID of its own for each turn, so
// that it is written once even where the jobs were made anew.

#include "club/challenges.h"
#include "club/clock.h"
#include "club/errand.h"
#include "club/letters.h"
#include "club/notices.h"
#include "club/post.h"
#include "club/vacation_days.h"

#include <limits>

namespace posthouse::club {
namespace {

/// How long the house may give no sign of life before it counts as closed.
constexpr std::chrono::minutes closed_after{5};
/// How often to look again while a pause without an end stands before.
constexpr std::chrono::hours patience{1};

UserId mover_of(const Match& match) {
    return match.seats[index_of(match.to_move)];
}

void add_job(UnitOfWork& unit, const Match& match, std::string_view kind, Instant due) {
    Job job{{}, std::string(kind), match.id, match.plies, due};
    unit.add_job(job);
}

/// The job for what is due when `used` of the turn's time is used.
void add_job(UnitOfWork& unit, const Match& match, std::string_view kind, const PauseSet& pauses,
             milliseconds used, Instant now) {
    add_job(unit, match, kind, time_reached(pauses, turn_of(match), used).value_or(now + patience));
}

/// Whether it is too early for what is due after `used` of the turn's time, or the clock stands
/// still: then the job is put off.
bool put_off(UnitOfWork& unit, const Job& job, const Match& match, const PauseSet& pauses,
             milliseconds used, Instant now) {
    const TurnClock turn = turn_of(match);
    const auto due = time_reached(pauses, turn, used);
    const auto still = current_pause(pauses, turn, now);
    if (due && *due <= now && !still) return false;
    const auto later = due && *due <= now ? still->until : due;
    add_job(unit, match, job.kind, later.value_or(now + patience));
    return true;
}

/// Begins a vacation for a player who asked for that, where it still puts off the end of this turn;
/// when it ends, where one has begun.
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

}  // namespace

PauseSet pauses_in_turn(const StoreReader& reader, const Match& match) {
    if (match.clock.bank == milliseconds(0)) return {};
    const UserId mover = mover_of(match);
    return {reader.vacations(mover), reader.rest_schedules(mover),
            reader.house_pauses(match.turn_since)};
}

/// Pauses are not asked for here, since most turns end long before: the job is put off when it is
/// due.
void Service::schedule_turn_jobs(UnitOfWork& unit, const Match& match, bool person) const {
    if (match.clock.bank == milliseconds(0)) return;
    const TurnClock turn = turn_of(match);
    const auto reminder = person ? reminder_after(turn.left) : std::optional<milliseconds>();
    add_job(unit, match, reminder ? "remind" : "flag", turn.since + reminder.value_or(turn.left));
}

/// The player's time may be up sooner than was thought.
void Service::pauses_changed(CommandContext& context, UserId user) const {
    constexpr std::size_t everything = std::numeric_limits<int>::max();
    for (const Match& match :
         context.unit.matches({std::nullopt, user, MatchState::running, everything})) {
        if (mover_of(match) != user || match.clock.bank == milliseconds(0)) continue;
        context.unit.remove_jobs(match.id);
        schedule_turn_jobs(context.unit, match, true);
        context.reply.changed.push_back(match.id);
    }
}

Response Service::flag(UnitOfWork& unit, const Job& job, Instant now) const {
    Response reply;
    if (!unit.remove_job(job.id)) return reply;
    const auto match = unit.match(job.match);
    if (!match || match->ending || match->plies != job.ply) return reply;
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
        last_call(unit, job, *match, pauses, now, reply);
    } else if (const auto end = time_up(*match, pauses); !end || *end > now) {
        add_job(unit, *match, job.kind, end.value_or(now + patience));
    } else {
        const Request nobody_asked;
        const Command no_command;
        const PasswordCheck no_proof;
        CommandContext context{unit, nobody_asked, no_command, no_proof, reply, now};
        Match over = *match;
        end_match(context, over, {win_of(other(match->to_move)), "time", now});
        reply.accepted = true;
    }
    return reply;
}

void Service::remind(UnitOfWork& unit, const Job& job, const Match& match, const PauseSet& pauses,
                     Instant now) const {
    const TurnClock turn = turn_of(match);
    const auto used = reminder_after(turn.left);
    if (used && put_off(unit, job, match, pauses, *used, now)) return;
    const milliseconds left = time_left(match, now, pauses);
    if (left > milliseconds(0))
        queue_urgent_letter(unit,
                            clock_letter(load_match(unit, match), false, left,
                                         time_up(pauses, turn), settings_.host, now),
                            now);
    const auto last = last_call_after(turn.left);
    add_job(unit, match, last ? "last-call" : "flag", pauses, last.value_or(turn.left), now);
}

void Service::last_call(UnitOfWork& unit, const Job& job, const Match& match,
                        const PauseSet& pauses, Instant now, Response& reply) const {
    const TurnClock turn = turn_of(match);
    const auto used = last_call_after(turn.left);
    if (used && put_off(unit, job, match, pauses, *used, now)) return;
    const milliseconds left = time_left(match, now, pauses);
    const auto mover = unit.user(mover_of(match));
    if (left > milliseconds(0) && mover) {
        if (const auto until = begin_vacation(unit, *mover, match, pauses, now)) {
            add_job(unit, match, job.kind, *until);
            reply.changed.push_back(match.id);
            return;
        }
        queue_urgent_letter(unit,
                            clock_letter(load_match(unit, match), true, left, time_up(pauses, turn),
                                         settings_.host, now),
                            now);
    }
    add_job(unit, match, "flag", pauses, turn.left, now);
}

void Service::record_heartbeat(UnitOfWork& unit, Instant now) {
    const auto last = unit.last_heartbeat();
    if (last && now - *last > closed_after) unit.add_house_pause({*last, now, false});
    unit.record_heartbeat(now);
}

}  // namespace posthouse::club
