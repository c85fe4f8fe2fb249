// Runs a UCI or UGI engine as a child process. It is started before the first game and restarted
// after a crash. Only its moves are trusted: our rules decide what is legal and when a game is
// over.
#pragma once

#include "strength/child_process.h"
#include "strength/player.h"

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace posthouse::strength {

/// How moves are written to an engine.
enum class MoveNotation {
    plain,     // as our games write them
    capitals,  // First's moves in capital letters, Second's in small ones
    glued,     // the same, without spaces between: “moves AbCd”
};

struct EngineSetup {
    std::string command;
    std::vector<std::pair<std::string, std::string>> options;
    /// Sent as the option Variant or UCI_Variant if the engine has it.
    std::string game;
    /// Sent as the option Repetition if the engine has it: see games::Game. 0: the engine's own.
    int repetitions = 0;
    bool ugi = false;  // greet with ugi instead of uci
    MoveNotation notation = MoveNotation::plain;
    double start_seconds = 20;  // until it must be ready
};

class EnginePlayer : public Player {
public:
    explicit EnginePlayer(EngineSetup setup) : setup_(std::move(setup)) {}
    ~EnginePlayer() override;

    std::optional<Refusal> new_game(std::uint64_t seed) override;
    Expected<MoveReply, EngineFailure> move(const MoveRequest& turn) override;

    /// Its own name, once it has been started.
    const std::string& name() const { return name_; }

private:
    using Deadline = ChildProcess::Deadline;
    enum class WaitResult { heard, ended, late };

    std::optional<Refusal> start();
    std::optional<Refusal> set_options(Deadline deadline);
    bool get_ready(Deadline deadline);
    /// Reads until a line that begins with this word; passes others to `beside`.
    template <class Beside>
    WaitResult wait_for(std::string_view word, std::string& line, Deadline deadline, Beside beside);
    EngineFailure failure_after(WaitResult waited, double after_seconds);
    std::string position_line(const games::GameRecord& record, Side to_move) const;

    EngineSetup setup_;
    std::string name_;
    std::map<std::string, std::string> declared_;  // option names, by lower case
    /// Our levels need a new random seed for each game.
    bool wants_seed_ = false;
    std::unique_ptr<ChildProcess> process_;
};

/// The `go` command for this request.
std::string go_line(const MoveRequest& turn);

/// Reads depth, nodes and score of an `info` line. “mate” counts moves in UCI, plies in UGI.
void parse_info(std::string_view line, bool ugi, MoveReply& played);

}  // namespace posthouse::strength
