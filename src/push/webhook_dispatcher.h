// Sends events to webhooks, one by one, in order and signed, and what their owners ask for besides:
// tests and past events. Records the results (club/programs/webhooks.h).
#pragma once

#include "club/commands/backend.h"
#include "club/core/secrets.h"
#include "push/public_http.h"

#include <atomic>
#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::push {

/// “t=1795132800,v1=…”: the time in seconds, and in hexadecimal the HMAC-SHA256 of the time, a dot
/// and the body, with the webhook's secret as its key.
std::string webhook_signature(std::string_view secret, club::Instant now, std::string_view body);

class WebhookDispatcher {
public:
    /// Formats an event for this player as one JSON object.
    using EventFormatter =
        std::function<std::string(const club::StoreReader&, const club::Event&, club::UserId)>;
    /// POST with URL, header lines, body.
    using Send = std::function<HttpResult(const std::string&, const std::vector<std::string>&,
                                          const std::string&)>;

    /// `at_once`: webhooks that are called in parallel, since one may be slow or never answer.
    WebhookDispatcher(club::Backend door, club::ServerKey key, EventFormatter in_words, Send send,
                      std::size_t at_once = 8)
        : backend_(std::move(door)),
          key_(std::move(key)),
          format_event_(std::move(in_words)),
          send_(std::move(send)),
          at_once_(at_once) {}

    /// Sends one round and returns how many events were accepted. Blocks; throws if the store
    /// cannot be read; one caller at a time.
    int send_due();
    /// Sends nothing more; what is being sent is recorded, so that nothing is sent twice after a
    /// restart. Thread-safe.
    void stop() { stopping_ = true; }

private:
    /// The event that was requested of a webhook; 0: a test; none: the events that are due.
    using WorkKey = std::pair<club::WebhookId, std::optional<std::int64_t>>;
    struct Message {
        std::int64_t number = 0;
        club::EventKind kind{};
        std::string body;
    };
    struct Attempt {
        club::WebhookDelivery delivery;
        HttpResult result;
    };

    bool end_if_expired(const club::Webhook&, const WorkKey&);
    int deliver(const club::Webhook&);
    int deliver_requested(const club::WebhookDelivery&);
    std::vector<Message> pending_messages(const club::Webhook&) const;
    Message message(const club::StoreReader&, const club::Webhook&, const club::Event&) const;
    Attempt send(const club::Webhook&, const Message&) const;
    bool write(const club::UnitFn&) const;
    void record(const WorkKey&, club::UnitFn);
    bool write_unrecorded(const WorkKey&);
    /// Whether this server holds the leader lock for webhooks.
    bool is_leader() const;

    const club::Backend backend_;
    const club::ServerKey key_;
    const EventFormatter format_event_;
    const Send send_;
    const std::size_t at_once_;
    std::mutex mutex_;
    std::map<WorkKey, club::UnitFn> unrecorded_;
    std::atomic<bool> stopping_ = false;
};

}  // namespace posthouse::push
