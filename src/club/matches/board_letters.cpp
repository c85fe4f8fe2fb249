#include "club/matches/board_letters.h"
#include "club/core/calendar.h"
#include "club/core/letter_layout.h"

#include "club/challenges/challenges.h"
#include "club/clocks/clock.h"
#include "club/letters/mail_tokens.h"
#include "club/matches/conditional_moves.h"
#include "club/matches/etiquette.h"
#include "club/matches/open_questions.h"
#include "club/ratings/ratings.h"
#include "games/drawings/html_markup.h"
#include "games/move_list.h"
#include "games/result_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {
namespace {

std::string legal_moves(const games::GameState& view, std::optional<Side> reader) {
    std::string line = "Legal moves:";
    for (const games::MoveText& move : view.legal) line += ' ' + move.shown.to(reader);
    return wrap(line) + "\n";
}

std::string format_clocks(const LoadedMatch& loaded, std::optional<Side> reader) {
    const Clock& clock = loaded.match.clock;
    if (loaded.history.empty() && !loaded.match.had_takeback())
        return wrap(clock_terms(clock)) + "\n";
    if (clock.bank == milliseconds(0)) return {};
    const auto left = [&](Side side) {
        return loaded.display_name(side, reader) + " " + write_duration(clock.left[index_of(side)]);
    };
    return wrap(fmt::format("Clock {} (bank+increment): {}, {}; {}", write_clock(clock),
                            left(Side::first), left(Side::second),
                            loaded.frozen ? "the operator has stopped all clocks."
                                          : "it runs for the player to move.")) +
           "\n";
}

/// Who is to answer a challenge, which is nobody's turn, though its first move may be made.
std::string format_awaited_answer(const LoadedMatch& loaded, std::optional<Side> reader) {
    const Side challenged = challenged_in(loaded.match);
    if (reader == challenged) return "You are to accept or decline.";
    const std::string waited =
        fmt::format("{} is to accept or decline.", loaded.player(challenged).name);
    return reader == loaded.view.to_move ? waited + " You may make the first move meanwhile."
                                         : waited;
}

std::string format_turn(const LoadedMatch& loaded, std::optional<Side> reader) {
    if (loaded.match.is_offered()) return format_awaited_answer(loaded, reader);
    const Side side = loaded.view.to_move;
    return reader == side ? "It is your turn."
                          : fmt::format("It is {}'s turn.", loaded.player(side).name);
}

std::string_view proposal_text(Proposal proposal) {
    return proposal == Proposal::draw ? "proposes a draw" : "asks to take back a move";
}

/// "ann proposes a draw: …"; empty without a proposal.
std::string format_proposal(const LoadedMatch& loaded, std::optional<Side> reader) {
    const Match& match = loaded.match;
    if (match.proposal == Proposal::none) return {};
    if (reader == match.proposer)
        return match.proposal == Proposal::draw ? "You have proposed a draw.\n"
                                                : "You have asked to take back your last move.\n";
    std::string text =
        fmt::format("{} {}", loaded.player(match.proposer).name, proposal_text(match.proposal));
    if (reader)
        text += fmt::format(
            ": “{0} accept {1} --number={2}” agrees, “{0} reject {1} --number={2}” refuses, and "
            "any "
            "move ends the proposal",
            match.game, match.board, match.proposal_number);
    return wrap(text + ".") + "\n";
}

/// "ann writes:" and the text.
LetterBody format_comment(std::string_view who, std::string_view words) {
    return fmt::format("{} writes:\n", who) + LetterBody(QuotationBlock{strip_mail_tokens(words)}) +
           "\n";
}

/// Comments of others on the new moves.
LetterBody format_comments(const LoadedMatch& loaded, std::optional<Side> reader) {
    LetterBody text;
    const std::size_t fresh = std::min(loaded.new_moves, loaded.plies());
    for (std::size_t i = loaded.plies() - fresh; i < loaded.plies(); ++i) {
        const Side mover = loaded.steps()[i].side;
        if (mover != reader && !loaded.moves()[i].comment.empty())
            text += format_comment(loaded.player(mover).name, loaded.moves()[i].comment);
    }
    return text;
}

/// The player who wrote it; null if it was the server.
const User* author_of(const LoadedMatch& loaded, const ChatMessage& remark) {
    for (const User& player : loaded.players)
        if (player.id == remark.by) return &player;
    return nullptr;
}

/// What a player wrote in the mail with which they caused the server's notice.
LetterBody said_beside(const LoadedMatch& loaded, const ChatMessage& notice) {
    const auto words = std::ranges::find(loaded.chat, notice.number - 1, &ChatMessage::number);
    const User* who =
        words == loaded.chat.end() || words->at != notice.at ? nullptr : author_of(loaded, *words);
    return who == nullptr ? LetterBody() : format_comment(who->name, words->text);
}

std::string match_link(const Match& match) {
    return fmt::format("    {{page}}/match/{}/{}\n\n", match.game, match.board);
}

std::string answer_instructions(const LoadedMatch& loaded, Side reader) {
    const Match& match = loaded.match;
    std::string text = format_etiquette_hints(loaded, reader);
    if (loaded.match.is_offered() && loaded.view.to_move != reader)
        return text + "The board on the page:\n" + match_link(match);
    if (loaded.over()) return text + "Step through the game on the page:\n" + match_link(match);
    if (proposal_awaits(match, reader))
        text +=
            wrap(fmt::format("{} {}: reply with just: accept, or: reject",
                             loaded.player(match.proposer).name, proposal_text(match.proposal))) +
            "\n\n";
    if (loaded.view.to_move != reader)
        return text + (text.empty() ? "You have nothing to do now. " : "") +
               "The board on the page:\n" + match_link(match);
    // One of the shortest moves: the command has to fit into a line.
    const auto shortest = std::ranges::min_element(
        loaded.view.legal, {},
        [&](const games::MoveText& one) { return one.shown.to(reader).size(); });
    const std::string move =
        shortest == loaded.view.legal.end() ? "MOVE" : shortest->shown.to(reader);
    text += wrap(fmt::format("To move, reply with just: {}", move)) + "\n" +
            wrap(
                "You can write a comment for your opponent below it. Or replace the ? in the list "
                "below with your move.") +
            "\nOr email {house} with this subject:\n" +
            fmt::format("    {} move {} {} PASSWORD {}\n", match.game, match.board,
                        loaded.player(reader).name, move) +
            "Or move on the page:\n";
    return text + match_link(match);
}

/// The challenger, and that they are a bot.
std::string name_challenger(const LoadedMatch& loaded) {
    const User& user = loaded.player(challenger_in(loaded.match));
    return user.bot ? user.name + ", a bot," : user.name;
}

/// In the letter to the challenged player: what is offered and how to answer; ends in a blank line.
/// Empty for everybody else.
std::string challenge_intro(const LoadedMatch& loaded, std::optional<Side> reader) {
    const Side challenged = challenged_in(loaded.match);
    if (reader != challenged) return {};
    const Side first = loaded.history.empty() ? loaded.view.to_move : loaded.steps().front().side;
    std::string text = fmt::format(
        "{} challenges you to a match: {}, {} against {}. {}{} Until you accept, no clock runs and "
        "nothing counts.",
        name_challenger(loaded), loaded.name(), loaded.players[0].name, loaded.players[1].name,
        first != challenged      ? loaded.player(first).name + " moves first."
        : loaded.history.empty() ? "You move first."
                                 : "You have moved first.",
        loaded.match.rated ? "" : " It is unrated.");
    text += loaded.view.to_move == challenged
                ? " To accept, reply with just: accept, or with your first move."
                : " To accept, reply with just: accept";
    const std::string manners = format_etiquette(loaded, reader);
    return wrap(text) + "\n" + wrap("To decline, reply with just: decline") + "\n" +
           (loaded.offer_expires
                ? fmt::format("If you do not answer, the challenge expires on {}.\n",
                              format_day(*loaded.offer_expires))
                : std::string()) +
           "\n" + manners + (manners.empty() ? "" : "\n");
}

std::string match_intro(const LoadedMatch& loaded, std::optional<Side> reader) {
    if (loaded.match.is_offered()) return challenge_intro(loaded, reader);
    if ((!loaded.history.empty() && !loaded.begins_with_move && !loaded.accepted) ||
        loaded.over() || loaded.match.had_takeback())
        return {};
    if (loaded.accepted)
        return wrap(fmt::format(
                   "The challenge is accepted, and the match begins: {}, {} against {}.",
                   loaded.name(), loaded.players[0].name, loaded.players[1].name)) +
               "\n\n";
    const Side first = loaded.begins_with_move ? loaded.steps().front().side : loaded.view.to_move;
    std::string text = fmt::format(
        "A match begins: {}, {} against {}. {}{}", loaded.name(), loaded.players[0].name,
        loaded.players[1].name,
        first == reader ? "You move first." : loaded.player(first).name + " moves first.",
        loaded.match.rated ? "" : " It is unrated.");
    if (reader) text += " To decline, reply with just: reject";
    const std::string manners = format_etiquette(loaded, reader);
    return wrap(text) + "\n\n" + manners + (manners.empty() ? "" : "\n");
}

/// The chat since the reader's last move, so that the letter is complete.
LetterBody recent_chat(const LoadedMatch& loaded) {
    return format_chat(loaded, static_cast<int>(loaded.plies()) - 2);
}

/// "wari.12": the beginning of Message-IDs of a match's letters.
std::string thread_id(const Match& match) {
    return fmt::format("{}.{}", match.game, match.board);
}

/// "wari.12.5", "wari.12.5.u1" after a take-back, "wari.12.5.end": no two positions share it.
std::string position_id(const Match& match) {
    std::string name = fmt::format("{}.{}", thread_id(match), match.plies);
    if (match.undos > 0) name += fmt::format(".u{}", match.undos);
    return name + (match.outcome ? ".end" : "");
}

/// "watch.7"
std::string spectator_id(UserId user) {
    return fmt::format("watch.{}", static_cast<std::int64_t>(user));
}

/// The common part of all letters about a match.
Letter letter_about(const LoadedMatch& loaded, const User& to, std::string_view host, Instant now) {
    Letter letter;
    letter.to = to.id;
    letter.match = loaded.match.id;
    letter.automatic = false;
    letter.in_reply_to = letter.references = thread_root(loaded.match, host);
    letter.subject = fmt::format("{} Board {}", loaded.match.game, loaded.match.board);
    letter.body = fmt::format("Dear {},\n\n", to.name);
    letter.written = letter.due = now;
    return letter;
}

}  // namespace

std::string format_ending(const LoadedMatch& loaded) {
    const MatchOutcome& ending = *loaded.match.outcome;
    const auto named = [&](Side side) { return loaded.player(side).name; };
    if (ending.reason == "declined")
        return fmt::format("Declined by {}: the match does not count.",
                           named(ending.result == Result::first ? Side::second : Side::first));
    if (ending.reason == "withdrawn")
        return fmt::format("Withdrawn by {}: the match never began.",
                           loaded.player(challenger_in(loaded.match)).name);
    if (ending.reason == "expired") return "Not accepted in time: the match never began.";
    if (ending.reason == "void") return "Ended by the operator: the match does not count.";
    if (ending.reason == "agreed") return "Drawn: both players agreed to it.";
    const bool ruled = ending.reason == "house";
    if (ending.result == Result::draw)
        return fmt::format("Drawn: {}.",
                           ruled ? "the operator decided" : games::describe_reason(ending.reason));
    const Side winner = ending.result == Result::first ? Side::first : Side::second;
    if (ending.reason == "resigned")
        return fmt::format("Won by {}: {} resigned.", named(winner), named(other(winner)));
    if (ending.reason == "time")
        return fmt::format("Won by {}: {} ran out of time.", named(winner), named(other(winner)));
    return fmt::format("Won by {}: {}.", named(winner),
                       ruled ? "the operator decided" : games::describe_reason(ending.reason));
}

std::string format_ratings(const LoadedMatch& loaded) {
    std::string text;
    for (Side side : {Side::first, Side::second})
        if (const auto& change = loaded.rating_changes[index_of(side)])
            text += fmt::format("{} {} {}", text.empty() ? "Ratings:" : ",",
                                loaded.player(side).name, format_change(*change));
    return text.empty() ? text : wrap(text + ".") + "\n";
}

namespace {

std::string format_last_move(const LoadedMatch& loaded, std::optional<Side> reader) {
    if (loaded.history.empty()) return {};
    const games::MoveDetails& step = loaded.history.last_step();
    return wrap(fmt::format("Move {}, {}: {}", loaded.plies(),
                            loaded.display_name(step.side, reader), step.description.to(reader))) +
           "\n\n";
}

}  // namespace

LetterBody board_block(const LoadedMatch& loaded, const Viewer& viewer) {
    const games::BoardRenderOptions style = board_style(loaded, viewer);
    BoardBlock block{.game = loaded.match.game,
                     .position = loaded.view.position,
                     .title = fmt::format("{} after {} {}", loaded.name(), loaded.plies(),
                                          loaded.plies() == 1 ? "move" : "moves"),
                     .bottom = style.bottom,
                     .captions = style.captions,
                     .columns = style.columns};
    if (const games::MoveDetails* last = style.last)
        block.last = BoardBlock::LastMove{last->from, last->path, last->captured, last->slam};
    return LetterBody(std::move(block));
}

LetterBody format_board(const LoadedMatch& loaded, const Viewer& viewer) {
    const std::optional<Side> reader = viewer.seat;
    LetterBody text = format_last_move(loaded, reader) + board_block(loaded, viewer) + "\n";
    if (loaded.over()) return text + wrap(format_ending(loaded)) + "\n" + format_ratings(loaded);
    return text + format_turn(loaded, reader) + "\n" + format_proposal(loaded, reader) +
           legal_moves(loaded.view, reader) + format_clocks(loaded, reader);
}

std::string format_state(const LoadedMatch& loaded, std::optional<Side> reader) {
    if (loaded.over()) return wrap(format_ending(loaded)) + "\n" + format_ratings(loaded);
    return format_turn(loaded, reader) + "\n" + format_proposal(loaded, reader) +
           format_clocks(loaded, reader);
}

std::string format_news(const LoadedMatch& loaded, std::optional<Side> reader) {
    std::string text;
    const std::size_t fresh = std::min(loaded.new_moves, loaded.plies());
    for (std::size_t i = loaded.plies() - fresh; i + 1 < loaded.plies(); ++i)
        text += wrap(fmt::format("Move {}, {}: {}", i + 1,
                                 loaded.display_name(loaded.steps()[i].side, reader),
                                 loaded.steps()[i].description.to(reader))) +
                "\n";
    if (reader && !loaded.private_messages[index_of(*reader)].empty())
        text += wrap(loaded.private_messages[index_of(*reader)]) + "\n";
    return text.empty() ? text : text + "\n";
}

std::string format_offer(const LoadedMatch& loaded, std::optional<Side> reader) {
    const Match& match = loaded.match;
    if (!match.is_offered()) return {};
    const Side challenged = challenged_in(match);
    if (reader == challenged)
        return wrap(fmt::format("{0} challenges you to this match: “{1} accept {2}”{3} accepts, "
                                "“{1} decline {2}” declines.",
                                name_challenger(loaded), match.game, match.board,
                                loaded.view.to_move == challenged ? " or your first move" : "")) +
               "\n\n";
    return wrap(fmt::format("{} has not accepted the challenge yet: until then no clock runs and "
                            "nothing counts.",
                            loaded.player(challenged).name)) +
           "\n\n";
}

LetterBody format_answer(const LoadedMatch& loaded, const Viewer& viewer) {
    return loaded.name() + "\n\n" + format_offer(loaded, viewer.seat) +
           format_news(loaded, viewer.seat) + format_board(loaded, viewer);
}

LetterBody format_board_question(const LoadedMatch& loaded, std::optional<Side> reader) {
    const LetterBody board = loaded.name() + "\n\n" + format_board(loaded, reader);
    if (loaded.over()) return board;
    return board + "\n" + format_move_list(loaded, reader) + "\n" + machine_block(loaded);
}

std::string format_queued_moves(const Match& match, const std::vector<PlayedMove>& moves,
                                Side side) {
    std::string text;
    const games::Game& game = *games::find_game(match.game);
    games::GameRecord record = record_of(match, moves);
    record.reader = side;
    if (const auto plan = parse_conditional_moves(match.conditional_moves[index_of(side)]);
        plan && !plan->empty())
        text +=
            "Your conditional moves:\n" +
            wrap_with_indent("  ", write_conditional_moves(shown_to_reader(game, record, *plan))) +
            "\n";
    std::string submitted = match.pending_moves[index_of(side)];
    if (submitted.empty()) return text;
    submitted = submitted.substr(0, submitted.find('#'));
    if (const auto view = game.state(record))
        if (const games::MoveText* move = legal_move(*view, submitted))
            submitted = move->shown.to(side);
    return text +
           wrap(fmt::format("Your submitted move is {}: “{} confirm {} --number={}” plays it.",
                            submitted, match.game, match.board, match.submitted_number)) +
           "\n";
}

std::string format_note(const Match& match, Side side) {
    const std::string& note = match.notes[index_of(side)];
    return note.empty() ? "" : "Your note:\n" + wrap_with_indent("  ", note) + "\n";
}

LetterBody format_move_list(const LoadedMatch& loaded, std::optional<Side> reader) {
    MoveListBlock block{
        .names = {loaded.players[0].name, loaded.players[1].name}, .moves = {}, .awaited = {}};
    for (const games::MoveDetails& step : loaded.steps())
        block.moves.emplace_back(step.side, step.move.shown.to(reader));
    if (!loaded.over()) block.awaited = loaded.view.to_move;
    return LetterBody(std::move(block));
}

LetterBody format_chat(const LoadedMatch& loaded, int since_ply) {
    constexpr std::size_t remarks_max = 20;
    std::vector<const ChatMessage*> recent;
    for (const ChatMessage& remark : loaded.chat)
        if (remark.ply >= since_ply) recent.push_back(&remark);
    // An open proposal is shown elsewhere.
    if (loaded.match.proposal != Proposal::none && !recent.empty() && recent.back()->by == UserId{})
        recent.pop_back();
    if (recent.empty()) return {};
    if (recent.size() > remarks_max) recent.erase(recent.begin(), recent.end() - remarks_max);
    QuotationBlock said;
    for (const ChatMessage* remark : recent) {
        const User* who = author_of(loaded, *remark);
        said.text += (who ? who->name + ": " : "") + strip_mail_tokens(remark->text);
        if (!said.text.ends_with('\n')) said.text += '\n';
    }
    return "Chat:\n" + LetterBody(std::move(said)) + "\n";
}

LetterBody machine_block(const LoadedMatch& loaded) {
    MachineBlock block;
    const auto add = [&block](std::string_view name, std::string_view value) {
        block.values.emplace_back(name, value);
    };
    std::string legal, moves;
    for (const games::MoveText& move : loaded.view.legal)
        legal += (legal.empty() ? "" : " ") + move.text;
    for (const PlayedMove& move : loaded.moves()) moves += (moves.empty() ? "" : " ") + move.text;
    const auto& ending = loaded.match.outcome;
    add("game", loaded.match.game);
    add("board", std::to_string(loaded.match.board));
    add("first", loaded.players[0].name);
    add("second", loaded.players[1].name);
    add("from", loaded.match.start_position.empty() ? "start" : loaded.match.start_position);
    add("moves", moves);
    add("ply", std::to_string(loaded.plies()));
    add("position", loaded.view.position);
    add("to-move", name_of(loaded.view.to_move));
    add("legal", ending ? "" : legal);
    if (loaded.match.is_offered())
        add("offered-to", loaded.player(challenged_in(loaded.match)).name);
    add("over", ending ? "yes" : "no");
    add("result", ending ? name_of(ending->result) : "");
    add("reason", ending ? ending->reason : "");
    if (!loaded.match.rated) add("rated", "no");
    for (Side side : {Side::first, Side::second})
        if (const auto& change = loaded.rating_changes[index_of(side)])
            add(fmt::format("rating-{}", name_of(side)),
                fmt::format("{} {:+}", rounded_rating(change->after), rounded_change(*change)));
    if (loaded.match.etiquette) add("etiquette", "yes");
    if (!loaded.match.style.empty()) add("style", loaded.match.style);
    if (loaded.match.may_yield_first_move()) add("may-yield", name_of(*loaded.match.senior));
    if (loaded.match.undos > 0) add("undos", std::to_string(loaded.match.undos));
    return LetterBody(std::move(block));
}

Letter clock_letter(const LoadedMatch& loaded, bool last, milliseconds left,
                    std::optional<Instant> end, std::string_view host, Instant now) {
    const Side reader = loaded.match.to_move;
    Letter letter = letter_about(loaded, loaded.player(reader), host, now);
    letter.kind = LetterKind::notice;
    letter.ply = static_cast<int>(loaded.plies());
    letter.undos = loaded.match.undos, letter.questions = loaded.match.questions;
    letter.message_id = fmt::format("{}.{}.{}", position_id(loaded.match),
                                    last ? "last-call" : "remind", name_of(reader));
    std::string sentence = fmt::format(
        "{} You have {} left for {} against {}",
        last ? "This is the last reminder." : "You have used most of your time for this move.",
        write_duration(left), loaded.name(), loaded.player(other(reader)).name);
    if (end) sentence += fmt::format("; it runs out at {} UTC", format_minute(*end));
    letter.body += wrap(sentence + ". If you run out of time, you lose.") + "\n\n" +
                   format_board(loaded, reader) + "\n" + answer_instructions(loaded, reader);
    return letter;
}

std::string thread_root(const Match& match, std::string_view host) {
    return fmt::format("<{}.{}@{}>", match.game, match.board, host);
}

namespace {

/// The news in a letter about a board, above the instructions.
LetterBody format_letter_news(const LoadedMatch& loaded, std::optional<Side> reader,
                              LetterDetail extent) {
    return match_intro(loaded, reader) + format_news(loaded, reader) +
           (extent == LetterDetail::full
                ? format_board(loaded, reader)
                : LetterBody(format_last_move(loaded, reader) + format_state(loaded, reader))) +
           "\n" + format_comments(loaded, reader) + recent_chat(loaded);
}

std::string page_actor(const LoadedMatch& loaded) {
    return "The board on the page:\n" + match_link(loaded.match);
}

}  // namespace

std::string board_letter_id(const Match& match, UserId reader) {
    for (Side side : {Side::first, Side::second})
        if (match.seats[index_of(side)] == reader)
            return fmt::format("{}.{}", position_id(match), name_of(side));
    return fmt::format("{}.{}", position_id(match), spectator_id(reader));
}

Letter board_letter(const LoadedMatch& loaded, Side reader, std::string_view host, Instant now,
                    LetterDetail extent) {
    Letter letter = letter_about(loaded, loaded.player(reader), host, now);
    letter.kind = LetterKind::board;
    letter.ply = static_cast<int>(loaded.plies());
    letter.undos = loaded.match.undos, letter.questions = loaded.match.questions;
    letter.message_id = board_letter_id(loaded.match, loaded.player(reader).id);
    letter.body += format_letter_news(loaded, reader, extent);
    letter.body += extent == LetterDetail::full
                       ? answer_instructions(loaded, reader) + format_move_list(loaded, reader) +
                             "\n" + machine_block(loaded)
                       : LetterBody(page_actor(loaded));
    return letter;
}

Letter spectator_letter(const LoadedMatch& loaded, const User& reader, std::string_view host,
                        Instant now, LetterDetail extent) {
    Letter letter = letter_about(loaded, reader, host, now);
    letter.kind = LetterKind::board;
    letter.message_id = board_letter_id(loaded.match, reader.id);
    letter.body +=
        format_letter_news(loaded, std::nullopt, extent) +
        wrap(fmt::format("You are watching this match; “{} unsubscribe {}” stops these letters.",
                         loaded.match.game, loaded.match.board)) +
        "\n" + page_actor(loaded);
    if (extent == LetterDetail::full)
        letter.body += format_move_list(loaded, std::nullopt) + "\n" + machine_block(loaded);
    return letter;
}

void queue_board_letter(UnitOfWork& unit, const LoadedMatch& loaded, const User& reader,
                        std::string_view host, Instant now) {
    const auto seat = loaded.seat_of(reader.id);
    queue_match_letter(
        unit, reader, loaded.match.id, seat && !loaded.private_messages[index_of(*seat)].empty(),
        [&](LetterDetail detail) {
            return seat ? board_letter(loaded, *seat, host, now, detail)
                        : spectator_letter(loaded, reader, host, now, detail);
        },
        now);
}

Letter chat_letter(const LoadedMatch& loaded, const ChatMessage& remark, const User& reader,
                   std::string_view host, Instant now) {
    Letter letter = letter_about(loaded, reader, host, now);
    letter.kind = LetterKind::notice;
    const auto seat = loaded.seat_of(reader.id);
    if (seat) {
        letter.ply = static_cast<int>(loaded.plies());
        letter.undos = loaded.match.undos, letter.questions = loaded.match.questions;
    }
    letter.message_id = fmt::format("{}.chat.{}.{}", thread_id(loaded.match), remark.number,
                                    seat ? std::string(name_of(*seat)) : spectator_id(reader.id));
    letter.body += wrap(fmt::format("At {}, {} against {}:", loaded.name(), loaded.players[0].name,
                                    loaded.players[1].name)) +
                   "\n\n";
    if (const User* who = author_of(loaded, remark))
        letter.body +=
            format_comment(who->name, remark.text) +
            (seat ? "To answer, reply with just: chat\nand write your message below it.\n" : "");
    else
        letter.body += wrap(remark.text) + "\n\n" + said_beside(loaded, remark);
    letter.body += page_actor(loaded);
    return letter;
}

}  // namespace posthouse::club
