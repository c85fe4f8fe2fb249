// What the machine has and what this program has taken of it, as Linux tells it.
#pragma once

#include <atomic>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace posthouse::app {

/// Bytes of memory that programs may still take.
std::optional<std::uint64_t> memory_free();
/// Bytes that this program has had at once at most.
std::optional<std::uint64_t> memory_peak();
/// Bytes that it has now.
std::optional<std::uint64_t> memory_now();
/// Bytes that the disk with this folder, which may not be there yet, can take.
std::optional<std::uint64_t> disk_free(std::filesystem::path folder);

/// “8G”, “512M”, “1.5G”: bytes, in powers of 1024. None where it is something else.
std::optional<std::uint64_t> typed_bytes(std::string typed);
/// “8.0 GB”, “512 MB”, “12 kB”: in powers of 1024, as they are typed.
std::string in_bytes(std::uint64_t bytes);

// Ctrl-C, for subcommands that work for long and end in good order.

inline std::atomic<bool> interrupted = false;

/// The first Ctrl-C ends the work in good order; a second one ends the program.
inline void install_sigint_handler() {
    struct sigaction action {};
    action.sa_handler = [](int) { interrupted = true; };
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
}

}  // namespace posthouse::app
