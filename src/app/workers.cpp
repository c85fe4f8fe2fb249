#include "app/workers.h"

#include "club/awaited.h"
#include "club/company.h"
#include "club/events.h"
#include "club/table.h"
#include "search/levels.h"
#include "tablebase/tablebases.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <ctime>
#include <future>
#include <vector>

namespace posthouse {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t jobs_a_round = 50;
constexpr std::size_t thoughts_considered = 10'000;
constexpr int brief_thoughts_a_round = 10;
/// A level that looks at no more is brief: a few hundredths of a second.
constexpr std::uint64_t brief_nodes_max = 100'000;
/// Of each thought: the store, the commit.
constexpr std::chrono::microseconds cost_besides = 500us;
constexpr int thinking_niceness = 10;
constexpr milliseconds sign_of_life_each = 1min;

std::vector<Job> due(const Door& door, std::string_view kind, std::size_t limit) {
    std::vector<Job> jobs;
    door.store->read(
        [&](const Reader& reader) { jobs = reader.jobs_due(door.now(), kind, limit); });
    return jobs;
}

/// Boards that have waited long enough for the computer to sit down, and that have room for it.
std::vector<Offer> lonely_boards(const Door& door) {
    std::vector<Offer> lonely;
    door.store->read([&](const Reader& reader) {
        lonely = reader.offers(std::nullopt);
        std::erase_if(lonely,
                      [&](const Offer& one) { return !company_at(reader, one, door.now()); });
    });
    return lonely;
}

bool write(const Door& door, const Work& work) {
    std::promise<bool> done;
    door.write(work, [&done](bool stands) { done.set_value(stands); });
    return awaited(done);
}

void postpone(const Door& door, const Job& job, milliseconds pause) {
    const Instant later = door.now() + pause;
    write(door, [job, later](Unit& unit) { unit.postpone_job(job.id, later); });
}

void remove(const Door& door, const Job& job) {
    write(door, [job](Unit& unit) { unit.remove_job(job.id); });
}

}  // namespace

Or<Thought, BadRecord> think_by_search(const Game& game, const Record& record,
                                       const ThinkLimits& limits) {
    return game.think(record, limits);
}

std::chrono::microseconds processor_time_of_thread() {
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return std::chrono::duration_cast<std::chrono::microseconds>(
        std::chrono::seconds(spent.tv_sec) + std::chrono::nanoseconds(spent.tv_nsec));
}

/// What the queue goes by. A job whose match has moved on costs next to nothing, whosever it is.
DueThought Thinking::described(const Reader& reader, const Job& job) const {
    DueThought thought{job, UserId{}, true};
    const auto match = reader.match(job.match);
    const auto player = match ? reader.user(match->seats[index_of(match->to_move)]) : std::nullopt;
    const Level* level = player ? find_level(player->level) : nullptr;
    if (!level) return thought;
    thought.player = match->seats[index_of(other(match->to_move))];
    thought.brief = level->nodes_max <= brief_nodes_max;
    return thought;
}

/// The lock is held while the store is read: otherwise a job that is done meanwhile would come
/// back.
void Thinking::look_for_jobs() {
    const std::lock_guard lock(mutex_);
    door_.store->read([&](const Reader& reader) {
        const auto jobs = reader.jobs_due(door_.now(), "think", thoughts_considered);
        queue_.keep_only(jobs);
        for (const Job& job : jobs)
            if (!queue_.knows(job.id)) queue_.add(described(reader, job));
    });
}

bool Thinking::round(bool brief_only) {
    look_for_jobs();
    for (int i = 0; i < brief_thoughts_a_round && !stopping_;) {
        std::optional<DueThought> next;
        {
            const std::lock_guard lock(mutex_);
            next = queue_.take(brief_only);
        }
        if (!next) return false;
        if (!think_about(*next)) continue;
        if (!next->brief) break;
        ++i;
    }
    const std::lock_guard lock(mutex_);
    return !stopping_ && queue_.waits(brief_only);
}

/// False where another server of this house is thinking about it.
bool Thinking::think_about(const DueThought& thought) {
    const auto begun = processor_time_();
    const auto settle = [&](bool ours) {
        const std::lock_guard lock(mutex_);
        if (ours)
            queue_.done(thought.job.id, processor_time_() - begun + cost_besides);
        else
            queue_.leave(thought.job.id);
        return ours;
    };
    try {
        return settle(move_if_ours(thought.job));
    } catch (...) {
        settle(true);
        throw;
    }
}

bool Thinking::move_if_ours(const Job& job) {
    const std::string duty = fmt::format("job {}", static_cast<std::int64_t>(job.id));
    if (door_.store->take_on(duty) == Duty::others) return false;
    try {
        move(job);
    } catch (const std::exception& fault) {
        spdlog::error("thinking about match {}: {}", static_cast<std::int64_t>(job.match),
                      fault.what());
        postpone(door_, job, 1min);
    }
    door_.store->lay_down(duty);
    return true;
}

void Thinking::move(const Job& job) {
    std::optional<Match> match;
    std::optional<User> player;
    std::vector<PlayedMove> moves;
    door_.store->read([&](const Reader& reader) {
        match = reader.match(job.match);
        if (!match) return;
        player = reader.user(match->seats[index_of(match->to_move)]);
        moves = reader.moves(match->id);
    });
    const bool current =
        match && !match->ending && match->plies == job.ply && player && find_level(player->level);
    if (!current) return remove(door_, job);  // the match has moved on meanwhile
    const Game* game = find_game(match->game);
    const auto seed =
        static_cast<std::uint64_t>(match->id) * 1000 + static_cast<std::uint64_t>(job.ply);
    ThinkLimits limits = limits_of(*find_level(player->level), seed, match->etiquette);
    limits.stop = [this] { return stopping_.load(); };
    // Held for as long as it thinks: meanwhile the shelf may have put others in their place. The
    // levels are measured without tables, so nobody looks at these yet.
    const bool knows_endings = player->level >= tables_from && tables_;
    const std::shared_ptr<const Tablebases> tables = knows_endings ? tables_(*game) : nullptr;
    limits.tables = tables.get();
    const auto thought = think_(*game, record_of(*match, moves), limits);
    if (stopping_) return;  // it will be thought about again after the next opening
    std::optional<Match> now;
    door_.store->read([&](const Reader& reader) { now = reader.match(match->id); });
    if (!now || now->undos != match->undos) return;  // moves were taken back: there is a new job
    if (!thought) throw std::runtime_error(std::string(thought.refusal().refusal.sentence.view()));

    Request request;
    request.lines = {fmt::format("{} move {} {}#{}", match->game, match->board, thought->move.text,
                                 job.ply + 1)};
    request.speaker = player->id;
    request.now = door_.now();
    std::promise<std::optional<Reply>> answered;
    door_.submit(std::move(request),
                 [&answered](std::optional<Reply> reply) { answered.set_value(std::move(reply)); });
    const auto reply = awaited(answered);
    if (!reply) throw std::runtime_error("the house could not write the move down");
    // A person's resignation may have come first: then the job is gone with the match, and this
    // refusal is in order.
    if (!reply->accepted) spdlog::warn("the computer's move was refused: {}", reply->text);
}

Thinker::Thinker(Door door, TablesNow tables, int threads)
    : thinking_(std::move(door), std::move(tables)) {
    workers_.emplace_back(
        "thinking briefly", [this] { return thinking_.round(true); }, 500ms, thinking_niceness);
    for (int i = 0; i < threads; ++i)
        workers_.emplace_back(
            "thinking", [this] { return thinking_.round(); }, 500ms, thinking_niceness);
}

void Thinker::wake() {
    for (Worker& worker : workers_) worker.wake();
}

void Thinker::stop() {
    thinking_.stop();
    for (Worker& worker : workers_) worker.stop();
}

Timekeeper::Timekeeper(House& house)
    : keeping_(house),
      worker_(
          "time-keeping", [this] { return keeping_.round(); }, 1s) {}

void TimeKeeping::announce_acts() {
    constexpr std::size_t at_once_max = 100;
    Changes changes;
    door_.store->read([&](const Reader& reader) {
        const auto acts = reader.operator_acts(at_once_max);
        const ActId newest = acts.empty() ? ActId{} : acts.front().id;
        for (const OperatorAct& act : acts)
            if (last_act_ && act.id > *last_act_ && act.match != MatchId{})
                changes.matches.push_back({act.match, nullptr});
        last_act_ = newest;
        announce_banner(reader, changes);
    });
    if (!changes.matches.empty() || changes.banner) house_.announce(changes);
}

void TimeKeeping::announce_banner(const Reader& reader, Changes& changes) {
    auto banner = reader.banner();
    if (banner && !banner->holds(door_.now())) banner.reset();
    changes.banner = banner != banner_;
    banner_ = std::move(banner);
}

bool TimeKeeping::round() {
    const Instant now = door_.now();
    announce_acts();
    if (std::chrono::abs(now - sign_left_) >= sign_of_life_each) {
        // The writer leaves its sign in front of whatever it writes. Where it cannot, nobody's time
        // may run out: the house does not know for how long it was closed.
        if (!write(door_, [now](Unit& unit) { unit.forget_events_before(now - events_kept); }))
            return false;
        sign_left_ = now;
    }
    bool frozen = false;
    door_.store->read([&](const Reader& reader) {
        frozen = !reader.house_pauses(Instant::max()).empty();  // those that last
    });
    if (frozen) return false;
    std::vector<Tournament> tournaments;
    door_.store->read(
        [&](const Reader& reader) { tournaments = reader.tournaments_due(door_.now()); });
    for (const Tournament& one : tournaments) {
        std::promise<bool> done;
        house_.begin_tournament(one.id, [&done](bool stands) { done.set_value(stands); });
        awaited(done);
    }
    for (const Offer& one : lonely_boards(door_)) {
        std::promise<bool> done;
        house_.keep_company(one, [&done](bool stands) { done.set_value(stands); });
        awaited(done);
    }
    bool more = false;
    for (const std::string_view kind : {"flag", "remind", "last-call", "expire"}) {
        // Handed in together, so that they are written together.
        const auto jobs = due(door_, kind, jobs_a_round);
        std::vector<std::promise<bool>> done(jobs.size());
        for (std::size_t i = 0; i < jobs.size(); ++i)
            house_.flag(jobs[i], [&done, i](bool stands) { done[i].set_value(stands); });
        bool all = jobs.size() == jobs_a_round;
        for (auto& one : done) all = awaited(one) && all;
        more = more || all;
    }
    return more;
}

}  // namespace posthouse
