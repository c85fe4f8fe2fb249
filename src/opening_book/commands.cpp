#include "opening_book/commands.h"

#include "base/inplace.h"
#include "cli/options.h"
#include "games/result_text.h"
#include "opening_book/book_builder.h"
#include "opening_book/lookup.h"
#include "search/score.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <limits>
#include <optional>
#include <thread>
#include <utility>

namespace posthouse::opening_book {

namespace {

constexpr std::uint64_t leaf_nodes_default = 100'000;
constexpr double seconds_between_saves = 60;

struct BuildOptions {
    const games::Game* game = nullptr;
    std::filesystem::path file;
    double minutes = std::numeric_limits<double>::infinity();
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    std::uint64_t leaf_nodes = 0;  // 0: as in the file, or leaf_nodes_default
    std::size_t positions = positions_max;
    int threads = 1;
    bool anew = false;
};

/// “+0.31”, “won in 9”, for the player to move.
std::string score_text(int score) {
    if (const auto end = search::decided(score))
        return fmt::format("{} in {}", end->won ? "won" : "lost", end->plies);
    return fmt::format("{:+.2f}", score / 100.0);
}

std::string date_of(std::int64_t seconds) {
    return fmt::format("{:%Y-%m-%d}", fmt::gmtime(static_cast<std::time_t>(seconds)));
}

/// Refused if the file is of another game or search, or was computed with other nodes.
Expected<BookBuilder> builder_of(const BuildOptions& options) {
    const std::uint64_t wanted = options.leaf_nodes;
    if (options.anew || !std::filesystem::exists(options.file))
        return BookBuilder(*options.game, wanted > 0 ? wanted : leaf_nodes_default);
    const auto book = open_book(options.file, *options.game);
    if (!book) return book.error();
    const BookInfo& info = book->info();
    if (wanted > 0 && wanted != info.leaf_nodes)
        return refuse("book-other-nodes",
                      "“{file}” was computed with {nodes} nodes for each position: leave out "
                      "--leaf-nodes, or add --anew.",
                      options.file.string(), info.leaf_nodes);
    if (info.engine != engine_signature(*options.game))
        return refuse("book-other-search",
                      "“{file}” was computed by another version of the search, whose scores cannot "
                      "be mixed with today's: add --anew.",
                      options.file.string());
    return BookBuilder::continued(*options.game, *book);
}

class BookCommands final : public cli::Commands {
public:
    explicit BookCommands(CommandOptions options) : options_(std::move(options)) {
        data_ = options_.data;
    }

    void add_to(CLI::App& app) override;
    std::optional<int> run(const CLI::App& app, std::istream& in, std::ostream& out,
                           std::ostream& err) override;

private:
    Expected<int> build(std::ostream& out);
    Expected<int> show(std::ostream& out) const;
    Expected<Book> book_to_show(const games::Game& game) const;

    CommandOptions options_;
    std::string data_, game_, file_;
    std::vector<std::string> moves_;
    BuildOptions order_;
    double minutes_ = 0;
};

void BookCommands::add_to(CLI::App& app) {
    CLI::App& book = *app.add_subcommand("book", "compute opening books, and look into them");
    book.require_subcommand(1);
    const auto add_common = [this](CLI::App& command) {
        command.add_option("game", game_, "game of the book")->required();
        command
            .add_option("--data", data_, "data folder of the server, with its books in DATA/books")
            ->type_name("FOLDER")
            ->capture_default_str();
        command.add_option("--file", file_, "use this file instead")->type_name("FILE");
    };
    CLI::App& build = *book.add_subcommand(
        "build", "compute a book, or go on with one, until it is full or Ctrl-C");
    add_common(build);
    build.add_option("--time", minutes_, "stop after so many minutes")
        ->type_name("MINUTES")
        ->check(cli::positive_number());
    build
        .add_option("--nodes", order_.nodes,
                    "stop when N nodes were searched, earlier runs included")
        ->check(cli::whole_number(1));
    build.add_option("--positions", order_.positions, "stop when the book has N positions")
        ->check(cli::whole_number(2, positions_max))
        ->capture_default_str();
    build
        .add_option("--leaf-nodes", order_.leaf_nodes,
                    fmt::format("search each position with N nodes (default {}, or as before)",
                                leaf_nodes_default))
        ->check(cli::whole_number(1));
    build.add_option("--threads", order_.threads, "work on N threads; the book is the same")
        ->check(cli::whole_number(1, 1024))
        ->capture_default_str();
    build.add_flag("--anew", order_.anew, "do not go on with the file, but replace it");
    CLI::App& show =
        *book.add_subcommand("show", "show what a book says of the moves after these moves");
    add_common(show);
    show.add_option("moves", moves_, "moves from the opening")->expected(0, 200);
}

std::optional<int> BookCommands::run(const CLI::App& app, std::istream&, std::ostream& out,
                                     std::ostream& err) {
    if (!app.got_subcommand("book")) return std::nullopt;
    const auto status =
        app.get_subcommand("book")->got_subcommand("build") ? build(out) : show(out);
    return status ? *status : cli::print_error(status.error(), err);
}

Expected<int> BookCommands::build(std::ostream& out) {
    const auto game = games::find_game_or_error(game_);
    if (!game) return game.error();
    BuildOptions order = order_;
    order.game = *game;
    order.file =
        file_.empty() ? book_file(books_folder(data_), **game) : std::filesystem::path(file_);
    if (minutes_ > 0) order.minutes = minutes_;
    auto builder = builder_of(order);
    if (!builder) return builder.error();

    cli::install_sigint_handler();
    const cli::ProgressOutput output = cli::stderr_progress();
    const ThreadPool pool(order.threads);
    const double began = output.now();
    double saved = began;
    const auto save = [&] {
        write_book(builder->book(options_.version, options_.now()), order.file);
    };
    const auto out_of_time = [&] { return output.now() - began >= order.minutes * 60; };
    const auto stop = [&] { return cli::interrupted.load() || out_of_time(); };
    const std::size_t before = builder->positions();
    {
        const bool timed = minutes_ > 0;
        cli::Progress progress(
            output, fmt::format("book of {}", (*game)->same_rules_as),
            timed ? static_cast<std::uint64_t>(order.minutes * 60) : order.positions,
            timed ? 0 : before);
        constexpr std::size_t moves_max = 200;  // of a position
        while (builder->nodes() < order.nodes && builder->positions() + 1 <= order.positions &&
               builder->positions() + moves_max <= positions_max && !stop() &&
               builder->expand(pool, stop)) {
            progress.update(
                timed ? static_cast<std::uint64_t>(output.now() - began) : builder->positions(),
                fmt::format("{} positions  {}  depth {}", builder->positions(),
                            score_text(builder->score()), builder->depth()));
            if (output.now() - saved < seconds_between_saves) continue;
            save();
            saved = output.now();
        }
    }
    if (builder->positions() < 2)
        return refuse("book-empty", "There was no time to search a move: nothing was written.");
    save();
    out << fmt::format("{}: {} positions, {} more than before; the opening {}, depth {}.\n",
                       order.file.string(), builder->positions(), builder->positions() - before,
                       score_text(builder->score()), builder->depth());
    if (cli::interrupted) out << "Interrupted. Run the same command again to go on.\n";
    return 0;
}

/// The file named, or the server's, or the one that comes with the program.
Expected<Book> BookCommands::book_to_show(const games::Game& game) const {
    if (!file_.empty()) return open_book(file_, game);
    const std::filesystem::path own = book_file(books_folder(data_), game);
    return open_book(std::filesystem::exists(own) ? own : options_.installed, game);
}

Expected<int> BookCommands::show(std::ostream& out) const {
    const auto found = games::find_game_or_error(game_);
    if (!found) return found.error();
    const games::Game& game = **found;
    const auto book = book_to_show(game);
    if (!book) return book.error();
    games::GameRecord record;
    for (std::string_view words : moves_)
        while (!words.empty())
            if (const auto move = take_until(words, ' '); !move.empty())
                record.moves.emplace_back(move);
    const auto state = game.state(record);
    if (!state) return state.error().refusal;

    const BookInfo& info = book->info();
    out << fmt::format(
        "{}: {} positions up to {} plies from the opening, each searched with {} nodes.\n"
        "Saved {} by Posthouse {}{}.\n",
        game.title, book->entries().size(), info.plies, info.leaf_nodes, date_of(info.saved),
        info.version,
        info.engine == engine_signature(game) ? "" : ", by another version of the search");
    const auto known = look_up(*book, game, *state);
    if (!known) {
        out << "This position is not in the book.\n";
        return 1;
    }
    out << fmt::format("{} to move: {}, depth {}, of it {} in the book.\n",
                       games::short_seat(game, state->to_move), score_text(known->score),
                       known->depth, known->line);
    for (const BookMove& move : known->moves)
        out << fmt::format("  {:<10} {:>8}  depth {}\n", move.move.shown.to(state->to_move),
                           score_text(move.score), move.depth);
    return 0;
}

}  // namespace

std::unique_ptr<cli::Commands> commands(CommandOptions options) {
    return std::make_unique<BookCommands>(std::move(options));
}

}  // namespace posthouse::opening_book
