// The server's own mail address and checks of address syntax.
#pragma once

#include "club/letters/mail_address.h"

#include <string>
#include <string_view>

namespace posthouse::mail {

/// How the server names itself in mail.
struct MailIdentity {
    std::string mail_address = "posthouse@localhost";
    std::string host = "localhost";  // right of the @ in our Message-IDs and in the LMTP greeting
    std::string base_url{};          // base URL of the page, without a slash at the end
    /// The authserv-id of our own mail server in Authentication-Results (authentication.h); empty:
    /// those fields are ignored.
    std::string authserv_id{};
    bool authserv_below = false;  // they stand below our server's own Received, not above it
};

using club::is_mailable;

/// The server's own address, with or without a `+token` in its local part.
bool is_own_address(std::string_view address, const MailIdentity&);

/// The token behind the `+` in the server's own address (club/letters/mail_tokens.h), in whatever
/// case the mail servers left it; empty if there is none or the address is not ours.
std::string_view address_token(std::string_view address, const MailIdentity&);

/// The part before the last `@`; the whole address if it has none.
std::string_view local_part(std::string_view address);

/// Lower case for A to Z only.
std::string to_lower_ascii(std::string_view words);

/// One line that is safe in a log or an SMTP reply: control characters and bytes beyond ASCII
/// become `?`; truncated to 200 characters.
std::string to_printable(std::string_view words);

/// A mail server's reply for the log, with all addresses replaced.
std::string redact_addresses(std::string_view said);

}  // namespace posthouse::mail
