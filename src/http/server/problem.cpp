// Refusals as problems (RFC 9457).
#include "base/inplace.h"
#include "base/refusal.h"
#include "http/server/http_message.h"
#include "http/server/response_head.h"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

namespace posthouse::http {

namespace json = boost::json;

namespace {

struct CodesOfStatus {
    unsigned status;
    std::initializer_list<std::string_view> codes;
};

/// Codes of commands that are not answered with 422, nor with 400 or 404 because of their ends.
const CodesOfStatus statuses[] = {
    {400,
     {"command-missing", "unknown-command", "unknown-game-command", "unknown-option", "usage"}},
    {401, {"authentication-required", "not-logged-in"}},
    {403,
     {"address-of-banned-former-player", "address-of-banned-player", "banned", "muted",
      "not-for-guests", "not-in-match", "not-in-or-watching", "not-operator", "report-about-you",
      "moderate-operator", "moderate-yourself", "operators-only", "operator-login-without-code",
      "operator-needs-second-factor", "series-operators-only", "series-trusted-only",
      "sign-ups-by-invitation", "sign-ups-closed", "wrong-name-or-password"}},
    {409,
     {"board-changed",
      "challenge-ended",
      "confirmation-outdated",
      "key-reused",
      "match-not-begun",
      "match-not-over",
      "match-over",
      "name-taken",
      "name-taken-or-wrong-password",
      "name-of-former-player",
      "report-closed",
      "name-too-similar",
      "no-submitted-move",
      "not-your-turn",
      "nothing-to-reject",
      "nothing-to-take-back",
      "open-challenge-taken",
      "own-proposal",
      "plan-outdated",
      "proposal-closed",
      "proposal-newer",
      "proposal-unanswered",
      "series-ended",
      "submitted-move-closed",
      "submitted-move-newer",
      "team-joined-already",
      "team-name-taken",
      "token-name-taken",
      "tournament-already-entered",
      "tournament-begun",
      "tournament-called-off",
      "tournament-full",
      "tournament-name-taken",
      "webhook-name-taken",
      "wrong-move-number",
      "wrong-submitted-move-number"}},
    {410, {"confirmation-expired", "invitation-expired", "link-expired", "sign-up-expired"}},
};

json::object parameters_json(const Refusal& refusal) {
    json::object all;
    for (const RefusalParameter& one : refusal.parameters) {
        all[one.name] = as_utf8(refusal.value(one));
        if (!one.code.empty()) all[std::string(one.name) + "_code"] = one.code;
    }
    return all;
}

}  // namespace

unsigned status_of(const Refusal& refusal) {
    for (const CodesOfStatus& one : statuses)
        if (std::ranges::find(one.codes, refusal.code) != one.codes.end()) return one.status;
    if (refusal.code.ends_with("-malformed")) return 400;
    return refusal.code.starts_with("no-such-") ? 404 : 422;
}

json::object problem_json(unsigned status, const Refusal& refusal) {
    const std::string detail = as_utf8(refusal.sentence);
    return {{"type", "about:blank"}, {"title", reason_of_status(status)},
            {"status", status},      {"detail", detail},
            {"code", refusal.code},  {"params", parameters_json(refusal)},
            {"error", detail}};
}

HttpResponse error_response(unsigned status, const Refusal& refusal) {
    HttpResponse answer;
    answer.status = status;
    answer.type = problem_type;
    answer.body = json::serialize(problem_json(status, refusal));
    return answer;
}

}  // namespace posthouse::http
