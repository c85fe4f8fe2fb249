// Push subscriptions of players' browsers: which endpoints are accepted, adding and removing them.
#pragma once

#include "base/refusal.h"
#include "club/core/store.h"

#include <string>
#include <string_view>

namespace posthouse::club {

inline constexpr std::size_t push_subscriptions_max =
    20;  // per player; above this the oldest is removed

/// Checks an endpoint from a browser: https with a public host name, not resolved yet. `loopback`:
/// for tests, also http://127.0.0.1.
Expected<std::string> read_push_endpoint(std::string_view typed, bool loopback);

/// Whether the server may call a URL given by a player; same rules.
bool is_callable_url(std::string_view url, bool loopback);

void add_push_subscription(UnitOfWork&, UserId, const std::string& endpoint, Instant now);
/// Does nothing if the endpoint is another player's.
void remove_push_subscription(UnitOfWork&, UserId, std::string_view endpoint);
void remove_push_subscriptions(UnitOfWork&, UserId);

}  // namespace posthouse::club
