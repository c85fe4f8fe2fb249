// Golden mail conversations: delivers the mails of src/app/golden/FOLDER/inbox.mbox, one an
// hour, and compares all outgoing mail with FOLDER/outbox.txt, byte for byte. HTML is kept of the
// last letters only. POSTHOUSE_GOLDEN=write rewrites the outboxes: read
// the diff.

#include "club/commands/test_club.h"
#include "mail/incoming/incoming.h"
#include "mail/incoming/receiver.h"
#include "mail/outgoing/outbox.h"
#include "mail/outgoing/transport.h"
#include "mail/test_mailbox.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace posthouse::app {
namespace {

namespace fs = std::filesystem;

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

std::vector<mail::NamedMail> inbox_of(const fs::path& folder) {
    return mail::mails_of(read_file(folder / "inbox.mbox"));
}

/// What is sent after each of the folder's mails. The HTML is kept of the last, or of none.
std::string outbox_after(const fs::path& folder, club::TestClub& house, bool last_html) {
    const mail::MailIdentity identity{"house@house.example", "house.example",
                                      "http://house.example"};
    NotingPostman transport;
    const mail::MailReceiver receiver(house.backend(), identity, house.key);
    mail::Outbox outbox(house.backend(), transport, identity, house.key);
    const auto mails = inbox_of(folder);
    for (const auto& [name, bytes] : mails) {
        transport.noted += "############ " + name + "\n";
        bool accepted = false;
        receiver.deliver(bytes, {.from = mail::read_envelope_from(bytes)},
                         [&](mail::DeliveryStatus delivery) {
                             accepted = delivery.outcome == mail::DeliveryStatus::Outcome::accepted;
                         });
        transport.whole = last_html && name == mails.back().name;
        EXPECT_TRUE(accepted) << name;
        outbox.send_due();
        house.now += std::chrono::hours(1);
    }
    return transport.noted;
}

/// Compares with the folder's outbox.txt, or writes it.
void expect_golden(const fs::path& folder, const std::string& sent) {
    const fs::path golden = folder / "outbox.txt";
    if (const char* mode = std::getenv("POSTHOUSE_GOLDEN"); mode && std::string(mode) == "write")
        std::ofstream(golden, std::ios::binary) << sent;
    EXPECT_EQ(sent.find("annspass"), std::string::npos);
    EXPECT_EQ(sent.find("bobspass"), std::string::npos);
    const std::string expected = read_file(golden);
    const auto differ = std::ranges::mismatch(sent, expected);
    EXPECT_TRUE(sent == expected)
        << "The first difference, in our outbox:\n"
        << std::string(differ.in1 - std::min<std::ptrdiff_t>(200, differ.in1 - sent.begin()),
                       differ.in1 + std::min<std::ptrdiff_t>(200, sent.end() - differ.in1));
}

class GoldenMail : public testing::TestWithParam<const char*> {};

TEST_P(GoldenMail, AWholeGameByMailSendsExactlyTheseMails) {
    const fs::path folder = fs::path(POSTHOUSE_SOURCE) / "src/app/golden" / GetParam();
    ASSERT_GT(inbox_of(folder).size(), 20u);
    club::TestClub house(club::PlayerGroup::nobody);
    expect_golden(folder, outbox_after(folder, house, true));
    EXPECT_TRUE(house.match(GetParam(), 1).outcome);
}

TEST(GoldenRefusals, ARefusalIsMailedInTheLanguageOfTheAccountOrOfTheMail) {
    const fs::path folder = fs::path(POSTHOUSE_SOURCE) / "src/app/golden/languages";
    club::TestClub house(club::PlayerGroup::nobody);
    expect_golden(folder, outbox_after(folder, house, false));
    EXPECT_EQ(house.user("ann").language, "de");
    EXPECT_EQ(house.match("wari", 1).plies, 0);
}

class GoldenLanguages : public testing::TestWithParam<const char*> {};

TEST_P(GoldenLanguages, AGameByMailIsPlayedInTheLanguageOfTheMails) {
    const fs::path folder = fs::path(POSTHOUSE_SOURCE) / "src/app/golden" / GetParam();
    club::TestClub house(club::PlayerGroup::nobody);
    expect_golden(folder, outbox_after(folder, house, false));
    EXPECT_EQ(house.match("wari", 1).outcome->reason, "resigned");
    EXPECT_TRUE(house.match("wari", 2).is_running());
}

INSTANTIATE_TEST_SUITE_P(Languages, GoldenLanguages, testing::Values("german", "french"),
                         [](const auto& language) { return std::string(language.param); });

INSTANTIATE_TEST_SUITE_P(Games, GoldenMail, testing::Values("wari", "super-wari", "octilite"),
                         [](const auto& game) {
                             std::string name = game.param;
                             std::erase(name, '-');
                             return name;
                         });

}  // namespace
}  // namespace posthouse::app
