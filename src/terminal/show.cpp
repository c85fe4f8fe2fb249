#include "terminal/show.h"
#include "base/utf8.h"
#include "games/referee.h"
#include "games/result_text.h"
#include "notation/game_text.h"
#include "picture/png.h"
#include "rules/perft.h"
#include "terminal/ascii_text.h"
#include "translation/refusal_text.h"

#include <fmt/format.h>
#include <algorithm>
#include <fstream>
#include <optional>
#include <utility>

namespace posthouse::terminal {

namespace {

const games::Game* find_or_print_error(std::string_view name, std::ostream& err) {
    const games::Game* game = games::find_game(name);
    if (!game)
        err << "There is no game called \"" << to_ascii(name) << "\". Choose one of:\n"
            << format_game_list();
    return game;
}

constexpr int picture_width_px = 640;

bool write_file(const std::string& file, const std::string& bytes, std::ostream& err) {
    std::ofstream out(file, std::ios::binary);
    out << bytes;
    out.close();
    if (!out) err << "The file \"" << to_ascii(file) << "\" cannot be written.\n";
    return out.good();
}

/// Writes the requested pictures.
bool write_pictures(const ShowOptions& options, const std::string& svg, std::ostream& err) {
    if (!options.svg.empty() && !write_file(options.svg, svg, err)) return false;
    return options.png.empty() ||
           write_file(options.png, picture::png_of(svg, picture_width_px), err);
}

}  // namespace

std::vector<const games::Game*> listed_games() {
    std::vector<const games::Game*> games;
    for (const games::Game& game : games::all_games())
        if (game.listed) games.push_back(&game);
    return games;
}

std::string format_game_list() {
    std::string lines;
    int number = 0;
    for (const games::Game* game : listed_games())
        lines += fmt::format("{:4}  {:<12}{}\n", ++number, game->name, to_ascii(game->blurb));
    return lines;
}

std::string format_move_list(const std::vector<games::MoveText>& moves, Side reader) {
    std::vector<std::string> shown;
    for (const games::MoveText& move : moves) shown.push_back(move.shown.to(reader));
    return wrap_words(shown, "    ");
}

Refusal with_move_number(const games::InvalidRecord& bad) {
    if (!bad.at) return bad.refusal;
    return refuse("record-move", "Move {place}: {why}", *bad.at + 1, bad.refusal);
}

int show(const ShowOptions& options, std::ostream& out, std::ostream& err) {
    const games::Game* game = find_or_print_error(options.game, err);
    if (!game) return 2;
    const games::GameRecord record{options.from, options.moves, options.seat};
    const auto view = game->state(record);
    if (!view) {
        err << refusal_words(with_move_number(view.error()), options.locale) << '\n';
        return 2;
    }
    const auto steps = game->steps(record);
    games::BoardRenderOptions style;
    style.bottom = options.seat;
    style.columns = std::min(options.columns, games::text_columns_max);
    if (steps && !steps->empty()) style.last = &steps->back();
    const auto board = game->board(view->position, style);
    if (!board) {
        err << refusal_words(board.error(), options.locale) << '\n';
        return 2;
    }
    const auto svg = game->picture(view->position, style);
    if (svg && !write_pictures(options, *svg, err)) return 1;

    const auto say = [&](std::string_view words) {
        out << fold_lines(to_ascii(words), options.columns) << '\n';
    };
    out << to_ascii(*board) << '\n';
    if (style.last) say(style.last->description.to(options.seat));
    const auto& seats = game->seats;
    const auto result = view->verdict.result;
    if (view->verdict.over) {
        say(fmt::format("The game is over: {}. {}", games::describe_reason(view->verdict.reason),
                        result == Result::draw
                            ? "A draw."
                            : fmt::format("{} wins.", seats[result == Result::first ? 0 : 1])));
    } else {
        say(fmt::format("{} to move. Legal moves:", seats[index_of(view->to_move)]));
        out << fold_lines(format_move_list(view->legal, options.seat), options.columns);
    }
    say("Position: " + view->position);
    return 0;
}

int show_perft(std::string_view name, int depth, std::string_view from, PerftMode way,
               const std::function<double()>& seconds, std::ostream& out, std::ostream& err,
               const translation::TerminalLocale& locale) {
    const games::Game* game = find_or_print_error(name, err);
    if (!game) return 2;
    const double before = seconds();
    const auto leaves = game->perft(from, depth, way);
    const double took = seconds() - before;
    if (!leaves) {
        err << refusal_words(leaves.error(), locale) << '\n';
        return 2;
    }
    const double rate = took > 0 ? static_cast<double>(*leaves) / took : 0;
    out << fmt::format("depth {} leaves {} seconds {:.3f} leaves/s {:.0f}\n", depth, *leaves, took,
                       rate);
    return 0;
}

int referee_lines(std::istream& in, std::ostream& out) {
    in.tie(nullptr);  // otherwise each read flushes
    std::string text;
    while (out && std::getline(in, text)) {
        std::string_view line = without_byte_order_mark(text);
        if (line.ends_with('\r')) line.remove_suffix(1);
        out << games::referee(line) << '\n';
        if (in.rdbuf()->in_avail() <= 0) out.flush();
    }
    out.flush();
    return 0;
}

namespace {

/// At most one byte more than the limit, so that a longer text is detected.
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
            err << name << ": cannot be read: check the name.\n";
            status = std::max(status, 1);
            continue;
        }
        const auto games = notation::read_games(*text);
        if (options.json) out << notation::games_json(*text, Side::first) << '\n';
        if (!games) {
            err << (standard ? "" : name + ": ")
                << translation::translate(games.error().refusal, options.locale.language) << '\n';
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
