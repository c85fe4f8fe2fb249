#include "club/accounts/guests.h"
#include "club/accounts/sign_ups.h"

#include "club/accounts/account_tables.h"
#include "club/accounts/sessions.h"

#include <fmt/format.h>

#include <iterator>

namespace posthouse::club {
namespace {

constexpr std::string_view words[] = {"acacia", "baobab",  "beech", "cedar",  "crane",    "dove",
                                      "egret",  "finch",   "heron", "ibis",   "kapok",    "lark",
                                      "linden", "maple",   "okapi", "otter",  "palm",     "plover",
                                      "rowan",  "sparrow", "stork", "thrush", "tamarind", "wren"};

/// “guest-heron-417”: of words that offend nobody.
std::string random_name(std::uint64_t bits) {
    const std::string_view word = words[bits % std::size(words)];
    return fmt::format("{}{}-{}", guest_prefix, word, 100 + bits / std::size(words) % 900);
}

}  // namespace

LoginResult open_guest_session(UnitOfWork& unit, const ServerKey& key, const SignUpLimits& sign_ups,
                               const std::function<std::uint64_t()>& random_bits,
                               const Client& client, std::string device, std::string token,
                               Instant now) {
    const std::string counted = "guest at " + client.address;
    const SignUpLimits limits{sign_ups.per_hour * guests_per_sign_up,
                              sign_ups.per_day * guests_per_sign_up};
    if (const auto wait = sign_up_wait(unit, key, limits, counted, now))
        return NotLoggedIn{.retry_later = RetryLater{RetryLater::Reason::sign_ups, *wait}};
    record_sign_up(unit, key, limits, counted, now);
    User guest;
    guest.guest = true;
    guest.joined = now;
    guest.name = random_name(random_bits());
    for (int number = 2; user_with_lookalike_name(unit, guest.name) || !add_user(unit, guest);
         ++number)
        guest.name = fmt::format("{}-{}", random_name(random_bits()), number);
    unit.insert(Session{token_hash(token), guest.id, now + session_length, now, now, device});
    return NewSession{guest, std::move(token)};
}

Refusal not_for_guests(const CommandSpec& row) {
    return refuse(
        "not-for-guests",
        "Guests play by link and in the waiting room: sign up to use “{command}”. You keep "
        "your games.",
        row.word);
}

std::optional<Refusal> guest_error(const Command& command) {
    using enum CommandId;
    switch (command.spec->id) {
        case challenge:
            // By link or in the waiting room: nobody by name.
            if (command.line.option("to")) return std::nullopt;
            return not_for_guests(*command.spec);
        case help:
        case signup:
        case confirm:
        case list:
        case report:
        case block:
        case unblock:
        case all_show:
        case waiting:
        case accept:
        case reject:
        case withdraw:
        case yield:
        case move:
        case show:
        case showas:
        case queue:
        case preview:
        case submit:
        case confirm_move:
        case resign:
        case rematch:
        case chat:
        case note:
        case games:
        case history:
        case standings:
        case tournaments:
        case sessions:
        case end_session:
            return std::nullopt;
        default:
            return not_for_guests(*command.spec);
    }
}

}  // namespace posthouse::club
