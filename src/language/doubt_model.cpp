#include "language/doubt_model.h"

#include "base/inplace.h"
#include "language/lexicon.h"
#include "language/normal_form.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace posthouse::language {
namespace {

enum class FeatureKind : std::uint32_t {
    always,
    mark,
    length,
    word,
    word_of_question,
    pair,
    triple,
    gap,
    piece,
    concept_alone,
    concept_of_question,
    concept_pair,
    concept_triple
};

/// FNV-1a with a final mix.
std::uint32_t hashed(FeatureKind kind, std::string_view first, std::string_view second = {},
                     std::string_view third = {}) {
    std::uint32_t hash = 2166136261U ^ (static_cast<std::uint32_t>(kind) * 16777619U);
    const auto take = [&hash](std::string_view text) {
        for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
        hash = (hash ^ 0xFFU) * 16777619U;  // no UTF-8 has this byte
    };
    for (std::string_view text : {first, second, third}) take(text);
    hash = (hash ^ (hash >> 15U)) * 0x2C1B3C6DU;
    return (hash ^ (hash >> 12U)) % doubt_feature_count;
}

/// The words with marks for beginning and end; all numbers become "0".
std::vector<std::string> words_of(std::string_view sentence, bool question) {
    std::vector<std::string> words = {"^"};
    const std::string normal = normal_form(sentence);
    for (std::string_view rest = normal; !rest.empty();) {
        std::string word(take_until(rest, ' '));
        if (std::ranges::all_of(word, is_digit)) word = "0";
        words.push_back(std::move(word));
    }
    words.push_back(question ? "?" : "$");
    return words;
}

/// Adds the 3- to 5-grams of characters of a word, with marks for its beginning and end.
void add_pieces(std::string_view word, std::vector<std::uint32_t>& features) {
    constexpr std::size_t shortest = 3, longest = 5;
    const std::string text = "<" + std::string(word) + ">";
    std::vector<std::size_t> begins;
    for (std::size_t at = 0; at < text.size(); ++at)
        if ((static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U) begins.push_back(at);
    begins.push_back(text.size());
    for (std::size_t i = 0; i + 1 < begins.size(); ++i)
        for (std::size_t size = shortest; size <= longest && i + size < begins.size(); ++size)
            features.push_back(
                hashed(FeatureKind::piece,
                       std::string_view(text).substr(begins[i], begins[i + size] - begins[i])));
}

/// Adds each combination of up to three of the concepts, several times: a sentence has a few of
/// these and a hundred pieces of words, which would outweigh them.
void add_concepts(std::string_view normal, bool question, std::vector<std::uint32_t>& features) {
    constexpr std::string_view copies = "12345678";
    const std::uint32_t named = Lexicon::all().concepts_in(normal);
    std::vector<std::string_view> names;
    for (std::size_t i = 0; i < concept_names.size(); ++i)
        if ((named >> i & 1U) != 0) names.push_back(concept_names[i]);
    const auto add = [&](FeatureKind kind, std::string_view first, std::string_view second = {},
                         std::string_view third = {}) {
        for (const char copy : copies)
            features.push_back(hashed(kind, std::string(first) + copy, second, third));
    };
    for (std::size_t i = 0; i < names.size(); ++i) {
        add(FeatureKind::concept_alone, names[i]);
        if (question) add(FeatureKind::concept_of_question, names[i]);
        for (std::size_t j = i + 1; j < names.size(); ++j) {
            add(FeatureKind::concept_pair, names[i], names[j]);
            for (std::size_t k = j + 1; k < names.size(); ++k)
                add(FeatureKind::concept_triple, names[i], names[j], names[k]);
        }
    }
}

}  // namespace

std::vector<std::uint32_t> doubt_features(std::string_view sentence) {
    constexpr std::size_t sentence_max = 1500, length_max = 8, gap_max = 3;
    sentence = truncate(sentence, sentence_max);
    const bool question = is_question(sentence);
    const auto words = words_of(sentence, question);
    std::vector<std::uint32_t> features = {
        hashed(FeatureKind::always, ""),
        hashed(FeatureKind::mark, question ? "?" : "."),
        hashed(FeatureKind::length, std::to_string(std::min(words.size(), length_max))),
    };
    if (sentence.find('!') != std::string_view::npos)
        features.push_back(hashed(FeatureKind::mark, "!"));
    for (std::size_t i = 0; i < words.size(); ++i) {
        features.push_back(hashed(FeatureKind::word, words[i]));
        if (question) features.push_back(hashed(FeatureKind::word_of_question, words[i]));
        if (i + 1 < words.size())
            features.push_back(hashed(FeatureKind::pair, words[i], words[i + 1]));
        if (i + 2 < words.size())
            features.push_back(hashed(FeatureKind::triple, words[i], words[i + 1], words[i + 2]));
        for (std::size_t gap = 2; gap <= gap_max && i + gap < words.size(); ++gap)
            features.push_back(hashed(FeatureKind::gap, words[i], words[i + gap]));
        add_pieces(words[i], features);
    }
    add_concepts(normal_form(sentence), question, features);
    std::ranges::sort(features);
    const auto twice = std::ranges::unique(features);
    features.erase(twice.begin(), twice.end());
    return features;
}

double DoubtModel::log_odds(const std::vector<std::uint32_t>& features) const {
    double sum = 0;
    for (const std::uint32_t feature : features) sum += weights_[feature];
    return sum * unit_ / std::sqrt(static_cast<double>(features.size()));
}

}  // namespace posthouse::language
