// Simulated players: generate plausible commands, or replies to letters in their mailbox. They know
// the server's state, forget some of it, mistype, and answer outdated letters.
#pragma once

#include "club/core/store.h"
#include "sim/rng.h"

#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace posthouse::sim {

struct SimulatedPlayer {
    std::string name, password, address;
    std::string session;  // its token; empty: not logged in
};

/// A command: `head tail` for an authenticated player, otherwise with name and password in between.
struct PlayerAction {
    std::string head, tail, comment{};
    bool has_credentials = true;      // contains name and password
    bool password_as_option = false;  // the password alone, as --password=
    /// A move, to be checked once it was acknowledged.
    struct Move {
        std::string game;
        int board = 0, number = 0;  // from 1
        std::string text;
    };
    std::optional<Move> move{};

    std::string authenticated_line() const;
    std::string anonymous_line(const SimulatedPlayer&) const;
};

class SimulatedPlayers {
public:
    /// `evening`: they play tournaments at one sitting.
    SimulatedPlayers(int count, Rng dice, bool evening);

    std::vector<SimulatedPlayer>& all() { return all_; }
    SimulatedPlayer& random_player() { return rng_.pick(all_); }

    /// A command of the player to move that brings the match nearer to its end, mostly a move.
    PlayerAction towards_the_end(const club::StoreReader&, const club::Match&);
    /// A conditional move of the player who is not to move.
    PlayerAction premove(const club::StoreReader&, const club::Match&);
    /// The next command of this player, who has an account.
    PlayerAction next_action(const club::StoreReader&, const club::User& me);

    struct Reply {
        std::string to, subject, body, in_reply_to, references;
    };
    /// A reply to one of these letters.
    Reply reply(const club::StoreReader&, const std::deque<std::string>& mailbox);

private:
    struct MyMatch;
    std::optional<club::Match> a_match(const club::StoreReader&, club::UserId, bool over);
    std::string game();
    std::string legal_move(const club::StoreReader&, const club::Match&);
    PlayerAction about_match(const club::StoreReader&, const club::User&, const club::Match&);
    PlayerAction make_move(const club::StoreReader&, const club::User&, const club::Match&);
    std::string conditions();
    PlayerAction find_opponent(const club::StoreReader&, const club::User&);
    std::optional<PlayerAction> answer_to_challenge(const club::StoreReader&, const club::User& me);
    PlayerAction about_myself(const club::User&);
    PlayerAction tournaments(const club::StoreReader&);
    /// Too many to play all games to their ends.
    bool is_crowd() const { return all_.size() > 8; }
    std::string arena_options();
    std::string swiss_evening_options();
    std::string rounds_options();
    PlayerAction team();
    /// A move in the evening's game, otherwise entering, leaving or announcing an evening.
    PlayerAction evening(const club::StoreReader&, const club::User&);
    /// Announces a series of short arenas, enters it, leaves it or ends it.
    PlayerAction series(const club::StoreReader&);

    Rng rng_;
    std::vector<SimulatedPlayer> all_;
    bool evening_;
    int tournaments_ = 0;
};

}  // namespace posthouse::sim
