#include "cli/system_info.h"

#include "base/parse_number.h"

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <ctime>
#include <fstream>
#include <sstream>
#include <string_view>
#include <system_error>
#include <vector>

namespace posthouse::cli {
namespace {

/// “VmHWM:    1234 kB” in a file of such lines.
std::optional<std::uint64_t> line_of(const char* path, const std::string& name) {
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string first;
        std::uint64_t kilobytes = 0;
        if (words >> first >> kilobytes && first == name + ':') return kilobytes << 10;
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::uint64_t> memory_free() {
    return line_of("/proc/meminfo", "MemAvailable");
}

std::optional<std::uint64_t> memory_peak() {
    return line_of("/proc/self/status", "VmHWM");
}

std::optional<ProcessUsage> process_usage() {
    std::ifstream file("/proc/self/stat");
    std::string text;
    std::getline(file, text);
    // proc(5). The second field, the name, may contain blanks; the third follows its parenthesis.
    std::istringstream fields(text.substr(std::min(text.rfind(')') + 1, text.size())));
    std::vector<std::string> field{"", "", ""};
    for (std::string one; fields >> one;) field.push_back(one);
    if (field.size() < 25) return std::nullopt;
    const auto number = [&](std::size_t which) {
        return static_cast<double>(parse_number<std::uint64_t>(field[which]).value_or(0));
    };
    const auto ticks = static_cast<double>(::sysconf(_SC_CLK_TCK));
    ProcessUsage usage;
    usage.cpu_seconds = (number(14) + number(15)) / ticks;
    usage.threads = static_cast<std::uint64_t>(number(20));
    usage.virtual_bytes = static_cast<std::uint64_t>(number(23));
    usage.resident_bytes = static_cast<std::uint64_t>(number(24)) *
                           static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
    timespec boot{}, now{};
    ::clock_gettime(CLOCK_BOOTTIME, &boot);
    ::clock_gettime(CLOCK_REALTIME, &now);
    const auto seconds = [](const timespec& time) {
        return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
    };
    usage.start_time = seconds(now) - seconds(boot) + number(22) / ticks;
    std::error_code unreadable;
    for (const auto& one : std::filesystem::directory_iterator("/proc/self/fd", unreadable)) {
        (void)one;
        ++usage.open_files;
    }
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) == 0) usage.open_files_max = limit.rlim_cur;
    return usage;
}

std::optional<std::uint64_t> disk_free(std::filesystem::path folder) {
    std::error_code error;
    folder = std::filesystem::absolute(folder, error);
    while (!std::filesystem::exists(folder, error) && folder.has_relative_path())
        folder = folder.parent_path();
    const auto space = std::filesystem::space(folder, error);
    if (error) return std::nullopt;
    return space.available;
}

std::optional<std::uint64_t> parse_bytes(std::string typed) {
    if (typed.empty()) return std::nullopt;
    constexpr std::string_view units = "kmg";
    const auto unit = units.find(static_cast<char>(typed.back() | 0x20));
    if (unit == std::string_view::npos) return std::nullopt;
    typed.pop_back();
    const auto number = parse_number<double>(typed);
    if (!number || !(*number >= 0) || *number > 1e9) return std::nullopt;
    return static_cast<std::uint64_t>(*number * static_cast<double>(1ULL << (10 * (unit + 1))));
}

std::string format_bytes(std::uint64_t bytes) {
    const auto size = static_cast<double>(bytes);
    if (bytes >= 1ULL << 30) return fmt::format("{:.1f} GB", size / (1ULL << 30));
    if (bytes >= 1ULL << 20) return fmt::format("{:.0f} MB", size / (1ULL << 20));
    return fmt::format("{} kB", (bytes + 1023) >> 10);
}

}  // namespace posthouse::cli
