#include "mail/intake.h"

#include "mail/fake_house.h"
#include "mail/fixture.h"

#include <gmock/gmock.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include <sstream>

namespace posthouse {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;
using enum Delivery::Outcome;

struct IntakeTest : testing::Test {
    Delivery deliver(const std::string& bytes, const std::string& from = "ann@example.org") {
        std::vector<Delivery> deliveries;
        intake.deliver(bytes, from,
                       [&](Delivery delivery) { deliveries.push_back(std::move(delivery)); });
        EXPECT_THAT(deliveries, SizeIs(1)) << "it must be answered once";
        return deliveries.empty() ? Delivery{} : deliveries.front();
    }

    FakeHouse house;
    Intake intake{house.door(),
                  {.house_address = "posthouse@example.net", .host = "example.net", .page_url = ""},
                  HouseKey::of("test")};
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
    const Delivery delivery = deliver(std::string(mail_bytes_max + 1, 'x'));
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
    spdlog::set_default_logger(before);
    EXPECT_THAT(record.str(), HasSubstr("<two-1@example.org>"));
    EXPECT_THAT(record.str(), HasSubstr("return path is empty"));
    EXPECT_THAT(record.str(), Not(HasSubstr("secret-word")));
}

}  // namespace
}  // namespace posthouse
