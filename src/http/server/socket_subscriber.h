// An open socket, as those know it who tell it of changes.
#pragma once

#include "club/core/types.h"
#include "http/caller.h"

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::http {

struct SocketEvent {
    std::shared_ptr<const std::string> text;
    std::optional<club::MatchId> match{};  // 0: the banner; none: it replaces no other event
    bool whole = true;  // earlier events about the same need not be sent any more
};

/// Its functions are thread-safe and non-blocking.
class SocketSubscriber {
public:
    SocketSubscriber(Caller who, bool moves) : caller(std::move(who)), wants_moves(moves) {}
    virtual ~SocketSubscriber() = default;
    virtual void on_event(SocketEvent) = 0;
    virtual void disconnect() = 0;

    const Caller caller;
    const bool wants_moves;
};

using SubscriberSet = std::set<const SocketSubscriber*>;
using SubscriberList = std::vector<std::shared_ptr<SocketSubscriber>>;

}  // namespace posthouse::http
