#include "http/api/api_context.h"

#include "club/accounts/account_tables.h"
#include "club/accounts/sessions.h"
#include "club/programs/program_tables.h"
#include "club/programs/tokens.h"

#include <string>
#include <utility>

namespace posthouse::http {
namespace {

RateLimiter limiter(int per_minute, int at_once, const HttpOptions& options) {
    return {per_minute, at_once, options.limits.keys_max};
}

int anonymous_commands_per_minute(const HttpOptions& options) {
    return (options.limits.requests_per_player + 9) / 10;
}

}  // namespace

ApiContext::ApiContext(club::Backend the_backend, const HttpOptions& chosen, ApiServices given)
    : backend(std::move(the_backend)),
      options(chosen),
      host_pages(chosen.host_pages),
      services(std::move(given)),
      requests(limiter(chosen.limits.requests_per_player,
                       burst_size(chosen.limits.requests_per_player), chosen)),
      logins(limiter(chosen.limits.logins_per_address, chosen.limits.logins_per_address, chosen)),
      anonymous_commands(limiter(anonymous_commands_per_minute(chosen),
                                 burst_size(anonymous_commands_per_minute(chosen)), chosen)),
      failed_login_lines(60, 60, 1) {}

Refusal ApiContext::write_error() const {
    if (backend.is_damaged && backend.is_damaged()) return database_is_damaged();
    return refuse(
        "cannot-save",
        "The server cannot save anything at the moment; nothing was done. Try again in a minute.");
}

std::optional<HttpResponse> ApiContext::login_limit_error(std::string_view client_address) const {
    const std::string address = address_key(client_address);
    const auto wait = logins.retry_after(address, backend.now());
    if (!wait) return std::nullopt;
    report_limit("logins", address);
    return rate_limit_response(
        refuse("too-many-logins",
               "Only {n} logins a minute are allowed from your address: try again in {wait} s.",
               logins.per_minute(), wait->count()),
        *wait);
}

void ApiContext::report_failed_login(std::string_view address) const {
    if (!failed_login_lines.retry_after("", backend.now())) log_failed_login(address);
}

void ApiContext::record_use(const Caller& caller) const {
    const club::Instant now = backend.now();
    if (caller.token &&
        !(caller.token->used && *caller.token->used + club::token_use_precision > now))
        backend.write(
            [used = *caller.token, now](club::UnitOfWork& unit) mutable {
                used.used = now;
                change_token(unit, used);
            },
            [](bool) {});
    if (caller.session && caller.session->used + club::session_use_precision <= now)
        backend.write(
            [used = *caller.session, now](club::UnitOfWork& unit) mutable {
                used.used = now;
                change_session(unit, used);
            },
            [](bool) {});
}

HttpResponse rate_limit_response(const Refusal& refusal, std::chrono::seconds wait) {
    HttpResponse answer = error_response(429, refusal);
    answer.fields.emplace_back("Retry-After", std::to_string(wait.count()));
    return answer;
}

}  // namespace posthouse::http
