#include "mail/intake.h"

#include "club/marks.h"
#include "mail/fake_house.h"
#include "mail/fixture.h"
#include "store/memory.h"

#include <gmock/gmock.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include <sstream>

namespace posthouse::mail {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;
using enum DeliveryStatus::Outcome;

struct IntakeTest : testing::Test {
    DeliveryStatus deliver(const std::string& bytes, const std::string& from = "ann@example.org") {
        std::vector<DeliveryStatus> deliveries;
        receiver.deliver(bytes, {from, to},
                       [&](DeliveryStatus delivery) { deliveries.push_back(std::move(delivery)); });
        EXPECT_THAT(deliveries, SizeIs(1)) << "it must be answered once";
        return deliveries.empty() ? DeliveryStatus{} : deliveries.front();
    }

    std::vector<std::string> to;  // of the envelope
    FakeHouse house;
    MailReceiver receiver{house.door(),
                        {.house_address = "posthouse@example.net",
                         .host = "example.net",
                         .page_url = "",
                         .authserv_id = "mx.example.net"},
                        club::HouseKey::of("test")};
};

TEST_F(IntakeTest, hands_a_mail_in_and_accepts_it_when_that_is_answered) {
    EXPECT_EQ(deliver(fixture("plain")).outcome, accepted);
    ASSERT_THAT(house.handed_in(), SizeIs(1));
    EXPECT_EQ(house.handed_in()[0].lines[0], "wari move 12 ann secret-word c");
    EXPECT_EQ(house.handed_in()[0].now, house.now);
}

TEST_F(IntakeTest, accepts_nothing_while_the_house_fails) {
    house.failing = true;
    EXPECT_EQ(deliver(fixture("plain")).outcome, try_again);
    house.broken = true;
    EXPECT_EQ(deliver(fixture("plain")).outcome, try_again);
}

TEST_F(IntakeTest, accepts_what_must_not_be_answered_without_handing_it_in) {
    EXPECT_EQ(deliver(fixture("bounce"), "").outcome, accepted);
    EXPECT_EQ(deliver(fixture("two_authors")).outcome, accepted);
    EXPECT_THAT(house.handed_in(), SizeIs(0));
}

TEST_F(IntakeTest, refuses_for_good_what_is_no_mail) {
    EXPECT_EQ(deliver("\x01\x02 noise").outcome, refused_for_good);
    EXPECT_EQ(deliver("").outcome, refused_for_good);
    EXPECT_THAT(house.handed_in(), SizeIs(0));
}

TEST_F(IntakeTest, refuses_for_good_what_is_too_large) {
    const DeliveryStatus delivery = deliver(std::string(mail_bytes_max + 1, 'x'));
    EXPECT_EQ(delivery.outcome, refused_for_good);
    EXPECT_THAT(delivery.sentence, HasSubstr("larger than 1024 KB"));
}

TEST_F(IntakeTest, puts_unanswered_mail_on_record_without_its_secrets) {
    std::ostringstream record;
    const auto before = spdlog::default_logger();
    spdlog::set_default_logger(std::make_shared<spdlog::logger>(
        "test", std::make_shared<spdlog::sinks::ostream_sink_mt>(record)));
    (void)deliver(fixture("two_authors"));
    (void)deliver(fixture("plain"), "");
    house.broken = true;
    (void)deliver(fixture("plain"));
    house.broken = false;
    const std::string mark =
        club::reply_token(club::HouseKey::of("test"), {.match = club::MatchId{12}});
    (void)deliver(
        "From: posthouse+" + mark + "@example.net\nMessage-ID: <x+" + mark + "@example.net>\n\n",
        "posthouse+" + mark + "@example.net");
    spdlog::set_default_logger(before);
    EXPECT_THAT(record.str(), HasSubstr("<two-1@example.org>"));
    EXPECT_THAT(record.str(), HasSubstr("return path is empty"));
    EXPECT_THAT(record.str(), Not(HasSubstr("secret-word")));
    EXPECT_THAT(record.str(), Not(HasSubstr(mark.substr(mark.rfind('.') + 1))));
}

/// With players whose letters come back, or who want no more of them.
struct MarkedMail : testing::Test {
    MarkedMail() {
        ann.name = "ann";
        ann.addresses = {{.address = "ann@example.org", .confirmed = true, .bounced = {}}};
        club::transact(store, [this](club::UnitOfWork& unit) { unit.add_user(ann); });
    }
    club::Backend door() {
        club::Backend door = house.door();
        door.store = &store;
        door.write = [this](club::UnitFn work, std::function<void(bool)> done) {
            ++writes;
            if (!house.failing) club::transact(store, work);
            done(!house.failing);
        };
        return door;
    }
    DeliveryStatus deliver(std::string bytes, const std::string& mark, bool in_envelope = false) {
        const std::string here = in_envelope ? "lost" : mark;
        for (std::size_t at; (at = bytes.find("MARK")) != std::string::npos;)
            bytes.replace(at, 4, here);
        std::vector<std::string> to;
        if (in_envelope) to.push_back("posthouse+" + mark + "@example.net");
        DeliveryStatus answer;
        receiver.deliver(bytes, {"", to},
                       [&](DeliveryStatus delivery) { answer = std::move(delivery); });
        return answer;
    }
    club::Address address() {
        club::Address found;
        store.read(
            [&](const club::StoreReader& reader) { found = reader.user(ann.id)->addresses.at(0); });
        return found;
    }

    club::HouseKey key = club::HouseKey::of("test");
    FakeHouse house;
    store::MemoryStore store;
    club::User ann;
    int writes = 0;
    MailReceiver receiver{door(),
                        {.house_address = "posthouse@example.net",
                         .host = "example.net",
                         .page_url = "",
                         .authserv_id = ""},
                        key};
};

TEST_F(MarkedMail, a_bounce_is_accepted_when_it_has_been_counted) {
    const std::string mark = club::bounce_token(key, ann.id, "ann@example.org");
    EXPECT_EQ(deliver(fixture("bounce_postfix"), mark).outcome, accepted);
    EXPECT_EQ(writes, 1);
    EXPECT_TRUE(address().suspended) << "there is no such user";
    const club::Address once = address();
    EXPECT_EQ(deliver(fixture("bounce_postfix"), mark).outcome, accepted);
    EXPECT_EQ(address(), once) << "redelivered, it changes nothing";
    EXPECT_THAT(house.handed_in(), SizeIs(0));
}

TEST_F(MarkedMail, the_mark_is_found_in_the_envelope_where_the_head_lost_it) {
    EXPECT_EQ(
        deliver(fixture("bounce_qmail"), club::bounce_token(key, ann.id, "ann@example.org"), true)
            .outcome,
        accepted);
    EXPECT_TRUE(address().suspended);
}

TEST_F(MarkedMail, nothing_is_accepted_while_it_cannot_be_counted) {
    house.failing = true;
    EXPECT_EQ(deliver(fixture("bounce_postfix"), club::bounce_token(key, ann.id, "ann@example.org"))
                  .outcome,
              try_again);
    EXPECT_EQ(deliver("From: ann@example.org\nTo: posthouse+MARK@example.net\n\n",
                      club::unsubscribe_mark(key, {.user = ann.id}))
                  .outcome,
              try_again);
}

TEST_F(MarkedMail, what_is_no_failure_is_put_on_record_only) {
    const std::string mark = club::bounce_token(key, ann.id, "ann@example.org");
    for (const char* name : {"bounce_delayed", "bounce_exim_warning", "away_to_bounce_address"})
        EXPECT_EQ(deliver(fixture(name), mark).outcome, accepted) << name;
    EXPECT_EQ(deliver(fixture("bounce_postfix"), "b1.00000000000000000000").outcome, accepted);
    EXPECT_EQ(writes, 0);
    EXPECT_THAT(house.handed_in(), SizeIs(0));
    EXPECT_EQ(address(), ann.addresses[0]);
}

TEST_F(MarkedMail, unsubscribes_without_an_answer) {
    const std::string mark =
        club::unsubscribe_mark(key, {.user = ann.id, .kind = club::LetterKind::broadcast});
    const std::string mail =
        "From: ann@example.org\nTo: posthouse+MARK@example.net\nSubject: unsubscribe\n\n";
    club::transact(store, [this](club::UnitOfWork& unit) {
        ann.broadcasts = true;
        unit.change_user(ann);
    });
    EXPECT_EQ(deliver(mail, mark).outcome, accepted);
    EXPECT_EQ(deliver(mail, mark, true).outcome, accepted);
    EXPECT_EQ(writes, 2);
    store.read(
        [&](const club::StoreReader& reader) { EXPECT_FALSE(reader.user(ann.id)->broadcasts); });
    EXPECT_THAT(house.handed_in(), SizeIs(0));
}

TEST_F(MarkedMail, a_forged_unsubscription_is_another_mail) {
    EXPECT_EQ(deliver("From: ann@example.org\nTo: posthouse+MARK@example.net\nSubject: x\n\n",
                      "u1.4.0.00000000000000000000")
                  .outcome,
              accepted);
    EXPECT_EQ(writes, 0);
}

}  // namespace
}  // namespace posthouse::mail
