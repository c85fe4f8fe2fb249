#include "club/challenges.h"

#include "club/ratings.h"

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
    return reader.matches(filter);
}

bool is_newcomer(const User& user, Instant now) {
    return user.joined + std::chrono::days{1} > now &&
           std::ranges::none_of(user.addresses, &Address::confirmed);
}

/// Whether they have played, or are playing, a match that both wanted.
bool have_played(const StoreReader& reader, UserId one, UserId two) {
    return std::ranges::any_of(reader.matches_between(one, two, matches_searched_max),
                               [](const Match& match) { return match.offered_to == UserId{}; });
}

}  // namespace

std::string_view name_of(PlayerGroup circle) {
    return circles.at(static_cast<std::size_t>(circle));
}

std::optional<PlayerGroup> read_circle(std::string_view word) {
    for (std::size_t i = 0; i < circles.size(); ++i)
        if (equals_ignore_case(word, circles[i])) return static_cast<PlayerGroup>(i);
    return std::nullopt;
}

bool is_friend(const StoreReader& reader, UserId by, UserId whom) {
    return std::ranges::count(reader.friends(by), whom, &Friend::whom) > 0;
}

bool is_in_circle(const StoreReader& reader, PlayerGroup circle, UserId player, UserId other) {
    switch (circle) {
        case PlayerGroup::nobody:
            return false;
        case PlayerGroup::friends:
            return is_friend(reader, player, other);
        case PlayerGroup::rated:
            return !reader.standings_of(other).empty() || is_friend(reader, player, other);
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
            return refuse(to.name,
                          " accepts challenges from friends only: challenge somebody else.");
        case PlayerGroup::rated:
            return refuse(to.name,
                          " accepts challenges from rated players only: finish a rated match of "
                          "any game first, or challenge somebody else.");
        default:
            return refuse(to.name, " accepts no challenges: challenge somebody else.");
    }
}

std::optional<Refusal> offer_limit_error(const StoreReader& reader, const games::Game& game,
                                         const User& by, const User& to, Instant now) {
    const auto made = offers_by(reader, by.id);
    for (const Match& match : made)
        if (match.offered_to == to.id && match.game == game.name)
            return refuse("You have already challenged ", to.name, " to a match of ", game.name,
                          " (board ", match.board, "): wait for the answer, or withdraw it with “",
                          game.name, " withdraw ", match.board, "”.");
    const bool newcomer = is_newcomer(by, now);
    if (newcomer && made.size() >= offers_of_newcomer_max)
        return refuse(
            "You have ", made.size(),
            " open challenges, and on your first day without a confirmed address the limit is ",
            offers_of_newcomer_max, ": “offers” lists them, “", made.back().game, " withdraw ",
            made.back().board, "” withdraws the oldest.");
    if (made.size() >= offers_of_one_max)
        return refuse("You have ", made.size(), " open challenges, and the limit is ",
                      offers_of_one_max, ": “offers” lists them, “", made.back().game, " withdraw ",
                      made.back().board, "” withdraws the oldest.");
    if (offers_to(reader, to.id).size() >= offers_to_one_max)
        return refuse(to.name, " already has ", offers_to_one_max,
                      " challenges to answer: try again another day, or challenge somebody else.");
    const auto vain = std::ranges::count_if(
        reader.matches_between(by.id, to.id, matches_searched_max), [&](const Match& match) {
            return match.state() == MatchState::never_begun && match.offered_to == to.id &&
                   match.started + std::chrono::days{1} > now;
        });
    if (static_cast<std::size_t>(vain) >= unaccepted_offers_a_day_max)
        return refuse("You have challenged ", to.name, ' ', vain,
                      " times since yesterday, and none was accepted: try again tomorrow, or "
                      "challenge somebody else.");
    return std::nullopt;
}

std::optional<Refusal> message_limit_error(const StoreReader& reader, const User& from,
                                           const User& to) {
    if (reader.messages_written(from.id, to.id) < messages_unanswered_max ||
        reader.messages_written(to.id, from.id) > 0 || is_friend(reader, to.id, from.id) ||
        have_played(reader, from.id, to.id))
        return std::nullopt;
    return refuse("You have written to ", to.name, ' ', messages_unanswered_max,
                  " times without an answer: wait for one before you write again.");
}

std::optional<Refusal> chat_limit_error(const StoreReader& reader, const Match& match,
                                        const User& by) {
    if (!match.is_offered() || match.offered_to == by.id) return std::nullopt;
    const auto said = std::ranges::count(reader.chat_messages(match.id), by.id, &ChatMessage::by);
    if (static_cast<std::size_t>(said) < chat_before_acceptance_max) return std::nullopt;
    return refuse("You cannot write more at ", match.game, " board ", match.board,
                  " until the challenge is accepted: wait for the answer.");
}

std::optional<Instant> offer_expiry(const StoreReader& reader, const Match& match) {
    if (!match.is_offered()) return std::nullopt;
    for (const Job& job : reader.jobs_of(match.id))
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
