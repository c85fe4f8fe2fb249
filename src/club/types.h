// What the club remembers: players, matches, letters and the work still to be done. Plain values,
// as they are stored.
//
// A match is its game's name and its moves as text; no position is kept (see Record in
// games/game.h).
//
// Deliberately absent: behaviour, positions, anything secret in the clear.
#pragma once

#include "base/inplace.h"
#include "club/glicko.h"
#include "rules/rules.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// Milliseconds since 1970, UTC. The club never asks what time it is: it is told.
using Instant = std::chrono::sys_time<std::chrono::milliseconds>;
using std::chrono::milliseconds;

enum class UserId : std::int64_t {};
enum class MatchId : std::int64_t {};
enum class LetterId : std::int64_t {};
enum class JobId : std::int64_t {};
enum class HeldId : std::int64_t {};
enum class TournamentId : std::int64_t {};
enum class TokenId : std::int64_t {};
enum class WebhookId : std::int64_t {};

/// How often letters about matches are mailed: each of them, all of a day in one, only the first
/// until the player has looked or moved, never. On the page they all are.
enum class MailFrequency : std::uint8_t { each, digest, once, never };

/// Hours of the player's day in which no letter is mailed, from `from` up to but not including
/// `until` (0–23, may go over midnight), and how far his clock is ahead of UTC.
struct QuietHours {
    int from = 0;
    int until = 0;
    std::chrono::minutes zone{};
    friend bool operator==(const QuietHours&, const QuietHours&) = default;
};

/// From whom a player takes challenges, or whose begin at once. Computers begin at once always.
enum class Circle : std::uint8_t {
    nobody,
    friends,  // whom the player calls so
    rated,    // who has played a match that counts, at any game
    everybody
};

/// One of a player's addresses. Letters go to the first that is confirmed and not suspended; he may
/// write from any that is confirmed.
struct Address {
    std::string address;
    bool confirmed = false;
    int bounces = 0;                 // days on which mail came back
    std::optional<Instant> bounced;  // the last that was counted
    bool suspended = false;          // no letters go there until it is confirmed anew
    friend bool operator==(const Address&, const Address&) = default;
};

/// The time a player has: a bank that runs while it is his turn, an increment for each move, never
/// above the cap.
struct Clock {
    milliseconds bank{};  // at the start; zero: no clock
    milliseconds increment{};
    milliseconds cap{};
    std::array<milliseconds, 2> left{};  // as of the start of the present turn
    friend bool operator==(const Clock&, const Clock&) = default;
};

struct User {
    UserId id{};
    std::string name;           // as the player wrote it; unique whatever the case of its letters
    std::string password_hash;  // Argon2id as libsodium writes it; empty: nobody can log in
    std::vector<Address> addresses;  // in the order in which they are tried; none: only to the page
    int level = 0;                   // 0: a person; else the computer's level
    Instant joined{};
    int mail_password = 0;  // which of HouseKey's words for him counts in mails; 0 or less: none,
                            // and so many there have been
    MailFrequency notify = MailFrequency::each;
    std::optional<QuietHours> quiet;
    bool auto_vacation = false;                // a vacation begins by itself before his time is up
    bool broadcasts = false;                   // wants the broadcasts of others
    bool first_below = false;                  // sees First at the bottom of boards, in either seat
    Circle begins_with = Circle::nobody;       // whose challenges begin at once
    Circle challenged_by = Circle::everybody;  // who may challenge at all
    std::optional<Instant> broadcast;          // when he last sent one
    std::optional<Instant> last_seen;  // when he last came to the page or wrote (for Notify::once)
    std::optional<Instant> left_at;    // has left: plays no more (forgotten.h)
    std::optional<Instant> operator_since;  // keeps order on the page: club/moderation.h

    /// Where letters go; none: only to the page.
    const Address* mail_address() const {
        for (const Address& one : addresses)
            if (one.confirmed && !one.suspended && !left_at) return &one;
        return nullptr;
    }
    /// Whether this is one of his confirmed addresses, in any case of letters.
    bool may_write_from(std::string_view address) const {
        for (const Address& one : addresses)
            if (one.confirmed && equals_ignore_case(one.address, address)) return true;
        return false;
    }
};

/// While it lasts the player's clocks stand still. What is over stays on record: a turn's time is
/// worked out from it.
struct Vacation {
    Instant from{}, until{};
    friend bool operator==(const Vacation&, const Vacation&) = default;
};

/// The hours of the day and the days of the week on which a player's clocks stand still, from
/// `since` until the next such wish holds. What held before stays on record, as vacations do.
struct RestSchedule {
    Instant since{};
    int sleep_from = 0, sleep_until = 0;  // 0–23, may go over midnight; the same: none
    int weekend = 0;                      // bit 0: Monday … bit 6: Sunday
    std::chrono::minutes zone{};          // how far his clock is ahead of UTC

    bool sleeps() const { return sleep_from != sleep_until; }
    bool same_wish(const RestSchedule& other) const {
        return sleep_from == other.sleep_from && sleep_until == other.sleep_until &&
               weekend == other.weekend && zone == other.zone;
    }
    friend bool operator==(const RestSchedule&, const RestSchedule&) = default;
};

/// While it lasts all clocks of the house stand still.
struct ServerPause {
    Instant from{};
    std::optional<Instant> until;  // none: it lasts
    bool frozen = false;           // by the operator; else the house was closed
    friend bool operator==(const ServerPause&, const ServerPause&) = default;
};

/// Who may sit down where a player has not named the other.
enum class OpponentKind : std::uint8_t {
    anyone,   // people, and the programs that they let in
    people,   // no program
    computer  // also the house's own computer, where nobody comes
};

/// What somebody must be like who plays with one at a waiting board or by seeking (conditions.h).
struct OpponentCriteria {
    std::optional<int> rating_min, rating_max;  // whole points, as they are told
    std::optional<int> rating_within;           // so many points of one's own
    bool established = false;                   // not provisional
    OpponentKind company = OpponentKind::anyone;
    friend bool operator==(const OpponentCriteria&, const OpponentCriteria&) = default;
};

/// What a player wants of one game: at most so many matches at a time, and to be paired with others
/// who seek until he has so many.
struct PairingPreferences {
    UserId user{};
    std::string game;
    std::optional<int> limit;
    int seek = 0;
    Instant since{};              // who sought first is paired first
    OpponentCriteria criteria{};  // of those with whom he is paired
    bool program = false;         // a program seeks for him
};

/// Whose challenges, words and open boards a player wants nothing of (blocks.h).
struct Block {
    UserId by{}, whom{};
    Instant since{};
    friend bool operator==(const Block&, const Block&) = default;
};

/// Somebody whom a player calls a friend (friends.h). The other need not do so.
struct Friend {
    UserId by{}, whom{};
    Instant since{};
    friend bool operator==(const Friend&, const Friend&) = default;
};

/// A match that waits for its second player, under the board number that it will have.
struct OpenChallenge {
    std::string game;
    int board = 0;
    UserId by{};
    Clock clock;
    std::string first;  // "lot", "me" or "you"
    bool rated = true;
    Instant posted{};
    bool etiquette = false;
    OpponentCriteria criteria{};  // of who accepts
    int games = 1;                // that are still to begin from it, one after another
};

/// What one player has asked the other about the match as it stands; a move by either is its end.
enum class Proposal : std::uint8_t { none, draw, take_back };

struct MatchOutcome {
    Result result = Result::draw;
    std::string reason;  // a rule's word, "resigned", "declined", "agreed" or "time"; the
                         // operator's ruling is "house", or "void": the match counts nowhere. Of a
                         // challenge that never began: "declined", "withdrawn" or "expired"
    Instant at{};
    bool counts() const {
        return reason != "declined" && reason != "void" && reason != "withdrawn" &&
               reason != "expired";
    }
    friend bool operator==(const MatchOutcome&, const MatchOutcome&) = default;
};

/// A challenge is a match that is `offered` until the challenged player accepts it.
enum class MatchState : std::uint8_t {
    offered,
    running,
    over,
    never_begun  // it was offered, and nothing came of it
};

struct Match {
    MatchId id{};
    std::string game;
    int board = 0;                  // counts up within the game
    std::string from;               // position text of a set-up; empty: the opening
    std::array<UserId, 2> seats{};  // First, Second
    Clock clock;
    /// The challenged player who has not accepted the match: until they do no clock runs and
    /// nothing counts. Stays where the match never begins; 0: it has begun.
    UserId offered_to{};
    Instant started{};     // when it was offered; once it has been accepted, when that was
    Instant turn_since{};  // when the player to move got the turn
    Side to_move = Side::first;
    int plies = 0;
    std::optional<MatchOutcome> ending;
    bool rated = true;
    bool etiquette = false;  // a house touched is a house played: see club/etiquette.h
    /// Where that is so and the two have never met before: the seat of the one longer in the house.
    /// The first move is his by right, unless he has given it up.
    std::optional<Side> senior;
    /// How often moves were taken back; or, since etiquette takes back none, whether the seats were
    /// changed. With ply it names a position for good.
    int undos = 0;
    Proposal proposal = Proposal::none;
    Side proposer = Side::first;
    /// What each seat has laid ready: a tree of answers (plan.h), and a move that awaits `confirm`,
    /// as "c#12". Nobody else is told.
    std::array<std::string, 2> plans, submitted;
    std::array<std::string, 2> notes;  // each player's own, told to nobody else
    MatchId rematch{};                 // once more, the other begins; 0: none yet
    /// Counted up by the store with every change and with every remark: of two views of the match
    /// the one with the higher number is the newer.
    int version = 0;

    MatchState state() const {
        if (offered_to == UserId{}) return ending ? MatchState::over : MatchState::running;
        return ending ? MatchState::never_begun : MatchState::offered;
    }
    bool is_running() const { return state() == MatchState::running; }
    bool is_offered() const { return state() == MatchState::offered; }
    /// Moves were made that do not stand any more.
    bool taken_back() const { return undos > 0 && !etiquette; }
    /// The senior has not given up his right to the first move, and that is not made.
    bool may_be_given_up() const { return plies == 0 && !ending && senior == to_move; }
};

/// How strong a player is at one game, as of his last match that counted there (club/ratings.h),
/// and how those matches went.
struct PlayerStanding {
    UserId user{};
    std::string game;
    GlickoRating rating;
    Instant since{};  // when that match ended
    int won = 0, drawn = 0, lost = 0;
    friend bool operator==(const PlayerStanding&, const PlayerStanding&) = default;
};

/// What a match has made of the rating of one of its players.
struct RatingChange {
    MatchId match{};
    UserId user{}, opponent{};
    std::string game;
    double before = 0, after = 0;
    double deviation = 0;  // after it
    Instant at{};          // when the match ended
    int plies = 0;         // of the match
    friend bool operator==(const RatingChange&, const RatingChange&) = default;
};

/// Who wants to hear of a match beside its players, and players who want it otherwise than usual.
struct MatchSubscription {
    MatchId match{};
    UserId user{};
    std::optional<MailFrequency> notify;  // none: as for his other matches
};

/// A line of talk at the board.
struct ChatMessage {
    MatchId match{};
    int number = 0;  // from 1, in this match
    UserId by{};     // 0: the house ("ann takes back c")
    int ply = 0;     // moves made by then
    std::string text;
    Instant at{};
};

/// Which board letter of ours a mail replies to.
struct ReplyContext {
    MatchId match{};
    Side side = Side::first;  // whose letter it was
    int ply = 0;              // the moves made when it was written
    int undos = 0;            // the match's, then
    bool proved = false;      // it came with our own token for exactly this
    friend bool operator==(const ReplyContext&, const ReplyContext&) = default;
};

/// A request whose speaker could not be proved: it is carried out when he confirms it. The lines
/// hold no secrets.
struct PendingRequest {
    HeldId id{};
    UserId user{};  // who confirms it
    std::string lines, comment;
    std::optional<ReplyContext> in_reply_to_board;
    Instant expires{};
};

struct PlayedMove {
    int ply = 0;  // from 0
    std::string text;
    std::string comment;  // what the mover wrote beneath it, secrets struck out
    Instant at{};
};

/// A letter on its way or delivered. The body never holds a secret: `{confirm}` stands where the
/// sender of the letter writes the reader's confirmation token, and `{house}` / `{page}` where he
/// writes the house's address and page.
enum class LetterKind : std::uint8_t {
    answer,     // to a mail
    board,      // a match as it stands
    notice,     // from the house: confirm this, that was proposed
    message,    // from a player
    broadcast,  // from a player to all who want that
};

struct Letter {
    LetterId id{};
    LetterKind kind = LetterKind::notice;
    UserId to{};          // the player who may read it on the page; 0: somebody who is no player
    std::string address;  // where it is mailed; empty: it waits on the page only
    std::optional<MatchId> match;
    std::optional<int> ply;  // with match: the board in it stands after so many moves
    int undos = 0;           // with ply: the match's, then
    bool automatic =
        true;  // true: the answer to a mail (auto-replied); false: a notice (auto-generated)
    std::string message_id;   // without angle brackets, local part only; unique: the same letter is
                              // never written twice
    std::string in_reply_to;  // a Message-ID with angle brackets, or empty
    std::string references;   // the same, several
    std::string subject;
    std::string body;  // plain text
    Instant written{};
    int attempts = 0;
    Instant due{};                     // the next attempt
    std::optional<Instant> sent;       // delivered to the relay or the maildir
    std::string last_error;            // what the last failed attempt said
    bool digest = false;               // is carried together with the reader's others
    std::optional<Instant> failed_at;  // a dead letter: it is not tried again
};

/// Work that must be done later, once. `think`: the computer at this match and ply. `flag`: this
/// turn's time is up; before that `remind`, then `last-call`: most of it is used. `expire`: the
/// challenge has not been accepted in time.
struct Job {
    JobId id{};
    std::string kind;
    MatchId match{};
    int ply = 0;
    Instant due{};
};

/// A browser in which a player wants to be told that there is news for him: where its push service
/// takes messages (RFC 8030).
struct PushSubscription {
    std::string endpoint;  // one place is one player's only
    UserId user{};
    Instant added{};
    std::optional<Instant> due;  // there is news; when to say so next
    int attempts = 0;            // to say so that came to nothing
    friend bool operator==(const PushSubscription&, const PushSubscription&) = default;
};

struct Session {
    std::string token_hash;
    UserId user{};
    Instant expires{};
    Instant begun{};
    Instant used{};        // near enough: see club/sessions.h
    std::string device{};  // "Firefox on Linux, IPv4"; empty: not known
    friend bool operator==(const Session&, const Session&) = default;
};

/// A player's two-factor authentication; its secrets are made of this (club/second_factor.h).
struct SecondFactor {
    UserId user{};
    Instant made{};
    std::optional<Instant> on;   // none: set up, but not confirmed by a first code yet
    std::int64_t last_step = 0;  // of the last code that was accepted: none is accepted twice
    int recovery_set = 0, recovery_used = 0;  // bit N: code N of the last set was used
    int wrong = 0;                            // codes that were not right since `wrong_since`
    Instant wrong_since{};
    friend bool operator==(const SecondFactor&, const SecondFactor&) = default;
};

/// What a program may do with its player's token. Bits of Token::scopes.
enum class Scope : std::uint8_t { read = 1, play = 2, chat = 4 };

/// A player's key for one of his programs. The word itself is shown once and never stored.
struct ApiToken {
    TokenId id{};
    UserId user{};
    std::string name;  // unique among the player's, whatever the case of its letters
    std::string hash;  // of the word (token_hash in club/secrets.h)
    int scopes = 0;
    Instant made{};
    std::optional<Instant> used;  // near enough: see club/tokens.h
    Instant expires{};

    bool may(Scope scope) const { return (scopes & static_cast<int>(scope)) != 0; }
    friend bool operator==(const ApiToken&, const ApiToken&) = default;
};

/// What has happened, as programs are told of it (club/events.h).
enum class EventKind : std::uint8_t {
    begun,           // a match began
    move,            // a move was made
    taken_back,      // moves were taken back
    seats,           // the two have changed seats, or another plays on in one's place
    proposal,        // something was proposed, refused or withdrawn
    chat,            // somebody said something at the board
    ended,           // the match is over
    offer,           // a board waits for its second player
    offer_gone,      // it waits no more
    message,         // a player has written to another
    challenge,       // a match is offered to a player
    challenge_gone,  // it was declined or withdrawn, or nobody accepted it in time
};

/// One thing that happened, written in the unit of work that made it happen. Numbers count up by
/// one over all of the house, and become visible in their order: whoever has seen one has been able
/// to see all before it.
struct Event {
    std::int64_t number = 0;
    EventKind kind = EventKind::move;
    MatchId match{};                // 0: it is about no match
    std::array<UserId, 2> seats{};  // whom it concerns: the match's two, as they sat then; or one;
                                    // or nobody in particular, and so everybody
    UserId by{};                    // 0: the house
    int ply = 0;                    // moves made by then, this one counted
    std::optional<Side> to_move;    // whose turn it was then; none: nobody's
    std::string text;               // the move, what was said, how it ended, the board's name
    Instant at{};
    friend bool operator==(const Event&, const Event&) = default;
};

/// Which events are kept: from `first` to `last`; none where `first` is above `last`.
struct EventRange {
    std::int64_t first = 1;
    std::int64_t last = 0;  // the number of the newest there has ever been; 0: there was none
    friend bool operator==(const EventRange&, const EventRange&) = default;
};

/// Where a player's events are sent as they happen.
struct Webhook {
    WebhookId id{};
    UserId user{};
    std::string name;  // unique among the player's, whatever the case of its letters
    std::string url;
    Instant made{};
    std::int64_t last_delivered = 0;  // the number of the last event that is done with
    std::optional<Instant> due;       // there may be more; when to try next
    int attempts = 0;                 // to send the next one that came to nothing
    std::string last_error;           // what the last of them said
    std::optional<Instant> failed_at;
    friend bool operator==(const Webhook&, const Webhook&) = default;
};

/// What became of a request that carried a key (a Message-ID, a job): the answer, so that it can be
/// given again.
struct StoredResponse {
    bool accepted = false;
    std::string answer;
    std::string command{};  // its keyed hash; empty: kept before there were such hashes
};

/// How often something was tried lately, for limits that outlast a restart and hold on all servers
/// together.
struct Throttle {
    std::string key;    // a keyed hash of what is counted (password_checker.h, sign_ups.h)
    int count = 0;      // since it was made
    Instant next{};     // not before this moment
    Instant expires{};  // from then on it counts no more, and may be removed
};

}  // namespace posthouse::club
