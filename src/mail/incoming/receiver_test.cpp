
#include "mail/incoming/receiver.h"
#include "base/test_folder.h"
#include "club/accounts/account_tables.h"
#include "club/letters/mail_tokens.h"
#include "mail/test_mail.h"
#include "store/memory.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>
#include <sys/stat.h>
#include <unistd.h>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

namespace posthouse::mail {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;
using enum DeliveryStatus::Outcome;

struct MailReceiverTest : testing::Test {
    DeliveryStatus deliver(const std::string& bytes, const std::string& from = "ann@example.org") {
        std::vector<DeliveryStatus> deliveries;
        receiver.deliver(bytes, {from, to}, [&](DeliveryStatus delivery) {
            deliveries.push_back(std::move(delivery));
        });
        EXPECT_THAT(deliveries, SizeIs(1)) << "it must be answered once";
        return deliveries.empty() ? DeliveryStatus{} : deliveries.front();
    }

    std::vector<std::string> to;  // of the envelope
    FakeBackend house;
    MailReceiver receiver{house.backend(),
                          {.mail_address = "posthouse@example.net",
                           .host = "example.net",
                           .base_url = "",
                           .authserv_id = "mx.example.net"},
                          club::ServerKey::from_words("test")};
};

TEST_F(MailReceiverTest, AcceptsAMailOnceTheBackendHasAnswered) {
    EXPECT_EQ(deliver(fixture("plain")).outcome, accepted);
    ASSERT_THAT(house.received(), SizeIs(1));
    EXPECT_EQ(house.received()[0].lines[0], "wari move 12 ann secret-word c");
    EXPECT_EQ(house.received()[0].now, house.now);
}

TEST_F(MailReceiverTest, KnowsTheQuotationOfAnyLetterThatItHasSentToTheWriter) {
    std::string said = "Dear ann,\n\nYou have used most of your time for this move.\n";
    for (int day = 1; day <= 25; ++day)
        said += fmt::format("Morning {}: your seeds slept until noon.\n", day);
    club::transact(house.store, [&](club::UnitOfWork& unit) {
        club::User ann;
        ann.name = "ann";
        add_user(unit, ann);
        club::Letter letter;
        letter.kind = club::LetterKind::notice;
        letter.to = ann.id;
        letter.address = "ann@example.org";
        letter.message_id = "wari.12.5.remind.first";
        letter.subject = "wari Board 12";
        letter.body = said;
        unit.add(letter);
    });
    const auto comment_of = [&](const std::string& from) {
        house.requests.clear();
        deliver("From: " + from + "\nSubject: wari move 12 ann secret-word c\n" +
                    "In-Reply-To: <wari.12.5.remind.first+abc@example.net>\n" +
                    "Content-Type: text/plain; charset=utf-8\n\nGood luck!\n\n" +
                    "On Fri, 20 Nov 2026 at 08:00 Posthouse <posthouse@example.net> wrote:\n" +
                    said + "\nSee you at the harbour!\n",
                from);
        return house.received().at(0).comment;
    };
    EXPECT_THAT(comment_of("ann@example.org"), HasSubstr("See you at the harbour!"));
    EXPECT_THAT(comment_of("ann@example.org"), Not(HasSubstr("until noon")));
    EXPECT_EQ(comment_of("bob@example.org"), "Good luck!") << "it is not their letter";
}

TEST_F(MailReceiverTest, AcceptsNothingWhileTheBackendFails) {
    house.failing = true;
    EXPECT_EQ(deliver(fixture("plain")).outcome, try_again);
    house.broken = true;
    EXPECT_EQ(deliver(fixture("plain")).outcome, try_again);
}

TEST_F(MailReceiverTest, AcceptsUnanswerableMailWithoutSubmittingIt) {
    EXPECT_EQ(deliver(fixture("bounce"), "").outcome, accepted);
    EXPECT_EQ(deliver(fixture("two_authors")).outcome, accepted);
    EXPECT_THAT(house.received(), SizeIs(0));
}

TEST_F(MailReceiverTest, RefusesUnparsableMailForGood) {
    EXPECT_EQ(deliver("\x01\x02 noise").outcome, refused_for_good);
    EXPECT_EQ(deliver("").outcome, refused_for_good);
    EXPECT_THAT(house.received(), SizeIs(0));
}

TEST_F(MailReceiverTest, RefusesTooLargeMailForGood) {
    const DeliveryStatus delivery = deliver(std::string(mail_bytes_max + 1, 'x'));
    EXPECT_EQ(delivery.outcome, refused_for_good);
    EXPECT_THAT(delivery.message, HasSubstr("larger than 1024 KB"));
}

TEST_F(MailReceiverTest, LogsUnansweredMailWithoutItsSecrets) {
    std::ostringstream record;
    const auto before = spdlog::default_logger();
    spdlog::set_default_logger(std::make_shared<spdlog::logger>(
        "test", std::make_shared<spdlog::sinks::ostream_sink_mt>(record)));
    (void)deliver(fixture("two_authors"));
    (void)deliver(fixture("plain"), "");
    house.broken = true;
    (void)deliver(fixture("plain"));
    house.broken = false;
    const std::string token =
        club::reply_token(club::ServerKey::from_words("test"), {.match = club::MatchId{12}});
    (void)deliver(
        "From: posthouse+" + token + "@example.net\nMessage-ID: <x+" + token + "@example.net>\n\n",
        "posthouse+" + token + "@example.net");
    spdlog::set_default_logger(before);
    EXPECT_THAT(record.str(), HasSubstr("<two-1@example.org>"));
    EXPECT_THAT(record.str(), HasSubstr("return path is empty"));
    EXPECT_THAT(record.str(), Not(HasSubstr("secret-word")));
    EXPECT_THAT(record.str(), Not(HasSubstr(token.substr(token.rfind('.') + 1))));
}

/// Mails to bounce and unsubscribe addresses.
struct TaggedMailTest : testing::Test {
    TaggedMailTest() {
        ann.name = "ann";
        ann.addresses = {{.address = "ann@example.org", .confirmed = true, .bounced = {}}};
        club::transact(store, [this](club::UnitOfWork& unit) { add_user(unit, ann); });
    }
    club::Backend door() {
        club::Backend door = house.backend();
        door.store = &store;
        door.write = [this](club::UnitFn work, std::function<void(bool)> done) {
            ++writes;
            if (!house.failing) club::transact(store, work);
            done(!house.failing);
        };
        return door;
    }
    DeliveryStatus deliver(std::string bytes, const std::string& token, bool in_envelope = false) {
        const std::string here = in_envelope ? "lost" : token;
        for (std::size_t at; (at = bytes.find("MARK")) != std::string::npos;)
            bytes.replace(at, 4, here);
        std::vector<std::string> to;
        if (in_envelope) to.push_back("posthouse+" + token + "@example.net");
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

    club::ServerKey key = club::ServerKey::from_words("test");
    FakeBackend house;
    store::MemoryStore store;
    club::User ann;
    int writes = 0;
    MailReceiver receiver{door(),
                          {.mail_address = "posthouse@example.net",
                           .host = "example.net",
                           .base_url = "",
                           .authserv_id = ""},
                          key};
};

TEST_F(TaggedMailTest, AcceptsABounceOnceItIsCounted) {
    const std::string token = club::bounce_token(key, ann.id, "ann@example.org");
    EXPECT_EQ(deliver(fixture("bounce_postfix"), token).outcome, accepted);
    EXPECT_EQ(writes, 1);
    EXPECT_TRUE(address().suspended) << "there is no such user";
    const club::Address once = address();
    EXPECT_EQ(deliver(fixture("bounce_postfix"), token).outcome, accepted);
    EXPECT_EQ(address(), once) << "redelivered, it changes nothing";
    EXPECT_THAT(house.received(), SizeIs(0));
}

TEST_F(TaggedMailTest, FindsTheTokenInTheEnvelope) {
    EXPECT_EQ(
        deliver(fixture("bounce_qmail"), club::bounce_token(key, ann.id, "ann@example.org"), true)
            .outcome,
        accepted);
    EXPECT_TRUE(address().suspended);
}

TEST_F(TaggedMailTest, AcceptsNothingThatCannotBeCounted) {
    house.failing = true;
    EXPECT_EQ(deliver(fixture("bounce_postfix"), club::bounce_token(key, ann.id, "ann@example.org"))
                  .outcome,
              try_again);
    EXPECT_EQ(deliver("From: ann@example.org\nTo: posthouse+MARK@example.net\n\n",
                      club::unsubscribe_token(key, {.user = ann.id}))
                  .outcome,
              try_again);
}

TEST_F(TaggedMailTest, OnlyLogsOtherMailToABounceAddress) {
    const std::string token = club::bounce_token(key, ann.id, "ann@example.org");
    for (const char* name : {"bounce_delayed", "bounce_exim_warning", "away_to_bounce_address"})
        EXPECT_EQ(deliver(fixture(name), token).outcome, accepted) << name;
    EXPECT_EQ(deliver(fixture("bounce_postfix"), "b1.00000000000000000000").outcome, accepted);
    EXPECT_EQ(writes, 0);
    EXPECT_THAT(house.received(), SizeIs(0));
    EXPECT_EQ(address(), ann.addresses[0]);
}

TEST_F(TaggedMailTest, UnsubscribesWithoutAnAnswer) {
    const std::string token =
        club::unsubscribe_token(key, {.user = ann.id, .kind = club::LetterKind::broadcast});
    const std::string mail =
        "From: ann@example.org\nTo: posthouse+MARK@example.net\nSubject: unsubscribe\n\n";
    club::transact(store, [this](club::UnitOfWork& unit) {
        ann.wants_broadcasts = true;
        change_user(unit, ann);
    });
    EXPECT_EQ(deliver(mail, token).outcome, accepted);
    EXPECT_EQ(deliver(mail, token, true).outcome, accepted);
    EXPECT_EQ(writes, 2);
    store.read([&](const club::StoreReader& reader) {
        EXPECT_FALSE(reader.user(ann.id)->wants_broadcasts);
    });
    EXPECT_THAT(house.received(), SizeIs(0));
}

TEST_F(TaggedMailTest, IgnoresAForgedUnsubscription) {
    EXPECT_EQ(deliver("From: ann@example.org\nTo: posthouse+MARK@example.net\nSubject: x\n\n",
                      "u1.4.0.00000000000000000000")
                  .outcome,
              accepted);
    EXPECT_EQ(writes, 0);
}

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAre;

struct MaildirIntakeTest : testing::Test {
    MaildirIntakeTest() { maildir.emplace(folder / "in", receiver); }

    void put(const std::string& name, const std::string& bytes) {
        std::ofstream(folder / "in/new" / name, std::ios::binary) << bytes;
    }
    std::vector<std::string> in(const std::string& part) {
        std::vector<std::string> names;
        for (const auto& entry : fs::directory_iterator(folder / "in" / part))
            names.push_back(entry.path().filename());
        return names;
    }
    static std::string mail(const std::string& subject) {
        return "Return-Path: <ann@example.org>\nFrom: ann@example.org\nSubject: " + subject +
               "\n\nhello\n";
    }

    const TestFolder folder;
    FakeBackend house;
    MailReceiver receiver{house.backend(),
                          {.mail_address = "posthouse@example.net",
                           .host = "example.net",
                           .base_url = "",
                           .authserv_id = ""},
                          club::ServerKey::from_words("test")};
    std::optional<MaildirReceiver> maildir;
};

TEST_F(MaildirIntakeTest, DeliversNewMailAndMarksItAsSeen) {
    put("1736067605.M1P2.host", mail("help"));
    EXPECT_EQ(maildir->deliver_new(), 1);
    ASSERT_THAT(house.received(), SizeIs(1));
    EXPECT_THAT(house.received()[0].lines, ElementsAre("help"));
    EXPECT_THAT(in("new"), IsEmpty());
    EXPECT_THAT(in("cur"), ElementsAre("1736067605.M1P2.host:2,S"));
    EXPECT_EQ(maildir->deliver_new(), 0);
    EXPECT_THAT(house.received(), SizeIs(1));
}

TEST_F(MaildirIntakeTest, DeliversTheOldestFirst) {
    put("1736067700.a", mail("list"));
    put("999999999.z", mail("help"));
    put("1736067605.b", mail("games"));
    EXPECT_EQ(maildir->deliver_new(), 3);
    std::vector<std::string> lines;
    for (const club::Request& request : house.received()) lines.push_back(request.lines.at(0));
    EXPECT_THAT(lines, ElementsAre("help", "games", "list"));
}

TEST_F(MaildirIntakeTest, KeepsMailThatMustBeRetried) {
    put("1.a", mail("help"));
    put("2.b", mail("list"));
    house.failing = true;
    EXPECT_EQ(maildir->deliver_new(), 0);
    EXPECT_THAT(in("new"), SizeIs(2));
    EXPECT_THAT(house.received(), SizeIs(1)) << "the others wait their turn";
    house.failing = false;
    EXPECT_EQ(maildir->deliver_new(), 2);
}

TEST_F(MaildirIntakeTest, MovesUnreadableMailAside) {
    put("1.large", mail("help") + std::string(5'000'000, 'x'));
    put("2.noise", std::string("\x01\x02", 2));
    put("3.fine", mail("help"));
    EXPECT_EQ(maildir->deliver_new(), 3);
    EXPECT_THAT(in("posthouse-refused"), UnorderedElementsAre("1.large", "2.noise"));
    EXPECT_EQ(fs::file_size(folder / "in/posthouse-refused/1.large"),
              mail("help").size() + 5'000'000);
    EXPECT_THAT(in("cur"), ElementsAre("3.fine:2,S"));
}

TEST_F(MaildirIntakeTest, FollowsNoLinkAndWaitsForNoPipe) {
    std::ofstream(folder / "elsewhere") << mail("help");
    fs::create_symlink(folder / "elsewhere", folder / "in/new/1.link");
    ASSERT_EQ(::mkfifo((folder / "in/new/2.pipe").c_str(), 0600), 0);
    fs::create_directory(folder / "in/new/3.folder");
    put(".hidden", mail("help"));
    put("4.mail", mail("help"));
    EXPECT_EQ(maildir->deliver_new(), 1);
    EXPECT_EQ(maildir->deliver_new(), 0);
    EXPECT_THAT(house.received(), SizeIs(1));
    EXPECT_THAT(in("new"), UnorderedElementsAre("1.link", "2.pipe", "3.folder", ".hidden"));
}

TEST_F(MaildirIntakeTest, OverwritesNothingInCur) {
    std::ofstream(folder / "in/cur/1.a:2,S") << "read long ago";
    put("1.a", mail("help"));
    EXPECT_EQ(maildir->deliver_new(), 1);
    EXPECT_THAT(in("cur"), UnorderedElementsAre("1.a:2,S", "1.a.1:2,S"));
    EXPECT_EQ(fs::file_size(folder / "in/cur/1.a:2,S"), 13u);
}

TEST_F(MaildirIntakeTest, DeliversAHundredMailsInARound) {
    for (int i = 0; i < 130; ++i) put(std::to_string(1000 + i) + ".x", mail("help"));
    EXPECT_EQ(maildir->deliver_new(), 100);
    EXPECT_EQ(maildir->deliver_new(), 30);
    EXPECT_THAT(in("cur"), SizeIs(130));
}

TEST_F(MaildirIntakeTest, WaitsForAResultFromAnotherThread) {
    std::vector<std::thread> workers;
    club::Backend door = house.backend();
    door.submit = [&](club::Request, std::function<void(std::optional<club::Response>)> answered) {
        workers.emplace_back([answered] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            answered(FakeBackend::done());
        });
    };
    const MailReceiver slow(door, receiver.identity(), club::ServerKey::from_words("test"));
    MaildirReceiver by_slow(folder / "slow", slow);
    std::ofstream(folder / "slow/new/1.a") << mail("help");
    EXPECT_EQ(by_slow.deliver_new(), 1);
    for (std::thread& worker : workers) worker.join();
}

TEST_F(MaildirIntakeTest, ThrowsIfTheFolderIsMissing) {
    fs::remove_all(folder / "in");
    EXPECT_THROW(maildir->deliver_new(), std::exception);
    EXPECT_THROW(MaildirReceiver("/proc/nowhere", receiver), std::exception);
}

}  // namespace
}  // namespace posthouse::mail
