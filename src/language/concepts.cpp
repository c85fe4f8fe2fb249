#include "language/concepts.h"

#include <algorithm>

namespace posthouse::language {

std::optional<std::size_t> Concepts::index_of(std::string_view name) {
    const auto found = std::ranges::find(concept_names, name);
    if (found == concept_names.end()) return std::nullopt;
    return static_cast<std::size_t>(found - concept_names.begin());
}

std::uint32_t Concepts::named_in(std::span<const std::string_view> words) const {
    std::uint32_t named = 0;
    for (std::size_t i = 0; i < sets_.size(); ++i)
        if (sets_[i].matches(words)) named |= 1U << i;
    return named;
}

}  // namespace posthouse::language
