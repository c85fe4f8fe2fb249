// Several letters as one mail.

#include "base/assert.h"
#include "club/letters.h"
#include "club/marks.h"
#include "club/notices.h"
#include "mail/draft.h"
#include "mail/letter_html.h"
#include "mail/outgoing.h"

#include <date/date.h>
#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace posthouse::mail {
namespace {

constexpr std::size_t pictures_max = 12;  // what is more has its table only

/// A letter of the digest, its placeholders filled in.
struct Item {
    club::Letter letter;
    const LetterAttachments* attachments;
    bool overtaken = false;  // a later letter of the digest shows the same board
    int news_from = 0;       // so many moves were known before it
};

std::vector<Item> items_of(std::span<const LetterWithAttachments> letters,
                           const MailIdentity& identity, const club::HouseKey& key) {
    std::vector<Item> items;
    const auto same_board = [](const LetterWithAttachments& one,
                               const LetterWithAttachments& other) {
        return one.letter.kind == club::LetterKind::board &&
               other.letter.kind == club::LetterKind::board && one.letter.match &&
               other.letter.match == one.letter.match;
    };
    for (const LetterWithAttachments& one : letters) {
        // At most the other's move and the reader's answer that lay ready.
        Item item{.letter = filled(one.letter, identity, key, one.attachments.mail_password),
                  .attachments = &one.attachments,
                  .news_from = one.letter.ply.value_or(0) - 2};
        for (const LetterWithAttachments& other : letters) {
            if (!same_board(one, other)) continue;
            if (other.letter.id > one.letter.id) item.overtaken = true;
            if (other.letter.id < one.letter.id) item.news_from = other.letter.ply.value_or(0);
        }
        items.push_back(std::move(item));
    }
    // What awaits him first, then in the order in which they were written, what is out of date
    // last.
    std::ranges::stable_sort(items, {}, [](const Item& item) {
        return item.overtaken ? 2 : item.attachments->your_turn ? 0 : 1;
    });
    return items;
}

std::string day_of(club::Instant at) {
    const date::year_month_day day{
        date::floor<date::days>(date::sys_time<std::chrono::milliseconds>(at.time_since_epoch()))};
    return fmt::format("{} {}", static_cast<unsigned>(day.day()),
                       date::format("%B", date::sys_days(day)));
}

/// The letter without its greeting: the digest has its own.
std::string_view words_of(const club::Letter& letter) {
    std::string_view body = letter.body;
    if (!body.starts_with("Dear ")) return body;
    const std::size_t end = body.find('\n');
    if (end == std::string_view::npos) return body;
    return body.substr(std::min(body.find_first_not_of('\n', end), body.size()));
}

/// What others wrote with the moves that were news in this letter.
std::string comments_of(const Item& item) {
    std::string text;
    for (const LetterAttachments::Comment& comment : item.attachments->comments)
        if (comment.ply > item.news_from)
            text += comment.by + " writes:\n" +
                    club::quote_user_text(club::strip_mail_tokens(comment.text)) + "\n";
    return text;
}

/// What stands beneath the heading of one letter.
std::string section_words(const Item& item, const MailIdentity& identity) {
    if (item.overtaken)
        return club::wrap("The board has moved on since: it stands above, with a later letter.") +
               "\n\n" + comments_of(item);
    std::string text;
    if (!item.attachments->reply_mark.empty())
        text = "Its own address, for your answer:\n    " +
               tagged_address(identity, item.attachments->reply_mark) + "\n\n";
    text += words_of(item.letter);
    if (!text.ends_with('\n')) text += '\n';
    return text + "\n";
}

std::string count_of(std::size_t count, std::string_view one, std::string_view many) {
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

std::string contents(const std::vector<Item>& items, std::string_view reader) {
    const auto your_turn = [](const Item& item) {
        return item.attachments->your_turn && !item.overtaken;
    };
    const auto turns = static_cast<std::size_t>(std::ranges::count_if(items, your_turn));
    std::string text = reader.empty() ? "" : fmt::format("Dear {},\n\n", reader);
    text +=
        fmt::format("{} in one, {}.\n", count_of(items.size(), "letter", "letters"),
                    turns == 0 ? "none of them about a board where you are to move"
                               : count_of(turns, "board awaits", "boards await") + " your move");
    for (const bool turn : {true, false}) {
        if ((turn ? turns : items.size() - turns) == 0) continue;
        text += turn ? "\nYour turn:\n" : turns > 0 ? "\nAnd:\n" : "\n";
        for (std::size_t i = 0; i < items.size(); ++i)
            if (your_turn(items[i]) == turn)
                text +=
                    club::wrap_with_indent(fmt::format("{:>5}. ", i + 1), items[i].letter.subject) +
                    "\n";
    }
    return text + "\n" +
           club::wrap(
               "Each board below has an address of its own: answer there. A plain reply to "
               "this letter does not say which board it means.") +
           "\n\n";
}

std::string heading(std::size_t number, const Item& item) {
    std::string line = fmt::format("{}. {}", number, item.letter.subject);
    std::ranges::replace(line, '\n', ' ');
    return line;
}

}  // namespace

std::string render_digest(std::span<const LetterWithAttachments> letters, club::Instant now,
                          club::Instant today, const MailIdentity& identity,
                          const club::HouseKey& key) {
    ASSERT(!letters.empty() && mailable(letters.front().letter.address));
    const std::vector<Item> items = items_of(letters, identity, key);
    const auto [first, last] = std::ranges::minmax(
        letters, {}, [](const LetterWithAttachments& one) { return one.letter.id; });
    const club::UserId reader = letters.front().letter.to;
    MimeMessage draft;
    draft.to = letters.front().letter.address;
    draft.subject = "Your boards, " + day_of(today);
    // With the last one, too: after a crash the same letters and a new one are another mail, which
    // no mailbox may fold with the first.
    draft.message_id = fmt::format("digest.{}.{}.{}", static_cast<std::int64_t>(reader),
                                   static_cast<std::int64_t>(first.letter.id),
                                   static_cast<std::int64_t>(last.letter.id));
    draft.written = now;
    draft.list_id = "boards";
    draft.unsubscribe_mark = club::unsubscribe_mark(key, {.user = reader});
    draft.boundary = key.sign("boundary " + draft.message_id);
    draft.text = contents(items, letters.front().attachments.reader_name);
    std::string html = words_in_html(draft.text, "", {}, "", identity);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const Item& item = items[i];
        std::string line = heading(i + 1, item) + " ";
        html += heading_in_html(line);
        if (line.size() < club::columns_max) line.resize(club::columns_max, '=');
        const std::string words = section_words(item, identity);
        draft.text += line + "\n\n" + words;
        const std::string picture = fmt::format("board-{}", i + 1);
        LetterAttachments shown = *item.attachments;
        if (draft.pictures.size() == pictures_max) shown.board_png.clear();
        html += words_in_html(words, item.letter.subject, shown, picture_url(picture, identity),
                              identity);
        if (!item.overtaken && !shown.board_table.empty() && !shown.board_png.empty())
            draft.pictures.push_back({picture, std::move(shown.board_png)});
    }
    draft.html = html_page(draft.subject, html, unsubscribe_url(draft.unsubscribe_mark, identity));
    return serialize(draft, identity);
}

}  // namespace posthouse::mail
