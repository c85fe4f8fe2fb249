// The table of settings, the commented example and the file that is read.

#include "app/settings.h"
#include "app/settings_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <CLI/CLI.hpp>

#include <fstream>
#include <iterator>
#include <set>

namespace posthouse::app {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Pair;
using testing::SizeIs;

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

TEST(Settings, EveryFieldOfTheConfigurationThatIsToBeChosenHasOneRow) {
    std::set<std::string_view> names;
    for (const Setting& one : settings()) {
        EXPECT_TRUE(names.insert(one.name).second) << one.name;
        EXPECT_FALSE(one.about.empty()) << one.name;
        EXPECT_FALSE(one.about.ends_with('.')) << one.name;
    }
}

TEST(Settings, TheExampleHasEverySettingAndIsReadWithoutAComplaint) {
    for (const std::string& text : {example_settings(), all_set()})
        EXPECT_THAT(read_settings(text, "example").wrong, IsEmpty());
    std::set<std::string> names;
    for (const auto& [name, value] : read_settings(all_set(), "example").values) names.insert(name);
    EXPECT_THAT(names, SizeIs(settings().size()));
}

TEST(Settings, TheExampleSaysTheDefaults) {
    Config read;
    CLI::App app;
    add_settings(app, read, SettingFor::serve);
    const std::string path = testing::TempDir() + "/settings-example.toml";
    std::ofstream(path) << example_settings();
    app.parse("--config " + path);
    const Config usual;
    for (const Setting& one : settings())
        std::visit([&](auto field) { EXPECT_EQ(read.*field, usual.*field) << one.name; },
                   one.where);
}

TEST(Settings, TheExampleThatIsKeptIsTheOneThatTheTableMakes) {
    std::ifstream file(POSTHOUSE_EXAMPLE);
    const std::string kept((std::istreambuf_iterator<char>(file)), {});
    EXPECT_EQ(kept, example_settings())
        << "write it anew: posthouse manual example > tools/package/posthouse.toml";
}

TEST(Settings, ANameNearlyRightIsTakenForWhatWasMeant) {
    EXPECT_EQ(nearest_setting("hots"), "host");
    EXPECT_EQ(nearest_setting("page_url"), "page-url");
    EXPECT_EQ(nearest_setting("answers-per-hour"), "answers-an-hour");
    EXPECT_EQ(nearest_setting("chessboard"), "");
    EXPECT_THAT(read_settings("hots = \"a\"", "f").wrong,
                ElementsAre("f: there is no setting “hots”: did you mean “host”?"));
}

TEST(Settings, AValueOfAnotherKindIsRefusedWithAnExample) {
    EXPECT_THAT(read_settings("tables = \"many\"", "f").wrong,
                ElementsAre("f: “tables” wants a whole number, for example: tables = 18"));
    EXPECT_THAT(read_settings("host = 7", "f").wrong.at(0),
                HasSubstr("text in quotation marks, for example: host = \"house.example.org\""));
    EXPECT_THAT(read_settings("secure-cookie = 1", "f").wrong.at(0), HasSubstr("true or false"));
    EXPECT_THAT(read_settings("[mail]\nhost = \"a\"", "f").wrong.at(0), HasSubstr("“[mail]”"));
}

TEST(Settings, AFileOfTheOldKindIsRefusedWithWhatToWriteInstead) {
    EXPECT_THAT(
        read_settings("# ours\nhost = example.org\ntables=12\nrelay = smtp://a:25\n", "f").wrong,
        ElementsAre("f: text stands in quotation marks now. Write: host = \"example.org\"; relay = "
                    "\"smtp://a:25\""));
    EXPECT_THAT(read_settings("tables = = 7\n", "f").wrong.at(0), HasSubstr("f, line 1: "));
    EXPECT_THAT(read_settings("tables = 7\n", "f").values, ElementsAre(Pair("tables", "7")));
}

}  // namespace
}  // namespace posthouse::app
