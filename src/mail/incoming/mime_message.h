// An outgoing mail as plain strings; serialize() makes the bytes with GMime. No value can inject a
// header or a part.
#pragma once

#include "club/core/types.h"
#include "mail/incoming/addresses.h"

#include <string>
#include <utility>
#include <vector>

namespace posthouse::mail {

struct MimeMessage {
    std::string to;
    std::string reply_to{};  // empty: replies go to the server's address
    std::string subject{};
    std::string message_id{};  // local part
    std::string in_reply_to{}, references{};
    bool automatic = false;  // auto-replied; otherwise auto-generated
    club::Instant written{};
    std::string list_id{};            // local part; empty: none
    std::string unsubscribe_token{};  // empty: no List-Unsubscribe
    std::string language = "en";
    std::string text{}, html{};
    struct Picture {
        std::string name;  // local part of its Content-ID; the HTML shows `picture_url(name)`
        std::string subtype, bytes;  // "png"
    };
    std::vector<Picture> pictures{};
    /// MIME boundary: must not be guessable, or a player's text could contain a part.
    std::string boundary{};
};

std::string picture_url(std::string_view name, const MailIdentity&);

/// The page that unsubscribes with one click; empty if the server has no page.
std::string unsubscribe_url(std::string_view token, const MailIdentity&);

/// The serialized mail, with LF line ends.
std::string serialize(const MimeMessage&, const MailIdentity&);

}  // namespace posthouse::mail
