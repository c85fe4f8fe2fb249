// `posthouse engine`: a Session on the program's own input and output.
#pragma once

#include "cli/commands.h"
#include "engine_protocol/protocol_text.h"
#include "engine_protocol/search_task.h"
#include "engine_protocol/settings.h"
#include "search/transposition_table.h"

#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace posthouse::engine_protocol {

struct EngineOptions {
    std::string variant;  // empty: the first game of the house
    std::string version;
    bool greets = false;  // a person types: say how to begin
};

/// Reads orders until `quit` or the end of the input, where it lets what would end by itself come
/// to its end. Returns the exit status: 0, or 2 with a sentence on `err` where there is no such
/// variant.
int speak(const EngineOptions& options, std::istream& in, std::ostream& out, std::ostream& err);

/// The subcommand `engine`.
std::unique_ptr<cli::Commands> commands(std::string version);

// A talk with a tool in UGI or UCI: what is set, where the game stands, and the thinking that goes
// on, if any. docs/engine.md has the protocol as it is spoken here.
//
// Every order is taken whole or refused with one sentence; the thread that reads the orders never
// thinks, so `stop` is heard at once. An order that changes what is thought about first stops the
// thinking, whose `bestmove` is said before anything else is.

struct GoCommand;

class Session {
public:
    Session(ProtocolIo ports, Settings settings, Machine machine, std::string version);

    /// Carries out one line. False after `quit`: the thinking has ended.
    bool execute(std::string_view line);
    /// Lets what would end by itself come to its end, and ends the rest.
    void finish();
    /// Lines of play are being counted, which nothing but the end of the program breaks off.
    bool counting() const { return counting_ && !counting_->over(); }

private:
    bool carry_out(std::string_view order, Tokens rest);
    bool change(std::string_view order, Tokens rest);
    void introduce(std::string_view protocol);
    void set_option(Tokens rest);
    void apply_settings(const Settings& next);
    void open_tables();
    void begin_new_game();
    void set_position(Tokens rest);
    void go(Tokens rest);
    void think(const GoCommand& order);
    bool may_be_played(const GoCommand& order);
    bool has_end(const GoCommand& order) const;
    search::ThinkLimits limits_for(const GoCommand& order);
    void answer(Tokens rest);
    void draw();
    void help();
    void send_info_string(std::string_view sentence);

    OutputWriter voice_;
    const Machine machine_;
    const std::string version_;
    const Settings defaults_;
    Settings settings_;
    search::TranspositionTable table_;
    std::shared_ptr<const tablebase::TablebaseSource> tables_;
    games::GameRecord record_;
    games::GameState view_;  // of the record
    bool ugi_ = false;
    std::unique_ptr<PerftTask> counting_;
    std::unique_ptr<SearchTask> thinking_;  // the last member: it uses the table
};

}  // namespace posthouse::engine_protocol
