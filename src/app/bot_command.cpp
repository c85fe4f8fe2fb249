#include "app/playing_commands.h"

#include "app/interrupts.h"
#include "app/typed_numbers.h"
#include "bot/bot.h"
#include "search/levels.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <fstream>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

namespace posthouse::app {

namespace {

constexpr double default_move_ms = 1000;
constexpr int seek_max = 1000;

std::string first_line(const std::string& path) {
    std::ifstream file(path);
    std::string line;
    if (!std::getline(file, line) || line.empty())
        throw std::invalid_argument("the file has no token in its first line: " + path);
    return line;
}

}  // namespace

class BotCommand final : public PlayingCommands {
public:
    void add_to(CLI::App& app) override;
    std::optional<int> carry_out(const CLI::App& app, std::ostream& out,
                                 std::ostream& err) override;

private:
    struct Arguments {
        bot::BotSettings settings;
        std::string token_file;
        std::vector<std::string> options;
        std::optional<double> move_ms;
        int level = 0;
    };
    Arguments arguments_;
};

void BotCommand::add_to(CLI::App& app) {
    CLI::App& command =
        *app.add_subcommand("bot", "let an engine play at a house, as one of its players");
    bot::BotSettings& settings = arguments_.settings;
    command.add_option("--house", settings.house, "where it is: http://127.0.0.1:8080")->required();
    command
        .add_option("--token-file", arguments_.token_file,
                    "a file whose first line is the player's token (“make token bot read play”)")
        ->required();
    command
        .add_option("--engine", settings.engine.text,
                    "who thinks: an engine's command line, in quotes, which is spoken to by UCI or "
                    "UGI; self; level:N")
        ->capture_default_str();
    command.add_option("--games", settings.games, "that it plays, with commas; all if not said")
        ->delimiter(',');
    command
        .add_option("--level", arguments_.level,
                    fmt::format("an option of ours: 1 (gentle) to {} (strong)",
                                search::levels.back().number))
        ->check(whole_number(1, static_cast<std::uint64_t>(search::levels.back().number)));
    command
        .add_option("--movetime", arguments_.move_ms,
                    "milliseconds for each move; 1000 if nothing else limits it")
        ->type_name("MS")
        ->check(some_time());
    command.add_option("--option", arguments_.options, "an engine's option, Name=Value")
        ->type_name("NAME=VALUE")
        ->expected(1)
        ->take_all();
    command.add_flag("--ugi", settings.engine.ugi, "it wants to be greeted with ugi, not uci");
    command
        .add_option("--seek", settings.seek,
                    "look for others who seek, until it has so many matches of each game")
        ->check(whole_number(0, seek_max));
    command.add_flag("--accept", settings.accept, "take the empty seats of the waiting room");
}

std::optional<int> BotCommand::carry_out(const CLI::App& app, std::ostream& out,
                                         std::ostream& err) {
    if (!app.got_subcommand("bot")) return std::nullopt;
    bot::BotSettings& settings = arguments_.settings;
    try {
        for (const std::string& typed : arguments_.options) {
            const auto option = strength::read_option(typed);
            if (!option) throw std::invalid_argument(std::string(option.error().sentence.view()));
            settings.engine.options.push_back(*option);
        }
        if (arguments_.level > 0)
            settings.engine.options.emplace_back("Level", std::to_string(arguments_.level));
        if (arguments_.move_ms)
            settings.limits.move_seconds = *arguments_.move_ms / 1000;
        else if (!settings.engine.limits_itself())
            settings.limits.move_seconds = default_move_ms / 1000;
        settings.token = first_line(arguments_.token_file);
        install_sigint_handler();
        std::mutex one_at_a_time;
        const auto say = [&](const std::string& line) {
            const std::lock_guard lock(one_at_a_time);
            out << line << std::endl;
        };
        return bot::Bot(settings, say, [] { return interrupted.load(); }).run();
    } catch (const std::invalid_argument& wrong) {
        err << "posthouse bot: " << wrong.what() << '\n';
        return 2;
    }
}

std::unique_ptr<PlayingCommands> bot_command() {
    return std::make_unique<BotCommand>();
}

}  // namespace posthouse::app
