#include "club/learning/learning_tables.h"

#include "club/core/table_columns.h"

#include <algorithm>

namespace posthouse::club {

template <>
const TableCodec& codec_of<PuzzleStanding>() {
    static const TableCodec codec = table_codec<PuzzleStanding>(
        {"puzzle_standings",
         "user_id -> users, rating, deviation, volatility, since, tried, solved, last_day, "
         "days, best_days, mail_due"},
        [](auto& it, ColumnVisitor& visit) {
            auto& rating = it.rating;
            visit(it.user, rating.rating, rating.deviation, rating.volatility, it.since, it.tried,
                  it.solved, it.last_day, it.days, it.best_days, it.mail_due);
        });
    return codec;
}

template <>
const TableCodec& codec_of<PuzzleAttempt>() {
    static const TableCodec codec = table_codec<PuzzleAttempt>(
        {"puzzle_attempts", "user_id -> users, game, puzzle, tried, at_first_try, solved", 3},
        [](auto& it, ColumnVisitor& visit) {
            visit(it.user, it.game, it.position, it.tried, it.at_first_try, it.solved);
        });
    return codec;
}

template <>
const TableCodec& codec_of<LessonStep>() {
    static const TableCodec codec = table_codec<LessonStep>(
        {"lesson_steps", "user_id -> users, game, step, done", 3},
        [](auto& it, ColumnVisitor& visit) { visit(it.user, it.game, it.step, it.done); });
    return codec;
}

template <>
const TableCodec& codec_of<PracticeGame>() {
    static const TableCodec codec = table_codec<PracticeGame>(
        {"practice_games", "user_id -> users, id, record, touched", 2},
        [](auto& it, ColumnVisitor& visit) { visit(it.user, it.id, it.record, it.touched); });
    return codec;
}

template <>
const TableCodec& codec_of<OpeningMove>() {
    static const TableCodec codec = table_codec<OpeningMove>(
        {.name = "opening_moves",
         .columns = "id, position, move, first_won, second_won, drawn",
         .ids = Ids::next,
         .unique = "position move",
         .indexes = "position"},
        [](auto& it, ColumnVisitor& visit) {
            auto& outcomes = it.outcomes;
            visit(it.id, it.position, it.move, outcomes.first, outcomes.second, outcomes.draws);
        });
    return codec;
}

template <>
const TableCodec& codec_of<OpeningShare>() {
    static const TableCodec codec = table_codec<OpeningShare>(
        {"opening_shares",
         "move_id -> opening_moves, month, live, rating, first_won, second_won, drawn", 4},
        [](auto& it, ColumnVisitor& visit) {
            auto& outcomes = it.outcomes;
            visit(it.move, it.month, it.live, it.rating, outcomes.first, outcomes.second,
                  outcomes.draws);
        });
    return codec;
}

std::vector<OpeningMove> opening_moves(const StoreReader& reader, std::int64_t position) {
    return all<OpeningMove>(reader.rows(), {is("position", position)});
}

std::vector<OpeningShare> opening_shares(const StoreReader& reader, std::int64_t position) {
    return all<OpeningShare>(
        reader.rows(), {among("move_id", query<OpeningMove>({is("position", position)}), "id")},
        {{"move_id", "month", "live", "rating"}});
}

/// None is ever removed, so the newest id is their number.
std::int64_t opening_moves_stored(const StoreReader& reader) {
    const auto newest = one<OpeningMove>(reader.rows(), {}, {"-id"});
    return newest ? static_cast<std::int64_t>(newest->id) : 0;
}

std::vector<UserId> puzzle_mails_due(const StoreReader& reader, Instant now, std::size_t limit) {
    std::vector<UserId> due;
    for (const auto& one : all<PuzzleStanding>(reader.rows(), {at_most("mail_due", now)},
                                               {{"mail_due", "user_id"}, limit}))
        due.push_back(one.user);
    return due;
}

void keep_practice_games(UnitOfWork& unit, UserId user, const std::vector<PracticeGame>& games) {
    for (const PracticeGame& game : games) {
        const auto stored = unit.find<PracticeGame>(user, game.id);
        if (!stored || stored->touched < game.touched) unit.put(game);
    }
    auto all = unit.list<PracticeGame>(user);
    if (all.size() <= practice_games_max) return;
    std::ranges::sort(all, {}, &PracticeGame::touched);
    all.resize(all.size() - practice_games_max);
    for (const PracticeGame& old : all)
        erase<PracticeGame>(unit.rows(), {is("user_id", user), is("id", old.id)});
}

OpeningMoveId set_opening_move(UnitOfWork& unit, const OpeningMove& move) {
    if (move.id == OpeningMoveId{}) {
        OpeningMove added = move;
        unit.add(added);
        return added.id;
    }
    update<OpeningMove>(unit.rows(), {is("id", move.id)},
                        columns_of(move, {"first_won", "second_won", "drawn"}));
    return move.id;
}

}  // namespace posthouse::club
