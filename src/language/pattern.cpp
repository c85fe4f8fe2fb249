#include "language/pattern.h"

#include "base/inplace.h"
#include "language/normal_form.h"

#include <algorithm>
#include <functional>
#include <set>
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

std::vector<std::string> expand_phrases(const std::vector<Part>& parts) {
    std::vector<std::string> phrases{""};
    for (const Part& part : parts) {
        std::vector<std::string> endings;
        if (part.kind == Part::Kind::word)
            endings = {part.word + (part.prefix ? "*" : "")};
        else if (part.kind == Part::Kind::group)
            endings = expand_phrases(part.group);
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

Pattern parse_pattern(std::string_view text, const PatternClasses& classes) {
    return PatternReader(text, classes).whole();
}

std::vector<std::string> expand_phrases(const Pattern& pattern) {
    std::vector<std::string> all;
    for (const auto& parts : pattern.alternatives)
        for (std::string& phrase : expand_phrases(parts))
            if (!phrase.empty()) all.push_back(std::move(phrase));
    return all;
}

std::string words_in(const Pattern& pattern) {
    std::string words;
    for (const auto& parts : pattern.alternatives)
        for (const Part& part : parts) {
            if (part.kind == Part::Kind::word && !part.prefix) (words += part.word) += ' ';
            if (part.kind == Part::Kind::group) words += words_in(part.group);
        }
    return words;
}

namespace {

using Part = Pattern::Part;
using Words = std::span<const std::string_view>;
/// Called with the end of each match; returns whether to stop.
using MatchEndFn = std::function<bool(std::size_t)>;

bool match_parts(Words words, std::span<const Part> parts, std::size_t at,
                 const MatchEndFn& on_end);

bool match_group(Words words, const Part& group, std::span<const Part> rest, std::size_t at,
                 const MatchEndFn& on_end) {
    const MatchEndFn then_rest = [&](std::size_t after) {
        return match_parts(words, rest, after, on_end);
    };
    return std::ranges::any_of(group.group.alternatives,
                               [&](const std::vector<Part>& parts) {
                                   return match_parts(words, parts, at, then_rest);
                               }) ||
           (group.optional && then_rest(at));
}

bool match_gap(Words words, const Part& gap, std::span<const Part> rest, std::size_t at,
               const MatchEndFn& on_end) {
    for (std::size_t most = at + static_cast<std::size_t>(gap.gap_max); at <= most; ++at) {
        if (match_parts(words, rest, at, on_end)) return true;
        if (at == words.size() || words[at] == cut_marker) return false;
    }
    return false;
}

/// Tries all ways to match the parts.
bool match_parts(Words words, std::span<const Part> parts, std::size_t at,
                 const MatchEndFn& on_end) {
    if (parts.empty()) return on_end(at);
    const Part& part = parts.front();
    const auto rest = parts.subspan(1);
    switch (part.kind) {
        case Part::Kind::word:
            return at < words.size() &&
                   (part.prefix ? words[at].starts_with(part.word) : words[at] == part.word) &&
                   match_parts(words, rest, at + 1, on_end);
        case Part::Kind::gap:
            return match_gap(words, part, rest, at, on_end);
        case Part::Kind::begin:
            return at == 0 && match_parts(words, rest, at, on_end);
        case Part::Kind::end:
            return at == words.size() && match_parts(words, rest, at, on_end);
        case Part::Kind::group:
            return match_group(words, part, rest, at, on_end);
    }
    return false;
}

/// The words with which a pattern may begin.
struct FirstWords {
    std::set<std::string> words, prefixes;
    bool any = false;  // it may begin with any word
};

/// Returns whether the parts can match no words at all.
bool add_first_words(std::span<const Part> parts, FirstWords& found) {
    for (const Part& part : parts) {
        bool may_be_empty = true;
        if (part.kind == Part::Kind::word) {
            (part.prefix ? found.prefixes : found.words).insert(part.word);
            may_be_empty = false;
        } else if (part.kind == Part::Kind::gap) {
            found.any = true;
        } else if (part.kind == Part::Kind::group) {
            may_be_empty = part.optional;
            for (const auto& alternative : part.group.alternatives)
                may_be_empty = add_first_words(alternative, found) || may_be_empty;
        }
        if (!may_be_empty) return false;
    }
    return true;
}

}  // namespace

void PatternSet::add(Pattern pattern) {
    FirstWords found;
    for (const auto& parts : pattern.alternatives)
        found.any = add_first_words(parts, found) || found.any;
    const std::size_t place = patterns_.size();
    if (found.any) {
        by_any_word_.push_back(place);
    } else {
        for (const std::string& word : found.words) by_word_[word].push_back(place);
        for (const std::string& prefix : found.prefixes)
            by_prefix_[prefix[0]].emplace_back(prefix, place);
    }
    patterns_.push_back(std::move(pattern));
}

std::optional<std::size_t> PatternSet::match_at(Words words, std::size_t from, bool any) const {
    std::optional<std::size_t> longest;
    const MatchEndFn on_end = [&](std::size_t end) {
        if (end == from) return false;  // an empty match does not count
        longest = std::max(longest.value_or(0), end);
        return any;
    };
    const auto try_pattern = [&](std::size_t place) {
        for (const auto& parts : patterns_[place].alternatives)
            if (match_parts(words, parts, from, on_end)) return;
    };
    if (const auto found = by_word_.find(std::string(words[from])); found != by_word_.end())
        std::ranges::for_each(found->second, try_pattern);
    if (const auto found = by_prefix_.find(words[from][0]); found != by_prefix_.end())
        for (const auto& [prefix, place] : found->second)
            if (words[from].starts_with(prefix)) try_pattern(place);
    std::ranges::for_each(by_any_word_, try_pattern);
    return longest;
}

bool PatternSet::matches(Words words) const {
    for (std::size_t from = 0; from < words.size(); ++from)
        if (match_at(words, from, true)) return true;
    return false;
}

std::vector<std::string_view> PatternSet::cut_matches(Words words) const {
    std::vector<std::string_view> rest;
    for (std::size_t from = 0; from < words.size();) {
        const auto end = match_at(words, from, false);
        rest.push_back(end ? cut_marker : words[from]);
        from = end.value_or(from + 1);
    }
    return rest;
}

}  // namespace posthouse::language
