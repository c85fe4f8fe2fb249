// Sends Web Push messages to browsers.
#pragma once

#include "club/commands/backend.h"
#include "club/core/secrets.h"
#include "push/public_http.h"

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace posthouse::push {

/// Signs requests to push services (VAPID, RFC 8292). The P-256 key pair is derived from the
/// server's key, so that there is only one secret to keep; if it is lost, browsers must subscribe
/// again. Messages are empty (no RFC 8291 encryption): the service worker then asks the server for
/// news, so that a push service learns nothing and a logged-out browser shows nothing.
class Vapid {
public:
    /// `contact`: for the operators of push services, "mailto:house@example.org".
    Vapid(const club::ServerKey&, std::string contact);
    ~Vapid();
    Vapid(Vapid&&) noexcept;

    /// The public key for PushManager.subscribe(): base64url of the uncompressed point.
    const std::string& public_key() const { return public_key_; }
    /// The Authorization header for this endpoint.
    std::string authorization(std::string_view endpoint, club::Instant now) const;

private:
    struct Key;
    std::unique_ptr<Key> key_;
    std::string public_key_;
    std::string contact_;
};

/// A push service's response.
struct PushResult {
    enum class Kind {
        accepted,  // accepted
        gone,      // the subscription no longer exists
        later,     // temporary failure of the service or the network
        refused,   // permanent error; a retry would not help
    } kind = Kind::accepted;
    std::chrono::seconds retry_after{};  // with later: Retry-After; 0: none
    std::string message{};               // for the log
};

class PushService {
public:
    virtual ~PushService() = default;
    /// Sends one empty message. Thread-safe; errors of the service do not throw.
    virtual PushResult send(const std::string& endpoint, const std::string& authorization) = 0;
};

/// Connects to public addresses only (public_http.h).
class HttpsPushService final : public PushService {
public:
    /// `loopback`: also allow http://127.0.0.1, for tests.
    explicit HttpsPushService(bool loopback = false) : loopback_(loopback) {}
    PushResult send(const std::string& endpoint, const std::string& authorization) override;

private:
    const bool loopback_;
};

/// The result for an HTTP status of a push service.
PushResult::Kind push_result_kind(long status);

/// Notifies browsers that are due and records the results. Retries with growing delays for some
/// hours. After a crash a message may be sent twice, which is harmless: the browser asks for the
/// current news.
class PushDispatcher {
public:
    /// `service` and `vapid` must outlive it.
    PushDispatcher(club::Backend door, PushService& service, const Vapid& vapid)
        : backend_(std::move(door)), service_(service), vapid_(vapid) {}

    /// Sends one round and returns how many messages were accepted. Blocks; one caller at a time.
    int send_due();

private:
    PushResult deliver(const club::PushSubscription&, club::Instant now);
    void record(const club::PushSubscription&, const PushResult&, club::Instant now);

    const club::Backend backend_;
    PushService& service_;
    const Vapid& vapid_;
};

}  // namespace posthouse::push
