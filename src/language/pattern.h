// Patterns of the lexicon: sequences of words in a sentence. Format in lexicon.md.
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

/// A parsed pattern: alternatives, each a sequence of parts.
struct Pattern {
    struct Part;
    std::vector<std::vector<Part>> alternatives;
};
struct Pattern::Part {
    enum class Kind { word, gap, begin, end, group };
    Kind kind = Kind::word;
    std::string word;     // in normal form, without the space
    bool prefix = false;  // matches words that begin with `word`
    int gap_max = 0;      // maximum number of words between
    Pattern group;
    bool optional = false;  // the group is optional
};

using PatternClasses = std::map<std::string, Pattern, std::less<>>;

/// Throws std::runtime_error on a syntax error or unknown class.
Pattern parse_pattern(std::string_view text, const PatternClasses&);

/// All phrases that the pattern matches, in normal form; a trailing `*` matches any word ending.
/// Throws std::runtime_error if it has a gap or an anchor.
std::vector<std::string> expand_phrases(const Pattern&);

/// The whole words in it, each followed by a space.
std::string words_in(const Pattern&);

/// Replaces what was cut out of a sentence; no pattern matches across it.
inline constexpr std::string_view cut_marker = "|";

/// Searches a sentence for many patterns at once.
class PatternSet {
public:
    void add(Pattern);
    /// Whether any pattern matches anywhere.
    bool matches(std::span<const std::string_view> words) const;
    /// The words with the longest match at each position replaced by `cut_marker`.
    std::vector<std::string_view> cut_matches(std::span<const std::string_view> words) const;

private:
    /// The end of the longest match that begins at this word; `any`: of the first match found.
    std::optional<std::size_t> match_at(std::span<const std::string_view> words, std::size_t from,
                                        bool any) const;

    std::vector<Pattern> patterns_;
    // Index of patterns by first word, so that few are tried: by whole word, by prefix (under its
    // first byte), and those that may begin with any word.
    std::unordered_map<std::string, std::vector<std::size_t>> by_word_;
    std::unordered_map<char, std::vector<std::pair<std::string, std::size_t>>> by_prefix_;
    std::vector<std::size_t> by_any_word_;
};

}  // namespace posthouse::language
