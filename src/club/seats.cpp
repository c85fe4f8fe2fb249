#include "club/seats.h"

#include "club/blocks.h"
#include "club/challenges.h"
#include "club/etiquette.h"
#include "club/letters.h"
#include "club/notices.h"
#include "club/restraints.h"

#include <fmt/format.h>

namespace posthouse::club {

int running(const StoreReader& reader, std::string_view game, UserId user) {
    const MatchFilter filter{std::string(game), user, MatchState::running,
                             std::size_t{matches_max} + 1};
    return static_cast<int>(reader.matches(filter).size());
}

PairingPreferences pairing_preferences(const StoreReader& reader, std::string_view game,
                                       UserId user) {
    if (auto known = reader.preferences(user, game)) return *known;
    PairingPreferences none;
    none.user = user;
    none.game = game;
    return none;
}

bool play_each_other(const StoreReader& reader, std::string_view game, UserId one, UserId two) {
    for (const Match& match : reader.matches(
             {std::string(game), one, MatchState::running, std::size_t{matches_max} + 1}))
        if (match.seats[0] == two || match.seats[1] == two) return true;
    return false;
}

bool at_limit(const StoreReader& reader, std::string_view game, UserId user) {
    const PairingPreferences preferences = pairing_preferences(reader, game, user);
    return preferences.limit && running(reader, game, user) >= *preferences.limit;
}

bool has_enough(const StoreReader& reader, const PairingPreferences& seeker, Instant now) {
    const int has = running(reader, seeker.game, seeker.user);
    const auto user = reader.user(seeker.user);
    return !user || user->left_at || is_banned(reader, user->id, now) || has >= seeker.seek ||
           (seeker.limit && has >= *seeker.limit);
}

std::optional<Refusal> cannot_play(const StoreReader& reader, const games::Game& game,
                                   const User& user, UserId asking, Instant now) {
    if (user.left_at) return refuse(user.name, " has left the house: challenge somebody else.");
    if (is_banned(reader, user.id, now))
        return refuse(user.name, " is barred from the house at present: challenge somebody else.");
    if (!at_limit(reader, game.name, user.id)) return std::nullopt;
    if (user.id == asking)
        return refuse("You have as many matches of ", game.name, " as you want: “", game.name,
                      " limit none” lifts your limit.");
    return refuse(user.name, " wants no more matches of ", game.name,
                  " at present: challenge somebody else, or try again later.");
}

std::optional<UserId> sits_first(const MatchTerms& terms, const User& one, const User& two) {
    if (terms.sits_first || !terms.etiquette) return terms.sits_first;
    if ((one.level > 0) == (two.level > 0)) return std::nullopt;
    return one.level > 0 ? two.id : one.id;
}

Match new_match(const games::Game& game, const MatchTerms& terms, const User& mover,
                const User& opponent, std::optional<UserId> senior) {
    const auto first = sits_first(terms, mover, opponent);
    const Side side = !first ? terms.to_move : *first == mover.id ? Side::first : Side::second;
    Match match;
    match.game = game.name;
    match.from = terms.from;
    if (side != terms.to_move) {
        ASSERT(terms.from.empty() && !game.opening_of_second.empty());
        match.from = game.opening_of_second;
    }
    match.clock = terms.clock;
    match.to_move = side;
    match.rated = terms.rated;
    match.etiquette = terms.etiquette;
    match.seats[index_of(side)] = mover.id;
    match.seats[index_of(other(side))] = opponent.id;
    if (senior) match.senior = *senior == mover.id ? side : other(side);
    return match;
}

std::string format_begins(const LoadedMatch& table, UserId reader) {
    const Match& match = table.match;
    const std::string counts = match.rated ? "" : " It is unrated.";
    std::string text = fmt::format("A match begins: {}, {} against {}.{}", table.name(),
                                   table.players[0].name, table.players[1].name, counts);
    if (match.is_offered()) {
        const std::string& to = table.player(challenged_in(match)).name;
        text = fmt::format(
            "{} is offered to {}: {} against {}.{} It begins when {} accepts it; until then no "
            "clock runs and nothing counts.{} “{} withdraw {}” takes it back.",
            table.name(), to, table.players[0].name, table.players[1].name, counts, to,
            table.offer_ends ? fmt::format(" The offer ends on {}.", format_day(*table.offer_ends))
                             : "",
            match.game, match.board);
    }
    return wrap(text) + "\n" + format_etiquette(table, table.seat_of(reader)) + format_lot(table);
}

std::optional<JoinError> join_error(const StoreReader& reader, const OpenChallenge& offer,
                                    const User& poster, const User& comer, bool program,
                                    Instant now) {
    const games::Game& game = *games::find_game(offer.game);
    if (const auto refusal = no_match_with(reader, comer, poster))
        return JoinError{"apart", "it is not for you", *refusal};
    if (const auto refusal = cannot_play(reader, game, comer, comer.id, now))
        return JoinError{"enough", "you have as many matches of it as you want", *refusal};
    if (const auto refusal = cannot_play(reader, game, poster, comer.id, now))
        return JoinError{"waits", fmt::format("{} has no time for it at present", poster.name),
                         *refusal};
    // Who posted it is measured as a person: his own programs do not count against him.
    const Candidate host = candidate_of(reader, poster, offer.game, false, now);
    const Candidate guest = candidate_of(reader, comer, offer.game, program, now);
    const auto missing = first_unmet(offer.criteria, host, guest);
    if (!missing) return std::nullopt;
    const std::string why = format_unmet(*missing, offer.criteria, host, guest);
    return JoinError{name_of(*missing), "it " + why,
                     refuse(offer.game, " board ", offer.board, " ", why, ": “", offer.game,
                            " waiting” lists the others.")};
}

}  // namespace posthouse::club
