#include "app/server/think_queue.h"

#include <algorithm>
#include <tuple>

namespace posthouse::app {
namespace {

constexpr std::size_t matches_remembered = 1000;  // of one player

}  // namespace

void ThinkQueue::add(const DueMove& thought) {
    if (!entries_.emplace(thought.job.id, Entry{thought}).second) return;
    Player& player = players_[thought.player];
    const auto lower = [](auto& least, const Cost used) {
        if (!least || used < *least) least = used;
    };
    if (player.entries++ == 0) {
        std::optional<Cost> first;
        for (const auto& [id, other] : players_)
            if (id != thought.player && other.entries > 0) lower(first, other.used);
        player.used = std::max(player.used, first.value_or(Cost{}));
    }
    if (player.matches.contains(thought.job.match)) return;
    if (player.matches.size() >= matches_remembered) player.matches.clear();
    std::optional<Cost> first;
    for (const auto& [match, used] : player.matches) lower(first, used);
    player.matches.emplace(thought.job.match, first.value_or(Cost{}));
}

ThinkQueue::Cost ThinkQueue::spent_on(const Player& player, club::MatchId match) {
    const auto found = player.matches.find(match);
    return found == player.matches.end() ? Cost{} : found->second;
}

bool ThinkQueue::comes_before(const Entry& one, const Entry& two) const {
    const auto rank = [this](const Entry& entry) {
        const Player& player = players_.at(entry.move.player);
        const club::Job& job = entry.move.job;
        return std::make_tuple(player.thinking, player.used, player.entries,
                               spent_on(player, job.match), job.due, job.id);
    };
    return rank(one) < rank(two);
}

std::optional<DueMove> ThinkQueue::take(bool brief_only) {
    Entry* next = nullptr;
    for (auto& [id, entry] : entries_) {
        if (entry.state != State::waiting || (brief_only && !entry.move.brief)) continue;
        if (!next || comes_before(entry, *next)) next = &entry;
    }
    if (!next) return std::nullopt;
    next->state = State::thinking;
    ++players_.at(next->move.player).thinking;
    return next->move;
}

void ThinkQueue::mark_elsewhere(club::JobId id) {
    Entry& entry = entries_.at(id);
    entry.state = State::elsewhere;
    --players_.at(entry.move.player).thinking;
}

void ThinkQueue::finish(club::JobId id, Cost cost) {
    const auto entry = entries_.find(id);
    Player& player = players_.at(entry->second.move.player);
    --player.thinking;
    player.used += cost;
    player.matches[entry->second.move.job.match] += cost;
    remove(entry);
    drop_idle_players();
}

bool ThinkQueue::has_waiting(bool brief_only) const {
    return std::ranges::any_of(entries_, [brief_only](const auto& one) {
        return one.second.state == State::waiting && (!brief_only || one.second.move.brief);
    });
}

ThinkQueue::Entries::iterator ThinkQueue::remove(Entries::iterator entry) {
    --players_.at(entry->second.move.player).entries;
    return entries_.erase(entry);
}

/// A player with nothing waiting is kept only while they have used more than the least of those who
/// wait.
void ThinkQueue::drop_idle_players() {
    std::optional<Cost> first;
    for (const auto& [id, player] : players_)
        if (player.entries > 0 && (!first || player.used < *first)) first = player.used;
    std::erase_if(players_, [&](const auto& one) {
        return one.second.entries == 0 && (!first || one.second.used <= *first);
    });
}

void ThinkQueue::keep_due() {
    for (auto entry = entries_.begin(); entry != entries_.end();) {
        Entry& one = entry->second;
        if (one.state == State::elsewhere) one.state = State::waiting;
        const bool keep = one.still_due || one.state == State::thinking;
        one.still_due = false;
        entry = keep ? std::next(entry) : remove(entry);
    }
    drop_idle_players();
}

}  // namespace posthouse::app
