// The club's stored values: players, matches, letters and jobs.
//
// A match is its game's name and its moves as text; positions are replayed, never stored.
#pragma once

#include "base/inplace.h"
#include "club/core/letter_body.h"
#include "rules/rules.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// Milliseconds since 1970, UTC. The club never reads a clock; callers pass the time.
using Instant = std::chrono::sys_time<std::chrono::milliseconds>;
using std::chrono::milliseconds;

enum class UserId : std::int64_t {};
enum class MatchId : std::int64_t {};
enum class OfferId : std::int64_t {};
enum class LetterId : std::int64_t {};
enum class JobId : std::int64_t {};
enum class PendingRequestId : std::int64_t {};
enum class TournamentId : std::int64_t {};
enum class TokenId : std::int64_t {};
enum class WebhookId : std::int64_t {};
enum class OpeningMoveId : std::int64_t {};

/// How often letters about matches are mailed: each of them, all of a day in one, only the first
/// until the player has looked or moved, never. On the page they all are.
enum class MailFrequency : std::uint8_t { each, digest, once, never };

/// Hours of the player's day in which no letter is mailed, from `from` up to but not including
/// `until` (0–23, may span midnight), and how far the player's clock is ahead of UTC.
struct QuietHours {
    int from = 0;
    int until = 0;
    std::chrono::minutes zone{};
    friend bool operator==(const QuietHours&, const QuietHours&) = default;
};

/// Whose challenges a player accepts, or whose begin at once. The computer's always begin at once.
enum class PlayerGroup : std::uint8_t {
    nobody,
    friends,  // on the player's list of friends
    rated,    // who have played a match that counts, at any game
    everybody
};

/// One of a player's addresses. Letters go to the first that is confirmed and not suspended; the
/// player may write from any confirmed one.
struct Address {
    std::string address;
    bool confirmed = false;
    int bounces = 0;                 // days on which mail bounced
    std::optional<Instant> bounced;  // the last that was counted
    bool suspended = false;          // gets no letters until it is confirmed again
    bool replaced = false;           // goes as soon as another one is confirmed
    friend bool operator==(const Address&, const Address&) = default;
};

/// A player's time: a bank that runs during their turns, plus an increment for each move, up to the
/// cap.
struct Clock {
    milliseconds bank{};  // at the start; zero: no clock
    milliseconds increment{};
    milliseconds cap{};
    std::array<milliseconds, 2> left{};  // as of the start of the present turn
    milliseconds first_move{};           // for each player's first move; zero: as for any other
    friend bool operator==(const Clock&, const Clock&) = default;
};

/// An invitation to sign up.
enum class SignUpInvitationId : std::int64_t {};

struct User {
    UserId id{};
    std::string name;           // as the player wrote it; unique whatever the case of its letters
    std::string password_hash;  // libsodium's Argon2id string; empty: nobody can log in
    std::vector<Address> addresses;  // in order of preference; none: letters stay on the page
    int level = 0;                   // 0: a person; otherwise the computer's level
    Instant joined{};
    /// Which of the player's mail passwords is valid; 0 or less: none, after that many
    int mail_password = 0;
    MailFrequency mail_frequency = MailFrequency::each;
    std::optional<QuietHours> quiet_hours;
    bool auto_vacation = false;     // a vacation begins automatically before the time runs out
    bool wants_broadcasts = false;  // wants the broadcasts of others
    bool first_at_bottom = false;   // shows First at the bottom of boards, whatever the seat
    PlayerGroup auto_accepts = PlayerGroup::nobody;                // whose challenges begin at once
    PlayerGroup accepts_challenges_from = PlayerGroup::everybody;  // who may challenge at all
    std::optional<Instant> last_broadcast;                         // when the player last sent one
    std::optional<Instant> last_seen;  // last visit to the page or mail, for MailFrequency::once
    std::optional<Instant> left_at;    // set once the account is deleted (forgotten.h)
    std::optional<Instant> operator_since;  // a moderator of the page: club/moderation/moderation.h
    bool guest = false;                     // plays without an account: club/accounts/guests.h
    bool bot = false;                       // a program plays, and others are told so
    /// In which letters say why something was refused (translation/languages.h); empty: not chosen.
    std::string language{};
    SignUpInvitationId invitation{};  // by which they signed up; 0: by none

    /// Where letters are mailed; null: they stay on the page.
    const Address* mail_address() const {
        for (const Address& one : addresses)
            if (one.confirmed && !one.suspended && !left_at) return &one;
        return nullptr;
    }
    /// Whether this is one of the player's confirmed addresses, ignoring case.
    bool may_write_from(std::string_view address) const {
        for (const Address& one : addresses)
            if (one.confirmed && equals_ignore_case(one.address, address)) return true;
        return false;
    }
};

/// Pauses the player's clocks. Kept after it ends, since a turn's time is computed from it.
struct Vacation {
    Instant from{}, until{};
    friend bool operator==(const Vacation&, const Vacation&) = default;
};

/// The hours of the day and days of the week on which a player's clocks are paused, from `since`
/// until the next schedule takes effect. Earlier schedules are kept, as vacations are.
struct RestSchedule {
    Instant since{};
    int sleep_from = 0, sleep_until = 0;  // 0–23, may span midnight; equal: none
    int weekend = 0;                      // bit 0: Monday … bit 6: Sunday
    std::chrono::minutes zone{};          // how far the player's clock is ahead of UTC

    bool sleeps() const { return sleep_from != sleep_until; }
    bool same_times(const RestSchedule& other) const {
        return sleep_from == other.sleep_from && sleep_until == other.sleep_until &&
               weekend == other.weekend && zone == other.zone;
    }
    friend bool operator==(const RestSchedule&, const RestSchedule&) = default;
};

/// Pauses all clocks.
struct ServerPause {
    Instant from{};
    std::optional<Instant> until;  // none: it lasts
    bool by_operator = false;      // by the operator; otherwise the server was down
    friend bool operator==(const ServerPause&, const ServerPause&) = default;
};

/// Who may accept an open challenge or be paired with a player.
enum class OpponentKind : std::uint8_t {
    anyone,   // people and their programs
    people,   // no programs
    computer  // also the server's computer, if nobody comes
};

/// What an opponent must fulfill, at an open challenge or by seeking (matchmaking.h).
struct OpponentCriteria {
    std::optional<int> rating_min, rating_max;  // whole points, as shown
    std::optional<int> rating_within;  // at most this many points from the player's own rating
    bool established = false;          // not provisional
    OpponentKind kind = OpponentKind::anyone;
    friend bool operator==(const OpponentCriteria&, const OpponentCriteria&) = default;
};

/// A player's wishes for one game: at most `limit` matches at a time, and to be paired with other
/// seekers until they have `seek` matches.
struct PairingPreferences {
    UserId user{};
    std::string game;
    std::optional<int> limit;
    int seek = 0;
    Instant since{};              // who has sought longest is paired first
    OpponentCriteria criteria{};  // for opponents
    bool by_program = false;      // a program seeks for the player
    bool unfilled = true;         // may have fewer matches than sought
};

/// A player blocked by another: no challenges, messages or open challenges (moderation.h).
struct Block {
    UserId by{}, whom{};
    Instant since{};
    friend bool operator==(const Block&, const Block&) = default;
};

/// A player on another's list of friends; not necessarily mutual.
struct Friend {
    UserId by{}, whom{};
    Instant since{};
    friend bool operator==(const Friend&, const Friend&) = default;
};

/// A match waiting for its second player, under its future board number.
struct OpenChallenge {
    OfferId id{};
    std::string game;
    int board = 0;
    UserId by{};
    Clock clock;
    std::string first_mover;  // "lot", "me" or "you"
    bool rated = true;
    Instant posted{};
    bool etiquette = false;
    OpponentCriteria criteria{};  // for the player who accepts
    int games = 1;                // still to begin from it, one after another
    bool by_link =
        false;  // only for who has its link (club/challenges/invitations.h), and not listed
    std::optional<Instant> due{};  // when it expires or the computer may take it (matchmaking.h)
    std::string words{};           // its player's, for whoever accepts; empty: none
};

/// One player's question to the other about the current position; any move ends it.
enum class Proposal : std::uint8_t { none, draw, take_back };

struct MatchOutcome {
    Result result = Result::draw;
    /// A reason of the rules, "resigned", "declined", "agreed" or "time"; by the operator: "house",
    /// or "void" (counts nowhere). Of a challenge that never began: "declined", "withdrawn" or
    /// "expired"
    std::string reason;
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
    never_begun  // was offered, but never accepted
};

struct Match {
    MatchId id{};
    std::string game;
    int board = 0;                  // counts up within the game
    std::string start_position;     // position text if set up; empty: the opening
    std::array<UserId, 2> seats{};  // First, Second
    Clock clock;
    /// The challenged player who has not accepted the match; until they do, no clock runs and
    /// nothing counts. Stays set if the match never begins; 0: it has begun.
    UserId offered_to{};
    Instant started{};     // when it was offered, or once accepted, when it was accepted
    Instant turn_since{};  // when the player to move got the turn
    Side to_move = Side::first;
    int plies = 0;
    std::optional<MatchOutcome> outcome;
    bool rated = true;
    bool etiquette = false;  // touched is played: see club/matches/etiquette.h
    std::string style;       // of the computer: one of Game::styles; empty: balanced
    /// With etiquette, if the two have never met: the seat of the player who joined first. They may
    /// move first, unless they have given it up.
    std::optional<Side> senior;
    /// How often moves were taken back; or, with etiquette, whether the seats were swapped.
    /// Together with ply it identifies a position.
    int undos = 0;
    Proposal proposal = Proposal::none;
    Side proposer = Side::first;
    /// Proposals, submitted moves and doubtful ones that await `confirm` are numbered together from
    /// 1, so that an answer can name what it answers (open_questions.h): the last number, and those
    /// of the open proposal and of the move that awaits `confirm`. Only one player has such a move,
    /// the one to move.
    int questions = 0, proposal_number = 0, submitted_number = 0;
    /// Private to each seat: conditional moves (conditional_moves.h), and a move that awaits
    /// `confirm`, such as "c#12".
    std::array<std::string, 2> conditional_moves, pending_moves;
    /// Goes to the opponent with the move that awaits `confirm`.
    std::string submitted_comment;
    std::array<std::string, 2> notes;  // private to each player
    MatchId rematch{};                 // with the other player to begin; 0: none yet
    /// Incremented by the store with every change and chat message: of two views the one with the
    /// higher number is newer.
    int version = 0;

    MatchState state() const {
        if (offered_to == UserId{}) return outcome ? MatchState::over : MatchState::running;
        return outcome ? MatchState::never_begun : MatchState::offered;
    }
    bool is_running() const { return state() == MatchState::running; }
    bool is_offered() const { return state() == MatchState::offered; }
    /// Whether moves were made that no longer stand.
    bool had_takeback() const { return undos > 0 && !etiquette; }
    /// Whether the senior can still give up the first move.
    bool may_yield_first_move() const { return plies == 0 && !outcome && senior == to_move; }
};

/// The Glicko-2 rating of a player (ratings/glicko.h).
struct GlickoRating {
    double rating = 1500;
    double deviation = 350;  // the true strength is within two of these with 95 %
    double volatility = 0.06;
    friend bool operator==(const GlickoRating&, const GlickoRating&) = default;
};

/// A player's rating at one game as of their last match that counted (club/ratings/ratings.h), and
/// the results.
struct PlayerStanding {
    UserId user{};
    std::string game;
    GlickoRating rating;
    Instant since{};  // when the last match ended
    int won = 0, drawn = 0, lost = 0;
    /// Without another match; none: the rating is provisional, and not ranked.
    std::optional<Instant> established_until{};
    bool bot = false;  // of a bot, which has a ranking of its own
    friend bool operator==(const PlayerStanding&, const PlayerStanding&) = default;
};

/// How a match changed the rating of one of its players.
struct RatingChange {
    MatchId match{};
    UserId user{}, opponent{};
    std::string game;
    double before = 0, after = 0;
    double deviation = 0;  // after it
    Instant at{};          // when the match ended
    int plies = 0;         // of the match
    double score = 0.5;    // 1 won, ½ drawn, 0 lost
    double counted = 1;    // the share of the change that the limits left
    friend bool operator==(const RatingChange&, const RatingChange&) = default;
};

/// A spectator's subscription to a match, or a player's own mail frequency for it.
struct MatchSubscription {
    MatchId match{};
    UserId user{};
    std::optional<MailFrequency> mail_frequency;  // none: as for the user's other matches
};

/// A chat message at the board.
struct ChatMessage {
    MatchId match{};
    int number = 0;  // from 1, in this match
    UserId by{};     // 0: the server ("ann takes back c")
    int ply = 0;     // moves made before it
    std::string text;
    Instant at{};
};

/// The board letter that a mail replies to.
struct ReplyContext {
    MatchId match{};
    Side side = Side::first;     // whose letter it was
    int ply = 0;                 // moves made when it was written
    int undos = 0;               // the match's at that time
    bool authenticated = false;  // it carried our token for exactly this
    int questions = 0;           // the match's at that time: what it shows has no higher number
    friend bool operator==(const ReplyContext&, const ReplyContext&) = default;
};

/// A request whose sender could not be authenticated; it runs once the player confirms it. The
/// lines contain no secrets.
struct PendingRequest {
    PendingRequestId id{};
    UserId user{};  // who confirms it
    std::string lines, comment;
    std::optional<ReplyContext> in_reply_to_board;
    Instant expires{};
};

struct PlayedMove {
    int ply = 0;  // from 0
    std::string text;
    std::string comment;  // what the mover wrote with it, secrets redacted
    Instant at{};
    std::optional<std::int64_t> request{};  // which request made it (request_keys.h)
};

/// A message from the server. Its text never holds a secret: `{confirm}` is a placeholder for the
/// reader's confirmation token, `{house}` and `{page}` for the server's mail address and page; all
/// are filled in on delivery.
enum class LetterKind : std::uint8_t {
    answer,     // to a mail
    board,      // the current state of a match
    notice,     // from the server: please confirm, a draw was proposed
    message,    // from a player
    broadcast,  // from a player to all who accept broadcasts
    puzzle,     // the puzzle of the day
};

struct Letter {
    LetterId id{};
    LetterKind kind = LetterKind::notice;
    UserId to{};          // the player who may read it on the page; 0: not a player
    std::string address;  // where it is mailed; empty: shown on the page only
    std::optional<MatchId> match;
    std::optional<int> ply;        // with match: how many moves the board in it shows
    int undos = 0, questions = 0;  // with ply: the match's at that time
    bool automatic =
        true;  // true: the answer to a mail (auto-replied); false: a notice (auto-generated)
    /// Local part without angle brackets; unique, so that no letter is written twice
    std::string message_id;
    std::string in_reply_to;  // a Message-ID with angle brackets, or empty
    std::string references;   // several of these
    std::string subject;
    LetterBody body;
    Instant written{};
    int attempts = 0;
    Instant due{};                     // the next attempt
    std::optional<Instant> sent;       // delivered to the relay or the maildir
    std::string last_error;            // of the last failed attempt
    bool digest = false;               // mailed together with the reader's others
    std::optional<Instant> failed_at;  // a dead letter: not retried

    std::string text() const { return render_text(body); }
};

/// How matches ended: won by First, won by Second, drawn.
struct Outcomes {
    int first = 0, second = 0, draws = 0;
    int games() const { return first + second + draws; }
    friend bool operator==(const Outcomes&, const Outcomes&) = default;
};

/// How the finished matches ended in which this move was made in this position.
struct OpeningMove {
    OpeningMoveId id{};
    std::int64_t position = 0;  // opening_explorer.cpp: key_of
    std::string move;
    Outcomes outcomes{};
    friend bool operator==(const OpeningMove&, const OpeningMove&) = default;
};

/// Work to do later, exactly once. `think`: the computer's move at this match and ply. `flag`: the
/// end of this turn's time; before it `remind`, then `last-call`. `expire`: the end of an
/// unaccepted challenge. `opening`, `past-openings`: see opening_explorer.h.
///
/// A match with a clock has one clock job, perhaps that of an earlier turn: when due, it schedules
/// the one of the current turn, which is not due before it.
struct Job {
    JobId id{};
    std::string kind;
    MatchId match{};
    int ply = 0;
    Instant due{};

    bool is_of_clock() const { return kind == "flag" || kind == "remind" || kind == "last-call"; }
};

/// A browser that a player wants notified of news: the endpoint at its push service (RFC 8030).
struct PushSubscription {
    std::string endpoint;  // belongs to one player only
    UserId user{};
    Instant added{};
    std::optional<Instant> due;  // there is news; when to notify next
    int attempts = 0;            // failed attempts to notify
    friend bool operator==(const PushSubscription&, const PushSubscription&) = default;
};

struct Session {
    std::string token_hash;
    UserId user{};
    Instant expires{};
    Instant begun{};
    Instant used{};        // approximate: see club/accounts/sessions.h
    std::string device{};  // "Firefox on Linux, IPv4"; empty: not known
    friend bool operator==(const Session&, const Session&) = default;
};

/// A player's two-factor authentication; its secrets are derived from this
/// (club/accounts/sessions.h).
struct SecondFactor {
    UserId user{};
    Instant set_up_at{};
    std::optional<Instant>
        enabled_at;              // since when; none: set up, but not confirmed by a first code
    std::int64_t last_step = 0;  // of the last accepted code: none is accepted twice
    int recovery_set = 0, recovery_used = 0;  // bit N: code N of this set was used
    int wrong_codes = 0;                      // wrong codes since `wrong_since`
    Instant wrong_since{};
    friend bool operator==(const SecondFactor&, const SecondFactor&) = default;
};

/// What a program may do with its player's token. Bits of ApiToken::scopes.
/// `moderate`: what an operator does on the page Moderation, and nothing else.
enum class Scope : std::uint8_t { read = 1, play = 2, chat = 4, webhook = 8, moderate = 16 };

/// A player's API token for a program. The token itself is shown once and never stored.
struct ApiToken {
    TokenId id{};
    UserId user{};
    std::string name;  // unique among the player's, whatever the case of its letters
    std::string hash;  // token_hash() in club/core/secrets.h
    int scopes = 0;
    Instant made{};
    std::optional<Instant> used;  // approximate: see club/programs/tokens.h
    Instant expires{};

    bool may(Scope scope) const { return (scopes & static_cast<int>(scope)) != 0; }
    friend bool operator==(const ApiToken&, const ApiToken&) = default;
};

/// Kinds of events that programs receive (club/core/events.h).
enum class EventKind : std::uint8_t {
    begun,           // a match began
    move,            // a move was made
    taken_back,      // moves were taken back
    seats,           // the players swapped seats, or one was replaced
    proposal,        // something was proposed, refused or withdrawn
    chat,            // a chat message at the board
    ended,           // the match is over
    offer,           // an open challenge was posted
    offer_gone,      // it was accepted or withdrawn
    message,         // a message from one player to another
    challenge,       // a player was challenged
    challenge_gone,  // declined, withdrawn or expired
    ping,            // a test of a webhook; not in the log
};

/// One event, stored in the unit of work that caused it. Numbers increase by one across the whole
/// server and become visible in order: a reader who has seen one has been able to see all before
/// it.
struct Event {
    std::int64_t number = 0;
    EventKind kind = EventKind::move;
    MatchId match{};  // 0: not about a match
    /// whom it concerns: the match's players in their seats at that time, or one player, or nobody
    /// in particular and so everybody
    std::array<UserId, 2> seats{};
    UserId by{};                  // 0: the server
    int ply = 0;                  // moves made, including this one
    std::optional<Side> to_move;  // the side to move afterwards; none: nobody
    std::string text;             // the move, the message, the result or the board's name
    Instant at{};
    friend bool operator==(const Event&, const Event&) = default;
};

/// The stored events: `first` to `last`; none if `first` is above `last`.
struct EventRange {
    std::int64_t first = 1;
    std::int64_t last = 0;  // number of the newest event ever; 0: none
    friend bool operator==(const EventRange&, const EventRange&) = default;
};

/// A URL that receives a player's events as they happen.
struct Webhook {
    WebhookId id{};
    UserId user{};
    std::string name;  // unique among the player's, whatever the case of its letters
    std::string url;
    Instant made{};
    std::int64_t last_delivered = 0;  // number of the last event delivered or skipped
    std::optional<Instant> due;       // when to try next, if there may be more
    int attempts = 0;                 // failed attempts to send the next one
    std::string last_error;           // of the last failed attempt
    std::optional<Instant> failed_at;
    std::optional<TokenId> made_by;  // the token that made it, with which it ends
    friend bool operator==(const Webhook&, const Webhook&) = default;
};

/// What became of an event sent to a webhook; of the last attempt, if there were several.
struct WebhookDelivery {
    WebhookId webhook{};
    std::int64_t event = 0;  // its number; 0: a test
    EventKind kind = EventKind::ping;
    Instant at{};  // before the first attempt, when it was requested
    int attempts = 0;
    int status = 0;       // of HTTP; 0: no response
    std::string error{};  // why there was none
    milliseconds duration{};
    std::optional<Instant> requested{};  // by the player, and not yet sent
    bool accepted() const { return status >= 200 && status < 300; }
    friend bool operator==(const WebhookDelivery&, const WebhookDelivery&) = default;
};

/// The response to a request with an idempotency key (a Message-ID, a job), so that it can be
/// repeated.
struct StoredResponse {
    bool accepted = false;
    std::string answer;
    std::string command{};  // its keyed hash; empty in responses from before these hashes existed
    std::optional<std::string> facts{};  // fact.h
    std::optional<MatchId> match{};      // that the command was about
};

/// How often something was tried lately, for limits that outlast a restart and hold on all servers
/// together.
struct Throttle {
    std::string key;    // keyed hash of what is counted (password_checker.h, sign_ups.h)
    int count = 0;      // since it was created
    Instant next{};     // next attempt not before this
    Instant expires{};  // no longer counts from then on and may be removed
};

}  // namespace posthouse::club
