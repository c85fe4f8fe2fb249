#include "club/core/letter_limits.h"

#include "club/commands/test_club.h"
#include "club/letters/letter_tables.h"

#include <gmock/gmock.h>

namespace posthouse::club {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

class LetterLimitsTest : public testing::Test {
protected:
    Response ask(const std::string& line, const std::string& client) {
        Request request;
        request.lines = {line};
        request.client.address = client;
        request.now = house.now;
        return house.submit(request);
    }
    std::size_t letters_to(const std::string& address) {
        std::size_t count = 0;
        house.store.read([&](const StoreReader& reader) {
            count = answers_to(reader, unconfirmed_key(address), Instant{});
        });
        return count;
    }

    TestClub house;
    int names = 0;
    Response sign_up(const std::string& address, const std::string& client) {
        return ask("signup player-" + std::to_string(++names) + "x longenough " + address, client);
    }
};

TEST_F(LetterLimitsTest, AnUnconfirmedAddressGetsThreeLettersADayWhoeverCausesThem) {
    for (int i = 0; i < 10; ++i) {
        const Response reply = sign_up("victim@example.org", "http 192.0.2." + std::to_string(i));
        EXPECT_TRUE(reply.accepted) << "the account is made, the letter is not";
        if (i >= 3) {
            EXPECT_THAT(reply.text, HasSubstr("3 were sent within a day"));
        }
    }
    EXPECT_EQ(letters_to("victim@example.org"), 3U);
    house.now += 25h;
    sign_up("Victim@example.org", "http 192.0.2.99");
    EXPECT_EQ(letters_to("victim@example.org"), 4U);
}

TEST_F(LetterLimitsTest, AUnitOfWorkThatIsRepeatedCountsOnce) {
    LetterLimits limits;
    for (std::size_t i = 0; i < unconfirmed_letters_an_hour; ++i)
        for (int twice = 0; twice < 2; ++twice)
            EXPECT_FALSE(limits.acquire("client", std::to_string(i), house.now));
    EXPECT_EQ(limits.acquire("client", "another", house.now), house.now + 1h);
    EXPECT_FALSE(limits.acquire("client", "0", house.now)) << "it has been let through";
}

TEST_F(LetterLimitsTest, OneClientCausesTwentyLettersAnHourAndOthersAreNotConcerned) {
    std::size_t letters = 0;
    for (int i = 0; i < 40; ++i) {
        const std::string address = "v" + std::to_string(i) + "@example.org";
        const Response reply = sign_up(address, "http 192.0.2.1");
        if (i >= 20) {
            EXPECT_THAT(reply.text, HasSubstr("20 within an hour"));
        }
        letters += letters_to(address);
    }
    EXPECT_EQ(letters, 20U);
    sign_up("other@example.org", "http 192.0.2.2");
    EXPECT_EQ(letters_to("other@example.org"), 1U);
    house.now += 61min;
    sign_up("later@example.org", "http 192.0.2.1");
    EXPECT_EQ(letters_to("later@example.org"), 1U);
}

TEST_F(LetterLimitsTest, SignUpsThatWaitForALetterAreBoundedLikewise) {
    house.change_settings([](ClubSettings& settings) { settings.confirm_sign_ups = true; });
    for (int i = 0; i < 10; ++i) {
        const Response reply = sign_up("victim@example.org", "http 192.0.2." + std::to_string(i));
        EXPECT_EQ(reply.accepted, i < 3) << reply.text;
        if (i >= 3) {
            EXPECT_THAT(reply.text, HasSubstr("3 were sent within a day"));
        }
    }
    EXPECT_EQ(letters_to("victim@example.org"), 3U);
}

TEST_F(LetterLimitsTest, APlayerWhoNamesManyAddressesIsOneClient) {
    house.say("", "signup ann longenough");
    std::size_t letters = 0;
    for (int i = 0; i < 30; ++i) {
        const std::string address = "v" + std::to_string(i) + "@example.org";
        house.say("ann", "change address ann longenough " + address);
        letters += letters_to(address);
    }
    EXPECT_EQ(letters, 20U);
}

}  // namespace
}  // namespace posthouse::club
