#include "app/server/server_core.h"
#include "app/server/password_queue.h"
#include "club/accounts/guests.h"
#include "club/accounts/sessions.h"
#include "club/challenges/open_challenges.h"
#include "club/challenges/pairing.h"
#include "club/clocks/clock_tables.h"
#include "club/clocks/turns.h"
#include "club/commands/command_table.h"
#include "club/commands/handle_request.h"
#include "club/core/damage.h"
#include "club/tournaments/tournaments.h"

#include <spdlog/spdlog.h>
#include <algorithm>
#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <charconv>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <set>
#include <thread>
#include <utility>
#include <vector>

namespace posthouse::app {
namespace {

constexpr std::size_t waiting_max = 20'000;  // beyond it: "try again later"
constexpr std::size_t group_max = 1'000;

struct Waiting {
    std::function<void(club::UnitOfWork&, CommitChanges&)> work;
    std::function<void(bool stands)> done;
};

}  // namespace

class Server::Writer {
public:
    Writer(club::Store& store, ServerOptions settings)
        : store_(store),
          settings_(std::move(settings)),
          club_(settings_.club),
          authenticator_(store, settings_.password_cost, settings_.club.key,
                         settings_.club.sign_ups),
          lobby_(settings_.threads ? 1 : 0, waiting_max),
          passwords_(settings_.threads ? settings_.password_threads : 0,
                     [this] { return authenticator_.passwords().seconds_per_hash(); }) {
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

    bool run_step(ManualStep step) {
        if (step == ManualStep::admit) return lobby_.tasks.poll_one() > 0;
        if (step == ManualStep::password) return passwords_.run_one();
        auto group = take_waiting();
        if (!group.empty()) commit(group);
        return !group.empty();
    }

    using Answered = std::function<void(std::optional<club::Response>)>;

    void submit(club::Request request, Answered answered) {
        const club::Request whole = club::expand_multiple(request);
        const std::size_t secrets = club::too_many_secrets(whole) ? 0 : club::count_secrets(whole);
        if (secrets == 0) {
            const club::PasswordChecks none(whole.lines.size());
            return carry_out(std::move(request), none, std::move(answered));
        }
        if (closing_) return answered(std::nullopt);
        // What needs no Argon2id does not wait behind what does.
        const bool taken = later(
            lobby_,
            [this, request = std::move(request), secrets, answered]() mutable {
                if (auto proved = authenticator_.verify_request_if_cached(request))
                    continue_proved(std::move(request), *std::move(proved), answered);
                else
                    prove_with_argon2(std::move(request), secrets, answered);
            },
            [answered] { answered(std::nullopt); });
        if (!taken) answered(std::nullopt);
    }

    /// Runs a task, and notes if it fails because the database is damaged.
    template <class Task>
    auto recording_damage(const Task& task) {
        try {
            return task();
        } catch (const std::exception& fault) {
            record_damage(fault);
            throw;
        }
    }

    void prove_with_argon2(club::Request request, std::size_t runs, const Answered& answered) {
        PasswordQueue::Task task;
        const club::Client client = task.client = request.client;
        task.runs = runs;
        task.work = [this, request = std::move(request), answered]() mutable {
            club::VerifiedRequest proved =
                recording_damage([&] { return authenticator_.verify_request(request); });
            continue_proved(std::move(request), std::move(proved), answered);
        };
        task.on_dropped = [answered] { answered(std::nullopt); };
        task.on_late = [this, client, answered] { answered(refused(club::RetryLater{}, client)); };
        if (const auto wait = passwords_.add(std::move(task)))
            answered(refused(club::RetryLater{club::RetryLater::Reason::busy, *wait}, client));
    }

    using LoginAnswered = std::function<void(club::LoginResult)>;

    void login(const club::LoginAttempt& attempt, const LoginAnswered& answered) {
        if (closing_) return answered(club::NotLoggedIn{});
        const bool taken = later(
            lobby_,
            [this, attempt, answered] {
                if (auto found = authenticator_.verify_password_if_cached(attempt, settings_.now()))
                    log_in(*std::move(found), attempt, answered);
                else
                    log_in_with_argon2(attempt, answered);
            },
            [answered] { answered(club::NotLoggedIn{}); });
        if (!taken) answered(club::NotLoggedIn{});
    }

    void log_in_with_argon2(const club::LoginAttempt& attempt, const LoginAnswered& answered) {
        PasswordQueue::Task task;
        task.client = attempt.client;
        task.work = [this, attempt, answered] {
            log_in(recording_damage(
                       [&] { return authenticator_.verify_password(attempt, settings_.now()); }),
                   attempt, answered);
        };
        task.on_dropped = [answered] { answered(club::NotLoggedIn{}); };
        task.on_late = [this, client = attempt.client, answered] {
            refuse_login({}, client, answered);
        };
        if (const auto wait = passwords_.add(std::move(task)))
            refuse_login({club::RetryLater::Reason::busy, *wait}, attempt.client, answered);
    }

    void log_in(club::PasswordCheckResult found, const club::LoginAttempt& attempt,
                const LoginAnswered& answered) {
        note(std::move(found.attempts),
             [this, user = found.user, wait = found.wait, attempt, answered](bool noted) {
                 if (!noted) return answered(club::NotLoggedIn{});
                 if (user) return open_session(*user, attempt, answered);
                 if (!wait) return answered(club::NotLoggedIn{.wrong = true});
                 refuse_login({club::RetryLater::Reason::wrong_passwords, *wait}, attempt.client,
                              answered);
             });
    }

    void open_guest_session(club::Client client, std::string device, LoginAnswered answered) {
        const auto session = std::make_shared<club::LoginResult>(club::NotLoggedIn{});
        enqueue({[this, session, client, device = std::move(device), token = club::random_token()](
                     club::UnitOfWork& unit, auto&) {
                     *session = club::open_guest_session(
                         unit, settings_.club.key, settings_.club.sign_ups,
                         settings_.club.random_bits, client, device, token, settings_.now());
                 },
                 [this, session, client, answered = std::move(answered)](bool stands) {
                     if (stands && !*session && session->error().retry_later)
                         report(*session->error().retry_later, client);
                     answered(stands ? *session : club::NotLoggedIn{});
                 }});
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

    void flag(const club::Job& job, std::function<void(bool)> done) {
        enqueue({[this, job](club::UnitOfWork& unit, CommitChanges& changes) {
                     changes.add(club::run_turn_job(club_, unit, job, settings_.now()));
                 },
                 std::move(done)});
    }

    void run_tournament(club::TournamentId id, std::function<void(bool)> done) {
        enqueue({[this, id](club::UnitOfWork& unit, CommitChanges& changes) {
                     changes.add(club::run_tournament(club_, unit, id, settings_.now()));
                 },
                 std::move(done)});
    }

    void run_open_challenge(const club::OpenChallenge& offer, std::function<void(bool)> done) {
        enqueue({[this, game = offer.game, board = offer.board](club::UnitOfWork& unit,
                                                                CommitChanges& changes) {
                     changes.add(
                         club::run_open_challenge(club_, unit, game, board, settings_.now()));
                 },
                 std::move(done)});
    }

    void run_pairing(std::string game, std::function<void(bool)> done) {
        enqueue({[this, game = std::move(game)](club::UnitOfWork& unit, CommitChanges& changes) {
                     changes.add(club::pair_unasked(club_, unit, game, settings_.now()));
                 },
                 std::move(done)});
    }

    club::Store& store() { return store_; }
    const ServerOptions& settings() const { return settings_; }
    bool damaged() const { return damaged_; }

    void on_commit(std::function<void(const CommitChanges&)> listener) {
        const std::lock_guard lock(mutex_);
        listener_ = std::move(listener);
    }

    void tell(const CommitChanges& changes) {
        std::function<void(const CommitChanges&)> listener;
        {
            const std::lock_guard lock(mutex_);
            listener = listener_;
        }
        if (listener) listener(changes);
    }

private:
    /// A bounded task queue with its threads, for what needs no Argon2id.
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

    /// Queues a task; false if too many wait already.
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
                                  spdlog::error("verifying a password: {}", fault.what());
                                  record_damage(fault);
                                  failed();
                              }
                              --checkers.waiting;
                          });
        return true;
    }

    void reached(std::string_view limit, std::string_view who) const {
        if (settings_.club.limit_reached) settings_.club.limit_reached(limit, who);
    }

    void report(const club::RetryLater& not_now, const club::Client& client) const {
        reached(club::name_of(not_now.reason), client.address);
    }

    club::Response refused(const club::RetryLater& not_now, const club::Client& client) const {
        report(not_now, client);
        club::Response reply;
        reply.retry_later = not_now;
        reply.refusal = club::refusal_of(not_now);
        reply.text = std::string(reply.refusal->sentence) + "\n";
        return reply;
    }

    void refuse_login(const club::RetryLater& not_now, const club::Client& client,
                      const LoginAnswered& answered) const {
        report(not_now, client);
        answered(club::NotLoggedIn{.retry_later = not_now});
    }

    void open_session(const club::User& user, const club::LoginAttempt& attempt,
                      const LoginAnswered& answered) {
        const auto session = std::make_shared<club::LoginResult>(club::NotLoggedIn{});
        enqueue({[this, session, attempt, user, token = club::random_token()](
                     club::UnitOfWork& unit, auto&) {
                     *session = club::open_session(unit, settings_.club.key, user, attempt, token,
                                                   settings_.now());
                 },
                 [session, answered](bool stands) {
                     answered(stands ? *session : club::NotLoggedIn{});
                 }});
    }

    /// A wrong password is counted before it is answered.
    void note(club::PasswordAttempts found, std::function<void(bool)> noted) {
        if (found.empty()) return noted(true);
        const auto attempts = std::make_shared<club::PasswordAttempts>(std::move(found));
        enqueue({[this, attempts](club::UnitOfWork& unit, auto&) {
                     authenticator_.passwords().record_attempts(unit, *attempts, settings_.now());
                 },
                 [attempts, noted = std::move(noted)](bool stands) {
                     attempts->clear();  // no longer in progress
                     noted(stands);
                 }});
    }

    void continue_proved(club::Request request, club::VerifiedRequest proved,
                         const Answered& answered) {
        if (!proved.retry_later) {
            note(std::move(proved.attempts), [](bool) {});
            return carry_out(std::move(request), std::move(proved.password_checks), answered);
        }
        note(std::move(proved.attempts),
             [this, not_now = *proved.retry_later, client = request.client, answered](bool) {
                 answered(refused(not_now, client));
             });
    }

    void carry_out(club::Request request, club::PasswordChecks proofs, Answered answered) {
        const auto reply = std::make_shared<club::Response>();
        enqueue({[this, reply, request = std::move(request), proofs = std::move(proofs)](
                     club::UnitOfWork& unit, CommitChanges& changes) {
                     *reply = club::handle_request(club_, unit, request, proofs);
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

    /// Before all else: after the machine has slept, no turn may end before the pause is recorded.
    /// If this write fails, so does the whole commit.
    void record_heartbeat() {
        const club::Instant now = settings_.now();
        if (std::chrono::abs(now - heartbeat_) < heartbeat_interval) return;
        club::transact(store_, [now, set_back = now < heartbeat_](club::UnitOfWork& unit) {
            club::record_heartbeat(unit, now, set_back);
        });
        heartbeat_ = now;
    }

    void commit(std::vector<Waiting>& group) {
        std::vector<CommitChanges> changes(group.size());
        std::vector<club::UnitFn> works;
        for (std::size_t i = 0; i < group.size(); ++i)
            works.push_back([&, i](club::UnitOfWork& unit) {
                changes[i] = {};
                group[i].work(unit, changes[i]);
                if (const auto words = encode_changes(changes[i]); !words.empty())
                    unit.announce(words);
            });
        std::vector<std::exception_ptr> failed;
        const auto begun = std::chrono::steady_clock::now();
        CommitMetrics seen;
        seen.units = group.size();
        const auto report_seen = [&] {
            seen.seconds =
                std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
            if (settings_.committed) settings_.committed(seen);
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
            if (failed[i]) report(failed[i]);
            group[i].done(!failed[i]);
        }
        tell(all);
    }

    void record_damage(const std::exception& fault) {
        if (dynamic_cast<const club::StoreDamaged*>(&fault)) damaged_ = true;
    }

    void report(const std::exception_ptr& failed) {
        try {
            std::rethrow_exception(failed);
        } catch (const std::exception& fault) {
            spdlog::error("a request failed and was rolled back: {}", fault.what());
            record_damage(fault);
        }
    }

    club::Store& store_;
    const ServerOptions settings_;
    club::Club club_;
    club::Authenticator authenticator_;
    std::atomic<bool> closing_ = false;
    std::atomic<bool> damaged_ = false;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::deque<Waiting> queue_;
    std::function<void(const CommitChanges&)> listener_;
    bool stopping_ = false;
    club::Instant heartbeat_{};
    Checkers lobby_;
    PasswordQueue passwords_;
    std::thread thread_;
};

Server::Server(club::Store& store, ServerOptions settings)
    : writer_(std::make_unique<Writer>(store, std::move(settings))) {}

Server::~Server() = default;

club::Backend Server::backend() {
    Writer* writer = writer_.get();
    club::Backend door;
    door.submit = [writer](club::Request request, auto answered) {
        writer->submit(std::move(request), std::move(answered));
    };
    door.login = [writer](club::LoginAttempt attempt, auto answered) {
        writer->login(std::move(attempt), std::move(answered));
    };
    door.open_guest_session = [writer](club::Client client, std::string device, auto answered) {
        writer->open_guest_session(std::move(client), std::move(device), std::move(answered));
    };
    door.write = [writer](club::UnitFn work, std::function<void(bool)> done) {
        writer->enqueue({[work = std::move(work)](club::UnitOfWork& unit, auto&) { work(unit); },
                         std::move(done)});
    };
    door.store = &writer->store();
    door.now = writer->settings().now;
    door.is_damaged = [writer] { return writer->damaged(); };
    return door;
}

void Server::run_turn_job(const club::Job& job, std::function<void(bool)> done) {
    writer_->flag(job, std::move(done));
}
void Server::run_tournament(club::TournamentId id, std::function<void(bool)> done) {
    writer_->run_tournament(id, std::move(done));
}
void Server::run_open_challenge(const club::OpenChallenge& offer, std::function<void(bool)> done) {
    writer_->run_open_challenge(offer, std::move(done));
}
void Server::run_pairing(std::string_view game, std::function<void(bool)> done) {
    writer_->run_pairing(std::string(game), std::move(done));
}
void Server::on_commit(std::function<void(const CommitChanges&)> listener) {
    writer_->on_commit(std::move(listener));
}
bool Server::run_step(ManualStep step) {
    return writer_->run_step(step);
}
Server::Queues Server::queues() const {
    return writer_->queues();
}
void Server::announce(const CommitChanges& changes) {
    writer_->tell(changes);
}
void Server::stop() {
    writer_->stop();
}

namespace {

const std::string session_mark = "session:";

std::optional<std::int64_t> number_in(std::string_view word) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    return number;
}

}  // namespace

std::string encode_changes(const CommitChanges& changes) {
    std::set<std::string> words;  // a match may have changed several times
    for (const club::ChangedMatch& one : changes.matches)
        words.insert(std::to_string(static_cast<std::int64_t>(one.match)));
    for (const club::PrivateChange& change : changes.private_changes)
        words.insert(std::to_string(static_cast<std::int64_t>(change.match)) + '/' +
                     std::to_string(static_cast<std::int64_t>(change.player)));
    for (const std::string& hash : changes.ended_sessions) words.insert(session_mark + hash);
    std::string text;
    for (const std::string& word : words) (text += text.empty() ? "" : " ") += word;
    return text;
}

CommitChanges decode_changes(std::string_view words) {
    CommitChanges changes;
    while (!words.empty()) {
        const std::size_t space = std::min(words.find(' '), words.size());
        const std::string_view word = words.substr(0, space);
        words.remove_prefix(std::min(space + 1, words.size()));
        if (word.starts_with(session_mark)) {
            changes.ended_sessions.emplace_back(word.substr(session_mark.size()));
            continue;
        }
        const std::size_t slash = word.find('/');
        const auto match = number_in(word.substr(0, slash));
        if (!match) continue;
        if (slash == std::string_view::npos)
            changes.matches.push_back({club::MatchId{*match}, nullptr});
        else if (const auto player = number_in(word.substr(slash + 1)))
            changes.private_changes.push_back({club::MatchId{*match}, club::UserId{*player}});
    }
    return changes;
}

}  // namespace posthouse::app
