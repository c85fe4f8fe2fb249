// A Unit that hands everything on to another: for those that look at what passes, or spoil it.
//
// Deliberately absent: doing anything.
#pragma once

#include "club/store.h"

namespace posthouse::sim {

class ForwardingUnit : public Unit {
public:
    explicit ForwardingUnit(Unit& to) : to_(to) {}

    std::optional<User> user(UserId a) const override { return to_.user(a); }
    std::optional<User> user_named(std::string_view name) const override {
        return to_.user_named(name);
    }
    std::optional<User> user_looking_like(std::string_view name) const override {
        return to_.user_looking_like(name);
    }
    std::vector<User> users_at(std::string_view address) const override {
        return to_.users_at(address);
    }
    std::vector<User> users() const override { return to_.users(); }
    std::vector<User> users_beginning(std::string_view a, std::size_t b) const override {
        return to_.users_beginning(a, b);
    }
    std::vector<User> operators() const override { return to_.operators(); }
    std::vector<User> users_after(UserId a, std::size_t b) const override {
        return to_.users_after(a, b);
    }
    std::vector<Vacation> vacations(UserId a) const override { return to_.vacations(a); }
    std::vector<Rest> rests(UserId a) const override { return to_.rests(a); }
    std::vector<HousePause> house_pauses(Instant since) const override {
        return to_.house_pauses(since);
    }
    std::optional<Instant> alive() const override { return to_.alive(); }
    std::optional<Appetite> appetite(UserId a, std::string_view game) const override {
        return to_.appetite(a, game);
    }
    std::vector<Appetite> seekers(std::string_view game) const override {
        return to_.seekers(game);
    }
    std::vector<Block> blocks(UserId a) const override { return to_.blocks(a); }
    std::vector<Friend> friends(UserId a) const override { return to_.friends(a); }
    int messages_written(UserId a, UserId b) const override { return to_.messages_written(a, b); }
    std::optional<Match> match(MatchId a) const override { return to_.match(a); }
    std::optional<Match> match_on(std::string_view game, int board) const override {
        return to_.match_on(game, board);
    }
    std::vector<Match> matches(const MatchFilter& a) const override { return to_.matches(a); }
    std::vector<Match> matches_between(UserId a, UserId b, std::size_t limit) const override {
        return to_.matches_between(a, b, limit);
    }
    std::vector<Match> matches_ended_after(const Match* a, std::size_t limit) const override {
        return to_.matches_ended_after(a, limit);
    }
    std::vector<PlayedMove> moves(MatchId a) const override { return to_.moves(a); }
    std::optional<PlayerStanding> standing(UserId a, std::string_view game) const override {
        return to_.standing(a, game);
    }
    std::vector<PlayerStanding> standings_of(UserId a) const override {
        return to_.standings_of(a);
    }
    std::vector<PlayerStanding> standings(std::string_view game) const override {
        return to_.standings(game);
    }
    std::vector<RatingChange> rating_changes(MatchId a) const override {
        return to_.rating_changes(a);
    }
    std::vector<RatingChange> rating_changes(UserId a, std::string_view game,
                                             std::size_t limit) const override {
        return to_.rating_changes(a, game, limit);
    }
    std::vector<Offer> offers(std::optional<std::string_view> game) const override {
        return to_.offers(game);
    }
    std::optional<Offer> offer_on(std::string_view game, int board) const override {
        return to_.offer_on(game, board);
    }
    std::vector<Watch> watches(MatchId a) const override { return to_.watches(a); }
    std::vector<Watch> watched_by(UserId a) const override { return to_.watched_by(a); }
    std::vector<Remark> remarks(MatchId a) const override { return to_.remarks(a); }
    std::optional<Tournament> tournament(TournamentId a) const override {
        return to_.tournament(a);
    }
    std::optional<Tournament> tournament_named(std::string_view name) const override {
        return to_.tournament_named(name);
    }
    std::vector<Tournament> tournaments(std::optional<std::string_view> game) const override {
        return to_.tournaments(game);
    }
    std::vector<Tournament> tournaments_due(Instant now) const override {
        return to_.tournaments_due(now);
    }
    std::vector<Entrant> entrants(TournamentId a) const override { return to_.entrants(a); }
    std::vector<Tournament> tournaments_of(UserId a) const override {
        return to_.tournaments_of(a);
    }
    std::vector<tournament::Pairing> pairings(TournamentId a) const override {
        return to_.pairings(a);
    }
    std::vector<TournamentGame> tournament_games(TournamentId a) const override {
        return to_.tournament_games(a);
    }
    std::optional<TournamentGame> tournament_game(MatchId a) const override {
        return to_.tournament_game(a);
    }
    std::vector<Letter> letters_to(UserId a, std::size_t limit) const override {
        return to_.letters_to(a, limit);
    }
    std::vector<Letter> letters_before(LetterId a, UserId b, std::size_t limit) const override {
        return to_.letters_before(a, b, limit);
    }
    std::optional<Letter> letter(LetterId a) const override { return to_.letter(a); }
    std::vector<Letter> letters_due(Instant now, std::size_t limit) const override {
        return to_.letters_due(now, limit);
    }
    std::vector<Letter> letters_dead(std::size_t limit) const override {
        return to_.letters_dead(limit);
    }
    std::size_t answers_to(std::string_view address, Instant since) const override {
        return to_.answers_to(address, since);
    }
    std::optional<HeldRequest> held(HeldId a) const override { return to_.held(a); }
    std::optional<HeldSignUp> held_sign_up(SignUpId a) const override {
        return to_.held_sign_up(a);
    }
    std::optional<Throttle> throttle(std::string_view key) const override {
        return to_.throttle(key);
    }
    std::vector<Job> jobs_due(Instant now, std::string_view kind,
                              std::size_t limit) const override {
        return to_.jobs_due(now, kind, limit);
    }
    std::vector<Job> jobs_of(MatchId a) const override { return to_.jobs_of(a); }
    std::vector<PushPlace> push_places(UserId a) const override { return to_.push_places(a); }
    std::vector<PushPlace> push_due(Instant now, std::size_t limit) const override {
        return to_.push_due(now, limit);
    }
    std::optional<Session> session(std::string_view token_hash) const override {
        return to_.session(token_hash);
    }
    std::vector<Session> sessions(UserId user) const override { return to_.sessions(user); }
    std::optional<SecondFactor> second_factor(UserId user) const override {
        return to_.second_factor(user);
    }
    std::optional<Outcome> outcome(std::string_view key) const override { return to_.outcome(key); }
    std::optional<std::string> house_key() const override { return to_.house_key(); }
    std::vector<Token> tokens(UserId user) const override { return to_.tokens(user); }
    std::optional<Token> token(std::string_view hash) const override { return to_.token(hash); }
    std::vector<Event> events_after(std::int64_t number, const EventFilter& filter,
                                    std::size_t limit) const override {
        return to_.events_after(number, filter, limit);
    }
    EventSpan event_span() const override { return to_.event_span(); }
    std::vector<Webhook> webhooks(UserId user) const override { return to_.webhooks(user); }
    std::vector<Webhook> webhooks_due(Instant now, std::size_t limit) const override {
        return to_.webhooks_due(now, limit);
    }
    std::vector<Restraint> restraints(UserId user) const override { return to_.restraints(user); }
    std::vector<Restraint> all_restraints() const override { return to_.all_restraints(); }
    std::optional<Report> report(ReportId id) const override { return to_.report(id); }
    std::vector<Report> reports(bool closed_too, std::size_t limit,
                                ReportId before) const override {
        return to_.reports(closed_too, limit, before);
    }
    std::size_t reports_by(UserId user, Instant since) const override {
        return to_.reports_by(user, since);
    }
    std::vector<OperatorAct> operator_acts(std::size_t limit, ActId before) const override {
        return to_.operator_acts(limit, before);
    }
    std::optional<Banner> banner() const override { return to_.banner(); }
    Tally tally(Instant now) const override { return to_.tally(now); }

    bool add_user(User& a) override { return to_.add_user(a); }
    void change_user(const User& a) override { return to_.change_user(a); }
    void set_vacations(UserId a, const std::vector<Vacation>& b) override {
        return to_.set_vacations(a, b);
    }
    void set_rests(UserId a, const std::vector<Rest>& b) override { return to_.set_rests(a, b); }
    void add_house_pause(const HousePause& a) override { return to_.add_house_pause(a); }
    void end_house_pauses(Instant a) override { return to_.end_house_pauses(a); }
    void note_alive(Instant a) override { return to_.note_alive(a); }
    void set_appetite(const Appetite& a) override { return to_.set_appetite(a); }
    void set_block(const Block& a) override { return to_.set_block(a); }
    void remove_block(UserId a, UserId b) override { return to_.remove_block(a, b); }
    void set_friend(const Friend& a) override { return to_.set_friend(a); }
    void remove_friend(UserId a, UserId b) override { return to_.remove_friend(a, b); }
    void count_message(UserId a, UserId b) override { return to_.count_message(a, b); }
    void add_offer(Offer& a) override { return to_.add_offer(a); }
    void remove_offer(std::string_view game, int board) override {
        return to_.remove_offer(game, board);
    }
    void add_match(Match& a) override { return to_.add_match(a); }
    void change_match(const Match& a) override { return to_.change_match(a); }
    void accept_offer(MatchId a) override { return to_.accept_offer(a); }
    void change_seats(MatchId a) override { return to_.change_seats(a); }
    void give_seat(MatchId a, Side side, UserId user) override { to_.give_seat(a, side, user); }
    bool append_move(MatchId a, const PlayedMove& b) override { return to_.append_move(a, b); }
    void take_back(MatchId a, int ply) override { return to_.take_back(a, ply); }
    void set_standing(const PlayerStanding& a) override { return to_.set_standing(a); }
    void add_rating_change(const RatingChange& a) override { return to_.add_rating_change(a); }
    void forget_ratings() override { return to_.forget_ratings(); }
    void set_watch(const Watch& a) override { return to_.set_watch(a); }
    void remove_watch(MatchId a, UserId b) override { return to_.remove_watch(a, b); }
    void add_remark(Remark& a) override { return to_.add_remark(a); }
    bool add_tournament(Tournament& a) override { return to_.add_tournament(a); }
    void change_tournament(const Tournament& a) override { return to_.change_tournament(a); }
    void set_entrant(const Entrant& a) override { return to_.set_entrant(a); }
    void remove_entrant(TournamentId a, UserId b) override { return to_.remove_entrant(a, b); }
    bool add_pairing(TournamentId a, const tournament::Pairing& b) override {
        return to_.add_pairing(a, b);
    }
    bool add_tournament_game(const TournamentGame& a) override {
        return to_.add_tournament_game(a);
    }
    bool add_letter(Letter& a) override { return to_.add_letter(a); }
    void remove_letter(LetterId a) override { to_.remove_letter(a); }
    void forget(const Forgotten& a) override { to_.forget(a); }
    void change_letter(const Letter& a) override { return to_.change_letter(a); }
    void add_job(Job& a) override { return to_.add_job(a); }
    bool remove_job(JobId a) override { return to_.remove_job(a); }
    void remove_jobs(MatchId a) override { return to_.remove_jobs(a); }
    void postpone_job(JobId a, Instant b) override { return to_.postpone_job(a, b); }
    void hold(HeldRequest& a) override { return to_.hold(a); }
    void release(HeldId a) override { return to_.release(a); }
    void release_before(Instant a) override { return to_.release_before(a); }
    void hold_sign_up(HeldSignUp& a) override { return to_.hold_sign_up(a); }
    void release_sign_up(SignUpId a) override { return to_.release_sign_up(a); }
    void release_sign_ups_before(Instant a) override { return to_.release_sign_ups_before(a); }
    void set_throttle(const Throttle& a) override { return to_.set_throttle(a); }
    void remove_throttle(std::string_view key) override { return to_.remove_throttle(key); }
    void remove_throttles_before(Instant a) override { return to_.remove_throttles_before(a); }
    void set_push_place(const PushPlace& a) override { return to_.set_push_place(a); }
    void remove_push_place(std::string_view endpoint) override {
        return to_.remove_push_place(endpoint);
    }
    void push_news(UserId a, Instant b) override { return to_.push_news(a, b); }
    void add_session(const Session& a) override { return to_.add_session(a); }
    void change_session(const Session& a) override { return to_.change_session(a); }
    void set_second_factor(const SecondFactor& a) override { return to_.set_second_factor(a); }
    void remove_second_factor(UserId a) override { return to_.remove_second_factor(a); }
    void remove_session(std::string_view token_hash) override {
        return to_.remove_session(token_hash);
    }
    void remove_sessions_of(UserId a) override { return to_.remove_sessions_of(a); }
    void remove_sessions_before(Instant a) override { return to_.remove_sessions_before(a); }
    bool remember(std::string_view key, const Outcome& b, Instant now) override {
        return to_.remember(key, b, now);
    }

    void keep_house_key(std::string_view digits) override { to_.keep_house_key(digits); }
    void announce(std::string_view words) override { to_.announce(words); }
    bool add_token(Token& token) override { return to_.add_token(token); }
    void change_token(const Token& token) override { to_.change_token(token); }
    void remove_token(TokenId id) override { to_.remove_token(id); }
    void add_event(Event& event) override { to_.add_event(event); }
    void forget_events_before(Instant moment) override { to_.forget_events_before(moment); }
    bool add_webhook(Webhook& webhook) override { return to_.add_webhook(webhook); }
    void change_webhook(const Webhook& webhook) override { to_.change_webhook(webhook); }
    void remove_webhook(WebhookId id) override { to_.remove_webhook(id); }
    void webhook_news(UserId user, Instant now) override { to_.webhook_news(user, now); }
    void set_restraint(const Restraint& one) override { to_.set_restraint(one); }
    void lift_restraint(UserId user, RestraintKind kind) override {
        to_.lift_restraint(user, kind);
    }
    void add_report(Report& one) override { to_.add_report(one); }
    void close_report(ReportId id, Instant now) override { to_.close_report(id, now); }
    void add_operator_act(OperatorAct& act) override { to_.add_operator_act(act); }
    void set_banner(const std::optional<Banner>& a) override { to_.set_banner(a); }

protected:
    Unit& to_;
};

}  // namespace posthouse::sim
