#include "mail/mail_parts.h"

#include "base/text.h"
#include "mail/addresses.h"
#include "mail/body_text.h"
#include "mail/mail_bounds.h"

#include <algorithm>

namespace posthouse::mail {
namespace {

constexpr std::size_t delivery_report_max = 64 * 1024;

bool is_type(GMimeObject* part, const char* type, const char* subtype) {
    return g_mime_content_type_is_type(g_mime_object_get_content_type(part), type, subtype);
}

bool is_blank(std::string_view text) {
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

/// The part's bytes as they were before they were encoded for the way.
std::string content_of(GMimePart* part) {
    GMimeDataWrapper* content = g_mime_part_get_content(part);
    if (content == nullptr) return {};
    const GObjectPtr<GMimeStream> stream(g_mime_stream_mem_new());
    if (g_mime_data_wrapper_write_to_stream(content, stream.get()) < 0) return {};
    const GByteArray* bytes = g_mime_stream_mem_get_byte_array(GMIME_STREAM_MEM(stream.get()));
    return {reinterpret_cast<const char*>(bytes->data), static_cast<std::size_t>(bytes->len)};
}

/// In UTF-8, if the bytes are text of this character set.
std::optional<std::string> converted(const std::string& bytes, const char* charset) {
    gsize size = 0;
    char* text = g_convert(bytes.data(), static_cast<gssize>(bytes.size()), "UTF-8",
                           g_mime_charset_iconv_name(charset), nullptr, &size, nullptr);
    if (text == nullptr) return std::nullopt;
    std::string words(text, size);
    g_free(text);
    return words;
}

/// The words of a text part in UTF-8. Many programs say nothing, or `us-ascii`, of bytes that are
/// neither: what is no UTF-8 is then Windows-1252, the most usual.
std::string text_of(GMimeTextPart* part) {
    std::string bytes = content_of(GMIME_PART(part));
    const std::string charset = lowered(copied(g_mime_text_part_get_charset(part)));
    const bool wide = charset.starts_with("utf-16") || charset.starts_with("utf-32");
    if (!wide) std::ranges::replace(bytes, '\0', ' ');  // it ends nothing
    const auto valid = [&] {
        return g_utf8_validate(bytes.data(), static_cast<gssize>(bytes.size()), nullptr) != 0;
    };
    const bool declared = !charset.empty() && charset != "us-ascii" && charset != "utf-8";
    if (declared) {
        // Damaged bytes stay where they are, as U+FFFD, so that they join no move.
        return converted(bytes, charset.c_str()).value_or(bytes);
    }
    if (valid()) return bytes;
    if (charset != "utf-8")
        if (auto words = converted(bytes, "windows-1252")) return *words;
    return take_string(g_mime_text_part_get_text(part));
}

/// "Content-Type: text", which some programs write, has no subtype that GMime would know.
bool is_bare_text(GMimeObject* part) {
    const char* type = g_mime_object_get_header(part, "Content-Type");
    const std::string words = lowered(copied(type));
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
        else if (c == '\n' || c == '\t' ||
                 !(c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0xFEFF || turns))
            clean.append(at, static_cast<std::size_t>(g_utf8_next_char(at) - at));
    }
    return clean;
}

std::optional<std::string> MailParts::words(GMimeObject* part, int depth) {
    if (++count_ > mail_parts_max || depth > mail_depth_max) too_many_ = true;
    if (too_many_ || part == nullptr) return std::nullopt;
    if (GMIME_IS_MULTIPART(part)) return words_of_all(GMIME_MULTIPART(part), depth);
    if (GMIME_IS_MESSAGE_PART(part)) {
        // A forwarded mail is counted and never read.
        GMimeMessage* inside = g_mime_message_part_get_message(GMIME_MESSAGE_PART(part));
        if (inside != nullptr) (void)words(g_mime_message_get_mime_part(inside), depth + 1);
        return std::nullopt;
    }
    if (GMIME_IS_TEXT_PART(part)) return words_of_text(GMIME_TEXT_PART(part));
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

std::optional<std::string> MailParts::words_of_text(GMimeTextPart* part) {
    GMimeContentType* type = g_mime_object_get_content_type(GMIME_OBJECT(part));
    if (equals_ignore_case(copied(g_mime_object_get_disposition(GMIME_OBJECT(part))), "attachment"))
        return std::nullopt;
    const bool plain =
        g_mime_content_type_is_type(type, "text", "plain") || is_bare_text(GMIME_OBJECT(part));
    if (!plain && !g_mime_content_type_is_type(type, "text", "html")) return std::nullopt;
    const std::string text = sanitize(text_of(part));
    if (!plain) {
        html_ = true;
        return sanitize(text_of_html(text));  // "&#4;" is a control character only now
    }
    html_ = false;
    if (!equals_ignore_case(copied(g_mime_content_type_get_parameter(type, "format")), "flowed"))
        return text;
    return join_flowed_lines(
        text, equals_ignore_case(copied(g_mime_content_type_get_parameter(type, "delsp")), "yes"));
}

std::optional<std::string> MailParts::words_of_all(GMimeMultipart* multipart, int depth) {
    const bool alternative = is_type(GMIME_OBJECT(multipart), "multipart", "alternative");
    std::optional<std::string> all;
    bool all_html = false;
    for (int i = 0; i < g_mime_multipart_get_count(multipart) && !too_many_; ++i) {
        std::optional<std::string> more = words(g_mime_multipart_get_part(multipart, i), depth + 1);
        if (!more) continue;
        // Of alternatives the first plain one with words; of the rest everything, in its order.
        const bool empty = all && is_blank(*all);
        if (!all || (alternative && ((all_html && !html_) || (empty && html_)))) {
            if (all && all_html && !html_) html_instead_ = *std::move(all);
            all = std::move(more);
            all_html = html_;
        } else if (alternative && html_ && !all_html) {
            html_instead_ = *std::move(more);
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
