// The moves of a match in few bytes, for a memory that holds many matches: eight bytes a move
// where it has eighty as a row.
#pragma once

#include "club/types.h"
#include "store/sql_unit.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace posthouse::store {

class PackedMoves {
public:
    /// The moves must be those of plies 0, 1, 2, …
    explicit PackedMoves(const std::vector<club::PlayedMove>& moves);

    /// Its ply must be plies().
    void append(const club::PlayedMove&);
    std::vector<club::PlayedMove> unpacked() const;

    std::size_t plies() const { return plies_; }
    std::size_t bytes() const { return bytes_.size(); }

private:
    void put(std::uint64_t);
    void put(const std::string&);

    // Of each move: its text and comment, each behind its length, and how much later than the one
    // before it was made; numbers in groups of seven bits, the lowest first.
    std::string bytes_;
    std::size_t plies_ = 0;
    club::Instant last_{};
};

// The one writer's unit of work, which remembers between works what every move asks for again: the
// players, when their clocks stand still, the match on a board with its moves and its talk, and of
// what there is nothing: webhooks, browsers to be told, jobs.
//
// What is remembered was read or written by this very connection and is true for as long as no
// other changes the database: whoever owns the memory forgets all of it where one has, and where
// a work was undone. Measured: of 26 statements of a move 5 are left.

/// What one connection has read and written lately.
class WriterCache {
public:
    void clear();
    /// Forgets half of what has grown beyond its bounds; between two works only.
    void evict();
    /// Whether a player was forgotten since this was asked last.
    bool take_removed_for_good() { return std::exchange(removed_for_good_, false); }

private:
    friend class CachingUnit;
    struct Player {
        club::User user;
        std::optional<std::vector<club::Vacation>> vacations;
        std::optional<std::vector<club::RestSchedule>> rests;
        std::map<std::string, std::optional<club::PlayerStanding>, std::less<>>
            standings;  // by game
        std::optional<std::vector<club::Sanction>> restraints;
        std::optional<bool> has_webhooks, has_push_places;
    };
    struct CachedMatch {
        std::optional<club::Match> match;
        std::optional<PackedMoves> moves;
        std::optional<std::vector<club::ChatMessage>> remarks;
        std::optional<std::vector<club::MatchSubscription>> watches;
        bool no_jobs = false;  // for certain
    };
    std::unordered_map<club::UserId, Player> players_;
    std::unordered_map<club::MatchId, CachedMatch> boards_;
    std::map<std::pair<std::string, int>, club::MatchId> numbers_;  // of boards, by game
    std::optional<std::vector<club::ServerPause>> house_pauses_;
    std::optional<std::int64_t> last_event_;
    bool removed_for_good_ = false;  // what was removed lately must not be found in the file
    std::size_t moves_bytes_ = 0;    // in all boards, about
};

class CachingUnit : public SqlUnit {
public:
    CachingUnit(Connection& connection, WriterCache& memory)
        : SqlUnit(connection), cache_(memory) {}

    std::optional<club::User> user(club::UserId) const override;
    std::vector<club::Vacation> vacations(club::UserId) const override;
    std::vector<club::RestSchedule> rest_schedules(club::UserId) const override;
    std::vector<club::ServerPause> house_pauses(club::Instant since) const override;
    std::optional<club::PlayerStanding> standing(club::UserId,
                                                 std::string_view game) const override;
    std::vector<club::Sanction> restraints(club::UserId) const override;
    std::optional<club::Match> match(club::MatchId) const override;
    std::optional<club::Match> match_on(std::string_view game, int board) const override;
    std::vector<club::PlayedMove> moves(club::MatchId) const override;
    std::vector<club::ChatMessage> remarks(club::MatchId) const override;
    std::vector<club::MatchSubscription> watches(club::MatchId) const override;

    void change_user(const club::User&) override;
    void forget(const club::Forgotten&) override;
    void set_vacations(club::UserId, const std::vector<club::Vacation>&) override;
    void set_rests(club::UserId, const std::vector<club::RestSchedule>&) override;
    void add_house_pause(const club::ServerPause&) override;
    void end_house_pauses(club::Instant) override;
    void set_standing(const club::PlayerStanding&) override;
    void forget_ratings() override;
    void set_restraint(const club::Sanction&) override;
    void lift_restraint(club::UserId, club::SanctionKind) override;
    bool add_webhook(club::Webhook&) override;
    void webhook_news(club::UserId, club::Instant) override;
    void set_push_place(const club::PushSubscription&) override;
    void push_news(club::UserId, club::Instant) override;
    void change_match(const club::Match&) override;
    void accept_offer(club::MatchId) override;
    void change_seats(club::MatchId) override;
    void give_seat(club::MatchId, Side, club::UserId) override;
    void add_job(club::Job&) override;
    void remove_jobs(club::MatchId) override;
    bool append_move(club::MatchId, const club::PlayedMove&) override;
    void take_back(club::MatchId, int ply) override;
    void add_remark(club::ChatMessage&) override;
    void set_watch(const club::MatchSubscription&) override;
    void remove_watch(club::MatchId, club::UserId) override;

protected:
    std::int64_t next_event() override;

private:
    /// None where there is no such player.
    WriterCache::Player* player(club::UserId) const;

    WriterCache& cache_;
};

}  // namespace posthouse::store
