// The port to push services, and the real one.
#pragma once

#include "club/backend.h"
#include "push/public_http.h"
#include "push/vapid.h"

#include <chrono>
#include <string>

namespace posthouse::push {

/// What a push service has said.
struct PushResult {
    enum class Kind {
        told,     // it takes care of it
        gone,     // there is no such browser any more
        later,    // it, or the way to it, is in trouble
        refused,  // it will not have this; trying again would not help
    } kind = Kind::told;
    std::chrono::seconds pause{};  // with later: how long it wants to be left alone; 0: not said
    std::string said{};            // for the log
};

class PushService {
public:
    virtual ~PushService() = default;
    /// Sends one empty message. From several threads at once; throws nothing that is the service's
    /// fault.
    virtual PushResult send(const std::string& endpoint, const std::string& authorization) = 0;
};

/// On the open internet only (outside.h).
class HttpsPushService final : public PushService {
public:
    /// `loopback`: for tests, http://127.0.0.1 too.
    explicit HttpsPushService(bool loopback = false) : loopback_(loopback) {}
    PushResult send(const std::string& endpoint, const std::string& authorization) override;

private:
    const bool loopback_;
};

/// What an HTTP status of a push service means.
PushResult::Kind kind_of(long status);

// Tells the browsers that are due that there is news, and writes down what became of it: at once
// where it goes well, later and later where there is trouble, and not at all any more after some
// hours.
//
// A crash between telling and writing down tells once more: the browser asks what there is, and
// shows that.

class PushDispatcher {
public:
    /// The service and the key must outlive it.
    PushDispatcher(club::Backend door, PushService& service, const Vapid& vapid)
        : door_(std::move(door)), service_(service), vapid_(vapid) {}

    /// One round: how many were told. Waits for services and store; one caller at a time.
    int send_due();

private:
    PushResult deliver(const club::PushSubscription&, club::Instant now);
    void note(const club::PushSubscription&, const PushResult&, club::Instant now);

    const club::Backend door_;
    PushService& service_;
    const Vapid& vapid_;
};

}  // namespace posthouse::push
