// Tells webhooks what has happened: each event by itself, in order, signed; and writes down what
// became of it (club/webhooks.h).
//
// Deliberately absent: threads of its own that outlast a round (the app calls round after round),
// how an event is put into words (whoever makes this says it).
#pragma once

#include "club/door.h"
#include "club/secrets.h"
#include "push/outside.h"

#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse {

/// “t=1795132800,v1=…”: the time in seconds, and the HMAC-SHA256, in hexadecimal digits, of the
/// time, a dot and the body, with the webhook's word as its key.
std::string webhook_signature(std::string_view word, Instant now, std::string_view body);

class WebhookRound {
public:
    /// The event as this player is told it: one JSON object.
    using InWords = std::function<std::string(const Reader&, const Event&, UserId)>;
    /// Sends a POST: address, header lines, body.
    using Send = std::function<Outside(const std::string&, const std::vector<std::string>&,
                                       const std::string&)>;

    WebhookRound(Door door, HouseKey key, InWords in_words, Send send)
        : door_(std::move(door)),
          key_(std::move(key)),
          in_words_(std::move(in_words)),
          send_(std::move(send)) {}

    /// One round: how many events were taken. Waits for other machines and the store, and throws
    /// where that cannot be read; one caller at a time.
    int tell_due();

private:
    struct Parcel {
        std::int64_t number = 0;
        std::string_view kind;
        std::string body;
    };

    int tell(const Webhook&);
    std::vector<Parcel> parcels_for(const Webhook&) const;
    Outside send(const Webhook&, const Parcel&) const;
    bool write(const Work&) const;
    void note(const Webhook&, Work);
    bool make_up(const Webhook&);
    /// Of several servers of a house one tells webhooks.
    bool is_ours() const;

    const Door door_;
    const HouseKey key_;
    const InWords in_words_;
    const Send send_;
    std::mutex mutex_;
    std::map<WebhookId, Work> unnoted_;
};

}  // namespace posthouse
