// The tables of endings that lie at hand for one game, and what they say of it, for the terminal.
//
// Deliberately absent: building them, when it is fair to say what they prove.
#pragma once

#include "games/tables.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::terminal {

class GameTablebaseView {
public:
    /// There are none where the folder has none of this game.
    GameTablebaseView(const games::Game& game, const std::filesystem::path& folder);

    bool any() const { return tables_ != nullptr; }
    /// For a search; null where there are none.
    const tablebase::TablebaseSource* source() const;
    const games::TablebaseInfo& facts() const { return *about_; }

    /// None where no table says anything of the position, or the game is over.
    std::optional<games::TablebaseResult> ending(std::string_view position) const;

    /// What is proven of it, the result first; empty where nothing is. `reader` is told of as
    /// “you”.
    std::string proven(const games::TablebaseResult& ending, std::optional<Side> reader = {}) const;

private:
    const games::Game& game_;
    const games::GameTablebases* about_;
    std::shared_ptr<const tablebase::TablebaseFolder> tables_;
};

}  // namespace posthouse::terminal
