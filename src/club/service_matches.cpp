// Playing: moving, what follows from a move, resigning; and looking at boards.

#include "club/blocks.h"
#include "club/challenge_words.h"
#include "club/clock.h"
#include "club/errand.h"
#include "club/etiquette.h"
#include "club/events.h"
#include "club/letters.h"
#include "club/match_page.h"
#include "club/plan.h"
#include "club/post.h"
#include "club/ratings.h"
#include "club/restraints.h"

#include <fmt/format.h>

#include <stdexcept>

namespace posthouse {
namespace {

/// Words that people try as moves and that have a better answer than "no such house".
std::optional<Refusal> not_a_move(std::string_view word) {
    if (same_word(word, "pass"))
        return refuse("There is no passing: a player who has a legal move must make one.");
    if (same_word(word, "swap"))
        return refuse("There is no changing of sides in these games: make a move.");
    return std::nullopt;
}

/// Instead of a move: what means nothing before the match has begun.
bool is_word_at_board(std::string_view word) {
    return same_word(word, "propose") || same_word(word, "undo") || same_word(word, "yield");
}

/// A match while moves are added to it.
struct Playing {
    Unit& unit;
    const Game& game;
    Match& match;
    Record record;
    Instant now{};
    std::size_t fresh_from = record.moves.size();
    Story story{};  // of the record; whole from the first move that was added on
};

/// Plays one move for whoever is to move; where it is refused, nothing has changed.
std::optional<Refusal> play_one(Playing& at, std::string_view typed, std::string_view comment) {
    Match& match = at.match;
    const UserId mover = match.seats[index_of(match.to_move)];
    Record record = at.record;
    record.moves.emplace_back(typed);
    auto story = at.game.story(record, at.fresh_from);
    if (!story && story.refusal().at != std::optional(match.plies))
        throw std::runtime_error("a stored match of " + std::string(at.game.name) + " is damaged");
    if (!story) return story.refusal().refusal;
    record.moves.back() = story->steps.back().move.text;  // as it is stored
    if (!at.unit.append_move(match.id,
                             {match.plies, record.moves.back(), std::string(comment), at.now}))
        return refuse(
            "That move has just been made by somebody else's hand: look at the board again.");
    at.record = std::move(record);
    at.story = *std::move(story);
    const View& view = at.story.view;
    match.clock = after_move(match, at.now, pauses_in_turn(at.unit, match));
    match.turn_since = at.now;
    ++match.plies;
    match.to_move = view.to_move;
    match.proposal = Proposal::none;
    match.submitted = {};
    if (view.verdict.over) {
        match.ending = Ending{view.verdict.result, std::string(view.verdict.reason), at.now};
        match.plans = {};
    }
    happened(at.unit, event_of(match, EventKind::move, mover, at.record.moves.back(), at.now));
    return std::nullopt;
}

/// What became of plans after a move.
struct PlansAnswered {
    std::vector<int> plies;       // the moves that plans made
    std::optional<Side> dropped;  // whose plan had no answer to the last move
};

/// Plans answer one another for as long as they can. Each answer shortens its plan by one level.
PlansAnswered let_plans_answer(Playing& at) {
    PlansAnswered answered;
    while (!at.match.ending) {
        const Side side = at.match.to_move;
        std::string& stored = at.match.plans[index_of(side)];
        if (stored.empty()) break;
        const auto plan = read_plan(stored);
        stored.clear();
        const PlannedAnswer* answer = plan ? answer_to(*plan, at.record.moves.back()) : nullptr;
        if (!answer || play_one(at, answer->mine, "")) {
            answered.dropped = side;
            break;
        }
        answered.plies.push_back(at.match.plies - 1);
        if (!at.match.ending) stored = write_plan(answer->then);
    }
    return answered;
}

/// Tells each player, and him alone, what his plan has done.
void note_plans(Table& table, const PlansAnswered& answered) {
    const auto note = [&](Side side, std::string words) {
        std::string& notes = table.notes[index_of(side)];
        notes += (notes.empty() ? "" : " ") + std::move(words);
    };
    for (const int ply : answered.plies) {
        const Step& step = table.steps[static_cast<std::size_t>(ply)];
        const Step& theirs = table.steps[static_cast<std::size_t>(ply) - 1];
        note(step.side,
             fmt::format("Your plan answered {} with {}.", theirs.move.shown.to(step.side),
                         step.move.shown.to(step.side)));
    }
    if (answered.dropped)
        note(*answered.dropped, fmt::format("Your plan has no answer to {}: it is dropped.",
                                            table.steps.back().move.shown.to(answered.dropped)));
}

/// The table that is meant by "12" or, after four moves, "12#4".
Or<Table> table_shown(const Reader& reader, const Game& game, std::string_view word) {
    const NumberedWord numbered = read_numbered(word);
    if (numbered.wrong) return refuse("Behind # stands how many moves to show, as in 12#4.");
    const auto match = find_match(reader, game, word);
    if (!match) return match.refusal();
    if (numbered.number && *numbered.number > match->plies)
        return refuse("Only ", match->plies, " moves have been made on ", match->game, " board ",
                      match->board, '.');
    Match shown = *match;
    if (numbered.number && *numbered.number < match->plies) {
        shown.ending.reset();
        shown.proposal = Proposal::none;
    }
    return load_table(reader, shown, numbered.number);
}

/// Who plays and how, the board and the move list; ends in a blank line.
std::string shown_in_words(const Table& table, const Viewer& viewer) {
    const std::string manners = etiquette_in_words(table, viewer.seat);
    return wrapped(fmt::format("{}, {} against {}", table.name(), table.players[0].name,
                               table.players[1].name)) +
           "\n\n" + offer_in_words(table, viewer.seat) + manners + (manners.empty() ? "" : "\n") +
           board_in_words(table, viewer) + "\n" + move_sheet(table, viewer.seat) + "\n";
}

/// The viewer as --seat has it for this one look, or why that cannot be.
Or<Viewer> seated_as_asked(const Table& table, Viewer viewer, const CommandLine& line) {
    const auto asked = line.option("seat");
    if (!asked) return viewer;
    const bool first = same_word(*asked, "first");
    if (!first && !same_word(*asked, "own"))
        return refuse("Who is at the bottom of the board is --seat=own or --seat=first.");
    if (!first && !viewer.seat)
        return refuse("Nobody knows you as a player of ", table.match.game, " board ",
                      table.match.board,
                      ": leave --seat=own out, or say who you are with “showas”.");
    viewer.first_below = first;
    const Side wanted = first ? Side::first : *viewer.seat;
    if (bottom_for(table, viewer) != wanted)
        return refuse("In ", table.game->name,
                      " the numbers of the houses are yours, so you are always at the bottom: "
                      "leave --seat=first out.");
    if (wanted == Side::second && !table.game->drawing.text_turns)
        return refuse("The text board of ", table.game->name,
                      " is never turned round: leave --seat=own out.");
    return viewer;
}

/// The answer to a move that has another number than the next: harmless where it is the one that
/// this player made then (a mail that comes twice), else refused.
Or<std::string> numbered_otherwise(const Game& game, const Record& record, Side seat,
                                   const NumberedWord& typed) {
    const auto next = record.moves.size() + 1;
    const auto number = static_cast<std::size_t>(*typed.number);
    if (const auto steps = game.steps(record); steps && number >= 1 && number < next) {
        const Step& step = (*steps)[number - 1];
        if (step.side == seat && step.move.is(typed.word, seat))
            return fmt::format("Move {} was played already: {}. Nothing was changed.\n", number,
                               step.move.shown.to(seat));
    }
    return refuse("The next move is number ", next, ", not ", number, ": nothing was played.");
}

}  // namespace

NumberedWord read_numbered(std::string_view typed) {
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

Or<Match> find_match(const Reader& reader, const Game& game, std::string_view word) {
    const int board = read_board(read_numbered(word).word);
    // What stands here is not repeated to the reader: somebody may have put his password in the
    // wrong place.
    if (board == 0) return refuse("A board is a number, as in “", game.name, " show 12”.");
    if (auto match = reader.match_on(game.name, board)) return *match;
    return refuse("There is no ", game.name, " board ", board, ": “", game.name,
                  " games NAME” lists a player's boards.");
}

/// Jobs follow the turn: the computer's thinking, the end of the time. At the end of the match the
/// ratings follow.
void Service::turn_passes(Unit& unit, Match& match, Instant now) const {
    match.turn_since = now;
    unit.change_match(match);
    unit.remove_jobs(match.id);
    if (match.is_offered()) return add_expiry(unit, match);
    if (match.ending) {
        happened(unit, ending_of(match, now));
        return rate(unit, match);
    }
    const auto next = unit.user(match.seats[index_of(match.to_move)]);
    if (next && next->level > 0) {
        Job think{{}, "think", match.id, match.plies, now};
        unit.add_job(think);
    }
    wind_clock(unit, match, next && next->level == 0);
}

void Service::tell_players(Errand& errand, const Table& table, std::optional<UserId> but) const {
    for (Side side : {Side::first, Side::second}) {
        const User& user = table.player(side);
        if (user.level > 0 || user.id == but) continue;
        post(errand.unit,
             board_letter(table, side, settings_.host, errand.now,
                          extent_for(errand.unit, user, table.match.id)),
             errand.now);
    }
    for (const Watch& watch : errand.unit.watches(table.match.id)) {
        if (watch.user == but || table.seat_of(watch.user)) continue;
        if (const auto user = errand.unit.user(watch.user))
            post(errand.unit,
                 watch_letter(table, *user, settings_.host, errand.now,
                              extent_for(errand.unit, *user, table.match.id)),
                 errand.now);
    }
    errand.reply.match = table.match.id;
    errand.reply.touched.push_back(table.match.id);
}

Service::Said Service::move(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const NumberedWord typed = read_numbered(errand.command.word("MOVE"));
    if (typed.wrong) return refuse("Behind # stands the number of the move, as in c#5.");
    const auto found = seated_or_challenged(errand, *user);
    if (!found) return found.refusal();
    Match match = *found;
    const Side seat = seat_in(match, user->id);
    if (typed.number && *typed.number != match.plies + 1)
        return numbered_otherwise(*errand.command.game,
                                  record_of(match, errand.unit.moves(match.id)), seat, typed);
    if (same_word(typed.word, "resign")) return resign(errand);
    if (match.is_offered()) {
        if (same_word(typed.word, "accept")) return accept_challenge(errand, *user, match);
        if (same_word(typed.word, "reject") || same_word(typed.word, "decline"))
            return give_up_challenge(errand, *user, match);
        if (seat != match.to_move || is_word_at_board(typed.word))
            if (const auto begun = seated(errand, *user); !begun) return begun.refusal();
    }
    if (same_word(typed.word, "propose")) return propose(errand, *user, match, Proposal::draw);
    if (same_word(typed.word, "undo")) return propose(errand, *user, match, Proposal::take_back);
    if (same_word(typed.word, "accept")) return answer_proposal(errand, *user, match, true);
    if (same_word(typed.word, "yield")) return yield(errand);
    if (same_word(typed.word, "reject")) return answer_proposal(errand, *user, match, false);
    if (seat != match.to_move) {
        const auto opponent = errand.unit.user(match.seats[index_of(match.to_move)]);
        return refuse("It is not your turn, ", user->name, ": ",
                      opponent ? opponent->name : "the other", " is to move.");
    }
    const auto table = play(errand, match, typed.word, errand.request.comment);
    if (!table) return table.refusal();
    return answer_in_words(*table, errand.viewer(seat));
}

namespace {

/// Why what a player writes beneath his move is left out; empty where it goes with it.
std::string why_unheard(const Reader& reader, const Match& match, UserId mover, Instant now) {
    if (is_muted(reader, mover, now)) return std::string(words_left_out);
    const auto from = reader.user(mover);
    const auto to = reader.user(match.seats[index_of(other(seat_in(match, mover)))]);
    return from && to ? no_words_to(reader, *from, *to) : "";
}

}  // namespace

Or<Table> Service::play(Errand& errand, Match match, std::string_view typed,
                        std::string_view comment) const {
    if (const auto better = not_a_move(typed)) return *better;
    const Side side = match.to_move;
    const UserId mover = match.seats[index_of(side)];
    const std::string unheard =
        comment.empty() ? "" : why_unheard(errand.unit, match, mover, errand.now);
    if (!unheard.empty()) comment = {};
    const int before = match.plies;
    Playing at{errand.unit, *find_game(match.game), match,
               record_of(match, errand.unit.moves(match.id)), errand.now};
    if (match.is_offered())
        if (const auto refusal = move_at_offer(errand, at.record, match, typed)) return *refusal;
    if (const auto refusal = play_one(at, typed, comment)) return *refusal;
    const PlansAnswered answered = let_plans_answer(at);
    turn_passes(errand.unit, match, errand.now);

    Table table = load_table(errand.unit, match, std::move(at.story));
    table.fresh = static_cast<std::size_t>(match.plies - before);
    table.begins = errand.begins;
    table.accepted = errand.accepted;
    note_plans(table, answered);
    if (!unheard.empty()) {
        std::string& note = table.notes[index_of(side)];
        note = unheard + (note.empty() ? "" : " ") + note;
    }
    tell_players(errand, table, mover);
    if (match.ending) seek_again(errand, table);
    errand.reply.page = std::make_shared<const MatchPage>(load_page(errand.unit, table));
    return table;
}

/// The challenged player accepts by a legal move; whoever made the offer moves at no cost of time.
std::optional<Refusal> Service::move_at_offer(Errand& errand, Record record, Match& match,
                                              std::string_view typed) const {
    match.turn_since = errand.now;
    if (match.offered_to != match.seats[index_of(match.to_move)]) return std::nullopt;
    const std::size_t plies = record.moves.size();
    record.moves.emplace_back(typed);
    if (!find_game(match.game)->story(record, plies)) return std::nullopt;  // to be refused there
    if (auto refusal = cannot_begin(errand, match, match.offered_to)) return refusal;
    begin_offered(errand, match);
    return std::nullopt;
}

/// A match that is over leaves room for another where one of its players seeks more.
void Service::seek_again(Errand& errand, const Table& table) const {
    for (const UserId player : table.match.seats)
        if (const auto appetite = errand.unit.appetite(player, table.match.game);
            appetite && appetite->seek > 0)
            return pair_seekers(errand, *table.game, &table.match);
}

void Service::end_match(Errand& errand, Match& match, Ending ending,
                        std::optional<UserId> but) const {
    match.ending = std::move(ending);
    match.proposal = Proposal::none;
    match.plans = match.submitted = {};
    turn_passes(errand.unit, match, errand.now);
    const Table table = load_table(errand.unit, match);
    tell_players(errand, table, but);
    seek_again(errand, table);
    if (const auto game = errand.unit.tournament_game(match.id))
        advance_tournament(errand, game->tournament);
}

Service::Said Service::resign(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const auto found = seated_or_challenged(errand, *user);
    if (!found) return found.refusal();
    Match match = *found;
    if (match.is_offered()) return give_up_challenge(errand, *user, match);
    const Side loser = seat_in(match, user->id);
    // Moves that were taken back have been made all the same.
    const bool both_moved =
        match.plies >= 2 || match.taken_back() || errand.unit.tournament_game(match.id).has_value();
    end_match(errand, match,
              {win_of(other(loser)), both_moved ? "resigned" : "declined", errand.now}, user->id);
    return answer_in_words(load_table(errand.unit, match), errand.viewer(loser));
}

Service::Said Service::show(Errand& errand) const {
    const std::optional<UserId> who = errand.request.speaker;
    std::string text;
    for (const std::string& word : errand.command.words.at("board")) {
        const auto shown = table_shown(errand.unit, *errand.command.game, word);
        if (!shown) return shown.refusal();
        const auto viewer = seated_as_asked(
            *shown, errand.viewer(who ? shown->seat_of(*who) : std::nullopt), errand.command.line);
        if (!viewer) return viewer.refusal();
        if (!text.empty()) text += '\n';
        text += shown_in_words(*shown, *viewer) + machine_block(*shown);
        errand.reply.match = shown->match.id;
    }
    return text;
}

Service::Said Service::preview(Errand& errand) const {
    const Game& game = *errand.command.game;
    std::vector<std::string> moves;
    if (const auto found = errand.command.words.find("MOVE"); found != errand.command.words.end())
        moves = found->second;
    Table table;
    const std::string_view board = errand.command.word("board");
    const bool opening = same_word(board, "new");
    if (opening) {
        table.match.game = game.name;
        table.game = &game;
    } else {
        const auto found = table_shown(errand.unit, game, board);
        if (!found) return found.refusal();
        if (const auto refusal = tries_nothing(found->match)) return *refusal;
        table = *found;
        errand.reply.match = found->match.id;
    }
    Viewer viewer = errand.viewer({});
    if (errand.request.speaker) viewer.seat = table.seat_of(*errand.request.speaker);
    const Side typist = viewer.seat.value_or(Side::first);
    auto tried = tried_out(table, moves, typist);
    // The old server wanted to be told how many players there are: it is no move.
    if (!tried && opening && read_number(moves.front()))
        tried = tried_out(table, {moves.begin() + 1, moves.end()}, typist);
    if (!tried) return tried.refusal();
    table = *std::move(tried);
    for (Side side : {Side::first, Side::second})
        if (table.players[index_of(side)].name.empty())
            table.players[index_of(side)].name = game.seats[index_of(side)];
    return "A preview; nothing was played.\n\n" + board_in_words(table, viewer);
}

Service::Said Service::show_as(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    std::string text;
    for (const std::string& word : errand.command.words.at("board")) {
        const auto shown = table_shown(errand.unit, *errand.command.game, word);
        if (!shown) return shown.refusal();
        const auto seat = shown->seat_of(user->id);
        const auto viewer = seated_as_asked(*shown, errand.viewer(seat), errand.command.line);
        if (!viewer) return viewer.refusal();
        if (!text.empty()) text += '\n';
        text += shown_in_words(*shown, *viewer);
        text += talk_in_words(*shown, 0);
        if (seat && !shown->over()) text += laid_ready_in_words(shown->match, shown->moves, *seat);
        if (seat) text += note_in_words(shown->match, *seat);
        errand.reply.match = shown->match.id;
    }
    return text;
}

}  // namespace posthouse
