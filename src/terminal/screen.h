// How wide the terminal is that a person sits at.
#pragma once

namespace posthouse::terminal {

inline constexpr int screen_columns_usual = 80;

/// The columns of the screen behind the standard output: what $COLUMNS says, what the terminal
/// itself says, or the usual 80; never more than those, and no fewer than a narrow board takes.
int screen_columns();

}  // namespace posthouse::terminal
