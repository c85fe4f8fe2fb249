#include "mail/incoming.h"

#include "base/text.h"
#include "mail/addresses.h"
#include "mail/body_text.h"
#include "mail/delivery.h"
#include "mail/mime.h"

#include <algorithm>
#include <mutex>
#include <optional>

namespace posthouse {

void make_mime_ready() {
    static std::once_flag once;
    std::call_once(once, [] { g_mime_init(); });
}

namespace {

constexpr int parts_max = 100;
constexpr int depth_max = 10;
constexpr std::size_t message_id_max = 250;
constexpr std::size_t references_max = 12;

/// UTF-8 that is valid, without control characters, without what turns the direction of reading,
/// and with plain blanks.
std::string cleaned(std::string_view bytes) {
    const std::string valid =
        taken(g_utf8_make_valid(bytes.data(), static_cast<gssize>(bytes.size())));
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

std::string one_line(std::string_view bytes) {
    // Before cleaning: a CR alone is dropped there, and would join two words.
    std::string line(bytes);
    std::ranges::replace_if(
        line, [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    line = cleaned(line);
    std::ranges::replace(line, '\n', ' ');
    return std::string(without_blanks(line));
}

std::vector<std::string> addresses_in(InternetAddressList* list) {
    std::vector<std::string> found;
    for (int i = 0; list != nullptr && i < internet_address_list_length(list); ++i) {
        InternetAddress* address = internet_address_list_get_address(list, i);
        if (INTERNET_ADDRESS_IS_MAILBOX(address)) {
            found.push_back(
                copied(internet_address_mailbox_get_addr(INTERNET_ADDRESS_MAILBOX(address))));
        } else if (INTERNET_ADDRESS_IS_GROUP(address)) {
            for (auto& member :
                 addresses_in(internet_address_group_get_members(INTERNET_ADDRESS_GROUP(address))))
                found.push_back(std::move(member));
        }
    }
    return found;
}

bool is_message_id(std::string_view word) {
    return word.size() >= 3 && word.size() <= message_id_max && word.starts_with('<') &&
           word.ends_with('>') && std::ranges::none_of(word.substr(1, word.size() - 2), [](char c) {
               return c <= ' ' || c > '~' || c == '<' || c == '>';
           });
}

/// The Message-IDs among these words: the first, which is the root of the thread, and the latest.
std::string message_ids_in(std::string_view words) {
    std::vector<std::string_view> ids;
    while (!words.empty()) {
        words.remove_prefix(std::min(words.find('<'), words.size()));
        const std::size_t end = words.find('>');
        if (end == std::string_view::npos) break;
        if (is_message_id(words.substr(0, end + 1))) ids.push_back(words.substr(0, end + 1));
        words.remove_prefix(end + 1);
    }
    if (ids.size() > references_max) ids.erase(ids.begin() + 1, ids.end() - (references_max - 1));
    std::string line;
    for (std::string_view id : ids) (line += line.empty() ? "" : " ") += id;
    return line;
}

/// Collects the words of a mail's parts, within bounds.
class Parts {
public:
    /// The words of this part and those within; none where it has none.
    std::optional<std::string> words(GMimeObject* part, int depth) {
        if (++count_ > parts_max || depth > depth_max) too_many_ = true;
        if (too_many_ || part == nullptr) return std::nullopt;
        if (GMIME_IS_MULTIPART(part)) return words_of_all(GMIME_MULTIPART(part), depth);
        if (GMIME_IS_MESSAGE_PART(part)) {
            // A forwarded mail is counted and never read.
            GMimeMessage* inside = g_mime_message_part_get_message(GMIME_MESSAGE_PART(part));
            if (inside != nullptr) (void)words(g_mime_message_get_mime_part(inside), depth + 1);
            return std::nullopt;
        }
        return GMIME_IS_TEXT_PART(part) ? words_of_text(GMIME_TEXT_PART(part)) : std::nullopt;
    }
    bool too_many() const { return too_many_; }

private:
    std::optional<std::string> words_of_text(GMimeTextPart* part) {
        GMimeContentType* type = g_mime_object_get_content_type(GMIME_OBJECT(part));
        if (same_word(copied(g_mime_object_get_disposition(GMIME_OBJECT(part))), "attachment"))
            return std::nullopt;
        const bool plain = g_mime_content_type_is_type(type, "text", "plain");
        if (!plain && !g_mime_content_type_is_type(type, "text", "html")) return std::nullopt;
        const std::string text = cleaned(taken(g_mime_text_part_get_text(part)));
        if (!plain) {
            html_ = true;
            return text_of_html(text);
        }
        html_ = false;
        if (!same_word(copied(g_mime_content_type_get_parameter(type, "format")), "flowed"))
            return text;
        return unflowed(text,
                        same_word(copied(g_mime_content_type_get_parameter(type, "delsp")), "yes"));
    }

    std::optional<std::string> words_of_all(GMimeMultipart* multipart, int depth) {
        const bool alternative = g_mime_content_type_is_type(
            g_mime_object_get_content_type(GMIME_OBJECT(multipart)), "multipart", "alternative");
        std::optional<std::string> all;
        bool all_html = false;
        for (int i = 0; i < g_mime_multipart_get_count(multipart) && !too_many_; ++i) {
            std::optional<std::string> more =
                words(g_mime_multipart_get_part(multipart, i), depth + 1);
            if (!more) continue;
            // Of alternatives the first plain one; of the rest everything, in its order.
            if (!all || (alternative && all_html && !html_)) {
                all = std::move(more);
                all_html = html_;
            } else if (!alternative) {
                if (!all->ends_with('\n')) *all += '\n';
                *all += *more;
            }
        }
        html_ = all_html;
        return all;
    }

    int count_ = 0;
    bool too_many_ = false;
    bool html_ = false;  // what the last words came from
};

void read_warnings(GMimeMessage* message, IncomingMail& mail) {
    GMimeHeaderList* list = g_mime_object_get_header_list(GMIME_OBJECT(message));
    for (int i = 0; i < g_mime_header_list_get_count(list); ++i) {
        GMimeHeader* header = g_mime_header_list_get_header_at(list, i);
        const std::string name = lowered(copied(g_mime_header_get_name(header)));
        const std::string value = lowered(one_line(copied(g_mime_header_get_value(header))));
        if (name == "return-path" && value == "<>") mail.null_return_path = true;
        if (name == "auto-submitted" && value != "no") mail.automatic = true;
        if (name == "x-autoreply" || name == "x-autorespond" || name == "x-autoresponse")
            mail.automatic = true;
        if (name == "x-auto-response-suppress" && (value.find("all") != std::string::npos ||
                                                   value.find("autoreply") != std::string::npos))
            mail.automatic = true;
        if (name == "precedence" && (value == "bulk" || value == "list" || value == "junk"))
            mail.bulk = true;
        if (name == "list-id" || name == "list-post" || name == "list-unsubscribe")
            mail.from_list = true;
    }
    GMimeObject* body = g_mime_message_get_mime_part(message);
    if (body == nullptr) return;
    GMimeContentType* type = g_mime_object_get_content_type(body);
    if (g_mime_content_type_is_type(type, "multipart", "report")) mail.report = true;
}

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

Owned<GMimeMessage> parsed(std::string_view bytes) {
    make_mime_ready();
    Owned<GMimeStream> stream(g_mime_stream_mem_new_with_buffer(bytes.data(), bytes.size()));
    Owned<GMimeParser> parser(g_mime_parser_new_with_stream(stream.get()));
    return Owned<GMimeMessage>(g_mime_parser_construct_message(parser.get(), nullptr));
}

/// Every part needs a line with its boundary, and every boundary is declared by name. To count the
/// names is quick, and spares the parser a mail that is nothing but nesting.
bool hopelessly_nested(std::string_view bytes) {
    constexpr std::string_view name = "boundary";
    int count = 0;
    const auto same = [](char left, char right) { return lower(left) == right; };
    for (auto at = bytes.begin(); count <= parts_max; ++count, at += name.size()) {
        at = std::search(at, bytes.end(), name.begin(), name.end(), same);
        if (at == bytes.end()) return false;
    }
    return true;
}

}  // namespace

Or<IncomingMail> read_mail(std::string_view bytes) {
    const Refusal too_nested =
        refuse("This mail has more than ", parts_max, " parts or nests them more than ", depth_max,
               " deep; send the command as plain text.");
    if (bytes.size() > mail_bytes_max)
        return refuse("This mail is larger than ", mail_bytes_max / 1024,
                      " KB; send the command as plain text, without attachments.");
    if (hopelessly_nested(bytes)) return too_nested;
    const Owned<GMimeMessage> message = parsed(bytes);
    if (message == nullptr)
        return refuse("This is no mail that can be read; send the command as plain text.");

    const auto head = [&message](const char* name) {
        return one_line(copied(g_mime_object_get_header(GMIME_OBJECT(message.get()), name)));
    };
    IncomingMail mail;
    Parts parts;
    mail.text = parts.words(g_mime_message_get_mime_part(message.get()), 0).value_or("");
    if (parts.too_many()) return too_nested;
    mail.from = addresses_in(g_mime_message_get_from(message.get()));
    mail.reply_to = addresses_in(g_mime_message_get_reply_to(message.get()));
    mail.subject = one_line(copied(g_mime_message_get_subject(message.get())));
    const std::string id = '<' + copied(g_mime_message_get_message_id(message.get())) + '>';
    if (is_message_id(id)) mail.message_id = id;
    mail.references = message_ids_in(head("References"));
    if (mail.references.empty()) mail.references = message_ids_in(head("In-Reply-To"));
    read_warnings(message.get(), mail);
    mail.fingerprint = fingerprint_of(mail, head("Date"));
    return mail;
}

std::string envelope_from_of(std::string_view bytes) {
    // Only the head, so that a body without bounds costs nothing here.
    const std::size_t end = std::min({bytes.find("\n\n"), bytes.find("\n\r\n"), mail_bytes_max});
    const Owned<GMimeMessage> message = parsed(bytes.substr(0, end));
    if (message == nullptr) return "";
    const char* path = g_mime_object_get_header(GMIME_OBJECT(message.get()), "Return-Path");
    if (path != nullptr) {
        const std::string line = one_line(path);
        std::string_view address = line;
        if (address.starts_with('<') && address.ends_with('>'))
            address = address.substr(1, address.size() - 2);
        return std::string(address);
    }
    const std::vector<std::string> from = addresses_in(g_mime_message_get_from(message.get()));
    return from.size() == 1 ? from.front() : "";
}

}  // namespace posthouse
