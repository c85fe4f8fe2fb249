#include "club/learning/puzzles.h"

#include "club/learning/learning_tables.h"
#include "club/letters/letter_delivery.h"
#include "club/letters/notification_letters.h"
#include "club/ratings/glicko.h"
#include "club/ratings/ratings.h"

#include <algorithm>
#include <span>

namespace posthouse::club {
namespace {

constexpr std::chrono::hours before_digest{1};

double periods_since(const PuzzleStanding& standing, Instant at) {
    using Periods = std::chrono::duration<double, std::chrono::days::period>;
    if (standing.tried == 0) return 0;
    return std::max(0.0, Periods(at - standing.since) / rating_period);
}

Instant next_puzzle_mail(const User& user, Instant now) {
    return next_digest(user.quiet_hours, now) - before_digest;
}

}  // namespace

PuzzleStanding puzzle_standing_or_initial(const StoreReader& reader, UserId user) {
    if (auto standing = reader.find<PuzzleStanding>(user)) return *standing;
    return {.user = user};
}

GlickoRating puzzle_rating_at(const PuzzleStanding& standing, Instant now) {
    return age_rating(standing.rating, periods_since(standing, now));
}

int day_number(Instant at) {
    return static_cast<int>(std::chrono::floor<std::chrono::days>(at).time_since_epoch().count());
}

int days_in_a_row(const PuzzleStanding& standing, Instant now) {
    return standing.last_day >= day_number(now) - 1 ? standing.days : 0;
}

RatedAttempt record_attempt(UnitOfWork& unit, UserId user, const games::Puzzle& puzzle, bool solved,
                            Instant at, Instant now) {
    at = std::clamp(at, now - attempt_delay_max, now);
    PuzzleStanding standing = puzzle_standing_or_initial(unit, user);
    auto attempt = unit.find<PuzzleAttempt>(user, puzzle.game, puzzle.position);
    RatedAttempt rated;
    if (!attempt) {
        attempt = PuzzleAttempt{user, std::string(puzzle.game), puzzle.position, at, solved, {}};
        const RatedGame game{{static_cast<double>(puzzle.rating), puzzle_deviation},
                             solved ? 1.0 : 0.0};
        const GlickoRating before = standing.rating;
        standing.rating = update_rating(before, std::span(&game, 1), periods_since(standing, at));
        // Attempts kept in several browsers may arrive in another order.
        standing.since = standing.tried == 0 ? at : std::max(standing.since, at);
        ++standing.tried;
        rated.counted = true;
        rated.change = rounded_rating(standing.rating.rating) - rounded_rating(before.rating);
    }
    const bool first_time = solved && !attempt->solved;
    if (first_time) {
        attempt->solved = at;
        ++standing.solved;
    }
    const int day = day_number(at);
    if (solved && day > standing.last_day &&
        (first_time || &games::puzzle_of_day(day) == &puzzle)) {
        standing.days = day == standing.last_day + 1 ? standing.days + 1 : 1;
        standing.best_days = std::max(standing.best_days, standing.days);
        standing.last_day = day;
    }
    unit.put(*attempt);
    unit.put(standing);
    return rated;
}

void want_puzzle_mail(UnitOfWork& unit, const User& user, bool wanted, Instant now) {
    PuzzleStanding standing = puzzle_standing_or_initial(unit, user.id);
    standing.mail_due = wanted ? std::optional(next_puzzle_mail(user, now)) : std::nullopt;
    unit.put(standing);
}

bool wants_puzzle_mail(const StoreReader& reader, UserId user) {
    const auto standing = reader.find<PuzzleStanding>(user);
    return standing && standing->mail_due;
}

void mail_puzzle_of_day(UnitOfWork& unit, UserId id, Instant now) {
    auto standing = unit.find<PuzzleStanding>(id);
    const auto user = unit.user(id);
    if (!standing || !standing->mail_due || *standing->mail_due > now || !user) return;
    // Without a working address the letters would only pile up on the page.
    const Instant morning = next_digest(user->quiet_hours, now);
    if (user->mail_address()) {
        const int day = day_number(morning);
        queue_letter(unit, puzzle_letter(*user, games::puzzle_of_day(day), morning, now), now);
    }
    standing->mail_due = next_puzzle_mail(*user, morning);
    unit.put(*standing);
}

}  // namespace posthouse::club
