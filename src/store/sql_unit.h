// One work's changes by SQL that SQLite and PostgreSQL understand alike.
//
// Deliberately absent: undoing, which is the database's; announcing, for which there is no common
// SQL.
#pragma once

#include "store/sql_reading.h"

#include <set>

namespace posthouse {

class SqlUnit : public SqlReading<Unit> {
public:
    using SqlReading<Unit>::SqlReading;

    bool add_user(User&) override;
    void change_user(const User&) override;
    void set_vacations(UserId, const std::vector<Vacation>&) override;
    void set_rests(UserId, const std::vector<Rest>&) override;
    void add_house_pause(const HousePause&) override;
    void end_house_pauses(Instant) override;
    void note_alive(Instant) override;
    void set_appetite(const Appetite&) override;
    void set_block(const Block&) override;
    void remove_block(UserId by, UserId whom) override;
    void set_friend(const Friend&) override;
    void remove_friend(UserId by, UserId whom) override;
    void count_message(UserId by, UserId whom) override;
    void add_offer(Offer&) override;
    void remove_offer(std::string_view game, int board) override;
    void add_match(Match&) override;
    void change_match(const Match&) override;
    void accept_offer(MatchId) override;
    void change_seats(MatchId) override;
    void give_seat(MatchId, Side, UserId) override;
    bool append_move(MatchId, const PlayedMove&) override;
    void take_back(MatchId, int ply) override;
    void set_standing(const PlayerStanding&) override;
    void add_rating_change(const RatingChange&) override;
    void forget_ratings() override;
    void set_watch(const Watch&) override;
    void remove_watch(MatchId, UserId) override;
    void add_remark(Remark&) override;
    bool add_tournament(Tournament&) override;
    void change_tournament(const Tournament&) override;
    void set_entrant(const Entrant&) override;
    void remove_entrant(TournamentId, UserId) override;
    bool add_pairing(TournamentId, const tournament::Pairing&) override;
    bool add_tournament_game(const TournamentGame&) override;
    bool add_letter(Letter&) override;
    void change_letter(const Letter&) override;
    void remove_letter(LetterId) override;
    void forget(const Forgotten&) override;
    void add_job(Job&) override;
    bool remove_job(JobId) override;
    void remove_jobs(MatchId) override;
    void postpone_job(JobId, Instant) override;
    void hold(HeldRequest&) override;
    void release(HeldId) override;
    void release_before(Instant) override;
    void hold_sign_up(HeldSignUp&) override;
    void release_sign_up(SignUpId) override;
    void release_sign_ups_before(Instant) override;
    void set_throttle(const Throttle&) override;
    void remove_throttle(std::string_view key) override;
    void remove_throttles_before(Instant) override;
    void set_push_place(const PushPlace&) override;
    void remove_push_place(std::string_view endpoint) override;
    void push_news(UserId, Instant) override;

    void add_session(const Session&) override;
    void remove_session(std::string_view token_hash) override;
    void remove_sessions_of(UserId) override;
    void remove_sessions_before(Instant) override;
    void change_session(const Session&) override;
    void set_second_factor(const SecondFactor&) override;
    void remove_second_factor(UserId) override;
    void set_restraint(const Restraint&) override;
    void lift_restraint(UserId, RestraintKind) override;
    void add_report(Report&) override;
    void close_report(ReportId, Instant) override;
    void add_operator_act(OperatorAct&) override;
    void set_banner(const std::optional<Banner>&) override;
    bool remember(std::string_view key, const Outcome&, Instant now) override;
    void keep_house_key(std::string_view hexadecimal) override;
    void announce(std::string_view) override {}
    bool add_token(Token&) override;
    void change_token(const Token&) override;
    void remove_token(TokenId) override;
    void add_event(Event&) override;
    void forget_events_before(Instant) override;
    bool add_webhook(Webhook&) override;
    void change_webhook(const Webhook&) override;
    void remove_webhook(WebhookId) override;
    void webhook_news(UserId, Instant) override;

protected:
    /// The number of the event that comes next, which is then taken.
    virtual std::int64_t next_event();
    void set_last_event(std::int64_t number);

private:
    /// Matches and offers of a game share their numbers.
    int next_board(const std::string& game);
    void add_addresses(const User&);
    std::vector<Address> addresses_of(UserId);

    std::set<std::pair<std::string, int>> removed_offers_;  // by this work
};

}  // namespace posthouse
