#include "club/replies/line_words.h"

#include "base/inplace.h"

#include <algorithm>
#include <array>

namespace posthouse::club {

std::string_view without(std::string_view text, std::string_view front, std::string_view back) {
    while (!text.empty() && front.find(text.front()) != std::string_view::npos)
        text.remove_prefix(1);
    while (!text.empty() && back.find(text.back()) != std::string_view::npos) text.remove_suffix(1);
    return text;
}

std::string_view strip_punctuation(std::string_view line) {
    constexpr std::array<std::string_view, 10> signs = {"“", "”", "„",      "‘",      "’",
                                                        "«", "»", "\u00a0", "\u200b", "\ufeff"};
    for (std::size_t before = line.size() + 1; line.size() < before;) {
        before = line.size();
        line = without(line, " \t\r\n\"'`*([{", " \t\r\n\"'`*.!,;:)]}");
        for (std::string_view sign : signs) {
            if (line.starts_with(sign)) line.remove_prefix(sign.size());
            if (line.ends_with(sign)) line.remove_suffix(sign.size());
        }
    }
    return line;
}

bool begins_with(std::string_view line, std::string_view word) {
    return equals_ignore_case(line.substr(0, word.size()), word);
}

std::vector<std::string_view> words_of_line(std::string_view line) {
    std::vector<std::string_view> words;
    for (line = without(line, blanks, blanks); !line.empty(); line = without(line, blanks, "")) {
        words.push_back(line.substr(0, line.find_first_of(blanks)));
        line.remove_prefix(words.back().size());
    }
    return words;
}

std::vector<std::string_view> split_at_commas(std::string_view line) {
    std::vector<std::string_view> parts;
    while (!line.empty()) {
        const std::size_t sign = std::min(line.find_first_of(",;()"), line.size());
        const std::size_t end = std::min(sign, line.find(" - "));
        if (const auto part = without(line.substr(0, end), blanks, blanks); !part.empty())
            parts.push_back(part);
        line.remove_prefix(std::min(end + (end == sign ? 1 : 3), line.size()));
    }
    return parts;
}

std::vector<std::string_view> split_sentences(std::string_view text) {
    constexpr std::array<std::string_view, 6> wide = {"…", "。", "！", "？", "؟", "；"};
    std::vector<std::string_view> sentences;
    std::size_t begin = 0;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t size = std::string_view(".!?;").find(text[at]) != text.npos ? 1 : 0;
        // A full stop within a word or number does not end the sentence.
        if (size == 1 && at + 1 < text.size() && text[at] == '.' &&
            std::string_view(" \t\n.!?").find(text[at + 1]) == text.npos)
            size = 0;
        // "A. Example" is a name.
        constexpr std::size_t name_max = 30;
        if (size == 1 && begin == 0 && at == 1 && text[at] == '.' && text.size() < name_max)
            size = 0;
        const bool dash = text.substr(at).starts_with(" - ");
        for (std::string_view sign : wide)
            if (text.substr(at).starts_with(sign)) size = sign.size();
        if (dash) size = 3;
        at += std::max<std::size_t>(size, 1);
        const bool more_signs = size > 0 && !dash && at < text.size() &&
                                std::string_view(".!?").find(text[at]) != text.npos;
        if (size == 0 || more_signs) continue;
        sentences.push_back(without(text.substr(begin, at - begin), blanks, blanks));
        begin = at;
    }
    const auto last = without(text.substr(begin), blanks, blanks);
    if (!last.empty()) sentences.push_back(last);
    return sentences;
}

}  // namespace posthouse::club
