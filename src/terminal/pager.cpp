#include "terminal/pager.h"

#include "base/inplace.h"
#include "games/game.h"
#include "terminal/ascii_text.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string>

namespace posthouse::terminal {
namespace {

constexpr int rows_max = 24;
constexpr int rows_min = 4;

/// Rows of a line wrapped by the terminal.
int rows_of(std::string_view line, int columns) {
    const auto size = static_cast<int>(std::count_if(line.begin(), line.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
    }));
    return std::max(1, (size + columns - 1) / columns);
}

/// Removes the lines up to and including the next blank one; returns them and their rows.
std::string_view take_block(std::string_view& text, int columns, int& rows) {
    const std::string_view all = text;
    rows = 0;
    std::size_t size = 0;
    while (!text.empty()) {
        const std::string_view line = take_until(text, '\n');
        if (line.empty()) break;
        rows += rows_of(line, columns);
        size = static_cast<std::size_t>(line.data() + line.size() - all.data());
    }
    return all.substr(0, size);
}

class Pager {
public:
    Pager(const Screen& screen, std::istream& in, std::ostream& out)
        : room_(std::max(rows_min, screen.rows) - 1),  // the last row is for the question
          columns_(std::max(1, screen.columns)),
          in_(in),
          out_(out) {}

    void write(std::string_view text) {
        while (!text.empty()) {
            int rows = 0;
            std::string_view block = take_block(text, columns_, rows);
            if (block.empty()) continue;
            if (used_ > 0 && used_ + 1 + rows > room_ && !goes_on()) return;
            if (used_ > 0 && !put("")) return;
            while (!block.empty())
                if (!put(take_until(block, '\n'))) return;
        }
    }

private:
    /// False if the reader quits.
    bool put(std::string_view line) {
        const int rows = rows_of(line, columns_);
        if (used_ > 0 && used_ + rows > room_ && !goes_on()) return false;
        out_ << line << '\n';
        used_ += rows;
        return true;
    }

    bool goes_on() {
        out_ << "-- more -- (Enter, q) " << std::flush;
        const auto answer = read_line(in_);
        used_ = 0;
        return answer && (answer->empty() || to_lower(answer->front()) != 'q');
    }

    const int room_;
    const int columns_;
    std::istream& in_;
    std::ostream& out_;
    int used_ = 0;
};

}  // namespace

int screen_columns() {
    int columns = 0;
    if (const char* set = std::getenv("COLUMNS")) columns = read_number(set).value_or(0);
    winsize size{};
    if (columns == 0 && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) columns = size.ws_col;
    if (columns == 0) return default_screen_columns;
    return std::clamp(columns, games::text_columns_min, default_screen_columns);
}

Screen terminal_screen() {
    Screen screen;
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0)
        screen = {size.ws_row, size.ws_col};
    screen.rows = std::min(screen.rows, rows_max);
    return screen;
}

void write_paged(std::string_view text, const Screen& screen, std::istream& in, std::ostream& out) {
    Pager(screen, in, out).write(text);
}

}  // namespace posthouse::terminal
