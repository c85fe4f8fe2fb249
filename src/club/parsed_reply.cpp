#include "club/parsed_reply.h"

#include "club/mail_move_lists.h"
#include "club/reply_line.h"
#include "language/doubt.h"
#include "language/lexicon.h"
#include "language/normal_form.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string_view>

namespace posthouse::club {
namespace {

using Kind = ReplyLine::Kind;

/// A line of at least this many bytes may have been wrapped by the mail program.
constexpr std::size_t broken_line_min = 50;
constexpr std::size_t near_before = 1, near_after = 2;

bool ends_sentence(std::string_view text) {
    constexpr std::string_view ends = ".!?;:)…。！？";
    return text.empty() || ends.find(text.back()) != std::string_view::npos;
}

/// A sentence that casts doubt on a move, and the other move that it names, if any.
struct ReplyDoubt {
    std::string sentence;
    const games::MoveText* other = nullptr;
};

/// The sentences of a mail in order, around the line with the move.
class ReplySentences {
public:
    explicit ReplySentences(const ReplyLineParser& reply) : reply_(reply) {}

    void add(std::string_view line);
    /// The rest of the line with the move.
    void add_rest_of_move_line(std::string_view words);
    /// Ends the current sentence, for example at a blank line or greeting.
    void end_sentence();
    /// Marks the position of the move.
    void add_move();

    /// The first doubt about `move`. Words that take a move back count anywhere; weaker doubts only
    /// in the sentence before the move and the two after it. If no line has the move (it is in a
    /// move list), all sentences count as adjacent.
    std::optional<ReplyDoubt> doubt_about(std::string_view move) const;

private:
    struct Sentence {
        std::string text;
        bool ends = false;    // does not continue on the next line
        bool beside = false;  // on the same line as the move
    };
    const ReplyLineParser& reply_;
    std::vector<Sentence> sentences_;
    std::optional<std::size_t> move_at_;  // number of sentences before the move
};

void ReplySentences::add(std::string_view line) {
    const auto sentences = split_sentences(line);
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        const bool last = i + 1 == sentences.size();
        const bool goes_on = i == 0 && !sentences_.empty() && !sentences_.back().ends &&
                             move_at_ != sentences_.size();
        if (goes_on)
            (sentences_.back().text += ' ') += sentences[i];
        else
            sentences_.push_back({std::string(sentences[i])});
        sentences_.back().ends =
            !last || line.size() < broken_line_min || ends_sentence(sentences[i]);
    }
}

void ReplySentences::add_rest_of_move_line(std::string_view words) {
    const std::size_t before = sentences_.size();
    add(words);
    end_sentence();
    for (std::size_t i = before; i < sentences_.size(); ++i) sentences_[i].beside = true;
}

void ReplySentences::end_sentence() {
    if (!sentences_.empty()) sentences_.back().ends = true;
}

void ReplySentences::add_move() {
    end_sentence();
    if (!move_at_) move_at_ = sentences_.size();
}

std::optional<ReplyDoubt> ReplySentences::doubt_about(std::string_view move) const {
    const language::Lexicon& lexicon = language::Lexicon::all();
    for (std::size_t i = 0; i < sentences_.size(); ++i) {
        const std::string& text = sentences_[i].text;
        const bool near = !move_at_ || (i < *move_at_ ? *move_at_ - i <= near_before
                                                      : i - *move_at_ < near_after);
        const std::string words = language::normal_form(text);
        const games::MoveText* other = reply_.alternative(text, move);
        // "c ... or would that be daft?"
        const bool or_not = sentences_[i].beside && language::is_question(text) &&
                            lexicon.begins_with(words, language::WordKind::alternative);
        const bool doubtful =
            (near && words.empty() && language::is_question(text)) ||  // "c (?)"
            (near && lexicon.vocabulary().is_foreign(text)) ||
            language::is_doubtful(lexicon, language::DoubtModel::trained(), text, near);
        if (other || or_not || doubtful) return ReplyDoubt{text, other};
    }
    return std::nullopt;
}

std::string_view without_blanks(std::string_view line) {
    const std::size_t first = line.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    return line.substr(first, line.find_last_not_of(" \t\r\n") - first + 1);
}

bool is_empty(std::string_view line) {
    return without_blanks(line).empty();
}

/// Whether the move is a single letter.
bool is_letter_alone(const ReplyLine& line, std::string_view words) {
    return line.move_only && strip_punctuation(words).size() == 1 &&
           !is_digit(strip_punctuation(words)[0]);
}

class ReplyInterpreter {
public:
    /// `subject_line`: the first line is the mail's subject, which is ignored unless it is a
    /// command.
    ReplyInterpreter(const std::vector<std::string>& words, bool subject_line,
                     const ReplyContext& answers, const LoadedMatch& loaded)
        : words_(words), subject_line_(subject_line), reply_(answers, loaded) {
        for (const std::string& line : words) lines_.push_back(reply_.read(line));
        if (subject_line && !is_only_command(lines_[0])) lines_[0] = ignored_subject();
    }

    Expected<ParsedReply> read(const std::vector<std::string>& sheet) {
        if (const auto wrong = find_commands()) return *wrong;
        if (const auto wrong = read_sheet(sheet)) return *wrong;
        if (commands_.empty() && !from_sheet_) read_yes_or_no();
        if (commands_.empty() && !from_sheet_) return not_understood();
        // What the writer takes for a move is one of the opponent's.
        if (!move_.empty() && !reply_.loaded.over() && !moved_on() &&
            reply_.loaded.view.to_move != reply_.context.side)
            if (auto waits = not_to_move()) return *std::move(waits);
        const auto doubt = find_doubt();
        if (doubt && doubt->other) return not_certain(move_, doubt->other->text);
        if (doubt && move_.empty()) return in_doubt();
        return to_parsed_reply(doubt ? doubt->sentence : "");
    }

private:
    /// Commands must come first, one on each line; a greeting before a move is accepted. A command
    /// anywhere else may be part of the text.
    std::optional<Refusal> find_commands() {
        std::size_t at = subject_line_ && lines_[0].command.empty() ? 1 : 0;
        const std::size_t first = at;
        const auto skip = [&](auto&&... kinds) {
            while (at < lines_.size() &&
                   (is_empty(words_[at]) || ((lines_[at].kind == kinds) || ...)))
                ++at;
        };
        skip(Kind::move_list_row, Kind::greeting);
        const bool greeted =
            std::ranges::any_of(std::span(lines_).subspan(first, at - first),
                                [](auto& line) { return line.kind == Kind::greeting; });
        for (; at < lines_.size(); ++at, skip(Kind::move_list_row)) {
            const ReplyLine& line = lines_[at];
            if (line.command.empty() || line.kind == Kind::unclear) break;
            if (greeted && line.kind != Kind::move &&
                (line.kind != Kind::command || line.is_general))
                break;
            if ((!commands_.empty() || greeted) && is_signature(at)) break;
            commands_.push_back(at);
            if (!line.starts_chat) continue;
            // Below it everything is for the opponent, whatever it looks like.
            std::fill(lines_.begin() + static_cast<std::ptrdiff_t>(at) + 1, lines_.end(),
                      ReplyLine());
            break;
        }
        find_move_among_words();
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (std::ranges::count(commands_, i) > 0) continue;
            ReplyLine& line = lines_[i];
            if (!commands_.empty() && (is_signature(i) || is_about_somebody(i)))
                line = is_signature(i) ? signature() : ReplyLine();
            const bool says = line.kind != Kind::command || !line.is_general;
            if (line.kind == Kind::unclear || (!line.command.empty() && says))
                return stray_line_error(line);
        }
        return single_action();
    }

    void read_yes_or_no() {
        const auto only = std::ranges::find_if_not(words_, is_empty);
        if (only == words_.end() || !std::all_of(only + 1, words_.end(), is_empty)) return;
        auto answer = reply_.read_yes_or_no(*only);
        if (!answer || answer->command.empty()) return;
        commands_.push_back(static_cast<std::size_t>(only - words_.begin()));
        lines_[commands_.back()] = *std::move(answer);
    }

    /// The next non-blank line in this direction; none at the end.
    std::optional<std::size_t> neighbor_line(std::size_t at, int step) const {
        for (std::size_t i = at + static_cast<std::size_t>(step); i < words_.size();
             i += static_cast<std::size_t>(step))
            if (!is_empty(words_[i])) return i;
        return std::nullopt;
    }

    /// A subject must be a command or a move and nothing else.
    static bool is_only_command(const ReplyLine& line) {
        return !line.command.empty() && (line.kind != Kind::move || line.move_only);
    }
    static ReplyLine ignored_subject() {
        ReplyLine line;
        line.kind = Kind::move_list_row;
        return line;
    }
    static ReplyLine signature() {
        ReplyLine line;
        line.kind = Kind::signature;
        return line;
    }

    /// A single letter at the end of a mail may be the writer's initial.
    bool is_signature(std::size_t at) const {
        const ReplyLine& line = lines_[at];
        if (line.kind != Kind::move || line.move.size() != 1 || neighbor_line(at, +1)) return false;
        if (!line.move_only) return closes(words_[at]);
        const auto before = neighbor_line(at, -1);
        if (!is_letter_alone(line, words_[at]) || !before || (subject_line_ && *before == 0))
            return false;
        if (is_capital(words_[at]) && without_blanks(words_[at]).ends_with('.')) return true;
        if (!lines_[*before].command.empty() && lines_[*before].rest.empty()) return false;
        // "Liebe Grüße" names nobody: only a greeting with a name surely opens a mail.
        if (lines_[*before].kind == Kind::greeting)
            return is_capital(words_[at]) && !names_player(words_[*before]);
        const std::string_view above = without_blanks(words_[*before]);
        return above.ends_with(',') || closes(above) || words_[at].starts_with('-') ||
               is_initial(words_[at]);
    }
    /// "B. sends love": an initial, not a move with words after it.
    bool is_about_somebody(std::size_t at) const {
        const std::string_view line = without_blanks(words_[at]);
        return lines_[at].kind == Kind::move && !lines_[at].rest.empty() && line.size() > 1 &&
               line[0] >= 'A' && line[0] <= 'Z' && line[1] == '.';
    }
    static bool closes(std::string_view line) {
        return language::Lexicon::all().begins_with(language::normal_form(line),
                                                    language::WordKind::closing);
    }
    static bool is_capital(std::string_view line) {
        const char letter = strip_punctuation(line)[0];
        return letter != to_lower(letter);
    }
    bool is_initial(std::string_view line) const {
        return is_capital(line) &&
               equals_ignore_case(strip_punctuation(line), reply_.writer().name.substr(0, 1));
    }
    bool names_player(std::string_view line) const {
        const std::string words = language::normal_form(line);
        return std::ranges::any_of(reply_.loaded.players, [&](const User& player) {
            return words.find(language::normal_form(player.name)) != std::string::npos;
        });
    }

    /// If no command comes first: the only line that is a move, unless it is part of a sentence.
    void find_move_among_words() {
        if (!commands_.empty()) return;
        std::optional<std::size_t> only;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (lines_[i].kind != Kind::move || is_signature(i) || is_about_somebody(i)) continue;
            if (only) return;
            only = i;
        }
        if (!only || is_signature(*only)) return;
        if (is_letter_alone(lines_[*only], words_[*only])) {
            constexpr std::string_view vowels = "aeiouyAEIOUY";
            const bool word =
                vowels.find(strip_punctuation(words_[*only])[0]) != std::string_view::npos;
            const auto before = neighbor_line(*only, -1), behind = neighbor_line(*only, +1);
            const bool whole = !before || ends_like_sentence(words_[*before]);
            const bool goes_on = behind && !is_signature(*behind);
            if (is_initial(words_[*only]) || !whole || (word && goes_on)) return;
        }
        commands_.push_back(*only);
    }
    static bool ends_like_sentence(std::string_view line) {
        line = without_blanks(line);
        const auto last = static_cast<unsigned char>(line.back());
        return last >= 0x80 || !((last >= 'a' && last <= 'z') || (last >= 'A' && last <= 'Z') ||
                                 is_digit(static_cast<char>(last)));
    }

    std::optional<Refusal> stray_line_error(const ReplyLine& line) const {
        for (std::size_t i : commands_)
            if (!line.move.empty() && !lines_[i].move.empty() && lines_[i].move != line.move)
                return not_certain(lines_[i].move, line.move);
        return in_doubt();
    }

    std::optional<Refusal> single_action() {
        std::size_t actions = 0;
        for (std::size_t i : commands_) {
            const ReplyLine& line = lines_[i];
            if (line.kind != Kind::action && line.move.empty()) continue;
            if (++actions > 1)
                return !move_.empty() && !line.move.empty() && move_ != line.move
                           ? not_certain(move_, line.move)
                           : in_doubt();
            if (!line.move.empty()) move_ = line.move;
            has_action_ = line.kind == Kind::action;
        }
        return std::nullopt;
    }

    std::optional<Refusal> read_sheet(std::vector<std::string> rows) {
        for (std::size_t i = 0; i < lines_.size(); ++i)
            if (lines_[i].kind == Kind::move_list_row) rows.push_back(words_[i]);
        if (rows.empty()) return std::nullopt;
        LoadedMatch then = reply_.loaded;
        const auto ply = static_cast<std::size_t>(reply_.context.ply);
        if (ply < then.plies()) {
            const auto upto = static_cast<std::ptrdiff_t>(ply);
            then.history = {{then.moves().begin(), then.moves().begin() + upto},
                            {then.steps().begin(), then.steps().begin() + upto}};
        }
        then.view = reply_.shown_state;
        const auto filled = completed_move(rows, then, reply_.context.side);
        if (!filled) return filled.error();
        if (!*filled) return std::nullopt;
        const games::MoveText* move = legal_move(reply_.shown_state, **filled);
        if (!move)
            return refuse(
                "move-list-move-illegal",
                "The move that you filled into the move list, “{typed}”, is not a legal move on "
                "{match}: nothing was played. Reply with just the move, for example: {move}",
                truncate(**filled, 20), reply_.loaded.name(), example_move());
        if (has_action_) return in_doubt();
        if (!move_.empty() && move_ != move->text) return not_certain(move_, move->text);
        from_sheet_ = move_.empty();
        move_ = move->text;
        return std::nullopt;
    }

    /// Whether the other words cast doubt on the move or on a “yes”.
    std::optional<ReplyDoubt> find_doubt() const {
        const bool confirms =
            std::ranges::any_of(commands_, [this](std::size_t i) { return lines_[i].is_yes; });
        if (move_.empty() && !confirms) return std::nullopt;
        ReplySentences sentences(reply_);
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            const ReplyLine& line = lines_[i];
            if (line.starts_chat) break;  // the rest is for the opponent
            if (is_empty(words_[i]) || line.kind == Kind::greeting) sentences.end_sentence();
            if (line.kind == Kind::words) sentences.add(words_[i]);
            if (line.kind == Kind::move || line.is_yes || !line.move.empty()) sentences.add_move();
            if (line.kind == Kind::move && !line.rest.empty())
                sentences.add_rest_of_move_line(line.rest);
        }
        return sentences.doubt_about(move_);
    }

    Expected<ParsedReply> to_parsed_reply(std::string doubt) const {
        ParsedReply whole;
        whole.move = move_;
        if (from_sheet_) {
            whole.lines.push_back(reply_.board_command("move", reply_.numbered_move(move_)));
            whole.source_lines.emplace_back();
            whole.needs_position = true;
        }
        for (std::size_t i : commands_) {
            whole.lines.push_back(lines_[i].command);
            whole.source_lines.emplace_back(i);
            whole.needs_position = whole.needs_position || lines_[i].needs_position;
        }
        whole.comment = comment();
        if (!whole.needs_position || !moved_on()) {
            whole.doubt = std::move(doubt);
            return whole;
        }
        if (whole.lines.size() > 1 || !played_already()) {
            whole.moved_on = moved_on_refusal();
            return whole;
        }
        whole.message = "Move ";
        whole.message += std::to_string(reply_.context.ply + 1) + " was played already: " + move_ +
                         ". Nothing was changed.\n";
        return whole;
    }

    std::string comment() const {
        std::string text;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            const ReplyLine& line = lines_[i];
            if ((i == 0 && subject_line_) || line.kind == Kind::move_list_row) continue;
            const bool taken = std::ranges::count(commands_, i) > 0 && line.rest.empty();
            if (taken && line.chat_text.empty()) continue;
            text += taken ? line.chat_text : words_[i];
            text += '\n';
        }
        while (text.ends_with('\n') || text.ends_with(' ')) text.pop_back();
        const std::size_t start = text.find_first_not_of('\n');
        return start == std::string::npos ? "" : text.substr(start);
    }

    bool moved_on() const {
        return reply_.context.undos != reply_.loaded.match.undos ||
               reply_.context.ply != static_cast<int>(reply_.loaded.plies());
    }

    bool played_already() const {
        const auto ply = static_cast<std::size_t>(reply_.context.ply);
        const auto& steps = reply_.loaded.steps();
        return !move_.empty() && ply < steps.size() && steps[ply].side == reply_.context.side &&
               steps[ply].move.text == move_;
    }

    std::string shown(std::string_view move) const {
        const games::MoveText* legal = legal_move(reply_.shown_state, move);
        return legal ? legal->shown.to(reply_.context.side) : std::string(move);
    }

    std::string example_move() const {
        return reply_.shown_state.legal.empty()
                   ? "c"
                   : reply_.shown_state.legal.front().shown.to(reply_.context.side);
    }

    Refusal not_understood() const {
        if (reply_.loaded.over())
            return refuse("reply-match-over",
                          "The game on {match} is over, and no command was found in your reply. To "
                          "say something to your opponent, write “chat” as the first line.",
                          reply_.loaded.name());
        if (moved_on()) return moved_on_refusal();
        if (auto waits = not_to_move()) return *std::move(waits);
        if (auto wrong = illegal_house_reason()) return *std::move(wrong);
        return refuse("reply-not-understood",
                      "Your reply about {match} was not understood and nothing was done: no line "
                      "of it is only a move or a command, and no move is filled into the move "
                      "list. Reply with just the move, for example: {move}. To say something to "
                      "your opponent, write “chat” as the first line.",
                      reply_.loaded.name(), example_move());
    }

    /// The writer is not to move: they answer or await the answer to a challenge, or have moved.
    std::optional<Refusal> not_to_move() const {
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
                      "{name} is to move on {match}, and no command was found in your reply, so "
                      "nothing was done. To say something to {name}, write “chat” as the first "
                      "line.",
                      opponent.name, loaded.name());
    }
    /// The writer's last move, if the reply is only that.
    const games::MoveDetails* move_sent_again() const {
        const auto line = std::ranges::find_if_not(words_, is_empty);
        const auto& steps = reply_.loaded.steps();
        const Side side = reply_.context.side;
        for (auto step = steps.rbegin(); step != steps.rend(); ++step)
            if (step->side == side)
                return line != words_.end() && step->move.is(strip_punctuation(*line), side)
                           ? &*step
                           : nullptr;
        return nullptr;
    }

    /// If the reply is only the letter or number of a house, the rules explain why it is not a
    /// legal move.
    std::optional<Refusal> illegal_house_reason() const {
        const auto line = std::ranges::find_if_not(words_, is_empty);
        if (line == words_.end()) return std::nullopt;
        const std::string house(strip_punctuation(*line));
        const bool number = !house.empty() && std::ranges::all_of(house, is_digit);
        if ((house.size() != 1 && !number) || house.size() > 2) return std::nullopt;
        const LoadedMatch& loaded = reply_.loaded;
        games::GameRecord record = record_of(loaded.match, loaded.moves());
        record.reader = reply_.context.side;
        record.moves.push_back(house);
        const auto look = loaded.game->state(record);
        if (look || moved_on()) return std::nullopt;
        return look.error().refusal;
    }

    Refusal not_certain(std::string_view one, std::string_view other) const {
        return refuse("reply-move-ambiguous",
                      "It is not certain which move you mean on {match}, {move} or {other}: "
                      "nothing was done. Reply with just the move.",
                      reply_.loaded.name(), shown(one), shown(other));
    }

    Refusal in_doubt() const {
        return refuse("reply-ambiguous-command",
                      "It is not certain what you want on {match}: nothing was done. Reply with "
                      "just the move or the command, for example: {move}",
                      reply_.loaded.name(), example_move());
    }

    Refusal moved_on_refusal() const {
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

    const std::vector<std::string>& words_;
    const bool subject_line_;
    ReplyLineParser reply_;
    std::vector<ReplyLine> lines_;
    std::vector<std::size_t> commands_;  // indices of the lines to execute
    std::string move_;
    bool has_action_ = false;  // another game-changing action
    bool from_sheet_ = false;
};

}  // namespace

Expected<ParsedReply> parse_reply(const Request& reply, const ReplyContext& answers,
                                  const LoadedMatch& loaded) {
    auto plain = ReplyInterpreter(reply.lines, reply.subject_line, answers, loaded)
                     .read(reply.move_list_rows);
    if (!plain || plain->move.empty() || reply.html_lines.empty()) return plain;
    const auto html = ReplyInterpreter(reply.html_lines, reply.subject_line, answers, loaded)
                          .read(reply.move_list_rows);
    if (html && html->move != plain->move)
        return refuse("reply-parts-differ",
                      "The plain part and the HTML part of your mail do not say the same move for "
                      "{match}: nothing was done. Reply with just the move.",
                      loaded.name());
    if (html && plain->doubt.empty()) plain->doubt = html->doubt;
    return plain;
}

}  // namespace posthouse::club
