#include "club/learning/opening_explorer.h"

#include "base/hash.h"
#include "club/clocks/clock.h"
#include "club/core/calendar.h"
#include "club/core/house_tables.h"
#include "club/learning/learning_tables.h"
#include "club/matches/loaded_match.h"
#include "club/matches/match_tables.h"
#include "club/ratings/rating_tables.h"

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

int number_of(std::chrono::year_month month) {
    constexpr std::chrono::year_month first = std::chrono::year(1970) / 1;
    return static_cast<int>((month - first).count());
}

/// Without its move.
OpeningShare share_of(const StoreReader& reader, const Match& match) {
    OpeningShare share;
    share.month = number_of(month_of(match.outcome->at));
    share.live = is_live(match.clock);
    const auto changes = reader.list<RatingChange>(match.id);
    double sum = 0;
    for (const RatingChange& change : changes) sum += change.before;
    share.rating =
        changes.empty() ? no_rating_band : rating_band(sum / static_cast<double>(changes.size()));
    return share;
}

void add(Outcomes& outcomes, const Outcomes& more) {
    outcomes.first += more.first;
    outcomes.second += more.second;
    outcomes.draws += more.draws;
}

/// Replaces what is known of each move by what the filter selects.
void select(const StoreReader& reader, std::int64_t position, const OpeningFilter& filter,
            std::vector<OpeningMove>& moves) {
    std::map<OpeningMoveId, Outcomes> selected;
    for (const OpeningShare& share : opening_shares(reader, position))
        if (filter.selects(share)) add(selected[share.move], share.outcomes);
    for (OpeningMove& one : moves) one.outcomes = selected[one.id];
    std::erase_if(moves, [](const OpeningMove& one) { return one.outcomes.games() == 0; });
}

void count(Outcomes& outcomes, Result result) {
    (result == Result::first    ? outcomes.first
     : result == Result::second ? outcomes.second
                                : outcomes.draws)++;
}

}  // namespace

int rating_band(double rating) {
    const int band = static_cast<int>(rating) / rating_band_width * rating_band_width;
    return std::clamp(band, first_rating_band, last_rating_band);
}

bool OpeningFilter::selects(const OpeningShare& share) const {
    if ((rating_min || rating_max) && share.rating == no_rating_band) return false;
    return (!rating_min || share.rating >= *rating_min) &&
           (!rating_max || share.rating < *rating_max) && (!live || share.live == *live) &&
           (!first_month || share.month >= number_of(*first_month)) &&
           (!last_month || share.month <= number_of(*last_month));
}

Expected<ExploredPosition, games::InvalidRecord> explore(const StoreReader& reader,
                                                         const games::Game& game,
                                                         const games::GameRecord& record,
                                                         const OpeningFilter& filter) {
    const auto view = game.state(record);
    if (!view) return view.error();
    ExploredPosition known;
    known.position = view->position;
    const std::int64_t position = key_of(game.name, view->position);
    std::vector<OpeningMove> counted = opening_moves(reader, position);
    if (filter != OpeningFilter{}) select(reader, position, filter, counted);
    for (const OpeningMove& one : counted) {
        const auto move = std::ranges::find(view->legal, one.move, &games::MoveText::text);
        if (move == view->legal.end()) continue;  // of a game that went on after this one is over
        known.moves.push_back({*move, one.outcomes});
        add(known.outcomes, one.outcomes);
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

OpeningCounts::Counted* OpeningCounts::find(const StoreReader& reader, const Key& key) {
    const auto [position, is_new] = known_.try_emplace(key.first);
    auto& moves = position->second;
    if (is_new)
        for (OpeningMove& one : opening_moves(reader, key.first)) {
            const std::string move = one.move;
            moves.emplace(move, Counted{std::move(one), {}});
        }
    const auto found = moves.find(key.second);
    if (found != moves.end()) return &found->second;
    if (stored_ >= limits_.moves_max) return nullptr;
    ++stored_;
    return &moves.emplace(key.second, Counted{{{}, key.first, key.second, {}}, {}}).first->second;
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
    const OpeningShare kind = share_of(reader, match);
    for (const games::MoveDetails& step : *steps) {
        const Key key{key_of(game->name, position), step.move.text};
        Counted* counted = find(reader, key);
        if (!counted) return;
        const OpeningMove& move = counted->move;
        const bool is_new = move.outcomes.games() == 0;
        const auto [share, unread] =
            counted->shares.try_emplace({kind.month, kind.live, kind.rating}, kind);
        if (unread && move.id != OpeningMoveId{})
            if (const auto stored =
                    reader.find<OpeningShare>(move.id, kind.month, kind.live, kind.rating))
                share->second = *stored;
        count(counted->move.outcomes, match.outcome->result);
        count(share->second.outcomes, match.outcome->result);
        changed_.emplace(key, counted);
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
    for (const auto& [key, counted] : changed_) {
        const OpeningMoveId id = set_opening_move(unit, counted->move);
        for (const auto& [kind, share] : counted->shares) {
            OpeningShare stored = share;
            stored.move = id;
            unit.put(stored);
        }
    }
    if (!next_job_) return;
    Job next = *next_job_;
    unit.add(next);
}

}  // namespace posthouse::club
