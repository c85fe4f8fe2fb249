// The width of the terminal, and long texts shown a screen at a time.
#pragma once

#include <istream>
#include <ostream>
#include <string_view>

namespace posthouse::terminal {

inline constexpr int default_screen_columns = 80;

/// The width of standard output: $COLUMNS, or what the terminal reports, or 80; never more than
/// 80, and no less than the narrowest board needs.
int screen_columns();

struct Screen {
    int rows = 24;
    int columns = 80;
};

/// The terminal of standard output, with at most 24 rows, so that texts look the same everywhere.
Screen terminal_screen();

/// Writes the text and waits after each screen for Enter, or q to skip the rest. Keeps blocks
/// between blank lines together if they fit on a screen.
void write_paged(std::string_view text, const Screen& screen, std::istream& in, std::ostream& out);

}  // namespace posthouse::terminal
