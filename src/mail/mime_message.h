// A mail before it is bytes: its words and heads as plain strings. GMime makes the bytes, in
// draft.cpp, and no word given here can become a head or a part of its own.
#pragma once

#include "club/types.h"
#include "mail/addresses.h"

#include <string>
#include <utility>
#include <vector>

namespace posthouse::mail {

struct MimeMessage {
    std::string to;
    std::string reply_to{};  // empty: answers go to the house
    std::string subject{};
    std::string message_id{};  // local part
    std::string in_reply_to{}, references{};
    bool automatic = false;  // auto-replied; else auto-generated
    club::Instant written{};
    std::string list_id{};           // local part; empty: none
    std::string unsubscribe_mark{};  // empty: no such heads
    std::string text{}, html{};
    struct Picture {
        std::string name;  // local part of its Content-ID; the HTML shows `picture_url(name)`
        std::string png;
    };
    std::vector<Picture> pictures{};
    /// Stands between the parts: nobody may be able to guess it, or he could write a part himself.
    std::string boundary{};
};

std::string picture_url(std::string_view name, const MailIdentity&);

/// The page on which a click ends such letters; empty where the house has no page.
std::string unsubscribe_url(std::string_view mark, const MailIdentity&);

/// The bytes of the mail, lines ended by LF.
std::string serialize(const MimeMessage&, const MailIdentity&);

}  // namespace posthouse::mail
