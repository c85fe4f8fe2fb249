#include "strength/player.h"

#include "base/inplace.h"
#include "base/parse_number.h"

#include <fmt/format.h>

namespace posthouse::strength {

namespace {

template <class Number>
std::optional<Number> number_of(std::string_view text) {
    const auto number = parse_number<Number>(text);
    return number && *number >= 0 ? number : std::nullopt;
}

bool read_one(std::string_view name, std::string_view value, MoveLimits& limits) {
    if (name == "nodes") {
        limits.nodes = number_of<std::uint64_t>(value);
        return limits.nodes && *limits.nodes > 0;
    }
    if (name == "depth") {
        limits.depth = number_of<int>(value);
        return limits.depth && *limits.depth > 0;
    }
    if (name == "movetime") {
        limits.move_seconds = number_of<double>(value);
        if (!limits.move_seconds || *limits.move_seconds <= 0) return false;
        *limits.move_seconds /= 1000;
        return true;
    }
    if (name != "tc") return false;
    const auto seconds = number_of<double>(take_until(value, '+'));
    const auto increment = value.empty() ? 0.0 : number_of<double>(value);
    if (!seconds || !increment || *seconds <= 0) return false;
    limits.clock = MoveLimits::GameClock{*seconds, *increment};
    return true;
}

}  // namespace

Expected<MoveLimits> read_limits(std::string_view text) {
    MoveLimits limits;
    while (!text.empty()) {
        const std::string_view one = take_until(text, ',');
        std::string_view value = one;
        const std::string_view name = take_until(value, '=');
        if (!read_one(name, value, limits))
            return refuse("limit-word-malformed",
                          "“{typed}” is not a limit: write nodes=N, depth=D, movetime=MILLISECONDS "
                          "or tc=SECONDS+INCREMENT, several separated by commas.",
                          truncate(one, 40));
    }
    return limits;
}

std::string format_limits(const MoveLimits& limits) {
    std::string text;
    const auto add = [&text](const std::string& one) { text += (text.empty() ? "" : ",") + one; };
    if (limits.nodes) add(fmt::format("nodes={}", *limits.nodes));
    if (limits.depth) add(fmt::format("depth={}", *limits.depth));
    if (limits.move_seconds) add(fmt::format("movetime={:g}", *limits.move_seconds * 1000));
    if (limits.clock)
        add(fmt::format("tc={:g}+{:g}", limits.clock->seconds, limits.clock->increment));
    return text;
}

}  // namespace posthouse::strength
