#include "club/sessions.h"

#include "club/second_factor.h"

#include <algorithm>

namespace posthouse::club {

std::string_view name_of(const Session& session) {
    return std::string_view(session.token_hash).substr(0, 8);
}

std::vector<Session> open_sessions(const StoreReader& reader, UserId user, Instant now) {
    auto sessions = reader.sessions(user);
    std::erase_if(sessions, [&](const Session& one) { return one.expires <= now; });
    std::ranges::stable_sort(sessions, std::greater(), &Session::used);
    return sessions;
}

LoginAnswer open_session(UnitOfWork& unit, const HouseKey& key, const User& recognized,
                         const LoginAttempt& attempt, std::string token, Instant now) {
    const auto user = unit.user(recognized.id);
    if (!user || user->left_at || user->password_hash != recognized.password_hash)
        return NotLoggedIn{.wrong = true};
    if (auto factor = unit.second_factor(user->id); factor && factor->on) {
        const CodeCheck check = check_code(key, *factor, attempt.code, now);
        unit.set_second_factor(*factor);
        if (check != CodeCheck::passed)
            return NotLoggedIn{.code = check, .code_wait = minutes_until_next_code(*factor, now)};
    }
    unit.add_session({token_hash(token), user->id, now + session_length, now, now, attempt.device});
    return NewSession{*user, std::move(token)};
}

std::vector<std::string> end_sessions_but(UnitOfWork& unit, UserId user, std::string_view kept) {
    std::vector<std::string> ended;
    for (const Session& one : unit.sessions(user)) {
        if (one.token_hash == kept) continue;
        unit.remove_session(one.token_hash);
        ended.push_back(one.token_hash);
    }
    return ended;
}

}  // namespace posthouse::club
