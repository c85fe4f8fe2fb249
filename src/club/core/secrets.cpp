#include "club/core/secrets.h"

#include "base/assert.h"

#include <fcntl.h>
#include <sodium.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <new>
#include <optional>
#include <stdexcept>
#include <system_error>

namespace posthouse::club {
namespace {

constexpr std::size_t key_bytes = crypto_generichash_KEYBYTES;
constexpr std::size_t second_factor_secret_bytes = 20;

void ready() {
    static const bool started = sodium_init() >= 0;
    ASSERT(started);
}

const unsigned char* bytes_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

std::string digest(std::string_view text, std::string_view key) {
    ready();
    std::array<unsigned char, 32> hash{};
    const auto* key_start = key.empty() ? nullptr : bytes_of(key);
    crypto_generichash(hash.data(), hash.size(), bytes_of(text), text.size(), key_start,
                       key.size());
    std::string hexadecimal(2 * hash.size() + 1, '\0');
    sodium_bin2hex(hexadecimal.data(), hexadecimal.size(), hash.data(), hash.size());
    hexadecimal.pop_back();
    return hexadecimal;
}

/// False if there is no such file.
bool read_key(const std::string& path, std::string& key) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return false;
    key.assign(key_bytes, '\0');
    const bool whole = ::read(file, key.data(), key.size()) == static_cast<ssize_t>(key.size());
    ::close(file);
    if (!whole)
        throw std::runtime_error("the server's key file is damaged, it must hold 32 bytes: " +
                                 path);
    return true;
}

constexpr std::size_t password_hash_bytes = 32;  // crypto_pwhash_str()'s

struct PasswordHash {
    std::size_t kilobytes = 0;
    unsigned long long passes = 0;
    std::array<unsigned char, crypto_pwhash_SALTBYTES> salt{};
    std::array<unsigned char, password_hash_bytes> hash{};
};

template <std::size_t Size>
bool read_base64(std::string_view text, std::array<unsigned char, Size>& bytes) {
    std::size_t size = 0;
    return sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size,
                             nullptr, sodium_base64_VARIANT_ORIGINAL_NO_PADDING) == 0 &&
           size == bytes.size();
}

/// What crypto_pwhash_str() has made: “$argon2id$v=19$m=65536,t=2,p=1$SALT$HASH”.
std::optional<PasswordHash> read_password_hash(std::string_view text) {
    PasswordHash stored;
    const auto skip = [&text](std::string_view expected) {
        if (!text.starts_with(expected)) return false;
        text.remove_prefix(expected.size());
        return true;
    };
    const auto number = [&text](auto& value) {
        const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
        text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
        return read.ec == std::errc();
    };
    if (!skip("$argon2id$v=19$m=") || !number(stored.kilobytes) || !skip(",t=") ||
        !number(stored.passes) || !skip(",p=1$"))
        return std::nullopt;
    const std::size_t end = text.find('$');
    if (end == std::string_view::npos || !read_base64(text.substr(0, end), stored.salt) ||
        !read_base64(text.substr(end + 1), stored.hash))
        return std::nullopt;
    return stored;
}

}  // namespace

std::string hash_password(std::string_view password, PasswordCost cost) {
    ready();
    const bool minimal = cost == PasswordCost::minimal;
    std::array<char, crypto_pwhash_STRBYTES> text{};
    if (crypto_pwhash_str(
            text.data(), password.data(), password.size(),
            minimal ? crypto_pwhash_OPSLIMIT_MIN : crypto_pwhash_OPSLIMIT_INTERACTIVE,
            minimal ? crypto_pwhash_MEMLIMIT_MIN : crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
        throw std::bad_alloc();
    return text.data();
}

bool PasswordMatch::matches(const std::string& hash, std::string_view password) {
    ready();
    // crypto_pwhash_str_verify() says the same of a wrong password and of too little memory, also
    // in errno.
    const auto stored = read_password_hash(hash);
    if (!stored) return false;
    std::array<unsigned char, password_hash_bytes> made{};
    if (crypto_pwhash(made.data(), made.size(), password.data(), password.size(),
                      stored->salt.data(), stored->passes, stored->kilobytes * 1024,
                      crypto_pwhash_ALG_ARGON2ID13) != 0)
        throw std::bad_alloc();
    return sodium_memcmp(made.data(), stored->hash.data(), made.size()) == 0;
}

std::string random_token() {
    ready();
    std::string bytes(32, '\0');
    randombytes_buf(bytes.data(), bytes.size());
    return base64url(bytes);
}

std::string base64url(std::string_view bytes) {
    constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_ENCODED_LEN(bytes.size(), variant), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes_of(bytes), bytes.size(), variant);
    text.pop_back();  // the final zero
    return text;
}

std::string token_hash(std::string_view token) {
    return digest(token, {});
}

ServerKey ServerKey::random() {
    ready();
    ServerKey house;
    house.key_.assign(key_bytes, '\0');
    randombytes_buf(house.key_.data(), house.key_.size());
    return house;
}

ServerKey ServerKey::from_hexadecimal(std::string_view digits) {
    ServerKey house;
    house.key_.assign(key_bytes, '\0');
    std::size_t read = 0;
    if (digits.size() != 2 * key_bytes ||
        sodium_hex2bin(reinterpret_cast<unsigned char*>(house.key_.data()), key_bytes,
                       digits.data(), digits.size(), nullptr, &read, nullptr) != 0 ||
        read != key_bytes)
        throw std::runtime_error("the server's key must be " + std::to_string(2 * key_bytes) +
                                 " hexadecimal digits");
    return house;
}

std::string ServerKey::hexadecimal() const {
    std::string digits(2 * key_.size() + 1, '\0');
    sodium_bin2hex(digits.data(), digits.size(), bytes_of(key_), key_.size());
    digits.pop_back();
    return digits;
}

void ServerKey::write_to(const std::string& path) const {
    // Written to a temporary file and linked, so that the file is never incomplete.
    const std::string aside = path + "." + std::to_string(::getpid());
    const int file = ::open(aside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    const bool written =
        file >= 0 && ::write(file, key_.data(), key_.size()) == static_cast<ssize_t>(key_.size()) &&
        ::fsync(file) == 0;
    if (file >= 0) ::close(file);
    const bool linked = written && ::link(aside.c_str(), path.c_str()) == 0;
    const int trouble = errno;
    ::unlink(aside.c_str());
    if (!linked) throw std::system_error(trouble, std::generic_category(), "writing " + path);
}

ServerKey ServerKey::load_or_create(const std::string& path) {
    ready();
    ServerKey house;
    if (read_key(path, house.key_)) return house;
    try {
        random().write_to(path);
    } catch (const std::system_error& error) {
        // If two processes start at once, both use the key of the first.
        if (error.code() != std::errc::file_exists) throw;
    }
    if (!read_key(path, house.key_))
        throw std::runtime_error("the server's key file cannot be read: " + path);
    return house;
}

ServerKey ServerKey::from_words(std::string_view words) {
    ServerKey house;
    house.key_ = digest(words, {}).substr(0, key_bytes);
    return house;
}

std::string ServerKey::sign(std::string_view words) const {
    return digest("sign " + std::string(words), key_).substr(0, 20);
}

std::string ServerKey::mail_password(UserId user, int number) const {
    const std::string digits =
        digest("mail password " + std::to_string(static_cast<std::int64_t>(user)) + " " +
                   std::to_string(number),
               key_);
    const auto byte = [&](std::size_t at) {
        const auto value = [&](char c) { return c <= '9' ? c - '0' : c - 'a' + 10; };
        return static_cast<std::size_t>(value(digits[2 * at]) * 16 + value(digits[2 * at + 1]));
    };
    constexpr std::string_view consonants = "bdfghjklmnprstvz";
    constexpr std::string_view vowels = "aeiou";
    std::string word;
    for (std::size_t syllable = 0; syllable < 8; ++syllable) {
        word += consonants[byte(2 * syllable) % consonants.size()];
        word += vowels[byte(2 * syllable + 1) % vowels.size()];
    }
    return word;
}

bool ServerKey::is_mail_password(const User& user, std::string_view typed) const {
    if (user.mail_password <= 0 || user.left_at) return false;
    std::string word;
    for (char c : typed) word += to_lower(c);
    const std::string right = mail_password(user.id, user.mail_password);
    return word.size() == right.size() &&
           sodium_memcmp(word.data(), right.data(), word.size()) == 0;
}

std::string ServerKey::fingerprint(std::string_view words) const {
    return digest("fingerprint " + std::string(words), key_);
}

std::string ServerKey::one_time_secret(std::string_view kind, std::int64_t id, UserId user,
                                       Instant made) const {
    const std::string words = "told once " + std::string(kind) + " " + std::to_string(id) + " " +
                              std::to_string(static_cast<std::int64_t>(user)) + " " +
                              std::to_string(made.time_since_epoch().count());
    // With a prefix, so that leaked tokens are recognizable.
    return "ph" + std::string(kind.substr(0, 1)) + "_" + digest(words, key_).substr(0, 46);
}

std::string ServerKey::second_factor_secret(UserId user, Instant made) const {
    const std::string digits =
        digest("second factor " + std::to_string(static_cast<std::int64_t>(user)) + " " +
                   std::to_string(made.time_since_epoch().count()),
               key_);
    std::string secret(second_factor_secret_bytes, '\0');
    std::size_t written = 0;
    const int failed =
        sodium_hex2bin(reinterpret_cast<unsigned char*>(secret.data()), secret.size(),
                       digits.data(), 2 * secret.size(), nullptr, &written, nullptr);
    ASSERT(failed == 0 && written == secret.size());
    return secret;
}

std::string ServerKey::recovery_code(UserId user, Instant made, int set, int number) const {
    std::string words = "recovery code " + std::to_string(static_cast<std::int64_t>(user));
    for (const std::int64_t part :
         {made.time_since_epoch().count(), std::int64_t{set}, std::int64_t{number}})
        words += " " + std::to_string(part);
    return digest(words, key_).substr(0, 12);
}

std::string ServerKey::confirmation(UserId user, std::string_view address) const {
    std::string words = "confirm " + std::to_string(static_cast<std::int64_t>(user)) + " ";
    words += address;
    return digest(words, key_).substr(0, 20);
}

}  // namespace posthouse::club
