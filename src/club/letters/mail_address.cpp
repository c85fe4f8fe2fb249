#include "club/letters/mail_address.h"

#include "base/inplace.h"
#include "club/commands/command_line.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace posthouse::club {

bool is_mailable(std::string_view address) {
    constexpr std::size_t size_max = 254;  // RFC 5321
    if (address.size() > size_max || address.starts_with('-') || address.ends_with('.'))
        return false;
    const std::size_t at = address.find('@');
    if (at == 0 || at == std::string_view::npos || at + 1 == address.size()) return false;
    if (address[at + 1] == '.' || address.find('@', at + 1) != std::string_view::npos) return false;
    return std::ranges::none_of(address, [](char c) {
        return c <= ' ' || c > '~' ||
               std::string_view("<>()[]{},;:\\\"").find(c) != std::string_view::npos;
    });
}

bool is_address_of(std::string_view owner, std::string_view address) {
    const auto parts = [](std::string_view whole) {
        const std::size_t at = std::min(whole.rfind('@'), whole.size());
        return std::pair(whole.substr(0, at), whole.substr(at));
    };
    const auto [local, domain] = parts(address);
    const auto [own_local, own_domain] = parts(owner);
    std::string_view name = local;
    return equals_ignore_case(domain, own_domain) &&
           (equals_ignore_case(local, own_local) ||
            equals_ignore_case(take_until(name, '+'), own_local));
}

bool is_machine_address(std::string_view address) {
    static constexpr std::array<std::string_view, 16> machines = {
        "mailer-daemon", "postmaster",   "noreply",       "no-reply", "no_reply",  "no.reply",
        "donotreply",    "do-not-reply", "do_not_reply",  "listserv", "majordomo", "mdaemon",
        "mailerdaemon",  "auto-reply",   "autoresponder", "bounce"};
    const std::string small = lower_case(address.substr(0, address.rfind('@')));
    std::string_view word = small;
    word = take_until(word, '+');  // "noreply+12345@…"
    // People have "cat-owner@" and "song-request@"; lists say in their header that they are some.
    return std::ranges::find(machines, word) != machines.end() || small.starts_with("owner-") ||
           small.ends_with("-bounces") || word.ends_with("-noreply") ||
           word.ends_with("-no-reply") || word.starts_with("noreply-") ||
           word.starts_with("no-reply-");
}

}  // namespace posthouse::club
