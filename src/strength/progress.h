// Progress: how far a long piece of work has come. A bar with rate and time left on a terminal; a
// plain line now and then where the output goes to a file.
//
// Deliberately absent: threads (whoever calls from several holds a lock), colours.
#pragma once

#include "strength/stopwatch.h"

#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>

namespace posthouse::strength {

/// Where progress is told.
struct ProgressOutput {
    std::ostream* out = nullptr;  // null: nowhere
    bool terminal = false;        // a line may be written over
    Stopwatch now = real_stopwatch();
    std::size_t columns = 100;
};

class Progress {
public:
    /// `before` of the `total` were done already and are not part of the rate.
    Progress(ProgressOutput audience, std::string title, std::uint64_t total,
             std::uint64_t before = 0);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress() { finish(); }

    /// Told as often as one likes, shown a few times a second. `beside` is shown behind the bar:
    /// one or more fields with two blanks between them, each shown whole or not at all.
    void tell(std::uint64_t done, std::string_view beside = {});
    /// Takes the bar off the screen.
    void finish();

private:
    std::string line(std::uint64_t done, double now, std::string_view beside) const;

    ProgressOutput audience_;
    std::string title_;
    std::uint64_t total_;
    std::uint64_t before_;
    double began_;
    double shown_;
    bool on_screen_ = false;
};

/// “1:05:09”, “5:09”, “9 s”.
std::string format_duration(double seconds);

}  // namespace posthouse::strength
