// The club's interface to its database. src/store implements it for each database; one contract
// test covers all.
//
// Units of work are grouped: many may commit at once, but each is atomic, and none is acknowledged
// before the whole group is durable. Times come from the caller, ids are counted up here; nothing
// is random.
//
// Faults (disk full, database gone) are exceptions derived from std::exception.
#pragma once

#include "club/forgotten.h"
#include "club/held_sign_up.h"
#include "club/learning_types.h"
#include "club/moderation_types.h"
#include "club/tournament_types.h"
#include "club/types.h"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

struct MatchFilter {
    std::optional<std::string> game;
    std::optional<UserId> player;  // in either seat
    std::optional<MatchState> state;
    std::size_t limit = 1000;  // newest first
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
    virtual ~StoreReader() = default;

    virtual std::optional<User> user(UserId) const = 0;
    virtual std::optional<User> user_named(std::string_view name) const = 0;  // ignoring ASCII case
    /// The user whose name looks like this one (lookalike_name.h).
    virtual std::optional<User> user_with_lookalike_name(std::string_view name) const = 0;
    /// The players who confirmed this address, suspended or not, oldest first; ignores ASCII case.
    /// Without closed accounts.
    virtual std::vector<User> users_at(std::string_view address) const = 0;
    virtual std::vector<User> users() const = 0;  // by id, with closed accounts
    /// The next `limit` users after this one.
    virtual std::vector<User> users_after(UserId, std::size_t limit) const = 0;
    /// Users whose names begin with this, ignoring ASCII case; by name.
    virtual std::vector<User> users_with_prefix(std::string_view name, std::size_t limit) const = 0;
    virtual std::vector<User> operators() const = 0;                     // of the page, by id
    virtual std::vector<Vacation> vacations(UserId) const = 0;           // by from
    virtual std::vector<RestSchedule> rest_schedules(UserId) const = 0;  // by since
    /// Pauses that are running or ended after `since`, by from.
    virtual std::vector<ServerPause> server_pauses(Instant since) const = 0;
    /// The last heartbeat of the server; none: never.
    virtual std::optional<Instant> last_heartbeat() const = 0;
    virtual std::optional<PairingPreferences> preferences(UserId, std::string_view game) const = 0;
    virtual std::vector<PairingPreferences> seekers(
        std::string_view game) const = 0;                   // seek > 0; by since, user
    virtual std::vector<Block> blocks(UserId) const = 0;    // set by this player; by since, whom
    virtual std::vector<Friend> friends(UserId) const = 0;  // listed by this player; by since, whom
    /// How many messages the first has written to the second.
    virtual int messages_written(UserId by, UserId whom) const = 0;

    virtual std::optional<Match> match(MatchId) const = 0;
    virtual std::optional<Match> match_on(std::string_view game, int board) const = 0;
    virtual std::vector<Match> matches(const MatchFilter&) const = 0;
    /// The matches between these two in all games, newest first.
    virtual std::vector<Match> matches_between(UserId, UserId, std::size_t limit) const = 0;
    /// Finished matches in the order in which they ended (then by id): the first ones, or those
    /// after this one.
    virtual std::vector<Match> matches_ended_after(const Match*, std::size_t limit) const = 0;
    virtual std::vector<PlayedMove> moves(MatchId) const = 0;  // by ply

    virtual std::optional<PlayerStanding> standing(UserId, std::string_view game) const = 0;
    virtual std::vector<PlayerStanding> standings_of(UserId) const = 0;  // by game
    virtual std::vector<PlayerStanding> standings(
        std::string_view game) const = 0;  // best rating first, then by user
    virtual std::vector<RatingChange> rating_changes(MatchId) const = 0;  // by user
    virtual std::vector<RatingChange> rating_changes(UserId, std::string_view game,
                                                     std::size_t limit) const = 0;  // newest first

    virtual std::optional<PuzzleStanding> puzzle_standing(UserId) const = 0;
    virtual std::optional<PuzzleAttempt> puzzle_attempt(UserId, std::string_view game,
                                                        std::string_view position) const = 0;
    virtual std::vector<PuzzleAttempt> puzzle_attempts(UserId) const = 0;  // by game, position
    /// Players to whom the puzzle of the day is due to be mailed; by mail_due, user.
    virtual std::vector<UserId> puzzle_mails_due(Instant now, std::size_t limit) const = 0;
    virtual std::vector<LessonStep> lesson_steps(UserId) const = 0;  // by game, step

    virtual std::vector<OpenChallenge> offers(
        std::optional<std::string_view> game) const = 0;  // newest first
    virtual std::optional<OpenChallenge> offer_on(std::string_view game, int board) const = 0;
    virtual std::vector<MatchSubscription> subscriptions(MatchId) const = 0;    // by user
    virtual std::vector<MatchSubscription> subscriptions_of(UserId) const = 0;  // by match
    virtual std::vector<ChatMessage> chat_messages(MatchId) const = 0;          // by number

    virtual std::optional<Tournament> tournament(TournamentId) const = 0;
    virtual std::optional<Tournament> tournament_named(
        std::string_view name) const = 0;  // ignoring ASCII case
    virtual std::vector<Tournament> tournaments(
        std::optional<std::string_view> game) const = 0;  // newest first
    /// Tournaments that are due to begin, the longest waiting first.
    virtual std::vector<Tournament> tournaments_due(Instant now) const = 0;
    virtual std::vector<Entrant> entrants(TournamentId) const = 0;  // by seed, entered, user
    /// Unfinished tournaments that this player has entered and not left, newest first.
    virtual std::vector<Tournament> tournaments_of(UserId) const = 0;
    virtual std::vector<tournament::Pairing> pairings(TournamentId) const = 0;  // by round, table
    virtual std::vector<TournamentGame> tournament_games(
        TournamentId) const = 0;  // by round, table, number
    virtual std::optional<TournamentGame> tournament_game(MatchId) const = 0;

    virtual std::vector<Letter> letters_to(UserId, std::size_t limit) const = 0;  // newest first
    virtual std::vector<Letter> letters_before(LetterId, UserId,
                                               std::size_t limit) const = 0;  // newest first
    virtual std::optional<Letter> letter(LetterId) const = 0;
    /// Unsent letters with an address that are due and have not failed permanently, oldest first.
    virtual std::vector<Letter> letters_due(Instant now, std::size_t limit) const = 0;
    /// Letters that failed permanently, newest first.
    virtual std::vector<Letter> failed_letters(std::size_t limit) const = 0;
    /// How many letters of kind `answer` were written to this address (ignoring case) since then,
    /// or to an unconfirmed one (unconfirmed_key in letter_limits.h).
    virtual std::size_t answers_to(std::string_view address, Instant since) const = 0;
    virtual std::optional<PendingRequest> pending_request(PendingRequestId) const = 0;
    virtual std::optional<PendingSignUp> pending_sign_up(SignUpId) const = 0;
    virtual std::optional<Throttle> throttle(std::string_view key) const = 0;

    virtual std::vector<Job> jobs_due(Instant now, std::string_view kind,
                                      std::size_t limit) const = 0;  // by due, id
    virtual std::vector<Job> jobs_of(MatchId) const = 0;             // by due, id
    virtual std::vector<PushSubscription> push_subscriptions(
        UserId) const = 0;  // by added, endpoint
    virtual std::vector<PushSubscription> push_subscriptions_due(
        Instant now,
        std::size_t limit) const = 0;  // by due, endpoint
    virtual std::optional<Session> session(std::string_view token_hash) const = 0;
    virtual std::vector<Session> sessions(UserId) const = 0;  // by begun, token_hash
    virtual std::optional<SecondFactor> second_factor(UserId) const = 0;
    virtual std::optional<StoredResponse> stored_response(std::string_view key) const = 0;

    /// The server's key (club/secrets.h), if it is stored here and not in a file.
    virtual std::optional<std::string> server_key() const = 0;

    virtual std::vector<ApiToken> tokens(UserId) const = 0;  // by id
    virtual std::optional<ApiToken> token(std::string_view hash) const = 0;
    virtual std::vector<Event> events_after(std::int64_t number, const EventFilter&,
                                            std::size_t limit) const = 0;  // by number
    virtual EventRange event_range() const = 0;
    virtual std::vector<Webhook> webhooks(UserId) const = 0;  // by id
    virtual std::vector<Webhook> webhooks_due(Instant now,
                                              std::size_t limit) const = 0;  // by due, id

    /// Including expired ones; by kind.
    virtual std::vector<Sanction> sanctions(UserId) const = 0;
    virtual std::vector<Sanction> all_sanctions() const = 0;  // by user, kind
    virtual std::optional<Report> report(ReportId) const = 0;
    /// Newest first, starting before `before`; 0: from the newest.
    virtual std::vector<Report> reports(bool closed_too, std::size_t limit,
                                        ReportId before) const = 0;
    std::vector<Report> reports(bool closed_too, std::size_t limit) const {
        return reports(closed_too, limit, ReportId{});
    }
    virtual std::size_t reports_by(UserId, Instant since) const = 0;
    /// Newest first, starting before `before`; 0: from the newest.
    virtual std::vector<AuditEntry> audit_entries(std::size_t limit, ActId before) const = 0;
    std::vector<AuditEntry> audit_entries(std::size_t limit) const {
        return audit_entries(limit, ActId{});
    }
    virtual std::optional<Banner> banner() const = 0;  // also an expired one
    virtual ServerStats server_stats(Instant now) const = 0;
};

/// The changes of one unit of work.
class UnitOfWork : public StoreReader {
public:
    /// Gives the user an id. False if the name is taken; nothing has changed then.
    virtual bool add_user(User&) = 0;
    virtual void change_user(const User&) = 0;

    virtual void set_vacations(UserId, const std::vector<Vacation>&) = 0;  // instead of the others
    virtual void set_rest_schedules(UserId,
                                    const std::vector<RestSchedule>&) = 0;  // instead of the others
    virtual void add_server_pause(const ServerPause&) = 0;
    /// Ends the running ones.
    virtual void end_server_pauses(Instant) = 0;
    virtual void record_heartbeat(Instant) = 0;  // ignored if earlier than the last one
    virtual void set_preferences(const PairingPreferences&) = 0;  // added or changed
    virtual void set_block(const Block&) = 0;  // where there is one already it stays as it is
    virtual void remove_block(UserId by, UserId whom) = 0;  // unknown: nothing happens
    virtual void set_friend(const Friend&) = 0;  // where there is one already it stays as it is
    virtual void remove_friend(UserId by, UserId whom) = 0;  // unknown: nothing happens
    virtual void count_message(UserId by, UserId whom) = 0;  // increments

    /// Gives the challenge its game's next board number.
    virtual void add_offer(OpenChallenge&) = 0;
    virtual void remove_offer(std::string_view game, int board) = 0;  // unknown: nothing happens

    /// Gives the match an id, and its game's next board number (from 1) unless `board` is set from
    /// an open challenge.
    virtual void add_match(Match&) = 0;
    /// Everything but id, game, board, from, seats, offered_to, etiquette, senior and version may
    /// change.
    virtual void change_match(const Match&) = 0;
    /// The challenge has been accepted.
    virtual void accept_offer(MatchId) = 0;
    /// Swaps the players' seats, and the senior's with them.
    virtual void swap_seats(MatchId) = 0;
    /// Gives this seat to another player; there is no senior any more.
    virtual void give_seat(MatchId, Side, UserId) = 0;
    /// False if that ply exists already, so a duplicate is harmless; nothing has changed then.
    virtual bool append_move(MatchId, const PlayedMove&) = 0;
    /// Removes the moves from this ply on.
    virtual void remove_moves_from(MatchId, int ply) = 0;
    virtual void set_standing(const PlayerStanding&) = 0;  // added or changed
    virtual void add_rating_change(const RatingChange&) = 0;
    virtual void remove_ratings() = 0;  // all standings and changes

    virtual void set_puzzle_standing(const PuzzleStanding&) = 0;  // added or changed
    virtual void set_puzzle_attempt(const PuzzleAttempt&) = 0;    // added or changed
    virtual void add_lesson_step(const LessonStep&) = 0;  // where there is one it stays as it is

    virtual void set_subscription(const MatchSubscription&) = 0;  // added or changed
    virtual void remove_subscription(MatchId, UserId) = 0;
    /// Gives the message its number.
    virtual void add_chat_message(ChatMessage&) = 0;

    /// Gives the tournament an id. False if the name is taken; nothing has changed then.
    virtual bool add_tournament(Tournament&) = 0;
    /// `begun` and `ended` may change.
    virtual void change_tournament(const Tournament&) = 0;
    virtual void set_entrant(const Entrant&) = 0;           // added or changed
    virtual void remove_entrant(TournamentId, UserId) = 0;  // unknown: nothing happens
    /// False if that pairing number is taken, so a duplicate is harmless; nothing has changed then.
    virtual bool add_pairing(TournamentId, const tournament::Pairing&) = 0;
    /// False if that game exists; nothing has changed then.
    virtual bool add_tournament_game(const TournamentGame&) = 0;

    /// Gives the letter an id. False if a letter with this message_id exists; nothing has changed
    /// then.
    virtual bool add_letter(Letter&) = 0;
    /// attempts, due, sent, last_error, address, digest and failed_at may change.
    virtual void change_letter(const Letter&) = 0;
    virtual void remove_letter(LetterId) = 0;  // all but its number; unknown: nothing happens
    /// Removes, of the `limit` oldest letters, those written before that time that do not wait to
    /// be mailed. The newest letter stays, so that no number is given twice. Returns how many.
    virtual std::size_t remove_letters_before(Instant, std::size_t limit) = 0;

    /// Deletes all data of a player who leaves except what matches and opponents need, under a
    /// replacement name. Details by table: store/sql_forgetting.cpp.
    virtual void forget_user(const DeletedAccount&) = 0;

    virtual void add_job(Job&) = 0;
    virtual bool remove_job(JobId) = 0;     // false: it was not there
    virtual void remove_jobs(MatchId) = 0;  // all of a match
    virtual void postpone_job(JobId, Instant) = 0;

    virtual void add_pending(PendingRequest&) = 0;      // gives it an id
    virtual void remove_pending(PendingRequestId) = 0;  // unknown: nothing happens
    virtual void remove_pending_before(Instant) = 0;    // removes expired ones

    virtual void add_pending_sign_up(PendingSignUp&) = 0;      // gives it an id
    virtual void remove_pending_sign_up(SignUpId) = 0;         // unknown: nothing happens
    virtual void remove_pending_sign_ups_before(Instant) = 0;  // removes expired ones

    virtual void set_throttle(const Throttle&) = 0;            // added or changed
    virtual void remove_throttle(std::string_view key) = 0;    // unknown: nothing happens
    virtual void remove_throttles_before(Instant moment) = 0;  // removes expired ones

    /// Adds or changes it; it now belongs to this player.
    virtual void set_push_subscription(const PushSubscription&) = 0;
    virtual void remove_push_subscription(
        std::string_view endpoint) = 0;  // unknown: nothing happens
    /// Marks this player's push subscriptions as due, except those being retried.
    virtual void mark_push_due(UserId, Instant) = 0;

    virtual void add_session(const Session&) = 0;
    virtual void change_session(const Session&) = 0;  // `used`; unknown: nothing happens
    virtual void remove_session(std::string_view token_hash) = 0;
    virtual void remove_sessions_of(UserId) = 0;
    virtual void remove_sessions_before(Instant) = 0;

    virtual void set_second_factor(const SecondFactor&) = 0;  // added or changed
    virtual void remove_second_factor(UserId) = 0;            // unknown: nothing happens

    virtual void set_sanction(const Sanction&) = 0;             // instead of one of its kind
    virtual void lift_sanction(UserId, SanctionKind) = 0;       // none: nothing happens
    virtual void add_report(Report&) = 0;                       // gives it an id
    virtual void close_report(ReportId, Instant) = 0;           // unknown: nothing happens
    virtual void add_audit_entry(AuditEntry&) = 0;              // gives it an id
    virtual void set_banner(const std::optional<Banner>&) = 0;  // instead of another

    /// False if there is a response for this key; nothing has changed then.
    virtual bool save_response(std::string_view key, const StoredResponse&, Instant now) = 0;
    /// Removes the oldest responses saved before that time, at most `limit`. Returns how many.
    virtual std::size_t remove_responses_before(Instant, std::size_t limit) = 0;

    virtual void set_server_key(std::string_view hexadecimal) = 0;  // instead of another

    /// Sends text to the listeners of other stores on this database once this unit is committed
    /// (Store::listen). At most announcement_bytes_max bytes.
    virtual void announce(std::string_view words) = 0;

    /// Gives the token an id that was never used. False if the player has one of this name; nothing
    /// has changed then.
    virtual bool add_token(ApiToken&) = 0;
    /// `hash` and `used` may change.
    virtual void change_token(const ApiToken&) = 0;
    virtual void remove_token(TokenId) = 0;  // unknown: nothing happens

    /// Gives the event its number. If several servers do this at once, the second waits until the
    /// first has committed or rolled back, so that numbers become visible in order.
    virtual void add_event(Event&) = 0;
    /// Removes, of the `limit` oldest events, those from before that time. Returns how many.
    virtual std::size_t remove_events_before(Instant, std::size_t limit) = 0;

    /// Gives the webhook an id that was never used. False if the player has one of this name;
    /// nothing has changed then.
    virtual bool add_webhook(Webhook&) = 0;
    /// last_delivered, due, attempts, last_error and failed_at may change.
    virtual void change_webhook(const Webhook&) = 0;
    virtual void remove_webhook(WebhookId) = 0;  // unknown: nothing happens
    /// Marks this player's idle webhooks as due.
    virtual void mark_webhooks_due(UserId, Instant) = 0;
};

inline constexpr std::size_t announcement_bytes_max = 7000;

/// May run again if the database lost an uncommitted transaction, so it must not accumulate state
/// outside.
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

    /// Runs the units in order, each atomically: one that throws is rolled back and its exception
    /// returned in its place; the others stand and are durable on return. Throws if the commit
    /// itself fails; then nothing stands. One caller at a time; waits for other processes on the
    /// same database.
    virtual std::vector<std::exception_ptr> transact(std::span<const UnitFn> works) = 0;

    /// Reads one consistent state. Thread-safe, also during transact().
    virtual void read(const std::function<void(const StoreReader&)>&) const = 0;

    /// Acquires a lock that one process on this database may hold at a time ("letters"). Held until
    /// released, until the process ends or the connection is lost, so ask again before each run.
    /// Thread-safe.
    virtual LeaderLock acquire_lock(std::string_view) const { return LeaderLock::held; }
    virtual void release_lock(std::string_view) const {}

    /// Calls the function on a thread of the store with each announcement of other stores on this
    /// database, or with none if some may have been missed. An empty function ends this.
    virtual void listen(std::function<void(std::optional<std::string>)>) {}
};

/// Runs a single unit of work; rethrows its exception.
inline void transact(Store& store, const UnitFn& work) {
    const auto failed = store.transact(std::span(&work, 1));
    if (failed.front()) std::rethrow_exception(failed.front());
}

}  // namespace posthouse::club
