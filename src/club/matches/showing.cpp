// Showing boards, and trying moves on a copy.

#include "club/commands/command_context.h"
#include "club/core/letter_layout.h"
#include "club/learning/opening_explorer.h"
#include "club/matches/board_letters.h"
#include "club/matches/etiquette.h"
#include "club/matches/loaded_match.h"
#include "club/matches/open_questions.h"

#include <fmt/format.h>

namespace posthouse::club {
namespace {

/// The match on board "12", or after four moves, "12#4".
Expected<LoadedMatch> match_shown(const StoreReader& reader, const games::Game& game,
                                  std::string_view word) {
    const NumberedWord numbered = split_number(word);
    if (numbered.wrong)
        return refuse("move-count-malformed", "After # write how many moves to show, as in 12#4.");
    const auto match = find_match(reader, game, word);
    if (!match) return match.error();
    if (numbered.number && *numbered.number > match->plies)
        return refuse("too-few-moves",
                      "The last move on {game} board {board} is number {n}: ask for that or an "
                      "earlier one.",
                      match->game, match->board, match->plies);
    Match shown = *match;
    if (numbered.number && *numbered.number < match->plies) {
        shown.outcome.reset();
        close_proposal(shown);
    }
    return load_match(reader, shown, numbered.number);
}

/// Players, terms, board and move list; ends in a blank line.
LetterBody format_shown(const LoadedMatch& loaded, const Viewer& viewer) {
    const std::string manners = format_etiquette(loaded, viewer);
    return wrap(viewer.texts("letter-players", {{"match", loaded.name(viewer.texts)},
                                                {"first", loaded.players[0].name},
                                                {"second", loaded.players[1].name}})) +
           "\n\n" + format_offer(loaded, viewer) + manners + (manners.empty() ? "" : "\n") +
           format_board(loaded, viewer) + "\n" + format_move_list(loaded, viewer.seat) + "\n";
}

/// The viewer with --seat applied, or why that is not possible.
Expected<Viewer> seated_as_asked(const LoadedMatch& loaded, Viewer viewer,
                                 const CommandLine& line) {
    const auto asked = line.option("seat");
    if (!asked) return viewer;
    const bool first = equals_ignore_case(*asked, "first");
    if (!first && !equals_ignore_case(*asked, "own"))
        return refuse("board-seat-malformed",
                      "--seat= says who is at the bottom of the board: own or first.");
    if (!first && !viewer.seat)
        return refuse("seat-unknown",
                      "You are not known as a player of {game} board {board}: leave --seat=own "
                      "out, or say who you are with “showas”.",
                      loaded.match.game, loaded.match.board);
    viewer.first_at_bottom = first;
    const Side wanted = first ? Side::first : *viewer.seat;
    if (bottom_for(loaded, viewer) != wanted)
        return refuse("seat-numbered",
                      "In {game} the houses are numbered from your side, so you are always at the "
                      "bottom: leave --seat=first out.",
                      loaded.game->name);
    if (wanted == Side::second && !loaded.game->drawing.text_turns)
        return refuse("seat-fixed",
                      "The text board of {game} is never turned round: leave --seat=own out.",
                      loaded.game->name);
    return viewer;
}

}  // namespace

static CommandResult show_command(CommandContext& context) {
    std::optional<UserId> who = context.request.speaker;
    std::vector<std::string> boards = context.command.arguments.at("board");
    // “wari show 4 dora”, as in commands with a name and password: as Dora sees it.
    if (boards.size() > 1)
        if (const auto named = context.unit.user_named(boards.back())) {
            who = named->id;
            boards.pop_back();
        }
    LetterBody text;
    for (const std::string& word : boards) {
        const auto shown = match_shown(context.unit, *context.command.game, word);
        if (!shown) return shown.error();
        const auto viewer =
            seated_as_asked(*shown, context.viewer(who ? shown->seat_of(*who) : std::nullopt),
                            context.command.line);
        if (!viewer) return viewer.error();
        if (!text.empty()) text += "\n";
        text += context.command.line.option("brief")
                    ? format_answer(*shown, *viewer)
                    : format_shown(*shown, *viewer) + machine_block(*shown);
        context.reply.match = shown->match.id;
    }
    return text;
}

static CommandResult preview_command(CommandContext& context) {
    const games::Game& game = *context.command.game;
    std::vector<std::string> moves;
    if (const auto found = context.command.arguments.find("MOVE");
        found != context.command.arguments.end())
        moves = found->second;
    LoadedMatch loaded;
    const std::string_view board = context.command.argument("board");
    const bool opening = equals_ignore_case(board, "new");
    if (opening) {
        loaded.match.game = game.name;
        loaded.game = &game;
    } else {
        const auto found = match_shown(context.unit, game, board);
        if (!found) return found.error();
        if (const auto refusal = preview_error(found->match)) return *refusal;
        loaded = *found;
        context.reply.match = found->match.id;
    }
    Viewer viewer = context.viewer({});
    if (context.request.speaker) viewer.seat = loaded.seat_of(*context.request.speaker);
    const Side typist = viewer.seat.value_or(Side::first);
    auto tried = preview_moves(loaded, moves, typist);
    // pbmserv required the number of players here: ignore it.
    if (!tried && opening && read_number(moves.front()))
        tried = preview_moves(loaded, {moves.begin() + 1, moves.end()}, typist);
    if (!tried) return tried.error();
    loaded = *std::move(tried);
    for (Side side : {Side::first, Side::second})
        if (loaded.players[index_of(side)].name.empty())
            loaded.players[index_of(side)].name = game.seats[index_of(side)];
    return context.texts("letter-preview") + "\n\n" + format_board(loaded, viewer);
}

static CommandResult show_as_command(CommandContext& context, const User& user) {
    LetterBody text;
    for (const std::string& word : context.command.arguments.at("board")) {
        const auto shown = match_shown(context.unit, *context.command.game, word);
        if (!shown) return shown.error();
        const auto seat = shown->seat_of(user.id);
        const auto viewer = seated_as_asked(*shown, context.viewer(seat), context.command.line);
        if (!viewer) return viewer.error();
        if (!text.empty()) text += "\n";
        text += format_shown(*shown, *viewer);
        text += format_chat(*shown, 0, context.texts);
        if (seat && !shown->over())
            text += format_queued_moves(shown->match, shown->moves(), *seat, context.texts);
        if (seat) text += format_note(shown->match, *seat, context.texts);
        context.reply.match = shown->match.id;
    }
    return text;
}

std::vector<CommandSpec> showing_commands() {
    using enum Arity;
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::show,
         show_command,
         "show",
         true,
         nobody,
         false,
         {{"board", some}},
         "[--seat=own|first] [--brief]"},
        {Id::showas,
         show_as_command,
         "showas",
         true,
         player,
         false,
         {{"user"}, {"password"}, {"board", some}},
         "[--seat=own|first]"},
        {Id::preview,
         preview_command,
         "preview",
         true,
         nobody,
         false,
         {{"board"}, {"MOVE", any}},
         ""},
    };
}

}  // namespace posthouse::club
