// Patterns of the lexicon: how words follow one another in a sentence. lexicon/README.md explains
// their form.
#pragma once

#include <map>
#include <string>
#include <string_view>
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

}  // namespace posthouse::language
