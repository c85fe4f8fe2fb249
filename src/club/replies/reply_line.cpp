#include "club/replies/reply_line.h"

#include "club/commands/command_context.h"
#include "club/commands/command_table.h"
#include "club/commands/open_questions.h"
#include "club/programs/program_tables.h"
#include "club/replies/mail_move_lists.h"
#include "club/replies/reply_answers.h"
#include "language/lexicon.h"
#include "language/normal_form.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <optional>
#include <span>
#include <vector>

namespace posthouse::club {
namespace {

using Kind = ReplyLine::Kind;

constexpr std::string_view blanks = " \t\r\n";

std::string_view without(std::string_view text, std::string_view front, std::string_view back) {
    while (!text.empty() && front.find(text.front()) != std::string_view::npos)
        text.remove_prefix(1);
    while (!text.empty() && back.find(text.back()) != std::string_view::npos) text.remove_suffix(1);
    return text;
}

std::vector<std::string_view> words_of_line(std::string_view line) {
    std::vector<std::string_view> words;
    for (line = without(line, blanks, blanks); !line.empty(); line = without(line, blanks, "")) {
        words.push_back(line.substr(0, line.find_first_of(blanks)));
        line.remove_prefix(words.back().size());
    }
    return words;
}

/// Splits into words, also at a Latin letter between characters of a script without spaces:
/// 「c」で.
std::vector<std::string_view> tokens_of(std::string_view line) {
    std::vector<std::string_view> tokens;
    for (std::string_view word : words_of_line(line)) {
        const auto wide = [&](std::size_t at) {
            return static_cast<unsigned char>(word[at]) >= 0x80;
        };
        const bool east_asian =
            word.find_first_of("\xe3\xe4\xe5\xe6\xe7\xe8\xe9\xea\xeb\xec\xed") != word.npos;
        std::size_t begin = 0;
        for (std::size_t at = 1; east_asian && at < word.size(); ++at) {
            if (wide(at) == wide(at - 1)) continue;
            tokens.push_back(word.substr(begin, at - begin));
            begin = at;
        }
        tokens.push_back(word.substr(begin));
    }
    return tokens;
}

/// Whether it is part of a word: the e of 「eで」 is no word of English or French.
bool is_glued(std::string_view sentence, std::string_view token) {
    const std::size_t end = static_cast<std::size_t>(token.data() - sentence.data()) + token.size();
    return end < sentence.size() && static_cast<unsigned char>(sentence[end]) >= 0xE3;
}

/// The emoji at the front of the line, except for those that say no or ask.
std::string_view emoji_in_front(std::string_view line) {
    constexpr std::array<std::string_view, 12> doubts = {"👎", "❌", "🚫",    "⛔",    "🛑", "✋",
                                                         "❓", "❔", "🤔", "🤷", "🙅",    "↩"};
    std::size_t size = 0;
    while (size < line.size()) {
        const std::string_view rest = line.substr(size);
        if (std::ranges::any_of(doubts, [&](auto sign) { return rest.starts_with(sign); }))
            return {};
        const auto first = static_cast<unsigned char>(rest[0]);
        const bool emoji = first == 0xF0 || (first == 0xE2 && rest.size() > 2 &&
                                             static_cast<unsigned char>(rest[1]) >= 0x86);
        if (!emoji && rest[0] != ' ') break;
        size += emoji ? std::min<std::size_t>(first == 0xF0 ? 4 : 3, rest.size()) : 1;
    }
    return line.substr(0, size);
}

bool is_quoted(std::string_view word) {
    return word.size() > 2 && std::string_view("\"'`").find(word[0]) != word.npos;
}

bool begins_with(std::string_view line, std::string_view word) {
    return equals_ignore_case(line.substr(0, word.size()), word);
}

ReplyLine made(Kind kind, std::string command, bool needs_ply) {
    ReplyLine line;
    line.kind = kind;
    line.command = std::move(command);
    line.needs_position = needs_ply;
    return line;
}

/// The legal move, also with spaces around its signs: "33 - 44".
const games::MoveText* move_of(const games::GameState& seen, std::string_view words) {
    if (const games::MoveText* move = legal_move(seen, words)) return move;
    constexpr std::size_t size_max = 40;
    if (words.size() > size_max || words.find_first_of("-+") == std::string_view::npos)
        return nullptr;
    std::string joined(words);
    std::erase(joined, ' ');
    return legal_move(seen, joined);
}

/// "1) c": strips the number. Move list rows have a full stop instead.
std::string_view without_number(std::string_view line) {
    const std::size_t end = line.find(')');
    return end != std::string_view::npos && read_number(line.substr(0, end))
               ? without(line.substr(end + 1), blanks, "")
               : line;
}

ReplyLine move_line(const ReplyLineParser& reply, const games::MoveText& move) {
    ReplyLine read =
        made(Kind::move, reply.board_command("move", reply.numbered_move(move.text)), true);
    read.move = move.text;
    return read;
}

/// `c`, `(c)`, `move c`, `c#5`: only a move.
std::optional<ReplyLine> as_lone_move(const ReplyLineParser& reply, std::string_view line) {
    line = without(line, " \t=>", "");
    // "- c" is an item of a list; "-3" is no move of a game with numbers.
    if (line.size() < 2 || line[0] != '-' || !is_digit(line[1])) line = without(line, " \t-=>", "");
    line = strip_punctuation(without_number(strip_punctuation(line)));
    if (begins_with(line, "move") && line.find_first_of(" :\t", 4) == 4)
        line = strip_punctuation(without(line.substr(5), " :\t", ""));
    const std::size_t hash = line.find('#');
    const games::MoveText* move =
        move_of(reply.shown_state, strip_punctuation(line.substr(0, hash)));
    if (!move) return std::nullopt;
    ReplyLine read = move_line(reply, *move);
    read.move_only = true;
    if (hash != std::string_view::npos &&
        read_number(line.substr(hash + 1)) != reply.context.ply + 1)
        read.kind = Kind::unclear;
    return read;
}

/// "A."
bool is_initial(std::string_view typed) {
    return typed.size() == 2 && typed[0] >= 'A' && typed[0] <= 'Z' && typed[1] == '.';
}

/// A letter that is a word in many languages, without a sign that it is a move.
bool is_article(std::string_view typed) {
    return typed.size() == 1 && std::string_view("aeiouyAEIOUY").find(typed[0]) != typed.npos;
}

/// Whether the word, in normal form, says something of what stands before it, as no word does of an
/// article: “A is also nice”.
bool is_predicate(std::string_view word) {
    constexpr std::array<std::string_view, 20> verbs = {
        "is ",    "was ",    "would ",  "might ",   "could ",  "seems ",  "looks ",
        "ist ",   "war ",    "ware ",   "est ",     "serait ", "parait ", "es ",
        "seria ", "parece ", "sembra ", "sarebbe ", "ar ",     "er "};
    return std::ranges::find(verbs, word) != verbs.end();
}

/// The word without the ending of a case behind a sign: "c-t", "c:n", "c'yi".
std::string_view without_case_ending(std::string_view word) {
    static constexpr std::array<std::string_view, 34> endings = {
        "-t",   "-et",  "-ot",  "-re", "-ra",  "-ba",  "-be",  "-ből", "-ból",
        "-ről", "-val", "-vel", ":n",  ":ta",  ":tä",  ":llä", ":lla", ":stä",
        ":sta", "-st",  "-ga",  "'yi", "'yı",  "'ye",  "'den", "'dan", "'i",
        "'e",   "’yi",  "’yı",  "’ye", "’den", "’dan", "-kkel"};
    for (std::string_view ending : endings)
        if (word.size() == 1 + ending.size() && word.ends_with(ending)) return word.substr(0, 1);
    return word;
}

/// "My move: c", "I'll play c, please": one legal move among neutral words. `plays`: one of them
/// must announce a move.
std::optional<ReplyLine> as_phrase(const ReplyLineParser& reply, std::string_view sentence,
                                   bool plays) {
    if (sentence.find('?') != std::string_view::npos) return std::nullopt;
    const language::Lexicon& lexicon = language::Lexicon::all();
    const games::MoveText* move = nullptr;
    std::string others, behind_article;
    bool article = false, article_dropped = false;
    for (std::string_view typed : tokens_of(sentence)) {
        const std::string_view word = strip_punctuation(without(typed, ",:;", ""));
        const games::MoveText* here = legal_move(reply.shown_state, without_case_ending(word));
        // "A minha jogada: b"; but in "a then f" both letters are moves.
        if (here && article && move != here &&
            lexicon.contains(behind_article, language::WordKind::states_move))
            move = nullptr;
        // "Jogo a d", "escolho a casa d", "A d-t lépem"
        if (here && article && move && move != here && move->text == "a" &&
            (behind_article.empty() ||
             lexicon.consists_of(behind_article, {language::WordKind::house}))) {
            move = nullptr;
            article_dropped = true;
        }
        if (here && move && move != here) return std::nullopt;
        if (here) {
            move = here;
            article = is_article(typed) && !is_glued(sentence, typed);
            behind_article.clear();
        } else {
            others += language::normal_form(word);
            behind_article += language::normal_form(word);
        }
    }
    if (!move ||
        !lexicon.consists_of(others, {language::WordKind::neutral, language::WordKind::polite,
                                      language::WordKind::states_move, language::WordKind::house,
                                      language::WordKind::greeting}))
        return std::nullopt;
    if ((plays || article_dropped) && !lexicon.contains(others, language::WordKind::states_move))
        return std::nullopt;
    // "a good move", but "a please" and "sowing from a this time".
    const std::string_view before(others.data(), others.size() - behind_article.size());
    const bool introduced = lexicon.contains(before, language::WordKind::states_move) &&
                            lexicon.consists_of(behind_article, {language::WordKind::neutral,
                                                                 language::WordKind::house});
    if (article && !behind_article.empty() && !introduced &&
        !lexicon.consists_of(behind_article, {language::WordKind::polite}))
        return std::nullopt;
    return move_line(reply, *move);
}

/// "c, thanks for waiting", "c - good luck": a move, a sign, and words to the opponent.
std::optional<ReplyLine> as_move_and_words(const ReplyLineParser& reply, std::string_view line) {
    line = without(without_number(without(line, " \t\"'`*(", blanks)), blanks, "");
    std::size_t end = line.find_first_of(" \t,;:!.()");
    if (end == std::string_view::npos) return std::nullopt;
    const games::MoveText* move =
        legal_move(reply.shown_state, strip_punctuation(line.substr(0, end)));
    if (!move) return std::nullopt;
    std::string_view rest = without(line.substr(end), blanks, "");
    const bool sign = !rest.empty() && std::string_view(",;:!.)(-").find(rest[0]) != rest.npos;
    // "c:-)" and emoji count as a sign.
    const bool symbol = !rest.empty() && static_cast<unsigned char>(rest[0]) >= 0xE2 &&
                        language::normal_form(words_of_line(rest)[0]).empty();
    // "c thanks, and good luck"
    const bool polite = language::Lexicon::all().begins_with(language::normal_form(rest),
                                                             language::WordKind::polite);
    if (!sign && !symbol && !polite) return std::nullopt;
    const bool full_stop = rest[0] == '.';
    // "A: Finished." is a label.
    if (rest[0] == ':' && is_article(line.substr(0, end))) return std::nullopt;
    rest = without(rest, " \t,;:!.()-", blanks);
    // "A. Example" is a name.
    if (full_stop && words_of_line(rest).size() < 2) return std::nullopt;
    ReplyLine read = move_line(reply, *move);
    read.rest = rest;
    return read;
}

/// "Thanks for the photos! I play c.": exactly one of the parts of the line is the move, whole.
std::optional<ReplyLine> as_one_of(const ReplyLineParser& reply,
                                   std::span<const std::string_view> parts,
                                   std::string_view separator) {
    std::optional<ReplyLine> found;
    std::string rest;
    for (std::string_view part : parts) {
        auto here = as_phrase(reply, part, true);
        if (here && found) return std::nullopt;
        if (here)
            found = std::move(here);
        else
            (rest += rest.empty() ? "" : separator) += part;
    }
    if (found) found->rest = std::move(rest);
    return found;
}

/// The parts of a line between commas, semicolons, dashes and brackets, but not colons: "My move:
/// c".
std::vector<std::string_view> split_at_commas(std::string_view line) {
    std::vector<std::string_view> parts;
    while (!line.empty()) {
        const std::size_t sign = std::min(line.find_first_of(",;()"), line.size());
        const std::size_t end = std::min(sign, line.find(" - "));
        if (const auto part = without(line.substr(0, end), blanks, blanks); !part.empty())
            parts.push_back(part);
        line.remove_prefix(std::min(end + (end == sign ? 1 : 3), line.size()));
    }
    return parts;
}

/// "c and good luck": no vowel, and no other letter that might be a move.
std::optional<ReplyLine> as_move_and_clause(const ReplyLineParser& reply, std::string_view line) {
    const auto words = words_of_line(line);
    const auto clauses = language::Lexicon::all().vocabulary().split_clauses(line);
    if (clauses.size() < 2 || clauses[0] != words[0] || is_article(words[0])) return std::nullopt;
    const games::MoveText* move = legal_move(reply.shown_state, words[0]);
    if (!move || line.find('?') != line.npos) return std::nullopt;
    for (std::string_view word : std::span(words).subspan(1))
        if (legal_move(reply.shown_state, strip_punctuation(word))) return std::nullopt;
    ReplyLine read = move_line(reply, *move);
    read.rest = without(line.substr(words[0].size()), blanks, "");
    return read;
}

/// A sentence or clause of the line is the move: "I play c, regards".
std::optional<ReplyLine> as_sentence(const ReplyLineParser& reply, std::string_view line) {
    if (auto sentence = as_one_of(reply, split_sentences(line), " ")) return sentence;
    if (line.find('?') != line.npos) return std::nullopt;
    if (auto part = as_one_of(reply, split_at_commas(line), ", ")) return part;
    // "Hello Bob! I move c, let us see"
    std::vector<std::string_view> parts;
    for (std::string_view sentence : split_sentences(line))
        std::ranges::copy(split_at_commas(sentence), std::back_inserter(parts));
    if (auto part = as_one_of(reply, parts, ", ")) return part;
    const auto clauses = language::Lexicon::all().vocabulary().split_clauses(line);
    return as_one_of(reply, clauses, ", ");
}

/// An action at this board.
std::optional<ReplyLine> as_act(const ReplyLineParser& reply, std::string_view line) {
    // “accept?” and “yes?” ask and consent to nothing.
    if (language::is_question(line)) return std::nullopt;
    const std::string_view words = strip_punctuation(line);
    const auto is = [&](std::string_view word) { return equals_ignore_case(words, word); };
    const auto act = [](std::string words_made, bool needs_ply) {
        return made(Kind::action, std::move(words_made), needs_ply);
    };
    for (std::string_view word : {"accept", "reject", "decline", "confirm"})
        if (is(word)) return act(answer_command(reply, word), true);
    if (is("yield")) return act(reply.board_command("yield"), true);
    for (std::string_view word : {"undo", "pass", "swap"})
        if (is(word)) return act(reply.board_command("move", word), true);
    for (std::string_view word : {"propose", "draw", "propose draw", "propose a draw"})
        if (is(word)) return act(reply.board_command("move", "propose"), true);
    if (is("resign") || is("move resign")) return act(reply.board_command("resign"), false);
    if (auto answer = read_answer(reply, line, false)) return answer;
    if (begins_with(words, "submit "))
        if (const games::MoveText* move =
                legal_move(reply.shown_state, strip_punctuation(words.substr(7))))
            return act(reply.board_command("submit", reply.numbered_move(move->text)), true);
    return std::nullopt;
}

/// A word that may accompany a move: show, chat, queue …
std::optional<ReplyLine> as_aside(const ReplyLineParser& reply, std::string_view line) {
    const std::string_view words = strip_punctuation(line);
    const auto aside = [](std::string words_made, bool needs_ply = false) {
        return made(Kind::side_command, std::move(words_made), needs_ply);
    };
    for (std::string_view word : {"show", "subscribe", "unsubscribe"})
        if (equals_ignore_case(words, word)) return aside(reply.board_command(word));
    if (begins_with(words, "show #") && read_number(words.substr(6)))
        return aside(reply.board_command("show") + std::string(words.substr(5)));
    if (equals_ignore_case(words, "chat") || begins_with(words, "chat ") ||
        begins_with(words, "chat:")) {
        ReplyLine chat = aside(reply.board_command("chat"));
        const std::string_view rest = without(line, blanks, blanks).substr(4);
        chat.chat_text = equals_ignore_case(words, "chat") ? "" : without(rest, ": \t", "");
        chat.starts_chat = true;
        return chat;
    }
    const auto rest = words_of_line(words);
    if (equals_ignore_case(words, "queue")) return aside(reply.board_command("queue"));
    if (rest.size() < 2) return std::nullopt;
    if (equals_ignore_case(rest[0], "preview") &&
        legal_move(reply.shown_state, rest[1], reply.context.side))
        return aside(reply.board_command("preview", words.substr(8)), true);
    const bool plan = equals_ignore_case(rest[1], "if") || equals_ignore_case(rest[1], "none") ||
                      legal_move(reply.shown_state, without(rest[1], "", ","));
    if (equals_ignore_case(rest[0], "queue") && plan)
        return aside(reply.board_command("queue", words.substr(6)), true);
    return std::nullopt;
}

/// A complete command, as in any mail. A move at this board gets its number in the letter.
std::optional<ReplyLine> as_command(const ReplyLineParser& reply, std::string_view typed_line) {
    const std::string line = plain_command(typed_line);
    if (!is_command(line)) return std::nullopt;
    ReplyLine read = made(Kind::command, std::string(without(line, blanks, blanks)), false);
    read.is_general = games::find_game(words_of_line(line)[0]) == nullptr;
    for (std::string_view speaker : {"", "somebody"}) {
        const auto command = read_command(line, speaker);
        if (!command) continue;
        if (command->spec->has_option("number") && !command->line.option("number") &&
            is_about(*command, reply.loaded.match)) {
            (read.command += ' ') += number_option(reply, command->spec->word);
            return read;
        }
        if (command->spec->id != CommandId::move) continue;
        const std::string_view typed = command->argument("MOVE");
        if (!is_about(*command, reply.loaded.match)) return read;
        if (const games::MoveText* move = legal_move(reply.shown_state, typed)) {
            read.move = move->text;
            if (command->line.options.empty() && read.command.ends_with(typed))
                read.command += fmt::format("#{}", reply.context.ply + 1);
        }
        return read;
    }
    return read;
}

/// Words that open a mail. Words that can also close one ("Ciao,") count only before a player's
/// name, since a name, perhaps a single letter, may follow them.
bool is_greeting(const ReplyLineParser& reply, std::string_view line) {
    const auto words = words_of_line(line);
    if (words.empty() || words.size() > 5) return false;
    const std::string_view last = strip_punctuation(words.back());
    const bool named = std::ranges::any_of(reply.loaded.players, [&](const User& player) {
        return equals_ignore_case(last, player.name);
    });
    if (named && words.size() == 1) return line.ends_with(',');
    const std::string normal = language::normal_form(line);
    const language::Lexicon& lexicon = language::Lexicon::all();
    return lexicon.begins_with(normal, language::WordKind::greeting) &&
           (named || !lexicon.begins_with(normal, language::WordKind::closing));
}

std::optional<ReplyLine> as_move(const ReplyLineParser& reply, std::string_view line) {
    if (auto lone = as_lone_move(reply, line)) return lone;
    if (const auto emoji = emoji_in_front(line); !without(emoji, blanks, "").empty()) {
        auto read = as_move(reply, line.substr(emoji.size()));
        if (read && read->rest.empty()) read->rest = without(emoji, blanks, blanks);
        return read;
    }
    if (auto phrase = as_phrase(reply, line, false)) return phrase;
    if (auto first = as_move_and_words(reply, line)) return first;
    if (auto first = as_move_and_clause(reply, line)) return first;
    // "Hi Bob, c", "Hello Bob! c"
    if (const std::size_t comma = line.find_first_of(",!");
        comma != line.npos && is_greeting(reply, line.substr(0, comma)))
        if (auto move = as_move(reply, without(line.substr(comma + 1), blanks, blanks)))
            return move;
    return as_sentence(reply, line);
}

}  // namespace

ReplyLineParser::ReplyLineParser(const ReplyContext& to, const LoadedMatch& now)
    : context(to), loaded(now), shown_state(now.view) {
    const auto ply = static_cast<std::size_t>(context.ply);
    if (context.undos != loaded.match.undos || ply >= loaded.plies()) return;
    games::GameRecord record = record_of(loaded.match, loaded.moves());
    record.moves.resize(ply);
    if (auto view = loaded.game->state(record)) shown_state = *std::move(view);
}

bool ReplyLineParser::moved_on() const {
    return context.undos != loaded.match.undos || context.ply != static_cast<int>(loaded.plies());
}

std::string_view ReplyLineParser::asked_move() const {
    return loaded.view.to_move == context.side ? move_awaiting_confirmation(loaded.match)
                                               : std::string_view();
}

std::string ReplyLineParser::board_command(std::string_view word, std::string_view more) const {
    return fmt::format("{} {} {}{}{}", loaded.match.game, word, loaded.match.board,
                       more.empty() ? "" : " ", more);
}

std::string ReplyLineParser::numbered_move(std::string_view move) const {
    return fmt::format("{}#{}", move, context.ply + 1);
}

std::optional<ReplyLine> ReplyLineParser::read_yes_or_no(std::string_view line) const {
    if (language::is_question(line)) return std::nullopt;
    return read_answer(*this, language::plain_characters(line), true);
}

ReplyLine ReplyLineParser::read(std::string_view typed) const {
    const std::string line = language::plain_characters(typed);
    if (is_move_list_row(line) && !legal_move(shown_state, strip_punctuation(line)))
        return made(Kind::move_list_row, "", false);
    if (const auto act = as_act(*this, line)) return *act;
    if (const auto aside = as_aside(*this, line)) return *aside;
    if (const auto command = as_command(*this, line)) return *command;
    if (const auto move = as_move(*this, line)) return *move;
    ReplyLine read;
    // "c?" is a question or a doubt.
    if (legal_move(shown_state, strip_punctuation(without(strip_punctuation(line), "", "?"))))
        read.kind = Kind::unclear;
    if (read.kind == Kind::words && is_greeting(*this, line)) read.kind = Kind::greeting;
    return read;
}

/// Single letters may be words, initials or marks, and numbers anything, so one counts as a move
/// only if the words around it say so.
const games::MoveText* ReplyLineParser::alternative(std::string_view sentence,
                                                    std::string_view but) const {
    const language::Lexicon& lexicon = language::Lexicon::all();
    const std::string plain = language::plain_characters(sentence);
    const auto words = words_of_line(plain);
    std::string others;
    for (std::string_view word : words)
        if (!legal_move(shown_state, strip_punctuation(without(strip_punctuation(word), "", "?"))))
            others += language::normal_form(word);
    const auto holds = [&](language::WordKind kind) { return lexicon.contains(others, kind); };
    const bool all_about_moves =
        others.empty() ||
        (lexicon.consists_of(others, {language::WordKind::neutral, language::WordKind::polite,
                                      language::WordKind::states_move, language::WordKind::house,
                                      language::WordKind::alternative,
                                      language::WordKind::hesitation, language::WordKind::yes}) &&
         (holds(language::WordKind::states_move) || holds(language::WordKind::alternative) ||
          holds(language::WordKind::hesitation)));
    const bool other_named = holds(language::WordKind::alternative);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view word =
            strip_punctuation(without(strip_punctuation(words[i]), "", "?"));
        const games::MoveText* move = legal_move(shown_state, word);
        if (!move || equals_ignore_case(move->text, but)) continue;
        const bool number = std::ranges::all_of(word, is_digit);
        if (word.size() > 1 && !number) return move;
        if (others.empty() && is_initial(words[i])) continue;
        if (all_about_moves || is_quoted(words[i])) return move;
        const bool article = number || std::string_view("aeiouyAEIOUY").find(word) != word.npos;
        const std::string before = i > 0 ? language::normal_form(words[i - 1]) : std::string();
        const bool introduced = lexicon.consists_of(
            before, {language::WordKind::alternative, language::WordKind::states_move});
        const bool judged =
            i == 0 && words.size() > 1 && is_predicate(language::normal_form(words[1]));
        if (article ? judged || (introduced && i + 1 == words.size()) : introduced || other_named)
            return move;
    }
    return nullptr;
}

const games::MoveText* ReplyLineParser::lone_move(std::string_view sentence,
                                                  std::string_view but) const {
    const games::MoveText* move =
        legal_move(shown_state, strip_punctuation(language::plain_characters(sentence)));
    return move && !equals_ignore_case(move->text, but) ? move : nullptr;
}

std::string_view strip_punctuation(std::string_view line) {
    constexpr std::array<std::string_view, 10> signs = {"“", "”", "„",      "‘",      "’",
                                                        "«", "»", "\u00a0", "\u200b", "\ufeff"};
    for (std::size_t before = line.size() + 1; line.size() < before;) {
        before = line.size();
        line = without(line, " \t\r\n\"'`*([{", " \t\r\n\"'`*.!,;:)]}");
        for (std::string_view sign : signs) {
            if (line.starts_with(sign)) line.remove_prefix(sign.size());
            if (line.ends_with(sign)) line.remove_suffix(sign.size());
        }
    }
    return line;
}

std::vector<std::string_view> split_sentences(std::string_view text) {
    constexpr std::array<std::string_view, 6> wide = {"…", "。", "！", "？", "؟", "；"};
    std::vector<std::string_view> sentences;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t size = std::string_view(".!?;").find(text[at]) != text.npos ? 1 : 0;
        // A full stop within a word or number does not end the sentence.
        if (size == 1 && at + 1 < text.size() && text[at] == '.' &&
            std::string_view(" \t\n.!?").find(text[at + 1]) == text.npos)
            size = 0;
        // "A. Example" is a name.
        constexpr std::size_t name_max = 30;
        if (size == 1 && begin == 0 && at == 1 && text[at] == '.' && text.size() < name_max)
            size = 0;
        const bool dash = text.substr(at).starts_with(" - ");
        for (std::string_view sign : wide)
            if (text.substr(at).starts_with(sign)) size = sign.size();
        if (dash) size = 3;
        at += std::max<std::size_t>(size, 1);
        const bool more_signs = size > 0 && !dash && at < text.size() &&
                                std::string_view(".!?").find(text[at]) != text.npos;
        if (size == 0 || more_signs) continue;
        sentences.push_back(without(text.substr(begin, at - begin), blanks, blanks));
        begin = at;
    }
    const auto last = without(text.substr(begin), blanks, blanks);
    if (!last.empty()) sentences.push_back(last);
    return sentences;
}

}  // namespace posthouse::club
