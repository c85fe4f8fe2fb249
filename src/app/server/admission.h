// What happens to a request before the writer: its passwords and codes are verified, on other
// threads, since Argon2id is slow. What needs no Argon2id does not wait behind what does.
#pragma once

#include "app/server/password_queue.h"
#include "app/server/writer.h"
#include "club/accounts/authenticator.h"
#include "club/commands/backend.h"
#include "club/commands/club.h"

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>

namespace boost::asio {
class io_context;
}  // namespace boost::asio

namespace posthouse::app {

class Admission {
public:
    using Answered = std::function<void(std::optional<club::Response>)>;
    using LoginAnswered = std::function<void(club::LoginResult)>;

    /// Without threads, tasks run in admit_one() and check_one().
    Admission(Writer&, club::Club&, club::Store&, club::PasswordCost, bool threads,
              unsigned password_threads);
    ~Admission();  // stops

    // As in club::Backend.
    void submit(club::Request, Answered);
    void login(const club::LoginAttempt&, const LoginAnswered&);
    void open_guest_session(club::Client, std::string device, LoginAnswered);

    /// For admissions without threads; false if there was nothing to do.
    bool admit_one();
    bool check_one() { return passwords_.run_one(); }
    std::size_t passwords_waiting() const { return passwords_.waiting(); }

    /// Finishes what was submitted and needs no Argon2id, and drops the rest.
    void stop();

private:
    /// False if too many tasks wait already. `failed`: the task has thrown.
    bool run_soon(std::function<void()> task, std::function<void()> failed);
    /// Runs a task, and notes if it fails because the database is damaged.
    template <class Task>
    auto recording_damage(const Task&);
    void prove_with_argon2(club::Request, std::size_t runs, const Answered&);
    void continue_proved(club::Request, club::VerifiedRequest, const Answered&);
    void carry_out(club::Request, club::PasswordChecks, Answered);
    void log_in_with_argon2(const club::LoginAttempt&, const LoginAnswered&);
    void log_in(club::PasswordCheckResult, const club::LoginAttempt&, const LoginAnswered&);
    void open_session(const club::User&, const club::LoginAttempt&, const LoginAnswered&);
    /// A wrong password is counted before it is answered.
    void note(club::PasswordAttempts, std::function<void(bool)> noted);
    void report(const club::RetryLater&, const club::Client&) const;
    club::Response refused(const club::RetryLater&, const club::Client&) const;
    void refuse_login(const club::RetryLater&, const club::Client&, const LoginAnswered&) const;

    Writer& writer_;
    club::Club& club_;
    club::Authenticator authenticator_;
    std::atomic<bool> closing_ = false;
    std::atomic<std::size_t> waiting_ = 0;  // tasks of run_soon()
    const std::unique_ptr<boost::asio::io_context> tasks_;
    PasswordQueue passwords_;
    std::thread thread_;  // runs tasks_
};

}  // namespace posthouse::app
