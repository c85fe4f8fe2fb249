#include "club/matches/loaded_match.h"

#include "club/challenges/challenges.h"
#include "club/clocks/clock_tables.h"
#include "club/matches/match_tables.h"
#include "club/matches/open_questions.h"
#include "club/ratings/rating_tables.h"
#include "club/ratings/ratings.h"
#include "club/tournaments/tournament_tables.h"
#include "games/board_words.h"
#include "games/move_sentence.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace posthouse::club {

std::optional<Side> LoadedMatch::seat_of(UserId user) const {
    for (Side side : {Side::first, Side::second})
        if (match.seats[index_of(side)] == user) return side;
    return std::nullopt;
}

std::string LoadedMatch::name(const Texts& texts) const {
    return texts("letter-match-name", {{"game", match.game}, {"board", match.board}});
}

std::string LoadedMatch::display_name(Side side, const Viewer& viewer) const {
    return viewer.seat == side ? viewer.texts("letter-you") : player(side).name;
}

Side bottom_for(const games::Game& game, Side seat, const User& player) {
    return player.first_at_bottom && !game.drawing.numbered ? Side::first : seat;
}

Side bottom_for(const LoadedMatch& loaded, const Viewer& viewer) {
    if (!viewer.seat) return Side::first;
    User player = loaded.player(*viewer.seat);
    if (viewer.first_at_bottom) player.first_at_bottom = *viewer.first_at_bottom;
    return bottom_for(*loaded.game, *viewer.seat, player);
}

std::string describe_move(const LoadedMatch& loaded, const games::MoveDetails& step,
                          const Viewer& viewer) {
    const std::string& name = loaded.player(step.side).name;
    const std::string_view who = name.empty() ? loaded.game->seats[index_of(step.side)] : name;
    return games::describe_move(*loaded.game, step, who, viewer.seat, viewer.texts);
}

games::BoardRenderOptions board_style(const LoadedMatch& loaded, const Viewer& viewer) {
    games::BoardRenderOptions style;
    style.bottom = bottom_for(loaded, viewer);
    for (Side side : {Side::first, Side::second})
        style.captions[index_of(side)] = loaded.display_name(side, viewer);
    if (!loaded.history.empty()) style.last = &loaded.history.last_step();
    style.columns = viewer.columns;
    style.words = &board_words(*loaded.game, viewer.texts);
    return style;
}

namespace {

/// All but the moves.
LoadedMatch without_moves(const StoreReader& reader, const Match& match) {
    LoadedMatch loaded;
    loaded.match = match;
    loaded.game = games::find_game(match.game);
    if (!loaded.game)
        throw std::runtime_error("a match of an unknown game is stored: " + match.game);
    for (Side side : {Side::first, Side::second})
        if (auto user = reader.user(match.seats[index_of(side)]))
            loaded.players[index_of(side)] = *std::move(user);
    loaded.chat = reader.list<ChatMessage>(match.id);
    if (match.clock.bank != milliseconds(0))
        loaded.frozen = !server_pauses(reader, Instant::max()).empty();  // those that last
    loaded.offer_expires = offer_expiry(reader, match);
    if (match.outcome && match.rated)
        for (RatingChange& change : reader.list<RatingChange>(match.id))
            if (const auto seat = loaded.seat_of(change.user))
                loaded.rating_changes[index_of(*seat)] = std::move(change);
    return loaded;
}

LoadedMatch with_replay(LoadedMatch loaded, std::vector<PlayedMove> moves,
                        games::ReplayedGame replay) {
    loaded.view = std::move(replay.view);
    loaded.history = {std::move(moves), std::move(replay.steps)};
    return loaded;
}

LoadedMatch loaded_match(const StoreReader& reader, const Match& match,
                         std::optional<std::size_t> plies, std::size_t details_from) {
    LoadedMatch loaded = without_moves(reader, match);
    auto moves = reader.moves(match.id);
    if (plies && *plies < moves.size()) moves.resize(*plies);
    auto replay = loaded.game->replay(record_of(match, moves), details_from);
    if (!replay)
        throw std::runtime_error(
            loaded.name() + " is damaged: " + std::string(replay.error().refusal.sentence.view()));
    return with_replay(std::move(loaded), std::move(moves), *std::move(replay));
}

constexpr std::size_t no_details = std::numeric_limits<std::size_t>::max();

}  // namespace

LoadedMatch load_match(const StoreReader& reader, const Match& match,
                       std::optional<std::size_t> plies) {
    return loaded_match(reader, match, plies, 0);
}

LoadedMatch load_match(const StoreReader& reader, const Match& match, MoveHistory history,
                       games::GameState view) {
    LoadedMatch loaded = without_moves(reader, match);
    loaded.history = std::move(history);
    loaded.view = std::move(view);
    return loaded;
}

Expected<LoadedMatch> preview_moves(LoadedMatch loaded, const std::vector<std::string>& moves,
                                    std::optional<Side> reader) {
    std::vector<PlayedMove> all = loaded.moves();
    for (const std::string& move : moves)
        all.push_back({static_cast<int>(all.size()), move, "", {}});
    games::GameRecord record = record_of(loaded.match, all);
    record.reader = reader;
    auto replay = loaded.game->replay(record, 0);
    if (!replay) return replay.error().refusal;
    loaded = with_replay(std::move(loaded), std::move(all), *std::move(replay));
    loaded.match.outcome.reset();
    loaded.rating_changes = {};
    if (const Verdict& verdict = loaded.view.verdict; verdict.over)
        loaded.match.outcome = MatchOutcome{verdict.result, std::string(verdict.reason), {}};
    loaded.match.clock = {};
    close_proposal(loaded.match);
    return loaded;
}

namespace {

bool is_known(const MatchSnapshot& snapshot, UserId id) {
    const auto has_id = [id](const User& one) { return one.id == id; };
    return id == UserId{} || std::ranges::any_of(snapshot.players, has_id) ||
           std::ranges::any_of(snapshot.chat_authors, has_id);
}

/// Loads the rest: ratings, chat authors, pauses, rematch.
MatchSnapshot with_the_rest(LoadedMatch loaded, const StoreReader& reader) {
    MatchSnapshot snapshot;
    static_cast<LoadedMatch&>(snapshot) = std::move(loaded);
    const Match& match = snapshot.match;
    for (Side side : {Side::first, Side::second}) {
        const User& player = snapshot.players[index_of(side)];
        auto standing = reader.find<PlayerStanding>(player.id, match.game);
        snapshot.standings[index_of(side)] =
            standing ? *std::move(standing) : initial_standing(player, match.game);
    }
    for (const ChatMessage& one : snapshot.chat)
        if (!is_known(snapshot, one.by))
            if (auto speaker = reader.user(one.by))
                snapshot.chat_authors.push_back(*std::move(speaker));
    if (match.is_running()) snapshot.pauses = pauses_in_turn(reader, match);
    if (match.rematch != MatchId{})
        if (const auto next = reader.match(match.rematch)) snapshot.rematch = next->board;
    // Only games at one sitting in a tournament have this limit; no other game asks.
    if (match.clock.first_move > milliseconds(0))
        if (const auto game = tournament_game_of(reader, match.id)) {
            const auto about = reader.find<Tournament>(game->tournament);
            snapshot.tournament = about->name;
            snapshot.arena = about->rules.system == tournament::System::arena;
        }
    return snapshot;
}

}  // namespace

PauseSet pauses_in_turn(const StoreReader& reader, const Match& match) {
    if (match.clock.bank == milliseconds::zero()) return {};
    const UserId mover = match.seats[index_of(match.to_move)];
    return {reader.list<Vacation>(mover), reader.list<RestSchedule>(mover),
            server_pauses(reader, match.turn_since)};
}

MatchSnapshot load_snapshot(const StoreReader& reader, const Match& match) {
    return with_the_rest(loaded_match(reader, match, std::nullopt, no_details), reader);
}

MatchSnapshot load_snapshot(const StoreReader& reader, LoadedMatch loaded) {
    loaded.match = reader.match(loaded.match.id).value();  // with the number of this change
    return with_the_rest(std::move(loaded), reader);
}

std::vector<ChangedMatch> changed_matches(const Response& reply) {
    std::vector<ChangedMatch> touched;
    for (const MatchId match : reply.changed) {
        const bool shown = reply.snapshot && reply.snapshot->match.id == match;
        touched.push_back({match, shown ? reply.snapshot : nullptr});
    }
    return touched;
}

}  // namespace posthouse::club
