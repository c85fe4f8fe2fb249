// A unit of work's changes in SQL for both SQLite and PostgreSQL.
#pragma once

#include "store/sql_queries.h"

#include <set>

namespace posthouse::store {

class SqlUnit : public SqlQueries<club::UnitOfWork> {
public:
    using SqlQueries<club::UnitOfWork>::SqlQueries;

    bool add_user(club::User&) override;
    void change_user(const club::User&) override;
    void set_vacations(club::UserId, const std::vector<club::Vacation>&) override;
    void set_rest_schedules(club::UserId, const std::vector<club::RestSchedule>&) override;
    void add_server_pause(const club::ServerPause&) override;
    void end_server_pauses(club::Instant) override;
    void record_heartbeat(club::Instant) override;
    void set_preferences(const club::PairingPreferences&) override;
    void set_block(const club::Block&) override;
    void remove_block(club::UserId by, club::UserId whom) override;
    void set_friend(const club::Friend&) override;
    void remove_friend(club::UserId by, club::UserId whom) override;
    void count_message(club::UserId by, club::UserId whom) override;
    void add_offer(club::OpenChallenge&) override;
    void remove_offer(std::string_view game, int board) override;
    void add_match(club::Match&) override;
    void change_match(const club::Match&) override;
    void accept_offer(club::MatchId) override;
    void swap_seats(club::MatchId) override;
    void give_seat(club::MatchId, Side, club::UserId) override;
    bool append_move(club::MatchId, const club::PlayedMove&) override;
    void remove_moves_from(club::MatchId, int ply) override;
    void set_standing(const club::PlayerStanding&) override;
    void add_rating_change(const club::RatingChange&) override;
    void remove_ratings() override;
    void set_puzzle_standing(const club::PuzzleStanding&) override;
    void set_puzzle_attempt(const club::PuzzleAttempt&) override;
    void add_lesson_step(const club::LessonStep&) override;
    void set_subscription(const club::MatchSubscription&) override;
    void remove_subscription(club::MatchId, club::UserId) override;
    void add_chat_message(club::ChatMessage&) override;
    bool add_tournament(club::Tournament&) override;
    void change_tournament(const club::Tournament&) override;
    void set_entrant(const club::Entrant&) override;
    void remove_entrant(club::TournamentId, club::UserId) override;
    bool add_pairing(club::TournamentId, const tournament::Pairing&) override;
    bool add_tournament_game(const club::TournamentGame&) override;
    bool add_letter(club::Letter&) override;
    void change_letter(const club::Letter&) override;
    void remove_letter(club::LetterId) override;
    std::size_t remove_letters_before(club::Instant, std::size_t limit) override;
    void forget_user(const club::DeletedAccount&) override;
    void add_job(club::Job&) override;
    bool remove_job(club::JobId) override;
    void remove_jobs(club::MatchId) override;
    void postpone_job(club::JobId, club::Instant) override;
    void add_pending(club::PendingRequest&) override;
    void remove_pending(club::PendingRequestId) override;
    void remove_pending_before(club::Instant) override;
    void add_pending_sign_up(club::PendingSignUp&) override;
    void remove_pending_sign_up(club::SignUpId) override;
    void remove_pending_sign_ups_before(club::Instant) override;
    void set_throttle(const club::Throttle&) override;
    void remove_throttle(std::string_view key) override;
    void remove_throttles_before(club::Instant) override;
    void set_push_subscription(const club::PushSubscription&) override;
    void remove_push_subscription(std::string_view endpoint) override;
    void mark_push_due(club::UserId, club::Instant) override;

    void add_session(const club::Session&) override;
    void remove_session(std::string_view token_hash) override;
    void remove_sessions_of(club::UserId) override;
    void remove_sessions_before(club::Instant) override;
    void change_session(const club::Session&) override;
    void set_second_factor(const club::SecondFactor&) override;
    void remove_second_factor(club::UserId) override;
    void set_sanction(const club::Sanction&) override;
    void lift_sanction(club::UserId, club::SanctionKind) override;
    void add_report(club::Report&) override;
    void close_report(club::ReportId, club::Instant) override;
    void add_audit_entry(club::AuditEntry&) override;
    void set_banner(const std::optional<club::Banner>&) override;
    std::size_t remove_responses_before(club::Instant, std::size_t limit) override;
    bool save_response(std::string_view key, const club::StoredResponse&,
                       club::Instant now) override;
    void set_server_key(std::string_view hexadecimal) override;
    void announce(std::string_view) override {}
    bool add_token(club::ApiToken&) override;
    void change_token(const club::ApiToken&) override;
    void remove_token(club::TokenId) override;
    void add_event(club::Event&) override;
    std::size_t remove_events_before(club::Instant, std::size_t limit) override;
    bool add_webhook(club::Webhook&) override;
    void change_webhook(const club::Webhook&) override;
    void remove_webhook(club::WebhookId) override;
    void mark_webhooks_due(club::UserId, club::Instant) override;

protected:
    /// Takes the number of the next event.
    virtual std::int64_t next_event();
    void set_last_event(std::int64_t number);

private:
    /// Matches and open challenges of a game share their board numbers.
    int next_board(const std::string& game);
    void add_addresses(const club::User&);
    std::vector<club::Address> addresses_of(club::UserId);

    std::set<std::pair<std::string, int>> removed_offers_;  // by this work
};

}  // namespace posthouse::store
