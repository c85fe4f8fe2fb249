#include "app/settings_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <CLI/CLI.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace posthouse::app {
namespace {

using testing::HasSubstr;

class SettingsFile : public testing::Test {
protected:
    SettingsFile() {
        for (CLI::App* command : {&serve_, &receive_}) add_settings_file(*command);
        serve_.add_option("--host", host_);
        serve_.add_option("--answers-an-hour", answers_);
        receive_.add_option("--maildir", from_);
    }
    ~SettingsFile() override { std::filesystem::remove(path_); }

    /// What is wrong, or nothing.
    std::string parse(const std::string& settings, const std::string& typed) {
        std::ofstream(path_) << settings;
        try {
            app_.parse(typed + " --config " + path_);
        } catch (const CLI::ParseError& error) {
            return error.what();
        }
        return "";
    }

    CLI::App app_;
    CLI::App& serve_ = *app_.add_subcommand("serve");
    CLI::App& receive_ = *app_.add_subcommand("receive");
    std::string host_ = "localhost", from_;
    int answers_ = 0;
    std::string path_ =
        std::filesystem::temp_directory_path() / ("settings-" + std::to_string(getpid()));
};

TEST_F(SettingsFile, SetsTheOptionsOfASubcommand) {
    EXPECT_EQ(parse("# ours\nhost = \"example.org\"\nanswers-an-hour=7\n", "serve"), "");
    EXPECT_EQ(host_, "example.org");
    EXPECT_EQ(answers_, 7);
}

TEST_F(SettingsFile, WhatIsTypedCountsInstead) {
    EXPECT_EQ(parse("host = \"example.org\"\n", "serve --host here.org"), "");
    EXPECT_EQ(host_, "here.org");
}

TEST_F(SettingsFile, ServesSeveralCommands) {
    EXPECT_EQ(parse("host = \"example.org\"\nmaildir = \"a\"\n", "receive"), "");
    EXPECT_EQ(from_, "a");
    EXPECT_EQ(host_, "localhost");
}

TEST_F(SettingsFile, WhatNoCommandKnowsIsRefused) {
    EXPECT_THAT(parse("hots = \"example.org\"\n", "serve"), HasSubstr("“hots”"));
    EXPECT_THAT(parse("[serve]\nhost = \"a\"\n", "serve"), HasSubstr("“[serve]”"));
    EXPECT_THAT(parse("answers-an-hour = \"many\"\n", "serve"), HasSubstr("a whole number"));
}

TEST_F(SettingsFile, AFileThatIsNotThereIsRefused) {
    EXPECT_THROW(app_.parse("serve --config /nowhere/at/all"), CLI::ParseError);
}

}  // namespace
}  // namespace posthouse::app
