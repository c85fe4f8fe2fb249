#include "club/reply_words.h"

#include "club/command_table.h"
#include "club/filled_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <span>
#include <vector>

namespace posthouse {
namespace {

using Kind = ReplyLine::Kind;

constexpr std::string_view blanks = " \t\r\n";

std::string_view without(std::string_view text, std::string_view front, std::string_view back) {
    while (!text.empty() && front.find(text.front()) != std::string_view::npos)
        text.remove_prefix(1);
    while (!text.empty() && back.find(text.back()) != std::string_view::npos) text.remove_suffix(1);
    return text;
}

/// Without quotes, stars (bold type, as text), blanks that are not seen, and a full stop or
/// exclamation mark.
std::string_view bare(std::string_view line) {
    constexpr std::array<std::string_view, 10> quotes = {"“", "”", "„",      "‘",      "’",
                                                         "«", "»", "\u00a0", "\u200b", "\ufeff"};
    for (std::size_t before = line.size() + 1; line.size() < before;) {
        before = line.size();
        line = without(line, " \t\r\n\"'`*", " \t\r\n\"'`*.!");
        for (std::string_view quote : quotes) {
            if (line.starts_with(quote)) line.remove_prefix(quote.size());
            if (line.ends_with(quote)) line.remove_suffix(quote.size());
        }
    }
    return line;
}

std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> words;
    for (line = without(line, blanks, blanks); !line.empty(); line = without(line, blanks, "")) {
        words.push_back(line.substr(0, line.find_first_of(blanks)));
        line.remove_prefix(words.back().size());
    }
    return words;
}

bool begins_with(std::string_view line, std::string_view word) {
    return same_word(line.substr(0, word.size()), word);
}

ReplyLine made(Kind kind, std::string command, bool needs_ply) {
    ReplyLine line;
    line.kind = kind;
    line.made = std::move(command);
    line.needs_ply = needs_ply;
    return line;
}

/// `c`, `move c`, `c#5`: the move and nothing else.
std::optional<ReplyLine> as_move(const ReplyReader& reply, std::string_view line) {
    line = bare(line);
    if (begins_with(line, "move") && line.find_first_of(" :\t", 4) == 4)
        line = bare(without(line.substr(5), " :\t", ""));
    const std::size_t hash = line.find('#');
    const MoveText* move = legal_move(reply.seen, bare(line.substr(0, hash)));
    if (!move) return std::nullopt;
    ReplyLine read = made(Kind::move, reply.on("move", reply.numbered(move->text)), true);
    read.move = move->text;
    if (hash != std::string_view::npos &&
        read_number(line.substr(hash + 1)) != reply.answers.ply + 1)
        read.kind = Kind::unclear;
    return read;
}

/// A word that says what to do at this board.
std::optional<ReplyLine> as_act(const ReplyReader& reply, std::string_view line) {
    const std::string_view words = bare(line);
    const auto is = [&](std::string_view word) { return same_word(words, word); };
    const auto act = [](std::string words_made, bool needs_ply) {
        return made(Kind::act, std::move(words_made), needs_ply);
    };
    for (std::string_view word : {"accept", "reject", "confirm", "yield"})
        if (is(word)) return act(reply.on(word), true);
    for (std::string_view word : {"undo", "pass", "swap"})
        if (is(word)) return act(reply.on("move", word), true);
    for (std::string_view word : {"propose", "draw", "propose draw", "propose a draw"})
        if (is(word)) return act(reply.on("move", "propose"), true);
    if (is("resign") || is("move resign")) return act(reply.on("resign"), false);
    if (begins_with(words, "submit "))
        if (const MoveText* move = legal_move(reply.seen, bare(words.substr(7))))
            return act(reply.on("submit", reply.numbered(move->text)), true);
    return std::nullopt;
}

/// What may stand beside a move: it looks, talks or lays ready.
std::optional<ReplyLine> as_aside(const ReplyReader& reply, std::string_view line) {
    const std::string_view words = bare(line);
    const auto aside = [](std::string words_made, bool needs_ply = false) {
        return made(Kind::aside, std::move(words_made), needs_ply);
    };
    for (std::string_view word : {"show", "subscribe", "unsubscribe"})
        if (same_word(words, word)) return aside(reply.on(word));
    if (begins_with(words, "show #") && read_number(words.substr(6)))
        return aside(reply.on("show") + std::string(words.substr(5)));
    if (same_word(words, "chat") || begins_with(words, "chat ") || begins_with(words, "chat:")) {
        ReplyLine chat = aside(reply.on("chat"));
        const std::string_view rest = without(line, blanks, blanks).substr(4);
        chat.text = same_word(words, "chat") ? "" : without(rest, ": \t", "");
        chat.chats = true;
        return chat;
    }
    const auto rest = words_of(words);
    if (same_word(words, "queue")) return aside(reply.on("queue"));
    if (rest.size() < 2) return std::nullopt;
    if (same_word(rest[0], "preview") && legal_move(reply.seen, rest[1], reply.answers.side))
        return aside(reply.on("preview", words.substr(8)), true);
    const bool plan = same_word(rest[1], "if") || same_word(rest[1], "none") ||
                      legal_move(reply.seen, without(rest[1], "", ","));
    if (same_word(rest[0], "queue") && plan) return aside(reply.on("queue", words.substr(6)), true);
    return std::nullopt;
}

/// A whole command, as it could stand in any mail. A move at this board gets the number that it has
/// in the letter replied to.
std::optional<ReplyLine> as_command(const ReplyReader& reply, std::string_view line) {
    if (!is_command(line)) return std::nullopt;
    ReplyLine read = made(Kind::command, std::string(without(line, blanks, blanks)), false);
    read.of_house = find_game(words_of(line)[0]) == nullptr;
    for (std::string_view speaker : {"", "somebody"}) {
        const auto command = read_command(line, speaker);
        if (!command || command->row->id != CommandId::move) continue;
        const std::string_view typed = command->word("MOVE");
        if (!same_word(command->game->name, reply.table.match.game) ||
            command->word("board") != std::to_string(reply.table.match.board))
            return read;
        if (const MoveText* move = legal_move(reply.seen, typed)) {
            read.move = move->text;
            if (command->line.options.empty() && read.made.ends_with(typed))
                read.made += fmt::format("#{}", reply.answers.ply + 1);
        }
        return read;
    }
    return read;
}

bool is_any(std::string_view word, std::span<const std::string_view> words) {
    return std::ranges::any_of(words, [&](auto one) { return same_word(one, word); });
}

/// Words that open a letter. Many close one as well: "Ciao,", "Liebe Grüße,", and what stands
/// beneath them is a name, perhaps a single letter; such words count only before a player's name.
bool is_greeting(const ReplyReader& reply, std::string_view line) {
    constexpr std::array<std::string_view, 15> openings = {
        "hi",   "hello",   "hey",  "dear",  "hallo",  "liebe", "lieber", "moin",
        "cher", "bonjour", "hola", "chère", "buenos", "caro",  "cara"};
    constexpr std::array<std::string_view, 9> both = {"servus", "salut", "ciao",  "olá", "hej",
                                                      "hei",    "cześć", "beste", "ahoj"};
    const auto words = words_of(line);
    if (words.empty() || words.size() > 5) return false;
    const std::string_view first = without(words[0], "", ",.!");
    const std::string_view last = without(words.back(), "", ",.!");
    const auto& [one, other] = reply.table.players;
    const bool named = same_word(last, one.name) || same_word(last, other.name);
    if (named)
        return words.size() == 1 ? line.ends_with(',')
                                 : is_any(first, openings) || is_any(first, both);
    return is_any(first, openings) && !begins_with(last, "gr");
}

}  // namespace

ReplyReader::ReplyReader(const Answered& to, const Table& now)
    : answers(to), table(now), seen(now.view) {
    const auto ply = static_cast<std::size_t>(answers.ply);
    if (answers.undos != table.match.undos || ply >= table.moves.size()) return;
    Record record = record_of(table.match, table.moves);
    record.moves.resize(ply);
    if (auto view = table.game->look(record)) seen = *std::move(view);
}

std::string ReplyReader::on(std::string_view word, std::string_view more) const {
    return fmt::format("{} {} {}{}{}", table.match.game, word, table.match.board,
                       more.empty() ? "" : " ", more);
}

std::string ReplyReader::numbered(std::string_view move) const {
    return fmt::format("{}#{}", move, answers.ply + 1);
}

ReplyLine ReplyReader::read(std::string_view line) const {
    if (is_sheet_row(line) && !legal_move(seen, bare(line))) return made(Kind::row, "", false);
    if (const auto move = as_move(*this, line)) return *move;
    if (const auto act = as_act(*this, line)) return *act;
    if (const auto aside = as_aside(*this, line)) return *aside;
    if (const auto command = as_command(*this, line)) return *command;
    ReplyLine read;
    // "c?" is a question, or a doubt.
    if (legal_move(seen, bare(without(bare(line), "", "?")))) read.kind = Kind::unclear;
    if (read.kind == Kind::words && is_greeting(*this, line)) read.kind = Kind::greeting;
    return read;
}

/// In a sentence `a`, `e` and numbers are words like others, unless it takes something back.
const MoveText* ReplyReader::mentioned(std::string_view line, std::string_view but) const {
    constexpr std::string_view around = "\"'`*()[]{}<>,;:.!?/-–…";
    constexpr std::array<std::string_view, 21> doubts = {
        "meant",  "mean",  "instead", "rather", "sorry", "actually", "correction",
        "meinte", "meine", "sondern", "lieber", "doch",  "plutôt",   "pardon",
        "invece", "anzi",  "quise",   "digo",   "mejor", "melhor",   "stattdessen"};
    const auto words = words_of(line);
    const bool doubtful = std::ranges::any_of(
        words, [&](auto word) { return is_any(without(word, around, around), doubts); });
    for (std::string_view word : words) {
        word = without(word, around, around);
        const MoveText* move = legal_move(seen, word);
        if (!move || same_word(move->text, but)) continue;
        const bool letter =
            word.size() == 1 && std::string_view("aeiouyAEIOUY").find(word[0]) != word.npos;
        const bool common = letter || std::ranges::all_of(word, is_digit);
        if (words.size() >= 4 && common && !doubtful) continue;
        return move;
    }
    return nullptr;
}

bool takes_back(std::string_view line) {
    constexpr std::array<std::string_view, 14> words = {
        "no wait",    "no, wait",  "wait",    "oops",       "scratch that", "ignore", "forget that",
        "never mind", "nevermind", "not yet", "don't play", "do not play",  "cancel", "correction"};
    line = without(line, blanks, blanks);
    const auto is_letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    return std::ranges::any_of(words, [&](auto word) {
        return begins_with(line, word) &&
               (line.size() == word.size() || !is_letter(line[word.size()]));
    });
}

}  // namespace posthouse
