#include "club/replies/parsed_reply.h"

#include "base/visible_text.h"
#include "club/commands/command_context.h"
#include "club/commands/command_line.h"
#include "club/matches/open_questions.h"
#include "club/replies/line_words.h"
#include "club/replies/mail_move_lists.h"
#include "club/replies/reply_doubt.h"
#include "club/replies/reply_line.h"
#include "club/replies/reply_refusals.h"
#include "language/lexicon.h"
#include "language/normal_form.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string_view>

namespace posthouse::club {
namespace {

using Kind = ReplyLine::Kind;

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
        : words_(words),
          subject_line_(subject_line),
          reply_(answers, loaded),
          refusals_(reply_, words) {
        for (const std::string& line : words) lines_.push_back(reply_.read(line));
        if (subject_line && !is_only_command(lines_[0])) lines_[0] = ignored_subject();
    }

    Expected<ParsedReply> read(const std::vector<std::string>& sheet) {
        if (const auto wrong = find_commands()) return *wrong;
        if (const auto wrong = read_sheet(sheet)) return *wrong;
        if (commands_.empty() && !from_sheet_) read_yes_or_no();
        if (commands_.empty() && !from_sheet_) return refusals_.not_understood();
        // What the writer takes for a move is one of the opponent's.
        if (!move_.empty() && !reply_.loaded.over() && !reply_.moved_on() &&
            reply_.loaded.view.to_move != reply_.context.side)
            if (auto waits = refusals_.not_to_move()) return *std::move(waits);
        find_weighed_command();
        const ReplySentences words = sentences();
        if (!move_.empty())
            if (const auto agrees = words.words_of_proposal())
                return refusals_.proposal_and_move(*agrees, move_);
        const auto doubt = find_doubt(words);
        if (doubt && doubt->other && move_.empty() && !reply_.asked_move().empty())
            return refusals_.yes_and_move(doubt->other->text);
        if (doubt && weighed_) return refusals_.doubted_command(weighed_->word, doubt->sentence);
        if (doubt && move_.empty()) return refusals_.unclear();
        if (doubt && doubt->other) return refusals_.two_moves(move_, doubt->other->text);
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
                   (is_blank_text(words_[at]) || ((lines_[at].kind == kinds) || ...)))
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
        const auto only = std::ranges::find_if_not(words_, &is_blank_text);
        if (only == words_.end() || !std::all_of(only + 1, words_.end(), &is_blank_text)) return;
        auto answer = reply_.read_yes_or_no(*only);
        if (!answer || answer->command.empty()) return;
        commands_.push_back(static_cast<std::size_t>(only - words_.begin()));
        lines_[commands_.back()] = *std::move(answer);
    }

    /// The next non-blank line in this direction; none at the end.
    std::optional<std::size_t> neighbor_line(std::size_t at, int step) const {
        for (std::size_t i = at + static_cast<std::size_t>(step); i < words_.size();
             i += static_cast<std::size_t>(step))
            if (!is_blank_text(words_[i])) return i;
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
        if (is_capital(words_[at]) && trimmed(words_[at]).ends_with('.')) return true;
        if (!lines_[*before].command.empty() && lines_[*before].rest.empty()) return false;
        // "Liebe Grüße" names nobody: only a greeting with a name surely opens a mail.
        if (lines_[*before].kind == Kind::greeting)
            return is_capital(words_[at]) && !names_player(words_[*before]);
        const std::string_view above = trimmed(words_[*before]);
        return above.ends_with(',') || closes(above) || words_[at].starts_with('-') ||
               is_initial(words_[at]);
    }
    /// "B. sends love": an initial, not a move with words after it.
    bool is_about_somebody(std::size_t at) const {
        const std::string_view line = trimmed(words_[at]);
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
        line = trimmed(line);
        const auto last = static_cast<unsigned char>(line.back());
        return last >= 0x80 || !((last >= 'a' && last <= 'z') || (last >= 'A' && last <= 'Z') ||
                                 is_digit(static_cast<char>(last)));
    }

    std::optional<Refusal> stray_line_error(const ReplyLine& line) const {
        if (line.is_yes && line.kind == Kind::unclear)
            return line.move.empty() ? refusals_.yes_to_two_questions()
                                     : refusals_.yes_and_move(line.move);
        for (std::size_t i : commands_)
            if (!line.move.empty() && !lines_[i].move.empty() && lines_[i].move != line.move)
                return refusals_.two_moves(lines_[i].move, line.move);
        return refusals_.unclear();
    }

    /// “Yes.” above the move that it is about says the same twice.
    std::optional<Refusal> answers_move_itself() {
        const auto yes =
            std::ranges::find_if(commands_, [this](std::size_t i) { return lines_[i].is_yes; });
        const auto move = std::ranges::find_if(
            commands_, [this](std::size_t i) { return !lines_[i].move.empty(); });
        if (yes == commands_.end() || move == commands_.end() || reply_.asked_move().empty())
            return std::nullopt;
        if (lines_[*move].move != reply_.asked_move())
            return refusals_.yes_and_move(lines_[*move].move);
        commands_.erase(yes);
        return std::nullopt;
    }

    std::optional<Refusal> single_action() {
        if (auto both = answers_move_itself()) return both;
        std::size_t actions = 0;
        for (std::size_t i : commands_) {
            const ReplyLine& line = lines_[i];
            if (line.kind != Kind::action && line.move.empty()) continue;
            if (++actions > 1 && line.is_yes && !move_.empty())
                return refusals_.proposal_and_move(trimmed(words_[i]), move_);
            if (actions > 1)
                return !move_.empty() && !line.move.empty() && move_ != line.move
                           ? refusals_.two_moves(move_, line.move)
                           : refusals_.unclear();
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
                truncate(**filled, 20), reply_.loaded.name(), refusals_.example_move());
        if (has_action_) return refusals_.unclear();
        if (!move_.empty() && move_ != move->text) return refusals_.two_moves(move_, move->text);
        from_sheet_ = move_.empty();
        move_ = move->text;
        return std::nullopt;
    }

    std::optional<WeighedCommand> weighed(const ReplyLine& line) const {
        if (line.command.empty() || line.is_yes || !line.move.empty()) return std::nullopt;
        const auto command = read_command(line.command, "somebody");
        return command ? weighed_command(*command, reply_.loaded.match.is_offered()) : std::nullopt;
    }

    /// Whether a line is a “yes” to what was asked.
    bool confirms() const {
        return std::ranges::any_of(commands_, [this](std::size_t i) { return lines_[i].is_yes; });
    }

    /// What else than a move or a “yes” is weighed: the first of the commands.
    void find_weighed_command() {
        if (!move_.empty() || confirms()) return;
        for (std::size_t i : commands_) {
            weighed_ = weighed(lines_[i]);
            if (!weighed_) continue;
            weighed_at_ = i;
            // A complete command may have a password.
            if (lines_[i].kind != Kind::command) weighed_->word = trimmed(words_[i]);
            return;
        }
    }

    ReplySentences sentences() const {
        ReplySentences sentences(&reply_);
        const Match& match = reply_.loaded.match;
        if (proposal_awaits(match, reply_.context.side))
            sentences.set_proposal(match.proposal == Proposal::draw ? "draw" : "back");
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            const ReplyLine& line = lines_[i];
            if (line.starts_chat) break;  // the rest is for the opponent
            if (is_blank_text(words_[i]) || line.kind == Kind::greeting) sentences.end_sentence();
            if (line.kind == Kind::words) sentences.add(words_[i]);
            if (line.kind == Kind::move || line.is_yes || !line.move.empty() || weighed_at_ == i)
                sentences.add_move();
            if ((line.kind == Kind::move || line.is_yes) && !line.rest.empty())
                sentences.add_rest_of_move_line(line.rest);
        }
        return sentences;
    }

    /// Whether the other words cast doubt on the move, on a “yes” or on what else is to be done.
    std::optional<ReplyDoubt> find_doubt(const ReplySentences& sentences) const {
        if (move_.empty() && !confirms() && !weighed_) return std::nullopt;
        return sentences.doubt_about(move_.empty() ? reply_.asked_move() : move_,
                                     !weighed_ || weighed_->is_final);
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
        if (!whole.needs_position || !reply_.moved_on()) {
            whole.doubt = std::move(doubt);
            return whole;
        }
        if (whole.lines.size() > 1 || !played_already()) {
            whole.moved_on = refusals_.moved_on();
            return whole;
        }
        whole.played_already = move_;
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

    bool played_already() const {
        const auto ply = static_cast<std::size_t>(reply_.context.ply);
        const auto& steps = reply_.loaded.steps();
        return !move_.empty() && ply < steps.size() && steps[ply].side == reply_.context.side &&
               steps[ply].move.text == move_;
    }

    const std::vector<std::string>& words_;
    const bool subject_line_;
    ReplyLineParser reply_;
    ReplyRefusals refusals_;
    std::vector<ReplyLine> lines_;
    std::vector<std::size_t> commands_;  // indices of the lines to execute
    std::string move_;
    bool has_action_ = false;  // another game-changing action
    bool from_sheet_ = false;
    // “resign” or the like, if there is no move
    std::optional<WeighedCommand> weighed_;
    std::optional<std::size_t> weighed_at_;
};

}  // namespace

Expected<ParsedReply> parse_reply(const Request& reply, const ReplyContext& answers,
                                  const LoadedMatch& loaded) {
    auto plain = ReplyInterpreter(reply.lines, reply.subject_line, answers, loaded)
                     .read(reply.move_list_rows);
    if (!plain || reply.html_lines.empty()) return plain;
    const auto html = ReplyInterpreter(reply.html_lines, reply.subject_line, answers, loaded)
                          .read(reply.move_list_rows);
    // The HTML part may have more, such as a quotation without a mark, but not less.
    const bool same = html ? html->lines == plain->lines
                           : std::ranges::all_of(plain->source_lines, [&](const auto& from) {
                                 return !from || have_words(reply.html_lines, reply.lines[*from]);
                             });
    if (!same)
        return refuse("reply-parts-differ",
                      "The plain part and the HTML part of your mail do not say the same about "
                      "{match}: nothing was done. Reply with just the move or the command.",
                      loaded.name());
    if (!html && html.error().code != "reply-not-understood") return html;
    if (html && plain->doubt.empty()) plain->doubt = html->doubt;
    return plain;
}

}  // namespace posthouse::club
