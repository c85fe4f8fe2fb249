#include "terminal/play.h"
#include "base/inplace.h"
#include "games/game.h"
#include "games/game_help.h"
#include "games/move_list.h"
#include "games/result_text.h"
#include "games/tables/tablebase_text.h"
#include "search/levels.h"
#include "terminal/ascii_text.h"
#include "terminal/show.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <vector>

namespace posthouse::terminal {

namespace {

constexpr std::string_view commands =
    "Type a move, or one of these:\n"
    "    ?        this help; ? rules, ? example: all the rules, a whole game\n"
    "    moves    the legal moves, and the moves so far\n"
    "    board    draws the board again\n";
/// Not available with etiquette.
constexpr std::string_view free_commands =
    "    proven   what endgame tables prove about the position\n"
    "    undo     takes back your last move and the reply to it\n";
constexpr std::string_view last_commands =
    "    resign   gives up the game\n"
    "    quit     leaves\n"
    "Small and capital letters are the same.\n";

/// Prompts and output.
class Console {
public:
    Console(std::istream& in, std::ostream& out, const PlayOptions& options)
        : in_(in),
          out_(out),
          echo_(!options.interactive),
          columns_(options.columns),
          locale_(options.locale),
          screen_(options.screen) {}

    void print(std::string_view words) { out_ << fold_lines(to_ascii(words), columns_); }
    /// Prints a screen at a time.
    void print_in_screens(std::string_view words) {
        if (!screen_) {
            out_ << fold_lines(shown_words(words, locale_), columns_);
            return;
        }
        write_paged(fold_lines(shown_words(words, locale_), columns_), screen_(), in_, out_);
    }
    void print(const Refusal& refusal) {
        out_ << fold_lines(refusal_words(refusal, locale_) + "\n", columns_);
    }
    void flush() { out_.flush(); }

    /// Empty at the end of the input, or if the prompt cannot be written.
    std::optional<std::string> ask(std::string_view question) {
        out_ << fold_lines(to_ascii(question), columns_) << std::flush;
        if (!out_) return std::nullopt;
        auto answer = read_line(in_);
        if (echo_) out_ << (answer ? *answer : std::string()) << '\n';
        if (!answer && !echo_) out_ << '\n';
        return answer;
    }

    /// `otherwise` for an empty answer; empty at the end of the input or on "quit".
    std::optional<bool> ask_yes_no(std::string_view question, bool otherwise) {
        for (;;) {
            const auto answer = ask(question);
            if (!answer || equals_ignore_case(*answer, "quit")) return std::nullopt;
            if (answer->empty()) return otherwise;
            if (equals_ignore_case(*answer, "y") || equals_ignore_case(*answer, "yes")) return true;
            if (equals_ignore_case(*answer, "n") || equals_ignore_case(*answer, "no")) return false;
            print("Answer Y or N.\n");
        }
    }

private:
    std::istream& in_;
    std::ostream& out_;
    bool echo_;
    int columns_;
    translation::TerminalLocale locale_;
    std::function<Screen()> screen_;
};

void replace_all(std::string& text, std::string_view part, std::string_view by) {
    for (std::size_t at = text.find(part); at != std::string::npos;
         at = text.find(part, at + by.size()))
        text.replace(at, part.size(), by);
}

/// How a game begins.
struct Beginning {
    Side mine = Side::first;
    std::string from;  // as in GameRecord
    bool etiquette = false;
};

/// One game from its opening to its end.
class TerminalGame {
public:
    TerminalGame(const games::Game& game, const search::Level& level, int style,
                 const Beginning& beginning, const PlayOptions& options, std::uint64_t seed,
                 Console& console)
        : game_(game),
          level_(level),
          style_(style),
          mine_(beginning.mine),
          etiquette_(beginning.etiquette),
          options_(options),
          seed_(seed),
          console_(console),
          endings_(game, options.tables),
          record_{beginning.from, {}} {
        names_[index_of(mine_)] = "You";
        names_[index_of(other(mine_))] = "Computer";
    }

    /// False if the person quits before the end.
    bool play() {
        const std::string style =
            style_ == 0 ? ""
                        : fmt::format(", {}", game_.styles[static_cast<std::size_t>(style_ - 1)]);
        console_.print(fmt::format("\n{}, level {} ({}{}). {}Type ? for help.\n", game_.title,
                                   level_.number, level_.name, style,
                                   names_seats() ? fmt::format("You are {}. ", seat(mine_)) : ""));
        if (etiquette_)
            print_wrapped(
                "This game uses the etiquette: a house touched is a house played, nothing is "
                "tried or taken back, and nobody counts.");
        for (;;) {
            const games::GameState view = state();
            if (view.verdict.over) return announce(view), true;
            if (view.to_move != mine_) {
                if (!think()) return false;
                continue;
            }
            if (!drawn_) draw();
            const auto answer = console_.ask("Your move? ");
            if (!answer || equals_ignore_case(*answer, "quit") ||
                equals_ignore_case(*answer, "exit"))
                return false;
            if (equals_ignore_case(*answer, "resign")) {
                console_.print("You resign. The computer wins.\n");
                print_thanks();
                return true;
            }
            execute(*answer, view);
        }
    }

private:
    /// The record has legal moves only, so this cannot fail.
    games::GameState state() const { return *game_.state(record_); }
    std::vector<games::MoveDetails> steps() const { return *game_.steps(record_); }

    std::string_view seat(Side side) const { return game_.seats[index_of(side)]; }

    /// Where houses have numbers, these say whose they are, as on the screen of the old game:
    /// nobody is called North or South.
    bool names_seats() const { return !game_.drawing.numbered; }

    /// "Computer sows 4 seeds from 12.", "You sow 4 seeds from 3 and capture 2."
    std::string sentence_of_player(const games::MoveDetails& step) const {
        std::string text = step.description.to(mine_);
        replace_all(text, seat(step.side), names_[index_of(step.side)]);
        if (step.side == mine_) {
            replace_all(text, "You sows ", "You sow ");
            replace_all(text, " and captures ", " and capture ");
        }
        return text;
    }

    void execute(const std::string& typed, const games::GameState& view) {
        if (typed.empty()) return;
        if (const auto subject = asks_for_help(typed))
            help(*subject);
        else if (equals_ignore_case(typed, "moves"))
            print_moves(view);
        else if (equals_ignore_case(typed, "board"))
            draw();
        else if (equals_ignore_case(typed, "proven"))
            print_proven(view);
        else if (equals_ignore_case(typed, "undo"))
            undo();
        else
            move(typed);
    }

    /// The words after "?" or "help"; empty for other input.
    static std::optional<std::string_view> asks_for_help(std::string_view typed) {
        std::string_view words = typed;
        const std::string_view first =
            typed.starts_with('?') ? typed.substr(0, 1) : take_until(words, ' ');
        if (first == "?") words.remove_prefix(1);
        if (first != "?" && !equals_ignore_case(first, "help")) return std::nullopt;
        while (words.starts_with(' ')) words.remove_prefix(1);
        return words;
    }

    void help(std::string_view subject) {
        const translation::Texts texts(options_.locale.language);
        if (equals_ignore_case(subject, "rules"))
            console_.print_in_screens(games::help_rules(game_, texts));
        else if (equals_ignore_case(subject, "example"))
            console_.print_in_screens(games::help_example(game_, texts));
        else
            console_.print_in_screens(fmt::format("{}{}{}\n{}", commands,
                                                  etiquette_ ? "" : free_commands, last_commands,
                                                  games::short_help(game_, texts)));
    }

    void print_moves(const games::GameState& view) {
        console_.print("You may play:\n" + format_move_list(view.legal, mine_));
        console_.print("So far:\n" + games::move_list(steps(), names_, view.to_move, mine_));
    }

    void print_proven(const games::GameState& view) {
        if (etiquette_)
            return print_wrapped(
                "With etiquette nobody counts: proofs are shown when the game is over.");
        if (!endings_.has_tables()) {
            console_.print("There are no endgame tables for this game.\n");
            return;
        }
        const auto ending = endings_.look_up(view.position);
        std::string proven = ending ? endings_.format_proof(*ending, mine_) : "";
        if (!names_seats()) replace_all(proven, seat(other(mine_)), "the computer");
        print_wrapped(proven.empty() ? "Nothing is proven yet." : "It is proven: " + proven + '.');
    }

    /// The move after which endgame tables proved the final result.
    void print_proven_since(const games::GameState& end) {
        std::size_t since = record_.moves.size() + 1;
        games::GameRecord then = record_;
        while (!then.moves.empty()) {
            then.moves.pop_back();
            const auto ending = endings_.look_up(game_.state(then)->position);
            if (!ending || !is_proven(*ending, end.verdict.result)) break;
            since = then.moves.size();
        }
        if (since < record_.moves.size())
            print_wrapped(fmt::format("Endgame tables proved this {}.",
                                      since == 0 ? std::string("from the beginning")
                                                 : fmt::format("after move {}", since)));
    }

    static bool is_proven(const games::TablebaseResult& ending, Result result) {
        if (result == Result::draw) return ending.worth.proof == games::ProvenResult::draw;
        return ending.worth.proof == (result == win_of(ending.to_move) ? games::ProvenResult::win
                                                                       : games::ProvenResult::loss);
    }

    void print_wrapped(const std::string& sentence) {
        std::vector<std::string> words;
        std::string_view rest = sentence;
        while (!rest.empty()) words.emplace_back(take_until(rest, ' '));
        console_.print(wrap_words(words, ""));
    }

    void draw() {
        const auto done = steps();
        games::BoardRenderOptions style;
        style.bottom = mine_;
        style.captions = names_;
        style.columns = std::min(options_.columns, games::text_columns_max);
        if (!done.empty()) style.last = &done.back();
        const std::string board =
            *game_.board(state().position, style);  // a record's position is legal
        console_.print("\n" + board + "\n");
        drawn_ = true;
    }

    void undo() {
        if (etiquette_)
            return print_wrapped(
                "With etiquette a house touched is a house played: no move is taken back. Play on; "
                "the seeds may yet be kind to you.");
        const auto done = steps();
        for (std::size_t ply = done.size(); ply-- > 0;) {
            if (done[ply].side != mine_) continue;
            record_.moves.resize(ply);
            console_.print("Your move " + done[ply].move.shown.to(mine_) + " is taken back.\n");
            drawn_ = false;
            return;
        }
        console_.print("You have not moved yet, so there is nothing to take back.\n");
    }

    /// Adds the move to the record in its stored form.
    void move(const std::string& typed) {
        record_.moves.push_back(typed);
        const auto done = game_.steps(record_);
        if (!done) {
            record_.moves.pop_back();
            console_.print(done.error().refusal);
            return;
        }
        record_.moves.back() = done->back().move.text;
        print_move(done->back());
        draw();
    }

    void print_move(const games::MoveDetails& step) {
        console_.print(names_seats() ? fmt::format("{}: {}\n", names_[index_of(step.side)],
                                                   step.description.to(mine_))
                                     : sentence_of_player(step) + '\n');
        drawn_ = false;
    }

    bool think() {
        if (!drawn_ && record_.moves.empty()) draw();
        constexpr std::string_view thinking = "THINKING";
        console_.print(thinking);
        console_.flush();
        search::ThinkLimits limits =
            search::limits_of(level_, seed_ + record_.moves.size(), etiquette_);
        limits.style = style_;
        if (level_.number >= search::tables_from_level) limits.tables = endings_.source();
        limits.on_root_move = [this, column = int(thinking.size())](int, int) mutable {
            if (++column > options_.columns) console_.print("\n"), column = 1;
            console_.print(".");
            console_.flush();
            if (options_.pause) options_.pause();
        };
        const auto search_report = game_.think(record_, limits);
        console_.print("\n");
        if (!search_report) {
            console_.print(search_report.error().refusal);
            return false;
        }
        record_.moves.push_back(search_report->move.text);
        print_move(steps().back());
        return true;
    }

    void announce(const games::GameState& view) {
        if (!drawn_) draw();
        console_.print(
            fmt::format("The game is over: {}.\n", games::describe_reason(view.verdict.reason)));
        if (view.verdict.result == Result::draw)
            console_.print("It is a draw.\n");
        else
            console_.print(view.verdict.result == win_of(mine_) ? "You win.\n"
                                                                : "The computer wins.\n");
        print_proven_since(view);
        console_.print("Position: " + view.position + "\n");
        print_thanks();
    }

    void print_thanks() {
        if (etiquette_) console_.print("The computer thanks you for the game.\n");
    }

    const games::Game& game_;
    const search::Level& level_;
    const int style_;  // see ThinkLimits
    const Side mine_;
    const bool etiquette_;
    const PlayOptions& options_;
    const std::uint64_t seed_;
    Console& console_;
    const GameTablebaseView endings_;
    std::array<std::string, 2> names_;
    games::GameRecord record_;
    bool drawn_ = false;  // the current board is on the screen
};

/// Null if the person quits instead.
const games::Game* choose_game(Console& console) {
    const auto games = listed_games();
    console.print("Games:\n" + format_game_list());
    for (;;) {
        const auto answer = console.ask("Which game, by name or number? ");
        if (!answer || equals_ignore_case(*answer, "quit")) return nullptr;
        if (answer->empty()) continue;
        const auto number = read_number(*answer);
        if (number && *number >= 1 && *number <= static_cast<int>(games.size()))
            return games[static_cast<std::size_t>(*number) - 1];
        if (const games::Game* game = games::find_game(*answer)) return game;
        console.print(
            fmt::format("There is no game \"{}\": type a number from 1 to {}, a name, or quit.\n",
                        *answer, games.size()));
    }
}

/// Whether to use the etiquette; by default as usual in the game.
Expected<bool> keeps_etiquette(const games::Game& game, std::string_view wish) {
    if (wish.empty()) return game.etiquette == games::Etiquette::usual;
    if (wish != "on") return false;
    if (game.etiquette == games::Etiquette::never)
        return refuse("practice-no-etiquette",
                      "{game} is played without this etiquette: leave out --etiquette.",
                      game.title);
    return true;
}

/// With etiquette the person sits South, and lots decide who moves first.
Beginning draw_lot(const games::Game& game, Console& console, bool lot) {
    console.print(fmt::format("The lot fell to {}: {} first.\n", game.seats[lot ? 0 : 1],
                              lot ? "you move" : "the computer moves"));
    return {Side::first, lot ? std::string() : game.opening_of_second, true};
}

/// Who moves first, by choice or by lot.
std::optional<Side> choose_side(Console& console, bool lot) {
    for (;;) {
        const auto answer = console.ask("Do you want to go first? (Y, N, or Enter to draw lots) ");
        if (!answer || equals_ignore_case(*answer, "quit")) return std::nullopt;
        if (equals_ignore_case(*answer, "y") || equals_ignore_case(*answer, "yes"))
            return Side::first;
        if (equals_ignore_case(*answer, "n") || equals_ignore_case(*answer, "no"))
            return Side::second;
        if (answer->empty()) {
            console.print(lot ? "The lot is yours: you go first.\n"
                              : "The lot is mine: I go first.\n");
            return lot ? Side::first : Side::second;
        }
        console.print("Answer Y or N, or just press Enter.\n");
    }
}

std::optional<Beginning> how_it_begins(const games::Game& game, bool etiquette, Console& console,
                                       bool lot) {
    if (etiquette) return draw_lot(game, console, lot);
    const auto mine = choose_side(console, lot);
    if (!mine) return std::nullopt;
    return Beginning{*mine, "", false};
}

}  // namespace

int play(const PlayOptions& options, std::istream& in, std::ostream& out) {
    Console console(in, out, options);
    const search::Level* level = search::find_level(options.level);
    if (!level) {
        console.print(fmt::format("There is no level {}: choose one from {} to {}.\n",
                                  options.level, search::levels.front().number,
                                  search::levels.back().number));
        return 2;
    }
    const games::Game* game =
        options.game.empty() ? choose_game(console) : games::find_game(options.game);
    if (!game && !options.game.empty()) {
        console.print("There is no game \"" + options.game + "\". Choose one of:\n" +
                      format_game_list());
        return 2;
    }

    const auto etiquette = game ? keeps_etiquette(*game, options.etiquette) : Expected<bool>(false);
    if (!etiquette) {
        console.print(etiquette.error());
        return 2;
    }

    const auto style = game ? games::find_style(*game, options.style) : Expected<int>(0);
    if (!style) {
        console.print(style.error());
        return 2;
    }

    std::mt19937_64 random(options.seed);
    bool goes_on = game != nullptr;
    while (goes_on) {
        const auto begins = how_it_begins(*game, *etiquette, console, random() % 2 == 0);
        goes_on = begins &&
                  TerminalGame(*game, *level, *style, *begins, options, random(), console).play() &&
                  options.interactive &&
                  console.ask_yes_no("Another game? (Y/N) ", false).value_or(false);
    }
    console.print("Good-bye.\n");
    console.flush();
    return 0;
}

namespace {

constexpr std::size_t cache_bytes = std::size_t{1} << 20;

}

GameTablebaseView::GameTablebaseView(const games::Game& game, const std::filesystem::path& folder)
    : game_(game), tablebases_(games::tablebases_of(game)) {
    if (!tablebases_ || folder.empty()) return;
    tables_ = tablebases_->open_folder(folder, cache_bytes);
}

const tablebase::TablebaseSource* GameTablebaseView::source() const {
    return tables_ ? &games::source_of(*tables_) : nullptr;
}

std::optional<games::TablebaseResult> GameTablebaseView::look_up(std::string_view position) const {
    if (!tables_) return std::nullopt;
    auto ending = tablebases_->look_up(*tables_, position);
    if (!ending || !ending->known()) return std::nullopt;
    return std::move(*ending);
}

std::string GameTablebaseView::format_proof(const games::TablebaseResult& ending,
                                            std::optional<Side> reader) const {
    for (const std::string& words :
         games::describe_tablebase_value(game_, *tablebases_, ending, ending.worth, reader))
        if (words.starts_with("proven: ")) return words.substr(8);
    return "";
}

}  // namespace posthouse::terminal
