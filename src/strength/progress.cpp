#include "strength/progress.h"

#include "base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace posthouse {

namespace {

constexpr double again_on_screen_s = 0.2;
constexpr double again_in_file_s = 30;
constexpr std::size_t bar_width = 24;

std::string bar(std::uint64_t done, std::uint64_t total) {
    const std::size_t full =
        total == 0
            ? 0
            : std::min<std::size_t>(bar_width, static_cast<std::size_t>(done * bar_width / total));
    return '[' + std::string(full, '#') + std::string(bar_width - full, '.') + ']';
}

}  // namespace

std::string in_time(double seconds) {
    const auto whole = static_cast<std::uint64_t>(std::max(0.0, seconds) + 0.5);
    if (whole < 60) return fmt::format("{} s", whole);
    if (whole < 3600) return fmt::format("{}:{:02}", whole / 60, whole % 60);
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

Progress::Progress(Audience audience, std::string title, std::uint64_t total, std::uint64_t before)
    : audience_(std::move(audience)),
      title_(std::move(title)),
      total_(total),
      before_(before),
      began_(audience_.now()),
      shown_(audience_.terminal ? began_ - again_on_screen_s : began_) {}

std::string Progress::line(std::uint64_t done, double now, std::string_view beside) const {
    const double rate =
        now > began_ ? static_cast<double>(done - std::min(done, before_)) / (now - began_) : 0;
    std::string text = fmt::format("{} {}/{}", title_, done, total_);
    if (audience_.terminal) text = fmt::format("{} {}", text, bar(done, total_));
    if (rate > 0)
        text += fmt::format("  {:.{}f}/s  {} left", rate, rate < 10 ? 1 : 0,
                            in_time(static_cast<double>(total_ - std::min(total_, done)) / rate));
    if (!beside.empty()) text += fmt::format("  {}", beside);
    return text;
}

void Progress::tell(std::uint64_t done, std::string_view beside) {
    if (!audience_.out) return;
    const double now = audience_.now();
    if (now - shown_ < (audience_.terminal ? again_on_screen_s : again_in_file_s)) return;
    shown_ = now;
    const std::string text = line(done, now, beside);
    if (audience_.terminal) {
        *audience_.out << '\r' << clip(text, audience_.columns - 1) << "\x1b[K" << std::flush;
        on_screen_ = true;
    } else {
        *audience_.out << text << std::endl;
    }
}

void Progress::finish() {
    if (!on_screen_) return;
    *audience_.out << "\r\x1b[K" << std::flush;
    on_screen_ = false;
}

}  // namespace posthouse
