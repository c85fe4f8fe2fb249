// Store contract: moderation and statistics.

#include "club/accounts/account_tables.h"
#include "club/core/house_tables.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"
#include "club/moderation/moderation_tables.h"
#include "store/contract/store_contract.h"

#include <gmock/gmock.h>

namespace posthouse::store {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

club::Report report_of(club::UserId by, club::UserId about, club::MatchId match, std::string text,
                       club::Instant when) {
    return {{}, by, about, match, std::move(text), when, std::nullopt};
}

}  // namespace

TEST_P(StoreContract, ReplacesASanctionOfTheSameKind) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::Sanction mute{ann.id, club::SanctionKind::mute, at(5), at(9), "shouting"};
    const club::Sanction ban{ann.id, club::SanctionKind::ban, at(6), std::nullopt, "again"};
    const club::Sanction other{bob.id, club::SanctionKind::mute, at(7), std::nullopt, ""};
    club::Sanction longer = mute;
    longer.until = at(90);
    work([&](club::UnitOfWork& unit) {
        for (const club::Sanction& one : {ban, mute, other, longer}) unit.put(one);
    });
    EXPECT_THAT(read_back([&](Reader reader) { return reader.list<club::Sanction>(ann.id); }),
                ElementsAre(longer, ban));
    const auto holding = [&](int now, club::UserId after, std::size_t limit) {
        return read_back(
            [&](Reader reader) { return sanctions_holding(reader, at(now), after, limit); });
    };
    EXPECT_THAT(holding(89, {}, 9), ElementsAre(longer, ban, other));
    EXPECT_THAT(holding(90, {}, 9), ElementsAre(ban, other)) << "one is over";
    EXPECT_THAT(holding(0, {}, 2), ElementsAre(longer, ban));
    EXPECT_THAT(holding(0, ann.id, 9), ElementsAre(other));
    work([&](club::UnitOfWork& unit) {
        unit.remove<club::Sanction>(ann.id, club::SanctionKind::mute);
        unit.remove<club::Sanction>(bob.id, club::SanctionKind::ban);
    });
    EXPECT_THAT(holding(0, {}, 9), ElementsAre(ban, other));
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        unit.put(club::Sanction{club::UserId{77}, {}, {}, {}, ""});
    }));
}

TEST_P(StoreContract, ListsReportsNewestFirstUntilTheyAreClosed) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::Match match = add_match("wari", ann, bob);
    club::Report one = report_of(ann.id, bob.id, club::MatchId{}, "rude", at(10));
    club::Report two = report_of(ann.id, club::UserId{}, match.id, "odd", at(20));
    club::Report three = report_of(bob.id, ann.id, club::MatchId{}, "they began", at(30));
    work([&](club::UnitOfWork& unit) {
        for (club::Report* report : {&one, &two, &three}) unit.add(*report);
    });
    const auto reports = [&](bool closed_too, std::size_t limit) {
        return read_back([&](Reader reader) { return newest_reports(reader, closed_too, limit); });
    };
    EXPECT_THAT(reports(false, 9), ElementsAre(three, two, one));
    EXPECT_THAT(reports(false, 2), ElementsAre(three, two));
    work([&](club::UnitOfWork& unit) { close_report(unit, two.id, at(40)); });
    two.closed = at(40);
    EXPECT_THAT(reports(false, 9), ElementsAre(three, one));
    EXPECT_THAT(reports(true, 9), ElementsAre(three, two, one));
    const auto behind = [&](bool closed_too, const club::Report& last) {
        return read_back(
            [&](Reader reader) { return newest_reports(reader, closed_too, 9, last.id); });
    };
    EXPECT_THAT(behind(true, three), ElementsAre(two, one));
    EXPECT_THAT(behind(false, three), ElementsAre(one));
    EXPECT_THAT(behind(false, one), IsEmpty());
    EXPECT_EQ(read_back([&](Reader reader) { return reader.find<club::Report>(two.id); }), two);
    EXPECT_FALSE(
        read_back([&](Reader reader) { return reader.find<club::Report>(club::ReportId{99}); }));
    EXPECT_EQ(read_back([&](Reader reader) { return reports_by(reader, ann.id, at(10)); }), 2u);
    EXPECT_EQ(read_back([&](Reader reader) { return reports_by(reader, ann.id, at(11)); }), 1u);
    EXPECT_ANY_THROW(work([&](club::UnitOfWork& unit) {
        club::Report nobody = report_of(club::UserId{77}, bob.id, club::MatchId{}, "", at(1));
        unit.add(nobody);
    }));
}

TEST_P(StoreContract, ListsTheAuditLogNewestFirst) {
    const club::User ann = add_user("ann");
    club::AuditEntry one{{}, at(1), "root", "freeze on", "a power cut", {}, {}};
    club::AuditEntry two{{}, at(2), "eve", "ban ann", "", ann.id, {}};
    work([&](club::UnitOfWork& unit) {
        unit.add(one);
        unit.add(two);
    });
    EXPECT_THAT(read_back([](Reader reader) { return newest_audit_entries(reader, 9); }),
                ElementsAre(two, one));
    EXPECT_THAT(read_back([](Reader reader) { return newest_audit_entries(reader, 1); }),
                ElementsAre(two));
    EXPECT_THAT(read_back([&](Reader reader) { return newest_audit_entries(reader, 9, two.id); }),
                ElementsAre(one));
    EXPECT_LT(one.id, two.id);
}

TEST_P(StoreContract, StoresAtMostOneBanner) {
    const auto banner = [&] {
        return read_back([](Reader reader) { return reader.find<club::Banner>(); });
    };
    EXPECT_FALSE(banner());
    const club::Banner one{"Closed tonight.", at(1), at(9)}, two{"Open again.", at(2), {}};
    work([&](club::UnitOfWork& unit) { set_banner(unit, one); });
    EXPECT_EQ(banner(), one);
    work([&](club::UnitOfWork& unit) { set_banner(unit, two); });
    EXPECT_EQ(banner(), two);
    work([&](club::UnitOfWork& unit) { set_banner(unit, std::nullopt); });
    EXPECT_FALSE(banner());
}

TEST_P(StoreContract, ReassignsASeat) {
    const club::User ann = add_user("ann"), bob = add_user("bob"), cara = add_user("cara");
    club::Match match;
    match.game = "oware";
    match.seats = {ann.id, bob.id};
    match.senior = Side::first;
    work([&](club::UnitOfWork& unit) {
        unit.add_match(match);
        give_seat(unit, match.id, Side::second, cara.id);
    });
    const auto now = read_back([&](Reader reader) { return reader.match(match.id); });
    EXPECT_THAT(now->seats, ElementsAre(ann.id, cara.id));
    EXPECT_FALSE(now->senior);
    EXPECT_EQ(now->version, match.version + 1);
    const auto matches = [&](const club::User& user) {
        return read_back([&](Reader reader) { return find_matches(reader, {{}, user.id, {}, 9}); });
    };
    EXPECT_THAT(matches(bob), IsEmpty());
    EXPECT_THAT(matches(cara), SizeIs(1));
    EXPECT_ANY_THROW(work(
        [&](club::UnitOfWork& unit) { give_seat(unit, club::MatchId{99}, Side::first, ann.id); }));
}

TEST_P(StoreContract, ListsJobsOfAMatchByDueTime) {
    const club::User ann = add_user("ann"), bob = add_user("bob");
    const club::Match one = add_match("wari", ann, bob), two = add_match("wari", ann, bob);
    const club::Job late = add_job("flag", one.id, at(50)), soon = add_job("think", one.id, at(5));
    add_job("flag", two.id, at(1));
    EXPECT_THAT(ids(read_back([&](Reader reader) { return jobs_of(reader, one.id); })),
                ElementsAre(soon.id, late.id));
}

TEST_P(StoreContract, CountsTotalsAndOverdueWork) {
    EXPECT_EQ(read_back([](Reader reader) { return read_server_stats(reader, at(100)); }),
              club::ServerStats{});
    const club::User ann = add_user("ann"), bob = add_user("bob");
    club::User gone;
    gone.name = "cara";
    gone.left_at = at(1);
    club::User computer;
    computer.name = "computer-1";
    computer.level = 1;
    work([&](club::UnitOfWork& unit) {
        club::add_user(unit, gone);
        club::add_user(unit, computer);
    });
    const club::Match match = add_match("wari", ann, bob);
    ended(add_match("wari", ann, bob), Result::first);
    int number = 0;
    const auto letter = [&](std::string address, long long due, bool sent, bool given_up) {
        club::Letter one;
        one.to = ann.id;
        one.address = std::move(address);
        one.message_id = std::to_string(++number);
        one.due = at(due);
        if (sent) one.sent = at(1);
        if (given_up) one.failed_at = at(1);
        add_letter(one);
    };
    letter("a@example.org", 70, false, false);
    letter("a@example.org", 60, false, false);
    letter("a@example.org", 101, false, false);
    letter("a@example.org", 50, true, false);
    letter("a@example.org", 50, false, true);
    letter("", 50, false, false);
    add_job("flag", match.id, at(90));
    add_job("flag", match.id, at(80));
    add_job("flag", match.id, at(110));
    add_job("think", match.id, at(500));
    club::Report open = report_of(ann.id, bob.id, club::MatchId{}, "rude", at(10));
    club::Report closed = report_of(ann.id, bob.id, club::MatchId{}, "rude", at(10));
    closed.closed = at(11);
    work([&](club::UnitOfWork& unit) {
        unit.add(open);
        unit.add(closed);
        unit.put(club::PushSubscription{"https://push.example/1", ann.id, at(1), at(100), 0});
        unit.put(club::PushSubscription{"https://push.example/2", ann.id, at(1), at(101), 0});
        unit.put(club::PushSubscription{"https://push.example/3", ann.id, at(1), std::nullopt, 0});
    });
    club::ServerStats tally;
    tally.players = 2;
    tally.matches_begun = 2;
    tally.matches_running = 1;
    tally.letters_waiting = 3;
    tally.letters_due = 2;
    tally.oldest_letter = at(60);
    tally.letters_dead = 1;
    tally.push_due = 1;
    tally.reports_open = 1;
    tally.jobs = {{"flag", 3, 2, at(80)}, {"think", 1, 0, std::nullopt}};
    EXPECT_EQ(read_back([](Reader reader) { return read_server_stats(reader, at(100)); }), tally);
}

TEST_P(StoreContract, FindsOperatorsAndPlayersByPrefix) {
    club::User ann = add_user("Ann-1"), other = add_user("anna"), bob = add_user("bob");
    const auto named = [&](std::string_view beginning, std::size_t limit) {
        std::vector<std::string> names;
        for (const club::User& one :
             read_back([&](Reader reader) { return users_with_prefix(reader, beginning, limit); }))
            names.push_back(one.name);
        return names;
    };
    EXPECT_THAT(named("ANN", 9), ElementsAre("Ann-1", "anna"));
    EXPECT_THAT(named("ann", 1), ElementsAre("Ann-1"));
    EXPECT_THAT(named("ann-1", 9), ElementsAre("Ann-1"));
    EXPECT_THAT(named("%", 9), IsEmpty());
    EXPECT_THAT(read_back([](Reader reader) { return page_operators(reader); }), IsEmpty());
    other.operator_since = at(7);
    work([&](club::UnitOfWork& unit) { change_user(unit, other); });
    const auto operators = read_back([](Reader reader) { return page_operators(reader); });
    ASSERT_THAT(operators, SizeIs(1));
    EXPECT_EQ(operators[0].name, "anna");
    EXPECT_EQ(operators[0].operator_since, at(7));
}

}  // namespace posthouse::store
