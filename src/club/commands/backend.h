// What gateways (mail, page, API, terminal, computer players) are given: they submit a Request and
// get a Response. Gateways decide nothing; all commands come from one command table.
#pragma once

#include "base/refusal.h"
#include "club/commands/command_table.h"
#include "club/commands/fact.h"
#include "club/core/store.h"
#include "club/core/types.h"
#include "club/moderation/moderation_tables.h"
#include "games/game.h"

#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace posthouse::club {

/// Where the answer to a mail goes, and its thread.
struct ReturnAddress {
    std::string address;     // empty: write no answer
    std::string subject;     // the mail's own
    std::string message_id;  // with angle brackets; may be empty
    std::string references;  // the mail's own, unfolded; may be empty
    /// From the envelope; if nobody has proved who wrote the mail, only this address is answered.
    /// Empty: the same as `address`.
    std::string envelope_sender{};
    bool on_page_only = false;  // the mail asks for no answer: mail none
};

struct BoardName {
    std::string game;
    int board = 0;
};

/// A challenge written as the beginning of a move list: the game is the subject, and the names of
/// the two players are above its first row. Parts may be missing.
struct ChallengeMoveList {
    std::string game;
    std::array<std::string, 2> names;
    std::array<std::string, 2> moves;    // of the first row
    bool has_more_rows = false;          // further rows have moves, too
    std::vector<std::string> options{};  // of the challenge: "--clock=none"
};

/// Who sends a request, for limits.
struct Client {
    /// Counted as one client: "192.0.2.7", "2001:db8::/64", "mail ann@example.org"; empty: the
    /// server.
    std::string address{};
    /// Set when nobody waits for the response any more; may be null.
    std::shared_ptr<const std::atomic<bool>> disconnected{};

    bool is_disconnected() const { return disconnected && disconnected->load(); }
};

/// Called when a limit refuses something: the name of the limit, and the player's name or the
/// client's address (empty: unknown). From any thread; must not block.
using LimitReached = std::function<void(std::string_view limit, std::string_view who)>;

/// Nothing was done: the same request may be sent again after `wait`.
struct RetryLater {
    enum class Reason : std::uint8_t {
        wrong_passwords,  // too many lately: from this client, or for this account
        sign_ups,         // too many from this client
        busy              // too many passwords to check
    };
    Reason reason = Reason::busy;
    std::chrono::seconds wait{1};
};
Refusal refusal_of(const RetryLater&);
/// The name of the limit for metrics: "wrong_passwords".
std::string_view name_of(RetryLater::Reason);

/// `lines` are command lines, as typed: "wari move 12 ann secret c". A command that came as fields
/// is not read from its line, which then only stands for it in keys and records.
struct Request {
    std::string key;  // idempotency key: the same key has one effect, ever; empty: none
    std::vector<std::string> lines;    // one command, or several to be answered in one transcript
    std::optional<Command> command{};  // that came as fields, with its one line
    std::string comment;               // the text below the command; may be empty
    std::optional<UserId> speaker;     // proved by a session; or the server's own computer player
    std::optional<int> scopes;         // it came with an API token of these scopes (Scope)
    std::optional<TokenId> token{};    // that token
    std::string session;               // the hash of its session; empty: none
    std::optional<Moderation> moderation{};  // an operator's command, in place of lines
    std::string address;          // the From address of a mail: a hint, not a proof; may be empty
    bool address_proved = false;  // our mail server has verified it
    bool address_disproved = false;  // our mail server says it is forged: no token helps then
    /// The board letter this mail replies to, and the board in its subject ("wari Board 12"), which
    /// proves nothing and has no ply.
    std::optional<ReplyContext> in_reply_to_board;
    std::optional<BoardName> about;
    /// Rows of a pasted or quoted move list ("3.  c   d"), without quote marks.
    std::vector<std::string> move_list_rows;
    bool subject_line = false;  // the first of the lines is the reply's subject
    /// The text of the HTML part, if it differs from the plain part, which gives `lines`.
    std::vector<std::string> html_lines;
    bool several_boards = false;  // the mail answers letters about more than one board
    std::optional<ChallengeMoveList> challenge_move_list;
    std::optional<ReturnAddress> answer_to;  // set by mail only
    int columns = games::text_columns_max;   // of the screen
    /// The language in which the answer's text says refusals, if the reader's account has none; ""
    /// is English. Not set: always English, for programs.
    std::optional<std::string> language{};
    bool brief = false;                          // a move may be answered without text
    std::optional<std::int64_t> move_request{};  // what its move keeps of it (request_keys.h)
    Client client{};
    Instant now{};
};

struct MatchSnapshot;  // loaded_match.h

/// A change in a match that only this player may see: conditional moves or a note.
struct PrivateChange {
    MatchId match{};
    UserId player{};
};

struct Response {
    bool accepted = false;  // every line was executed
    /// Plain text, at most 72 columns, without secrets. `{mail-password}` stands for the mail
    /// password of the reader, `{token …}` for a secret that is shown once
    /// (club/programs/tokens.h).
    std::string text;
    /// What the same request with the same key is told later; empty: `text`. Stored for each key,
    /// so it is short where there are many.
    std::string text_if_repeated{};
    std::vector<Fact> facts{};
    std::optional<Refusal> refusal{};  // why not: the first, if several lines were refused
    std::vector<MatchId> changed;      // matches that changed or began
    std::vector<PrivateChange> changed_privately;
    std::vector<UserId> audience_changed;  // others may now see whether they are here, or no longer
    std::optional<MatchId> match;          // the match that the command was about
    std::shared_ptr<const MatchSnapshot> snapshot;  // the same after the command, if at hand
    bool only_moved = false;  // by one move: `text` says nothing that `snapshot` does not hold
    std::optional<UserId> signed_up;          // a new player
    std::optional<UserId> text_reader;        // who may read `text`, if not the speaker
    std::vector<std::string> ended_sessions;  // hashes of sessions and tokens
    bool forbidden = false;                   // refused because of token, session or role
    bool account_deleted = false;             // the speaker has deleted their account
    bool replayed = false;     // the key was known: nothing was done, `text` is the stored response
    std::string invitation{};  // the code of a link that was made (club/challenges/invitations.h)
    std::optional<RetryLater> retry_later{};  // refused for now; `text` says why
};

/// Submits a request. `answered` is called once, from some thread, when all effects are durable. If
/// the server fails (disk, shutdown) it gets none: report “try again later” and acknowledge
/// nothing.
using SubmitFn =
    std::function<void(Request, std::function<void(std::optional<Response>)> answered)>;

struct LoginAttempt {
    std::string name, password;
    Client client = {};
    std::string code = {};    // of two-factor authentication; empty: none
    std::string device = {};  // description of the device or program
};

/// The result for the two-factor code if the password is right.
enum class CodeCheck { passed, missing, wrong, too_many };

struct NewSession {
    User user;
    std::string token;  // the session's secret: for the cookie, and nowhere else
};

/// Why nobody was logged in. Nothing set: the server failed.
struct NotLoggedIn {
    bool wrong = false;  // name and password do not match
    std::optional<RetryLater> retry_later{};
    CodeCheck code = CodeCheck::passed;  // otherwise the password is right and the code is not
    std::chrono::minutes code_wait{};    // with `too_many`: until another code is checked
};
using LoginResult = Expected<NewSession, NotLoggedIn>;

/// Verifies the password on another thread (slow) and opens a session. Does not throw.
using LoginFn = std::function<void(LoginAttempt, std::function<void(LoginResult)>)>;

/// Opens a session for a new guest (club/accounts/guests.h). Does not throw.
using OpenGuestSessionFn =
    std::function<void(Client, std::string device, std::function<void(LoginResult)>)>;

/// Runs a unit of work on the writer thread; `done(false)`: it failed and was rolled back.
using WriteFn = std::function<void(UnitFn, std::function<void(bool)> done)>;

/// What a gateway is given. `store` is for reading only and outlives the gateways.
struct Backend {
    SubmitFn submit;
    LoginFn login;
    WriteFn write;
    const Store* store = nullptr;
    std::function<Instant()> now;
    OpenGuestSessionFn open_guest_session{};  // empty: there are no guests
    std::function<bool()> is_damaged{};  // whether damage of the database was noticed; may be empty
};

/// What this thread runs while it waits for a response. Empty: it sleeps. A simulation has one
/// thread and runs the other work here.
inline std::function<void()>& run_until_ready() {
    static thread_local std::function<void()> meanwhile;
    return meanwhile;
}

template <class T>
T wait_for_response(std::future<T> answer) {
    using std::chrono::seconds;
    while (run_until_ready() && answer.wait_for(seconds(0)) != std::future_status::ready)
        run_until_ready()();
    return answer.get();
}

template <class T>
T wait_for_response(std::promise<T>& promised) {
    return wait_for_response(promised.get_future());
}

/// The result for one line of a request.
struct PasswordCheck {
    std::optional<UserId> user;  // the player whose password the line holds
    std::string hash;            // the hash it was checked against; void if it has changed since
    int mail_password = 0;       // which of their mail passwords it was; 0: the account's own
    std::string new_hash;        // of the password that the line sets
};
using PasswordChecks = std::vector<PasswordCheck>;  // one for each line of the expanded request

}  // namespace posthouse::club
