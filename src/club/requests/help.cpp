#include "club/requests/help.h"
#include "club/core/letter_layout.h"

#include "club/commands/command_context.h"
#include "club/matches/board_letters.h"
#include "club/matches/loaded_match.h"
#include "games/game_help.h"
#include "search/limits.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

namespace posthouse::club {
namespace {

/// The usage line; if it is too long, the options go on a line of their own.
std::string usage_of(const CommandSpec& row) {
    const std::string usage = row.usage();
    if (usage.size() <= columns_max) return usage;
    const std::size_t words = usage.size() - row.options.size() - 1;
    return usage.substr(0, words) + "\n" + wrap_with_indent("        ", row.options);
}

const games::Game& first_game() {
    const auto games = games::all_games();
    return *std::ranges::find_if(games, &games::Game::listed);
}

/// A short game for the tutorial: First searches `plies_ahead` plies, Second (the weakest level)
/// one. Always the same.
games::GameRecord simulate_game(const games::Game& game, int plies_ahead, std::size_t plies_max) {
    games::GameRecord record;
    search::ThinkLimits limits;
    limits.nodes_max = 300;
    while (record.moves.size() < plies_max) {
        const auto view = game.state(record);
        if (!view || view->verdict.over) break;
        limits.depth_max = view->to_move == Side::first ? plies_ahead : 1;
        const auto search_report = game.think(record, limits);
        if (!search_report) break;
        record.moves.push_back(search_report->move.text);
    }
    return record;
}

/// A finished game that is short enough for the tutorial, or else the beginning of a longer one.
games::GameRecord example_record(const games::Game& game) {
    constexpr std::size_t plies_wanted = 120, plies_max = 200;
    for (const int plies_ahead : {3, 4, 5}) {
        games::GameRecord record = simulate_game(game, plies_ahead, plies_wanted);
        if (record.moves.size() < plies_wanted) return record;
    }
    return simulate_game(game, 3, plies_max);
}

/// The match after the first `plies` moves of the record.
std::optional<LoadedMatch> match_after(const games::Game& game, games::GameRecord record,
                                       std::size_t plies) {
    record.moves.resize(std::min(plies, record.moves.size()));
    const auto view = game.state(record);
    const auto steps = game.steps(record);
    if (!view || !steps) return std::nullopt;
    LoadedMatch loaded;
    loaded.game = &game;
    loaded.match.game = game.name;
    loaded.match.board = 1;
    loaded.match.seats = {UserId{1}, UserId{2}};
    loaded.players[0].name = "ann";
    loaded.players[1].name = "computer-1";
    std::vector<PlayedMove> moves;
    for (std::size_t ply = 0; ply < record.moves.size(); ++ply)
        moves.push_back({static_cast<int>(ply), record.moves[ply], "", {}});
    loaded.match.plies = static_cast<int>(record.moves.size());
    loaded.match.to_move = view->to_move;
    loaded.view = *view;
    loaded.history = {std::move(moves), *steps};
    if (view->verdict.over)
        loaded.match.outcome =
            MatchOutcome{view->verdict.result, std::string(view->verdict.reason), {}};
    return loaded;
}

/// The commands called `word`, or else those of two words that begin with it.
std::vector<const CommandSpec*> command_specs(std::string_view word) {
    std::vector<const CommandSpec*> rows;
    for (const CommandSpec& row : command_table())
        if (equals_ignore_case(row.word, word)) rows.push_back(&row);
    if (!rows.empty()) return rows;
    for (const CommandSpec& row : command_table())
        if (row.word.size() > word.size() && row.word[word.size()] == ' ' &&
            equals_ignore_case(row.word.substr(0, word.size()), word))
            rows.push_back(&row);
    return rows;
}

std::string explain_command(std::span<const CommandSpec* const> rows) {
    std::string text;
    for (const CommandSpec* row : rows) text += (text.empty() ? "" : "\n") + explain_command(*row);
    return text;
}

constexpr std::string_view topics[] = {"clock", "commands", "mail", "ratings"};
constexpr std::string_view parts_of_games[] = {"rules", "example", "tutorial"};

/// The topic, game, part of a game or command that was typed, perhaps with a typing error.
std::optional<std::string_view> guess_subject(std::string_view typed) {
    std::vector<std::string_view> known(std::begin(topics), std::end(topics));
    known.insert(known.end(), std::begin(parts_of_games), std::end(parts_of_games));
    for (const games::Game& one : games::all_games())
        if (one.listed) known.push_back(one.name);
    for (const CommandSpec& row : command_table()) known.push_back(row.word);
    return guess_word(typed, known);
}

Expected<std::string> part_of_game(std::string_view part, const games::Game* game) {
    if (part == "tutorial") return tutorial(game != nullptr ? *game : first_game());
    if (game == nullptr)
        return refuse("help-game-missing", "Name a game: “help {game} {word}”.", first_game().name,
                      part);
    return part == "rules" ? std::string(game->help) : games::help_example(*game);
}

/// Help on one subject of one word.
Expected<std::string> help_on(std::string_view subject, const games::Game* game) {
    if (const auto rows = command_specs(subject); !rows.empty()) return explain_command(rows);
    const auto word = guess_subject(subject);
    if (!word)
        return refuse("no-such-help",
                      "There is no help on “{typed}”: ask for a game (“list” names them), a "
                      "command, or “help commands”.",
                      subject.substr(0, 40));
    if (*word == "clock") return clock_help();
    if (*word == "commands") return all_commands();
    if (*word == "mail") return mail_help();
    if (*word == "ratings") return ratings_help();
    if (std::ranges::count(parts_of_games, *word) > 0) return part_of_game(*word, game);
    if (const games::Game* named = games::find_game(*word)) return game_help(*named);
    return explain_command(command_specs(*word));
}

}  // namespace

std::string first_steps() {
    return "Posthouse is a server for the sowing games (Wari, Warri, Super-Wari,\n"
           "Oware) and OctiLite. Play by mail, on the page or in the terminal,\n"
           "against people or against the computer.\n"
           "The same commands work everywhere; in a mail, write them as the subject.\n\n"
           "    signup ann mypassword          create an account\n"
           "    list                           list the games\n"
           "    wari help                      a game in short\n"
           "    wari help rules                its rules\n"
           "    wari help example              an example game, move by move\n"
           "    wari challenge ann computer-2  start a match\n"
           "    wari challenge ann bob         challenge bob to a match\n"
           "    wari move 1 ann mypassword c   make your move on board 1\n"
           "    wari show 1                    show a board\n"
           "    help tutorial                  a first game, move by move\n"
           "    help mail                      how to play by mail\n"
           "    help clock                     how the clock works\n"
           "    help ratings                   how ratings work\n"
           "    help commands                  all commands\n"
           "    help move                      help on one command\n";
}

std::string all_commands() {
    std::string text =
        "GAME is the name of a game, + means one or more, [ ] is optional.\n"
        "If you are logged in, leave out user and password.\n\n";
    for (const CommandSpec& row : command_table())
        text += usage_of(row) + "\n" + wrap_with_indent("    ", row.summary) + "\n";
    return text;
}

std::string explain_command(const CommandSpec& row) {
    const std::string more = row.details.empty() ? "" : wrap(row.details) + "\n";
    return usage_of(row) + "\n\n" + wrap(std::string(row.summary) + ".") + "\n" + more;
}

std::string mail_help() {
    return "How to play by mail\n\n"
           "Reply to the letter that shows the board: type your move in the first\n"
           "line (just: c) and send it. The text below it goes to your opponent.\n"
           "Or replace the ? in the list of moves with your move. From your reply\n"
           "Posthouse knows which board you mean. It plays the move only if nothing\n"
           "has happened on that board since then. If your reply is ambiguous, it\n"
           "asks you and plays nothing.\n\n"
           "A board pasted back with its move list is read like a quoted one. A mail\n"
           "with the name of a game as its subject and a list that begins\n"
           "         Ann  Bob\n"
           "      1.  c    ?\n"
           "challenges Bob and plays c, once Posthouse is sure that you are Ann.\n\n"
           "If somebody challenges you, you get a letter. Reply with just accept,\n"
           "with your first move, or with decline. Nothing begins before that.\n\n"
           "Anything else is a command, as the subject of a new mail:\n"
           "    wari move 12 ann PASSWORD c      the text below is a comment\n"
           "    wari move 12 ann PASSWORD c#5    only if it is the fifth move\n"
           "Or leave the subject empty (or write: multiple) and put one command on\n"
           "each line of the mail, up to a line --, thanks or quit; # begins a\n"
           "comment. You get one answer to all of them.\n\n"
           "Who you are. A reply to one of our letters from an address that you\n"
           "have confirmed needs no password; this works until the next move on the\n"
           "board. Any other mail needs a password. It need not be the one of your\n"
           "account: “change mail-password” gives you a password that can play but\n"
           "cannot change your account. Without a password, and if your mail server\n"
           "does not prove who you are, you get a letter that asks you to confirm;\n"
           "nothing happens until you reply to it with “yes” or open its link.\n\n"
           "How much mail.\n"
           "    notify ann PASSWORD digest           all boards of a day in one mail\n"
           "    notify ann PASSWORD never wari/12    nothing about this board\n"
           "    notify ann PASSWORD each puzzle      the puzzle of the day\n"
           "    notify ann PASSWORD --quiet=22-7 --zone=+1:00\n"
           "    letters ann PASSWORD                 what was mailed and arrived\n"
           "    vacation ann PASSWORD 2027-07-01 2027-07-14\n"
           "Letters about matches and broadcasts have an unsubscribe link. All\n"
           "letters are on the page, too, mailed or not.\n\n"
           "A mail that arrives twice counts once. Posthouse does not answer\n"
           "automatic mails or mailing lists.\n";
}

std::string ratings_help() {
    return "How ratings work\n\n"
           "Each player has a rating for each game: a number that rises with a win\n"
           "and falls with a loss, and more so the less expected the result was.\n"
           "A player rated 200 points higher wins about three games in four.\n"
           "Ratings use Glicko-2 (Mark Glickman).\n\n"
           "New players begin at 1500, the levels of the computer at 800\n"
           "(computer-1) to 2700 (computer-20). 1523 ± 45 means: the true strength\n"
           "is very probably within twice 45 points of 1523. The number after the ±\n"
           "shrinks with each match and grows slowly in between. Above 110 the\n"
           "rating is provisional: it has a question mark, 1523?, and no place in\n"
           "the standings.\n\n"
           "A match counts if it is rated, over, and both players have moved. It is\n"
           "unrated if the challenge said so, if it began from a set-up position, or\n"
           "if a move was taken back against the computer. Ratings change at the\n"
           "moment when the match ends; the letter shows both.\n\n"
           "    wari standings          the best players\n"
           "    wari history ann        ann's games and rating changes\n"
           "    wari history ann bob    their games against each other\n";
}

std::string clock_help() {
    return "How the clock works\n\n" +
           wrap(
               "A clock is written as in 30d+1d/40d: each player begins with 30 days of thinking "
               "time, each move adds a day, and nobody saves more than 40 days; without a third "
               "number, no more than they began with. It runs for the player to move, and whoever "
               "runs out of time loses. “none” is no clock at all.") +
           "\n\n" + wrap(pause_rules()) + "\n\n" +
           wrap(
               "Players get a reminder when four fifths of their time are used, and another before "
               "the end.") +
           "\n\n"
           "    wari challenge ann bob --clock=10d+12h    a challenge with a clock\n"
           "    sleep 23-7 --weekend=sat,sun              sleeping hours and weekends\n"
           "    vacation 2026-12-24 2027-01-06            a vacation\n";
}

std::string tutorial(const games::Game& game) {
    const games::GameRecord record = example_record(game);
    const auto move_at = [&](std::size_t ply) { return match_after(game, record, ply); };
    const auto opening = move_at(0);
    if (!opening || record.moves.size() < 4) return std::string(game.help);
    std::string text = fmt::format(
        "A first game of {0}, move by move\n\n"
        "ann signs up and replies to the letter “confirm …” that she gets:\n"
        "    signup ann mypassword ann@example.org\n\n"
        "She challenges the weakest computer level and wants to move first:\n"
        "    {1} challenge ann computer-1 --first=ann\n\n"
        "The answer shows the number of her board, 1, and the position:\n\n",
        game.title, game.name);
    text += render_text(format_board(*opening, Side::first));
    constexpr std::size_t told_plies = 4;
    for (std::size_t ply = 0; ply < told_plies; ++ply) {
        const auto loaded = move_at(ply + 1);
        if (!loaded) break;
        const games::MoveDetails& step = loaded->history.last_step();
        if (step.side == Side::first)
            text +=
                "\n" +
                wrap(fmt::format("{} She types one of the legal moves, {}, as a command, or just "
                                 "“{}” in her reply to the letter that shows the board:",
                                 ply == 0 ? "Her first move." : "Her turn again.",
                                 step.move.shown.to(step.side), step.move.shown.to(step.side))) +
                fmt::format("\n    {} move 1 ann mypassword {}\n\n", game.name,
                            step.move.shown.to(step.side));
        else
            text += "\nThe computer moves, and a letter shows her the board:\n\n";
        text += render_text(format_board(*loaded, Side::first));
    }
    const auto whole = move_at(record.moves.size());
    if (!whole || !whole->over()) return text;
    return text +
           wrap(
               "\nThe game goes on like this. Each letter has a list of all moves, as below; a ? "
               "stands in place of your next move, and you can write your move there. The whole "
               "game:") +
           "\n\n" + render_text(format_move_list(*whole, Side::first)) + "\n" +
           wrap(format_ending(*whole)) + "\n\n" +
           wrap(fmt::format(
               "Now you: “{} help rules” has the rules, “help mail” explains how to play by mail.",
               game.name)) +
           "\n";
}

std::string game_help(const games::Game& game) {
    return fmt::format(
        "{0}\n"
        "    {1} help rules       every rule, with boards\n"
        "    {1} help example     a whole game, move by move\n"
        "    {1} help tutorial    your first match, command by command\n"
        "    {1} challenge ann computer-2\n",
        games::short_help(game), game.name);
}

Expected<std::string> help_on(std::span<const std::string> subjects, const games::Game* game) {
    std::string text;
    for (std::size_t i = 0; i < subjects.size(); ++i) {
        if (!text.empty()) text += '\n';
        if (i + 1 < subjects.size()) {
            const auto word = guess_subject(subjects[i]);
            const auto part = guess_word(subjects[i + 1], parts_of_games);
            if (const games::Game* named = word ? games::find_game(*word) : nullptr;
                named && part) {
                text += *part_of_game(*part, named);
                ++i;
                continue;
            }
        }
        if (i + 1 < subjects.size())
            if (const auto rows = command_specs(subjects[i] + " " + subjects[i + 1]);
                !rows.empty()) {
                text += explain_command(rows);
                ++i;
                continue;
            }
        const auto one = help_on(std::string_view(subjects[i]), game);
        if (!one) return one.error();
        text += *one;
    }
    return text;
}

static CommandResult help_command(CommandContext& context) {
    const auto subjects = context.command.arguments.find("subject");
    if (subjects != context.command.arguments.end())
        return help_on(subjects->second, context.command.game);
    return context.command.game ? game_help(*context.command.game) : first_steps();
}

std::vector<CommandSpec> help_commands() {
    using enum Arity;
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::help,
         help_command,
         "help",
         false,
         nobody,
         false,
         {{"subject", any}},
         "",
         "explain a game, a command, or all commands; also GAME help",
         "`help wari` describes the game in short; `help wari rules` has its rules, `help wari "
         "example` a game move by move, `help wari tutorial` a first match. `help move` explains a "
         "command, `help commands` lists them all, `help mail` explains how to play by mail, and "
         "`help` alone how to begin."},
    };
}

}  // namespace posthouse::club
