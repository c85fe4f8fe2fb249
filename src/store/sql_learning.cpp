// Puzzles and lessons in SQL.
#include "store/sql_unit.h"

namespace posthouse::store {

void SqlUnit::set_puzzle_standing(const club::PuzzleStanding& one) {
    static const std::string sql =
        "INSERT INTO puzzle_standings (user_id, rating, deviation, volatility, since, tried,"
        " solved, last_day, days, best_days, mail_due)"
        " VALUES (:user_id, :rating, :deviation, :volatility, :since, :tried, :solved, :last_day,"
        " :days, :best_days, :mail_due)"
        " ON CONFLICT (user_id) DO UPDATE SET rating = excluded.rating,"
        " deviation = excluded.deviation, volatility = excluded.volatility,"
        " since = excluded.since, tried = excluded.tried, solved = excluded.solved,"
        " last_day = excluded.last_day, days = excluded.days, best_days = excluded.best_days,"
        " mail_due = excluded.mail_due";
    connection_.run(sql, one.user, one.rating.rating, one.rating.deviation, one.rating.volatility,
                    one.since, one.tried, one.solved, one.last_day, one.days, one.best_days,
                    one.mail_due);
}

void SqlUnit::set_puzzle_attempt(const club::PuzzleAttempt& one) {
    static const std::string sql =
        "INSERT INTO puzzle_attempts (user_id, game, puzzle, tried, at_first_try, solved)"
        " VALUES (:user_id, :game, :puzzle, :tried, :at_first_try, :solved)"
        " ON CONFLICT (user_id, game, puzzle) DO UPDATE SET tried = excluded.tried,"
        " at_first_try = excluded.at_first_try, solved = excluded.solved";
    connection_.run(sql, one.user, one.game, one.position, one.tried, one.at_first_try, one.solved);
}

void SqlUnit::add_lesson_step(const club::LessonStep& one) {
    static const std::string sql =
        "INSERT INTO lesson_steps (user_id, game, step, done) VALUES (:user_id, :game, :step, "
        ":done)"
        " ON CONFLICT (user_id, game, step) DO NOTHING";
    connection_.run(sql, one.user, one.game, one.step, one.done);
}

}  // namespace posthouse::store
