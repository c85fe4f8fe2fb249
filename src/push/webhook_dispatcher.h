// Sends events to webhooks, one by one, in order and signed, and records the results
// (club/events.h).
#pragma once

#include "club/backend.h"
#include "club/secrets.h"
#include "push/public_http.h"

#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
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

    WebhookDispatcher(club::Backend door, club::ServerKey key, EventFormatter in_words, Send send)
        : backend_(std::move(door)),
          key_(std::move(key)),
          format_event_(std::move(in_words)),
          send_(std::move(send)) {}

    /// Sends one round and returns how many events were accepted. Blocks; throws if the store
    /// cannot be read; one caller at a time.
    int send_due();

private:
    struct WebhookDelivery {
        std::int64_t number = 0;
        std::string_view kind;
        std::string body;
    };

    int deliver(const club::Webhook&);
    std::vector<WebhookDelivery> pending_deliveries(const club::Webhook&) const;
    HttpResult send(const club::Webhook&, const WebhookDelivery&) const;
    bool write(const club::UnitFn&) const;
    void record(const club::Webhook&, club::UnitFn);
    bool write_unrecorded(const club::Webhook&);
    /// Whether this server holds the leader lock for webhooks.
    bool is_leader() const;

    const club::Backend backend_;
    const club::ServerKey key_;
    const EventFormatter format_event_;
    const Send send_;
    std::mutex mutex_;
    std::map<club::WebhookId, club::UnitFn> unrecorded_;
};

}  // namespace posthouse::push
