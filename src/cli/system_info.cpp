#include "cli/system_info.h"

#include <fmt/format.h>

#include <fstream>
#include <sstream>
#include <string_view>
#include <system_error>

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

std::optional<std::uint64_t> memory_used() {
    return line_of("/proc/self/status", "VmRSS");
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
