// Boards and move sheets pasted into a mail, as players of cut-and-paste games do. Mail programs
// may have broken or joined their lines or changed blanks.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::mail {

/// The line with all kinds of blanks and dashes converted to ASCII.
std::string normalize_blanks(std::string_view line);

/// The blank-separated words of such a line.
std::vector<std::string_view> split_words(std::string_view line);

/// "12.", the start of a row.
std::optional<int> read_row_number(std::string_view word);

/// The same text with each row of a sheet on one line, its number in front, without the line of
/// names above the first row. Text that is no sheet is unchanged.
std::string join_broken_rows(std::string_view words);

/// The beginning of a sheet that opens a match.
struct SheetStart {
    bool found = false;                // there is a row with the number 1
    std::array<std::string, 2> names;  // above it; empty if missing
    std::array<std::string, 2> moves;  // in its columns; empty if missing or `?`
    bool has_more_moves = false;       // later rows have moves
    std::string rest;                  // the lines outside the sheet
};
SheetStart read_sheet_start(std::string_view words);

/// The text without the lines of boards and without the letters, captions and names that belong to
/// them. Rows of a move sheet stay, each on its own line; so does everything else.
std::string strip_boards(std::string_view words);

}  // namespace posthouse::mail
