// Who belongs to the house: signing up, passwords and addresses; and asking for help.

#include "club/errand.h"
#include "club/events.h"
#include "club/help.h"
#include "club/leaving.h"
#include "club/letter_limits.h"
#include "club/letters.h"
#include "club/marks.h"
#include "club/notices.h"
#include "club/post.h"
#include "club/push_places.h"
#include "club/restraints.h"
#include "club/second_factor.h"
#include "club/sessions.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace posthouse {
namespace {

constexpr std::size_t addresses_max = 5;

constexpr std::string_view reserved_names[] = {
    "all",  "anyone", "change", "computer", "draw", "from",      "house", "if",     "lot",
    "then", "me",     "new",    "none",     "you",  "posthouse", "next",  "active", "inactive"};

bool looks_like_address(std::string_view address) {
    const std::size_t at = address.find('@');
    const auto plain = [](char c) {
        return c > ' ' && c < 127 &&
               std::string_view("<>()[],;:\\\"{}").find(c) == std::string_view::npos;
    };
    return address.size() <= 254 && at != std::string_view::npos && at > 0 &&
           at + 1 < address.size() && address.find('@', at + 1) == std::string_view::npos &&
           std::ranges::all_of(address, plain) && address.back() != '.' && address[at + 1] != '.';
}

bool awaits_confirmation(const Address& address) {
    return !address.confirmed || address.suspended;
}

}  // namespace

std::optional<Refusal> barred_address(const Reader& reader, const HouseKey& key, UserId user,
                                      const Address& address, Instant now) {
    if (is_kept_out(reader, key, address.address, now))
        return refuse(
            "Somebody with this address was barred from the house and left: it cannot be "
            "confirmed for another name.");
    for (const User& other : reader.users_at(address.address))
        if (other.id != user && is_banned(reader, other.id, now))
            return refuse("Somebody with this address, ", other.name,
                          ", is barred from the house: it cannot be confirmed for another name.");
    return std::nullopt;
}

std::optional<Refusal> wrong_name(std::string_view name) {
    const auto fits = [](char c) {
        return (lower(c) >= 'a' && lower(c) <= 'z') || is_digit(c) || c == '-' || c == '_';
    };
    if (name.size() < 2 || name.size() > 20 || !std::ranges::all_of(name, fits) ||
        is_digit(name[0]) || name[0] == '-' || name[0] == '_')
        return refuse(
            "A name has 2 to 20 letters (a to z), digits, - or _, and begins with a letter: choose "
            "another.");
    const bool taken =
        std::ranges::any_of(reserved_names, [&](auto word) { return same_word(word, name); }) ||
        is_word_of_commands(name) || find_game(name) ||
        std::ranges::any_of(command_table(), [&](auto& row) { return same_word(row.word, name); });
    if (taken || lower_case(name).starts_with("computer"))
        return refuse("The name ", name, " means something else here: choose another.");
    return std::nullopt;
}

std::optional<Refusal> taken_name(const Reader& reader, std::string_view name, UserId but) {
    if (const auto user = reader.user_named(name); user && user->id != but)
        return refuse("The name ", name,
                      " is taken: choose another, or write with its password if it is yours.");
    if (const auto other = reader.user_looking_like(name); other && other->id != but)
        return refuse("The name ", name, " looks too much like ", other->name, ": choose another.");
    return std::nullopt;
}

std::optional<Refusal> wrong_password(std::string_view password) {
    if (password.size() >= password_size_min && password.size() <= password_size_max)
        return std::nullopt;
    return refuse("A password has ", password_size_min, " to ", password_size_max,
                  " characters: choose another (in double quotes if it has blanks).");
}

std::string names_listed(const std::vector<User>& users) {
    std::string text;
    for (std::size_t i = 0; i < users.size(); ++i)
        text += (i == 0 ? "" : i + 1 == users.size() ? " and " : ", ") + users[i].name;
    return text;
}

Or<std::vector<Address>> read_addresses(const std::vector<std::string>& words) {
    std::vector<Address> addresses;
    for (const std::string& word : words) {
        if (!looks_like_address(word))
            return refuse("“", clip(word, 80),
                          "” is not a mail address that we can write to: it should look like "
                          "ann@example.org.");
        const auto same = [&](const Address& one) { return same_word(one.address, word); };
        if (std::ranges::none_of(addresses, same)) addresses.emplace_back().address = word;
    }
    if (addresses.size() > addresses_max)
        return refuse("At most ", addresses_max, " addresses: leave some out.");
    return addresses;
}

Or<User> find_player(const Reader& reader, std::string_view name) {
    if (same_word(name, "computer")) name = "computer-8";
    const auto user = reader.user_named(name);
    if (!user)
        return refuse("There is no player called “", clip(name, 40),
                      "” here: check the name, or ask them to sign up first.");
    if (user->gone)
        return refuse(user->name, " has left the house, on ", day_in_words(*user->gone),
                      ": ask somebody else.");
    return *user;
}

Service::Said Service::help(Errand& errand) const {
    const auto subjects = errand.command.words.find("subject");
    if (subjects != errand.command.words.end())
        return help_on(subjects->second, errand.command.game);
    return errand.command.game ? game_help(*errand.command.game) : first_steps();
}

Service::Said Service::sign_up(Errand& errand) const {
    const std::string name(errand.command.word("name"));
    if (const auto wrong = wrong_name(name)) return *wrong;
    if (const auto taken = taken_name(errand.unit, name)) return *taken;
    if (const auto left = name_of_who_left(errand.unit, settings_.key, name, errand.now))
        return *left;
    if (const auto wrong = wrong_password(errand.command.new_password)) return *wrong;
    std::vector<std::string> words;
    if (const auto given = errand.command.words.find("address");
        given != errand.command.words.end())
        words = given->second;
    else if (errand.by_mail() && !errand.request.address.empty())
        words = {errand.request.address};
    const auto addresses = read_addresses(words);
    if (!addresses) return addresses.refusal();
    if (settings_.sign_ups_confirmed && addresses->size() != 1)
        return refuse(
            "A name is yours here once you have answered a letter: write your mail address behind "
            "the password, one only.");
    if (const auto wait = wait_to_sign_up(errand.unit, settings_.key, settings_.sign_ups,
                                          errand.request.client.address, errand.now)) {
        const NotNow not_now{NotNow::Why::sign_ups, *wait};
        reached("sign_ups", errand.request.client.address);
        // A mail has its answer by letter.
        if (!errand.by_mail()) errand.reply.not_now = not_now;
        return refuse(in_words(not_now));
    }
    ASSERT(!errand.proof.new_hash.empty());
    note_sign_up(errand.unit, settings_.key, settings_.sign_ups, errand.request.client.address,
                 errand.now);

    User user;
    user.name = name;
    user.password_hash = errand.proof.new_hash;
    user.addresses = *addresses;
    user.joined = errand.now;
    user.begins_with = settings_.begins_with;
    if (settings_.sign_ups_confirmed) return hold_sign_up(errand, user);
    if (!errand.unit.add_user(user)) return refuse("The name ", name, " is taken: choose another.");
    errand.reply.signed_up = user.id;
    if (user.addresses.empty())
        return fmt::format(
            "Welcome, {}. Without an address your letters wait for you on the page.\n", name);
    return wrapped(fmt::format("Welcome, {}. Your letters will go to the first of these that is "
                               "confirmed; until then they wait on the page:",
                               name)) +
           "\n" + send_confirmations(errand, user);
}

/// Writes to each address that is still to be confirmed; says so, a line for each address.
std::string Service::send_confirmations(const Errand& errand, const User& user) const {
    std::string text;
    for (const Address& address : user.addresses)
        text += "    " + address.address + "\n        " +
                (awaits_confirmation(address) ? send_confirmation(errand, user, address)
                                              : std::string("confirmed")) +
                "\n";
    return text;
}

std::string Service::send_confirmation(const Errand& errand, const User& user,
                                       const Address& address) const {
    if (const auto why = no_letter_to(errand, address.address))
        return std::string(why->sentence.view());
    Letter letter = confirmation_letter(user, address.address, errand.now);
    return errand.unit.add_letter(letter) ? "a letter is on its way: reply to it, or open its link"
                                          : "today's letter is on its way already: reply to it";
}

std::optional<Refusal> Service::no_letter_to(const Errand& errand,
                                             const std::string& address) const {
    constexpr std::chrono::days day{1};
    const std::string counted = unconfirmed_words(address);
    if (errand.unit.answers_to(counted, errand.now - day) >= unconfirmed_letters_a_day) {
        reached("unconfirmed_letters_to_address", address);
        return refuse("No letter goes to this address now: ", unconfirmed_letters_a_day,
                      " went there within a day; write it again tomorrow.");
    }
    if (const auto again = letter_limits_->wait(errand.client(), errand.now)) {
        reached("unconfirmed_letters_of_client", errand.client());
        return refuse("No letter goes to this address now: from you came ",
                      unconfirmed_letters_an_hour, " within an hour; write it again after ",
                      minute_in_words(*again), " UTC.");
    }
    return std::nullopt;
}

Service::Said Service::confirm(Errand& errand) const {
    const std::string_view token = errand.command.word("token");
    if (const auto held = read_held_mark(settings_.key, token)) return confirm_held(errand, *held);
    if (const auto held = read_sign_up_mark(settings_.key, token))
        return confirm_sign_up(errand, *held);
    auto mark = read_confirmation_mark(token).value_or(ConfirmationMark{});
    // Words of before 0.6 name nobody: then it is whoever is logged in.
    if (mark.user == UserId{} && errand.sender && errand.sender->session)
        mark.user = errand.sender->session->id;
    if (auto user = errand.unit.user(mark.user)) {
        const auto confirmed = std::ranges::find_if(user->addresses, [&](const Address& one) {
            return settings_.key.confirmation(user->id, one.address) == mark.signature;
        });
        if (confirmed != user->addresses.end()) return confirm_address(errand, *user, *confirmed);
    }
    return refuse(
        "That is not a word from one of our letters: reply to the letter itself, or open its "
        "link.");
}

Service::Said Service::confirm_address(Errand& errand, User& user, Address& confirmed) const {
    if (const auto refusal =
            barred_address(errand.unit, settings_.key, user.id, confirmed, errand.now))
        return *refusal;
    if (awaits_confirmation(confirmed) || confirmed.bounces > 0) {
        confirmed = Address{confirmed.address, true, 0, std::nullopt, false};
        errand.unit.change_user(user);
    }
    const bool first = user.mail_address() == &confirmed;
    return wrapped(fmt::format(
               "{} is confirmed, {}: {} To begin, challenge somebody: wari challenge {} "
               "computer-2",
               confirmed.address, user.name,
               first ? "your letters come here from now on."
                     : fmt::format("you may write from it; your letters go on coming to {}.",
                                   user.mail_address()->address),
               user.name)) +
           "\n";
}

/// Ends the tokens if that is asked; what is said of them.
std::string Service::tokens_after_change(Errand& errand, const User& user) {
    const auto tokens = errand.unit.tokens(user.id);
    if (tokens.empty()) return {};
    if (!errand.command.line.option("end-tokens"))
        return " The tokens of your programs stay, too: “tokens” lists them.";
    for (const Token& token : tokens) errand.unit.remove_token(token.id);
    return " The tokens of your programs are void.";
}

Service::Said Service::change_password(Errand& errand) const {
    const auto known = speaker(errand);
    if (!known) return known.refusal();
    if (const auto wrong = wrong_password(errand.command.new_password)) return *wrong;
    ASSERT(!errand.proof.new_hash.empty());
    User user = *known;
    user.password_hash = errand.proof.new_hash;
    errand.unit.change_user(user);
    const bool keep = errand.command.line.option("keep-sessions").has_value();
    if (!keep) {
        end_sessions(errand, user.id, errand.request.session);
        remove_push_places(errand.unit, user.id);
    }
    const std::string_view sessions =
        keep ? " Your sessions stay as they are."
        : errand.request.session.empty()
            ? " You are logged out everywhere: log in with the new one."
            : " You are logged out everywhere but here.";
    return wrapped(fmt::format("Your password is changed, {}.{}{}{}", user.name, sessions,
                               user.mail_password > 0 ? " Your mail password stays as it is." : "",
                               tokens_after_change(errand, user))) +
           "\n";
}

Service::Said Service::reset_password(Errand& errand) const {
    auto user = reset_by(errand.unit, settings_.key, errand.command.word("token"), errand.now);
    if (!user)
        return refuse(
            "This link was used already, or its time is over: ask the operator of the house for "
            "another.");
    if (const auto wrong = wrong_password(errand.command.new_password)) return *wrong;
    ASSERT(!errand.proof.new_hash.empty());
    user->password_hash = errand.proof.new_hash;
    errand.unit.change_user(*user);
    end_sessions(errand, user->id, "");
    remove_push_places(errand.unit, user->id);
    post(errand.unit, password_reset_letter(*user, errand.now), errand.now);
    return wrapped(fmt::format("Your password is changed, {}: log in with the new one. The link "
                               "that you used is good no more.{}{}",
                               user->name, tokens_after_change(errand, *user),
                               has_second_factor(errand.unit, user->id)
                                   ? " Two-factor authentication stays on."
                                   : "")) +
           "\n";
}

Service::Said Service::change_mail_password(Errand& errand) const {
    const auto known = speaker(errand);
    if (!known) return known.refusal();
    User user = *known;
    if (errand.command.line.option("off")) {
        if (user.mail_password <= 0) return std::string("You have no mail password.\n");
        // The number is kept, so that the words of the past stay void for good.
        user.mail_password = -user.mail_password;
        errand.unit.change_user(user);
        return std::string("Your mail password is void, and there is no other.\n");
    }
    user.mail_password = std::abs(user.mail_password) + 1;
    errand.unit.change_user(user);
    errand.reply.told_to = user.id;
    return fmt::format(
        "Your mail password, {0}, is\n"
        "    {{mail-password}}\n"
        "Type it in your mails instead of your password, as in\n"
        "    wari move 12 {0} {{mail-password}} c\n"
        "It plays and writes for you, but cannot change your account. The one\n"
        "you had before is void. It is not told again: keep this answer.\n",
        user.name);
}

Service::Said Service::change_address(Errand& errand) const {
    const auto known = speaker(errand);
    if (!known) return known.refusal();
    User user = *known;
    std::vector<std::string> words;
    if (const auto given = errand.command.words.find("address");
        given != errand.command.words.end())
        words = given->second;
    else if (errand.by_mail())
        words = {errand.request.address};
    auto addresses = read_addresses(words);
    if (!addresses) return addresses.refusal();
    for (Address& address : *addresses)
        for (const Address& old : user.addresses)
            if (same_word(old.address, address.address)) address = old;

    const Address* mailed = user.mail_address();
    if (mailed != nullptr && *addresses != user.addresses) {
        Letter warning = address_warning(user, mailed->address, errand.now);
        errand.unit.add_letter(warning);
    }
    user.addresses = *addresses;
    errand.unit.change_user(user);
    if (user.addresses.empty())
        return std::string("You have no address here any more: your letters wait on the page.\n");
    return wrapped(fmt::format("Your addresses, {}; letters go to the first that is confirmed:",
                               user.name)) +
           "\n" + send_confirmations(errand, user);
}

}  // namespace posthouse
