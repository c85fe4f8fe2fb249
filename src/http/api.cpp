#include "http/api.h"

#include "base/text.h"
#include "http/api_call.h"
#include "http/fault.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>
#include <exception>
#include <utility>

namespace posthouse {

namespace json = boost::json;

struct Api::Route {
    std::string_view method;
    std::string_view path;  // `*` stands for any one part
    void (Api::*go)(const CallPtr&) const;
    bool form = false;  // sent by a mail program or a form: no JSON, and from anywhere
};

const Api::Route Api::routes[] = {
    {"POST", "api/signup", &Api::sign_up},
    {"POST", "api/login", &Api::log_in},
    {"POST", "api/logout", &Api::log_out},
    {"POST", "api/confirm", &Api::confirm},
    {"POST", "api/command", &Api::do_command},
    {"GET", "api/me", &Api::me},
    {"GET", "api/commands", &Api::commands},
    {"GET", "api/games", &Api::games},
    {"GET", "api/players", &Api::players},
    {"GET", "api/matches", &Api::matches},
    {"GET", "api/match/*/*", &Api::match},
    {"GET", "api/picture/*/*", &Api::picture},
    {"GET", "api/explorer/*", &Api::explorer},
    {"GET", "api/letters", &Api::letters},
    {"GET", "api/house", &Api::house},
    {"GET", "api/wishes", &Api::wishes},
    {"GET", "api/waiting", &Api::waiting},
    {"GET", "api/tournaments", &Api::tournaments},
    {"GET", "api/tournament/*", &Api::tournament},
    {"GET", "api/standings/*", &Api::standings},
    {"GET", "api/ratings/*", &Api::ratings},
    {"GET", "api/tablebase", &Api::tablebases},
    {"GET", "api/tablebase/*/*", &Api::tablebase},
    {"GET", "api/tablebase/*/*/*", &Api::tablebase},
    {"GET", "api/push", &Api::push_key},
    {"POST", "api/push", &Api::push_here},
    {"POST", "api/push/forget", &Api::push_no_more},
    {"GET", "api/socket", &Api::socket},
    {"GET", "unsubscribe/*", &Api::ask_unsubscribe},
    {"POST", "unsubscribe/*", &Api::unsubscribe, true},
    {"GET", "health", &Api::health},
};

namespace {

HttpAnswer answer_with(std::string body) {
    HttpAnswer answer;
    answer.body = std::move(body);
    answer.fields = {{"Cache-Control", "no-store"}};
    return answer;
}

bool leads_to(std::string_view pattern, const std::vector<std::string>& path) {
    for (const auto& part : path) {
        if (pattern.empty()) return false;
        const auto wanted = take_until(pattern, '/');
        if (wanted != "*" && wanted != part) return false;
    }
    return pattern.empty();
}

/// Takes the target apart; false where it is no address.
bool read_target(std::string_view target, std::vector<std::string>& path,
                 std::vector<std::pair<std::string, std::string>>& parameters) {
    const auto url = boost::urls::parse_origin_form({target.data(), target.size()});
    if (!url) return false;
    for (const std::string& part : url->segments()) path.push_back(part);
    for (const auto& one : url->params())
        parameters.emplace_back(std::string(one.key), std::string(one.value));
    return true;
}

bool says_json(std::string_view content_type) {
    const auto type = take_until(content_type, ';');
    return same_word(type.substr(0, type.find_last_not_of(" \t") + 1), "application/json");
}

/// What a POST must be before anybody looks at what it wants.
std::optional<HttpAnswer> read_post(const HttpRequest& request, json::object& body) {
    if (!request.origin.empty() && !same_origin(request.origin, request.host))
        return refused(403, "This request comes from another site: use the house's own page.");
    if (!says_json(request.content_type))
        return refused(415, "Send the body as JSON, with Content-Type: application/json.");
    json::error_code wrong;
    json::value read = json::parse(request.body, wrong);
    if (wrong || !read.is_object())
        return refused(400,
                       "The body is not a JSON object: send one, such as {\"command\": \"help\"}.");
    body = std::move(read.get_object());
    return std::nullopt;
}

}  // namespace

void Api::Call::give(const json::object& said) const {
    done(answer_with(json::serialize(said)));
}

void Api::Call::give(const json::array& said) const {
    done(answer_with(json::serialize(said)));
}

void Api::Call::refuse(unsigned status, std::string_view sentence) const {
    done(refused(status, sentence));
}

Or<std::optional<std::string>> text_field(const json::object& body, std::string_view name,
                                          Lines lines) {
    using Found = std::optional<std::string>;
    const json::value* value = body.if_contains(name);
    if (!value || value->is_null()) return Found();
    const json::string* text = value->if_string();
    if (!text) return refuse("The field “", name, "” must be text, in double quotes.");
    if (text->empty()) return Found();
    for (const char c : *text) {
        const bool line_end = c == '\n' || c == '\r';
        if (line_end && lines == Lines::one)
            return refuse("The field “", name, "” must be one line, without line ends.");
        if (static_cast<unsigned char>(c) < 32 && c != '\t' && !line_end)
            return refuse("The field “", name, "” must not hold control characters.");
    }
    return Found(std::string(text->data(), text->size()));
}

std::string on_one_line(std::string_view text) {
    std::string line;
    bool blank = false;
    for (const char c : text) {
        if (c == ' ' || c == '\n' || c == '\r') {
            blank = !line.empty();
            continue;
        }
        if (std::exchange(blank, false)) line += ' ';
        line += c;
    }
    return line;
}

Api::Api(Door door, const HttpOptions& options, GoOn go_on, WhoIsHere present)
    : door_(std::move(door)),
      version_(options.version),
      mail_address_(options.mail_address),
      secure_cookie_(options.secure_cookie),
      as_read_(options.as_read),
      as_said_(options.as_said),
      unsubscribing_(options.unsubscribing),
      tables_(options.tables),
      push_key_(options.push_key),
      push_to_loopback_(options.push_to_loopback),
      health_(options.health),
      explorer_(std::make_unique<Explorer>()),
      go_on_(std::move(go_on)),
      present_(std::move(present)) {}

void Api::touched(std::span<const MatchId> matches) const {
    explorer_->touched(matches);
}

bool Api::owns(std::string_view target) {
    const auto path = target.substr(0, target.find('?'));
    return path == "/api" || path.starts_with("/api/") || path == "/health" ||
           path.starts_with("/unsubscribe/");
}

const Api::Route* Api::route_to(const Call& call, std::string& allowed) {
    std::string_view method = call.request.method;
    if (method == "HEAD") method = "GET";
    for (const Route& route : routes) {
        if (!leads_to(route.path, call.path)) continue;
        if (route.method == method) return &route;
        allowed += allowed.empty() ? "" : ", ";
        allowed += route.method == "GET" ? "GET, HEAD" : route.method;
    }
    return nullptr;
}

void Api::answer(HttpRequest request, Done done) const {
    const auto call = std::make_shared<Call>();
    call->request = std::move(request);
    call->done = std::move(done);
    if (!read_target(call->request.target, call->path, call->parameters))
        return call->refuse(400, "The address cannot be read: see the list in docs/api.md.");
    std::string allowed;
    const Route* route = route_to(*call, allowed);
    if (!route && allowed.empty())
        return call->refuse(404, "There is nothing at this address: see the list in docs/api.md.");
    if (!route) {
        auto wrong = refused(405, "This address is asked with " + allowed + ".");
        wrong.fields.emplace_back("Allow", allowed);
        return call->done(std::move(wrong));
    }
    if (route->method == "POST" && !route->form)
        if (auto wrong = read_post(call->request, call->body)) return call->done(std::move(*wrong));
    try {
        (this->*route->go)(call);
    } catch (const std::exception& fault) {
        log_fault(route->path, fault.what());
        call->refuse(500, "The house failed and did nothing: try again in a minute.");
    }
}

}  // namespace posthouse
