// A letter's words as a quiet HTML page that every mail program can show: the board as a table and
// a picture, everything else as it stands in the text. One column, at most 36 rem wide, readable on
// a phone, light and dark.
//
// Deliberately absent: scripts, anything fetched from elsewhere, links to anybody but the house.
#pragma once

#include "mail/addresses.h"
#include "mail/letter_attachments.h"

#include <string>
#include <string_view>

namespace posthouse::mail {

/// The words of a letter, its placeholders filled in, as a part of a page. The picture is shown
/// from `picture_url` where the enclosure has one. Where the reader is to move, a touch of a legal
/// move opens the mail that plays it, with this subject.
std::string words_in_html(std::string_view body, std::string_view subject, const LetterAttachments&,
                          std::string_view picture_url, const MailIdentity&);

/// A heading, as the text's own "1. wari Board 12 ====".
std::string heading_in_html(std::string_view words);

/// The whole page around such parts; `unsubscribe_url` may be empty.
std::string html_page(std::string_view title, std::string_view parts,
                      std::string_view unsubscribe_url);

}  // namespace posthouse::mail
