// The house's signature towards push services (VAPID, RFC 8292): they take messages for a browser
// only from the house to which that browser gave its address.
//
// The P-256 key pair is worked out from the house's own key, so that there is one secret to keep
// and not two. A house that loses it gets another pair, and browsers subscribe anew.
//
// Deliberately absent: encrypted messages (RFC 8291). What is sent is empty: the browser's service
// worker asks the house what there is. So a push service learns nothing, nothing old is shown, and
// somebody who has logged out is told nothing.
#pragma once

#include "club/secrets.h"

#include <memory>
#include <string>
#include <string_view>

namespace posthouse::push {

class Vapid {
public:
    /// `contact`: where a push service may complain, as "mailto:house@example.org".
    Vapid(const club::HouseKey&, std::string contact);
    ~Vapid();
    Vapid(Vapid&&) noexcept;

    /// The public key as a page hands it to the browser: base64url of the uncompressed point.
    const std::string& public_key() const { return public_key_; }
    /// The value of the field Authorization for this endpoint.
    std::string authorization(std::string_view endpoint, club::Instant now) const;

private:
    struct Key;
    std::unique_ptr<Key> key_;
    std::string public_key_;
    std::string contact_;
};

/// RFC 4648's, for addresses, without padding.
std::string base64url(std::string_view bytes);

}  // namespace posthouse::push
