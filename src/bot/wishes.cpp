#include "bot/wishes.h"

#include "base/inplace.h"
#include "base/parse_number.h"
#include "client/api_client.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace posthouse::bot {

namespace json = boost::json;
using client::is_true;
using client::number_member;
using client::text_member;

namespace {

constexpr int moves_of_a_game = 40;

Refusal range_error(std::string_view typed, std::string_view example) {
    return refuse("range-malformed", "“{range}” is no range: write one such as {example}.",
                  truncate(typed, 40), example);
}

/// One or both ends around a dash.
template <class Read>
Expected<Range> read_range(std::string_view typed, std::string_view example, Read read) {
    const std::size_t dash = typed.find('-');
    if (dash == std::string_view::npos || typed.size() == 1) return range_error(typed, example);
    Range range;
    for (const auto& [text, end] : {std::pair(typed.substr(0, dash), &range.least),
                                    std::pair(typed.substr(dash + 1), &range.most)}) {
        if (text.empty()) continue;
        const std::optional<std::int64_t> value = read(text);
        if (!value) return range_error(typed, example);
        *end = *value;
    }
    if (range.least > range.most) return range_error(typed, example);
    return range;
}

/// "90s", "5m", "2h" or "3d" in milliseconds.
std::optional<std::int64_t> read_duration(std::string_view text) {
    constexpr std::pair<char, std::int64_t> units[] = {
        {'s', 1000}, {'m', 60'000}, {'h', 3'600'000}, {'d', 86'400'000}};
    const auto* unit = std::ranges::find(units, text.back(), [](auto& one) { return one.first; });
    const auto number = parse_number<std::int32_t>(text.substr(0, text.size() - 1));
    if (unit == std::end(units) || !number || *number < 0) return std::nullopt;
    return *number * unit->second;
}

std::int64_t time_for_a_game(const json::object& match) {
    const json::value* clock = match.if_contains("clock");
    if (!clock || !clock->is_object()) return std::numeric_limits<std::int64_t>::max();
    return number_member(*clock, "bank").value_or(0) +
           moves_of_a_game * number_member(*clock, "increment").value_or(0);
}

bool names(const std::vector<std::string>& list, std::string_view name) {
    return std::ranges::any_of(
        list, [&](const std::string& one) { return equals_ignore_case(one, name); });
}

}  // namespace

Expected<Range> read_rating_range(std::string_view typed) {
    return read_range(typed, "1400-1700", &parse_number<std::int64_t>);
}

Expected<Range> read_clock_range(std::string_view typed) {
    return read_range(typed, "5m-1h", read_duration);
}

std::optional<Unwanted> unwanted(const Wishes& wishes, const json::object& match,
                                 const json::object& opponent, std::size_t running) {
    const std::string name = text_member(opponent, "name");
    const bool program = is_true(opponent, "bot") || number_member(opponent, "level") > 0;
    if ((!wishes.only.empty() && !names(wishes.only, name)) || names(wishes.without, name))
        return Unwanted{"", "its opponent is not wanted"};
    if (wishes.opponents == Opponents::people && program)
        return Unwanted{"people", "its opponent is a program"};
    if (wishes.opponents == Opponents::bots && !program)
        return Unwanted{"", "its opponent is no program"};
    if (wishes.rated && *wishes.rated != is_true(match, "rated"))
        return *wishes.rated ? Unwanted{"rated", "it is not rated"}
                             : Unwanted{"unrated", "it is rated"};
    if (!wishes.clock.contains(time_for_a_game(match)))
        return Unwanted{"clock", "its clock is not within the bounds"};
    const auto rating = number_member(opponent, "rating");
    if (wishes.rating && (!rating || !wishes.rating->contains(*rating)))
        return Unwanted{"", "its opponent's rating is not within the bounds"};
    if (wishes.matches > 0 && running >= static_cast<std::size_t>(wishes.matches))
        return Unwanted{"later", "there are enough matches"};
    return std::nullopt;
}

}  // namespace posthouse::bot
