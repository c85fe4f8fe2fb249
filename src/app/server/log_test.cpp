// The log's formats, and its level.

#include "app/server/log.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>
#include <unistd.h>
#include <boost/json/parse.hpp>

#include <cstdlib>
#include <sstream>
#include <string>

namespace posthouse::app {
namespace {

using testing::MatchesRegex;

std::string logged(LogStyle style, spdlog::level::level_enum level, const std::string& words) {
    std::ostringstream out;
    spdlog::logger logger("test", std::make_shared<spdlog::sinks::ostream_sink_st>(out));
    logger.set_level(spdlog::level::debug);
    logger.set_formatter(log_formatter(style));
    logger.log(level, "{}", words);
    return out.str();
}

TEST(Log, TheJournalGetsThePriorityOfEachLine) {
    const LogStyle style{.journal = true};
    EXPECT_EQ(logged(style, spdlog::level::critical, "the disk is full"), "<2>the disk is full\n");
    EXPECT_EQ(logged(style, spdlog::level::err, "one\ntwo"), "<3>one\n<3>two\n");
    EXPECT_EQ(logged(style, spdlog::level::warn, "late"), "<4>late\n");
    EXPECT_EQ(logged(style, spdlog::level::info, ""), "<6>\n");
    EXPECT_EQ(logged(style, spdlog::level::debug, "x"), "<7>x\n");
}

TEST(Log, JsonIsOneObjectInALine) {
    const std::string line =
        logged({.json = true}, spdlog::level::err, "“a”\n\"b\" \x1b[1m \xff end");
    ASSERT_EQ(line.find('\n'), line.size() - 1);
    const auto read = boost::json::parse(line.substr(0, line.size() - 1)).as_object();
    EXPECT_EQ(read.size(), 3u);
    EXPECT_EQ(read.at("level").as_string(), "error");
    EXPECT_EQ(read.at("message").as_string().subview(0, 11), "“a”\n\"b\"");
    EXPECT_THAT(read.at("time").as_string().c_str(),
                MatchesRegex("[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\\.[0-9]{3}Z"));
    EXPECT_EQ(logged({.json = true, .journal = true}, spdlog::level::warn, "x").substr(0, 4),
              "<4>{");
}

TEST(Log, OnTheTerminalItIsAsBefore) {
    EXPECT_EQ(log_formatter({}), nullptr);
}

TEST(Log, IsInTheJournalIfStderrIsTheStreamThatSystemdNames) {
    struct stat about {};
    ASSERT_EQ(::fstat(STDERR_FILENO, &about), 0);
    ::setenv("JOURNAL_STREAM", fmt::format("{}:{}", about.st_dev, about.st_ino).c_str(), 1);
    EXPECT_TRUE(logs_to_journal());
    // Redirected to a file by the service's own script.
    ::setenv("JOURNAL_STREAM", fmt::format("{}:{}", about.st_dev, about.st_ino + 1).c_str(), 1);
    EXPECT_FALSE(logs_to_journal());
    ::unsetenv("JOURNAL_STREAM");
    EXPECT_FALSE(logs_to_journal());
}

}  // namespace
}  // namespace posthouse::app
