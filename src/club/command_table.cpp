#include "club/command_table.h"

#include "language/lexicon.h"
#include "language/normal_form.h"

#include <algorithm>

namespace posthouse::club {
namespace {

std::string_view parameter_label(const ParameterSpec& slot) {
    return slot.name == "who" ? "user" : slot.name;
}

/// The beginning of a line: the game and the command, if recognized, and how many words they took.
struct CommandPrefix {
    const games::Game* game = nullptr;
    const CommandSpec* row = nullptr;
    std::size_t words = 0;
};

/// A command after the name of a game; `help` is one, too.
const CommandSpec* guess_game_command(std::string_view typed) {
    if (equals_ignore_case(typed, "board")) typed = "move";  // a common typing error
    std::vector<std::string_view> known;
    const auto fits = [](const CommandSpec& row) {
        return row.per_game || row.id == CommandId::help;
    };
    for (const CommandSpec& row : command_table())
        if (fits(row)) known.push_back(row.word);
    const auto word = guess_word(typed, known);
    if (!word) return nullptr;
    return &*std::ranges::find_if(
        command_table(), [&](const CommandSpec& row) { return fits(row) && row.word == *word; });
}

std::optional<std::string_view> guess_first_word(std::string_view typed) {
    std::vector<std::string_view> firsts;
    for (const CommandSpec& row : command_table())
        if (!row.per_game && std::ranges::count(firsts, row.first_word()) == 0)
            firsts.push_back(row.first_word());
    return guess_word(typed, firsts);
}

/// A command that is not about a game, of one word or two, and how many words it took.
CommandPrefix guess_server_command(std::span<const std::string> words) {
    CommandPrefix begin{nullptr, nullptr, 1};
    const auto first = guess_first_word(words[0]);
    if (!first) return begin;
    std::vector<std::string_view> seconds;
    for (const CommandSpec& row : command_table()) {
        if (row.per_game || row.first_word() != *first) continue;
        if (row.second_word().empty())
            begin.row = &row;
        else
            seconds.push_back(row.second_word());
    }
    if (words.size() < 2 || seconds.empty()) return begin;
    const auto second = guess_word(words[1], seconds);
    for (const CommandSpec& row : command_table())
        if (second && !row.per_game && row.first_word() == *first && row.second_word() == *second)
            begin = {nullptr, &row, 2};
    return begin;
}

const games::Game* guess_game(std::string_view typed) {
    for (const games::Game& game : games::all_games())
        if (game.listed && equals_ignore_case(game.name, typed)) return &game;
    for (const CommandSpec& row : command_table())
        if (!row.per_game && equals_ignore_case(row.first_word(), typed)) return nullptr;
    std::vector<std::string_view> names;
    for (const games::Game& game : games::all_games())
        if (game.listed) names.push_back(game.name);
    const auto name = guess_word(typed, names);
    return name ? games::find_game(*name) : nullptr;
}

/// "show wari 12" for "wari show 12": both words as they are.
std::optional<CommandPrefix> swapped_prefix(const CommandLine& line) {
    if (line.words.size() < 2) return std::nullopt;
    const games::Game* game = games::find_game(line.words[1]);
    const auto row = std::ranges::find_if(command_table(), [&](const CommandSpec& one) {
        return one.per_game && equals_ignore_case(one.word, line.words[0]);
    });
    if (!game || !game->listed || row == command_table().end()) return std::nullopt;
    return CommandPrefix{game, &*row, 2};
}

CommandPrefix parse_prefix(const CommandLine& line) {
    if (line.words.empty()) return {};
    const games::Game* game = guess_game(line.words[0]);
    if (!game) {
        const CommandPrefix server = guess_server_command(line.words);
        return server.row ? server : swapped_prefix(line).value_or(server);
    }
    if (line.words.size() == 1) return {game, nullptr, 1};
    return {game, guess_game_command(line.words[1]), 2};
}

std::size_t words_needed(std::span<const ParameterSpec> slots) {
    return std::ranges::count_if(slots, [](const ParameterSpec& slot) {
        return slot.arity == Arity::one || slot.arity == Arity::some;
    });
}

/// Assigns the words to the parameters; false if their number does not fit.
bool assign_words(std::span<const std::string> words, std::span<const ParameterSpec> slots,
                  Command& command) {
    if (words.size() < words_needed(slots)) return false;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (words.empty()) break;
        const std::size_t later = words_needed(slots.subspan(i + 1));
        const bool many = slots[i].arity == Arity::some || slots[i].arity == Arity::any;
        const std::size_t taken =
            many ? words.size() - later : std::min<std::size_t>(1, words.size() - later);
        if (taken == 0) continue;
        command.arguments[std::string(slots[i].name)].assign(words.begin(), words.begin() + taken);
        words = words.subspan(taken);
    }
    return words.empty();
}

/// The parameters for a known speaker, who leaves out their name, and the password unless the
/// command needs the account's own.
std::vector<ParameterSpec> parameters_for_speaker(const CommandSpec& row) {
    if (!row.takes_credentials()) return row.parameters;
    std::vector<ParameterSpec> slots;
    for (const ParameterSpec& slot : row.parameters)
        if (slot.name != "user" && (slot.name != "password" || row.auth_level == AuthLevel::owner))
            slots.push_back(slot);
    return slots;
}

std::size_t parameter_index(const CommandSpec& row, std::string_view slot) {
    return std::ranges::find(row.parameters, slot, &ParameterSpec::name) - row.parameters.begin();
}

/// Whether assign_words() accepts so many words.
bool words_fit(std::span<const std::string> words, std::span<const ParameterSpec> slots) {
    const bool many = std::ranges::any_of(slots, [](const ParameterSpec& slot) {
        return slot.arity == Arity::some || slot.arity == Arity::any;
    });
    return words.size() >= words_needed(slots) && (many || words.size() <= slots.size());
}

/// Whether a known speaker wrote the full form: their own name is in its place, or only the full
/// form takes so many words (somebody else uses the same page).
bool wrote_full_form(const CommandSpec& row, std::span<const std::string> words,
                     std::string_view speaker) {
    if (!words_fit(words, row.parameters)) return false;
    return equals_ignore_case(words[parameter_index(row, "user")], speaker) ||
           !words_fit(words, parameters_for_speaker(row));
}

/// The first word without punctuation, to be repeated in an answer.
std::string_view shown_word(const CommandLine& line) {
    const std::string_view word = std::string_view(line.words[0]).substr(0, 40);
    return word.substr(0, word.find_last_not_of(".,;:!") + 1);
}

/// What people write to the sender of letters that they want no more.
bool wants_no_letters(std::string_view typed) {
    constexpr std::string_view words[] = {"unsubscribe", "stop",        "remove",     "cancel",
                                          "abmelden",    "abbestellen", "désabonner", "désinscrire",
                                          "baja",        "cancelar"};
    return std::ranges::any_of(words, [&](auto word) { return equals_ignore_case(typed, word); });
}

/// "No, that was not me!"
bool says_no(const CommandLine& line) {
    std::string text;
    for (const std::string& word : line.words) (text += word) += ' ';
    return language::Lexicon::all().begins_with(language::normal_form(text),
                                                language::WordKind::no);
}

Refusal unknown_command(const CommandLine& line, const CommandPrefix& begin) {
    if (begin.game && begin.words == 1)
        return refuse("command-missing",
                      "Add a command after {game}: for example “{game} help” for its rules.",
                      begin.game->name);
    if (begin.game)
        return refuse("unknown-game-command",
                      "There is no command “{typed}” for {game}: “help commands” lists them all.",
                      std::string_view(line.words[1]).substr(0, 40), begin.game->name);
    if (const auto first = guess_first_word(line.words[0])) {
        std::string ways;
        for (const CommandSpec& row : command_table())
            if (!row.per_game && row.first_word() == *first)
                (ways += ways.empty() ? "“" : ", “").append(row.word) += "”";
        return refuse("second-word-missing", "“{typed}” needs a second word: {commands}.", *first,
                      ways);
    }
    if (wants_no_letters(shown_word(line)))
        return refuse("how-to-unsubscribe",
                      "“notify never” ends all mail to you, “notify never GAME/12” that about one "
                      "match, and “signoff NAME PASSWORD” closes your account: write one of these "
                      "instead of “{typed}”.",
                      shown_word(line));
    if (says_no(line))
        return refuse("no-to-nothing",
                      "You wrote “{typed}”, but your mail answers no question of ours: nothing was "
                      "done. If somebody acts in your name, change your password: “help change "
                      "password” explains how.",
                      shown_word(line));
    return refuse("unknown-command",
                  "There is no command or game called “{typed}”: “help commands” lists the "
                  "commands, “list” the games.",
                  std::string_view(line.words[0]).substr(0, 40));
}

/// What cannot be undone is done only if it was written in full, and not guessed from “resgin”.
bool must_be_exact(const CommandSpec& row) {
    constexpr CommandId final_ones[] = {CommandId::resign, CommandId::accept, CommandId::reject,
                                        CommandId::withdraw, CommandId::broadcast};
    return row.auth_level == AuthLevel::owner || std::ranges::count(final_ones, row.id) > 0;
}

/// Its words as typed, with the game before them if that was mistyped.
std::string typed_words(const CommandLine& line, const CommandPrefix& begin) {
    std::string typed;
    bool named = false;
    for (std::size_t i = 0; i < begin.words; ++i) {
        if (!named && begin.game && equals_ignore_case(begin.game->name, line.words[i]))
            named = true;
        else
            typed += (typed.empty() ? "" : " ") + line.words[i];
    }
    return typed;
}

bool is_number(std::string_view word) {
    return !word.empty() && word.size() <= 9 && std::ranges::all_of(word, is_digit);
}

bool could_be_name(std::string_view word) {
    const auto is_letter = [](char c) { return to_lower(c) >= 'a' && to_lower(c) <= 'z'; };
    return word.size() >= 2 && is_letter(word[0]) &&
           std::ranges::all_of(
               word, [&](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; }) &&
           !is_keyword(word);
}

/// Which words of a line may be shown: the first `words`, except the one at `struck`; `rest`
/// replaces the others. `short_ones`: show arguments only if they are too short for a password, or
/// boards.
struct VisibleWords {
    std::size_t words = 0;
    std::size_t struck = std::string::npos;
    std::string_view rest = "…";
    bool short_ones = false;
};

/// The command's own words and the boards after it.
VisibleWords only_boards(const CommandLine& line, const CommandPrefix& begin,
                         std::span<const ParameterSpec> slots) {
    VisibleWords shown{begin.words};
    for (const ParameterSpec& slot : slots) {
        if (slot.name != "board") break;
        while (shown.words < line.words.size() && looks_like_board(line.words[shown.words])) {
            ++shown.words;
            if (slot.arity == Arity::one) break;
        }
    }
    return shown;
}

/// A command without a password parameter. If it was not executed, somebody may have typed a
/// password by mistake.
VisibleWords visible_words_of_public(const CommandLine& line, const CommandPrefix& begin,
                                     bool done) {
    const CommandSpec& row = *begin.row;
    if (row.id == CommandId::confirm || row.id == CommandId::reset_password)
        return {begin.words, std::string::npos, "***"};
    const bool fitting = words_fit(std::span(line.words).subspan(begin.words), row.parameters);
    const bool plain = std::ranges::all_of(row.parameters, [](const ParameterSpec& slot) {
        return slot.name == "subject" || slot.name == "word";
    });
    if (fitting) return {line.words.size(), std::string::npos, "", !done && !plain};
    return only_boards(line, begin, row.parameters);
}

VisibleWords visible_words_of_authenticated(const CommandLine& line, const CommandPrefix& begin,
                                            std::string_view speaker, bool done) {
    const CommandSpec& row = *begin.row;
    const auto words = std::span(line.words).subspan(begin.words);
    const bool full = words_fit(words, row.parameters);
    const bool brief = !speaker.empty() && row.takes_credentials() &&
                       words_fit(words, parameters_for_speaker(row)) &&
                       !wrote_full_form(row, words, speaker);
    // Somebody else's name and password may be in a known speaker's line.
    if (brief && (done || !full || !could_be_name(words[parameter_index(row, "user")])))
        return {line.words.size(), std::string::npos, "", !done};
    if (full && done && !brief)
        return {line.words.size(), begin.words + parameter_index(row, "password")};
    VisibleWords shown = only_boards(line, begin, row.parameters);
    if (full) shown.rest = "***";
    return shown;
}

VisibleWords visible_words(const CommandLine& line, const CommandPrefix& begin,
                           std::string_view speaker, bool done) {
    if (!begin.row) return {begin.game ? std::min<std::size_t>(2, line.words.size()) : 1};
    if (begin.row->auth_level == AuthLevel::owner) return {begin.words, std::string::npos, "***"};
    if (!begin.row->takes_credentials() && begin.row->id != CommandId::signup)
        return visible_words_of_public(line, begin, done);
    return visible_words_of_authenticated(line, begin, speaker, done);
}

/// The option with its value, unless that could be a secret.
std::string visible_option(const Option& option, const CommandSpec* row) {
    if (!row || !row->has_option(option.name)) return "--…";
    if (option.value.empty()) return "--" + option.name;
    const bool secret = option.name == "password" || row->auth_level == AuthLevel::owner;
    return "--" + option.name + "=" + (secret ? "***" : option.value);
}

}  // namespace

bool CommandSpec::takes_credentials() const {
    return std::ranges::count(parameters, "user", &ParameterSpec::name) > 0;
}

bool CommandSpec::has_option(std::string_view option) const {
    std::string_view rest = options;
    for (std::size_t at; (at = rest.find("--")) != std::string_view::npos;) {
        rest.remove_prefix(at + 2);
        if (rest.substr(0, rest.find_first_of("=] ")) == option) return true;
    }
    return false;
}

std::optional<Refusal> CommandSpec::option_error(const CommandLine& line) const {
    for (const Option& option : line.options) {
        const auto name = truncate(option.name, 40);
        if (!has_option(option.name))
            return refuse("unknown-option", "There is no option --{option} here: {usage}", name,
                          usage());
        if (std::ranges::count(line.options, option.name, &Option::name) > 1)
            return refuse("option-repeated", "--{option} is given twice: write it once.", name);
        const bool alone = usage().find("--" + option.name + "=") == std::string::npos;
        if (alone && !option.value.empty())
            return refuse("option-takes-no-value",
                          "--{option} takes no value: write it alone, or leave it out.", name);
    }
    return std::nullopt;
}

std::string CommandSpec::usage() const {
    std::string text = per_game ? "GAME " : "";
    text += word;
    for (const ParameterSpec& slot : parameters) {
        const std::string name(parameter_label(slot));
        const bool optional = slot.arity == Arity::optional || slot.arity == Arity::any;
        text += optional ? " [" + name : " " + name;
        if (slot.arity == Arity::some) text += "+";
        if (slot.arity == Arity::any) text += "…";
        if (optional) text += "]";
        if (slot.name == "MOVE" && slot.arity == Arity::one) text += "[#n]";
    }
    if (!options.empty()) (text += ' ') += options;
    return text;
}

std::span<const CommandSpec> command_table() {
    static const std::vector<CommandSpec> table = make_command_table();
    return table;
}

std::string_view Command::argument(std::string_view slot) const {
    const auto found = arguments.find(slot);
    return found == arguments.end() ? std::string_view() : std::string_view(found->second.front());
}

namespace {

/// Sets what its arguments and options say of passwords. `known`: the speaker is, and has left out
/// their name.
void set_secrets(Command& command, bool known, std::string_view speaker) {
    const CommandSpec& row = *command.spec;
    if (row.takes_credentials() && (!known || row.auth_level == AuthLevel::owner)) {
        command.credentials = Credentials{{}, std::string(command.argument("password"))};
        const std::string_view name = known ? speaker : command.argument("user");
        if (!name.empty()) command.credentials->names.emplace_back(name);
    }
    if (row.id == CommandId::signup) command.new_password = command.argument("password");
    if (row.id == CommandId::change_password || row.id == CommandId::reset_password)
        command.new_password = command.argument("new");
    if (const auto password = command.line.option("password");
        password && row.has_option("password")) {
        command.credentials = Credentials{{}, *password};
        for (const char* slot : {"user1", "user2"})
            if (!command.argument(slot).empty())
                command.credentials->names.emplace_back(command.argument(slot));
    }
}

}  // namespace

Command make_command(const CommandSpec& row, const games::Game* game,
                     std::map<std::string, std::vector<std::string>, std::less<>> arguments,
                     std::vector<Option> options) {
    Command command{&row, game, std::move(arguments), {{}, std::move(options)}, {}, {}};
    set_secrets(command, true, {});
    return command;
}

Expected<Command> read_command(std::string_view text, std::string_view speaker) {
    Command command;
    command.line = split_command(text);
    if (command.line.words.empty())
        return refuse("no-command", "There is no command here: “help” explains how to begin.");
    const CommandPrefix begin = parse_prefix(command.line);
    if (!begin.row) return unknown_command(command.line, begin);
    if (const std::string typed = typed_words(command.line, begin);
        must_be_exact(*begin.row) && !equals_ignore_case(typed, begin.row->word)) {
        const std::string meant =
            (begin.game ? std::string(begin.game->name) + " " : "") + std::string(begin.row->word);
        return refuse("command-unclear",
                      "“{typed}” may mean “{command}”, which is never guessed: nothing was done. "
                      "Write it in full.",
                      truncate(typed, 40), meant);
    }
    command.spec = begin.row;
    command.game = begin.game;

    const std::span words = std::span(command.line.words).subspan(begin.words);
    const bool speaks = begin.row->takes_credentials();
    const bool owner = begin.row->auth_level == AuthLevel::owner;
    const bool known = !speaker.empty() && speaks && !wrote_full_form(*begin.row, words, speaker);
    const std::vector<ParameterSpec> slots =
        known ? parameters_for_speaker(*begin.row) : begin.row->parameters;
    if (!assign_words(words, slots, command)) {
        std::string usage = begin.row->usage();
        if (begin.game && usage.starts_with("GAME")) usage.replace(0, 4, begin.game->name);
        std::string_view hint;
        if (speaks && !speaker.empty())
            hint = owner ? " (you may leave out user)" : " (you may leave out user and password)";
        return refuse("usage", "Write it as: {usage}", usage + std::string(hint));
    }
    set_secrets(command, known, speaker);
    return command;
}

bool is_command(std::string_view text) {
    const CommandLine line = split_command(text);
    const CommandPrefix begin = parse_prefix(line);
    if (!begin.row || !equals_ignore_case(typed_words(line, begin), begin.row->word)) return false;
    for (const Option& option : line.options)
        if (!begin.row->has_option(option.name)) return false;
    const auto words = std::span(line.words).subspan(begin.words);
    return words_fit(words, begin.row->parameters) ||
           words_fit(words, parameters_for_speaker(*begin.row));
}

std::string redact_command(std::string_view text, std::string_view speaker, bool done) {
    const CommandLine line = split_command(text);
    const CommandPrefix begin = parse_prefix(line);
    const VisibleWords what = visible_words(line, begin, speaker, done);
    std::string shown;
    const auto add = [&shown](std::string_view word) {
        if (!shown.empty()) shown += ' ';
        shown += word;
    };
    for (std::size_t i = 0; i < std::min(what.words, line.words.size()); ++i) {
        const std::string& word = line.words[i];
        const bool long_one = what.short_ones && i >= begin.words &&
                              word.size() >= password_size_min && !looks_like_board(word);
        add(i == what.struck || long_one ? "***" : std::string_view(word));
    }
    if (what.words < line.words.size()) add(what.rest);
    for (const Option& option : line.options) add(visible_option(option, begin.row));
    return shown;
}

namespace {

/// A line of prose as it may be shown: not a password in a whole command.
std::string redact_line(std::string_view text) {
    const CommandLine line = split_command(text);
    const CommandPrefix begin = parse_prefix(line);
    if (!begin.row || !equals_ignore_case(typed_words(line, begin), begin.row->word))
        return std::string(text);
    const CommandSpec& row = *begin.row;
    const bool bare = line.words.size() == begin.words;
    const bool phrase = row.word.find(' ') != std::string_view::npos;
    if (!bare && (row.auth_level == AuthLevel::owner || (phrase && row.takes_credentials())))
        return redact_command(text);
    const bool full = words_fit(std::span(line.words).subspan(begin.words), row.parameters);
    if (full && row.id == CommandId::signup) return redact_command(text);
    if (!full || !row.takes_credentials()) return std::string(text);
    const auto& password = line.words[begin.words + parameter_index(row, "password")];
    return password.size() < password_size_min ? std::string(text) : redact_command(text, {}, true);
}

/// What follows “--password=” or “password:”.
std::string redact_option(std::string_view text) {
    constexpr std::string_view word = "password";
    const std::string lower = lower_case(text);
    std::string shown;
    std::size_t done = 0;
    for (std::size_t at = 0; (at = lower.find(word, at)) != std::string::npos;) {
        at += word.size();
        std::size_t begin = lower.find_first_not_of(' ', at);
        if (begin == std::string::npos || (text[begin] != '=' && text[begin] != ':')) continue;
        begin = lower.find_first_not_of(' ', begin + 1);
        if (begin == std::string::npos || text[begin] == '\n') continue;
        shown.append(text.substr(done, begin - done)).append("***");
        at = done = std::min(lower.find_first_of(" \n", begin), lower.size());
    }
    return shown.append(text.substr(done));
}

}  // namespace

std::string redact_prose(std::string_view text) {
    std::string shown;
    while (!text.empty()) {
        const bool last = text.find('\n') == std::string_view::npos;
        shown += redact_line(take_until(text, '\n'));
        if (!last) shown += '\n';
    }
    return redact_option(shown);
}

bool may_hold_secret(std::string_view text, std::string_view speaker) {
    const CommandLine line = split_command(text);
    const CommandPrefix begin = parse_prefix(line);
    if (!begin.row || begin.row->auth_level == AuthLevel::owner) return true;
    if (visible_words(line, begin, speaker, false).words < line.words.size()) return true;
    return std::ranges::any_of(line.options, [&](const Option& option) {
        return option.name == "password" || !begin.row->has_option(option.name);
    });
}

bool may_have_password(std::string_view text) {
    const CommandLine line = split_command(text);
    const CommandPrefix begin = parse_prefix(line);
    if (!begin.row) return false;
    constexpr CommandId with_new_password[] = {CommandId::signup, CommandId::change_password,
                                               CommandId::reset_password};
    return begin.row->auth_level == AuthLevel::owner || line.option("password") ||
           std::ranges::count(with_new_password, begin.row->id) > 0 ||
           (begin.row->takes_credentials() &&
            words_fit(std::span(line.words).subspan(begin.words), begin.row->parameters));
}

std::optional<CommandId> command_id(std::string_view text) {
    const CommandPrefix begin = parse_prefix(split_command(text));
    return begin.row ? std::optional(begin.row->id) : std::nullopt;
}

bool looks_like_board(std::string_view word) {
    if (is_keyword(word)) return true;
    if (const std::size_t slash = word.find('/'); slash != std::string_view::npos) {
        if (!games::find_game(word.substr(0, slash))) return false;
        word.remove_prefix(slash + 1);
    }
    const std::size_t hash = word.find('#');
    return is_number(word.substr(0, hash)) &&
           (hash == std::string_view::npos || is_number(word.substr(hash + 1)));
}

bool is_keyword(std::string_view word) {
    constexpr std::string_view words[] = {
        "all", "active", "inactive", "next", "anyone", "lot",        "me",
        "you", "new",    "none",     "each", "digest", "once",       "never",
        "off", "if",     "then",     "draw", "resign", "broadcasts", "puzzle"};
    return std::ranges::any_of(words, [&](auto one) { return equals_ignore_case(one, word); });
}

}  // namespace posthouse::club
