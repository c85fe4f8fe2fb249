// The record of a duel, a text file similar to PGN: for each game a block of tags, moves with the
// engines' scores, and the result. Whole blocks are appended; an incomplete last block is dropped
// and its game is played again.
#pragma once

#include "base/refusal.h"
#include "strength/lab/match.h"

#include <map>
#include <string>
#include <vector>

namespace posthouse::strength {

/// Must be the same to continue a duel. Engines are commands or short names.
struct DuelTerms {
    std::string game;
    std::array<std::string, 2> engines;
    std::array<std::string, 2> limits;
    std::string seed;
    int repetitions = 0;  // see games::Game
    friend bool operator==(const DuelTerms&, const DuelTerms&) = default;
};

/// What the statistics need of a game.
struct CountedGame {
    std::uint64_t number = 0;
    // Of engine 1.
    int half_points = 0;
    bool one_first = true;
    std::string reason;
    int plies = 0;
    std::optional<int> at_fault;  // engine 1 or 2
    std::array<std::optional<int>, 2> announced =
        {};  // ply at which engine 1 and 2 first announced a win
};

CountedGame outcome_of(std::uint64_t number, bool one_first, const PlayedGame& played);
std::string format_block(const DuelTerms& terms, std::uint64_t number, bool one_first,
                         const PlayedGame& played);

/// The complete blocks of a file, and their size.
struct DuelBlocks {
    std::vector<CountedGame> games;
    std::size_t bytes = 0;
};
/// Refused if it is not such a file, or belongs to another duel.
Expected<DuelBlocks> read_blocks(std::string_view text, const DuelTerms& terms);

/// The file, locked and open for appending. Throws std::system_error.
class DuelFile {
public:
    /// Creates the file if necessary; drops an incomplete last block.
    static Expected<DuelFile> open(const std::string& path, const DuelTerms& terms);
    DuelFile(DuelFile&& other) noexcept;
    DuelFile& operator=(DuelFile&&) = delete;
    DuelFile(const DuelFile&) = delete;
    ~DuelFile();

    /// The games in the file when it was opened.
    const std::vector<CountedGame>& games() const { return games_; }
    void add(std::string_view block);

private:
    DuelFile() = default;

    int file_ = -1;
    std::vector<CountedGame> games_;
};

}  // namespace posthouse::strength
