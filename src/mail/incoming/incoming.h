// Parses an incoming mail with GMime: authors, subject, text, threading and automation headers.
// Size, parts and depth are limited; no input throws or aborts.
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
    std::vector<std::string> reply_to;  // the same for Reply-To
    std::string subject;                // decoded, one line
    std::string message_id;             // with angle brackets; empty: none or not reliable
    std::string references;  // Message-IDs with angle brackets, one blank between; without
                             // References those of In-Reply-To
    std::string languages;   // of Accept-Language, otherwise Content-Language: "de-AT, en;q=0.7"
    std::string text;        // UTF-8, LF, no other control characters but tabs
    std::string html_text;   // the same of an HTML alternative to plain text; may be empty

    /// Where a reply token may stand: the envelope recipients that MailReceiver knows, then the
    /// addresses in Delivered-To, Envelope-To, X-Original-To and the like, To and Cc; and the
    /// Message-IDs of In-Reply-To and References, the latest first. At most 50 each from the
    /// header.
    std::vector<std::string> addressed_to;
    std::vector<std::string> replied_to;
    /// Our own mail server's DMARC result for the From address; see authentication.h.
    enum class SenderAuth { unknown, passed, failed };
    SenderAuth sender_auth = SenderAuth::unknown;

    // For must_not_read and must_not_reply.
    std::string sender;               // the address in Sender; may be empty
    std::vector<std::string> x_loop;  // values of X-Loop
    bool null_return_path = false;    // Return-Path: <>
    bool automatic = false;           // Auto-Submitted other than no, or a vendor's equivalent
    bool maybe_automatic =
        false;  // a field of automatic mail that people's mail programs also write
    bool wants_no_answer = false;  // X-Auto-Response-Suppress: All or AutoReply
    bool bulk = false;             // Precedence: bulk, list or junk
    bool from_list = false;        // List-Id and the like
    bool is_report = false;        // multipart/report: a bounce, a read receipt

    // For bounce.h.
    std::string delivery_report;                 // the part message/delivery-status; may be empty
    std::vector<std::string> failed_recipients;  // X-Failed-Recipients

    /// SHA-256 of author, date, subject and text in hexadecimal: the same for a mail that arrives
    /// again by another route. A password in the mail could be guessed from it, so it is never
    /// stored or logged as it is.
    std::string fingerprint;
};

/// Refused: larger than mail_bytes_max, too long a header, or too many or too deep parts.
/// `authserv_id` is the name of our own mail server (MailIdentity); if empty, authorship is
/// unknown. Its results are trusted only above the topmost Received or, with `below`, above the
/// next one: anything further down may come from the sender.
Expected<IncomingMail> read_mail(std::string_view bytes, std::string_view authserv_id = "",
                                 bool below = false);

/// The Return-Path of a mail's header, without angle brackets; without one, its only From address;
/// otherwise empty.
std::string read_envelope_from(std::string_view bytes);

// GMime helpers shared by incoming.cpp and mime_message.cpp.

/// Initializes GMime once; thread-safe.
void initialize_gmime();

struct GObjectDeleter {
    void operator()(void* object) const { g_object_unref(object); }
};
/// An owned GObject.
template <class T>
using GObjectPtr = std::unique_ptr<T, GObjectDeleter>;

/// Takes ownership of a GLib string; empty for null.
inline std::string take_string(char* bytes) {
    std::string text = bytes != nullptr ? bytes : "";
    g_free(bytes);
    return text;
}

inline std::string copy_string(const char* bytes) {
    return bytes != nullptr ? bytes : "";
}

/// Collects the text of a mail's parts and its delivery report, within limits. Attachments and
/// forwarded mails are counted and never read.
class MailParts {
public:
    /// The text of this part and those within; none if it has none.
    std::optional<std::string> read_text(GMimeObject* part, int depth);
    /// Of the first message/delivery-status part; may be empty.
    const std::string& delivery_report() const { return delivery_report_; }
    /// The text of an HTML part that has a plain alternative; empty if there is none.
    const std::string& html_alternative() const { return html_alternative_; }
    bool too_many() const { return too_many_; }

private:
    std::optional<std::string> text_of_part(GMimeTextPart*);
    std::optional<std::string> text_of_multipart(GMimeMultipart*, int depth);
    void read_delivery_report(GMimePart*);

    int count_ = 0;
    bool too_many_ = false;
    bool html_ = false;  // whether the last text came from HTML
    std::string delivery_report_, html_alternative_;
};

/// Valid UTF-8 without control characters and bidirectional overrides, with plain blanks. U+0080 to
/// U+009F are read as the characters of Windows-1252.
std::string sanitize(std::string_view bytes);

// Checks before the MIME parser runs whether a mail is small and flat enough, from its lines only.
// Beyond these limits GMime takes minutes (it parses all To fields again for each one) or overflows
// its stack; no mail program sends such mail.

inline constexpr int mail_parts_max = 100;
inline constexpr int mail_depth_max = 10;

/// A refusal if the mail exceeds the limits.
std::optional<Refusal> exceeds_limits(std::string_view bytes);

/// The refusal for a mail with too many or too deep parts.
Refusal too_many_parts();

}  // namespace posthouse::mail
