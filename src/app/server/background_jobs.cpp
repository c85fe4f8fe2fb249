#include "app/server/background_jobs.h"
#include "club/challenges/challenge_tables.h"
#include "club/challenges/invitations.h"
#include "club/challenges/matchmaking.h"
#include "club/clocks/clock_tables.h"
#include "club/commands/backend.h"
#include "club/core/game_state.h"
#include "club/core/house_tables.h"
#include "club/learning/learning_tables.h"
#include "club/learning/opening_explorer.h"
#include "club/learning/puzzles.h"
#include "club/matches/loaded_match.h"
#include "club/moderation/moderation_tables.h"
#include "club/tournaments/series_tables.h"
#include "club/tournaments/tournament_tables.h"
#include "club/tournaments/tournaments.h"
#include "opening_book/lookup.h"
#include "search/levels.h"
#include "tablebase/files/tablebase_folder.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <sys/resource.h>
#include <unistd.h>
#include <ctime>
#include <future>
#include <utility>
#include <vector>

namespace posthouse::app {

PeriodicWorker::PeriodicWorker(std::string name, std::function<bool()> round,
                               std::chrono::milliseconds pause, int niceness)
    : name_(std::move(name)),
      job_(std::move(round)),
      pause_(pause),
      thread_([this, niceness] { run(niceness); }) {}

PeriodicWorker::~PeriodicWorker() {
    stop();
}

void PeriodicWorker::wake() {
    const std::lock_guard lock(mutex_);
    woken_ = true;
    changed_.notify_one();
}

void PeriodicWorker::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        changed_.notify_one();
    }
    if (thread_.joinable()) thread_.join();
}

void PeriodicWorker::run(int niceness) {
    // On Linux this is the niceness of the calling thread alone.
    if (niceness > 0) setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), niceness);
    for (;;) {
        bool more = false;
        try {
            more = job_();
        } catch (const std::exception& fault) {
            spdlog::error("{}: {}", name_, fault.what());
        }
        std::unique_lock lock(mutex_);
        if (!more) changed_.wait_for(lock, pause_, [this] { return woken_ || stopping_; });
        if (stopping_) return;
        woken_ = false;
    }
}

namespace {

using namespace std::chrono_literals;

constexpr std::size_t jobs_a_round = 50;
constexpr std::size_t openings_a_round = 25;  // some milliseconds of the writer
constexpr std::size_t thoughts_considered = 10'000;
constexpr int brief_thoughts_a_round = 10;
/// Levels up to this are brief: a few hundredths of a second.
constexpr std::uint64_t brief_nodes_max = 100'000;
/// Of each move: the store, the commit.
constexpr std::chrono::microseconds cost_besides = 500us;
constexpr int thinking_niceness = 10;
constexpr std::chrono::minutes pairing_interval{10};

std::vector<club::Job> due(const club::Backend& door, std::string_view kind, std::size_t limit) {
    std::vector<club::Job> jobs;
    door.store->read(
        [&](const club::StoreReader& reader) { jobs = jobs_due(reader, door.now(), kind, limit); });
    return jobs;
}

/// Open challenges that have waited long enough for a computer opponent, and expired invitations.
std::vector<club::OpenChallenge> due_open_challenges(const club::Backend& door) {
    std::vector<club::OpenChallenge> due;
    door.store->read([&](const club::StoreReader& reader) {
        due = offers_due(reader, door.now(), jobs_a_round);
    });
    return due;
}

bool write(const club::Backend& door, const club::UnitFn& work) {
    std::promise<bool> done;
    door.write(work, [&done](bool stands) { done.set_value(stands); });
    return club::wait_for_response(done);
}

void postpone(const club::Backend& door, const club::Job& job, std::chrono::milliseconds pause) {
    const club::Instant later = door.now() + pause;
    write(door, [job, later](club::UnitOfWork& unit) { postpone_job(unit, job, later); });
}

void remove(const club::Backend& door, const club::Job& job) {
    write(door, [job](club::UnitOfWork& unit) { remove_job(unit, job); });
}

}  // namespace

Expected<games::SearchReport, games::InvalidRecord> search_move(const games::Game& game,
                                                                const games::GameRecord& record,
                                                                const search::ThinkLimits& limits) {
    return game.think(record, limits);
}

std::chrono::microseconds processor_time_of_thread() {
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return std::chrono::duration_cast<std::chrono::microseconds>(
        std::chrono::seconds(spent.tv_sec) + std::chrono::nanoseconds(spent.tv_nsec));
}

/// The job with what ThinkQueue needs. An outdated job costs next to nothing, so it is brief.
DueMove ComputerMoveJob::describe_job(const club::StoreReader& reader, const club::Job& job) const {
    DueMove thought{job, club::UserId{}, true};
    const auto match = reader.match(job.match);
    const auto player = match ? reader.user(match->seats[index_of(match->to_move)]) : std::nullopt;
    const search::Level* level = player ? search::find_level(player->level) : nullptr;
    if (!level) return thought;
    thought.player = match->seats[index_of(other(match->to_move))];
    thought.brief = level->nodes_max <= brief_nodes_max;
    return thought;
}

/// Holds the lock while it reads the store, so that a job finished meanwhile is not added again.
void ComputerMoveJob::load_due_jobs() {
    const std::lock_guard lock(mutex_);
    backend_.store->read([&](const club::StoreReader& reader) {
        const auto jobs = jobs_due(reader, backend_.now(), "think", thoughts_considered);
        queue_.keep_only(jobs);
        for (const club::Job& job : jobs)
            if (!queue_.contains(job.id)) queue_.add(describe_job(reader, job));
    });
}

bool ComputerMoveJob::run_once(bool brief_only) {
    load_due_jobs();
    for (int i = 0; i < brief_thoughts_a_round && !stopping_;) {
        std::optional<DueMove> next;
        {
            const std::lock_guard lock(mutex_);
            next = queue_.take(brief_only);
        }
        if (!next) return false;
        if (!run_due_move(*next)) continue;
        if (!next->brief) break;
        ++i;
    }
    const std::lock_guard lock(mutex_);
    return !stopping_ && queue_.has_waiting(brief_only);
}

/// False if another server is searching for this move.
bool ComputerMoveJob::run_due_move(const DueMove& thought) {
    const auto begun = processor_time_();
    const auto finish = [&](bool ours) {
        const std::lock_guard lock(mutex_);
        if (ours)
            queue_.finish(thought.job.id, processor_time_() - begun + cost_besides);
        else
            queue_.mark_elsewhere(thought.job.id);
        return ours;
    };
    try {
        return finish(move_if_locked(thought.job));
    } catch (...) {
        finish(true);
        throw;
    }
}

bool ComputerMoveJob::move_if_locked(const club::Job& job) {
    const std::string lock = fmt::format("job {}", static_cast<std::int64_t>(job.id));
    if (backend_.store->acquire_lock(lock) == club::LeaderLock::held_elsewhere) return false;
    try {
        move(job);
    } catch (const std::exception& fault) {
        spdlog::error("searching a move in match {}: {}", static_cast<std::int64_t>(job.match),
                      fault.what());
        postpone(backend_, job, 1min);
    }
    backend_.store->release_lock(lock);
    return true;
}

void ComputerMoveJob::move(const club::Job& job) {
    std::optional<club::Match> match;
    std::optional<club::User> player;
    std::vector<club::PlayedMove> moves;
    backend_.store->read([&](const club::StoreReader& reader) {
        match = reader.match(job.match);
        if (!match) return;
        player = reader.user(match->seats[index_of(match->to_move)]);
        moves = reader.moves(match->id);
    });
    const bool current = match && !match->outcome && match->plies == job.ply && player &&
                         search::find_level(player->level);
    if (!current) return remove(backend_, job);  // the match has continued meanwhile
    const games::Game* game = games::find_game(match->game);
    const auto seed =
        static_cast<std::uint64_t>(match->id) * 1000 + static_cast<std::uint64_t>(job.ply);
    search::ThinkLimits limits =
        search::limits_of(*search::find_level(player->level), seed, match->etiquette);
    if (!match->style.empty())
        if (const auto style = games::find_style(*game, match->style)) limits.style = *style;
    limits.stop = [this] { return stopping_.load(); };
    // Shared for the whole search: TablebaseService may replace them meanwhile. Lower levels are
    // calibrated without tables.
    const bool uses_tables = player->level >= search::tables_from_level && tables_;
    const std::shared_ptr<const tablebase::TablebaseFolder> tables =
        uses_tables ? tables_(*game) : nullptr;
    limits.tables = tables.get();
    const games::GameRecord record = club::record_of(*match, moves);
    const std::shared_ptr<const opening_book::Book> book =
        player->level >= search::book_from_level && books_ ? books_(*game) : nullptr;
    auto known = book ? opening_book::book_answer(*book, *game, record, limits) : std::nullopt;
    const auto search_report = known ? *std::move(known) : think_(*game, record, limits);
    if (stopping_) return;  // searched again after the next start
    std::optional<club::Match> now;
    backend_.store->read([&](const club::StoreReader& reader) { now = reader.match(match->id); });
    if (!now || now->undos != match->undos) return;  // moves were taken back: there is a new job
    if (!search_report)
        throw std::runtime_error(std::string(search_report.error().refusal.sentence.view()));

    club::Request request;
    request.lines = {fmt::format("{} move {} {}#{}", match->game, match->board,
                                 search_report->move.text, job.ply + 1)};
    request.speaker = player->id;
    request.now = backend_.now();
    std::promise<std::optional<club::Response>> answered;
    backend_.submit(std::move(request), [&answered](std::optional<club::Response> reply) {
        answered.set_value(std::move(reply));
    });
    const auto reply = club::wait_for_response(answered);
    if (!reply) throw std::runtime_error("the move could not be written");
    // If the opponent has resigned meanwhile, the refusal is right and the job is gone.
    if (!reply->accepted) spdlog::warn("the computer's move was refused: {}", reply->text);
}

ComputerMoveWorker::ComputerMoveWorker(club::Backend door, games::TablebaseProvider tables,
                                       opening_book::BookProvider books, int threads)
    : job_(std::move(door), std::move(tables), std::move(books)) {
    workers_.emplace_back(
        "brief computer moves", [this] { return job_.run_once(true); }, 500ms, thinking_niceness);
    for (int i = 0; i < threads; ++i)
        workers_.emplace_back(
            "computer moves", [this] { return job_.run_once(); }, 500ms, thinking_niceness);
}

void ComputerMoveWorker::wake() {
    for (PeriodicWorker& worker : workers_) worker.wake();
}

void ComputerMoveWorker::stop() {
    job_.stop();
    for (PeriodicWorker& worker : workers_) worker.stop();
}

ClockWorker::ClockWorker(Server& server, club::Retention retention)
    : job_(server, retention),
      worker_(
          "clocks", [this] { return job_.run_once(); }, 500ms) {}

void ClockJob::publish_operator_changes() {
    constexpr std::size_t at_once_max = 100;
    CommitChanges changes;
    backend_.store->read([&](const club::StoreReader& reader) {
        const auto acts = newest_audit_entries(reader, at_once_max);
        const club::ActId newest = acts.empty() ? club::ActId{} : acts.front().id;
        for (const club::AuditEntry& act : acts)
            if (last_act_ && act.id > *last_act_ && act.match != club::MatchId{})
                changes.matches.push_back({act.match, nullptr});
        last_act_ = newest;
        publish_banner_change(reader, changes);
    });
    if (!changes.matches.empty() || changes.banner) server_.announce(changes);
}

void ClockJob::publish_banner_change(const club::StoreReader& reader, CommitChanges& changes) {
    auto banner = reader.find<club::Banner>();
    if (banner && !banner->holds(backend_.now())) banner.reset();
    changes.banner = banner != banner_;
    banner_ = std::move(banner);
}

void ClockJob::mail_puzzles() {
    std::vector<club::UserId> readers;
    backend_.store->read([&](const club::StoreReader& reader) {
        readers = puzzle_mails_due(reader, backend_.now(), jobs_a_round);
    });
    for (const club::UserId id : readers)
        write(backend_, [id, now = backend_.now()](club::UnitOfWork& unit) {
            club::mail_puzzle_of_day(unit, id, now);
        });
}

/// Most are paired when they ask or when a match ends.
void ClockJob::pair_seekers() {
    const club::Instant now = backend_.now();
    if (std::chrono::abs(now - paired_) < pairing_interval) return;
    std::vector<std::string_view> games;
    backend_.store->read([&](const club::StoreReader& reader) {
        for (const games::Game& game : games::all_games())
            if (!seekers(reader, game.name, 1).empty()) games.push_back(game.name);
    });
    for (const std::string_view game : games) {
        std::promise<bool> done;
        server_.run_pairing(game, [&done](bool stands) { done.set_value(stands); });
        club::wait_for_response(done);
    }
    paired_ = now;
}

bool ClockJob::count_openings() {
    if (backend_.store->acquire_lock("openings") == club::LeaderLock::held_elsewhere) return false;
    std::optional<club::OpeningCounts> counts;
    backend_.store->read(
        [&](const club::StoreReader& reader) { counts.emplace(reader, openings_a_round); });
    return !counts->empty() &&
           write(backend_, [&counts](club::UnitOfWork& unit) { counts->write(unit); });
}

bool ClockJob::run_once() {
    const club::Instant now = backend_.now();
    publish_operator_changes();
    if (more_to_prune_ || std::chrono::abs(now - heartbeat_) >= heartbeat_interval) {
        // The writer records a heartbeat before each write. If it cannot, no clock may run out,
        // since nobody knows how long the server was down.
        if (!write(backend_, [this, now](club::UnitOfWork& unit) {
                more_to_prune_ = club::prune(unit, retention_, now);
            }))
            return false;
        heartbeat_ = now;
    }
    mail_puzzles();
    bool frozen = false;
    backend_.store->read([&](const club::StoreReader& reader) {
        frozen = !server_pauses(reader, club::Instant::max()).empty();  // without an end
    });
    if (frozen) return false;
    std::vector<club::Tournament> tournaments;
    backend_.store->read([&](const club::StoreReader& reader) {
        tournaments = tournaments_due(reader, backend_.now());
        if (tournaments_resumed_) return;
        // Earlier programs could leave one behind whose games were all over.
        for (club::Tournament& one : find_tournaments(reader, {.over = false}))
            if (!club::tournament_problem(reader, one, now).empty())
                tournaments.push_back(std::move(one));
    });
    for (const club::Tournament& one : tournaments) {
        std::promise<bool> done;
        server_.run_tournament(one.id, [&done](bool stands) { done.set_value(stands); });
        club::wait_for_response(done);
    }
    tournaments_resumed_ = true;
    std::vector<club::Series> announcing;
    backend_.store->read(
        [&](const club::StoreReader& reader) { announcing = series_due(reader, now); });
    for (const club::Series& one : announcing) {
        std::promise<bool> done;
        server_.run_series(one.id, [&done](bool stands) { done.set_value(stands); });
        club::wait_for_response(done);
    }
    for (const club::OpenChallenge& one : due_open_challenges(backend_)) {
        std::promise<bool> done;
        server_.run_open_challenge(one, [&done](bool stands) { done.set_value(stands); });
        club::wait_for_response(done);
    }
    pair_seekers();
    bool more = more_to_prune_;
    for (const std::string_view kind : {"flag", "remind", "last-call", "expire"}) {
        // Submitted together, so that they are committed together.
        const auto jobs = due(backend_, kind, jobs_a_round);
        std::vector<std::promise<bool>> done(jobs.size());
        for (std::size_t i = 0; i < jobs.size(); ++i)
            server_.run_turn_job(jobs[i], [&done, i](bool stands) { done[i].set_value(stands); });
        bool all = jobs.size() == jobs_a_round;
        for (auto& one : done) all = club::wait_for_response(one) && all;
        more = more || all;
    }
    return count_openings() || more;
}

}  // namespace posthouse::app
