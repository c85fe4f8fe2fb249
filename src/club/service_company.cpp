// The computer keeps those company who allow it, where nobody else comes.

#include "club/clock.h"
#include "club/company.h"
#include "club/etiquette.h"
#include "club/seats.h"

namespace posthouse {
Reply Service::keep_company(Unit& unit, std::string_view game, int board, Instant now) const {
    Reply reply;
    const auto offer = unit.offer_on(game, board);
    if (!offer) return reply;
    const auto guest = company_at(unit, *offer, now);
    if (!guest) return reply;
    const auto poster = unit.user(offer->by);
    const Request nobody_asked;
    const Command no_command;
    const Proof no_proof;
    Errand errand{unit, nobody_asked, no_command, no_proof, reply, now};
    sit_down(errand, *offer, *poster, *guest, std::nullopt);
    reply.accepted = true;
    return reply;
}

/// Whoever allows it and still lacks matches that he seeks has them with levels near his own.
void Service::pair_with_computers(Errand& errand, const Game& game) const {
    Terms terms;
    terms.clock = *read_clock(default_clock);
    terms.etiquette = game.etiquette == Etiquette::usual;
    for (const Appetite& seeker : errand.unit.seekers(game.name)) {
        if (seeker.wanted.company != Company::computer) continue;
        const auto user = errand.unit.user(seeker.user);
        while (user && !has_enough(errand.unit, seeker, errand.now) &&
               !too_many_matches(errand.unit, *user, user->id)) {
            const auto guest =
                company_for(errand.unit, *user, seeker.wanted, game.name, errand.now);
            if (!guest) break;
            const bool turned = settings_.lot() % 2 == 1;
            begin_match(errand,
                        new_match(game, terms, turned ? *guest : *user, turned ? *user : *guest,
                                  std::nullopt),
                        std::nullopt, Lot::drawn);
        }
    }
}

}  // namespace posthouse
