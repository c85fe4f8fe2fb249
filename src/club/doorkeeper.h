// The doorkeeper checks passwords before a request reaches the writer: Argon2id takes a twentieth
// of a second on purpose, and nobody else must wait for it. What he found out is handed on as
// Proofs; the service then only compares.
//
// A player's mail password is a keyed word, checked at once. Of a right password he keeps for a
// quarter of an hour that it was right (a keyed hash, in memory only), so that somebody who types
// his in every mail does not cost Argon2id each time.
//
// Deliberately absent: changing anything, threads of his own, guesses about who is speaking.
#pragma once

#include "club/command_table.h"
#include "club/door.h"
#include "club/secrets.h"

#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace posthouse {

/// What was found out about one line of a request.
struct Proof {
    std::optional<UserId> claimed;  // the player whose password the line holds
    std::string hash;               // the hash it was checked against: void if it has changed since
    int mail_password = 0;  // which of his mail passwords it was instead; 0: the account's own
    std::string new_hash;   // of the password that the line chooses
};
using Proofs = std::vector<Proof>;  // one for each line of the unfolded request

/// The request with `multiple` replaced by the lines that stand beneath it, and a challenge that is
/// written as a sheet by its command.
Request unfolded(Request);

/// Passwords that were right a while ago. Any number of threads.
class RightPasswords {
public:
    RightPasswords();
    bool knows(const User&, std::string_view password, Instant now) const;
    void remember(const User&, std::string_view password, Instant now);

private:
    std::string entry(const User&, std::string_view password) const;

    const HouseKey key_;  // made at random, known to nobody else
    mutable std::mutex mutex_;
    std::unordered_map<std::string, Instant> until_;
    std::deque<std::string> oldest_first_;
};

class Doorkeeper {
public:
    /// Without the house's key he knows no mail passwords.
    Doorkeeper(const Store& store, PasswordCost cost, std::optional<HouseKey> key = std::nullopt)
        : store_(store), cost_(cost), key_(std::move(key)) {}

    /// Slow; any number of threads.
    Proofs prove(const Request&) const;
    /// The same where no password has to be worked out: none where one has. Reads the store.
    std::optional<Proofs> prove_at_once(const Request&) const;
    /// The player of this name, if that is his account's password.
    std::optional<User> recognise(std::string_view name, std::string_view password) const;

private:
    /// None: only Argon2id can say, and `slowly` is false.
    std::optional<Proof> proof_of(const std::string& line, const std::string& speaker, Instant now,
                                  bool slowly) const;
    std::optional<Proofs> proofs_of(const Request&, bool slowly) const;

    const Store& store_;
    PasswordCost cost_;
    std::optional<HouseKey> key_;
    mutable RightPasswords right_;
};

}  // namespace posthouse
