#include "language/letter_model.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace posthouse::language {
namespace {

/// The code points; `text` is valid UTF-8.
std::vector<char32_t> letters_of(std::string_view text) {
    std::vector<char32_t> letters;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0U) == 0x80U && !letters.empty())
            letters.back() = (letters.back() << 6U) | (byte & 0x3FU);
        else
            letters.push_back(byte < 0x80 ? byte : byte < 0xE0 ? byte & 0x1FU : byte & 0x0FU);
    }
    return letters;
}

/// The letters of a word with marks for its beginning and end.
std::vector<char32_t> marked_letters_of(std::string_view word) {
    std::vector<char32_t> letters = letters_of(word);
    letters.insert(letters.begin(), U'<');
    letters.push_back(U'>');
    return letters;
}

/// Up to three letters as one number.
std::uint64_t key_of(char32_t third, char32_t second = 0, char32_t first = 0) {
    constexpr unsigned bits = 21;
    return (std::uint64_t{first} << 2 * bits) | (std::uint64_t{second} << bits) | third;
}

/// What follows these letters is counted under this key.
std::uint64_t context_key(char32_t second, char32_t first = 0) {
    return key_of(0x1FFFFF, second, first);
}

}  // namespace

void LetterModel::add(std::string_view word) {
    const auto letters = marked_letters_of(word);
    for (std::size_t i = 1; i < letters.size(); ++i) {
        ++letters_;
        for (const std::uint64_t key :
             {key_of(letters[i]), key_of(letters[i], letters[i - 1]), context_key(letters[i - 1])})
            ++counts_[key];
        if (i == 1) continue;
        ++counts_[key_of(letters[i], letters[i - 1], letters[i - 2])];
        ++counts_[context_key(letters[i - 1], letters[i - 2])];
    }
}

LetterModel::Score LetterModel::score(std::string_view word) const {
    // Each order is smoothed by the next lower one as if it had been seen that often (Witten and
    // Bell's idea with a constant).
    constexpr double unseen = 0.5, alphabet = 200, lower_order = 4;
    const auto count = [this](std::uint64_t key) {
        const auto found = counts_.find(key);
        return found == counts_.end() ? 0.0 : static_cast<double>(found->second);
    };
    const auto letters = marked_letters_of(word);
    Score score;
    for (std::size_t i = 1; i < letters.size(); ++i) {
        const char32_t letter = letters[i], before = letters[i - 1];
        double chance = (count(key_of(letter)) + unseen) / (letters_ + unseen * alphabet);
        chance = (count(key_of(letter, before)) + lower_order * chance) /
                 (count(context_key(before)) + lower_order);
        if (i > 1)
            chance = (count(key_of(letter, before, letters[i - 2])) + lower_order * chance) /
                     (count(context_key(before, letters[i - 2])) + lower_order);
        score.log_likelihood += std::log(chance);
        ++score.letters;
    }
    return score;
}

bool is_in_own_script(std::string_view words) {
    static constexpr std::array<std::pair<char32_t, char32_t>, 7> scripts = {{
        {0x370, 0x3FF},    // Greek
        {0x590, 0x5FF},    // Hebrew
        {0x621, 0x64A},    // Arabic without the letters of other languages
        {0xE00, 0xE7F},    // Thai
        {0x1100, 0x11FF},  // Hangul, decomposed
        {0x3040, 0x30FF},  // kana
        {0x3400, 0x9FFF},  // Han
    }};
    constexpr double nearly_all = 0.95;
    double own = 0, latin = 0, all = 0;
    for (const char32_t letter : letters_of(words)) {
        if (letter == U' ') continue;
        ++all;
        if (letter < 0x80) ++latin;
        if (std::ranges::any_of(scripts, [letter](const auto& script) {
                return letter >= script.first && letter <= script.second;
            }))
            ++own;
    }
    return 2 * own > all && own > nearly_all * (all - latin);
}

}  // namespace posthouse::language
