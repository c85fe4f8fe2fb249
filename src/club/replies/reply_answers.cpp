#include "club/replies/reply_answers.h"

#include "club/matches/open_questions.h"
#include "club/replies/line_words.h"
#include "language/lexicon.h"
#include "language/normal_form.h"

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>

namespace posthouse::club {
namespace {

using language::WordKind;

/// Whether the words are this answer and nothing but politeness: “yes”, “no, thanks”.
bool is_answer_of(WordKind kind, std::string_view line) {
    const language::Lexicon& lexicon = language::Lexicon::all();
    const std::string words = language::normal_form(line);
    return lexicon.consists_of(words, {kind, WordKind::polite}) && lexicon.contains(words, kind);
}

/// What stands behind the “yes” that begins the line: behind a sign, or a few words that say
/// nothing else: “yes, and good luck”, “yes play it then”.
std::optional<std::string_view> behind_yes(const ReplyLineParser& reply, std::string_view line) {
    constexpr std::size_t answer_max = 60;
    std::size_t end = std::string_view::npos;
    for (std::size_t at = line.find(' '); at < std::min(line.size(), answer_max);
         at = line.find(' ', at + 1))
        if (is_answer_of(WordKind::yes, line.substr(0, at))) end = at;
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view rest = line.substr(end + 1);
    std::string words;
    for (std::string_view left = rest; !left.empty();)
        if (const auto word = take_until(left, ' ');
            legal_move(reply.shown_state, strip_punctuation(word)) == nullptr)
            words += language::normal_form(word);
    const bool sign = std::string_view(",;:!.)-").find(line[end - 1]) != std::string_view::npos ||
                      rest.starts_with("- ");
    const bool says_nothing_else = language::Lexicon::all().consists_of(
        words, {WordKind::yes, WordKind::polite, WordKind::neutral, WordKind::states_move,
                WordKind::house, WordKind::greeting});
    if (!sign && !words.empty() && !says_nothing_else) return std::nullopt;
    return rest;
}

/// A move beside the “yes” that is not the one asked about. Vowels may be words.
const games::MoveText* other_move(const ReplyLineParser& reply, std::string_view rest) {
    if (const games::MoveText* other = reply.alternative(rest, reply.asked_move())) return other;
    while (!rest.empty()) {
        const std::string_view typed = take_until(rest, ' ');
        const std::string_view word = strip_punctuation(typed);
        const games::MoveText* move = legal_move(reply.shown_state, word);
        const bool may_be_word =
            word.size() == 1 && std::string_view("aeiouyAEIOUY").find(word) != word.npos;
        // "D." is the writer's initial.
        const bool initial =
            typed.size() == 2 && typed[0] >= 'A' && typed[0] <= 'Z' && typed[1] == '.';
        if (move && move->text != reply.asked_move() && !may_be_word && !initial) return move;
    }
    return nullptr;
}

ReplyLine line_of(ReplyLine::Kind kind, std::string command, bool yes) {
    ReplyLine line;
    line.kind = kind;
    line.command = std::move(command);
    line.needs_position = true;
    line.is_yes = yes;
    return line;
}

/// “yes” to the question about a move, with other words beside it; to a proposal only with another
/// move.
std::optional<ReplyLine> as_yes_and_words(const ReplyLineParser& reply, std::string_view line) {
    const auto rest = behind_yes(reply, line);
    if (!rest) return std::nullopt;
    if (const games::MoveText* other = other_move(reply, *rest)) {
        ReplyLine unclear = line_of(ReplyLine::Kind::unclear, "", true);
        unclear.move = other->text;
        return unclear;
    }
    if (reply.asked_move().empty()) return std::nullopt;
    ReplyLine yes = line_of(ReplyLine::Kind::action, answer_command(reply, "confirm"), true);
    yes.rest = *rest;
    return yes;
}

}  // namespace

std::string number_option(const ReplyLineParser& reply, std::string_view word) {
    const CommandId id = word == "confirm" ? CommandId::confirm_move : CommandId::accept;
    const int open = open_number(reply.loaded.match, id);
    if (word == "decline" && open == 0) return {};
    return fmt::format("--number={}", answered_number(open, reply.context.questions));
}

std::string answer_command(const ReplyLineParser& reply, std::string_view word) {
    return reply.board_command(word, number_option(reply, word));
}

std::optional<ReplyLine> read_answer(const ReplyLineParser& reply, std::string_view line,
                                     bool alone) {
    const Match& match = reply.loaded.match;
    const bool proposed = proposal_awaits(match, reply.context.side);
    const bool offered =
        match.is_offered() && match.seats[index_of(reply.context.side)] == match.offered_to;
    const bool asked = !reply.asked_move().empty();
    const bool yes = is_answer_of(WordKind::yes, line);
    if (!yes && !is_answer_of(WordKind::no, line))
        return asked != proposed ? as_yes_and_words(reply, line) : std::nullopt;
    if (!asked && !proposed && !offered && !(alone && (!yes || reply.context.questions > 0)))
        return std::nullopt;
    // Which of the two?
    if (asked && proposed) return line_of(ReplyLine::Kind::unclear, "", true);
    std::string command;
    if (proposed)
        command = answer_command(reply, yes ? "accept" : "reject");
    else if (asked || !offered)
        command = yes ? answer_command(reply, "confirm") : reply.board_command("submit", "none");
    else
        command = reply.board_command(yes ? "accept" : "decline");
    return line_of(ReplyLine::Kind::action, std::move(command), yes);
}

}  // namespace posthouse::club
