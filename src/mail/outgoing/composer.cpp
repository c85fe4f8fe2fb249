
#include "mail/outgoing/composer.h"
#include "base/assert.h"
#include "base/inplace.h"
#include "club/accounts/account_tables.h"
#include "club/core/letter_layout.h"
#include "club/letters/mail_tokens.h"
#include "club/programs/tokens.h"
#include "mail/incoming/mime_message.h"
#include "mail/outgoing/letter_html.h"
#include "translation/site.h"
#include "translation/texts.h"

#include <date/date.h>
#include <fmt/format.h>
#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

namespace posthouse::mail {
namespace {

using translation::Texts;

using Replacements = std::vector<std::pair<std::string_view, std::string>>;

/// Replaces in a single pass, so that inserted text is not expanded again.
std::string replace_placeholders(std::string_view text, const Replacements& words) {
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

/// Wraps an indented or quoted line; each new line gets the same indent.
std::string wrap_indented(std::string_view line) {
    const std::size_t begins = line.starts_with("> ") ? 2 : line.find_first_not_of(' ');
    const std::string indent(line.substr(0, std::min(begins, club::columns_max / 2)));
    std::string lines = indent + club::wrap(line.substr(begins), club::columns_max - indent.size());
    for (std::size_t at = 0; (at = lines.find('\n', at)) != lines.npos; at += indent.size())
        lines.insert(++at, indent);
    return lines;
}

/// Wraps lines that have become too long; the rest flows into the next line of the paragraph.
std::string rewrap(std::string_view text) {
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
            line = wrap_indented(line);
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
    if (letter.kind == club::LetterKind::puzzle) return "puzzles";
    return letter.match ? "boards" : "";
}

}  // namespace

club::Letter fill_placeholders(club::Letter letter, const MailIdentity& identity,
                               const club::ServerKey& key, int mail_password) {
    Replacements words = {{"{house}", identity.mail_address}, {"{page}", identity.base_url}};
    if (letter.kind == club::LetterKind::answer || letter.kind == club::LetterKind::notice) {
        words.emplace_back("{confirm}",
                           club::address_confirmation_token(key, letter.to, letter.address));
        if (letter.to != club::UserId{} && mail_password > 0)
            words.emplace_back("{mail-password}", key.mail_password(letter.to, mail_password));
        if (const auto held = number_behind("held.", letter))
            words.emplace_back(
                "{held}", club::request_confirmation_token(key, club::PendingRequestId{*held}));
        if (const auto sign_up = number_behind("signup.", letter))
            words.emplace_back("{sign-up}", club::sign_up_token(key, club::SignUpId{*sign_up}));
    }
    const bool reveals = letter.to != club::UserId{} && (letter.kind == club::LetterKind::answer ||
                                                         letter.kind == club::LetterKind::notice);
    letter.subject = replace_placeholders(letter.subject, words);
    letter.body = letter.body.with_texts([&](std::string text) {
        if (reveals) text = club::reveal_once(std::move(text), key, letter.to);
        return rewrap(replace_placeholders(text, words));
    });
    return letter;
}

std::string tagged_address(const MailIdentity& identity, std::string_view token) {
    const std::string_view local = local_part(identity.mail_address);
    std::string address(local);
    if (!token.empty()) address += '+';
    for (char c : token)  // only these characters can stand in an address
        if ((to_lower(c) >= 'a' && to_lower(c) <= 'z') || is_digit(c) || c == '.' || c == '-')
            address += c;
    return address.append(std::string_view(identity.mail_address).substr(local.size()));
}

namespace {

/// The host's logo, unless mail programs do not show its kind.
void add_logo(MimeMessage& draft, const MailIdentity& identity, std::string& html) {
    const auto& [type, bytes] = translation::site().logo;
    if (bytes.empty() || type == "image/svg+xml") return;
    draft.pictures.push_back({"logo", type.substr(type.find('/') + 1), bytes});
    html += logo_to_html(picture_url("logo", identity));
}

}  // namespace

std::string compose(const club::Letter& unfilled, const LetterAttachments& attachments,
                    const MailIdentity& identity, const club::ServerKey& key) {
    ASSERT(is_mailable(unfilled.address));
    club::Letter letter = fill_placeholders(unfilled, identity, key, attachments.mail_password);
    MimeMessage draft;
    draft.to = letter.address;
    if (!attachments.reply_token.empty())
        draft.reply_to = tagged_address(identity, attachments.reply_token);
    draft.message_id = letter.message_id;
    if (!attachments.reply_token.empty()) (draft.message_id += '+') += attachments.reply_token;
    draft.in_reply_to = letter.in_reply_to;
    draft.references = letter.references;
    draft.automatic = letter.automatic;
    draft.written = letter.written;
    draft.list_id = list_of(letter);
    draft.unsubscribe_token = attachments.unsubscribe_token;
    draft.boundary = key.sign("boundary " + letter.message_id);
    draft.language = letter.body.language();
    std::string html = body_to_html(letter.body, letter.subject, attachments, identity);
    add_logo(draft, identity, html);
    draft.html =
        html_page(letter.subject, html, unsubscribe_url(attachments.unsubscribe_token, identity),
                  draft.language);
    draft.subject = std::move(letter.subject);
    draft.text = letter.text();
    return serialize(draft, identity);
}

std::string envelope_from(const club::Letter& letter, const LetterAttachments& attachments,
                          const MailIdentity& identity) {
    return letter.automatic ? "" : tagged_address(identity, attachments.bounce_token);
}

// Digests: several letters as one mail.

namespace {

/// A letter of the digest, its placeholders filled in.
struct Item {
    club::Letter letter;
    const LetterAttachments* attachments;
    bool overtaken = false;  // a later letter of the digest shows the same board
    int news_from = 0;       // moves that the reader already knew
};

std::vector<Item> items_of(std::span<const LetterWithAttachments> letters,
                           const MailIdentity& identity, const club::ServerKey& key) {
    std::vector<Item> items;
    const auto same_board = [](const LetterWithAttachments& one,
                               const LetterWithAttachments& other) {
        return one.letter.kind == club::LetterKind::board &&
               other.letter.kind == club::LetterKind::board && one.letter.match &&
               other.letter.match == one.letter.match;
    };
    for (const LetterWithAttachments& one : letters) {
        // Two new moves at most: the opponent's, and the reader's conditional reply before it.
        Item item{
            .letter = fill_placeholders(one.letter, identity, key, one.attachments.mail_password),
            .attachments = &one.attachments,
            .news_from = one.letter.ply.value_or(0) - 2};
        for (const LetterWithAttachments& other : letters) {
            if (!same_board(one, other)) continue;
            if (other.letter.id > one.letter.id) item.overtaken = true;
            if (other.letter.id < one.letter.id) item.news_from = other.letter.ply.value_or(0);
        }
        items.push_back(std::move(item));
    }
    // Boards that await the reader's move first, then in the order of writing, outdated ones last.
    std::ranges::stable_sort(items, {}, [](const Item& item) {
        return item.overtaken ? 2 : item.attachments->your_turn ? 0 : 1;
    });
    return items;
}

std::string day_of(club::Instant at, const Texts& texts) {
    const date::year_month_day day{
        date::floor<date::days>(date::sys_time<std::chrono::milliseconds>(at.time_since_epoch()))};
    return texts("letter-day", {{"day", static_cast<unsigned>(day.day())},
                                {"month", static_cast<unsigned>(day.month())}});
}

std::string greeting(std::string_view reader, const Texts& texts) {
    return texts("letter-greeting", {{"name", reader}});
}

/// The letter without its greeting: the digest has one.
club::LetterBody body_without_greeting(const Item& item) {
    const club::LetterBody& body = item.letter.body;
    std::vector<club::LetterBlock> blocks = body.blocks();
    auto* first = blocks.empty() ? nullptr : std::get_if<club::TextBlock>(&blocks.front());
    const std::string greeted = greeting(item.attachments->reader_name, Texts(body.language()));
    if (!first || !first->text.starts_with(greeted + "\n")) return body;
    first->text.erase(0, first->text.find_first_not_of('\n', greeted.size()));
    return club::LetterBody(std::move(blocks));
}

/// Other players' comments on the moves that this letter reports.
club::LetterBody comments_of(const Item& item, const Texts& texts) {
    club::LetterBody text;
    for (const LetterAttachments::Comment& comment : item.attachments->comments)
        if (comment.ply > item.news_from)
            text += texts("letter-writes", {{"name", comment.by}}) + "\n" +
                    club::LetterBody(club::QuotationBlock{club::strip_mail_tokens(comment.text)}) +
                    "\n";
    return text;
}

/// What stands below the heading of one letter.
club::LetterBody section_of(const Item& item, const MailIdentity& identity, const Texts& texts) {
    if (item.overtaken)
        return club::wrap(texts("letter-digest-overtaken")) + "\n\n" + comments_of(item, texts);
    club::LetterBody body;
    if (!item.attachments->reply_token.empty())
        body = texts("letter-digest-answer") + "\n    " +
               tagged_address(identity, item.attachments->reply_token) + "\n\n";
    body += body_without_greeting(item);
    return body + (render_text(body).ends_with('\n') ? "\n" : "\n\n");
}

std::string contents(const std::vector<Item>& items, std::string_view reader, const Texts& texts) {
    const auto your_turn = [](const Item& item) {
        return item.attachments->your_turn && !item.overtaken;
    };
    const auto turns = static_cast<std::size_t>(std::ranges::count_if(items, your_turn));
    std::string text = reader.empty() ? "" : greeting(reader, texts) + "\n\n";
    text += club::wrap(texts("letter-digest-letters", {{"n", items.size()}}) + " " +
                       texts("letter-digest-turns", {{"n", turns}})) +
            "\n";
    for (const bool turn : {true, false}) {
        if ((turn ? turns : items.size() - turns) == 0) continue;
        text += "\n";
        if (turns > 0)
            text += texts(turn ? "letter-digest-your-turn" : "letter-digest-others") + "\n";
        for (std::size_t i = 0; i < items.size(); ++i)
            if (your_turn(items[i]) == turn)
                text +=
                    club::wrap_with_indent(fmt::format("{:>5}. ", i + 1), items[i].letter.subject) +
                    "\n";
    }
    return text + "\n" + club::wrap(texts("letter-digest-reply")) + "\n\n";
}

std::string heading(std::size_t number, const Item& item) {
    std::string line = fmt::format("{}. {}", number, item.letter.subject);
    std::ranges::replace(line, '\n', ' ');
    return line;
}

}  // namespace

std::string compose_digest(std::span<const LetterWithAttachments> letters, club::Instant now,
                           club::Instant today, const MailIdentity& identity,
                           const club::ServerKey& key) {
    ASSERT(!letters.empty() && is_mailable(letters.front().letter.address));
    const std::vector<Item> items = items_of(letters, identity, key);
    const auto [first, last] = std::ranges::minmax(
        letters, {}, [](const LetterWithAttachments& one) { return one.letter.id; });
    const club::UserId reader = letters.front().letter.to;
    MimeMessage draft;
    draft.to = letters.front().letter.address;
    const Texts texts(letters.back().letter.body.language());
    draft.language = texts.language();
    draft.subject = texts("letter-digest-subject", {{"day", day_of(today, texts)}});
    // Includes the last letter's ID: after a crash, the same letters and a new one are a different
    // mail, which a mailbox must not drop as a copy.
    draft.message_id = fmt::format("digest.{}.{}.{}", static_cast<std::int64_t>(reader),
                                   static_cast<std::int64_t>(first.letter.id),
                                   static_cast<std::int64_t>(last.letter.id));
    draft.written = now;
    draft.list_id = "boards";
    draft.unsubscribe_token = club::unsubscribe_token(key, {.user = reader});
    draft.boundary = key.sign("boundary " + draft.message_id);
    draft.text = contents(items, letters.front().attachments.reader_name, texts);
    std::string html = body_to_html(draft.text, "", {}, identity);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const Item& item = items[i];
        std::string line = heading(i + 1, item) + " ";
        html += heading_to_html(line);
        if (line.size() < club::columns_max) line.resize(club::columns_max, '=');
        const club::LetterBody body = section_of(item, identity, texts);
        draft.text += line + "\n\n" + render_text(body);
        html += body_to_html(body, item.letter.subject, *item.attachments, identity);
    }
    add_logo(draft, identity, html);
    draft.html = html_page(draft.subject, html, unsubscribe_url(draft.unsubscribe_token, identity),
                           draft.language);
    return serialize(draft, identity);
}

}  // namespace posthouse::mail
