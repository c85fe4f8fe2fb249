#include "terminal/notation.h"

#include "games/score_words.h"
#include "notation/game_json.h"
#include "notation/game_text.h"

#include <algorithm>
#include <fstream>
#include <optional>
#include <utility>

namespace posthouse::terminal {

namespace {

/// As much of it as a text may have, and a byte more, so that too much is seen to be too much.
std::optional<std::string> read_all(std::istream& in) {
    std::string text(notation::text_bytes_max + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (in.bad()) return std::nullopt;
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

}  // namespace

int notation(const NotationOptions& options, std::istream& in, std::ostream& out,
             std::ostream& err) {
    std::vector<std::string> names = options.files;
    if (names.empty()) names.push_back("-");
    int status = 0;
    bool first = true;
    for (const std::string& name : names) {
        const bool standard = name == "-";
        std::ifstream file;
        if (!standard) file.open(name, std::ios::binary);
        const auto text = standard || file ? read_all(standard ? in : file) : std::nullopt;
        if (!text) {
            err << name << ": this file cannot be read: check its name.\n";
            status = std::max(status, 1);
            continue;
        }
        const auto games = notation::read_games(*text);
        if (options.json) out << notation::games_json(*text, Side::first) << '\n';
        if (!games) {
            err << (standard ? "" : name + ": ") << games.error().refusal.sentence.view() << '\n';
            status = 2;
        } else if (options.check) {
            out << (standard ? "" : name + ": ")
                << games::counted(static_cast<int>(games->size()), "game") << '\n';
        } else if (!options.json) {
            for (const notation::GameText& game : *games) {
                if (!std::exchange(first, false)) out << '\n';
                out << notation::write_game(game);
            }
        }
    }
    return status;
}

}  // namespace posthouse::terminal
