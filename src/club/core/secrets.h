// Passwords, tokens and their hashes; the only user of libsodium. Secrets themselves are never
// stored.
#pragma once

#include "club/core/types.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace posthouse::club {

/// Argon2id cost: libsodium's `interactive`, or `minimal` for tests.
enum class PasswordCost { minimal, interactive };

/// libsodium's Argon2id string with salt and cost. Throws std::bad_alloc.
std::string hash_password(std::string_view password, PasswordCost);

/// Only for PasswordChecker, so that every check is rate limited.
class PasswordMatch {
    friend class PasswordChecker;
    friend struct PasswordMatchTest;
    /// Constant time for equal costs. An empty hash matches nothing.
    static bool matches(const std::string& hash, std::string_view password);
};

/// 32 random bytes as 43 letters, digits, `-` and `_`.
std::string random_token();
/// Without padding.
std::string base64url(std::string_view bytes);
/// BLAKE2b of the token in hexadecimal, which is stored instead.
std::string token_hash(std::string_view token);

/// The server's 32-byte key: derives and signs secrets that are not stored.
class ServerKey {
public:
    /// Reads the key from a file, or writes a new random one, readable by its owner only.
    static ServerKey load_or_create(const std::string& path);
    static ServerKey random();
    /// From 64 hexadecimal digits. Throws std::runtime_error.
    static ServerKey from_hexadecimal(std::string_view digits);
    std::string hexadecimal() const;
    /// Writes a new file, readable by its owner only. Throws if it exists.
    void write_to(const std::string& path) const;
    /// Deterministic key for tests.
    static ServerKey from_words(std::string_view words);

    /// A signature of 20 hexadecimal digits.
    std::string sign(std::string_view words) const;
    /// A keyed hash of text that must not be stored: 64 hexadecimal digits.
    std::string fingerprint(std::string_view words) const;
    /// The player's mail password: 16 lower-case letters, pronounceable, about 50 bits. `number`
    /// counts the ones issued; earlier ones are void.
    std::string mail_password(UserId, int number) const;
    /// Whether this is the valid mail password, ignoring case. Constant time.
    bool is_mail_password(const User&, std::string_view typed) const;

    /// An API token, or the secret that signs a webhook's deliveries: `kind` is "token" or
    /// "webhook". 50 letters, digits and `_`.
    std::string one_time_secret(std::string_view kind, std::int64_t id, UserId, Instant made) const;

    /// The secret of a player's two-factor authentication (RFC 4226): 20 bytes.
    std::string second_factor_secret(UserId, Instant made) const;
    /// A recovery code: 12 hexadecimal digits.
    std::string recovery_code(UserId, Instant made, int set, int number) const;

    /// Proves that the player received a letter at this address: 20 letters and digits.
    std::string confirmation(UserId, std::string_view address) const;

private:
    std::string key_;
};

}  // namespace posthouse::club
