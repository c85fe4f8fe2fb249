// The parts of a mail: the words that its author wrote, and what a mail server reports about a
// letter of ours.
// Attachments and forwarded mails are counted and never read.
#pragma once

#include "mail/mime.h"

#include <optional>
#include <string>

namespace posthouse::mail {

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
