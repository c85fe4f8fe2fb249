// Playing: challenge, move, resign; and looking at boards.

#include "club/clock.h"
#include "club/errand.h"
#include "club/letters.h"

#include <fmt/format.h>

#include <stdexcept>

namespace posthouse {
namespace {

constexpr std::string_view default_clock = "30d+1d";

/// "12#4" into "12" and 4.
struct NumberedWord {
    std::string_view word;
    std::optional<int> number;
    bool wrong = false;  // what stands behind the # is no number
};

NumberedWord read_numbered(std::string_view typed) {
    NumberedWord read{typed, std::nullopt, false};
    const std::size_t hash = typed.find('#');
    if (hash == std::string_view::npos) return read;
    read.word = typed.substr(0, hash);
    read.number = read_number(typed.substr(hash + 1));
    read.wrong = !read.number;
    return read;
}

/// Words that people try as moves and that have a better answer than "no such house".
std::optional<Refusal> not_a_move(std::string_view word) {
    if (same_word(word, "pass"))
        return refuse("There is no passing: a player who has a legal move must make one.");
    for (std::string_view later : {"swap", "propose", "undo", "accept", "reject"})
        if (same_word(word, later))
            return refuse("The house does not know “", later,
                          "” as a move yet: nothing was changed. “resign” it knows.");
    return std::nullopt;
}

bool writes(const MoveText& move, std::string_view typed) {
    return same_word(move.text, typed) || same_word(move.shown, typed);
}

/// The legal move that was typed, as it is stored; else the typed words, which the game will
/// refuse.
std::string as_stored(const Game& game, const Record& record, std::string_view typed) {
    const auto view = game.look(record);
    if (!view)
        throw std::runtime_error("a stored match of " + std::string(game.name) + " is damaged");
    for (const MoveText& move : view->legal)
        if (writes(move, typed)) return move.text;
    return std::string(typed);
}

/// The answer to a move that has another number than the next: harmless where it is the one that
/// this player made then (a mail that comes twice), else refused.
Or<std::string> numbered_otherwise(const Game& game, const Record& record, Side seat,
                                   const NumberedWord& typed) {
    const auto next = record.moves.size() + 1;
    const auto number = static_cast<std::size_t>(*typed.number);
    if (const auto steps = game.steps(record); steps && number >= 1 && number < next) {
        const Step& step = (*steps)[number - 1];
        if (step.side == seat && writes(step.move, typed.word))
            return fmt::format("Move {} was played already: {}. Nothing was changed.\n", number,
                               step.move.shown);
    }
    return refuse("The next move is number ", next, ", not ", number, ": nothing was played.");
}

}  // namespace

int read_board(std::string_view word) {
    if (word.empty() || word.size() > 9 || word[0] == '0') return 0;
    int number = 0;
    for (char c : word) {
        if (!is_digit(c)) return 0;
        number = number * 10 + (c - '0');
    }
    return number;
}

Or<Match> find_match(const Reader& reader, const Game& game, std::string_view word) {
    const int board = read_board(read_numbered(word).word);
    // What stands here is not repeated to the reader: somebody may have put his password in the
    // wrong place.
    if (board == 0) return refuse("A board is a number, as in “", game.name, " show 12”.");
    if (auto match = reader.match_on(game.name, board)) return *match;
    return refuse("There is no ", game.name, " board ", board, ": “", game.name,
                  " games NAME” lists a player's boards.");
}

Or<Match> Service::seated(Errand& errand, const User& user) const {
    auto match = find_match(errand.unit, *errand.command.game, errand.command.word("board"));
    if (!match) return match;
    if (match->seats[0] != user.id && match->seats[1] != user.id)
        return refuse("You do not play on ", match->game, " board ", match->board, ", ", user.name,
                      ": “", match->game, " games ", user.name, "” lists your boards.");
    if (match->ending)
        return refuse("The game on ", match->game, " board ", match->board, " is over.");
    errand.reply.match = match->id;
    return match;
}

/// Jobs follow the turn: the computer's thinking, the end of the time.
void Service::turn_passes(Unit& unit, Match& match, Instant now) const {
    match.turn_since = now;
    unit.change_match(match);
    unit.remove_jobs(match.id);
    if (match.ending) return;
    const auto next = unit.user(match.seats[index_of(match.to_move)]);
    if (next && next->level > 0) {
        Job think{{}, "think", match.id, match.plies, now};
        unit.add_job(think);
    }
    if (match.clock.bank != milliseconds(0)) {
        Job flag{{}, "flag", match.id, match.plies, time_up(match)};
        unit.add_job(flag);
    }
}

/// A board letter to each person at the table but the one who has the answer already.
void Service::tell_players(Errand& errand, const Table& table, std::optional<UserId> but) const {
    for (Side side : {Side::first, Side::second}) {
        const User& user = table.player(side);
        if (user.level > 0 || user.id == but) continue;
        Letter letter = board_letter(table, side, settings_.host, errand.now);
        errand.unit.add_letter(letter);
    }
    errand.reply.match = table.match.id;
    errand.reply.touched.push_back(table.match.id);
}

Service::Said Service::challenge(Errand& errand) const {
    std::array<User, 2> players;
    for (std::size_t i = 0; i < 2; ++i) {
        const auto user = find_player(errand.unit, errand.command.word(i == 0 ? "user1" : "user2"));
        if (!user) return user.refusal();
        players[i] = *user;
    }
    if (players[0].id == players[1].id)
        return refuse("A match needs two players: name somebody else beside ", players[0].name,
                      '.');

    std::optional<User> challenger;
    if (errand.command.claim || errand.request.speaker) {
        const auto user = speaker(errand);
        if (!user) return user.refusal();
        challenger = *user;
    } else {
        for (const User& user : errand.unit.users_at(errand.request.address))
            if (user.id == players[0].id || user.id == players[1].id) challenger = user;
    }
    if (!challenger)
        return refuse(
            "Say who you are: write from the confirmed address of one of the two, or add "
            "--password=PASSWORD.");
    if (challenger->id != players[0].id && challenger->id != players[1].id)
        return refuse("You are ", challenger->name, ": one of the two players must be you.");

    const auto clock =
        read_clock(errand.command.line.option("clock").value_or(std::string(default_clock)));
    if (!clock) return clock.refusal();
    const std::string first = errand.command.line.option("first").value_or("lot");
    bool turned = false;
    if (same_word(first, "lot"))
        turned = settings_.lot() % 2 == 1;
    else if (same_word(first, players[1].name) || same_word(first, errand.command.word("user2")))
        turned = true;
    else if (!same_word(first, players[0].name) && !same_word(first, errand.command.word("user1")))
        return refuse("--first= says who moves first: lot, ", players[0].name, " or ",
                      players[1].name, '.');
    if (turned) std::swap(players[0], players[1]);

    Match match;
    match.game = errand.command.game->name;
    match.seats = {players[0].id, players[1].id};
    match.clock = *clock;
    match.started = match.turn_since = errand.now;
    errand.unit.add_match(match);
    turn_passes(errand.unit, match, errand.now);
    const Table table = load_table(errand.unit, match);
    tell_players(errand, table, challenger->id);
    const auto reader = table.seat_of(challenger->id);
    return wrapped(fmt::format("A match begins: {}, {} against {}.", table.name(), players[0].name,
                               players[1].name)) +
           "\n\n" + board_in_words(table, reader);
}

Service::Said Service::move(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const NumberedWord typed = read_numbered(errand.command.word("MOVE"));
    if (typed.wrong) return refuse("Behind # stands the number of the move, as in c#5.");
    if (same_word(typed.word, "resign")) return resign(errand);
    const auto found = seated(errand, *user);
    if (!found) return found.refusal();
    Match match = *found;
    const Side seat = match.seats[0] == user->id ? Side::first : Side::second;
    const Game& game = *errand.command.game;
    Record record = record_of(match, errand.unit.moves(match.id));
    const int ply = match.plies;
    if (typed.number && *typed.number != ply + 1)
        return numbered_otherwise(game, record, seat, typed);
    if (seat != match.to_move) {
        const auto opponent = errand.unit.user(match.seats[index_of(match.to_move)]);
        return refuse("It is not your turn, ", user->name, ": ",
                      opponent ? opponent->name : "the other", " is to move.");
    }
    if (const auto better = not_a_move(typed.word)) return *better;

    record.moves.push_back(as_stored(game, record, typed.word));
    const auto view = game.look(record);
    if (!view) return view.refusal().refusal;

    if (!errand.unit.append_move(match.id,
                                 {ply, record.moves.back(), errand.request.comment, errand.now}))
        return refuse(
            "That move has just been made by somebody else's hand: look at the board again.");
    match.clock = after_move(match, errand.now);
    match.plies = ply + 1;
    match.to_move = view->to_move;
    if (view->verdict.over)
        match.ending = Ending{view->verdict.result, std::string(view->verdict.reason), errand.now};
    turn_passes(errand.unit, match, errand.now);
    const Table after = load_table(errand.unit, match);
    tell_players(errand, after, user->id);
    return after.name() + "\n\n" + board_in_words(after, seat);
}

Service::Said Service::resign(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const auto found = seated(errand, *user);
    if (!found) return found.refusal();
    Match match = *found;
    const Side loser = match.seats[0] == user->id ? Side::first : Side::second;
    const bool both_moved = match.plies >= 2;
    match.ending = Ending{win_of(other(loser)), both_moved ? "resigned" : "declined", errand.now};
    turn_passes(errand.unit, match, errand.now);
    const Table table = load_table(errand.unit, match);
    tell_players(errand, table, user->id);
    return table.name() + "\n\n" + board_in_words(table, loser);
}

Service::Said Service::show(Errand& errand) const {
    std::optional<UserId> who = errand.request.speaker;
    std::string text;
    for (const std::string& word : errand.command.words.at("board")) {
        const NumberedWord numbered = read_numbered(word);
        if (numbered.wrong) return refuse("Behind # stands how many moves to show, as in 12#4.");
        const auto match = find_match(errand.unit, *errand.command.game, word);
        if (!match) return match.refusal();
        if (numbered.number && *numbered.number > match->plies)
            return refuse("Only ", match->plies, " moves have been made on ", match->game,
                          " board ", match->board, '.');
        Match shown = *match;
        if (numbered.number && *numbered.number < match->plies) shown.ending.reset();
        const Table table = load_table(errand.unit, shown, numbered.number);
        const auto reader = who ? table.seat_of(*who) : std::nullopt;
        if (!text.empty()) text += '\n';
        text += wrapped(fmt::format("{}, {} against {}", table.name(), table.players[0].name,
                                    table.players[1].name)) +
                "\n\n" + board_in_words(table, reader) + "\n" + move_sheet(table) + "\n" +
                machine_block(table);
        errand.reply.match = match->id;
    }
    return text;
}

Service::Said Service::preview(Errand& errand) const {
    const Game& game = *errand.command.game;
    std::vector<std::string> moves;
    if (const auto found = errand.command.words.find("MOVE"); found != errand.command.words.end())
        moves = found->second;
    Match match;
    Table table;
    const std::string_view board = errand.command.word("board");
    if (same_word(board, "new")) {
        if (!moves.empty() && read_number(moves[0])) {
            if (moves[0] != "2")
                return refuse("These games have two players: write “", game.name,
                              " preview new 2” and then moves.");
            moves.erase(moves.begin());
        }
        match.game = game.name;
        table.game = &game;
    } else {
        const NumberedWord numbered = read_numbered(board);
        if (numbered.wrong) return refuse("Behind # stands how many moves to keep, as in 12#4.");
        const auto found = find_match(errand.unit, game, board);
        if (!found) return found.refusal();
        match = *found;
        std::optional<std::size_t> plies;
        if (numbered.number) plies = static_cast<std::size_t>(*numbered.number);
        table = load_table(errand.unit, match, plies);
        errand.reply.match = match.id;
    }
    for (const std::string& move : moves)
        table.moves.push_back({static_cast<int>(table.moves.size()), move, "", {}});
    const Record record = record_of(match, table.moves);
    auto view = game.look(record);
    if (!view) return view.refusal().refusal;
    table.view = *std::move(view);
    table.steps = *game.steps(record);
    table.match.ending.reset();
    if (table.view.verdict.over)
        table.match.ending =
            Ending{table.view.verdict.result, std::string(table.view.verdict.reason), {}};
    table.match.clock = {};
    for (Side side : {Side::first, Side::second})
        if (table.players[index_of(side)].name.empty())
            table.players[index_of(side)].name = game.seats[index_of(side)];
    const auto reader =
        errand.request.speaker ? table.seat_of(*errand.request.speaker) : std::nullopt;
    return "A preview; nothing was played.\n\n" + board_in_words(table, reader);
}

}  // namespace posthouse
