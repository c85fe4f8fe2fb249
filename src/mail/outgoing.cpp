#include "mail/outgoing.h"

#include "base/assert.h"
#include "base/text.h"
#include "club/letters.h"
#include "club/marks.h"
#include "club/tokens.h"
#include "mail/draft.h"
#include "mail/letter_html.h"

#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

namespace posthouse::mail {
namespace {

constexpr std::string_view board_picture = "board";

using Words = std::vector<std::pair<std::string_view, std::string>>;

/// In one go: what is filled in is not looked at again.
std::string with_words(std::string_view text, const Words& words) {
    std::string out;
    while (!text.empty()) {
        const std::size_t brace = std::min(text.find('{'), text.size());
        out += text.substr(0, brace);
        text.remove_prefix(brace);
        if (text.empty()) break;
        const auto found = std::ranges::find_if(
            words, [&](const auto& word) { return text.starts_with(word.first); });
        out += found == words.end() ? "{" : found->second;
        text.remove_prefix(found == words.end() ? 1 : found->first.size());
    }
    return out;
}

/// A line that is set in or quoted, all of it as it begins.
std::string set_in(std::string_view line) {
    const std::size_t begins = line.starts_with("> ") ? 2 : line.find_first_not_of(' ');
    const std::string indent(line.substr(0, std::min(begins, club::columns_max / 2)));
    std::string lines = indent + club::wrap(line.substr(begins), club::columns_max - indent.size());
    for (std::size_t at = 0; (at = lines.find('\n', at)) != lines.npos; at += indent.size())
        lines.insert(++at, indent);
    return lines;
}

/// Lines that have become too long are broken, and what is left over goes on in the next line of
/// the paragraph.
std::string refilled(std::string_view text) {
    std::string out, left_over;
    while (!text.empty() || !left_over.empty()) {
        const bool ends = text.find('\n') != std::string_view::npos;
        const std::string_view next = take_until(text, '\n');
        const bool goes_on = !next.empty() && next.front() != ' ' && next.front() != '>';
        if (!left_over.empty() && !goes_on) (out += left_over) += '\n';
        std::string line =
            left_over.empty() || !goes_on ? std::string(next) : left_over + " " + std::string(next);
        left_over.clear();
        if (line.size() > club::columns_max && (line.front() == ' ' || line.front() == '>')) {
            line = set_in(line);
        } else if (line.size() > club::columns_max) {
            const std::string lines = club::wrap(line);
            const std::size_t last = lines.rfind('\n');
            line = lines.substr(0, last);
            if (last != std::string::npos) left_over = lines.substr(last + 1);
        }
        out += line;
        if (ends || !left_over.empty()) out += '\n';
    }
    return out;
}

/// "held.12" is the letter about held request 12, "signup.12" that about held sign-up 12.
std::optional<std::int64_t> number_behind(std::string_view start, const club::Letter& letter) {
    const std::string& id = letter.message_id;
    std::int64_t number = 0;
    if (!id.starts_with(start)) return std::nullopt;
    const auto read = std::from_chars(id.data() + start.size(), id.data() + id.size(), number);
    if (read.ec != std::errc() || (read.ptr != id.data() + id.size() && *read.ptr != '.'))
        return std::nullopt;
    return number;
}

std::string list_of(const club::Letter& letter) {
    if (letter.kind == club::LetterKind::answer || letter.automatic) return {};
    if (letter.kind == club::LetterKind::broadcast) return "broadcasts";
    return letter.match ? "boards" : "";
}

}  // namespace

club::Letter filled(club::Letter letter, const MailIdentity& identity, const club::HouseKey& key,
                    int mail_password) {
    Words words = {{"{house}", identity.house_address}, {"{page}", identity.page_url}};
    if (letter.kind == club::LetterKind::answer || letter.kind == club::LetterKind::notice) {
        words.emplace_back("{confirm}", club::confirmation_mark(key, letter.to, letter.address));
        if (letter.to != club::UserId{} && mail_password > 0)
            words.emplace_back("{mail-password}", key.mail_password(letter.to, mail_password));
        if (const auto held = number_behind("held.", letter))
            words.emplace_back("{held}", club::confirmation_token(key, club::HeldId{*held}));
        if (const auto sign_up = number_behind("signup.", letter))
            words.emplace_back("{sign-up}", club::sign_up_mark(key, club::SignUpId{*sign_up}));
    }
    if (letter.to != club::UserId{} &&
        (letter.kind == club::LetterKind::answer || letter.kind == club::LetterKind::notice))
        letter.body = club::reveal_once(std::move(letter.body), key, letter.to);
    letter.subject = with_words(letter.subject, words);
    letter.body = refilled(with_words(letter.body, words));
    return letter;
}

std::string tagged_address(const MailIdentity& identity, std::string_view mark) {
    const std::string_view local = local_part(identity.house_address);
    std::string address(local);
    if (!mark.empty()) address += '+';
    for (char c : mark)  // whatever it may be called, only this can stand in an address
        if ((lower(c) >= 'a' && lower(c) <= 'z') || is_digit(c) || c == '.' || c == '-')
            address += c;
    return address.append(std::string_view(identity.house_address).substr(local.size()));
}

std::string compose(const club::Letter& unfilled, const LetterAttachments& attachments,
                    const MailIdentity& identity, const club::HouseKey& key) {
    ASSERT(mailable(unfilled.address));
    club::Letter letter = filled(unfilled, identity, key, attachments.mail_password);
    MimeMessage draft;
    draft.to = letter.address;
    if (!attachments.reply_mark.empty())
        draft.reply_to = tagged_address(identity, attachments.reply_mark);
    draft.message_id = letter.message_id;
    if (!attachments.reply_mark.empty()) (draft.message_id += '+') += attachments.reply_mark;
    draft.in_reply_to = letter.in_reply_to;
    draft.references = letter.references;
    draft.automatic = letter.automatic;
    draft.written = letter.written;
    draft.list_id = list_of(letter);
    draft.unsubscribe_mark = attachments.unsubscribe_mark;
    draft.boundary = key.sign("boundary " + letter.message_id);
    draft.html = html_page(letter.subject,
                           words_in_html(letter.body, letter.subject, attachments,
                                         picture_url(board_picture, identity), identity),
                           unsubscribe_url(attachments.unsubscribe_mark, identity));
    if (!attachments.board_table.empty() && !attachments.board_png.empty())
        draft.pictures.push_back({std::string(board_picture), attachments.board_png});
    draft.subject = std::move(letter.subject);
    draft.text = std::move(letter.body);
    return serialize(draft, identity);
}

std::string envelope_from(const club::Letter& letter, const LetterAttachments& attachments,
                          const MailIdentity& identity) {
    return letter.automatic ? "" : tagged_address(identity, attachments.bounce_mark);
}

}  // namespace posthouse::mail
