// Finds the passwords in a request before it reaches the writer, has them checked, and hands on
// what was found out as Proofs; the service then only compares. Checks nothing itself
// (password_checker.h) and changes nothing.
#pragma once

#include "club/backend.h"
#include "club/command_table.h"
#include "club/password_checker.h"
#include "club/sign_ups.h"

#include <optional>
#include <string>
#include <vector>

namespace posthouse::club {

/// What was found out about one line of a request.
struct PasswordCheck {
    std::optional<UserId> claimed;  // the player whose password the line holds
    std::string hash;               // the hash it was checked against: void if it has changed since
    int mail_password = 0;  // which of his mail passwords it was instead; 0: the account's own
    std::string new_hash;   // of the password that the line chooses
};
using PasswordChecks = std::vector<PasswordCheck>;  // one for each line of the unfolded request

struct Proved {
    PasswordChecks proofs;
    std::optional<NotNow> not_now;  // the request must come again: nothing of it may be done
    PasswordAttempts attempts;      // to be written down (PasswordChecker::note)
};

/// The request with `multiple` replaced by the lines that stand beneath it, and a challenge that is
/// written as a sheet by its command.
Request expand_multiple(Request);

/// How many passwords are to be checked or chosen in an unfolded request, each counted once.
std::size_t secrets_to_work_out(const Request& unfolded);
/// Why a request of several lines must not be looked at: it holds several passwords, and nobody is
/// known to speak.
std::optional<Refusal> too_many_secrets(const Request& unfolded);

/// The player who may choose another password by this word of a reset link.
std::optional<User> reset_by(const StoreReader&, const HouseKey&, std::string_view token,
                             Instant now);

class Authenticator {
public:
    Authenticator(const Store& store, PasswordCost cost, HouseKey key, SignUpLimits sign_ups = {})
        : store_(store), key_(key), sign_ups_(sign_ups), passwords_(store, cost, std::move(key)) {}

    /// Slow; any number of threads.
    Proved verify_request(const Request&);
    /// The same where no password has to be worked out: none where one has. Reads the store.
    std::optional<Proved> prove_at_once(const Request&);
    /// Slow; the account's own password only.
    PasswordAnswer verify_password(const LoginAttempt&, Instant now);
    std::optional<PasswordAnswer> recognise_at_once(const LoginAttempt&, Instant now);

    const PasswordChecker& passwords() const { return passwords_; }

private:
    /// False: only Argon2id can say, and `slowly` is false.
    bool prove_line(const Request&, const std::string& line, const std::string& speaker,
                    bool slowly, PasswordCheck&, Proved&);
    bool prove_claim(const Request&, const Command&, bool slowly, PasswordCheck&, Proved&);
    std::optional<Proved> verify_request(const Request&, bool slowly);

    const Store& store_;
    const HouseKey key_;
    const SignUpLimits sign_ups_;
    PasswordChecker passwords_;
};

}  // namespace posthouse::club
