#include "mail/incoming/addresses.h"

#include "base/inplace.h"

#include <algorithm>

namespace posthouse::mail {
namespace {

constexpr std::size_t printable_max = 200;

}  // namespace

std::string_view local_part(std::string_view address) {
    return address.substr(0, address.rfind('@'));
}

bool is_own_address(std::string_view address, const MailIdentity& identity) {
    return club::is_address_of(identity.mail_address, address);
}

std::string_view address_token(std::string_view address, const MailIdentity& identity) {
    if (!is_own_address(address, identity)) return {};
    std::string_view local = local_part(address);
    (void)take_until(local, '+');
    return local;
}

std::string to_lower_ascii(std::string_view words) {
    std::string small(words);
    std::ranges::transform(small, small.begin(), to_lower);
    return small;
}

std::string to_printable(std::string_view words) {
    std::string line(words.substr(0, printable_max));
    std::ranges::replace_if(
        line, [](char c) { return c < ' ' || c > '~'; }, '?');
    return line;
}

std::string redact_addresses(std::string_view said) {
    std::string kept;
    while (!said.empty()) {
        const std::string_view word = take_until(said, ' ');
        if (!kept.empty()) kept += ' ';
        kept += word.find('@') == std::string_view::npos ? word : "(address)";
    }
    return kept;
}

}  // namespace posthouse::mail
