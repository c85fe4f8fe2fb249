#include "language/lexicon.h"

#include "base/inplace.h"
#include "language/normal_form.h"
#include "language/pattern.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <stdexcept>
#include <string>
#include <unordered_set>

namespace posthouse::language {
namespace {

/// Longer sentences are truncated: nobody withdraws a move at such length.
constexpr std::size_t sentence_max = 1500;

constexpr std::array<std::string_view, word_kind_count> phrase_sections = {
    "beside", "polite", "plays",   "houses",   "or",  "alone",
    "yes",    "no",     "closing", "greeting", "away"};
constexpr std::array<std::string_view, 5> pattern_sections = {"innocent", "withdraws", "hints",
                                                              "doubts", "asks"};
constexpr std::array<std::string_view, 3> language_sections = {"words", "joins", "concepts"};

std::string joined(const std::vector<std::string_view>& words) {
    std::string sentence;
    for (std::string_view word : words) (sentence += word) += ' ';
    return sentence;
}

template <std::size_t N>
std::optional<std::size_t> index_in(const std::array<std::string_view, N>& names,
                                    std::string_view name) {
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) return std::nullopt;
    return static_cast<std::size_t>(found - names.begin());
}

std::string_view stripped(std::string_view line) {
    line = line.substr(0, line.find('#'));
    while (!line.empty() && (line.front() == ' ' || line.front() == '\t')) line.remove_prefix(1);
    while (!line.empty() && (line.back() == ' ' || line.back() == '\t' || line.back() == '\r'))
        line.remove_suffix(1);
    return line;
}

/// "play = play* | move": the name before the `=`; empty if it is not a class.
std::string_view class_name(std::string_view line) {
    const std::string_view name = stripped(line.substr(0, line.find('=')));
    const bool is_name =
        !name.empty() && name.size() < line.size() &&
        std::ranges::all_of(name, [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
    return is_name ? name : std::string_view();
}

}  // namespace

/// The phrases of all languages.
class Lexicon::Phrases {
public:
    void add(std::size_t kind, std::string phrase) {
        const auto words = 1 + std::ranges::count(phrase, ' ');
        longest_ = std::max(longest_, static_cast<std::size_t>(words));
        if (phrase.ends_with('*')) {
            phrase.pop_back();
            prefixes_[kind].push_back(std::move(phrase));
        } else {
            whole_[kind].insert(std::move(phrase));
        }
    }
    bool has(std::size_t kind, std::string_view phrase) const {
        return whole_[kind].contains(std::string(phrase)) ||
               std::ranges::any_of(prefixes_[kind], [&](const std::string& prefix) {
                   return phrase.starts_with(prefix) &&
                          phrase.find(' ', prefix.size()) == std::string_view::npos;
               });
    }
    std::size_t longest() const { return longest_; }

private:
    std::array<std::unordered_set<std::string>, word_kind_count> whole_;
    std::array<std::vector<std::string>, word_kind_count> prefixes_;
    std::size_t longest_ = 0;
};

/// The patterns of all languages.
struct Lexicon::Patterns {
    std::array<PatternSet, pattern_sections.size()> sets;

    const PatternSet& innocent() const { return sets[0]; }
    const PatternSet& withdraws() const { return sets[1]; }
    const PatternSet& hints() const { return sets[2]; }
    const PatternSet& doubts() const { return sets[3]; }
    const PatternSet& asks() const { return sets[4]; }
};

Lexicon::Lexicon(std::vector<std::string_view> texts)
    : phrases_(std::make_unique<Phrases>()), patterns_(std::make_unique<Patterns>()) {
    for (std::string_view text : texts) read(text);
}

Lexicon::~Lexicon() = default;

void Lexicon::read(std::string_view text) {
    PatternClasses classes;
    std::string_view section;
    const auto is_section = [](std::string_view name) {
        return index_in(phrase_sections, name) || index_in(pattern_sections, name) ||
               index_in(language_sections, name);
    };
    vocabulary_.begin_language();
    concepts_.emplace_back();
    const auto add_concept = [&](std::string_view line) {
        const auto index = Concepts::index_of(stripped(take_until(line, '=')));
        if (!index) throw std::runtime_error("this concept is unknown");
        Pattern pattern = parse_pattern(line, classes);
        vocabulary_.add_words(words_in(pattern));
        concepts_.back().add(*index, std::move(pattern));
    };
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = stripped(take_until(text, '\n'));
        if (line.empty()) continue;
        try {
            if (line.starts_with('[') && line.ends_with(']') &&
                is_section(line.substr(1, line.size() - 2)))
                section = line.substr(1, line.size() - 2);
            else if (section == "words")
                vocabulary_.add_words(normal_form(line));
            else if (section == "concepts")
                add_concept(line);
            else if (const auto name = class_name(line); !name.empty())
                classes[std::string(name)] =
                    parse_pattern(line.substr(line.find('=') + 1), classes);
            else if (const auto kind = index_in(phrase_sections, section))
                for (std::string& phrase : expand_phrases(parse_pattern(line, classes))) {
                    vocabulary_.add_words(phrase);
                    phrases_->add(*kind, std::move(phrase));
                }
            else if (const auto place = index_in(pattern_sections, section)) {
                Pattern pattern = parse_pattern(line, classes);
                vocabulary_.add_words(words_in(pattern));
                patterns_->sets[*place].add(std::move(pattern));
            } else if (section == "joins")
                for (const std::string& phrase : expand_phrases(parse_pattern(line, classes)))
                    vocabulary_.add_join(phrase);
            else
                throw std::runtime_error("no section");
        } catch (const std::runtime_error& wrong) {
            throw std::runtime_error("line " + std::to_string(number) + ", “" + std::string(line) +
                                     "”: " + wrong.what());
        }
    }
}

const Lexicon& Lexicon::all() {
    static const Lexicon lexicon([] {
        std::vector<std::string_view> texts;
        for (const LexiconFile& file : lexicon_files()) texts.push_back(file.text);
        return texts;
    }());
    return lexicon;
}

std::string_view language_of(std::string_view text) {
    const auto language = Lexicon::all().vocabulary().language_of(text);
    return language ? lexicon_files()[*language].language : std::string_view();
}

Doubt Lexicon::classify_clause(std::string_view clause, bool question) const {
    const auto all = split_words(truncate(clause, sentence_max));
    const auto words = patterns_->innocent().cut_matches(all);
    if (patterns_->withdraws().matches(words)) return Doubt::certain;
    if (patterns_->hints().matches(words)) return Doubt::anywhere;
    const bool near =
        patterns_->doubts().matches(words) || (question && patterns_->asks().matches(words));
    return near ? Doubt::near : Doubt::none;
}

Doubt Lexicon::classify_doubt(std::string_view sentence, bool question) const {
    const Doubt found = classify_clause(sentence, question);
    if (found != Doubt::none) return found;
    const auto all = split_words(truncate(sentence, sentence_max));
    const std::string rest = joined(patterns_->innocent().cut_matches(all));
    // "Actually no, thanks anyway"
    const bool hesitates = consists_of(rest, {WordKind::hesitation, WordKind::polite}) &&
                           contains(rest, WordKind::hesitation);
    return hesitates ? Doubt::near : Doubt::none;
}

std::uint32_t Lexicon::concepts_in(std::string_view text) const {
    text = truncate(text, sentence_max);
    const auto words = patterns_->innocent().cut_matches(split_words(text));
    std::uint32_t named = 0;
    for (std::uint64_t bits = vocabulary_.likely_languages(text); bits != 0; bits &= bits - 1)
        named |= concepts_[static_cast<std::size_t>(std::countr_zero(bits))].named_in(words);
    return named;
}

Stance Lexicon::stance_of_clause(std::string_view clause, std::string_view concept_name) const {
    const auto bit = [](std::string_view name) { return 1U << *Concepts::index_of(name); };
    const std::uint32_t named = concepts_in(normal_form(clause));
    if ((named & bit(concept_name)) == 0) return Stance::none;
    return (named & bit("not")) != 0 ? Stance::denies : Stance::affirms;
}

Stance Lexicon::stance_on(std::string_view sentence, std::string_view concept_name) const {
    Stance found = Stance::none;
    for (std::string_view clause : vocabulary_.split_clauses(sentence))
        found = std::max(found, stance_of_clause(clause, concept_name));
    return found;
}

bool Lexicon::consists_of(std::string_view words, std::initializer_list<WordKind> kinds) const {
    constexpr std::size_t words_max = 16;
    std::vector<std::size_t> ends;  // of each word, without its space
    for (std::size_t at = 0; (at = words.find(' ', at)) != std::string_view::npos; ++at)
        ends.push_back(at);
    if (ends.empty() || ends.size() > words_max) return false;
    std::vector<bool> reached(ends.size() + 1, false);
    reached[0] = true;
    for (std::size_t from = 0; from < ends.size(); ++from) {
        if (!reached[from]) continue;
        const std::size_t begin = from == 0 ? 0 : ends[from - 1] + 1;
        const std::size_t most = std::min(ends.size() - from, phrases_->longest());
        for (std::size_t count = 1; count <= most; ++count) {
            const auto phrase = words.substr(begin, ends[from + count - 1] - begin);
            for (const WordKind kind : kinds)
                if (phrases_->has(static_cast<std::size_t>(kind), phrase))
                    reached[from + count] = true;
        }
    }
    return reached.back();
}

bool Lexicon::begins_with(std::string_view words, WordKind kind) const {
    std::size_t end = 0;
    for (std::size_t count = 0; count < phrases_->longest(); ++count, ++end) {
        end = words.find(' ', end);
        if (end == std::string_view::npos) return false;
        if (phrases_->has(static_cast<std::size_t>(kind), words.substr(0, end))) return true;
    }
    return false;
}

bool Lexicon::contains(std::string_view words, WordKind kind) const {
    for (; !words.empty(); take_until(words, ' '))
        if (begins_with(words, kind)) return true;
    return false;
}

}  // namespace posthouse::language
