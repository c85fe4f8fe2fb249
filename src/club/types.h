// What the club remembers: players, matches, letters and the work still to be done. Plain values,
// as they are stored.
//
// A match is its game's name and its moves as text; no position is kept (see Record in
// games/game.h).
//
// Deliberately absent: behaviour, positions, anything secret in the clear.
#pragma once

#include "rules/rules.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

namespace posthouse {

/// Milliseconds since 1970, UTC. The club never asks what time it is: it is told.
using Instant = std::chrono::sys_time<std::chrono::milliseconds>;
using std::chrono::milliseconds;

enum class UserId : std::int64_t {};
enum class MatchId : std::int64_t {};
enum class LetterId : std::int64_t {};
enum class JobId : std::int64_t {};

struct User {
    UserId id{};
    std::string name;           // as the player wrote it; unique whatever the case of its letters
    std::string password_hash;  // Argon2id, libsodium's own text form; empty: nobody can log in (a
                                // computer)
    std::string address;        // where letters go; empty: only to the page
    bool address_confirmed = false;
    int level = 0;  // 0: a person; else the computer's level
    Instant joined{};
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

struct Ending {
    Result result = Result::draw;
    std::string reason;  // a rule's word, "resigned", "declined" or "time"
    Instant at{};
    friend bool operator==(const Ending&, const Ending&) = default;
};

struct Match {
    MatchId id{};
    std::string game;
    int board = 0;                  // counts up within the game
    std::string from;               // position text of a set-up; empty: the opening
    std::array<UserId, 2> seats{};  // First, Second
    Clock clock;
    Instant started{};
    Instant turn_since{};  // when the player to move got the turn
    Side to_move = Side::first;
    int plies = 0;
    std::optional<Ending> ending;
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
struct Letter {
    LetterId id{};
    UserId to{};          // the player who may read it on the page; 0: somebody who is no player
    std::string address;  // where it is mailed; empty: it waits on the page only
    std::optional<MatchId> match;
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
    Instant due{};                // the next attempt
    std::optional<Instant> sent;  // delivered to the relay or the maildir
    std::string trouble;          // what the last failed attempt said
};

/// Work that must be done later, once. `think`: the computer at this match and ply. `flag`: this
/// turn's time is up.
struct Job {
    JobId id{};
    std::string kind;
    MatchId match{};
    int ply = 0;
    Instant due{};
};

struct Session {
    std::string token_hash;
    UserId user{};
    Instant expires{};
};

/// What became of a request that carried a key (a Message-ID, a job): the answer, so that it can be
/// given again.
struct Outcome {
    bool accepted = false;
    std::string answer;
};

}  // namespace posthouse
