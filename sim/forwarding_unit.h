// A decorator that forwards everything to another unit of work.
#pragma once

#include "club/store.h"

namespace posthouse::sim {

class ForwardingUnit : public club::UnitOfWork {
public:
    explicit ForwardingUnit(club::UnitOfWork& to) : to_(to) {}

    std::optional<club::User> user(club::UserId a) const override { return to_.user(a); }
    std::optional<club::User> user_named(std::string_view name) const override {
        return to_.user_named(name);
    }
    std::optional<club::User> user_with_lookalike_name(std::string_view name) const override {
        return to_.user_with_lookalike_name(name);
    }
    std::vector<club::User> users_at(std::string_view address) const override {
        return to_.users_at(address);
    }
    std::vector<club::User> users() const override { return to_.users(); }
    std::vector<club::User> users_with_prefix(std::string_view a, std::size_t b) const override {
        return to_.users_with_prefix(a, b);
    }
    std::vector<club::User> operators() const override { return to_.operators(); }
    std::vector<club::User> users_after(club::UserId a, std::size_t b) const override {
        return to_.users_after(a, b);
    }
    std::vector<club::Vacation> vacations(club::UserId a) const override {
        return to_.vacations(a);
    }
    std::vector<club::RestSchedule> rest_schedules(club::UserId a) const override {
        return to_.rest_schedules(a);
    }
    std::vector<club::ServerPause> server_pauses(club::Instant since) const override {
        return to_.server_pauses(since);
    }
    std::optional<club::Instant> last_heartbeat() const override { return to_.last_heartbeat(); }
    std::optional<club::PairingPreferences> preferences(club::UserId a,
                                                        std::string_view game) const override {
        return to_.preferences(a, game);
    }
    std::vector<club::PairingPreferences> seekers(std::string_view game) const override {
        return to_.seekers(game);
    }
    std::vector<club::Block> blocks(club::UserId a) const override { return to_.blocks(a); }
    std::vector<club::Friend> friends(club::UserId a) const override { return to_.friends(a); }
    int messages_written(club::UserId a, club::UserId b) const override {
        return to_.messages_written(a, b);
    }
    std::optional<club::Match> match(club::MatchId a) const override { return to_.match(a); }
    std::optional<club::Match> match_on(std::string_view game, int board) const override {
        return to_.match_on(game, board);
    }
    std::vector<club::Match> matches(const club::MatchFilter& a) const override {
        return to_.matches(a);
    }
    std::vector<club::Match> matches_between(club::UserId a, club::UserId b,
                                             std::size_t limit) const override {
        return to_.matches_between(a, b, limit);
    }
    std::vector<club::Match> matches_ended_after(const club::Match* a,
                                                 std::size_t limit) const override {
        return to_.matches_ended_after(a, limit);
    }
    std::vector<club::PlayedMove> moves(club::MatchId a) const override { return to_.moves(a); }
    std::optional<club::PlayerStanding> standing(club::UserId a,
                                                 std::string_view game) const override {
        return to_.standing(a, game);
    }
    std::vector<club::PlayerStanding> standings_of(club::UserId a) const override {
        return to_.standings_of(a);
    }
    std::vector<club::PlayerStanding> standings(std::string_view game) const override {
        return to_.standings(game);
    }
    std::optional<club::PuzzleStanding> puzzle_standing(club::UserId a) const override {
        return to_.puzzle_standing(a);
    }
    std::optional<club::PuzzleAttempt> puzzle_attempt(club::UserId a, std::string_view game,
                                                      std::string_view b) const override {
        return to_.puzzle_attempt(a, game, b);
    }
    std::vector<club::PuzzleAttempt> puzzle_attempts(club::UserId a) const override {
        return to_.puzzle_attempts(a);
    }
    std::vector<club::UserId> puzzle_mails_due(club::Instant now, std::size_t a) const override {
        return to_.puzzle_mails_due(now, a);
    }
    std::vector<club::LessonStep> lesson_steps(club::UserId a) const override {
        return to_.lesson_steps(a);
    }
    std::vector<club::RatingChange> rating_changes(club::MatchId a) const override {
        return to_.rating_changes(a);
    }
    std::vector<club::RatingChange> rating_changes(club::UserId a, std::string_view game,
                                                   std::size_t limit) const override {
        return to_.rating_changes(a, game, limit);
    }
    std::vector<club::OpenChallenge> offers(std::optional<std::string_view> game) const override {
        return to_.offers(game);
    }
    std::optional<club::OpenChallenge> offer_on(std::string_view game, int board) const override {
        return to_.offer_on(game, board);
    }
    std::vector<club::MatchSubscription> subscriptions(club::MatchId a) const override {
        return to_.subscriptions(a);
    }
    std::vector<club::MatchSubscription> subscriptions_of(club::UserId a) const override {
        return to_.subscriptions_of(a);
    }
    std::vector<club::ChatMessage> chat_messages(club::MatchId a) const override {
        return to_.chat_messages(a);
    }
    std::optional<club::Tournament> tournament(club::TournamentId a) const override {
        return to_.tournament(a);
    }
    std::optional<club::Tournament> tournament_named(std::string_view name) const override {
        return to_.tournament_named(name);
    }
    std::vector<club::Tournament> tournaments(std::optional<std::string_view> game) const override {
        return to_.tournaments(game);
    }
    std::vector<club::Tournament> tournaments_due(club::Instant now) const override {
        return to_.tournaments_due(now);
    }
    std::vector<club::Entrant> entrants(club::TournamentId a) const override {
        return to_.entrants(a);
    }
    std::vector<club::Tournament> tournaments_of(club::UserId a) const override {
        return to_.tournaments_of(a);
    }
    std::vector<tournament::Pairing> pairings(club::TournamentId a) const override {
        return to_.pairings(a);
    }
    std::vector<club::TournamentGame> tournament_games(club::TournamentId a) const override {
        return to_.tournament_games(a);
    }
    std::optional<club::TournamentGame> tournament_game(club::MatchId a) const override {
        return to_.tournament_game(a);
    }
    std::vector<club::Letter> letters_to(club::UserId a, std::size_t limit) const override {
        return to_.letters_to(a, limit);
    }
    std::vector<club::Letter> letters_before(club::LetterId a, club::UserId b,
                                             std::size_t limit) const override {
        return to_.letters_before(a, b, limit);
    }
    std::optional<club::Letter> letter(club::LetterId a) const override { return to_.letter(a); }
    std::vector<club::Letter> letters_due(club::Instant now, std::size_t limit) const override {
        return to_.letters_due(now, limit);
    }
    std::vector<club::Letter> failed_letters(std::size_t limit) const override {
        return to_.failed_letters(limit);
    }
    std::size_t answers_to(std::string_view address, club::Instant since) const override {
        return to_.answers_to(address, since);
    }
    std::optional<club::PendingRequest> pending_request(club::PendingRequestId a) const override {
        return to_.pending_request(a);
    }
    std::optional<club::PendingSignUp> pending_sign_up(club::SignUpId a) const override {
        return to_.pending_sign_up(a);
    }
    std::optional<club::Throttle> throttle(std::string_view key) const override {
        return to_.throttle(key);
    }
    std::vector<club::Job> jobs_due(club::Instant now, std::string_view kind,
                                    std::size_t limit) const override {
        return to_.jobs_due(now, kind, limit);
    }
    std::vector<club::Job> jobs_of(club::MatchId a) const override { return to_.jobs_of(a); }
    std::vector<club::PushSubscription> push_subscriptions(club::UserId a) const override {
        return to_.push_subscriptions(a);
    }
    std::vector<club::PushSubscription> push_subscriptions_due(club::Instant now,
                                                               std::size_t limit) const override {
        return to_.push_subscriptions_due(now, limit);
    }
    std::optional<club::Session> session(std::string_view token_hash) const override {
        return to_.session(token_hash);
    }
    std::vector<club::Session> sessions(club::UserId user) const override {
        return to_.sessions(user);
    }
    std::optional<club::SecondFactor> second_factor(club::UserId user) const override {
        return to_.second_factor(user);
    }
    std::optional<club::StoredResponse> stored_response(std::string_view key) const override {
        return to_.stored_response(key);
    }
    std::optional<std::string> server_key() const override { return to_.server_key(); }
    std::vector<club::ApiToken> tokens(club::UserId user) const override {
        return to_.tokens(user);
    }
    std::optional<club::ApiToken> token(std::string_view hash) const override {
        return to_.token(hash);
    }
    std::vector<club::Event> events_after(std::int64_t number, const club::EventFilter& filter,
                                          std::size_t limit) const override {
        return to_.events_after(number, filter, limit);
    }
    club::EventRange event_range() const override { return to_.event_range(); }
    std::vector<club::Webhook> webhooks(club::UserId user) const override {
        return to_.webhooks(user);
    }
    std::vector<club::Webhook> webhooks_due(club::Instant now, std::size_t limit) const override {
        return to_.webhooks_due(now, limit);
    }
    std::vector<club::Sanction> sanctions(club::UserId user) const override {
        return to_.sanctions(user);
    }
    std::vector<club::Sanction> all_sanctions() const override { return to_.all_sanctions(); }
    std::optional<club::Report> report(club::ReportId id) const override { return to_.report(id); }
    std::vector<club::Report> reports(bool closed_too, std::size_t limit,
                                      club::ReportId before) const override {
        return to_.reports(closed_too, limit, before);
    }
    std::size_t reports_by(club::UserId user, club::Instant since) const override {
        return to_.reports_by(user, since);
    }
    std::vector<club::AuditEntry> audit_entries(std::size_t limit,
                                                club::ActId before) const override {
        return to_.audit_entries(limit, before);
    }
    std::optional<club::Banner> banner() const override { return to_.banner(); }
    club::ServerStats server_stats(club::Instant now) const override {
        return to_.server_stats(now);
    }

    bool add_user(club::User& a) override { return to_.add_user(a); }
    void change_user(const club::User& a) override { return to_.change_user(a); }
    void set_vacations(club::UserId a, const std::vector<club::Vacation>& b) override {
        return to_.set_vacations(a, b);
    }
    void set_rest_schedules(club::UserId a, const std::vector<club::RestSchedule>& b) override {
        return to_.set_rest_schedules(a, b);
    }
    void add_server_pause(const club::ServerPause& a) override { return to_.add_server_pause(a); }
    void end_server_pauses(club::Instant a) override { return to_.end_server_pauses(a); }
    void record_heartbeat(club::Instant a) override { return to_.record_heartbeat(a); }
    void set_preferences(const club::PairingPreferences& a) override {
        return to_.set_preferences(a);
    }
    void set_block(const club::Block& a) override { return to_.set_block(a); }
    void remove_block(club::UserId a, club::UserId b) override { return to_.remove_block(a, b); }
    void set_puzzle_standing(const club::PuzzleStanding& a) override { to_.set_puzzle_standing(a); }
    void set_puzzle_attempt(const club::PuzzleAttempt& a) override { to_.set_puzzle_attempt(a); }
    void add_lesson_step(const club::LessonStep& a) override { to_.add_lesson_step(a); }
    void set_friend(const club::Friend& a) override { return to_.set_friend(a); }
    void remove_friend(club::UserId a, club::UserId b) override { return to_.remove_friend(a, b); }
    void count_message(club::UserId a, club::UserId b) override { return to_.count_message(a, b); }
    void add_offer(club::OpenChallenge& a) override { return to_.add_offer(a); }
    void remove_offer(std::string_view game, int board) override {
        return to_.remove_offer(game, board);
    }
    void add_match(club::Match& a) override { return to_.add_match(a); }
    void change_match(const club::Match& a) override { return to_.change_match(a); }
    void accept_offer(club::MatchId a) override { return to_.accept_offer(a); }
    void swap_seats(club::MatchId a) override { return to_.swap_seats(a); }
    void give_seat(club::MatchId a, Side side, club::UserId user) override {
        to_.give_seat(a, side, user);
    }
    bool append_move(club::MatchId a, const club::PlayedMove& b) override {
        return to_.append_move(a, b);
    }
    void remove_moves_from(club::MatchId a, int ply) override {
        return to_.remove_moves_from(a, ply);
    }
    void set_standing(const club::PlayerStanding& a) override { return to_.set_standing(a); }
    void add_rating_change(const club::RatingChange& a) override {
        return to_.add_rating_change(a);
    }
    void remove_ratings() override { return to_.remove_ratings(); }
    void set_subscription(const club::MatchSubscription& a) override {
        return to_.set_subscription(a);
    }
    void remove_subscription(club::MatchId a, club::UserId b) override {
        return to_.remove_subscription(a, b);
    }
    void add_chat_message(club::ChatMessage& a) override { return to_.add_chat_message(a); }
    bool add_tournament(club::Tournament& a) override { return to_.add_tournament(a); }
    void change_tournament(const club::Tournament& a) override { return to_.change_tournament(a); }
    void set_entrant(const club::Entrant& a) override { return to_.set_entrant(a); }
    void remove_entrant(club::TournamentId a, club::UserId b) override {
        return to_.remove_entrant(a, b);
    }
    bool add_pairing(club::TournamentId a, const tournament::Pairing& b) override {
        return to_.add_pairing(a, b);
    }
    bool add_tournament_game(const club::TournamentGame& a) override {
        return to_.add_tournament_game(a);
    }
    bool add_letter(club::Letter& a) override { return to_.add_letter(a); }
    void remove_letter(club::LetterId a) override { to_.remove_letter(a); }
    std::size_t remove_letters_before(club::Instant a, std::size_t b) override {
        return to_.remove_letters_before(a, b);
    }
    void forget_user(const club::DeletedAccount& a) override { to_.forget_user(a); }
    void change_letter(const club::Letter& a) override { return to_.change_letter(a); }
    void add_job(club::Job& a) override { return to_.add_job(a); }
    bool remove_job(club::JobId a) override { return to_.remove_job(a); }
    void remove_jobs(club::MatchId a) override { return to_.remove_jobs(a); }
    void postpone_job(club::JobId a, club::Instant b) override { return to_.postpone_job(a, b); }
    void add_pending(club::PendingRequest& a) override { return to_.add_pending(a); }
    void remove_pending(club::PendingRequestId a) override { return to_.remove_pending(a); }
    void remove_pending_before(club::Instant a) override { return to_.remove_pending_before(a); }
    void add_pending_sign_up(club::PendingSignUp& a) override { return to_.add_pending_sign_up(a); }
    void remove_pending_sign_up(club::SignUpId a) override { return to_.remove_pending_sign_up(a); }
    void remove_pending_sign_ups_before(club::Instant a) override {
        return to_.remove_pending_sign_ups_before(a);
    }
    void set_throttle(const club::Throttle& a) override { return to_.set_throttle(a); }
    void remove_throttle(std::string_view key) override { return to_.remove_throttle(key); }
    void remove_throttles_before(club::Instant a) override {
        return to_.remove_throttles_before(a);
    }
    void set_push_subscription(const club::PushSubscription& a) override {
        return to_.set_push_subscription(a);
    }
    void remove_push_subscription(std::string_view endpoint) override {
        return to_.remove_push_subscription(endpoint);
    }
    void mark_push_due(club::UserId a, club::Instant b) override { return to_.mark_push_due(a, b); }
    void add_session(const club::Session& a) override { return to_.add_session(a); }
    void change_session(const club::Session& a) override { return to_.change_session(a); }
    void set_second_factor(const club::SecondFactor& a) override {
        return to_.set_second_factor(a);
    }
    void remove_second_factor(club::UserId a) override { return to_.remove_second_factor(a); }
    void remove_session(std::string_view token_hash) override {
        return to_.remove_session(token_hash);
    }
    void remove_sessions_of(club::UserId a) override { return to_.remove_sessions_of(a); }
    void remove_sessions_before(club::Instant a) override { return to_.remove_sessions_before(a); }
    std::size_t remove_responses_before(club::Instant a, std::size_t b) override {
        return to_.remove_responses_before(a, b);
    }
    bool save_response(std::string_view key, const club::StoredResponse& b,
                       club::Instant now) override {
        return to_.save_response(key, b, now);
    }

    void set_server_key(std::string_view digits) override { to_.set_server_key(digits); }
    void announce(std::string_view words) override { to_.announce(words); }
    bool add_token(club::ApiToken& token) override { return to_.add_token(token); }
    void change_token(const club::ApiToken& token) override { to_.change_token(token); }
    void remove_token(club::TokenId id) override { to_.remove_token(id); }
    void add_event(club::Event& event) override { to_.add_event(event); }
    std::size_t remove_events_before(club::Instant a, std::size_t b) override {
        return to_.remove_events_before(a, b);
    }
    bool add_webhook(club::Webhook& webhook) override { return to_.add_webhook(webhook); }
    void change_webhook(const club::Webhook& webhook) override { to_.change_webhook(webhook); }
    void remove_webhook(club::WebhookId id) override { to_.remove_webhook(id); }
    void mark_webhooks_due(club::UserId user, club::Instant now) override {
        to_.mark_webhooks_due(user, now);
    }
    void set_sanction(const club::Sanction& one) override { to_.set_sanction(one); }
    void lift_sanction(club::UserId user, club::SanctionKind kind) override {
        to_.lift_sanction(user, kind);
    }
    void add_report(club::Report& one) override { to_.add_report(one); }
    void close_report(club::ReportId id, club::Instant now) override { to_.close_report(id, now); }
    void add_audit_entry(club::AuditEntry& act) override { to_.add_audit_entry(act); }
    void set_banner(const std::optional<club::Banner>& a) override { to_.set_banner(a); }

protected:
    club::UnitOfWork& to_;
};

}  // namespace posthouse::sim
