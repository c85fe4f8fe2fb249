#include "cli/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace posthouse::cli {

namespace {

constexpr double again_on_screen_s = 0.2;
constexpr double again_in_file_s = 30;
constexpr std::size_t bar_width_min = 6, bar_width_max = 24;

std::string bar(std::uint64_t done, std::uint64_t total, std::size_t bar_width) {
    const std::size_t full =
        total == 0
            ? 0
            : std::min<std::size_t>(bar_width, static_cast<std::size_t>(done * bar_width / total));
    return '[' + std::string(full, '#') + std::string(bar_width - full, '.') + ']';
}

/// The fields, with two spaces before each.
std::string joined(const std::vector<std::string>& fields) {
    std::string text;
    for (const std::string& field : fields) text += "  " + field;
    return text;
}

}  // namespace

std::string format_duration(double seconds) {
    const auto whole = static_cast<std::uint64_t>(std::max(0.0, seconds) + 0.5);
    if (whole < 60) return fmt::format("{} s", whole);
    if (whole < 3600) return fmt::format("{}:{:02}", whole / 60, whole % 60);
    return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

Progress::Progress(ProgressOutput audience, std::string title, std::uint64_t total,
                   std::uint64_t before)
    : output_(std::move(audience)),
      title_(std::move(title)),
      total_(total),
      before_(before),
      began_(output_.now()),
      shown_(output_.is_terminal ? began_ - again_on_screen_s : began_) {}

std::string Progress::line(std::uint64_t done, double now, std::string_view beside) const {
    const double rate =
        now > began_ ? static_cast<double>(done - std::min(done, before_)) / (now - began_) : 0;
    const std::string title = fmt::format("{} {}/{}", title_, done, total_);
    std::vector<std::string> fields;
    if (rate > 0) {
        fields.push_back(fmt::format("{:.{}f}/s", rate, rate < 10 ? 1 : 0));
        fields.push_back(
            format_duration(static_cast<double>(total_ - std::min(total_, done)) / rate) + " left");
    }
    for (std::string_view rest = beside; !rest.empty();) {
        const std::size_t gap = std::min(rest.find("  "), rest.size());
        fields.emplace_back(rest.substr(0, gap));
        rest.remove_prefix(std::min(rest.size(), gap + 2));
    }
    if (!output_.is_terminal) return title + joined(fields);
    // What does not fit is left out completely, since half a number would be wrong: first the bar,
    // then the rate, then fields from the end.
    const std::size_t room = output_.columns - 1;
    const auto width = [&] { return width_in_columns(title + joined(fields)); };
    if (width() > room && rate > 0) {
        const std::string per_second = std::move(fields.front());
        fields.erase(fields.begin());
        while (!fields.empty() && width() > room) fields.pop_back();
        if (width() + 2 + per_second.size() <= room) fields.insert(fields.begin(), per_second);
    }
    while (!fields.empty() && width() > room) fields.pop_back();
    const std::size_t taken = width() + 3;  // with the space and the brackets of the bar
    const std::size_t bar_width = taken < room ? std::min(bar_width_max, room - taken) : 0;
    return title + (bar_width < bar_width_min ? "" : ' ' + bar(done, total_, bar_width)) +
           joined(fields);
}

void Progress::update(std::uint64_t done, std::string_view beside) {
    if (!output_.out) return;
    const double now = output_.now();
    if (now - shown_ < (output_.is_terminal ? again_on_screen_s : again_in_file_s)) return;
    shown_ = now;
    const std::string text = line(done, now, beside);
    if (output_.is_terminal) {
        *output_.out << '\r' << truncate(text, output_.columns - 1) << "\x1b[K" << std::flush;
        on_screen_ = true;
    } else {
        *output_.out << text << std::endl;
    }
}

void Progress::finish() {
    if (!on_screen_) return;
    *output_.out << "\r\x1b[K" << std::flush;
    on_screen_ = false;
}

}  // namespace posthouse::cli
