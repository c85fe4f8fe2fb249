// The port to push services, and the real one.
//
// Deliberately absent: what is told (nothing but that there is something), whom, and trying again.
#pragma once

#include "push/outside.h"

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

}  // namespace posthouse::push
