#include "club/letters/mail_tokens.h"

#include "base/inplace.h"
#include "base/parse_number.h"
#include "club/accounts/account_tables.h"

#include <fmt/format.h>

#include <array>
#include <vector>

namespace posthouse::club {
namespace {

constexpr std::size_t signature_size = 20;

std::string with_signature(const ServerKey& key, std::string_view words) {
    return fmt::format("{}.{}", words, key.sign(words));
}

/// In lower case: mail servers may change the case.
std::string to_lower_case(std::string_view words) {
    std::string text;
    for (char c : words) text += to_lower(c);
    return text;
}

/// The part before the signature, if that is right.
std::optional<std::string_view> verify_signature(const ServerKey& key, std::string_view words) {
    const std::size_t dot = words.rfind('.');
    if (dot == std::string_view::npos || key.sign(words.substr(0, dot)) != words.substr(dot + 1))
        return std::nullopt;
    return words.substr(0, dot);
}

std::vector<std::string_view> split(std::string_view words) {
    std::vector<std::string_view> parts;
    for (bool more = true; more;) {
        more = words.find('.') != std::string_view::npos;
        parts.push_back(take_until(words, '.'));
    }
    return parts;
}

template <class Number>
bool read(std::string_view digits, Number& number) {
    const auto parsed = parse_number<Number>(digits);
    number = parsed.value_or(0);
    return parsed && number >= 0;
}

std::int64_t number_of(auto id) {
    return static_cast<std::int64_t>(id);
}

std::string bounce_words(UserId user, std::string_view address) {
    return fmt::format("b{} {}", number_of(user), to_lower_case(address));
}

/// `h12-…`. A dash, not a dot: in a link, a dot would make the end a file name.
std::string numbered_token(const ServerKey& key, char kind, std::int64_t number) {
    const std::string words = fmt::format("{}{}", kind, number);
    return words + '-' + key.sign(words);
}

std::optional<std::int64_t> parse_numbered_token(const ServerKey& key, char kind,
                                                 std::string_view typed) {
    const std::string words = to_lower_case(typed);
    std::string_view signature = words;
    const std::string_view id = take_until(signature, '-');
    std::int64_t number = 0;
    if (!id.starts_with(kind) || !read(id.substr(1), number) || key.sign(id) != signature)
        return std::nullopt;
    return number;
}

bool is_hexadecimal(char c) {
    return is_digit(c) || (c >= 'a' && c <= 'f');
}

/// The first signature-like run: a dot or dash, and then the hexadecimal digits of a signature.
std::size_t next_signature(std::string_view text, std::size_t from) {
    std::size_t run = 0;
    for (std::size_t at = from; at <= text.size(); ++at) {
        if (at < text.size() && is_hexadecimal(to_lower(text[at]))) {
            ++run;
            continue;
        }
        const std::size_t start = at - run;
        if (run == signature_size && start > from &&
            (text[start - 1] == '.' || text[start - 1] == '-'))
            return start;
        run = 0;
    }
    return std::string_view::npos;
}

}  // namespace

std::string reply_token(const ServerKey& key, const ReplyContext& to) {
    std::string words = fmt::format("r{}.{}.{}.{}", number_of(to.match),
                                    to.side == Side::first ? 'f' : 's', to.ply, to.undos);
    if (to.questions > 0) words += fmt::format(".{}", to.questions);
    return with_signature(key, words);
}

std::optional<ReplyContext> parse_reply_token(const ServerKey& key, std::string_view typed) {
    const std::string words = to_lower_case(typed);
    auto parts = split(words);
    // The signature, if the mail program kept it.
    if (parts.back().size() == signature_size) parts.pop_back();
    ReplyContext read_;
    std::int64_t match = 0;
    if (parts.size() < 4 || parts.size() > 5 || !parts[0].starts_with('r') ||
        !read(parts[0].substr(1), match) || (parts[1] != "f" && parts[1] != "s") ||
        !read(parts[2], read_.ply) || !read(parts[3], read_.undos) ||
        (parts.size() > 4 && !read(parts[4], read_.questions)))
        return std::nullopt;
    read_.match = MatchId{match};
    read_.side = parts[1] == "f" ? Side::first : Side::second;
    read_.authenticated = verify_signature(key, words).has_value();
    return read_;
}

std::string unsubscribe_token(const ServerKey& key, const UnsubscribeRequest& what) {
    return with_signature(key, fmt::format("u{}.{}.{}", number_of(what.user),
                                           static_cast<int>(what.kind), number_of(what.match)));
}

std::optional<UnsubscribeRequest> parse_unsubscribe_token(const ServerKey& key,
                                                          std::string_view typed) {
    const std::string words = to_lower_case(typed);
    const auto what = verify_signature(key, words);
    if (!what) return std::nullopt;
    const auto parts = split(*what);
    std::int64_t user = 0, match = 0;
    int kind = 0;
    if (parts.size() != 3 || !parts[0].starts_with('u') || !read(parts[0].substr(1), user) ||
        !read(parts[1], kind) || kind > static_cast<int>(LetterKind::puzzle) ||
        !read(parts[2], match))
        return std::nullopt;
    return UnsubscribeRequest{UserId{user}, static_cast<LetterKind>(kind), MatchId{match}};
}

std::string bounce_token(const ServerKey& key, UserId user, std::string_view address) {
    return fmt::format("b{}.{}", number_of(user), key.sign(bounce_words(user, address)));
}

std::optional<BounceToken> parse_bounce_token(std::string_view typed) {
    const std::string words = to_lower_case(typed);
    const auto parts = split(words);
    std::int64_t user = 0;
    if (parts.size() != 2 || !parts[0].starts_with('b') || !read(parts[0].substr(1), user) ||
        parts[1].size() != signature_size)
        return std::nullopt;
    return BounceToken{UserId{user}, std::string(parts[1])};
}

bool is_signed_for(const ServerKey& key, const BounceToken& mark, std::string_view address) {
    return key.sign(bounce_words(mark.user, address)) == mark.signature;
}

std::string request_confirmation_token(const ServerKey& key, PendingRequestId id) {
    return numbered_token(key, 'h', number_of(id));
}

std::optional<PendingRequestId> parse_request_confirmation_token(const ServerKey& key,
                                                                 std::string_view typed) {
    const auto number = parse_numbered_token(key, 'h', typed);
    return number ? std::optional(PendingRequestId{*number}) : std::nullopt;
}

std::string sign_up_token(const ServerKey& key, SignUpId id) {
    return numbered_token(key, 's', static_cast<std::int64_t>(id));
}

std::optional<SignUpId> parse_sign_up_token(const ServerKey& key, std::string_view typed) {
    const auto number = parse_numbered_token(key, 's', typed);
    return number ? std::optional(SignUpId{*number}) : std::nullopt;
}

std::string address_confirmation_token(const ServerKey& key, UserId user,
                                       std::string_view address) {
    return fmt::format("c{}-{}", number_of(user), key.confirmation(user, address));
}

std::optional<AddressConfirmationToken> parse_address_confirmation_token(std::string_view typed) {
    AddressConfirmationToken mark{{}, to_lower_case(typed)};
    if (mark.signature.find('-') != std::string::npos) {
        std::string_view rest = mark.signature;
        const std::string_view user = take_until(rest, '-');
        std::int64_t number = 0;
        if (!user.starts_with('c') || !read(user.substr(1), number)) return std::nullopt;
        mark = {UserId{number}, std::string(rest)};
    }
    if (mark.signature.size() != signature_size) return std::nullopt;
    return mark;
}

std::string password_reset_token(const ServerKey& key, const User& user, Instant expires) {
    const std::string words =
        fmt::format("p{}-{}", number_of(user.id), expires.time_since_epoch().count());
    return words + '-' + key.sign(words + ' ' + user.password_hash);
}

std::optional<PasswordResetToken> parse_password_reset_token(std::string_view typed) {
    const std::string words = to_lower_case(typed);
    std::string_view rest = words;
    const std::string_view user = take_until(rest, '-'), expires = take_until(rest, '-');
    std::int64_t number = 0, moment = 0;
    if (!user.starts_with('p') || !read(user.substr(1), number) || !read(expires, moment) ||
        rest.size() != signature_size)
        return std::nullopt;
    return PasswordResetToken{UserId{number}, Instant(milliseconds(moment)), std::string(rest)};
}

bool is_signed_for(const ServerKey& key, const PasswordResetToken& mark, const User& user) {
    return mark.user == user.id &&
           password_reset_token(key, user, mark.expires).ends_with("-" + mark.signature);
}

std::string strip_mail_tokens(std::string_view text) {
    std::string clean;
    std::size_t from = 0;
    for (std::size_t at; (at = next_signature(text, from)) != std::string_view::npos;
         from = at + signature_size)
        clean.append(text.substr(from, at - from)) += "***";
    return clean.append(text.substr(from));
}

}  // namespace posthouse::club
