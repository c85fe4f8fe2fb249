// The people of a simulation: what somebody might want next, as a command line or as a reply to a
// letter that he has. They know what stands in the house, forget some of it, mistype, and answer
// letters that are long out of date.
//
// Deliberately absent: handing it in (the world does), good play.
#pragma once

#include "club/store.h"
#include "sim/dice.h"

#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace posthouse::sim {

struct Person {
    std::string name, password, address;
    std::string session;  // its token; empty: not logged in
};

/// A command: said by whoever is known it is `head tail`, else his name and password stand between.
struct Wish {
    std::string head, tail, comment{};
    bool names_himself = true;        // name and password belong into it
    bool password_as_option = false;  // the password alone, as --password=
    /// A move, to be looked for once it was acknowledged.
    struct Move {
        std::string game;
        int board = 0, number = 0;  // from 1
        std::string text;
    };
    std::optional<Move> move{};

    std::string by_known() const;
    std::string by_stranger(const Person&) const;
};

class People {
public:
    People(int count, Dice dice);

    std::vector<Person>& all() { return all_; }
    Person& somebody() { return dice_.pick(all_); }

    /// What this player, who is in the house, might want next.
    Wish wish(const Reader&, const User& me);

    struct Reply {
        std::string to, subject, body, in_reply_to, references;
    };
    /// An answer to one of these letters.
    Reply reply(const Reader&, const std::deque<std::string>& mailbox);

private:
    struct MyMatch;
    std::optional<Match> a_match(const Reader&, UserId, bool over);
    std::string game();
    std::string legal_move(const Reader&, const Match&);
    Wish about_match(const Reader&, const User&, const Match&);
    Wish make_move(const Reader&, const User&, const Match&);
    std::string conditions();
    Wish find_opponent(const Reader&, const User&);
    std::optional<Wish> answer_to_challenge(const Reader&, const User& me);
    Wish about_myself(const User&);
    Wish tournaments(const Reader&, const User&);

    Dice dice_;
    std::vector<Person> all_;
    int tournaments_ = 0;
};

}  // namespace posthouse::sim
