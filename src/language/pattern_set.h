// Many patterns, looked for at once in the words of a sentence.
#pragma once

#include "language/pattern.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace posthouse::language {

/// A word that stands for what was cut out of a sentence: no pattern matches across it.
inline constexpr std::string_view cut_out = "|";

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
