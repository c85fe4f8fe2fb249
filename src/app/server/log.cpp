#include "app/server/log.h"

#include "http/server/http_message.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>
#include <unistd.h>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <string>

namespace posthouse::app {
namespace {

/// syslog(3)'s numbers.
int priority(spdlog::level::level_enum level) {
    switch (level) {
        case spdlog::level::critical:
            return 2;
        case spdlog::level::err:
            return 3;
        case spdlog::level::warn:
            return 4;
        case spdlog::level::info:
            return 6;
        default:
            return 7;
    }
}

std::string_view name(spdlog::level::level_enum level) {
    const auto words = spdlog::level::to_string_view(level);
    return {words.data(), words.size()};
}

std::string as_json(const spdlog::details::log_msg& message) {
    const auto time = std::chrono::floor<std::chrono::milliseconds>(message.time);
    const auto seconds = std::chrono::floor<std::chrono::seconds>(time);
    return boost::json::serialize(boost::json::object{
        {"time", fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z",
                             fmt::gmtime(std::chrono::system_clock::to_time_t(seconds)),
                             (time - seconds).count())},
        {"level", name(message.level)},
        {"message", http::as_utf8({message.payload.data(), message.payload.size()})}});
}

class LineFormatter final : public spdlog::formatter {
public:
    explicit LineFormatter(LogStyle style) : style_(style) {}

    void format(const spdlog::details::log_msg& message, spdlog::memory_buf_t& out) override {
        const std::string text = style_.json
                                     ? as_json(message)
                                     : std::string(message.payload.data(), message.payload.size());
        std::string_view rest = text;
        do {
            const std::string_view line = rest.substr(0, rest.find('\n'));
            rest.remove_prefix(std::min(line.size() + 1, rest.size()));
            if (style_.journal)
                fmt::format_to(std::back_inserter(out), "<{}>", priority(message.level));
            fmt::format_to(std::back_inserter(out), "{}\n", line);
        } while (!rest.empty());
    }
    std::unique_ptr<spdlog::formatter> clone() const override {
        return std::make_unique<LineFormatter>(style_);
    }

private:
    const LogStyle style_;
};

bool json_chosen = false;

}  // namespace

bool logs_to_journal() {
    const char* stream = std::getenv("JOURNAL_STREAM");
    struct stat about {};
    return stream && ::fstat(STDERR_FILENO, &about) == 0 &&
           stream == fmt::format("{}:{}", about.st_dev, about.st_ino);
}

std::unique_ptr<spdlog::formatter> log_formatter(LogStyle style) {
    if (!style.json && !style.journal) return nullptr;
    return std::make_unique<LineFormatter>(style);
}

void begin_log() {
    spdlog::set_default_logger(spdlog::stderr_color_mt("posthouse"));
    if (auto formatter = log_formatter({.journal = logs_to_journal()}))
        spdlog::set_formatter(std::move(formatter));
}

void set_log(std::string_view level, std::string_view format) {
    spdlog::set_level(spdlog::level::from_str(std::string(level)));
    json_chosen = format == "json";
    if (auto formatter = log_formatter({.json = json_chosen, .journal = logs_to_journal()}))
        spdlog::set_formatter(std::move(formatter));
}

bool is_log_for_programs() {
    return json_chosen || logs_to_journal();
}

void log_end(std::string_view sentence) {
    if (is_log_for_programs())
        spdlog::critical("{}", sentence);
    else
        std::cerr << "posthouse: " << sentence << '\n';
}

}  // namespace posthouse::app
