#include "mail/outgoing.h"

#include "base/assert.h"
#include "base/text.h"
#include "mail/mime.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

namespace posthouse {
namespace {

using Word = std::pair<std::string_view, std::string>;

/// In one go: what is filled in is not looked at again.
std::string with_words(std::string_view text, const std::array<Word, 3>& words) {
    std::string out;
    while (!text.empty()) {
        const std::size_t brace = std::min(text.find('{'), text.size());
        out += text.substr(0, brace);
        text.remove_prefix(brace);
        if (text.empty()) break;
        const auto found = std::ranges::find_if(
            words, [&](const Word& word) { return text.starts_with(word.first); });
        out += found == words.end() ? "{" : found->second;
        text.remove_prefix(found == words.end() ? 1 : found->first.size());
    }
    return out;
}

/// One line of valid UTF-8.
std::string header_line(std::string_view words) {
    std::string line = taken(g_utf8_make_valid(words.data(), static_cast<gssize>(words.size())));
    std::ranges::replace_if(
        line, [](char c) { return (c >= 0 && c < ' ') || c == 0x7F; }, ' ');
    return line;
}

/// What may stand in a Message-ID stays; any other byte becomes `=` and its hexadecimal digits, so
/// that different words stay different.
std::string message_id_part(std::string_view words) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string part;
    for (char c : words) {
        const bool plain = (lower(c) >= 'a' && lower(c) <= 'z') || is_digit(c) ||
                           std::string_view(".-_+").find(c) != std::string_view::npos;
        if (plain) {
            part += c;
        } else {
            const auto byte = static_cast<unsigned char>(c);
            ((part += '=') += digits[byte >> 4]) += digits[byte & 15];
        }
    }
    return part;
}

/// Message-IDs with angle brackets, and nothing else; folded by hand, since a long run of them is
/// one word to GMime.
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

Owned<GMimeTextPart> text_part(const std::string& body) {
    Owned<GMimeTextPart> part(g_mime_text_part_new_with_subtype("plain"));
    const std::string text =
        taken(g_utf8_make_valid(body.data(), static_cast<gssize>(body.size())));
    const Owned<GMimeStream> stream(g_mime_stream_mem_new_with_buffer(text.data(), text.size()));
    const Owned<GMimeDataWrapper> content(
        g_mime_data_wrapper_new_with_stream(stream.get(), GMIME_CONTENT_ENCODING_DEFAULT));
    g_mime_part_set_content(GMIME_PART(part.get()), content.get());
    g_mime_text_part_set_charset(part.get(), "utf-8");
    std::size_t longest = 0;
    bool ascii = true;
    for (std::string_view rest = text; !rest.empty();)
        longest = std::max(longest, take_until(rest, '\n').size());
    for (char c : text) ascii = ascii && (c == '\n' || c == '\t' || (c >= ' ' && c <= '~'));
    constexpr std::size_t plain_line_max = 900;  // 998 is what RFC 5322 allows
    // Lines that begin with "From " are changed by old mailboxes unless they are encoded.
    const bool from_line = text.starts_with("From ") || text.find("\nFrom ") != std::string::npos;
    g_mime_part_set_content_encoding(GMIME_PART(part.get()),
                                     ascii && longest <= plain_line_max && !from_line
                                         ? GMIME_CONTENT_ENCODING_7BIT
                                         : GMIME_CONTENT_ENCODING_QUOTEDPRINTABLE);
    return part;
}

}  // namespace

Letter filled(Letter letter, const MailIdentity& identity, const HouseKey& key) {
    const std::array<Word, 3> words = {
        Word{"{confirm}", key.confirmation(letter.to, letter.address)},
        Word{"{house}", identity.house_address}, Word{"{page}", identity.page_url}};
    letter.subject = with_words(letter.subject, words);
    letter.body = with_words(letter.body, words);
    return letter;
}

std::string render(const Letter& unfilled, const MailIdentity& identity, const HouseKey& key) {
    ASSERT(mailable(unfilled.address));
    make_mime_ready();
    const Letter letter = filled(unfilled, identity, key);
    const Owned<GMimeMessage> message(g_mime_message_new(TRUE));
    g_mime_message_add_mailbox(message.get(), GMIME_ADDRESS_TYPE_FROM, "Posthouse",
                               identity.house_address.c_str());
    g_mime_message_add_mailbox(message.get(), GMIME_ADDRESS_TYPE_TO, nullptr,
                               letter.address.c_str());
    g_mime_message_set_subject(message.get(), header_line(letter.subject).c_str(), "utf-8");
    const auto seconds =
        std::chrono::floor<std::chrono::seconds>(letter.written).time_since_epoch().count();
    GDateTime* written = g_date_time_new_from_unix_utc(seconds);
    if (written != nullptr) {
        g_mime_message_set_date(message.get(), written);
        g_date_time_unref(written);
    }
    const std::string id = message_id_part(letter.message_id) + '@' + identity.host;
    g_mime_message_set_message_id(message.get(), id.c_str());
    set_header(message.get(), "In-Reply-To", message_ids(letter.in_reply_to));
    set_header(message.get(), "References", message_ids(letter.references));
    set_header(message.get(), "Auto-Submitted",
               letter.automatic ? "auto-replied" : "auto-generated");
    g_mime_message_set_mime_part(message.get(), GMIME_OBJECT(text_part(letter.body).get()));
    return taken(g_mime_object_to_string(GMIME_OBJECT(message.get()), nullptr));
}

std::string envelope_from(const Letter& letter, const MailIdentity& identity) {
    return letter.automatic ? "" : identity.house_address;
}

}  // namespace posthouse
