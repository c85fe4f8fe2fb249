#include "club/accounts/authenticator.h"
#include "club/accounts/sign_up_invitations.h"
#include "club/commands/challenge_line.h"

#include "base/visible_text.h"
#include "club/commands/command_text.h"
#include "club/letters/mail_tokens.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <span>

namespace posthouse::club {
namespace {

bool has_valid_length(std::string_view password) {
    return password.size() >= password_size_min && password.size() <= password_size_max;
}

std::span<const std::string> lines_of(const Request& request) {
    return std::span(request.lines).first(std::min(request.lines.size(), lines_max));
}

/// Removes what could deceive a reader from text that strangers wrote.
void make_visible(Request& request) {
    const auto make = [](std::string& text) { text = visible_text(text); };
    for (auto* lines : {&request.lines, &request.html_lines, &request.move_list_rows})
        std::ranges::for_each(*lines, make);
    make(request.comment);
    if (request.answer_to) make(request.answer_to->subject);
}

/// Such sign-ups are limited by their invitation only.
bool is_invited(const StoreReader& reader, const ServerKey& key, const Command& sign_up,
                Instant now) {
    const auto code = sign_up.line.option("invitation");
    return code && !invitation_error(reader, invitation_with(key, *code), now);
}

}  // namespace

Refusal refusal_of(const RetryLater& not_now) {
    const auto minutes = std::chrono::ceil<std::chrono::minutes>(not_now.wait).count();
    switch (not_now.reason) {
        case RetryLater::Reason::wrong_passwords:
            return refuse("too-many-wrong-passwords",
                          "Too many wrong passwords: try again in {wait} s.", not_now.wait.count());
        case RetryLater::Reason::sign_ups:
            return refuse("too-many-sign-ups",
                          "Too many sign-ups from your address: try again in {wait} min.", minutes);
        case RetryLater::Reason::busy:
            return refuse("too-many-password-checks",
                          "Too many passwords are being checked: try again in {wait} s.",
                          not_now.wait.count());
    }
    ASSERT(false);
    __builtin_unreachable();
}

std::string_view name_of(RetryLater::Reason why) {
    switch (why) {
        case RetryLater::Reason::wrong_passwords:
            return "wrong_passwords";
        case RetryLater::Reason::sign_ups:
            return "sign_ups";
        case RetryLater::Reason::busy:
            return "password_work";
    }
    ASSERT(false);
    __builtin_unreachable();
}

Expected<Command> command_in(const Request& request, std::string_view line,
                             std::string_view speaker) {
    if (!request.command) return read_command(line, speaker);
    Command command = *request.command;
    if (command.credentials && command.credentials->names.empty())
        command.credentials->names.emplace_back(speaker);
    return command;
}

Request expand_multiple(Request request) {
    make_visible(request);
    if (request.challenge_move_list)
        if (const auto challenge = challenge_line(*request.challenge_move_list))
            request.lines = {*challenge};
    if (request.lines.size() != 1) return request;
    if (!request.command && command_id(request.lines[0]) != CommandId::multiple) return request;
    const auto command = command_in(request, request.lines[0], "");
    if (!command || command->spec->id != CommandId::multiple) return request;
    request.command.reset();
    request.lines = command_lines(request.comment);
    request.comment.clear();
    return request;
}

std::size_t count_secrets(const Request& request) {
    std::set<std::vector<std::string>> secrets;
    for (const std::string& line : lines_of(request)) {
        if (!request.command && !may_have_password(line)) continue;
        // Everybody may send the full form with a password; commands that need the account's own
        // password take it from a known speaker, too.
        auto command = command_in(request, line, "");
        if (!command && request.speaker) command = read_command(line, "somebody");
        if (!command) continue;
        if (!command->new_password.empty()) secrets.insert({command->new_password});
        if (!command->credentials) continue;
        std::vector<std::string> claim = command->credentials->names;
        claim.push_back(command->credentials->password);
        secrets.insert(std::move(claim));
    }
    return secrets.size();
}

std::optional<Refusal> too_many_secrets(const Request& request) {
    if (request.speaker || request.lines.size() < 2 || count_secrets(request) < 2)
        return std::nullopt;
    return refuse("several-passwords",
                  "Commands sent together can use only one password: nothing was done. Send the "
                  "commands of each player separately, and a new password on its own.");
}

std::optional<User> find_user_by_reset_token(const StoreReader& reader, const ServerKey& key,
                                             std::string_view token, Instant now) {
    const auto mark = parse_password_reset_token(token);
    auto user = mark ? reader.user(mark->user) : std::nullopt;
    if (!user || user->left_at || user->level > 0 || mark->expires <= now ||
        !is_signed_for(key, *mark, *user))
        return std::nullopt;
    return user;
}

namespace {

PasswordClaim claim_of(const LoginAttempt& asked, Instant now) {
    return {.names = {asked.name},
            .password = asked.password,
            .client = asked.client.address,
            .mail_password = false,
            .now = now};
}

}  // namespace

PasswordCheckResult Authenticator::verify_password(const LoginAttempt& asked, Instant now) {
    return passwords_.check(claim_of(asked, now));
}

std::optional<PasswordCheckResult> Authenticator::verify_password_if_cached(
    const LoginAttempt& asked, Instant now) {
    return passwords_.check_cached(claim_of(asked, now));
}

bool Authenticator::verify_claim(const Request& request, const Command& command, bool slowly,
                                 PasswordCheck& proof, VerifiedRequest& all) {
    const PasswordClaim claim{.names = command.credentials->names,
                              .password = command.credentials->password,
                              .client = request.client.address,
                              .session = request.speaker,
                              .now = request.now};
    auto found = slowly ? std::optional(passwords_.check(claim)) : passwords_.check_cached(claim);
    if (!found) return false;
    std::ranges::move(found->attempts, std::back_inserter(all.attempts));
    if (found->wait)
        all.retry_later = RetryLater{RetryLater::Reason::wrong_passwords, *found->wait};
    if (!found->user) return true;
    proof.user = found->user->id;
    proof.hash = found->user->password_hash;
    proof.mail_password = found->mail_password;
    return true;
}

bool Authenticator::verify_line(const Request& request, const std::string& line,
                                const std::string& speaker, bool slowly, PasswordCheck& proof,
                                VerifiedRequest& all) {
    const auto command = command_in(request, line, speaker);
    if (!command) return true;
    if (command->credentials && !verify_claim(request, *command, slowly, proof, all)) return false;
    const std::string& fresh = command->new_password;
    if (!has_valid_length(fresh) || all.retry_later) return true;
    // Do not run Argon2id for what will be refused anyway.
    if (command->credentials && !proof.user) return true;
    std::optional<std::chrono::seconds> wait;
    bool good = true;
    store_.read([&](const StoreReader& reader) {
        if (command->spec->id == CommandId::signup &&
            !is_invited(reader, key_, *command, request.now))
            wait = sign_up_wait(reader, key_, sign_ups_, request.client.address, request.now);
        if (command->spec->id == CommandId::reset_password)
            good = find_user_by_reset_token(reader, key_, command->argument("token"), request.now)
                       .has_value();
    });
    if (wait) all.retry_later = RetryLater{RetryLater::Reason::sign_ups, *wait};
    if (wait || !good) return true;
    if (!slowly) return false;
    proof.new_hash = passwords_.hash(fresh, request.now);
    return true;
}

std::optional<VerifiedRequest> Authenticator::verify_request(const Request& folded, bool slowly) {
    const Request request = expand_multiple(folded);
    VerifiedRequest all;
    all.password_checks.resize(request.lines.size());
    if (too_many_secrets(request)) return all;
    std::string speaker;
    if (request.speaker)
        store_.read([&](const StoreReader& reader) {
            if (const auto user = reader.user(*request.speaker)) speaker = user->name;
        });
    const auto lines = lines_of(request);
    std::vector<std::pair<Credentials, PasswordCheck>>
        known;  // the same password in many lines is checked once
    for (std::size_t i = 0; i < lines.size() && !all.retry_later; ++i) {
        const auto command = command_in(request, lines[i], speaker);
        const bool checks_only = command && command->credentials && command->new_password.empty();
        const auto same = std::ranges::find_if(known, [&](const auto& one) {
            return checks_only && one.first.names == command->credentials->names &&
                   one.first.password == command->credentials->password;
        });
        if (same != known.end()) {
            all.password_checks[i] = same->second;
            continue;
        }
        if (!verify_line(request, lines[i], speaker, slowly, all.password_checks[i], all))
            return std::nullopt;
        if (checks_only) known.emplace_back(*command->credentials, all.password_checks[i]);
    }
    return all;
}

VerifiedRequest Authenticator::verify_request(const Request& request) {
    return *verify_request(request, true);
}

std::optional<VerifiedRequest> Authenticator::verify_request_if_cached(const Request& request) {
    return verify_request(request, false);
}

}  // namespace posthouse::club
