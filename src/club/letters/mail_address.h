// Which mail addresses the house reads and writes to: one rule for addresses that people enter and
// for those that mails come from, so that no account has an address that is never heard.
#pragma once

#include <string_view>

namespace posthouse::club {

/// Whether this is a single address that is safe in a header, an envelope and a letter's text:
/// local part, `@`, domain; no blanks, control characters, quotes, brackets, braces or commas.
bool is_mailable(std::string_view address);

/// The address of a machine, which nobody writes from and whose mail is not answered:
/// `noreply@…`, `mailer-daemon@…`, a list's `…-bounces@…`.
bool is_machine_address(std::string_view address);

/// Whether it is this address, with or without a `+token` in its local part.
bool is_address_of(std::string_view owner, std::string_view address);

}  // namespace posthouse::club
