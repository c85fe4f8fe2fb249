#include "mail/incoming/bounce.h"

#include "club/accounts/account_tables.h"
#include "club/letters/mail_tokens.h"
#include "mail/test_mail.h"
#include "store/memory.h"

#include <gmock/gmock.h>

#include <stdexcept>

namespace posthouse::mail {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

const MailIdentity ours{.mail_address = "posthouse@example.net",
                        .host = "example.net",
                        .base_url = "",
                        .authserv_id = ""};

IncomingMail read(const std::string& bytes) {
    const auto mail = read_mail(bytes);
    if (!mail) throw std::runtime_error(std::string(mail.error().sentence.view()));
    return *mail;
}

std::optional<DeliveryFailure> failure(const std::string& name,
                                       const std::string& address = "ann@example.org") {
    return parse_delivery_failure(read(fixture(name)), address);
}

TEST(DeliveryFailure, ReadsNoSuchUserFromPostfix) {
    const auto found = failure("bounce_postfix");
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->permanent);
    EXPECT_EQ(found->diagnostic,
              "550 5.1.1 <ann@example.org>: Recipient address rejected: User unknown in virtual "
              "mailbox table");
}

TEST(DeliveryFailure, ReadsThePlainTextOfExim) {
    const auto found = failure("bounce_exim");
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->permanent);
    EXPECT_EQ(found->diagnostic, "550 5.1.1 <ann@example.org> User unknown");
}

TEST(DeliveryFailure, ReadsThePlainTextOfQmail) {
    const auto found = failure("bounce_qmail");
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->permanent);
    EXPECT_THAT(found->diagnostic, HasSubstr("no mailbox here by that name (#5.1.1"));
}

TEST(DeliveryFailure, TreatsADisabledGmailAccountAsTemporary) {
    const auto found = failure("bounce_gmail");
    ASSERT_TRUE(found);
    EXPECT_FALSE(found->permanent);
    EXPECT_THAT(found->diagnostic, StartsWith("550 5.2.1 The email account"));
}

TEST(DeliveryFailure, Reads5110OfExchangeForARewrittenAddress) {
    const auto found = failure("bounce_exchange");
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->permanent);
    EXPECT_THAT(found->diagnostic, HasSubstr("RecipientNotFound"));
}

TEST(DeliveryFailure, CountsATimeoutAfterDaysAsTemporary) {
    const auto found = failure("bounce_expired");
    ASSERT_TRUE(found);
    EXPECT_FALSE(found->permanent);
    EXPECT_THAT(found->diagnostic, HasSubstr("Connection timed out"));
}

TEST(DeliveryFailure, IgnoresADelay) {
    EXPECT_FALSE(failure("bounce_delayed"));
    EXPECT_FALSE(failure("bounce_exim_warning"));
}

TEST(DeliveryFailure, IgnoresOrdinaryMailAndAutomaticReplies) {
    for (const char* name : {"plain", "autoreply", "away_to_bounce_address", "html_only"})
        EXPECT_FALSE(failure(name)) << name;
}

std::string report(const std::string& recipients) {
    return "Return-Path: <>\nFrom: mailer-daemon@example.org\nSubject: x\n"
           "Content-Type: multipart/report; boundary=b\n\n--b\n"
           "Content-Type: message/delivery-status\n\nReporting-MTA: dns; x\n\n" +
           recipients + "\n--b--\n";
}
std::optional<DeliveryFailure> reported(const std::string& recipients) {
    return parse_delivery_failure(read(report(recipients)), "ann@example.org");
}

TEST(DeliveryFailure, FindsOurRecipientAmongSeveral) {
    const std::string bob =
        "Final-Recipient: rfc822; bob@example.org\nAction: failed\n"
        "Status: 5.1.1\n\n";
    EXPECT_FALSE(reported(bob + "Final-Recipient: RFC822; <ANN@example.org>\nAction: delivered\n"
                                "Status: 2.1.5\n"));
    const auto found = reported(bob +
                                "Final-Recipient: rfc822; ann@example.org\nAction: FAILED "
                                "(no)\nStatus: 5.2.2 (mailbox full)\n");
    ASSERT_TRUE(found);
    EXPECT_FALSE(found->permanent);
    EXPECT_EQ(found->diagnostic, "The mail could not be delivered (5.2.2).");
    ASSERT_TRUE(reported(bob)) << "ann's mail is forwarded to bob";
    EXPECT_TRUE(reported(bob)->permanent);
}

TEST(DeliveryFailure, IgnoresReportsOfSuccess) {
    for (const char* action : {"delivered", "relayed", "expanded", "delayed"})
        EXPECT_FALSE(reported("Final-Recipient: rfc822; ann@example.org\nStatus: 5.1.1\nAction: " +
                              std::string(action) + "\n"))
            << action;
}

TEST(DeliveryFailure, KnowsWhichStatusIsPermanent) {
    const auto hopeless = [](const std::string& status) {
        const auto found = reported(
            "Final-Recipient: rfc822; ann@example.org\nAction: failed\n"
            "Status: " +
            status + "\n");
        return found && found->permanent;
    };
    for (const char* status : {"5.1.1", "5.1.10", "5.4.1", "5.1.3", "5.1.6"})
        EXPECT_TRUE(hopeless(status)) << status;
    for (const char* status :
         {"5.1.11", "5.0.0", "5.7.1", "5.2.1", "5.4.14", "4.1.1", "5.1", "", "x"})
        EXPECT_FALSE(hopeless(status)) << status;
}

TEST(DeliveryFailure, PrefersTheStatusInTheDiagnosticText) {
    const auto found = reported(
        "Final-Recipient: rfc822; ann@example.org\nAction: failed\n"
        "Status: 5.0.0\nDiagnostic-Code: smtp; 550 5.1.1 unknown\n");
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->permanent);
}

TEST(DeliveryFailure, HasOnePrintableLineWithoutTokens) {
    const club::ServerKey key = club::ServerKey::from_words("test");
    const std::string token = club::bounce_token(key, club::UserId{7}, "ann@example.org");
    const auto found = reported(
        "Final-Recipient: rfc822; ann@example.org\nAction: failed\n"
        "Status: 5.7.1\nDiagnostic-Code: smtp; 550 posthouse+" +
        token + "@example.net\n may\x1b[31m not write\n\tb\xc3\xb6se\n");
    ASSERT_TRUE(found);
    EXPECT_THAT(found->diagnostic, Not(HasSubstr(token.substr(token.find('.') + 1))));
    EXPECT_THAT(found->diagnostic, HasSubstr("may[31m not write b??se"));
}

TEST(DeliveryFailure, ReadsAReportInBase64) {
    const auto found = parse_delivery_failure(
        read("Return-Path: <>\nFrom: mailer-daemon@example.org\n"
             "Content-Type: multipart/report; boundary=b\n\n--b\n"
             "Content-Type: message/global-delivery-status\nContent-Transfer-Encoding: base64\n\n"
             "UmVwb3J0aW5nLU1UQTogZG5zOyB4CgpGaW5hbC1SZWNpcGllbnQ6IHV0Zi04OyBhbm5AZXhhbXBs\n"
             "ZS5vcmcKQWN0aW9uOiBmYWlsZWQKU3RhdHVzOiA1LjEuMQo=\n\n--b--\n"),
        "ann@example.org");
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->permanent);
}

struct BounceTest : testing::Test {
    BounceTest() {
        ann.name = "ann";
        ann.addresses = {{.address = "other@example.org", .confirmed = true, .bounced = {}},
                         {.address = "Ann@example.org", .confirmed = true, .bounced = {}}};
        club::transact(store, [this](club::UnitOfWork& unit) { add_user(unit, ann); });
    }
    std::optional<club::Bounce> bounce(std::string bytes, const std::string& token,
                                       const std::string& envelope_from = "") {
        for (std::size_t at; (at = bytes.find("MARK")) != std::string::npos;)
            bytes.replace(at, 4, token);
        const IncomingMail mail = read(bytes);
        for_bounces = is_to_bounce_address(mail, ours);
        std::optional<club::Bounce> found;
        store.read([&](const club::StoreReader& reader) {
            found = parse_bounce(mail, envelope_from, ours, key, reader);
        });
        return found;
    }
    std::string token(const std::string& address = "ann@example.org") {
        return club::bounce_token(key, ann.id, address);
    }

    club::ServerKey key = club::ServerKey::from_words("test");
    store::MemoryStore store;
    club::User ann;
    bool for_bounces = false;
};

TEST_F(BounceTest, BelongsToThePlayerAndAddressOfItsToken) {
    for (const char* name :
         {"bounce_postfix", "bounce_exim", "bounce_qmail", "bounce_gmail", "bounce_exchange"}) {
        const auto found = bounce(fixture(name), token());
        ASSERT_TRUE(found) << name;
        EXPECT_EQ(found->user, ann.id);
        EXPECT_EQ(found->address, "Ann@example.org") << "as it is stored";
        EXPECT_TRUE(for_bounces);
    }
}

TEST_F(BounceTest, AcceptsTokensWhoseCaseWasChanged) {
    EXPECT_TRUE(bounce(fixture("bounce_postfix"), to_lower_ascii(token())));
    std::string large = token();
    for (char& c : large)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    EXPECT_TRUE(bounce(fixture("bounce_postfix"), large));
}

TEST_F(BounceTest, RequiresATokenForAnAddressOfThePlayer) {
    EXPECT_FALSE(bounce(fixture("bounce_postfix"), "b1.00000000000000000000"));
    EXPECT_TRUE(for_bounces) << "it is still not answered";
    EXPECT_FALSE(bounce(fixture("bounce_postfix"), token("gone@example.org")));
    EXPECT_FALSE(bounce(fixture("bounce_postfix"),
                        club::bounce_token(key, club::UserId{99}, "ann@example.org")));
    EXPECT_FALSE(bounce(fixture("bounce_postfix"), "r12.f.5.0"));
    EXPECT_FALSE(for_bounces);
}

TEST_F(BounceTest, MustComeFromAMailServer) {
    std::string by_ann = fixture("bounce_postfix");
    by_ann.erase(0, by_ann.find('\n') + 1);  // the null return path
    EXPECT_FALSE(bounce(by_ann, token(), "ann@example.org"));
    EXPECT_TRUE(bounce(by_ann, token(), "MAILER-DAEMON@mx.example.org"))
        << "a pipe may only know the author";
    EXPECT_FALSE(bounce(fixture("away_to_bounce_address"), token()));
    EXPECT_TRUE(for_bounces);
}

}  // namespace
}  // namespace posthouse::mail
