#include "club/command_table.h"

#include <algorithm>

namespace posthouse {
namespace {

std::vector<CommandRow> make_table() {
    using enum Count;
    using Id = CommandId;
    return {
        {Id::help,
         "help",
         false,
         {{"subject", any}},
         "",
         "the rules of a game, a command, or all commands; GAME help does, too",
         "`help wari`, `help move`, `help commands`, or `help` alone for where to begin."},
        {Id::signup,
         "signup",
         false,
         {{"name"}, {"password"}, {"address", optional}},
         "",
         "become a player",
         "Without an address in a mail, the one you write from is taken. It is confirmed by a link "
         "or a reply before letters go there. A name has 2 to 20 letters, digits, - or _, a letter "
         "first; a password has 6 to 128 characters."},
        {Id::confirm,
         "confirm",
         false,
         {{"token"}},
         "",
         "confirm your address with the word from our letter",
         ""},
        {Id::list,
         "list",
         false,
         {{"word", any}},
         "",
         "the games the house offers",
         "With words: only games in whose line one of them stands."},
        {Id::challenge,
         "challenge",
         true,
         {{"user1"}, {"user2"}},
         "[--first=lot|USER] [--clock=30d+1d|none] [--password=PASSWORD]",
         "begin a match between two players; one of them is you",
         "--first=lot|USER says who moves first: by lot, unless you name one of the two.\n"
         "--clock=BANK+INCREMENT[/CAP] in days, hours or minutes (30d+1d, 12h+30m): your bank runs "
         "while it is your turn, each move adds the increment, never above the cap (the bank, "
         "unless said). --clock=none: no clock. Without the option: 30d+1d.\n"
         "In a mail, your confirmed address or --password= says who you are.\n"
         "Resigning before both have moved is declining: it does not count.\n"
         "The computer plays as computer-1 (gentle) to computer-6 (strong)."},
        {Id::move,
         "move",
         true,
         {{"board"}, {"user"}, {"password"}, {"MOVE"}},
         "",
         "make your move",
         "MOVE#n plays only if it would be the n-th move of the match, counting both "
         "players' moves from 1: a mail that arrives twice plays once. `move BOARD … resign` "
         "resigns."},
        {Id::show,
         "show",
         true,
         {{"board", some}},
         "",
         "show boards; board#n shows it after n moves",
         ""},
        {Id::preview,
         "preview",
         true,
         {{"board"}, {"MOVE", any}},
         "",
         "try moves on a copy; nobody else sees it",
         "`preview 12 c e` tries them on board 12, `preview 12#4 c` after its fourth move, and "
         "`preview new 2 b d f` from the opening (2 players)."},
        {Id::resign,
         "resign",
         true,
         {{"board"}, {"user"}, {"password"}},
         "",
         "give up the game",
         "Before both have moved this is declining the match: it does not count."},
        {Id::games,
         "games",
         true,
         {{"who", some}},
         "[all|active|inactive|next]",
         "the matches of one or more players",
         "The last word chooses: all, active (the default), inactive (finished) or next (where it "
         "is the first one's turn)."},
        {Id::history,
         "history",
         true,
         {{"who", any}},
         "",
         "finished matches, newest first",
         "With names: only theirs."},
        {Id::standings,
         "standings",
         true,
         {},
         "",
         "who has won how often",
         "A win counts 1, a draw ½. Declined matches do not count."},
    };
}

std::string_view shown_as(const Slot& slot) {
    return slot.name == "who" ? "user" : slot.name;
}

/// What a line begins with: the game (where one is named), the row (where it is certain) and how
/// many words that took.
struct Beginning {
    const Game* game = nullptr;
    const CommandRow* row = nullptr;
    std::size_t words = 0;
};

const CommandRow* row_meant(std::string_view typed, bool per_game) {
    if (per_game && same_word(typed, "board")) typed = "move";  // an old slip of the fingers
    std::vector<std::string_view> known;
    for (const CommandRow& row : command_table())
        if (row.per_game == per_game || row.id == CommandId::help) known.push_back(row.word);
    const auto word = meant(typed, known);
    if (!word) return nullptr;
    return &*std::ranges::find(command_table(), *word, &CommandRow::word);
}

const Game* game_meant(std::string_view typed) {
    std::vector<std::string_view> names;
    for (const Game& game : all_games())
        if (game.listed) names.push_back(game.name);
    for (std::string_view name : names)
        if (same_word(name, typed)) return find_game(name);
    for (const CommandRow& row : command_table())
        if (!row.per_game && same_word(row.word, typed)) return nullptr;
    const auto name = meant(typed, names);
    return name ? find_game(*name) : nullptr;
}

Beginning beginning_of(const CommandLine& line) {
    Beginning begin;
    if (line.words.empty()) return begin;
    begin.game = game_meant(line.words[0]);
    if (!begin.game) {
        begin.row = row_meant(line.words[0], false);
        begin.words = 1;
    } else if (line.words.size() > 1) {
        begin.row = row_meant(line.words[1], true);
        begin.words = 2;
    } else {
        begin.words = 1;
    }
    return begin;
}

std::size_t words_needed(std::span<const Slot> slots) {
    return std::ranges::count_if(slots, [](const Slot& slot) {
        return slot.count == Count::one || slot.count == Count::some;
    });
}

/// Deals the words out to the slots; false where their number does not fit.
bool deal(std::span<const std::string> words, std::span<const Slot> slots, Command& command) {
    if (words.size() < words_needed(slots)) return false;
    for (std::size_t i = 0; i < slots.size(); ++i) {
        if (words.empty()) break;
        const std::size_t later = words_needed(slots.subspan(i + 1));
        const bool many = slots[i].count == Count::some || slots[i].count == Count::any;
        const std::size_t taken =
            many ? words.size() - later : std::min<std::size_t>(1, words.size() - later);
        if (taken == 0) continue;
        command.words[std::string(slots[i].name)].assign(words.begin(), words.begin() + taken);
        words = words.subspan(taken);
    }
    return words.empty();
}

std::vector<Slot> spoken_slots(const CommandRow& row) {
    std::vector<Slot> slots;
    for (const Slot& slot : row.slots)
        if (slot.name != "user" && slot.name != "password") slots.push_back(slot);
    return slots;
}

/// Whether a known speaker wrote the full form all the same: his own name stands where it belongs,
/// or only the full form has a place for so many words (somebody else's hand on the same page).
bool wrote_full_form(const CommandRow& row, std::span<const std::string> words,
                     std::string_view speaker) {
    Command dealt;
    if (!deal(words, row.slots, dealt)) return false;
    const auto user = std::ranges::find(row.slots, "user", &Slot::name) - row.slots.begin();
    return same_word(words[user], speaker) || !deal(words, spoken_slots(row), dealt);
}

Refusal unknown_command(const CommandLine& line, const Beginning& begin) {
    if (begin.game && begin.words == 1)
        return refuse("Say what to do with ", begin.game->name, ": for example “", begin.game->name,
                      " help” for its rules.");
    if (begin.game)
        return refuse("There is no command “", std::string_view(line.words[1]).substr(0, 40),
                      "” for ", begin.game->name, ": “help commands” lists them all.");
    return refuse("There is no command or game called “",
                  std::string_view(line.words[0]).substr(0, 40),
                  "”: “help commands” lists the commands, “list” the games.");
}

}  // namespace

bool CommandRow::speaks() const {
    return std::ranges::count(slots, "user", &Slot::name) > 0;
}

bool CommandRow::takes(std::string_view option) const {
    std::string_view rest = options;
    for (std::size_t at; (at = rest.find("--")) != std::string_view::npos;) {
        rest.remove_prefix(at + 2);
        if (rest.substr(0, rest.find_first_of("=] ")) == option) return true;
    }
    return false;
}

std::string CommandRow::usage() const {
    std::string text = per_game ? "GAME " : "";
    text += word;
    for (const Slot& slot : slots) {
        const std::string name(shown_as(slot));
        const bool optional = slot.count == Count::optional || slot.count == Count::any;
        text += optional ? " [" + name : " " + name;
        if (slot.count == Count::some) text += "+";
        if (slot.count == Count::any) text += "…";
        if (optional) text += "]";
        if (slot.name == "MOVE" && slot.count == Count::one) text += "[#n]";
    }
    if (!options.empty()) (text += ' ') += options;
    return text;
}

std::span<const CommandRow> command_table() {
    static const std::vector<CommandRow> table = make_table();
    return table;
}

std::string_view Command::word(std::string_view slot) const {
    const auto found = words.find(slot);
    return found == words.end() ? std::string_view() : std::string_view(found->second.front());
}

Or<Command> read_command(std::string_view text, std::string_view speaker) {
    Command command;
    command.line = split_command(text);
    if (command.line.words.empty())
        return refuse("There is no command here: “help” says how to begin.");
    const Beginning begin = beginning_of(command.line);
    if (!begin.row) return unknown_command(command.line, begin);
    command.row = begin.row;
    command.game = begin.game;

    const std::span words = std::span(command.line.words).subspan(begin.words);
    const bool known =
        !speaker.empty() && begin.row->speaks() && !wrote_full_form(*begin.row, words, speaker);
    const std::vector<Slot> slots = known ? spoken_slots(*begin.row) : begin.row->slots;
    if (!deal(words, slots, command)) {
        std::string usage = begin.row->usage();
        if (begin.game && usage.starts_with("GAME")) usage.replace(0, 4, begin.game->name);
        return refuse("Write it as: ", usage,
                      begin.row->speaks() && !speaker.empty()
                          ? " (you may leave out user and password)"
                          : "");
    }
    if (begin.row->speaks() && !known)
        command.claim =
            Claim{{std::string(command.word("user"))}, std::string(command.word("password"))};
    if (command.row->id == CommandId::signup) command.new_password = command.word("password");
    if (const auto password = command.line.option("password");
        password && command.row->id == CommandId::challenge)
        command.claim = Claim{
            {std::string(command.word("user1")), std::string(command.word("user2"))}, *password};
    return command;
}

std::string struck_out(std::string_view text) {
    const CommandLine line = split_command(text);
    const Beginning begin = beginning_of(line);
    std::string shown;
    const auto add = [&shown](std::string_view word) {
        if (!shown.empty()) shown += ' ';
        shown += word;
    };
    // What does not fit its row may hold a password anywhere: only its beginning is kept.
    std::size_t secret = std::string::npos;
    std::size_t kept = std::min<std::size_t>(2, line.words.size());
    if (begin.row) {
        const auto& slots = begin.row->slots;
        const auto password = std::ranges::find(slots, "password", &Slot::name);
        Command dealt;
        const bool fits = deal(std::span(line.words).subspan(begin.words), slots, dealt);
        if (fits) kept = line.words.size();
        if (password != slots.end() && fits) secret = begin.words + (password - slots.begin());
    }
    for (std::size_t i = 0; i < line.words.size(); ++i) {
        if (i == secret)
            add("***");
        else if (i < kept)
            add(line.words[i]);
        else {
            add("…");
            break;
        }
    }
    for (const Option& option : line.options) {
        const std::string dashed = "--" + option.name;
        const bool known = option.name != "password" && begin.row && begin.row->takes(option.name);
        add(option.value.empty() ? dashed : dashed + "=" + (known ? option.value : "***"));
    }
    return shown;
}

}  // namespace posthouse
