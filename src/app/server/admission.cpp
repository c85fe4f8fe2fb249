#include "app/server/admission.h"

#include "club/accounts/guests.h"
#include "club/accounts/sessions.h"
#include "club/commands/command_table.h"
#include "club/requests/handle_request.h"

#include <spdlog/spdlog.h>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <exception>
#include <utility>

namespace posthouse::app {
namespace {

constexpr std::size_t waiting_max = 20'000;  // beyond it: "try again later"

}  // namespace

Admission::Admission(Writer& writer, club::Club& club, club::Store& store,
                     club::PasswordCost password_cost, bool threads, unsigned password_threads)
    : writer_(writer),
      club_(club),
      authenticator_(store, password_cost, club.settings.key, club.settings.sign_ups),
      tasks_(std::make_unique<boost::asio::io_context>()),
      passwords_(threads ? password_threads : 0,
                 [this] { return authenticator_.passwords().seconds_per_hash(); }) {
    if (threads)
        thread_ = std::thread([this] {
            const auto open = boost::asio::make_work_guard(*tasks_);
            while (!closing_ && tasks_->run_one() > 0) {
            }
            tasks_->poll();
        });
}

Admission::~Admission() {
    stop();
}

void Admission::stop() {
    closing_ = true;
    if (thread_.joinable()) {
        boost::asio::post(*tasks_, [] {});  // wakes it
        thread_.join();
    }
    passwords_.stop();
}

bool Admission::admit_one() {
    tasks_->restart();  // it stops whenever it has nothing to do
    return tasks_->poll_one() > 0;
}

bool Admission::run_soon(std::function<void()> task, std::function<void()> failed) {
    if (++waiting_ > waiting_max) {
        --waiting_;
        return false;
    }
    boost::asio::post(*tasks_, [this, task = std::move(task), failed = std::move(failed)] {
        try {
            task();
        } catch (const std::exception& fault) {
            spdlog::error("verifying a password: {}", fault.what());
            writer_.record_damage(fault);
            failed();
        }
        --waiting_;
    });
    return true;
}

template <class Task>
auto Admission::recording_damage(const Task& task) {
    try {
        return task();
    } catch (const std::exception& fault) {
        writer_.record_damage(fault);
        throw;
    }
}

void Admission::submit(club::Request request, Answered answered) {
    const club::Request whole = club::expand_multiple(request);
    const std::size_t secrets = club::too_many_secrets(whole) ? 0 : club::count_secrets(whole);
    if (secrets == 0) {
        const club::PasswordChecks none(whole.lines.size());
        return carry_out(std::move(request), none, std::move(answered));
    }
    if (closing_) return answered(std::nullopt);
    // What needs no Argon2id does not wait behind what does.
    const bool taken = run_soon(
        [this, request = std::move(request), secrets, answered]() mutable {
            if (auto proved = authenticator_.verify_request_if_cached(request))
                continue_proved(std::move(request), *std::move(proved), answered);
            else
                prove_with_argon2(std::move(request), secrets, answered);
        },
        [answered] { answered(std::nullopt); });
    if (!taken) answered(std::nullopt);
}

void Admission::prove_with_argon2(club::Request request, std::size_t runs,
                                  const Answered& answered) {
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

void Admission::login(const club::LoginAttempt& attempt, const LoginAnswered& answered) {
    if (closing_) return answered(club::NotLoggedIn{});
    const bool taken = run_soon(
        [this, attempt, answered] {
            if (auto found = authenticator_.verify_password_if_cached(attempt, writer_.now()))
                log_in(*std::move(found), attempt, answered);
            else
                log_in_with_argon2(attempt, answered);
        },
        [answered] { answered(club::NotLoggedIn{}); });
    if (!taken) answered(club::NotLoggedIn{});
}

void Admission::log_in_with_argon2(const club::LoginAttempt& attempt,
                                   const LoginAnswered& answered) {
    PasswordQueue::Task task;
    task.client = attempt.client;
    task.work = [this, attempt, answered] {
        log_in(recording_damage(
                   [&] { return authenticator_.verify_password(attempt, writer_.now()); }),
               attempt, answered);
    };
    task.on_dropped = [answered] { answered(club::NotLoggedIn{}); };
    task.on_late = [this, client = attempt.client, answered] {
        refuse_login({}, client, answered);
    };
    if (const auto wait = passwords_.add(std::move(task)))
        refuse_login({club::RetryLater::Reason::busy, *wait}, attempt.client, answered);
}

void Admission::log_in(club::PasswordCheckResult found, const club::LoginAttempt& attempt,
                       const LoginAnswered& answered) {
    note(std::move(found.attempts), [this, user = found.user, wait = found.wait, attempt,
                                     answered](bool noted) {
        if (!noted) return answered(club::NotLoggedIn{});
        if (user) return open_session(*user, attempt, answered);
        if (!wait) return answered(club::NotLoggedIn{.wrong = true});
        refuse_login({club::RetryLater::Reason::wrong_passwords, *wait}, attempt.client, answered);
    });
}

void Admission::open_guest_session(club::Client client, std::string device,
                                   LoginAnswered answered) {
    const auto session = std::make_shared<club::LoginResult>(club::NotLoggedIn{});
    writer_.enqueue(
        [this, session, client, device = std::move(device), token = club::random_token()](
            club::UnitOfWork& unit, auto&) {
            *session = club::open_guest_session(unit, club_.settings.key, club_.settings.sign_ups,
                                                club_.settings.random_bits, client, device, token,
                                                writer_.now());
        },
        [this, session, client, answered = std::move(answered)](bool stands) {
            if (stands && !*session && session->error().retry_later)
                report(*session->error().retry_later, client);
            answered(stands ? *session : club::NotLoggedIn{});
        });
}

void Admission::report(const club::RetryLater& not_now, const club::Client& client) const {
    club_.report_limit(club::name_of(not_now.reason), client.address);
}

club::Response Admission::refused(const club::RetryLater& not_now,
                                  const club::Client& client) const {
    report(not_now, client);
    club::Response reply;
    reply.retry_later = not_now;
    reply.refusal = club::refusal_of(not_now);
    reply.text = std::string(reply.refusal->sentence) + "\n";
    return reply;
}

void Admission::refuse_login(const club::RetryLater& not_now, const club::Client& client,
                             const LoginAnswered& answered) const {
    report(not_now, client);
    answered(club::NotLoggedIn{.retry_later = not_now});
}

void Admission::open_session(const club::User& user, const club::LoginAttempt& attempt,
                             const LoginAnswered& answered) {
    const auto session = std::make_shared<club::LoginResult>(club::NotLoggedIn{});
    writer_.enqueue(
        [this, session, attempt, user, token = club::random_token()](club::UnitOfWork& unit,
                                                                     auto&) {
            *session =
                club::open_session(unit, club_.settings.key, user, attempt, token, writer_.now());
        },
        [session, answered](bool stands) { answered(stands ? *session : club::NotLoggedIn{}); });
}

void Admission::note(club::PasswordAttempts found, std::function<void(bool)> noted) {
    if (found.empty()) return noted(true);
    const auto attempts = std::make_shared<club::PasswordAttempts>(std::move(found));
    writer_.enqueue(
        [this, attempts](club::UnitOfWork& unit, auto&) {
            authenticator_.passwords().record_attempts(unit, *attempts, writer_.now());
        },
        [attempts, noted = std::move(noted)](bool stands) {
            attempts->clear();  // no longer in progress
            noted(stands);
        });
}

void Admission::continue_proved(club::Request request, club::VerifiedRequest proved,
                                const Answered& answered) {
    if (!proved.retry_later) {
        note(std::move(proved.attempts), [](bool) {});
        return carry_out(std::move(request), std::move(proved.password_checks), answered);
    }
    note(std::move(proved.attempts), [this, not_now = *proved.retry_later, client = request.client,
                                      answered](bool) { answered(refused(not_now, client)); });
}

void Admission::carry_out(club::Request request, club::PasswordChecks proofs, Answered answered) {
    const auto reply = std::make_shared<club::Response>();
    writer_.enqueue(
        [this, reply, request = std::move(request), proofs = std::move(proofs)](
            club::UnitOfWork& unit, CommitChanges& changes) {
            *reply = club::handle_request(club_, unit, request, proofs);
            changes.add(*reply);
        },
        [reply, answered = std::move(answered)](bool stands) {
            answered(stands ? std::optional(std::move(*reply)) : std::nullopt);
        });
}

}  // namespace posthouse::app
