#include "club/company.h"

#include "club/conditions.h"
#include "club/seats.h"
#include "games/game.h"
#include "search/levels.h"

#include <fmt/format.h>

#include <cstdlib>

namespace posthouse::club {

std::vector<User> computers(const StoreReader& reader) {
    std::vector<User> all;
    for (const search::Level& level : search::levels)
        if (auto user = reader.user_named(fmt::format("computer-{}", level.number));
            user && user->level > 0)
            all.push_back(*std::move(user));
    return all;
}

std::optional<User> computer_opponent_for(const StoreReader& reader, const User& host,
                                          const OpponentCriteria& wanted, std::string_view game,
                                          Instant now) {
    const Candidate his = candidate_of(reader, host, game, false, now);
    std::optional<User> nearest;
    int distance = 0;
    for (const User& one : computers(reader)) {
        if (one.left_at || play_each_other(reader, game, host.id, one.id)) continue;
        const Candidate guest = candidate_of(reader, one, game, true, now);
        OpponentCriteria its = wanted;
        its.established = false;  // how strong a level is lies in its name
        if (first_unmet(its, his, guest)) continue;
        const int away = std::abs(guest.rating - his.rating);
        if (nearest && away >= distance) continue;
        nearest = one;
        distance = away;
    }
    return nearest;
}

std::optional<User> computer_opponent_at(const StoreReader& reader, const OpenChallenge& offer,
                                         Instant now) {
    if (offer.criteria.company != OpponentKind::computer || offer.posted + company_after > now)
        return std::nullopt;
    const auto poster = reader.user(offer.by);
    if (!poster || cannot_play(reader, *games::find_game(offer.game), *poster, poster->id, now))
        return std::nullopt;
    return computer_opponent_for(reader, *poster, offer.criteria, offer.game, now);
}

}  // namespace posthouse::club
