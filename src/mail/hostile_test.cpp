// Hostile mails are refused or cost no more than other mail: the output is bounded by the input.
// bench/hostile_mail.cpp measures time and memory.
#include "mail/fuzz/targets.h"
#include "mail/hostile_mails.h"
#include "mail/incoming/incoming.h"
#include "mail/test_mail.h"

#include <gmock/gmock.h>

#include <filesystem>

namespace posthouse::mail {
namespace {

using testing::Not;

bool is_refused(const std::string& name) {
    for (const mail::hostile::Mail& mail : mail::hostile::all())
        if (mail.name == name) return !read_mail(mail.bytes());
    throw std::runtime_error("there is no hostile mail " + name);
}

TEST(HostileMail, IsRefusedBeyondTheLimits) {
    for (const char* name :
         {"20 MB of words", "10,000 parts", "a megabyte of parts", "a megabyte of boundaries",
          "100,000 fields", "100,000 To fields", "To fields within a part",
          "To fields among lines that are none", "a head of 10 MB in one line",
          "a head of a megabyte in one line", "a megabyte of folded line",
          "a megabyte of References", "a content type of a megabyte"})
        EXPECT_TRUE(is_refused(name)) << name;
}

TEST(HostileMail, IsRefusedIfItNestsTooDeep) {
    for (const char* name :
         {"multiparts without end", "multiparts of one boundary", "a boundary in pieces",
          "mails within mails without end", "mails within multiparts without end"})
        EXPECT_TRUE(is_refused(name)) << name;
}

TEST(HostileMail, SatisfiesAllInvariantsIfAccepted) {
    for (const mail::hostile::Mail& mail : mail::hostile::all()) {
        SCOPED_TRACE(mail.name);
        fuzz::fuzz_mail(mail.bytes());
    }
}

TEST(HostileMail, ALongThreadIsShortened) {
    const auto mail = read_mail(
        "From: ann@example.org\nReferences: " +
        mail::hostile::numbered(2000, [](auto& n) { return "<m" + n + "@example.org>\n "; }) +
        "\n\nhello\n");
    ASSERT_TRUE(mail);
    EXPECT_EQ(mail->replied_to.size(), 50u);
    EXPECT_EQ(mail->replied_to.front(), "<m1999@example.org>");
    EXPECT_LT(mail->references.size(), 1000u);
}

TEST(HostileMail, LimitsTheRecipientsThatAreRead) {
    const auto mail = read_mail(
        "From: ann@example.org\nTo: " +
        mail::hostile::numbered(3000, [](auto& n) { return "a" + n + "@example.org,\n "; }) +
        "b@example.org\nDelivered-To: posthouse@example.net\n\nhello\n");
    ASSERT_TRUE(mail);
    EXPECT_EQ(mail->addressed_to.size(), 50u);
    EXPECT_EQ(mail->addressed_to.front(), "posthouse@example.net") << "where it was delivered";
}

/// The bytes of every file in a folder below src/mail, with their paths.
std::vector<std::pair<std::string, std::string>> files_in(const std::string& folder) {
    const std::string path = std::string(POSTHOUSE_SOURCE) + "/src/mail/" + folder;
    std::vector<std::pair<std::string, std::string>> found;
    if (!std::filesystem::exists(path)) return found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(path)) {
        if (!entry.is_regular_file()) continue;
        found.emplace_back(entry.path(), read_file(entry.path()));
    }
    return found;
}

/// Inputs that once made a fuzzing target fail, and the fixtures; corpus_test delivers the corpus.
TEST(Fuzzing, DoesNotFindOldBugsAgain) {
    auto mails = files_in("fuzz/finds/mail");
    for (const auto& [name, bytes] : fixtures()) mails.emplace_back(name, bytes);
    for (const auto& [name, bytes] : mails) {
        SCOPED_TRACE(name);
        fuzz::fuzz_mail(bytes);
        fuzz::fuzz_html(bytes);
    }
    for (const auto& [path, bytes] : files_in("fuzz/finds/lmtp")) {
        SCOPED_TRACE(path);
        fuzz::fuzz_lmtp(bytes);
    }
    for (const auto& [path, bytes] : files_in("fuzz/finds/html")) {
        SCOPED_TRACE(path);
        fuzz::fuzz_html(bytes);
    }
}

}  // namespace
}  // namespace posthouse::mail
