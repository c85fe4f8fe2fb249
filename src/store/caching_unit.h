// The writer's unit of work with a write-through cache, and the compact form of cached moves: eight
// bytes a move instead of eighty.
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
    void write(std::uint64_t);
    void write(const std::string&);

    // For each move its text and comment, each with its length before it, and the time since the
    // previous move; numbers as varints, the lowest seven bits first.
    std::string bytes_;
    std::size_t plies_ = 0;
    club::Instant last_{};
};

// Caches between works what every move needs: players, pauses of their clocks, the match on a board
// with its moves and chat, and the absence of webhooks, push subscriptions and jobs. Only valid
// while no other connection changes the database: the owner clears the cache when one has, and when
// a work was rolled back. Measured: 5 of 26 statements of a move are left.

/// Cache of the rows that one connection has read and written.
class WriterCache {
public:
    void clear();
    /// Drops half of each map that exceeds its limit; only between two works.
    void evict();
    /// Whether a player was forgotten since the last call.
    bool take_needs_erasure() { return std::exchange(needs_erasure_, false); }

private:
    friend class CachingUnit;
    struct Player {
        club::User user;
        std::optional<std::vector<club::Vacation>> vacations;
        std::optional<std::vector<club::RestSchedule>> rests;
        std::map<std::string, std::optional<club::PlayerStanding>, std::less<>>
            standings;  // by game
        std::optional<std::vector<club::Sanction>> sanctions;
        std::optional<bool> has_webhooks, has_push_places;
    };
    struct CachedMatch {
        std::optional<club::Match> match;
        std::optional<PackedMoves> moves;
        std::optional<std::vector<club::ChatMessage>> remarks;
        std::optional<std::vector<club::MatchSubscription>> watches;
        bool no_jobs = false;  // known to have none
    };
    std::unordered_map<club::UserId, Player> players_;
    std::unordered_map<club::MatchId, CachedMatch> boards_;
    std::map<std::pair<std::string, int>, club::MatchId> numbers_;  // by game and board number
    std::optional<std::vector<club::ServerPause>> house_pauses_;
    std::optional<std::int64_t> last_event_;
    bool needs_erasure_ = false;   // removed data must be erased from the file
    std::size_t moves_bytes_ = 0;  // of all boards, approximately
};

class CachingUnit : public SqlUnit {
public:
    CachingUnit(Connection& connection, WriterCache& memory)
        : SqlUnit(connection), cache_(memory) {}

    std::optional<club::User> user(club::UserId) const override;
    std::vector<club::Vacation> vacations(club::UserId) const override;
    std::vector<club::RestSchedule> rest_schedules(club::UserId) const override;
    std::vector<club::ServerPause> server_pauses(club::Instant since) const override;
    std::optional<club::PlayerStanding> standing(club::UserId,
                                                 std::string_view game) const override;
    std::vector<club::Sanction> sanctions(club::UserId) const override;
    std::optional<club::Match> match(club::MatchId) const override;
    std::optional<club::Match> match_on(std::string_view game, int board) const override;
    std::vector<club::PlayedMove> moves(club::MatchId) const override;
    std::vector<club::ChatMessage> chat_messages(club::MatchId) const override;
    std::vector<club::MatchSubscription> subscriptions(club::MatchId) const override;

    void change_user(const club::User&) override;
    void forget_user(const club::DeletedAccount&) override;
    void set_vacations(club::UserId, const std::vector<club::Vacation>&) override;
    void set_rest_schedules(club::UserId, const std::vector<club::RestSchedule>&) override;
    void add_server_pause(const club::ServerPause&) override;
    void end_server_pauses(club::Instant) override;
    void set_standing(const club::PlayerStanding&) override;
    void remove_ratings() override;
    void set_sanction(const club::Sanction&) override;
    void lift_sanction(club::UserId, club::SanctionKind) override;
    bool add_webhook(club::Webhook&) override;
    void mark_webhooks_due(club::UserId, club::Instant) override;
    void set_push_subscription(const club::PushSubscription&) override;
    void mark_push_due(club::UserId, club::Instant) override;
    void change_match(const club::Match&) override;
    void accept_offer(club::MatchId) override;
    void swap_seats(club::MatchId) override;
    void give_seat(club::MatchId, Side, club::UserId) override;
    void add_job(club::Job&) override;
    void remove_jobs(club::MatchId) override;
    bool append_move(club::MatchId, const club::PlayedMove&) override;
    void remove_moves_from(club::MatchId, int ply) override;
    void add_chat_message(club::ChatMessage&) override;
    void set_subscription(const club::MatchSubscription&) override;
    void remove_subscription(club::MatchId, club::UserId) override;

protected:
    std::int64_t next_event() override;

private:
    /// None if there is no such player.
    WriterCache::Player* player(club::UserId) const;

    WriterCache& cache_;
};

}  // namespace posthouse::store
