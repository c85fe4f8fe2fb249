// One line of a request on its way through the service. Shared by the service's own .cpp files and
// nobody else.
#pragma once

#include "club/service.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// Who may be behind a request, found out before its first line changes anything.
struct Service::SenderIdentity {
    std::optional<User> session;  // known for certain
    bool by_mail = false;
    std::vector<User> candidates;  // who confirmed the address that it comes from
    bool address_proved = false;
    /// Whose board letter it answers, by a mark that this house signed.
    std::optional<User> marked;
    Match marked_match;
    bool mark_proves = false;   // the letter showed the board as it is, and came from his address
    bool foreign_mark = false;  // it came from an address that the marked player has not confirmed

    /// Lines that wait until a player confirms them.
    struct PendingLines {
        User user;
        PendingRequest request;
    };
    std::vector<PendingLines> held;
    std::vector<std::string> written_to;  // addresses that got a letter about that
};

struct Service::RequestLine {
    std::string line;
    PasswordCheck proof{};
    std::string comment{};
};

struct Service::ExecutionResult {
    Response reply{};
    std::string text{};                // of the line that was carried out last
    std::vector<std::string> shown{};  // its lines, struck out
    std::size_t refused = 0;
    bool understood = false;  // some line was a command, whatever became of it
    std::size_t held = 0;     // how many of them wait to be confirmed
    bool answered = false;    // all do, and the letter about that is the answer
    bool proved = false;      // it is known who wrote it: by a session, a password or a mark
};

struct Service::CommandContext {
    UnitOfWork& unit;
    const Request& request;
    const Command& command;
    const PasswordCheck& proof;
    Response& reply;
    Instant now;
    SenderIdentity* sender = nullptr;
    std::string_view line{};  // as it was typed
    bool held = false;        // it waits until the player confirms it
    bool begins = false;      // the match begins with the move that is made
    bool accepted = false;    // the match that was offered has just begun

    bool by_mail() const { return request.answer_to.has_value(); }
    /// For whom what it causes is counted; empty: for nobody.
    std::string client() const {
        if (!request.client.address.empty() || !request.speaker) return request.client.address;
        return "player " + std::to_string(static_cast<std::int64_t>(*request.speaker));
    }
    /// The player in this seat, or somebody who watches, at the screen where the request was made.
    Viewer viewer(std::optional<Side> seat) const {
        Viewer viewer(seat);
        viewer.columns = request.columns;
        return viewer;
    }
};

/// The line beneath which the comment was written: the one that asks for words, else the first that
/// is about a game.
std::size_t with_comment(std::span<const std::string> lines);

/// A number of a board as it is typed; 0 where it is none.
int read_board(std::string_view word);

/// "12#4" into "12" and 4.
struct NumberedWord {
    std::string_view word;
    std::optional<int> number;
    bool wrong = false;  // what stands behind the # is no number
};
NumberedWord read_numbered(std::string_view typed);

/// The player of this name, or a sentence. `computer` alone means one in the middle of the levels.
Expected<User> find_player(const StoreReader&, std::string_view name);

/// Why nobody can be called so.
std::optional<Refusal> wrong_name(std::string_view name);
/// Why nobody who is not this player can, since he would be taken for somebody else.
std::optional<Refusal> taken_name(const StoreReader&, std::string_view name, UserId but = {});
std::optional<Refusal> wrong_password(std::string_view password);
/// "bob", "bob and carol", "bob, carol and dora"
std::string names_listed(const std::vector<User>&);
/// Who is barred does not come in again by the same address under another name.
std::optional<Refusal> barred_address(const StoreReader&, const HouseKey&, UserId, const Address&,
                                      Instant now);
/// The words as addresses, each once.
Expected<std::vector<Address>> read_addresses(const std::vector<std::string>& words);

/// Passwords that stand in the request, and the words that may stand for one in its sender's mails:
/// none of them is kept or repeated.
std::vector<std::string> secrets_in(const Request&, std::span<const User> senders, const HouseKey&);
std::string redact_secrets(std::string text, std::span<const std::string> secrets);

/// The match on this board, or a sentence.
Expected<Match> find_match(const StoreReader&, const games::Game&, std::string_view board);

inline bool plays_in(const Match& match, UserId user) {
    return match.seats[0] == user || match.seats[1] == user;
}
/// Where this player sits at a match that he plays in.
inline Side seat_in(const Match& match, UserId user) {
    return match.seats[0] == user ? Side::first : Side::second;
}

/// Where the reader of that letter sits now: the seats are changed where a first move is given up.
inline Side side_now(const Match& match, const ReplyContext& to) {
    return match.etiquette && to.undos < match.undos ? other(to.side) : to.side;
}

/// All that makes the clock of the player to move stand still in this turn.
PauseSet pauses_in_turn(const StoreReader&, const Match&);

}  // namespace posthouse::club
