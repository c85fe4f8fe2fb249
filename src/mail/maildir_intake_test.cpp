#include "mail/maildir_intake.h"

#include "mail/fake_house.h"
#include "mail/fixture.h"

#include <gmock/gmock.h>

#include <sys/stat.h>
#include <unistd.h>
#include <filesystem>
#include <fstream>
#include <thread>

namespace posthouse::mail {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAre;

struct MaildirIntakeTest : testing::Test {
    MaildirIntakeTest() {
        std::string made = fs::temp_directory_path() / "posthouse-maildir-XXXXXX";
        if (::mkdtemp(made.data()) == nullptr) throw std::runtime_error("mkdtemp");
        folder = made;
        maildir.emplace(folder + "/in", receiver);
    }
    ~MaildirIntakeTest() override { fs::remove_all(folder); }

    void put(const std::string& name, const std::string& bytes) {
        std::ofstream(folder + "/in/new/" + name, std::ios::binary) << bytes;
    }
    std::vector<std::string> in(const std::string& part) {
        std::vector<std::string> names;
        for (const auto& entry : fs::directory_iterator(folder + "/in/" + part))
            names.push_back(entry.path().filename());
        return names;
    }
    static std::string mail(const std::string& subject) {
        return "Return-Path: <ann@example.org>\nFrom: ann@example.org\nSubject: " + subject +
               "\n\nhello\n";
    }

    std::string folder;
    FakeHouse house;
    MailReceiver receiver{house.door(),
                        {.house_address = "posthouse@example.net",
                         .host = "example.net",
                         .page_url = "",
                         .authserv_id = ""},
                        club::HouseKey::of("test")};
    std::optional<MaildirIntake> maildir;
};

TEST_F(MaildirIntakeTest, takes_what_is_new_and_leaves_it_as_seen) {
    put("1736067605.M1P2.host", mail("help"));
    EXPECT_EQ(maildir->take_new(), 1);
    ASSERT_THAT(house.handed_in(), SizeIs(1));
    EXPECT_THAT(house.handed_in()[0].lines, ElementsAre("help"));
    EXPECT_THAT(in("new"), IsEmpty());
    EXPECT_THAT(in("cur"), ElementsAre("1736067605.M1P2.host:2,S"));
    EXPECT_EQ(maildir->take_new(), 0);
    EXPECT_THAT(house.handed_in(), SizeIs(1));
}

TEST_F(MaildirIntakeTest, takes_the_oldest_first) {
    put("1736067700.a", mail("list"));
    put("999999999.z", mail("help"));
    put("1736067605.b", mail("games"));
    EXPECT_EQ(maildir->take_new(), 3);
    std::vector<std::string> lines;
    for (const club::Request& request : house.handed_in()) lines.push_back(request.lines.at(0));
    EXPECT_THAT(lines, ElementsAre("help", "games", "list"));
}

TEST_F(MaildirIntakeTest, leaves_what_the_house_cannot_take_now) {
    put("1.a", mail("help"));
    put("2.b", mail("list"));
    house.failing = true;
    EXPECT_EQ(maildir->take_new(), 0);
    EXPECT_THAT(in("new"), SizeIs(2));
    EXPECT_THAT(house.handed_in(), SizeIs(1)) << "the others wait their turn";
    house.failing = false;
    EXPECT_EQ(maildir->take_new(), 2);
}

TEST_F(MaildirIntakeTest, puts_aside_what_can_never_be_read) {
    put("1.large", mail("help") + std::string(5'000'000, 'x'));
    put("2.noise", std::string("\x01\x02", 2));
    put("3.fine", mail("help"));
    EXPECT_EQ(maildir->take_new(), 3);
    EXPECT_THAT(in("posthouse-refused"), UnorderedElementsAre("1.large", "2.noise"));
    EXPECT_EQ(fs::file_size(folder + "/in/posthouse-refused/1.large"),
              mail("help").size() + 5'000'000);
    EXPECT_THAT(in("cur"), ElementsAre("3.fine:2,S"));
}

TEST_F(MaildirIntakeTest, follows_no_link_and_waits_for_no_pipe) {
    std::ofstream(folder + "/elsewhere") << mail("help");
    fs::create_symlink(folder + "/elsewhere", folder + "/in/new/1.link");
    ASSERT_EQ(::mkfifo((folder + "/in/new/2.pipe").c_str(), 0600), 0);
    fs::create_directory(folder + "/in/new/3.folder");
    put(".hidden", mail("help"));
    put("4.mail", mail("help"));
    EXPECT_EQ(maildir->take_new(), 1);
    EXPECT_EQ(maildir->take_new(), 0);
    EXPECT_THAT(house.handed_in(), SizeIs(1));
    EXPECT_THAT(in("new"), UnorderedElementsAre("1.link", "2.pipe", "3.folder", ".hidden"));
}

TEST_F(MaildirIntakeTest, leaves_cur_alone_and_writes_over_nothing) {
    std::ofstream(folder + "/in/cur/1.a:2,S") << "read long ago";
    put("1.a", mail("help"));
    EXPECT_EQ(maildir->take_new(), 1);
    EXPECT_THAT(in("cur"), UnorderedElementsAre("1.a:2,S", "1.a.1:2,S"));
    EXPECT_EQ(fs::file_size(folder + "/in/cur/1.a:2,S"), 13u);
}

TEST_F(MaildirIntakeTest, takes_a_hundred_in_a_round_and_the_others_in_the_next) {
    for (int i = 0; i < 130; ++i) put(std::to_string(1000 + i) + ".x", mail("help"));
    EXPECT_EQ(maildir->take_new(), 100);
    EXPECT_EQ(maildir->take_new(), 30);
    EXPECT_THAT(in("cur"), SizeIs(130));
}

TEST_F(MaildirIntakeTest, waits_for_an_answer_from_another_thread) {
    std::vector<std::thread> workers;
    club::Backend door = house.door();
    door.submit = [&](club::Request, std::function<void(std::optional<club::Response>)> answered) {
        workers.emplace_back([answered] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            answered(FakeHouse::done());
        });
    };
    const MailReceiver slow(door, receiver.identity(), club::HouseKey::of("test"));
    MaildirIntake by_slow(folder + "/slow", slow);
    std::ofstream(folder + "/slow/new/1.a") << mail("help");
    EXPECT_EQ(by_slow.take_new(), 1);
    for (std::thread& worker : workers) worker.join();
}

TEST_F(MaildirIntakeTest, says_so_where_there_is_no_folder) {
    fs::remove_all(folder + "/in");
    EXPECT_THROW(maildir->take_new(), std::exception);
    EXPECT_THROW(MaildirIntake("/proc/nowhere", receiver), std::exception);
}

}  // namespace
}  // namespace posthouse::mail
