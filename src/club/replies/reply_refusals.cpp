#include "club/replies/reply_refusals.h"
#include "base/visible_text.h"
#include "club/matches/loaded_match.h"

#include "club/commands/command_context.h"
#include "club/matches/open_questions.h"
#include "club/replies/line_words.h"
#include "club/replies/reply_doubt.h"
#include "language/lexicon.h"
#include "language/normal_form.h"

#include <algorithm>

namespace posthouse::club {
namespace {

/// The words of a line with spaces only, without their punctuation.
std::vector<std::string_view> bare_words(std::string_view line) {
    std::vector<std::string_view> words;
    while (!line.empty())
        if (const auto word = strip_punctuation(take_until(line, ' ')); !word.empty())
            words.push_back(word);
    return words;
}

}  // namespace

Refusal ReplyRefusals::not_understood() const {
    if (auto named = named_command_error()) return *std::move(named);
    if (auto state = state_error()) return *std::move(state);
    if (auto two = named_moves_error()) return *std::move(two);
    if (auto wrong = illegal_house_reason()) return *std::move(wrong);
    return refuse("reply-not-understood",
                  "Your reply about {match} was not understood and nothing was done: no line "
                  "of it is only a move or a command, and no move is filled into the move "
                  "list. Reply with just the move, for example: {move}. To say something to "
                  "your opponent, write “chat” as the first line.",
                  reply_.loaded.name(), example_move());
}

Refusal ReplyRefusals::two_moves(std::string_view one, std::string_view other) const {
    if (auto state = state_error()) return *std::move(state);
    return refuse("reply-move-ambiguous",
                  "It is not certain which move you mean on {match}, {move} or {other}: "
                  "nothing was done. Reply with just the move.",
                  reply_.loaded.name(), shown(one), shown(other));
}

Refusal ReplyRefusals::unclear() const {
    if (auto state = state_error()) return *std::move(state);
    return refuse("reply-ambiguous-command",
                  "It is not certain what you want on {match}: nothing was done. Reply with "
                  "just the move or the command, for example: {move}",
                  reply_.loaded.name(), example_move());
}

Refusal ReplyRefusals::yes_and_move(std::string_view other) const {
    if (auto state = state_error()) return *std::move(state);
    if (reply_.asked_move().empty()) return proposal_and_move("yes", other);
    return refuse(
        "reply-yes-and-move",
        "You wrote yes and {other} on {match}, and the question was about {move}: nothing "
        "was done. To play {move}, reply with just: yes. To play {other}, reply with "
        "just: {other}",
        shown(other), reply_.loaded.name(), shown(reply_.asked_move()));
}

Refusal ReplyRefusals::proposal_and_move(std::string_view typed, std::string_view move) const {
    if (auto state = state_error()) return *std::move(state);
    return refuse("reply-yes-to-proposal-and-move",
                  "You wrote “{typed}” and {move} on {match}, and {name} has proposed something: "
                  "nothing was done. To agree to it, reply with just: accept. To play {move} "
                  "instead, reply with just: {move}",
                  truncate(typed, quoted_max), shown(move), reply_.loaded.name(),
                  reply_.loaded.player(reply_.loaded.match.proposer).name);
}

Refusal ReplyRefusals::doubted_command(std::string_view typed, std::string_view sentence) const {
    return refuse("reply-act-doubtful",
                  "You wrote “{command}” and “{typed}” in your mail, so it is not certain that you "
                  "want that on {match}: nothing was done. If you do, reply with just: {command}",
                  truncate(typed, quoted_max), truncate(sentence, quoted_max),
                  reply_.loaded.name());
}

Refusal ReplyRefusals::yes_to_two_questions() const {
    return refuse("reply-yes-to-two-questions",
                  "Two questions wait for your answer on {match}, whether you play {move} and what "
                  "{name} has proposed, so nothing was done. To play {move}, reply with just: "
                  "confirm. To answer {name}, reply with just: accept, or: reject",
                  reply_.loaded.name(), shown(reply_.asked_move()),
                  reply_.loaded.player(reply_.loaded.match.proposer).name);
}

/// No move of the writer's is awaited.
std::optional<Refusal> ReplyRefusals::state_error() const {
    if (reply_.loaded.over())
        return refuse("reply-match-over",
                      "The game on {match} is over, and no clear command was found in your reply. "
                      "To say something to your opponent, write “chat” as the first line.",
                      reply_.loaded.name());
    if (reply_.moved_on()) return moved_on();
    return not_to_move();
}

/// “I would like to resign.”: words about a command, which must be a line of its own.
std::optional<Refusal> ReplyRefusals::named_command_error() const {
    const Match& match = reply_.loaded.match;
    if (reply_.loaded.over() || match.is_offered()) return std::nullopt;
    const auto speak_of = [&](std::string_view concept_name) {
        return std::ranges::any_of(lines_, [&](const std::string& line) {
            return std::ranges::any_of(split_sentences(line), [&](std::string_view sentence) {
                return language::Lexicon::all().stance_on(sentence, concept_name) ==
                       language::Stance::affirms;
            });
        });
    };
    const auto has_word = [&](std::string_view word) {
        return std::ranges::any_of(lines_, [&](const std::string& line) {
            return std::ranges::any_of(bare_words(line), [&](std::string_view written) {
                return equals_ignore_case(written, word);
            });
        });
    };
    const User& opponent = reply_.loaded.player(other(reply_.context.side));
    const std::string name = reply_.loaded.name();
    if (speak_of("resign"))
        return refuse("reply-names-resign",
                      "No line of your reply about {match} is only a move or a command, so nothing "
                      "was done. To resign, reply with just: resign. To say something to {name}, "
                      "write “chat” as the first line.",
                      name, opponent.name);
    // The others are about the position, which they no longer know.
    if (reply_.moved_on()) return std::nullopt;
    const bool asked = proposal_awaits(match, reply_.context.side);
    const bool draw = speak_of("draw"), back = speak_of("back");
    if (asked && (has_word("accept") || (match.proposal == Proposal::draw ? draw : back)))
        return refuse("reply-names-accept",
                      "No line of your reply about {match} is only a move or a command, so nothing "
                      "was done. To agree to what {name} has proposed, reply with just: accept. To "
                      "decline it, reply with just: reject. To say something to {name}, write "
                      "“chat” as the first line.",
                      name, opponent.name);
    if (draw)
        return refuse("reply-names-propose",
                      "No line of your reply about {match} is only a move or a command, so nothing "
                      "was done. To propose a draw, reply with just: propose. To say something to "
                      "{name}, write “chat” as the first line.",
                      name, opponent.name);
    // “Please cancel my account” asks for something else.
    if (back && speak_of("move") && match.plies > 0)
        return refuse("reply-names-undo",
                      "No line of your reply about {match} is only a move or a command, so nothing "
                      "was done. To ask whether you may take your last move back, reply with "
                      "just: undo. To say something to {name}, write “chat” as the first line.",
                      name, opponent.name);
    return std::nullopt;
}

/// "e to a", "first a then f": a short line that names two moves.
std::optional<Refusal> ReplyRefusals::named_moves_error() const {
    constexpr std::size_t words_max = 7;
    for (const std::string& line : lines_) {
        const std::string plain = language::plain_characters(line);
        const auto words = bare_words(plain);
        if (words.size() > words_max) continue;
        const games::MoveText* first = nullptr;
        for (std::string_view word : words) {
            const games::MoveText* move = legal_move(reply_.shown_state, word);
            if (move && first && move != first) return two_moves(first->text, move->text);
            if (move) first = move;
        }
    }
    return std::nullopt;
}

std::optional<Refusal> ReplyRefusals::not_to_move() const {
    const LoadedMatch& loaded = reply_.loaded;
    const Match& match = loaded.match;
    const Side side = reply_.context.side;
    const User& opponent = loaded.player(other(side));
    if (match.is_offered() && match.seats[index_of(side)] == match.offered_to)
        return refuse("reply-challenge-open",
                      "Your reply about {match} was not understood: {name} challenges you, and "
                      "waits for an answer. To accept, reply with just: accept. To decline, "
                      "reply with just: decline. Your own words can stand below it.",
                      loaded.name(), opponent.name);
    if (loaded.view.to_move == side) return std::nullopt;
    if (match.is_offered())
        return refuse("reply-challenge-unanswered",
                      "{name} has not answered your challenge on {match} yet, so nothing was "
                      "done. To take it back, reply with just: {game} withdraw {board}. To say "
                      "something, write “chat” as the first line.",
                      opponent.name, loaded.name(), match.game, match.board);
    if (const auto* again = move_sent_again())
        return refuse("reply-move-made",
                      "You have made the move {move} on {match} already, so nothing was done: "
                      "{name} is to move now.",
                      again->move.shown.to(side), loaded.name(), opponent.name);
    return refuse("reply-not-your-turn",
                  "{name} is to move on {match}, and no clear command was found in your reply, so "
                  "nothing was done. To say something to {name}, write “chat” as the first "
                  "line.",
                  opponent.name, loaded.name());
}

/// The writer's last move, if the reply is only that.
const games::MoveDetails* ReplyRefusals::move_sent_again() const {
    const auto line = std::ranges::find_if_not(lines_, &is_blank_text);
    const auto& steps = reply_.loaded.steps();
    const Side side = reply_.context.side;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step)
        if (step->side == side)
            return line != lines_.end() && step->move.is(strip_punctuation(*line), side) ? &*step
                                                                                         : nullptr;
    return nullptr;
}

/// If the reply is only the letter or number of a house, the rules explain why it is not a
/// legal move.
std::optional<Refusal> ReplyRefusals::illegal_house_reason() const {
    const auto line = std::ranges::find_if_not(lines_, &is_blank_text);
    if (line == lines_.end()) return std::nullopt;
    const std::string house(strip_punctuation(*line));
    const bool number = !house.empty() && std::ranges::all_of(house, is_digit);
    if ((house.size() != 1 && !number) || house.size() > 2) return std::nullopt;
    const LoadedMatch& loaded = reply_.loaded;
    games::GameRecord record = record_of(loaded.match, loaded.moves());
    record.reader = reply_.context.side;
    record.moves.push_back(house);
    const auto look = loaded.game->state(record);
    if (look || reply_.moved_on()) return std::nullopt;
    return look.error().refusal;
}

Refusal ReplyRefusals::moved_on() const {
    const Match& match = reply_.loaded.match;
    if (match.had_takeback() && reply_.context.undos != match.undos)
        return refuse("reply-move-taken-back",
                      "A move was taken back on {match} after the letter that you answered: "
                      "nothing was done. Look at the board again, and reply to this letter.",
                      reply_.loaded.name());
    return refuse("reply-match-moved-on",
                  "{match} has moved on since the letter that you answered, which showed it "
                  "after move {n}: nothing was done. Look at it again, and reply to this "
                  "letter.",
                  reply_.loaded.name(), reply_.context.ply);
}

std::string ReplyRefusals::shown(std::string_view move) const {
    const games::MoveText* legal = legal_move(reply_.shown_state, move);
    return legal ? legal->shown.to(reply_.context.side) : std::string(move);
}

std::string ReplyRefusals::example_move() const {
    const std::string_view asked = reply_.asked_move();
    if (legal_move(reply_.shown_state, asked) != nullptr) return shown(asked);
    return reply_.shown_state.legal.empty()
               ? "c"
               : reply_.shown_state.legal.front().shown.to(reply_.context.side);
}

}  // namespace posthouse::club
