// octilite_puzzles: finds puzzles in self-play games with some random moves: positions in which
// exactly one move forces a win within one, two or three moves.
//
//     octilite_puzzles [SEED [EACH]]      EACH of each length, to the standard output
//
// All are proven by the reference rules (puzzle_proof.h). At most one puzzle a game, for variety.

#include "games/octilite/notation.h"
#include "games/octilite/puzzle_facts.h"
#include "games/octilite/puzzle_proof.h"
#include "games/octilite/tuning/players.h"
#include "search/score.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <set>
#include <string>

namespace posthouse::octilite::tuning {
namespace {

constexpr BitboardRules swift_rules;
constexpr OctiLite rules;
constexpr int plies_most = 120;
constexpr std::uint64_t nodes = 3'000;
constexpr std::uint64_t whims_in_100 = 12;
constexpr std::uint64_t checked_positions_max = 3'000'000;
constexpr std::size_t choices_fewest = 12;

struct Puzzle {
    std::string position;
    std::vector<Move> line;
    std::size_t choices = 0;
};

std::string text_of(const Move& move) {
    return std::string(Notation().write(rules, move).view());
}

std::string joined(const auto& words) {
    std::string text;
    for (const auto& word : words) (text += text.empty() ? "" : " ") += word;
    return text;
}

/// A jump: more interesting to find than a step if one move wins at once.
bool jumps(const Move& move) {
    const std::string text = text_of(move);
    return text.size() > 5 || (text.size() == 5 && (std::abs(text[0] - text[3]) == 2 ||
                                                    std::abs(text[1] - text[4]) == 2));
}

/// Completes a line in which every move of the winner's is their only one, except the last.
bool complete(WinVerifier& checker, const Position& position, int plies, bool first,
              std::vector<Move>& line) {
    const auto winning = winning_moves(checker, position, plies, 2);
    if (!winning || winning->empty()) return false;
    if (winning->size() > 1 && (plies > 1 || first)) return false;
    line.push_back(winning->front());
    if (plies == 1) return true;
    const Position after = rules.play(position, winning->front());
    for (const Move& reply : legal_moves(after)) {
        const Position next = rules.play(after, reply);
        const auto sooner = wins_within(checker, next, position.turn, plies - 4);
        if (!sooner || *sooner || verdict_at(next).over) continue;
        line.push_back(reply);
        const std::size_t length = line.size();
        if (complete(checker, next, plies - 2, false, line)) return true;
        line.resize(length - 1);
    }
    line.pop_back();
    return false;
}

class Maker {
public:
    Maker(std::uint64_t seed, std::size_t each) : seed_(seed), each_(each), random_(seed) {}

    void make() {
        while (puzzles_[0].size() < each_ || puzzles_[1].size() < each_ ||
               puzzles_[2].size() < each_) {
            from_a_game();
            ++games_;
            std::fprintf(stderr, "\r%d games: %zu, %zu, %zu", games_, puzzles_[0].size(),
                         puzzles_[1].size(), puzzles_[2].size());
        }
        std::fputc('\n', stderr);
    }

    void tell() {
        std::printf(
            "# octilite: positions in which exactly one move forces a win within so many moves of "
            "one's own, and none wins sooner: proven by the rules\n"
            "# octilite_puzzles %llu %zu\n"
            "# moves: of one's own. line: the solution, with replies that last as long as any; "
            "until the last each move in it is the only one. choices: legal moves. rating, themes: "
            "puzzle_facts.h.\n"
            "position\tmoves\tline\tchoices\trating\tthemes\n",
            static_cast<unsigned long long>(seed_), each_);
        const games::Game& octilite = *games::find_game("octilite");
        for (auto& same : puzzles_) {
            std::ranges::stable_sort(same, {}, &Puzzle::choices);
            for (const Puzzle& one : same) {
                std::vector<std::string> line;
                for (const Move& move : one.line) line.push_back(text_of(move));
                const std::size_t moves = (line.size() + 1) / 2;
                const auto themes = puzzle_themes(octilite, one.position, line);
                std::printf("%s\t%zu\t%s\t%zu\t%d\t%s\n", one.position.c_str(), moves,
                            joined(line).c_str(), one.choices,
                            puzzle_rating(static_cast<int>(moves), static_cast<int>(one.choices)),
                            joined(themes).c_str());
            }
        }
    }

private:
    void from_a_game() {
        std::vector<BitboardPosition> line = some_opening(random_, static_cast<int>(random_() % 7));
        search::ThinkLimits limits;
        limits.depth_max = search::search_depth_max;
        limits.nodes_max = nodes;
        while (!verdict_of(line).over && static_cast<int>(line.size()) < plies_most) {
            const search::SearchResult<Move> found = player_(line, limits);
            const auto& best = found.lines.front();
            const auto end = search::decided(best.score);
            if (end && end->won && end->plies <= 5 && at(unpack(line.back()), end->plies)) return;
            SmallMoveList moves;
            swift_rules.moves(line.back(), moves);
            line.push_back(swift_rules.play(line.back(), random_() % 100 < whims_in_100
                                                             ? moves[random_() % moves.size()]
                                                             : best.moves.front()));
        }
    }

    bool at(const Position& position, int plies) {
        auto& same = puzzles_[static_cast<std::size_t>(plies / 2)];
        if (same.size() >= each_) return false;
        Puzzle puzzle;
        puzzle.position = std::string(Notation().write(rules, position).view());
        puzzle.choices = legal_moves(position).size();
        if (puzzle.choices < choices_fewest || !met_.insert(puzzle.position).second) return false;
        WinVerifier checker(checked_positions_max);
        if (!complete(checker, position, plies, true, puzzle.line)) return false;
        if (plies == 1 && !jumps(puzzle.line.front())) return false;
        if (is_puzzle(checker, position, puzzle.line) != true) return false;
        same.push_back(std::move(puzzle));
        return true;
    }

    std::uint64_t seed_;
    std::size_t each_;
    std::mt19937_64 random_;
    Player player_ = player_named("built-in");
    std::array<std::vector<Puzzle>, 3> puzzles_;
    std::set<std::string> met_;
    int games_ = 0;
};

}  // namespace
}  // namespace posthouse::octilite::tuning

int main(int count, char** words) {
    const std::uint64_t seed = count > 1 ? std::strtoull(words[1], nullptr, 10) : 1;
    const std::size_t each = count > 2 ? std::strtoull(words[2], nullptr, 10) : 24;
    posthouse::octilite::tuning::Maker maker(seed, each);
    maker.make();
    maker.tell();
}
