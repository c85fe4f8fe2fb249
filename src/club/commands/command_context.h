// The sender of a request, and one command in progress.
#pragma once

#include "club/commands/club.h"
#include "club/core/viewer.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

/// A line to execute.
struct RequestLine {
    std::string line;
    PasswordCheck password_check{};
    std::string comment{};
};

/// Who may have sent the request; determined before its first line has effects.
struct SenderIdentity {
    std::optional<User> session;  // by a session
    bool by_mail = false;
    std::vector<User> candidates;  // players who have confirmed its address
    bool address_proved = false;
    /// The reader of the board letter that it answers, by a valid token.
    std::optional<User> token_reader;
    Match token_match;
    /// The letter showed the current board, and the reply came from its reader's address.
    bool token_proves = false;
    bool foreign_token = false;  // it came from an address that this player has not confirmed

    /// Lines that wait until a player confirms them.
    struct PendingLines {
        User user;
        PendingRequest request;
    };
    std::vector<PendingLines> pending;
    std::vector<std::string> written_to;  // addresses that got a letter about them
};

struct CommandContext {
    Club& club;
    UnitOfWork& unit;
    const Request& request;
    const Command& command;
    const PasswordCheck& password_check;
    Response& reply;
    Instant now;
    SenderIdentity* sender = nullptr;
    std::string_view line{};  // as typed
    bool pending = false;     // it waits until the player confirms it
    bool begins = false;      // the match begins with this move
    bool accepted = false;    // the challenge has just been accepted
    /// Why the text beside the command was left out.
    std::optional<Refusal> unsaid{};
    Texts texts{};  // in the language of the answer's reader

    bool by_mail() const { return request.answer_to.has_value(); }
    /// The client for whom effects are counted; empty: nobody.
    std::string client() const {
        if (!request.client.address.empty() || !request.speaker) return request.client.address;
        return "player " + std::to_string(static_cast<std::int64_t>(*request.speaker));
    }
    /// The viewer in this seat, or a spectator, with the screen of the request.
    Viewer viewer(std::optional<Side> seat) const {
        Viewer viewer(seat);
        viewer.columns = request.columns;
        viewer.texts = texts;
        return viewer;
    }
};

/// The line to which the comment belongs: the one that needs text, otherwise one that takes words:
/// the last above text that stands `below` all lines, the first of a reply.
std::size_t comment_line(std::span<const std::string> lines, bool below);

/// A board number as typed; 0 if it is none.
int read_board(std::string_view word);

/// "12#4" into "12" and 4.
struct NumberedWord {
    std::string_view word;
    std::optional<int> number;
    bool wrong = false;  // the text after the # is no number
};
NumberedWord split_number(std::string_view typed);

/// The player of this name. `computer` alone means a level in the middle.
Expected<User> find_player(const StoreReader&, std::string_view name);

/// Whether all boards that the command names are this match's.
bool is_about(const Command&, const Match&);
/// Why a mail that replies to a confirmation letter does not confirm: it says no.
std::optional<Refusal> confirmation_declined_error(const CommandContext&);

/// Why this is no valid name.
std::optional<Refusal> name_error(std::string_view name);
/// Why nobody but this player can have this name: it is taken or looks like another.
std::optional<Refusal> name_taken_error(const StoreReader&, std::string_view name, UserId but = {});
std::optional<Refusal> password_error(std::string_view password);
/// "bob", "bob and carol", "bob, carol and dora"
std::string join_names(const std::vector<User>&, const Texts&);
/// A banned player cannot confirm the same address under another name.
std::optional<Refusal> banned_address_error(const StoreReader&, const ServerKey&, UserId,
                                            const Address&, Instant now);
/// Parses the words as addresses and removes duplicates.
Expected<std::vector<Address>> read_addresses(const std::vector<std::string>& words,
                                              std::string_view house);

/// Passwords in the request, and mail passwords of its possible senders: none may be stored or
/// repeated.
std::vector<std::string> secrets_in(const Request&, std::span<const User> senders,
                                    const ServerKey&);
std::string redact_secrets(std::string text, std::span<const std::string> secrets);
/// Disables placeholders in text that a user typed, so that they are not filled in on delivery.
std::string without_placeholders(std::string text);
/// A comment for storage: truncated, without secrets and without control characters, which could
/// affect a terminal.
std::string sanitized_comment(std::string comment, std::span<const std::string> secrets);
/// Why what this player writes beside a command reaches nobody.
std::optional<Refusal> muted_error(const StoreReader&, UserId by, Instant now);
/// The same for their opponent in this match.
std::optional<Refusal> comment_error(const StoreReader&, const Match&, UserId by, Instant now);

/// The match on this board.
Expected<Match> find_match(const StoreReader&, const games::Game&, std::string_view board);

inline bool plays_in(const Match& match, UserId user) {
    return match.seats[0] == user || match.seats[1] == user;
}
/// The seat of this player, who plays in the match.
inline Side seat_in(const Match& match, UserId user) {
    return match.seats[0] == user ? Side::first : Side::second;
}

/// The current seat of the reader of that letter: giving up the first move changes the seats.
inline Side current_side(const Match& match, const ReplyContext& to) {
    return match.etiquette && to.undos < match.undos ? other(to.side) : to.side;
}

}  // namespace posthouse::club
