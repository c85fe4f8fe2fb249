// The club's interface to its database: queries and changes by name, on rows (rows.h), which
// src/store implements for each database; one contract test covers all.
//
// Units of work are grouped: many may commit at once, but each is atomic, and none is acknowledged
// before the whole group is durable. Times come from the caller, ids are counted up here; nothing
// is random.
//
// Faults (disk full, database gone) are exceptions derived from std::exception.
#pragma once

#include "club/accounts/held_sign_up.h"
#include "club/core/forgotten.h"
#include "club/core/rows.h"
#include "club/core/types.h"
#include "club/learning/learning_types.h"
#include "club/moderation/moderation_types.h"
#include "club/tournaments/tournament_types.h"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthouse::club {

struct MatchFilter {
    std::optional<std::string> game;
    std::optional<UserId> player;     // in either seat
    std::optional<MatchState> state;  // none: those that have begun, running or over
    std::size_t limit = 1000;         // newest first
    MatchId before{};                 // only older ones; 0: from the newest
};

struct OfferFilter {
    std::optional<std::string> game{};
    std::optional<UserId> by{};
    bool by_link = false;          // invitations as well
    std::size_t limit = all_rows;  // newest first
    OfferId before{};              // only older ones; 0: from the newest
    int below_board = 0;           // with game: only boards below this one
};

struct TournamentFilter {
    std::optional<std::string> game{};
    std::optional<UserId> by{};  // who has announced it
    std::optional<bool> over{};
    std::size_t limit = all_rows;  // newest first
    TournamentId before{};         // only older ones; 0: from the newest
};

/// Selects events; all if neither player nor match is set.
struct EventFilter {
    std::optional<UserId> player;  // that concern this player
    std::optional<MatchId> match;  // takes precedence over player
    bool include_public = true;    // with player: also events that concern nobody in particular
};

/// Reads the state as of the last commit; inside a unit of work, with its own changes so far.
class StoreReader {
public:
    explicit StoreReader(const RowReader& rows) : rows_(rows) {}

    const RowReader& rows() const { return rows_; }

    std::optional<User> user(UserId) const;
    std::optional<User> user_named(std::string_view name) const;  // ignoring ASCII case
    /// The user whose name looks like this one (lookalike_name.h).
    std::optional<User> user_with_lookalike_name(std::string_view name) const;
    /// The players who confirmed this address, suspended or not, oldest first; ignores ASCII case.
    /// Without closed accounts.
    std::vector<User> users_at(std::string_view address) const;
    std::vector<User> users() const;  // by id, with closed accounts
    /// The next `limit` users after this one.
    std::vector<User> users_after(UserId, std::size_t limit) const;
    /// Users whose names begin with this, ignoring ASCII case; by name.
    std::vector<User> users_with_prefix(std::string_view name, std::size_t limit) const;
    std::vector<User> operators() const;                     // of the page, by id
    std::vector<User> broadcast_readers() const;             // who want broadcasts, by id
    std::vector<Vacation> vacations(UserId) const;           // by from
    std::vector<RestSchedule> rest_schedules(UserId) const;  // by since
    /// Pauses that are running or ended after `since`, by from.
    std::vector<ServerPause> server_pauses(Instant since) const;
    /// The last heartbeat of the server; none: never.
    std::optional<Instant> last_heartbeat() const;
    std::optional<PairingPreferences> preferences(UserId, std::string_view game) const;
    /// Who may have fewer matches than they seek; by since, user.
    std::vector<PairingPreferences> seekers(std::string_view game,
                                            std::size_t limit = all_rows) const;
    std::vector<Block> blocks(UserId) const;    // set by this player; by since, whom
    std::vector<Friend> friends(UserId) const;  // listed by this player; by since, whom
    bool has_blocked(UserId by, UserId whom) const;
    bool has_friend(UserId by, UserId whom) const;
    /// How many messages the first has written to the second.
    int messages_written(UserId by, UserId whom) const;

    std::optional<Match> match(MatchId) const;
    std::optional<Match> match_on(std::string_view game, int board) const;
    std::vector<Match> matches(const MatchFilter&) const;
    std::vector<Match> all_matches() const;  // newest first, with challenges: for checks
    /// The matches between these two in all games, newest first.
    std::vector<Match> matches_between(UserId, UserId, std::size_t limit) const;
    /// Finished matches in the order in which they ended (then by id): the first ones, or those
    /// after this one.
    std::vector<Match> matches_ended_after(const Match*, std::size_t limit) const;
    /// The `limit` finished matches that ended before this one, latest first.
    std::vector<Match> matches_ended_before(const Match&, std::size_t limit) const;
    std::vector<PlayedMove> moves(MatchId) const;  // by ply
    /// While it is the same number, so are the moves; 0: unknown.
    std::uint64_t moves_stamp(MatchId) const;

    /// The moves counted in a position, the oldest first.
    std::vector<OpeningMove> opening_moves(std::int64_t position) const;
    /// How many are stored for all positions.
    std::int64_t opening_moves_stored() const;

    std::optional<PlayerStanding> standing(UserId, std::string_view game) const;
    std::vector<PlayerStanding> standings_of(UserId) const;  // by game
    /// The established or the provisional ones, of people or of bots; best rating first, of equals
    /// the later player: the first, or those after this one.
    std::vector<PlayerStanding> standings(std::string_view game, bool established,
                                          std::size_t limit = all_rows,
                                          const PlayerStanding* after = nullptr,
                                          bool bots = false) const;
    /// The place of an established player in their ranking, from 1.
    int place_of(const PlayerStanding&) const;
    std::vector<RatingChange> rating_changes(MatchId) const;  // by user
    std::vector<RatingChange> rating_changes(UserId, std::string_view game,
                                             std::size_t limit) const;  // newest first

    std::optional<PuzzleStanding> puzzle_standing(UserId) const;
    std::optional<PuzzleAttempt> puzzle_attempt(UserId, std::string_view game,
                                                std::string_view position) const;
    std::vector<PuzzleAttempt> puzzle_attempts(UserId) const;  // by game, position
    /// Players to whom the puzzle of the day is due to be mailed; by mail_due, user.
    std::vector<UserId> puzzle_mails_due(Instant now, std::size_t limit) const;
    std::vector<LessonStep> lesson_steps(UserId) const;  // by game, step

    std::vector<OpenChallenge> offers(const OfferFilter&) const;
    /// Expired invitations, and challenges that the computer may take; by due, id.
    std::vector<OpenChallenge> offers_due(Instant now, std::size_t limit) const;
    std::optional<OpenChallenge> offer_on(std::string_view game, int board) const;
    std::vector<MatchSubscription> subscriptions(MatchId) const;  // by user
    std::vector<MatchSubscription> subscriptions_of(
        UserId, std::size_t limit = all_rows) const;        // newest match first
    std::vector<ChatMessage> chat_messages(MatchId) const;  // by number

    std::optional<Tournament> tournament(TournamentId) const;
    std::optional<Tournament> tournament_named(std::string_view name) const;  // ignoring ASCII case
    std::vector<Tournament> tournaments(const TournamentFilter&) const;
    /// Tournaments that are due to begin, the longest waiting first.
    std::vector<Tournament> tournaments_due(Instant now) const;
    std::vector<Entrant> entrants(TournamentId) const;  // by seed, entered, user
    std::size_t entrants_count(TournamentId) const;
    std::vector<Entrant> entries_of(UserId) const;  // in all tournaments, by tournament
    /// Unfinished tournaments that this player has entered and not left, newest first.
    std::vector<Tournament> tournaments_of(UserId) const;
    std::vector<tournament::Pairing> pairings(TournamentId) const;     // by round, table
    std::vector<TournamentGame> tournament_games(TournamentId) const;  // by round, table, number
    std::optional<TournamentGame> tournament_game(MatchId) const;

    std::vector<Letter> letters_to(UserId, std::size_t limit) const;  // newest first
    std::vector<Letter> letters_before(LetterId, UserId,
                                       std::size_t limit) const;  // newest first
    std::optional<Letter> letter(LetterId) const;
    std::optional<Letter> letter_with(std::string_view message_id) const;
    /// Unsent letters with an address that are due and have not failed permanently, oldest first.
    std::vector<Letter> letters_due(Instant now, std::size_t limit) const;
    /// Letters that failed permanently, newest first.
    std::vector<Letter> failed_letters(std::size_t limit) const;
    /// How many letters of kind `answer` were written to this address (ignoring case) since then,
    /// or to an unconfirmed one (unconfirmed_key in letter_limits.h).
    std::size_t answers_to(std::string_view address, Instant since) const;
    std::optional<PendingRequest> pending_request(PendingRequestId) const;
    std::optional<PendingSignUp> pending_sign_up(SignUpId) const;
    std::optional<Throttle> throttle(std::string_view key) const;

    std::vector<Job> jobs_due(Instant now, std::string_view kind,
                              std::size_t limit) const;              // by due, id
    std::vector<Job> jobs_of(MatchId) const;                         // by due, id
    std::vector<PushSubscription> push_subscriptions(UserId) const;  // by added, endpoint
    std::vector<PushSubscription> push_subscriptions_due(
        Instant now,
        std::size_t limit) const;  // by due, endpoint
    std::optional<Session> session(std::string_view token_hash) const;
    std::vector<Session> sessions(UserId) const;  // by begun, token_hash
    std::optional<SecondFactor> second_factor(UserId) const;
    std::optional<StoredResponse> stored_response(std::string_view key) const;

    /// The server's key (club/core/secrets.h), if it is stored here and not in a file.
    std::optional<std::string> server_key() const;

    std::vector<ApiToken> tokens(UserId) const;  // by id
    std::optional<ApiToken> token(std::string_view hash) const;
    std::vector<Event> events_after(std::int64_t number, const EventFilter&,
                                    std::size_t limit) const;  // by number
    EventRange event_range() const;
    std::optional<Event> event(std::int64_t number) const;
    std::vector<Webhook> webhooks(UserId) const;  // by id
    std::optional<Webhook> webhook(WebhookId) const;
    std::vector<Webhook> webhooks_due(Instant now,
                                      std::size_t limit) const;  // by due, id
    /// What is requested comes first, then the newest.
    std::vector<WebhookDelivery> webhook_deliveries(WebhookId) const;
    std::vector<WebhookDelivery> webhook_deliveries_requested(std::size_t limit) const;

    /// Including expired ones; by kind.
    std::vector<Sanction> sanctions(UserId) const;
    /// Those that hold now, of players after this one; by user, kind.
    std::vector<Sanction> sanctions_holding(Instant now, UserId after, std::size_t limit) const;
    std::optional<Report> report(ReportId) const;
    /// Newest first, starting before `before`; 0: from the newest.
    std::vector<Report> reports(bool closed_too, std::size_t limit, ReportId before = {}) const;
    std::size_t reports_by(UserId, Instant since) const;
    std::vector<Report> reports_by(UserId) const;  // oldest first
    /// Newest first, starting before `before`; 0: from the newest.
    std::vector<AuditEntry> audit_entries(std::size_t limit, ActId before = {}) const;
    std::optional<Banner> banner() const;  // also an expired one
    ServerStats server_stats(Instant now) const;

private:
    std::vector<User> users_where(std::vector<Condition>,
                                  std::vector<std::string_view> order = {"id"},
                                  std::size_t limit = all_rows, StoredRow after = {}) const;

    const RowReader& rows_;
};

/// Whoever has one may store outcomes. Only matches/endings.cpp has: if a match could end anywhere
/// else, its tournament would not go on.
class OutcomeKey {
    friend class Endings;
    friend struct TestEndings;  // of tests of the store
    OutcomeKey() = default;
};

/// The changes of one unit of work.
class UnitOfWork : public StoreReader {
public:
    explicit UnitOfWork(RowWriter& rows) : StoreReader(rows), rows_(rows) {}

    RowWriter& rows() { return rows_; }

    /// Gives the user an id. False if the name is taken; nothing has changed then.
    bool add_user(User&);
    void change_user(const User&);

    void set_vacations(UserId, const std::vector<Vacation>&);  // instead of the others
    void set_rest_schedules(UserId,
                            const std::vector<RestSchedule>&);  // instead of the others
    void add_server_pause(const ServerPause&);
    /// Ends the running ones.
    void end_server_pauses(Instant);
    void record_heartbeat(Instant);                   // ignored if earlier than the last one
    void set_heartbeat_back(Instant);                 // even so
    void set_preferences(const PairingPreferences&);  // added or changed
    void set_block(const Block&);                // where there is one already it stays as it is
    void remove_block(UserId by, UserId whom);   // unknown: nothing happens
    void set_friend(const Friend&);              // where there is one already it stays as it is
    void remove_friend(UserId by, UserId whom);  // unknown: nothing happens
    void count_message(UserId by, UserId whom);  // increments

    /// Gives the challenge its game's next board number.
    void add_offer(OpenChallenge&);
    void remove_offer(std::string_view game, int board);  // unknown: nothing happens
    void postpone_offer(const OpenChallenge&, Instant due);

    /// Gives the match an id, and its game's next board number (from 1) unless `board` is set from
    /// an open challenge.
    void add_match(Match&);
    /// Everything but id, game, board, from, seats, offered_to, etiquette, senior, version and
    /// outcome may change.
    void change_match(const Match&);
    /// Stores how the match ended, or that it goes on: only where endings have their consequences
    /// (OutcomeKey).
    void set_outcome(const Match&, OutcomeKey);
    /// The challenge has been accepted.
    void accept_offer(MatchId);
    /// Swaps the players' seats, and the senior's with them.
    void swap_seats(MatchId);
    /// Gives this seat to another player; there is no senior any more.
    void give_seat(MatchId, Side, UserId);
    /// The ply is the number of moves so far. False if it exists already, so a duplicate is
    /// harmless; nothing has changed then.
    bool append_move(MatchId, const PlayedMove&);
    /// Removes the moves from this ply on.
    void remove_moves_from(MatchId, int ply);
    void set_opening_move(const OpeningMove&);  // without an id: added
    void set_standing(const PlayerStanding&);   // added or changed
    void add_rating_change(const RatingChange&);
    void remove_ratings();  // all standings and changes
    /// Marks ratings as provisional that were established until before then, at most `limit`.
    /// Returns how many.
    std::size_t end_established(Instant, std::size_t limit);

    void set_puzzle_standing(const PuzzleStanding&);  // added or changed
    void set_puzzle_attempt(const PuzzleAttempt&);    // added or changed
    void add_lesson_step(const LessonStep&);          // where there is one it stays as it is

    void set_subscription(const MatchSubscription&);  // added or changed
    void remove_subscription(MatchId, UserId);
    /// Gives the message its number.
    void add_chat_message(ChatMessage&);

    /// Gives the tournament an id. False if the name is taken; nothing has changed then.
    bool add_tournament(Tournament&);
    /// `begun` and `ended` may change.
    void change_tournament(const Tournament&);
    void set_entrant(const Entrant&);           // added or changed
    void remove_entrant(TournamentId, UserId);  // unknown: nothing happens
    /// False if that pairing number is taken, so a duplicate is harmless; nothing has changed then.
    bool add_pairing(TournamentId, const tournament::Pairing&);
    /// False if that game exists; nothing has changed then.
    bool add_tournament_game(const TournamentGame&);

    /// Gives the letter an id. False if a letter with this message_id exists; nothing has changed
    /// then.
    bool add_letter(Letter&);
    /// attempts, due, sent, last_error, address, digest and failed_at may change.
    void change_letter(const Letter&);
    void remove_letter(LetterId);  // all but its number; unknown: nothing happens
    /// Removes, of the `limit` oldest letters, those written before that time that do not wait to
    /// be mailed. The newest letter stays, so that no number is given twice. Returns how many.
    std::size_t remove_letters_before(Instant, std::size_t limit);

    /// Deletes all data of a player who leaves except what matches and opponents need, under a
    /// replacement name. Details by table: forgetting.cpp.
    void forget_user(const DeletedAccount&);

    void add_job(Job&);
    bool remove_job(const Job&);  // false: it was not there
    void remove_jobs(MatchId);    // all of a match
    void postpone_job(const Job&, Instant);

    void add_pending(PendingRequest&);      // gives it an id
    void remove_pending(PendingRequestId);  // unknown: nothing happens
    void remove_pending_before(Instant);    // removes expired ones

    void add_pending_sign_up(PendingSignUp&);      // gives it an id
    void remove_pending_sign_up(SignUpId);         // unknown: nothing happens
    void remove_pending_sign_ups_before(Instant);  // removes expired ones

    void set_throttle(const Throttle&);            // added or changed
    void remove_throttle(std::string_view key);    // unknown: nothing happens
    void remove_throttles_before(Instant moment);  // removes expired ones

    /// Adds or changes it; it now belongs to this player.
    void set_push_subscription(const PushSubscription&);
    void remove_push_subscription(std::string_view endpoint);  // unknown: nothing happens
    /// Marks this player's push subscriptions as due, except those being retried.
    void mark_push_due(UserId, Instant);

    void add_session(const Session&);
    void change_session(const Session&);  // `used`; unknown: nothing happens
    void remove_session(std::string_view token_hash);
    void remove_sessions_of(UserId);
    void remove_sessions_before(Instant);

    void set_second_factor(const SecondFactor&);  // added or changed
    void remove_second_factor(UserId);            // unknown: nothing happens

    void set_sanction(const Sanction&);             // instead of one of its kind
    void lift_sanction(UserId, SanctionKind);       // none: nothing happens
    void add_report(Report&);                       // gives it an id
    void close_report(ReportId, Instant);           // unknown: nothing happens
    void add_audit_entry(AuditEntry&);              // gives it an id
    void set_banner(const std::optional<Banner>&);  // instead of another

    /// False if there is a response for this key; nothing has changed then.
    bool save_response(std::string_view key, const StoredResponse&, Instant now);
    /// Removes the oldest responses saved before that time, at most `limit`. Returns how many.
    std::size_t remove_responses_before(Instant, std::size_t limit);

    void set_server_key(std::string_view hexadecimal);  // instead of another

    /// Sends text to the listeners of other stores on this database once this unit is committed
    /// (Store::listen), perhaps joined with that of other units by a blank.
    void announce(std::string_view words);

    /// Gives the token an id that was never used. False if the player has one of this name; nothing
    /// has changed then.
    bool add_token(ApiToken&);
    /// `hash` and `used` may change.
    void change_token(const ApiToken&);
    void remove_token(TokenId);  // unknown: nothing happens

    /// Gives the event its number. If other servers do this at the same time, the commit may give
    /// it a higher one, so that numbers become visible in order.
    void add_event(Event&);
    /// Removes, of the `limit` oldest events, those from before that time. Returns how many.
    std::size_t remove_events_before(Instant, std::size_t limit);

    /// Gives the webhook an id that was never used. False if the player has one of this name;
    /// nothing has changed then.
    bool add_webhook(Webhook&);
    /// last_delivered, due, attempts, last_error and failed_at may change.
    void change_webhook(const Webhook&);
    void remove_webhook(WebhookId);  // with its deliveries; unknown: nothing happens
    void set_webhook_delivery(const WebhookDelivery&);  // added or changed
    void remove_webhook_delivery(WebhookId, std::int64_t event);
    /// Marks this player's idle webhooks as due.
    void mark_webhooks_due(UserId, Instant);

private:
    /// Matches and open challenges of a game share their board numbers.
    int next_board(const std::string& game);
    void add_addresses(const User&);

    RowWriter& rows_;
    std::set<std::pair<std::string, int>> removed_offers_;  // by this unit
};

/// May run again if the database lost an uncommitted transaction or another server was first, so it
/// must not accumulate state outside. What it sees counts only in its last run.
using UnitFn = std::function<void(UnitOfWork&)>;

/// The result of acquiring a lock that only one process at a time may hold.
enum class LeaderLock : std::uint8_t {
    held_elsewhere,  // another process holds it
    acquired,        // just acquired
    held,            // already held
};

class Store {
public:
    virtual ~Store() = default;

    /// Runs the units, each atomically: one that throws is rolled back and its exception returned
    /// in its place; the others stand and are durable on return. Throws if the commit itself fails;
    /// then nothing stands. One caller at a time. They take effect in their order, but on
    /// PostgreSQL those that need the lock of the whole house come later.
    virtual std::vector<std::exception_ptr> transact(std::span<const UnitFn> works) = 0;

    /// Reads one consistent state. Thread-safe, also during transact().
    virtual void read(const std::function<void(const StoreReader&)>&) const = 0;

    /// Acquires a lock that one process on this database may hold at a time ("letters"). Held until
    /// released, until the process ends or the connection is lost, so ask again before each run.
    /// Thread-safe.
    virtual LeaderLock acquire_lock(std::string_view) const { return LeaderLock::held; }
    virtual void release_lock(std::string_view) const {}

    /// Calls the function on a thread of the store with what others on this database announce, ""
    /// if there are new events, or none if some may have been missed. An empty function ends this.
    virtual void listen(std::function<void(std::optional<std::string>)>) {}
};

/// Runs a single unit of work; rethrows its exception.
inline void transact(Store& store, const UnitFn& work) {
    const auto failed = store.transact(std::span(&work, 1));
    if (failed.front()) std::rethrow_exception(failed.front());
}

}  // namespace posthouse::club
