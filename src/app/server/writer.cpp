#include "app/server/writer.h"

#include "club/clocks/turns.h"
#include "club/core/damage.h"

#include <spdlog/spdlog.h>

#include <string>
#include <utility>

namespace posthouse::app {
namespace {

constexpr std::size_t queue_max = 20'000;  // beyond it: "try again later"
constexpr std::size_t group_max = 1'000;

}  // namespace

Writer::Writer(club::Store& store, WriterOptions options)
    : store_(store), options_(std::move(options)) {
    if (options_.thread) thread_ = std::thread([this] { run(); });
}

Writer::~Writer() {
    stop();
}

void Writer::stop() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        changed_.notify_one();
    }
    if (thread_.joinable()) thread_.join();
}

void Writer::enqueue(Work work, std::function<void(bool stands)> done) {
    {
        const std::lock_guard lock(mutex_);
        if (!stopping_ && queue_.size() < queue_max) {
            queue_.push_back({std::move(work), std::move(done)});
            changed_.notify_one();
            return;
        }
        if (!stopping_ && options_.limit_reached) options_.limit_reached("writer_queue", {});
    }
    done(false);
}

bool Writer::commit_waiting() {
    auto group = take_waiting();
    if (!group.empty()) commit(group);
    return !group.empty();
}

std::size_t Writer::waiting() const {
    const std::lock_guard lock(mutex_);
    return queue_.size();
}

void Writer::on_commit(std::function<void(const CommitChanges&)> listener) {
    const std::lock_guard lock(mutex_);
    listener_ = std::move(listener);
}

void Writer::announce(const CommitChanges& changes) {
    std::function<void(const CommitChanges&)> listener;
    {
        const std::lock_guard lock(mutex_);
        listener = listener_;
    }
    if (listener) listener(changes);
}

void Writer::run() {
    for (;;) {
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return !queue_.empty() || stopping_; });
        }
        if (!commit_waiting()) return;
    }
}

std::vector<Writer::Waiting> Writer::take_waiting() {
    const std::lock_guard lock(mutex_);
    std::vector<Waiting> group;
    while (!queue_.empty() && group.size() < group_max) {
        group.push_back(std::move(queue_.front()));
        queue_.pop_front();
    }
    return group;
}

/// Before all else: after the machine has slept, no turn may end before the pause is recorded.
/// If this write fails, so does the whole commit.
void Writer::record_heartbeat() {
    const club::Instant now = options_.now();
    if (std::chrono::abs(now - heartbeat_) < heartbeat_interval) return;
    club::transact(store_, [now, set_back = now < heartbeat_](club::UnitOfWork& unit) {
        club::record_heartbeat(unit, now, set_back);
    });
    heartbeat_ = now;
}

void Writer::commit(std::vector<Waiting>& group) {
    std::vector<CommitChanges> changes(group.size());
    std::vector<club::UnitFn> works;
    for (std::size_t i = 0; i < group.size(); ++i)
        works.push_back([&, i](club::UnitOfWork& unit) {
            changes[i] = {};
            group[i].work(unit, changes[i]);
            if (const auto words = encode_changes(changes[i]); !words.empty()) unit.announce(words);
        });
    std::vector<std::exception_ptr> failed;
    const auto begun = std::chrono::steady_clock::now();
    CommitMetrics seen;
    seen.units = group.size();
    const auto report_seen = [&] {
        seen.seconds =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
        if (options_.committed) options_.committed(seen);
    };
    try {
        record_heartbeat();
        failed = store_.transact(works);
    } catch (const std::exception& fault) {
        spdlog::critical("the commit failed: {}", fault.what());
        record_damage(fault);
        seen.failed = true;
        report_seen();
        for (Waiting& waiting : group) waiting.done(false);
        return;
    }
    CommitChanges all;
    for (std::size_t i = 0; i < group.size(); ++i)
        if (failed[i])
            ++seen.rolled_back;
        else
            all.add(changes[i]);
    seen.matches = all.matches.size();
    report_seen();
    for (std::size_t i = 0; i < group.size(); ++i) {
        if (failed[i]) report_failure(failed[i]);
        group[i].done(!failed[i]);
    }
    announce(all);
}

void Writer::record_damage(const std::exception& fault) {
    if (dynamic_cast<const club::StoreDamaged*>(&fault)) damaged_ = true;
}

void Writer::report_failure(const std::exception_ptr& failed) {
    try {
        std::rethrow_exception(failed);
    } catch (const std::exception& fault) {
        spdlog::error("a request failed and was rolled back: {}", fault.what());
        record_damage(fault);
    }
}

}  // namespace posthouse::app
