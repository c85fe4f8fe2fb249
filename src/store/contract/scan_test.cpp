// Anonymous requests use indexes and never scan a table, even with many players. SQLite counts the
// rows of full scans.

#include "base/test_folder.h"
#include "club/accounts/account_tables.h"
#include "club/accounts/authenticator.h"
#include "club/accounts/computer_accounts.h"
#include "club/challenges/challenge_tables.h"
#include "club/commands/club.h"
#include "club/commands/request_tables.h"
#include "club/core/letter_limits.h"
#include "club/learning/learning_tables.h"
#include "club/letters/letter_tables.h"
#include "club/letters/mail_tokens.h"
#include "club/matches/match_tables.h"
#include "club/moderation/moderation_tables.h"
#include "club/programs/program_tables.h"
#include "club/ratings/rating_tables.h"
#include "club/ratings/test_endings.h"
#include "club/requests/handle_request.h"
#include "club/tournaments/series_tables.h"
#include "club/tournaments/tournament_tables.h"
#include "store/sqlite/sqlite.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <fmt/format.h>
#include <cstdlib>
#include <functional>
#include <string>

namespace posthouse::store {
namespace {

constexpr club::Instant start{std::chrono::sys_days{std::chrono::year{2026} / 11 / 23}};
constexpr int rows_max = 25;

struct Scanned {
    int rows = 0;           // of full scans
    int steps = 0;          // of SQLite's virtual machine, for any row
    std::string statement;  // with the largest scan
    int most = 0;
} scanned;

int note_scan(unsigned, void*, void* statement, void*) {
    auto* done = static_cast<sqlite3_stmt*>(statement);
    const int rows = sqlite3_stmt_status(done, SQLITE_STMTSTATUS_FULLSCAN_STEP, 1);
    scanned.rows += rows;
    scanned.steps += sqlite3_stmt_status(done, SQLITE_STMTSTATUS_VM_STEP, 1);
    if (rows > scanned.most) {
        scanned.most = rows;
        scanned.statement = sqlite3_sql(done);
    }
    return 0;
}

int watch(sqlite3* database, const char**, const sqlite3_api_routines*) {
    return sqlite3_trace_v2(database, SQLITE_TRACE_PROFILE, note_scan, nullptr);
}

int players() {
    const char* many = std::getenv("POSTHOUSE_PLAYERS");
    return many ? std::atoi(many) : 2000;
}

class ScanTest : public testing::Test {
protected:
    ScanTest() {
        sqlite3_auto_extension(reinterpret_cast<void (*)()>(watch));
        store_ = open_sqlite(folder_ / "scan.sqlite");
        club::transact(*store_,
                       [](club::UnitOfWork& unit) { club::create_computer_accounts(unit, start); });
        for (int first = 0; first < players(); first += 10'000)
            club::transact(*store_, [first](club::UnitOfWork& unit) {
                for (int i = first; i < std::min(first + 10'000, players()); ++i) add(unit, i);
            });
    }
    ~ScanTest() override {
        sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(watch));
        store_.reset();
    }
    static void add(club::UnitOfWork& unit, int i) {
        club::User user;
        user.name = fmt::format("p-{}", i);
        user.joined = start;
        club::Address& address = user.addresses.emplace_back();
        address.address = fmt::format("p{}@example.org", i);
        address.confirmed = i % 2 == 0;
        club::add_user(unit, user);
        club::Letter letter;
        letter.kind = i % 3 == 0 ? club::LetterKind::answer : club::LetterKind::notice;
        letter.to = user.id;
        letter.address = user.addresses[0].address;
        letter.message_id = fmt::format("confirm.{}", i);
        letter.written = letter.due = letter.sent.emplace(start);
        unit.add(letter);
        unit.put(
            club::PlayerStanding{.user = user.id, .game = "wari", .rating = {1000. + i, 50, 0.06}});
        unit.put(club::OpeningShare{
            set_opening_move(unit, {{}, i, "c", {1, 0, 0}}), 680, true, 1400, {1, 0, 0}});
        if (i >= 100) return;
        club::Tournament cup;
        cup.name = fmt::format("cup-{}", i);
        cup.game = "wari";
        cup.by = user.id;
        if (i > 0) cup.ended = start;
        unit.add(cup);
    }
    club::Response say(club::Request request) {
        request.now = start + std::chrono::hours(1);
        const club::PasswordChecks proofs = authenticator_->verify_request(request).password_checks;
        club::Response reply;
        club::transact(*store_, [&](club::UnitOfWork& unit) {
            reply = club::handle_request(club_, unit, request, proofs);
        });
        return reply;
    }
    club::Response say(const std::string& line) {
        club::Request request;
        request.lines = {line};
        request.client.address = "http 192.0.2.1";
        return say(request);
    }
    void expect_few(const std::string& what, const std::function<void()>& act) {
        scanned = {};
        act();
        EXPECT_LE(scanned.rows, rows_max)
            << what << ": " << scanned.most << " by " << scanned.statement;
    }
    void expect_few(const std::string& what,
                    const std::function<void(const club::StoreReader&)>& read) {
        expect_few(what, [&] { store_->read(read); });
    }

    const club::ServerKey key_ = club::ServerKey::from_words("a house for tests");
    const TestFolder folder_;
    std::unique_ptr<club::Store> store_;
    std::unique_ptr<club::Authenticator> make_doorkeeper() {
        return std::make_unique<club::Authenticator>(*store_, club::PasswordCost::minimal, key_);
    }
    std::unique_ptr<club::Authenticator> authenticator_;
    club::Club club_{{.host = "house.example", .key = key_, .random_bits = [] { return 0; }}};
};

TEST_F(ScanTest, DetectsAFullScan) {
    scanned = {};
    store_->read([](const club::StoreReader& reader) { (void)all_users(reader); });
    EXPECT_GE(scanned.rows, players());
}

TEST_F(ScanTest, ReadsFewRowsForAnonymousCommands) {
    authenticator_ = make_doorkeeper();
    expect_few("signup", [&] {
        EXPECT_TRUE(say("signup newcomer longenough newcomer@example.org").accepted);
    });
    expect_few("a name that looks like another", [&] { say("signup P-17 longenough"); });
    club::UserId id{};
    store_->read([&](const club::StoreReader& reader) { id = reader.user_named("newcomer")->id; });
    expect_few("confirm", [&] {
        EXPECT_TRUE(
            say("confirm " + club::address_confirmation_token(key_, id, "newcomer@example.org"))
                .accepted);
    });
    for (const char* word : {"0123456789abcdef0123", "c17-0123456789abcdef0123", "h1-x", "x"})
        expect_few(word, [&] { EXPECT_FALSE(say(std::string("confirm ") + word).accepted); });
    expect_few("a wrong password", [&] { say("change password p-3 wrongword newpassword"); });
    for (const char* line : {"help", "list", "wari games p-4", "wari show 1", "wari preview new 1",
                             "wari history", "reset password p1-2-0123456789abcdef0123 longenough"})
        expect_few(line, [&] { say(line); });
}

TEST_F(ScanTest, ReadsFewRowsForAMail) {
    authenticator_ = make_doorkeeper();
    for (const char* address : {"p4@example.org", "P5@example.org", "nobody@example.org"})
        for (const char* line : {"help", "wari move 12 c", "nonsense", "confirm h1-x"})
            expect_few(std::string(address) + ": " + line, [&] {
                club::Request request;
                request.lines = {line};
                request.address = address;
                request.key = std::string("mail:") + address + line;
                request.answer_to =
                    club::ReturnAddress{address, line, "<1@example.org>", "", "other@example.org"};
                request.client.address = "mail other@example.org";
                say(request);
            });
}

TEST_F(ScanTest, ReadsFewRowsForPages) {
    const auto read = [this](const std::string& what,
                             const std::function<void(const club::StoreReader&)>& ask) {
        expect_few(what, ask);
    };
    read("players", [](const club::StoreReader& it) {
        EXPECT_EQ(users_after(it, club::UserId{100}, 50).size(), 50U);
    });
    read("names that begin so", [](const club::StoreReader& it) {
        EXPECT_FALSE(users_with_prefix(it, "p-7", 20).empty());
    });
    read("operators", [](const club::StoreReader& it) { (void)page_operators(it); });
    read("acts",
         [](const club::StoreReader& it) { (void)newest_audit_entries(it, 50, club::ActId{100}); });
    read("reports", [](const club::StoreReader& it) {
        (void)newest_reports(it, false, 50, club::ReportId{100});
    });
    read("a player", [](const club::StoreReader& it) { EXPECT_TRUE(it.user_named("P-7")); });
    read("an address",
         [](const club::StoreReader& it) { EXPECT_FALSE(users_at(it, "p6@example.org").empty()); });
    read("a session", [](const club::StoreReader& it) { it.find<club::Session>("0123"); });
    read("a token", [](const club::StoreReader& it) { token_with_hash(it, "0123"); });
    read("an outcome", [](const club::StoreReader& it) { stored_response(it, "mail:x"); });
    read("a match", [](const club::StoreReader& it) { it.match_on("wari", 12); });
    read("matches", [](const club::StoreReader& it) {
        (void)find_matches(it, {std::nullopt, club::UserId{7}, {}, 100});
    });
    club::transact(*store_, [](club::UnitOfWork& unit) {
        for (std::int64_t i = 1; i < 500; ++i) {
            club::Match match;
            match.game = "wari";
            match.seats = {club::UserId{50 + i % 5}, club::UserId{60 + i % 7}};
            unit.add_match(match);
            club::Event move;
            move.match = match.id;
            move.seats = match.seats;
            add_event(unit, move);
            match.outcome = club::MatchOutcome{};
            club::TestEndings::change_match(unit, match);
        }
    });
    read("a player's events", [](const club::StoreReader& it) {
        (void)events_after(it, 450, {club::UserId{52}, std::nullopt, true}, 100);
    });
    read("tournaments", [](const club::StoreReader& it) {
        EXPECT_EQ(find_tournaments(it, {.limit = 10}).size(), 10U);
        EXPECT_EQ(find_tournaments(it, {.game = "wari", .limit = 10}).size(), 10U);
        EXPECT_EQ(find_tournaments(it, {.over = false, .limit = 10}).size(), 1U);
        EXPECT_EQ(find_tournaments(it, {.limit = 10, .before = club::TournamentId{90}}).size(),
                  10U);
    });
    read("series", [](const club::StoreReader& it) {
        EXPECT_EQ(series_due(it, start).size(), 0U);
        (void)find_series(it, {.by = club::UserId{52}});
        (void)standing_entries_of(it, club::UserId{52});
        (void)editions_of(it, club::SeriesId{1}, club::EditionState::played, 10);
        (void)tournaments_due(it, start);
    });
    read("teams", [](const club::StoreReader& it) {
        (void)memberships_of(it, club::UserId{52});
        (void)tournaments_of_team(it, club::TeamId{1}, 10);
    });
    read("a ranking", [](const club::StoreReader& it) {
        const auto first = ranked_standings(it, "wari", false, 10);
        ASSERT_EQ(first.size(), 10U);
        EXPECT_EQ(ranked_standings(it, "wari", false, 10, &first.back()).size(), 10U);
    });
    read("who has left", [](const club::StoreReader& it) {
        (void)users_who_left(it, start, start + std::chrono::hours(1));
    });
    read("the explorer", [](const club::StoreReader& it) {
        EXPECT_EQ(opening_moves(it, 17).size(), 1U);
        EXPECT_EQ(opening_shares(it, 17).size(), 1U);
        EXPECT_EQ(opening_moves_stored(it), players());
    });
    read("matches that ended", [](const club::StoreReader& it) {
        club::Match last;
        last.outcome.emplace();
        (void)matches_ended_before(it, last, 10);
    });
    read("ratings",
         [](const club::StoreReader& it) { (void)it.list<club::PlayerStanding>(club::UserId{7}); });
    read("letters to an address", [](const club::StoreReader& it) {
        EXPECT_EQ(answers_to(it, "p6@example.org", start), 1U);
        EXPECT_EQ(answers_to(it, club::unconfirmed_key("p7@example.org"), start), 1U);
    });
}

/// Each list lies among many rows that it does not show, which are newer or higher.
class ListScanTest : public ScanTest {
protected:
    static constexpr int others = 2000, shown = 10;

    ListScanTest() {
        club::transact(*store_, [](club::UnitOfWork& unit) {
            for (int i = 0; i < 3 * shown; ++i) add_shown(unit, i);
            for (int i = 0; i < others; ++i) add_others(unit, i);
        });
    }
    static club::UserId player(int i) { return club::UserId{100 + i % 1000}; }
    static club::MatchId add_match(club::UnitOfWork& unit, std::string game, club::UserId first,
                                   club::UserId second, club::MatchState state) {
        club::Match match;
        match.game = std::move(game);
        match.seats = {first, second};
        if (state == club::MatchState::offered || state == club::MatchState::never_begun)
            match.offered_to = second;
        unit.add_match(match);
        if (state == club::MatchState::over || state == club::MatchState::never_begun) {
            match.outcome.emplace().at = start;
            club::TestEndings::change_match(unit, match);
        }
        return match.id;
    }
    static void add_offer(club::UnitOfWork& unit, std::string game, club::UserId by, bool by_link,
                          std::optional<club::Instant> due) {
        club::OpenChallenge offer;
        offer.game = std::move(game);
        offer.by = by;
        offer.by_link = by_link;
        offer.due = due;
        unit.add_offer(offer);
    }
    static void add_shown(club::UnitOfWork& unit, int i) {
        using enum club::MatchState;
        for (const auto state : {over, running, offered}) add_match(unit, "oware", ann, bob, state);
        add_offer(unit, "oware", ann, false, start);
        unit.put(
            club::MatchSubscription{add_match(unit, "oware", bob, ann, over), bob, std::nullopt});
        auto low = *unit.find<club::PlayerStanding>(player(i), "wari");
        low.established_until = start;
        unit.put(low);
    }
    static void add_others(club::UnitOfWork& unit, int i) {
        using enum club::MatchState;
        for (const auto state : {never_begun, running})
            add_match(unit, "wari", i % 2 == 0 ? player(i) : bob, i % 2 == 0 ? bob : player(i),
                      state);
        add_match(unit, "wari", player(i), player(i + 1), over);
        add_offer(unit, "wari", player(i), i % 2 == 0, start + std::chrono::hours(1));
        unit.put(club::Sanction{player(i), club::SanctionKind::mute, start, start, ""});
        unit.keep(club::Friend{player(i), ann, start});
    }
    void expect_steps(const std::string& what,
                      const std::function<std::size_t(const club::StoreReader&)>& read) {
        scanned = {};
        std::size_t rows = 0;
        store_->read([&](const club::StoreReader& reader) { rows = read(reader); });
        EXPECT_EQ(rows, shown) << what;
        EXPECT_LE(scanned.steps, 4000) << what << ": " << scanned.statement;
    }

    static constexpr club::UserId ann{50}, bob{51};
};

TEST_F(ListScanTest, ReadsTheRowsThatItShows) {
    using enum club::MatchState;
    const std::size_t limit = shown;
    const auto matches = [&](const std::string& what, const club::MatchFilter& filter) {
        expect_steps(what, [&](const club::StoreReader& it) {
            const auto first = find_matches(it, filter);
            club::MatchFilter next = filter;
            next.before = first.back().id;
            EXPECT_EQ(find_matches(it, next).size(), limit) << what;
            return first.size();
        });
    };
    matches("running", {std::nullopt, std::nullopt, running, limit});
    matches("over", {std::nullopt, std::nullopt, over, limit});
    matches("any", {std::nullopt, std::nullopt, std::nullopt, limit});
    matches("running of a game", {"oware", std::nullopt, running, limit});
    matches("over of a game", {"oware", std::nullopt, over, limit});
    matches("any of a game", {"oware", std::nullopt, std::nullopt, limit});
    matches("over of a player with many running", {std::nullopt, bob, over, limit});
    matches("running of a player", {std::nullopt, ann, running, limit});
    matches("offers of a player with many running", {std::nullopt, bob, offered, limit});
    expect_steps("of two players", [&](const club::StoreReader& it) {
        return matches_between(it, bob, ann, limit).size();
    });
    expect_steps("watched", [&](const club::StoreReader& it) {
        return subscriptions_of(it, bob, limit).size();
    });
}

TEST_F(ListScanTest, ReadsTheWaitingRoomInParts) {
    const std::size_t limit = shown;
    const auto offers = [&](const std::string& what, const club::OfferFilter& filter) {
        expect_steps(what, [&](const club::StoreReader& it) {
            const auto first = find_offers(it, filter);
            club::OfferFilter next = filter;
            next.before = first.back().id;
            EXPECT_EQ(find_offers(it, next).size(), limit) << what;
            return first.size();
        });
    };
    offers("all", {.limit = limit});
    offers("of a game", {.game = "oware", .limit = limit});
    offers("of a player", {.by = ann, .limit = limit});
    offers("of a player in a game", {.game = "oware", .by = ann, .limit = limit});
    expect_steps("due",
                 [&](const club::StoreReader& it) { return offers_due(it, start, limit).size(); });
}

TEST_F(ListScanTest, ReadsAPageOfTheRankingAndThoseWhoAreMuted) {
    const std::size_t limit = shown;
    for (const bool established : {true, false})
        expect_steps("ranking", [&](const club::StoreReader& it) {
            const auto first = ranked_standings(it, "wari", established, limit);
            EXPECT_EQ(ranked_standings(it, "wari", established, limit, &first.back()).size(),
                      limit);
            EXPECT_TRUE(ranked_standings(it, "wari", established, limit, nullptr, true).empty());
            return first.size();
        });
    club::transact(*store_, [](club::UnitOfWork& unit) {
        for (int i = 0; i < shown; ++i)
            unit.put(club::Sanction{player(i), club::SanctionKind::ban, start, std::nullopt, ""});
    });
    expect_steps("muted", [&](const club::StoreReader& it) {
        return sanctions_holding(it, start, club::UserId{}, limit).size();
    });
}

}  // namespace
}  // namespace posthouse::store
