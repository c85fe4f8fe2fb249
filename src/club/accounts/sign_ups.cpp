#include "club/accounts/sign_ups.h"

#include "club/commands/request_tables.h"
#include "club/matches/match_tables.h"

#include <algorithm>
#include <vector>

namespace posthouse::club {
namespace {

using std::chrono::seconds;

constexpr int domain_factor = 10;  // limit of a domain, in multiples of the limit of an address

/// A counting window, which begins with the first sign-up in it.
struct Window {
    std::string key;
    int most = 0;
    milliseconds lasts{};
};

std::vector<Window> windows_of(const ServerKey& key, const SignUpLimits& limits,
                               const std::string& client) {
    std::vector<Window> all;
    const auto add = [&](const std::string& who, int times) {
        if (limits.per_hour > 0)
            all.push_back({key.fingerprint("sign-ups an hour " + who), limits.per_hour * times,
                           std::chrono::hours(1)});
        if (limits.per_day > 0)
            all.push_back({key.fingerprint("sign-ups a day " + who), limits.per_day * times,
                           std::chrono::days(1)});
    };
    add(client, 1);
    if (const auto at = client.find('@'); at != std::string::npos)
        add("mail from " + client.substr(at), domain_factor);
    return all;
}

}  // namespace

SignUpPolicy read_sign_up_policy(std::string_view word) {
    const auto found = std::ranges::find(sign_up_policies, word);
    return found == sign_up_policies.end()
               ? SignUpPolicy::open
               : static_cast<SignUpPolicy>(found - sign_up_policies.begin());
}

std::optional<Refusal> sign_up_policy_error(const StoreReader& reader, SignUpPolicy policy,
                                            std::optional<UserId> guest) {
    if (policy == SignUpPolicy::open) return std::nullopt;
    if (policy == SignUpPolicy::closed)
        return refuse("sign-ups-closed", "This site takes no new players now.");
    // Guests open invitations, too: another guest's link is none.
    const auto invites = [&](UserId id) {
        const auto user = reader.user(id);
        return user && !user->guest && user->level == 0;
    };
    if (guest)
        for (const Match& match : find_matches(reader, {std::nullopt, guest, std::nullopt}))
            if (std::ranges::any_of(match.seats, invites)) return std::nullopt;
    return refuse("sign-ups-by-invitation",
                  "New players come by invitation: ask a player for a link to a game, open it, "
                  "then sign up in the same browser.");
}

std::optional<seconds> sign_up_wait(const StoreReader& reader, const ServerKey& key,
                                    const SignUpLimits& limits, const std::string& client,
                                    Instant now) {
    std::optional<seconds> wait;
    for (const Window& window : windows_of(key, limits, client)) {
        const auto counted = reader.find<Throttle>(window.key);
        if (!counted || counted->expires <= now || counted->count < window.most) continue;
        const auto left = std::chrono::ceil<seconds>(counted->expires - now);
        wait = std::max(wait.value_or(seconds(0)), left);
    }
    return wait;
}

void record_sign_up(UnitOfWork& unit, const ServerKey& key, const SignUpLimits& limits,
                    const std::string& client, Instant now) {
    for (const Window& window : windows_of(key, limits, client)) {
        auto counted = unit.find<Throttle>(window.key);
        if (!counted || counted->expires <= now)
            counted = Throttle{window.key, 0, now, now + window.lasts};
        ++counted->count;
        unit.put(*counted);
    }
}

}  // namespace posthouse::club
