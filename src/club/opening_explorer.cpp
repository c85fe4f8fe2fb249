#include "club/opening_explorer.h"

#include "club/loaded_match.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace posthouse::club {

namespace {

/// How often finished matches are rescanned, since other processes (`posthouse receive`) may end
/// some, too.
constexpr auto scan_interval = std::chrono::minutes(10);

/// Hash of game and position. A collision among some hundred thousand positions is expected on one
/// of ten million servers.
std::uint64_t key_of(std::string_view game, std::string_view position) {
    std::uint64_t hash = 0xcbf29ce484222325u;
    const auto add = [&hash](std::string_view words) {
        for (const char c : words) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    };
    add(game);
    add(" ");
    add(position);
    hash ^= hash >> 29;
    hash *= 0xbf58476d1ce4e5b9u;
    return hash ^ hash >> 32;
}

void count(OpeningExplorer::Outcomes& outcomes, Result result) {
    (result == Result::first    ? outcomes.first
     : result == Result::second ? outcomes.second
                                : outcomes.draws)++;
}

}  // namespace

void OpeningExplorer::mark_changed(std::span<const MatchId> matches) {
    const std::lock_guard lock(mutex_);
    if (too_many_changed_) return;
    changed_.insert(changed_.end(), matches.begin(), matches.end());
    too_many_changed_ = changed_.size() > changed_max;
    if (too_many_changed_) changed_ = {};
}

void OpeningExplorer::update(const StoreReader& reader, Instant now) {
    // While one thread scans, others use what is known; only the first call waits.
    std::unique_lock learning(update_mutex_, std::defer_lock);
    bool empty = false;
    {
        const std::lock_guard lock(mutex_);
        empty = positions_.empty();
    }
    if (empty)
        learning.lock();
    else if (!learning.try_lock())
        return;
    std::vector<MatchId> changed;
    bool any_may_have_ended = false;
    {
        const std::lock_guard lock(mutex_);
        changed.swap(changed_);
        any_may_have_ended = std::exchange(too_many_changed_, false);
    }
    if (any_may_have_ended || !scanned_ || now - *scanned_ >= scan_interval || now < *scanned_) {
        MatchFilter finished;
        finished.state = MatchState::over;
        finished.limit = std::numeric_limits<int>::max();
        for (const Match& match : reader.matches(finished)) update(reader, match);
        scanned_ = now;
        return;
    }
    for (const MatchId id : changed)
        if (const auto match = reader.match(id)) update(reader, *match);
}

void OpeningExplorer::update(const StoreReader& reader, const Match& match) {
    const games::Game* game = games::find_game(match.game);
    if (!match.outcome || !match.outcome->counts() || !game) return;
    if (!known_.insert(static_cast<std::int64_t>(match.id)).second) return;
    games::GameRecord record = record_of(match, reader.moves(match.id));
    if (record.moves.size() > plies_max) record.moves.resize(plies_max);
    const auto start = game->state({record.from, {}});
    const auto steps = game->steps(record);
    if (!start || !steps) return;  // damage is reported when the match is shown
    const std::lock_guard lock(mutex_);
    std::string_view position = start->position;
    for (const games::MoveDetails& step : *steps) {
        const std::uint64_t key = key_of(game->name, position);
        auto found = positions_.find(key);
        if (found == positions_.end()) {
            if (positions_.size() >= positions_max) return;
            found = positions_.emplace(key, std::vector<MoveStats>()).first;
        }
        auto& branches = found->second;
        auto branch = std::ranges::find(branches, step.move.text, &MoveStats::move);
        if (branch == branches.end()) {
            branches.push_back({step.move.text, {}});
            branch = branches.end() - 1;
        }
        count(branch->outcomes, match.outcome->result);
        position = step.position;
    }
}

Expected<OpeningExplorer::PositionStats, games::InvalidRecord> OpeningExplorer::query(
    const StoreReader& reader, const games::Game& game, const games::GameRecord& record,
    Instant now) {
    const auto view = game.state(record);
    if (!view) return view.error();
    update(reader, now);
    PositionStats known;
    known.position = view->position;
    std::vector<MoveStats> branches;
    {
        const std::lock_guard lock(mutex_);
        const auto found = positions_.find(key_of(game.name, view->position));
        if (found != positions_.end()) branches = found->second;
    }
    for (const MoveStats& branch : branches) {
        const auto move = std::ranges::find(view->legal, branch.move, &games::MoveText::text);
        if (move == view->legal.end()) continue;  // of a game that went on after this one is over
        known.moves.push_back({*move, branch.outcomes});
        known.outcomes.first += branch.outcomes.first;
        known.outcomes.second += branch.outcomes.second;
        known.outcomes.draws += branch.outcomes.draws;
    }
    std::ranges::stable_sort(known.moves, [](const Played& one, const Played& two) {
        return std::pair(-one.outcomes.games(), std::string_view(one.move.text)) <
               std::pair(-two.outcomes.games(), std::string_view(two.move.text));
    });
    return known;
}

}  // namespace posthouse::club
