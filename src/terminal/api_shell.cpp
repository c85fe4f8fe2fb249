#include "terminal/api_shell.h"

#include "base/inplace.h"
#include "client/api_client.h"
#include "club/commands/command_table.h"
#include "club/core/live_clock.h"
#include "club/matches/board_text.h"
#include "terminal/ascii_text.h"
#include "terminal/live_events.h"
#include "translation/refusal_text.h"
#include "translation/texts.h"

#include <fmt/format.h>
#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

namespace posthouse::terminal {
namespace {

namespace json = boost::json;
using client::text_member;

class ApiShell {
public:
    ApiShell(const ConnectOptions& options, std::istream& in, std::ostream& out)
        : options_(options),
          in_(in),
          out_(out),
          client_({.url = options.url, .user_agent = "posthouse connect"}),
          language_(options.locale.language) {}

    int run() {
        if (!options_.user.empty() && !log_in(options_.user, options_.password)) return 2;
        if (!options_.command.empty()) return print({options_.command}) ? 0 : 1;
        bool all_well = true;
        if (options_.interactive)
            out_ << fold_lines(texts()("answer-connect", {{"site", site_name()}}) + "\n",
                               options_.columns);
        for (std::string words; ask(words);) {
            const club::CommandLine typed = club::split_command(words);
            if (typed.words.empty()) continue;
            if (equals_ignore_case(typed.words[0], "quit") ||
                equals_ignore_case(typed.words[0], "exit"))
                break;
            all_well = carry_out(words, typed) && all_well;
        }
        return options_.interactive || all_well ? 0 : 1;
    }

private:
    /// A board of the reader's that they may move on without naming it.
    struct Board {
        std::string game;
        std::int64_t number = 0;
        bool live = false;
        std::vector<std::string> legal{};

        bool is_at(const Board& other) const {
            return game == other.game && number == other.number;
        }
        bool can_move(std::string_view word) const {
            return std::ranges::any_of(
                legal, [&](const std::string& move) { return equals_ignore_case(move, word); });
        }
        bool moves_are_numbers() const { return !legal.empty() && is_digit(legal[0][0]); }
    };

    static Board board_in(const json::object& object) {
        return {text_member(object, "game"), client::number_member(object, "board").value_or(0)};
    }
    static Board board_of(const json::object& match) {
        Board board = board_in(match);
        if (const json::value* clock = match.if_contains("clock"); clock && clock->is_object())
            board.live = club::is_live(
                {std::chrono::milliseconds(client::number_member(*clock, "bank").value_or(0))});
        if (const json::value* legal = match.if_contains("legal"); legal && legal->is_array())
            for (const json::value& move : legal->get_array())
                if (move.is_string()) board.legal.emplace_back(move.get_string());
        return board;
    }

    bool carry_out(const std::string& words, const club::CommandLine& typed) {
        try {
            if (equals_ignore_case(typed.words[0], "login") && typed.words.size() == 2)
                return log_in(typed.words[1], "");
            return print(completed(words));
        } catch (const std::runtime_error& fault) {
            // The server may be back in a moment; a script ends.
            if (!options_.interactive) throw;
            out_ << fault.what() << '\n';
            return false;
        }
    }

    translation::Texts texts() const { return translation::Texts(language_); }

    /// What its host calls the site.
    std::string site_name() {
        try {
            const json::value server = client_.get("/api/server").body;
            if (server.is_object() && server.get_object().contains("site"))
                return text_member(server.get_object(), "site");
        } catch (const client::ConnectionError&) {
            // The first command says so.
        }
        return options_.url;
    }

    /// The response to a POST, with `error` if refused. Throws a sentence if there is none.
    json::object post(const std::string& path, const json::object& body) {
        try {
            json::value answer = client_.post(path, body).body;
            if (!answer.is_object()) throw client::UnexpectedResponse();
            return std::move(answer.get_object());
        } catch (const client::UnexpectedResponse&) {
            throw std::runtime_error(texts()("answer-connect-foreign", {{"url", options_.url}}));
        } catch (const client::ConnectionError& fault) {
            throw std::runtime_error(
                texts()("answer-connect-silent", {{"url", options_.url}, {"why", fault.what()}}));
        }
    }

    /// The next line typed; meanwhile shows what happens.
    bool ask(std::string& words) {
        if (options_.interactive) prompt();
        if (live_)
            while (out_ && !options_.has_line())
                if (live_ && show_events()) prompt();
        return out_ && std::getline(in_, words);
    }

    void prompt() {
        out_ << user_;
        if (board_) out_ << ' ' << board_->game << ' ' << board_->number;
        out_ << "> " << std::flush;
    }

    /// Each board on which others have done something, and what they have said; false if nothing.
    bool show_events() {
        std::vector<Board> boards;
        bool shown = false;
        if (live_->refused()) {
            out_ << '\n' << texts()("answer-connect-logged-out", {{"name", user_}}) << '\n';
            live_.reset();
            board_.reset();
            user_.clear();
            return true;
        }
        for (const json::object& event : live_->take()) {
            const Board board = board_in(event);
            const std::string kind = text_member(event, "event"), by = text_member(event, "by");
            if (by == user_ || kind.starts_with("offer")) continue;
            // The answer to what ended it has shown the end.
            if (kind != "talk" && ended_ && ended_->is_at(board)) continue;
            if (kind == "talk") {
                out_ << (shown ? "" : "\n")
                     << fold_lines(
                            club::said_by(fmt::format("{} ({} {})", by, board.game, board.number),
                                          club::trimmed(text_member(event, "text"))),
                            options_.columns)
                     << '\n';
                shown = true;
            } else if (std::ranges::none_of(boards,
                                            [&](const Board& one) { return one.is_at(board); })) {
                boards.push_back(board);
            }
        }
        for (const Board& one : boards) {
            out_ << (std::exchange(shown, true) ? "" : "\n");
            try {
                print({fmt::format("{} show {} --brief", one.game, one.number)}, Occasion::event);
            } catch (const std::runtime_error& fault) {
                out_ << fault.what() << '\n';
            }
        }
        return shown;
    }

    /// A line as the server reads it, and the text that it has after its command.
    struct CompletedLine {
        std::string command;
        std::optional<std::string> text{};
    };

    /// The line with the words that it leaves out: of the board in the prompt.
    CompletedLine completed(const std::string& words) const {
        if (!board_) return {words};
        const std::string whole = board_->game + ' ' + words;
        const std::string number = std::to_string(board_->number);
        const club::CommandLine typed = club::split_command(words);
        const bool alone = typed.words.size() == 1 && typed.options.empty();
        const std::string move = board_->game + " move " + number + ' ' + words;
        if (alone && board_->can_move(typed.words[0])) return {move};
        const auto command = club::read_command(words, user_);
        if (command) return {words};
        const club::CommandSpec* const spec = spec_of(whole);
        if (!spec) return {alone && command.error().code == "unknown-command" ? move : words};
        if (std::ranges::count(spec->parameters, "board", &club::ParameterSpec::name) == 0)
            return {whole};
        std::size_t end = words.find_first_of(" \t");
        if (end != std::string::npos && !spec->second_word().empty())
            end = words.find_first_of(" \t", words.find_first_not_of(" \t", end));
        const std::string rest(
            club::trimmed(std::string_view(words).substr(std::min(end, words.size()))));
        const std::string first = rest.substr(0, rest.find(' '));
        if (!first.empty() && is_digit(first[0]) && club::looks_like_board(first) &&
            !board_->moves_are_numbers())
            return {whole};
        const std::string begin = board_->game + ' ' + words.substr(0, end) + ' ' + number;
        if (spec->requires_text && !rest.empty()) return {begin, rest};
        return {rest.empty() ? begin : begin + ' ' + rest};
    }

    /// The command of a game with which this begins.
    static const club::CommandSpec* spec_of(const std::string& words) {
        const auto id = club::command_id(words);
        if (!id) return nullptr;
        const auto found = std::ranges::find(club::command_table(), *id, &club::CommandSpec::id);
        return found->per_game ? &*found : nullptr;
    }

    bool log_in(const std::string& name, std::string password) {
        if (password.empty() && options_.ask_password) password = options_.ask_password();
        json::object asked{{"name", name}, {"password", password}};
        json::object answer = post("/api/login", asked);
        if (text_member(answer, "problem") == "second-factor-needed") {
            asked["code"] = ask_code();
            answer = post("/api/login", asked);
        }
        if (answer.contains("error")) {
            out_ << fold_lines(refusal_in(answer), options_.columns) << '\n';
            return false;
        }
        user_ = name;
        const json::value* user = answer.if_contains("user");
        if (user && user->is_object()) {
            user_ = text_member(*user, "name");  // as it was signed up
            read_language(user->get_object());
        }
        board_.reset();
        live_.reset();
        if (options_.has_line)
            live_ =
                std::make_unique<LiveEvents>(client::ApiServer{.url = options_.url,
                                                               .user_agent = "posthouse connect",
                                                               .cookie = client_.cookie()});
        return true;
    }

    /// The two-factor code is the next line, also without a terminal.
    std::string ask_code() {
        if (options_.interactive || options_.ask_password)
            out_ << texts()("answer-connect-code") << ' ' << std::flush;
        std::string code;
        std::getline(in_, code);
        return code;
    }

    /// The text of a command that takes one.
    std::string text_beneath(const std::string& words) {
        const auto command = club::read_command(words, user_);
        if (!command || !command->spec->requires_text) return "";
        if (options_.interactive) out_ << texts()("answer-connect-text") << '\n';
        std::string text;
        for (std::string row; std::getline(in_, row) && row != ".";) text += row + '\n';
        return text;
    }

    /// Of the account, if `object` says it: no other is wanted then.
    void read_language(const json::object& object) {
        if (!object.contains("language")) return;
        const std::string language = text_member(object, "language");
        language_ = language.empty() ? options_.locale.language : language;
    }

    /// What a problem says, in the reader's language.
    std::string refusal_in(const json::object& problem) const {
        translation::RefusalData refusal{text_member(problem, "code"), {}};
        if (const json::value* params = problem.if_contains("params");
            params && params->is_object())
            for (const auto& [name, value] : params->get_object())
                if (value.is_string()) refusal.parameters[name] = value.get_string();
        return translation::translate(refusal, text_member(problem, "error"), language_);
    }

    enum class Occasion : std::uint8_t { typed, event };

    /// Keeps the board of an answer for the prompt, if the reader may move there now or later.
    void keep_board(const json::object& answer, Occasion occasion) {
        const json::value* match = answer.if_contains("match");
        if (!match || !match->is_object() || text_member(*match, "you").empty()) return;
        Board board = board_of(match->get_object());
        const bool same = board_ && board_->is_at(board);
        if (client::is_true(*match, "over")) {
            if (same) board_.reset();
            ended_ = std::move(board);
            return;
        }
        // Others do not lead the reader away from a board, except to a live game.
        if (occasion == Occasion::event && board_ && !same && (board_->live || !board.live)) return;
        // What is half typed was meant for another board.
        if (occasion == Occasion::event && !same && options_.discard_typed)
            options_.discard_typed();
        board_ = std::move(board);
    }

    /// Sends a command and shows the answer. Paged if there is a screen and nobody waits.
    bool print(const CompletedLine& line, Occasion occasion = Occasion::typed) {
        const json::object answer =
            post("/api/command", {{"command", line.command},
                                  {"comment", line.text ? *line.text : text_beneath(line.command)},
                                  {"columns", options_.columns},
                                  {"reader_language", options_.locale.language}});
        if (const json::value* facts = answer.if_contains("facts"); facts && facts->is_object())
            read_language(facts->get_object());
        const std::string text =
            answer.contains("text") ? text_member(answer, "text") : refusal_in(answer);
        const std::string shown = fold_lines(text, options_.columns);
        keep_board(answer, occasion);
        if (options_.screen && occasion == Occasion::typed && !(board_ && board_->live))
            write_paged(shown, options_.screen(), in_, out_);
        else
            out_ << shown << (shown.ends_with('\n') ? "" : "\n") << std::flush;
        return client::is_true(answer, "accepted");
    }

    const ConnectOptions& options_;
    std::istream& in_;
    std::ostream& out_;
    client::ApiClient client_;
    std::string user_;
    std::string language_;  // the reader's
    std::optional<Board> board_, ended_;
    std::unique_ptr<LiveEvents> live_;
};

}  // namespace

int connect(const ConnectOptions& options, std::istream& in, std::ostream& out) {
    try {
        return ApiShell(options, in, out).run();
    } catch (const std::exception& fault) {
        out << fault.what() << '\n';
        return 2;
    }
}

}  // namespace posthouse::terminal
