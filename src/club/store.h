// The port behind which the club's memory lives. src/store has one implementation a database and
// ONE contract test.
//
// Works are grouped: many may commit at once, but each is all or nothing by itself, and none is
// acknowledged before all of the group is durable. Times and identities come from outside or are
// counted up here; nothing is random.
//
// Faults (disk full, database gone) are exceptions, derived from std::exception. Deliberately
// absent: SQL, retries, caching.
#pragma once

#include "club/forgotten.h"
#include "club/held_sign_up.h"
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

/// Which events are wanted; all where neither is said.
struct EventFilter {
    std::optional<UserId> player;  // that concern him
    std::optional<MatchId> match;  // with player: counts alone
    bool everybodys = true;        // with player: also those that concern nobody in particular
};

/// Reading. Everything is seen as of the last commit (within a Unit: with what the Unit has done so
/// far).
class StoreReader {
public:
    virtual ~StoreReader() = default;

    virtual std::optional<User> user(UserId) const = 0;
    virtual std::optional<User> user_named(
        std::string_view name) const = 0;  // any case of ASCII letters
    /// Whom a hasty eye takes for one of this name (glance.h).
    virtual std::optional<User> user_looking_like(std::string_view name) const = 0;
    /// The players who confirmed this address, suspended or not, oldest first; any case of ASCII
    /// letters. Not those who have gone.
    virtual std::vector<User> users_at(std::string_view address) const = 0;
    virtual std::vector<User> users() const = 0;  // by id, with those who have gone
    /// So many of these, behind this one.
    virtual std::vector<User> users_after(UserId, std::size_t limit) const = 0;
    /// Whose names begin so, in any case of ASCII letters; by name.
    virtual std::vector<User> users_beginning(std::string_view name, std::size_t limit) const = 0;
    virtual std::vector<User> operators() const = 0;                     // of the page, by id
    virtual std::vector<Vacation> vacations(UserId) const = 0;           // by from
    virtual std::vector<RestSchedule> rest_schedules(UserId) const = 0;  // by since
    /// Those that last or ended after `since`, by from.
    virtual std::vector<ServerPause> house_pauses(Instant since) const = 0;
    /// The last sign that the house is open; none: there has never been one.
    virtual std::optional<Instant> last_heartbeat() const = 0;
    virtual std::optional<PairingPreferences> preferences(UserId, std::string_view game) const = 0;
    virtual std::vector<PairingPreferences> seekers(
        std::string_view game) const = 0;                   // seek > 0; by since, user
    virtual std::vector<Block> blocks(UserId) const = 0;    // that he has set; by since, whom
    virtual std::vector<Friend> friends(UserId) const = 0;  // whom they call so; by since, whom
    /// How many messages the first has written to the second.
    virtual int messages_written(UserId by, UserId whom) const = 0;

    virtual std::optional<Match> match(MatchId) const = 0;
    virtual std::optional<Match> match_on(std::string_view game, int board) const = 0;
    virtual std::vector<Match> matches(const MatchFilter&) const = 0;
    /// The matches of these two, whatever the game, newest first.
    virtual std::vector<Match> matches_between(UserId, UserId, std::size_t limit) const = 0;
    /// Matches that are over, in the order in which they ended (then by id): the first, or those
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

    virtual std::vector<OpenChallenge> offers(
        std::optional<std::string_view> game) const = 0;  // newest first
    virtual std::optional<OpenChallenge> offer_on(std::string_view game, int board) const = 0;
    virtual std::vector<MatchSubscription> watches(MatchId) const = 0;    // by user
    virtual std::vector<MatchSubscription> watched_by(UserId) const = 0;  // by match
    virtual std::vector<ChatMessage> remarks(MatchId) const = 0;          // by number

    virtual std::optional<Tournament> tournament(TournamentId) const = 0;
    virtual std::optional<Tournament> tournament_named(
        std::string_view name) const = 0;  // any case of ASCII letters
    virtual std::vector<Tournament> tournaments(
        std::optional<std::string_view> game) const = 0;  // newest first
    /// Those that have not begun and whose time has come, the longest waiting first.
    virtual std::vector<Tournament> tournaments_due(Instant now) const = 0;
    virtual std::vector<Entrant> entrants(TournamentId) const = 0;  // by seed, entered, user
    /// Those tournaments that have not ended and that this player has entered and not left, newest
    /// first.
    virtual std::vector<Tournament> tournaments_of(UserId) const = 0;
    virtual std::vector<tournament::Pairing> pairings(TournamentId) const = 0;  // by round, table
    virtual std::vector<TournamentGame> tournament_games(
        TournamentId) const = 0;  // by round, table, number
    virtual std::optional<TournamentGame> tournament_game(MatchId) const = 0;

    virtual std::vector<Letter> letters_to(UserId, std::size_t limit) const = 0;  // newest first
    virtual std::vector<Letter> letters_before(LetterId, UserId,
                                               std::size_t limit) const = 0;  // newest first
    virtual std::optional<Letter> letter(LetterId) const = 0;
    /// Letters that have an address, are not sent, not given up and due, oldest first.
    virtual std::vector<Letter> letters_due(Instant now, std::size_t limit) const = 0;
    /// Letters that were given up and have not been sent, newest first.
    virtual std::vector<Letter> letters_dead(std::size_t limit) const = 0;
    /// How many letters of kind `answer` were written to this address (any case) since then, or to
    /// an unconfirmed one (unconfirmed_words in letter_limits.h).
    virtual std::size_t answers_to(std::string_view address, Instant since) const = 0;
    virtual std::optional<PendingRequest> held(HeldId) const = 0;
    virtual std::optional<HeldSignUp> held_sign_up(SignUpId) const = 0;
    virtual std::optional<Throttle> throttle(std::string_view key) const = 0;

    virtual std::vector<Job> jobs_due(Instant now, std::string_view kind,
                                      std::size_t limit) const = 0;       // by due, id
    virtual std::vector<Job> jobs_of(MatchId) const = 0;                  // by due, id
    virtual std::vector<PushSubscription> push_places(UserId) const = 0;  // by added, endpoint
    virtual std::vector<PushSubscription> push_due(
        Instant now,
        std::size_t limit) const = 0;  // by due, endpoint
    virtual std::optional<Session> session(std::string_view token_hash) const = 0;
    virtual std::vector<Session> sessions(UserId) const = 0;  // by begun, token_hash
    virtual std::optional<SecondFactor> second_factor(UserId) const = 0;
    virtual std::optional<StoredResponse> outcome(std::string_view key) const = 0;

    /// The house's own key (club/secrets.h), where it is kept here and not in a file.
    virtual std::optional<std::string> house_key() const = 0;

    virtual std::vector<ApiToken> tokens(UserId) const = 0;  // by id
    virtual std::optional<ApiToken> token(std::string_view hash) const = 0;
    virtual std::vector<Event> events_after(std::int64_t number, const EventFilter&,
                                            std::size_t limit) const = 0;  // by number
    virtual EventRange event_span() const = 0;
    virtual std::vector<Webhook> webhooks(UserId) const = 0;  // by id
    virtual std::vector<Webhook> webhooks_due(Instant now,
                                              std::size_t limit) const = 0;  // by due, id

    /// Those that are over, too; by kind.
    virtual std::vector<Sanction> restraints(UserId) const = 0;
    virtual std::vector<Sanction> all_restraints() const = 0;  // by user, kind
    virtual std::optional<Report> report(ReportId) const = 0;
    /// Newest first, from the one before `before` on; 0: from the newest.
    virtual std::vector<Report> reports(bool closed_too, std::size_t limit,
                                        ReportId before) const = 0;
    std::vector<Report> reports(bool closed_too, std::size_t limit) const {
        return reports(closed_too, limit, ReportId{});
    }
    virtual std::size_t reports_by(UserId, Instant since) const = 0;
    /// The same.
    virtual std::vector<AuditEntry> operator_acts(std::size_t limit, ActId before) const = 0;
    std::vector<AuditEntry> operator_acts(std::size_t limit) const {
        return operator_acts(limit, ActId{});
    }
    virtual std::optional<Banner> banner() const = 0;  // also one whose time is over
    virtual ServerStats tally(Instant now) const = 0;
};

/// One work's changes.
class UnitOfWork : public StoreReader {
public:
    /// Gives the user an id. False, and nothing changed: the name is taken.
    virtual bool add_user(User&) = 0;
    virtual void change_user(const User&) = 0;

    virtual void set_vacations(UserId, const std::vector<Vacation>&) = 0;  // instead of the others
    virtual void set_rests(UserId, const std::vector<RestSchedule>&) = 0;  // instead of the others
    virtual void add_house_pause(const ServerPause&) = 0;
    /// Those that last end now.
    virtual void end_house_pauses(Instant) = 0;
    virtual void record_heartbeat(Instant) = 0;  // an earlier one than is known changes nothing
    virtual void set_appetite(const PairingPreferences&) = 0;  // added or changed
    virtual void set_block(const Block&) = 0;  // where there is one already it stays as it is
    virtual void remove_block(UserId by, UserId whom) = 0;  // unknown: nothing happens
    virtual void set_friend(const Friend&) = 0;  // where there is one already it stays as it is
    virtual void remove_friend(UserId by, UserId whom) = 0;  // unknown: nothing happens
    virtual void count_message(UserId by, UserId whom) = 0;  // one more

    /// Gives the offer its game's next board number.
    virtual void add_offer(OpenChallenge&) = 0;
    virtual void remove_offer(std::string_view game, int board) = 0;  // unknown: nothing happens

    /// Gives the match an id, and its game's next board number (from 1) unless `board` is that of
    /// an offer already.
    virtual void add_match(Match&) = 0;
    /// Everything but id, game, board, from, seats, offered_to, etiquette, senior and version may
    /// change.
    virtual void change_match(const Match&) = 0;
    /// The match is offered no more: it has been accepted.
    virtual void accept_offer(MatchId) = 0;
    /// The two change seats, and the senior's seat is the other.
    virtual void change_seats(MatchId) = 0;
    /// This player sits there from now on, and nobody is the senior any more.
    virtual void give_seat(MatchId, Side, UserId) = 0;
    /// False, and nothing changed: that ply is taken, so a duplicate is harmless.
    virtual bool append_move(MatchId, const PlayedMove&) = 0;
    /// Removes the moves from this ply on.
    virtual void take_back(MatchId, int ply) = 0;
    virtual void set_standing(const PlayerStanding&) = 0;  // added or changed
    virtual void add_rating_change(const RatingChange&) = 0;
    virtual void forget_ratings() = 0;  // all standings and changes

    virtual void set_watch(const MatchSubscription&) = 0;  // added or changed
    virtual void remove_watch(MatchId, UserId) = 0;
    /// Gives the remark its number.
    virtual void add_remark(ChatMessage&) = 0;

    /// Gives the tournament an id. False, and nothing changed: the name is taken.
    virtual bool add_tournament(Tournament&) = 0;
    /// `begun` and `ended` may change.
    virtual void change_tournament(const Tournament&) = 0;
    virtual void set_entrant(const Entrant&) = 0;           // added or changed
    virtual void remove_entrant(TournamentId, UserId) = 0;  // unknown: nothing happens
    /// False, and nothing changed: that table is paired, so a duplicate is harmless.
    virtual bool add_pairing(TournamentId, const tournament::Pairing&) = 0;
    /// False, and nothing changed: there is that game.
    virtual bool add_tournament_game(const TournamentGame&) = 0;

    /// Gives the letter an id. False, and nothing changed: a letter with this message_id has been
    /// written before.
    virtual bool add_letter(Letter&) = 0;
    /// attempts, due, sent, trouble, address, digest and given_up may change.
    virtual void change_letter(const Letter&) = 0;
    virtual void remove_letter(LetterId) = 0;  // but for its number; unknown: nothing happens

    /// Of a player who leaves stays only what matches and their opponents need, under another name.
    /// What becomes of each table: store/sql_forgetting.cpp.
    virtual void forget(const Forgotten&) = 0;

    virtual void add_job(Job&) = 0;
    virtual bool remove_job(JobId) = 0;     // false: it was not there
    virtual void remove_jobs(MatchId) = 0;  // all of a match
    virtual void postpone_job(JobId, Instant) = 0;

    virtual void add_pending(PendingRequest&) = 0;  // gives it an id
    virtual void remove_pending(HeldId) = 0;        // unknown: nothing happens
    virtual void release_before(Instant) = 0;       // those that expired

    virtual void hold_sign_up(HeldSignUp&) = 0;         // gives it an id
    virtual void release_sign_up(SignUpId) = 0;         // unknown: nothing happens
    virtual void release_sign_ups_before(Instant) = 0;  // those that expired

    virtual void set_throttle(const Throttle&) = 0;            // added or changed
    virtual void remove_throttle(std::string_view key) = 0;    // unknown: nothing happens
    virtual void remove_throttles_before(Instant moment) = 0;  // those that expired

    /// Added or changed; it is this player's from now on, whosever it was.
    virtual void set_push_place(const PushSubscription&) = 0;
    virtual void remove_push_place(std::string_view endpoint) = 0;  // unknown: nothing happens
    /// There is news for this player: each of his places is due, unless it is being tried again.
    virtual void push_news(UserId, Instant) = 0;

    virtual void add_session(const Session&) = 0;
    virtual void change_session(const Session&) = 0;  // `used`; unknown: nothing happens
    virtual void remove_session(std::string_view token_hash) = 0;
    virtual void remove_sessions_of(UserId) = 0;
    virtual void remove_sessions_before(Instant) = 0;

    virtual void set_second_factor(const SecondFactor&) = 0;  // added or changed
    virtual void remove_second_factor(UserId) = 0;            // unknown: nothing happens

    virtual void set_restraint(const Sanction&) = 0;            // instead of one of its kind
    virtual void lift_restraint(UserId, SanctionKind) = 0;      // none: nothing happens
    virtual void add_report(Report&) = 0;                       // gives it an id
    virtual void close_report(ReportId, Instant) = 0;           // unknown: nothing happens
    virtual void add_operator_act(AuditEntry&) = 0;             // gives it an id
    virtual void set_banner(const std::optional<Banner>&) = 0;  // instead of another

    /// False, and nothing changed: there is an outcome for this key.
    virtual bool save_response(std::string_view key, const StoredResponse&, Instant now) = 0;

    virtual void keep_house_key(std::string_view hexadecimal) = 0;  // instead of another

    /// Words that those who listen at other stores on the same database hear once this work stands
    /// (Store::listen). At most announcement_bytes_max bytes.
    virtual void announce(std::string_view words) = 0;

    /// Gives the token an id that none has ever had. False, and nothing changed: he has one of this
    /// name.
    virtual bool add_token(ApiToken&) = 0;
    /// `hash` and `used` may change.
    virtual void change_token(const ApiToken&) = 0;
    virtual void remove_token(TokenId) = 0;  // unknown: nothing happens

    /// Gives the event its number. Of units of work that run at once (several servers) the second
    /// waits here until the first is committed or undone, so that numbers appear in their order.
    virtual void add_event(Event&) = 0;
    /// Removes the oldest, up to the first that is not older.
    virtual void forget_events_before(Instant) = 0;

    /// Gives the webhook an id that none has ever had. False, and nothing changed: he has one of
    /// this name.
    virtual bool add_webhook(Webhook&) = 0;
    /// told, due, attempts, trouble and given_up may change.
    virtual void change_webhook(const Webhook&) = 0;
    virtual void remove_webhook(WebhookId) = 0;  // unknown: nothing happens
    /// There is an event for this player: each of his webhooks that waits for one is due.
    virtual void webhook_news(UserId, Instant) = 0;
};

inline constexpr std::size_t announcement_bytes_max = 7000;

/// It may be done again where a database lost what was not yet committed: it must not add to what
/// it finds outside.
using UnitFn = std::function<void(UnitOfWork&)>;

/// Whose a duty is that only one process at a time may have.
enum class LeaderLock : std::uint8_t {
    others,  // another store on the same database has it
    fresh,   // it is ours from now on
    ours,    // it has been ours before
};

class Store {
public:
    virtual ~Store() = default;

    /// Does the works in their order, each all or nothing: one that throws is undone, its exception
    /// is at its place in the answer, and the others stand. On return everything that stands is
    /// durable. Throws where the commit itself fails: then nothing stands. One caller at a time;
    /// other processes may hold the same database, and are waited for.
    virtual std::vector<std::exception_ptr> transact(std::span<const UnitFn> works) = 0;

    /// Reads one consistent state. Any number of threads at once, beside the writer.
    virtual void read(const std::function<void(const StoreReader&)>&) const = 0;

    /// Takes what only one of the processes on this database may do at a time ("letters"). It is
    /// ours until we lay it down, our process ends or our connection is lost; whoever relies on it
    /// asks again before each round. Any thread.
    virtual LeaderLock acquire_lock(std::string_view) const { return LeaderLock::ours; }
    virtual void release_lock(std::string_view) const {}

    /// From now on `heard` is called, on a thread of the store's, with what the works of other
    /// stores on this database announce; with none where something may have been missed. An empty
    /// one ends that.
    virtual void listen(std::function<void(std::optional<std::string>)>) {}
};

/// One work by itself; throws what it throws.
inline void transact(Store& store, const UnitFn& work) {
    const auto failed = store.transact(std::span(&work, 1));
    if (failed.front()) std::rethrow_exception(failed.front());
}

}  // namespace posthouse::club
