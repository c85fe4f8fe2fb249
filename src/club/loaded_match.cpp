
#include "club/loaded_match.h"
#include "club/challenges.h"
#include "club/ratings.h"

#include <algorithm>
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

/// All but the replayed moves.
LoadedMatch without_replay(const StoreReader& reader, const Match& match) {
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

LoadedMatch with_replay(LoadedMatch table, games::ReplayedGame replay) {
    table.view = std::move(replay.view);
    table.steps = std::move(replay.steps);
    return table;
}

}  // namespace

LoadedMatch load_match(const StoreReader& reader, const Match& match,
                       std::optional<std::size_t> plies) {
    LoadedMatch table = without_replay(reader, match);
    if (plies && *plies < table.moves.size()) table.moves.resize(*plies);
    auto replay = table.game->replay(record_of(match, table.moves), 0);
    if (!replay)
        throw std::runtime_error(
            table.name() + " is damaged: " + std::string(replay.error().refusal.sentence.view()));
    return with_replay(std::move(table), *std::move(replay));
}

LoadedMatch load_match(const StoreReader& reader, const Match& match, games::ReplayedGame replay) {
    return with_replay(without_replay(reader, match), std::move(replay));
}

Expected<LoadedMatch> preview_moves(LoadedMatch table, const std::vector<std::string>& moves,
                                    std::optional<Side> reader) {
    for (const std::string& move : moves)
        table.moves.push_back({static_cast<int>(table.moves.size()), move, "", {}});
    games::GameRecord record = record_of(table.match, table.moves);
    record.reader = reader;
    auto replay = table.game->replay(record, 0);
    if (!replay) return replay.error().refusal;
    table = with_replay(std::move(table), *std::move(replay));
    table.match.ending.reset();
    table.rated = {};
    if (const Verdict& verdict = table.view.verdict; verdict.over)
        table.match.ending = MatchOutcome{verdict.result, std::string(verdict.reason), {}};
    table.match.clock = {};
    table.match.proposal = Proposal::none;
    return table;
}

namespace {

bool is_known(const MatchSnapshot& page, UserId id) {
    const auto has_id = [id](const User& one) { return one.id == id; };
    return id == UserId{} || std::ranges::any_of(page.players, has_id) ||
           std::ranges::any_of(page.others, has_id);
}

/// Loads the rest: ratings, chat authors, pauses, rematch.
void read_the_rest(MatchSnapshot& page, const StoreReader& reader) {
    const Match& match = page.match;
    for (Side side : {Side::first, Side::second}) {
        const User& player = page.players[index_of(side)];
        auto standing = reader.standing(player.id, match.game);
        page.standings[index_of(side)] =
            standing ? *std::move(standing) : first_standing(player, match.game);
    }
    for (const ChatMessage& one : page.remarks)
        if (!is_known(page, one.by))
            if (auto speaker = reader.user(one.by)) page.others.push_back(*std::move(speaker));
    page.offer_ends = offer_ends(reader, match);
    const UserId mover = match.seats[index_of(match.to_move)];
    if (match.is_running() && match.clock.bank != milliseconds::zero())
        page.pauses = {reader.vacations(mover), reader.rest_schedules(mover),
                       reader.house_pauses(Instant{})};
    if (match.rematch != MatchId{})
        if (const auto next = reader.match(match.rematch)) page.rematch = next->board;
}

}  // namespace

MatchSnapshot load_snapshot(const StoreReader& reader, const Match& match) {
    MatchSnapshot page;
    page.match = match;
    for (Side side : {Side::first, Side::second}) {
        auto user = reader.user(match.seats[index_of(side)]);
        if (!user) throw std::runtime_error("a stored match has an unknown player");
        page.players[index_of(side)] = *std::move(user);
    }
    page.moves = reader.moves(match.id);
    page.remarks = reader.remarks(match.id);
    if (match.ending && match.rated)
        for (RatingChange& change : reader.rating_changes(match.id))
            page.rated[change.user == match.seats[0] ? 0 : 1] = std::move(change);
    const games::Game* game = games::find_game(match.game);
    if (!game) throw std::runtime_error("a stored match is of an unknown game, " + match.game);
    auto view = game->state(record_of(match, page.moves));
    if (!view)
        throw std::runtime_error(
            "the stored match " + match.game + "/" + std::to_string(match.board) +
            " does not replay: " + std::string(view.error().refusal.sentence.view()));
    page.view = *std::move(view);
    read_the_rest(page, reader);
    return page;
}

MatchSnapshot load_snapshot(const StoreReader& reader, const LoadedMatch& table) {
    MatchSnapshot page;
    page.match = reader.match(table.match.id).value();  // with the number of this change
    page.players = table.players;
    page.moves = table.moves;
    page.remarks = table.remarks;
    page.view = table.view;
    page.rated = table.rated;
    read_the_rest(page, reader);
    return page;
}

std::vector<ChangedMatch> changed_matches(const Response& reply) {
    std::vector<ChangedMatch> touched;
    for (const MatchId match : reply.changed) {
        const bool shown = reply.page && reply.page->match.id == match;
        touched.push_back({match, shown ? reply.page : nullptr});
    }
    return touched;
}

}  // namespace posthouse::club
