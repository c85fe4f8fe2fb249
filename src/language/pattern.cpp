#include "language/pattern.h"

#include "base/inplace.h"
#include "language/normal_form.h"

#include <algorithm>
#include <stdexcept>

namespace posthouse::language {
namespace {

using Part = Pattern::Part;

constexpr int short_gap = 3, long_gap = 8;

/// Reads a pattern from left to right.
class PatternReader {
public:
    PatternReader(std::string_view text, const PatternClasses& classes)
        : rest_(text), classes_(classes) {}

    Pattern whole() {
        Pattern pattern = alternatives('\0');
        if (!rest_.empty()) fail("has a bracket too many");
        return pattern;
    }

private:
    [[noreturn]] static void fail(const std::string& what) {
        throw std::runtime_error("the pattern " + what);
    }

    Pattern alternatives(char closing) {
        Pattern pattern;
        pattern.alternatives.emplace_back();
        while (!rest_.empty() && rest_[0] != ')' && rest_[0] != ']') {
            if (rest_[0] == '|') {
                rest_.remove_prefix(1);
                pattern.alternatives.emplace_back();
            } else {
                take_part(pattern.alternatives.back());
            }
        }
        if (closing == '\0') return pattern;
        if (rest_.empty() || rest_[0] != closing) fail(std::string("lacks a ") + closing);
        rest_.remove_prefix(1);
        return pattern;
    }

    void take_part(std::vector<Part>& parts) {
        const char c = rest_[0];
        if (c == '(' || c == '[') {
            rest_.remove_prefix(1);
            parts.push_back(group(alternatives(c == '(' ? ')' : ']'), c == '['));
        } else if (c == '<') {
            rest_.remove_prefix(1);
            const auto name = take_until(rest_, '>');
            const auto found = classes_.find(name);
            if (found == classes_.end()) fail("names no class: " + std::string(name));
            parts.push_back(group(found->second, false));
        } else if (rest_.starts_with("..")) {
            Part gap;
            gap.kind = Part::Kind::gap;
            gap.gap_max = rest_.starts_with("...") ? long_gap : short_gap;
            rest_.remove_prefix(rest_.starts_with("...") ? 3 : 2);
            parts.push_back(std::move(gap));
        } else if (c == '^' || c == '$') {
            Part anchor;
            anchor.kind = c == '^' ? Part::Kind::begin : Part::Kind::end;
            rest_.remove_prefix(1);
            parts.push_back(std::move(anchor));
        } else {
            take_words(parts);
        }
    }

    static Part group(Pattern pattern, bool optional) {
        Part part;
        part.kind = Part::Kind::group;
        part.group = std::move(pattern);
        part.optional = optional;
        return part;
    }

    void take_words(std::vector<Part>& parts) {
        std::size_t end = 0;
        while (end < rest_.size() &&
               std::string_view("()[]|<^$*").find(rest_[end]) == std::string_view::npos &&
               !rest_.substr(end).starts_with(".."))
            ++end;
        const std::string words = normal_form(rest_.substr(0, end));
        rest_.remove_prefix(end);
        const bool prefix = rest_.starts_with('*');
        if (prefix) rest_.remove_prefix(1);
        if (prefix && words.empty()) fail("has a * without a word");
        for (std::string_view some = words; !some.empty();) {
            Part part;
            part.word = take_until(some, ' ');
            part.prefix = prefix && some.empty();
            parts.push_back(std::move(part));
        }
    }

    std::string_view rest_;
    const PatternClasses& classes_;
};

std::vector<std::string> phrases_of(const std::vector<Part>& parts) {
    std::vector<std::string> phrases{""};
    for (const Part& part : parts) {
        std::vector<std::string> endings;
        if (part.kind == Part::Kind::word)
            endings = {part.word + (part.prefix ? "*" : "")};
        else if (part.kind == Part::Kind::group)
            endings = phrases_of(part.group);
        else
            throw std::runtime_error("these are words alone: no gaps and no ^ or $");
        if (part.optional) endings.emplace_back();
        std::vector<std::string> longer;
        for (const std::string& phrase : phrases)
            for (const std::string& ending : endings)
                longer.push_back(phrase + (phrase.empty() || ending.empty() ? "" : " ") + ending);
        phrases = std::move(longer);
    }
    return phrases;
}

}  // namespace

Pattern read_pattern(std::string_view text, const PatternClasses& classes) {
    return PatternReader(text, classes).whole();
}

std::vector<std::string> phrases_of(const Pattern& pattern) {
    std::vector<std::string> all;
    for (const auto& parts : pattern.alternatives)
        for (std::string& phrase : phrases_of(parts))
            if (!phrase.empty()) all.push_back(std::move(phrase));
    return all;
}

}  // namespace posthouse::language
