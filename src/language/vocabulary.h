// The common words of each language: they say in which language a sentence is, if in any that the
// lexicon has, and where its clauses begin.
#pragma once

#include "language/letter_model.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace posthouse::language {

/// Immutable once it is filled.
class Vocabulary {
public:
    static constexpr std::size_t languages_max = 64;

    /// What is added from now on belongs to another language. At most languages_max.
    void begin_language();
    /// `words` are in normal form.
    void add_words(std::string_view words);
    /// A word that joins two clauses: “and”, “but”.
    void add_join(std::string_view words);

    /// The languages that know the most words of a sentence, as bits; 0: none knows any. `words`
    /// are in normal form.
    std::uint64_t likely_languages(std::string_view words) const;

    /// Whether the sentence, as written, is long enough to know its language and in none of these:
    /// no language has most of its words, or at least words of such letters.
    bool is_foreign(std::string_view sentence) const;

    /// The language that the text, as written, is most likely in, counted in the order in which
    /// they were begun; none if it is too short, foreign, or as likely in another.
    std::optional<std::size_t> language_of(std::string_view text) const;

    /// The clauses of a sentence as written: split at commas, dashes, colons, brackets and the
    /// joining words of its language. Without empty ones; of a very long sentence only the first.
    std::vector<std::string_view> split_clauses(std::string_view sentence) const;

private:
    /// How likely the words are in one language, by letter.
    double likelihood_in(std::size_t language, std::span<const std::string_view> words) const;

    using LanguagesOf = std::unordered_map<std::string, std::uint64_t>;
    LanguagesOf words_, joins_;
    std::vector<LetterModel> letters_;  // of each language
    std::size_t languages_ = 0;
};

}  // namespace posthouse::language
