#include "mail/incoming/authentication.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace posthouse::mail {
namespace {

using enum IncomingMail::SenderAuth;

IncomingMail::SenderAuth in(const std::vector<std::string>& fields,
                            std::string_view from = "ann@example.org") {
    return dmarc_result(fields, "mx.example.net", from);
}

TEST(DmarcResult, IsProvedByAPassForExactlyTheDomainOfFrom) {
    EXPECT_EQ(in({"mx.example.net; dmarc=pass header.from=example.org"}), passed);
    EXPECT_EQ(in({"mx.example.net; dmarc=pass header.from=EXAMPLE.org"}), passed);
    EXPECT_EQ(in({"mx.example.net; dmarc=pass header.from=example.com"}), unknown);
    EXPECT_EQ(in({"mx.example.net; dmarc=pass header.from=sub.example.org"}), unknown);
    EXPECT_EQ(in({"mx.example.net; dmarc=pass header.from=org"}), unknown);
    EXPECT_EQ(in({"mx.example.net; dmarc=pass"}), unknown);
    EXPECT_EQ(in({"mx.example.net; dmarc=pass smtp.mailfrom=example.org"}), unknown);
}

TEST(DmarcResult, ReadsFieldsOfVariousMailServers) {
    const std::vector<std::string> fields = {
        // OpenDMARC
        "mx.example.net; dmarc=pass (p=none dis=none) header.from=example.org",
        // rspamd
        "mx.example.net;\r\n\tdkim=pass header.d=example.org header.s=s1 header.b=abc/def+g=;\r\n\t"
        "spf=pass (mx.example.net: domain of ann@example.org designates 192.0.2.1 as permitted "
        "sender) smtp.mailfrom=ann@example.org;\r\n\tdmarc=pass (policy=reject) "
        "header.from=example.org",
        // Gmail's
        "mx.example.net; dkim=pass header.i=@example.org; dmarc=pass (p=NONE sp=QUARANTINE "
        "dis=NONE) header.from=example.org",
        "mx.example.net 1; dmarc=pass header.from=example.org",
        "\"mx.example.net\" (that is us) / 1 ; DMARC / 1 = Pass reason=\"a; b\" header.from = "
        "\"example.org\"",
        "mx.example.net; dmarc=pass header.from=ann@example.org",
    };
    for (const std::string& field : fields) EXPECT_EQ(in({field}), passed) << field;
}

TEST(DmarcResult, IsDisprovedByAFail) {
    EXPECT_EQ(in({"mx.example.net; dmarc=fail (p=reject) header.from=example.org"}), failed);
    EXPECT_EQ(in({"mx.example.net; dmarc=fail"}), failed);
    EXPECT_EQ(in({"mx.example.net; dmarc=fail header.from=example.com"}), unknown);
}

TEST(DmarcResult, IgnoresAllOtherResults) {
    for (const char* result : {"none", "temperror", "permerror", "bestguesspass", "passed", ""})
        EXPECT_EQ(in({"mx.example.net; dmarc=" + std::string(result) + " header.from=example.org"}),
                  unknown)
            << result;
    EXPECT_EQ(in({"mx.example.net; none"}), unknown);
    EXPECT_EQ(in({"mx.example.net; dkim=pass header.d=example.org"}), unknown);
    EXPECT_EQ(in({"mx.example.net; spf=pass header.from=example.org"}), unknown);
    EXPECT_EQ(in({"mx.example.net"}), unknown);
    EXPECT_EQ(in({""}), unknown);
    EXPECT_EQ(in({}), unknown);
}

TEST(DmarcResult, TrustsOnlyOurOwnServer) {
    EXPECT_EQ(in({"evil.example; dmarc=pass header.from=example.org"}), unknown);
    EXPECT_EQ(in({"mx.example.net.evil.example; dmarc=pass header.from=example.org"}), unknown);
    EXPECT_EQ(in({"; dmarc=pass header.from=example.org"}), unknown);
    EXPECT_EQ(dmarc_result(std::vector<std::string>{"; dmarc=pass header.from=example.org"}, "",
                           "ann@example.org"),
              unknown)
        << "without authserv_id nothing is trusted";
    EXPECT_EQ(in({"(mx.example.net) evil; dmarc=pass header.from=example.org"}), unknown);
}

TEST(DmarcResult, TakesTheTopmostResult) {
    const std::string pass = "mx.example.net; dmarc=pass header.from=example.org";
    const std::string fail = "mx.example.net; dmarc=fail header.from=example.org";
    EXPECT_EQ(in({fail, pass}), failed);
    EXPECT_EQ(in({pass, fail}), passed);
    EXPECT_EQ(in({"other.example; dmarc=pass header.from=example.org", fail}), failed);
    EXPECT_EQ(in({"mx.example.net; dkim=pass header.d=example.org", pass}), passed)
        << "OpenDKIM and OpenDMARC write a field each";
}

TEST(DmarcResult, IgnoresResultsInjectedThroughAValue) {
    EXPECT_EQ(in({"mx.example.net; spf=pass smtp.mailfrom=\"x; dmarc=pass "
                  "header.from=example.org\"@evil.example"}),
              unknown);
    EXPECT_EQ(in({"mx.example.net; spf=pass (x; dmarc=pass header.from=example.org) "
                  "smtp.mailfrom=evil.example"}),
              unknown);
    EXPECT_EQ(in({"mx.example.net; spf=pass smtp.mailfrom=x; dmarc=pass header.from=example.org "
                  "@evil.example; dmarc=fail header.from=example.org"}),
              unknown)
        << "two results: one of them is forged";
    EXPECT_EQ(in({"mx.example.net; dmarc=pass header.from=example.com header.from=example.org"}),
              unknown)
        << "the first one counts";
}

TEST(DmarcResult, RequiresAnAuthorWithADomain) {
    const std::vector<std::string> pass = {"mx.example.net; dmarc=pass header.from="};
    EXPECT_EQ(in(pass, "ann"), unknown);
    EXPECT_EQ(in(pass, ""), unknown);
    EXPECT_EQ(in(pass, "ann@"), unknown);
}

TEST(ReceivedBy, IsTheHostNameAfterByOrOneAboveOrBelowIt) {
    const auto ours = [](std::string_view field) {
        return is_received_by(field, "mx.example.net");
    };
    EXPECT_TRUE(
        ours("from a.example (a.example [192.0.2.1]) by mx.example.net (Postfix) with ESMTPS"
             " id 4X; Sat, 28 Nov 2026 12:00:00 +0000 (UTC)"));
    EXPECT_TRUE(ours("by MX.example.net (Postfix, from userid 1000) id 4X; today"));
    EXPECT_TRUE(ours("from a by a.mx.example.net"));
    EXPECT_TRUE(ours("from a by example.net"));
    EXPECT_FALSE(ours("from a by evil-mx.example.net.evil.example"));
    EXPECT_FALSE(ours("from a by evilmx.example.net"));
    EXPECT_FALSE(ours("from mx.example.net by evil.example"));
    EXPECT_FALSE(ours("from by (by mx.example.net) by evil.example"));
    EXPECT_FALSE(ours("from a by"));
    EXPECT_FALSE(ours(""));
    EXPECT_FALSE(is_received_by("from a by mx.example.net", ""));
}

TEST(DmarcResult, SurvivesRandomInput) {
    std::mt19937 random(1);
    const std::string_view characters = "()\\\";=/. \tmx.example.net;dmarc=pass";
    for (int round = 0; round < 2000; ++round) {
        std::string field = "mx.example.net;";
        for (int i = 0; i < 80; ++i) field += characters[random() % characters.size()];
        (void)in({field});
    }
    EXPECT_EQ(in({"mx.example.net; " + std::string(100'000, '(') + "dmarc=pass"}), unknown);
}

}  // namespace
}  // namespace posthouse::mail
