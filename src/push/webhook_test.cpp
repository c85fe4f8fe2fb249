// Webhook dispatcher with a fake receiver that records requests.
#include "club/commands/test_club.h"
#include "club/core/events.h"
#include "club/letters/letter_tables.h"
#include "club/programs/program_tables.h"
#include "club/programs/tokens.h"
#include "club/programs/webhooks.h"
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
        house.now += 1s;
        house.say("ann", "make webhook bot https://bot.example.org/x");
    }

    club::Webhook webhook() {
        std::vector<club::Webhook> all;
        house.store.read([&](const club::StoreReader& reader) {
            all = webhooks_of(reader, house.user("ann").id);
        });
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
                const std::lock_guard alone(receiving_);  // several are sent at once
                bodies.push_back(body);
                last_fields = fields;
                return answer;
            });
    }
    std::vector<club::WebhookDelivery> deliveries() {
        std::vector<club::WebhookDelivery> all;
        const club::WebhookId id = webhook().id;
        house.store.read([&](const club::StoreReader& reader) { all = deliveries_of(reader, id); });
        return all;
    }
    /// "2 move 200 1": event, kind, status and attempts, newest first.
    std::vector<std::string> delivered() {
        std::vector<std::string> all;
        for (const club::WebhookDelivery& one : deliveries())
            all.push_back(std::to_string(one.event) + ' ' + std::string(club::name_of(one.kind)) +
                          ' ' + (one.requested ? "requested" : std::to_string(one.status)) + ' ' +
                          std::to_string(one.attempts));
        return all;
    }
    void play(std::string_view who, std::string move) { house.say(who, "wari move 1 " + move); }

    club::TestClub house;
    HttpResult answer{200, {}, "HTTP status 200"};
    std::vector<std::string> bodies, last_fields;

private:
    std::mutex receiving_;
};

TEST_F(WebhookDispatcherTest, SendsNothingMoreWhenTheTokenThatMadeTheWebhookHasExpired) {
    ASSERT_TRUE(house.say("ann", "revoke webhook bot").accepted);
    ASSERT_TRUE(house.say("ann", "make token annspass bot webhook --days=1").accepted);
    club::Request request;
    request.lines = {"make webhook bot https://bot.example.org/x"};
    request.speaker = house.user("ann").id;
    request.now = house.now;
    house.store.read([&](const club::StoreReader& reader) {
        const club::ApiToken token = tokens_of(reader, *request.speaker).at(0);
        request.scopes = token.scopes;
        request.token = token.id;
    });
    ASSERT_TRUE(house.submit(request).accepted);
    house.say("ann", "ping webhook bot");
    EXPECT_EQ(round(), 1);
    house.now += 23h;
    play("ann", "c");
    EXPECT_EQ(round(), 1);
    house.say("ann", "ping webhook bot");
    house.now += 2h;
    EXPECT_EQ(round(), 0);
    EXPECT_EQ(bodies.size(), 2U);
    EXPECT_THROW(webhook(), std::out_of_range);
}

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
    EXPECT_THAT(house.say("ann", "webhooks").text,
                HasSubstr("Not accepted: HTTP status 500. Next try"));
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

TEST_F(WebhookDispatcherTest, ATestIsSentAtOnceOnlyOnceAndSigned) {
    play("ann", "c");
    answer = {500, {}, "HTTP status 500"};
    round();  // the move waits to be sent again
    EXPECT_TRUE(house.say("ann", "ping webhook BOT").accepted);
    EXPECT_THAT(delivered(), ElementsAre("0 ping requested 0", "2 move 500 1"));
    answer = {0, {}, "Could not resolve host: bot.example.org"};
    round();
    EXPECT_THAT(bodies, ElementsAre("move c", "ping "));
    EXPECT_THAT(last_fields, Contains("Posthouse-Event: ping"));
    EXPECT_THAT(last_fields, Contains("Posthouse-Event-Id: 0"));
    EXPECT_THAT(last_fields, Contains("Posthouse-Signature: " +
                                      webhook_signature(club::token_secret(house.key, webhook()),
                                                        house.now, "ping ")));
    EXPECT_THAT(delivered(), ElementsAre("2 move 500 1", "0 ping 0 1"));
    EXPECT_THAT(house.say("ann", "show webhook bot").text,
                testing::AllOf(HasSubstr("test: Could not resolve host: bot.example.org"),
                               HasSubstr("event 2 (move): HTTP status 500")));
    EXPECT_EQ(round(), 0);
    EXPECT_EQ(bodies.size(), 2U);
}

TEST_F(WebhookDispatcherTest, ATestThatIsAcceptedStartsAStoppedWebhookAgain) {
    play("ann", "c");
    answer = {410, {}, "HTTP status 410"};
    round();
    play("bob", "d");
    answer = {500, {}, "HTTP status 500"};
    house.say("ann", "ping webhook bot");
    round();
    EXPECT_TRUE(webhook().failed_at);
    answer = {204, {}, ""};
    house.say("ann", "ping webhook bot");
    EXPECT_EQ(round(), 1);
    EXPECT_FALSE(webhook().failed_at);
    bodies.clear();
    EXPECT_EQ(round(), 2);
    EXPECT_THAT(bodies, ElementsAre("move c", "move d"));
}

TEST_F(WebhookDispatcherTest, APastEventIsSentAgainWithItsNumber) {
    play("ann", "c");
    play("bob", "d");
    round();
    EXPECT_THAT(delivered(), ElementsAre("3 move 200 1", "2 move 200 1"));
    EXPECT_TRUE(house.say("ann", "redeliver webhook bot 2").accepted);
    house.now += 1s;
    EXPECT_EQ(round(), 1);
    EXPECT_THAT(bodies, ElementsAre("move c", "move d", "move c"));
    EXPECT_THAT(last_fields, Contains("Posthouse-Event-Id: 2"));
    EXPECT_THAT(delivered(), ElementsAre("2 move 200 2", "3 move 200 1"));
    EXPECT_EQ(webhook().last_delivered, 3);
}

TEST_F(WebhookDispatcherTest, OnlyAnEventThatWasSentToTheWebhookIsSentAgain) {
    play("ann", "c");
    const auto code = [&](const std::string& number) {
        const club::Response said = house.say("ann", "redeliver webhook bot " + number);
        return said.refusal ? said.refusal->code : "";
    };
    EXPECT_EQ(code("1"), "no-such-delivery") << "before the webhook was made";
    EXPECT_EQ(code("2"), "no-such-delivery") << "not yet sent";
    EXPECT_EQ(code("77"), "no-such-delivery");
    EXPECT_EQ(code("c"), "event-number-malformed");
    house.join("carl");
    house.say("bob", "message carl", "hello");
    round();
    EXPECT_EQ(code("2"), "");
    EXPECT_EQ(code("3"), "no-such-delivery") << "an event of others";
}

TEST_F(WebhookDispatcherTest, TheEventThatFailedIsNotSentTwiceIfItIsRedelivered) {
    play("ann", "c");
    answer = {500, {}, "HTTP status 500"};
    round();
    answer = {200, {}, ""};
    EXPECT_TRUE(house.say("ann", "redeliver webhook bot 2").accepted);
    EXPECT_EQ(round(), 1);
    EXPECT_THAT(delivered(), ElementsAre("2 move 200 2"));
    house.now += 1h;
    EXPECT_EQ(round(), 0);
    EXPECT_THAT(bodies, ElementsAre("move c", "move c"));
    EXPECT_EQ(webhook().last_error, "");
}

TEST_F(WebhookDispatcherTest, TheLastTwentyDeliveriesAreKept) {
    for (int i = 0; i < 33; ++i) house.say("ann", "wari chat 1", std::to_string(i));
    while (round() > 0) house.now += 1s;
    const auto kept = deliveries();
    ASSERT_EQ(kept.size(), club::webhook_deliveries_kept);
    EXPECT_EQ(kept.front().event, webhook().last_delivered);
    EXPECT_EQ(kept.back().event, webhook().last_delivered - 19);
    house.say("ann", "revoke webhook bot");
    house.store.read([&](const club::StoreReader& reader) {
        EXPECT_THAT(deliveries_of(reader, kept.front().webhook), IsEmpty());
    });
}

TEST_F(WebhookDispatcherTest, NoMoreThanTwentyDeliveriesCanBeRequestedAtATime) {
    for (int i = 0; i < 25; ++i) house.say("ann", "wari chat 1", std::to_string(i));
    while (round() > 0) {
    }
    const auto redeliver = [&](int event) {
        return house.say("ann", "redeliver webhook bot " + std::to_string(event));
    };
    for (int event = 2; event < 22; ++event) EXPECT_TRUE(redeliver(event).accepted) << event;
    EXPECT_EQ(redeliver(22).refusal->code, "webhook-busy");
    EXPECT_TRUE(redeliver(2).accepted) << "it waits already";
    bodies.clear();
    while (round() > 0) {
    }
    EXPECT_EQ(bodies.size(), 20U);
    EXPECT_EQ(deliveries().size(), club::webhook_deliveries_kept);
}

TEST_F(WebhookDispatcherTest, AStopRecordsWhatWasSent) {
    play("ann", "c");
    play("bob", "d");
    std::unique_ptr<WebhookDispatcher> stopped;
    stopped = std::make_unique<WebhookDispatcher>(
        house.backend(), house.key,
        [](const club::StoreReader&, const club::Event& event, club::UserId) { return event.text; },
        [&](const std::string&, const std::vector<std::string>&, const std::string& body) {
            stopped->stop();  // while the receiver answers
            bodies.push_back(body);
            return answer;
        });
    EXPECT_EQ(stopped->send_due(), 1);
    EXPECT_EQ(stopped->send_due(), 0);
    EXPECT_EQ(round(), 1);
    EXPECT_THAT(bodies, ElementsAre("c", "move d"));
}

}  // namespace
}  // namespace posthouse::push
