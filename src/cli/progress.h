// Progress bar, time spans, and text wrapped to the width of a terminal.
#pragma once

#include "base/inplace.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <ostream>
#include <string>
#include <string_view>

namespace posthouse::cli {

/// Seconds since some moment; a parameter, so that tests control the time.
using Stopwatch = std::function<double()>;

inline Stopwatch real_stopwatch() {
    return [] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
            .count();
    };
}

/// Where progress is printed.
struct ProgressOutput {
    std::ostream* out = nullptr;  // null: no output
    bool is_terminal = false;     // lines can be overwritten
    Stopwatch now = real_stopwatch();
    std::size_t columns = 100;
};

/// Shows the progress of long work: a bar with rate and time left on a terminal, or a line now and
/// then in a file.
class Progress {
public:
    /// `before` of the `total` were done earlier and do not count for the rate.
    Progress(ProgressOutput audience, std::string title, std::uint64_t total,
             std::uint64_t before = 0);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress() { finish(); }

    /// May be called often; prints a few times a second. `beside`: fields separated by two spaces,
    /// shown after the bar, each completely or not at all.
    void update(std::uint64_t done, std::string_view beside = {});
    /// Removes the bar from the screen.
    void finish();

private:
    std::string line(std::uint64_t done, double now, std::string_view beside) const;

    ProgressOutput output_;
    std::string title_;
    std::uint64_t total_;
    std::uint64_t before_;
    double began_;
    double shown_;
    bool on_screen_ = false;
};

/// “1:05:09”, “5:09”, “9 s”.
std::string format_duration(double seconds);

/// In characters, not bytes.
inline std::size_t width_in_columns(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

/// `begin`, which may contain spaces, then the words; wraps with indented lines. Never cuts a word.
inline std::string paragraph(std::string begin, std::string_view words, std::size_t indent,
                             std::size_t columns = 79) {
    std::string lines;
    std::string line = std::move(begin);
    for (bool bare = true; !words.empty();) {
        const std::string_view word = take_until(words, ' ');
        if (word.empty()) continue;
        if (!bare && width_in_columns(line) + 1 + width_in_columns(word) > columns) {
            lines += line + '\n';
            line = std::string(indent, ' ');
            bare = true;
        }
        if (!bare) line += ' ';
        line += word;
        bare = false;
    }
    return lines + line + '\n';
}

}  // namespace posthouse::cli
