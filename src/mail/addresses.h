// Who the house is in the post, and which words are addresses at all.
#pragma once

#include <string>
#include <string_view>

namespace posthouse::mail {

/// The house as its mail says it.
struct MailIdentity {
    std::string house_address = "posthouse@localhost";
    std::string host = "localhost";  // right of the @ in our Message-IDs; LMTP greets with it
    std::string page_url{};          // where the page is; without a slash at the end
    /// By what name our own mail server signs its findings in a mail's head (authentication.h);
    /// empty: there are none to be believed.
    std::string authserv_id{};
    bool authserv_below = false;  // they stand below our server's own Received, not above it
};

/// Looks like one address that can stand in a header and an envelope as it is: local part, `@`,
/// domain; no blanks, control characters, quotes, brackets or commas.
bool mailable(std::string_view address);

/// The house's own address, with or without a `+word` in its local part.
bool is_ours(std::string_view address, const MailIdentity&);

/// The word behind the `+` in the house's own address: a mark (club/mail_tokens.h), in whatever
/// case the mail servers left it; empty where there is none or the address is not ours.
std::string_view word_behind_plus(std::string_view address, const MailIdentity&);

/// The part before the last `@`; all of it where there is none.
std::string_view local_part(std::string_view address);

/// Small letters for A to Z.
std::string lowered(std::string_view words);

/// One line that may stand in a log or an answer: control characters and bytes beyond ASCII become
/// `?`, and it is cut off at 200 characters.
std::string printable(std::string_view words);

/// What a mail server said, for the log, which names nobody: addresses are left out.
std::string without_addresses(std::string_view said);

}  // namespace posthouse::mail
