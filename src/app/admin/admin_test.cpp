#include "app/admin/admin.h"
#include "app/admin/admin_lists.h"
#include "club/moderation/operator_acts.h"

#include "club/accounts/account_tables.h"
#include "club/clocks/clock_tables.h"
#include "club/core/house_tables.h"
#include "club/moderation/moderation.h"
#include "club/moderation/moderation_tables.h"
#include "club/tournaments/tournament_tables.h"
#include "store/contract/store_contract.h"
#include "store/sqlite/sqlite.h"

#include <gmock/gmock.h>
#include <boost/json/parse.hpp>

#include <filesystem>
#include <sstream>

namespace posthouse::app {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

/// A store with ann and bob and a match, which another connection has open.
class AdminTest : public testing::Test {
protected:
    AdminTest() {
        configuration_.data = folder_.file("");
        configuration_.base_url = "https://house.example";
        for (const char* name : {"ann", "bob"}) {
            club::User user;
            user.name = name;
            user.password_hash = "a hash";
            club::transact(*store_, [&](club::UnitOfWork& unit) {
                add_user(unit, user);
                advance_heartbeat(unit, now_);
            });
            users_.push_back(user.id);
        }
        club::Match match;
        match.game = "wari";
        match.seats = {users_[0], users_[1]};
        match.clock.bank = 1h;
        match.clock.left = {1h, 1h};
        match.turn_since = now_;
        club::transact(*store_, [&](club::UnitOfWork& unit) {
            unit.add_match(match);
            club::Job job{{}, "flag", match.id, 0, now_ + 1h};
            unit.add(job);
        });
    }

    club::OperatorContext by(std::string reason = "") { return {"root", std::move(reason), now_}; }
    /// The output; checks the status.
    template <class Act>
    std::string said(int status, const Act& act) {
        AdminSession session(configuration_);
        std::ostringstream out;
        EXPECT_EQ(act(session, out), status) << out.str();
        return out.str();
    }
    std::string stuck(int status) {
        return said(status,
                    [&](auto& session, auto& out) { return print_overdue(session, now_, out); });
    }

    const store::ScratchFolder folder_;
    std::unique_ptr<club::Store> store_ = store::open_sqlite(folder_.file("house.sqlite"));
    Config configuration_;
    club::Instant now_{std::chrono::sys_days{std::chrono::year{2026} / 11 / 20}};
    std::vector<club::UserId> users_;
};

TEST_F(AdminTest, PausesAllClocksOnceAndResumesThem) {
    const auto say = [&](const std::string& how) {
        return said(0, [&](auto& session, auto& out) {
            return freeze(session, by("a power cut"), how, out);
        });
    };
    const club::Instant begin = now_;
    EXPECT_THAT(say(""), HasSubstr("run"));
    EXPECT_THAT(say("on"), HasSubstr("are paused since 2026-11-20 00:00"));
    now_ += 1h;
    EXPECT_THAT(say("on"), HasSubstr("are paused since 2026-11-20 00:00"));
    EXPECT_THAT(say("off"), HasSubstr("run"));
    now_ += 1h;
    EXPECT_THAT(say("off"), HasSubstr("run"));
    store_->read([&](const club::StoreReader& reader) {
        EXPECT_THAT(server_pauses(reader, store::at(0)),
                    ElementsAre(club::ServerPause{begin, begin + 1h, true}));
    });
    EXPECT_EQ(said(0, [](auto& session,
                         auto& out) { return list_audit(session, 9, ListForm::text, out); }),
              "2026-11-20 01:00 UTC  root         freeze off (a power cut)\n"
              "2026-11-20 00:00 UTC  root         freeze on (a power cut)\n");
}

TEST_F(AdminTest, CreatesNoStore) {
    configuration_.data = folder_.file("nowhere");
    EXPECT_THROW(AdminSession{configuration_}, std::exception);
    EXPECT_FALSE(std::filesystem::exists(configuration_.data));
}

TEST_F(AdminTest, ListsAndShowsPlayersWithTheirSanctions) {
    club::transact(*store_, [&](club::UnitOfWork& unit) {
        unit.put(
            club::Sanction{users_[1], club::SanctionKind::ban, now_, now_ + 24h, "two accounts"});
        club::User bob = *unit.user(users_[1]);
        bob.operator_since = now_;
        change_user(unit, bob);
    });
    EXPECT_THAT(said(0, [&](auto& session,
                            auto& out) { return list_users(session, ListForm::text, now_, out); }),
                AllOf(HasSubstr("ann "), HasSubstr("operator, banned until 2026-11-21 00:00")));
    EXPECT_THAT(
        said(0, [&](auto& session, auto& out) { return show_user(session, "BOB", now_, out); }),
        AllOf(HasSubstr("operator since 2026-11-20 00:00 UTC"), HasSubstr("two accounts"),
              HasSubstr("wari/1  move 1"), Not(HasSubstr("a hash"))));
    said(2, [&](auto& session, auto& out) { return show_user(session, "zeno", now_, out); });
    EXPECT_THAT(
        said(0, [&](auto& session,
                    auto& out) { return list_sanctions(session, ListForm::text, now_, out); }),
        HasSubstr("two accounts"));
}

TEST_F(AdminTest, AResetLinkBeginsWithTheBaseUrl) {
    const std::string link = said(
        0, [&](auto& session, auto& out) { return reset_link(session, by(), "ann", 24h, out); });
    EXPECT_THAT(link, AllOf(HasSubstr("    https://house.example/reset/p1-"),
                            HasSubstr("until 2026-11-21 00:00 UTC")));
    said(2, [&](auto& session, auto& out) { return reset_link(session, by(), "zeno", 24h, out); });
}

TEST_F(AdminTest, AnInvitationsLinkIsPrintedAndListedUntilItIsWithdrawn) {
    const std::string made = said(0, [&](auto& session, auto& out) {
        return invite(session, by(), {20, now_ + 48h, "the club"}, out);
    });
    EXPECT_THAT(made, AllOf(HasSubstr("    https://house.example/signup/1-"),
                            HasSubstr("for 20 people, until 2026-11-22 00:00 UTC:"),
                            HasSubstr("signup NAME PASSWORD --invitation=1-")));
    const auto listed = [&] {
        return said(0, [&](auto& session, auto& out) {
            return list_invitations(session, ListForm::text, now_, out);
        });
    };
    EXPECT_THAT(listed(), AllOf(HasSubstr("used 0 of 20"), HasSubstr("the club"),
                                HasSubstr("https://house.example/signup/1-")));
    now_ += 48h;
    EXPECT_THAT(listed(), AllOf(HasSubstr("expired on 2026-11-22"), Not(HasSubstr("/signup/"))));
}

TEST_F(AdminTest, AListForProgramsIsAnObjectInEachLine) {
    const auto listed = [&](auto list) {
        std::vector<boost::json::value> entries;
        std::istringstream lines(said(0, list));
        for (std::string line; std::getline(lines, line);)
            entries.push_back(boost::json::parse(line));
        return entries;
    };
    const auto invitations = [&](auto& session, auto& out) {
        return list_invitations(session, ListForm::json, now_, out);
    };
    EXPECT_TRUE(listed(invitations).empty());
    said(0, [&](auto& session, auto& out) {
        return invite(session, by(), {20, now_ + 48h, "the “club”\n"}, out);
    });
    const auto found = listed(invitations);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].at("uses").as_int64(), 20);
    EXPECT_EQ(found[0].at("expires").as_string(), "2026-11-22T00:00:00Z");
    EXPECT_TRUE(found[0].at("withdrawn").is_null());
    const auto users = listed(
        [&](auto& session, auto& out) { return list_users(session, ListForm::json, now_, out); });
    ASSERT_FALSE(users.empty());
    EXPECT_FALSE(users[0].at("operator").as_bool());
    EXPECT_EQ(listed([](auto& session, auto& out) {
                  return list_audit(session, 9, ListForm::json, out);
              })[0]
                  .at("who")
                  .as_string(),
              by().who);
}

TEST_F(AdminTest, ACreatedAccountHasAResetLink) {
    const auto create = [&](int status, const char* name, const char* address) {
        return said(status, [&](auto& session, auto& out) {
            return create_player(session, by(), name, address, 24h, out);
        });
    };
    EXPECT_THAT(create(0, "dora", "dora@example.org"),
                HasSubstr("    https://house.example/reset/p3-"));
    EXPECT_THAT(create(2, "dora", ""), HasSubstr("is taken"));
    EXPECT_THAT(create(2, "emil", "nowhere"), HasSubstr("is not a mail address"));
}

TEST_F(AdminTest, ADayEndsAtMidnight) {
    EXPECT_EQ(typed_end("2026-11-22"), typed_instant("2026-11-23 00:00"));
    EXPECT_EQ(typed_end("2026-11-22 10:00"), typed_instant("2026-11-22 10:00"));
    EXPECT_FALSE(typed_end("2026-02-30"));
    EXPECT_FALSE(typed_end("tomorrow"));
}

TEST_F(AdminTest, ARefusedActionChangesNothingAndSaysWhy) {
    EXPECT_THAT(said(2,
                     [&](auto& session, auto& out) {
                         return session.act(
                             [&](club::UnitOfWork& unit) {
                                 return club::rename(session.club(), unit, by(), "ann", "bob");
                             },
                             out);
                     }),
                HasSubstr("is taken"));
    EXPECT_THAT(said(0, [](auto& session,
                           auto& out) { return list_audit(session, 9, ListForm::text, out); }),
                HasSubstr("no operators' actions yet"));
}

TEST_F(AdminTest, AMatchIsTypedAsItsGameAndItsBoard) {
    store_->read([&](const club::StoreReader& reader) {
        EXPECT_TRUE(typed_match(reader, "wari/1"));
        for (const char* wrong : {"wari/2", "wari", "wari/", "/1", "wari/1x", "wari/-1", ""})
            EXPECT_FALSE(typed_match(reader, wrong)) << wrong;
    });
    EXPECT_THAT(
        said(0, [](auto& session, auto& out) { return show_match(session, "wari/1", out); }),
        AllOf(HasSubstr("flag at move 1"), Not(HasSubstr("DAMAGED"))));
    said(2, [](auto& session, auto& out) { return show_match(session, "wari/7", out); });
}

TEST_F(AdminTest, ListsTournamentsThatWaitForNobody) {
    club::transact(*store_, [&](club::UnitOfWork& unit) {
        club::Tournament cup;
        cup.name = "cup";
        cup.game = "wari";
        cup.by = users_[0];
        cup.begun = now_;
        unit.add(cup);
        for (int seed : {0, 1})
            unit.put(club::Entrant{cup.id, users_[static_cast<std::size_t>(seed)], now_, seed});
    });
    EXPECT_THAT(stuck(1), HasSubstr("tournament cup: its next games should have begun"));
}

TEST_F(AdminTest, ListsOverdueJobsAndStuckMatches) {
    EXPECT_EQ(stuck(0), "Nothing is overdue.\n");
    now_ += 1h + 4min;
    club::transact(*store_, [&](club::UnitOfWork& unit) { advance_heartbeat(unit, now_); });
    EXPECT_EQ(stuck(0), "Nothing is overdue.\n");
    now_ += 2min;
    EXPECT_THAT(stuck(1), AllOf(HasSubstr("1 jobs of kind “flag” are overdue"),
                                HasSubstr("wari/1: flag at move 1, due 2026-11-20 01:00 UTC")));
    club::transact(*store_, [&](club::UnitOfWork& unit) {
        remove_jobs_of(unit, club::MatchId{1});
        club::Letter late, dead;
        late.address = dead.address = "ann@example.org";
        late.message_id = "late";
        late.due = now_ - 10min;
        late.last_error = "the relay is gone";
        dead.message_id = "dead";
        dead.failed_at = now_;
        unit.add(late);
        unit.add(dead);
    });
    EXPECT_THAT(stuck(1),
                AllOf(HasSubstr("wari/1: its clock runs, but no job would ever end the turn"),
                      HasSubstr("1 mail overdue"), HasSubstr("the relay is gone"),
                      HasSubstr("1 mail failed"), Not(HasSubstr("jobs of kind"))));
    now_ += 1h;
    EXPECT_THAT(stuck(1), HasSubstr("The server is not running since 2026-11-20 01:04 UTC."));
}

TEST_F(AdminTest, JobsAreNotOverdueWhileAllClocksArePaused) {
    club::transact(*store_, [&](club::UnitOfWork& unit) {
        unit.insert(club::ServerPause{now_, std::nullopt, true});
    });
    now_ += 5h;
    EXPECT_THAT(stuck(0), Not(HasSubstr("late")));
}

TEST(TypedDuration, IsANumberAndAUnit) {
    EXPECT_EQ(club::parse_duration("90m"), 90min);
    EXPECT_EQ(club::parse_duration("12h"), 12h);
    EXPECT_EQ(club::parse_duration("7d"), 7 * 24h);
    EXPECT_EQ(club::parse_duration("2w"), 14 * 24h);
    for (const char* wrong : {"", "7", "d", "0d", "-1d", "7 d", "7y", "1.5h", "100001d"})
        EXPECT_FALSE(club::parse_duration(wrong)) << wrong;
}

TEST(TypedInstant, IsADayAndATime) {
    const club::Instant ten{std::chrono::sys_days{std::chrono::year{2026} / 11 / 22} + 10h};
    for (const char* typed :
         {"2026-11-22T10:00:00Z", "2026-11-22 10:00:00", "2026-11-22 10:00", "2026-11-22T10:00Z"})
        EXPECT_EQ(typed_instant(typed), ten) << typed;
    for (const char* wrong : {"", "2026-11-22", "10:00", "2026-02-30 10:00", "2026-13-01 10:00",
                              "2026-11-22 10:00 and more", "2026-11-22 25:00"})
        EXPECT_FALSE(typed_instant(wrong)) << wrong;
}

}  // namespace
}  // namespace posthouse::app
