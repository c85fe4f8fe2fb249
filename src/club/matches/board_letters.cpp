#include "club/matches/board_letters.h"
#include "club/core/calendar.h"
#include "club/core/letter_layout.h"

#include "club/challenges/challenges.h"
#include "club/clocks/clock.h"
#include "club/letters/mail_tokens.h"
#include "club/matches/chat_notices.h"
#include "club/matches/etiquette.h"
#include "club/matches/open_questions.h"
#include "translation/site.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace posthouse::club {
namespace {

constexpr std::size_t listed_moves_max = 12;  // in an instruction

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

/// One of the shortest, since a command with it has to fit into a line.
std::string shortest_of(std::span<const std::string> moves) {
    const auto shortest = std::ranges::min_element(moves, {}, &std::string::size);
    return shortest == moves.end() ? "MOVE" : *shortest;
}

std::vector<std::string> moves_of(const LoadedMatch& loaded, Side reader) {
    std::vector<std::string> moves;
    for (const games::MoveText& move : loaded.view.legal) moves.push_back(move.shown.to(reader));
    return moves;
}

bool may_move(const LoadedMatch& loaded, std::optional<Side> reader) {
    return reader == loaded.view.to_move && !loaded.over();
}

/// What this player can do now.
std::string answer_instructions(const LoadedMatch& loaded, Side reader, const Texts& texts) {
    std::string text = format_etiquette_hints(loaded, reader, texts);
    if (loaded.over()) return text + on_page(loaded, "letter-replay-on-page", texts);
    if (proposal_awaits(loaded.match, reader))
        text +=
            wrap(texts("letter-answer-proposal", {{"proposal", proposal_text(loaded, texts)}})) +
            "\n\n";
    if (!may_move(loaded, reader)) return text + on_page(loaded, "letter-board-on-page", texts);
    return text + move_instruction(moves_of(loaded, reader), texts) +
           on_page(loaded, "letter-to-move-page", texts);
}

/// Other ways to move, above the move list.
std::string further_instructions(const LoadedMatch& loaded, Side reader, const Texts& texts) {
    if (!may_move(loaded, reader)) return {};
    const std::vector<std::string> moves = moves_of(loaded, reader);
    const Match& match = loaded.match;
    return (moves.size() > listed_moves_max ? format_legal_moves(loaded, {reader, texts}) + "\n"
                                            : std::string()) +
           wrap(texts("letter-to-move-mail", {{"house", "{house}"}})) + "\n" +
           fmt::format("    {} move {} {} PASSWORD {}\n", match.game, match.board,
                       loaded.player(reader).name, shortest_of(moves)) +
           wrap(texts("letter-to-move-list")) + "\n\n";
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
    letter.subject = match_subject(loaded.match, {loaded.players[0].name, loaded.players[1].name},
                                   loaded.seat_of(to.id), texts);
    letter.body.set_language(texts.language());
    letter.written = letter.due = now;
    return letter;
}

}  // namespace

std::string match_subject(const Match& match, const std::array<std::string, 2>& names,
                          std::optional<Side> reader, const Texts& texts) {
    const games::Game* game = games::find_game(match.game);
    const std::string_view title = game ? game->title : std::string_view(match.game);
    if (reader)
        return texts(
            "letter-subject",
            {{"game", title}, {"name", names[index_of(other(*reader))]}, {"board", match.board}});
    return texts(
        "letter-subject-watched",
        {{"game", title}, {"first", names[0]}, {"second", names[1]}, {"board", match.board}});
}

std::string move_instruction(std::span<const std::string> moves, const Texts& texts) {
    if (moves.size() > listed_moves_max)
        return wrap(texts("letter-to-move-such", {{"move", shortest_of(moves)}})) + "\n";
    std::string all;
    for (const std::string& move : moves) (all += all.empty() ? "" : " ") += move;
    return wrap(texts("letter-to-move", {{"n", moves.size()}, {"moves", all}})) + "\n";
}

namespace {

/// What has happened, whose turn it is and what has been proposed; or the result. The first lines
/// of a letter, which lists of mails show.
std::string format_event(const LoadedMatch& loaded, const Viewer& viewer) {
    std::string text;
    const auto add = [&text](const std::string& sentence) {
        (text += text.empty() || sentence.empty() ? "" : " ") += sentence;
    };
    if (!loaded.history.empty()) add(describe_move(loaded, loaded.history.last_step(), viewer));
    if (loaded.over()) {
        add(format_ending(loaded, viewer.texts));
        return wrap(text) + "\n" + format_ratings(loaded, viewer.texts);
    }
    // The challenged player has read how to answer.
    if (!loaded.match.is_offered() || viewer.seat != challenged_in(loaded.match))
        add(format_turn(loaded, viewer));
    if (loaded.match.proposal != Proposal::none)
        add(viewer.seat == loaded.match.proposer ? own_proposal(loaded.match, viewer.texts)
                                                 : proposal_text(loaded, viewer.texts) + ".");
    return text.empty() ? text : wrap(text) + "\n";
}

}  // namespace

namespace {

/// Below the rule: the move list to fill in, the clock and the block for programs.
LetterBody format_rest(const LoadedMatch& loaded, const Viewer& viewer) {
    LetterBody rest = std::string(letter_rule) + "\n\n";
    if (viewer.seat) rest += further_instructions(loaded, *viewer.seat, viewer.texts);
    rest += format_move_list(loaded, viewer.seat) + "\n";
    const std::string clocks = loaded.over() ? "" : format_clocks(loaded, viewer);
    if (!clocks.empty()) rest += clocks + "\n";
    if (const std::string& line = translation::site().line; !line.empty())
        rest += wrap(line) + "\n\n";
    return rest + machine_block(loaded);
}

}  // namespace

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
                   "\n\n" + format_event(loaded, viewer) + "\n" + board_block(loaded, viewer) +
                   "\n" + answer_instructions(loaded, reader, texts);
    return letter;
}

std::string thread_root(const Match& match, std::string_view host) {
    return fmt::format("<{}.{}@{}>", match.game, match.board, host);
}

namespace {

/// The news in a letter about a board, above the board.
std::string format_letter_news(const LoadedMatch& loaded, const Viewer& viewer) {
    const std::string event = format_event(loaded, viewer);
    return match_intro(loaded, viewer) + format_news(loaded, viewer) + event +
           (event.empty() ? "" : "\n");
}

LetterBody format_words(const LoadedMatch& loaded, const Viewer& viewer) {
    return format_comments(loaded, viewer) + recent_chat(loaded, viewer.texts);
}

/// A letter that is on the page beside the board.
LetterBody format_summary(const LoadedMatch& loaded, const Viewer& viewer) {
    return format_letter_news(loaded, viewer) +
           (loaded.over() ? std::string() : format_clocks(loaded, viewer) + "\n") +
           format_words(loaded, viewer) + on_page(loaded, "letter-board-on-page", viewer.texts);
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
    const Viewer viewer(reader, texts);
    letter.body += extent == LetterDetail::summary
                       ? format_summary(loaded, viewer)
                       : format_letter_news(loaded, viewer) + board_block(loaded, viewer) + "\n" +
                             answer_instructions(loaded, reader, texts) +
                             format_words(loaded, viewer) + format_rest(loaded, viewer);
    return letter;
}

Letter spectator_letter(const LoadedMatch& loaded, const User& reader, std::string_view host,
                        Instant now, LetterDetail extent) {
    Letter letter = letter_about(loaded, reader, host, now);
    letter.kind = LetterKind::board;
    letter.message_id = board_letter_id(loaded.match, reader.id);
    const Texts texts(reader.language);
    const Viewer viewer(std::nullopt, texts);
    const std::string watching = wrap(texts("letter-watching", {{"game", loaded.match.game},
                                                                {"board", loaded.match.board}})) +
                                 "\n";
    letter.body += extent == LetterDetail::summary
                       ? watching + "\n" + format_summary(loaded, viewer)
                       : format_letter_news(loaded, viewer) + board_block(loaded, viewer) + "\n" +
                             format_words(loaded, viewer) + watching +
                             on_page(loaded, "letter-board-on-page", texts) +
                             format_rest(loaded, viewer);
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
