// SPF (RFC 7208): which addresses a record lets send.

#include "hosting/spf.h"

#include "hosting/fake_dns.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace posthouse::hosting {
namespace {

using testing::HasSubstr;

class SpfTest : public testing::Test {
protected:
    SpfTest() {
        dns_.add_host("games.example", "192.0.2.1");
        dns_.add_host("games.example", "2001:db8::1");
        dns_.add_host("mx.example", "198.51.100.7");
        dns_.add("games.example", DnsType::mx, "10 mx.example");
    }
    SpfResult result(const std::string& record, const std::string& address = "192.0.2.1") {
        dns_.set("games.example", DnsType::txt, {"another text", record});
        const SpfVerdict verdict = check_spf(dns_, "games.example", address);
        why_ = verdict.why;
        return verdict.result;
    }

    FakeDns dns_;
    std::string why_;
};

TEST_F(SpfTest, AMechanismLetsItsAddressesSend) {
    EXPECT_EQ(result("v=spf1 ip4:192.0.2.1 -all"), SpfResult::pass);
    EXPECT_EQ(result("v=spf1 ip4:192.0.2.0/24 -all"), SpfResult::pass);
    EXPECT_EQ(result("v=spf1 ip4:192.0.2.2 -all"), SpfResult::fail);
    EXPECT_EQ(result("v=spf1 ip4:192.0.2.2/31 -all"), SpfResult::fail);
    EXPECT_EQ(result("v=spf1 ip6:2001:db8::/32 -all", "2001:db8::1"), SpfResult::pass);
    EXPECT_EQ(result("v=spf1 ip6:2001:db8::/32 -all"), SpfResult::fail);
    EXPECT_EQ(result("v=spf1 a -all"), SpfResult::pass);
    EXPECT_EQ(result("v=spf1 a -all", "2001:db8::1"), SpfResult::pass);
    EXPECT_EQ(result("v=spf1 a:mx.example -all"), SpfResult::fail);
    EXPECT_EQ(result("v=spf1 mx -all", "198.51.100.7"), SpfResult::pass);
    EXPECT_EQ(result("v=spf1 mx -all"), SpfResult::fail);
    EXPECT_EQ(result("v=spf1 mx/24//64 -all", "198.51.100.99"), SpfResult::pass);
    EXPECT_EQ(result("V=SPF1 MX -ALL", "198.51.100.7"), SpfResult::pass);
}

TEST_F(SpfTest, TheQualifierDecides) {
    EXPECT_EQ(result("v=spf1 ~all"), SpfResult::softfail);
    EXPECT_EQ(result("v=spf1 ?all"), SpfResult::neutral);
    EXPECT_EQ(result("v=spf1 +all"), SpfResult::pass);
    EXPECT_EQ(result("v=spf1"), SpfResult::neutral) << "nothing matches";
    EXPECT_EQ(result("v=spf1 -ip4:192.0.2.1 +all"), SpfResult::fail) << "the first match counts";
}

TEST_F(SpfTest, OtherDomainsAreIncludedOrTakeOver) {
    dns_.add("provider.example", DnsType::txt, "v=spf1 ip4:192.0.2.1 -all");
    EXPECT_EQ(result("v=spf1 include:provider.example -all"), SpfResult::pass);
    EXPECT_EQ(result("v=spf1 include:provider.example ?all", "192.0.2.2"), SpfResult::neutral)
        << "an included fail is no match";
    EXPECT_EQ(result("v=spf1 redirect=provider.example", "192.0.2.2"), SpfResult::fail);
    EXPECT_EQ(result("v=spf1 include:nobody.example -all"), SpfResult::unusable);
    EXPECT_THAT(why_, HasSubstr("nobody.example has no SPF record"));
}

TEST_F(SpfTest, ARecordThatReceiversIgnoreIsUnusable) {
    EXPECT_EQ(result("v=spf1 ip4:192.0.2 -all"), SpfResult::unusable);
    EXPECT_EQ(result("v=spf1 ip4:192.0.2.0/33 -all"), SpfResult::unusable);
    EXPECT_EQ(result("v=spf1 ipv4:192.0.2.1 -all"), SpfResult::unusable);
    EXPECT_THAT(why_, HasSubstr("“ipv4” is unknown"));
    std::string record = "v=spf1";
    for (int i = 0; i < 11; ++i) record += fmt::format(" a:h{}.example", i);
    EXPECT_EQ(result(record + " -all"), SpfResult::unusable) << "ten queries at most";
    EXPECT_EQ(result("v=spf1 include:games.example -all"), SpfResult::unusable) << "of itself";
    dns_.set("games.example", DnsType::txt, {"v=spf1 mx -all", "v=spf1 a -all"});
    EXPECT_EQ(check_spf(dns_, "games.example", "192.0.2.1").result, SpfResult::unusable);
}

TEST_F(SpfTest, WithoutARecordOrAnAnswerNothingIsClaimed) {
    EXPECT_EQ(result("v=spf10 mx"), SpfResult::none);
    EXPECT_EQ(result("v=spf1 exists:%{i}.example -all"), SpfResult::unknown);
    dns_.failure = "no name server answers";
    EXPECT_EQ(result("v=spf1 a -all"), SpfResult::unknown);
    EXPECT_EQ(why_, "no name server answers");
}

}  // namespace
}  // namespace posthouse::hosting
