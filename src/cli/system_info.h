// Free memory and disk of this machine, what this program uses, and Ctrl-C.
#pragma once

#include <atomic>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace posthouse::cli {

/// Bytes of memory available to programs.
std::optional<std::uint64_t> memory_free();
/// Most bytes of memory that this program has used at once.
std::optional<std::uint64_t> memory_peak();

/// What this process takes of the machine.
struct ProcessUsage {
    double cpu_seconds = 0;
    double start_time = 0;  // in Unix seconds
    std::uint64_t resident_bytes = 0, virtual_bytes = 0;
    std::uint64_t open_files = 0, open_files_max = 0;
    std::uint64_t threads = 0;
};
std::optional<ProcessUsage> process_usage();

/// Bytes free on the disk of this folder, which need not exist yet.
std::optional<std::uint64_t> disk_free(std::filesystem::path folder);

/// “8G”, “512M”, “1.5G”: bytes, in powers of 1024. Empty if it is anything else.
std::optional<std::uint64_t> parse_bytes(std::string typed);
/// “8.0 GB”, “512 MB”, “12 kB”: in powers of 1024, like `parse_bytes`.
std::string format_bytes(std::uint64_t bytes);

/// Set by Ctrl-C and SIGTERM after `install_sigint_handler()`.
inline std::atomic<bool> interrupted = false;

/// The first Ctrl-C asks long work to finish early; a second one ends the program.
inline void install_sigint_handler() {
    struct sigaction action {};
    action.sa_handler = [](int) { interrupted = true; };
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

}  // namespace posthouse::cli
