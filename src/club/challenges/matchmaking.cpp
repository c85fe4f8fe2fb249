
#include "club/challenges/matchmaking.h"
#include "club/accounts/sanctions.h"
#include "club/core/calendar.h"
#include "club/core/letter_layout.h"
#include "club/matches/loaded_match.h"

#include "base/assert.h"
#include "club/challenges/challenge_tables.h"
#include "club/challenges/challenges.h"
#include "club/challenges/invitations.h"
#include "club/matches/etiquette.h"
#include "club/matches/match_tables.h"
#include "club/ratings/ratings.h"
#include "games/game.h"
#include "search/levels.h"
#include "translation/refusal_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace posthouse::club {

int count_running(const StoreReader& reader, std::string_view game, UserId user) {
    const MatchFilter filter{std::string(game), user, MatchState::running,
                             std::size_t{matches_max} + 1};
    return static_cast<int>(find_matches(reader, filter).size());
}

PairingPreferences pairing_preferences(const StoreReader& reader, std::string_view game,
                                       UserId user) {
    if (auto known = reader.find<PairingPreferences>(user, game)) return *known;
    PairingPreferences none;
    none.user = user;
    none.game = game;
    return none;
}

bool play_each_other(const StoreReader& reader, std::string_view game, UserId one, UserId two) {
    for (const Match& match : find_matches(
             reader, {std::string(game), one, MatchState::running, std::size_t{matches_max} + 1}))
        if (match.seats[0] == two || match.seats[1] == two) return true;
    return false;
}

bool at_limit(const StoreReader& reader, std::string_view game, UserId user) {
    const PairingPreferences preferences = pairing_preferences(reader, game, user);
    return preferences.limit && count_running(reader, game, user) >= *preferences.limit;
}

bool has_enough(const StoreReader& reader, const PairingPreferences& seeker, Instant now) {
    const int has = count_running(reader, seeker.game, seeker.user);
    const auto user = reader.user(seeker.user);
    return !user || user->left_at || is_banned(reader, user->id, now) || has >= seeker.seek ||
           (seeker.limit && has >= *seeker.limit);
}

void note_unfilled(UnitOfWork& unit, const Match& match) {
    for (const UserId seat : match.seats)
        if (auto seeker = unit.find<PairingPreferences>(seat, match.game);
            seeker && seeker->seek > 0 && !seeker->unfilled) {
            seeker->unfilled = true;
            unit.put(*seeker);
        }
}

std::optional<Refusal> play_error(const StoreReader& reader, const games::Game& game,
                                  const User& user, UserId asking, Instant now) {
    if (user.left_at)
        return refuse("opponent-left", "{name} has left Posthouse: challenge somebody else.",
                      user.name);
    if (is_banned(reader, user.id, now))
        return refuse("opponent-banned", "{name} is banned at present: challenge somebody else.",
                      user.name);
    if (!at_limit(reader, game.name, user.id)) return std::nullopt;
    if (user.id == asking)
        return refuse(
            "own-match-limit",
            "You have reached your limit of {game} matches: “{game} limit none” removes it.",
            game.name);
    return refuse("opponent-match-limit",
                  "{name} has reached their limit of {game} matches: challenge somebody else, or "
                  "try again later.",
                  user.name, game.name);
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
    match.start_position = terms.from;
    if (side != terms.to_move) {
        ASSERT(terms.from.empty() && !game.opening_of_second.empty());
        match.start_position = game.opening_of_second;
    }
    match.clock = terms.clock;
    match.to_move = side;
    match.rated = terms.rated;
    match.etiquette = terms.etiquette;
    match.style = terms.style;
    match.seats[index_of(side)] = mover.id;
    match.seats[index_of(other(side))] = opponent.id;
    if (senior) match.senior = *senior == mover.id ? side : other(side);
    return match;
}

std::string format_match_start(const LoadedMatch& loaded, UserId reader, const Texts& texts) {
    const Match& match = loaded.match;
    const auto add = [](std::string& text, const std::string& sentence) { text += " " + sentence; };
    const std::string players = texts("letter-players", {{"match", loaded.name(texts)},
                                                         {"first", loaded.players[0].name},
                                                         {"second", loaded.players[1].name}});
    const bool offered = match.is_offered();
    const std::string to = offered ? loaded.player(challenged_in(match)).name : std::string();
    std::string text =
        texts(offered ? "letter-offered" : "letter-begins", {{"match", players}, {"name", to}});
    if (!match.rated) add(text, texts("letter-unrated"));
    if (!match.style.empty()) add(text, texts("letter-style", {{"style", match.style}}));
    if (offered) {
        add(text, texts("letter-offered-begins", {{"name", to}}));
        if (loaded.offer_expires)
            add(text,
                texts("letter-offered-expires", {{"day", format_day(*loaded.offer_expires)}}));
        add(text, texts("letter-to-withdraw", {{"game", match.game}, {"board", match.board}}));
    }
    return wrap(text) + "\n" + format_etiquette(loaded, {loaded.seat_of(reader), texts}) +
           format_lot(loaded, texts);
}

std::optional<JoinError> join_error(const StoreReader& reader, const OpenChallenge& offer,
                                    const User& poster, const User& comer, bool program,
                                    Instant now, const Texts& texts) {
    const games::Game& game = *games::find_game(offer.game);
    if (const auto refusal = blocked_match_error(reader, comer, poster))
        return JoinError{"apart", texts("answer-cannot-apart"), *refusal};
    if (const auto refusal = play_error(reader, game, comer, comer.id, now))
        return JoinError{"enough", texts("answer-cannot-enough"), *refusal};
    if (const auto refusal = play_error(reader, game, poster, comer.id, now))
        return JoinError{"waits", texts("answer-cannot-waits", {{"name", poster.name}}), *refusal};
    // The poster counts as a person: their own programs do not matter.
    const Candidate host = candidate_of(reader, poster, offer.game, false, now);
    const Candidate guest = candidate_of(reader, comer, offer.game, program, now);
    const auto missing = first_unmet(offer.criteria, host, guest);
    if (!missing) return std::nullopt;
    const Refusal why = unmet_condition(*missing, offer.criteria, host, guest);
    return JoinError{
        name_of(*missing),
        texts("answer-cannot-unmet", {{"why", translation::translate(why, texts.language())}}),
        refuse("challenge-conditions-unmet",
               "{game} board {board} {why}: “{game} waiting” lists the others.", offer.game,
               offer.board, why)};
}

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
    const Refusal wrong =
        refuse("rating-range-malformed",
               "--rating= needs two numbers, as in --rating=1400-1700, or one: --rating=1400- for "
               "at least 1400, --rating=-1700 for at most 1700.");
    const std::size_t dash = word.find('-');
    if (dash == std::string_view::npos) return wrong;
    const std::string_view least = word.substr(0, dash), most = word.substr(dash + 1);
    if (least.empty() && most.empty()) return wrong;
    if (!least.empty() && !(wanted.rating_min = read_points(least))) return wrong;
    if (!most.empty() && !(wanted.rating_max = read_points(most))) return wrong;
    if (wanted.rating_min && wanted.rating_max && *wanted.rating_min > *wanted.rating_max)
        return refuse("rating-range-reversed",
                      "Nobody is rated {least} to {most}: write the smaller number first.", least,
                      most);
    return wanted;
}

/// "1400–1700", "≥ 1400", "≤ 1700": the same in all languages.
std::string format_range(const OpponentCriteria& wanted) {
    if (!wanted.rating_max) return fmt::format("≥ {}", *wanted.rating_min);
    if (!wanted.rating_min) return fmt::format("≤ {}", *wanted.rating_max);
    return fmt::format("{}–{}", *wanted.rating_min, *wanted.rating_max);
}

std::string rating_text(const Candidate& one) {
    return std::to_string(one.rating) + (one.provisional ? "?" : "");
}

}  // namespace

std::string_view first_criterion_option(const CommandLine& line) {
    for (const std::string_view option : options)
        if (line.option(option)) return option;
    return {};
}

Expected<OpponentCriteria> parse_criteria(const CommandLine& line) {
    OpponentCriteria wanted;
    if (const auto word = line.option("rating")) {
        const auto read = read_range(*word, wanted);
        if (!read) return read.error();
        wanted = *read;
    }
    if (const auto word = line.option("within")) {
        wanted.rating_within = read_points(*word);
        if (!wanted.rating_within)
            return refuse("within-malformed",
                          "--within= needs a number of points, as in --within=200.");
    }
    wanted.established = line.option("established").has_value();
    if (const auto word = line.option("computer")) {
        if (equals_ignore_case(*word, "no"))
            wanted.kind = OpponentKind::people;
        else if (equals_ignore_case(*word, "yes"))
            wanted.kind = OpponentKind::computer;
        else
            return refuse(
                "computer-option-malformed",
                "--computer= is no (people only) or yes (the computer plays if nobody else does).");
    }
    return wanted;
}

Candidate candidate_of(const StoreReader& reader, const User& user, std::string_view game,
                       bool program, Instant now) {
    const GlickoRating rating = rating_at(standing_or_initial(reader, user, game), now);
    return {user.name, rounded_rating(rating.rating), is_provisional(rating.deviation),
            program || user.bot || user.level > 0, user.guest};
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
    if (wanted.kind == OpponentKind::people && guest.program) return Criterion::people;
    if ((wanted.rating_min && (guest.guest || guest.rating < *wanted.rating_min)) ||
        (wanted.rating_max && (guest.guest || guest.rating > *wanted.rating_max)))
        return Criterion::rating;
    if (wanted.rating_within &&
        (guest.guest || std::abs(guest.rating - host.rating) > *wanted.rating_within))
        return Criterion::within;
    if (wanted.established && guest.provisional) return Criterion::established;
    return std::nullopt;
}

Refusal unmet_condition(Criterion what, const OpponentCriteria& wanted, const Candidate& host,
                        const Candidate& guest) {
    switch (what) {
        case Criterion::rating:
            return refuse("unmet-rating", "is for players rated {text} (you have {number})",
                          format_range(wanted), rating_text(guest));
        case Criterion::within:
            return refuse(
                "unmet-within",
                "is for players within {n} points of {name}’s {rating} (you have {number})",
                *wanted.rating_within, host.name, rating_text(host), rating_text(guest));
        case Criterion::established:
            return refuse("unmet-established",
                          "is for players with an established rating (yours is still {number})",
                          rating_text(guest));
        case Criterion::people:
            return refuse("unmet-people", "is for people, not for programs");
    }
    ASSERT(false);
    __builtin_unreachable();
}

std::string format_criteria(const OpponentCriteria& wanted, const Candidate& host,
                            const Texts& texts) {
    std::string text;
    const auto add = [&text](const std::string& words) {
        text += (text.empty() ? "" : ", ") + words;
    };
    if (wanted.rating_min || wanted.rating_max)
        add(texts("answer-for-rated", {{"range", format_range(wanted)}}));
    if (wanted.rating_within)
        add(texts(
            "answer-for-within",
            {{"n", *wanted.rating_within}, {"name", host.name}, {"rating", rating_text(host)}}));
    if (wanted.established) add(texts("answer-for-established"));
    if (wanted.kind == OpponentKind::people) add(texts("answer-for-people"));
    if (wanted.kind == OpponentKind::computer) add(texts("answer-for-computer"));
    return text;
}

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
    const Candidate own = candidate_of(reader, host, game, false, now);
    std::optional<User> nearest;
    int distance = 0;
    for (const User& one : computers(reader)) {
        if (one.left_at || play_each_other(reader, game, host.id, one.id)) continue;
        const Candidate guest = candidate_of(reader, one, game, true, now);
        OpponentCriteria its = wanted;
        its.established = false;  // the strength of a level is known
        if (first_unmet(its, own, guest)) continue;
        const int away = std::abs(guest.rating - own.rating);
        if (nearest && away >= distance) continue;
        nearest = one;
        distance = away;
    }
    return nearest;
}

std::optional<Instant> due_of(const OpenChallenge& offer, bool by_guest) {
    if (offer.criteria.kind == OpponentKind::computer) return offer.posted + computer_joins_after;
    if (offer.by_link) return offer.posted + invitation_lifetime;
    return by_guest ? std::optional(offer.posted + guest_waits_for) : std::nullopt;
}

std::optional<User> computer_opponent_at(const StoreReader& reader, const OpenChallenge& offer,
                                         Instant now) {
    if (offer.criteria.kind != OpponentKind::computer || offer.posted + computer_joins_after > now)
        return std::nullopt;
    const auto poster = reader.user(offer.by);
    if (!poster || play_error(reader, *games::find_game(offer.game), *poster, poster->id, now))
        return std::nullopt;
    return computer_opponent_for(reader, *poster, offer.criteria, offer.game, now);
}

}  // namespace posthouse::club
