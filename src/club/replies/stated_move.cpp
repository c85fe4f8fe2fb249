#include "club/replies/stated_move.h"

#include "club/replies/line_words.h"
#include "language/lexicon.h"
#include "language/normal_form.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <string>
#include <vector>

namespace posthouse::club {
namespace {

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
    ReplyLine read;
    read.kind = ReplyLine::Kind::move;
    read.command = reply.board_command("move", reply.numbered_move(move.text));
    read.needs_position = true;
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
        read.kind = ReplyLine::Kind::unclear;
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

}  // namespace

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

std::optional<ReplyLine> read_stated_move(const ReplyLineParser& reply, std::string_view line) {
    if (auto lone = as_lone_move(reply, line)) return lone;
    if (const auto emoji = emoji_in_front(line); !without(emoji, blanks, "").empty()) {
        auto read = read_stated_move(reply, line.substr(emoji.size()));
        if (read && read->rest.empty()) read->rest = without(emoji, blanks, blanks);
        return read;
    }
    if (auto phrase = as_phrase(reply, line, false)) return phrase;
    if (auto first = as_move_and_words(reply, line)) return first;
    if (auto first = as_move_and_clause(reply, line)) return first;
    // "Hi Bob, c", "Hello Bob! c"
    if (const std::size_t comma = line.find_first_of(",!");
        comma != line.npos && is_greeting(reply, line.substr(0, comma)))
        if (auto move = read_stated_move(reply, without(line.substr(comma + 1), blanks, blanks)))
            return move;
    return as_sentence(reply, line);
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

}  // namespace posthouse::club
