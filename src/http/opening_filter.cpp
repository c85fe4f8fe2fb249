#include "http/opening_filter.h"

#include "base/parse_number.h"
#include "club/core/calendar.h"

#include <fmt/format.h>
#include <optional>

namespace posthouse::http {

namespace {

std::optional<Refusal> read_rating(std::string_view typed, std::optional<int>& rating) {
    using namespace club;
    rating = parse_number<int>(typed);
    if (rating && *rating % rating_band_width == 0 && *rating > first_rating_band &&
        *rating <= last_rating_band)
        return std::nullopt;
    return refuse(
        "explorer-rating-malformed",
        "Matches are counted in bands of ratings: name a multiple of {width} from {first} "
        "to {last}.",
        rating_band_width, first_rating_band + rating_band_width, last_rating_band);
}

std::optional<Refusal> read_month(std::string_view typed,
                                  std::optional<std::chrono::year_month>& month) {
    month = club::read_month(typed);
    if (month) return std::nullopt;
    return refuse("month-malformed", "A month is a year and a number, as in 2026-10.");
}

std::optional<Refusal> read_pace(std::string_view typed, std::optional<bool>& live) {
    live = typed == "live";
    if (*live || typed == "correspondence") return std::nullopt;
    return refuse("pace-malformed", "“pace” must be live or correspondence, or left out.");
}

}  // namespace

Expected<bool> read_opening_criterion(std::string_view name, std::string_view value,
                                      club::OpeningFilter& filter) {
    std::optional<Refusal> wrong;
    if (name == "rating_min")
        wrong = read_rating(value, filter.rating_min);
    else if (name == "rating_max")
        wrong = read_rating(value, filter.rating_max);
    else if (name == "pace")
        wrong = read_pace(value, filter.live);
    else if (name == "first_month")
        wrong = read_month(value, filter.first_month);
    else if (name == "last_month")
        wrong = read_month(value, filter.last_month);
    else
        return false;
    if (wrong) return *std::move(wrong);
    return true;
}

std::string opening_filter_query(const club::OpeningFilter& filter) {
    std::string query;
    const auto add = [&query](std::string_view name, const auto& value) {
        query += fmt::format("{}{}={}", query.empty() ? "?" : "&", name, value);
    };
    if (filter.rating_min) add("rating_min", *filter.rating_min);
    if (filter.rating_max) add("rating_max", *filter.rating_max);
    if (filter.live) add("pace", *filter.live ? "live" : "correspondence");
    if (filter.first_month) add("first_month", club::format_month(*filter.first_month));
    if (filter.last_month) add("last_month", club::format_month(*filter.last_month));
    return query;
}

}  // namespace posthouse::http
