// What is written for a package.

#include "app/manual.h"

#include "app/settings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <CLI/CLI.hpp>

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
    CLI::App& serve = *app.add_subcommand("serve", "open it");
    int port = 7;
    bool hidden = false;
    serve.add_option("--port", port, "where it is. Or not")->capture_default_str();
    serve.add_flag("--hidden", hidden, "for tests")->group("");
    std::string how;
    CLI::App& admin = *app.add_subcommand("admin", "for operators");
    admin.add_subcommand("freeze", ".stop")
        ->add_option("how", how, "what")
        ->check(CLI::IsMember({"on", "off"}));
    const std::string page = program_manual(app);
    EXPECT_THAT(page,
                AllOf(HasSubstr(".SS serve\nOpen it.\n"), HasSubstr(".SS admin freeze\n"),
                      HasSubstr(".B \\-\\-port \\fIN\\fR\nWhere it is. Or not. 7 if not said.")));
    EXPECT_THAT(page, AllOf(Not(HasSubstr("hidden")), HasSubstr("\\&.stop")));
    const std::string completion = bash_completion(app);
    EXPECT_THAT(completion, AllOf(HasSubstr("'posthouse') words='serve admin --help' ;;"),
                                  HasSubstr("'posthouse serve') words='--help --port' ;;"),
                                  HasSubstr("'posthouse admin freeze') words='--help on off' ;;")));
    EXPECT_THAT(completion, Not(HasSubstr("--hidden")));
}

}  // namespace
}  // namespace posthouse::app
