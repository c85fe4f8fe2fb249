// DKIM keys in the DNS.

#include "hosting/dkim.h"

#include "base/test_folder.h"
#include "hosting/fake_dns.h"

#include <gmock/gmock.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rsa.h>

#include <cstdio>

namespace posthouse::hosting {
namespace {

using testing::AllOf;
using testing::HasSubstr;

class DkimTest : public testing::Test {
protected:
    /// The record of a new key, whose private key is in the file.
    std::string new_key(unsigned bits) const {
        EVP_PKEY* key = EVP_RSA_gen(bits);
        std::FILE* file = std::fopen(file_.c_str(), "w");
        PEM_write_PrivateKey(file, key, nullptr, nullptr, 0, nullptr, nullptr);
        std::fclose(file);
        EVP_PKEY_free(key);
        return dkim_record_of_key(file_).value_or("");
    }
    std::string found(Severity severity, const std::string& wanted = "") {
        Findings findings;
        check_dkim(dns_, "games.example", "posthouse", wanted, findings);
        EXPECT_EQ(findings.all().size(), 1U);
        EXPECT_EQ(findings.all()[0].severity, severity) << findings.all()[0].sentence;
        return findings.all()[0].sentence;
    }
    void publish(const std::string& record) {
        dns_.set("posthouse._domainkey.games.example", DnsType::txt, {record});
    }

    FakeDns dns_;
    const TestFolder folder_;
    const std::string file_ = folder_ / "key";
};

TEST_F(DkimTest, TheKeyOfTheMailServerIsInOrder) {
    const std::string record = new_key(2048);
    EXPECT_THAT(record, testing::StartsWith("v=DKIM1; k=rsa; p=MIIBIjAN"));
    publish(record);
    EXPECT_THAT(found(Severity::fine, record), HasSubstr("the one that your mail server signs"));
    found(Severity::fine);
    // opendkim-genkey writes other tags, and the key in parts.
    publish("v=DKIM1; h=sha256; k=rsa; s=email; " + record.substr(record.find("p="), 80) + " \t" +
            record.substr(record.find("p=") + 80));
    found(Severity::fine, record);
}

TEST_F(DkimTest, AMissingKeyIsNamedWithTheRecordToPublish) {
    EXPECT_THAT(found(Severity::wrong, "v=DKIM1; k=rsa; p=MIIB"),
                AllOf(HasSubstr("no DKIM key at posthouse._domainkey.games.example"),
                      HasSubstr("publish this TXT record there: \"v=DKIM1; k=rsa; p=MIIB\"")));
    EXPECT_THAT(found(Severity::wrong), HasSubstr("opendkim-genkey"));
}

TEST_F(DkimTest, AnotherOrDamagedOrRevokedKeyIsWrong) {
    const std::string old = new_key(2048), current = new_key(2048);
    publish(old);
    EXPECT_THAT(found(Severity::wrong, current), HasSubstr("is not the one"));
    publish("v=DKIM1; p=MIIBIjANBgkq");
    EXPECT_THAT(found(Severity::wrong), HasSubstr("damaged"));
    publish("v=DKIM1; k=rsa; p=");
    EXPECT_THAT(found(Severity::wrong), HasSubstr("has no key"));
    dns_.set("posthouse._domainkey.games.example", DnsType::txt, {old, current});
    EXPECT_THAT(found(Severity::wrong), HasSubstr("remove all but"));
}

TEST_F(DkimTest, AShortKeyAndATestAreDoubtfulOrWrong) {
    publish(new_key(1024));
    EXPECT_THAT(found(Severity::doubtful), HasSubstr("only 1024 bits"));
    publish(new_key(768));
    EXPECT_THAT(found(Severity::wrong), HasSubstr("768 bits"));
    publish(new_key(2048) + "; t=y");
    EXPECT_THAT(found(Severity::doubtful), HasSubstr("marked as a test"));
}

TEST_F(DkimTest, WithoutAnAnswerNothingIsClaimed) {
    dns_.failure = "no name server answers";
    EXPECT_THAT(found(Severity::doubtful), HasSubstr("no name server answers"));
    EXPECT_FALSE(dkim_record_of_key("/no/such/file"));
}

}  // namespace
}  // namespace posthouse::hosting
