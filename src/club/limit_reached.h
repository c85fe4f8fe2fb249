// Whoever counts how often each limit of the house is reached is told so by this function.
#pragma once

#include <functional>
#include <string_view>

namespace posthouse::club {

/// Told which limit refused something, and whom: a player's name or a client's address; empty where
/// neither is known. From any thread; must wait for nothing.
using LimitReached = std::function<void(std::string_view limit, std::string_view who)>;

}  // namespace posthouse::club
