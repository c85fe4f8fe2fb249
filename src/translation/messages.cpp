#include "translation/messages.h"

#include "base/inplace.h"

#include <algorithm>
#include <stdexcept>

namespace posthouse::translation {
namespace {

bool is_small(char c) {
    return c >= 'a' && c <= 'z';
}

bool is_id(std::string_view word) {
    return !word.empty() && is_small(word.front()) &&
           std::ranges::all_of(word, [](char c) { return is_small(c) || is_digit(c) || c == '-'; });
}

bool is_value_name(std::string_view word) {
    return !word.empty() &&
           std::ranges::all_of(word, [](char c) { return is_small(c) || c == '_'; });
}

std::string_view trim(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(" \r") + 1 - first);
}

}  // namespace

Messages::Messages(std::string_view file) {
    for (int number = 1; !file.empty(); ++number) {
        const std::string_view line = take_until(file, '\n');
        if (line.empty() || line.front() == '#') continue;
        try {
            const std::size_t equals = line.find(" = ");
            const std::string_view id = line.substr(0, equals);
            if (equals == line.npos || !is_id(id)) throw std::runtime_error("no “id = text”");
            const bool fresh = messages_.emplace(id, read_pattern(line.substr(equals + 3))).second;
            if (!fresh) throw std::runtime_error("this id is there twice");
        } catch (const std::runtime_error& error) {
            throw std::runtime_error("line " + std::to_string(number) + ": " + error.what() + ": " +
                                     std::string(line));
        }
    }
}

std::vector<Messages::Piece> Messages::read_pattern(std::string_view pattern) {
    pattern = trim(pattern);
    if (pattern.empty()) throw std::runtime_error("no text");
    std::vector<Piece> pieces;
    while (!pattern.empty()) {
        const std::size_t open = std::min(pattern.find('{'), pattern.size());
        Piece& piece = pieces.emplace_back(Piece{pattern.substr(0, open), {}});
        if (piece.text.find('}') != piece.text.npos) throw std::runtime_error("} without {");
        pattern.remove_prefix(open);
        if (pattern.empty()) break;
        const std::size_t close = pattern.find('}');
        if (close == pattern.npos) throw std::runtime_error("{ without }");
        const std::string_view inside = trim(pattern.substr(1, close - 1));
        if (!inside.starts_with('$') || !is_value_name(inside.substr(1)))
            throw std::runtime_error("only { $values } can be read");
        piece.value = inside.substr(1);
        pattern.remove_prefix(close + 1);
    }
    return pieces;
}

std::optional<std::string> Messages::format(std::string_view id, const FindValue& find) const {
    const auto message = messages_.find(id);
    if (message == messages_.end()) return std::nullopt;
    std::string text;
    for (const Piece& piece : message->second) {
        text += piece.text;
        if (piece.value.empty()) continue;
        const auto value = find(piece.value);
        if (!value) return std::nullopt;
        text += *value;
    }
    return text;
}

std::vector<std::string_view> Messages::ids() const {
    std::vector<std::string_view> ids;
    for (const auto& [id, pieces] : messages_) ids.push_back(id);
    return ids;
}

std::vector<std::string_view> Messages::values_of(std::string_view id) const {
    std::vector<std::string_view> names;
    if (const auto message = messages_.find(id); message != messages_.end())
        for (const Piece& piece : message->second)
            if (!piece.value.empty()) names.push_back(piece.value);
    return names;
}

}  // namespace posthouse::translation
