#include "terminal/api_shell.h"

#include "club/commands/command_table.h"
#include "terminal/ascii_text.h"
#include "translation/refusal_text.h"

#include <curl/curl.h>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <memory>
#include <optional>
#include <stdexcept>

namespace posthouse::terminal {
namespace {

namespace json = boost::json;

constexpr long timeout_seconds = 60;
constexpr std::size_t answer_bytes_max = 16 << 20;

/// One connection, which keeps the session cookie.
class Connection {
public:
    explicit Connection(std::string url) : url_(std::move(url)), curl_(curl_easy_init()) {
        while (url_.ends_with('/')) url_.pop_back();
        if (!curl_) throw std::runtime_error("libcurl cannot start");
        curl_easy_setopt(curl_.get(), CURLOPT_COOKIEFILE, "");
        curl_easy_setopt(curl_.get(), CURLOPT_NOSIGNAL, 1L);
        curl_easy_setopt(curl_.get(), CURLOPT_USERAGENT, "posthouse connect");
        curl_easy_setopt(curl_.get(), CURLOPT_TIMEOUT, timeout_seconds);
        curl_easy_setopt(curl_.get(), CURLOPT_PROTOCOLS_STR, "http,https");
        curl_easy_setopt(curl_.get(), CURLOPT_WRITEFUNCTION, &Connection::on_bytes);
        curl_easy_setopt(curl_.get(), CURLOPT_WRITEDATA, this);
    }

    /// The response to a POST, with `error` if refused. Throws if the server does not respond.
    json::object post(const std::string& path, const json::object& body) {
        const std::string sent = json::serialize(body);
        answer_.clear();
        const std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)> fields(
            curl_slist_append(nullptr, "Content-Type: application/json"), &curl_slist_free_all);
        curl_easy_setopt(curl_.get(), CURLOPT_URL, (url_ + path).c_str());
        curl_easy_setopt(curl_.get(), CURLOPT_HTTPHEADER, fields.get());
        curl_easy_setopt(curl_.get(), CURLOPT_POSTFIELDSIZE_LARGE,
                         static_cast<curl_off_t>(sent.size()));
        curl_easy_setopt(curl_.get(), CURLOPT_POSTFIELDS, sent.c_str());
        const CURLcode code = curl_easy_perform(curl_.get());
        if (code != CURLE_OK)
            throw std::runtime_error("The server at " + url_ +
                                     " does not respond: " + curl_easy_strerror(code) +
                                     ". Check that it is running and that the address is right.");
        json::error_code wrong;
        json::value value = json::parse(answer_, wrong);
        if (wrong || !value.is_object())
            throw std::runtime_error("The response from " + url_ +
                                     " is not from a Posthouse server.");
        return std::move(value.get_object());
    }

private:
    static std::size_t on_bytes(const char* bytes, std::size_t size, std::size_t count,
                                void* line) {
        std::string& answer = static_cast<Connection*>(line)->answer_;
        if (answer.size() + size * count > answer_bytes_max) return 0;
        answer.append(bytes, size * count);
        return size * count;
    }

    struct Close {
        void operator()(CURL* curl) const { curl_easy_cleanup(curl); }
    };
    std::string url_;
    std::string answer_;
    std::unique_ptr<CURL, Close> curl_;
};

std::string text_in(const json::object& object, std::string_view name) {
    const json::value* value = object.if_contains(name);
    return value && value->is_string() ? std::string(value->get_string()) : std::string();
}

class ApiShell {
public:
    ApiShell(const ConnectOptions& options, std::istream& in, std::ostream& out)
        : options_(options),
          in_(in),
          out_(out),
          connection_(options.url),
          language_(options.locale.language) {}

    int run() {
        if (!options_.user.empty() && !log_in(options_.user, options_.password)) return 2;
        if (!options_.command.empty()) return print(options_.command) ? 0 : 1;
        bool all_well = true;
        if (options_.interactive)
            out_ << fold_lines(
                "Type a command. “help” shows how to begin, “login NAME” logs you in, “quit” "
                "leaves.\n",
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
    bool ask(std::string& words) {
        if (options_.interactive) out_ << (user_.empty() ? "" : user_) << "> " << std::flush;
        return out_ && std::getline(in_, words);
    }

    bool log_in(const std::string& name, std::string password) {
        if (password.empty() && options_.ask_password) password = options_.ask_password();
        json::object asked{{"name", name}, {"password", password}};
        json::object answer = connection_.post("/api/login", asked);
        if (text_in(answer, "problem") == "second-factor-needed") {
            asked["code"] = ask_code();
            answer = connection_.post("/api/login", asked);
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
            out_ << "Code of your authenticator app: " << std::flush;
        std::string code;
        std::getline(in_, code);
        return code;
    }

    /// The text of a command that takes one.
    std::string text_beneath(const std::string& words) {
        const auto command = club::read_command(words, user_);
        if (!command || !command->spec->requires_text) return "";
        if (options_.interactive) out_ << "(type the text, then a line with only a dot)\n";
        std::string text;
        for (std::string row; std::getline(in_, row) && row != ".";) text += row + '\n';
        return text;
    }

    /// Of the account, if `object` says it: no other is wanted then.
    void read_language(const json::object& object) {
        if (!object.contains("language")) return;
        const std::string language = text_in(object, "language");
        language_ = language.empty() ? options_.locale.language : language;
    }

    /// What a problem says, in the reader's language.
    std::string refusal_in(const json::object& problem) const {
        translation::RefusalData refusal{text_in(problem, "code"), {}};
        if (const json::value* params = problem.if_contains("params");
            params && params->is_object())
            for (const auto& [name, value] : params->get_object())
                if (value.is_string()) refusal.parameters[name] = value.get_string();
        return translation::translate(refusal, text_in(problem, "error"), language_);
    }

    bool print(const std::string& words) {
        const json::object answer =
            connection_.post("/api/command", {{"command", words},
                                              {"comment", text_beneath(words)},
                                              {"columns", options_.columns},
                                              {"reader_language", options_.locale.language}});
        if (const json::value* facts = answer.if_contains("facts"); facts && facts->is_object())
            read_language(facts->get_object());
        const std::string text =
            answer.contains("text") ? text_in(answer, "text") : refusal_in(answer);
        const std::string shown = fold_lines(text, options_.columns);
        if (options_.screen)
            write_paged(shown, options_.screen(), in_, out_);
        else
            out_ << shown << (shown.ends_with('\n') ? "" : "\n") << std::flush;
        const json::value* accepted = answer.if_contains("accepted");
        return accepted && accepted->is_bool() && accepted->get_bool();
    }

    const ConnectOptions& options_;
    std::istream& in_;
    std::ostream& out_;
    Connection connection_;
    std::string user_;
    std::string language_;  // in which refusals are said
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
