// The doorkeeper checks passwords before a request reaches the writer: Argon2id takes a twentieth
// of a second on purpose, and nobody else must wait for it. What he found out is handed on as
// Proofs; the service then only compares.
//
// Deliberately absent: changing anything, threads, guesses about who is speaking.
#pragma once

#include "club/door.h"
#include "club/secrets.h"

#include <optional>
#include <string>
#include <vector>

namespace posthouse {

/// What was found out about one line of a request.
struct Proof {
    std::optional<UserId> claimed;  // the player whose password the line holds
    std::string hash;               // the hash it was checked against: void if it has changed since
    std::string new_hash;           // of the password that the line signs up with
};
using Proofs = std::vector<Proof>;  // one for each line

inline constexpr std::size_t password_size_min = 6;
inline constexpr std::size_t password_size_max = 128;
inline constexpr std::size_t lines_max = 100;

class Doorkeeper {
public:
    Doorkeeper(const Store& store, PasswordCost cost) : store_(store), cost_(cost) {}

    /// Slow; any number of threads.
    Proofs prove(const Request&) const;
    /// The player of this name, if that is his password.
    std::optional<User> recognise(std::string_view name, std::string_view password) const;

private:
    const Store& store_;
    PasswordCost cost_;
};

}  // namespace posthouse
