// Web Push: signatures, allowed addresses, and the dispatcher.

#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"
#include "push/web_push.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/params.h>

#include <map>
#include <mutex>
#include <utility>

namespace posthouse::push {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

const club::Instant noon{std::chrono::sys_days{std::chrono::year{2026} / 11 / 20} + 12h};

std::string from_base64url(std::string text) {
    std::ranges::replace(text, '-', '+');
    std::ranges::replace(text, '_', '/');
    const std::size_t size = text.size() * 3 / 4;
    text.resize((text.size() + 3) / 4 * 4, '=');
    std::string bytes(text.size() / 4 * 3, '\0');
    EXPECT_GT(EVP_DecodeBlock(reinterpret_cast<unsigned char*>(bytes.data()),
                              reinterpret_cast<const unsigned char*>(text.data()),
                              static_cast<int>(text.size())),
              0);
    bytes.resize(size);
    return bytes;
}

/// Whether the two numbers are a signature of the text by this public key.
bool verifies(std::string key, const std::string& words, const std::string& numbers) {
    std::string group = "P-256";
    const OSSL_PARAM parameters[] = {
        OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group.data(), 0),
        OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, key.data(), key.size()),
        OSSL_PARAM_construct_end()};
    EVP_PKEY_CTX* making = EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr);
    EVP_PKEY* pair = nullptr;
    EXPECT_GT(EVP_PKEY_fromdata_init(making), 0);
    EXPECT_GT(
        EVP_PKEY_fromdata(making, &pair, EVP_PKEY_PUBLIC_KEY, const_cast<OSSL_PARAM*>(parameters)),
        0);
    const auto* bytes = reinterpret_cast<const unsigned char*>(numbers.data());
    ECDSA_SIG* signature = ECDSA_SIG_new();
    ECDSA_SIG_set0(signature, BN_bin2bn(bytes, 32, nullptr), BN_bin2bn(bytes + 32, 32, nullptr));
    unsigned char* der = nullptr;
    const int size = i2d_ECDSA_SIG(signature, &der);
    EVP_MD_CTX* digest = EVP_MD_CTX_new();
    EVP_DigestVerifyInit(digest, nullptr, EVP_sha256(), nullptr, pair);
    const bool right =
        EVP_DigestVerify(digest, der, static_cast<std::size_t>(size),
                         reinterpret_cast<const unsigned char*>(words.data()), words.size()) == 1;
    EVP_MD_CTX_free(digest);
    OPENSSL_free(der);
    ECDSA_SIG_free(signature);
    EVP_PKEY_free(pair);
    EVP_PKEY_CTX_free(making);
    return right;
}

TEST(Vapid, SignsForOneServiceForHalfADay) {
    const club::ServerKey house = club::ServerKey::from_words("a house for tests");
    const Vapid vapid(house, "mailto:house@house.example");
    const std::string words = vapid.authorization("https://push.example:8443/a/b?c", noon);
    ASSERT_TRUE(words.starts_with("vapid t="));
    const std::size_t comma = words.find(", k=");
    const std::string token = words.substr(8, comma - 8);
    EXPECT_EQ(words.substr(comma + 4), vapid.public_key());
    const std::size_t first = token.find('.'), second = token.rfind('.');
    EXPECT_EQ(from_base64url(token.substr(0, first)), R"({"typ":"JWT","alg":"ES256"})");
    const auto until = std::chrono::floor<std::chrono::seconds>(noon + 12h).time_since_epoch();
    EXPECT_EQ(from_base64url(token.substr(first + 1, second - first - 1)),
              R"({"aud":"https://push.example:8443","exp":)" + std::to_string(until.count()) +
                  R"(,"sub":"mailto:house@house.example"})");
    const std::string key = from_base64url(vapid.public_key());
    EXPECT_EQ(key.size(), 65U);
    const std::string numbers = from_base64url(token.substr(second + 1));
    EXPECT_EQ(numbers.size(), 64U);
    EXPECT_TRUE(verifies(key, token.substr(0, second), numbers));
    EXPECT_FALSE(verifies(key, token.substr(0, second) + "x", numbers));
}

TEST(Vapid, DerivesItsKeyFromTheServersKey) {
    const auto key = [](std::string_view house) {
        return Vapid(club::ServerKey::from_words(house), "mailto:a@b").public_key();
    };
    EXPECT_EQ(key("one"), key("one"));
    EXPECT_NE(key("one"), key("two"));
}

bool private_address(const std::string& words) {
    sockaddr_in four{};
    sockaddr_in6 six{};
    if (inet_pton(AF_INET, words.c_str(), &four.sin_addr) == 1) {
        four.sin_family = AF_INET;
        return is_private(reinterpret_cast<const sockaddr&>(four));
    }
    EXPECT_EQ(inet_pton(AF_INET6, words.c_str(), &six.sin6_addr), 1) << words;
    six.sin6_family = AF_INET6;
    return is_private(reinterpret_cast<const sockaddr&>(six));
}

TEST(PushService, NeverConnectsToPrivateAddresses) {
    for (const char* one : {"0.0.0.0",
                            "10.1.2.3",
                            "100.64.0.1",
                            "127.0.0.1",
                            "127.255.255.254",
                            "169.254.169.254",
                            "172.16.0.1",
                            "172.31.255.255",
                            "192.168.0.1",
                            "198.18.0.1",
                            "224.0.0.1",
                            "255.255.255.255",
                            "::",
                            "::1",
                            "::ffff:127.0.0.1",
                            "::ffff:10.0.0.1",
                            "64:ff9b::169.254.169.254",
                            "fc00::1",
                            "fd12::1",
                            "fe80::1",
                            "ff02::1",
                            "2001:db8::1",
                            "2002:7f00:1::",
                            "2001::1"})
        EXPECT_TRUE(private_address(one)) << one;
    for (const char* one : {"1.1.1.1", "172.15.255.255", "172.32.0.1", "192.167.1.1", "100.128.0.1",
                            "223.255.255.254", "2a00:1450:4001:80e::200e", "2606:4700::1111",
                            "::ffff:8.8.8.8", "64:ff9b::8.8.8.8"})
        EXPECT_FALSE(private_address(one)) << one;
}

TEST(PushService, ChecksAddressesAfterNameResolution) {
    HttpsPushService service;
    for (const char* endpoint : {"https://localhost:9/x", "https://127.0.0.1:9/x"}) {
        const PushResult fate = service.send(endpoint, "vapid t=a, k=b");
        EXPECT_EQ(fate.kind, PushResult::Kind::later);
        EXPECT_THAT(fate.message, testing::Not(HasSubstr("refused")))
            << "no connection was attempted";
    }
    EXPECT_EQ(service.send("http://127.0.0.1:9/x", "vapid").kind, PushResult::Kind::later);
}

TEST(PushService, MapsHttpStatusToResult) {
    using enum PushResult::Kind;
    for (const auto& [status, kind] : std::map<long, PushResult::Kind>{{200, accepted},
                                                                       {201, accepted},
                                                                       {202, accepted},
                                                                       {404, gone},
                                                                       {410, gone},
                                                                       {429, later},
                                                                       {500, later},
                                                                       {503, later},
                                                                       {0, later},
                                                                       {301, refused},
                                                                       {400, refused},
                                                                       {403, refused},
                                                                       {413, refused}})
        EXPECT_EQ(push_result_kind(status), kind) << status;
}

class FakePushService final : public PushService {
public:
    PushResult send(const std::string& endpoint, const std::string& authorization) override {
        const std::lock_guard lock(mutex_);
        EXPECT_THAT(authorization, HasSubstr("vapid t="));
        told.push_back(endpoint);
        if (const auto once = std::exchange(meanwhile, nullptr)) once();
        return says[endpoint];
    }
    std::vector<std::string> told;
    std::map<std::string, PushResult> says;
    std::function<void()> meanwhile;

private:
    std::mutex mutex_;
};

class PushDispatcherTest : public club::TestClubWithPlayers {
protected:
    void subscribe(std::string_view name, const std::string& endpoint) {
        const club::PushSubscription place{endpoint, club.user(name).id, club.now, std::nullopt, 0};
        club::transact(club.store, [&](club::UnitOfWork& unit) { unit.put(place); });
    }
    std::vector<club::PushSubscription> places(std::string_view name) {
        std::vector<club::PushSubscription> found;
        const club::UserId id = club.user(name).id;
        club.store.read(
            [&](const club::StoreReader& reader) { found = push_subscriptions_of(reader, id); });
        return found;
    }
    std::vector<std::string> told() {
        service.told.clear();
        round.send_due();
        std::ranges::sort(service.told);
        return service.told;
    }

    FakePushService service;
    Vapid vapid{club.key, "mailto:house@house.example"};
    PushDispatcher round{club.backend(), service, vapid};
};

TEST_F(PushDispatcherTest, NotifiesEachBrowserOnce) {
    subscribe("ann", "https://push.example/desk");
    subscribe("ann", "https://push.example/phone");
    subscribe("bob", "https://push.example/bob");
    EXPECT_THAT(told(), IsEmpty());
    say("bob", "wari challenge bob ann --first=bob");
    EXPECT_THAT(told(), ElementsAre("https://push.example/desk", "https://push.example/phone"));
    EXPECT_THAT(told(), IsEmpty());
    say("bob", "wari move 1 b");
    say("bob", "wari chat 1", "well met");
    EXPECT_THAT(told(), ElementsAre("https://push.example/desk", "https://push.example/phone"));
    say("ann", "wari move 1 d");
    EXPECT_THAT(told(), ElementsAre("https://push.example/bob"));
}

TEST_F(PushDispatcherTest, RespectsQuietHoursAndUnsubscribedMatches) {
    subscribe("ann", "https://push.example/ann");
    say("ann", "notify ann annspass never --quiet=22-7");
    say("bob", "wari challenge bob ann --first=bob");
    club.now = noon;
    EXPECT_THAT(told(), ElementsAre("https://push.example/ann")) << "mail settings do not matter";
    club.now = noon + 11h;
    say("bob", "wari move 1 b");
    EXPECT_THAT(told(), IsEmpty());
    club.now = noon + 19h;
    EXPECT_THAT(told(), ElementsAre("https://push.example/ann"));
    say("ann", "wari unsubscribe 1");
    say("bob", "wari chat 1", "hello?");
    EXPECT_THAT(told(), IsEmpty());
}

TEST_F(PushDispatcherTest, RemovesGoneSubscriptionsAndRetriesOthers) {
    using Kind = PushResult::Kind;
    for (const char* name : {"gone", "away", "odd"})
        subscribe("ann", std::string("https://push.example/") + name);
    service.says["https://push.example/gone"] = {Kind::gone, {}, "410"};
    service.says["https://push.example/away"] = {Kind::later, 120s, "503"};
    service.says["https://push.example/odd"] = {Kind::refused, {}, "400"};
    say("bob", "wari challenge bob ann --first=bob");
    EXPECT_THAT(told(), testing::SizeIs(3));
    std::vector<std::string> left;
    for (const club::PushSubscription& one : places("ann")) left.push_back(one.endpoint);
    EXPECT_THAT(left,
                UnorderedElementsAre("https://push.example/away", "https://push.example/odd"));
    say("bob", "wari move 1 b");
    EXPECT_THAT(told(), ElementsAre("https://push.example/odd")) << "the other must wait";
    club.now += 121s;
    EXPECT_THAT(told(), ElementsAre("https://push.example/away"));
    // It is not retried forever, but notified again on news.
    for (int i = 0; i < 10; ++i) {
        club.now += 24h;
        told();
    }
    EXPECT_THAT(told(), IsEmpty());
    service.says.clear();
    say("ann", "wari move 1 d");
    say("bob", "wari move 1 f");
    EXPECT_THAT(told(), ElementsAre("https://push.example/away", "https://push.example/odd"));
}

TEST_F(PushDispatcherTest, SendsNewsThatComesDuringDelivery) {
    subscribe("ann", "https://push.example/ann");
    say("bob", "wari challenge bob ann --first=bob");
    service.meanwhile = [&] {
        club.now += 1ms;
        say("bob", "wari move 1 b");
    };
    EXPECT_THAT(told(), ElementsAre("https://push.example/ann"));
    EXPECT_THAT(told(), ElementsAre("https://push.example/ann"));
    EXPECT_THAT(told(), IsEmpty());
}

}  // namespace
}  // namespace posthouse::push
