#include "mail/incoming/pasted_text.h"

#include "base/inplace.h"
#include "mail/incoming/mail_text.h"
#include "translation/languages.h"
#include "translation/texts.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <string>
#include <vector>

namespace posthouse::mail {

// Move sheets

namespace {

using SheetWords = std::vector<std::string_view>;

constexpr std::size_t names = 2;      // above a sheet
constexpr std::size_t cells_max = 2;  // in a row

/// "c", "?", "d?", "22-44x": short, or with a digit like OctiLite's moves.
bool is_cell(std::string_view word) {
    return (word.size() <= 2 || std::ranges::any_of(word, is_digit)) && !read_row_number(word);
}

bool are_cells(const SheetWords& words, std::size_t most) {
    return !words.empty() && words.size() <= most && std::ranges::all_of(words, is_cell);
}

/// "Ann  Bob  1.  c  f  2.  a  ?": a sheet whose lines were joined. Returns the positions of its
/// numbers; none for any other line. A single row is more likely a sentence with a number in it.
std::vector<std::size_t> joined_rows(const SheetWords& words) {
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto number = read_row_number(words[i]);
        if (number && !rows.empty() && *number != *read_row_number(words[rows.back()]) + 1)
            return {};
        if (number) rows.push_back(i);
    }
    if (rows.size() < 2 || (rows[0] != 0 && rows[0] != names)) return {};
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const std::size_t end = row + 1 < rows.size() ? rows[row + 1] : words.size();
        if (end - rows[row] > cells_max + 1 ||
            !std::all_of(words.begin() + rows[row] + 1, words.begin() + end, is_cell))
            return {};
    }
    return rows;
}

/// The words as a line in columns.
std::string joined(const SheetWords& words, std::size_t begin, std::size_t end) {
    std::string line;
    for (std::size_t i = begin; i < end; ++i) (line += line.empty() ? "" : "  ") += words[i];
    return line;
}

/// The players' names above a sheet; none for any other line.
std::optional<std::array<std::string, 2>> names_in(std::string_view line) {
    const std::string plain = normalize_blanks(line);
    const SheetWords words = split_words(plain);
    if (words.empty() || read_row_number(words[0])) return std::nullopt;
    if (words.size() == names) return {{std::string(words[0]), std::string(words[1])}};
    const std::string_view whole = trim(plain);
    const std::size_t apart = whole.find("  ");
    if (apart == whole.npos) return std::nullopt;
    const std::string_view second = trim(whole.substr(apart));
    if (second.find("  ") != second.npos) return std::nullopt;
    return {{std::string(whole.substr(0, apart)), std::string(second)}};
}

class Sheet {
public:
    explicit Sheet(std::string_view text) {
        for (std::string_view line : lines_of(text)) {
            const std::string plain = normalize_blanks(line);
            const SheetWords words = split_words(plain);
            const auto rows = joined_rows(words);
            if (rows.empty()) {
                // Only rows are reformatted: other text stays as it was typed.
                const bool row = !words.empty() && read_row_number(words[0]);
                lines_.push_back(row ? plain : std::string(line));
            }
            if (!rows.empty() && rows[0] > 0) lines_.push_back(joined(words, 0, rows[0]));
            for (std::size_t row = 0; row < rows.size(); ++row)
                lines_.push_back(
                    joined(words, rows[row], row + 1 < rows.size() ? rows[row + 1] : words.size()));
        }
    }

    std::string text() {
        std::vector<std::string> whole;
        for (std::size_t at = 0; at < lines_.size();) {
            if (number_of(words_at(at)) == 1 && has_cells(at)) drop_names(whole, at);
            whole.emplace_back();
            at = take_row(at, whole.back());
        }
        std::string text;
        for (const std::string& line : whole) text += line + '\n';
        if (text.ends_with('\n')) text.pop_back();
        return text;
    }

    SheetStart head() const {
        SheetStart head;
        std::vector<std::string> before;
        std::size_t at = first_row();
        before.assign(lines_.begin(), lines_.begin() + static_cast<std::ptrdiff_t>(at));
        head.found = at < lines_.size();
        if (head.found) {
            std::size_t above = before.size();
            while (above > 0 && trim(before[above - 1]).empty()) --above;
            const auto named = above > 0 ? names_in(before[above - 1]) : std::nullopt;
            std::string row;
            const std::size_t end = take_row(at, row);
            if (named) {
                head.names = *named;
                set_moves(head, row, normalize_blanks(before[above - 1]));
                before.erase(before.begin() + above - 1);
            } else {
                set_moves(head, row, "");
            }
            at = end;
        }
        for (int number = 2; at < lines_.size() && number_of(words_at(at)) == number; ++number) {
            std::string row;
            at = take_row(at, row);
            for (std::string_view cell : split_words(row))
                head.has_more_moves =
                    head.has_more_moves || !(read_row_number(cell) || is_blank_cell(cell));
        }
        before.insert(before.end(), lines_.begin() + at, lines_.end());
        for (const std::string& line : before) head.rest += line + '\n';
        return head;
    }

private:
    /// Where the row 1 of the sheet is, at best below names: the rules of a game are numbered, too.
    std::size_t first_row() const {
        constexpr std::size_t words_max = cells_max + 2;  // moves too many are reported
        std::size_t found = lines_.size(), best = 0;
        for (std::size_t at = 0; at < lines_.size(); ++at) {
            const SheetWords words = words_at(at);
            if (number_of(words) != 1 || words.size() > words_max) continue;
            // "1.  pass": no move, but in its place.
            const bool cells = has_cells(at), named = names_above(at).has_value();
            const std::size_t worth =
                cells ? (named ? 3 : 2) : (named && words.size() == 2 ? 1 : 0);
            if (worth <= best) continue;
            best = worth;
            found = at;
        }
        return found;
    }
    bool has_cells(std::size_t row) const {
        const SheetWords words = words_at(row);
        return std::all_of(words.begin() + 1, words.end(), is_cell);
    }
    /// The players' names in the last line above that is not blank.
    std::optional<std::array<std::string, 2>> names_above(std::size_t row) const {
        while (row > 0 && trim(lines_[row - 1]).empty()) --row;
        return row > 0 ? names_in(lines_[row - 1]) : std::nullopt;
    }

    static bool is_blank_cell(std::string_view word) {
        return word.find_first_not_of("?-._") == word.npos;
    }

    /// A single move belongs to the column of the name above it.
    static void set_moves(SheetStart& head, const std::string& row, std::string_view heading) {
        constexpr std::size_t empty_cell_min = 4;
        const SheetWords words = split_words(row);
        for (std::size_t i = 1; i < words.size() && i <= cells_max; ++i)
            if (!is_blank_cell(words[i])) head.moves[i - 1] = words[i];
        head.has_more_moves = words.size() > cells_max + 1;
        if (words.size() != 2 || heading.empty()) return;
        const std::size_t dot = row.find('.'), place = row.find_first_not_of(' ', dot + 1);
        const std::size_t second = heading.rfind(head.names[1]);
        if (place - dot > empty_cell_min && place + 1 >= second)
            std::swap(head.moves[0], head.moves[1]);
    }

    SheetWords words_at(std::size_t at) const {
        return at < lines_.size() ? split_words(lines_[at]) : SheetWords();
    }
    static int number_of(const SheetWords& row) {
        return row.empty() ? 0 : read_row_number(row[0]).value_or(0);
    }

    /// Joins a row and what was broken off it: "1.  c" and "f" above "2.  a". After the last row
    /// only its first cell is looked for on the next line: anything else below was typed.
    std::size_t take_row(std::size_t at, std::string& whole) const {
        whole = lines_[at];
        const SheetWords row = words_at(at);
        if (number_of(row) == 0) return at + 1;
        std::size_t cells = row.size() - 1, end = at + 1;
        std::string longer = whole;
        for (; cells < cells_max && are_cells(words_at(end), cells_max - cells); ++end) {
            cells += words_at(end).size();
            longer += "  " + std::string(trim(lines_[end]));
        }
        const bool goes_on = number_of(words_at(end)) == number_of(row) + 1;
        if (!goes_on && !(row.size() == 1 && end == at + 2 && cells == 1)) return at + 1;
        whole = std::move(longer);
        return end;
    }

    /// Drops the line of the players' names above the first row.
    void drop_names(std::vector<std::string>& above, std::size_t first) const {
        const SheetWords beneath = words_at(first + 1);
        const SheetWords next_row = beneath.empty() ? words_at(first + 2) : beneath;
        const bool gap = above.size() >= 2 && trim(above.back()).empty();
        // Above a blank line two words may be a greeting, unless a whole sheet follows.
        if (above.empty() || (gap && number_of(next_row) != 2)) return;
        if (!names_in(above[above.size() - (gap ? 2 : 1)])) return;
        above.pop_back();
        if (gap) above.pop_back();
    }

    std::vector<std::string> lines_;
};

}  // namespace

std::string normalize_blanks(std::string_view line) {
    std::string text;
    while (!line.empty()) {
        const unsigned long c = take_character(line);
        const bool blank =
            c == '\t' || c == 0xA0 || c == 0x202F || c == 0x3000 || (c >= 0x2000 && c <= 0x200A);
        const bool dash = (c >= 0x2010 && c <= 0x2015) || c == 0x2212;
        if (c == '\t')
            text.append(8 - text.size() % 8, ' ');
        else if (blank || dash)
            text += blank ? ' ' : '-';
        else if (!is_invisible(c))
            append_character(text, c);
    }
    return text;
}

std::vector<std::string_view> split_words(std::string_view line) {
    SheetWords words;
    for (line = trim(line); !line.empty(); line = trim(line)) {
        words.push_back(line.substr(0, line.find(' ')));
        line.remove_prefix(words.back().size());
    }
    return words;
}

std::optional<int> read_row_number(std::string_view word) {
    if (!word.ends_with('.')) return std::nullopt;
    const auto number = read_number(word.substr(0, word.size() - 1));
    return number && *number > 0 ? number : std::nullopt;
}

SheetStart read_sheet_start(std::string_view words) {
    return Sheet(words).head();
}

std::string join_broken_rows(std::string_view words) {
    return Sheet(words).text();
}

// Boards

namespace {

using BoardWords = std::vector<std::string_view>;

/// Characters of a row's cells: seeds, pods and their prongs, and marks.
constexpr std::string_view cell_characters = " |0123456789<>*xXO\\/-+[].";

std::size_t count_of(std::string_view text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = 0; (at = text.find(part, at)) != std::string_view::npos; ++at) ++count;
    return count;
}

bool is_of(std::string_view text, std::string_view signs) {
    return text.find_first_not_of(signs) == std::string_view::npos;
}

/// "+----+----+", "| 3  |< 4 |", also in pieces, with a name or a store beside it.
bool is_box(std::string_view line) {
    if (count_of(line, "+--") >= 1 && count_of(line, "--+") >= 1) return true;
    return count_of(line, "|") >= 2 && is_of(line.substr(0, line.rfind('|')), cell_characters);
}

/// "a b c d e f", "h g f", "12 11 10", "1 2 3 4 5 6": the names of houses in order.
bool is_house_names(const BoardWords& words, std::size_t least) {
    const auto place = [](std::string_view word) {
        if (const auto number = read_number(word)) return *number;
        const bool letter =
            word.size() == 1 && to_lower(word[0]) >= 'a' && to_lower(word[0]) <= 'h';
        return letter ? 100 + to_lower(word[0]) : -1;
    };
    if (words.size() < std::max<std::size_t>(least, 2) || place(words[0]) < 0) return false;
    const int step = place(words[1]) - place(words[0]);
    if (std::abs(step) != 1) return false;
    for (std::size_t i = 1; i < words.size(); ++i)
        if (place(words[i]) < 0 || place(words[i]) - place(words[i - 1]) != step) return false;
    return true;
}

/// "Bob", "North (bob)": the seat and the player beside a board.
bool is_label(std::span<const std::string_view> words) {
    if (words.size() == 2) return words[1].starts_with('(') && words[1].ends_with(')');
    return words.size() < 2 && std::ranges::all_of(words, [](std::string_view word) {
               return word.find_first_of(".,;!?") == std::string_view::npos;
           });
}

/// What stands around boards in our letters, in all languages.
struct CaptionWords {
    CaptionWords() {
        for (const std::string_view language : translation::languages()) {
            const translation::Texts texts(language);
            captured.push_back(texts("letter-on-board-captured"));
            for (const char* id : {"letter-on-board-sowing", "letter-on-board-pods",
                                   "letter-on-board-prongs-left", "letter-legal-moves"}) {
                const std::string text = texts(id, {{"moves", ""}});
                std::vector<std::string>& words = beginnings.emplace_back();
                std::string_view rest = std::string_view(text).substr(0, text.find(':') + 1);
                while (!rest.empty()) words.emplace_back(take_until(rest, ' '));
            }
        }
    }
    std::vector<std::string> captured;
    std::vector<std::vector<std::string>> beginnings;  // of lines
};

const CaptionWords& caption_words() {
    static const CaptionWords all;
    return all;
}

bool is_store(const BoardWords& words, std::size_t at) {
    return at + 1 < words.size() && read_number(words[at + 1]) &&
           std::ranges::any_of(caption_words().captured, [&](const std::string& captured) {
               return equals_ignore_case(words[at], captured);
           });
}

/// Text that the server writes above and below a board.
bool is_caption(const BoardWords& words) {
    if (words.size() < 2) return false;
    if (is_store(words, words.size() - 2))
        return is_label(std::span(words).first(words.size() - 2));
    const auto begins = [&](std::string_view one, std::string_view two) {
        return equals_ignore_case(words[0], one) &&
               equals_ignore_case(words[1].substr(0, two.size()), two);
    };
    const auto begins_with = [&](const std::vector<std::string>& beginning) {
        return beginning.size() <= words.size() &&
               std::ranges::equal(beginning, std::span(words).first(beginning.size()),
                                  [](const std::string& one, std::string_view other) {
                                      return equals_ignore_case(one, other);
                                  });
    };
    return begins("White", "(O):") || begins("Black", "(X):") ||
           std::ranges::any_of(caption_words().beginnings, begins_with);
}

/// A wrapped part of a caption: the marks of the last move, prongs, moves.
bool is_part_of_caption(const BoardWords& words) {
    static constexpr std::array<std::string_view, 21> parts = {
        "lifted,", "sown", "sown,", "captured", "pod,",   "the", "where",
        "it",      "has",  "been,", ">",        "<",      "[",   "]",
        ".",       "*",    "x",     "white(",   "black(", ")",   "),"};
    const auto is_part = [](std::string_view word) {
        return std::ranges::find(parts, word) != parts.end();
    };
    const auto is_octilite_move = [](std::string_view word) {
        return word.size() >= 4 && is_digit(word[0]) && is_digit(word[1]) &&
               std::string_view("+-").find(word[2]) != word.npos;
    };
    // A number or a move alone was typed.
    if (words.size() == 1 && !is_part(words[0])) return false;
    return std::ranges::all_of(words,
                               [&](std::string_view word) {
                                   return is_part(word) || is_octilite_move(word) ||
                                          read_number(word);
                               }) &&
           std::ranges::any_of(words, [&](std::string_view word) { return !read_number(word); });
}

/// OctiLite's directions beside its board.
bool is_compass(const BoardWords& words) {
    static const std::vector<BoardWords> lines = {
        {"H", "A", "B"},   {"\\|/"}, {"\\", "|", "/"}, {"G-+-C"},
        {"G", "-+-", "C"}, {"/|\\"}, {"/", "|", "\\"}, {"F", "E", "D"}};
    return std::ranges::find(lines, words) != lines.end();
}

/// Text beside a line of boxes, except for the board's names and stores.
std::string text_beside(const BoardWords& words) {
    std::string text;
    BoardWords run;
    const auto end_run = [&] {
        // The names of the houses, if a mail program joined the lines.
        for (std::size_t size = std::min<std::size_t>(run.size(), 12); size >= 3; --size)
            if (is_house_names(BoardWords(run.begin(), run.begin() + size), 3)) {
                run.erase(run.begin(), run.begin() + size);
                break;
            }
        if (!is_label(run) && !is_compass(run))
            for (std::string_view word : run) (text += text.empty() ? "" : " ") += word;
        run.clear();
    };
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool box = is_of(words[i], cell_characters) && !read_row_number(words[i]);
        // Within a sentence a number is a word of it.
        if (is_store(words, i) || (box && (run.empty() || is_box(words[i])))) {
            end_run();
            i += box ? 0 : 1;
        } else {
            run.push_back(words[i]);
        }
    }
    end_run();
    return text;
}

/// Finds the boxes first and then the lines that belong to them.
class BoardFinder {
public:
    explicit BoardFinder(std::string_view text) {
        for (std::string_view line : lines_of(text))
            lines_.push_back({line, normalize_blanks(line)});
        for (Line& line : lines_) line.words = split_words(line.plain);
        for (Line& line : lines_) line.box = is_box(line.plain);
        for (std::size_t i = 0; i < lines_.size(); ++i) find_bare_board(i);
        for (std::size_t i = 0; i < lines_.size(); ++i)
            if (lines_[i].box) add_neighbors(i);
        for (std::size_t i = 0; i < lines_.size(); ++i) find_machine_block(i);
    }

    std::string rest() const {
        std::string text;
        for (const Line& line : lines_) {
            const std::string beside = line.box ? text_beside(line.words) : std::string();
            if (line.box && !beside.empty()) text += beside + '\n';
            if (!line.box && !line.belongs) text.append(line.text) += '\n';
        }
        if (text.ends_with('\n')) text.pop_back();
        return text;
    }

private:
    struct Line {
        std::string_view text;
        std::string plain;
        BoardWords words{};
        bool box = false;
        bool belongs = false;  // to a board, and has no other text
    };

    /// The next line from `at` that is not blank, skipping at most one.
    std::optional<std::size_t> next(std::size_t at, int step) const {
        for (int passed = 0; passed < 2; ++passed) {
            if (step < 0 ? at == 0 : at + 1 >= lines_.size()) return std::nullopt;
            at += static_cast<std::size_t>(step);
            if (!lines_[at].words.empty()) return at;
        }
        return std::nullopt;
    }

    /// Letters, captions and names next to a box, and next to those in turn.
    void add_neighbors(std::size_t box) {
        for (const int step : {+1, -1}) {
            auto at = next(box, step);
            while (at && !lines_[*at].box) {
                const std::size_t count = belonging(*at, step);
                if (count == 0) break;
                std::size_t last = *at;
                for (std::size_t i = 0; i < count; ++i) {
                    last = *at + (step > 0 ? i : -i);
                    lines_[last].belongs = true;
                }
                at = next(last, step);
            }
        }
    }

    /// How many lines from `at` on are part of the adjacent board.
    std::size_t belonging(std::size_t at, int step) const {
        const BoardWords& words = lines_[at].words;
        if (const std::size_t count = house_name_lines(at, step)) return count;
        if (is_caption(words) || is_compass(words) || is_part_of_caption(words)) return 1;
        // A broken row: "3  |  Bob", or "Bob" between two pieces of the board.
        const auto behind = next(at, +1);
        const bool between = step > 0 && behind && lines_[*behind].box;
        const bool cells = is_of(lines_[at].plain, cell_characters) && !read_row_number(words[0]);
        const std::size_t bar = lines_[at].plain.rfind('|');
        if (bar != std::string::npos && is_of(lines_[at].plain.substr(0, bar), cell_characters))
            return text_beside(words).empty() ? 1 : 0;
        return between && (cells || is_label(words)) ? 1 : 0;
    }

    /// The number of lines from `at` on that, joined, are the houses' names in order.
    std::size_t house_name_lines(std::size_t at, int step) const {
        constexpr std::size_t lines_max = 4, least = 3;
        BoardWords joined;
        std::size_t found = 0;
        for (std::size_t count = 1; count <= lines_max; ++count) {
            const BoardWords& words = lines_[at].words;
            joined.insert(step > 0 ? joined.end() : joined.begin(), words.begin(), words.end());
            if (is_house_names(joined, least)) found = count;
            if (step < 0 ? at == 0 : at + 1 >= lines_.size()) break;
            at += static_cast<std::size_t>(step);
        }
        return found;
    }

    /// A board without boxes: rows of numbers between two lines of letters.
    void find_bare_board(std::size_t top) {
        constexpr std::size_t least = 5, height_max = 9;
        if (!is_house_names(lines_[top].words, least)) return;
        std::size_t rows = 0;
        for (std::size_t i = top + 1; i < lines_.size() && i - top < height_max; ++i) {
            const BoardWords& words = lines_[i].words;
            const bool numbers = std::ranges::count_if(words, [](auto word) {
                                     return read_number(word).has_value();
                                 }) >= 2;
            if (rows > 0 && is_house_names(words, least) &&
                words.size() == lines_[top].words.size()) {
                for (std::size_t row = top + 1; row < i; ++row) lines_[row].box = true;
                lines_[top].belongs = lines_[i].belongs = true;
                return;
            }
            if (numbers)
                ++rows;
            else if (!words.empty() && !is_caption(words))
                return;
        }
    }

    /// "-- posthouse 1" and the lines below it: "game: wari".
    void find_machine_block(std::size_t first) {
        const BoardWords& head = lines_[first].words;
        if (head.size() != 3 || head[0] != "--" || head[1] != "posthouse") return;
        lines_[first].belongs = true;
        for (std::size_t i = first + 1; i < lines_.size(); ++i) {
            const BoardWords& words = lines_[i].words;
            const bool named = !words.empty() && words[0].ends_with(':');
            if (!named && !lines_[i].plain.starts_with("  ")) return;
            lines_[i].belongs = true;
        }
    }

    std::vector<Line> lines_;
};

}  // namespace

std::string strip_boards(std::string_view words) {
    return BoardFinder(words).rest();
}

}  // namespace posthouse::mail
