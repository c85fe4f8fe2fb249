// Fuzzing targets of the mail gateway: parse any bytes and assert the invariants of the result. The
// unit tests replay every find with the same functions.
#pragma once

#include "base/assert.h"
#include "mail/incoming/auto_reply_policy.h"
#include "mail/incoming/bounce.h"
#include "mail/incoming/incoming.h"
#include "mail/incoming/lmtp_session.h"
#include "mail/incoming/mail_request.h"
#include "mail/incoming/mail_text.h"
#include "mail/incoming/pasted_text.h"
#include "mail/incoming/quote_stripping.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace posthouse::fuzz {

inline const mail::MailIdentity& identity() {
    static const mail::MailIdentity ours{.mail_address = "posthouse@example.net",
                                         .host = "example.net",
                                         .base_url = "http://example.net",
                                         .authserv_id = "mx.example.net"};
    return ours;
}

/// Contains no control characters but these.
inline bool is_plain(std::string_view text, std::string_view but = "") {
    return std::ranges::all_of(text, [but](char c) {
        return static_cast<unsigned char>(c) >= ' ' || but.find(c) != std::string_view::npos;
    });
}

/// Converts a mail to a Request.
inline void fuzz_mail(std::string_view bytes) {
    static const club::ServerKey key = club::ServerKey::from_words("fuzz");
    (void)mail::read_envelope_from(bytes);
    const auto mail = mail::read_mail(bytes, identity().authserv_id);
    if (!mail) return;
    ASSERT(is_plain(mail->text, "\n\t") && mail->text.size() <= 8 * bytes.size() + 100);
    ASSERT(is_plain(mail->subject) && is_plain(mail->references) && is_plain(mail->message_id));
    ASSERT(mail->addressed_to.size() <= 50 && mail->replied_to.size() <= 50);
    for (const std::string& address : mail->addressed_to) ASSERT(mail::is_mailable(address));
    (void)mail::is_to_bounce_address(*mail, identity());
    if (const auto failure = mail::parse_delivery_failure(*mail, "ann@example.org"))
        ASSERT(is_plain(failure->diagnostic) && !failure->diagnostic.empty() &&
               failure->diagnostic.size() <= 200);
    if (mail::must_not_read(*mail, "ann@example.org", identity())) return;
    const club::Request request = mail::to_request(*mail, key, club::Instant{});
    ASSERT(!request.key.empty() && request.address == mail->from.front());
    for (const std::string& line : request.lines) ASSERT(is_plain(line, "\t"));
}

/// An LMTP session: each byte 0xFF ends a chunk of input.
inline void fuzz_lmtp(std::string_view bytes) {
    mail::LmtpSession talk("example.net", 1000);
    while (!bytes.empty() && !talk.is_over()) {
        std::string replies = talk.receive(take_until(bytes, '\xff'));
        while (const auto mail = talk.complete()) {
            ASSERT(mail->bytes.size() <= 1000 && !mail->envelope.to.empty());
            replies += talk.delivered(
                {mail::DeliveryStatus::Outcome::try_again, mail->envelope.to.front()});
        }
        // Complete lines, each with a three-digit code.
        ASSERT(replies.empty() || replies.ends_with("\r\n"));
        for (std::string_view line : mail::lines_of(replies))
            ASSERT(line.size() >= 4 && is_digit(line[0]) && is_digit(line[1]) &&
                   is_digit(line[2]) && is_plain(line));
    }
}

/// The text of a body or a subject.
inline void fuzz_html(std::string_view bytes) {
    const std::string html = mail::html_to_text(bytes);
    ASSERT(html.size() <= 8 * bytes.size() + 100);
    for (std::string_view text : {bytes, std::string_view(html)}) {
        const mail::UnquotedText own = mail::strip_quotes(text);
        ASSERT(own.text.size() <= text.size() + 1);
        for (const std::string& row : mail::find_pasted_sheet(text))
            ASSERT(mail::row_number(row) > 0);
        (void)mail::read_sheet_start(mail::strip_boards(own.text));
        (void)mail::join_flowed_lines(text, false);
        (void)mail::join_flowed_lines(text, true);
    }
    const mail::SubjectLine subject = mail::read_subject(bytes.substr(0, bytes.find('\n')));
    ASSERT(subject.text.size() <= bytes.size());
}

}  // namespace posthouse::fuzz
