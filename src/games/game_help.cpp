#include "games/game_help.h"

#include "base/inplace.h"
#include "games/result_text.h"

#include <algorithm>

namespace posthouse::games {
namespace {

constexpr std::size_t columns_max = 72;
constexpr std::string_view not_legal = "not ";

std::string_view example_of(const Game& game) {
    for (const auto& [name, text] : help_texts())
        if (name == game.name) return text;
    return {};
}

std::string folded(std::string_view words) {
    std::string text;
    std::size_t column = 0;
    while (!words.empty()) {
        const std::string_view word = take_until(words, ' ');
        if (column > 0 && column + 1 + word.size() > columns_max) {
            text += '\n';
            column = 0;
        } else if (column > 0) {
            text += ' ';
            ++column;
        }
        text += word;
        column += word.size();
    }
    return text + '\n';
}

/// Removes the leading `> `; false if the line has none.
bool take_moves(std::string_view& line) {
    if (!line.starts_with("> ")) return false;
    line.remove_prefix(2);
    return true;
}

/// Plays an example's moves and describes each line of them.
class Example {
public:
    explicit Example(const Game& game) : game_(game) {}

    void play(std::string_view moves) {
        const bool refused = moves.starts_with(not_legal);
        if (refused) moves.remove_prefix(not_legal.size());
        skipped_from_ = record_.moves.size();
        std::string move(take_until(moves, ' '));
        while (!moves.empty()) {
            record_.moves.push_back(move);
            move = take_until(moves, ' ');
        }
        boards_.push_back({record_, move, refused});
        if (!refused) record_.moves.push_back(move);
    }

    std::string tell() const {
        const ExampleBoard& board = boards_.back();
        return board.refused ? refusal(board) : skipped() + last_move();
    }

    const std::vector<ExampleBoard>& boards() const { return boards_; }

private:
    /// Boards are drawn from South's side, and houses numbered from there.
    static constexpr Side reader = Side::first;

    /// "Moves 2 to 6: c e b b d." without the last, which has a board.
    std::string skipped() const {
        const std::size_t last = record_.moves.size() - 1;
        if (last == skipped_from_) return "";
        const auto steps = *game_.steps(record_);
        std::string words =
            last == skipped_from_ + 1
                ? "Move " + std::to_string(last)
                : "Moves " + std::to_string(skipped_from_ + 1) + " to " + std::to_string(last);
        words += ':';
        for (std::size_t ply = skipped_from_; ply < last; ++ply)
            words += ' ' + steps[ply].move.shown.to(reader);
        return folded(words + '.') + '\n';
    }

    std::string last_move() const {
        const auto steps = *game_.steps(record_);
        const GameState view = *game_.state(record_);
        const MoveDetails& step = steps.back();
        std::string told =
            "Move " + std::to_string(steps.size()) + ", " + step.move.shown.to(reader) + ": ";
        told += step.description.to(reader);
        if (view.verdict.over) {
            told += " The game is over: " + std::string(describe_reason(view.verdict.reason)) + '.';
            if (view.verdict.result != Result::draw)
                told += ' ' +
                        std::string(game_.seats[view.verdict.result == Result::first ? 0 : 1]) +
                        " wins.";
        }
        return folded(told) + '\n' + drawing(step.position, &step) + diagram(boards_.back());
    }

    std::string refusal(const ExampleBoard& board) const {
        GameRecord tried = board.before;
        tried.moves.push_back(board.move);
        const auto refused = game_.state(tried);
        ASSERT(!refused);
        const std::string position = game_.state(board.before)->position;
        return folded("Not legal here: “" + std::string(refused.error().refusal.sentence.view()) +
                      "”") +
               '\n' + drawing(position, nullptr) + diagram(board);
    }

    std::string drawing(const std::string& position, const MoveDetails* last) const {
        BoardRenderOptions style;
        style.last = last;
        const std::string board = *game_.board(position, style);
        std::string text;
        for (std::string_view rest = board; !rest.empty();) {
            const std::string_view line = take_until(rest, '\n');
            text += line.empty() ? "\n" : "    " + std::string(line) + '\n';
        }
        return text + '\n';
    }

    /// The markup from which the page makes a board; without the move if it cannot be played.
    std::string diagram(const ExampleBoard& board) const {
        return "    " + std::string(game_.name) + " from " + game_.state(board.before)->position +
               ':' + (board.refused ? "" : ' ' + board.move) + '\n';
    }

    const Game& game_;
    GameRecord record_;
    std::vector<ExampleBoard> boards_;
    std::size_t skipped_from_ = 0;
};

}  // namespace

std::string short_help(const Game& game, const translation::Texts& texts) {
    const auto words = texts.find("game-short-" + std::string(game.name));
    if (!words) return std::string(game.title) + ": " + std::string(game.blurb) + '\n';
    std::string text = "# " + std::string(game.title) + "\n\n";
    for (std::string_view rest = *words; !rest.empty();) text += folded(take_until(rest, '\n'));
    return text;
}

std::vector<ExampleBoard> example_boards(const Game& game) {
    Example example(game);
    for (std::string_view rest = example_of(game); !rest.empty();)
        if (std::string_view line = take_until(rest, '\n'); take_moves(line)) example.play(line);
    return example.boards();
}

std::string help_example(const Game& game) {
    Example example(game);
    std::string text;
    for (std::string_view rest = example_of(game); !rest.empty();) {
        std::string_view line = take_until(rest, '\n');
        if (take_moves(line)) {
            example.play(line);
            text += example.tell();
        } else {
            text.append(line) += '\n';
        }
    }
    return text;
}

}  // namespace posthouse::games
