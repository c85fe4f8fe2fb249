// A mail that arrived, as far as the house cares: who, what about, and the words. GMime reads it,
// behind this header.
//
// What a stranger sends is bounded (size, parts, depth) and can at worst be refused; it throws
// nothing and stops nothing.
//
// Deliberately absent: attachments, HTML where there is plain text, what the words mean (requests),
// who may be answered (never_answer).
#pragma once

#include "base/refusal.h"

#include <string>
#include <string_view>
#include <vector>

namespace posthouse {

struct IncomingMail {
    std::vector<std::string> from;      // every From address, without names
    std::vector<std::string> reply_to;  // the same of Reply-To
    std::string subject;                // decoded, one line
    std::string message_id;             // with angle brackets; empty: none that can be relied upon
    std::string references;  // Message-IDs with angle brackets, one blank between; else those of
                             // In-Reply-To
    std::string text;        // UTF-8, LF, no control characters but that and the tab

    // What never_answer looks at.
    bool null_return_path = false;  // Return-Path: <>
    bool automatic = false;         // Auto-Submitted other than no, or a vendor's word for it
    bool bulk = false;              // Precedence: bulk, list or junk
    bool from_list = false;         // List-Id and its like
    bool report = false;            // multipart/report: a bounce, a read receipt

    /// SHA-256 of author, date, subject and words, as hexadecimal digits: the same for the same
    /// mail brought again by another way. It could be used to guess a password in it, so it is
    /// never stored or logged as it is.
    std::string fingerprint;
};

/// Refused: larger than mail_bytes_max, or of too many or too deep parts.
Or<IncomingMail> read_mail(std::string_view bytes);

/// The Return-Path of a mail's head, without angle brackets; where it has none, its only From
/// address; else empty.
std::string envelope_from_of(std::string_view bytes);

}  // namespace posthouse
