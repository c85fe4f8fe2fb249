// How likely words are in a language, by the letters that follow each other in it: a trigram model
// of characters. It knows words that it has never seen by their parts, so that a few hundred
// sentences of a language are enough to tell it from others.
#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>

namespace posthouse::language {

/// Words are in normal form.
class LetterModel {
public:
    void add(std::string_view word);

    struct Score {
        double log_likelihood = 0;
        double letters = 0;  // with the end of the word
    };
    Score score(std::string_view word) const;

private:
    /// How often these letters followed each other: one, two or three.
    std::unordered_map<std::uint64_t, float> counts_;
    float letters_ = 0;
};

/// Whether nearly all letters are of scripts that one language of ours has to itself, such as
/// Greek or Hangul, or that only languages of ours use. Persian and Urdu have letters that Arabic
/// lacks.
bool is_in_own_script(std::string_view words);

}  // namespace posthouse::language
