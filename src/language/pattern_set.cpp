#include "language/pattern_set.h"

#include <algorithm>
#include <functional>
#include <set>

namespace posthouse::language {
namespace {

using Part = Pattern::Part;
using Words = std::span<const std::string_view>;
/// Told where a match ends; whether that is good enough.
using Ended = std::function<bool(std::size_t)>;

bool match_parts(Words words, std::span<const Part> parts, std::size_t at, const Ended& ended);

bool match_group(Words words, const Part& group, std::span<const Part> rest, std::size_t at,
                 const Ended& ended) {
    const Ended then_rest = [&](std::size_t after) {
        return match_parts(words, rest, after, ended);
    };
    return std::ranges::any_of(group.group.alternatives,
                               [&](const std::vector<Part>& parts) {
                                   return match_parts(words, parts, at, then_rest);
                               }) ||
           (group.optional && then_rest(at));
}

bool match_gap(Words words, const Part& gap, std::span<const Part> rest, std::size_t at,
               const Ended& ended) {
    for (std::size_t most = at + static_cast<std::size_t>(gap.gap_max); at <= most; ++at) {
        if (match_parts(words, rest, at, ended)) return true;
        if (at == words.size() || words[at] == cut_out) return false;
    }
    return false;
}

/// Tries all ways in which the parts may follow one another.
bool match_parts(Words words, std::span<const Part> parts, std::size_t at, const Ended& ended) {
    if (parts.empty()) return ended(at);
    const Part& part = parts.front();
    const auto rest = parts.subspan(1);
    switch (part.kind) {
        case Part::Kind::word:
            return at < words.size() &&
                   (part.prefix ? words[at].starts_with(part.word) : words[at] == part.word) &&
                   match_parts(words, rest, at + 1, ended);
        case Part::Kind::gap:
            return match_gap(words, part, rest, at, ended);
        case Part::Kind::begin:
            return at == 0 && match_parts(words, rest, at, ended);
        case Part::Kind::end:
            return at == words.size() && match_parts(words, rest, at, ended);
        case Part::Kind::group:
            return match_group(words, part, rest, at, ended);
    }
    return false;
}

/// The words with which a pattern may begin.
struct Beginnings {
    std::set<std::string> words, prefixes;
    bool any = false;  // it may begin with any word
};

/// Whether the parts may be matched by no word at all.
bool add_beginnings(std::span<const Part> parts, Beginnings& found) {
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
                may_be_empty = add_beginnings(alternative, found) || may_be_empty;
        }
        if (!may_be_empty) return false;
    }
    return true;
}

}  // namespace

void PatternSet::add(Pattern pattern) {
    Beginnings found;
    for (const auto& parts : pattern.alternatives)
        found.any = add_beginnings(parts, found) || found.any;
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
    const Ended ended = [&](std::size_t end) {
        if (end == from) return false;  // nothing is no match
        longest = std::max(longest.value_or(0), end);
        return any;
    };
    const auto try_pattern = [&](std::size_t place) {
        for (const auto& parts : patterns_[place].alternatives)
            if (match_parts(words, parts, from, ended)) return;
    };
    if (const auto found = by_word_.find(std::string(words[from])); found != by_word_.end())
        std::ranges::for_each(found->second, try_pattern);
    if (const auto found = by_prefix_.find(words[from][0]); found != by_prefix_.end())
        for (const auto& [prefix, place] : found->second)
            if (words[from].starts_with(prefix)) try_pattern(place);
    std::ranges::for_each(by_any_word_, try_pattern);
    return longest;
}

bool PatternSet::finds(Words words) const {
    for (std::size_t from = 0; from < words.size(); ++from)
        if (match_at(words, from, true)) return true;
    return false;
}

std::vector<std::string_view> PatternSet::without(Words words) const {
    std::vector<std::string_view> rest;
    for (std::size_t from = 0; from < words.size();) {
        const auto end = match_at(words, from, false);
        rest.push_back(end ? cut_out : words[from]);
        from = end.value_or(from + 1);
    }
    return rest;
}

}  // namespace posthouse::language
