// A letter as HTML for any mail program: one column of at most 36 rem, light and dark, boards as
// tables whose playable houses are links. No scripts, no remote content, and links to this server
// only.
#pragma once

#include "mail/incoming/addresses.h"
#include "mail/outgoing/letter_attachments.h"

#include <string>
#include <string_view>

namespace posthouse::mail {

/// The body of a letter, its placeholders filled in, as an HTML fragment. If the reader is to move,
/// each legal move is a mailto link with this subject that plays it: the house on the board or,
/// where a move is more than a house, in a list below it.
std::string body_to_html(const club::LetterBody&, std::string_view subject,
                         const LetterAttachments&, const MailIdentity&);

/// A heading like the text's own "1. wari Board 12 ====".
std::string heading_to_html(std::string_view words);

/// The host's logo, below a letter.
std::string logo_to_html(std::string_view url);

/// The complete page around such fragments; `unsubscribe_url` may be empty.
std::string html_page(std::string_view title, std::string_view parts,
                      std::string_view unsubscribe_url, std::string_view language = "en");

}  // namespace posthouse::mail
