#include "http/api/api_call.h"

#include "base/assert.h"
#include "base/visible_text.h"
#include "club/accounts/sessions.h"
#include "http/routes.h"
#include "http/server/json.h"

#include <boost/json/serialize.hpp>
#include <chrono>

namespace posthouse::http {

namespace json = boost::json;

namespace {

HttpResponse answer_with(std::string body) {
    HttpResponse answer;
    answer.body = std::move(body);
    answer.fields = {{"Cache-Control", "no-store"}};
    return answer;
}

constexpr auto session_seconds = std::chrono::seconds(club::session_length).count();

std::pair<std::string, std::string> set_cookie(std::string_view name, std::string_view token,
                                               bool secure) {
    std::string cookie(name);
    cookie.append("=").append(token) += "; Path=/; HttpOnly; SameSite=Lax";
    cookie += "; Max-Age=" + std::to_string(token.empty() ? 0 : session_seconds);
    if (secure) cookie += "; Secure";
    return {"Set-Cookie", cookie};
}

}  // namespace

void ApiCall::read(const std::function<void(const club::StoreReader&)>& work) const {
    backend().store->read(work);
}

std::optional<club::User> ApiCall::user(const club::StoreReader& reader) const {
    return caller.user ? reader.user(*caller.user) : std::nullopt;
}

void ApiCall::write(club::UnitFn work, std::function<void()> then) const {
    backend().write(std::move(work),
                    [self = shared_from_this(), then = std::move(then)](bool stands) {
                        if (!stands) return self->respond_error(503, self->context->write_error());
                        then();
                    });
}

void ApiCall::submit(club::Request asked, std::function<void(club::Response)> then) const {
    asked.now = now();
    asked.client = client();
    backend().submit(std::move(asked), [self = shared_from_this(), then = std::move(then)](
                                           std::optional<club::Response> reply) {
        if (!reply) return self->respond_error(503, self->context->write_error());
        if (reply->retry_later) return self->respond_error(*reply->retry_later);
        if (!reply->accepted) return self->respond_error(*reply);
        then(*std::move(reply));
    });
}

void ApiCall::respond(const json::object& said) const {
    done(answer_with(json::serialize(said)));
}

void ApiCall::respond(std::string said) const {
    done(answer_with(std::move(said)));
}

void ApiCall::respond(const json::array& said) const {
    done(answer_with(json::serialize(said)));
}

void ApiCall::respond_cached(std::string said, std::string type) const {
    HttpResponse answer;
    answer.type = std::move(type);
    // Weak, since the body may be sent compressed.
    const std::string etag = "W/" + make_etag(said);
    answer.fields = {{"ETag", etag}, {"Cache-Control", "no-cache"}};
    if (etag_matches(etag, request.if_none_match))
        answer.status = 304;
    else
        answer.body = std::move(said);
    done(std::move(answer));
}

void ApiCall::respond_part(const json::array& said, std::string_view cursor,
                           std::string_view last) const {
    HttpResponse answer = answer_with(json::serialize(said));
    if (!last.empty()) {
        std::string next;
        for (const std::string& part : path) next += (next.empty() ? "" : "/") + part;
        next = "/" + versioned(next) + '?';
        for (const auto& [name, value] : parameters)
            if (name != cursor) next += name + '=' + percent_encoded(value) + '&';
        next.append(cursor).append("=") += percent_encoded(last);
        answer.fields.emplace_back("Link", "<" + next + ">; rel=\"next\"");
    }
    done(std::move(answer));
}

void ApiCall::respond_error(unsigned status, const Refusal& refusal) const {
    done(error_response(status, refusal));
}

void ApiCall::respond_error(const club::Response& refused) const {
    respond_error(status_of(refused), *refused.refusal);
}

void ApiCall::respond_error(const club::RetryLater& not_now) const {
    HttpResponse answer = rate_limit_response(club::refusal_of(not_now), not_now.wait);
    answer.status = status_of(not_now);
    done(std::move(answer));
}

void ApiCall::respond_as(const club::NewSession& player, json::object more) const {
    HttpResponse answer;
    more["user"] = user_json(player.user, caller.may(club::Scope::read));
    answer.body = json::serialize(more);
    if (!player.token.empty()) set_session_cookie(answer, player.token, options().secure_cookie);
    done(std::move(answer));
}

void set_session_cookie(HttpResponse& answer, std::string_view token, bool secure) {
    answer.fields.emplace_back("Cache-Control", "no-store");
    answer.fields.push_back(
        set_cookie(secure ? secure_session_cookie : session_cookie, token, secure));
    if (secure) answer.fields.push_back(set_cookie(session_cookie, "", secure));
}

unsigned status_of(const club::Response& refused) {
    ASSERT(refused.refusal);
    return refused.forbidden ? 403 : status_of(*refused.refusal);
}

unsigned status_of(const club::RetryLater& not_now) {
    return not_now.reason == club::RetryLater::Reason::busy ? 503 : 429;
}

Expected<std::optional<std::string>> text_field(const json::object& body, std::string_view name,
                                                LineLimit lines) {
    using Found = std::optional<std::string>;
    const json::value* value = body.if_contains(name);
    if (!value || value->is_null()) return Found();
    const json::string* text = value->if_string();
    if (!text)
        return refuse("field-not-text", "The field “{field}” must be text, in double quotes.",
                      name);
    if (text->empty()) return Found();
    for (const char c : *text) {
        const bool line_end = c == '\n' || c == '\r';
        if (line_end && lines == LineLimit::one)
            return refuse("field-not-one-line",
                          "The field “{field}” must be one line, without line ends.", name);
        if (static_cast<unsigned char>(c) < 32 && c != '\t' && !line_end)
            return refuse("field-control-characters",
                          "The field “{field}” must not hold control characters.", name);
    }
    return Found(visible_text({text->data(), text->size()}));
}

std::string join_lines(std::string_view text) {
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

}  // namespace posthouse::http
