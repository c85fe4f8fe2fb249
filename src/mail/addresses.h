// The server's own mail address and checks of address syntax.
#pragma once

#include <string>
#include <string_view>

namespace posthouse::mail {

/// How the server names itself in mail.
struct MailIdentity {
    std::string house_address = "posthouse@localhost";
    std::string host = "localhost";  // right of the @ in our Message-IDs and in the LMTP greeting
    std::string page_url{};          // base URL of the page, without a slash at the end
    /// The authserv-id of our own mail server in Authentication-Results (authentication.h); empty:
    /// those fields are ignored.
    std::string authserv_id{};
    bool authserv_below = false;  // they stand below our server's own Received, not above it
};

/// Whether this is a single address that is safe in a header and an envelope: local part, `@`,
/// domain; no blanks, control characters, quotes, brackets or commas.
bool mailable(std::string_view address);

/// The server's own address, with or without a `+token` in its local part.
bool is_ours(std::string_view address, const MailIdentity&);

/// The token behind the `+` in the server's own address (club/mail_tokens.h), in whatever case the
/// mail servers left it; empty if there is none or the address is not ours.
std::string_view word_behind_plus(std::string_view address, const MailIdentity&);

/// The part before the last `@`; the whole address if it has none.
std::string_view local_part(std::string_view address);

/// Lower case for A to Z only.
std::string lowered(std::string_view words);

/// One line that is safe in a log or an SMTP reply: control characters and bytes beyond ASCII
/// become `?`; truncated to 200 characters.
std::string printable(std::string_view words);

/// A mail server's reply for the log, with all addresses replaced.
std::string without_addresses(std::string_view said);

}  // namespace posthouse::mail
