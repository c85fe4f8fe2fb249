#include "language/lexicon.h"

#include "base/text.h"
#include "language/lexicon_files.h"
#include "language/pattern.h"

#include <glib.h>

#include <algorithm>
#include <array>
#include <optional>
#include <stdexcept>
#include <string>
#include <unordered_set>

namespace posthouse {
namespace {

/// Longer sentences are looked at this far: nobody withdraws a move at such length.
constexpr std::size_t sentence_max = 1500;

constexpr std::array<std::string_view, word_kinds> phrase_sections = {
    "beside", "polite", "plays", "or", "alone", "yes", "closing", "greeting"};
constexpr std::array<std::string_view, 4> pattern_sections = {"innocent", "withdraws", "doubts",
                                                              "asks"};

struct LetGo {
    void operator()(GRegex* regex) const { g_regex_unref(regex); }
};

/// Finds any of several patterns, from a word's beginning.
class Finder {
public:
    /// Longer ones the library refuses.
    static constexpr std::size_t regex_max = 12'000;

    explicit Finder(const std::vector<std::string>& patterns) {
        std::string some;
        for (const std::string& pattern : patterns) {
            if (!some.empty() && some.size() + pattern.size() > regex_max) add(some);
            (some += some.empty() ? "" : "|") += pattern;
        }
        add(some);
    }

    bool finds(const std::string& words) const {
        return std::ranges::any_of(regexes_, [&](const auto& regex) {
            return g_regex_match(regex.get(), words.c_str(), G_REGEX_MATCH_NOTEMPTY, nullptr);
        });
    }
    /// `words` with a bar in place of what is found.
    std::string without(std::string words) const {
        for (const auto& regex : regexes_) {
            if (!g_regex_match(regex.get(), words.c_str(), G_REGEX_MATCH_NOTEMPTY, nullptr))
                continue;
            char* cut = g_regex_replace_literal(regex.get(), words.c_str(),
                                                static_cast<gssize>(words.size()), 0, "| ",
                                                G_REGEX_MATCH_NOTEMPTY, nullptr);
            if (cut != nullptr) words = cut;
            g_free(cut);
        }
        return words;
    }

private:
    void add(std::string& patterns) {
        if (patterns.empty()) return;
        GError* error = nullptr;
        // Raw: normal form is valid UTF-8, and bytes are compared faster than characters.
        regexes_.emplace_back(
            g_regex_new(("(?:^|(?<= ))(?:" + patterns + ")").c_str(),
                        static_cast<GRegexCompileFlags>(G_REGEX_RAW | G_REGEX_OPTIMIZE |
                                                        G_REGEX_DOLLAR_ENDONLY),
                        static_cast<GRegexMatchFlags>(0), &error));
        patterns.clear();
        if (error == nullptr) return;
        g_error_free(error);
        throw std::runtime_error(
            "the patterns make no regular expression: perhaps one is too long");
    }

    std::vector<std::unique_ptr<GRegex, LetGo>> regexes_;
};

template <std::size_t N>
std::optional<std::size_t> place_in(const std::array<std::string_view, N>& names,
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

/// "play = play* | move": the name before the `=`; empty where it is no class.
std::string_view class_name(std::string_view line) {
    const std::string_view name = stripped(line.substr(0, line.find('=')));
    const bool is_name =
        !name.empty() && name.size() < line.size() &&
        std::ranges::all_of(name, [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
    return is_name ? name : std::string_view();
}

}  // namespace

/// Rows of words, of all languages together.
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
    std::array<std::unordered_set<std::string>, word_kinds> whole_;
    std::array<std::vector<std::string>, word_kinds> prefixes_;
    std::size_t longest_ = 0;
};

class Lexicon::Language {
public:
    Language(std::string_view text, Phrases& phrases) {
        std::array<std::vector<std::string>, pattern_sections.size()> patterns;
        PatternClasses classes;
        std::string_view section;
        for (int number = 1; !text.empty(); ++number) {
            const std::string_view line = stripped(take_until(text, '\n'));
            if (line.empty()) continue;
            try {
                if (line.starts_with('[') && line.ends_with(']') && is_section(line))
                    section = line.substr(1, line.size() - 2);
                else if (const auto name = class_name(line); !name.empty())
                    classes[std::string(name)] =
                        read_pattern(line.substr(line.find('=') + 1), classes);
                else if (const auto kind = place_in(phrase_sections, section))
                    for (std::string& phrase : phrases_of(read_pattern(line, classes)))
                        phrases.add(*kind, std::move(phrase));
                else if (const auto place = place_in(pattern_sections, section))
                    patterns[*place].push_back(regex_of(read_pattern(line, classes)));
                else
                    throw std::runtime_error("no section");
            } catch (const std::runtime_error& wrong) {
                throw std::runtime_error("line " + std::to_string(number) + ", “" +
                                         std::string(line) + "”: " + wrong.what());
            }
        }
        for (std::size_t i = 0; i < finders_.size(); ++i) finders_[i] = Finder(patterns[i]);
    }

    std::string without_innocent(const std::string& words) const {
        return finders_[0].without(words);
    }
    bool withdraws(const std::string& words) const { return finders_[1].finds(words); }
    bool doubts(const std::string& words, bool question) const {
        return finders_[2].finds(words) || (question && finders_[3].finds(words));
    }

private:
    static bool is_section(std::string_view line) {
        const std::string_view name = line.substr(1, line.size() - 2);
        return place_in(phrase_sections, name) || place_in(pattern_sections, name);
    }
    std::array<Finder, pattern_sections.size()> finders_ = {Finder({}), Finder({}), Finder({}),
                                                            Finder({})};
};

Lexicon::Lexicon(std::vector<std::string_view> texts) : phrases_(std::make_unique<Phrases>()) {
    for (std::string_view text : texts)
        languages_.push_back(std::make_unique<Language>(text, *phrases_));
}

Lexicon::~Lexicon() = default;

const Lexicon& Lexicon::all() {
    static const Lexicon lexicon(lexicon_files());
    return lexicon;
}

Doubt Lexicon::doubt_in(std::string_view sentence, bool question) const {
    std::string words(clip(sentence, sentence_max));
    for (const auto& language : languages_) words = language->without_innocent(words);
    bool near = consists_of(words, {WordKind::alone});
    for (const auto& language : languages_) {
        if (language->withdraws(words)) return Doubt::anywhere;
        near = near || language->doubts(words, question);
    }
    return near ? Doubt::near : Doubt::none;
}

bool Lexicon::consists_of(std::string_view words, std::initializer_list<WordKind> kinds) const {
    constexpr std::size_t words_max = 16;
    std::vector<std::size_t> ends;  // of each word, without its blank
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

bool Lexicon::holds(std::string_view words, WordKind kind) const {
    for (; !words.empty(); take_until(words, ' '))
        if (begins_with(words, kind)) return true;
    return false;
}

}  // namespace posthouse
