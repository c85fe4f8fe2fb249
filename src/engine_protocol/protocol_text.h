// Reads and writes lines of UCI and UGI: tokens, `go`, `info` and `bestmove`.
#pragma once

#include "base/refusal.h"
#include "engine_protocol/search_task.h"
#include "games/game.h"
#include "rules/rules.h"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::engine_protocol {

/// "cp 53", "mate -4". Mates count the winner's moves (UCI), or plies (UGI).
std::string format_score(int score, bool mate_in_plies);

/// A line for each of `lines`, the best first.
std::string format_info(const games::SearchReport& search_report,
                        std::span<const games::SearchReport::Line> lines, double elapsed_ms,
                        bool mate_in_plies);

/// With the expected reply if it is wanted and known.
std::string format_bestmove(std::span<const games::MoveText> line, bool with_reply);

/// Written instead of a move if there is none.
inline constexpr std::string_view no_move = "0000";

using Tokens = std::span<const std::string_view>;

constexpr bool is_blank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

inline std::vector<std::string_view> split_words(std::string_view line) {
    std::vector<std::string_view> words;
    std::size_t at = 0;
    while (at < line.size()) {
        const std::size_t begin = at;
        while (at < line.size() && !is_blank(line[at])) ++at;
        if (at > begin) words.push_back(line.substr(begin, at - begin));
        while (at < line.size() && is_blank(line[at])) ++at;
    }
    return words;
}

/// Separated by one space.
inline std::string join_words(Tokens words) {
    std::string text;
    for (const std::string_view word : words) {
        if (!text.empty()) text += ' ';
        text += word;
    }
    return text;
}

/// A whole number, perhaps negative; empty if `word` is anything else. Saturates if it is too
/// large.
inline std::optional<std::int64_t> whole_number(std::string_view word) {
    const bool negative = word.starts_with('-');
    if (negative) word.remove_prefix(1);
    if (word.empty()) return std::nullopt;
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    std::int64_t number = 0;
    for (const char c : word) {
        if (c < '0' || c > '9') return std::nullopt;
        const int digit = c - '0';
        number = number > (most - digit) / 10 ? most : number * 10 + digit;
    }
    return negative ? -number : number;
}

/// A line that tools ignore and people read. Control characters are replaced.
inline std::string info_string(std::string_view sentence) {
    std::string line = "info string ";
    for (const char c : sentence)
        line += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
    return line + '\n';
}

struct GoCommand {
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<double> movetime_ms;
    std::array<std::optional<double>, 2> left_ms;  // by side
    std::array<double, 2> increment_ms = {0, 0};
    int moves_to_go = 0;
    bool infinite = false;
    bool ponder = false;
    std::optional<int> mate;  // find a win in so many moves (UCI) or plies (UGI)
    std::optional<int> perft;
    std::vector<std::string> searchmoves;  // empty: every legal move
    std::vector<Refusal> ignored;          // what was not understood

    bool has_clock() const { return left_ms[0] || left_ms[1]; }
};

/// `words`: those after `go`. What is wrong is ignored, since a tool that gets no `bestmove` waits
/// for ever; only perft is refused, which has none.
Expected<GoCommand> read_go(Tokens words);

/// The time that the player to move may use.
TimePlan time_plan_for(const GoCommand& order, Side to_move, double overhead_ms);

}  // namespace posthouse::engine_protocol
