#include "games/move_list.h"

#include <algorithm>

namespace posthouse::games {
namespace {

std::string left(std::string text, std::size_t width) {
    text.resize(std::max(text.size(), width), ' ');
    return text;
}

std::string right(const std::string& text, std::size_t width) {
    return std::string(width - std::min(width, text.size()), ' ') + text;
}

}  // namespace

std::string move_list(std::span<const MoveDetails> steps, const std::array<std::string, 2>& names,
                      std::optional<Side> awaited, std::optional<Side> reader) {
    std::vector<std::array<std::string, 2>> rows;
    // If Second begins after a set-up, the first move is still in Second's column.
    const auto enter = [&rows](Side side, const std::string& word) {
        if (rows.empty() || side == Side::first || !rows.back()[1].empty()) rows.emplace_back();
        rows.back()[index_of(side)] = word;
    };
    for (const MoveDetails& step : steps) enter(step.side, step.move.shown.to(reader));
    if (awaited) enter(*awaited, "?");

    std::size_t width = names[0].size();
    for (const auto& row : rows) width = std::max(width, row[0].size());
    std::string sheet = "     " + left(names[0], width + 2) + names[1] + "\n";
    for (std::size_t i = 0; i < rows.size(); ++i) {
        sheet += right(std::to_string(i + 1), 3) + ".  ";
        sheet += rows[i][1].empty() ? rows[i][0] : left(rows[i][0], width + 2) + rows[i][1];
        sheet += '\n';
    }
    return sheet;
}

}  // namespace posthouse::games
