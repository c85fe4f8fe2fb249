#include "club/table.h"

#include "club/challenges.h"

#include <stdexcept>

namespace posthouse::club {

std::optional<Side> LoadedMatch::seat_of(UserId user) const {
    for (Side side : {Side::first, Side::second})
        if (match.seats[index_of(side)] == user) return side;
    return std::nullopt;
}

std::string LoadedMatch::name() const {
    return match.game + " board " + std::to_string(match.board);
}

std::string LoadedMatch::called(Side side, std::optional<Side> reader) const {
    return reader == side ? "you" : player(side).name;
}

Side bottom_for(const games::Game& game, Side seat, const User& player) {
    return player.first_below && !game.drawing.numbered ? Side::first : seat;
}

Side bottom_for(const LoadedMatch& table, const Viewer& viewer) {
    if (!viewer.seat) return Side::first;
    User player = table.player(*viewer.seat);
    if (viewer.first_below) player.first_below = *viewer.first_below;
    return bottom_for(*table.game, *viewer.seat, player);
}

games::BoardRenderOptions board_style(const LoadedMatch& table, const Viewer& viewer) {
    games::BoardRenderOptions style;
    style.bottom = bottom_for(table, viewer);
    for (Side side : {Side::first, Side::second})
        style.captions[index_of(side)] = table.called(side, viewer.seat);
    if (!table.steps.empty()) style.last = &table.steps.back();
    style.columns = viewer.columns;
    return style;
}

const games::MoveText* legal_move(const games::GameState& view, std::string_view typed,
                                  std::optional<Side> reader) {
    for (const games::MoveText& move : view.legal)
        if (move.is(typed, reader.value_or(view.to_move))) return &move;
    return nullptr;
}

games::GameRecord record_of(const Match& match, const std::vector<PlayedMove>& moves) {
    games::GameRecord record{match.from, {}};
    for (const PlayedMove& move : moves) record.moves.push_back(move.text);
    return record;
}

namespace {

/// All but what is worked out from the moves.
LoadedMatch without_story(const StoreReader& reader, const Match& match) {
    LoadedMatch table;
    table.match = match;
    table.game = games::find_game(match.game);
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

LoadedMatch with_story(LoadedMatch table, games::ReplayedGame story) {
    table.view = std::move(story.view);
    table.steps = std::move(story.steps);
    return table;
}

}  // namespace

LoadedMatch load_match(const StoreReader& reader, const Match& match,
                       std::optional<std::size_t> plies) {
    LoadedMatch table = without_story(reader, match);
    if (plies && *plies < table.moves.size()) table.moves.resize(*plies);
    auto story = table.game->replay(record_of(match, table.moves), 0);
    if (!story)
        throw std::runtime_error(
            table.name() + " is damaged: " + std::string(story.error().refusal.sentence.view()));
    return with_story(std::move(table), *std::move(story));
}

LoadedMatch load_match(const StoreReader& reader, const Match& match, games::ReplayedGame story) {
    return with_story(without_story(reader, match), std::move(story));
}

Expected<LoadedMatch> preview_moves(LoadedMatch table, const std::vector<std::string>& moves,
                                    std::optional<Side> reader) {
    for (const std::string& move : moves)
        table.moves.push_back({static_cast<int>(table.moves.size()), move, "", {}});
    games::GameRecord record = record_of(table.match, table.moves);
    record.reader = reader;
    auto story = table.game->replay(record, 0);
    if (!story) return story.error().refusal;
    table = with_story(std::move(table), *std::move(story));
    table.match.ending.reset();
    table.rated = {};
    if (const Verdict& verdict = table.view.verdict; verdict.over)
        table.match.ending = MatchOutcome{verdict.result, std::string(verdict.reason), {}};
    table.match.clock = {};
    table.match.proposal = Proposal::none;
    return table;
}

}  // namespace posthouse::club
