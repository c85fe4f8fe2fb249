#include "terminal/endings_at_hand.h"

#include "games/table_words.h"

namespace posthouse {

namespace {

constexpr std::size_t cache_bytes = std::size_t{1} << 20;

}

EndingsAtHand::EndingsAtHand(const Game& game, const std::filesystem::path& folder)
    : game_(game), about_(tables_of(game)) {
    if (!about_ || folder.empty()) return;
    tables_ = about_->opened(folder, cache_bytes);
}

const TableSource* EndingsAtHand::source() const {
    return tables_ ? &source_of(*tables_) : nullptr;
}

std::optional<KnownEnding> EndingsAtHand::ending(std::string_view position) const {
    if (!tables_) return std::nullopt;
    auto ending = about_->look_up(*tables_, position);
    if (!ending || !ending->known()) return std::nullopt;
    return std::move(*ending);
}

std::string EndingsAtHand::proven(const KnownEnding& ending, std::optional<Side> reader) const {
    for (const std::string& words : worth_in_words(game_, *about_, ending, ending.worth, reader))
        if (words.starts_with("proven: ")) return words.substr(8);
    return "";
}

}  // namespace posthouse
