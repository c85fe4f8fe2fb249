#include "club/tournaments/arenas.h"

#include "club/accounts/sanctions.h"
#include "club/clocks/clock.h"
#include "club/clocks/turns.h"
#include "club/core/letter_layout.h"
#include "club/matches/board_text.h"
#include "club/matches/loaded_match.h"
#include "club/matches/match_tables.h"
#include "club/tournaments/teams.h"
#include "club/tournaments/tournament_view.h"
#include "club/tournaments/tournaments.h"
#include "tournament/arena.h"

#include <algorithm>
#include <map>
#include <vector>

namespace posthouse::club {

namespace {

/// The entrants' seeds who must not meet: one blocks the other, or both are computers.
std::map<int, std::vector<int>> refusals(const StoreReader& reader,
                                         const std::vector<Entrant>& waiting) {
    std::map<UserId, int> seeds;
    std::vector<int> computers;
    for (const Entrant& one : waiting) {
        seeds[one.user] = one.seed;
        if (reader.user(one.user)->level > 0) computers.push_back(one.seed);
    }
    std::map<int, std::vector<int>> refused;
    for (const int computer : computers) refused[computer] = computers;
    for (const Entrant& one : waiting)
        for (const Block& block : reader.list<Block>(one.user))
            if (const auto blocked = seeds.find(block.whom); blocked != seeds.end())
                refused[one.seed].push_back(blocked->second);
    return refused;
}

bool plays_now(const TournamentView& view, const Entrant& entrant) {
    return std::ranges::any_of(view.state.games, [&](const auto& game) {
        return game.is_running() && (game.first == entrant.seed || game.second == entrant.seed);
    });
}

bool games_run(const TournamentView& view) {
    return std::ranges::any_of(view.state.games, &tournament::TournamentGameRef::is_running);
}

/// Who could be paired now, and whom they must not meet.
std::vector<tournament::WaitingPlayer> waiting_players(const StoreReader& reader,
                                                       const TournamentView& view, Instant now) {
    std::vector<Entrant> waiting;
    for (const Entrant& one : view.entrants)
        if (one.free_since && !one.withdrawn && !plays_now(view, one) &&
            !sits_at_a_board(reader, one.user) && !is_banned(reader, one.user, now))
            waiting.push_back(one);
    std::map<int, std::vector<int>> refused = refusals(reader, waiting);
    std::vector<tournament::WaitingPlayer> players;
    for (const Entrant& one : waiting)
        players.push_back({one.seed, std::max(now - *one.free_since, milliseconds(0)),
                           std::move(refused[one.seed])});
    return players;
}

std::optional<Refusal> enter_arena(CommandContext& context, const Tournament& about, UserId user) {
    if (context.now >= pairing_end(about))
        return refuse("tournament-time-over",
                      "The time of {cup} is over: “{game} tournaments” says which can be entered.",
                      about.name, about.game);
    const TournamentView view = load_tournament_view(context.unit, about);
    Entrant entrant{about.id, user, context.now, static_cast<int>(view.entrants.size())};
    if (const Entrant* before = view.entrant(user)) {
        entrant = *before;
    } else {
        const auto team =
            team_to_enter(context.unit, about, user, context.command.argument("team"));
        if (!team) return team.error();
        entrant.team = *team;
    }
    entrant.withdrawn = false;
    if (!entrant.free_since && !plays_now(view, entrant)) entrant.free_since = context.now;
    put_entrant(context.unit, entrant);
    return std::nullopt;
}

void run_arena(CommandContext& context, const Tournament& about) {
    const TournamentView view = load_tournament_view(context.unit, about);
    if (context.now >= pairing_end(about)) {
        if (!games_run(view)) end_tournament(context, about);
        return;
    }
    const auto waiting = waiting_players(context.unit, view, context.now);
    for (const tournament::Pairing& pairing : tournament::arena_pairings(view.state, waiting)) {
        if (!add_pairing(context.unit, about.id, pairing)) continue;
        begin_tournament_game(
            context, view,
            {pairing.round, pairing.pairing_number, 0, pairing.first, pairing.second});
        for (const int seed : {pairing.first, pairing.second}) {
            Entrant entrant = view.entrants[static_cast<std::size_t>(seed)];
            entrant.free_since.reset();
            put_entrant(context.unit, entrant);
        }
    }
}

void arena_game_ended(CommandContext& context, const Tournament& about, const Match& match) {
    for (const Side side : {Side::first, Side::second}) {
        auto entrant = context.unit.find<Entrant>(about.id, match.seats[index_of(side)]);
        if (!entrant || entrant->withdrawn) continue;
        const bool ran_out =
            match.outcome->reason == "time" && match.outcome->result == win_of(other(side));
        if (ran_out && context.unit.user(entrant->user)->level == 0) continue;
        entrant->free_since = context.now;
        put_entrant(context.unit, *entrant);
    }
    if (context.now >= pairing_end(about)) run_arena(context, about);
}

std::string arena_problem(const StoreReader& reader, const Tournament& about, std::size_t running,
                          Instant now) {
    static constexpr milliseconds late = std::chrono::minutes(1);
    const TournamentView view = load_tournament_view(reader, about);
    if (now >= pairing_end(about))
        return now < pairing_end(about) + late || running > 0
                   ? ""
                   : "all its games are over, but it does not end";
    auto waiting = waiting_players(reader, view, now);
    std::erase_if(waiting, [](const auto& one) { return one.waited < late; });
    return tournament::arena_pairings(view.state, waiting).empty()
               ? ""
               : "two of its players have been free for a minute, but do not play";
}

}  // namespace

CommandResult halve_clock_command(CommandContext& context, const User& user, Match match) {
    const auto side = index_of(seat_in(match, user.id));
    auto game = tournament_game_of(context.unit, match.id);
    const auto about = game ? context.unit.find<Tournament>(game->tournament) : std::nullopt;
    if (!about || about->rules.system != tournament::System::arena)
        return refuse("halve-arena-only",
                      "Only in an arena is half of the time worth a point more.");
    if (match.plies > static_cast<int>(side))
        return refuse("halve-before-first-move",
                      "Half of the time can be given before one's first move: in the next game.");
    if (game->halved[side])
        return refuse("halve-already", "You play this game with half of the time already.");
    game->halved[side] = true;
    put_game(context.unit, *game);
    match.clock.left[side] = match.clock.bank / 2;
    change_match(context.unit, match);
    replace_turn_jobs(context.unit, match, context.now);
    context.reply.changed.push_back(match.id);
    return format_answer(load_match(context.unit, match), context.viewer(seat_in(match, user.id)));
}

const Conduct arena_conduct{enter_arena, pause_in_tournament, arena_game_ended, run_arena,
                            arena_problem};

}  // namespace posthouse::club
