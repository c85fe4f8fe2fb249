#include "club/conditions.h"

#include "base/assert.h"
#include "club/ratings.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {
namespace {

constexpr int rating_typed_max = 5000;
constexpr std::string_view options[] = {"rating", "within", "established", "computer"};

std::optional<int> read_points(std::string_view word) {
    const auto number = read_number(word);
    if (!number || *number > rating_typed_max) return std::nullopt;
    return number;
}

/// "1400-1700", "1400-" or "-1700".
Expected<OpponentCriteria> read_range(std::string_view word, OpponentCriteria wanted) {
    const Refusal wrong = refuse(
        "--rating= is two numbers, as in --rating=1400-1700, or one: --rating=1400- for 1400 and "
        "more, --rating=-1700 for 1700 and less.");
    const std::size_t dash = word.find('-');
    if (dash == std::string_view::npos) return wrong;
    const std::string_view least = word.substr(0, dash), most = word.substr(dash + 1);
    if (least.empty() && most.empty()) return wrong;
    if (!least.empty() && !(wanted.rating_min = read_points(least))) return wrong;
    if (!most.empty() && !(wanted.rating_max = read_points(most))) return wrong;
    if (wanted.rating_min && wanted.rating_max && *wanted.rating_min > *wanted.rating_max)
        return refuse("Nobody is rated ", least, " to ", most, ": write the smaller number first.");
    return wanted;
}

/// "1400 to 1700", "1400 or more", "1700 or less"
std::string format_range(const OpponentCriteria& wanted) {
    if (!wanted.rating_max) return fmt::format("{} or more", *wanted.rating_min);
    if (!wanted.rating_min) return fmt::format("{} or less", *wanted.rating_max);
    return fmt::format("{} to {}", *wanted.rating_min, *wanted.rating_max);
}

std::string told(const Candidate& one) {
    return std::to_string(one.rating) + (one.provisional ? "?" : "");
}

}  // namespace

std::string_view condition_named(const CommandLine& line) {
    for (const std::string_view option : options)
        if (line.option(option)) return option;
    return {};
}

Expected<OpponentCriteria> read_conditions(const CommandLine& line) {
    OpponentCriteria wanted;
    if (const auto word = line.option("rating")) {
        const auto read = read_range(*word, wanted);
        if (!read) return read.error();
        wanted = *read;
    }
    if (const auto word = line.option("within")) {
        wanted.rating_within = read_points(*word);
        if (!wanted.rating_within)
            return refuse("--within= is a number of points, as in --within=200.");
    }
    wanted.established = line.option("established").has_value();
    if (const auto word = line.option("computer")) {
        if (equals_ignore_case(*word, "no"))
            wanted.company = OpponentKind::people;
        else if (equals_ignore_case(*word, "yes"))
            wanted.company = OpponentKind::computer;
        else
            return refuse(
                "--computer= is no (people only) or yes (the computer, too, if nobody comes).");
    }
    return wanted;
}

Candidate candidate_of(const StoreReader& reader, const User& user, std::string_view game,
                       bool program, Instant now) {
    const GlickoRating rating = rating_at(standing_or_first(reader, user, game), now);
    return {user.name, told_rating(rating.rating), is_provisional(rating.deviation),
            program || user.level > 0};
}

std::string_view name_of(Criterion what) {
    switch (what) {
        case Criterion::rating:
            return "rating";
        case Criterion::within:
            return "within";
        case Criterion::established:
            return "established";
        case Criterion::people:
            return "people";
    }
    ASSERT(false);
    __builtin_unreachable();
}

std::optional<Criterion> first_unmet(const OpponentCriteria& wanted, const Candidate& host,
                                     const Candidate& guest) {
    if (wanted.company == OpponentKind::people && guest.program) return Criterion::people;
    if ((wanted.rating_min && guest.rating < *wanted.rating_min) ||
        (wanted.rating_max && guest.rating > *wanted.rating_max))
        return Criterion::rating;
    if (wanted.rating_within && std::abs(guest.rating - host.rating) > *wanted.rating_within)
        return Criterion::within;
    if (wanted.established && guest.provisional) return Criterion::established;
    return std::nullopt;
}

std::string format_unmet(Criterion what, const OpponentCriteria& wanted, const Candidate& host,
                         const Candidate& guest) {
    switch (what) {
        case Criterion::rating:
            return fmt::format("is for players rated {} (you have {})", format_range(wanted),
                               told(guest));
        case Criterion::within:
            return fmt::format("is for players within {} points of {}’s {} (you have {})",
                               *wanted.rating_within, host.name, told(host), told(guest));
        case Criterion::established:
            return fmt::format("is for players whose rating is established (yours is {} still)",
                               told(guest));
        case Criterion::people:
            return "is for people, not for programs";
    }
    ASSERT(false);
    __builtin_unreachable();
}

std::string format_conditions(const OpponentCriteria& wanted, const Candidate& host) {
    std::string text;
    const auto add = [&text](const std::string& words) {
        text += (text.empty() ? "" : ", ") + words;
    };
    if (wanted.rating_min || wanted.rating_max) add("rated " + format_range(wanted));
    if (wanted.rating_within)
        add(fmt::format("within {} points of {}’s {}", *wanted.rating_within, host.name,
                        told(host)));
    if (wanted.established) add("established");
    if (wanted.company == OpponentKind::people) add("people only");
    if (wanted.company == OpponentKind::computer) add("the computer, too");
    return text;
}

}  // namespace posthouse::club
