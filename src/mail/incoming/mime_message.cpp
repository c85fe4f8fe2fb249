#include "mail/incoming/mime_message.h"

#include "base/inplace.h"
#include "base/visible_text.h"
#include "mail/incoming/incoming.h"
#include "mail/outgoing/composer.h"
#include "translation/site.h"

#include <fmt/format.h>
#include <algorithm>
#include <chrono>

namespace posthouse::mail {
namespace {

/// A single line of valid UTF-8.
std::string header_line(std::string_view words) {
    std::string line = visible_text(
        take_string(g_utf8_make_valid(words.data(), static_cast<gssize>(words.size()))));
    std::ranges::replace_if(
        line, [](char c) { return (c >= 0 && c < ' ') || c == 0x7F; }, ' ');
    return line;
}

/// Escapes characters that a Message-ID cannot contain as `=` and hexadecimal digits, so that
/// different strings stay different.
std::string message_id_part(std::string_view words) {
    std::string part;
    for (char c : words) {
        const bool plain = (to_lower(c) >= 'a' && to_lower(c) <= 'z') || is_digit(c) ||
                           std::string_view(".-_+").find(c) != std::string_view::npos;
        part += plain ? std::string(1, c) : fmt::format("={:02x}", static_cast<unsigned char>(c));
    }
    return part;
}

/// Valid Message-IDs only, with angle brackets; folded here, since GMime treats a long list of them
/// as one word.
std::string message_ids(std::string_view words) {
    std::string ids;
    while (!words.empty()) {
        const std::string_view word = take_until(words, ' ');
        const bool good = word.size() > 2 && word.starts_with('<') && word.ends_with('>') &&
                          std::ranges::all_of(word, [](char c) { return c > ' ' && c <= '~'; });
        if (good) (ids += ids.empty() ? "" : " ") += word;
    }
    return ids;
}

void set_header(GMimeMessage* message, const char* name, const std::string& value) {
    if (!value.empty())
        g_mime_object_set_header(GMIME_OBJECT(message), name, value.c_str(), nullptr);
}

/// Sets the value unencoded, folded at a blank: GMime would otherwise encode a long address as
/// text, which no program decodes there.
void set_addresses(GMimeMessage* message, const char* name, std::string value) {
    std::erase_if(value, [](char c) { return c < ' ' || c > '~'; });
    for (std::size_t at = 0; (at = value.find(' ', at)) != std::string::npos; at += 2)
        value.insert(at, 1, '\n');
    set_header(message, name, "<>");
    GMimeHeader* header =
        g_mime_header_list_get_header(g_mime_object_get_header_list(GMIME_OBJECT(message)), name);
    g_mime_header_set_raw_value(header, (" " + value + "\n").c_str());
}

void set_content(GMimePart* part, const std::string& bytes) {
    const GObjectPtr<GMimeStream> stream(
        g_mime_stream_mem_new_with_buffer(bytes.data(), bytes.size()));
    const GObjectPtr<GMimeDataWrapper> content(
        g_mime_data_wrapper_new_with_stream(stream.get(), GMIME_CONTENT_ENCODING_DEFAULT));
    g_mime_part_set_content(part, content.get());
}

/// Passes through every mail server and mailbox unchanged.
bool is_safe_plain_text(std::string_view text) {
    constexpr std::size_t plain_line_max = 900;  // 998 is what RFC 5322 allows
    for (char c : text)
        if (c != '\n' && c != '\t' && (c < ' ' || c > '~')) return false;
    while (!text.empty()) {
        const std::string_view line = take_until(text, '\n');
        // Old mailboxes change lines that begin with "From ", and careless programs end a mail at a
        // single dot.
        if (line.size() > plain_line_max || line.starts_with("From ") || line == ".") return false;
    }
    return true;
}

GObjectPtr<GMimeObject> text_part(const char* subtype, const std::string& body) {
    GObjectPtr<GMimeTextPart> part(g_mime_text_part_new_with_subtype(subtype));
    const std::string text =
        visible_text(take_string(g_utf8_make_valid(body.data(), static_cast<gssize>(body.size()))));
    set_content(GMIME_PART(part.get()), text);
    g_mime_text_part_set_charset(part.get(), "utf-8");
    g_mime_part_set_content_encoding(
        GMIME_PART(part.get()), is_safe_plain_text(text) ? GMIME_CONTENT_ENCODING_7BIT
                                                         : GMIME_CONTENT_ENCODING_QUOTEDPRINTABLE);
    return GObjectPtr<GMimeObject>(GMIME_OBJECT(part.release()));
}

std::string content_id(std::string_view name, const MailIdentity& identity) {
    return message_id_part(name) + "@" + identity.host;
}

GObjectPtr<GMimeObject> picture_part(const MimeMessage::Picture& picture,
                                     const MailIdentity& identity) {
    GObjectPtr<GMimePart> part(g_mime_part_new_with_type("image", picture.subtype.c_str()));
    set_content(part.get(), picture.bytes);
    g_mime_part_set_content_encoding(part.get(), GMIME_CONTENT_ENCODING_BASE64);
    g_mime_part_set_content_id(part.get(), content_id(picture.name, identity).c_str());
    g_mime_object_set_disposition(GMIME_OBJECT(part.get()), "inline");
    g_mime_part_set_filename(part.get(),
                             (message_id_part(picture.name) + '.' + picture.subtype).c_str());
    return GObjectPtr<GMimeObject>(GMIME_OBJECT(part.release()));
}

GObjectPtr<GMimeObject> multipart(const char* subtype, const std::string& boundary) {
    GObjectPtr<GMimeMultipart> parts(g_mime_multipart_new_with_subtype(subtype));
    g_mime_multipart_set_boundary(parts.get(), boundary.c_str());
    return GObjectPtr<GMimeObject>(GMIME_OBJECT(parts.release()));
}

void add(const GObjectPtr<GMimeObject>& parts, const GObjectPtr<GMimeObject>& part) {
    g_mime_multipart_add(GMIME_MULTIPART(parts.get()), part.get());
}

GObjectPtr<GMimeObject> body_of(const MimeMessage& draft, const MailIdentity& identity) {
    GObjectPtr<GMimeObject> text = text_part("plain", draft.text);
    if (draft.html.empty()) return text;
    GObjectPtr<GMimeObject> html = text_part("html", draft.html);
    if (!draft.pictures.empty()) {
        GObjectPtr<GMimeObject> related = multipart("related", "=_p" + draft.boundary);
        g_mime_object_set_content_type_parameter(related.get(), "type", "text/html");
        add(related, html);
        for (const MimeMessage::Picture& picture : draft.pictures)
            add(related, picture_part(picture, identity));
        html = std::move(related);
    }
    GObjectPtr<GMimeObject> both = multipart("alternative", "=_a" + draft.boundary);
    add(both, text);
    add(both, html);
    return both;
}

void set_unsubscribing(GMimeMessage* message, const MimeMessage& draft,
                       const MailIdentity& identity) {
    if (!draft.list_id.empty())
        set_header(message, "List-Id",
                   "<" + message_id_part(draft.list_id) + "." + identity.host + ">");
    if (draft.unsubscribe_token.empty()) return;
    const std::string page = unsubscribe_url(draft.unsubscribe_token, identity);
    const std::string by_mail =
        "<mailto:" + tagged_address(identity, draft.unsubscribe_token) + "?subject=unsubscribe>";
    set_addresses(message, "List-Unsubscribe",
                  page.empty() ? by_mail : "<" + page + ">, " + by_mail);
    // RFC 8058 defines it for https only.
    if (page.starts_with("https://"))
        set_header(message, "List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
}

}  // namespace

std::string picture_url(std::string_view name, const MailIdentity& identity) {
    return "cid:" + content_id(name, identity);
}

std::string unsubscribe_url(std::string_view token, const MailIdentity& identity) {
    if (token.empty() || identity.base_url.empty()) return {};
    return identity.base_url + "/unsubscribe/" + message_id_part(token);
}

std::string serialize(const MimeMessage& draft, const MailIdentity& identity) {
    initialize_gmime();
    const GObjectPtr<GMimeMessage> message(g_mime_message_new(TRUE));
    const std::string& name = translation::site().name;
    g_mime_message_add_mailbox(message.get(), GMIME_ADDRESS_TYPE_FROM, name.c_str(),
                               identity.mail_address.c_str());
    g_mime_message_add_mailbox(message.get(), GMIME_ADDRESS_TYPE_TO, nullptr, draft.to.c_str());
    if (!draft.reply_to.empty())
        g_mime_message_add_mailbox(message.get(), GMIME_ADDRESS_TYPE_REPLY_TO, name.c_str(),
                                   draft.reply_to.c_str());
    g_mime_message_set_subject(message.get(), header_line(draft.subject).c_str(), "utf-8");
    const auto seconds =
        std::chrono::floor<std::chrono::seconds>(draft.written).time_since_epoch().count();
    GDateTime* written = g_date_time_new_from_unix_utc(seconds);
    if (written != nullptr) {
        g_mime_message_set_date(message.get(), written);
        g_date_time_unref(written);
    }
    const std::string id = message_id_part(draft.message_id) + '@' + identity.host;
    g_mime_message_set_message_id(message.get(), id.c_str());
    set_header(message.get(), "In-Reply-To", message_ids(draft.in_reply_to));
    set_header(message.get(), "References", message_ids(draft.references));
    set_header(message.get(), "Auto-Submitted",
               draft.automatic ? "auto-replied" : "auto-generated");
    // Not "All": that would suppress non-delivery reports, too.
    set_header(message.get(), "X-Auto-Response-Suppress", "DR, RN, NRN, OOF, AutoReply");
    set_header(message.get(), "Content-Language", draft.language);
    set_unsubscribing(message.get(), draft, identity);
    g_mime_message_set_mime_part(message.get(), body_of(draft, identity).get());
    return take_string(g_mime_object_to_string(GMIME_OBJECT(message.get()), nullptr));
}

}  // namespace posthouse::mail
