#include "club/accounts/sessions.h"

#include "base/assert.h"
#include "base/inplace.h"
#include "club/accounts/account_tables.h"
#include "club/commands/request_tables.h"

#include <fmt/format.h>
#include <liboath/oath.h>

#include <algorithm>
#include <bit>
#include <chrono>
#include <cstdint>
#include <cstdlib>

namespace posthouse::club {

std::string_view name_of(const Session& session) {
    return std::string_view(session.token_hash).substr(0, 8);
}

std::vector<Session> open_sessions(const StoreReader& reader, UserId user, Instant now) {
    auto sessions = sessions_of(reader, user);
    std::erase_if(sessions, [&](const Session& one) { return one.expires <= now; });
    std::ranges::stable_sort(sessions, std::greater(), &Session::used);
    return sessions;
}

LoginResult open_session(UnitOfWork& unit, const ServerKey& key, const User& recognized,
                         const LoginAttempt& attempt, std::string token, Instant now) {
    const auto user = unit.user(recognized.id);
    if (!user || user->left_at || user->password_hash != recognized.password_hash)
        return NotLoggedIn{.wrong = true};
    if (auto factor = unit.find<SecondFactor>(user->id); factor && factor->enabled_at) {
        const auto [check, wait] =
            check_code(unit, key, *factor, attempt.code, attempt.client, false, now);
        if (check != CodeCheck::passed) return NotLoggedIn{.code = check, .code_wait = wait};
    }
    unit.insert(
        Session{token_hash(token), user->id, now + session_length, now, now, attempt.device});
    return NewSession{*user, std::move(token)};
}

std::vector<std::string> end_sessions_except(UnitOfWork& unit, UserId user, std::string_view kept) {
    std::vector<std::string> ended;
    for (const Session& one : sessions_of(unit, user)) {
        if (one.token_hash == kept) continue;
        remove_session(unit, one.token_hash);
        ended.push_back(one.token_hash);
    }
    return ended;
}

namespace {

constexpr std::chrono::days known_client_lifetime{30};
constexpr std::chrono::seconds code_step{30};
constexpr std::size_t code_window = 1;  // RFC 6238, 5.2: a step of delay at most
constexpr std::size_t code_digits = 6;
constexpr std::size_t recovery_digits = 12;

/// The typed code without spaces and hyphens, in lower case.
std::string plain_code(std::string_view typed) {
    std::string code;
    for (const char c : typed)
        if (c != ' ' && c != '-') code += to_lower(c);
    return code;
}

bool use_authenticator_code(const ServerKey& key, SecondFactor& factor, const std::string& code,
                            Instant now) {
    static const bool ready = oath_init() == OATH_OK;
    ASSERT(ready);
    const std::string secret = key.second_factor_secret(factor.user, factor.set_up_at);
    const auto seconds = std::chrono::floor<std::chrono::seconds>(now).time_since_epoch();
    int distance = 0;
    if (oath_totp_validate2(secret.data(), secret.size(), seconds.count(), code_step.count(), 0,
                            code_window, &distance, code.c_str()) < 0)
        return false;
    const std::int64_t step = seconds / code_step + distance;
    if (step <= factor.last_step) return false;
    factor.last_step = step;
    return true;
}

bool use_recovery_code(const ServerKey& key, SecondFactor& factor, const std::string& code) {
    for (int i = 0; i < recovery_code_count; ++i) {
        if (key.recovery_code(factor.user, factor.set_up_at, factor.recovery_set, i) != code)
            continue;
        const int bit = 1 << i;
        if (factor.recovery_used & bit) return false;
        factor.recovery_used |= bit;
        return true;
    }
    return false;
}

bool use_code(const ServerKey& key, SecondFactor& factor, const std::string& code, Instant now) {
    if (code.size() == code_digits && std::ranges::all_of(code, is_digit))
        return use_authenticator_code(key, factor, code, now);
    return code.size() == recovery_digits && factor.enabled_at &&
           use_recovery_code(key, factor, code);
}

}  // namespace

bool has_second_factor(const StoreReader& reader, UserId user) {
    const auto factor = reader.find<SecondFactor>(user);
    return factor && factor->enabled_at;
}

std::string authenticator_secret(const ServerKey& key, UserId user, Instant made) {
    const std::string secret = key.second_factor_secret(user, made);
    char* text = nullptr;
    std::size_t size = 0;
    const int status = oath_base32_encode(secret.data(), secret.size(), &text, &size);
    ASSERT(status == OATH_OK);
    std::string encoded(text, size);
    std::free(text);
    return encoded;
}

std::vector<std::string> recovery_codes(const ServerKey& key, UserId user, Instant made, int set) {
    std::vector<std::string> codes;
    for (int i = 0; i < recovery_code_count; ++i)
        codes.push_back(key.recovery_code(user, made, set, i).insert(recovery_digits / 2, "-"));
    return codes;
}

int recovery_codes_left(const SecondFactor& factor) {
    return recovery_code_count - std::popcount(static_cast<unsigned>(factor.recovery_used));
}

CheckedCode check_code(UnitOfWork& unit, const ServerKey& key, SecondFactor& factor,
                       std::string_view typed, const Client& client, bool session, Instant now) {
    if (typed.empty()) return {CodeCheck::missing};
    const std::string source = fmt::format("{} {}", static_cast<std::int64_t>(factor.user),
                                           session ? "in a session" : "from " + client.address);
    const auto counter = [&](std::string_view what) {
        auto found = unit.find<Throttle>(key.fingerprint(fmt::format("{} {}", what, source)));
        if (found && found->expires <= now) found.reset();
        return found.value_or(Throttle{key.fingerprint(fmt::format("{} {}", what, source))});
    };
    Throttle wrong = counter("wrong codes"), right = counter("right code");
    const bool known = session || right.expires > now;
    if (now >= factor.wrong_since + wrong_codes_time) factor.wrong_codes = 0;
    Instant next = wrong.next;
    if (!known && factor.wrong_codes >= wrong_codes_max)
        next = std::max(next, factor.wrong_since + wrong_codes_time);
    if (next > now)
        return {CodeCheck::too_many, std::chrono::ceil<std::chrono::minutes>(next - now)};
    const bool passed = use_code(key, factor, plain_code(truncate(typed, 40)), now);
    if (passed) {
        unit.remove<Throttle>(wrong.key);
        right.expires = now + known_client_lifetime;
        if (!session) unit.put(right);
    } else {
        wrong.next = now + wrong_code_delays.delay_after(++wrong.count);
        wrong.expires = now + wrong_codes_time;
        unit.put(wrong);
        if (!known && factor.wrong_codes++ == 0) factor.wrong_since = now;
    }
    unit.put(factor);
    return {passed ? CodeCheck::passed : CodeCheck::wrong};
}

}  // namespace posthouse::club
