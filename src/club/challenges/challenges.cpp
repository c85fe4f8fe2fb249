#include "club/challenges/challenges.h"

#include "club/accounts/account_tables.h"
#include "club/core/house_tables.h"
#include "club/matches/match_tables.h"
#include "club/ratings/rating_tables.h"
#include "club/ratings/ratings.h"

#include <algorithm>
#include <array>

namespace posthouse::club {
namespace {

constexpr std::array circles{"nobody", "friends", "rated", "everybody"};
/// At most so many matches of two players are searched.
constexpr std::size_t matches_searched_max = 100;

std::vector<Match> offers_of(const StoreReader& reader, UserId user) {
    MatchFilter filter;
    filter.player = user;
    filter.state = MatchState::offered;
    return find_matches(reader, filter);
}

bool is_newcomer(const User& user, Instant now) {
    return user.joined + std::chrono::days{1} > now &&
           std::ranges::none_of(user.addresses, &Address::confirmed);
}

}  // namespace

bool have_played(const StoreReader& reader, UserId one, UserId two) {
    return std::ranges::any_of(matches_between(reader, one, two, matches_searched_max),
                               [](const Match& match) { return match.offered_to == UserId{}; });
}

std::string_view name_of(PlayerGroup circle) {
    return circles.at(static_cast<std::size_t>(circle));
}

std::optional<PlayerGroup> read_circle(std::string_view word) {
    for (std::size_t i = 0; i < circles.size(); ++i)
        if (equals_ignore_case(word, circles[i])) return static_cast<PlayerGroup>(i);
    return std::nullopt;
}

bool is_in_circle(const StoreReader& reader, PlayerGroup circle, UserId player, UserId other) {
    switch (circle) {
        case PlayerGroup::nobody:
            return false;
        case PlayerGroup::friends:
            return reader.has<Friend>(player, other);
        case PlayerGroup::rated:
            return !reader.list<PlayerStanding>(other).empty() || reader.has<Friend>(player, other);
        case PlayerGroup::everybody:
            return true;
    }
    return false;
}

bool begins_at_once(const StoreReader& reader, const User& by, const User& to) {
    return by.level > 0 || to.level > 0 || is_in_circle(reader, to.auto_accepts, to.id, by.id);
}

std::vector<Match> offers_to(const StoreReader& reader, UserId user) {
    auto offers = offers_of(reader, user);
    std::erase_if(offers, [user](const Match& match) { return match.offered_to != user; });
    return offers;
}

std::vector<Match> offers_by(const StoreReader& reader, UserId user) {
    auto offers = offers_of(reader, user);
    std::erase_if(offers, [user](const Match& match) { return match.offered_to == user; });
    return offers;
}

std::optional<Refusal> challenge_refusal(const StoreReader& reader, const User& by,
                                         const User& to) {
    if (to.level > 0 || is_in_circle(reader, to.accepts_challenges_from, to.id, by.id))
        return std::nullopt;
    switch (to.accepts_challenges_from) {
        case PlayerGroup::friends:
            return refuse("challenges-friends-only",
                          "{name} accepts challenges from friends only: challenge somebody else.",
                          to.name);
        case PlayerGroup::rated:
            return refuse("challenges-rated-only",
                          "{name} accepts challenges from rated players only: finish a rated match "
                          "of any game first, or challenge somebody else.",
                          to.name);
        default:
            return refuse("challenges-nobody",
                          "{name} accepts no challenges: challenge somebody else.", to.name);
    }
}

std::optional<Refusal> offer_limit_error(const StoreReader& reader, const games::Game& game,
                                         const User& by, const User& to, Instant now) {
    const auto made = offers_by(reader, by.id);
    for (const Match& match : made)
        if (match.offered_to == to.id && match.game == game.name)
            return refuse(
                "already-challenged",
                "You have already challenged {name} to a match of {game} (board {board}): wait for "
                "the answer, or withdraw it with “{game} withdraw {board}”.",
                to.name, game.name, match.board);
    const bool newcomer = is_newcomer(by, now);
    if (newcomer && made.size() >= offers_of_newcomer_max)
        return refuse(
            "too-many-challenges-first-day",
            "You have {n} open challenges, and on your first day without a confirmed address the "
            "limit is {most}: “offers” lists them, “{game} withdraw {board}” withdraws the oldest.",
            made.size(), offers_of_newcomer_max, made.back().game, made.back().board);
    if (made.size() >= offers_of_one_max)
        return refuse("too-many-challenges",
                      "You have {n} open challenges, and the limit is {most}: “offers” lists them, "
                      "“{game} withdraw {board}” withdraws the oldest.",
                      made.size(), offers_of_one_max, made.back().game, made.back().board);
    if (offers_to(reader, to.id).size() >= offers_to_one_max)
        return refuse("too-many-challenges-to-player",
                      "{name} already has {n} challenges to answer: try again another day, or "
                      "challenge somebody else.",
                      to.name, offers_to_one_max);
    const auto vain = std::ranges::count_if(
        matches_between(reader, by.id, to.id, matches_searched_max), [&](const Match& match) {
            return match.state() == MatchState::never_begun && match.offered_to == to.id &&
                   match.started + std::chrono::days{1} > now;
        });
    if (static_cast<std::size_t>(vain) >= unaccepted_offers_a_day_max)
        return refuse("too-many-vain-challenges",
                      "You have challenged {name} {n} times since yesterday, and none was "
                      "accepted: try again tomorrow, or challenge somebody else.",
                      to.name, vain);
    return std::nullopt;
}

std::optional<Refusal> message_limit_error(const StoreReader& reader, const User& from,
                                           const User& to) {
    if (messages_written(reader, from.id, to.id) < messages_unanswered_max ||
        messages_written(reader, to.id, from.id) > 0 || reader.has<Friend>(to.id, from.id) ||
        have_played(reader, from.id, to.id))
        return std::nullopt;
    return refuse("too-many-unanswered-messages",
                  "You have written to {name} {n} times without an answer: wait for one before you "
                  "write again.",
                  to.name, messages_unanswered_max);
}

std::optional<Refusal> chat_limit_error(const StoreReader& reader, const Match& match,
                                        const User& by) {
    if (!match.is_offered() || match.offered_to == by.id) return std::nullopt;
    const auto said =
        std::ranges::count(reader.list<ChatMessage>(match.id), by.id, &ChatMessage::by);
    if (static_cast<std::size_t>(said) < chat_before_acceptance_max) return std::nullopt;
    return refuse("too-many-challenge-messages",
                  "You cannot write more at {game} board {board} until the challenge is accepted: "
                  "wait for the answer.",
                  match.game, match.board);
}

std::optional<Instant> offer_expiry(const StoreReader& reader, const Match& match) {
    if (!match.is_offered()) return std::nullopt;
    for (const Job& job : jobs_of(reader, match.id))
        if (job.kind == expire_job) return job.due;
    return std::nullopt;
}

Side challenged_in(const Match& match) {
    return match.seats[0] == match.offered_to ? Side::first : Side::second;
}

Side challenger_in(const Match& match) {
    return other(challenged_in(match));
}

}  // namespace posthouse::club
