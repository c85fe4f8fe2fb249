// Who belongs to the house: signing up, confirming an address, and asking for help.

#include "club/errand.h"
#include "club/letters.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse {
namespace {

constexpr std::string_view reserved_names[] = {"all",  "anyone", "computer", "house", "lot",
                                               "new",  "none",   "you",      "draw",  "posthouse",
                                               "next", "active", "inactive"};

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
        find_game(name) ||
        std::ranges::any_of(command_table(), [&](auto& row) { return same_word(row.word, name); });
    if (taken || lower_case(name).starts_with("computer"))
        return refuse("The name ", name, " means something else here: choose another.");
    return std::nullopt;
}

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

std::string first_steps() {
    return "This is a house where people play the sowing games (Wari, Warri,\n"
           "Super-Wari, Oware) and OctiLite, by mail, on the page and in the\n"
           "terminal, against each other and against the computer.\n"
           "The same words work everywhere; in a mail, write them as the subject.\n\n"
           "    signup ann mypassword          become a player\n"
           "    list                           the games\n"
           "    wari help                      a game's rules\n"
           "    wari challenge ann computer-2  begin a match\n"
           "    wari move 1 ann mypassword c   make your move on board 1\n"
           "    wari show 1                    look at a board\n"
           "    help commands                  everything there is\n"
           "    help move                      one command, explained\n";
}

/// The usage line; the options on a line of their own where it would be too long.
std::string usage_of(const CommandRow& row) {
    const std::string usage = row.usage();
    if (usage.size() <= columns_max) return usage;
    const std::size_t words = usage.size() - row.options.size() - 1;
    return usage.substr(0, words) + "\n" + hanging("        ", row.options);
}

std::string all_commands() {
    std::string text =
        "GAME is a game's name, + means one or more, [ ] may be left out.\n"
        "Where you are logged in, leave out user and password.\n\n";
    for (const CommandRow& row : command_table())
        text += usage_of(row) + "\n" + hanging("    ", row.about) + "\n";
    return text;
}

std::string explained(const CommandRow& row) {
    const std::string more = row.more.empty() ? "" : wrapped(row.more) + "\n";
    return usage_of(row) + "\n\n" + wrapped(std::string(row.about) + ".") + "\n" + more;
}

}  // namespace

Or<User> find_player(const Reader& reader, std::string_view name) {
    if (same_word(name, "computer")) name = "computer-3";
    if (auto user = reader.user_named(name)) return *user;
    return refuse("There is no player called “", name.substr(0, 40), "” here.");
}

Service::Said Service::help(Errand& errand) const {
    if (errand.command.game) return std::string(errand.command.game->help);
    const auto subjects = errand.command.words.find("subject");
    if (subjects == errand.command.words.end()) return first_steps();
    std::string text;
    for (const std::string& subject : subjects->second) {
        if (!text.empty()) text += '\n';
        if (same_word(subject, "commands")) {
            text += all_commands();
            continue;
        }
        std::vector<std::string_view> known;
        for (const Game& game : all_games())
            if (game.listed) known.push_back(game.name);
        for (const CommandRow& row : command_table()) known.push_back(row.word);
        const auto word = meant(subject, known);
        if (!word)
            return refuse("There is no help on “", std::string_view(subject).substr(0, 40),
                          "”: ask for a game (“list” names them), a command, or “help commands”.");
        const auto row = std::ranges::find(command_table(), *word, &CommandRow::word);
        text +=
            row != command_table().end() ? explained(*row) : std::string(find_game(*word)->help);
    }
    return text;
}

Service::Said Service::sign_up(Errand& errand) const {
    const std::string name(errand.command.word("name"));
    if (const auto wrong = wrong_name(name)) return *wrong;
    if (errand.unit.user_named(name))
        return refuse("The name ", name,
                      " is taken: choose another, or write with its password if it is yours.");
    const std::size_t size = errand.command.new_password.size();
    if (size < password_size_min || size > password_size_max)
        return refuse("A password has ", password_size_min, " to ", password_size_max,
                      " characters: choose another (in double quotes if it has blanks).");
    std::string address(errand.command.word("address"));
    if (address.empty() && errand.by_mail()) address = errand.request.address;
    if (!address.empty() && !looks_like_address(address))
        return refuse(
            "“", std::string_view(address).substr(0, 80),
            "” is not a mail address that we can write to: it should look like ann@example.org.");
    ASSERT(!errand.proof.new_hash.empty());

    User user;
    user.name = name;
    user.password_hash = errand.proof.new_hash;
    user.address = address;
    user.joined = errand.now;
    if (!errand.unit.add_user(user)) return refuse("The name ", name, " is taken: choose another.");
    errand.reply.signed_up = user.id;
    if (address.empty())
        return fmt::format(
            "Welcome, {}. Without an address your letters wait for you on the page.\n", name);
    Letter letter = confirmation_letter(user, errand.now);
    errand.unit.add_letter(letter);
    return wrapped(fmt::format(
               "Welcome, {}. A letter is on its way to {}: reply to it, or open its link, and "
               "your letters will come there.",
               name, address)) +
           "\n";
}

Service::Said Service::confirm(Errand& errand) const {
    const std::string_view token = errand.command.word("token");
    for (User& user : errand.unit.users()) {
        if (user.address.empty() || settings_.key.confirmation(user.id, user.address) != token)
            continue;
        if (!user.address_confirmed) {
            user.address_confirmed = true;
            errand.unit.change_user(user);
        }
        return wrapped(
                   fmt::format("{} is confirmed, {}: your letters come here from now on. To begin, "
                               "challenge somebody: wari challenge {} computer-2",
                               user.address, user.name, user.name)) +
               "\n";
    }
    return refuse(
        "That is not a word from one of our letters: reply to the letter itself, or open its "
        "link.");
}

}  // namespace posthouse
