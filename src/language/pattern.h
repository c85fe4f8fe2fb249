// Patterns of the lexicon: how words follow one another in a sentence. lexicon/README.md explains
// their form.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace posthouse::language {

/// A pattern taken apart. `alternatives` hold what follows one another in each of them.
struct Pattern {
    struct Part;
    std::vector<std::vector<Part>> alternatives;
};
struct Pattern::Part {
    enum class Kind { word, gap, begin, end, group };
    Kind kind = Kind::word;
    std::string word;     // in normal form, without the blank
    bool prefix = false;  // `word` is how a longer word may begin
    int gap_max = 0;      // words that may stand between
    Pattern group;
    bool optional = false;  // the group may be missing
};

using PatternClasses = std::map<std::string, Pattern, std::less<>>;

/// Throws std::runtime_error where the text is no pattern or names no class.
Pattern read_pattern(std::string_view text, const PatternClasses&);

/// Each row of words that it stands for, in normal form; one that ends in `*` is the beginning of
/// longer words. Throws std::runtime_error where it has a gap or an anchor.
std::vector<std::string> phrases_of(const Pattern&);

/// A word that stands for what was cut out of a sentence: no pattern matches across it.
inline constexpr std::string_view cut_out = "|";

/// Searches a sentence for many patterns at once.
class PatternSet {
public:
    void add(Pattern);
    /// Whether any of them begins at some word.
    bool finds(std::span<const std::string_view> words) const;
    /// The words with `cut_out` in place of the longest match at each of them.
    std::vector<std::string_view> without(std::span<const std::string_view> words) const;

private:
    /// The end of the longest match that begins at this word; `any`: of one that was found first.
    std::optional<std::size_t> match_at(std::span<const std::string_view> words, std::size_t from,
                                        bool any) const;

    std::vector<Pattern> patterns_;
    // Which patterns may begin with a word, so that few of them are tried: by the whole word, by
    // the beginning of it (under its first byte), and those of which it cannot be told.
    std::unordered_map<std::string, std::vector<std::size_t>> by_word_;
    std::unordered_map<char, std::vector<std::pair<std::string, std::size_t>>> by_prefix_;
    std::vector<std::size_t> by_any_word_;
};

}  // namespace posthouse::language
