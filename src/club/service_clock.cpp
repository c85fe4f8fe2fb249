// What clocks do by themselves: the time of a turn runs out, its player is reminded, a vacation
// begins, the house finds that it was closed.
//
// Each turn with a clock has two jobs: `flag`, when its time is up, and `remind`, which is followed
// by `last-call`. Whoever carries one out removes it in the same work, so that of several servers
// one does it; a reminder has a Message-ID of its own for each turn, so that it is written once
// even where the jobs were made anew.

#include "club/clock.h"
#include "club/errand.h"
#include "club/letters.h"
#include "club/notices.h"
#include "club/post.h"
#include "club/vacation_days.h"

#include <limits>

namespace posthouse {
namespace {

/// How long the house may give no sign of life before it counts as closed.
constexpr std::chrono::minutes closed_after{5};
/// How often to look again while a pause without an end stands before.
constexpr std::chrono::hours patience{1};

UserId mover_of(const Match& match) {
    return match.seats[index_of(match.to_move)];
}

void add_job(Unit& unit, const Match& match, std::string_view kind, std::optional<Instant> due,
             Instant otherwise) {
    Job job{{}, std::string(kind), match.id, match.plies, due.value_or(otherwise)};
    unit.add_job(job);
}

/// Whether it is too early for what is due after `used` of the turn's time, or the clock stands
/// still: then the job is put off.
bool put_off(Unit& unit, const Job& job, const Match& match, const Pauses& pauses,
             milliseconds used, Instant now) {
    const Turn turn = turn_of(match);
    const auto due = when_used(pauses, turn, used);
    if (!due || *due > now) {
        add_job(unit, match, job.kind, due, now + patience);
        return true;
    }
    if (const auto still = standing(pauses, turn, now)) {
        add_job(unit, match, job.kind, still->until, now + patience);
        return true;
    }
    return false;
}

/// Begins a vacation for a player who asked for that, where it still puts off the end of this turn;
/// when it ends, where one has begun.
std::optional<Instant> begin_vacation(Unit& unit, const User& user, const Match& match,
                                      Pauses pauses, Instant now) {
    std::vector<Vacation>& vacations = pauses.vacations;
    const auto begun =
        user.auto_vacation ? automatic_vacation(vacations, now) : std::optional<Vacation>();
    if (!begun) return std::nullopt;
    vacations.push_back(*begun);
    if (!standing(pauses, turn_of(match), now)) return std::nullopt;
    unit.set_vacations(user.id, vacations);
    const int used = days_in(vacations, year_of(std::chrono::floor<std::chrono::days>(now)));
    post(unit,
         vacation_letter(user, *begun, match.game + " board " + std::to_string(match.board), used,
                         now),
         now);
    return begun->until;
}

}  // namespace

Pauses pauses_in_turn(const Reader& reader, const Match& match) {
    if (match.clock.bank == milliseconds(0)) return {};
    const UserId mover = mover_of(match);
    return {reader.vacations(mover), reader.rests(mover), reader.house_pauses(match.turn_since)};
}

void Service::wind_clock(Unit& unit, const Match& match) const {
    if (match.clock.bank == milliseconds(0)) return;
    const Pauses pauses = pauses_in_turn(unit, match);
    const Turn turn = turn_of(match);
    add_job(unit, match, "flag", time_up(pauses, turn), turn.since + turn.left);
    const auto used = reminder_after(turn.left);
    const auto mover = unit.user(mover_of(match));
    if (used && mover && mover->level == 0)
        add_job(unit, match, "remind", when_used(pauses, turn, *used), turn.since + *used);
}

/// The player's time may be up sooner than was thought.
void Service::pauses_changed(Errand& errand, UserId user) const {
    constexpr std::size_t everything = std::numeric_limits<int>::max();
    for (const Match& match : errand.unit.matches({std::nullopt, user, false, everything})) {
        if (mover_of(match) != user || match.clock.bank == milliseconds(0)) continue;
        errand.unit.remove_jobs(match.id);
        wind_clock(errand.unit, match);
        errand.reply.touched.push_back(match.id);
    }
}

Reply Service::flag(Unit& unit, const Job& job, Instant now) const {
    Reply reply;
    if (!unit.remove_job(job.id)) return reply;
    const auto match = unit.match(job.match);
    if (!match || match->ending || match->plies != job.ply) return reply;
    const Pauses pauses = pauses_in_turn(unit, *match);
    if (job.kind == "remind") {
        remind(unit, job, *match, pauses, now);
    } else if (job.kind == "last-call") {
        last_call(unit, job, *match, pauses, now, reply);
    } else if (const auto end = time_up(*match, pauses); !end || *end > now) {
        add_job(unit, *match, job.kind, end, now + patience);
    } else {
        const Request nobody_asked;
        const Command no_command;
        const Proof no_proof;
        Errand errand{unit, nobody_asked, no_command, no_proof, reply, now};
        Match over = *match;
        end_match(errand, over, {win_of(other(match->to_move)), "time", now});
        reply.accepted = true;
    }
    return reply;
}

void Service::remind(Unit& unit, const Job& job, const Match& match, const Pauses& pauses,
                     Instant now) const {
    const auto used = reminder_after(turn_of(match).left);
    if (!used || put_off(unit, job, match, pauses, *used, now)) return;
    const milliseconds left = time_left(match, now, pauses);
    if (left == milliseconds(0)) return;  // the flag falls
    const auto end = time_up(match, pauses);
    post_at_once(unit, clock_letter(load_table(unit, match), false, left, end, settings_.host, now),
                 now);
    if (const auto later = last_call_after(turn_of(match).left))
        add_job(unit, match, "last-call", when_used(pauses, turn_of(match), *later),
                now + patience);
}

void Service::last_call(Unit& unit, const Job& job, const Match& match, const Pauses& pauses,
                        Instant now, Reply& reply) const {
    const auto used = last_call_after(turn_of(match).left);
    if (!used || put_off(unit, job, match, pauses, *used, now)) return;
    const milliseconds left = time_left(match, now, pauses);
    const auto mover = unit.user(mover_of(match));
    if (left == milliseconds(0) || !mover) return;
    if (const auto until = begin_vacation(unit, *mover, match, pauses, now)) {
        add_job(unit, match, job.kind, until, *until);
        reply.touched.push_back(match.id);
        return;
    }
    const auto end = time_up(match, pauses);
    post_at_once(unit, clock_letter(load_table(unit, match), true, left, end, settings_.host, now),
                 now);
}

void Service::note_alive(Unit& unit, Instant now) {
    const auto last = unit.alive();
    if (last && now - *last > closed_after) unit.add_house_pause({*last, now, false});
    unit.note_alive(now);
}

}  // namespace posthouse
