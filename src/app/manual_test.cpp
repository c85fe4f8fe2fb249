// Texts that a package ships.

#include "app/manual.h"
#include "app/config.h"
#include "cli/manual_page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <CLI/CLI.hpp>
#include <fstream>
#include <iterator>
#include <string>

namespace posthouse::app {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

TEST(Manual, TheSettingsHaveEachSettingWithItsMeaning) {
    const std::string page = settings_manual();
    for (const Setting& one : settings()) {
        std::string name(one.name);
        for (std::size_t at = 0; (at = name.find('-', at)) != std::string::npos; at += 2)
            name.replace(at, 1, "\\-");
        EXPECT_THAT(page, HasSubstr(".B " + name + " = "));
    }
}

TEST(Manual, TheProgramsPageAndTheCompletionHaveEveryCommandAndOption) {
    CLI::App app("a program", "posthouse");
    app.formatter(std::make_shared<cli::HelpText>());
    CLI::App& serve = *app.add_subcommand("serve", "open it");
    int port = 7;
    bool hidden = false;
    serve.add_option("--port,--old-port", port, "where it is. Or not")->capture_default_str();
    serve.add_flag("--hidden", hidden, "for tests")->group("");
    std::string how;
    CLI::App& admin = *app.add_subcommand("admin", "for operators");
    admin.add_subcommand("freeze", ".stop")
        ->add_option("how", how, "what")
        ->check(CLI::IsMember({"on", "off"}));
    const std::string page = program_manual(app);
    EXPECT_THAT(page,
                AllOf(HasSubstr(".SS serve\nOpen it.\n"), HasSubstr(".SS admin freeze\n"),
                      HasSubstr(".B \\-\\-port \\fIN\\fR\nWhere it is. Or not. Default: 7.")));
    EXPECT_THAT(page, AllOf(Not(HasSubstr("hidden")), HasSubstr("\\&.stop")));
    const std::string completion = cli::bash_completion(app);
    EXPECT_THAT(completion, AllOf(HasSubstr("'posthouse') words='serve admin --help' ;;"),
                                  HasSubstr("'posthouse serve') words='--help --port' ;;"),
                                  HasSubstr("'posthouse admin freeze') words='--help on off' ;;")));
    for (const std::string& text : {page, completion, app.help("", CLI::AppFormatMode::All)})
        EXPECT_THAT(text, AllOf(Not(HasSubstr("hidden")), Not(HasSubstr("old-port"))));
}

}  // namespace

// The version is set in CMakeLists.txt; other files must agree.

namespace {

std::string text_of(const std::string& path) {
    std::ifstream file(std::string(POSTHOUSE_SOURCE) + "/" + path);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Version, TheChangelogBeginsWithTheVersion) {
    const std::string changes = text_of("CHANGELOG.md");
    const std::size_t first = changes.find("\n## ");
    ASSERT_NE(first, std::string::npos);
    EXPECT_EQ(changes.substr(first + 4, changes.find('\n', first + 1) - first - 4),
              POSTHOUSE_VERSION);
}

TEST(Version, TheEngineDocumentHasTheVersion) {
    EXPECT_THAT(text_of("docs/engine.md"),
                testing::HasSubstr("id name Posthouse " POSTHOUSE_VERSION "\n"));
}

}  // namespace
}  // namespace posthouse::app
