// The DNS records of a mail domain: those to publish, and what is said about those published.

#include "hosting/mail_domain.h"

#include "hosting/fake_dns.h"

#include <gmock/gmock.h>

namespace posthouse::hosting {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

class MailDomainTest : public testing::Test {
protected:
    MailDomainTest() {
        mail_.domain = "games.example";
        mail_.addresses = {"192.0.2.1"};
        mail_.dkim_selector = "posthouse";
    }
    /// As `posthouse doctor` would read it back: what is not a placeholder is published.
    void publish(const std::vector<DnsRecord>& records) {
        for (const DnsRecord& one : records) {
            const std::string name = one.name.substr(0, one.name.size() - 1);
            std::string value = one.value;
            if (value[0] == '(') continue;
            if (value.ends_with('.')) value.pop_back();
            if (one.type == "TXT" && value[0] == '"') value = value.substr(1, value.size() - 2);
            const DnsType type = one.type == "A"     ? DnsType::a
                                 : one.type == "MX"  ? DnsType::mx
                                 : one.type == "PTR" ? DnsType::ptr
                                                     : DnsType::txt;
            dns_.set(name, type, {value});
        }
    }
    std::vector<std::string> found() {
        Findings findings;
        check_mail_domain(dns_, mail_, findings);
        std::vector<std::string> all;
        for (const Finding& one : findings.all())
            all.push_back((one.severity == Severity::wrong      ? "wrong: "
                           : one.severity == Severity::doubtful ? "doubtful: "
                                                                : "fine: ") +
                          one.sentence);
        return all;
    }
    void expect(const std::string& begins, const std::string& words) {
        EXPECT_THAT(found(), Contains(AllOf(StartsWith(begins), HasSubstr(words))));
    }

    FakeDns dns_;
    MailDomain mail_;
};

TEST_F(MailDomainTest, WhatIsToBePublishedIsInOrder) {
    publish(wanted_records(mail_));
    EXPECT_THAT(found(), Not(Contains(AllOf(StartsWith("wrong"), Not(HasSubstr("DKIM"))))));
    expect("fine: ", "Mail for games.example goes to games.example");
    expect("fine: ", "allows mail from 192.0.2.1");
    expect("fine: ", "has the name games.example");
}

TEST_F(MailDomainTest, TheRecordsAreLinesOfAZone) {
    EXPECT_EQ(format_zone(wanted_records(mail_)),
              "games.example.                       A     192.0.2.1\n"
              "games.example.                       MX    10 games.example.\n"
              "games.example.                       TXT   \"v=spf1 mx -all\"\n"
              "_dmarc.games.example.                TXT   \"v=DMARC1; p=quarantine\"\n"
              "posthouse._domainkey.games.example.  TXT   (the key, once there is one)\n"
              "1.2.0.192.in-addr.arpa.              PTR   games.example.\n");
    mail_.dkim_record = std::string(300, 'k');
    EXPECT_THAT(format_zone(wanted_records(mail_)),
                HasSubstr("\"" + std::string(255, 'k') + "\" \"" + std::string(45, 'k') + "\""));
}

TEST_F(MailDomainTest, NothingPublishedIsNamedRecordByRecord) {
    expect("wrong: ", "publish the MX record “10 games.example.”");
    expect("wrong: ", "publish the TXT record \"v=spf1 mx -all\"");
    expect("wrong: ", "There is no DKIM key");
    expect("wrong: ", "There is no DMARC record");
    expect("wrong: ", "has no name (PTR)");
}

TEST_F(MailDomainTest, AMailServerWithoutAddressIsWrong) {
    publish(wanted_records(mail_));
    dns_.set("games.example", DnsType::mx, {"10 mx.games.example"});
    expect("wrong: ", "mx.games.example, has no address");
    dns_.set("games.example", DnsType::mx, {"0 "});
    expect("wrong: ", "says that it takes no mail");
}

TEST_F(MailDomainTest, AnSpfRecordWithoutThisMachineIsWrongAndSaysWhatItShouldBe) {
    publish(wanted_records(mail_));
    dns_.set("games.example", DnsType::txt, {"v=spf1 ip4:192.0.2.9 ~all"});
    expect("wrong: ", "change it to \"v=spf1 ip4:192.0.2.1 ip4:192.0.2.9 ~all\"");
    mail_.sends_itself = false;  // by a provider, whose addresses are not known
    EXPECT_THAT(found(), Not(Contains(StartsWith("wrong: The SPF"))));
    EXPECT_THAT(found(), Not(Contains(HasSubstr("PTR"))));
}

TEST_F(MailDomainTest, ANameThatDoesNotLeadBackIsWrong) {
    publish(wanted_records(mail_));
    dns_.set("1.2.0.192.in-addr.arpa", DnsType::ptr, {"static-1.provider.example"});
    expect("wrong: ", "does not lead back");
    dns_.add_host("static-1.provider.example", "192.0.2.1");
    dns_.set("1.2.0.192.in-addr.arpa", DnsType::ptr, {"static-1.provider.example"});
    expect("fine: ", "has the name static-1.provider.example");
}

TEST_F(MailDomainTest, WithoutAnAnswerNothingIsWrong) {
    dns_.failure = "no name server answers";
    EXPECT_THAT(found(), Not(Contains(StartsWith("wrong"))));
    expect("doubtful: ", "no name server answers");
}

TEST(Host, LeadsToThisMachine) {
    FakeDns dns;
    const auto found = [&](const std::vector<std::string>& addresses) {
        Findings findings;
        check_host(dns, "house.example", addresses, findings);
        return findings.all().at(0);
    };
    EXPECT_THAT(found({"192.0.2.1"}).sentence, HasSubstr("publish an A record"));
    dns.add_host("house.example", "192.0.2.1");
    EXPECT_EQ(found({"192.0.2.1"}).severity, Severity::fine);
    EXPECT_EQ(found({}).severity, Severity::fine) << "nothing is known to the contrary";
    EXPECT_THAT(found({"192.0.2.2"}).sentence,
                HasSubstr("leads to 192.0.2.1, but this machine has 192.0.2.2"));
}

TEST(ReverseName, IsTheAddressBackwards) {
    EXPECT_EQ(reverse_name("192.0.2.1"), "1.2.0.192.in-addr.arpa");
    EXPECT_EQ(reverse_name("2001:db8::1"),
              "1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa");
    EXPECT_THAT(reverse_name("house.example"), IsEmpty());
}

}  // namespace
}  // namespace posthouse::hosting
