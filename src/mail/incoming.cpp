#include "mail/incoming.h"

#include "base/text.h"
#include "mail/addresses.h"
#include "mail/authentication.h"
#include "mail/body_text.h"
#include "mail/delivery.h"
#include "mail/mail_bounds.h"
#include "mail/mail_parts.h"
#include "mail/mime.h"
#include "mail/never_answer.h"

#include <algorithm>
#include <cstring>
#include <mutex>

namespace posthouse::mail {

void make_mime_ready() {
    static std::once_flag once;
    std::call_once(once, [] { g_mime_init(); });
}

namespace {

constexpr std::size_t message_id_max = 250;
constexpr std::size_t references_max = 12;
constexpr std::size_t authors_max = 10;  // more than one is too many already
constexpr std::size_t addresses_max = 50;
constexpr std::size_t subject_max = 8000;

std::string one_line(std::string_view bytes) {
    // Before cleaning: a CR alone is dropped there, and would join two words.
    std::string line(bytes);
    std::ranges::replace_if(
        line, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    line = sanitize(line);
    std::ranges::replace(line, '\n', ' ');
    return std::string(trim(line));
}

/// Appends the addresses of this list, until there are `most`.
void add_addresses(InternetAddressList* list, std::size_t most, std::vector<std::string>& found) {
    for (int i = 0; list != nullptr && i < internet_address_list_length(list); ++i) {
        if (found.size() >= most) return;
        InternetAddress* address = internet_address_list_get_address(list, i);
        if (INTERNET_ADDRESS_IS_MAILBOX(address))
            found.push_back(
                copied(internet_address_mailbox_get_addr(INTERNET_ADDRESS_MAILBOX(address))));
        else if (INTERNET_ADDRESS_IS_GROUP(address))
            add_addresses(internet_address_group_get_members(INTERNET_ADDRESS_GROUP(address)), most,
                          found);
    }
}

std::vector<std::string> authors_in(InternetAddressList* list) {
    std::vector<std::string> found;
    add_addresses(list, authors_max, found);
    return found;
}

/// Appends the addresses in a field that can be addresses of ours.
void add_addresses_of_field(const char* field, std::vector<std::string>& found) {
    const GObjectPtr<InternetAddressList> list(internet_address_list_parse(nullptr, field));
    if (list == nullptr) return;
    std::vector<std::string> all;
    add_addresses(list.get(), addresses_max, all);
    for (std::string& address : all)
        if (mailable(address) && found.size() < addresses_max) found.push_back(std::move(address));
}

bool is_message_id(std::string_view word) {
    return word.size() >= 3 && word.size() <= message_id_max && word.starts_with('<') &&
           word.ends_with('>') && std::ranges::none_of(word.substr(1, word.size() - 2), [](char c) {
               return c <= ' ' || c > '~' || c == '<' || c == '>';
           });
}

std::vector<std::string_view> message_ids_in(std::string_view words) {
    std::vector<std::string_view> ids;
    while (!words.empty()) {
        words.remove_prefix(std::min(words.find('<'), words.size()));
        const std::size_t end = words.find('>');
        if (end == std::string_view::npos) break;
        if (is_message_id(words.substr(0, end + 1))) ids.push_back(words.substr(0, end + 1));
        words.remove_prefix(end + 1);
    }
    return ids;
}

/// The first, which is the root of the thread, and the latest, on one line.
std::string thread_of(std::vector<std::string_view> ids) {
    if (ids.size() > references_max) ids.erase(ids.begin() + 1, ids.end() - (references_max - 1));
    std::string line;
    for (std::string_view id : ids) (line += line.empty() ? "" : " ") += id;
    return line;
}

std::vector<std::string> replied_to_in(const std::vector<std::string_view>& in_reply_to,
                                       const std::vector<std::string_view>& references) {
    std::vector<std::string> ids;
    const auto add = [&ids](std::string_view id) {
        if (ids.size() < addresses_max && std::ranges::find(ids, id) == ids.end())
            ids.emplace_back(id);
    };
    std::ranges::for_each(in_reply_to, add);
    for (std::size_t i = references.size(); i > 0; --i) add(references[i - 1]);
    return ids;
}

/// The fields of the head that GMime has no name for.
class Fields {
public:
    Fields(GMimeMessage* message, IncomingMail& mail) : mail_(mail) {
        GMimeHeaderList* list = g_mime_object_get_header_list(GMIME_OBJECT(message));
        for (int i = 0; i < g_mime_header_list_get_count(list); ++i)
            read(g_mime_header_list_get_header_at(list, i));
        for (const auto* addresses : {&delivered_, &to_, &cc_})
            for (const std::string& address : *addresses)
                if (mail.addressed_to.size() < addresses_max) mail.addressed_to.push_back(address);
    }
    /// The Authentication-Results above the Received of this number, counted from the top; the
    /// topmost first.
    std::vector<std::string> findings_above(std::size_t received) const {
        std::vector<std::string> above;
        for (const Finding& finding : findings_)
            if (finding.below < received) above.push_back(finding.field);
        return above;
    }

private:
    void read(GMimeHeader* field) {
        const std::string name = lowered(copied(g_mime_header_get_name(field)));
        const char* raw = g_mime_header_get_raw_value(field);
        if (raw == nullptr) return;
        note_field(mail_, name, lowered(one_line(raw)));
        if (name == "to") return add_addresses_of_field(raw, to_);
        if (name == "cc") return add_addresses_of_field(raw, cc_);
        for (const char* delivered :
             {"delivered-to", "envelope-to", "x-envelope-to", "x-original-to", "x-forwarded-to"})
            if (name == delivered) return add_addresses_of_field(raw, delivered_);
        if (name == "original-recipient") {
            const char* address = std::strchr(raw, ';');  // "rfc822; ann@example.org"
            if (address != nullptr) add_addresses_of_field(address + 1, delivered_);
        } else if (name == "x-failed-recipients") {
            add_addresses_of_field(raw, mail_.failed_recipients);
        } else if (name == "authentication-results") {
            if (findings_.size() < findings_max) findings_.push_back({one_line(raw), received_});
        } else if (name == "received") {
            ++received_;
        }
    }

    struct Finding {
        std::string field;
        std::size_t below;  // so many Received
    };

    static constexpr std::size_t findings_max = 20;
    IncomingMail& mail_;
    std::size_t received_ = 0;
    std::vector<Finding> findings_;
    std::vector<std::string> delivered_, to_, cc_;
};

std::string fingerprint_of(const IncomingMail& mail, std::string_view date) {
    GChecksum* sum = g_checksum_new(G_CHECKSUM_SHA256);
    const auto add = [sum](std::string_view words) {
        g_checksum_update(sum, reinterpret_cast<const guchar*>(words.data()),
                          static_cast<gssize>(words.size()));
        g_checksum_update(sum, reinterpret_cast<const guchar*>("\0"), 1);
    };
    for (const std::string& address : mail.from) add(address);
    add(date);
    add(mail.subject);
    add(mail.text);
    std::string digits = copied(g_checksum_get_string(sum));
    g_checksum_free(sum);
    return digits;
}

GObjectPtr<GMimeMessage> parsed(std::string_view bytes) {
    make_mime_ready();
    GObjectPtr<GMimeStream> stream(g_mime_stream_mem_new_with_buffer(bytes.data(), bytes.size()));
    GObjectPtr<GMimeParser> parser(g_mime_parser_new_with_stream(stream.get()));
    return GObjectPtr<GMimeMessage>(g_mime_parser_construct_message(parser.get(), nullptr));
}

}  // namespace

Expected<IncomingMail> read_mail(std::string_view bytes, std::string_view authserv_id, bool below) {
    if (const auto refusal = exceeds_limits(bytes)) return *refusal;
    const GObjectPtr<GMimeMessage> message = parsed(bytes);
    if (message == nullptr)
        return refuse("This is no mail that can be read; send the command as plain text.");

    const auto head = [&message](const char* name) {
        return one_line(copied(g_mime_object_get_header(GMIME_OBJECT(message.get()), name)));
    };
    IncomingMail mail;
    MailParts parts;
    GMimeObject* body = g_mime_message_get_mime_part(message.get());
    mail.text = parts.words(body, 0).value_or("");
    if (parts.too_many()) return too_many_parts();
    mail.html_text = parts.html_instead();
    mail.delivery_report = parts.delivery_report();
    mail.report =
        body != nullptr &&
        g_mime_content_type_is_type(g_mime_object_get_content_type(body), "multipart", "report");
    mail.from = authors_in(g_mime_message_get_from(message.get()));
    mail.reply_to = authors_in(g_mime_message_get_reply_to(message.get()));
    const auto senders = authors_in(g_mime_message_get_sender(message.get()));
    if (!senders.empty()) mail.sender = senders.front();
    mail.subject =
        truncate(one_line(copied(g_mime_message_get_subject(message.get()))), subject_max);
    const std::string id = '<' + copied(g_mime_message_get_message_id(message.get())) + '>';
    if (is_message_id(id)) mail.message_id = id;
    const std::string references = head("References"), in_reply_to = head("In-Reply-To");
    mail.references = thread_of(message_ids_in(references));
    if (mail.references.empty()) mail.references = thread_of(message_ids_in(in_reply_to));
    mail.replied_to = replied_to_in(message_ids_in(in_reply_to), message_ids_in(references));
    const Fields fields(message.get(), mail);
    if (mail.from.size() == 1)
        mail.authorship =
            dmarc_result(fields.findings_above(below ? 2 : 1), authserv_id, mail.from.front());
    mail.fingerprint = fingerprint_of(mail, head("Date"));
    return mail;
}

std::string envelope_from_of(std::string_view bytes) {
    // Only the head, so that a body without bounds costs nothing here.
    const std::size_t end = std::min({bytes.find("\n\n"), bytes.find("\n\r\n"), mail_bytes_max});
    if (exceeds_limits(bytes.substr(0, end))) return "";
    const GObjectPtr<GMimeMessage> message = parsed(bytes.substr(0, end));
    if (message == nullptr) return "";
    const char* path = g_mime_object_get_header(GMIME_OBJECT(message.get()), "Return-Path");
    if (path != nullptr) {
        const std::string line = one_line(path);
        std::string_view address = line;
        if (address.starts_with('<') && address.ends_with('>'))
            address = address.substr(1, address.size() - 2);
        return std::string(address);
    }
    const std::vector<std::string> from = authors_in(g_mime_message_get_from(message.get()));
    return from.size() == 1 ? from.front() : "";
}

}  // namespace posthouse::mail
