#include "club/commands/command_table.h"

#include "club/commands/command_prefix.h"
#include "language/lexicon.h"
#include "language/normal_form.h"

#include <algorithm>
#include <utility>

namespace posthouse::club {
namespace {

std::string_view parameter_label(const ParameterSpec& slot) {
    return slot.name == "who" ? "user" : slot.name;
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

/// "No, that was not me!", "Yes"
bool answers(const CommandLine& line, language::WordKind kind) {
    std::string text;
    for (const std::string& word : line.words) (text += word) += ' ';
    return language::Lexicon::all().begins_with(language::normal_form(text), kind);
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
    if (answers(line, language::WordKind::no))
        return refuse("no-to-nothing",
                      "You wrote “{typed}”, but your mail answers no question of ours: nothing was "
                      "done. If somebody acts in your name, change your password: “help change "
                      "password” explains how.",
                      shown_word(line));
    if (answers(line, language::WordKind::yes))
        return refuse("yes-to-nothing",
                      "You wrote “{typed}”, but your mail answers no question of ours: nothing was "
                      "done. To confirm something, reply to the letter whose subject begins with "
                      "“confirm”, or open its link.",
                      shown_word(line));
    if (const CommandSpec* row = guess_game_command(line.words[0]); row && row->per_game)
        return refuse("game-missing",
                      "“{typed}” may mean “{usage}”: nothing was done. Write the name of the game "
                      "first.",
                      shown_word(line), row->usage());
    return refuse("unknown-command",
                  "There is no command or game called “{typed}”: “help commands” lists the "
                  "commands, “list” the games.",
                  std::string_view(line.words[0]).substr(0, 40));
}

/// "command-change-address", "command-game-move"
std::string text_id(const CommandSpec& row) {
    std::string id = std::string(row.per_game ? "command-game-" : "command-").append(row.word);
    std::ranges::replace(id, ' ', '-');
    return id;
}

/// What cannot be undone is done only if it was written in full, and not guessed from “resgin”.
bool must_be_exact(const CommandSpec& row) {
    constexpr CommandId final_ones[] = {CommandId::resign, CommandId::accept, CommandId::reject,
                                        CommandId::withdraw, CommandId::broadcast};
    return row.auth_level == AuthLevel::owner || std::ranges::count(final_ones, row.id) > 0;
}

}  // namespace

std::string CommandSpec::summary(const translation::Texts& texts) const {
    return texts(text_id(*this));
}

std::string CommandSpec::details(const translation::Texts& texts) const {
    return texts.find(text_id(*this) + "-more").value_or("");
}

bool CommandSpec::takes_credentials() const {
    return std::ranges::count(parameters, "user", &ParameterSpec::name) > 0;
}

bool CommandSpec::takes_words() const {
    using enum CommandId;
    constexpr CommandId with_words[] = {challenge, accept,       reject, withdraw, move,
                                        submit,    confirm_move, resign, rematch};
    return requires_text || std::ranges::count(with_words, id) > 0;
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
    static const std::vector<CommandSpec> table = [] {
        std::vector<CommandSpec> all;
        const std::pair<std::string_view, std::vector<CommandSpec> (*)()> subjects[] = {
            {"accounts", account_commands},    {"people", block_commands},
            {"matches", chat_commands},        {"accounts", confirmation_commands},
            {"people", friend_commands},       {"server", help_commands},
            {"accounts", leaving_commands},    {"people", list_commands},
            {"accounts", mail_commands},       {"new matches", match_start_commands},
            {"server", multiple_commands},     {"new matches", open_challenge_commands},
            {"new matches", pairing_commands}, {"matches", playing_commands},
            {"people", presence_commands},     {"matches", private_move_commands},
            {"people", report_commands},       {"accounts", rest_commands},
            {"accounts", session_commands},    {"matches", showing_commands},
            {"programs", token_commands},      {"tournaments", tournament_commands},
            {"programs", webhook_commands},    {"tournaments", series_commands},
            {"tournaments", team_commands}};
        for (const auto& [subject, rows] : subjects)
            for (CommandSpec& row : rows()) {
                row.subject = subject;
                all.push_back(std::move(row));
            }
        std::ranges::stable_sort(all, {}, &CommandSpec::id);
        return all;
    }();
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
        "all",  "active", "inactive", "next",       "anyone", "lot",    "me",        "you",
        "new",  "none",   "each",     "digest",     "once",   "never",  "off",       "if",
        "then", "draw",   "resign",   "broadcasts", "puzzle", "nobody", "opponents", "everybody"};
    return std::ranges::any_of(words, [&](auto one) { return equals_ignore_case(one, word); });
}

}  // namespace posthouse::club
