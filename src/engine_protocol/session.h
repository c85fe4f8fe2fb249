// `posthouse engine`: the UGI and UCI engine.
#pragma once

#include "cli/commands.h"
#include "engine_protocol/protocol_text.h"
#include "engine_protocol/search_task.h"
#include "engine_protocol/settings.h"
#include "opening_book/book.h"
#include "search/transposition_table.h"

#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace posthouse::engine_protocol {

struct EngineOptions {
    std::string variant;  // empty: the first listed game
    std::string version;
    std::string books;   // folder of the books that come with the program
    bool greet = false;  // print a hint for a person
};

/// Reads commands until `quit` or the end of the input, and then waits for a search that ends by
/// itself. Returns the exit status: 0, or 2 with a sentence on `err` if there is no such variant.
int run_engine(const EngineOptions& options, std::istream& in, std::ostream& out,
               std::ostream& err);

/// The subcommand `engine`.
std::unique_ptr<cli::Commands> commands(std::string version, std::string books);

struct GoCommand;

/// A session with a tool: options, position and the search in progress (docs/engine.md). A command
/// is executed as a whole or refused with one sentence. The thread that reads never searches, so
/// `stop` takes effect at once. A command that changes what is searched stops the search first, and
/// its `bestmove` is written before any other output.
class Session {
public:
    Session(ProtocolIo ports, Settings settings, Machine machine, std::string version);

    /// Executes one line. False after `quit`, with the search stopped.
    bool execute(std::string_view line);
    /// Waits for a search with a limit; stops any other.
    void finish();
    /// perft is running, which cannot be stopped.
    bool perft_running() const { return perft_ && !perft_->is_done(); }

private:
    bool execute_query(std::string_view order, Tokens rest);
    bool execute_change(std::string_view order, Tokens rest);
    void identify(std::string_view protocol);
    void set_option(Tokens rest);
    void apply_settings(const Settings& next);
    void choose_game();
    void open_tables();
    void open_book();
    void begin_new_game();
    void set_position(Tokens rest);
    void go(Tokens rest);
    void start_search(const GoCommand& order);
    void ignore_illegal_moves(GoCommand& order) const;
    bool is_bounded(const GoCommand& order) const;
    search::ThinkLimits limits_for(const GoCommand& order);
    void answer_query(Tokens rest);
    void print_board();
    void print_help();
    void send_info_string(std::string_view sentence);

    OutputWriter output_;
    const Machine machine_;
    const std::string version_;
    const Settings defaults_;
    Settings settings_;
    search::TranspositionTable table_;
    std::shared_ptr<const tablebase::TablebaseSource> tables_;
    std::shared_ptr<const opening_book::Book> book_;
    games::Game game_;  // of the settings
    games::GameRecord record_;
    games::GameState state_;  // of the record
    bool ugi_ = false;
    std::unique_ptr<PerftTask> perft_;
    std::unique_ptr<SearchTask> search_;  // the last member: it uses the table
};

}  // namespace posthouse::engine_protocol
