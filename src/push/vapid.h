// Signs requests to push services (VAPID, RFC 8292). The P-256 key pair is derived from the
// server's key, so that there is only one secret to keep; if it is lost, browsers must subscribe
// again. Messages are empty (no RFC 8291 encryption): the service worker then asks the server for
// news, so that a push service learns nothing and a logged-out browser shows nothing.
#pragma once

#include "club/secrets.h"

#include <memory>
#include <string>
#include <string_view>

namespace posthouse::push {

class Vapid {
public:
    /// `contact`: for the operators of push services, "mailto:house@example.org".
    Vapid(const club::HouseKey&, std::string contact);
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

/// RFC 4648, without padding.
std::string base64url(std::string_view bytes);

}  // namespace posthouse::push
