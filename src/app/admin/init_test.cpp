// Making the settings file of a new house, with questions and without.

#include "app/admin/init.h"

#include "store/contract/store_contract.h"

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <CLI/CLI.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

namespace posthouse::app {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class InitTest : public testing::Test {
protected:
    InitTest() {
        options_.settings = folder_.file("posthouse.toml");
        options_.data = folder_.file("data");
        options_.around.name_server = "127.0.0.1:1";  // nobody answers there
        options_.around.addresses = {"192.0.2.1"};
    }
    /// The output; checks the status.
    std::string run(int status, const std::string& answers = "", bool terminal = false) {
        std::istringstream in(answers);
        std::ostringstream out;
        EXPECT_EQ(init(options_, terminal, "", now_, in, out), status) << out.str();
        return out.str();
    }
    std::string text() const {
        std::ifstream file(options_.settings);
        return {std::istreambuf_iterator<char>(file), {}};
    }
    Config written() const {
        Config configuration;
        CLI::App app;
        add_settings(app, configuration, SettingFor::serve);
        std::vector<std::string> words{options_.settings, "--config"};
        app.parse(words);
        return configuration;
    }
    void write(const std::string& lines) const { std::ofstream(options_.settings) << lines; }

    const store::ScratchFolder folder_;
    InitOptions options_;
    const club::Instant now_{std::chrono::sys_days{std::chrono::year{2026} / 11 / 22}};
};

TEST_F(InitTest, AnswersBecomeSettings) {
    options_.data = "";
    const std::string said = run(
        0, "house.example\ngames.example\n\n\nyou@example.org\n\n" + folder_.file("mine") + "\n",
        true);
    EXPECT_THAT(said, AllOf(HasSubstr("Host name of the site: "),
                            HasSubstr("Domain of its mail addresses (none: no mail) "
                                      "[house.example]: ")));
    const Config configuration = written();
    EXPECT_EQ(configuration.base_url, "https://house.example");
    EXPECT_TRUE(configuration.secure_cookie);
    EXPECT_EQ(configuration.proxy, "127.0.0.1");
    EXPECT_EQ(configuration.host, "games.example");
    EXPECT_EQ(configuration.relay, "smtp://127.0.0.1:25");
    EXPECT_EQ(configuration.dkim_selector, "posthouse");
    EXPECT_EQ(configuration.operator_address, "you@example.org");
    EXPECT_EQ(configuration.store, "");
    EXPECT_EQ(configuration.data, folder_.file("mine"));
}

TEST_F(InitTest, AWrongAnswerIsAskedForAgain) {
    const std::string said =
        run(0, "here\nhttps://house.example\nhouse.example\nnone\nnobody\n\n\n", true);
    EXPECT_THAT(said, AllOf(HasSubstr("“here” is not a host name such as house.example.org."),
                            HasSubstr("“https://house.example” is not a host name"),
                            HasSubstr("“nobody” is not a mail address")));
    EXPECT_EQ(written().base_url, "https://house.example");
}

TEST_F(InitTest, WithoutATerminalNothingIsAsked) {
    EXPECT_THAT(run(2), HasSubstr("--site: give the host name"));
    EXPECT_FALSE(std::filesystem::exists(options_.settings));
    options_.site = "house.example";
    EXPECT_THAT(run(0), Not(HasSubstr("[house.example]")));
    EXPECT_EQ(written().host, "house.example");
    options_.overwrite = true;
    options_.relay = "mail.example";
    EXPECT_THAT(run(2), HasSubstr("--relay: “mail.example” is not a mail server"));
}

TEST_F(InitTest, AnswersThatEndEarlyWriteNothing) {
    EXPECT_THAT(run(2, "house.example\n", true), HasSubstr("nothing was written"));
    EXPECT_FALSE(std::filesystem::exists(options_.settings));
}

TEST_F(InitTest, AnExistingFileIsChangedOnlyIfToldAndKeptBesideIt) {
    write("letter-days = 40\nhost = \"games.example\"\n");
    ::chmod(options_.settings.c_str(), 0640);
    const std::string before = text();
    options_.site = "house.example";
    EXPECT_THAT(run(2), HasSubstr("--overwrite"));
    EXPECT_THAT(run(2, "no\n", true), HasSubstr("--overwrite"));
    EXPECT_EQ(text(), before);
    options_.overwrite = true;
    run(0);
    EXPECT_EQ(written().letter_days, 40) << "what is not asked for stays";
    EXPECT_EQ(written().host, "games.example") << "the usual answer is what was there";
    std::ifstream kept(options_.settings + ".20261122T000000Z");
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(kept), {}), before);
    struct stat about {};
    ASSERT_EQ(::stat(options_.settings.c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777U, 0640U);
    EXPECT_FALSE(std::filesystem::exists(options_.settings + ".new"));
}

TEST_F(InitTest, AFileThatIsWrongIsNotLost) {
    write("hots = \"games.example\"\n");
    options_.site = "house.example";
    options_.overwrite = true;
    EXPECT_THAT(run(2), HasSubstr("did you mean “host”?"));
    EXPECT_THAT(text(), HasSubstr("hots"));
}

TEST_F(InitTest, TheGuideHasRecordsAndCommands) {
    options_.site = "house.example";
    options_.mail_domain = "games.example";
    const std::string said = run(0);
    EXPECT_THAT(said, AllOf(HasSubstr("    games.example.                       MX    10 games."),
                            HasSubstr("    house.example.                       A     192.0.2.1"),
                            HasSubstr("    opendkim-genkey -b 2048 -D /etc/dkimkeys -d "
                                      "games.example -s posthouse\n"),
                            HasSubstr("certbot --nginx -d house.example"),
                            HasSubstr("posthouse doctor --config " + options_.settings)));
    const std::string before = text();
    options_.print = true;
    options_.site = options_.mail_domain = "";
    EXPECT_THAT(run(0), HasSubstr("-d games.example -s posthouse"));
    EXPECT_EQ(text(), before);
}

TEST_F(InitTest, AHouseWithoutMailNeedsNoMailRecords) {
    options_.site = "house.example";
    options_.mail_domain = "none";
    EXPECT_THAT(run(0), AllOf(HasSubstr("Mail: none"), Not(HasSubstr("MX")),
                              HasSubstr("house.example.  A     192.0.2.1")));
    EXPECT_EQ(written().relay, "");
    options_.mail_domain = "games.example";
    options_.relay = "smtps://mail.provider.example:465";
    options_.overwrite = true;
    EXPECT_THAT(run(0), AllOf(HasSubstr("sends your letters"), Not(HasSubstr("opendkim"))));
    EXPECT_EQ(written().dkim_selector, "");
}

}  // namespace
}  // namespace posthouse::app
