// Moves and their consequences, and resigning.

#include "club/matches/playing.h"
#include "club/accounts/sanctions.h"

#include "club/accounts/identity.h"
#include "club/challenges/challenge_answers.h"
#include "club/challenges/match_start.h"
#include "club/challenges/open_challenges.h"
#include "club/clocks/clock.h"
#include "club/clocks/turns.h"
#include "club/commands/command_context.h"
#include "club/commands/request_keys.h"
#include "club/core/events.h"
#include "club/learning/opening_explorer.h"
#include "club/letters/letter_delivery.h"
#include "club/matches/board_letters.h"
#include "club/matches/chat.h"
#include "club/matches/conditional_moves.h"
#include "club/matches/endings.h"
#include "club/matches/loaded_match.h"
#include "club/matches/match_tables.h"
#include "club/matches/open_questions.h"
#include "club/matches/proposals.h"

#include <fmt/format.h>

#include <stdexcept>

namespace posthouse::club {

static std::optional<Refusal> accept_by_move(CommandContext&, games::GameRecord, Match&,
                                             std::string_view typed);

namespace {

/// Words that people try as moves, with a better answer than "no such house".
std::optional<Refusal> not_a_move(std::string_view word) {
    if (equals_ignore_case(word, "pass"))
        return refuse("no-passing",
                      "There is no passing: a player who has a legal move must make one.");
    if (equals_ignore_case(word, "swap"))
        return refuse("no-swapping", "You cannot swap sides in these games: make a move.");
    return std::nullopt;
}

/// Words in place of a move that mean nothing before the match has begun.
bool needs_running_match(std::string_view word) {
    return equals_ignore_case(word, "propose") || equals_ignore_case(word, "undo") ||
           equals_ignore_case(word, "yield");
}

/// A match to which moves are being added.
struct Playing {
    UnitOfWork& unit;
    const games::Game& game;
    Match& match;
    ReplayCache::Entry entry;
    Instant now{};
    std::optional<std::int64_t> request{};    // of the first move
    std::vector<games::MoveDetails> steps{};  // of the added moves
    games::GameState view{};                  // after them
};

/// The moves of the match and their line, from the cache if it knows them.
ReplayCache::Entry entry_of(const UnitOfWork& unit, ReplayCache& cache, const games::Game& game,
                            const Match& match) {
    if (auto kept = cache.take(match.id, moves_stamp(unit, match.id))) return *std::move(kept);
    const auto moves = unit.moves(match.id);
    auto line = game.line(record_of(match, moves));
    if (!line || moves.size() != static_cast<std::size_t>(match.plies))
        throw std::runtime_error("a stored match of " + std::string(game.name) + " is damaged");
    return {PackedMoves(moves), *std::move(line)};
}

/// Plays one move of the player to move; a refusal changes nothing.
std::optional<Refusal> play_one(Playing& playing, std::string_view typed,
                                std::string_view comment) {
    Match& match = playing.match;
    const UserId mover = match.seats[index_of(match.to_move)];
    auto played = playing.game.play(playing.entry.line, typed);
    if (!played) return played.error();
    const PlayedMove move{match.plies, played->step.move.text, std::string(comment), playing.now,
                          std::exchange(playing.request, std::nullopt)};
    if (!append_move(playing.unit, match.id, move)) {
        playing.entry.line.reset();  // it is ahead of what is stored
        return refuse("board-changed",
                      "Another move was made on this board at the same moment: look at it again.");
    }
    playing.entry.moves.append(move);
    playing.steps.push_back(std::move(played->step));
    playing.view = std::move(played->view);
    const games::GameState& view = playing.view;
    match.clock = after_move(match, playing.now, pauses_in_turn(playing.unit, match));
    match.turn_since = playing.now;
    ++match.plies;
    match.to_move = view.to_move;
    close_proposal(match);
    close_submitted_move(match);
    if (view.verdict.over) {
        // Not stored: end_match does that, with all that follows.
        match.outcome =
            MatchOutcome{view.verdict.result, std::string(view.verdict.reason), playing.now};
    }
    record_event(playing.unit, event_of(match, EventKind::move, mover, move.text, playing.now));
    return std::nullopt;
}

/// The effect of conditional moves after a move.
struct PlayedConditionalMoves {
    std::vector<int> plies;       // moves made by conditional moves
    std::optional<Side> dropped;  // whose conditional moves had no answer to the last move
};

/// Plays conditional moves of both players as long as possible. Each move descends one level in its
/// tree.
PlayedConditionalMoves play_conditional_moves(Playing& playing) {
    PlayedConditionalMoves answered;
    while (!playing.match.outcome) {
        const Side side = playing.match.to_move;
        std::string& stored = playing.match.conditional_moves[index_of(side)];
        if (stored.empty()) break;
        const auto plan = parse_conditional_moves(stored);
        stored.clear();
        const ConditionalMove* answer =
            plan ? find_reply(*plan, playing.steps.back().move.text) : nullptr;
        if (!answer || play_one(playing, answer->mine, "")) {
            answered.dropped = side;
            break;
        }
        answered.plies.push_back(playing.match.plies - 1);
        if (!playing.match.outcome) stored = write_conditional_moves(answer->then);
    }
    return answered;
}

/// Adds private notes about what each player's conditional moves have done.
void add_private_notes(LoadedMatch& loaded, const PlayedConditionalMoves& answered) {
    const auto note = [&](Side side, std::string words) {
        std::string& notes = loaded.private_messages[index_of(side)];
        notes += (notes.empty() ? "" : " ") + std::move(words);
    };
    const auto texts_of = [&](Side side) { return Texts(loaded.player(side).language); };
    for (const int ply : answered.plies) {
        const games::MoveDetails& step = loaded.steps()[static_cast<std::size_t>(ply)];
        const games::MoveDetails& theirs = loaded.steps()[static_cast<std::size_t>(ply) - 1];
        note(step.side, texts_of(step.side)("letter-plan-answered",
                                            {{"theirs", theirs.move.shown.to(step.side)},
                                             {"yours", step.move.shown.to(step.side)}}));
    }
    if (answered.dropped)
        note(*answered.dropped,
             texts_of(*answered.dropped)(
                 "letter-plan-dropped",
                 {{"move", loaded.history.last_step().move.shown.to(answered.dropped)}}));
}

/// The answer to a move with a wrong number: harmless if this player made that move then (a
/// duplicate mail), otherwise refused.
Expected<std::string> wrong_number_answer(const games::Game& game, const games::GameRecord& record,
                                          Side seat, const NumberedWord& typed,
                                          const Texts& texts) {
    const auto next = record.moves.size() + 1;
    const auto number = static_cast<std::size_t>(*typed.number);
    if (const auto steps = game.steps(record); steps && number >= 1 && number < next) {
        const games::MoveDetails& step = (*steps)[number - 1];
        if (step.side == seat && step.move.is(typed.word, seat))
            return texts("letter-played-already",
                         {{"n", number}, {"move", step.move.shown.to(seat)}}) +
                   "\n";
    }
    return refuse("wrong-move-number",
                  "The next move is number {next}, not {number}: nothing was played.", next,
                  number);
}

}  // namespace

NumberedWord split_number(std::string_view typed) {
    NumberedWord read{typed, std::nullopt, false};
    const std::size_t hash = typed.find('#');
    if (hash == std::string_view::npos) return read;
    read.word = typed.substr(0, hash);
    read.number = read_number(typed.substr(hash + 1));
    read.wrong = !read.number;
    return read;
}

int read_board(std::string_view word) {
    if (word.empty() || word.size() > 9 || word[0] == '0') return 0;
    int number = 0;
    for (char c : word) {
        if (!is_digit(c)) return 0;
        number = number * 10 + (c - '0');
    }
    return number;
}

Expected<Match> find_match(const StoreReader& reader, const games::Game& game,
                           std::string_view word) {
    const int board = read_board(split_number(word).word);
    // Do not repeat the word: it may be a misplaced password.
    if (board == 0)
        return refuse("board-malformed", "A board is a number, as in “{game} show 12”.", game.name);
    if (auto match = reader.match_on(game.name, board)) return *match;
    return refuse("no-such-board",
                  "There is no {game} board {board}: “{game} games NAME” lists a player's boards.",
                  game.name, board);
}

void send_board_letters(CommandContext& context, const LoadedMatch& loaded,
                        std::optional<UserId> but) {
    for (Side side : {Side::first, Side::second}) {
        const User& user = loaded.player(side);
        if (user.level == 0 && user.id != but)
            queue_board_letter(context.unit, loaded, user, context.club.settings.host, context.now);
    }
    for (const MatchSubscription& watch : context.unit.list<MatchSubscription>(loaded.match.id)) {
        if (watch.user == but || loaded.seat_of(watch.user)) continue;
        if (const auto user = context.unit.user(watch.user))
            queue_board_letter(context.unit, loaded, *user, context.club.settings.host,
                               context.now);
    }
    context.reply.match = loaded.match.id;
    context.reply.changed.push_back(loaded.match.id);
}

namespace {

std::string repeated_move_text(const LoadedMatch& loaded, const games::MoveDetails& step, Side seat,
                               const Texts& texts) {
    return texts("letter-move-made-already",
                 {{"move", step.move.shown.to(seat)}, {"match", loaded.name(texts)}}) +
           "\n";
}

}  // namespace

/// The response to a request that has made a move in its match before; none if it has not.
static std::optional<CommandResult> repeated_move(CommandContext& context, const User& user) {
    const auto request = context.request.move_request;
    if (!request) return std::nullopt;
    const auto match =
        find_match(context.unit, *context.command.game, context.command.argument("board"));
    if (!match) return std::nullopt;
    const auto seat = std::ranges::find(match->seats, user.id);
    if (seat == match->seats.end()) return std::nullopt;
    std::optional<PackedMoves> read;
    const PackedMoves* moves =
        context.club.replay_cache.moves(match->id, moves_stamp(context.unit, match->id));
    if (!moves) moves = &read.emplace(context.unit.moves(match->id));
    const RepeatedMove before = find_repeated(*moves, *request);
    if (before.repetition == Repetition::key_reused) return key_reused_error();
    const bool removed = before.repetition == Repetition::none;
    if (removed && !((match->had_takeback() || match->etiquette) &&
                     was_removed(context.unit, match->id, *request)))
        return std::nullopt;
    context.reply.replayed = true;
    context.reply.match = match->id;
    if (removed) return context.texts("answer-move-taken-back") + "\n";
    const LoadedMatch loaded = load_match(context.unit, *match);
    return repeated_move_text(loaded, loaded.steps().at(before.ply), seat_in(*match, user.id),
                              context.texts);
}

static CommandResult move_command(CommandContext& context, const User& user) {
    const NumberedWord typed = split_number(context.command.argument("MOVE"));
    if (typed.wrong)
        return refuse("move-number-malformed", "After # write the number of the move, as in c#5.");
    // “move 12 accept” is “accept 12”.
    if (is_answer(typed.word))
        return equals_ignore_case(typed.word, "accept") ? accept_command(context, user)
                                                        : reject_command(context, user);
    if (const auto again = repeated_move(context, user)) return *again;
    const auto found = seated_or_challenged(context, user);
    if (!found) return found.error();
    Match match = *found;
    const Side seat = seat_in(match, user.id);
    const auto is = [&](std::string_view word) { return equals_ignore_case(typed.word, word); };
    if (typed.number && *typed.number != match.plies + 1)
        return wrong_number_answer(*context.command.game,
                                   record_of(match, context.unit.moves(match.id)), seat, typed,
                                   context.texts);
    if (is("resign")) return resign_command(context, user, match);
    if (match.is_offered() && (seat != match.to_move || needs_running_match(typed.word)))
        if (const auto begun = seated(context, user); !begun) return begun.error();
    if (is("propose")) return propose(context, user, match, Proposal::draw);
    if (is("undo")) return propose(context, user, match, Proposal::take_back);
    if (is("yield")) return yield_command(context, user);
    if (seat != match.to_move) {
        const auto opponent = context.unit.user(match.seats[index_of(match.to_move)]);
        return refuse("not-your-turn", "It is not your turn, {name}: {other} is to move.",
                      user.name, opponent ? opponent->name : "the other");
    }
    const auto played = play(context, match, typed.word, context.request.comment);
    if (!played) return played.error();
    const MatchSnapshot& after = **played;
    const games::MoveDetails& step = after.new_moves == 1
                                         ? after.history.last_step()
                                         : after.steps().at(static_cast<std::size_t>(match.plies));
    context.reply.text_if_repeated = repeated_move_text(after, step, seat, context.texts);
    context.reply.only_moved = after.by_one_move && after.private_messages[index_of(seat)].empty();
    if (context.reply.only_moved && context.request.brief) return std::string();
    return format_answer(after, context.viewer(seat));
}

std::optional<Refusal> muted_error(const StoreReader& reader, UserId by, Instant now) {
    if (!is_muted(reader, by, now)) return std::nullopt;
    return refuse("comments-while-muted",
                  "You are muted: what you did counts, but your comment was left out.");
}

std::optional<Refusal> comment_error(const StoreReader& reader, const Match& match, UserId by,
                                     Instant now) {
    if (const auto muted = muted_error(reader, by, now)) return muted;
    const auto from = reader.user(by);
    const auto to = reader.user(match.seats[index_of(other(seat_in(match, by)))]);
    return from && to ? chat_error(reader, *from, *to) : std::nullopt;
}

Expected<MatchSnapshotPtr> play(CommandContext& context, Match match, std::string_view typed,
                                std::string_view comment) {
    if (const auto better = not_a_move(typed)) return *better;
    const Side side = match.to_move;
    const UserId mover = match.seats[index_of(side)];
    const auto comment_refusal =
        comment.empty() ? std::nullopt : comment_error(context.unit, match, mover, context.now);
    if (comment_refusal) comment = {};
    const Match before = match;
    const games::Game& game = *games::find_game(match.game);
    if (match.is_offered()) {
        auto record = record_of(match, context.unit.moves(match.id));
        if (const auto refusal = accept_by_move(context, std::move(record), match, typed))
            return *refusal;
    }
    Playing playing{context.unit, game,
                    match,        entry_of(context.unit, context.club.replay_cache, game, match),
                    context.now,  context.request.move_request};
    const auto keep_entry = [&] {
        context.club.replay_cache.put(match.id, moves_stamp(context.unit, match.id),
                                      std::move(playing.entry));
    };
    if (const auto refusal = play_one(playing, typed, comment)) {
        keep_entry();
        return *refusal;
    }
    const PlayedConditionalMoves answered = play_conditional_moves(playing);
    std::optional<LoadedMatch> after;
    const auto announce = [&] {
        MoveHistory history(game, match.start_position, playing.entry.moves,
                            std::move(playing.steps));
        if (match.is_running()) keep_entry();
        LoadedMatch& loaded = after.emplace(
            load_match(context.unit, match, std::move(history), std::move(playing.view)));
        loaded.new_moves = static_cast<std::size_t>(match.plies - before.plies);
        loaded.begins_with_move = context.begins;
        loaded.accepted = context.accepted;
        add_private_notes(loaded, answered);
        if (comment_refusal) {
            std::string& note = loaded.private_messages[index_of(side)];
            note = translated(context, *comment_refusal) + (note.empty() ? "" : " ") + note;
        }
        send_board_letters(context, loaded, mover);
    };
    if (match.outcome) {
        end_match(context, match, *match.outcome, announce);
    } else {
        start_turn(context.club, context.unit, match, context.now);
        announce();
    }
    MatchSnapshot snapshot = load_snapshot(context.unit, *std::move(after));
    snapshot.by_one_move = before.is_running() && match.is_running() && snapshot.new_moves == 1 &&
                           snapshot.match.version == before.version + 1;
    context.reply.snapshot = std::make_shared<const MatchSnapshot>(std::move(snapshot));
    for (const Side seat : {Side::first, Side::second})
        if (match.conditional_moves[index_of(seat)] != before.conditional_moves[index_of(seat)])
            context.reply.changed_privately.push_back({match.id, match.seats[index_of(seat)]});
    return context.reply.snapshot;
}

/// The challenged player accepts by a legal move; the challenger's first move uses no time.
static std::optional<Refusal> accept_by_move(CommandContext& context, games::GameRecord record,
                                             Match& match, std::string_view typed) {
    match.turn_since = context.now;
    if (match.offered_to != match.seats[index_of(match.to_move)]) return std::nullopt;
    const std::size_t plies = record.moves.size();
    record.moves.emplace_back(typed);
    if (!games::find_game(match.game)->replay(record, plies)) return std::nullopt;  // refused later
    if (auto refusal = begin_error(context, match, match.offered_to)) return refusal;
    begin_accepted_match(context, match);
    return std::nullopt;
}

CommandResult resign_command(CommandContext& context, const User& user, Match match) {
    if (match.is_offered()) return give_up_challenge(context, user, match);
    const Side loser = seat_in(match, user.id);
    const std::string_view reason = giving_up(context.unit, match);
    if (reason == "declined")
        if (const auto why = explain_decline(context, match, user); !why) return why.error();
    say_beside(context, match, user);
    end_match(context, match, {win_of(other(loser)), std::string(reason), context.now}, user.id);
    return format_answer(load_match(context.unit, match), context.viewer(loser));
}

std::vector<CommandSpec> playing_commands() {
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::move, move_command, "move", true, player, false, move_on_board(), ""},
        {Id::resign, resign_command, "resign", true, player, false, on_board(), ""},
    };
}

}  // namespace posthouse::club
