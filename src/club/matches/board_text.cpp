#include "club/matches/board_text.h"

#include "club/challenges/challenges.h"
#include "club/clocks/clock.h"
#include "club/core/letter_layout.h"
#include "club/letters/mail_tokens.h"
#include "club/matches/chat_notices.h"
#include "club/matches/conditional_moves.h"
#include "club/matches/open_questions.h"
#include "club/ratings/ratings.h"
#include "games/result_text.h"
#include "translation/refusal_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace posthouse::club {

std::string format_legal_moves(const LoadedMatch& loaded, const Viewer& viewer) {
    std::string moves;
    for (const games::MoveText& move : loaded.view.legal)
        (moves += moves.empty() ? "" : " ") += move.shown.to(viewer.seat);
    return wrap(viewer.texts("letter-legal-moves", {{"moves", moves}})) + "\n";
}

std::string format_clocks(const LoadedMatch& loaded, const Viewer& viewer) {
    const Clock& clock = loaded.match.clock;
    const Texts& texts = viewer.texts;
    if (loaded.history.empty() && !loaded.match.had_takeback())
        return wrap(clock_terms(clock, texts)) + "\n";
    if (clock.bank == milliseconds(0)) return {};
    const auto left = [&](Side side) {
        return loaded.display_name(side, viewer) + " " +
               write_duration(clock.left[index_of(side)], texts);
    };
    return wrap(texts(loaded.frozen ? "letter-clock-stopped" : "letter-clock",
                      {{"clock", write_clock(clock)},
                       {"first", left(Side::first)},
                       {"second", left(Side::second)}})) +
           "\n";
}

namespace {

/// Who is to answer a challenge, which is nobody's turn, though its first move may be made.
std::string format_awaited_answer(const LoadedMatch& loaded, const Viewer& viewer) {
    const Side challenged = challenged_in(loaded.match);
    if (viewer.seat == challenged) return viewer.texts("letter-you-answer");
    return viewer.texts(
        viewer.seat == loaded.view.to_move ? "letter-answers-you-may-move" : "letter-answers",
        {{"name", loaded.player(challenged).name}});
}

}  // namespace

std::string format_turn(const LoadedMatch& loaded, const Viewer& viewer) {
    if (loaded.match.is_offered()) return format_awaited_answer(loaded, viewer);
    const Side side = loaded.view.to_move;
    return viewer.seat == side
               ? viewer.texts("letter-your-turn")
               : viewer.texts("letter-their-turn", {{"name", loaded.player(side).name}});
}

std::string proposal_text(const LoadedMatch& loaded, const Texts& texts) {
    return texts(loaded.match.proposal == Proposal::draw ? "letter-proposes-draw"
                                                         : "letter-proposes-takeback",
                 {{"name", loaded.player(loaded.match.proposer).name}});
}

std::string own_proposal(const Match& match, const Texts& texts) {
    return texts(match.proposal == Proposal::draw ? "letter-you-proposed-draw"
                                                  : "letter-you-proposed-takeback");
}

const User* author_of(const LoadedMatch& loaded, const ChatMessage& remark) {
    for (const User& player : loaded.players)
        if (player.id == remark.by) return &player;
    return nullptr;
}

std::string name_challenger(const LoadedMatch& loaded, const Texts& texts) {
    const User& user = loaded.player(challenger_in(loaded.match));
    return user.bot ? texts("letter-name-of-bot", {{"name", user.name}}) : user.name;
}

std::optional<Side> absent_side(const Match& match) {
    if (match.outcome->reason != "time" || match.outcome->result == Result::draw)
        return std::nullopt;
    const Side lost = match.outcome->result == Result::first ? Side::second : Side::first;
    return match.plies <= static_cast<int>(index_of(lost)) ? std::optional(lost) : std::nullopt;
}

std::string format_ending(const LoadedMatch& loaded, const Texts& texts) {
    const MatchOutcome& ending = *loaded.match.outcome;
    const auto named = [&](Side side) { return loaded.player(side).name; };
    if (ending.reason == "declined")
        return texts(
            "letter-declined",
            {{"name", named(ending.result == Result::first ? Side::second : Side::first)}});
    if (ending.reason == "withdrawn")
        return texts("letter-withdrawn",
                     {{"name", loaded.player(challenger_in(loaded.match)).name}});
    if (ending.reason == "expired") return texts("letter-expired");
    if (ending.reason == "void") return texts("letter-void");
    if (ending.reason == "agreed") return texts("letter-drawn-agreed");
    const std::string why =
        ending.reason == "house"
            ? texts("letter-operator-decided")
            : translation::translate(games::reason_phrase(ending.reason), texts.language());
    if (ending.result == Result::draw) return texts("letter-drawn", {{"why", why}});
    const Side winner = ending.result == Result::first ? Side::first : Side::second;
    return texts(ending.reason == "resigned" ? "letter-won-resigned"
                 : absent_side(loaded.match) ? "letter-won-absent"
                 : ending.reason == "time"   ? "letter-won-time"
                                             : "letter-won",
                 {{"name", named(winner)}, {"other", named(other(winner))}, {"why", why}});
}

std::string format_ratings(const LoadedMatch& loaded, const Texts& texts) {
    std::string changes;
    for (Side side : {Side::first, Side::second})
        if (const auto& change = loaded.rating_changes[index_of(side)])
            (changes += changes.empty() ? "" : ", ") +=
                loaded.player(side).name + " " + format_change(*change);
    return changes.empty() ? changes : wrap(texts("letter-ratings", {{"changes", changes}})) + "\n";
}

namespace {

/// "ann proposes a draw: …"; empty without a proposal.
std::string format_proposal(const LoadedMatch& loaded, const Viewer& viewer) {
    const Match& match = loaded.match;
    if (match.proposal == Proposal::none) return {};
    if (viewer.seat == match.proposer) return own_proposal(match, viewer.texts) + "\n";
    const std::string proposal = proposal_text(loaded, viewer.texts);
    if (!viewer.seat) return wrap(proposal + ".") + "\n";
    return wrap(viewer.texts("letter-proposal-answers", {{"proposal", proposal},
                                                         {"game", match.game},
                                                         {"board", match.board},
                                                         {"number", match.proposal_number}})) +
           "\n";
}

std::string format_last_move(const LoadedMatch& loaded, const Viewer& viewer) {
    if (loaded.history.empty()) return {};
    return wrap(viewer.texts(
               "letter-move",
               {{"n", loaded.plies()},
                {"told", describe_move(loaded, loaded.history.last_step(), viewer)}})) +
           "\n\n";
}

}  // namespace

LetterBody board_block(const LoadedMatch& loaded, const Viewer& viewer) {
    const games::BoardRenderOptions style = board_style(loaded, viewer);
    BoardBlock block{
        .game = loaded.match.game,
        .position = loaded.view.position,
        .title = viewer.texts("letter-board-title",
                              {{"match", loaded.name(viewer.texts)}, {"n", loaded.plies()}}),
        .bottom = style.bottom,
        .captions = style.captions,
        .columns = style.columns,
        .language = std::string(viewer.texts.language())};
    if (const games::MoveDetails* last = style.last)
        block.last = BoardBlock::LastMove{last->from, last->path, last->captured, last->slam};
    return LetterBody(std::move(block));
}

LetterBody format_board(const LoadedMatch& loaded, const Viewer& viewer) {
    LetterBody text = format_last_move(loaded, viewer) + board_block(loaded, viewer) + "\n";
    if (loaded.over())
        return text + wrap(format_ending(loaded, viewer.texts)) + "\n" +
               format_ratings(loaded, viewer.texts);
    return text + wrap(format_turn(loaded, viewer)) + "\n" + format_proposal(loaded, viewer) +
           format_legal_moves(loaded, viewer) + format_clocks(loaded, viewer);
}

std::string format_state(const LoadedMatch& loaded, const Viewer& viewer) {
    if (loaded.over())
        return wrap(format_ending(loaded, viewer.texts)) + "\n" +
               format_ratings(loaded, viewer.texts);
    return wrap(format_turn(loaded, viewer)) + "\n" + format_proposal(loaded, viewer) +
           format_clocks(loaded, viewer);
}

std::string format_news(const LoadedMatch& loaded, const Viewer& viewer) {
    std::string text;
    const std::size_t fresh = std::min(loaded.new_moves, loaded.plies());
    for (std::size_t i = loaded.plies() - fresh; i + 1 < loaded.plies(); ++i)
        text += wrap(viewer.texts(
                    "letter-move",
                    {{"n", i + 1}, {"told", describe_move(loaded, loaded.steps()[i], viewer)}})) +
                "\n";
    if (viewer.seat && !loaded.private_messages[index_of(*viewer.seat)].empty())
        text += wrap(loaded.private_messages[index_of(*viewer.seat)]) + "\n";
    return text.empty() ? text : text + "\n";
}

std::string format_offer(const LoadedMatch& loaded, const Viewer& viewer) {
    const Match& match = loaded.match;
    if (!match.is_offered()) return {};
    const Side challenged = challenged_in(match);
    if (viewer.seat == challenged)
        return wrap(viewer.texts(loaded.view.to_move == challenged ? "letter-offered-to-you-move"
                                                                   : "letter-offered-to-you",
                                 {{"name", name_challenger(loaded, viewer.texts)},
                                  {"game", match.game},
                                  {"board", match.board}})) +
               "\n\n";
    return wrap(viewer.texts("letter-not-accepted", {{"name", loaded.player(challenged).name}})) +
           "\n\n";
}

LetterBody format_answer(const LoadedMatch& loaded, const Viewer& viewer) {
    return loaded.name(viewer.texts) + "\n\n" + format_offer(loaded, viewer) +
           format_news(loaded, viewer) + format_board(loaded, viewer);
}

LetterBody format_board_question(const LoadedMatch& loaded, const Viewer& viewer) {
    const LetterBody board = loaded.name(viewer.texts) + "\n\n" + format_board(loaded, viewer);
    if (loaded.over()) return board;
    return board + "\n" + format_move_list(loaded, viewer.seat) + "\n" + machine_block(loaded);
}

std::string format_queued_moves(const Match& match, const std::vector<PlayedMove>& moves, Side side,
                                const Texts& texts) {
    std::string text;
    const games::Game& game = *games::find_game(match.game);
    games::GameRecord record = record_of(match, moves);
    record.reader = side;
    if (const auto plan = parse_conditional_moves(match.conditional_moves[index_of(side)]);
        plan && !plan->empty())
        text +=
            texts("letter-conditional-moves") + "\n" +
            wrap_with_indent("  ", write_conditional_moves(shown_to_reader(game, record, *plan))) +
            "\n";
    std::string submitted = match.pending_moves[index_of(side)];
    if (submitted.empty()) return text;
    submitted = submitted.substr(0, submitted.find('#'));
    if (const auto view = game.state(record))
        if (const games::MoveText* move = legal_move(*view, submitted))
            submitted = move->shown.to(side);
    return text +
           wrap(texts("letter-submitted", {{"move", submitted},
                                           {"game", match.game},
                                           {"board", match.board},
                                           {"number", match.submitted_number}})) +
           "\n";
}

std::string format_note(const Match& match, Side side, const Texts& texts) {
    const std::string& note = match.notes[index_of(side)];
    return note.empty() ? "" : texts("letter-note") + "\n" + wrap_with_indent("  ", note) + "\n";
}

LetterBody format_move_list(const LoadedMatch& loaded, std::optional<Side> reader) {
    MoveListBlock block{
        .names = {loaded.players[0].name, loaded.players[1].name}, .moves = {}, .awaited = {}};
    for (const games::MoveDetails& step : loaded.steps())
        block.moves.emplace_back(step.side, step.move.shown.to(reader));
    if (!loaded.over()) block.awaited = loaded.view.to_move;
    return LetterBody(std::move(block));
}

std::string said_by(std::string_view name, std::string_view text) {
    std::string line = fmt::format("{}: ", name);
    for (const char c : strip_mail_tokens(text)) {
        line += c;
        if (c == '\n') line += "    ";
    }
    return line;
}

LetterBody format_chat(const LoadedMatch& loaded, int since_ply, const Texts& texts) {
    constexpr std::size_t remarks_max = 20;
    std::vector<const ChatMessage*> recent;
    for (const ChatMessage& remark : loaded.chat)
        if (remark.ply >= since_ply) recent.push_back(&remark);
    // An open proposal is shown elsewhere.
    if (loaded.match.proposal != Proposal::none && !recent.empty() && recent.back()->by == UserId{})
        recent.pop_back();
    if (recent.empty()) return {};
    if (recent.size() > remarks_max) recent.erase(recent.begin(), recent.end() - remarks_max);
    QuotationBlock said;
    for (const ChatMessage* remark : recent) {
        const User* who = author_of(loaded, *remark);
        said.text += who ? said_by(who->name, remark->text) : translate_notice(remark->text, texts);
        if (!said.text.ends_with('\n')) said.text += '\n';
    }
    return texts("letter-chat") + "\n" + LetterBody(std::move(said)) + "\n";
}

LetterBody machine_block(const LoadedMatch& loaded) {
    MachineBlock block;
    const auto add = [&block](std::string_view name, std::string_view value) {
        block.values.emplace_back(name, value);
    };
    std::string legal, moves;
    for (const games::MoveText& move : loaded.view.legal)
        legal += (legal.empty() ? "" : " ") + move.text;
    for (const PlayedMove& move : loaded.moves()) moves += (moves.empty() ? "" : " ") + move.text;
    const auto& ending = loaded.match.outcome;
    add("game", loaded.match.game);
    add("board", std::to_string(loaded.match.board));
    add("first", loaded.players[0].name);
    add("second", loaded.players[1].name);
    add("from", loaded.match.start_position.empty() ? "start" : loaded.match.start_position);
    add("moves", moves);
    add("ply", std::to_string(loaded.plies()));
    add("position", loaded.view.position);
    add("to-move", name_of(loaded.view.to_move));
    add("legal", ending ? "" : legal);
    if (loaded.match.is_offered())
        add("offered-to", loaded.player(challenged_in(loaded.match)).name);
    add("over", ending ? "yes" : "no");
    add("result", ending ? name_of(ending->result) : "");
    add("reason", ending ? ending->reason : "");
    if (!loaded.match.rated) add("rated", "no");
    for (Side side : {Side::first, Side::second})
        if (const auto& change = loaded.rating_changes[index_of(side)])
            add(fmt::format("rating-{}", name_of(side)),
                fmt::format("{} {:+}", rounded_rating(change->after), rounded_change(*change)));
    if (loaded.match.etiquette) add("etiquette", "yes");
    if (!loaded.match.style.empty()) add("style", loaded.match.style);
    if (loaded.match.may_yield_first_move()) add("may-yield", name_of(*loaded.match.senior));
    if (loaded.match.undos > 0) add("undos", std::to_string(loaded.match.undos));
    return LetterBody(std::move(block));
}

}  // namespace posthouse::club
