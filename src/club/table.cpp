#include "club/table.h"

#include "club/challenges.h"

#include <stdexcept>

namespace posthouse {

std::optional<Side> Table::seat_of(UserId user) const {
    for (Side side : {Side::first, Side::second})
        if (match.seats[index_of(side)] == user) return side;
    return std::nullopt;
}

std::string Table::name() const {
    return match.game + " board " + std::to_string(match.board);
}

std::string Table::called(Side side, std::optional<Side> reader) const {
    return reader == side ? "you" : player(side).name;
}

Side bottom_for(const Game& game, Side seat, const User& player) {
    return player.first_below && !game.drawing.numbered ? Side::first : seat;
}

Side bottom_for(const Table& table, const Viewer& viewer) {
    if (!viewer.seat) return Side::first;
    User player = table.player(*viewer.seat);
    if (viewer.first_below) player.first_below = *viewer.first_below;
    return bottom_for(*table.game, *viewer.seat, player);
}

BoardStyle board_style(const Table& table, const Viewer& viewer) {
    BoardStyle style;
    style.bottom = bottom_for(table, viewer);
    for (Side side : {Side::first, Side::second})
        style.captions[index_of(side)] = table.called(side, viewer.seat);
    if (!table.steps.empty()) style.last = &table.steps.back();
    style.columns = viewer.columns;
    return style;
}

const MoveText* legal_move(const View& view, std::string_view typed, std::optional<Side> reader) {
    for (const MoveText& move : view.legal)
        if (move.is(typed, reader.value_or(view.to_move))) return &move;
    return nullptr;
}

Record record_of(const Match& match, const std::vector<PlayedMove>& moves) {
    Record record{match.from, {}};
    for (const PlayedMove& move : moves) record.moves.push_back(move.text);
    return record;
}

namespace {

/// All but what is worked out from the moves.
Table without_story(const Reader& reader, const Match& match) {
    Table table;
    table.match = match;
    table.game = find_game(match.game);
    if (!table.game)
        throw std::runtime_error("a match of an unknown game is stored: " + match.game);
    for (Side side : {Side::first, Side::second})
        if (auto user = reader.user(match.seats[index_of(side)]))
            table.players[index_of(side)] = *std::move(user);
    table.moves = reader.moves(match.id);
    table.remarks = reader.remarks(match.id);
    if (match.clock.bank != milliseconds(0))
        table.frozen = !reader.house_pauses(Instant::max()).empty();  // those that last
    table.offer_ends = offer_ends(reader, match);
    if (match.ending && match.rated)
        for (RatingChange& change : reader.rating_changes(match.id))
            if (const auto seat = table.seat_of(change.user))
                table.rated[index_of(*seat)] = std::move(change);
    return table;
}

Table with_story(Table table, Story story) {
    table.view = std::move(story.view);
    table.steps = std::move(story.steps);
    return table;
}

}  // namespace

Table load_table(const Reader& reader, const Match& match, std::optional<std::size_t> plies) {
    Table table = without_story(reader, match);
    if (plies && *plies < table.moves.size()) table.moves.resize(*plies);
    auto story = table.game->story(record_of(match, table.moves), 0);
    if (!story)
        throw std::runtime_error(
            table.name() + " is damaged: " + std::string(story.refusal().refusal.sentence.view()));
    return with_story(std::move(table), *std::move(story));
}

Table load_table(const Reader& reader, const Match& match, Story story) {
    return with_story(without_story(reader, match), std::move(story));
}

Or<Table> tried_out(Table table, const std::vector<std::string>& moves,
                    std::optional<Side> reader) {
    for (const std::string& move : moves)
        table.moves.push_back({static_cast<int>(table.moves.size()), move, "", {}});
    Record record = record_of(table.match, table.moves);
    record.reader = reader;
    auto story = table.game->story(record, 0);
    if (!story) return story.refusal().refusal;
    table = with_story(std::move(table), *std::move(story));
    table.match.ending.reset();
    table.rated = {};
    if (const Verdict& verdict = table.view.verdict; verdict.over)
        table.match.ending = Ending{verdict.result, std::string(verdict.reason), {}};
    table.match.clock = {};
    table.match.proposal = Proposal::none;
    return table;
}

}  // namespace posthouse
