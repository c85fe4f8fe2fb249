// Golden mail conversations: delivers the mails of src/app/golden/GAME/*.eml, one an hour, and
// compares all outgoing mail with GAME/outbox.txt, byte for byte. HTML is kept of the last letters
// only, and pictures not at all. POSTHOUSE_GOLDEN=write rewrites the files: read the diff.

#include "club/test_club.h"
#include "mail/incoming.h"
#include "mail/outbox.h"
#include "mail/receiver.h"
#include "mail/transport.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace posthouse::app {
namespace {

namespace fs = std::filesystem;

std::string contents(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

class NotingPostman : public mail::MailTransport {
public:
    void send(const std::string& bytes, const std::string& from, const std::string& to) override {
        noted += "=== envelope from <" + from + "> to <" + to + ">\n";
        const std::size_t html = bytes.find("<!DOCTYPE html>"), end = bytes.rfind("</html>");
        noted += whole ? bytes : bytes.substr(0, html) + "(the same)" + bytes.substr(end + 7);
        noted += "\n";
    }
    std::string noted;
    bool whole = false;
};

std::vector<fs::path> mails_of(const fs::path& folder) {
    std::vector<fs::path> mails;
    for (const auto& entry : fs::directory_iterator(folder))
        if (entry.path().extension() == ".eml") mails.push_back(entry.path());
    std::ranges::sort(mails);
    return mails;
}

class GoldenMail : public testing::TestWithParam<const char*> {};

TEST_P(GoldenMail, AWholeGameByMailSendsExactlyTheseMails) {
    const fs::path folder = fs::path(POSTHOUSE_SOURCE) / "src/app/golden" / GetParam();
    club::TestClub house(club::PlayerGroup::nobody);
    const mail::MailIdentity identity{"house@house.example", "house.example",
                                      "http://house.example"};
    NotingPostman transport;
    const mail::MailReceiver receiver(house.backend(), identity, house.key);
    mail::Outbox outbox(house.backend(), transport, identity, house.key, {},
                        mail::PngCache([](std::string_view) { return "a picture"; }));
    const auto mails = mails_of(folder);
    ASSERT_GT(mails.size(), 20u);
    for (const fs::path& mail : mails) {
        transport.noted += "############ " + mail.filename().string() + "\n";
        bool accepted = false;
        const std::string bytes = contents(mail);
        receiver.deliver(bytes, {.from = mail::read_envelope_from(bytes)},
                         [&](mail::DeliveryStatus delivery) {
                             accepted = delivery.outcome == mail::DeliveryStatus::Outcome::accepted;
                         });
        transport.whole = mail == mails.back();
        EXPECT_TRUE(accepted) << mail;
        outbox.send_due();
        house.now += std::chrono::hours(1);
    }
    const fs::path golden = folder / "outbox.txt";
    if (const char* mode = std::getenv("POSTHOUSE_GOLDEN"); mode && std::string(mode) == "write")
        std::ofstream(golden, std::ios::binary) << transport.noted;
    const club::Match match = house.match(GetParam(), 1);
    EXPECT_TRUE(match.outcome);

    EXPECT_EQ(transport.noted.find("annspass"), std::string::npos);
    EXPECT_EQ(transport.noted.find("bobspass"), std::string::npos);
    const std::string expected = contents(golden);
    const auto differ = std::ranges::mismatch(transport.noted, expected);
    EXPECT_TRUE(transport.noted == expected)
        << "The first difference, in our outbox:\n"
        << std::string(
               differ.in1 - std::min<std::ptrdiff_t>(200, differ.in1 - transport.noted.begin()),
               differ.in1 + std::min<std::ptrdiff_t>(200, transport.noted.end() - differ.in1));
}

INSTANTIATE_TEST_SUITE_P(Games, GoldenMail, testing::Values("wari", "super-wari", "octilite"),
                         [](const auto& game) {
                             std::string name = game.param;
                             std::erase(name, '-');
                             return name;
                         });

}  // namespace
}  // namespace posthouse::app
