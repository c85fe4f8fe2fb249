// The width of the terminal, and long texts shown a screen at a time.
#pragma once

#include <istream>
#include <ostream>
#include <string_view>

namespace posthouse::terminal {

inline constexpr int screen_columns_usual = 80;

/// The width of standard output: $COLUMNS, or what the terminal reports, or 80; never more than
/// 80, and no less than the narrowest board needs.
int screen_columns();

struct Screen {
    int rows = 24;
    int columns = 80;
};

/// The terminal that standard output is; of its rows at most 24 are used, so that a text reads the
/// same on every one.
Screen screen_of_terminal();

/// Writes the text; after each full screen it asks for Enter, or q to leave out the rest. What
/// stands between blank lines stays together if a screen has room for it.
void write_in_screens(std::string_view text, const Screen& screen, std::istream& in,
                      std::ostream& out);

}  // namespace posthouse::terminal
