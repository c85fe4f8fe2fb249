#include "sim/invariants.h"
#include "club/core/game_state.h"
#include "club/tournaments/tournaments.h"
#include "tournament/pools.h"

#include "club/accounts/account_tables.h"
#include "club/challenges/challenge_tables.h"
#include "club/clocks/clock.h"
#include "club/clocks/clock_tables.h"
#include "club/commands/club.h"
#include "club/core/house_tables.h"
#include "club/matches/loaded_match.h"
#include "club/matches/match_tables.h"
#include "club/ratings/rating_tables.h"
#include "club/ratings/ratings.h"
#include "club/tournaments/tournament_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>

namespace posthouse::sim {
namespace {

using std::chrono::minutes;

/// Requests expire after three days without confirmation. Some hours allow for a mail that waited
/// before it was read, and for a jump of the clock.
constexpr auto held_for = std::chrono::days(3) + std::chrono::hours(8);

template <class... Parts>
void require(bool holds, fmt::format_string<Parts...> words, Parts&&... parts) {
    if (!holds) throw InvariantViolation{fmt::format(words, std::forward<Parts>(parts)...)};
}

std::int64_t number(auto id) {
    return static_cast<std::int64_t>(id);
}

std::string name_of(const club::Match& match) {
    return fmt::format("{} board {}", match.game, match.board);
}

/// All numbers in a sowing game's position: seeds in houses and stores.
int seeds_in(std::string_view position) {
    int sum = 0;
    const char* end = position.data() + position.size();
    for (const char* at = position.data(); at != end;) {
        int seeds = 0;
        const auto read = std::from_chars(at, end, seeds);
        if (read.ec == std::errc()) sum += seeds;
        at = read.ec == std::errc() ? read.ptr : at + 1;
    }
    return sum;
}

/// How many milliseconds of [from, until) are outside all pauses; `pauses` in any order.
std::chrono::milliseconds running_time(
    club::Instant from, club::Instant until,
    std::vector<std::pair<club::Instant, club::Instant>> pauses) {
    std::ranges::sort(pauses);
    std::chrono::milliseconds sum{};
    club::Instant at = from;
    for (const auto& [begins, ends] : pauses) {
        if (ends <= at) continue;
        if (begins >= until) break;
        if (begins > at) sum += begins - at;
        at = std::min(ends, until);
    }
    return at < until ? sum + (until - at) : sum;
}

/// Hour by hour from the player's settings and the calendar: slow, but independent.
void add_rests(const std::vector<club::RestSchedule>& rests, club::Instant from,
               club::Instant until, std::vector<std::pair<club::Instant, club::Instant>>& pauses) {
    constexpr minutes step{15};  // settings are in hours, zones in quarters of them
    for (club::Instant at = std::chrono::floor<std::chrono::hours>(from); at < until; at += step) {
        const club::RestSchedule* holds = nullptr;
        for (const club::RestSchedule& rest : rests)
            if (rest.since <= at) holds = &rest;
        if (!holds) continue;
        const club::Instant here = at + holds->zone;
        const auto day = std::chrono::floor<std::chrono::days>(here);
        const auto hour = std::chrono::floor<std::chrono::hours>(here - day).count();
        const unsigned weekday = std::chrono::weekday(day).iso_encoding() - 1;
        const bool asleep = holds->sleep_from <= holds->sleep_until
                                ? hour >= holds->sleep_from && hour < holds->sleep_until
                                : hour >= holds->sleep_from || hour < holds->sleep_until;
        if (asleep || (holds->weekend >> weekday & 1)) pauses.emplace_back(at, at + step);
    }
}

}  // namespace

void Invariants::check(const club::StoreReader& reader, const UnitEffects& events) {
    for (const club::PendingRequestId id : events.held_now) held_since_[id] = now_();
    for (const club::PendingRequest& held : events.released)
        require(now_() <= held_since_[held.id] + held_for,
                "held request {} was run after it had expired", number(held.id));
    for (const club::Letter& one : events.new_letters) letter(one);
    if (events.rated_anew) last_rating_.clear();
    for (const club::RatingChange& change : events.ratings) rating(change);
    for (const club::MatchId id : events.matches)
        if (id != club::MatchId{}) match(reader, id, &events);
    for (const club::TournamentId id : events.tournaments) tournament(reader, id);
}

void Invariants::match(const club::StoreReader& reader, club::MatchId id,
                       const UnitEffects* events) {
    const auto found = reader.match(id);
    require(found.has_value(), "match {} is missing", number(id));
    const club::Match& match = *found;
    const auto played = reader.moves(id);
    const auto seen = seen_.find(id);
    const bool same = seen != seen_.end() && seen->second.match.plies == match.plies &&
                      seen->second.match.undos == match.undos;
    if (!same) line_of_play(match, played);
    std::vector<std::string> moves;
    for (const club::PlayedMove& move : played) moves.push_back(move.text);
    if (seen != seen_.end()) {
        history(match, moves);
        if (match.undos == seen->second.match.undos && match.plies > seen->second.match.plies)
            check_move_time(reader, seen->second.match, match, played);
        if (match.outcome && !seen->second.match.outcome && match.outcome->reason == "time")
            check_timeout(reader, seen->second.match, match);
    }
    clock(match);
    jobs(reader, match);
    ratings_of(reader, match);
    check_blocks(reader, match);
    sits_at_one_board(reader, match);
    check_consent(reader, match, events);
    if (const bool was_over = seen != seen_.end() && seen->second.match.outcome;
        match.outcome && !was_over)
        if (const auto game = tournament_game_of(reader, id)) tournament(reader, game->tournament);
    seen_[id] = {std::move(moves), match};
}

/// Unless the others have waited long enough.
void Invariants::sits_at_one_board(const club::StoreReader& reader, const club::Match& match) {
    const auto game = tournament_game_of(reader, match.id);
    if (seen_.contains(match.id) || !game || !is_live(match.clock)) return;
    const auto about = reader.find<club::Tournament>(game->tournament);
    for (const club::UserId seat : match.seats) {
        if (reader.user(seat)->level > 0) continue;
        for (const club::Match& one :
             find_matches(reader, {{}, seat, club::MatchState::running, club::all_rows}))
            require(one.id == match.id || !is_live(one.clock) ||
                        match.turn_since >= comeback_end(reader, *about),
                    "{} began while player {} sits at {}", name_of(match), number(seat),
                    name_of(one));
    }
}

/// A player who blocks another begins no match with them, except by a tournament's pairing. Checked
/// in the work that begins the match: commands may be run in another order than they were sent.
void Invariants::check_blocks(const club::StoreReader& reader, const club::Match& match) {
    const auto seen = seen_.find(match.id);
    if (seen != seen_.end() && seen->second.match.started == match.started) return;
    for (const club::UserId by : match.seats)
        for (const club::Block& one : blocks_by(reader, by))
            require(std::ranges::count(match.seats, one.whom) == 0 ||
                        tournament_game_of(reader, match.id),
                    "{} began although {} blocks {}", name_of(match), number(by), number(one.whom));
}

/// Checks the agreement in the work that begins the match.
void Invariants::check_consent(const club::StoreReader& reader, const club::Match& match,
                               const UnitEffects* events) {
    const auto seen = seen_.find(match.id);
    const bool before = seen != seen_.end() && seen->second.match.offered_to == club::UserId{};
    if (before || match.offered_to != club::UserId{} || tournament_game_of(reader, match.id))
        return;
    for (const club::UserId seat : match.seats)
        if (reader.user(seat)->level > 0) return;
    if (seen != seen_.end()) {
        const club::UserId challenged = seen->second.match.offered_to;
        require(agreed_(reader, challenged, match), "{} began without the consent of {}",
                name_of(match), number(challenged));
        return;
    }
    const auto seeks = [&](club::UserId user) {
        const auto preferences = reader.find<club::PairingPreferences>(user, match.game);
        return (preferences && preferences->seek > 0) ||
               (events && events->sought.contains({user, match.game}));
    };
    const auto takes = [&](club::UserId user, club::UserId other) {
        const club::PlayerGroup circle = reader.user(user)->auto_accepts;
        const auto friends = friends_of(reader, user);
        return circle == club::PlayerGroup::everybody ||
               (circle != club::PlayerGroup::nobody &&
                std::ranges::count(friends, other, &club::Friend::whom) > 0) ||
               (circle == club::PlayerGroup::rated &&
                !reader.list<club::PlayerStanding>(other).empty());
    };
    const auto [one, two] = match.seats;
    require((events && events->boards_taken.contains({match.game, match.board})) ||
                (seeks(one) && seeks(two)) || takes(one, two) || takes(two, one),
            "{} began without an offer", name_of(match));
}

void Invariants::line_of_play(const club::Match& match,
                              const std::vector<club::PlayedMove>& played) {
    for (std::size_t ply = 0; ply < played.size(); ++ply)
        require(played[ply].ply == static_cast<int>(ply), "{} does not have ply {} exactly once",
                name_of(match), ply);
    require(static_cast<int>(played.size()) == match.plies, "{} records {} plies but has {}",
            name_of(match), match.plies, played.size());
    require(match.seats[0] != match.seats[1] || match.rated == false ||
                match.seats[0] != club::UserId{},
            "{} has an empty seat", name_of(match));
    const games::Game* game = games::find_game(match.game);
    require(game != nullptr, "{} is not a game", match.game);
    const auto view = game->state(club::record_of(match, played));
    if (!view)
        throw InvariantViolation{
            name_of(match) + " is damaged: " + std::string(view.error().refusal.sentence.view())};
    require(view->verdict.over || view->to_move == match.to_move, "{}: the wrong player is to move",
            name_of(match));
    require(!view->verdict.over || match.outcome.has_value(),
            "{} is over by the rules but still running", name_of(match));
    if (view->verdict.over && match.outcome)
        require(match.outcome->reason != std::string(view->verdict.reason) ||
                    match.outcome->result == view->verdict.result,
                "{} has another result than by its rules", name_of(match));
    if (game->drawing.kind != "sowing") return;
    const auto start = game->state({match.start_position, {}});
    require(seeds_in(view->position) == seeds_in(start->position),
            "{} began with {} seeds and has {}", name_of(match), seeds_in(start->position),
            seeds_in(view->position));
}

void Invariants::history(const club::Match& match, const std::vector<std::string>& moves) {
    const Seen& before = seen_.at(match.id);
    require(match.undos >= before.match.undos, "{} has fewer takebacks than before",
            name_of(match));
    if (match.undos == before.match.undos) {
        require(moves.size() >= before.moves.size() &&
                    std::equal(before.moves.begin(), before.moves.end(), moves.begin()),
                "{}: a played move is missing", name_of(match));
    }
    if (!before.match.outcome) return;
    require(match.outcome == before.match.outcome && moves == before.moves,
            "{} changed after its end", name_of(match));
}

void Invariants::clock(const club::Match& match) {
    if (match.clock.bank == std::chrono::milliseconds(0)) return;
    for (const std::chrono::milliseconds left : match.clock.left)
        require(left >= std::chrono::milliseconds(0) && left <= match.clock.cap,
                "{} has {} ms on a clock", name_of(match), left.count());
    const auto seen = seen_.find(match.id);
    if (seen == seen_.end() || seen->second.match.undos != match.undos) return;
    for (std::size_t side : {0U, 1U}) {
        const auto before = seen->second.match.clock.left[side];
        const auto made = match.plies - seen->second.match.plies;
        require(match.clock.left[side] <= before + made * match.clock.increment,
                "{}: a clock gained time", name_of(match));
    }
}

/// Upper bound of the time used in this turn when it ended.
std::chrono::milliseconds Invariants::used_in_turn(const club::StoreReader& reader,
                                                   const club::Match& turn,
                                                   club::Instant end) const {
    const club::UserId mover = turn.seats[index_of(turn.to_move)];
    const std::chrono::milliseconds left = turn.clock.left[index_of(turn.to_move)];
    const club::Instant since = turn.turn_since;
    std::vector<std::pair<club::Instant, club::Instant>> of_house, all;
    for (const PauseInterval& one : pauses_)
        of_house.emplace_back(one.from, one.until.value_or(club::Instant::max()));
    all = of_house;
    for (const club::Vacation& one : reader.list<club::Vacation>(mover))
        all.emplace_back(one.from, one.until);
    add_rests(reader.list<club::RestSchedule>(mover), since, end, all);
    const std::chrono::milliseconds open = running_time(since, end, of_house);
    if (is_live(turn.clock)) return open;
    // The player's own pauses count only up to a limit.
    const std::chrono::milliseconds own =
        std::min(open - running_time(since, end, all), club::own_pauses_max(left));
    return open - own;
}

void Invariants::check_timeout(const club::StoreReader& reader, const club::Match& before,
                               const club::Match& after) {
    const std::chrono::milliseconds left = club::turn_of(before).left;
    const std::chrono::milliseconds used = used_in_turn(reader, before, after.outcome->at);
    require(used >= left, "{}: time was up after {} ms of {}", name_of(after), used.count(),
            left.count());
    require(after.outcome->result == win_of(other(before.to_move)),
            "{}: the wrong player lost on time", name_of(after));
}

/// A move does not cost more time than was used.
void Invariants::check_move_time(const club::StoreReader& reader, const club::Match& before,
                                 const club::Match& after,
                                 const std::vector<club::PlayedMove>& moves) {
    if (after.clock.bank == std::chrono::milliseconds(0)) return;
    const auto mover = index_of(before.to_move);
    const club::Instant at = moves[static_cast<std::size_t>(before.plies)].at;
    const std::chrono::milliseconds had = before.clock.left[mover];
    const std::chrono::milliseconds used =
        std::clamp(used_in_turn(reader, before, at), std::chrono::milliseconds(0), had);
    const std::chrono::milliseconds expected =
        std::min(had - used + after.clock.increment, after.clock.cap);
    require(after.clock.left[mover] >= expected, "{}: a move after {} ms of {} left {} ms",
            name_of(after), used.count(), had.count(), after.clock.left[mover].count());
}

void Invariants::jobs(const club::StoreReader& reader, const club::Match& match) {
    const auto of_match = [&](std::string_view kind) {
        auto jobs = jobs_due(reader, club::Instant::max(), kind, std::numeric_limits<int>::max());
        std::erase_if(jobs, [&](const club::Job& job) { return job.match != match.id; });
        for (const club::Job& job : jobs)
            require(job.ply == match.plies || (job.is_of_clock() && job.ply < match.plies),
                    "{}: a job “{}” for ply {} after {} plies", name_of(match), kind, job.ply,
                    match.plies);
        return jobs.size();
    };
    const std::size_t clocks = of_match("flag") + of_match("remind") + of_match("last-call");
    const bool running = match.is_running();
    const std::size_t wanted = running && match.clock.bank > std::chrono::milliseconds(0) ? 1 : 0;
    require(clocks == wanted, "{} has {} clock jobs instead of {}", name_of(match), clocks, wanted);
    const auto mover = reader.user(match.seats[index_of(match.to_move)]);
    require(mover.has_value(), "{}: no player to move", name_of(match));
    const std::size_t offers = match.is_offered() ? 1 : 0, ends = of_match("expire");
    require(offers == ends, "{} has {} jobs to expire its offer instead of {}", name_of(match),
            ends, offers);
    const std::size_t thoughts = running && mover->level > 0 ? 1 : 0, think = of_match("think");
    require(think == thoughts, "{} has {} search jobs instead of {}", name_of(match), think,
            thoughts);
}

void Invariants::ratings_of(const club::StoreReader& reader, const club::Match& match) {
    const auto changes = reader.list<club::RatingChange>(match.id);
    const std::size_t wanted = club::counts_for_ratings(match) ? 2 : 0;
    require(changes.size() == wanted, "{} changed {} ratings instead of {}", name_of(match),
            changes.size(), wanted);
    for (const club::RatingChange& change : changes)
        require(change.user == match.seats[0] || change.user == match.seats[1],
                "{} changed the rating of another player", name_of(match));
}

/// Message-IDs are unique anyway; this finds two letters that tell one reader the same.
void Invariants::letter(const club::Letter& letter) {
    require(!letter.message_id.empty(), "a letter without a Message-ID");
    if (letter.kind == club::LetterKind::answer || letter.kind == club::LetterKind::broadcast ||
        letter.kind == club::LetterKind::message)
        return;
    const std::string event =
        fmt::format("{} {} {} {} {} {} {}", number(letter.to), letter.address,
                    letter.match ? number(*letter.match) : 0, letter.ply.value_or(-1), letter.undos,
                    letter.subject, letter.text() + letter.in_reply_to);
    // The same text at the same moment is an error, unless a player sent it twice: chat messages
    // are numbered.
    const bool said = letter.message_id.find(".chat.") != std::string::npos;
    const std::string moment =
        fmt::format("{} {} {}", event, letter.written.time_since_epoch().count(),
                    said ? letter.message_id : "");
    require(++letters_[moment] == 1, "the letter “{}” was written twice", letter.message_id);
}

void Invariants::rating(const club::RatingChange& change) {
    const auto [last, first] = last_rating_.try_emplace({change.user, change.game}, change.after);
    require(first || last->second == change.before,
            "player {}: a rating change in {} starts at {}, but the last one ended at {}",
            number(change.user), change.game, change.before, last->second);
    last->second = change.after;
}

void Invariants::standings(const club::StoreReader& reader) {
    for (const games::Game& game : games::all_games()) {
        int won = 0, lost = 0, drawn = 0;
        std::vector<club::PlayerStanding> all;
        for (const bool established : {true, false})
            for (const bool bots : {true, false})
                std::ranges::move(
                    ranked_standings(reader, game.name, established, club::all_rows, nullptr, bots),
                    std::back_inserter(all));
        for (const club::PlayerStanding& one : all) {
            require(!one.established_until || !reader.user(one.user)->left_at,
                    "player {} has left and is ranked in {}", number(one.user), game.name);
            won += one.won;
            lost += one.lost;
            drawn += one.drawn;
            const auto changes =
                rating_changes_of(reader, one.user, game.name, std::numeric_limits<int>::max());
            require(static_cast<int>(changes.size()) == one.won + one.lost + one.drawn,
                    "player {} has {} rated matches of {} and {} changes", number(one.user),
                    one.won + one.lost + one.drawn, game.name, changes.size());
            const auto last = last_rating_.find({one.user, std::string(game.name)});
            require(last != last_rating_.end() && last->second == one.rating.rating,
                    "player {}: the rating in {} differs from the last change", number(one.user),
                    game.name);
        }
        require(won == lost && drawn % 2 == 0, "{}: {} games were won, {} lost, {} drawn",
                game.name, won, lost, drawn);
    }
}

void Invariants::tournament(const club::StoreReader& reader, club::TournamentId id) {
    const auto found = reader.find<club::Tournament>(id);
    require(found.has_value(), "tournament {} is missing", number(id));
    const auto entrants = entrants_of(reader, id);
    const auto pairings = reader.list<tournament::Pairing>(id);
    const auto games = reader.list<club::TournamentGame>(id);
    auto& before = pairings_[id];
    require(pairings.size() >= before.size() &&
                std::ranges::all_of(before,
                                    [&](const auto& one) {
                                        return std::ranges::find(pairings, one) != pairings.end();
                                    }),
            "{}: a pairing was changed", found->name);
    before = pairings;
    require(found->begun || pairings.empty(), "{} is paired before it has begun", found->name);
    std::map<int, club::UserId> players;
    for (const club::Entrant& one : entrants)
        if (one.seed >= 0)
            require(players.emplace(one.seed, one.user).second,
                    "{}: two entrants have the same seed", found->name);
    std::set<std::pair<int, int>> in_round;
    std::map<std::pair<int, int>, tournament::Pairing> tables;
    for (const auto& pair : pairings) {
        tables[{pair.round, pair.pairing_number}] = pair;
        for (const int seed : {pair.first, pair.second})
            if (seed >= 0)
                require(players.contains(seed) && in_round.emplace(pair.round, seed).second,
                        "{}: a player is paired twice in round {}", found->name, pair.round);
    }
    std::set<club::MatchId> matches;
    bool all_over = true;
    for (const club::TournamentGame& game : games) {
        require(matches.insert(game.match).second, "{}: one match counts as two games",
                found->name);
        const auto pair = tables.find({game.round, game.pairing_number});
        require(pair != tables.end(), "{}: a game without a pairing", found->name);
        const auto match = reader.match(game.match);
        const std::set<club::UserId> two{players[pair->second.first], players[pair->second.second]};
        require(match && two == std::set{match->seats[0], match->seats[1]},
                "{}: a game is not between the paired players", found->name);
        const bool counts = match->outcome && match->outcome->counts();
        require(game.board == match->board && game.annulled == (match->outcome && !counts) &&
                    game.result == (counts ? std::optional(match->outcome->result) : std::nullopt),
                "{}: it is not noted how board {} has ended", found->name, game.board);
        all_over = all_over && match->outcome;
    }
    for (const auto& [place, pair] : tables) {
        const auto begun = std::ranges::count_if(games, [&](const club::TournamentGame& game) {
            return std::pair(game.round, game.pairing_number) == place && !game.annulled;
        });
        const bool left = std::ranges::any_of(entrants, [&](const club::Entrant& one) {
            return one.withdrawn && (one.seed == pair.first || one.seed == pair.second);
        });
        const bool race = found->rules.race > 0, bye = pair.is_bye();
        // A level knockout meeting continues; with successive rounds, one of them has not begun
        // yet.
        const bool level =
            found->rules.system == tournament::System::knockout && begun > found->rules.games;
        const bool later = (!found->rules.all_rounds_at_once && begun == 0) ||
                           (is_live(found->clock) && begun < found->rules.games);
        require(
            bye || left || race || found->ended || begun == found->rules.games || level || later,
            "{}: {} games in a pairing of {}", found->name, begun, found->rules.games);
    }
    require(!found->ended || all_over, "{} is over while games are running", found->name);
    if (found->begun) nobody_is_left_out(reader, *found, entrants, pairings);
    if (found->begun && !found->ended && found->rules.system == tournament::System::arena)
        nobody_is_forgotten(reader, *found, entrants, games);
    // What goes on by the clock waits for its job after the server was down.
    if (!found->begun || found->rules.system == tournament::System::arena ||
        found->rules.round_minutes > 0)
        return;
    const std::string problem = club::tournament_problem(reader, *found, now_());
    require(problem.empty(), "{}: {}", found->name, problem);
}

void Invariants::nobody_is_left_out(const club::StoreReader& reader, const club::Tournament& about,
                                    const std::vector<club::Entrant>& entrants,
                                    const std::vector<tournament::Pairing>& pairings) {
    std::map<int, club::TeamId> teams;
    std::map<club::TeamId, std::size_t> sides;
    for (const club::Entrant& one : entrants) ++sides[teams[one.seed] = one.team];
    for (const auto& pair : pairings)
        require(!about.rules.of_teams() || teams[pair.first] != teams[pair.second],
                "{}: two of one team are paired", about.name);
    if (about.rules.system == tournament::System::teams)
        require(pairings.size() == std::min(sides[about.sides[0]], sides[about.sides[1]]),
                "{}: {} boards are paired", about.name, pairings.size());
    if (about.rules.pools > 0 && about.ended)
        require(tournament::final_pairings(load_tournament_view(reader, about).state).empty(),
                "{} is over without its final", about.name);
}

void Invariants::nobody_is_forgotten(const club::StoreReader& reader, const club::Tournament& arena,
                                     const std::vector<club::Entrant>& entrants,
                                     const std::vector<club::TournamentGame>& games) {
    std::map<club::UserId, std::vector<club::Match>> played;
    for (const club::TournamentGame& game : games) {
        const auto match = reader.match(game.match);
        for (const club::UserId seat : match->seats) played[seat].push_back(*match);
    }
    for (const club::Entrant& one : entrants) {
        const std::vector<club::Match>& own = played[one.user];
        const auto running = std::ranges::count_if(own, &club::Match::is_running);
        require(running <= 1, "{}: a player plays two games at once", arena.name);
        const auto last = own.empty() ? std::nullopt : std::optional(own.back());
        if (!last || !last->outcome || one.withdrawn || one.free_since) continue;
        require(last->outcome->reason == "time" &&
                    last->outcome->result == win_of(other(seat_in(*last, one.user))),
                "{}: a player is not paired again after board {}", arena.name, last->board);
    }
}

void Invariants::check_all(const club::StoreReader& reader) {
    for (const club::Match& one : all_matches(reader)) match(reader, one.id);
    for (const club::Tournament& one : find_tournaments(reader, {})) tournament(reader, one.id);
    standings(reader);
}

}  // namespace posthouse::sim
