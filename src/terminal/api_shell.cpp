#include "terminal/api_shell.h"

#include "client/api_client.h"
#include "club/commands/command_table.h"
#include "terminal/ascii_text.h"
#include "translation/refusal_text.h"
#include "translation/texts.h"

#include <fmt/format.h>
#include <stdexcept>
#include <utility>

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
        if (!options_.command.empty()) return print(options_.command) ? 0 : 1;
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
            if (equals_ignore_case(typed.words[0], "login") && typed.words.size() == 2)
                all_well = log_in(typed.words[1], "") && all_well;
            else
                all_well = print(words) && all_well;
        }
        return options_.interactive || all_well ? 0 : 1;
    }

private:
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

    bool ask(std::string& words) {
        if (options_.interactive) out_ << (user_.empty() ? "" : user_) << "> " << std::flush;
        return out_ && std::getline(in_, words);
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
        if (const json::value* user = answer.if_contains("user"); user && user->is_object())
            read_language(user->get_object());
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

    bool print(const std::string& words) {
        const json::object answer =
            post("/api/command", {{"command", words},
                                  {"comment", text_beneath(words)},
                                  {"columns", options_.columns},
                                  {"reader_language", options_.locale.language}});
        if (const json::value* facts = answer.if_contains("facts"); facts && facts->is_object())
            read_language(facts->get_object());
        const std::string text =
            answer.contains("text") ? text_member(answer, "text") : refusal_in(answer);
        const std::string shown = fold_lines(text, options_.columns);
        if (options_.screen)
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
