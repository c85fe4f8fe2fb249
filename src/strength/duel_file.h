// The record of a duel: a text file of games, a block each, much like chess's PGN: tags in square
// brackets, an empty line, the moves with what the engines thought of them, the result, an empty
// line. It is only ever added to, a whole block at a time; where a block was cut off half-way, by a
// crash or a full disk, it is dropped and its game is played again.
#pragma once

#include "base/refusal.h"
#include "strength/match.h"

#include <map>
#include <string>
#include <vector>

namespace posthouse::strength {

/// What must be the same when a duel is continued. The engines are commands or short names.
struct DuelTerms {
    std::string game;
    std::array<std::string, 2> engines;
    std::array<std::string, 2> limits;
    std::string seed;
    friend bool operator==(const DuelTerms&, const DuelTerms&) = default;
};

/// A game of a duel, as far as it is counted.
struct CountedGame {
    std::uint64_t number = 0;
    /// Of engine 1: 0, 1 or 2 half points; and whether it moved first.
    int half_points = 0;
    bool one_first = true;
    std::string reason;
    int plies = 0;
    std::optional<int> at_fault;                       // engine 1 or 2
    std::array<std::optional<int>, 2> announced = {};  // a win, at this ply, by engine 1 and 2
};

CountedGame counted(std::uint64_t number, bool one_first, const PlayedGame& played);
std::string block_of(const DuelTerms& terms, std::uint64_t number, bool one_first,
                     const PlayedGame& played);

/// What a file holds: the games of the whole blocks, and how many bytes those are.
struct DuelBlocks {
    std::vector<CountedGame> games;
    std::size_t bytes = 0;
};
/// Refused where it is not such a file, or is another duel's.
Expected<DuelBlocks> read_blocks(std::string_view text, const DuelTerms& terms);

/// The file, open for adding to it and for nobody else. Throws std::system_error where the disk
/// will not.
class DuelFile {
public:
    /// Makes the file where there is none; drops a half-written end.
    static Expected<DuelFile> open(const std::string& path, const DuelTerms& terms);
    DuelFile(DuelFile&& other) noexcept;
    DuelFile& operator=(DuelFile&&) = delete;
    DuelFile(const DuelFile&) = delete;
    ~DuelFile();

    /// Of the games it held when it was opened.
    const std::vector<CountedGame>& games() const { return games_; }
    void add(std::string_view block);

private:
    DuelFile() = default;

    int file_ = -1;
    std::vector<CountedGame> games_;
};

}  // namespace posthouse::strength
