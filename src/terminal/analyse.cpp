#include "terminal/analyse.h"

#include "analysis/analysis.h"
#include "base/inplace.h"
#include "games/json_output.h"
#include "games/result_text.h"
#include "games/tables/tablebase_json.h"
#include "games/tables/tablebase_text.h"
#include "search/score.h"
#include "terminal/ascii_text.h"
#include "terminal/play.h"
#include "terminal/show.h"
#include "translation/refusal_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <span>
#include <tuple>

namespace posthouse::terminal {

namespace {

constexpr std::size_t columns_max = 72;
constexpr int bar_max = 16;  // columns of the plot on each side of its middle

/// A move as spectators read it.
const std::string& shown(const games::MoveText& move) {
    return move.shown.to(std::nullopt);
}

/// As much of a line of play as fits.
std::string truncate_line(const std::vector<games::MoveText>& moves, std::size_t columns) {
    std::string text;
    for (const games::MoveText& move : moves) {
        if (text.size() + 1 + shown(move).size() + 4 > columns && &move != &moves.front())
            return text + " ...";
        if (!text.empty()) text += ' ';
        text += shown(move);
    }
    return text;
}

std::string truncate_columns(std::string text, std::size_t columns) {
    if (text.size() > columns) text = text.substr(0, columns - 2) + "..";
    return text;
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty())
        if (const std::string_view word = take_until(text, ' '); !word.empty())
            words.emplace_back(word);
    return words;
}

/// A text in lines of at most 72 columns.
std::string paragraph(std::string_view text) {
    return wrap_words(words_of(text), "");
}

/// In tenths, rounded as they are printed.
int tenths_of(int hundredths) {
    return hundredths < 0 ? -tenths_of(-hundredths) : (hundredths + 5) / 10;
}

class Report {
public:
    Report(const games::Game& game, const analysis::Analysis& analysis,
           const GameTablebaseView& endings, std::ostream& out)
        : game_(game), analysis_(analysis), endings_(endings), out_(out) {}

    void print() {
        if (analysis_.from < analysis_.moves.size()) {
            print_moves();
            print_course();
            print_totals();
            print_proven();
        }
        print_end();
        if (analysis_.interrupted) print_interruption();
    }

private:
    std::string seat(Side side) const { return to_ascii(games::short_seat(game_, side)); }
    std::string units() const { return std::string(game_.score_unit) + 's'; }
    const analysis::AnalyzedPosition& end() const { return analysis_.positions.back(); }

    /// A score for First in a narrow column: "+2.5", "won 9", "lost 4", "draw".
    std::string cell(int score, Side of, const games::GameState* after = nullptr) const {
        if (after && after->verdict.over && after->verdict.result == Result::draw) return "draw";
        const int first = of == Side::first ? score : -score;
        if (const auto end = search::decided(first)) {
            const std::string_view word = end->won ? "won" : "lost";
            return end->plies == 0 || end->by_table ? std::string(word)
                                                    : fmt::format("{} {}", word, end->plies);
        }
        const std::string amount = games::in_tenths(first);
        if (amount == "0.0") return amount;
        return (first > 0 ? '+' : '-') + amount;
    }

    void print_interruption() {
        const std::size_t all = analysis_.positions.size(), done = all - analysis_.from;
        std::string words = "Interrupted before the end of the search.";
        if (all > 1 && done == 1)
            words = fmt::format("Interrupted: only the last of {} positions was searched.", all);
        else if (all > 1)
            words = fmt::format("Interrupted: only the last {} of {} positions were searched.",
                                done, all);
        out_ << paragraph(words);
    }

    void print_moves() {
        const std::string first = seat(Side::first), second = seat(Side::second);
        out_ << fmt::format("{}: the value of each move, in {}.\n\n", to_ascii(game_.title),
                            units());
        for (const auto& [sign, word, who] :
             {std::tuple("+1.0", "won 9", first), std::tuple("-1.0", "lost 9", second)})
            out_ << fmt::format("{:>6}  {} is better by that much  {:>8}  {} wins in 9 plies\n",
                                sign, who, word, who);
        out_ << '\n'
             << paragraph(
                    "If the move played turned out better than the best move found, both columns "
                    "show its value.")
             << '\n';
        out_ << fmt::format("{:>4}  {:<6} {:<13} {:>7} {:>7}  {}\n", "ply", "who", "move", "best",
                            "played", "the best line");
        for (std::size_t ply = analysis_.from; ply < analysis_.moves.size(); ++ply) print_move(ply);
    }

    void print_move(std::size_t ply) {
        const analysis::AnalyzedMove& move = analysis_.moves[ply];
        const analysis::AnalyzedPosition& before = analysis_.positions[ply];
        const Side side = move.step.side;
        const std::string name = fmt::format("{} {}", truncate_columns(shown(move.step.move), 10),
                                             analysis::name_of(move.mark));
        std::string row = fmt::format("{:>4}  {:<6} {:<13} {:>7} {:>7}  ", ply + 1, seat(side),
                                      name, cell(move.before, side),
                                      cell(move.after, side, &analysis_.positions[ply + 1].view));
        row += truncate_line(before.lines.front().moves, columns_max - row.size());
        out_ << to_ascii(truncate_columns(row, columns_max)) << '\n';
        if (move.mark != analysis::MoveAnnotation::none)
            out_ << wrap_words(
                words_of(to_ascii(fmt::format("{}; better was {}.", cost(move), better(before)))),
                "             ");
        for (std::size_t i = 1; i < before.lines.size(); ++i) {
            const games::SearchReport::Line& line = before.lines[i];
            std::string other_row =
                fmt::format("{:>29}{:>7}{:>10}", "or ", cell(line.score, side), "");
            other_row += truncate_line(line.moves, columns_max - other_row.size());
            out_ << to_ascii(truncate_columns(other_row, columns_max)) << '\n';
        }
    }

    /// The best move and its ideas: "c, which captures 3 seeds".
    std::string better(const analysis::AnalyzedPosition& judged) const {
        const games::MoveText& best = judged.lines.front().moves.front();
        const auto ideas = game_.ideas(judged.view.position, best.text);
        if (!ideas || ideas->empty()) return shown(best);
        return fmt::format("{}, which {}", shown(best), games::describe_ideas(game_, *ideas));
    }

    /// The effect of a mistake.
    std::string cost(const analysis::AnalyzedMove& move) const {
        const auto before = search::decided(move.before), after = search::decided(move.after);
        if (after && !after->won && !(before && !before->won)) {
            const std::string winner = seat(other(move.step.side));
            if (after->by_table)
                return fmt::format("lets {} win by {}", winner,
                                   games::counted(-after->margin, game_.score_unit));
            if (after->plies == 0) return winner + " has won";
            return lets_win(move.reason, winner, after->plies);
        }
        if (before && before->won && before->by_table)
            return fmt::format("throws away a proven win by {}",
                               games::counted(before->margin, game_.score_unit));
        if (before && before->won)
            return fmt::format("throws away the win in {}", games::counted(before->plies, "ply"));
        const int tenths = tenths_of(move.before) - tenths_of(move.after);
        const std::string loss = fmt::format("loses {} {}", games::in_tenths(10 * tenths), units());
        if (move.reason.kind != analysis::MistakeReason::Kind::lets_capture) return loss;
        return fmt::format("{}: lets {} capture with {}", loss, seat(other(move.step.side)),
                           shown(move.reason.move));
    }

    /// "lets Black win in 5 plies: 33-44 …", and how, if that is known.
    static std::string lets_win(const analysis::MistakeReason& reason, const std::string& winner,
                                int plies) {
        const std::string in = games::counted(plies, "ply");
        if (reason.kind != analysis::MistakeReason::Kind::lets_win)
            return fmt::format("lets {} win in {}", winner, in);
        const std::string how = reason.ending == "base"           ? "land on a base with"
                                : reason.ending == "captured-all" ? "capture the last pod with"
                                                                  : "win with";
        if (plies == 1) return fmt::format("lets {} {} {}", winner, how, shown(reason.move));
        const std::string begin = ", beginning with " + shown(reason.move);
        if (how == "win with" || reason.last.text.empty())
            return fmt::format("lets {} win in {}{}", winner, in, begin);
        return fmt::format("lets {} {} {} in {}{}", winner, how, shown(reason.last), in, begin);
    }

    /// Hundredths per column of the plot.
    int scale() const {
        int most = 0;
        for (const analysis::AnalyzedPosition& judged :
             std::span(analysis_.positions).subspan(analysis_.from))
            if (!search::is_decided(judged.score))
                most = std::max(most, std::min(std::abs(judged.score), analysis::score_clamp));
        for (const int one : {10, 25, 50})
            if (most <= one * bar_max) return one;
        return 100;
    }

    /// To the right if First is better, to the left if Second is.
    static std::string bar(int first, int scale) {
        const bool beyond = std::abs(first) > scale * bar_max;
        const int length = beyond ? bar_max : (std::abs(first) + scale / 2) / scale;
        const std::string marks(static_cast<std::size_t>(length), '#');
        if (first >= 0) return std::string(bar_max, ' ') + '|' + marks;
        return fmt::format("{:>{}}|", marks, bar_max);
    }

    void print_course() {
        const int one = scale();
        out_ << fmt::format(
            "\nThe course of the game: the score after each move; a # is {} {}.\n\n",
            one == 10   ? "0.1"
            : one == 25 ? "0.25"
            : one == 50 ? "0.5"
                        : "1",
            one == 100 ? std::string(game_.score_unit) : units());
        const std::string left = seat(Side::second) + " better",
                          right = seat(Side::first) + " better";
        out_ << fmt::format("{:>4}  {:<13} {:>7}  {:>{}}|{}\n", "ply", "move", "score", left,
                            bar_max, right);
        for (std::size_t i = analysis_.from; i < analysis_.positions.size(); ++i) {
            const analysis::AnalyzedPosition& judged = analysis_.positions[i];
            const Side side = judged.view.to_move;
            std::string name = "(beginning)";
            if (i > 0)
                name = fmt::format("{} {}",
                                   truncate_columns(shown(analysis_.moves[i - 1].step.move), 10),
                                   analysis::name_of(analysis_.moves[i - 1].mark));
            const int first = side == Side::first ? judged.score : -judged.score;
            std::string row = fmt::format("{:>4}  {:<13} {:>7}  {}", i, name,
                                          cell(judged.score, side, &judged.view), bar(first, one));
            out_ << to_ascii(row) << '\n';
        }
        out_ << '\n';
    }

    void print_totals() {
        for (const Side side : {Side::first, Side::second}) {
            int moves = 0, mistakes = 0, blunders = 0;
            double lost = 0;
            for (const analysis::AnalyzedMove& move :
                 std::span(analysis_.moves).subspan(analysis_.from)) {
                if (move.step.side != side) continue;
                ++moves;
                mistakes += move.mark == analysis::MoveAnnotation::mistake;
                blunders += move.mark == analysis::MoveAnnotation::blunder;
                lost += move.loss / 100.0;
            }
            if (moves == 0) continue;
            out_ << paragraph(fmt::format("{}: {} ({}), {} ({}), {:.2f} {} lost a move.",
                                          seat(side), games::counted(mistakes, "mistake"),
                                          analysis::name_of(analysis::MoveAnnotation::mistake),
                                          games::counted(blunders, "blunder"),
                                          analysis::name_of(analysis::MoveAnnotation::blunder),
                                          lost / moves, units()));
        }
        out_ << '\n';
    }

    /// The moves after which endgame tables prove more than before.
    void print_proven() {
        std::string before;
        for (std::size_t i = analysis_.from; i < analysis_.positions.size(); ++i) {
            const auto ending = endings_.look_up(analysis_.positions[i].view.position);
            const std::string proven = ending ? endings_.format_proof(*ending) : "";
            if (proven.empty() || proven == before) continue;
            if (before.empty()) out_ << "Endgame tables prove:\n\n ply  move\n";
            before = proven;
            const std::string name =
                i == 0 ? "(beginning)"
                       : truncate_columns(shown(analysis_.moves[i - 1].step.move), 10);
            print_beside(fmt::format("{:>4}  {:<11}  ", i, name), proven);
        }
        if (!before.empty()) out_ << '\n';
    }

    /// Wraps the words in a column of their own.
    void print_beside(const std::string& begin, std::string_view words) {
        out_ << begin
             << wrap_words(words_of(to_ascii(words)), std::string(begin.size(), ' '))
                    .substr(begin.size());
    }

    void print_end() {
        const games::GameState& view = end().view;
        games::BoardRenderOptions style;
        if (!analysis_.moves.empty()) style.last = &analysis_.moves.back().step;
        const auto board = game_.board(view.position, style);
        if (board) out_ << to_ascii(*board) << '\n';
        if (view.verdict.over) {
            out_ << paragraph(fmt::format("The game is over: {}. {}.",
                                          to_ascii(games::describe_reason(view.verdict.reason)),
                                          result_of(view)));
        } else {
            out_ << paragraph(fmt::format(
                "{} to move, searched {} deep ({} nodes). Best moves:", seat(view.to_move),
                games::counted(end().depth, "ply"), end().nodes));
            int number = 0;
            for (const games::SearchReport::Line& line : end().lines) print_line(++number, line);
            print_ending();
        }
        out_ << "Position: " << view.position << '\n';
    }

    /// What each move in the last position proves.
    void print_ending() {
        const auto ending = endings_.look_up(end().view.position);
        if (!ending) return;
        out_ << "Endgame tables, best move first:\n";
        for (const games::TablebaseMove& move : ending->moves) {
            std::string begin = fmt::format("{:>6}  ", to_ascii(shown(move.move)));
            for (const auto& words :
                 games::describe_tablebase_move(game_, endings_.info(), *ending, move)) {
                print_beside(begin, words);
                begin.assign(begin.size(), ' ');
            }
        }
        const std::string caution = games::format_cycle_caveat(endings_.info(), *ending);
        if (!caution.empty()) out_ << paragraph(caution);
    }

    std::string result_of(const games::GameState& view) const {
        if (view.verdict.result == Result::draw) return "A draw";
        const Side winner = view.verdict.result == Result::first ? Side::first : Side::second;
        const auto last = search::decided(end().score);
        const int margin = last ? std::abs(last->margin) : 0;
        return seat(winner) + " wins" +
               (margin > 0 ? " by " + games::counted(margin, game_.score_unit) : std::string());
    }

    void print_line(int number, const games::SearchReport::Line& line) {
        std::vector<std::string> words = {
            to_ascii(games::format_score(game_, end().view.to_move, line.score)) + ':'};
        for (const games::MoveText& move : line.moves) words.push_back(to_ascii(shown(move)));
        const std::string text = wrap_words(words, "      ");
        out_ << fmt::format("{:>4}. ", number) << text.substr(6);
    }

    const games::Game& game_;
    const analysis::Analysis& analysis_;
    const GameTablebaseView& endings_;
    std::ostream& out_;
};

/// Splits typed moves, separated by spaces or commas, with or without numbers (`1. b d 2. f`).
std::vector<std::string> moves_in(const std::vector<std::string>& typed) {
    std::vector<std::string> moves;
    for (std::string words : typed) {
        std::ranges::replace_if(
            words, [](char c) { return c == ',' || c == '\t' || c == '\n' || c == '\r'; }, ' ');
        for (std::string& word : words_of(words)) {
            const std::size_t dot = word.find_first_not_of("0123456789");
            if (dot != std::string::npos && dot > 0 && word[dot] == '.')
                word.erase(0, std::min(word.find_first_not_of('.', dot), word.size()));
            if (!word.empty()) moves.push_back(std::move(word));
        }
    }
    return moves;
}

/// If a position was typed without quotes, its words were read as moves: returns the position.
std::optional<std::string> unquoted_position(const games::Game& game,
                                             const AnalyseOptions& options) {
    constexpr std::size_t words_max = 8;
    std::string position = options.from;
    if (position.empty() || game.state({position, {}})) return std::nullopt;
    for (std::size_t i = 0; i < std::min(words_max, options.moves.size()); ++i) {
        position += ' ' + options.moves[i];
        if (game.state({position, {}})) return position;
    }
    return std::nullopt;
}

void print_refusal(const games::Game& game, const AnalyseOptions& options,
                   const games::InvalidRecord& bad, std::ostream& err) {
    err << paragraph(translation::translate(with_move_number(bad), options.locale.language));
    if (const auto position = unquoted_position(game, options))
        err << "Put a position that contains spaces in quotes: --from \"" << *position << "\"\n";
}

/// A progress line that is overwritten.
class ProgressLine {
public:
    explicit ProgressLine(std::ostream& err) : err_(err) {}
    void show(const analysis::AnalysisProgress& so_far) {
        std::string text = fmt::format("searched {} of {}", so_far.done,
                                       games::counted(static_cast<int>(so_far.all), "position"));
        if (so_far.seconds > 0)
            text += fmt::format("; the next for {:.0f} s, {} deep", so_far.seconds,
                                games::counted(so_far.depth, "ply"));
        err_ << fmt::format("\r{:<{}}", text, columns_max - 1) << std::flush;
    }
    void clear() { err_ << '\r' << std::string(columns_max - 1, ' ') << '\r' << std::flush; }

private:
    std::ostream& err_;
};

}  // namespace

int analyse(const AnalyseOptions& options, std::ostream& out, std::ostream& err) {
    const games::Game* game = games::find_game(options.game);
    if (!game) {
        err << "There is no game called “" << truncate(options.game, 40) << "”. Choose one of:\n"
            << format_game_list();
        return 2;
    }
    const GameTablebaseView endings(*game, options.tables);
    analysis::AnalysisLimits limits = options.limits;
    limits.tables = endings.source();
    ProgressLine progress(err);
    const auto analysis =
        analysis::analyze(*game, {options.from, moves_in(options.moves), Side::first}, limits,
                          [&](const analysis::AnalysisProgress& so_far) {
                              if (options.show_progress) progress.show(so_far);
                          });
    if (!analysis) {
        print_refusal(*game, options, analysis.error(), err);
        return 2;
    }
    if (options.show_progress) progress.clear();
    if (options.json)
        out << analysis::json_of(*game, *analysis, [&](const games::GameState& view) {
            const auto ending = endings.look_up(view.position);
            return ending ? games::tablebase_json(*game, endings.info(), *ending) : std::string();
        }) << '\n';
    else
        Report(*game, *analysis, endings, out).print();
    return 0;
}

}  // namespace posthouse::terminal
