// Signing up, passwords and addresses.

#include "club/accounts/account_tables.h"
#include "club/accounts/after_deletion.h"
#include "club/accounts/authenticator.h"
#include "club/accounts/confirmations.h"
#include "club/accounts/guests.h"
#include "club/accounts/identity.h"
#include "club/accounts/reserved_names.h"
#include "club/accounts/sanctions.h"
#include "club/accounts/sessions.h"
#include "club/accounts/sign_up_invitations.h"
#include "club/accounts/sign_ups.h"
#include "club/commands/command_context.h"
#include "club/core/calendar.h"
#include "club/core/events.h"
#include "club/core/letter_layout.h"
#include "club/core/letter_limits.h"
#include "club/letters/letter_delivery.h"
#include "club/letters/letter_tables.h"
#include "club/letters/mail_address.h"
#include "club/letters/mail_tokens.h"
#include "club/letters/notification_letters.h"
#include "club/letters/push_subscriptions.h"
#include "club/matches/match_tables.h"
#include "club/programs/program_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace posthouse::club {

static CommandResult add_pending_sign_up(CommandContext&, const User&);
static CommandResult confirm_address(CommandContext&, User&, Address&);
static std::string send_confirmations(const CommandContext&, const User&);
static std::string send_confirmation(const CommandContext&, const User&, const Address&);
static std::optional<Refusal> confirmation_letter_error(const CommandContext&,
                                                        const std::string& address);

namespace {

constexpr std::size_t addresses_max = 5;

bool takes_mail(const Address& address) {
    return address.confirmed && !address.suspended;
}

}  // namespace

std::optional<Refusal> banned_address_error(const StoreReader& reader, const ServerKey& key,
                                            UserId user, const Address& address, Instant now) {
    if (is_address_banned(reader, key, address.address, now))
        return refuse("address-of-banned-former-player",
                      "Somebody with this address was banned and has left: it cannot be confirmed "
                      "for another name.");
    for (const User& other : users_at(reader, address.address))
        if (other.id != user && is_banned(reader, other.id, now))
            return refuse("address-of-banned-player",
                          "Somebody with this address, {name}, is banned: it cannot be confirmed "
                          "for another name.",
                          other.name);
    return std::nullopt;
}

std::optional<Refusal> name_error(std::string_view name) {
    const auto fits = [](char c) {
        return (to_lower(c) >= 'a' && to_lower(c) <= 'z') || is_digit(c) || c == '-' || c == '_';
    };
    if (name.size() < 2 || name.size() > 20 || !std::ranges::all_of(name, fits) ||
        is_digit(name[0]) || name[0] == '-' || name[0] == '_')
        return refuse("name-malformed",
                      "A name has 2 to 20 letters (a to z), digits, - or _, and begins with a "
                      "letter: choose another.");
    if (is_reserved_name(name))
        return refuse("name-reserved", "The name {name} is reserved: choose another.", name);
    return std::nullopt;
}

std::optional<Refusal> name_taken_error(const StoreReader& reader, std::string_view name,
                                        UserId but) {
    if (const auto user = reader.user_named(name); user && user->id != but)
        return refuse(
            "name-taken-or-wrong-password",
            "The name {name} is taken: choose another, or write with its password if it is yours.",
            name);
    if (const auto other = user_with_lookalike_name(reader, name); other && other->id != but)
        return refuse("name-too-similar",
                      "The name {name} looks too much like {other}: choose another.", name,
                      other->name);
    return std::nullopt;
}

std::optional<Refusal> password_error(std::string_view password) {
    if (password.size() >= password_size_min && password.size() <= password_size_max)
        return std::nullopt;
    return refuse("password-length",
                  "A password has {least} to {most} characters: choose another (in double quotes "
                  "if it contains spaces).",
                  password_size_min, password_size_max);
}

std::string join_names(const std::vector<User>& users, const Texts& texts) {
    std::string text;
    for (std::size_t i = 0; i < users.size(); ++i) {
        const std::string& name = users[i].name;
        text = i == 0                  ? name
               : i + 1 == users.size() ? texts("list-and", {{"some", text}, {"last", name}})
                                       : text + ", " + name;
    }
    return text;
}

Expected<std::vector<Address>> read_addresses(const std::vector<std::string>& words,
                                              std::string_view house) {
    std::vector<Address> addresses;
    for (const std::string& word : words) {
        if (!is_mailable(word))
            return refuse("address-malformed",
                          "“{typed}” is not a mail address that we can write to: it should look "
                          "like ann@example.org.",
                          truncate(word, 80));
        if (is_machine_address(word) || is_address_of(house, word))
            return refuse("address-of-machine",
                          "“{typed}” looks like the address of a machine, whose mail Posthouse "
                          "does not read: give one that you write from.",
                          truncate(word, 80));
        const auto same = [&](const Address& one) { return equals_ignore_case(one.address, word); };
        if (std::ranges::none_of(addresses, same)) addresses.emplace_back().address = word;
    }
    if (addresses.size() > addresses_max)
        return refuse("too-many-addresses", "At most {n} addresses: leave some out.",
                      addresses_max);
    return addresses;
}

Expected<User> find_player(const StoreReader& reader, std::string_view name) {
    if (equals_ignore_case(name, "computer")) name = "computer-8";
    const auto user = reader.user_named(name);
    if (!user)
        return refuse("no-such-player",
                      "There is no player called “{typed}” here: check the name, or ask them to "
                      "sign up first.",
                      truncate(name, 40));
    if (user->left_at)
        return refuse("player-left", "{name} left Posthouse on {day}: ask somebody else.",
                      user->name, format_day(*user->left_at));
    return *user;
}

/// The guest who signs up: they keep their id, and with it their games.
static User new_player(const CommandContext& context, UserId guest) {
    const auto player = context.unit.user(guest);
    if (!player || !player->guest) return {};
    User user = *player;
    user.guest = false;
    return user;
}

/// False if the name is taken. The opponents of a guest see the new name at once.
static bool save_new_player(CommandContext& context, User& user) {
    if (user.id == UserId{}) return add_user(context.unit, user);
    change_user(context.unit, user);
    for (const Match& match : find_matches(
             context.unit, {std::nullopt, user.id, MatchState::running, guest_matches_max})) {
        change_match(context.unit, match);
        context.reply.changed.push_back(match.id);
    }
    return true;
}

static CommandResult sign_up_command(CommandContext& context) {
    SignUpInvitationId invitation{};
    if (const auto code = context.command.line.option("invitation")) {
        invitation = invitation_with(context.club.settings.key, *code);
        if (auto unusable = invitation_error(context.unit, invitation, context.now))
            return *std::move(unusable);
    } else if (auto not_now = sign_up_policy_error(
                   context.unit, context.club.settings.sign_up_policy, context.request.speaker)) {
        return *std::move(not_now);
    }
    const std::string name(context.command.argument("name"));
    if (const auto wrong = name_error(name)) return *wrong;
    if (const auto taken = name_taken_error(context.unit, name)) return *taken;
    if (const auto left =
            reserved_name_error(context.unit, context.club.settings.key, name, context.now))
        return *left;
    if (const auto wrong = password_error(context.command.new_password)) return *wrong;
    std::vector<std::string> words;
    if (const auto given = context.command.arguments.find("address");
        given != context.command.arguments.end())
        words = given->second;
    else if (context.by_mail() && !context.request.address.empty())
        words = {context.request.address};
    const auto addresses = read_addresses(words, context.club.settings.mail_address);
    if (!addresses) return addresses.error();
    if (context.club.settings.confirm_sign_ups && addresses->size() != 1)
        return refuse("address-required",
                      "To sign up you must confirm your address by mail: write exactly one address "
                      "after the password.");
    // A club that signs up together has one address; its invitation counts instead.
    if (const auto wait = invitation != SignUpInvitationId{}
                              ? std::nullopt
                              : sign_up_wait(context.unit, context.club.settings.key,
                                             context.club.settings.sign_ups,
                                             context.request.client.address, context.now)) {
        const RetryLater not_now{RetryLater::Reason::sign_ups, *wait};
        context.club.report_limit("sign_ups", context.request.client.address);
        // A mail has its answer by letter.
        if (!context.by_mail()) context.reply.retry_later = not_now;
        return refusal_of(not_now);
    }
    ASSERT(!context.password_check.new_hash.empty());
    record_sign_up(context.unit, context.club.settings.key, context.club.settings.sign_ups,
                   context.request.client.address, context.now);

    User user = new_player(context, context.request.speaker.value_or(UserId{}));
    user.name = name;
    user.password_hash = context.password_check.new_hash;
    user.addresses = *addresses;
    if (user.id == UserId{}) user.joined = context.now;
    user.auto_accepts = context.club.settings.auto_accepts;
    user.invitation = invitation;
    if (user.language.empty()) user.language = context.request.language.value_or("");
    if (context.club.settings.confirm_sign_ups) return add_pending_sign_up(context, user);
    if (!save_new_player(context, user))
        return refuse("name-taken", "The name {name} is taken: choose another.", name);
    count_sign_up(context.unit, invitation);
    context.reply.signed_up = user.id;
    if (user.addresses.empty())
        return context.texts("letter-welcome-no-address", {{"name", name}}) + "\n";
    return wrap(context.texts("letter-welcome-addresses", {{"name", name}})) + "\n" +
           send_confirmations(context, user);
}

/// Sends confirmation letters to unconfirmed addresses; returns a line for each address.
static std::string send_confirmations(const CommandContext& context, const User& user) {
    std::string text;
    for (const Address& address : user.addresses)
        text +=
            "    " + address.address + "\n        " +
            (!takes_mail(address) ? send_confirmation(context, user, address)
                                  : context.texts(address.replaced ? "letter-address-stays"
                                                                   : "letter-address-confirmed")) +
            "\n";
    return text;
}

static std::string send_confirmation(const CommandContext& context, const User& user,
                                     const Address& address) {
    if (const auto why = confirmation_letter_error(context, address.address))
        return translated(context, *why);
    Letter letter =
        confirmation_letter(user, address.address, context.texts.language(), context.now);
    return context.texts(context.unit.add(letter) ? "letter-on-its-way"
                                                  : "letter-on-its-way-already");
}

/// Why an unconfirmed address gets no letter now (letter_limits.h); none: it may get one, which
/// is counted.
static std::optional<Refusal> confirmation_letter_error(const CommandContext& context,
                                                        const std::string& address) {
    constexpr std::chrono::days day{1};
    const std::string counted = unconfirmed_key(address);
    if (answers_to(context.unit, counted, context.now - day) >= unconfirmed_letters_a_day) {
        context.club.report_limit("unconfirmed_letters_to_address", address);
        return refuse("too-many-letters-to-address",
                      "No letter can be sent to this address now: {most} were sent within a day. "
                      "Try again tomorrow.",
                      unconfirmed_letters_a_day);
    }
    if (const auto again =
            context.club.letter_limits.acquire(context.client(), address, context.now)) {
        context.club.report_limit("unconfirmed_letters_of_client", context.client());
        return refuse("too-many-letters-from-client",
                      "No letter can be sent to this address now: you have caused {most} within an "
                      "hour. Try again after {day} UTC.",
                      unconfirmed_letters_an_hour, format_minute(*again));
    }
    return std::nullopt;
}

CommandResult confirm_address_by_token(CommandContext& context, std::string_view token) {
    auto mark = parse_address_confirmation_token(token).value_or(AddressConfirmationToken{});
    // Tokens from before 0.6 name no user: use the one who is logged in.
    if (mark.user == UserId{} && context.sender && context.sender->session)
        mark.user = context.sender->session->id;
    if (auto user = context.unit.user(mark.user)) {
        const auto confirmed = std::ranges::find_if(user->addresses, [&](const Address& one) {
            return context.club.settings.key.confirmation(user->id, one.address) == mark.signature;
        });
        if (confirmed != user->addresses.end()) return confirm_address(context, *user, *confirmed);
    }
    return refuse("code-unknown",
                  "That is not a code from one of our letters: reply to the letter itself, or open "
                  "its link.");
}

static CommandResult confirm_address(CommandContext& context, User& user, Address& confirmed) {
    if (const auto refusal = banned_address_error(context.unit, context.club.settings.key, user.id,
                                                  confirmed, context.now))
        return *refusal;
    const std::string address = confirmed.address;
    if (!takes_mail(confirmed) || confirmed.bounces > 0) {
        confirmed = Address{address, true, 0, std::nullopt, false, confirmed.replaced};
        if (!confirmed.replaced) std::erase_if(user.addresses, &Address::replaced);
        change_user(context.unit, user);
    }
    const bool first = user.mail_address()->address == address;
    context.reply.facts.push_back({"name", user.name});
    context.reply.facts.push_back({"address", address});
    context.reply.facts.push_back({"letters_go_to", user.mail_address()->address});
    return wrap(context.texts(first ? "letter-address-first" : "letter-address-other",
                              {{"address", address},
                               {"name", user.name},
                               {"mailed", user.mail_address()->address}}) +
                " " + context.texts("letter-to-begin", {{"name", user.name}})) +
           "\n";
}

/// Ends tokens and webhooks if requested; returns a sentence about them.
static std::string tokens_after_change(CommandContext& context, const User& user) {
    const auto tokens = tokens_of(context.unit, user.id);
    const auto webhooks = webhooks_of(context.unit, user.id);
    if (tokens.empty() && webhooks.empty()) return {};
    if (!context.command.line.option("end-tokens"))
        return " " + context.texts(tokens.empty() ? "letter-webhooks-stay" : "letter-tokens-stay");
    for (const Webhook& webhook : webhooks) remove_webhook(context.unit, webhook.id);
    for (const ApiToken& token : tokens) {
        remove_token(context.unit, token.id);
        context.reply.ended_sessions.push_back(token.hash);
    }
    return " " + context.texts("letter-tokens-end");
}

static CommandResult change_password_command(CommandContext& context, const User& known) {
    if (const auto wrong = password_error(context.command.new_password)) return *wrong;
    ASSERT(!context.password_check.new_hash.empty());
    User user = known;
    user.password_hash = context.password_check.new_hash;
    change_user(context.unit, user);
    const bool keep = context.command.line.option("keep-sessions").has_value();
    if (!keep) {
        end_sessions(context, user.id, context.request.session);
        remove_push_subscriptions(context.unit, user.id);
    }
    const Texts& texts = context.texts;
    return wrap(texts("letter-password-changed", {{"name", user.name}}) + " " +
                texts(keep                              ? "letter-sessions-stay"
                      : context.request.session.empty() ? "letter-sessions-end"
                                                        : "letter-other-sessions-end") +
                (user.mail_password > 0 ? " " + texts("letter-mail-password-stays") : "") +
                tokens_after_change(context, user)) +
           "\n";
}

static CommandResult reset_password_command(CommandContext& context) {
    auto user = find_user_by_reset_token(context.unit, context.club.settings.key,
                                         context.command.argument("token"), context.now);
    if (!user)
        return refuse("link-expired",
                      "This link was already used or has expired: ask the operator for another.");
    if (const auto wrong = password_error(context.command.new_password)) return *wrong;
    ASSERT(!context.password_check.new_hash.empty());
    user->password_hash = context.password_check.new_hash;
    change_user(context.unit, *user);
    end_sessions(context, user->id, "");
    remove_push_subscriptions(context.unit, user->id);
    queue_letter(context.unit, password_reset_letter(*user, context.now), context.now);
    return wrap(context.texts("letter-password-reset", {{"name", user->name}}) +
                tokens_after_change(context, *user) +
                (has_second_factor(context.unit, user->id)
                     ? " " + context.texts("letter-second-factor-stays")
                     : "")) +
           "\n";
}

static CommandResult change_mail_password_command(CommandContext& context, const User& known) {
    User user = known;
    if (context.command.line.option("off")) {
        if (user.mail_password <= 0) return context.texts("letter-mail-password-none") + "\n";
        // Keep the number, so that earlier mail passwords stay void.
        user.mail_password = -user.mail_password;
        change_user(context.unit, user);
        return context.texts("letter-mail-password-void") + "\n";
    }
    user.mail_password = std::abs(user.mail_password) + 1;
    change_user(context.unit, user);
    context.reply.text_reader = user.id;
    context.reply.facts.push_back({"mail_password", std::string("{mail-password}")});
    return wrap(context.texts("letter-mail-password", {{"name", user.name}})) +
           "\n    {mail-password}\n" + wrap(context.texts("letter-mail-password-use")) +
           "\n    wari move 12 " + user.name + " {mail-password} c\n" +
           wrap(context.texts("letter-mail-password-may")) + "\n";
}

static CommandResult change_address_command(CommandContext& context, const User& known) {
    User user = known;
    std::vector<std::string> words;
    if (const auto given = context.command.arguments.find("address");
        given != context.command.arguments.end())
        words = given->second;
    else if (context.by_mail())
        words = {context.request.address};
    auto addresses = read_addresses(words, context.club.settings.mail_address);
    if (!addresses) return addresses.error();
    for (Address& address : *addresses)
        for (const Address& old : user.addresses)
            if (equals_ignore_case(old.address, address.address)) {
                address = old;
                address.replaced = false;
            }

    const Address* mailed = user.mail_address();
    if (mailed != nullptr && *addresses != user.addresses) {
        Letter warning = address_warning(user, mailed->address, context.now);
        context.unit.add(warning);
    }
    // A mistyped address must not cut off somebody who only reads mail.
    if (mailed != nullptr && !addresses->empty() && std::ranges::none_of(*addresses, takes_mail)) {
        addresses->push_back(*mailed);
        addresses->back().replaced = true;
    }
    user.addresses = *std::move(addresses);
    change_user(context.unit, user);
    if (user.addresses.empty()) return context.texts("letter-no-address") + "\n";
    return wrap(context.texts("letter-your-addresses", {{"name", user.name}})) + "\n" +
           send_confirmations(context, user);
}

namespace {

constexpr std::chrono::days sign_up_lifetime{3};

}  // namespace

/// Service_sign_ups.cpp.
static CommandResult add_pending_sign_up(CommandContext& context, const User& user) {
    const std::string& address = user.addresses.front().address;
    if (const auto why = confirmation_letter_error(context, address)) return *why;
    context.unit.remove_expired<PendingSignUp>(context.now);
    PendingSignUp held{
        {},      user.name,      user.password_hash, address, context.now + sign_up_lifetime,
        user.id, user.invitation};
    context.unit.add(held);
    Letter letter = sign_up_letter(held, context.texts.language(), context.now);
    if (context.request.answer_to) letter.in_reply_to = context.request.answer_to->message_id;
    context.unit.add(letter);
    context.pending = true;
    context.sender->written_to.push_back(address);
    return wrap(context.texts("letter-sign-up-sent", {{"address", address}, {"name", user.name}})) +
           "\n";
}

CommandResult confirm_sign_up(CommandContext& context, SignUpId id) {
    const auto held = context.unit.find<PendingSignUp>(id);
    if (!held || held->expires <= context.now)
        return refuse("sign-up-expired",
                      "This was confirmed already, or its three days are over: nothing was done. "
                      "Log in, or sign up again.");
    // It may have been free when the letter was written.
    if (const auto wrong = name_error(held->name)) return *wrong;
    if (const auto taken = name_taken_error(context.unit, held->name)) return *taken;
    if (const auto left =
            reserved_name_error(context.unit, context.club.settings.key, held->name, context.now))
        return *left;
    // Others may have used it up since.
    if (held->invitation != SignUpInvitationId{})
        if (auto unusable = invitation_error(context.unit, held->invitation, context.now))
            return *std::move(unusable);
    User user = new_player(context, held->guest);
    user.name = held->name;
    user.invitation = held->invitation;
    user.password_hash = held->password_hash;
    user.addresses = {Address{held->address, true, 0, std::nullopt, false}};
    if (user.id == UserId{}) user.joined = context.now;
    user.auto_accepts = context.club.settings.auto_accepts;
    if (user.language.empty()) user.language = context.request.language.value_or("");
    if (const auto barred = banned_address_error(context.unit, context.club.settings.key, {},
                                                 user.addresses.front(), context.now))
        return *barred;
    if (!save_new_player(context, user))
        return refuse("name-taken", "The name {name} is taken: choose another.", user.name);
    context.unit.remove<PendingSignUp>(id);
    count_sign_up(context.unit, user.invitation);
    context.reply.signed_up = user.id;
    context.reply.facts.push_back({"name", user.name});
    context.reply.facts.push_back({"address", held->address});
    context.reply.facts.push_back({"letters_go_to", held->address});
    return wrap(context.texts("letter-welcome", {{"name", user.name}, {"address", held->address}}) +
                " " + context.texts("letter-to-begin", {{"name", user.name}})) +
           "\n";
}

std::vector<CommandSpec> account_commands() {
    using enum Arity;
    using enum AuthLevel;
    using Id = CommandId;
    return {
        {Id::signup,
         sign_up_command,
         "signup",
         false,
         nobody,
         false,
         {{"name"}, {"password"}, {"address", any}},
         "[--invitation=CODE]"},
        {Id::change_password,
         change_password_command,
         "change password",
         false,
         owner,
         false,
         {{"user"}, {"password"}, {"new"}},
         "[--keep-sessions] [--end-tokens]"},
        {Id::reset_password,
         reset_password_command,
         "reset password",
         false,
         nobody,
         false,
         {{"token"}, {"new"}},
         ""},
        {Id::change_mail_password,
         change_mail_password_command,
         "change mail-password",
         false,
         owner,
         false,
         {{"user"}, {"password"}},
         "[--off]"},
        {Id::change_address,
         change_address_command,
         "change address",
         false,
         owner,
         false,
         {{"user"}, {"password"}, {"address", any}},
         ""},
    };
}

}  // namespace posthouse::club
