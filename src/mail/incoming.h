// A mail that arrived, as far as the house cares: who, what about, and the words. GMime reads it,
// behind this header.
//
// What a stranger sends is bounded (size, parts, depth) and can at worst be refused; it throws
// nothing and stops nothing.
//
// Deliberately absent: attachments, HTML where there is plain text, what the words mean (requests),
// who may be answered (must_not_reply).
#pragma once

#include "base/refusal.h"

#include <gmime/gmime.h>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::mail {

struct IncomingMail {
    std::vector<std::string> from;      // every From address, without names
    std::vector<std::string> reply_to;  // the same of Reply-To
    std::string subject;                // decoded, one line
    std::string message_id;             // with angle brackets; empty: none that can be relied upon
    std::string references;  // Message-IDs with angle brackets, one blank between; else those of
                             // In-Reply-To
    std::string text;        // UTF-8, LF, no control characters but that and the tab
    std::string html_text;   // the same of an HTML part beside the plain one; may be empty

    /// Where a reply's mark may stand: the addresses of Delivered-To, Envelope-To, X-Original-To
    /// and their like, of To and of Cc, and before them those of the envelope where the Intake
    /// knows it; and the Message-IDs of In-Reply-To and References, the latest first. Not more than
    /// 50 each from the head.
    std::vector<std::string> addressed_to;
    std::vector<std::string> replied_to;
    /// What our own mail server says of the From address (RFC 8601, DMARC); see authentication.h.
    enum class SenderAuth { unknown, proved, disproved };
    SenderAuth authorship = SenderAuth::unknown;

    // What must_not_reply looks at.
    std::string sender;              // the address of Sender, where it is one
    std::vector<std::string> loops;  // what X-Loop says
    bool null_return_path = false;   // Return-Path: <>
    bool automatic = false;          // Auto-Submitted other than no, or a vendor's word for it
    bool doubtful = false;   // a sign of a machine that people's mail programs leave as well
    bool bulk = false;       // Precedence: bulk, list or junk
    bool from_list = false;  // List-Id and its like
    bool report = false;     // multipart/report: a bounce, a read receipt

    // What bounce looks at.
    std::string delivery_report;                 // the part message/delivery-status; may be empty
    std::vector<std::string> failed_recipients;  // X-Failed-Recipients

    /// SHA-256 of author, date, subject and words, as hexadecimal digits: the same for the same
    /// mail brought again by another way. It could be used to guess a password in it, so it is
    /// never stored or logged as it is.
    std::string fingerprint;
};

/// Refused: larger than mail_bytes_max, with too long a head, or of too many or too deep parts.
/// `authserv_id` is the name of our own mail server (MailIdentity); empty: authorship is unknown.
/// Its findings are believed above the topmost Received, or, `below`, above the next one: what
/// stands further down was in the mail as it came.
Expected<IncomingMail> read_mail(std::string_view bytes, std::string_view authserv_id = "",
                                 bool below = false);

/// The Return-Path of a mail's head, without angle brackets; where it has none, its only From
/// address; else empty.
std::string envelope_from_of(std::string_view bytes);

// What incoming.cpp, mail_parts.cpp and draft.cpp share of GMime: starting it once, and objects
// that are let go by themselves.

/// Starts GMime, once, whichever thread comes first.
void make_mime_ready();

struct GObjectDeleter {
    void operator()(void* object) const { g_object_unref(object); }
};
/// A GObject that is ours.
template <class T>
using GObjectPtr = std::unique_ptr<T, GObjectDeleter>;

/// Bytes that GLib allocated, as a string; empty where there are none.
inline std::string take_string(char* bytes) {
    std::string text = bytes != nullptr ? bytes : "";
    g_free(bytes);
    return text;
}

inline std::string copied(const char* bytes) {
    return bytes != nullptr ? bytes : "";
}

// The parts of a mail: the words that its author wrote, and what a mail server reports about a
// letter of ours.
// Attachments and forwarded mails are counted and never read.

/// Collects the words of a mail's parts, within bounds.
class MailParts {
public:
    /// The words of this part and those within; none where it has none.
    std::optional<std::string> words(GMimeObject* part, int depth);
    /// Of the message/delivery-status part, the first if there are several; else empty.
    const std::string& delivery_report() const { return delivery_report_; }
    /// The words of an HTML part that a plain one was preferred to; empty: none was.
    const std::string& html_instead() const { return html_instead_; }
    bool too_many() const { return too_many_; }

private:
    std::optional<std::string> words_of_text(GMimeTextPart*);
    std::optional<std::string> words_of_all(GMimeMultipart*, int depth);
    void read_delivery_report(GMimePart*);

    int count_ = 0;
    bool too_many_ = false;
    bool html_ = false;  // what the last words came from
    std::string delivery_report_, html_instead_;
};

/// UTF-8 that is valid, without control characters, without what turns the direction of reading,
/// and with plain blanks.
std::string sanitize(std::string_view bytes);

}  // namespace posthouse::mail
