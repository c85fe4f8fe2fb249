// One work's changes by SQL that SQLite and PostgreSQL understand alike.
//
// Deliberately absent: undoing, which is the database's (a savepoint around each work).
#pragma once

#include "store/sql_reading.h"

namespace posthouse {

class SqlUnit final : public SqlReading<Unit> {
public:
    using SqlReading<Unit>::SqlReading;

    bool add_user(User&) override;
    void change_user(const User&) override;
    void add_match(Match&) override;
    void change_match(const Match&) override;
    bool append_move(MatchId, const PlayedMove&) override;
    bool add_letter(Letter&) override;
    void change_letter(const Letter&) override;
    void add_job(Job&) override;
    void remove_job(JobId) override;
    void remove_jobs(MatchId) override;
    void postpone_job(JobId, Instant) override;
    void add_session(const Session&) override;
    void remove_session(std::string_view token_hash) override;
    void remove_sessions_before(Instant) override;
    bool remember(std::string_view key, const Outcome&, Instant now) override;
};

}  // namespace posthouse
