// Migrating the database of an older program keeps everything.

#include "club/accounts/account_tables.h"
#include "club/clocks/clock_tables.h"
#include "club/commands/request_tables.h"
#include "club/core/house_tables.h"
#include "club/letters/letter_tables.h"
#include "club/matches/match_tables.h"
#include "club/ratings/rating_tables.h"
#include "store/connection.h"
#include "store/contract/store_contract.h"
#include "store/sqlite/sqlite_schema.h"

#include <gmock/gmock.h>
#include <soci/sqlite3/soci-sqlite3.h>
#include <span>
#include <vector>

namespace posthouse::store {

using testing::ElementsAre;
using testing::ElementsAreArray;
using testing::HasSubstr;
using testing::IsEmpty;

/// Two players with a finished and a running match, as written by version 1.
constexpr const char* in_version_1[] = {
    "INSERT INTO users VALUES"
    " (1, 'Ann', 'ann', '$argon2id$', 'Ann@Example.org', 'ann@example.org', 1, 0, 1700000000001),"
    " (2, 'bob', 'bob', '', '', '', 0, 3, 5),"
    " (4, 'cid', 'cid', 'hash', 'cid@example.org', 'cid@example.org', 0, 0, 6)",
    "INSERT INTO boards VALUES ('wari', 5), ('octilite', 1)",
    "INSERT INTO matches VALUES"
    " (1, 'wari', 5, '', 1, 2, 10, 20, 30, 40, 50, 60, 70, 1, 2, NULL, NULL, NULL),"
    " (2, 'octilite', 1, 'set up', 4, 1, 0, 0, 0, 0, 0, 1, 2, 0, 0, 1, 'resigned', 80)",
    "INSERT INTO moves VALUES (1, 0, 'c', 'well met', 65), (1, 1, 'f', '', 70)",
    "INSERT INTO letters VALUES"
    " (1, 1, 'Ann@Example.org', NULL, 1, '1', '<a@b>', '<c@d>', 'Re: help', 'Help.', 90, 0, 95,"
    "  NULL, ''),"
    " (2, 1, 'Ann@Example.org', 1, 0, '2', '', '', 'wari Board 5', 'Your turn.', 91, 3, 96, 97,"
    "  '451'),"
    " (3, 4, 'cid@example.org', NULL, 0, '3', '', '', 'confirm', '{confirm}', 92, 1, 98, NULL,"
    "  'no route'),"
    " (4, NULL, 'x@y', NULL, 1, '4', '', '', 'Re: ?', 'Who?', 93, 0, 99, NULL, '')",
    "INSERT INTO jobs VALUES (7, 'think', 1, 2, 100), (9, 'clean', NULL, 0, 101)",
    "DELETE FROM jobs WHERE id = 9",
    "INSERT INTO sessions VALUES ('token', 1, 1000)",
    "INSERT INTO outcomes VALUES ('<key@b>', 1, 'Played c.', 65)",
};

void run(const std::string& path, std::vector<store::sqlite::Statements> lists) {
    Connection connection(soci::sqlite3, "dbname=" + path);
    for (const store::sqlite::Statements& list : lists)
        for (const char* statement : list) connection.run(statement);
}

constexpr const char* marked_version_1[] = {"PRAGMA user_version = 1"};

std::vector<std::string> texts(const std::string& path, const std::string& sql) {
    Connection connection(soci::sqlite3, "dbname=" + path);
    std::string text;
    std::vector<std::string> all;
    connection.query(sql, std::tie(text), [&] { all.push_back(text); });
    return all;
}

class Migration : public testing::Test {
protected:
    void SetUp() override {
        run(path_, {store::sqlite::first_tables, in_version_1, marked_version_1});
    }

    /// Runs `question` on the migrated database.
    template <class Question>
    auto look(const Question& question) {
        if (!store_) store_ = open_sqlite(path_);
        std::optional<decltype(question(std::declval<const club::StoreReader&>()))> answer;
        store_->read([&](Reader reader) { answer.emplace(question(reader)); });
        return *answer;
    }

    const ScratchFolder folder_;
    const std::string path_ = folder_.file("club.db");
    std::unique_ptr<club::Store> store_;
};

TEST_F(Migration, KeepsAddressesAndSetsDefaultPreferences) {
    const auto users = look([](auto& reader) { return all_users(reader); });
    ASSERT_THAT(ids(users), ElementsAre(club::UserId{1}, club::UserId{2}, club::UserId{4}));
    EXPECT_EQ(users[0].name, "Ann");
    EXPECT_EQ(users[0].password_hash, "$argon2id$");
    EXPECT_THAT(users[0].addresses,
                ElementsAre(club::Address{"Ann@Example.org", true, 0, {}, false}));
    EXPECT_EQ(users[0].joined, at(1'700'000'000'001));
    EXPECT_THAT(users[1].addresses, IsEmpty());
    EXPECT_EQ(users[1].level, 3);
    EXPECT_THAT(users[2].addresses,
                ElementsAre(club::Address{"cid@example.org", false, 0, {}, false}));
    for (const club::User& user : users) {
        EXPECT_EQ(user.mail_password, 0);
        EXPECT_EQ(user.mail_frequency, club::MailFrequency::each);
        EXPECT_FALSE(user.quiet_hours);
        EXPECT_FALSE(user.auto_vacation);
        EXPECT_FALSE(user.wants_broadcasts);
        EXPECT_FALSE(user.first_at_bottom);
        EXPECT_EQ(user.language, "");
        EXPECT_EQ(user.auto_accepts, club::PlayerGroup::nobody);
        EXPECT_EQ(user.accepts_challenges_from, club::PlayerGroup::everybody);
        EXPECT_FALSE(user.last_broadcast);
        EXPECT_FALSE(user.last_seen);
        EXPECT_FALSE(user.left_at);
    }
    look([](Reader reader) {
        EXPECT_THAT(ids(users_at(reader, "ANN@example.org")), ElementsAre(club::UserId{1}));
        EXPECT_THAT(users_at(reader, "cid@example.org"), IsEmpty());
        EXPECT_EQ(reader.user_named("BOB").value().id, club::UserId{2});
        return true;
    });
}

TEST_F(Migration, AddsNoPauses) {
    look([](Reader reader) {
        EXPECT_THAT(reader.list<club::RestSchedule>(club::UserId{1}), IsEmpty());
        EXPECT_THAT(server_pauses(reader, at(0)), IsEmpty());
        EXPECT_FALSE(last_heartbeat(reader));
        return true;
    });
}

TEST_F(Migration, KeepsMatches) {
    const auto running = look([](auto& reader) { return reader.match_on("wari", 5); }).value();
    EXPECT_EQ(running.id, club::MatchId{1});
    EXPECT_EQ(running.seats, (std::array{club::UserId{1}, club::UserId{2}}));
    EXPECT_EQ(running.clock,
              (club::Clock{std::chrono::milliseconds(10),
                           std::chrono::milliseconds(20),
                           std::chrono::milliseconds(30),
                           {std::chrono::milliseconds(40), std::chrono::milliseconds(50)}}));
    EXPECT_EQ(running.started, at(60));
    EXPECT_EQ(running.turn_since, at(70));
    EXPECT_EQ(running.to_move, Side::second);
    EXPECT_EQ(running.plies, 2);
    EXPECT_FALSE(running.outcome);
    const auto over = look([](auto& reader) { return reader.match(club::MatchId{2}); }).value();
    EXPECT_EQ(over.start_position, "set up");
    EXPECT_EQ(over.outcome, (club::MatchOutcome{Result::second, "resigned", at(80)}));
    for (const club::Match& match : {running, over}) {
        EXPECT_TRUE(match.rated);
        EXPECT_EQ(match.undos, 0);
        EXPECT_EQ(match.proposal, club::Proposal::none);
        EXPECT_EQ(match.proposer, Side::first);
        EXPECT_THAT(match.conditional_moves, ElementsAre("", ""));
        EXPECT_THAT(match.pending_moves, ElementsAre("", ""));
        EXPECT_FALSE(match.etiquette);  // as before
        EXPECT_EQ(match.style, "");
        EXPECT_FALSE(match.senior);
    }
    const auto moves = look([](auto& reader) { return reader.moves(club::MatchId{1}); });
    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(moves[0].text, "c");
    EXPECT_EQ(moves[0].comment, "well met");
    EXPECT_EQ(moves[1].at, at(70));
}

TEST_F(Migration, KeepsLettersAndWhetherTheyAreDue) {
    const auto letters = look([](Reader reader) {
        std::vector<club::Letter> all;
        for (const int id : {1, 2, 3, 4})
            all.push_back(reader.find<club::Letter>(club::LetterId{id}).value());
        return all;
    });
    EXPECT_EQ(letters[0].kind, club::LetterKind::answer);
    EXPECT_EQ(letters[1].kind, club::LetterKind::board);
    EXPECT_EQ(letters[2].kind, club::LetterKind::notice);
    EXPECT_EQ(letters[3].kind, club::LetterKind::answer);
    EXPECT_EQ(letters[0].in_reply_to, "<a@b>");
    EXPECT_EQ(letters[0].references, "<c@d>");
    EXPECT_EQ(letters[1].match, club::MatchId{1});
    EXPECT_EQ(letters[1].subject, "wari Board 5");
    EXPECT_EQ(letters[1].text(), "Your turn.");
    EXPECT_EQ(letters[1].sent, at(97));
    EXPECT_EQ(letters[1].attempts, 3);
    EXPECT_EQ(letters[2].last_error, "no route");
    EXPECT_EQ(letters[2].written, at(92));
    for (const club::Letter& letter : letters) {
        EXPECT_FALSE(letter.ply);  // unknown
        EXPECT_EQ(letter.undos, 0);
        EXPECT_FALSE(letter.digest);
        EXPECT_FALSE(letter.failed_at);
    }
    look([](Reader reader) {
        EXPECT_THAT(ids(letters_due(reader, at(98), 9)),
                    ElementsAre(club::LetterId{1}, club::LetterId{3}));
        EXPECT_EQ(answers_to(reader, "ann@example.org", at(90)), 1U);
        EXPECT_EQ(answers_to(reader, "X@Y", at(0)), 1U);
        EXPECT_EQ(answers_to(reader, "cid@example.org", at(0)), 0U);
        EXPECT_THAT(failed_letters(reader, 9), IsEmpty());
        return true;
    });
}

TEST_F(Migration, KeepsJobsSessionsAndResponses) {
    look([](Reader reader) {
        EXPECT_THAT(ids(jobs_due(reader, at(100), "think", 9)), ElementsAre(club::JobId{7}));
        EXPECT_EQ(reader.find<club::Session>("token").value().user, club::UserId{1});
        EXPECT_EQ(stored_response(reader, "<key@b>").value().answer, "Played c.");
        return true;
    });
    club::transact(*store_, [](club::UnitOfWork& unit) {
        club::User dan;
        dan.name = "ANN";
        EXPECT_FALSE(add_user(unit, dan));
        dan.name = "dan";
        dan.addresses = {{"ann@example.org", true, 0, {}, false}};
        EXPECT_TRUE(add_user(unit, dan));
        EXPECT_EQ(users_at(unit, "ann@example.org").size(), 2U);
        club::OpenChallenge offer;
        offer.game = "wari";
        offer.by = dan.id;
        unit.add_offer(offer);
        EXPECT_EQ(offer.board, 6);
        EXPECT_FALSE(append_move(unit, club::MatchId{1}, {1, "g", "", at(1)}));
        EXPECT_TRUE(append_move(unit, club::MatchId{1}, {2, "g", "", at(1)}));
        EXPECT_FALSE(save_response(unit, "<key@b>", {}, at(1)));
        club::Job job{{}, "think", club::MatchId{1}, 3, at(1)};
        unit.add(job);
        EXPECT_EQ(job.id, club::JobId{13});  // 10 was the next one, and migrations added three
    });
}

TEST_F(Migration, SchedulesCountingTheOpeningsOfFinishedMatches) {
    const auto jobs = look(
        [](auto& reader) { return jobs_due(reader, club::Instant::max(), "past-openings", 9); });
    ASSERT_EQ(jobs.size(), 1U);
    EXPECT_EQ(jobs[0].match, club::MatchId{2}) << "the last that ended";
}

TEST_F(Migration, SchedulesRatingOfFinishedMatches) {
    look([](Reader reader) {
        const auto jobs = jobs_due(reader, at(0), "rate", 9);
        EXPECT_EQ(jobs.size(), 1U);
        EXPECT_THAT(ids(matches_ended_after(reader, nullptr, 9)), ElementsAre(club::MatchId{2}));
        EXPECT_THAT(ranked_standings(reader, "octilite", false), IsEmpty());
        EXPECT_THAT(reader.list<club::RatingChange>(club::MatchId{2}), IsEmpty());
        return true;
    });
    const std::string fresh = folder_.file("new.db");
    open_sqlite(fresh)->read(
        [](Reader reader) { EXPECT_THAT(jobs_due(reader, at(0), "rate", 9), IsEmpty()); });
}

/// No moves on boards 6 to 9: between two people; against the computer; between two people without
/// a clock; from an open challenge.
constexpr const char* without_a_move[] = {
    "INSERT INTO matches (id, game, board, set_up, seat_first, seat_second, clock_bank,"
    " clock_increment, clock_cap, left_first, left_second, started, turn_since, to_move, plies)"
    " VALUES (6, 'wari', 6, '', 1, 4, 10, 0, 10, 10, 9, 60, 70, 1, 0),"
    " (7, 'wari', 7, '', 1, 2, 10, 0, 10, 10, 10, 60, 70, 0, 0),"
    " (8, 'wari', 8, '', 4, 1, 0, 0, 0, 0, 0, 60, 70, 0, 0),"
    " (9, 'wari', 9, '', 4, 1, 0, 0, 0, 0, 0, 60, 70, 0, 0)",
    "INSERT INTO jobs (kind, match_id, ply, due) VALUES ('flag', 6, 0, 79), ('think', 7, 0, 70)",
    "INSERT INTO events (number, kind, ply, words, happened) VALUES (100, 8, 0, 'wari/9', 60)",
    "PRAGMA user_version = 14",
};

TEST_F(Migration, TurnsMatchesWithoutMovesIntoOffers) {
    const auto later = std::span(store::sqlite::migrations).subspan(1, 13);
    run(path_, {later.begin(), later.end()});
    run(path_, {without_a_move});
    const auto offered_to = [&](int board) {
        return look([&](auto& reader) { return reader.match_on("wari", board); })
            .value()
            .offered_to;
    };
    EXPECT_EQ(offered_to(5), club::UserId{}) << "it has a move";
    EXPECT_EQ(offered_to(6), club::UserId{4});
    EXPECT_EQ(offered_to(7), club::UserId{}) << "the computer accepts every match";
    EXPECT_EQ(offered_to(8), club::UserId{4});
    EXPECT_EQ(offered_to(9), club::UserId{}) << "it was an accepted open challenge";
    const auto jobs = [&](int id) {
        return look([&](auto& reader) { return jobs_of(reader, club::MatchId{id}); });
    };
    ASSERT_EQ(jobs(6).size(), 1U);
    EXPECT_EQ(jobs(6)[0].kind, "expire");
    EXPECT_EQ(jobs(6)[0].due, at(79)) << "when that player would have run out of time";
    EXPECT_EQ(jobs(7)[0].kind, "think");
    EXPECT_EQ(jobs(8).size(), 1U);
    EXPECT_THAT(jobs(9), IsEmpty());
}

TEST_F(Migration, HasTheSchemaOfANewDatabase) {
    open_sqlite(path_);
    const std::string fresh = folder_.file("new.db");
    open_sqlite(fresh);
    for (const std::string sql :
         {"SELECT type || ' ' || name FROM sqlite_master ORDER BY type, name",
          "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name",
          "SELECT user_version || '' FROM pragma_user_version"})
        EXPECT_THAT(texts(path_, sql), ElementsAreArray(texts(fresh, sql)));
    EXPECT_THAT(texts(path_, "SELECT integrity_check FROM pragma_integrity_check"),
                ElementsAre("ok"));
    EXPECT_THAT(texts(path_, "SELECT \"table\" FROM pragma_foreign_key_check"), IsEmpty());
}

TEST_F(Migration, LeavesTheDatabaseUnchangedOnFailure) {
    const char* const in_the_way[] = {"CREATE TABLE held_requests (id INTEGER PRIMARY KEY)"};
    run(path_, {in_the_way});
    try {
        open_sqlite(path_);
        FAIL() << "opened";
    } catch (const std::exception& error) {
        EXPECT_THAT(error.what(), HasSubstr("held_requests"));
    }
    EXPECT_THAT(texts(path_, "SELECT user_version || '' FROM pragma_user_version"),
                ElementsAre("1"));
    EXPECT_THAT(texts(path_, "SELECT address FROM users ORDER BY id"),
                ElementsAre("Ann@Example.org", "", "cid@example.org"));
    const char* const out_of_the_way[] = {"DROP TABLE held_requests"};
    run(path_, {out_of_the_way});
    EXPECT_EQ(look([](auto& reader) { return all_users(reader); }).size(), 3U);
}

}  // namespace posthouse::store
