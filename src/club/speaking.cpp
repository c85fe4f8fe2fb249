// Who is speaking: the ladder of proofs, and requests that wait for one.
//
// A session; a password typed with the command; the mark of a board letter, which only its reader
// has seen; our own mail server's word for the From address. Where none of them holds, the player
// whose address it is is asked, and until he confirms nothing is done. Anybody can write any From
// address: by itself it proves nothing.

#include "club/errand.h"
#include "club/letters.h"
#include "club/marks.h"
#include "club/restraints.h"
#include "club/second_factor.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse {
namespace {

constexpr std::chrono::days held_for{3};
constexpr std::chrono::days a_day{1};
constexpr std::size_t held_letters_a_day = 5;
constexpr std::size_t letters_searched = 500;

bool can_speak(const User& user) {
    return !user.gone && user.level == 0;
}

bool is_about(const Command& command, const Match& match) {
    const auto boards = command.words.find("board");
    if (!command.game || boards == command.words.end()) return false;
    return command.game->name == match.game &&
           std::ranges::all_of(boards->second, [&](const std::string& board) {
               return read_board(read_numbered(board).word) == match.board;
           });
}

/// The match on the only board that the command names.
std::optional<Match> match_of(const Reader& reader, const Command& command) {
    const std::string_view board = command.word("board");
    if (!command.game || board.empty()) return std::nullopt;
    const auto match = find_match(reader, *command.game, board);
    return match ? std::optional(*match) : std::nullopt;
}

Refusal say_who_you_are(const Command& command) {
    return refuse("Say who you are: log in, or write your name and password: ",
                  command.row->usage());
}

/// Means something only at the board as it stands.
bool depends_on_position(CommandId id) {
    using enum CommandId;
    return id == move || id == accept || id == reject || id == queue || id == submit ||
           id == confirm_move || id == yield;
}

bool is_move_at_table(const Reader& reader, const Command& command, std::string_view word) {
    const auto match = match_of(reader, command);
    return match && legal_move(load_table(reader, *match).view, read_numbered(word).word);
}

/// Whether a word is not what belongs into its place, so that it may be a password: that is not
/// kept. Boards are numbers, people are known here, moves are legal; of plans it is enough that
/// they hold no words.
bool may_be_password(const Reader& reader, const Command& command, std::string_view slot,
                     std::string_view word) {
    if (slot == "board") return !looks_like_board(word);
    if (word.size() < password_size_min || is_word_of_commands(word)) return false;
    if (reader.user_named(word) || is_move_at_table(reader, command, word)) return false;
    const auto letters =
        std::ranges::count_if(word, [](char c) { return lower(c) >= 'a' && lower(c) <= 'z'; });
    const bool plan = command.row->id == CommandId::queue;
    const bool day = command.row->id == CommandId::vacation;
    return !(plan && letters < 3) && !(day && letters == 0);
}

bool can_be_kept(const Reader& reader, const Command& command) {
    for (const auto& [slot, words] : command.words)
        for (const std::string& word : words)
            if (may_be_password(reader, command, slot, word)) return false;
    return true;
}

/// The line with the number of the move, where it makes one: it counts for this position only.
std::string numbered(const Reader& reader, const Command& command, std::string_view line) {
    const auto match = match_of(reader, command);
    const std::string_view move = command.word("MOVE");
    const bool moves = command.row->id == CommandId::move || command.row->id == CommandId::submit;
    if (!match || !moves || move.find('#') != std::string_view::npos) return std::string(line);
    const bool plain = move.find_first_of(" \t\"\\") == std::string_view::npos;
    return fmt::format("{} {} {} {}#{}", match->game, command.row->word, match->board,
                       plain ? std::string(move) : in_quotes(move), match->plies + 1);
}

std::size_t held_letters(const Reader& reader, UserId user, Instant since) {
    return std::ranges::count_if(reader.letters_to(user, letters_searched), [&](const Letter& one) {
        return one.message_id.starts_with("held.") && one.written > since;
    });
}

/// What a stranger wrote, so that it cannot be taken for the house's own words.
std::string quoted(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        std::string line;
        for (char c : take_until(text, '\n')) {
            if (static_cast<unsigned char>(c) < ' ' || c == 127) c = ' ';
            line += c == '{' ? std::string("{ ") : std::string(1, c);
        }
        out += hanging("    ", line) + "\n";
    }
    return out;
}

Letter held_letter(const User& user, const HeldRequest& held, const Request& request) {
    Letter letter;
    letter.kind = LetterKind::notice;
    letter.to = user.id;
    if (const Address* address = user.mail_address()) letter.address = address->address;
    letter.automatic = true;
    letter.message_id = fmt::format("held.{}", static_cast<std::int64_t>(held.id));
    letter.subject = "confirm {held}";
    letter.body = fmt::format("Dear {},\n\n", user.name) +
                  wrapped(
                      "a mail reached us that asks for this in your name. It says that it "
                      "comes from:") +
                  "\n" + quoted(request.address) + "\nIt asks for:\n" + quoted(held.lines);
    if (!held.comment.empty()) letter.body += "\nwith these words:\n" + quoted(held.comment);
    letter.body += "\n" +
                   wrapped(
                       "Anybody can write your address above a mail, so nothing was done "
                       "yet. If it was you, reply to this letter with the word “yes” within "
                       "three days, or open") +
                   "\n    {page}/confirm/{held}\n\n" +
                   wrapped(
                       "and it is done. If it was not you, do nothing. With your password or "
                       "mail password in the command you are not asked.") +
                   "\n\nThe house\n";
    letter.written = letter.due = request.now;
    return letter;
}

/// Machines reply, too, and people who ask what this is: only a “yes” in front confirms.
bool begins_with_yes(std::string_view own) {
    constexpr std::string_view marks = " \t\r\n,.;:!\"'*_";
    own.remove_prefix(std::min(own.find_first_not_of(marks), own.size()));
    return same_word(own.substr(0, own.find_first_of(marks)), "yes");
}

}  // namespace

Service::Sender Service::sender_of(Unit& unit, const Request& request) const {
    Sender sender;
    if (request.speaker) {
        const auto user = unit.user(*request.speaker);
        if (user && !user->gone) sender.session = *user;
    }
    if (request.address.empty()) return sender;
    sender.by_mail = true;
    for (User& user : unit.users_at(request.address))
        if (can_speak(user) && user.may_write_from(request.address))
            sender.candidates.push_back(std::move(user));
    sender.address_proved = request.address_proved && !request.address_disproved;
    if (!request.answers || !request.answers->proved) return sender;
    const Answered& to = *request.answers;
    const auto match = unit.match(to.match);
    if (!match) return sender;
    const auto user = unit.user(match->seats[index_of(side_now(*match, to))]);
    if (!user || !can_speak(*user)) return sender;
    sender.marked = *user;
    sender.marked_match = *match;
    sender.foreign_mark = !user->may_write_from(request.address);
    sender.mark_proves = !request.address_disproved && !match->ending && to.ply == match->plies &&
                         to.undos == match->undos && !sender.foreign_mark;
    return sender;
}

std::optional<User> Service::candidate(const Unit& unit, const Sender& sender,
                                       const Command& command) const {
    if (sender.candidates.size() == 1) return sender.candidates.front();
    if (sender.candidates.empty())
        return sender.marked && is_about(command, sender.marked_match) ? sender.marked
                                                                       : std::nullopt;
    // Several who share an address: who plays on that board, or is named in the challenge.
    const auto match = match_of(unit, command);
    std::vector<User> meant;
    for (const User& user : sender.candidates) {
        const bool named = same_word(user.name, command.word("user1")) ||
                           same_word(user.name, command.word("user2"));
        if (match ? plays_in(*match, user.id) : named) meant.push_back(user);
    }
    return meant.size() == 1 ? std::optional(meant.front()) : std::nullopt;
}

std::optional<UserId> Service::known_to_speak(const Unit& unit, const Sender& sender,
                                              const Command& command) const {
    if (sender.session) return sender.session->id;
    if (sender.mark_proves && is_about(command, sender.marked_match)) return sender.marked->id;
    if (!sender.address_proved || sender.candidates.empty()) return std::nullopt;
    const auto user = candidate(unit, sender, command);
    return user ? std::optional(user->id) : std::nullopt;
}

/// In a mail it is not known yet who speaks, so a line may have the full form, with a password that
/// was right, or the short one of somebody who can be told by other signs.
Or<Command> Service::read_as(const Unit& unit, const Sender& sender, const std::string& line,
                             const Proof& proof) const {
    if (sender.session) return read_command(line, sender.session->name);
    auto full = read_command(line, "");
    if (full && (!full->row->speaks() || full->row->trust == Trust::owner || proof.claimed))
        return full;
    std::vector<std::string> names;
    for (const User& user : sender.candidates) names.push_back(user.name);
    if (names.empty() && sender.marked) names.push_back(sender.marked->name);
    for (const std::string& name : names) {
        auto brief = read_command(line, name);
        if (!brief || brief->claim) continue;
        const auto user = candidate(unit, sender, *brief);
        if (names.size() == 1 || !user || same_word(user->name, name)) return brief;
    }
    // Nobody is known at that address: the line is understood, and he is told how to say who he is.
    if (!full && names.empty() && sender.by_mail)
        if (auto brief = read_command(line, "somebody"); brief && !brief->claim) return brief;
    return full;
}

std::optional<User> Service::proved_by_password(const Errand& errand) {
    const Proof& proof = errand.proof;
    if (!errand.command.claim || !proof.claimed) return std::nullopt;
    auto user = errand.unit.user(*proof.claimed);
    if (!user || user->gone) return std::nullopt;
    // The password was checked a moment ago; it counts only while it is still the one.
    const bool still = proof.mail_password == 0 ? user->password_hash == proof.hash
                                                : user->mail_password == proof.mail_password;
    return still && !needs_a_code(errand, user->id) ? user : std::nullopt;
}

/// With two-factor authentication the account's password proves nothing by itself: only in a
/// session, which a code has opened, does it count.
bool Service::needs_a_code(const Errand& errand, UserId claimed) {
    const auto* sender = errand.sender;
    const bool in_session = sender && sender->session && sender->session->id == claimed;
    return errand.proof.mail_password == 0 && !in_session &&
           has_second_factor(errand.unit, claimed);
}

Or<User> Service::speaker(Errand& errand) const {
    auto user = proved_speaker(errand);
    if (!user) return user;
    if (const auto refusal = restrained(errand.unit, *user, errand.command.row->id, errand.now,
                                        settings_.operator_address))
        return *refusal;
    return user;
}

Or<User> Service::proved_speaker(Errand& errand) const {
    const bool owner = errand.command.row->trust == Trust::owner;
    if (errand.command.claim) {
        const auto user = proved_by_password(errand);
        if (!user && errand.proof.claimed && needs_a_code(errand, *errand.proof.claimed))
            return refuse(
                "With two-factor authentication your account’s password does not count here: log "
                "in on the page, write your mail password instead, or reply to one of our "
                "letters.");
        if (!user)
            return refuse(
                "The name or the password is not right: nothing was done. Try again, or sign up "
                "with “signup NAME PASSWORD”.");
        if (owner && errand.proof.mail_password != 0)
            return refuse(
                "Your mail password plays, but it cannot change your account: write your own "
                "password instead.");
        if (errand.by_mail() && !user->addresses.empty() &&
            std::ranges::none_of(user->addresses, &Address::confirmed))
            return refuse(
                "Your address is not confirmed yet: reply to our letter “confirm …”, or open its "
                "link. Then send this again.");
        return *user;
    }
    if (owner || !errand.sender) return say_who_you_are(errand.command);
    if (errand.request.speaker)
        if (const auto user = errand.unit.user(*errand.request.speaker); user && !user->gone)
            return *user;
    if (errand.request.address.empty()) return say_who_you_are(errand.command);
    if (const auto user = candidate(errand.unit, *errand.sender, errand.command))
        return hold(errand, *user);
    if (!errand.sender->candidates.empty())
        return refuse(
            "Several players write from your address: say which of them you are, with "
            "name and password: ",
            errand.command.row->usage());
    return refuse(
        "Nobody who plays here has confirmed the address that you write from. Write with "
        "your name and password: ",
        errand.command.row->usage());
}

Or<Match> Service::own_match(Errand& errand, const User& user) const {
    auto match = find_match(errand.unit, *errand.command.game, errand.command.word("board"));
    if (!match) return match;
    if (!plays_in(*match, user.id))
        return refuse("You do not play on ", match->game, " board ", match->board, ", ", user.name,
                      ": “", match->game, " games ", user.name, "” lists your boards.");
    errand.reply.match = match->id;
    return match;
}

bool Service::rests_on_mark(const Unit& unit, const Sender& sender, const Task& task) const {
    const auto command = read_as(unit, sender, task.line, task.proof);
    return !command || (command->row->trust != Trust::nobody && !command->claim);
}

Refusal Service::hold(Errand& errand, const User& user) const {
    if (may_hold_secret(errand.line, user.name) || !can_be_kept(errand.unit, errand.command))
        return say_who_you_are(errand.command);
    if (held_letters(errand.unit, user.id, errand.now - a_day) >= held_letters_a_day)
        return refuse(
            "We cannot be sure who wrote this, and have asked often enough today: nothing was "
            "done. "
            "Write with your name and password, or log in on the page.");
    auto& all = errand.sender->held;
    auto held = std::ranges::find_if(all, [&](auto& one) { return one.user.id == user.id; });
    if (held == all.end()) {
        held = all.insert(all.end(), {user, {}});
        held->request.user = user.id;
        held->request.expires = errand.now + held_for;
    }
    HeldRequest& request = held->request;
    request.lines +=
        (request.lines.empty() ? "" : "\n") + numbered(errand.unit, errand.command, errand.line);
    if (request.comment.empty()) request.comment = errand.request.comment;
    if (const auto match = match_of(errand.unit, errand.command))
        request.answers = Answered{match->id, match->to_move, match->plies, match->undos, false};
    errand.held = true;
    if (errand.sender->foreign_mark)
        return refuse(
            "You answer a letter about another player's board: a reply to it counts from that "
            "player's own, confirmed address only, and nothing was done yet. If you are that "
            "player, reply with “yes” to the letter that we have just sent to your own address, or "
            "open its link, and it is done.");
    return refuse(
        "Anybody can write your address above a mail, so nothing was done yet. We have written to "
        "the player's own address: reply to that letter with “yes”, or open its link, and it is "
        "done.");
}

void Service::ask_to_confirm(Unit& unit, const Request& request, Sender& sender) const {
    if (sender.held.empty()) return;
    unit.release_before(request.now);
    for (Sender::Held& held : sender.held) {
        unit.hold(held.request);
        Letter letter = held_letter(held.user, held.request, request);
        if (request.answer_to) letter.in_reply_to = request.answer_to->message_id;
        unit.add_letter(letter);
        sender.written_to.push_back(letter.address);
    }
    sender.held.clear();
}

Service::Said Service::confirm_held(Errand& errand, HeldId id) const {
    if (errand.by_mail() && !begins_with_yes(errand.request.comment))
        return refuse(
            "Nothing was done yet. If you want it done, reply to our letter with “yes” as the "
            "first word, or open its link; otherwise do nothing.");
    const auto held = errand.unit.held(id);
    const auto user = held ? errand.unit.user(held->user) : std::nullopt;
    if (!user || !can_speak(*user) || held->expires <= errand.now)
        return refuse(
            "This was confirmed already, or its three days are over: nothing was done. Send your "
            "command again.");
    errand.unit.release(id);
    Request request;
    request.speaker = user->id;
    request.comment = held->comment;
    request.now = errand.now;
    std::string_view lines = held->lines;
    bool moved_on = false;
    while (!lines.empty()) {
        request.lines.emplace_back(take_until(lines, '\n'));
        const auto command = read_command(request.lines.back(), user->name);
        const auto match = command ? match_of(errand.unit, *command) : std::nullopt;
        moved_on = moved_on ||
                   (match && held->answers && depends_on_position(command->row->id) &&
                    held->answers->match == match->id &&
                    (held->answers->ply != match->plies || held->answers->undos != match->undos));
        if (match) errand.reply.match = match->id;
    }
    if (moved_on)
        return refuse(
            "The board has moved on since you asked for this: nothing was done. Look at it again "
            "and send your command again.");
    const auto done = carry_out_request(errand.unit, request, Proofs(request.lines.size()));
    Reply& reply = errand.reply;
    reply.accepted = reply.accepted && done.reply.accepted;
    reply.touched.insert(reply.touched.end(), done.reply.touched.begin(), done.reply.touched.end());
    reply.touched_privately.insert(reply.touched_privately.end(),
                                   done.reply.touched_privately.begin(),
                                   done.reply.touched_privately.end());
    if (done.reply.match) reply.match = done.reply.match;
    return done.reply.text;
}

}  // namespace posthouse
