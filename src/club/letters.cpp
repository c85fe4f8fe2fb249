#include "club/letters.h"

#include "club/clock.h"
#include "games/move_sheet.h"
#include "games/reasons.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse {
namespace {

std::string legal_moves(const View& view) {
    std::string line = "Legal moves:";
    for (const MoveText& move : view.legal) line += ' ' + move.shown;
    return wrapped(line) + "\n";
}

std::string clocks_in_words(const Table& table, std::optional<Side> reader) {
    const Clock& clock = table.match.clock;
    if (clock.bank == milliseconds(0)) return {};
    const auto left = [&](Side side) {
        return table.called(side, reader) + " " + write_duration(clock.left[index_of(side)]);
    };
    return wrapped(fmt::format("Clock {} (bank+increment): {}, {}; it runs for whoever is to move.",
                               write_clock(clock), left(Side::first), left(Side::second))) +
           "\n";
}

std::string turn_in_words(const Table& table, std::optional<Side> reader) {
    const Side side = table.view.to_move;
    return reader == side ? "It is your turn."
                          : fmt::format("It is {}'s turn.", table.player(side).name);
}

std::string comment_in_words(const Table& table, Side reader) {
    if (table.moves.empty() || table.moves.back().comment.empty()) return {};
    const Side mover = table.steps.back().side;
    if (mover == reader) return {};
    std::string text = table.player(mover).name + " writes:\n";
    // What stands in braces is filled in when the letter is carried; a player's own words never
    // are.
    std::string comment;
    for (char c : table.moves.back().comment)
        comment += c == '{' ? std::string("{ ") : std::string(1, c);
    std::string_view rest = comment;
    while (!rest.empty()) text += hanging("  ", take_until(rest, '\n')) + "\n";
    return text + "\n";
}

std::string how_to_answer(const Table& table, Side reader) {
    if (table.over())
        return fmt::format("Step through the game at {{page}}/match/{}/{}\n\n", table.match.game,
                           table.match.board);
    std::string text;
    if (table.view.to_move == reader)
        text = fmt::format(
            "To move, mail {{house}} with the subject\n    {} move {} {} PASSWORD {}\n"
            "(a comment for your opponent may stand in the mail), or on the page:\n",
            table.match.game, table.match.board, table.player(reader).name,
            table.view.legal.empty() ? "MOVE" : table.view.legal.front().shown);
    else
        text = "Nothing to do for you now. The board on the page:\n";
    return text + fmt::format("    {{page}}/match/{}/{}\n\n", table.match.game, table.match.board);
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t columns) {
    std::string out;
    while (!text.empty()) {
        const bool last = text.find('\n') == std::string_view::npos;
        std::string_view line = take_until(text, '\n');
        while (line.size() > columns && line.front() != ' ') {
            std::size_t cut = line.rfind(' ', columns);
            if (cut == std::string_view::npos) cut = line.find(' ');
            if (cut == std::string_view::npos) break;
            out.append(line.substr(0, cut)) += '\n';
            line.remove_prefix(line.find_first_not_of(' ', cut) == std::string_view::npos
                                   ? line.size()
                                   : line.find_first_not_of(' ', cut));
        }
        out += line;
        if (!last) out += '\n';
    }
    return out;
}

std::string hanging(std::string_view head, std::string_view text) {
    std::string lines = wrapped(text, columns_max - head.size());
    const std::string indent = "\n" + std::string(head.size(), ' ');
    for (std::size_t at = 0; (at = lines.find('\n', at)) != std::string::npos; at += indent.size())
        lines.replace(at, 1, indent);
    return std::string(head) + lines;
}

std::string ending_in_words(const Table& table) {
    const Ending& ending = *table.match.ending;
    const auto named = [&](Side side) { return table.player(side).name; };
    if (ending.reason == "declined")
        return fmt::format("Declined by {}: it does not count.", named(table.match.to_move));
    if (ending.result == Result::draw) return fmt::format("Drawn: {}.", in_words(ending.reason));
    const Side winner = ending.result == Result::first ? Side::first : Side::second;
    if (ending.reason == "resigned")
        return fmt::format("Won by {}: {} resigned.", named(winner), named(other(winner)));
    if (ending.reason == "time")
        return fmt::format("Won by {}: {}'s time was up.", named(winner), named(other(winner)));
    return fmt::format("Won by {}: {}.", named(winner), in_words(ending.reason));
}

std::string board_in_words(const Table& table, std::optional<Side> reader) {
    BoardStyle style;
    style.bottom = reader.value_or(Side::first);
    for (Side side : {Side::first, Side::second})
        style.captions[index_of(side)] = table.called(side, reader);
    if (!table.steps.empty()) style.last = &table.steps.back();
    std::string text;
    if (!table.steps.empty()) {
        const Step& step = table.steps.back();
        text += wrapped(fmt::format("Move {}, {}: {}", table.steps.size(),
                                    table.called(step.side, reader), step.told)) +
                "\n\n";
    }
    if (const auto board = table.game->board(table.view.position, style)) text += *board;
    if (!text.ends_with('\n')) text += '\n';
    text += '\n';
    if (table.over()) return text + wrapped(ending_in_words(table)) + "\n";
    return text + turn_in_words(table, reader) + "\n" + legal_moves(table.view) +
           clocks_in_words(table, reader);
}

std::string move_sheet(const Table& table) {
    std::optional<Side> awaited;
    if (!table.over()) awaited = table.view.to_move;
    return move_sheet(table.steps, {table.players[0].name, table.players[1].name}, awaited);
}

std::string machine_block(const Table& table) {
    std::string block = "-- posthouse 1\n";
    // A long value goes on in lines that begin with a blank.
    const auto add = [&block](std::string_view name, std::string_view value) {
        std::string text = wrapped(fmt::format("{}: {}", name, value), columns_max - 2);
        for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 3)
            text.replace(at, 1, "\n  ");
        block += text + "\n";
    };
    std::string legal, moves;
    for (const MoveText& move : table.view.legal) legal += (legal.empty() ? "" : " ") + move.text;
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
    add("over", ending ? "yes" : "no");
    add("result", ending ? name_of(ending->result) : "");
    add("reason", ending ? ending->reason : "");
    return block + "--\n";
}

std::string thread_root(const Match& match, std::string_view host) {
    return fmt::format("<{}.{}@{}>", match.game, match.board, host);
}

Letter board_letter(const Table& table, Side reader, std::string_view host, Instant now) {
    const User& user = table.player(reader);
    Letter letter;
    letter.to = user.id;
    letter.address = user.address_confirmed ? user.address : "";
    letter.match = table.match.id;
    letter.automatic = false;
    letter.message_id =
        fmt::format("{}.{}.{}{}.{}", table.match.game, table.match.board, table.moves.size(),
                    table.over() ? ".end" : "", name_of(reader));
    letter.in_reply_to = letter.references = thread_root(table.match, host);
    letter.subject = fmt::format("{} Board {}", table.match.game, table.match.board);
    letter.body = fmt::format("Dear {},\n\n", user.name);
    if (table.moves.empty() && !table.over())
        letter.body +=
            wrapped(fmt::format("A match begins: {}, {} against {}. {}", table.name(),
                                table.players[0].name, table.players[1].name,
                                table.view.to_move == reader
                                    ? "You move first."
                                    : table.player(table.view.to_move).name + " moves first.")) +
            "\n\n";
    letter.body += board_in_words(table, reader) + "\n" + comment_in_words(table, reader) +
                   how_to_answer(table, reader) + move_sheet(table) + "\n" + machine_block(table);
    letter.written = letter.due = now;
    return letter;
}

Letter confirmation_letter(const User& user, Instant now) {
    Letter letter;
    letter.to = user.id;
    letter.address = user.address;
    letter.automatic = true;
    letter.message_id = fmt::format("confirm.{}", static_cast<std::int64_t>(user.id));
    letter.subject = "confirm {confirm}";
    letter.body = fmt::format(
        "Dear {},\n\n"
        "somebody, we hope you, signed this address up at our house. If it was\n"
        "you, simply reply to this letter, or open\n"
        "    {{page}}/confirm/{{confirm}}\n\n"
        "Then your letters come here, and you may play by mail. If it was not\n"
        "you, do nothing: you will not hear from us again.\n\n"
        "The house\n",
        user.name);
    letter.written = letter.due = now;
    return letter;
}

}  // namespace posthouse
