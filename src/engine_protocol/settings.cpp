#include "engine_protocol/settings.h"

#include "base/inplace.h"
#include "engine_protocol/protocol_text.h"
#include "search/levels.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace posthouse::engine_protocol {

namespace {

/// A setting that is a whole number.
struct Number {
    std::string_view name;
    std::int64_t least;
    std::int64_t most;
    std::int64_t (*read)(const Settings&);
    void (*write)(Settings&, std::int64_t);
};

std::vector<Number> numbers(const Machine& machine) {
    constexpr int lines_max = 255;
    constexpr std::int64_t seed_max = std::numeric_limits<std::int32_t>::max();
    return {
        {"Hash", 1, machine.hash_mb_max,
         [](const Settings& all) -> std::int64_t { return all.hash_mb; },
         [](Settings& all, std::int64_t mb) { all.hash_mb = static_cast<int>(mb); }},
        {"Threads", 1, machine.threads_max,
         [](const Settings& all) -> std::int64_t { return all.threads; },
         [](Settings& all, std::int64_t count) { all.threads = static_cast<int>(count); }},
        {"MultiPV", 1, lines_max, [](const Settings& all) -> std::int64_t { return all.lines; },
         [](Settings& all, std::int64_t count) { all.lines = static_cast<int>(count); }},
        {"Level", 0, search::levels.back().number,
         [](const Settings& all) -> std::int64_t { return all.level; },
         [](Settings& all, std::int64_t level) { all.level = static_cast<int>(level); }},
        {"Seed", 0, seed_max,
         [](const Settings& all) { return static_cast<std::int64_t>(all.seed); },
         [](Settings& all, std::int64_t seed) { all.seed = static_cast<std::uint64_t>(seed); }},
        {"TablebaseMemory", 0, machine.hash_mb_max,
         [](const Settings& all) -> std::int64_t { return all.tables_mb; },
         [](Settings& all, std::int64_t mb) { all.tables_mb = static_cast<int>(mb); }},
        {"MoveOverhead", 0, 10'000,
         [](const Settings& all) -> std::int64_t { return all.overhead_ms; },
         [](Settings& all, std::int64_t ms) { all.overhead_ms = static_cast<int>(ms); }},
    };
}

/// The settings that are true or false.
constexpr std::pair<std::string_view, bool Settings::*> checks[] = {
    {"WinNarrowly", &Settings::win_narrowly},
    {"Ponder", &Settings::ponder},
    {"OwnBook", &Settings::own_book},
};

constexpr std::pair<std::string_view, std::string Settings::*> paths[] = {
    {"TablebasePath", &Settings::tables},
    {"BookPath", &Settings::book},
};

std::string join(const std::vector<std::string_view>& words) {
    std::string text;
    for (const std::string_view word : words) text.append(text.empty() ? "" : ", ").append(word);
    return text;
}

std::string names_of_games() {
    std::vector<std::string_view> names;
    for (const games::Game& game : games::all_games())
        if (game.listed) names.push_back(game.name);
    return join(names);
}

std::string all_names(const Machine& machine) {
    std::string names = "Variant";
    for (const Number& number : numbers(machine)) names += ", " + std::string(number.name);
    for (const auto& [name, chosen] : checks) names += ", " + std::string(name);
    for (const auto& [name, chosen] : paths) names += ", " + std::string(name);
    return names + ", Repetition, Goal, Style and Clear Hash";
}

}  // namespace

const games::Game& default_game() {
    for (const games::Game& game : games::all_games())
        if (game.listed) return game;
    return games::all_games().front();
}

std::string format_options(const Settings& defaults, const Machine& machine) {
    std::string lines;
    for (const std::string_view name : {"Variant", "UCI_Variant"}) {
        lines.append("option name ").append(name).append(" type combo default ");
        lines += defaults.game->name;
        for (const games::Game& game : games::all_games())
            if (game.listed) lines.append(" var ").append(game.name);
        lines += '\n';
    }
    for (const Number& number : numbers(machine))
        lines += "option name " + std::string(number.name) + " type spin default " +
                 std::to_string(number.read(defaults)) + " min " + std::to_string(number.least) +
                 " max " + std::to_string(number.most) + '\n';
    lines += "option name Repetition type combo default game var game var 2 var 3\n";
    lines += "option name Goal type combo default win var win var margin\n";
    lines += "option name Style type combo default " + defaults.style;
    for (const std::string_view style : games::all_styles()) lines.append(" var ").append(style);
    lines += '\n';
    for (const auto& [name, chosen] : checks)
        lines += "option name " + std::string(name) + " type check default false\n";
    for (const auto& [name, chosen] : paths)
        lines += "option name " + std::string(name) + " type string default <empty>\n";
    lines += "option name Clear Hash type button\n";
    return lines;
}

Expected<Settings> with_option(const Settings& settings, const Machine& machine,
                               std::string_view name, std::string_view value) {
    Settings next = settings;
    if (equals_ignore_case(name, "Gracious")) name = "WinNarrowly";  // its old name
    if (equals_ignore_case(name, "Variant") || equals_ignore_case(name, "UCI_Variant")) {
        next.game = games::find_game(value);
        if (!next.game)
            return refuse("no-such-variant",
                          "There is no variant “{typed}”. Choose one of {variants}.",
                          truncate(value, 40), names_of_games());
        return next;
    }
    if (equals_ignore_case(name, "Goal")) {
        next.for_margin = equals_ignore_case(value, "margin");
        if (!next.for_margin && !equals_ignore_case(value, "win"))
            return refuse("goal-malformed", "“{typed}” is not a Goal: choose win or margin.",
                          truncate(value, 40));
        return next;
    }
    if (equals_ignore_case(name, "Style")) {
        const auto styles = games::all_styles();
        const auto meant = std::ranges::find_if(
            styles, [&](std::string_view style) { return equals_ignore_case(value, style); });
        if (meant == styles.end())
            return refuse("style-malformed", "“{typed}” is not a Style: choose one of {styles}.",
                          truncate(value, 40), join(styles));
        next.style = *meant;
        return next;
    }
    if (equals_ignore_case(name, "Repetition")) {
        const auto count = whole_number(value);
        const bool own = equals_ignore_case(value, "game");
        if (!own && (!count || *count < games::repetitions_min || *count > games::repetitions_max))
            return refuse("repetition-malformed",
                          "“{typed}” is not a Repetition: choose game, 2 or 3.",
                          truncate(value, 40));
        next.repetitions = own ? 0 : static_cast<int>(*count);
        return next;
    }
    for (const auto& [check, chosen] : checks) {
        if (!equals_ignore_case(name, check)) continue;
        next.*chosen = equals_ignore_case(value, "true");
        if (!(next.*chosen) && !equals_ignore_case(value, "false"))
            return refuse("option-not-boolean", "{option} must be true or false, not “{typed}”.",
                          check, truncate(value, 40));
        return next;
    }
    for (const auto& [path, chosen] : paths) {
        if (!equals_ignore_case(name, path)) continue;
        next.*chosen = value == "<empty>" ? std::string_view() : value;
        return next;
    }
    for (const Number& number : numbers(machine)) {
        if (!equals_ignore_case(name, number.name)) continue;
        const auto chosen = whole_number(value);
        if (!chosen || *chosen < number.least || *chosen > number.most)
            return refuse("option-not-number",
                          "{option} must be a whole number from {least} to {most}, not “{typed}”.",
                          number.name, number.least, number.most, truncate(value, 40));
        number.write(next, *chosen);
        return next;
    }
    return refuse("no-such-engine-option", "There is no option “{typed}”. Choose one of {options}.",
                  truncate(name, 40), all_names(machine));
}

}  // namespace posthouse::engine_protocol
