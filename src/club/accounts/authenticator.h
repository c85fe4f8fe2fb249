// Verifies the passwords in a request before it reaches the writer, since Argon2id takes 50 ms. The
// service only compares the results. Changes nothing in the store.
#pragma once

#include "club/accounts/password_checker.h"
#include "club/accounts/sign_ups.h"
#include "club/commands/backend.h"
#include "club/commands/command_table.h"

#include <optional>
#include <string>
#include <vector>

namespace posthouse::club {

struct VerifiedRequest {
    PasswordChecks password_checks;
    std::optional<RetryLater> retry_later;  // the request must be sent again: do nothing of it
    PasswordAttempts attempts;              // to be stored (PasswordChecker::note)
};

/// The command of this line, or the one that came as fields.
Expected<Command> command_in(const Request&, std::string_view line, std::string_view speaker);

/// Replaces `multiple` by the lines below it, and a challenge written as a move list by its
/// command.
Request expand_multiple(Request);

/// How many passwords an expanded request has to check or set, each counted once.
std::size_t count_secrets(const Request& unfolded);
/// Refuses a request of several lines with several passwords if nobody is logged in.
std::optional<Refusal> too_many_secrets(const Request& unfolded);

/// The player whose password this token of a reset link may change.
std::optional<User> find_user_by_reset_token(const StoreReader&, const ServerKey&,
                                             std::string_view token, Instant now);

class Authenticator {
public:
    Authenticator(const Store& store, PasswordCost cost, ServerKey key, SignUpLimits sign_ups = {})
        : store_(store), key_(key), sign_ups_(sign_ups), passwords_(store, cost, std::move(key)) {}

    /// Slow; any number of threads.
    VerifiedRequest verify_request(const Request&);
    /// The same without Argon2id: none if a password needs it. Reads the store.
    std::optional<VerifiedRequest> verify_request_if_cached(const Request&);
    /// Slow; the account's own password only.
    PasswordCheckResult verify_password(const LoginAttempt&, Instant now);
    std::optional<PasswordCheckResult> verify_password_if_cached(const LoginAttempt&, Instant now);

    const PasswordChecker& passwords() const { return passwords_; }

private:
    /// False if only Argon2id can decide and `slowly` is false.
    bool verify_line(const Request&, const std::string& line, const std::string& speaker,
                     bool slowly, PasswordCheck&, VerifiedRequest&);
    bool verify_claim(const Request&, const Command&, bool slowly, PasswordCheck&,
                      VerifiedRequest&);
    std::optional<VerifiedRequest> verify_request(const Request&, bool slowly);

    const Store& store_;
    const ServerKey key_;
    const SignUpLimits sign_ups_;
    PasswordChecker passwords_;
};

}  // namespace posthouse::club
