#include "terminal/endings_at_hand.h"

#include "games/table_words.h"

namespace posthouse::terminal {

namespace {

constexpr std::size_t cache_bytes = std::size_t{1} << 20;

}

GameTablebaseView::GameTablebaseView(const games::Game& game, const std::filesystem::path& folder)
    : game_(game), about_(games::tablebases_of(game)) {
    if (!about_ || folder.empty()) return;
    tables_ = about_->opened(folder, cache_bytes);
}

const tablebase::TablebaseSource* GameTablebaseView::source() const {
    return tables_ ? &games::source_of(*tables_) : nullptr;
}

std::optional<games::TablebaseResult> GameTablebaseView::ending(std::string_view position) const {
    if (!tables_) return std::nullopt;
    auto ending = about_->look_up(*tables_, position);
    if (!ending || !ending->known()) return std::nullopt;
    return std::move(*ending);
}

std::string GameTablebaseView::proven(const games::TablebaseResult& ending,
                                      std::optional<Side> reader) const {
    for (const std::string& words :
         games::format_worth(game_, *about_, ending, ending.worth, reader))
        if (words.starts_with("proven: ")) return words.substr(8);
    return "";
}

}  // namespace posthouse::terminal
