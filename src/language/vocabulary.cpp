#include "language/vocabulary.h"

#include "base/assert.h"
#include "base/inplace.h"
#include "language/normal_form.h"

#include <algorithm>
#include <array>
#include <bit>

namespace posthouse::language {
namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::size_t told_max = 1500, words_min = 4;  // of a text, to know its language
// By letter. Chosen so that of the sentences in training/, each judged without its own words, one
// in a hundred is taken for foreign.
constexpr double likelihood_min = -2.1;

std::uint64_t languages_of(const std::unordered_map<std::string, std::uint64_t>& all,
                           std::string_view word) {
    const auto found = all.find(std::string(word));
    return found == all.end() ? 0 : found->second;
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

/// Whether most words begin with a capital or a digit, as in names and addresses.
bool has_mostly_names(std::string_view sentence) {
    std::size_t words = 0, names = 0;
    while (!sentence.empty()) {
        const auto word = take_until(sentence, ' ');
        if (word.empty()) continue;
        ++words;
        if (is_digit(word[0]) || (word[0] >= 'A' && word[0] <= 'Z')) ++names;
    }
    return 2 * names > words;
}

bool is_blank_or_end(std::string_view text, std::size_t at) {
    return at >= text.size() || blanks.find(text[at]) != std::string_view::npos;
}

/// How many bytes of punctuation at `at` end a clause; 0 if none.
std::size_t clause_end(std::string_view text, std::size_t at) {
    static constexpr std::array<std::string_view, 16> wide = {
        "、", "，", "：", "；", "（", "）", "،", "؛", "–", "—", "―", "…", "・", "「", "」", "·"};
    const char c = text[at];
    if (std::string_view("()[]{};\n").find(c) != std::string_view::npos) return 1;
    // Not "3,5" and "10:30".
    if (c == ',' || c == ':')
        return at + 1 < text.size() && is_digit(text[at + 1]) && at > 0 && is_digit(text[at - 1])
                   ? 0
                   : 1;
    if (c == '-') {
        std::size_t end = at;
        while (end < text.size() && text[end] == '-') ++end;
        const bool alone = (at == 0 || is_blank_or_end(text, at - 1)) && is_blank_or_end(text, end);
        return alone || end - at > 1 ? end - at : 0;
    }
    if (text.substr(at).starts_with("..")) {
        std::size_t end = at;
        while (end < text.size() && text[end] == '.') ++end;
        return end - at;
    }
    if (static_cast<unsigned char>(c) < 0x80) return 0;
    for (std::string_view sign : wide)
        if (text.substr(at).starts_with(sign)) return sign.size();
    return 0;
}

/// Whether each character is a word of its own (normal_form.h), as in Chinese.
bool has_no_spaces(std::string_view text) {
    return static_cast<unsigned char>(text.front()) >= 0xE0;
}

}  // namespace

void Vocabulary::begin_language() {
    ASSERT(languages_ < languages_max);
    ++languages_;
    letters_.emplace_back();
}

void Vocabulary::add_words(std::string_view words) {
    const std::uint64_t language = std::uint64_t{1} << (languages_ - 1);
    for (std::string_view word : split_words(words)) {
        words_[std::string(word)] |= language;
        letters_.back().add(word);
    }
}

void Vocabulary::add_join(std::string_view words) {
    std::string join(words);
    std::erase(join, ' ');
    joins_[join] |= std::uint64_t{1} << (languages_ - 1);
    add_words(words);
}

std::uint64_t Vocabulary::likely_languages(std::string_view words) const {
    std::array<std::size_t, languages_max> known{};
    for (std::string_view word : split_words(words))
        for (std::uint64_t bits = languages_of(words_, word); bits != 0; bits &= bits - 1)
            ++known[static_cast<std::size_t>(std::countr_zero(bits))];
    const std::size_t most = *std::ranges::max_element(known);
    std::uint64_t languages = 0;
    for (std::size_t i = 0; i < languages_ && most > 0; ++i)
        if (known[i] == most) languages |= std::uint64_t{1} << i;
    return languages;
}

double Vocabulary::likelihood_in(std::size_t language,
                                 std::span<const std::string_view> words) const {
    // A sentence of known words may have rarer letters.
    constexpr double known_bonus = 2;
    double likelihood = 0, letters = 0;
    for (std::string_view word : words) {
        const LetterModel::Score score = letters_[language].score(word);
        const bool known = (languages_of(words_, word) >> language & 1U) != 0;
        likelihood += score.log_likelihood + (known ? known_bonus * score.letters : 0);
        letters += score.letters;
    }
    return letters > 0 ? likelihood / letters : 0;
}

bool Vocabulary::is_foreign(std::string_view sentence) const {
    sentence = truncate(sentence, told_max);
    const std::string normal = normal_form(sentence);
    const auto words = split_words(normal);
    if (words.size() < words_min || has_mostly_names(sentence) || is_in_own_script(normal))
        return false;
    for (std::size_t i = 0; i < languages_; ++i)
        if (likelihood_in(i, words) >= likelihood_min) return false;
    return true;
}

std::optional<std::size_t> Vocabulary::language_of(std::string_view text) const {
    constexpr double lead_min = 0.15;  // over the second
    text = truncate(text, told_max);
    const std::string normal = normal_form(text);
    const auto words = split_words(normal);
    // Moves are letters, and the players' names stand above them.
    const auto is_word = [](std::string_view word) { return word.size() > 1; };
    if (std::ranges::count_if(words, is_word) < static_cast<std::ptrdiff_t>(words_min) ||
        has_mostly_names(text))
        return std::nullopt;
    std::optional<std::size_t> likeliest;
    double best = likelihood_min, second = likelihood_min;
    for (std::size_t i = 0; i < languages_; ++i) {
        const double likelihood = likelihood_in(i, words);
        if (likelihood > best) {
            second = best;
            best = likelihood;
            likeliest = i;
        } else {
            second = std::max(second, likelihood);
        }
    }
    return best - second < lead_min ? std::nullopt : likeliest;
}

std::vector<std::string_view> Vocabulary::split_clauses(std::string_view sentence) const {
    constexpr std::size_t sentence_max = 3000;  // nobody withdraws a move at such length
    sentence = truncate(sentence, sentence_max);
    const std::uint64_t languages = likely_languages(normal_form(sentence));
    std::vector<std::string_view> clauses;
    std::size_t begin = 0;
    const auto end_clause = [&](std::size_t end, std::size_t next) {
        const std::string_view clause = trimmed(sentence.substr(begin, end - begin));
        if (!clause.empty()) clauses.push_back(clause);
        begin = next;
    };
    for (std::size_t at = 0; at < sentence.size();) {
        if (const std::size_t size = clause_end(sentence, at)) {
            end_clause(at, at + size);
            at += size;
            continue;
        }
        const bool begins_word = at == 0 || is_blank_or_end(sentence, at - 1);
        std::size_t size = 0;
        if (begins_word && !is_blank_or_end(sentence, at)) {
            const std::string_view rest = sentence.substr(at);
            size = std::min(rest.find_first_of(" \t\r\n,:;()"), rest.size());
            std::string word = normal_form(rest.substr(0, size));
            if (word.ends_with(' ')) word.pop_back();
            if ((languages_of(joins_, word) & languages) == 0) size = 0;
        }
        // A joining word within text without spaces.
        constexpr std::size_t join_max = 12, character = 3;
        if (size == 0 && has_no_spaces(sentence.substr(at)))
            for (std::size_t some = join_max; some >= character && size == 0; some -= character)
                if (at + some <= sentence.size() &&
                    (languages_of(joins_, sentence.substr(at, some)) & languages) != 0)
                    size = some;
        if (size > 0) end_clause(at, at + size);
        at += std::max<std::size_t>(size, 1);
    }
    end_clause(sentence.size(), sentence.size());
    return clauses;
}

}  // namespace posthouse::language
