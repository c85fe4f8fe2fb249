#include "terminal/screen.h"

#include "base/inplace.h"
#include "games/game.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace posthouse::terminal {

int screen_columns() {
    int columns = 0;
    if (const char* said = std::getenv("COLUMNS")) columns = read_number(said).value_or(0);
    winsize size{};
    if (columns == 0 && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) columns = size.ws_col;
    if (columns == 0) return screen_columns_usual;
    return std::clamp(columns, games::text_columns_min, screen_columns_usual);
}

}  // namespace posthouse::terminal
