#include "games/game_help.h"

#include "base/inplace.h"
#include "games/board_words.h"
#include "games/drawings/html_markup.h"
#include "games/move_sentence.h"
#include "games/result_text.h"
#include "translation/refusal_text.h"

#include <algorithm>

namespace posthouse::games {
namespace {

using translation::Texts;

constexpr int columns_max = 72;
constexpr std::string_view indent = "    ", not_legal = "not ";

const HelpText* help_of(const Game& game) {
    const auto all = help_texts();
    const auto found = std::ranges::find(all, game.name, &HelpText::game);
    return found == all.end() ? nullptr : &*found;
}

/// The words in lines, the second and later ones behind so many blanks.
std::string folded(std::string_view words, int hanging = 0) {
    std::string text;
    int column = 0;
    while (!words.empty()) {
        const std::string_view word = take_until(words, ' ');
        const int width = columns_of(word);
        if (column > hanging && column + 1 + width > columns_max) {
            text += '\n' + std::string(static_cast<std::size_t>(hanging), ' ');
            column = hanging;
        } else if (column > 0) {
            text += ' ';
            ++column;
        }
        text += word;
        column += width;
    }
    return text + '\n';
}

/// Removes what the line begins with; false if it does not.
bool take_mark(std::string_view& line, std::string_view mark) {
    if (!line.starts_with(mark)) return false;
    line.remove_prefix(mark.size());
    return true;
}

/// The text that a line of a file names, as it stands in the reader's language.
class NamedTexts {
public:
    NamedTexts(const Game& game, const Texts& texts) : game_(game), texts_(texts) {}

    std::string of_line(std::string_view line) const {
        if (line.empty() || line.starts_with(indent)) return std::string(line) + '\n';
        for (const std::string_view mark : {"# ", "## ", "* "})
            if (std::string_view named = line; take_mark(named, mark))
                return folded(std::string(mark) + text(named), mark == "* " ? 2 : 0);
        std::string all;
        const std::string words = text(line);
        for (std::string_view rest = words; !rest.empty();) {
            const std::string_view one = take_until(rest, '\n');
            all += one.starts_with(indent) ? std::string(one) + '\n' : folded(one);
        }
        return all;
    }

private:
    std::string text(std::string_view line) const {
        const std::string_view id = take_until(line, ' ');
        if (id == game_.name) return std::string(game_.title);
        return texts_(id, {{"n", line}, {"title", game_.title}, {"name", game_.name}});
    }

    const Game& game_;
    const Texts& texts_;
};

std::string drawing(const Game& game, const std::string& position, const MoveDetails* last,
                    const Texts& texts) {
    BoardRenderOptions style;
    style.last = last;
    style.words = &board_words(game, texts);
    const std::string board = *game.board(position, style);
    std::string text;
    for (std::string_view rest = board; !rest.empty();) {
        const std::string_view line = take_until(rest, '\n');
        text += line.empty() ? "\n" : std::string(indent) + std::string(line) + '\n';
    }
    return text + '\n';
}

/// Plays an example's moves and describes each line of them.
class Example {
public:
    Example(const Game& game, const Texts& texts) : game_(game), texts_(texts) {}

    void play(std::string_view moves) {
        const bool refused = take_mark(moves, not_legal);
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
        std::string moves;
        for (std::size_t ply = skipped_from_; ply < last; ++ply)
            (moves += moves.empty() ? "" : " ") += steps[ply].move.shown.to(reader);
        const bool one = last == skipped_from_ + 1;
        return folded(texts_(one ? "example-skipped-one" : "example-skipped",
                             {{"n", skipped_from_ + 1}, {"last", last}, {"moves", moves}})) +
               '\n';
    }

    std::string last_move() const {
        const auto steps = *game_.steps(record_);
        const MoveDetails& step = steps.back();
        // As a spectator reads it, who sees what South sees.
        std::string told =
            texts_("example-move",
                   {{"n", steps.size()},
                    {"move", step.move.shown.to(reader)},
                    {"told", describe_move(game_, step, seat(step.side), std::nullopt, texts_)}});
        const Verdict verdict = game_.state(record_)->verdict;
        if (verdict.over) told += ' ' + ending(verdict);
        return folded(told) + '\n' + drawing(game_, step.position, &step, texts_) +
               diagram(boards_.back());
    }

    std::string ending(const Verdict& verdict) const {
        const std::string why =
            translation::translate(reason_phrase(verdict.reason), texts_.language());
        if (verdict.result == Result::draw) return texts_("letter-drawn", {{"why", why}});
        const Side winner = verdict.result == Result::first ? Side::first : Side::second;
        return texts_("letter-won",
                      {{"name", seat(winner)}, {"other", seat(other(winner))}, {"why", why}});
    }

    std::string seat(Side side) const { return seat_word(game_, side, texts_); }

    std::string refusal(const ExampleBoard& board) const {
        GameRecord tried = board.before;
        tried.moves.push_back(board.move);
        const auto refused = game_.state(tried);
        ASSERT(!refused);
        const std::string position = game_.state(board.before)->position;
        const std::string why = translation::translate(refused.error().refusal, texts_.language());
        return folded(texts_("example-not-legal", {{"why", why}})) + '\n' +
               drawing(game_, position, nullptr, texts_) + diagram(board);
    }

    /// The markup from which the page makes a board; without the move if it cannot be played.
    std::string diagram(const ExampleBoard& board) const {
        return std::string(indent) + std::string(game_.name) + " from " +
               game_.state(board.before)->position + ':' + (board.refused ? "" : ' ' + board.move) +
               '\n';
    }

    const Game& game_;
    const Texts& texts_;
    GameRecord record_;
    std::vector<ExampleBoard> boards_;
    std::size_t skipped_from_ = 0;
};

/// "wari from 4,4,4,4,4,4/4,4,4,4,4,4 0 0 S: b"
std::string rules_board(std::string_view line, const Texts& texts) {
    std::string_view rest = line;
    const Game* game = find_game(take_until(rest, ' '));
    const bool drawn = take_mark(rest, "from ");
    ASSERT(game != nullptr && drawn);
    return drawing(*game, std::string(take_until(rest, ':')), nullptr, texts) +
           std::string(indent) + std::string(line) + '\n';
}

}  // namespace

std::string short_help(const Game& game, const Texts& texts) {
    const auto words = texts.find("game-short-" + std::string(game.name));
    if (!words) return std::string(game.title) + ": " + std::string(game.blurb) + '\n';
    std::string text = "# " + std::string(game.title) + "\n\n";
    for (std::string_view rest = *words; !rest.empty();) text += folded(take_until(rest, '\n'));
    return text;
}

std::vector<ExampleBoard> example_boards(const Game& game) {
    const Texts texts;
    Example example(game, texts);
    const HelpText* help = help_of(game);
    for (std::string_view rest = help ? help->example : ""; !rest.empty();)
        if (std::string_view line = take_until(rest, '\n'); take_mark(line, "> "))
            example.play(line);
    return example.boards();
}

std::string help_rules(const Game& game, const Texts& texts) {
    const HelpText* help = help_of(game);
    if (!help) return short_help(game, texts);
    const NamedTexts named(game, texts);
    std::string text;
    bool skipped = false;  // a section of another game
    for (std::string_view rest = help->rules; !rest.empty();) {
        std::string_view line = take_until(rest, '\n');
        if (line.starts_with("## ")) {
            const Game* of = find_game(line.substr(3));
            skipped = of != nullptr && of->name != game.name;
        }
        if (!skipped)
            text += take_mark(line, "> ") ? rules_board(line, texts) : named.of_line(line);
    }
    text.erase(text.find_last_not_of('\n') + 2);
    return text;
}

std::string help_example(const Game& game, const Texts& texts) {
    const HelpText* help = help_of(game);
    const NamedTexts named(game, texts);
    Example example(game, texts);
    std::string text;
    for (std::string_view rest = help ? help->example : ""; !rest.empty();) {
        std::string_view line = take_until(rest, '\n');
        if (take_mark(line, "> ")) {
            example.play(line);
            text += example.tell();
        } else {
            text += named.of_line(line);
        }
    }
    return text;
}

}  // namespace posthouse::games
