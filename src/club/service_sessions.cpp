// Where a player is logged in, and two-factor authentication.

#include "club/errand.h"
#include "club/letters.h"
#include "club/notices.h"
#include "club/post.h"
#include "club/push_places.h"
#include "club/second_factor.h"
#include "club/sessions.h"
#include "club/tokens.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse {
namespace {

constexpr std::size_t sessions_shown = 50;

/// The address that an authenticator app reads, as text or as a QR code (Google's “Key Uri
/// Format”).
std::string setup_uri(std::string_view host, const SecondFactor& factor, const User& user) {
    return fmt::format("otpauth://totp/{0}:{1}?secret={2}&issuer={0}", host, user.name,
                       placeholder_of(factor));
}

std::string codes_in_words(const SecondFactor& factor) {
    return "    " + recovery_placeholder_of(factor) + "\n" +
           wrapped(
               "Keep these recovery codes where you keep important papers: each stands for one "
               "code if your device is lost, once. They are not told again.") +
           "\n";
}

Refusal refused_code(const SecondFactor& factor, CodeCheck check, Instant now) {
    if (check == CodeCheck::too_many)
        return refuse("There were too many wrong codes: try again in ",
                      minutes_until_next_code(factor, now).count(), " minutes.");
    return refuse(
        "This code is not right, or it was used before: type the one that your authenticator shows "
        "now, or a recovery code.");
}

}  // namespace

Service::Said Service::sessions(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const auto all = open_sessions(errand.unit, user->id, errand.now);
    if (all.empty())
        return wrapped(fmt::format("You are logged in nowhere, {}.", user->name)) + "\n";
    std::string text = "session   since             last used\n";
    for (const Session& one : std::span(all).first(std::min(all.size(), sessions_shown)))
        text +=
            fmt::format("{}  {}  {}\n    {}{}\n", name_of(one), minute_in_words(one.begun),
                        minute_in_words(one.used), one.device.empty() ? "not known" : one.device,
                        one.token_hash == errand.request.session ? " (this one)" : "");
    if (all.size() > sessions_shown)
        text += fmt::format("and {} more\n", all.size() - sessions_shown);
    return text;
}

std::size_t Service::end_sessions(Errand& errand, UserId user, std::string_view kept) {
    const auto ended = end_sessions_but(errand.unit, user, kept);
    auto& all = errand.reply.ended_sessions;
    all.insert(all.end(), ended.begin(), ended.end());
    return ended.size();
}

Service::Said Service::end_session(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const std::string_view which = errand.command.word("session");
    if (same_word(which, "others") || same_word(which, "all")) {
        const bool all = same_word(which, "all");
        const std::size_t ended =
            end_sessions(errand, user->id, all ? std::string_view() : errand.request.session);
        remove_push_places(errand.unit, user->id);
        const bool here = !all && !errand.request.session.empty();
        return wrapped(fmt::format(
                   "{} ended, {}.{}",
                   ended == 1 ? std::string("1 session is") : fmt::format("{} sessions are", ended),
                   user->name, here ? " You stay logged in here." : "")) +
               "\n";
    }
    const auto open = open_sessions(errand.unit, user->id, errand.now);
    const auto found = std::ranges::find_if(
        open, [&](const Session& one) { return same_word(name_of(one), which); });
    if (found == open.end())
        return refuse("You have no session “", clip(which, 20),
                      "”: “sessions” lists them, and “end session others” ends all but this one.");
    errand.unit.remove_session(found->token_hash);
    errand.reply.ended_sessions.push_back(found->token_hash);
    return fmt::format("The session {} is ended.\n", name_of(*found));
}

Service::Said Service::two_factor(Errand& errand) const {
    const auto user = speaker(errand);
    if (!user) return user.refusal();
    const auto& line = errand.command.line;
    const bool off = line.option("off").has_value(), fresh = line.option("new-codes").has_value();
    const std::string_view code = errand.command.word("code");
    auto factor = errand.unit.second_factor(user->id);
    const bool on = factor && factor->on;
    if (off && fresh) return refuse("Write --off or --new-codes, not both.");
    if ((off || fresh) && !on)
        return refuse("You have no two-factor authentication: “two-factor” sets it up.");
    if (!on && code.empty()) return set_up_two_factor(errand, *user);
    if (off && user->operator_since)
        return refuse(
            "Operators cannot switch off two-factor authentication: give up the role first, with "
            "the help of whoever runs the server.");
    if (!factor) return refuse("Begin with “two-factor”, without a code: it sets it up.");
    if (on && code.empty() && !off && !fresh)
        return wrapped(fmt::format("Two-factor authentication is on since {} UTC, {}. {} of your "
                                   "recovery codes are left.",
                                   minute_in_words(*factor->on), user->name,
                                   recovery_codes_left(*factor))) +
               "\n";
    if (on && !off && !fresh)
        return refuse(
            "Two-factor authentication is on already: with a code write --off or --new-codes, "
            "too.");
    if (code.empty()) return refuse("Write a code, too: the one that your authenticator shows.");
    const CodeCheck check = check_code(settings_.key, *factor, code, errand.now);
    errand.unit.set_second_factor(*factor);
    if (check != CodeCheck::passed) return refused_code(*factor, check, errand.now);
    if (off) {
        errand.unit.remove_second_factor(user->id);
        post(errand.unit, two_factor_letter(*user, false, errand.now), errand.now);
        return wrapped(fmt::format("Two-factor authentication is off, {}: your password alone "
                                   "opens your account again.",
                                   user->name)) +
               "\n";
    }
    ++factor->recovery_set;
    factor->recovery_used = 0;
    if (!on) {
        factor->on = errand.now;
        post(errand.unit, two_factor_letter(*user, true, errand.now), errand.now);
    }
    errand.unit.set_second_factor(*factor);
    errand.reply.told_to = user->id;
    const std::string news =
        on ? "You have new recovery codes; the old ones are void."
           : fmt::format(
                 "Two-factor authentication is on, {}. From now on you log in with your password "
                 "and a code. In mails write your mail password or reply to our letters: your "
                 "account's own password does not count there any more. Your sessions and the "
                 "tokens of your programs stay.",
                 user->name);
    return wrapped(news) + "\n" + codes_in_words(*factor);
}

Service::Said Service::set_up_two_factor(Errand& errand, const User& user) const {
    SecondFactor factor;
    factor.user = user.id;
    factor.made = errand.now;
    errand.unit.set_second_factor(factor);
    errand.reply.told_to = user.id;
    return wrapped(fmt::format("Two-factor authentication is not on yet, {}. Give your "
                               "authenticator app this address, as a QR code or by hand:",
                               user.name)) +
           fmt::format("\n    {}\n", setup_uri(settings_.host, factor, user)) +
           wrapped("or only its secret, with 6 digits each 30 seconds:") +
           fmt::format("\n    {}\n", placeholder_of(factor)) +
           wrapped(
               "Then write “two-factor” again with the code that the app shows, and it is on. This "
               "is not told again.") +
           "\n";
}

}  // namespace posthouse
