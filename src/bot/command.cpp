#include "bot/bot.h"
#include "cli/options.h"
#include "cli/settings_file.h"
#include "search/levels.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <fstream>
#include <mutex>
#include <stdexcept>
#include <string>
#include <vector>

namespace posthouse::bot {

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

class BotCommand final : public cli::Commands {
public:
    void add_to(CLI::App& app) override;
    std::optional<int> run(const CLI::App& app, std::istream& in, std::ostream& out,
                           std::ostream& err) override;

private:
    void add_wishes(CLI::App& command);
    void read_settings();
    template <class T>
    static T value_or_throw(Expected<T> read);

    BotSettings settings_;
    std::string clock_, rating_, rated_, opponents_ = "anyone";
    std::string token_file_;
    std::vector<std::string> options_;
    std::optional<double> move_ms_;
    int level_ = 0;
};

void BotCommand::add_to(CLI::App& app) {
    CLI::App& command = *app.add_subcommand("bot", "let an engine play on a server as a player");
    command.add_option("--server,--house", settings_.server_url,
                       "address of the server, for example http://127.0.0.1:8080");
    command.add_option("--token-file", token_file_,
                       "file whose first line is the player's token (“make token bot read play”)");
    command
        .add_option("--engine", settings_.engine.text,
                    "self, level:N or the command line of a UCI or UGI engine, in quotes")
        ->capture_default_str();
    command
        .add_option("--games", settings_.games,
                    "play these games, separated by commas (default "
                    "all)")
        ->delimiter(',');
    const auto strongest = search::levels.back().number;
    command
        .add_option("--level", level_,
                    fmt::format("play at level 1 (gentle) to {} (strong)", strongest))
        ->check(cli::whole_number(1, static_cast<std::uint64_t>(strongest)));
    command
        .add_option("--movetime", move_ms_,
                    "search each move for N milliseconds (default 1000 unless the engine has "
                    "limits of its own)")
        ->type_name("MS")
        ->check(cli::positive_number());
    command.add_option("--option", options_, "set a UCI option of the engine (repeatable)")
        ->type_name("NAME=VALUE")
        ->expected(1)
        ->take_all();
    command.add_flag("--ugi", settings_.engine.ugi, "greet the engine with ugi instead of uci");
    command
        .add_option("--seek", settings_.seek, "seek opponents until it has N matches of each game")
        ->check(cli::whole_number(0, seek_max));
    command.add_flag("--accept", settings_.accept, "join open challenges");
    add_wishes(command);
    command
        .add_option("--greeting", settings_.greeting,
                    "say this at the beginning of each match (the token needs “talk”)")
        ->type_name("TEXT");
    cli::add_settings_file_of_options(command);
}

void BotCommand::add_wishes(CLI::App& command) {
    Wishes& wishes = settings_.wishes;
    command
        .add_option("--clock", clock_,
                    "take matches whose clock gives a player so much time for 40 moves: 5m-1h, "
                    "5m- or -1h")
        ->type_name("FROM-TO");
    command.add_option("--rating", rating_, "take opponents with such a rating: 1400-1700, 1400-")
        ->type_name("FROM-TO");
    command
        .add_option("--rated", rated_, "take rated matches only (yes), or unrated ones only (no)")
        ->check(CLI::IsMember({"yes", "no"}));
    command.add_option("--opponents", opponents_, "play with anyone, people or bots only")
        ->check(CLI::IsMember({"anyone", "people", "bots"}))
        ->capture_default_str();
    command.add_option("--only", wishes.only, "play with these players only, separated by commas")
        ->type_name("NAMES")
        ->delimiter(',');
    command.add_option("--without", wishes.without, "do not play with these players")
        ->type_name("NAMES")
        ->delimiter(',');
    command.add_option("--matches", wishes.matches, "take no more than N matches at a time")
        ->type_name("N")
        ->check(cli::whole_number(1, seek_max));
}

template <class T>
T BotCommand::value_or_throw(Expected<T> read) {
    if (!read) throw std::invalid_argument(std::string(read.error().sentence.view()));
    return *std::move(read);
}

/// What was given as text. Throws std::invalid_argument with a sentence.
void BotCommand::read_settings() {
    if (settings_.server_url.empty())
        throw std::invalid_argument("name the server with --server, or in the settings file.");
    if (token_file_.empty())
        throw std::invalid_argument(
            "name the file of the player's token with --token-file, or in the settings file.");
    for (const std::string& typed : options_)
        settings_.engine.options.push_back(value_or_throw(strength::read_option(typed)));
    if (level_ > 0) settings_.engine.options.emplace_back("Level", std::to_string(level_));
    if (move_ms_)
        settings_.limits.move_seconds = *move_ms_ / 1000;
    else if (!settings_.engine.limits_itself())
        settings_.limits.move_seconds = default_move_ms / 1000;
    Wishes& wishes = settings_.wishes;
    if (!clock_.empty()) wishes.clock = value_or_throw(read_clock_range(clock_));
    if (!rating_.empty()) wishes.rating = value_or_throw(read_rating_range(rating_));
    if (!rated_.empty()) wishes.rated = rated_ == "yes";
    wishes.opponents = opponents_ == "people" ? Opponents::people
                       : opponents_ == "bots" ? Opponents::bots
                                              : Opponents::anyone;
    settings_.token = first_line(token_file_);
}

std::optional<int> BotCommand::run(const CLI::App& app, std::istream&, std::ostream& out,
                                   std::ostream& err) {
    if (!app.got_subcommand("bot")) return std::nullopt;
    try {
        read_settings();
        cli::install_sigint_handler();
        std::mutex mutex;
        const auto print_line = [&](const std::string& line) {
            const std::lock_guard lock(mutex);
            out << line << std::endl;
        };
        return Bot(settings_, print_line, [] { return cli::interrupted.load(); }).run();
    } catch (const std::invalid_argument& error) {
        err << "posthouse bot: " << error.what() << '\n';
        return 2;
    }
}

}  // namespace

std::unique_ptr<cli::Commands> commands() {
    return std::make_unique<BotCommand>();
}

}  // namespace posthouse::bot
