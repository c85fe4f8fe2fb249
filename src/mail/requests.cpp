#include "mail/requests.h"

#include "base/assert.h"
#include "base/text.h"
#include "club/doorkeeper.h"
#include "mail/addresses.h"
#include "mail/body_text.h"

#include <array>

namespace posthouse {
namespace {

constexpr std::size_t comment_max = 8000;

/// The blank-separated words.
std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> words;
    for (;;) {
        line = without_blanks(line);
        if (line.empty()) return words;
        const std::size_t end = std::min(line.find_first_of(" \t"), line.size());
        words.push_back(line.substr(0, end));
        line.remove_prefix(end);
    }
}

/// Takes "Re:", "AW:", "Re[2]:", "RE :" and their like off the front.
bool take_prefix(std::string_view& subject) {
    static constexpr std::array<std::string_view, 16> prefixes = {
        "re",      "aw",  "fwd", "fw",  "wg", "sv",  "vs",  "antw",
        "antwort", "rif", "res", "enc", "tr", "odp", "ynt", "vb"};
    const std::size_t colon = subject.find(':');
    if (colon == std::string_view::npos) return false;
    std::string_view word = without_blanks(subject.substr(0, colon));
    word = word.substr(0, word.find_first_of("[("));
    for (std::string_view prefix : prefixes)
        if (same_word(word, prefix)) {
            subject = without_blanks(subject.substr(colon + 1));
            return true;
        }
    return false;
}

/// What the house itself writes above a letter: "wari Board 12", "your letter", or a command with
/// its secrets struck out. Whoever replies to that says what he wants in the body.
bool is_from_our_letter(std::string_view subject) {
    if (subject == "your letter") return true;
    const auto words = words_of(subject);
    for (std::string_view word : words)
        if (word == "***" || word == "…") return true;
    return words.size() == 3 && words[1] == "Board" &&
           words[2].find_first_not_of("0123456789") == std::string_view::npos;
}

/// `#` begins a comment at the front of a line and after a blank; in `12#3` it belongs to the word.
std::string_view without_comment(std::string_view line) {
    for (std::size_t at = line.find('#'); at != std::string_view::npos; at = line.find('#', at + 1))
        if (at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t') return line.substr(0, at);
    return line;
}

std::string comment_in(std::string_view body) {
    std::string comment = trimmed(body);
    if (comment.size() <= comment_max) return comment;
    std::size_t cut = comment_max;
    while (cut > 0 && (static_cast<unsigned char>(comment[cut]) & 0xC0) == 0x80)
        --cut;  // not within a character
    comment.resize(cut);
    return comment + " […]";
}

}  // namespace

std::string command_in_subject(std::string_view subject) {
    subject = without_blanks(subject);
    while (take_prefix(subject)) continue;
    std::string command;
    for (std::string_view word : words_of(subject))
        if (word != "**") (command += command.empty() ? "" : " ") += word;
    return command;
}

std::vector<std::string> command_lines(std::string_view body) {
    std::vector<std::string> commands;
    const std::string own = trimmed(body);
    for (std::string_view line : lines_of(own)) {
        const std::string_view command = without_blanks(without_comment(line));
        if (command.empty()) continue;
        std::string_view word = command;
        if (word.ends_with('!') || word.ends_with('.') || word.ends_with(','))
            word.remove_suffix(1);
        if (command == "--" || same_word(word, "thanks") || same_word(word, "quit")) break;
        commands.emplace_back(command);
        // One more than are carried out, so that the door sees that there were too many.
        if (commands.size() > lines_max) break;
    }
    return commands;
}

std::string key_of(const IncomingMail& mail, const HouseKey& key) {
    // With the sender: whoever learns another's Message-ID can neither use it up nor be told of it.
    if (!mail.message_id.empty()) return "mail:" + mail.from.front() + " " + mail.message_id;
    // The fingerprint alone could be used to guess a password within the mail; without the house's
    // key it cannot. No player has the id 0, so this is nobody's confirmation.
    return "mail:hash:" + key.confirmation(UserId{}, "mail " + mail.fingerprint);
}

Request request_of(const IncomingMail& mail, const HouseKey& key, Instant now) {
    ASSERT(mail.from.size() == 1);
    Request request;
    request.key = key_of(mail, key);
    request.address = mail.from.front();
    request.now = now;
    const bool other_address = mail.reply_to.size() == 1 && mailable(mail.reply_to.front());
    request.answer_to =
        ReturnAddress{.address = other_address ? mail.reply_to.front() : mail.from.front(),
                      .subject = mail.subject,
                      .message_id = mail.message_id,
                      .references = mail.references};
    std::string command = command_in_subject(mail.subject);
    if (command.empty() || same_word(command, "multiple") || is_from_our_letter(command)) {
        request.lines = command_lines(mail.text);
    } else {
        request.lines.push_back(std::move(command));
        request.comment = comment_in(mail.text);
    }
    return request;
}

}  // namespace posthouse
