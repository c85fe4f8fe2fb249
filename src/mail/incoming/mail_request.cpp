#include "mail/incoming/mail_request.h"

#include "base/assert.h"
#include "base/inplace.h"
#include "club/accounts/authenticator.h"
#include "club/commands/command_line.h"
#include "club/commands/command_table.h"
#include "club/commands/command_text.h"
#include "club/letters/mail_tokens.h"
#include "games/game.h"
#include "language/lexicon.h"
#include "mail/incoming/addresses.h"
#include "mail/incoming/mail_text.h"
#include "mail/incoming/pasted_text.h"
#include "mail/incoming/quote_patterns.h"
#include "mail/incoming/quote_stripping.h"
#include "translation/languages.h"
#include "translation/texts.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <memory>
#include <span>
#include <tuple>

namespace posthouse::mail {
namespace {

constexpr std::size_t comment_max = 8000;

/// The blank-separated words.
std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> words;
    for (;;) {
        line = trim(line);
        if (line.empty()) return words;
        const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
        words.push_back(line.substr(0, end));
        line.remove_prefix(end);
    }
}

std::string joined(std::span<const std::string_view> words) {
    std::string line;
    for (std::string_view word : words) (line += line.empty() ? "" : " ") += word;
    return line;
}

bool is_among(std::string_view word, std::span<const std::string_view> words) {
    return std::ranges::find(words, word) != words.end();
}

/// Removes "[EXTERNAL]" from the front.
bool take_tag(std::string_view& subject) {
    constexpr std::size_t tag_max = 40;
    if (!subject.starts_with('[')) return false;
    const std::size_t end = subject.find(']');
    if (end > tag_max || end + 1 >= subject.size()) return false;
    subject = trim(subject.substr(end + 1));
    return true;
}

/// Removes "Re:", "AW:", "Re[2]:", "RE :", "回复：" and the like from the front.
bool take_prefix(std::string_view& subject, SubjectLine& line) {
    static constexpr std::string_view replies[] = {
        "re",   "aw",   "sv",   "antw", "antwort", "rif", "r",     "res",  "rép",    "rep",
        "réf",  "ref",  "odp",  "ynt",  "yan",     "vá",  "va",    "απ",   "σχετ",   "отв",
        "ha",   "на",   "atb",  "ats",  "bls",     "tl",  "svar",  "vast", "回复",   "答复",
        "回覆", "答覆", "返信", "회신", "답장",    "השב", "תגובה", "رد",   "odpověď"};
    static constexpr std::string_view forwards[] = {
        "fwd",     "fw",    "wg",         "tr",     "enc",    "rv",         "i",
        "inoltra", "pd",    "vb",         "vl",     "doorst", "ilt",        "ilet",
        "πρθ",     "trs",   "fs",         "转发",   "轉寄",   "轉發",       "転送",
        "전달",    "הועבר", "továbbítás", "пересл", "reenv",  "إعادة توجيه"};
    constexpr std::string_view wide_colon = "：";
    const std::size_t thin = subject.find(':');
    const std::size_t wide = subject.find(wide_colon);
    const std::size_t colon = std::min(thin, wide);
    if (colon == std::string_view::npos) return false;
    std::string word =
        normalize_line(subject.substr(0, std::min(colon, subject.find_first_of("[(^"))));
    const bool perhaps = word == "vs";
    const bool forward = is_among(word, forwards);
    if (!perhaps && !forward && !is_among(word, replies)) return false;
    line.forwarded = line.forwarded || forward;
    line.perhaps_forwarded = line.perhaps_forwarded || perhaps;
    subject = trim(subject.substr(colon + (colon == thin ? 1 : wide_colon.size())));
    return true;
}

/// What mail programs put in place of an empty subject, in brackets or without.
bool is_no_subject(std::span<const std::string_view> words) {
    static constexpr std::string_view none[] = {
        "no subject", "none",        "kein betreff",   "sans objet",     "aucun objet",
        "sin asunto", "sem assunto", "geen onderwerp", "nessun oggetto", "inget ämne",
        "intet emne", "ingen emne",  "ei aihetta",     "brak tematu",    "bez tematu",
        "без темы",   "без теми",    "konu yok",       "无主题",         "無主旨",
        "件名なし",   "제목 없음",   "ללא נושא",       "بلا موضوع"};
    std::string text = normalize_line(joined(words));
    std::erase_if(text, [](char c) { return c == '(' || c == ')' || c == '<' || c == '>'; });
    return is_among(trim(text), none);
}

/// The game at the front of the words, as "Super-Wari" or "super wari!", and how many words it
/// took.
std::pair<const games::Game*, std::size_t> game_at(std::span<const std::string_view> words) {
    constexpr std::size_t name_words_max = 3;
    constexpr std::string_view signs = "\"'(),;:.!?";
    for (std::size_t count = std::min(words.size(), name_words_max); count > 0; --count) {
        std::string name = joined(words.first(count));
        std::ranges::replace(name, ' ', '-');
        name.erase(0, std::min(name.find_first_not_of(signs), name.size()));
        name.erase(name.find_last_not_of(signs) + 1);
        if (const games::Game* game = games::find_game(name)) return {game, count};
    }
    return {nullptr, 1};
}

/// 12 of "12" or "12:".
std::optional<int> board_number(std::string_view word) {
    const std::size_t end = std::min(word.find_first_not_of("0123456789"), word.size());
    int board = 0;
    if (std::from_chars(word.data(), word.data() + end, board).ec != std::errc() ||
        word.substr(end).find_first_not_of(":,;.-") != std::string_view::npos)
        return std::nullopt;
    return board;
}

/// Words behind the subject of a board letter are the writer's. Text in brackets there was added by
/// a mail program or is an old subject.
void append_words(std::span<const std::string_view> words, SubjectLine& line) {
    for (std::string_view word : words) {
        if (word.starts_with('[') || word.starts_with('(')) break;
        if (word.find_first_not_of(":,;-") == std::string_view::npos) continue;
        (line.appended += line.appended.empty() ? "" : " ") += word;
    }
}

/// The subject of board letters in one language, with a sign in place of each value: “Wari with bob
/// · board 12”, or to a spectator “Wari, ann and bob · board 12”.
class BoardSubject {
public:
    explicit BoardSubject(const std::string& pattern) : pattern_(pattern) {
        words_ = words_of(pattern_);
    }

    /// Whether the words begin with it.
    bool read(std::span<const std::string_view> words, SubjectLine& line) const {
        return read(words, words_, line);
    }

    static constexpr std::string_view game = "\1", name = "\2", board = "\3";

private:
    static bool has(std::string_view word, std::string_view sign) {
        return word.find(sign) != word.npos;
    }

    static bool read(std::span<const std::string_view> words,
                     std::span<const std::string_view> pattern, SubjectLine& line) {
        if (pattern.empty()) {
            append_words(words, line);
            return true;
        }
        if (words.empty()) return false;
        const std::string_view expected = pattern.front();
        if (has(expected, game)) {
            const auto [found, count] = game_at(words);
            if (!found) return false;
            line.board = club::BoardName{std::string(found->name), 0};
            return read(words.subspan(count), pattern.subspan(1), line);
        }
        if (has(expected, name)) {
            constexpr std::size_t name_words_max = 4;  // of a deleted account
            for (std::size_t n = 1; n <= name_words_max && n < words.size(); ++n)
                if (read(words.subspan(n), pattern.subspan(1), line)) return true;
            return false;
        }
        if (has(expected, board)) {
            const auto number = board_number(words.front());
            if (number) line.board->board = *number;
            return number && read(words.subspan(1), pattern.subspan(1), line);
        }
        // Mail programs change or drop the sign between the words.
        if (expected == "·") {
            const bool sign = std::ranges::none_of(words.front(), is_letter_or_digit);
            return read(words.subspan(sign ? 1 : 0), pattern.subspan(1), line);
        }
        return equals_ignore_case(expected, words.front()) &&
               read(words.subspan(1), pattern.subspan(1), line);
    }

    static bool is_letter_or_digit(char c) {
        return is_digit(c) || (to_lower(c) >= 'a' && to_lower(c) <= 'z');
    }

    std::string pattern_;
    std::vector<std::string_view> words_;  // of it
};

/// In every language.
const std::vector<std::unique_ptr<const BoardSubject>>& board_subjects() {
    static const auto all = [] {
        std::vector<std::unique_ptr<const BoardSubject>> subjects;
        for (const std::string_view language : translation::languages())
            for (const char* id : {"letter-subject", "letter-subject-watched"})
                subjects.push_back(std::make_unique<BoardSubject>(
                    translation::Texts(language)(id, {{"game", BoardSubject::game},
                                                      {"name", BoardSubject::name},
                                                      {"first", BoardSubject::name},
                                                      {"second", BoardSubject::name},
                                                      {"board", BoardSubject::board}})));
        return subjects;
    }();
    return all;
}

/// The board of the subject of a board letter, and the text behind it. "wari Board 12" was the
/// subject until November 2026.
void find_board(std::span<const std::string_view> words, SubjectLine& line) {
    for (const auto& subject : board_subjects()) {
        if (subject->read(words, line)) return;
        line.board.reset();
    }
    // "wari board 12 ann secret c" is a typing error for "wari move 12 …".
    constexpr std::size_t typed_max = 4;
    if (words.size() < 3 || !equals_ignore_case(words[1], "board")) return;
    if (words[1] != "Board" && words.size() > typed_max) return;
    const games::Game* game = games::find_game(words[0]);
    const auto board = board_number(words[2]);
    if (!game || !board) return;
    line.board = club::BoardName{std::string(game->name), *board};
    append_words(words.subspan(3), line);
}

/// A subject of our own letters: "your letter", or a command with its secrets redacted. In a reply
/// to those the body holds the command.
bool is_from_our_answer(std::string_view subject) {
    if (std::ranges::any_of(translation::languages(), [&](std::string_view language) {
            return subject == translation::Texts(language)("letter-your-letter-subject");
        }))
        return true;
    const auto words = words_of(subject);
    return is_among("***", words) || is_among("…", words);
}

/// Begins with a game's name or a command's first word.
bool begins_with_command(std::string_view line) {
    const auto words = words_of(line);
    if (words.empty()) return false;
    return games::find_game(words[0]) ||
           std::ranges::any_of(club::command_table(), [&](const auto& row) {
               std::string_view word = row.word;
               return !row.per_game && equals_ignore_case(take_until(word, ' '), words[0]);
           });
}

std::string bounded_comment(const std::string& own) {
    if (own.size() <= comment_max) return own;
    return std::string(truncate(own, comment_max)) + " […]";
}

/// The writer's own words in the subject.
const std::string& subject_text(const SubjectLine& subject) {
    return subject.board ? subject.appended : subject.text;
}

/// The writer's own lines without blank ones, those of the subject first.
std::vector<std::string> reply_lines(const SubjectLine& subject, std::string_view own) {
    std::vector<std::string> lines;
    const std::string& above = subject_text(subject);
    if (!above.empty()) lines.push_back(above);
    const std::string sheet = join_broken_rows(strip_boards(own));
    const auto all = lines_of(sheet);
    for (std::size_t i = 0; i < all.size() && lines.size() < club::lines_max; ++i) {
        if (trim(all[i]).empty()) continue;
        lines.emplace_back(all[i]);
    }
    return lines;
}

/// The only game that the subject names; null if it names none or several.
const games::Game* game_in(std::span<const std::string_view> words) {
    const games::Game* only = nullptr;
    while (!words.empty()) {
        const auto [game, count] = game_at(words);
        if (game && only && game != only) return nullptr;
        if (game) only = game;
        words = words.subspan(count);
    }
    return only;
}

/// A challenge in the form of a new move list, or filled into a quoted one.
std::optional<club::ChallengeMoveList> read_opening(const std::string& subject,
                                                    const std::string& own,
                                                    const std::string& quoted,
                                                    std::string& comment) {
    const games::Game* game = game_in(words_of(subject));
    if (!game || club::is_command(subject)) return std::nullopt;
    const std::string words = strip_boards(own);
    SheetStart head = read_sheet_start(words);
    if (!head.found && words == own) {
        SheetStart filled = read_sheet_start(strip_boards(quoted));
        filled.rest = own;
        if (!filled.moves[0].empty() || !filled.moves[1].empty()) head = std::move(filled);
    }
    // If the subject has more than the game's name, the sheet must be complete.
    const bool whole = head.found && !head.names[0].empty();
    auto options = words_of(subject);
    std::erase_if(options, [](auto word) { return !word.starts_with("--"); });
    const bool only_game = words_of(subject).size() == 1 || subject.size() == game->name.size();
    if (!whole && !(only_game && (head.found || words != own))) return std::nullopt;
    const std::size_t first = std::min(head.rest.find_first_not_of('\n'), head.rest.size());
    comment = head.rest.substr(first, head.rest.find_last_not_of('\n') + 1 - first);
    return club::ChallengeMoveList{std::string(game->name),
                                   head.names,
                                   head.moves,
                                   head.has_more_moves,
                                   {options.begin(), options.end()}};
}

/// The token between the `+` and the `@` of an address or a Message-ID.
std::string_view token_in(std::string_view address) {
    const std::string_view local = local_part(address);
    const std::size_t plus = local.rfind('+');
    return plus == std::string_view::npos ? std::string_view() : local.substr(plus + 1);
}

/// The writer's lines in the HTML part, if it does not say the same as the plain part.
std::vector<std::string> other_lines(const std::string& html_text, const SentLetter& letter,
                                     const std::string& plain) {
    const UnquotedText html = strip_quotes(html_text, letter);
    if (is_blank(html.text) || html.forwarded) return {};
    auto lines = reply_lines({}, html.text);
    if (lines == reply_lines({}, plain)) lines.clear();
    return lines;
}

void read_body(const IncomingMail& mail, const SubjectLine& subject, const SentLetter& letter,
               club::Request& request) {
    const UnquotedText own = strip_quotes(mail.text, letter);
    if (request.language->empty())  // its header names none of ours
        request.language = translation::find_language(language::language_of(own.text));
    const bool to_our_mark = std::ranges::any_of(
        mail.addressed_to, [&](const auto& address) { return !token_in(address).empty(); });
    // A forwarded letter is no reply, whatever tokens it carries.
    const bool forwarded =
        own.forwarded || subject.forwarded || (subject.perhaps_forwarded && !to_our_mark);
    if (forwarded) request.in_reply_to_board.reset();
    request.about = subject.board;
    const bool command_above =
        !subject.board && begins_with_command(subject.text) && !games::find_game(subject.text);
    // A command names its board itself.
    request.several_boards = request.several_boards && !forwarded && !command_above;
    if (request.about || request.several_boards || (request.in_reply_to_board && !command_above)) {
        request.lines = reply_lines(subject, own.text);
        request.subject_line = !subject_text(subject).empty();
        if (!forwarded) request.move_list_rows = find_pasted_sheet(mail.text);
        const UnquotedText html = strip_quotes(mail.html_text, letter);
        if (!html.text.empty() && !html.forwarded)
            request.html_lines = reply_lines(subject, html.text);
        if (request.html_lines == request.lines) request.html_lines.clear();
        return;
    }
    request.in_reply_to_board.reset();
    if (!forwarded)
        request.challenge_move_list =
            read_opening(subject.text, own.text, quoted_text(mail.text), request.comment);
    if (request.challenge_move_list) {
        request.comment = bounded_comment(request.comment);
        return;
    }
    if (equals_ignore_case(subject.text, "multiple")) {
        request.lines = club::command_lines(own.text);
        return;
    }
    club::CommandText body = club::split_command_text(own.text);
    // "hello", and the command in the body.
    const bool no_command = !begins_with_command(subject.text) && !body.commands.empty() &&
                            club::is_meant_as_command(body.commands.front());
    if (subject.text.empty() || is_from_our_answer(subject.text) || no_command) {
        request.lines = std::move(body.commands);
        request.comment = bounded_comment(body.words);
        request.html_lines = other_lines(mail.html_text, letter, own.text);
    } else {
        request.lines.push_back(subject.text);
        request.comment = bounded_comment(own.text);
    }
}

/// “message from ann”, a command, of the subject that a message has in any language.
std::optional<std::string> command_of_message(std::string_view subject) {
    for (const std::string_view language : translation::languages()) {
        const std::string ours =
            translation::Texts(language)("letter-message-subject", {{"name", "\n"}});
        const std::string_view before = std::string_view(ours).substr(0, ours.find('\n'));
        const std::string_view behind = std::string_view(ours).substr(before.size() + 1);
        if (subject.size() > ours.size() - 1 && subject.starts_with(before) &&
            subject.ends_with(behind))
            return "message from " +
                   std::string(subject.substr(before.size(), subject.size() + 1 - ours.size()));
    }
    return std::nullopt;
}

}  // namespace

SubjectLine read_subject(std::string_view subject) {
    SubjectLine line;
    subject = trim(subject);
    while (take_tag(subject) || take_prefix(subject, line)) continue;
    const auto message = command_of_message(subject);
    if (message) subject = *message;
    auto words = words_of(subject);
    std::erase(words, "**");
    // "confirm c21-… (your mail address)" is a subject of ours.
    if (words.size() > 2 && words[0] == "confirm" && words[2].starts_with('(')) words.resize(2);
    if (is_no_subject(words)) words.clear();
    line.text = club::plain_command(joined(words));
    find_board(words, line);
    return line;
}

RepliedBoards reply_context(const IncomingMail& mail, const club::ServerKey& key) {
    RepliedBoards boards;
    auto& newest = boards.newest;
    bool addressed = false;
    for (const auto* places : {&mail.addressed_to, &mail.replied_to})
        for (const std::string& place : *places) {
            const auto token = club::parse_reply_token(key, token_in(place));
            // A foreign or damaged token proves nothing.
            if (!token || !token->authenticated) continue;
            boards.ambiguous = boards.ambiguous || (newest && newest->match != token->match);
            if (!newest || std::tie(newest->undos, newest->ply, newest->questions) <
                               std::tie(token->undos, token->ply, token->questions))
                newest = token;
            addressed = addressed || places == &mail.addressed_to;
        }
    // People reply to an old letter to write about something new, and forwards name their original,
    // too: if only the thread has a token, the subject must be the board's.
    if (!addressed && !read_subject(mail.subject).board) return {};
    if (boards.ambiguous) newest.reset();
    return boards;
}

bool is_to_reply_address(const IncomingMail& mail, const club::ServerKey& key) {
    return std::ranges::any_of(mail.addressed_to, [&](const std::string& address) {
        const auto token = club::parse_reply_token(key, token_in(address));
        return token && token->authenticated;
    });
}

std::string idempotency_key(const IncomingMail& mail, const club::ServerKey& key) {
    // A password in the mail could be guessed from the fingerprint alone, but not without the
    // server's key. No player has the id 0, so this is nobody's confirmation token.
    const std::string content = key.confirmation(club::UserId{}, "mail " + mail.fingerprint);
    if (mail.message_id.empty()) return "mail:hash:" + content;
    // With the sender: somebody who learns another's Message-ID must not be able to use its key.
    return "mail:" + mail.from.front() + " " + mail.message_id + " " + content;
}

club::Request to_request(const IncomingMail& mail, const club::ServerKey& key, club::Instant now,
                         const SentLetter& letter) {
    ASSERT(mail.from.size() == 1);
    club::Request request;
    request.key = idempotency_key(mail, key);
    request.address = mail.from.front();
    request.address_proved = mail.sender_auth == IncomingMail::SenderAuth::passed;
    // Anybody can forge a From address, so unauthenticated mails have their own rate limit.
    request.client.address =
        (request.address_proved ? "mail " : "unproved mail ") + club::lower_case(request.address);
    request.address_disproved = mail.sender_auth == IncomingMail::SenderAuth::failed;
    request.now = now;
    request.language = translation::choose_language(mail.languages);
    const bool other_address = mail.reply_to.size() == 1 && is_mailable(mail.reply_to.front());
    request.answer_to =
        club::ReturnAddress{.address = other_address ? mail.reply_to.front() : mail.from.front(),
                            .subject = mail.subject,
                            .message_id = mail.message_id,
                            .references = mail.references};
    const RepliedBoards boards = reply_context(mail, key);
    request.in_reply_to_board = boards.newest;
    request.several_boards = boards.ambiguous;
    read_body(mail, read_subject(mail.subject), letter, request);
    return request;
}

}  // namespace posthouse::mail
