#include "app/house.h"

#include "club/command_table.h"

#include <spdlog/spdlog.h>
#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <span>
#include <thread>
#include <utility>
#include <vector>

namespace posthouse {
namespace {

constexpr std::size_t waiting_max = 20'000;  // beyond it: "try again later"
constexpr std::size_t proving_max = 500;
constexpr std::size_t group_max = 1'000;
constexpr std::chrono::days session_length{30};

struct Waiting {
    std::function<void(Unit&, Changes&)> work;
    std::function<void(bool stands)> done;
};

/// Whether some line holds a password, or chooses one.
bool needs_proof(const Request& folded) {
    const Request request = unfolded(folded);
    for (const std::string& line :
         std::span(request.lines).first(std::min(request.lines.size(), lines_max))) {
        // A session does not help here: the full form with a password is understood from everybody.
        const auto command = read_command(line, "");
        if (command && (command->claim || !command->new_password.empty())) return true;
    }
    // What takes the account's own password takes it where the speaker is known, too.
    return folded.speaker && std::ranges::any_of(request.lines, [](const std::string& line) {
               const auto command = read_command(line, "somebody");
               return command && command->claim;
           });
}

}  // namespace

class House::Writer {
public:
    Writer(Store& store, HouseSettings settings)
        : store_(store),
          settings_(std::move(settings)),
          service_(settings_.service),
          doorkeeper_(store, settings_.password_cost, settings_.service.key),
          lobby_(1, waiting_max),
          provers_(settings_.password_threads, proving_max),
          thread_([this] { run(); }) {}

    ~Writer() { stop(); }

    void stop() {
        closing_ = true;
        lobby_.threads.join();
        provers_.threads.join();
        {
            const std::lock_guard lock(mutex_);
            stopping_ = true;
            changed_.notify_one();
        }
        if (thread_.joinable()) thread_.join();
    }

    void submit(Request request, std::function<void(std::optional<Reply>)> answered) {
        if (!needs_proof(request)) {
            const Proofs none(unfolded(request).lines.size());
            return carry_out(std::move(request), none, std::move(answered));
        }
        if (closing_) return answered(std::nullopt);
        // What can be told at once does not wait behind those for whom Argon2id is at work.
        const bool taken = later(
            lobby_,
            [this, request = std::move(request), answered]() mutable {
                if (auto proofs = doorkeeper_.prove_at_once(request))
                    carry_out(std::move(request), *std::move(proofs), answered);
                else
                    prove_slowly(std::move(request), answered);
            },
            [answered] { answered(std::nullopt); });
        if (!taken) answered(std::nullopt);
    }

    void prove_slowly(Request request, std::function<void(std::optional<Reply>)> answered) {
        const bool taken = later(
            provers_,
            [this, request = std::move(request), answered]() mutable {
                Proofs proofs = doorkeeper_.prove(request);
                carry_out(std::move(request), std::move(proofs), answered);
            },
            [answered] { answered(std::nullopt); });
        if (!taken) answered(std::nullopt);
    }

    void login(std::string name, std::string password,
               std::function<void(std::optional<LoggedIn>)> answered) {
        if (closing_) return answered(std::nullopt);
        const bool taken = later(
            provers_,
            [this, name, password, answered] {
                const auto user = doorkeeper_.recognise(name, password);
                if (!user) return answered(std::nullopt);
                LoggedIn in{*user, random_token()};
                const Session session{token_hash(in.token), user->id,
                                      settings_.now() + session_length};
                enqueue({[session](Unit& unit, auto&) { unit.add_session(session); },
                         [in, answered](bool stands) {
                             answered(stands ? std::optional(in) : std::nullopt);
                         }});
            },
            [answered] { answered(std::nullopt); });
        if (!taken) answered(std::nullopt);
    }

    void enqueue(Waiting waiting) {
        {
            const std::lock_guard lock(mutex_);
            if (!stopping_ && queue_.size() < waiting_max) {
                queue_.push_back(std::move(waiting));
                changed_.notify_one();
                return;
            }
        }
        waiting.done(false);
    }

    void flag(const Job& job, std::function<void(bool)> done) {
        enqueue({[this, job](Unit& unit, Changes& changes) {
                     changes.add(service_.flag(unit, job, settings_.now()));
                 },
                 std::move(done)});
    }

    void begin_tournament(TournamentId id, std::function<void(bool)> done) {
        enqueue({[this, id](Unit& unit, Changes& changes) {
                     changes.add(service_.begin_due_tournament(unit, id, settings_.now()));
                 },
                 std::move(done)});
    }

    Store& store() { return store_; }
    const HouseSettings& settings() const { return settings_; }

    void on_commit(std::function<void(const Changes&)> listener) {
        const std::lock_guard lock(mutex_);
        listener_ = std::move(listener);
    }

    void tell(const Changes& changes) {
        std::function<void(const Changes&)> listener;
        {
            const std::lock_guard lock(mutex_);
            listener = listener_;
        }
        if (listener) listener(changes);
    }

private:
    /// Threads for passwords, and how many requests wait for them.
    struct Checkers {
        boost::asio::thread_pool threads;
        const std::size_t waiting_most;
        std::atomic<std::size_t> waiting = 0;
        Checkers(unsigned count, std::size_t most) : threads(count), waiting_most(most) {}
    };

    /// Runs a task on such a thread; false where too many wait already.
    static bool later(Checkers& checkers, std::function<void()> task,
                      std::function<void()> failed) {
        if (++checkers.waiting > checkers.waiting_most) {
            --checkers.waiting;
            return false;
        }
        boost::asio::post(checkers.threads,
                          [&checkers, task = std::move(task), failed = std::move(failed)] {
                              try {
                                  task();
                              } catch (const std::exception& fault) {
                                  spdlog::error("checking a password: {}", fault.what());
                                  failed();
                              }
                              --checkers.waiting;
                          });
        return true;
    }

    void carry_out(Request request, Proofs proofs,
                   std::function<void(std::optional<Reply>)> answered) {
        const auto reply = std::make_shared<Reply>();
        enqueue({[this, reply, request = std::move(request), proofs = std::move(proofs)](
                     Unit& unit, Changes& changes) {
                     *reply = service_.handle(unit, request, proofs);
                     changes.add(*reply);
                 },
                 [reply, answered = std::move(answered)](bool stands) {
                     answered(stands ? std::optional(std::move(*reply)) : std::nullopt);
                 }});
    }

    std::vector<Waiting> take_group() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return !queue_.empty() || stopping_; });
        std::vector<Waiting> group;
        while (!queue_.empty() && group.size() < group_max) {
            group.push_back(std::move(queue_.front()));
            queue_.pop_front();
        }
        return group;
    }

    void run() {
        for (auto group = take_group(); !group.empty(); group = take_group()) commit(group);
    }

    void commit(std::vector<Waiting>& group) {
        std::vector<Changes> changes(group.size());
        std::vector<Work> works;
        for (std::size_t i = 0; i < group.size(); ++i)
            works.push_back([&, i](Unit& unit) { group[i].work(unit, changes[i]); });
        std::vector<std::exception_ptr> failed;
        const auto begun = std::chrono::steady_clock::now();
        CommitSeen seen;
        seen.works = works.size();
        const auto report_seen = [&] {
            seen.seconds =
                std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
            if (settings_.committed) settings_.committed(seen);
        };
        try {
            failed = store_.transact(works);
        } catch (const std::exception& fault) {
            spdlog::critical("nothing can be written: {}", fault.what());
            seen.failed = true;
            report_seen();
            for (Waiting& waiting : group) waiting.done(false);
            return;
        }
        Changes all;
        for (std::size_t i = 0; i < group.size(); ++i)
            if (!failed[i]) all.add(changes[i]);
        seen.undone = group.size() - static_cast<std::size_t>(std::ranges::count(failed, nullptr));
        seen.matches = all.matches.size();
        report_seen();
        for (std::size_t i = 0; i < group.size(); ++i) {
            if (failed[i]) report(failed[i]);
            group[i].done(!failed[i]);
        }
        tell(all);
    }

    static void report(const std::exception_ptr& failed) {
        try {
            std::rethrow_exception(failed);
        } catch (const std::exception& fault) {
            spdlog::error("a request could not be carried out and was undone: {}", fault.what());
        }
    }

    Store& store_;
    const HouseSettings settings_;
    const Service service_;
    const Doorkeeper doorkeeper_;
    std::atomic<bool> closing_ = false;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Waiting> queue_;
    std::function<void(const Changes&)> listener_;
    bool stopping_ = false;
    Checkers lobby_;
    Checkers provers_;
    std::thread thread_;
};

House::House(Store& store, HouseSettings settings)
    : writer_(std::make_unique<Writer>(store, std::move(settings))) {}

House::~House() = default;

Door House::door() {
    Writer* writer = writer_.get();
    Door door;
    door.submit = [writer](Request request, auto answered) {
        writer->submit(std::move(request), std::move(answered));
    };
    door.login = [writer](std::string name, std::string password, auto answered) {
        writer->login(std::move(name), std::move(password), std::move(answered));
    };
    door.write = [writer](Work work, std::function<void(bool)> done) {
        writer->enqueue(
            {[work = std::move(work)](Unit& unit, auto&) { work(unit); }, std::move(done)});
    };
    door.store = &writer->store();
    door.now = writer->settings().now;
    return door;
}

void House::flag(const Job& job, std::function<void(bool)> done) {
    writer_->flag(job, std::move(done));
}
void House::begin_tournament(TournamentId id, std::function<void(bool)> done) {
    writer_->begin_tournament(id, std::move(done));
}
void House::on_commit(std::function<void(const Changes&)> listener) {
    writer_->on_commit(std::move(listener));
}
void House::announce(const Changes& changes) {
    writer_->tell(changes);
}
void House::stop() {
    writer_->stop();
}

}  // namespace posthouse
