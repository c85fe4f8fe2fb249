// Reading by SQL that SQLite and PostgreSQL understand alike. A port (Reader, or the Unit that
// reads what it has itself done) is filled in with the same queries on its own connection.
//
// Deliberately absent: transactions, which whoever holds the connection has begun.
#pragma once

#include "club/store.h"
#include "store/connection.h"

namespace posthouse {

template <class Port>
class SqlReading : public Port {
public:
    explicit SqlReading(Connection& connection) : connection_(connection) {}

    std::optional<User> user(UserId) const override;
    std::optional<User> user_named(std::string_view name) const override;
    std::optional<User> user_looking_like(std::string_view name) const override;
    std::vector<User> users_at(std::string_view address) const override;
    std::vector<User> users() const override;
    std::vector<User> users_after(UserId, std::size_t limit) const override;
    std::vector<User> users_beginning(std::string_view name, std::size_t limit) const override;
    std::vector<User> operators() const override;
    std::vector<Vacation> vacations(UserId) const override;
    std::vector<Rest> rests(UserId) const override;
    std::vector<HousePause> house_pauses(Instant since) const override;
    std::optional<Instant> alive() const override;
    std::optional<Appetite> appetite(UserId, std::string_view game) const override;
    std::vector<Appetite> seekers(std::string_view game) const override;
    std::vector<Block> blocks(UserId) const override;
    std::vector<Friend> friends(UserId) const override;
    int messages_written(UserId by, UserId whom) const override;
    std::optional<Match> match(MatchId) const override;
    std::optional<Match> match_on(std::string_view game, int board) const override;
    std::vector<Match> matches(const MatchFilter&) const override;
    std::vector<Match> matches_between(UserId, UserId, std::size_t limit) const override;
    std::vector<Match> matches_ended_after(const Match*, std::size_t limit) const override;
    std::vector<PlayedMove> moves(MatchId) const override;
    std::optional<PlayerStanding> standing(UserId, std::string_view game) const override;
    std::vector<PlayerStanding> standings_of(UserId) const override;
    std::vector<PlayerStanding> standings(std::string_view game) const override;
    std::vector<RatingChange> rating_changes(MatchId) const override;
    std::vector<RatingChange> rating_changes(UserId, std::string_view game,
                                             std::size_t limit) const override;
    std::vector<Offer> offers(std::optional<std::string_view> game) const override;
    std::optional<Offer> offer_on(std::string_view game, int board) const override;
    std::vector<Watch> watches(MatchId) const override;
    std::vector<Watch> watched_by(UserId) const override;
    std::vector<Remark> remarks(MatchId) const override;
    std::optional<Tournament> tournament(TournamentId) const override;
    std::optional<Tournament> tournament_named(std::string_view name) const override;
    std::vector<Tournament> tournaments(std::optional<std::string_view> game) const override;
    std::vector<Tournament> tournaments_due(Instant now) const override;
    std::vector<Entrant> entrants(TournamentId) const override;
    std::vector<Tournament> tournaments_of(UserId) const override;
    std::vector<tournament::Pairing> pairings(TournamentId) const override;
    std::vector<TournamentGame> tournament_games(TournamentId) const override;
    std::optional<TournamentGame> tournament_game(MatchId) const override;
    std::vector<Letter> letters_to(UserId, std::size_t limit) const override;
    std::vector<Letter> letters_before(LetterId, UserId, std::size_t limit) const override;
    std::optional<Letter> letter(LetterId) const override;
    std::vector<Letter> letters_due(Instant now, std::size_t limit) const override;
    std::vector<Letter> letters_dead(std::size_t limit) const override;
    std::size_t answers_to(std::string_view address, Instant since) const override;
    std::optional<HeldRequest> held(HeldId) const override;
    std::optional<HeldSignUp> held_sign_up(SignUpId) const override;
    std::optional<Throttle> throttle(std::string_view key) const override;
    std::vector<Job> jobs_due(Instant now, std::string_view kind, std::size_t limit) const override;
    std::vector<Job> jobs_of(MatchId) const override;
    std::vector<PushPlace> push_places(UserId) const override;
    std::vector<PushPlace> push_due(Instant now, std::size_t limit) const override;
    std::optional<Session> session(std::string_view token_hash) const override;
    std::vector<Session> sessions(UserId) const override;
    std::optional<SecondFactor> second_factor(UserId) const override;
    std::optional<Outcome> outcome(std::string_view key) const override;
    std::optional<std::string> house_key() const override;
    std::vector<Token> tokens(UserId) const override;
    std::optional<Token> token(std::string_view hash) const override;
    std::vector<Event> events_after(std::int64_t number, const EventFilter&,
                                    std::size_t limit) const override;
    EventSpan event_span() const override;
    std::vector<Webhook> webhooks(UserId) const override;
    std::vector<Webhook> webhooks_due(Instant now, std::size_t limit) const override;
    std::vector<Restraint> restraints(UserId) const override;
    std::vector<Restraint> all_restraints() const override;
    std::optional<Report> report(ReportId) const override;
    std::vector<Report> reports(bool closed_too, std::size_t limit, ReportId before) const override;
    std::size_t reports_by(UserId, Instant since) const override;
    std::vector<OperatorAct> operator_acts(std::size_t limit, ActId before) const override;
    std::optional<Banner> banner() const override;
    Tally tally(Instant now) const override;

protected:
    Connection& connection_;
};

extern template class SqlReading<Reader>;
extern template class SqlReading<Unit>;

using SqlReader = SqlReading<Reader>;

}  // namespace posthouse
