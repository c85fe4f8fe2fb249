// What the operator tells everybody: the banner at the top of every page.

#include "base/visible_text.h"
#include "club/letters.h"
#include "club/notification_letters.h"
#include "club/service.h"

#include <fmt/format.h>

#include <algorithm>

namespace posthouse::club {
namespace {

constexpr std::size_t banner_characters_max = 300;

/// On one line, without blanks at its ends.
std::string one_line(std::string_view typed) {
    std::string line;
    for (const char c : visible_text(typed)) {
        const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (!blank)
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    if (line.ends_with(' ')) line.pop_back();
    return line;
}

std::size_t characters_in(std::string_view utf8) {
    return static_cast<std::size_t>(
        std::ranges::count_if(utf8, [](char c) { return (c & 0xC0) != 0x80; }));
}

}  // namespace

Expected<std::string> Service::set_banner(UnitOfWork& unit, const OperatorContext& by,
                                          std::string_view text,
                                          std::optional<Instant> until) const {
    const Banner banner{one_line(text), by.now, until};
    if (banner.text.empty())
        return refuse(
            "A banner needs words: posthouse admin banner \"Tonight we close at 22:00\".");
    if (const std::size_t length = characters_in(banner.text); length > banner_characters_max)
        return refuse("This banner has ", length, " characters, and ", banner_characters_max,
                      " are allowed: say it in fewer words.");
    if (!banner.holds(by.now))
        return refuse("That time has passed: give one in the future, or leave --until out.");
    unit.set_banner(banner);
    const std::string how_long =
        until ? fmt::format(" until {} UTC", format_minute(*until)) : std::string();
    note(unit, by, fmt::format("banner{}: {}", how_long, banner.text), UserId{});
    return fmt::format("Every page shows this{}: {}\n", how_long, banner.text);
}

Expected<std::string> Service::end_banner(UnitOfWork& unit, const OperatorContext& by) const {
    const auto banner = unit.banner();
    if (!banner || !banner->holds(by.now)) return refuse("There is no banner: nothing was done.");
    unit.set_banner(std::nullopt);
    note(unit, by, "end banner", UserId{});
    return std::string("The banner is gone from every page.\n");
}

}  // namespace posthouse::club
