#include "mail/pasted_sheet.h"

#include "base/inplace.h"
#include "mail/mail_text.h"

#include <algorithm>
#include <array>

namespace posthouse::mail {
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
    const std::string plain = plain_blanks(line);
    const SheetWords words = words_of_plain(plain);
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
            const std::string plain = plain_blanks(line);
            const SheetWords words = words_of_plain(plain);
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
            if (number_of(words_at(at)) == 1) drop_names(whole, at);
            whole.emplace_back();
            at = take_row(at, whole.back());
        }
        std::string text;
        for (const std::string& line : whole) text += line + '\n';
        if (text.ends_with('\n')) text.pop_back();
        return text;
    }

    SheetHead head() const {
        SheetHead head;
        std::vector<std::string> before;
        std::size_t at = 0;
        while (at < lines_.size() && number_of(words_at(at)) != 1) before.push_back(lines_[at++]);
        head.found = at < lines_.size();
        if (head.found) {
            std::size_t above = before.size();
            while (above > 0 && trim(before[above - 1]).empty()) --above;
            const auto named = above > 0 ? names_in(before[above - 1]) : std::nullopt;
            std::string row;
            const std::size_t end = take_row(at, row);
            if (named) {
                head.names = *named;
                set_moves(head, row, plain_blanks(before[above - 1]));
                before.erase(before.begin() + above - 1);
            } else {
                set_moves(head, row, "");
            }
            at = end;
        }
        for (int number = 2; at < lines_.size() && number_of(words_at(at)) == number; ++number) {
            std::string row;
            at = take_row(at, row);
            for (std::string_view cell : words_of_plain(row))
                head.goes_on = head.goes_on || !(read_row_number(cell) || is_blank_cell(cell));
        }
        before.insert(before.end(), lines_.begin() + at, lines_.end());
        for (const std::string& line : before) head.rest += line + '\n';
        return head;
    }

private:
    static bool is_blank_cell(std::string_view word) {
        return word.find_first_not_of("?-._") == word.npos;
    }

    /// A single move belongs to the column of the name above it.
    static void set_moves(SheetHead& head, const std::string& row, std::string_view heading) {
        constexpr std::size_t empty_cell_min = 4;
        const SheetWords words = words_of_plain(row);
        for (std::size_t i = 1; i < words.size() && i <= cells_max; ++i)
            if (!is_blank_cell(words[i])) head.moves[i - 1] = words[i];
        head.goes_on = words.size() > cells_max + 1;
        if (words.size() != 2 || heading.empty()) return;
        const std::size_t dot = row.find('.'), place = row.find_first_not_of(' ', dot + 1);
        const std::size_t second = heading.rfind(head.names[1]);
        if (place - dot > empty_cell_min && place + 1 >= second)
            std::swap(head.moves[0], head.moves[1]);
    }

    SheetWords words_at(std::size_t at) const {
        return at < lines_.size() ? words_of_plain(lines_[at]) : SheetWords();
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

std::string plain_blanks(std::string_view line) {
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

std::vector<std::string_view> words_of_plain(std::string_view line) {
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

SheetHead read_sheet_head(std::string_view words) {
    return Sheet(words).head();
}

std::string with_whole_rows(std::string_view words) {
    return Sheet(words).text();
}

}  // namespace posthouse::mail
