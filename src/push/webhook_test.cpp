// Webhook dispatcher with a fake receiver that records requests.
#include "club/events.h"
#include "club/test_club.h"
#include "club/tokens.h"
#include "push/webhook_dispatcher.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace posthouse::push {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// A store in which another server holds the leader lock for webhooks.
class LockedElsewhere final : public club::Store {
public:
    explicit LockedElsewhere(const club::Store& store) : store_(store) {}
    std::vector<std::exception_ptr> transact(std::span<const club::UnitFn>) override { return {}; }
    void read(const std::function<void(const club::StoreReader&)>& look) const override {
        store_.read(look);
    }
    club::LeaderLock acquire_lock(std::string_view) const override {
        return club::LeaderLock::held_elsewhere;
    }

private:
    const club::Store& store_;
};

class WebhookDispatcherTest : public testing::Test {
protected:
    WebhookDispatcherTest() {
        house.join("ann");
        house.join("bob");
        house.say("ann", "wari challenge ann bob --first=ann");
        house.say("ann", "make webhook bot https://bot.example.org/x");
    }

    club::Webhook webhook() {
        std::vector<club::Webhook> all;
        house.store.read(
            [&](const club::StoreReader& reader) { all = reader.webhooks(house.user("ann").id); });
        return all.at(0);
    }
    int round() { return teller(house.backend())->send_due(); }
    std::unique_ptr<WebhookDispatcher> teller(club::Backend door) {
        return std::make_unique<WebhookDispatcher>(
            std::move(door), house.key,
            [](const club::StoreReader&, const club::Event& event, club::UserId) {
                return std::string(club::name_of(event.kind)) + " " + event.text;
            },
            [this](const std::string& url, const std::vector<std::string>& fields,
                   const std::string& body) {
                EXPECT_EQ(url, "https://bot.example.org/x");
                bodies.push_back(body);
                last_fields = fields;
                return answer;
            });
    }
    void play(std::string_view who, std::string move) { house.say(who, "wari move 1 " + move); }

    club::TestClub house;
    HttpResult answer{200, {}, "HTTP status 200"};
    std::vector<std::string> bodies, last_fields;
};

TEST_F(WebhookDispatcherTest, SendsEachEventOnceInOrderAndSigned) {
    EXPECT_EQ(round(), 0);
    play("ann", "c");
    play("bob", "d");
    EXPECT_EQ(round(), 2);
    EXPECT_THAT(bodies, ElementsAre("move c", "move d"));
    EXPECT_EQ(round(), 0);
    EXPECT_EQ(webhook().due, std::nullopt);
    EXPECT_THAT(last_fields, Contains("Posthouse-Event: move"));
    EXPECT_THAT(last_fields, Contains("Posthouse-Signature: " +
                                      webhook_signature(club::token_secret(house.key, webhook()),
                                                        house.now, "move d")));
}

TEST_F(WebhookDispatcherTest, SignsTimeAndBody) {
    // printf '1700000000.{}' | openssl dgst -sha256 -hmac phw_secret
    EXPECT_EQ(webhook_signature("phw_secret", club::Instant(1'700'000'000'999ms), "{}"),
              "t=1700000000,v1="
              "0a39e40d37526be635a0e3ef69a478eb5a32af45566fc46c1383d29612638428");
}

TEST_F(WebhookDispatcherTest, RetriesInOrderWithGrowingDelays) {
    play("ann", "c");
    answer = {500, {}, "HTTP status 500"};
    EXPECT_EQ(round(), 0);
    EXPECT_EQ(webhook().due, house.now + 1min);
    play("bob", "d");  // does not make it due earlier
    EXPECT_EQ(webhook().due, house.now + 1min);
    EXPECT_THAT(house.say("ann", "webhooks").text, HasSubstr("failed: HTTP status 500"));
    house.now += 1min;
    EXPECT_EQ(round(), 0);
    EXPECT_EQ(webhook().due, house.now + 2min);
    house.now += 2min;
    answer = {204, {}, ""};
    EXPECT_EQ(round(), 2);
    EXPECT_THAT(bodies, ElementsAre("move c", "move c", "move c", "move d"));
    EXPECT_EQ(webhook().last_error, "");
}

TEST_F(WebhookDispatcherTest, RespectsRetryAfterUpToSixHours) {
    EXPECT_EQ(club::webhook_pause(1, 600s), 10min);
    EXPECT_EQ(club::webhook_pause(5, 0s), 16min);
    EXPECT_EQ(club::webhook_pause(15, 0s), 6h);
    EXPECT_EQ(club::webhook_pause(1, 1000h), 6h);
}

TEST_F(WebhookDispatcherTest, GivesUpAfterTwoDaysWithALetter) {
    play("ann", "c");
    answer = {0, {}, "Could not resolve host: bot.example.org"};
    const club::Instant begun = house.now;
    for (int i = 0; i < 100 && !webhook().failed_at; ++i) {
        round();
        if (webhook().due) house.now = *webhook().due;
    }
    ASSERT_TRUE(webhook().failed_at);
    EXPECT_EQ(bodies.size(), static_cast<std::size_t>(club::webhook_attempts_max));
    EXPECT_GT(*webhook().failed_at - begun, 40h);
    EXPECT_LT(*webhook().failed_at - begun, 56h);
    const club::Letter letter = house.letters_to("ann").front();
    EXPECT_THAT(letter.subject, HasSubstr("Webhook bot"));
    EXPECT_THAT(letter.text(), HasSubstr("Could not resolve host"));
    bodies.clear();
    play("bob", "d");
    EXPECT_EQ(webhook().due, std::nullopt);
    EXPECT_EQ(round(), 0);
    EXPECT_THAT(bodies, IsEmpty());
}

TEST_F(WebhookDispatcherTest, GivesUpAfterStatus410) {
    play("ann", "c");
    answer = {410, {}, "HTTP status 410"};
    round();
    EXPECT_TRUE(webhook().failed_at);
}

TEST_F(WebhookDispatcherTest, RepeatsUnrecordedEventsAfterACrash) {
    play("ann", "c");
    club::Backend dying = house.backend();
    dying.write = [](const club::UnitFn&, const std::function<void(bool)>& done) { done(false); };
    EXPECT_EQ(teller(dying)->send_due(), 1);
    EXPECT_EQ(round(), 1);
    EXPECT_THAT(bodies, ElementsAre("move c", "move c"));
}

TEST_F(WebhookDispatcherTest, SendsNothingTwiceWhileTheStoreFails) {
    play("ann", "c");
    bool disk_is_full = true;
    club::Backend door = house.backend();
    door.write = [&, write = door.write](const club::UnitFn& work,
                                         const std::function<void(bool)>& done) {
        disk_is_full ? done(false) : write(work, done);
    };
    const auto one = teller(door);
    for (int i = 0; i < 5; ++i) one->send_due();
    EXPECT_THAT(bodies, ElementsAre("move c"));
    disk_is_full = false;
    play("bob", "d");
    while (webhook().due) one->send_due();
    EXPECT_THAT(bodies, ElementsAre("move c", "move d"));
}

TEST_F(WebhookDispatcherTest, SendsFromOneServerOnly) {
    play("ann", "c");
    club::Backend door = house.backend();
    const LockedElsewhere other(*door.store);
    door.store = &other;
    EXPECT_EQ(teller(door)->send_due(), 0);
    EXPECT_EQ(round(), 1);
}

TEST_F(WebhookDispatcherTest, SendsALongBacklogInSeveralRounds) {
    for (int i = 0; i < 25; ++i) house.say("ann", "wari chat 1", std::to_string(i));
    int taken = 0;
    while (const int more = round()) taken += more;
    EXPECT_EQ(taken, 25);
    EXPECT_EQ(bodies.front(), "talk 0");
    EXPECT_EQ(bodies.back(), "talk 24");
}

}  // namespace
}  // namespace posthouse::push
