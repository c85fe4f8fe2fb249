#include "mail/pasted_board.h"

#include "base/text.h"
#include "club/command_line.h"
#include "mail/body_text.h"
#include "mail/own_words.h"

#include <algorithm>
#include <vector>

namespace posthouse {
namespace {

using Words = std::vector<std::string_view>;

Words words_of(std::string_view line) {
    Words words;
    for (line = without_blanks(line); !line.empty(); line = without_blanks(line)) {
        words.push_back(line.substr(0, line.find_first_of(" \t")));
        line.remove_prefix(words.back().size());
    }
    return words;
}

std::size_t count_of(std::string_view text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = 0; (at = text.find(part, at)) != std::string_view::npos; ++at) ++count;
    return count;
}

/// "+----+----+", "| 3  |< 4 |", also in pieces, with a name or a store beside it.
bool is_box(std::string_view line) {
    if (count_of(line, "+--") >= 1 && count_of(line, "--+") >= 1) return true;
    if (count_of(line, "|") < 2) return false;
    const std::size_t last = line.rfind('|');
    // The cells: seeds, pods and their prongs, and marks.
    return line.substr(0, last).find_first_not_of(" \t|0123456789<>*xXO\\/-+") ==
           std::string_view::npos;
}

/// "a b c d e f", "h g f", "12 11 10", "1 2 3 4 5 6": the names of houses in their order.
bool is_scale(const Words& words, std::size_t least) {
    if (words.size() < least) return false;
    const auto place = [](std::string_view word) {
        if (const auto number = read_number(word)) return *number;
        const bool letter = word.size() == 1 && lower(word[0]) >= 'a' && lower(word[0]) <= 'h';
        return letter ? 100 + lower(word[0]) : -1;
    };
    if (place(words[0]) < 0) return false;
    for (std::size_t i = 1; i < words.size(); ++i)
        if (place(words[i]) < 0 || std::abs(place(words[i]) - place(words[i - 1])) != 1)
            return false;
    return true;
}

bool begins_with_any(std::string_view line, std::initializer_list<std::string_view> beginnings) {
    return std::ranges::any_of(
        beginnings, [&](auto one) { return same_word(line.substr(0, one.size()), one); });
}

/// What the server writes above and beneath a board.
bool is_caption(std::string_view line, const Words& words) {
    line = without_blanks(line);
    if (begins_with_any(line, {"Last move: *", "Legal moves:", "Prongs available:"})) return true;
    const auto captured = std::ranges::find_if(
        words, [](std::string_view word) { return same_word(word, "captured"); });
    if (captured == words.end() || words.end() - captured != 2) return false;
    return read_number(words.back()).has_value() &&
           (captured == words.begin() || begins_with_any(line, {"North", "South"}));
}

/// OctiLite's directions beside its board.
bool is_compass(const Words& words) {
    static const std::vector<Words> lines = {
        {"H", "A", "B"}, {"\\|/"}, {"G-+-C"}, {"/|\\"}, {"F", "E", "D"}};
    return std::ranges::find(lines, words) != lines.end();
}

/// "Ann  Bob  1.  c  f  2.  a  ?": a sheet whose lines were joined, each row on a line again.
std::string with_rows_apart(std::string_view line) {
    constexpr std::size_t heading_words = 2;
    const Words words = words_of(line);
    const auto number_at = [&](std::size_t i) {
        return words[i].ends_with('.') ? read_number(words[i].substr(0, words[i].size() - 1))
                                       : std::optional<int>();
    };
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < words.size(); ++i)
        if (const auto number = number_at(i)) {
            if (!rows.empty() && *number != *number_at(rows.back()) + 1) return std::string(line);
            rows.push_back(i);
        }
    // One row alone is a sentence with a number in it, most likely.
    if (rows.size() < 2 || (rows[0] != 0 && rows[0] != heading_words)) return std::string(line);
    constexpr std::size_t row_words_max = 3;
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto row = std::ranges::upper_bound(rows, i);
        if (row != rows.begin() && i - *(row - 1) >= row_words_max) return std::string(line);
        const bool begins = std::ranges::count(rows, i) > 0;
        if (i > 0) text += begins ? '\n' : ' ';
        text += words[i];
    }
    return text;
}

/// Goes through the lines, finds the boxes first and then what belongs to them.
class Boards {
public:
    explicit Boards(std::string_view text) {
        for (std::string_view line : lines_of(text)) lines_.push_back({line, words_of(line)});
        for (Line& line : lines_) line.board = is_box(line.text);
        for (std::size_t i = 0; i < lines_.size(); ++i)
            if (lines_[i].board) add_neighbors(i);
    }

    std::string rest() const {
        std::string text;
        for (const Line& line : lines_)
            if (!line.board) text += with_rows_apart(line.text) + '\n';
        if (text.ends_with('\n')) text.pop_back();
        return text;
    }

private:
    struct Line {
        std::string_view text;
        Words words;
        bool board = false;
    };

    /// Letters, captions and names next to a box, and next to what was next to it.
    void add_neighbors(std::size_t box) {
        for (std::size_t i = box + 1; i < lines_.size() && belongs(i, +1); ++i)
            lines_[i].board = true;
        for (std::size_t i = box; i > 0 && belongs(i - 1, -1); --i) lines_[i - 1].board = true;
    }
    bool belongs(std::size_t at, int step) const {
        const Line& line = lines_[at];
        if (line.board || line.words.empty()) return line.board;
        if (is_scale(line.words, 2) || is_caption(line.text, line.words) || is_compass(line.words))
            return true;
        // A row that was broken: "3  |  Bob", or "Bob" between two pieces of the board.
        const bool between = at > 0 && at + 1 < lines_.size() && lines_[at - 1].board && step > 0 &&
                             is_box(lines_[at + 1].text);
        return line.text.find('|') != std::string_view::npos || (between && line.words.size() <= 2);
    }

    std::vector<Line> lines_;
};

}  // namespace

std::string without_boards(std::string_view words) {
    return Boards(words).rest();
}

}  // namespace posthouse
