// The door through which everybody comes: a mail, the page's command box, the API, the terminal and
// the computer itself hand in a Request and get a Reply. One command table stands behind it.
//
// A gateway decides nothing: it turns its bytes into Requests and Replies into its bytes.
#pragma once

#include "club/store.h"
#include "club/types.h"
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
#include <vector>

namespace posthouse::club {

/// Where the answer to a mail goes, and how it is threaded.
struct ReturnAddress {
    std::string address;     // empty: no letter is written in answer
    std::string subject;     // the mail's own
    std::string message_id;  // with angle brackets; may be empty
    std::string references;  // the mail's own, unfolded; may be empty
    /// The envelope's: all that is answered where nobody has proved who wrote it. Empty: as
    /// `address`.
    std::string envelope_sender{};
};

struct BoardName {
    std::string game;
    int board = 0;
};

/// A challenge as players of cut-and-paste games write it: a game's name as the subject and,
/// beneath a board, the names of the two players above the first row of a move list. Parts may be
/// missing.
struct OpeningSheet {
    std::string game;
    std::array<std::string, 2> names;
    std::array<std::string, 2> moves;    // of the first row
    bool goes_on = false;                // further rows have moves, too
    std::vector<std::string> options{};  // of the challenge: "--clock=none"
};

/// Who hands something in, as far as limits are concerned.
struct Client {
    /// Counted as one: "192.0.2.7", "2001:db8::/64", "mail ann@example.org"; empty: the house.
    std::string address{};
    /// Becomes true when nobody waits for the answer any more; may be null.
    std::shared_ptr<const std::atomic<bool>> gone{};

    bool has_gone() const { return gone && gone->load(); }
};

/// Called when a limit refuses something: the name of the limit, and the player's name or the
/// client's address (empty: unknown). From any thread; must not block.
using LimitReached = std::function<void(std::string_view limit, std::string_view who)>;

/// Nothing was looked at and nothing was done: the same may come again after `wait`.
struct NotNow {
    enum class Why : std::uint8_t {
        wrong_passwords,  // too many of late: of this client, or for this account
        sign_ups,         // too many of this client's
        busy              // too much password work waits already
    };
    Why why = Why::busy;
    std::chrono::seconds wait{1};
};
/// In words for whoever asked.
std::string in_words(const NotNow&);
/// As the limit is counted: "wrong_passwords".
std::string_view name_of(NotNow::Why);

/// One thing somebody wants. `lines` are command lines, as typed: "wari move 12 ann secret c".
struct Request {
    std::string key;                 // the same key has one effect, ever; empty: no such promise
    std::vector<std::string> lines;  // one command, or several to be answered in one transcript
    std::string comment;             // what was written beneath the command; may be empty
    std::optional<UserId> speaker;   // proved by a session or by being the house's own computer
    std::optional<int> scopes;       // it came with a token, which may do no more than this (Scope)
    std::string session;             // the hash of the session it came by; empty: by none
    std::optional<Moderation> moderation{};  // an operator's deed, in place of lines
    std::string address;          // the From address of a mail: a hint, not a proof; may be empty
    bool address_proved = false;  // our own mail server vouches that it wrote this
    bool address_disproved = false;  // it says that it did not: no mark helps then
    /// The board letter this mail replies to, and the board named in its subject ("wari Board 12"),
    /// which proves nothing and says nothing about the ply.
    std::optional<ReplyContext> in_reply_to_board;
    std::optional<BoardName> about;
    /// The rows of a move list that was pasted or quoted ("3.  c   d"), without quote marks.
    std::vector<std::string> sheet;
    bool subject_line = false;  // the first of the lines is what stands in the reply's subject
    /// What the reply's HTML part says, where that differs from its plain part, of which `lines`
    /// are.
    std::vector<std::string> html_lines;
    bool several_boards = false;  // the mail answers letters about more than one board
    std::optional<OpeningSheet> opening;
    std::optional<ReturnAddress> answer_to;  // set by mail only
    int columns = games::text_columns_max;   // of the screen on which boards are shown
    Client client{};
    Instant now{};
};

struct MatchSnapshot;  // match_page.h

/// What only this player is told of has changed in a match: his plan, his note.
struct PrivateChange {
    MatchId match{};
    UserId player{};
};

struct Response {
    bool accepted = false;  // every line was carried out
    /// What is said: plain text, ≤ 72 columns, secrets struck out. `{mail-password}` may stand in
    /// it for the reader's word of that name, `{token …}` for a word that is told once
    /// (club/tokens.h).
    std::string text;
    std::vector<MatchId> changed;  // matches that changed or began
    std::vector<PrivateChange> touched_privately;
    std::optional<MatchId> match;               // the match the command was about
    std::shared_ptr<const MatchSnapshot> page;  // the same as this left it, where that is at hand
    std::optional<UserId> signed_up;            // a new player
    std::optional<UserId>
        text_reader;  // whose words stand in `text`, where it is not the speaker's
    std::vector<std::string> ended_sessions;  // hashes of those that are no more
    bool forbidden = false;  // refused, because of who asks and by what: token, session, role
    bool left = false;       // the speaker has deleted their account
    bool replayed = false;   // the key was known: nothing was done, `text` is the answer given then
    bool key_taken = false;  // refused: the key has come before, with another command
    std::optional<NotNow> not_now{};  // refused for the moment; `text` says so
};

/// Hands in a request. `answered` is called once, from some thread, after all it did is durable.
/// Where the house fails (disk, shutting down) it is called with none: the caller says "try again
/// later" and acknowledges nothing.
using SubmitFn =
    std::function<void(Request, std::function<void(std::optional<Response>)> answered)>;

/// What somebody shows to open a session.
struct LoginAttempt {
    std::string name, password;
    Client client = {};
    std::string code = {};    // of two-factor authentication; empty: none was given
    std::string device = {};  // what the session is opened with, in words
};

/// What became of the code of two-factor authentication, the password being right.
enum class CodeCheck { passed, missing, wrong, too_many };

struct NewSession {
    User user;
    std::string token;  // the session's secret: for the cookie, and nowhere else
};

/// Why nobody was logged in. Nothing is set: the house failed.
struct NotLoggedIn {
    bool wrong = false;  // the name and the password do not belong together
    std::optional<NotNow> not_now{};
    CodeCheck code =
        CodeCheck::passed;             // anything else: the password is right, and the code is not
    std::chrono::minutes code_wait{};  // with `too_many`: until a code is looked at again
};
using LoginAnswer = Expected<NewSession, NotLoggedIn>;

/// Checks a name and password, slowly and on other threads, and opens a session. Throws nothing.
using LoginFn = std::function<void(LoginAttempt, std::function<void(LoginAnswer)>)>;

/// Hands a work to the one writer; `done(false)` where it failed and nothing of it stands.
using WriteFn = std::function<void(UnitFn, std::function<void(bool)> done)>;

/// What a gateway is given. `store` is for reading only; it outlives the gateways.
struct Backend {
    SubmitFn submit;
    LoginFn login;
    WriteFn write;
    const Store* store = nullptr;
    std::function<Instant()> now;
    std::function<bool()> damaged{};  // the database, as far as anybody has noticed; may be empty
};

// Waiting for an answer that comes later: what a worker does between handing something in at the
// door and going on.

/// What this thread does while it waits. Nothing: it sleeps, and other threads work. A simulation
/// has one thread, which lets the others' work go on here.
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

}  // namespace posthouse::club
