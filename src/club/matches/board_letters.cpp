#include "club/matches/board_letters.h"
#include "club/core/calendar.h"
#include "club/core/letter_layout.h"

#include "club/challenges/challenges.h"
#include "club/clocks/clock.h"
#include "club/letters/mail_tokens.h"
#include "club/matches/chat_notices.h"
#include "club/matches/conditional_moves.h"
#include "club/matches/etiquette.h"
#include "club/matches/move_text.h"
#include "club/matches/open_questions.h"
#include "club/ratings/ratings.h"
#include "games/drawings/html_markup.h"
#include "games/move_list.h"
#include "games/result_text.h"
#include "translation/refusal_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {
namespace {

std::string legal_moves(const games::GameState& view, const Viewer& viewer) {
    std::string moves;
    for (const games::MoveText& move : view.legal)
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

/// Who is to answer a challenge, which is nobody's turn, though its first move may be made.
std::string format_awaited_answer(const LoadedMatch& loaded, const Viewer& viewer) {
    const Side challenged = challenged_in(loaded.match);
    if (viewer.seat == challenged) return viewer.texts("letter-you-answer");
    return viewer.texts(
        viewer.seat == loaded.view.to_move ? "letter-answers-you-may-move" : "letter-answers",
        {{"name", loaded.player(challenged).name}});
}

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

/// "ann proposes a draw: …"; empty without a proposal.
std::string format_proposal(const LoadedMatch& loaded, const Viewer& viewer) {
    const Match& match = loaded.match;
    if (match.proposal == Proposal::none) return {};
    if (viewer.seat == match.proposer)
        return viewer.texts(match.proposal == Proposal::draw ? "letter-you-proposed-draw"
                                                             : "letter-you-proposed-takeback") +
               "\n";
    const std::string proposal = proposal_text(loaded, viewer.texts);
    if (!viewer.seat) return wrap(proposal + ".") + "\n";
    return wrap(viewer.texts("letter-proposal-answers", {{"proposal", proposal},
                                                         {"game", match.game},
                                                         {"board", match.board},
                                                         {"number", match.proposal_number}})) +
           "\n";
}

/// "ann writes:" and the text.
LetterBody format_comment(std::string_view who, std::string_view words, const Texts& texts) {
    return texts("letter-writes", {{"name", who}}) + "\n" +
           LetterBody(QuotationBlock{strip_mail_tokens(words)}) + "\n";
}

/// Comments of others on the new moves.
LetterBody format_comments(const LoadedMatch& loaded, const Viewer& viewer) {
    LetterBody text;
    const std::size_t fresh = std::min(loaded.new_moves, loaded.plies());
    for (std::size_t i = loaded.plies() - fresh; i < loaded.plies(); ++i) {
        const Side mover = loaded.steps()[i].side;
        if (mover != viewer.seat && !loaded.moves()[i].comment.empty())
            text +=
                format_comment(loaded.player(mover).name, loaded.moves()[i].comment, viewer.texts);
    }
    return text;
}

/// The player who wrote it; null if it was the server.
const User* author_of(const LoadedMatch& loaded, const ChatMessage& remark) {
    for (const User& player : loaded.players)
        if (player.id == remark.by) return &player;
    return nullptr;
}

/// What a player wrote in the mail with which they caused the server's notice.
LetterBody said_beside(const LoadedMatch& loaded, const ChatMessage& notice, const Texts& texts) {
    const auto words = std::ranges::find(loaded.chat, notice.number - 1, &ChatMessage::number);
    const User* who =
        words == loaded.chat.end() || words->at != notice.at ? nullptr : author_of(loaded, *words);
    return who == nullptr ? LetterBody() : format_comment(who->name, words->text, texts);
}

std::string match_link(const Match& match) {
    return fmt::format("    {{page}}/match/{}/{}\n\n", match.game, match.board);
}

std::string on_page(const LoadedMatch& loaded, std::string_view id, const Texts& texts) {
    return texts(id) + "\n" + match_link(loaded.match);
}

std::string answer_instructions(const LoadedMatch& loaded, Side reader, const Texts& texts) {
    const Match& match = loaded.match;
    std::string text = format_etiquette_hints(loaded, reader, texts);
    if (loaded.match.is_offered() && loaded.view.to_move != reader)
        return text + on_page(loaded, "letter-board-on-page", texts);
    if (loaded.over()) return text + on_page(loaded, "letter-replay-on-page", texts);
    if (proposal_awaits(match, reader))
        text +=
            wrap(texts("letter-answer-proposal", {{"proposal", proposal_text(loaded, texts)}})) +
            "\n\n";
    if (loaded.view.to_move != reader)
        return text + (text.empty() ? texts("letter-nothing-to-do") + " " : "") +
               on_page(loaded, "letter-board-on-page", texts);
    // One of the shortest moves: the command has to fit into a line.
    const auto shortest = std::ranges::min_element(
        loaded.view.legal, {},
        [&](const games::MoveText& one) { return one.shown.to(reader).size(); });
    const std::string move =
        shortest == loaded.view.legal.end() ? "MOVE" : shortest->shown.to(reader);
    text += wrap(texts("letter-to-move", {{"move", move}})) + "\n" +
            wrap(texts("letter-to-move-comment")) + "\n" +
            wrap(texts("letter-to-move-mail", {{"house", "{house}"}})) + "\n" +
            fmt::format("    {} move {} {} PASSWORD {}\n", match.game, match.board,
                        loaded.player(reader).name, move);
    return text + on_page(loaded, "letter-to-move-page", texts);
}

/// The challenger, and that they are a bot.
std::string name_challenger(const LoadedMatch& loaded, const Texts& texts) {
    const User& user = loaded.player(challenger_in(loaded.match));
    return user.bot ? texts("letter-name-of-bot", {{"name", user.name}}) : user.name;
}

std::string players_of(const LoadedMatch& loaded, const Texts& texts) {
    return texts("letter-players", {{"match", loaded.name(texts)},
                                    {"first", loaded.players[0].name},
                                    {"second", loaded.players[1].name}});
}

/// In the letter to the challenged player: what is offered and how to answer; ends in a blank line.
/// Empty for everybody else.
std::string challenge_intro(const LoadedMatch& loaded, const Viewer& viewer) {
    const Texts& texts = viewer.texts;
    const Side challenged = challenged_in(loaded.match);
    if (viewer.seat != challenged) return {};
    const Side first = loaded.history.empty() ? loaded.view.to_move : loaded.steps().front().side;
    std::string text =
        texts("letter-challenges-you",
              {{"name", name_challenger(loaded, texts)}, {"match", players_of(loaded, texts)}}) +
        " " +
        (first != challenged
             ? texts("letter-moves-first", {{"name", loaded.player(first).name}})
             : texts(loaded.history.empty() ? "letter-you-move-first" : "letter-you-moved-first"));
    if (!loaded.match.rated) text += " " + texts("letter-unrated");
    text +=
        " " + texts("letter-until-accepted") + " " +
        texts(loaded.view.to_move == challenged ? "letter-to-accept-or-move" : "letter-to-accept");
    const std::string manners = format_etiquette(loaded, viewer);
    return wrap(text) + "\n" + wrap(texts("letter-to-decline")) + "\n" +
           (loaded.offer_expires
                ? wrap(texts("letter-expires", {{"day", format_day(*loaded.offer_expires)}})) + "\n"
                : std::string()) +
           "\n" + manners + (manners.empty() ? "" : "\n");
}

std::string match_intro(const LoadedMatch& loaded, const Viewer& viewer) {
    const Texts& texts = viewer.texts;
    if (loaded.match.is_offered()) return challenge_intro(loaded, viewer);
    if ((!loaded.history.empty() && !loaded.begins_with_move && !loaded.accepted) ||
        loaded.over() || loaded.match.had_takeback())
        return {};
    if (loaded.accepted)
        return wrap(texts("letter-accepted", {{"match", players_of(loaded, texts)}})) + "\n\n";
    const Side first = loaded.begins_with_move ? loaded.steps().front().side : loaded.view.to_move;
    std::string text =
        texts("letter-begins", {{"match", players_of(loaded, texts)}}) + " " +
        (first == viewer.seat ? texts("letter-you-move-first")
                              : texts("letter-moves-first", {{"name", loaded.player(first).name}}));
    if (!loaded.match.rated) text += " " + texts("letter-unrated");
    if (viewer.seat) text += " " + texts("letter-to-reject");
    const std::string manners = format_etiquette(loaded, viewer);
    return wrap(text) + "\n\n" + manners + (manners.empty() ? "" : "\n");
}

/// The chat since the reader's last move, so that the letter is complete.
LetterBody recent_chat(const LoadedMatch& loaded, const Texts& texts) {
    return format_chat(loaded, static_cast<int>(loaded.plies()) - 2, texts);
}

/// "wari.12": the beginning of Message-IDs of a match's letters.
std::string thread_id(const Match& match) {
    return fmt::format("{}.{}", match.game, match.board);
}

/// "wari.12.5", "wari.12.5.u1" after a take-back, "wari.12.5.end": no two positions share it.
std::string position_id(const Match& match) {
    std::string name = fmt::format("{}.{}", thread_id(match), match.plies);
    if (match.undos > 0) name += fmt::format(".u{}", match.undos);
    return name + (match.outcome ? ".end" : "");
}

/// "watch.7"
std::string spectator_id(UserId user) {
    return fmt::format("watch.{}", static_cast<std::int64_t>(user));
}

/// The common part of all letters about a match.
Letter letter_about(const LoadedMatch& loaded, const User& to, std::string_view host, Instant now) {
    Letter letter;
    letter.to = to.id;
    letter.match = loaded.match.id;
    letter.automatic = false;
    letter.in_reply_to = letter.references = thread_root(loaded.match, host);
    const Texts texts(to.language);
    letter.subject = match_subject(loaded.match);
    letter.body = texts("letter-greeting", {{"name", to.name}}) + "\n\n";
    letter.body.set_language(texts.language());
    letter.written = letter.due = now;
    return letter;
}

}  // namespace

std::string match_subject(const Match& match) {
    return fmt::format("{} Board {}", match.game, match.board);
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
           legal_moves(loaded.view, viewer) + format_clocks(loaded, viewer);
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
        said.text += who ? who->name + ": " + strip_mail_tokens(remark->text)
                         : translate_notice(remark->text, texts);
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

Letter clock_letter(const LoadedMatch& loaded, bool last, milliseconds left,
                    std::optional<Instant> end, std::string_view host, Instant now) {
    const Side reader = loaded.match.to_move;
    Letter letter = letter_about(loaded, loaded.player(reader), host, now);
    letter.kind = LetterKind::notice;
    letter.ply = static_cast<int>(loaded.plies());
    letter.undos = loaded.match.undos, letter.questions = loaded.match.questions;
    letter.message_id = fmt::format("{}.{}.{}", position_id(loaded.match),
                                    last ? "last-call" : "remind", name_of(reader));
    const Viewer viewer(reader, Texts(loaded.player(reader).language));
    const Texts& texts = viewer.texts;
    letter.body += wrap(texts(last ? "letter-last-reminder" : "letter-reminder") + " " +
                        texts(end ? "letter-time-left-until" : "letter-time-left",
                              {{"time", write_duration(left, texts)},
                               {"match", loaded.name(texts)},
                               {"name", loaded.player(other(reader)).name},
                               {"end", end ? format_minute(*end) : ""}}) +
                        " " + texts("letter-time-loses")) +
                   "\n\n" + format_board(loaded, viewer) + "\n" +
                   answer_instructions(loaded, reader, texts);
    return letter;
}

std::string thread_root(const Match& match, std::string_view host) {
    return fmt::format("<{}.{}@{}>", match.game, match.board, host);
}

namespace {

/// The news in a letter about a board, above the instructions.
LetterBody format_letter_news(const LoadedMatch& loaded, const Viewer& viewer,
                              LetterDetail extent) {
    return match_intro(loaded, viewer) + format_news(loaded, viewer) +
           (extent == LetterDetail::full
                ? format_board(loaded, viewer)
                : LetterBody(format_last_move(loaded, viewer) + format_state(loaded, viewer))) +
           "\n" + format_comments(loaded, viewer) + recent_chat(loaded, viewer.texts);
}

}  // namespace

std::string board_letter_id(const Match& match, UserId reader) {
    for (Side side : {Side::first, Side::second})
        if (match.seats[index_of(side)] == reader)
            return fmt::format("{}.{}", position_id(match), name_of(side));
    return fmt::format("{}.{}", position_id(match), spectator_id(reader));
}

Letter board_letter(const LoadedMatch& loaded, Side reader, std::string_view host, Instant now,
                    LetterDetail extent) {
    Letter letter = letter_about(loaded, loaded.player(reader), host, now);
    letter.kind = LetterKind::board;
    letter.ply = static_cast<int>(loaded.plies());
    letter.undos = loaded.match.undos, letter.questions = loaded.match.questions;
    letter.message_id = board_letter_id(loaded.match, loaded.player(reader).id);
    const Texts texts(loaded.player(reader).language);
    letter.body += format_letter_news(loaded, {reader, texts}, extent);
    letter.body += extent == LetterDetail::full
                       ? answer_instructions(loaded, reader, texts) +
                             format_move_list(loaded, reader) + "\n" + machine_block(loaded)
                       : LetterBody(on_page(loaded, "letter-board-on-page", texts));
    return letter;
}

Letter spectator_letter(const LoadedMatch& loaded, const User& reader, std::string_view host,
                        Instant now, LetterDetail extent) {
    Letter letter = letter_about(loaded, reader, host, now);
    letter.kind = LetterKind::board;
    letter.message_id = board_letter_id(loaded.match, reader.id);
    const Texts texts(reader.language);
    letter.body += format_letter_news(loaded, {std::nullopt, texts}, extent) +
                   wrap(texts("letter-watching",
                              {{"game", loaded.match.game}, {"board", loaded.match.board}})) +
                   "\n" + on_page(loaded, "letter-board-on-page", texts);
    if (extent == LetterDetail::full)
        letter.body += format_move_list(loaded, std::nullopt) + "\n" + machine_block(loaded);
    return letter;
}

void queue_board_letter(UnitOfWork& unit, const LoadedMatch& loaded, const User& reader,
                        std::string_view host, Instant now) {
    const auto seat = loaded.seat_of(reader.id);
    queue_match_letter(
        unit, reader, loaded.match.id, seat && !loaded.private_messages[index_of(*seat)].empty(),
        [&](LetterDetail detail) {
            return seat ? board_letter(loaded, *seat, host, now, detail)
                        : spectator_letter(loaded, reader, host, now, detail);
        },
        now);
}

Letter chat_letter(const LoadedMatch& loaded, const ChatMessage& remark, const User& reader,
                   std::string_view host, Instant now) {
    Letter letter = letter_about(loaded, reader, host, now);
    letter.kind = LetterKind::notice;
    const auto seat = loaded.seat_of(reader.id);
    if (seat) {
        letter.ply = static_cast<int>(loaded.plies());
        letter.undos = loaded.match.undos, letter.questions = loaded.match.questions;
    }
    letter.message_id = fmt::format("{}.chat.{}.{}", thread_id(loaded.match), remark.number,
                                    seat ? std::string(name_of(*seat)) : spectator_id(reader.id));
    const Texts texts(reader.language);
    letter.body += wrap(texts("letter-at-board", {{"match", players_of(loaded, texts)}})) + "\n\n";
    if (const User* who = author_of(loaded, remark))
        letter.body += format_comment(who->name, remark.text, texts) +
                       (seat ? wrap(texts("letter-answer-chat")) + "\n" : "");
    else
        letter.body += wrap(translate_notice(remark.text, texts)) + "\n\n" +
                       said_beside(loaded, remark, texts);
    letter.body += on_page(loaded, "letter-board-on-page", texts);
    return letter;
}

}  // namespace posthouse::club
