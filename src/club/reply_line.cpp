#include "club/reply_line.h"

#include "club/filled_sheet.h"
#include "club/reply_words.h"

#include <algorithm>
#include <span>
#include <string_view>

namespace posthouse {
namespace {

using Kind = ReplyLine::Kind;

bool is_empty(std::string_view line) {
    return line.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

class WholeLetter {
public:
    WholeLetter(const std::vector<std::string>& words, const Answered& answers, const Table& table)
        : words_(words), reply_(answers, table) {
        for (const std::string& line : words) lines_.push_back(reply_.read(line));
    }

    Or<WholeReply> read(const std::vector<std::string>& sheet) {
        if (const auto wrong = find_commands()) return *wrong;
        if (const auto wrong = read_sheet(sheet)) return *wrong;
        if (commands_.empty() && !from_sheet_) return not_understood();
        if (const auto wrong = doubt_of_words()) return *wrong;
        return made_whole();
    }

private:
    /// Commands stand at the front, one a line, a greeting before a move is forgiven. One that
    /// stands anywhere else may be part of what somebody tells.
    std::optional<Refusal> find_commands() {
        std::size_t at = 0;
        const auto skip = [&](auto&&... kinds) {
            while (at < lines_.size() &&
                   (is_empty(words_[at]) || ((lines_[at].kind == kinds) || ...)))
                ++at;
        };
        skip(Kind::row, Kind::greeting);
        const bool greeted = std::ranges::any_of(
            std::span(lines_).first(at), [](auto& line) { return line.kind == Kind::greeting; });
        for (; at < lines_.size(); ++at, skip(Kind::row)) {
            const ReplyLine& line = lines_[at];
            if (line.made.empty() || line.kind == Kind::unclear) break;
            if (greeted && line.kind != Kind::move && (line.kind != Kind::command || line.of_house))
                break;
            commands_.push_back(at);
            if (line.chats) break;
        }
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (std::ranges::count(commands_, i) > 0) continue;
            const ReplyLine& line = lines_[i];
            const bool says = line.kind != Kind::command || !line.of_house;
            if (line.kind == Kind::unclear || (!line.made.empty() && says)) return stray(line);
        }
        return one_deed_only();
    }

    std::optional<Refusal> stray(const ReplyLine& line) const {
        for (std::size_t i : commands_)
            if (!line.move.empty() && !lines_[i].move.empty() && lines_[i].move != line.move)
                return not_certain(lines_[i].move, line.move);
        return in_doubt();
    }

    std::optional<Refusal> one_deed_only() {
        std::size_t deeds = 0;
        for (std::size_t i : commands_) {
            const ReplyLine& line = lines_[i];
            if (line.kind != Kind::act && line.move.empty()) continue;
            if (++deeds > 1)
                return !move_.empty() && !line.move.empty() && move_ != line.move
                           ? not_certain(move_, line.move)
                           : in_doubt();
            if (!line.move.empty()) move_ = line.move;
            acts_ = line.kind == Kind::act;
        }
        return std::nullopt;
    }

    std::optional<Refusal> read_sheet(std::vector<std::string> rows) {
        for (std::size_t i = 0; i < lines_.size(); ++i)
            if (lines_[i].kind == Kind::row) rows.push_back(words_[i]);
        if (rows.empty()) return std::nullopt;
        Table then = reply_.table;
        const auto ply = static_cast<std::size_t>(reply_.answers.ply);
        then.steps.resize(std::min(then.steps.size(), ply));
        then.view = reply_.seen;
        const auto filled = filled_in(rows, then, reply_.answers.side);
        if (!filled) return filled.refusal();
        if (!*filled) return std::nullopt;
        const MoveText* move = legal_move(reply_.seen, **filled);
        if (!move)
            return refuse(
                "What is filled into the move list, “", clip(**filled, 20),
                "”, is not a legal move on ", reply_.table.name(),
                ": nothing was played. Reply with just the move, for example: ", an_example());
        if (acts_) return in_doubt();
        if (!move_.empty() && move_ != move->text) return not_certain(move_, move->text);
        from_sheet_ = move_.empty();
        move_ = move->text;
        return std::nullopt;
    }

    /// Whether the words beside the move cast a doubt on it.
    std::optional<Refusal> doubt_of_words() const {
        if (move_.empty()) return std::nullopt;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            if (lines_[i].chats) break;  // what follows is said to the opponent
            const bool words = lines_[i].kind == Kind::words || lines_[i].kind == Kind::greeting;
            if (!words) continue;
            if (takes_back(words_[i])) return in_doubt();
            if (const MoveText* other = reply_.mentioned(words_[i], move_))
                return not_certain(move_, other->text);
        }
        return std::nullopt;
    }

    Or<WholeReply> made_whole() const {
        WholeReply whole;
        if (from_sheet_) {
            whole.lines.push_back(reply_.on("move", reply_.numbered(move_)));
            whole.from.emplace_back();
            whole.needs_ply = true;
        }
        for (std::size_t i : commands_) {
            whole.lines.push_back(lines_[i].made);
            whole.from.emplace_back(i);
            whole.needs_ply = whole.needs_ply || lines_[i].needs_ply;
        }
        whole.comment = comment();
        if (!whole.needs_ply || !moved_on()) return whole;
        if (whole.lines.size() > 1 || !played_already()) return has_moved_on();
        whole.said = "Move ";
        whole.said += std::to_string(reply_.answers.ply + 1) + " was played already: " + move_ +
                      ". Nothing was changed.\n";
        return whole;
    }

    std::string comment() const {
        std::string text;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            const bool taken = std::ranges::count(commands_, i) > 0;
            if (taken ? lines_[i].text.empty() : lines_[i].kind == Kind::row) continue;
            text += taken ? lines_[i].text : words_[i];
            text += '\n';
        }
        while (text.ends_with('\n') || text.ends_with(' ')) text.pop_back();
        const std::size_t start = text.find_first_not_of('\n');
        return start == std::string::npos ? "" : text.substr(start);
    }

    bool moved_on() const {
        return reply_.answers.undos != reply_.table.match.undos ||
               reply_.answers.ply != static_cast<int>(reply_.table.steps.size());
    }

    bool played_already() const {
        const auto ply = static_cast<std::size_t>(reply_.answers.ply);
        const auto& steps = reply_.table.steps;
        return !move_.empty() && ply < steps.size() && steps[ply].side == reply_.answers.side &&
               steps[ply].move.text == move_;
    }

    std::string shown(std::string_view move) const {
        const MoveText* legal = legal_move(reply_.seen, move);
        return legal ? legal->shown.to(reply_.answers.side) : std::string(move);
    }

    std::string an_example() const {
        return reply_.seen.legal.empty() ? "c"
                                         : reply_.seen.legal.front().shown.to(reply_.answers.side);
    }

    Refusal not_understood() const {
        if (reply_.table.over())
            return refuse("The game on ", reply_.table.name(),
                          " is over, and no command was found in your reply. To say something to "
                          "your opponent, write “chat” as the first line.");
        return refuse("Your reply about ", reply_.table.name(),
                      " was not understood and nothing was done: no line of it is only a move or a "
                      "command, and no move is filled into the move list. Reply with just the "
                      "move, for example: ",
                      an_example(),
                      ". To say something to your opponent, write “chat” as the first line.");
    }

    Refusal not_certain(std::string_view one, std::string_view other) const {
        return refuse("It is not certain which move you mean on ", reply_.table.name(), ", ",
                      shown(one), " or ", shown(other),
                      ": nothing was done. Reply with just the move.");
    }

    Refusal in_doubt() const {
        return refuse("It is not certain what you want on ", reply_.table.name(),
                      ": nothing was done. Reply with just the move or the command, for example: ",
                      an_example());
    }

    Refusal has_moved_on() const {
        return refuse(reply_.table.name(), " has moved on since the letter that you answered, ",
                      "which showed it after ", reply_.answers.ply,
                      " moves: nothing was done. Look at it again, and reply to this letter.");
    }

    const std::vector<std::string>& words_;
    ReplyReader reply_;
    std::vector<ReplyLine> lines_;
    std::vector<std::size_t> commands_;  // the places of those lines that are carried out
    std::string move_;                   // the one that is made
    bool acts_ = false;                  // something else is done that changes the game
    bool from_sheet_ = false;
};

}  // namespace

Or<WholeReply> whole_reply(const std::vector<std::string>& lines,
                           const std::vector<std::string>& sheet, const Answered& answers,
                           const Table& table) {
    return WholeLetter(lines, answers, table).read(sheet);
}

}  // namespace posthouse
