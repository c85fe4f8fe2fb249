// The one writer's unit of work, which remembers between works what every move asks for again: the
// players, when their clocks stand still, the match on a board with its moves and its talk, and of
// what there is nothing: webhooks, browsers to be told, jobs.
//
// What is remembered was read or written by this very connection and is true for as long as no
// other changes the database: whoever owns the memory forgets all of it where one has, and where
// a work was undone. Measured: of 26 statements of a move 5 are left.
//
// Deliberately absent: sharing it between connections, any rule of what is stored.
#pragma once

#include "store/packed_moves.h"
#include "store/sql_unit.h"

#include <cstddef>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace posthouse {

/// What one connection has read and written lately.
class Recollection {
public:
    void forget();
    /// Forgets half of what has grown beyond its bounds; between two works only.
    void keep_bounds();
    /// Whether a player was forgotten since this was asked last.
    bool take_removed_for_good() { return std::exchange(removed_for_good_, false); }

private:
    friend class RememberingUnit;
    struct Player {
        User user;
        std::optional<std::vector<Vacation>> vacations;
        std::optional<std::vector<Rest>> rests;
        std::map<std::string, std::optional<PlayerStanding>, std::less<>> standings;  // by game
        std::optional<std::vector<Restraint>> restraints;
        std::optional<bool> has_webhooks, has_push_places;
    };
    struct Board {
        std::optional<Match> match;
        std::optional<PackedMoves> moves;
        std::optional<std::vector<Remark>> remarks;
        std::optional<std::vector<Watch>> watches;
        bool no_jobs = false;  // for certain
    };
    std::unordered_map<UserId, Player> players_;
    std::unordered_map<MatchId, Board> boards_;
    std::map<std::pair<std::string, int>, MatchId> numbers_;  // of boards, by game
    std::optional<std::vector<HousePause>> house_pauses_;
    std::optional<std::int64_t> last_event_;
    bool removed_for_good_ = false;  // what was removed lately must not be found in the file
    std::size_t moves_bytes_ = 0;    // in all boards, about
};

class RememberingUnit : public SqlUnit {
public:
    RememberingUnit(Connection& connection, Recollection& memory)
        : SqlUnit(connection), recollection_(memory) {}

    std::optional<User> user(UserId) const override;
    std::vector<Vacation> vacations(UserId) const override;
    std::vector<Rest> rests(UserId) const override;
    std::vector<HousePause> house_pauses(Instant since) const override;
    std::optional<PlayerStanding> standing(UserId, std::string_view game) const override;
    std::vector<Restraint> restraints(UserId) const override;
    std::optional<Match> match(MatchId) const override;
    std::optional<Match> match_on(std::string_view game, int board) const override;
    std::vector<PlayedMove> moves(MatchId) const override;
    std::vector<Remark> remarks(MatchId) const override;
    std::vector<Watch> watches(MatchId) const override;

    void change_user(const User&) override;
    void forget(const Forgotten&) override;
    void set_vacations(UserId, const std::vector<Vacation>&) override;
    void set_rests(UserId, const std::vector<Rest>&) override;
    void add_house_pause(const HousePause&) override;
    void end_house_pauses(Instant) override;
    void set_standing(const PlayerStanding&) override;
    void forget_ratings() override;
    void set_restraint(const Restraint&) override;
    void lift_restraint(UserId, RestraintKind) override;
    bool add_webhook(Webhook&) override;
    void webhook_news(UserId, Instant) override;
    void set_push_place(const PushPlace&) override;
    void push_news(UserId, Instant) override;
    void change_match(const Match&) override;
    void accept_offer(MatchId) override;
    void change_seats(MatchId) override;
    void give_seat(MatchId, Side, UserId) override;
    void add_job(Job&) override;
    void remove_jobs(MatchId) override;
    bool append_move(MatchId, const PlayedMove&) override;
    void take_back(MatchId, int ply) override;
    void add_remark(Remark&) override;
    void set_watch(const Watch&) override;
    void remove_watch(MatchId, UserId) override;

protected:
    std::int64_t next_event() override;

private:
    /// None where there is no such player.
    Recollection::Player* player(UserId) const;

    Recollection& recollection_;
};

}  // namespace posthouse
