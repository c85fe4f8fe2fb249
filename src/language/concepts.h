// What a clause is about, in any language: a negation, playing, a move, taking back, another
// game, or everyday life.
// The doubt model weighs these beside the words themselves, so that what it learns from sentences
// in one language holds for the others, of which it has seen few.
#pragma once

#include "language/pattern.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace posthouse::language {

inline constexpr std::array<std::string_view, 18> concept_names = {
    "not",   "play", "move", "yet",   "back",  "resign", "wait", "draw", "wrong",
    "other", "game", "if",   "think", "later", "test",   "who",  "type", "life"};

/// The words of one language.
class Concepts {
public:
    /// "not": its place in concept_names; none if it is unknown.
    static std::optional<std::size_t> index_of(std::string_view name);

    void add(std::size_t index, Pattern words) { sets_[index].add(std::move(words)); }
    /// Those that the words name, as bits.
    std::uint32_t named_in(std::span<const std::string_view> words) const;

private:
    std::array<PatternSet, concept_names.size()> sets_;
};

}  // namespace posthouse::language
