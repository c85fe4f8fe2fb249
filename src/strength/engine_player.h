// EnginePlayer: an engine that runs as a child process and speaks UCI or UGI, ours or somebody
// else's, as a Player. It is started when a game begins, kept for the next, and started anew after
// it crashed or had to be killed.
//
// Deliberately absent: pondering; belief in anything but the moves: whose turn it is, what is legal
// and when the game is over, the games' own rules say.
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
    plain,     // as the house stores them
    capitals,  // First's moves in capital letters, Second's in small ones
    glued,     // the same, without spaces between: “moves AbCd”
};

struct EngineSetup {
    std::string command;
    std::vector<std::pair<std::string, std::string>> options;
    /// What it is to play. Told as the option Variant or UCI_Variant where the engine has it.
    std::string game;
    bool ugi = false;  // speaks UGI's words at the beginning, not UCI's
    MoveNotation wording = MoveNotation::plain;
    double start_seconds = 20;  // for it to get ready
};

class EnginePlayer : public Player {
public:
    explicit EnginePlayer(EngineSetup setup) : setup_(std::move(setup)) {}
    ~EnginePlayer() override;

    std::optional<Refusal> new_game(std::uint64_t seed) override;
    Expected<MoveReply, EngineFailure> move(const MoveRequest& turn) override;

    /// What the engine calls itself, once it has been started.
    const std::string& name() const { return name_; }

private:
    using Deadline = ChildProcess::Deadline;
    enum class Waited { heard, ended, late };

    std::optional<Refusal> start();
    std::optional<Refusal> set_options(Deadline deadline);
    bool get_ready(Deadline deadline);
    /// Reads until a line that begins with this word; others go to `beside`.
    template <class Beside>
    Waited wait_for(std::string_view word, std::string& line, Deadline deadline, Beside beside);
    EngineFailure failed(Waited waited, double after_seconds);
    std::string position_line(const games::GameRecord& record, Side to_move) const;

    EngineSetup setup_;
    std::string name_;
    std::map<std::string, std::string> declared_;  // options, by their names in small letters
    /// A level of ours chooses by a seed: a new one for each game.
    bool wants_seed_ = false;
    std::unique_ptr<ChildProcess> process_;
};

/// The line that asks for a move within the turn's limits.
std::string go_line(const MoveRequest& turn);

/// Takes depth, nodes and score out of an `info` line. “mate” counts moves in UCI, plies in UGI.
void parse_info(std::string_view line, bool ugi, MoveReply& played);

}  // namespace posthouse::strength
