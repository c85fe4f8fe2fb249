// DMARC records.

#include "hosting/dmarc.h"

#include "hosting/fake_dns.h"

#include <gmock/gmock.h>

namespace posthouse::hosting {
namespace {

using testing::HasSubstr;

class DmarcTest : public testing::Test {
protected:
    std::string found(Severity severity) {
        Findings findings;
        check_dmarc(dns_, "games.example.org", findings);
        EXPECT_EQ(findings.all().size(), 1U);
        EXPECT_EQ(findings.all()[0].severity, severity) << findings.all()[0].sentence;
        return findings.all()[0].sentence;
    }

    FakeDns dns_;
};

TEST_F(DmarcTest, APolicyIsInOrderAndNoneIsDoubtful) {
    const auto publish = [&](const std::string& record) {
        dns_.set("_dmarc.games.example.org", DnsType::txt, {record});
    };
    publish("v=DMARC1; p=quarantine; rua=mailto:you@example.org");
    found(Severity::fine);
    publish("v=DMARC1;p=reject");
    found(Severity::fine);
    publish("v=DMARC1; p=none");
    EXPECT_THAT(found(Severity::doubtful), HasSubstr("set p=quarantine"));
    publish("v=DMARC1; p=refuse");
    EXPECT_THAT(found(Severity::wrong), HasSubstr("no valid policy"));
}

TEST_F(DmarcTest, TheDomainAboveCountsWithItsPolicyForSubdomains) {
    dns_.set("_dmarc.example.org", DnsType::txt, {"v=DMARC1; p=reject; sp=none"});
    EXPECT_THAT(found(Severity::doubtful), HasSubstr("sp=none"));
    dns_.set("_dmarc.example.org", DnsType::txt, {"v=DMARC1; p=reject"});
    found(Severity::fine);
}

TEST_F(DmarcTest, NoneOrTwoAreWrong) {
    EXPECT_THAT(found(Severity::wrong), HasSubstr("at _dmarc.games.example.org"));
    dns_.set("_dmarc.games.example.org", DnsType::txt, {"v=DMARC1; p=none", "v=DMARC1; p=reject"});
    EXPECT_THAT(found(Severity::wrong), HasSubstr("remove all but one"));
    dns_.failure = "no name server answers";
    found(Severity::doubtful);
}

}  // namespace
}  // namespace posthouse::hosting
