#include "app/config.h"

#include "base/test_folder.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <CLI/CLI.hpp>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace posthouse::app {
namespace {

TEST(Endpoint, AnEndpointIsAnAddressAndAPort) {
    EXPECT_EQ(read_endpoint("127.0.0.1:8080").address, "127.0.0.1");
    EXPECT_EQ(read_endpoint("127.0.0.1:8080").port, 8080);
    EXPECT_EQ(read_endpoint("[::1]:0").address, "::1");
    EXPECT_EQ(read_endpoint("[::1]:0").port, 0);
}

TEST(Endpoint, AnythingElseIsRefused) {
    for (const char* words :
         {"", "8080", ":8080", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:65536", "127.0.0.1:123456"})
        EXPECT_THROW(read_endpoint(words), std::invalid_argument) << words;
}

}  // namespace

// The table of settings, the commented example and the file that is read.

namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;
using testing::SizeIs;
using testing::UnorderedElementsAre;

/// The example with every setting set.
std::string all_set() {
    std::string text;
    const std::string example = example_settings();
    for (std::size_t at = 0; at < example.size();) {
        const std::size_t end = example.find('\n', at);
        std::string line = example.substr(at, end - at);
        if (line.size() > 1 && line[0] == '#' && line[1] != ' ') line.erase(0, 1);
        text += line + "\n";
        at = end + 1;
    }
    return text;
}

TEST(Settings, EverySettingHasOneRow) {
    std::set<std::string_view> names;
    for (const Setting& one : settings()) {
        EXPECT_TRUE(names.insert(one.name).second) << one.name;
        EXPECT_FALSE(one.description.empty()) << one.name;
        EXPECT_FALSE(one.description.ends_with('.')) << one.name;
    }
}

TEST(Settings, TheExampleHasEverySettingAndIsRight) {
    for (const std::string& text : {example_settings(), all_set()})
        EXPECT_THAT(read_settings(text, "example").findings.wrong, IsEmpty());
    std::set<std::string> names;
    for (const auto& [name, value] : read_settings(all_set(), "example").values) names.insert(name);
    EXPECT_THAT(names, SizeIs(settings().size()));
}

TEST(Settings, TheExampleHasTheDefaults) {
    Config read;
    CLI::App app;
    add_settings(app, read, SettingFor::serve);
    const TestFolder folder;
    const std::string path = folder / "settings.toml";
    std::ofstream(path) << example_settings();
    app.parse("--config " + path);
    const Config usual;
    for (const Setting& one : settings())
        std::visit([&](auto field) { EXPECT_EQ(read.*field, usual.*field) << one.name; },
                   one.member);
}

TEST(Settings, ThePackagedExampleIsUpToDate) {
    std::ifstream file(POSTHOUSE_EXAMPLE);
    const std::string kept((std::istreambuf_iterator<char>(file)), {});
    EXPECT_EQ(kept, example_settings())
        << "regenerate it: posthouse manual example > tools/package/posthouse.toml";
}

TEST(Settings, AMisspelledNameGetsASuggestion) {
    EXPECT_EQ(nearest_setting("hots"), "host");
    EXPECT_EQ(nearest_setting("base_url"), "base-url");
    EXPECT_EQ(nearest_setting("reply-per-hour"), "replies-per-hour");
    EXPECT_EQ(nearest_setting("chessboard"), "");
    EXPECT_THAT(read_settings("hots = \"a\"", "f").findings.wrong,
                ElementsAre("f: there is no setting “hots”: did you mean “host”?"));
}

TEST(Settings, AValueOfTheWrongTypeIsRefusedWithAnExample) {
    EXPECT_THAT(read_settings("tablebase-seeds = \"many\"", "f").findings.wrong,
                ElementsAre("f: “tablebase-seeds” must be a whole number, for example: "
                            "tablebase-seeds = 18"));
    EXPECT_THAT(read_settings("host = 7", "f").findings.wrong.at(0),
                HasSubstr("text in quotation marks, for example: host = \"house.example.org\""));
    EXPECT_THAT(read_settings("secure-cookie = 1", "f").findings.wrong.at(0),
                HasSubstr("true or false"));
    EXPECT_THAT(read_settings("[mail]\nhost = \"a\"", "f").findings.wrong.at(0),
                HasSubstr("“[mail]”"));
}

TEST(Settings, AFileInTheOldFormatIsRefusedWithTheNewLines) {
    EXPECT_THAT(
        read_settings("# ours\nhost = example.org\ntables=12\nrelay = smtp://a:25\n", "f")
            .findings.wrong,
        ElementsAre("f: text must be in quotation marks. Write: host = \"example.org\"; relay = "
                    "\"smtp://a:25\""));
    EXPECT_THAT(read_settings("tables = = 7\n", "f").findings.wrong.at(0),
                HasSubstr("f, line 1: "));
    EXPECT_THAT(read_settings("tablebase-seeds = 7\n", "f").values,
                ElementsAre(Pair("tablebase-seeds", "7")));
}

TEST(Settings, OldNamesAreStillReadAndReported) {
    const auto file = read_settings("tables = 7\npage-url = \"https://a\"\n", "f");
    EXPECT_THAT(file.values,
                UnorderedElementsAre(Pair("tablebase-seeds", "7"), Pair("base-url", "https://a")));
    EXPECT_THAT(file.findings.wrong, IsEmpty());
    EXPECT_THAT(file.findings.old_names,
                Contains("f: “tables” is now called “tablebase-seeds”. The old name still works."));
}

TEST(Settings, OldNamesAreStillAcceptedAsOptions) {
    for (const Setting& one : settings()) {
        if (one.old_name.empty()) continue;
        EXPECT_EQ(find_setting(one.old_name), &one);
        const bool text = std::holds_alternative<std::string Config::*>(one.member);
        Config read;
        CLI::App app;
        add_settings(app, read, SettingFor::serve);
        app.parse(fmt::format("--{} {}", one.old_name, one.is_byte_size ? "7M" : "7"));
        if (text)
            EXPECT_EQ(read.*std::get<std::string Config::*>(one.member),
                      one.is_byte_size ? "7M" : "7");
        else
            EXPECT_EQ(read.*std::get<int Config::*>(one.member), 7);
    }
}

using testing::HasSubstr;

class SettingsFile : public testing::Test {
protected:
    SettingsFile() {
        for (CLI::App* command : {&serve_, &receive_}) add_settings_file(*command);
        serve_.add_option("--host", host_);
        serve_.add_option("--replies-per-hour", answers_);
        receive_.add_option("--maildir", from_);
    }

    /// The error; empty if none.
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
    const TestFolder folder_;
    const std::string path_ = folder_ / "settings.toml";
};

TEST_F(SettingsFile, SetsTheOptionsOfASubcommand) {
    EXPECT_EQ(parse("# ours\nhost = \"example.org\"\nreplies-per-hour=7\n", "serve"), "");
    EXPECT_EQ(host_, "example.org");
    EXPECT_EQ(answers_, 7);
}

TEST_F(SettingsFile, TheCommandLineHasPrecedence) {
    EXPECT_EQ(parse("host = \"example.org\"\n", "serve --host here.org"), "");
    EXPECT_EQ(host_, "here.org");
}

TEST_F(SettingsFile, ServesSeveralCommands) {
    EXPECT_EQ(parse("host = \"example.org\"\nmaildir = \"a\"\n", "receive"), "");
    EXPECT_EQ(from_, "a");
    EXPECT_EQ(host_, "localhost");
}

TEST_F(SettingsFile, UnknownSettingsAreRefused) {
    EXPECT_THAT(parse("hots = \"example.org\"\n", "serve"), HasSubstr("“hots”"));
    EXPECT_THAT(parse("[serve]\nhost = \"a\"\n", "serve"), HasSubstr("“[serve]”"));
    EXPECT_THAT(parse("replies-per-hour = \"many\"\n", "serve"), HasSubstr("a whole number"));
}

TEST_F(SettingsFile, TheEnvironmentHasPrecedenceOverTheFile) {
    ::setenv("POSTHOUSE_HOST", "environment.org", 1);
    const std::string wrong = parse("host = \"example.org\"\nreplies-per-hour=7\n", "serve");
    ::unsetenv("POSTHOUSE_HOST");
    EXPECT_EQ(wrong, "");
    EXPECT_EQ(host_, "environment.org");
    EXPECT_EQ(answers_, 7);
}

TEST_F(SettingsFile, AWrongValueInTheEnvironmentIsRefused) {
    ::setenv("POSTHOUSE_REPLIES_PER_HOUR", "many", 1);
    const std::string wrong = parse("", "serve");
    ::unsetenv("POSTHOUSE_REPLIES_PER_HOUR");
    EXPECT_THAT(wrong, HasSubstr("the environment"));
}

TEST(SettingsOfTheEnvironment, EverySettingHasAVariable) {
    Environment environment;
    for (const Setting& one : settings()) {
        std::string variable = "POSTHOUSE_" + std::string(one.name);
        for (char& c : variable) c = c == '-' ? '_' : static_cast<char>(std::toupper(c));
        environment[variable] = "7";
    }
    const auto read = read_environment(environment);
    EXPECT_EQ(read.values.size(), settings().size());
    EXPECT_TRUE(read.findings.wrong.empty());
}

TEST(SettingsOfTheEnvironment, ASecretMayBeInAFile) {
    const TestFolder folder;
    std::ofstream(folder / "secret") << "postgresql://me:secret@here/posthouse\n";
    std::ofstream(folder / "posthouse.relay-user") << "house";
    using Values = decltype(GivenSettings::values);
    EXPECT_EQ(read_environment({{"POSTHOUSE_STORE_FILE", folder / "secret"}}).values,
              (Values{{"store", "postgresql://me:secret@here/posthouse"}}));
    EXPECT_EQ(read_environment({{"CREDENTIALS_DIRECTORY", folder.path()}}).values,
              (Values{{"relay-user", "house"}}));
    // A setting of that name is itself the path.
    EXPECT_EQ(read_environment({{"POSTHOUSE_RELAY_PASSWORD_FILE", "/x"}}).values,
              (Values{{"relay-password-file", "/x"}}));
    const auto missing = read_environment({{"POSTHOUSE_STORE_FILE", folder / "nothing"}});
    ASSERT_EQ(missing.findings.wrong.size(), 1u);
    EXPECT_THAT(missing.findings.wrong[0], HasSubstr("POSTHOUSE_STORE_FILE"));
}

TEST(SettingsOfTheEnvironment, AMisspelledNameIsReported) {
    const auto read = read_environment({{"POSTHOUSE_BASEURL", "x"}, {"POSTHOUSE_CONFIG", "y"}});
    ASSERT_EQ(read.findings.wrong.size(), 1u);
    EXPECT_THAT(read.findings.wrong[0], HasSubstr("did you mean POSTHOUSE_BASE_URL?"));
}

TEST_F(SettingsFile, AMissingFileIsRefused) {
    EXPECT_THROW(app_.parse("serve --config /nowhere/at/all"), CLI::ParseError);
}

}  // namespace
}  // namespace posthouse::app
