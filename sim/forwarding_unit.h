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
    std::optional<club::User> user_looking_like(std::string_view name) const override {
        return to_.user_looking_like(name);
    }
    std::vector<club::User> users_at(std::string_view address) const override {
        return to_.users_at(address);
    }
    std::vector<club::User> users() const override { return to_.users(); }
    std::vector<club::User> users_beginning(std::string_view a, std::size_t b) const override {
        return to_.users_beginning(a, b);
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
    std::vector<club::ServerPause> house_pauses(club::Instant since) const override {
        return to_.house_pauses(since);
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
    std::vector<club::MatchSubscription> watches(club::MatchId a) const override {
        return to_.watches(a);
    }
    std::vector<club::MatchSubscription> watched_by(club::UserId a) const override {
        return to_.watched_by(a);
    }
    std::vector<club::ChatMessage> remarks(club::MatchId a) const override {
        return to_.remarks(a);
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
    std::vector<club::Letter> letters_dead(std::size_t limit) const override {
        return to_.letters_dead(limit);
    }
    std::size_t answers_to(std::string_view address, club::Instant since) const override {
        return to_.answers_to(address, since);
    }
    std::optional<club::PendingRequest> held(club::HeldId a) const override { return to_.held(a); }
    std::optional<club::HeldSignUp> held_sign_up(club::SignUpId a) const override {
        return to_.held_sign_up(a);
    }
    std::optional<club::Throttle> throttle(std::string_view key) const override {
        return to_.throttle(key);
    }
    std::vector<club::Job> jobs_due(club::Instant now, std::string_view kind,
                                    std::size_t limit) const override {
        return to_.jobs_due(now, kind, limit);
    }
    std::vector<club::Job> jobs_of(club::MatchId a) const override { return to_.jobs_of(a); }
    std::vector<club::PushSubscription> push_places(club::UserId a) const override {
        return to_.push_places(a);
    }
    std::vector<club::PushSubscription> push_due(club::Instant now,
                                                 std::size_t limit) const override {
        return to_.push_due(now, limit);
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
    std::optional<club::StoredResponse> outcome(std::string_view key) const override {
        return to_.outcome(key);
    }
    std::optional<std::string> house_key() const override { return to_.house_key(); }
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
    club::EventRange event_span() const override { return to_.event_span(); }
    std::vector<club::Webhook> webhooks(club::UserId user) const override {
        return to_.webhooks(user);
    }
    std::vector<club::Webhook> webhooks_due(club::Instant now, std::size_t limit) const override {
        return to_.webhooks_due(now, limit);
    }
    std::vector<club::Sanction> restraints(club::UserId user) const override {
        return to_.restraints(user);
    }
    std::vector<club::Sanction> all_restraints() const override { return to_.all_restraints(); }
    std::optional<club::Report> report(club::ReportId id) const override { return to_.report(id); }
    std::vector<club::Report> reports(bool closed_too, std::size_t limit,
                                      club::ReportId before) const override {
        return to_.reports(closed_too, limit, before);
    }
    std::size_t reports_by(club::UserId user, club::Instant since) const override {
        return to_.reports_by(user, since);
    }
    std::vector<club::AuditEntry> operator_acts(std::size_t limit,
                                                club::ActId before) const override {
        return to_.operator_acts(limit, before);
    }
    std::optional<club::Banner> banner() const override { return to_.banner(); }
    club::ServerStats tally(club::Instant now) const override { return to_.tally(now); }

    bool add_user(club::User& a) override { return to_.add_user(a); }
    void change_user(const club::User& a) override { return to_.change_user(a); }
    void set_vacations(club::UserId a, const std::vector<club::Vacation>& b) override {
        return to_.set_vacations(a, b);
    }
    void set_rests(club::UserId a, const std::vector<club::RestSchedule>& b) override {
        return to_.set_rests(a, b);
    }
    void add_house_pause(const club::ServerPause& a) override { return to_.add_house_pause(a); }
    void end_house_pauses(club::Instant a) override { return to_.end_house_pauses(a); }
    void record_heartbeat(club::Instant a) override { return to_.record_heartbeat(a); }
    void set_appetite(const club::PairingPreferences& a) override { return to_.set_appetite(a); }
    void set_block(const club::Block& a) override { return to_.set_block(a); }
    void remove_block(club::UserId a, club::UserId b) override { return to_.remove_block(a, b); }
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
    void change_seats(club::MatchId a) override { return to_.change_seats(a); }
    void give_seat(club::MatchId a, Side side, club::UserId user) override {
        to_.give_seat(a, side, user);
    }
    bool append_move(club::MatchId a, const club::PlayedMove& b) override {
        return to_.append_move(a, b);
    }
    void take_back(club::MatchId a, int ply) override { return to_.take_back(a, ply); }
    void set_standing(const club::PlayerStanding& a) override { return to_.set_standing(a); }
    void add_rating_change(const club::RatingChange& a) override {
        return to_.add_rating_change(a);
    }
    void forget_ratings() override { return to_.forget_ratings(); }
    void set_watch(const club::MatchSubscription& a) override { return to_.set_watch(a); }
    void remove_watch(club::MatchId a, club::UserId b) override { return to_.remove_watch(a, b); }
    void add_remark(club::ChatMessage& a) override { return to_.add_remark(a); }
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
    void forget(const club::Forgotten& a) override { to_.forget(a); }
    void change_letter(const club::Letter& a) override { return to_.change_letter(a); }
    void add_job(club::Job& a) override { return to_.add_job(a); }
    bool remove_job(club::JobId a) override { return to_.remove_job(a); }
    void remove_jobs(club::MatchId a) override { return to_.remove_jobs(a); }
    void postpone_job(club::JobId a, club::Instant b) override { return to_.postpone_job(a, b); }
    void add_pending(club::PendingRequest& a) override { return to_.add_pending(a); }
    void remove_pending(club::HeldId a) override { return to_.remove_pending(a); }
    void release_before(club::Instant a) override { return to_.release_before(a); }
    void hold_sign_up(club::HeldSignUp& a) override { return to_.hold_sign_up(a); }
    void release_sign_up(club::SignUpId a) override { return to_.release_sign_up(a); }
    void release_sign_ups_before(club::Instant a) override {
        return to_.release_sign_ups_before(a);
    }
    void set_throttle(const club::Throttle& a) override { return to_.set_throttle(a); }
    void remove_throttle(std::string_view key) override { return to_.remove_throttle(key); }
    void remove_throttles_before(club::Instant a) override {
        return to_.remove_throttles_before(a);
    }
    void set_push_place(const club::PushSubscription& a) override { return to_.set_push_place(a); }
    void remove_push_place(std::string_view endpoint) override {
        return to_.remove_push_place(endpoint);
    }
    void push_news(club::UserId a, club::Instant b) override { return to_.push_news(a, b); }
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
    bool save_response(std::string_view key, const club::StoredResponse& b,
                       club::Instant now) override {
        return to_.save_response(key, b, now);
    }

    void keep_house_key(std::string_view digits) override { to_.keep_house_key(digits); }
    void announce(std::string_view words) override { to_.announce(words); }
    bool add_token(club::ApiToken& token) override { return to_.add_token(token); }
    void change_token(const club::ApiToken& token) override { to_.change_token(token); }
    void remove_token(club::TokenId id) override { to_.remove_token(id); }
    void add_event(club::Event& event) override { to_.add_event(event); }
    void forget_events_before(club::Instant moment) override { to_.forget_events_before(moment); }
    bool add_webhook(club::Webhook& webhook) override { return to_.add_webhook(webhook); }
    void change_webhook(const club::Webhook& webhook) override { to_.change_webhook(webhook); }
    void remove_webhook(club::WebhookId id) override { to_.remove_webhook(id); }
    void webhook_news(club::UserId user, club::Instant now) override {
        to_.webhook_news(user, now);
    }
    void set_restraint(const club::Sanction& one) override { to_.set_restraint(one); }
    void lift_restraint(club::UserId user, club::SanctionKind kind) override {
        to_.lift_restraint(user, kind);
    }
    void add_report(club::Report& one) override { to_.add_report(one); }
    void close_report(club::ReportId id, club::Instant now) override { to_.close_report(id, now); }
    void add_operator_act(club::AuditEntry& act) override { to_.add_operator_act(act); }
    void set_banner(const std::optional<club::Banner>& a) override { to_.set_banner(a); }

protected:
    club::UnitOfWork& to_;
};

}  // namespace posthouse::sim
