#include "app/house.h"

#include "app/changes_words.h"
#include "app/password_queue.h"
#include "club/command_table.h"
#include "club/damage.h"
#include "club/sessions.h"

#include <spdlog/spdlog.h>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace posthouse {
namespace {

constexpr std::size_t waiting_max = 20'000;  // beyond it: "try again later"
constexpr std::size_t group_max = 1'000;
constexpr std::chrono::minutes sign_of_life_each{1};

struct Waiting {
    std::function<void(Unit&, Changes&)> work;
    std::function<void(bool stands)> done;
};

}  // namespace

class House::Writer {
public:
    Writer(Store& store, HouseSettings settings)
        : store_(store),
          settings_(std::move(settings)),
          service_(settings_.service),
          doorkeeper_(store, settings_.password_cost, settings_.service.key,
                      settings_.service.sign_ups),
          lobby_(settings_.threads ? 1 : 0, waiting_max),
          passwords_(settings_.threads ? settings_.password_threads : 0,
                     [this] { return doorkeeper_.passwords().seconds_a_run(); }) {
        if (settings_.threads) thread_ = std::thread([this] { run(); });
    }

    ~Writer() { stop(); }

    void stop() {
        closing_ = true;
        lobby_.finish();
        passwords_.stop();
        {
            const std::lock_guard lock(mutex_);
            stopping_ = true;
            changed_.notify_one();
        }
        if (thread_.joinable()) thread_.join();
    }

    /// The thread's work, without the thread.
    bool do_one(Chore chore) {
        if (chore == Chore::lobby) return lobby_.tasks.poll_one() > 0;
        if (chore == Chore::password) return passwords_.do_one();
        auto group = take_waiting();
        if (!group.empty()) commit(group);
        return !group.empty();
    }

    using Answered = std::function<void(std::optional<Reply>)>;

    void submit(Request request, Answered answered) {
        const Request whole = unfolded(request);
        const std::size_t secrets = too_many_secrets(whole) ? 0 : secrets_to_work_out(whole);
        if (secrets == 0) {
            const Proofs none(whole.lines.size());
            return carry_out(std::move(request), none, std::move(answered));
        }
        if (closing_) return answered(std::nullopt);
        // What can be told at once does not wait behind those for whom Argon2id is at work.
        const bool taken = later(
            lobby_,
            [this, request = std::move(request), secrets, answered]() mutable {
                if (auto proved = doorkeeper_.prove_at_once(request))
                    go_on(std::move(request), *std::move(proved), answered);
                else
                    prove_slowly(std::move(request), secrets, answered);
            },
            [answered] { answered(std::nullopt); });
        if (!taken) answered(std::nullopt);
    }

    /// Does this, and remembers where it fails because the database is damaged.
    template <class Task>
    auto noting_damage(const Task& task) {
        try {
            return task();
        } catch (const std::exception& fault) {
            note_damage(fault);
            throw;
        }
    }

    void prove_slowly(Request request, std::size_t runs, const Answered& answered) {
        PasswordQueue::Task task;
        const Client client = task.client = request.client;
        task.runs = runs;
        task.work = [this, request = std::move(request), answered]() mutable {
            Proved proved = noting_damage([&] { return doorkeeper_.prove(request); });
            go_on(std::move(request), std::move(proved), answered);
        };
        task.dropped = [answered] { answered(std::nullopt); };
        task.late = [this, client, answered] { answered(refused(NotNow{}, client)); };
        if (const auto wait = passwords_.add(std::move(task)))
            answered(refused(NotNow{NotNow::Why::busy, *wait}, client));
    }

    using LoginAnswered = std::function<void(LoginAnswer)>;

    void login(const LoginAttempt& attempt, const LoginAnswered& answered) {
        if (closing_) return answered(NotLoggedIn{});
        const bool taken = later(
            lobby_,
            [this, attempt, answered] {
                if (auto found = doorkeeper_.recognise_at_once(attempt, settings_.now()))
                    log_in(*std::move(found), attempt, answered);
                else
                    log_in_slowly(attempt, answered);
            },
            [answered] { answered(NotLoggedIn{}); });
        if (!taken) answered(NotLoggedIn{});
    }

    void log_in_slowly(const LoginAttempt& attempt, const LoginAnswered& answered) {
        PasswordQueue::Task task;
        task.client = attempt.client;
        task.work = [this, attempt, answered] {
            log_in(noting_damage([&] { return doorkeeper_.recognise(attempt, settings_.now()); }),
                   attempt, answered);
        };
        task.dropped = [answered] { answered(NotLoggedIn{}); };
        task.late = [this, client = attempt.client, answered] {
            refuse_login({}, client, answered);
        };
        if (const auto wait = passwords_.add(std::move(task)))
            refuse_login({NotNow::Why::busy, *wait}, attempt.client, answered);
    }

    void log_in(PasswordAnswer found, const LoginAttempt& attempt, const LoginAnswered& answered) {
        note(std::move(found.attempts),
             [this, user = found.user, wait = found.wait, attempt, answered](bool noted) {
                 if (!noted) return answered(NotLoggedIn{});
                 if (user) return come_in(*user, attempt, answered);
                 if (!wait) return answered(NotLoggedIn{.wrong = true});
                 refuse_login({NotNow::Why::wrong_passwords, *wait}, attempt.client, answered);
             });
    }

    void enqueue(Waiting waiting) {
        {
            const std::lock_guard lock(mutex_);
            if (!stopping_ && queue_.size() < waiting_max) {
                queue_.push_back(std::move(waiting));
                changed_.notify_one();
                return;
            }
            if (!stopping_) reached("writer_queue", {});
        }
        waiting.done(false);
    }

    Queues queues() const {
        const std::lock_guard lock(mutex_);
        return {queue_.size(), passwords_.waiting()};
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

    void keep_company(const Offer& offer, std::function<void(bool)> done) {
        enqueue({[this, game = offer.game, board = offer.board](Unit& unit, Changes& changes) {
                     changes.add(service_.keep_company(unit, game, board, settings_.now()));
                 },
                 std::move(done)});
    }

    Store& store() { return store_; }
    const HouseSettings& settings() const { return settings_; }
    bool damaged() const { return damaged_; }

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
    /// A thread for what is told at once, and how many requests wait for it.
    struct Checkers {
        boost::asio::io_context tasks;
        boost::asio::executor_work_guard<boost::asio::io_context::executor_type> open{
            tasks.get_executor()};
        const std::size_t waiting_most;
        std::atomic<std::size_t> waiting = 0;
        std::vector<std::thread> threads;

        Checkers(unsigned count, std::size_t most) : waiting_most(most) {
            for (unsigned i = 0; i < count; ++i) threads.emplace_back([this] { tasks.run(); });
        }
        void finish() {
            open.reset();
            for (std::thread& one : threads)
                if (one.joinable()) one.join();
        }
    };

    /// Runs a task on such a thread; false where too many wait already.
    bool later(Checkers& checkers, std::function<void()> task, std::function<void()> failed) {
        if (++checkers.waiting > checkers.waiting_most) {
            --checkers.waiting;
            return false;
        }
        boost::asio::post(checkers.tasks,
                          [this, &checkers, task = std::move(task), failed = std::move(failed)] {
                              try {
                                  task();
                              } catch (const std::exception& fault) {
                                  spdlog::error("checking a password: {}", fault.what());
                                  note_damage(fault);
                                  failed();
                              }
                              --checkers.waiting;
                          });
        return true;
    }

    void reached(std::string_view limit, std::string_view who) const {
        if (settings_.service.limit_reached) settings_.service.limit_reached(limit, who);
    }

    void report(const NotNow& not_now, const Client& client) const {
        reached(name_of(not_now.why), client.address);
    }

    Reply refused(const NotNow& not_now, const Client& client) const {
        report(not_now, client);
        Reply reply;
        reply.not_now = not_now;
        reply.text = in_words(not_now) + "\n";
        return reply;
    }

    void refuse_login(const NotNow& not_now, const Client& client,
                      const LoginAnswered& answered) const {
        report(not_now, client);
        answered(NotLoggedIn{.not_now = not_now});
    }

    void come_in(const User& user, const LoginAttempt& attempt, const LoginAnswered& answered) {
        const auto in = std::make_shared<LoginAnswer>(NotLoggedIn{});
        enqueue({[this, in, attempt, user, token = random_token()](Unit& unit, auto&) {
                     *in = open_session(unit, settings_.service.key, user, attempt, token,
                                        settings_.now());
                 },
                 [in, answered](bool stands) { answered(stands ? *in : NotLoggedIn{}); }});
    }

    /// Nobody hears that a password was wrong before that is counted.
    void note(PasswordAttempts found, std::function<void(bool)> noted) {
        if (found.empty()) return noted(true);
        const auto attempts = std::make_shared<PasswordAttempts>(std::move(found));
        enqueue({[this, attempts](Unit& unit, auto&) {
                     doorkeeper_.passwords().note(unit, *attempts, settings_.now());
                 },
                 [attempts, noted = std::move(noted)](bool stands) {
                     attempts->clear();  // they are under way no longer
                     noted(stands);
                 }});
    }

    void go_on(Request request, Proved proved, const Answered& answered) {
        if (!proved.not_now) {
            note(std::move(proved.attempts), [](bool) {});
            return carry_out(std::move(request), std::move(proved.proofs), answered);
        }
        note(std::move(proved.attempts), [this, not_now = *proved.not_now, client = request.client,
                                          answered](bool) { answered(refused(not_now, client)); });
    }

    void carry_out(Request request, Proofs proofs, Answered answered) {
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
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [this] { return !queue_.empty() || stopping_; });
        }
        return take_waiting();
    }

    std::vector<Waiting> take_waiting() {
        const std::lock_guard lock(mutex_);
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

    /// In front of all: where the machine has slept, no turn is counted before the house knows of
    /// it. Where that cannot be written nothing is.
    void leave_sign() {
        const Instant now = settings_.now();
        if (std::chrono::abs(now - sign_left_) < sign_of_life_each) return;
        transact(store_, [now](Unit& unit) { Service::note_alive(unit, now); });
        sign_left_ = now;
    }

    void commit(std::vector<Waiting>& group) {
        std::vector<Changes> changes(group.size());
        std::vector<Work> works;
        for (std::size_t i = 0; i < group.size(); ++i)
            works.push_back([&, i](Unit& unit) {
                changes[i] = {};
                group[i].work(unit, changes[i]);
            });
        works.push_back([&changes](Unit& unit) {
            Changes all;
            for (const Changes& one : changes) all.add(one);
            for (const std::string& words : in_words(all, announcement_bytes_max))
                unit.announce(words);
        });
        std::vector<std::exception_ptr> failed;
        const auto begun = std::chrono::steady_clock::now();
        CommitSeen seen;
        seen.works = group.size();
        const auto report_seen = [&] {
            seen.seconds =
                std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
            if (settings_.committed) settings_.committed(seen);
        };
        try {
            leave_sign();
            failed = store_.transact(works);
        } catch (const std::exception& fault) {
            spdlog::critical("nothing can be written: {}", fault.what());
            note_damage(fault);
            seen.failed = true;
            report_seen();
            for (Waiting& waiting : group) waiting.done(false);
            return;
        }
        if (failed.back()) report(failed.back());
        Changes all;
        for (std::size_t i = 0; i < group.size(); ++i)
            if (failed[i])
                ++seen.undone;
            else
                all.add(changes[i]);
        seen.matches = all.matches.size();
        report_seen();
        for (std::size_t i = 0; i < group.size(); ++i) {
            if (failed[i]) report(failed[i]);
            group[i].done(!failed[i]);
        }
        tell(all);
    }

    void note_damage(const std::exception& fault) {
        if (dynamic_cast<const StoreDamaged*>(&fault)) damaged_ = true;
    }

    void report(const std::exception_ptr& failed) {
        try {
            std::rethrow_exception(failed);
        } catch (const std::exception& fault) {
            spdlog::error("a request could not be carried out and was undone: {}", fault.what());
            note_damage(fault);
        }
    }

    Store& store_;
    const HouseSettings settings_;
    const Service service_;
    Doorkeeper doorkeeper_;
    std::atomic<bool> closing_ = false;
    std::atomic<bool> damaged_ = false;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Waiting> queue_;
    std::function<void(const Changes&)> listener_;
    bool stopping_ = false;
    Instant sign_left_{};
    Checkers lobby_;
    PasswordQueue passwords_;
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
    door.login = [writer](LoginAttempt attempt, auto answered) {
        writer->login(std::move(attempt), std::move(answered));
    };
    door.write = [writer](Work work, std::function<void(bool)> done) {
        writer->enqueue(
            {[work = std::move(work)](Unit& unit, auto&) { work(unit); }, std::move(done)});
    };
    door.store = &writer->store();
    door.now = writer->settings().now;
    door.damaged = [writer] { return writer->damaged(); };
    return door;
}

void House::flag(const Job& job, std::function<void(bool)> done) {
    writer_->flag(job, std::move(done));
}
void House::begin_tournament(TournamentId id, std::function<void(bool)> done) {
    writer_->begin_tournament(id, std::move(done));
}
void House::keep_company(const Offer& offer, std::function<void(bool)> done) {
    writer_->keep_company(offer, std::move(done));
}
void House::on_commit(std::function<void(const Changes&)> listener) {
    writer_->on_commit(std::move(listener));
}
bool House::do_one(Chore chore) {
    return writer_->do_one(chore);
}
House::Queues House::queues() const {
    return writer_->queues();
}
void House::announce(const Changes& changes) {
    writer_->tell(changes);
}
void House::stop() {
    writer_->stop();
}

}  // namespace posthouse
