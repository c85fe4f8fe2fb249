#include "club/learning/opening_explorer.h"

#include "base/hash.h"
#include "club/core/house_tables.h"
#include "club/learning/learning_tables.h"
#include "club/matches/loaded_match.h"
#include "club/matches/match_tables.h"

#include <algorithm>
#include <bit>

namespace posthouse::club {

namespace {

/// Hash of game and position, which is stored. A collision among a million positions is expected on
/// one of forty million servers.
std::int64_t key_of(std::string_view game, std::string_view position) {
    std::uint64_t hash = fnv1a(position, fnv1a(" ", fnv1a(game)));
    hash ^= hash >> 29;
    hash *= 0xbf58476d1ce4e5b9u;
    return std::bit_cast<std::int64_t>(hash ^ hash >> 32);
}

void count(Outcomes& outcomes, Result result) {
    (result == Result::first    ? outcomes.first
     : result == Result::second ? outcomes.second
                                : outcomes.draws)++;
}

}  // namespace

Expected<ExploredPosition, games::InvalidRecord> explore(const StoreReader& reader,
                                                         const games::Game& game,
                                                         const games::GameRecord& record) {
    const auto view = game.state(record);
    if (!view) return view.error();
    ExploredPosition known;
    known.position = view->position;
    for (const OpeningMove& one : opening_moves(reader, key_of(game.name, view->position))) {
        const auto move = std::ranges::find(view->legal, one.move, &games::MoveText::text);
        if (move == view->legal.end()) continue;  // of a game that went on after this one is over
        known.moves.push_back({*move, one.outcomes});
        known.outcomes.first += one.outcomes.first;
        known.outcomes.second += one.outcomes.second;
        known.outcomes.draws += one.outcomes.draws;
    }
    std::ranges::stable_sort(known.moves, [](const ExploredMove& one, const ExploredMove& two) {
        return std::pair(-one.outcomes.games(), std::string_view(one.move.text)) <
               std::pair(-two.outcomes.games(), std::string_view(two.move.text));
    });
    return known;
}

OpeningCounts::OpeningCounts(const StoreReader& reader, std::size_t matches,
                             const OpeningLimits& limits)
    : limits_(limits), stored_(opening_moves_stored(reader)) {
    for (const Job& job : jobs_due(reader, Instant::max(), opening_job, matches)) {
        jobs_.push_back(job);
        if (const auto match = reader.match(job.match)) add(reader, *match);
    }
    if (jobs_.size() == matches) return;
    const auto past = jobs_due(reader, Instant::max(), past_openings_job, 1);
    if (past.empty()) return;
    jobs_.push_back(past.front());
    auto match = reader.match(past.front().match);
    if (!match || !match->outcome) return;
    const auto earlier = matches_ended_before(reader, *match, matches);
    add(reader, *match);
    for (std::size_t i = 0; i + 1 < earlier.size(); ++i) add(reader, earlier[i]);
    if (earlier.empty()) return;
    next_job_ = past.front();
    next_job_->id = {};
    next_job_->match = earlier.back().id;
}

OpeningMove* OpeningCounts::find(const StoreReader& reader, const Key& key) {
    const auto [position, is_new] = known_.try_emplace(key.first);
    auto& moves = position->second;
    if (is_new)
        for (OpeningMove& one : opening_moves(reader, key.first)) {
            const std::string move = one.move;
            moves.emplace(move, std::move(one));
        }
    const auto found = moves.find(key.second);
    if (found != moves.end()) return &found->second;
    if (stored_ >= limits_.moves_max) return nullptr;
    ++stored_;
    return &moves.emplace(key.second, OpeningMove{{}, key.first, key.second, {}}).first->second;
}

void OpeningCounts::add(const StoreReader& reader, const Match& match) {
    const games::Game* game = games::find_game(match.game);
    if (!match.outcome || !match.outcome->counts() || !game) return;
    games::GameRecord record = record_of(match, reader.moves(match.id));
    if (record.moves.size() > static_cast<std::size_t>(limits_.plies))
        record.moves.resize(static_cast<std::size_t>(limits_.plies));
    const auto start = game->state({record.from, {}});
    const auto steps = game->steps(record);
    if (!start || !steps) return;  // damage is reported when the match is shown
    std::string_view position = start->position;
    for (const games::MoveDetails& step : *steps) {
        const Key key{key_of(game->name, position), step.move.text};
        OpeningMove* move = find(reader, key);
        if (!move) return;
        const bool is_new = move->outcomes.games() == 0;
        count(move->outcomes, match.outcome->result);
        changed_.emplace(key, move);
        if (is_new && stored_ > limits_.whole_openings_max) return;
        position = step.position;
    }
}

void OpeningCounts::write(UnitOfWork& unit) const {
    const auto is_there = [&](const Job& job) {
        return std::ranges::count(jobs_of(unit, job.match), job.id, &Job::id) > 0;
    };
    if (!std::ranges::all_of(jobs_, is_there)) return;
    for (const Job& job : jobs_) remove_job(unit, job);
    for (const auto& [key, move] : changed_) set_opening_move(unit, *move);
    if (!next_job_) return;
    Job next = *next_job_;
    unit.add(next);
}

}  // namespace posthouse::club
