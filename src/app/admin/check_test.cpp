// What `posthouse check` finds wrong or doubtful.

#include "app/admin/check.h"

#include "club/clocks/clock_tables.h"
#include "http/site/host_pages.h"
#include "store/contract/store_contract.h"

#include <gmock/gmock.h>
#include <sys/stat.h>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>

#include <fstream>
#include <sstream>

namespace posthouse::app {
namespace {

using boost::asio::ip::tcp;
using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class CheckTest : public testing::Test {
protected:
    CheckTest() {
        chosen_.data = folder_.file("data");
        chosen_.http = chosen_.lmtp = "127.0.0.1:0";
        chosen_.web_root = folder_.file("page");
        chosen_.tablebase_memory = "1M";
        std::filesystem::create_directories(chosen_.web_root);
        std::ofstream(chosen_.web_root + "/index.html") << "<p>";
    }

    /// Findings as “wrong: …” or “doubtful: …”, except those about this machine.
    std::vector<std::string> found() {
        std::vector<std::string> all;
        for (const hosting::Finding& one : check_setup(chosen_, "", now_)) {
            const bool of_machine =
                one.sentence.find("clock is not synchronized") != std::string::npos ||
                one.sentence.find(" has only ") != std::string::npos;
            if (!of_machine)
                all.push_back(
                    (one.severity == hosting::Severity::wrong ? "wrong: " : "doubtful: ") +
                    one.sentence);
        }
        return all;
    }
    void expect(const std::string& begins, const std::string& words) {
        EXPECT_THAT(found(), Contains(AllOf(testing::StartsWith(begins), HasSubstr(words))));
    }

    const store::ScratchFolder folder_;
    Config chosen_;
    club::Instant now_{std::chrono::sys_days{std::chrono::year{2026} / 11 / 22}};
};

TEST_F(CheckTest, ANewServerIsFine) {
    EXPECT_THAT(found(), IsEmpty());
    EXPECT_FALSE(std::filesystem::exists(chosen_.data)) << "it changes nothing";
}

TEST_F(CheckTest, APortThatIsTakenIsFound) {
    boost::asio::io_context io;
    const tcp::acceptor other(io, tcp::endpoint(boost::asio::ip::make_address("127.0.0.1"), 0));
    chosen_.http = "127.0.0.1:" + std::to_string(other.local_endpoint().port());
    expect("wrong: http", "Another program has that port");
    chosen_.http = "here:80x";
    expect("wrong: http", "is not an address");
    chosen_.http = "localhost:0";
    expect("wrong: http", "must be numeric");
}

TEST_F(CheckTest, ALogoThatIsNoPictureAndANameWithALineBreakAreFound) {
    chosen_.site_logo = chosen_.web_root + "/index.html";
    expect("wrong", "is not a PNG, JPEG or SVG of at most 20 kB.");
    chosen_.site_logo.clear();
    chosen_.site_name = "Wari\nclub";
    expect("wrong", "site-name");
}

TEST_F(CheckTest, InvitationsWithoutGuestsAreDoubtful) {
    chosen_.sign_ups = "invitation";
    EXPECT_THAT(found(), IsEmpty());
    chosen_.no_guests = true;
    expect("doubtful: sign-ups", "nobody can sign up");
}

TEST_F(CheckTest, ADatabaseThatIsTooNewIsFoundAndOneThatIsOlderIsDoubtful) {
    std::filesystem::create_directories(chosen_.data);
    std::ofstream(chosen_.data + "/house.key") << "key";
    ::chmod((chosen_.data + "/house.key").c_str(), 0600);
    const std::string path = chosen_.data + "/house.sqlite";
    store::open_sqlite(path);
    EXPECT_THAT(found(), IsEmpty());
    const auto set_version = [&](char version) {  // the header's user_version is at byte 60
        std::fstream(path, std::ios::in | std::ios::out | std::ios::binary).seekp(63).put(version);
    };
    set_version(99);
    expect("wrong: ", "use the newer program that made it");
    set_version(1);
    expect("doubtful: ", "Make a backup first");
    std::ofstream(path) << "this is no database, but long enough to be looked at as if it were one";
    expect("wrong: ", "cannot be read");
}

TEST_F(CheckTest, AKeyThatIsMissingOrThatEverybodyReadsIsFound) {
    std::filesystem::create_directories(chosen_.data);
    store::open_sqlite(chosen_.data + "/house.sqlite");
    expect("wrong: ", "There is a database and no ");
    std::ofstream(chosen_.data + "/house.key") << "key";
    ::chmod((chosen_.data + "/house.key").c_str(), 0644);
    expect("wrong: ", "can be read by everybody");
}

TEST_F(CheckTest, AClockBehindTheLastHeartbeatIsFound) {
    std::filesystem::create_directories(chosen_.data);
    club::transact(
        *store::open_sqlite(chosen_.data + "/house.sqlite"),
        [&](club::UnitOfWork& unit) { advance_heartbeat(unit, now_ + std::chrono::hours(1)); });
    expect("wrong: This machine's clock says 2026-11-22 00:00", "running at 2026-11-22 01:00");
    now_ -= std::chrono::days(1000);
    expect("wrong: This machine's clock", "which is wrong");
}

TEST_F(CheckTest, PageAndCookieMustFitEachOther) {
    chosen_.secure_cookie = true;
    expect("wrong: secure-cookie", "nobody could log in");
    chosen_.base_url = "https://house.example";
    chosen_.proxy = "127.0.0.1";
    EXPECT_THAT(found(), IsEmpty());
    chosen_.secure_cookie = false;
    expect("doubtful: base-url is https", "secure-cookie = true");
    chosen_.base_url = "http://house.example/";
    expect("doubtful: ", "has no https");
    expect("doubtful: ", "ends with a slash");
    chosen_.base_url = "house.example";
    expect("wrong: ", "should begin with https://");
    chosen_.base_url = "http://127.0.0.1:8080";
    EXPECT_THAT(found(), IsEmpty());
    chosen_.web_root = folder_.file("nowhere");
    expect("doubtful: ", "There is no page");
}

TEST_F(CheckTest, TheRelayIsTriedAndNeedsAHost) {
    boost::asio::io_context io;
    const tcp::endpoint local(boost::asio::ip::make_address("127.0.0.1"), 0);
    std::optional<tcp::acceptor> relay(std::in_place, io, local);
    chosen_.relay = "smtp://127.0.0.1:" + std::to_string(relay->local_endpoint().port());
    expect("wrong: ", "host is still");
    chosen_.host = "house.example";
    chosen_.operator_address = "eve@example.org";
    EXPECT_THAT(found(), IsEmpty());
    relay.reset();
    expect("wrong: The relay", "cannot be reached");
    chosen_.relay = "127.0.0.1:25";
    expect("wrong: relay", "should begin with smtp://");
    chosen_.relay_user = "house";
    expect("wrong: ", "relay-password-file is not");
    chosen_.relay_password_file = folder_.file("nowhere");
    expect("wrong: relay-password-file", "cannot be read");
    chosen_.mail_address = "house";
    expect("wrong: mail-address", "not a mail address");
}

TEST_F(CheckTest, WhatListensToOtherMachinesIsDoubtful) {
    chosen_.metrics = "0.0.0.0:0";
    chosen_.lmtp = "0.0.0.0:0";
    expect("doubtful: metrics", "other machines");
    expect("doubtful: lmtp", "other machines");
}

TEST_F(CheckTest, AFolderThatIsAFileOrAMaildirThatIsNoneIsFound) {
    std::ofstream(folder_.file("file")) << "x";
    chosen_.data = folder_.file("file");
    expect("wrong: ", "is a file and should be a folder");
    chosen_.maildir = folder_.file("");
    expect("wrong: maildir", "is not a maildir");
    chosen_.archive = folder_.file("archive");
    expect("doubtful: archive", "the same disk");
}

TEST_F(CheckTest, APageThatIsTooLongIsWrong) {
    std::filesystem::create_directories(chosen_.data);
    std::ofstream(chosen_.data + "/terms.md") << "# Terms";
    EXPECT_THAT(found(), IsEmpty());
    std::ofstream(chosen_.data + "/terms.md") << std::string(http::host_page_bytes_max + 1, 'x');
    expect("wrong: terms.md", "longer than");
}

TEST_F(CheckTest, TheStatusSaysWhetherAnythingIsWrong) {
    std::ostringstream out;
    EXPECT_EQ(check(chosen_, {{"posthouse.toml: there is no setting “hots”"}, {}}, "", now_, out),
              1);
    EXPECT_THAT(out.str(), HasSubstr("wrong:    posthouse.toml: there is no setting “hots”"));
    std::ostringstream well;
    EXPECT_EQ(check(chosen_, {{}, {"posthouse.toml: “tables” has a new name"}}, "", now_, well), 0);
    EXPECT_THAT(well.str(), HasSubstr("doubtful: posthouse.toml: “tables”"));
    EXPECT_THAT(well.str(), HasSubstr("Nothing is wrong"));
}

}  // namespace
}  // namespace posthouse::app
