
#include "mail/incoming/incoming.h"
#include "base/inplace.h"
#include "mail/incoming/addresses.h"
#include "mail/incoming/authentication.h"
#include "mail/incoming/auto_reply_policy.h"
#include "mail/incoming/mail_text.h"
#include "mail/incoming/receiver.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <mutex>

namespace posthouse::mail {

void initialize_gmime() {
    static std::once_flag once;
    std::call_once(once, [] { g_mime_init(); });
}

namespace {

constexpr std::size_t message_id_max = 250;
constexpr std::size_t references_max = 12;
constexpr std::size_t authors_max = 10;  // more than one is already too many
constexpr std::size_t addresses_max = 50;
constexpr std::size_t subject_max = 8000;
constexpr std::size_t languages_max = 200;

std::string one_line(std::string_view bytes) {
    // Before sanitize(): it drops a lone CR, which would join two words.
    std::string line(bytes);
    std::ranges::replace_if(
        line, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    line = sanitize(line);
    std::ranges::replace(line, '\n', ' ');
    return std::string(trim(line));
}

/// Appends the addresses of this list, up to `most` in total.
void add_addresses(InternetAddressList* list, std::size_t most, std::vector<std::string>& found) {
    for (int i = 0; list != nullptr && i < internet_address_list_length(list); ++i) {
        if (found.size() >= most) return;
        InternetAddress* address = internet_address_list_get_address(list, i);
        if (INTERNET_ADDRESS_IS_MAILBOX(address))
            found.push_back(
                copy_string(internet_address_mailbox_get_addr(INTERNET_ADDRESS_MAILBOX(address))));
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

/// Appends the addresses in a field that may be addresses of ours.
void add_addresses_of_field(const char* field, std::vector<std::string>& found) {
    const GObjectPtr<InternetAddressList> list(internet_address_list_parse(nullptr, field));
    if (list == nullptr) return;
    std::vector<std::string> all;
    add_addresses(list.get(), addresses_max, all);
    for (std::string& address : all)
        if (is_mailable(address) && found.size() < addresses_max)
            found.push_back(std::move(address));
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

/// The first ID, which is the root of the thread, and the latest ones, on one line.
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

/// Header fields without an accessor in GMime.
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
    /// Authentication-Results above the Received field of this number, counted from the top; the
    /// topmost first. None if the topmost Received field is not of this server.
    std::vector<std::string> auth_results_above(std::size_t received,
                                                std::string_view authserv_id) const {
        std::vector<std::string> above;
        if (!is_received_by(topmost_received_, authserv_id)) return above;
        for (const Finding& finding : findings_)
            if (finding.below < received) above.push_back(finding.field);
        return above;
    }

private:
    void read(GMimeHeader* field) {
        const std::string name = to_lower_ascii(copy_string(g_mime_header_get_name(field)));
        const char* raw = g_mime_header_get_raw_value(field);
        if (raw == nullptr) return;
        record_header_field(mail_, name, to_lower_ascii(one_line(raw)));
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
            if (received_++ == 0) topmost_received_ = one_line(raw);
        }
    }

    struct Finding {
        std::string field;
        std::size_t below;  // Received fields above it
    };

    static constexpr std::size_t findings_max = 20;
    IncomingMail& mail_;
    std::size_t received_ = 0;
    std::string topmost_received_;
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
    // A mail that is sent again under its Message-ID may have another date.
    if (mail.message_id.empty()) add(date);
    add(mail.subject);
    add(mail.text);
    std::string digits = copy_string(g_checksum_get_string(sum));
    g_checksum_free(sum);
    return digits;
}

GObjectPtr<GMimeMessage> parsed(std::string_view bytes) {
    initialize_gmime();
    GObjectPtr<GMimeStream> stream(g_mime_stream_mem_new_with_buffer(bytes.data(), bytes.size()));
    GObjectPtr<GMimeParser> parser(g_mime_parser_new_with_stream(stream.get()));
    return GObjectPtr<GMimeMessage>(g_mime_parser_construct_message(parser.get(), nullptr));
}

}  // namespace

Expected<IncomingMail> read_mail(std::string_view bytes, std::string_view authserv_id, bool below) {
    if (const auto refusal = exceeds_limits(bytes)) return *refusal;
    const GObjectPtr<GMimeMessage> message = parsed(bytes);
    if (message == nullptr)
        return refuse("mail-unparsable",
                      "This mail cannot be parsed; send the command as plain text.");

    const auto head = [&message](const char* name) {
        return one_line(copy_string(g_mime_object_get_header(GMIME_OBJECT(message.get()), name)));
    };
    IncomingMail mail;
    MailParts parts;
    GMimeObject* body = g_mime_message_get_mime_part(message.get());
    mail.text = parts.read_text(body, 0).value_or("");
    if (parts.too_many()) return too_many_parts();
    mail.html_text = parts.html_alternative();
    mail.delivery_report = parts.delivery_report();
    mail.is_report =
        body != nullptr &&
        g_mime_content_type_is_type(g_mime_object_get_content_type(body), "multipart", "report");
    mail.from = authors_in(g_mime_message_get_from(message.get()));
    mail.reply_to = authors_in(g_mime_message_get_reply_to(message.get()));
    const auto senders = authors_in(g_mime_message_get_sender(message.get()));
    if (!senders.empty()) mail.sender = senders.front();
    mail.subject =
        truncate(one_line(copy_string(g_mime_message_get_subject(message.get()))), subject_max);
    const std::string id = '<' + copy_string(g_mime_message_get_message_id(message.get())) + '>';
    if (is_message_id(id)) mail.message_id = id;
    // What the writer wants to read, otherwise what they have written in (RFC 3282).
    mail.languages = truncate(head("Accept-Language"), languages_max);
    if (mail.languages.empty() && body != nullptr)  // GMime keeps Content-… with the body
        mail.languages =
            truncate(one_line(copy_string(g_mime_object_get_header(body, "Content-Language"))),
                     languages_max);
    const std::string references = head("References"), in_reply_to = head("In-Reply-To");
    mail.references = thread_of(message_ids_in(references));
    if (mail.references.empty()) mail.references = thread_of(message_ids_in(in_reply_to));
    mail.replied_to = replied_to_in(message_ids_in(in_reply_to), message_ids_in(references));
    const Fields fields(message.get(), mail);
    if (mail.from.size() == 1)
        mail.sender_auth = dmarc_result(fields.auth_results_above(below ? 2 : 1, authserv_id),
                                        authserv_id, mail.from.front());
    mail.fingerprint = fingerprint_of(mail, head("Date"));
    return mail;
}

std::string read_envelope_from(std::string_view bytes) {
    // Only the header, so that a body of any size costs nothing here.
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

namespace {

constexpr std::size_t delivery_report_max = 64 * 1024;

bool is_type(GMimeObject* part, const char* type, const char* subtype) {
    return g_mime_content_type_is_type(g_mime_object_get_content_type(part), type, subtype);
}

/// The part's decoded content.
std::string content_of(GMimePart* part) {
    GMimeDataWrapper* content = g_mime_part_get_content(part);
    if (content == nullptr) return {};
    const GObjectPtr<GMimeStream> stream(g_mime_stream_mem_new());
    if (g_mime_data_wrapper_write_to_stream(content, stream.get()) < 0) return {};
    const GByteArray* bytes = g_mime_stream_mem_get_byte_array(GMIME_STREAM_MEM(stream.get()));
    return {reinterpret_cast<const char*>(bytes->data), static_cast<std::size_t>(bytes->len)};
}

/// The bytes converted to UTF-8; none if they are not valid in this charset.
std::optional<std::string> converted(const std::string& bytes, const char* charset) {
    gsize size = 0;
    char* text = g_convert(bytes.data(), static_cast<gssize>(bytes.size()), "UTF-8",
                           g_mime_charset_iconv_name(charset), nullptr, &size, nullptr);
    if (text == nullptr) return std::nullopt;
    std::string words(text, size);
    g_free(text);
    return words;
}

bool is_utf8(std::string_view bytes) {
    return g_utf8_validate(bytes.data(), static_cast<gssize>(bytes.size()), nullptr) != 0;
}

/// The characters of Windows-1252 from 0x80 on, the most common charset that is declared as
/// another.
const std::array<std::string, 128>& windows_1252() {
    static const auto table = [] {
        std::array<std::string, 128> made;
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i] = converted(std::string(1, static_cast<char>(0x80 + i)), "windows-1252")
                          .value_or("\xEF\xBF\xBD");
        return made;
    }();
    return table;
}

/// Keeps what is UTF-8 and reads other bytes as Windows-1252. No byte is left out: "resign\xE9"
/// must not become a word that its writer did not write.
std::string with_stray_bytes(std::string_view bytes) {
    std::string text;
    text.reserve(bytes.size());
    while (!bytes.empty()) {
        const char* bad = nullptr;
        g_utf8_validate(bytes.data(), static_cast<gssize>(bytes.size()), &bad);
        const auto good = static_cast<std::size_t>(bad - bytes.data());
        text += bytes.substr(0, good);
        bytes.remove_prefix(good);
        if (bytes.empty()) break;
        text += windows_1252()[static_cast<unsigned char>(bytes[0]) - 0x80U];
        bytes.remove_prefix(1);
    }
    return text;
}

bool is_single_byte(std::string_view charset) {
    return std::ranges::any_of(
        std::array{"iso-8859", "iso8859", "latin", "windows-125", "cp125", "koi8", "macintosh"},
        [&](const char* family) { return charset.starts_with(family); });
}

/// A text part in UTF-8. Many programs declare no charset, or a wrong one: UTF-8 as a charset of
/// single bytes, and those as UTF-8.
std::string text_of(GMimeTextPart* part) {
    std::string bytes = content_of(GMIME_PART(part));
    const std::string charset = to_lower_ascii(copy_string(g_mime_text_part_get_charset(part)));
    const bool wide = charset.starts_with("utf-16") || charset.starts_with("utf-32");
    if (!wide) std::ranges::replace(bytes, '\0', ' ');  // it does not end the text
    const bool declared = !charset.empty() && charset != "us-ascii" && charset != "utf-8";
    if (!declared || (is_single_byte(charset) && is_utf8(bytes))) return with_stray_bytes(bytes);
    // Invalid bytes become U+FFFD in place, so that they cannot join the text around a move.
    return converted(bytes, charset.c_str()).value_or(bytes);
}

/// "Content-Type: text", which some programs write, has no subtype, and GMime does not accept it.
bool is_bare_text(GMimeObject* part) {
    const char* type = g_mime_object_get_header(part, "Content-Type");
    const std::string words = to_lower_ascii(copy_string(type));
    return words == "text" || words.starts_with("text;");
}

}  // namespace

std::string sanitize(std::string_view bytes) {
    const std::string valid =
        take_string(g_utf8_make_valid(bytes.data(), static_cast<gssize>(bytes.size())));
    std::string clean;
    clean.reserve(valid.size());
    for (const char* at = valid.data(); at < valid.data() + valid.size();
         at = g_utf8_next_char(at)) {
        const gunichar c = g_utf8_get_char(at);
        const bool turns = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
        if (c == 0xA0 || c == 0x202F)
            clean += ' ';
        else if (c == 0x2028 || c == 0x2029)
            clean += '\n';
        else if (c >= 0x80 &&
                 c < 0xA0)  // controls that nobody writes: Windows-1252 by another name
            clean += windows_1252()[c - 0x80];
        else if (c == '\n' || c == '\t' || !(c < 0x20 || c == 0x7F || c == 0xFEFF || turns))
            clean.append(at, static_cast<std::size_t>(g_utf8_next_char(at) - at));
    }
    return clean;
}

std::optional<std::string> MailParts::read_text(GMimeObject* part, int depth) {
    if (++count_ > mail_parts_max || depth > mail_depth_max) too_many_ = true;
    if (too_many_ || part == nullptr) return std::nullopt;
    if (GMIME_IS_MULTIPART(part)) return text_of_multipart(GMIME_MULTIPART(part), depth);
    if (GMIME_IS_MESSAGE_PART(part)) {
        // A forwarded mail is counted and never read.
        GMimeMessage* inside = g_mime_message_part_get_message(GMIME_MESSAGE_PART(part));
        if (inside != nullptr) (void)read_text(g_mime_message_get_mime_part(inside), depth + 1);
        return std::nullopt;
    }
    if (GMIME_IS_TEXT_PART(part)) return text_of_part(GMIME_TEXT_PART(part));
    if (GMIME_IS_PART(part) && is_bare_text(part)) {
        html_ = false;
        std::string bytes = content_of(GMIME_PART(part));
        std::ranges::replace(bytes, '\0', ' ');
        return sanitize(bytes);
    }
    if (GMIME_IS_PART(part) && delivery_report_.empty() &&
        (is_type(part, "message", "delivery-status") ||
         is_type(part, "message", "global-delivery-status")))
        read_delivery_report(GMIME_PART(part));
    return std::nullopt;
}

std::optional<std::string> MailParts::text_of_part(GMimeTextPart* part) {
    GMimeContentType* type = g_mime_object_get_content_type(GMIME_OBJECT(part));
    if (equals_ignore_case(copy_string(g_mime_object_get_disposition(GMIME_OBJECT(part))),
                           "attachment"))
        return std::nullopt;
    const bool plain =
        g_mime_content_type_is_type(type, "text", "plain") || is_bare_text(GMIME_OBJECT(part));
    if (!plain && !g_mime_content_type_is_type(type, "text", "html")) return std::nullopt;
    const std::string text = sanitize(text_of(part));
    if (!plain) {
        html_ = true;
        return sanitize(html_to_text(text));  // "&#4;" is a control character only now
    }
    html_ = false;
    if (!equals_ignore_case(copy_string(g_mime_content_type_get_parameter(type, "format")),
                            "flowed"))
        return text;
    return join_flowed_lines(
        text,
        equals_ignore_case(copy_string(g_mime_content_type_get_parameter(type, "delsp")), "yes"));
}

std::optional<std::string> MailParts::text_of_multipart(GMimeMultipart* multipart, int depth) {
    const bool alternative = is_type(GMIME_OBJECT(multipart), "multipart", "alternative");
    std::optional<std::string> all;
    bool all_html = false;
    for (int i = 0; i < g_mime_multipart_get_count(multipart) && !too_many_; ++i) {
        std::optional<std::string> more =
            read_text(g_mime_multipart_get_part(multipart, i), depth + 1);
        if (!more) continue;
        // The first plain alternative with text; of other multiparts all parts in order.
        const bool empty = all && is_blank(*all);
        if (!all || (alternative && ((all_html && !html_) || (empty && html_)))) {
            if (all && all_html && !html_) html_alternative_ = *std::move(all);
            all = std::move(more);
            all_html = html_;
        } else if (alternative && html_ && !all_html) {
            html_alternative_ = *std::move(more);
        } else if (!alternative) {
            if (!all->ends_with('\n')) *all += '\n';
            *all += *more;
        }
    }
    html_ = all_html;
    return all;
}

void MailParts::read_delivery_report(GMimePart* part) {
    delivery_report_ = sanitize(content_of(part).substr(0, delivery_report_max));
}

}  // namespace posthouse::mail
