#include "club/matches/page_letters.h"

#include "club/letters/letter_tables.h"
#include "club/matches/board_letters.h"
#include "club/matches/match_tables.h"

#include <algorithm>
#include <set>

namespace posthouse::club {
namespace {

/// Each costs a replay.
constexpr std::size_t unstored_max = 50;
/// Of the matches that somebody watches, the newest.
constexpr std::size_t watched_max = 500;

Instant last_change(const Match& match) {
    return match.outcome ? match.outcome->at : match.turn_since;
}

/// Challenges to this player, matches that have just begun or in which they are to move, those that
/// they watch, and finished ones.
std::vector<Match> matches_with_news(const StoreReader& reader, const User& user) {
    std::vector<Match> matches = find_matches(reader, {std::nullopt, user.id, MatchState::running});
    std::erase_if(matches, [&](const Match& match) {
        return match.plies > 0 && match.seats[index_of(match.to_move)] != user.id;
    });
    for (Match& match :
         find_matches(reader, {std::nullopt, user.id, MatchState::offered, unstored_max}))
        if (match.offered_to == user.id) matches.push_back(std::move(match));
    std::ranges::move(find_matches(reader, {std::nullopt, user.id, MatchState::over, unstored_max}),
                      std::back_inserter(matches));
    for (const MatchSubscription& watch : subscriptions_of(reader, user.id, watched_max))
        if (auto match = reader.match(watch.match);
            match && std::ranges::count(match->seats, user.id) == 0)
            matches.push_back(*std::move(match));
    std::ranges::stable_sort(matches, std::greater(), last_change);
    if (matches.size() > unstored_max) matches.resize(unstored_max);
    return matches;
}

}  // namespace

std::vector<Letter> letters_on_page(const StoreReader& reader, const User& user,
                                    std::size_t limit) {
    std::vector<Letter> letters = letters_to(reader, user.id, limit);
    std::set<std::string> stored;
    for (const Letter& letter : letters) stored.insert(letter.message_id);
    for (const Match& match : matches_with_news(reader, user)) {
        if (stored.contains(board_letter_id(match, user.id))) continue;
        const LoadedMatch loaded = load_match(reader, match);
        const auto seat = loaded.seat_of(user.id);
        const Instant written = last_change(match);
        // The host is for the headers of a mail, and nobody mails it.
        letters.push_back(seat
                              ? board_letter(loaded, *seat, "", written, LetterDetail::summary)
                              : spectator_letter(loaded, user, "", written, LetterDetail::summary));
    }
    std::ranges::stable_sort(letters, std::greater(), &Letter::written);
    if (letters.size() > limit) letters.resize(limit);
    return letters;
}

}  // namespace posthouse::club
