#include "club/company.h"

#include "club/conditions.h"
#include "club/seats.h"
#include "games/game.h"
#include "search/levels.h"

#include <fmt/format.h>

#include <cstdlib>

namespace posthouse {

std::vector<User> computers(const Reader& reader) {
    std::vector<User> all;
    for (const Level& level : levels)
        if (auto user = reader.user_named(fmt::format("computer-{}", level.number));
            user && user->level > 0)
            all.push_back(*std::move(user));
    return all;
}

std::optional<User> company_for(const Reader& reader, const User& host, const Conditions& wanted,
                                std::string_view game, Instant now) {
    const Guest his = guest_of(reader, host, game, false, now);
    std::optional<User> nearest;
    int distance = 0;
    for (const User& one : computers(reader)) {
        if (one.gone || play_each_other(reader, game, host.id, one.id)) continue;
        const Guest guest = guest_of(reader, one, game, true, now);
        Conditions its = wanted;
        its.established = false;  // how strong a level is lies in its name
        if (unmet(its, his, guest)) continue;
        const int away = std::abs(guest.rating - his.rating);
        if (nearest && away >= distance) continue;
        nearest = one;
        distance = away;
    }
    return nearest;
}

std::optional<User> company_at(const Reader& reader, const Offer& offer, Instant now) {
    if (offer.wanted.company != Company::computer || offer.posted + company_after > now)
        return std::nullopt;
    const auto poster = reader.user(offer.by);
    if (!poster || cannot_play(reader, *find_game(offer.game), *poster, poster->id, now))
        return std::nullopt;
    return company_for(reader, *poster, offer.wanted, offer.game, now);
}

}  // namespace posthouse
