#include "club/letters.h"

#include "club/challenge_words.h"
#include "club/challenges.h"
#include "club/clock.h"
#include "club/conditional_moves.h"
#include "club/etiquette.h"
#include "club/mail_tokens.h"
#include "club/notification_letters.h"
#include "club/ratings.h"
#include "games/html_markup.h"
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

std::string format_clocks(const LoadedMatch& table, std::optional<Side> reader) {
    const Clock& clock = table.match.clock;
    if (table.moves.empty() && !table.match.taken_back()) return wrap(clock_rules(clock)) + "\n";
    if (clock.bank == milliseconds(0)) return {};
    const auto left = [&](Side side) {
        return table.called(side, reader) + " " + write_duration(clock.left[index_of(side)]);
    };
    return wrap(fmt::format("Clock {} (bank+increment): {}, {}; {}", write_clock(clock),
                            left(Side::first), left(Side::second),
                            table.frozen ? "the operator has stopped all clocks for now."
                                         : "it runs for whoever is to move.")) +
           "\n";
}

std::string format_turn(const LoadedMatch& table, std::optional<Side> reader) {
    const Side side = table.view.to_move;
    return reader == side ? "It is your turn."
                          : fmt::format("It is {}'s turn.", table.player(side).name);
}

/// "proposes a draw"
std::string_view proposing(Proposal proposal) {
    return proposal == Proposal::draw ? "proposes a draw" : "asks to take back a move";
}

/// "ann proposes a draw: …"; empty where nothing is proposed.
std::string format_proposal(const LoadedMatch& table, std::optional<Side> reader) {
    const Match& match = table.match;
    if (match.proposal == Proposal::none) return {};
    if (reader == match.proposer)
        return match.proposal == Proposal::draw ? "You have proposed a draw.\n"
                                                : "You have asked to take back your last move.\n";
    std::string text =
        fmt::format("{} {}", table.player(match.proposer).name, proposing(match.proposal));
    if (reader)
        text += fmt::format(": “{0} accept {1}” agrees, “{0} reject {1}” refuses, a move ends it",
                            match.game, match.board);
    return wrap(text + ".") + "\n";
}

/// "ann writes:" and the words, set in.
std::string speech(std::string_view who, std::string_view words) {
    return fmt::format("{} writes:\n{}\n", who, quote_user_text(strip_mail_tokens(words)));
}

/// What others wrote beneath the moves that are news.
std::string format_comments(const LoadedMatch& table, std::optional<Side> reader) {
    std::string text;
    const std::size_t fresh = std::min(table.fresh, table.moves.size());
    for (std::size_t i = table.moves.size() - fresh; i < table.moves.size(); ++i) {
        const Side mover = table.steps[i].side;
        if (mover != reader && !table.moves[i].comment.empty())
            text += speech(table.player(mover).name, table.moves[i].comment);
    }
    return text;
}

/// The player who said it; null where it was the house.
const User* speaker_of(const LoadedMatch& table, const ChatMessage& remark) {
    for (const User& player : table.players)
        if (player.id == remark.by) return &player;
    return nullptr;
}

std::string page_of(const Match& match) {
    return fmt::format("    {{page}}/match/{}/{}\n\n", match.game, match.board);
}

std::string how_to_answer(const LoadedMatch& table, Side reader) {
    const Match& match = table.match;
    std::string text = format_courtesies(table, reader);
    if (table.match.is_offered() && table.view.to_move != reader)
        return text + "The board on the page:\n" + page_of(match);
    if (table.over()) return text + "Step through the game on the page:\n" + page_of(match);
    if (match.proposal != Proposal::none && match.proposer != reader)
        text += wrap(fmt::format("{} {}: reply with just: accept, or: reject",
                                 table.player(match.proposer).name, proposing(match.proposal))) +
                "\n\n";
    if (table.view.to_move != reader)
        return text + (text.empty() ? "Nothing to do for you now. " : "") +
               "The board on the page:\n" + page_of(match);
    // One of the shortest: the command has to fit into a line.
    const auto shortest = std::ranges::min_element(
        table.view.legal, {},
        [&](const games::MoveText& one) { return one.shown.to(reader).size(); });
    const std::string move =
        shortest == table.view.legal.end() ? "MOVE" : shortest->shown.to(reader);
    text += wrap(fmt::format("To move, simply reply with just: {}", move)) + "\n" +
            wrap(
                "A comment for your opponent may follow beneath it. Or write your move in place of "
                "the ? in the list below. Or, as of old, mail {house} with the subject") +
            "\n" +
            fmt::format("    {} move {} {} PASSWORD {}\n", match.game, match.board,
                        table.player(reader).name, move) +
            "or move on the page:\n";
    return text + page_of(match);
}

std::string how_it_begins(const LoadedMatch& table, std::optional<Side> reader) {
    if (table.match.is_offered()) return how_it_is_offered(table, reader);
    if ((!table.moves.empty() && !table.begins && !table.accepted) || table.over() ||
        table.match.taken_back())
        return {};
    if (table.accepted)
        return wrap(fmt::format("The challenge is accepted, and the match begins: {}, {} against "
                                "{}.",
                                table.name(), table.players[0].name, table.players[1].name)) +
               "\n\n";
    const Side first = table.begins ? table.steps.front().side : table.view.to_move;
    std::string text = fmt::format(
        "A match begins: {}, {} against {}. {}{}", table.name(), table.players[0].name,
        table.players[1].name,
        first == reader ? "You move first." : table.player(first).name + " moves first.",
        table.match.rated ? "" : " It is unrated.");
    if (reader) text += " If you do not want it, reply with just: reject";
    const std::string manners = format_etiquette(table, reader);
    return wrap(text) + "\n\n" + manners + (manners.empty() ? "" : "\n");
}

/// What was said since the reader's last move, so that a letter read by itself makes sense.
std::string recent_talk(const LoadedMatch& table) {
    return format_talk(table, static_cast<int>(table.moves.size()) - 2);
}

/// "wari.12": what the Message-IDs of a match's letters begin with.
std::string thread_name(const Match& match) {
    return fmt::format("{}.{}", match.game, match.board);
}

/// "wari.12.5", "wari.12.5.u1" after a take-back, "wari.12.5.end": no two positions share it.
std::string board_name(const LoadedMatch& table) {
    std::string name = fmt::format("{}.{}", thread_name(table.match), table.moves.size());
    if (table.match.undos > 0) name += fmt::format(".u{}", table.match.undos);
    return name + (table.over() ? ".end" : "");
}

/// "watch.7"
std::string watcher_name(const User& user) {
    return fmt::format("watch.{}", static_cast<std::int64_t>(user.id));
}

/// What the letters of a match have in common: its thread, its subject, when.
Letter letter_about(const LoadedMatch& table, const User& to, std::string_view host, Instant now) {
    Letter letter;
    letter.to = to.id;
    letter.match = table.match.id;
    letter.automatic = false;
    letter.in_reply_to = letter.references = thread_root(table.match, host);
    letter.subject = fmt::format("{} Board {}", table.match.game, table.match.board);
    letter.body = fmt::format("Dear {},\n\n", to.name);
    letter.written = letter.due = now;
    return letter;
}

/// On the web or of a mailbox: broken in two it would lead nowhere.
bool is_address(std::string_view word) {
    return word.find("://") != word.npos || word.find('@') != word.npos;
}

/// How much of a line's first word, which may be too wide for it, belongs into the line.
std::size_t first_word_cut(std::string_view line, std::size_t columns) {
    const std::string_view word = line.substr(0, line.find(' '));
    const auto most = static_cast<int>(columns);
    if (games::columns_of(word) <= most || is_address(word)) return word.size();
    std::size_t cut = std::min(word.size(), 4 * columns);
    while (games::columns_of(truncate(word, cut)) > most) --cut;
    return truncate(word, cut).size();
}

}  // namespace

std::string wrap(std::string_view text, std::size_t columns) {
    std::string out;
    while (!text.empty()) {
        const bool last = text.find('\n') == std::string_view::npos;
        std::string_view line = take_until(text, '\n');
        while (line.size() > columns && line.front() != ' ') {
            std::size_t cut = line.rfind(' ', columns);
            if (cut == std::string_view::npos) cut = first_word_cut(line, columns);
            if (cut == line.size()) break;
            out.append(line.substr(0, cut)) += '\n';
            line.remove_prefix(std::min(line.find_first_not_of(' ', cut), line.size()));
        }
        out += line;
        if (!last) out += '\n';
    }
    return out;
}

std::string wrap_with_indent(std::string_view head, std::string_view text) {
    std::string lines = wrap(text, columns_max - head.size());
    const std::string indent = "\n" + std::string(head.size(), ' ');
    for (std::size_t at = 0; (at = lines.find('\n', at)) != std::string::npos; at += indent.size())
        lines.replace(at, 1, indent);
    return std::string(head) + lines;
}

std::string format_ending(const LoadedMatch& table) {
    const MatchOutcome& ending = *table.match.ending;
    const auto named = [&](Side side) { return table.player(side).name; };
    if (ending.reason == "declined")
        return fmt::format("Declined by {}: it does not count.",
                           named(ending.result == Result::first ? Side::second : Side::first));
    if (ending.reason == "withdrawn")
        return fmt::format("Taken back by {}: it never began.",
                           table.player(challenger_in(table.match)).name);
    if (ending.reason == "expired") return "Not accepted in time: it never began.";
    if (ending.reason == "void") return "Ended by the house: it does not count.";
    if (ending.reason == "agreed") return "Drawn: both players agreed to it.";
    const bool ruled = ending.reason == "house";
    if (ending.result == Result::draw)
        return fmt::format("Drawn: {}.",
                           ruled ? "the house ruled so" : games::describe_reason(ending.reason));
    const Side winner = ending.result == Result::first ? Side::first : Side::second;
    if (ending.reason == "resigned")
        return fmt::format("Won by {}: {} resigned.", named(winner), named(other(winner)));
    if (ending.reason == "time")
        return fmt::format("Won by {}: {}'s time was up.", named(winner), named(other(winner)));
    return fmt::format("Won by {}: {}.", named(winner),
                       ruled ? "the house ruled so" : games::describe_reason(ending.reason));
}

std::string format_ratings(const LoadedMatch& table) {
    std::string text;
    for (Side side : {Side::first, Side::second})
        if (const auto& change = table.rated[index_of(side)])
            text += fmt::format("{} {} {}", text.empty() ? "Ratings:" : ",",
                                table.player(side).name, format_change(*change));
    return text.empty() ? text : wrap(text + ".") + "\n";
}

namespace {

std::string format_last_move(const LoadedMatch& table, std::optional<Side> reader) {
    if (table.steps.empty()) return {};
    const games::MoveDetails& step = table.steps.back();
    return wrap(fmt::format("Move {}, {}: {}", table.steps.size(), table.called(step.side, reader),
                            step.description.to(reader))) +
           "\n\n";
}

}  // namespace

std::string format_board(const LoadedMatch& table, const Viewer& viewer) {
    const std::optional<Side> reader = viewer.seat;
    std::string text = format_last_move(table, reader);
    if (const auto board = table.game->board(table.view.position, board_style(table, viewer)))
        text += *board;
    if (!text.ends_with('\n')) text += '\n';
    text += '\n';
    if (table.over()) return text + wrap(format_ending(table)) + "\n" + format_ratings(table);
    return text + format_turn(table, reader) + "\n" + format_proposal(table, reader) +
           legal_moves(table.view, reader) + format_clocks(table, reader);
}

std::string format_state(const LoadedMatch& table, std::optional<Side> reader) {
    if (table.over()) return wrap(format_ending(table)) + "\n" + format_ratings(table);
    return format_turn(table, reader) + "\n" + format_proposal(table, reader) +
           format_clocks(table, reader);
}

std::string format_news(const LoadedMatch& table, std::optional<Side> reader) {
    std::string text;
    const std::size_t fresh = std::min(table.fresh, table.steps.size());
    for (std::size_t i = table.steps.size() - fresh; i + 1 < table.steps.size(); ++i)
        text +=
            wrap(fmt::format("Move {}, {}: {}", i + 1, table.called(table.steps[i].side, reader),
                             table.steps[i].description.to(reader))) +
            "\n";
    if (reader && !table.notes[index_of(*reader)].empty())
        text += wrap(table.notes[index_of(*reader)]) + "\n";
    return text.empty() ? text : text + "\n";
}

std::string format_answer(const LoadedMatch& table, const Viewer& viewer) {
    return table.name() + "\n\n" + format_offer(table, viewer.seat) +
           format_news(table, viewer.seat) + format_board(table, viewer);
}

std::string board_to_answer(const LoadedMatch& table, std::optional<Side> reader) {
    const std::string board = table.name() + "\n\n" + format_board(table, reader);
    if (table.over()) return board;
    return board + "\n" + move_sheet(table, reader) + "\n" + machine_block(table);
}

std::string format_laid_ready(const Match& match, const std::vector<PlayedMove>& moves, Side side) {
    std::string text;
    const games::Game& game = *games::find_game(match.game);
    games::GameRecord record = record_of(match, moves);
    record.reader = side;
    if (const auto plan = read_plan(match.plans[index_of(side)]); plan && !plan->empty())
        text += "Your plan:\n" + wrap_with_indent("  ", write_plan(as_shown(game, record, *plan))) +
                "\n";
    std::string submitted = match.submitted[index_of(side)];
    if (submitted.empty()) return text;
    submitted = submitted.substr(0, submitted.find('#'));
    if (const auto view = game.state(record))
        if (const games::MoveText* move = legal_move(*view, submitted))
            submitted = move->shown.to(side);
    return text +
           wrap(fmt::format("You have laid {} ready: “{} confirm {}” plays it.", submitted,
                            match.game, match.board)) +
           "\n";
}

std::string format_note(const Match& match, Side side) {
    const std::string& note = match.notes[index_of(side)];
    return note.empty() ? "" : "Your note:\n" + wrap_with_indent("  ", note) + "\n";
}

std::string move_sheet(const LoadedMatch& table, std::optional<Side> reader) {
    std::optional<Side> awaited;
    if (!table.over()) awaited = table.view.to_move;
    return games::move_list(table.steps, {table.players[0].name, table.players[1].name}, awaited,
                            reader);
}

std::string format_talk(const LoadedMatch& table, int since_ply) {
    constexpr std::size_t remarks_max = 20;
    std::vector<const ChatMessage*> recent;
    for (const ChatMessage& remark : table.remarks)
        if (remark.ply >= since_ply) recent.push_back(&remark);
    // What is proposed is told as long as it stands.
    if (table.match.proposal != Proposal::none && !recent.empty() && recent.back()->by == UserId{})
        recent.pop_back();
    if (recent.empty()) return {};
    if (recent.size() > remarks_max) recent.erase(recent.begin(), recent.end() - remarks_max);
    std::string text = "Said at the board:\n";
    for (const ChatMessage* remark : recent) {
        const User* who = speaker_of(table, *remark);
        text += quote_user_text((who ? who->name + ": " : "") + strip_mail_tokens(remark->text));
    }
    return text + "\n";
}

std::string machine_block(const LoadedMatch& table) {
    std::string block = "-- posthouse 1\n";
    // A long value goes on in lines that begin with a blank.
    const auto add = [&block](std::string_view name, std::string_view value) {
        std::string text = wrap(fmt::format("{}: {}", name, value), columns_max - 2);
        for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 3)
            text.replace(at, 1, "\n  ");
        block += text + "\n";
    };
    std::string legal, moves;
    for (const games::MoveText& move : table.view.legal)
        legal += (legal.empty() ? "" : " ") + move.text;
    for (const PlayedMove& move : table.moves) moves += (moves.empty() ? "" : " ") + move.text;
    const auto& ending = table.match.ending;
    add("game", table.match.game);
    add("board", std::to_string(table.match.board));
    add("first", table.players[0].name);
    add("second", table.players[1].name);
    add("from", table.match.from.empty() ? "start" : table.match.from);
    add("moves", moves);
    add("ply", std::to_string(table.moves.size()));
    add("position", table.view.position);
    add("to-move", name_of(table.view.to_move));
    add("legal", ending ? "" : legal);
    if (table.match.is_offered()) add("offered-to", table.player(challenged_in(table.match)).name);
    add("over", ending ? "yes" : "no");
    add("result", ending ? name_of(ending->result) : "");
    add("reason", ending ? ending->reason : "");
    if (!table.match.rated) add("rated", "no");
    for (Side side : {Side::first, Side::second})
        if (const auto& change = table.rated[index_of(side)])
            add(fmt::format("rating-{}", name_of(side)),
                fmt::format("{} {:+}", told_rating(change->after), told_change(*change)));
    if (table.match.etiquette) add("etiquette", "yes");
    if (table.match.may_be_given_up()) add("may-yield", name_of(*table.match.senior));
    if (table.match.undos > 0) add("undos", std::to_string(table.match.undos));
    return block + "--\n";
}

Letter clock_letter(const LoadedMatch& table, bool last, milliseconds left,
                    std::optional<Instant> end, std::string_view host, Instant now) {
    const Side reader = table.match.to_move;
    Letter letter = letter_about(table, table.player(reader), host, now);
    letter.kind = LetterKind::notice;
    letter.ply = static_cast<int>(table.moves.size());
    letter.undos = table.match.undos;
    letter.message_id =
        fmt::format("{}.{}.{}", board_name(table), last ? "last-call" : "remind", name_of(reader));
    std::string sentence =
        fmt::format("{} You have {} left for {} against {}",
                    last ? "This is the last call." : "Most of your time for this move is used.",
                    write_duration(left), table.name(), table.player(other(reader)).name);
    if (end) sentence += fmt::format("; it is up at {} UTC", format_minute(*end));
    letter.body += wrap(sentence + ". Whose time is up loses.") + "\n\n" +
                   format_board(table, reader) + "\n" + how_to_answer(table, reader);
    return letter;
}

std::string thread_root(const Match& match, std::string_view host) {
    return fmt::format("<{}.{}@{}>", match.game, match.board, host);
}

namespace {

/// What a letter about a board says above what may be done with it.
std::string tidings(const LoadedMatch& table, std::optional<Side> reader, LetterDetail extent) {
    return how_it_begins(table, reader) + format_news(table, reader) +
           (extent == LetterDetail::whole
                ? format_board(table, reader)
                : format_last_move(table, reader) + format_state(table, reader)) +
           "\n" + format_comments(table, reader) + recent_talk(table);
}

std::string on_the_page(const LoadedMatch& table) {
    return "The board on the page:\n" + page_of(table.match);
}

}  // namespace

Letter board_letter(const LoadedMatch& table, Side reader, std::string_view host, Instant now,
                    LetterDetail extent) {
    Letter letter = letter_about(table, table.player(reader), host, now);
    letter.kind = LetterKind::board;
    letter.ply = static_cast<int>(table.moves.size());
    letter.undos = table.match.undos;
    letter.message_id = fmt::format("{}.{}", board_name(table), name_of(reader));
    letter.body += tidings(table, reader, extent);
    letter.body +=
        extent == LetterDetail::whole
            ? how_to_answer(table, reader) + move_sheet(table, reader) + "\n" + machine_block(table)
            : on_the_page(table);
    return letter;
}

Letter watch_letter(const LoadedMatch& table, const User& reader, std::string_view host,
                    Instant now, LetterDetail extent) {
    Letter letter = letter_about(table, reader, host, now);
    letter.kind = LetterKind::board;
    letter.message_id = fmt::format("{}.{}", board_name(table), watcher_name(reader));
    letter.body += tidings(table, std::nullopt, extent) +
                   wrap(fmt::format("You watch this match; “{} unsubscribe {}” ends that.",
                                    table.match.game, table.match.board)) +
                   "\n" + on_the_page(table);
    if (extent == LetterDetail::whole)
        letter.body += move_sheet(table, std::nullopt) + "\n" + machine_block(table);
    return letter;
}

Letter remark_letter(const LoadedMatch& table, const ChatMessage& remark, const User& reader,
                     std::string_view host, Instant now) {
    Letter letter = letter_about(table, reader, host, now);
    letter.kind = LetterKind::notice;
    const auto seat = table.seat_of(reader.id);
    if (seat) {
        letter.ply = static_cast<int>(table.moves.size());
        letter.undos = table.match.undos;
    }
    letter.message_id = fmt::format("{}.chat.{}.{}", thread_name(table.match), remark.number,
                                    seat ? std::string(name_of(*seat)) : watcher_name(reader));
    letter.body += wrap(fmt::format("At {}, {} against {}:", table.name(), table.players[0].name,
                                    table.players[1].name)) +
                   "\n\n";
    if (const User* who = speaker_of(table, remark))
        letter.body +=
            speech(who->name, remark.text) +
            (seat ? "To answer, reply with just: chat\nand your words beneath it.\n" : "");
    else
        letter.body += wrap(remark.text) + "\n\n";
    letter.body += on_the_page(table);
    return letter;
}

}  // namespace posthouse::club
