// Passwords, tokens and their hashes: the only file that speaks libsodium. A secret itself is never
// stored.
#pragma once

#include "club/types.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace posthouse::club {

/// Argon2id cost. `interactive` is libsodium's choice for logging in; `minimal` is for tests, where
/// thousands are made.
enum class PasswordCost { minimal, interactive };

/// Libsodium's text form of an Argon2id hash, salt and cost included. Throws std::bad_alloc where
/// memory is short.
std::string hash_password(std::string_view password, PasswordCost);

/// For PasswordChecker alone, so that no password is checked without its limits.
class PasswordMatch {
    friend class PasswordChecker;
    friend struct PasswordMatchTest;
    /// In constant time for equal costs. An empty hash matches nothing.
    static bool matches(const std::string& hash, std::string_view password);
};

/// 32 random bytes as 43 letters, digits, `-` and `_`.
std::string random_token();
/// What is stored of a token: BLAKE2b of it, as hexadecimal digits.
std::string token_hash(std::string_view token);

/// The house's own key: signs what it must recognise again without storing it. 32 bytes.
class HouseKey {
public:
    /// Read from this file, or made at random and written there, readable by its owner only.
    static HouseKey in_file(const std::string& path);
    static HouseKey random();
    /// From 64 hexadecimal digits. Throws std::runtime_error where they are something else.
    static HouseKey from_hexadecimal(std::string_view digits);
    std::string hexadecimal() const;
    /// Writes it to a file that is not there yet, readable by its owner only. Throws.
    void write_to(const std::string& path) const;
    /// For tests: the same words, the same key.
    static HouseKey of(std::string_view words);

    /// A signature that only this house can make: 20 hexadecimal digits.
    std::string sign(std::string_view words) const;
    /// Stands for words that must not be kept: 64 hexadecimal digits.
    std::string fingerprint(std::string_view words) const;
    /// The word that may stand for the player's password in his mails: sixteen small letters that
    /// can be said aloud, about 50 bits. `number` counts the words he was given; the others are
    /// void.
    std::string mail_password(UserId, int number) const;
    /// Whether that is the one that counts now, in any case of letters. Takes no longer where the
    /// word is nearly right.
    bool is_mail_password(const User&, std::string_view typed) const;

    /// The word of a program's token, or the one that signs a webhook's deliveries: `kind` is
    /// "token" or "webhook". 50 letters, digits and `_`.
    std::string told_once(std::string_view kind, std::int64_t id, UserId, Instant made) const;

    /// The secret of a player's two-factor authentication (RFC 4226): 20 bytes.
    std::string second_factor_secret(UserId, Instant made) const;
    /// A code that may stand for one of it, once: 12 hexadecimal digits.
    std::string recovery_code(UserId, Instant made, int set, int number) const;

    /// Proves that a letter to this address reached the player: 20 letters and digits.
    std::string confirmation(UserId, std::string_view address) const;

private:
    std::string key_;
};

}  // namespace posthouse::club
