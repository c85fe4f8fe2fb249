// The computer keeps those company who allow it, where nobody else comes.

#include "club/clock.h"
#include "club/company.h"
#include "club/etiquette.h"
#include "club/seats.h"

namespace posthouse::club {
Response Service::seat_computer_opponent(UnitOfWork& unit, std::string_view game, int board,
                                         Instant now) const {
    Response reply;
    const auto offer = unit.offer_on(game, board);
    if (!offer) return reply;
    const auto guest = computer_opponent_at(unit, *offer, now);
    if (!guest) return reply;
    const auto poster = unit.user(offer->by);
    const Request nobody_asked;
    const Command no_command;
    const PasswordCheck no_proof;
    CommandContext context{unit, nobody_asked, no_command, no_proof, reply, now};
    sit_down(context, *offer, *poster, *guest, std::nullopt);
    reply.accepted = true;
    return reply;
}

/// Whoever allows it and still lacks matches that he seeks has them with levels near his own.
void Service::pair_with_computers(CommandContext& context, const games::Game& game) const {
    MatchTerms terms;
    terms.clock = *read_clock(default_clock);
    terms.etiquette = game.etiquette == games::Etiquette::usual;
    for (const PairingPreferences& seeker : context.unit.seekers(game.name)) {
        if (seeker.criteria.company != OpponentKind::computer) continue;
        const auto user = context.unit.user(seeker.user);
        while (user && !has_enough(context.unit, seeker, context.now) &&
               !too_many_matches(context.unit, *user, user->id)) {
            const auto guest =
                computer_opponent_for(context.unit, *user, seeker.criteria, game.name, context.now);
            if (!guest) break;
            const bool turned = settings_.lot() % 2 == 1;
            begin_match(context,
                        new_match(game, terms, turned ? *guest : *user, turned ? *user : *guest,
                                  std::nullopt),
                        std::nullopt, Lot::drawn);
        }
    }
}

}  // namespace posthouse::club
