// The log on stderr: for people, for the journal (each line with its priority, sd-daemon(3)), or as
// JSON for programs.
#pragma once

#include <spdlog/formatter.h>

#include <array>
#include <memory>
#include <string_view>

namespace posthouse::app {

inline constexpr std::array<std::string_view, 4> log_levels = {"debug", "info", "warning", "error"};
inline constexpr std::array<std::string_view, 2> log_formats = {"text", "json"};

/// Whether systemd has connected stderr to its journal.
bool logs_to_journal();

struct LogStyle {
    bool json = false;     // {"time": …, "level": …, "message": …}
    bool journal = false;  // “<3>” before each line; the journal adds the time
};
/// Null: spdlog's own, with the time and in color.
std::unique_ptr<spdlog::formatter> log_formatter(LogStyle);

/// For all subcommands, before anything is logged.
void begin_log();
/// The words of the settings `log-level` and `log-format`.
void set_log(std::string_view level, std::string_view format);
/// Whether a program reads the log and what is printed.
bool is_log_for_programs();

/// Says why the program ends.
void log_end(std::string_view sentence);

}  // namespace posthouse::app
