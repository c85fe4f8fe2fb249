#include "club/programs/acting_operator.h"

#include "club/accounts/account_tables.h"
#include "club/accounts/sanctions.h"
#include "club/programs/program_tables.h"

#include <optional>

namespace posthouse::club {

namespace {

struct Admission {
    UserId user{};
    Instant begun{}, expires{};
};

std::optional<Admission> admission(const StoreReader& reader, std::string_view hash) {
    if (hash.empty()) return std::nullopt;
    if (const auto session = reader.find<Session>(hash))
        return Admission{session->user, session->begun, session->expires};
    const auto token = token_with_hash(reader, hash);
    if (!token || !token->may(Scope::moderate)) return std::nullopt;
    return Admission{token->user, token->made, token->expires};
}

}  // namespace

Expected<User> acting_operator(const StoreReader& reader, std::string_view hash, Instant now) {
    const auto admitted = admission(reader, hash);
    const bool open = admitted && admitted->expires > now;
    auto user = open ? reader.user(admitted->user) : std::nullopt;
    if (!user || user->left_at || !user->operator_since || is_banned(reader, user->id, now))
        return refuse("operators-only", "Only operators can do that, logged in on the page.");
    const auto factor = reader.find<SecondFactor>(user->id);
    if (!factor || !factor->enabled_at)
        return refuse("operator-second-factor-needed",
                      "Operators need two-factor authentication: switch it on in the settings, "
                      "then log in again.");
    if (admitted->begun <= *factor->enabled_at)
        return refuse("operator-login-without-code",
                      "You logged in here without a code: log out, then log in again with your "
                      "second factor.");
    return *std::move(user);
}

}  // namespace posthouse::club
