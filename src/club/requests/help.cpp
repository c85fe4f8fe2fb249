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

std::string explain_commands(std::span<const CommandSpec* const> rows, const Texts& texts) {
    std::string text;
    for (const CommandSpec* row : rows)
        text += (text.empty() ? "" : "\n") + explain_command(*row, texts);
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

Expected<std::string> part_of_game(std::string_view part, const games::Game* game,
                                   const Texts& texts) {
    if (part == "tutorial") return tutorial(game != nullptr ? *game : first_game(), texts);
    if (game == nullptr)
        return refuse("help-game-missing", "Name a game: “help {game} {word}”.", first_game().name,
                      part);
    return part == "rules" ? games::help_rules(*game, texts) : games::help_example(*game, texts);
}

/// Help on one subject of one word.
Expected<std::string> help_on(std::string_view subject, const games::Game* game,
                              const Texts& texts) {
    if (const auto rows = command_specs(subject); !rows.empty())
        return explain_commands(rows, texts);
    const auto word = guess_subject(subject);
    if (!word)
        return refuse("no-such-help",
                      "There is no help on “{typed}”: ask for a game (“list” names them), a "
                      "command, or “help commands”.",
                      subject.substr(0, 40));
    if (*word == "commands") return all_commands(texts);
    if (std::ranges::count(topics, *word) > 0) return topic(*word, texts);
    if (std::ranges::count(parts_of_games, *word) > 0) return part_of_game(*word, game, texts);
    if (const games::Game* named = games::find_game(*word)) return game_help(*named, texts);
    return explain_commands(command_specs(*word), texts);
}

}  // namespace

std::string topic(std::string_view name, const Texts& texts) {
    return wrap(texts("topic-" + std::string(name))) + "\n";
}

std::string all_commands(const Texts& texts) {
    std::string text = topic("commands", texts) + "\n";
    for (const CommandSpec& row : command_table())
        text += usage_of(row) + "\n" + wrap_with_indent("    ", row.summary(texts)) + "\n";
    return text;
}

std::string explain_command(const CommandSpec& row, const Texts& texts) {
    const std::string details = row.details(texts);
    return usage_of(row) + "\n\n" + wrap(row.summary(texts) + ".") + "\n" +
           (details.empty() ? "" : wrap(details) + "\n");
}

/// The moves of its beginning, each with its board.
static std::string tutorial_moves(const games::Game& game, const games::GameRecord& record,
                                  const Texts& texts) {
    constexpr std::size_t told_plies = 4;
    std::string text;
    for (std::size_t ply = 0; ply < told_plies; ++ply) {
        const auto loaded = match_after(game, record, ply + 1);
        if (!loaded) break;
        const games::MoveDetails& step = loaded->history.last_step();
        const std::string move = step.move.shown.to(step.side);
        text +=
            "\n" + (step.side == Side::first
                        ? wrap(texts(ply == 0 ? "tutorial-first-move" : "tutorial-next-move",
                                     {{"move", move}})) +
                              fmt::format("\n    {} move 1 ann mypassword {}\n\n", game.name, move)
                        : wrap(texts("tutorial-answer")) + "\n\n");
        text += render_text(format_board(*loaded, {Side::first, texts}));
    }
    return text;
}

std::string tutorial(const games::Game& game, const Texts& texts) {
    const games::GameRecord record = example_record(game);
    const auto opening = match_after(game, record, 0);
    if (!opening || record.moves.size() < 4) return games::help_rules(game, texts);
    const std::string text =
        wrap(texts("tutorial-title", {{"title", game.title}})) + "\n\n" +
        wrap(texts("tutorial-sign-up")) + "\n    signup ann mypassword ann@example.org\n\n" +
        wrap(texts("tutorial-challenge")) +
        fmt::format("\n    {} challenge ann computer-1 --first=ann\n\n", game.name) +
        wrap(texts("tutorial-board")) + "\n\n" +
        render_text(format_board(*opening, {Side::first, texts})) +
        tutorial_moves(game, record, texts);
    const auto whole = match_after(game, record, record.moves.size());
    if (!whole || !whole->over()) return text;
    return text + "\n" + wrap(texts("tutorial-whole")) + "\n\n" +
           render_text(format_move_list(*whole, Side::first)) + "\n" +
           wrap(format_ending(*whole, texts)) + "\n\n" +
           wrap(texts("tutorial-now-you", {{"game", game.name}})) + "\n";
}

std::string game_help(const games::Game& game, const Texts& texts) {
    return games::short_help(game, texts) + "\n" + texts("game-links", {{"game", game.name}}) +
           "\n";
}

Expected<std::string> help_on(std::span<const std::string> subjects, const games::Game* game,
                              const Texts& texts) {
    std::string text;
    for (std::size_t i = 0; i < subjects.size(); ++i) {
        if (!text.empty()) text += '\n';
        if (i + 1 < subjects.size()) {
            const auto word = guess_subject(subjects[i]);
            const auto part = guess_word(subjects[i + 1], parts_of_games);
            if (const games::Game* named = word ? games::find_game(*word) : nullptr;
                named && part) {
                text += *part_of_game(*part, named, texts);
                ++i;
                continue;
            }
        }
        if (i + 1 < subjects.size())
            if (const auto rows = command_specs(subjects[i] + " " + subjects[i + 1]);
                !rows.empty()) {
                text += explain_commands(rows, texts);
                ++i;
                continue;
            }
        const auto one = help_on(std::string_view(subjects[i]), game, texts);
        if (!one) return one.error();
        text += *one;
    }
    return text;
}

static CommandResult help_command(CommandContext& context) {
    const auto subjects = context.command.arguments.find("subject");
    if (subjects != context.command.arguments.end())
        return help_on(subjects->second, context.command.game, context.texts);
    return context.command.game ? game_help(*context.command.game, context.texts)
                                : topic("begin", context.texts);
}

std::vector<CommandSpec> help_commands() {
    using enum Arity;
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::help, help_command, "help", false, nobody, false, {{"subject", any}}, ""},
    };
}

}  // namespace posthouse::club
