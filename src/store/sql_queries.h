// Queries in SQL for both SQLite and PostgreSQL, shared by StoreReader and UnitOfWork (which sees
// its own changes).
#pragma once

#include "club/store.h"
#include "store/connection.h"

namespace posthouse::store {

template <class Port>
class SqlQueries : public Port {
public:
    explicit SqlQueries(Connection& connection) : connection_(connection) {}

    std::optional<club::User> user(club::UserId) const override;
    std::optional<club::User> user_named(std::string_view name) const override;
    std::optional<club::User> user_with_lookalike_name(std::string_view name) const override;
    std::vector<club::User> users_at(std::string_view address) const override;
    std::vector<club::User> users() const override;
    std::vector<club::User> users_after(club::UserId, std::size_t limit) const override;
    std::vector<club::User> users_with_prefix(std::string_view name,
                                              std::size_t limit) const override;
    std::vector<club::User> operators() const override;
    std::vector<club::Vacation> vacations(club::UserId) const override;
    std::vector<club::RestSchedule> rest_schedules(club::UserId) const override;
    std::vector<club::ServerPause> server_pauses(club::Instant since) const override;
    std::optional<club::Instant> last_heartbeat() const override;
    std::optional<club::PairingPreferences> preferences(club::UserId,
                                                        std::string_view game) const override;
    std::vector<club::PairingPreferences> seekers(std::string_view game) const override;
    std::vector<club::Block> blocks(club::UserId) const override;
    std::vector<club::Friend> friends(club::UserId) const override;
    int messages_written(club::UserId by, club::UserId whom) const override;
    std::optional<club::Match> match(club::MatchId) const override;
    std::optional<club::Match> match_on(std::string_view game, int board) const override;
    std::vector<club::Match> matches(const club::MatchFilter&) const override;
    std::vector<club::Match> matches_between(club::UserId, club::UserId,
                                             std::size_t limit) const override;
    std::vector<club::Match> matches_ended_after(const club::Match*,
                                                 std::size_t limit) const override;
    std::vector<club::PlayedMove> moves(club::MatchId) const override;
    std::optional<club::PlayerStanding> standing(club::UserId,
                                                 std::string_view game) const override;
    std::vector<club::PlayerStanding> standings_of(club::UserId) const override;
    std::vector<club::PlayerStanding> standings(std::string_view game) const override;
    std::vector<club::RatingChange> rating_changes(club::MatchId) const override;
    std::vector<club::RatingChange> rating_changes(club::UserId, std::string_view game,
                                                   std::size_t limit) const override;
    std::optional<club::PuzzleStanding> puzzle_standing(club::UserId) const override;
    std::optional<club::PuzzleAttempt> puzzle_attempt(club::UserId, std::string_view game,
                                                      std::string_view position) const override;
    std::vector<club::PuzzleAttempt> puzzle_attempts(club::UserId) const override;
    std::vector<club::UserId> puzzle_mails_due(club::Instant now, std::size_t limit) const override;
    std::vector<club::LessonStep> lesson_steps(club::UserId) const override;
    std::vector<club::OpenChallenge> offers(std::optional<std::string_view> game) const override;
    std::optional<club::OpenChallenge> offer_on(std::string_view game, int board) const override;
    std::vector<club::MatchSubscription> subscriptions(club::MatchId) const override;
    std::vector<club::MatchSubscription> subscriptions_of(club::UserId) const override;
    std::vector<club::ChatMessage> chat_messages(club::MatchId) const override;
    std::optional<club::Tournament> tournament(club::TournamentId) const override;
    std::optional<club::Tournament> tournament_named(std::string_view name) const override;
    std::vector<club::Tournament> tournaments(std::optional<std::string_view> game) const override;
    std::vector<club::Tournament> tournaments_due(club::Instant now) const override;
    std::vector<club::Entrant> entrants(club::TournamentId) const override;
    std::vector<club::Tournament> tournaments_of(club::UserId) const override;
    std::vector<tournament::Pairing> pairings(club::TournamentId) const override;
    std::vector<club::TournamentGame> tournament_games(club::TournamentId) const override;
    std::optional<club::TournamentGame> tournament_game(club::MatchId) const override;
    std::vector<club::Letter> letters_to(club::UserId, std::size_t limit) const override;
    std::vector<club::Letter> letters_before(club::LetterId, club::UserId,
                                             std::size_t limit) const override;
    std::optional<club::Letter> letter(club::LetterId) const override;
    std::vector<club::Letter> letters_due(club::Instant now, std::size_t limit) const override;
    std::vector<club::Letter> failed_letters(std::size_t limit) const override;
    std::size_t answers_to(std::string_view address, club::Instant since) const override;
    std::optional<club::PendingRequest> pending_request(club::PendingRequestId) const override;
    std::optional<club::PendingSignUp> pending_sign_up(club::SignUpId) const override;
    std::optional<club::Throttle> throttle(std::string_view key) const override;
    std::vector<club::Job> jobs_due(club::Instant now, std::string_view kind,
                                    std::size_t limit) const override;
    std::vector<club::Job> jobs_of(club::MatchId) const override;
    std::vector<club::PushSubscription> push_subscriptions(club::UserId) const override;
    std::vector<club::PushSubscription> push_subscriptions_due(club::Instant now,
                                                               std::size_t limit) const override;
    std::optional<club::Session> session(std::string_view token_hash) const override;
    std::vector<club::Session> sessions(club::UserId) const override;
    std::optional<club::SecondFactor> second_factor(club::UserId) const override;
    std::optional<club::StoredResponse> stored_response(std::string_view key) const override;
    std::optional<std::string> server_key() const override;
    std::vector<club::ApiToken> tokens(club::UserId) const override;
    std::optional<club::ApiToken> token(std::string_view hash) const override;
    std::vector<club::Event> events_after(std::int64_t number, const club::EventFilter&,
                                          std::size_t limit) const override;
    club::EventRange event_range() const override;
    std::vector<club::Webhook> webhooks(club::UserId) const override;
    std::vector<club::Webhook> webhooks_due(club::Instant now, std::size_t limit) const override;
    std::vector<club::Sanction> sanctions(club::UserId) const override;
    std::vector<club::Sanction> all_sanctions() const override;
    std::optional<club::Report> report(club::ReportId) const override;
    std::vector<club::Report> reports(bool closed_too, std::size_t limit,
                                      club::ReportId before) const override;
    std::size_t reports_by(club::UserId, club::Instant since) const override;
    std::vector<club::AuditEntry> audit_entries(std::size_t limit,
                                                club::ActId before) const override;
    std::optional<club::Banner> banner() const override;
    club::ServerStats server_stats(club::Instant now) const override;

protected:
    Connection& connection_;
};

extern template class SqlQueries<club::StoreReader>;
extern template class SqlQueries<club::UnitOfWork>;

using SqlReader = SqlQueries<club::StoreReader>;

}  // namespace posthouse::store
