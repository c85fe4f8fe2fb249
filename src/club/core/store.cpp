#include "club/core/store.h"

#include "base/assert.h"
#include "club/accounts/account_tables.h"
#include "club/challenges/challenge_tables.h"
#include "club/matches/match_tables.h"

#include <stdexcept>

namespace posthouse::club {

namespace {

std::optional<User> first(std::vector<User> users) {
    return users.empty() ? std::nullopt : std::optional(std::move(users.front()));
}

}  // namespace

std::optional<User> StoreReader::user(UserId id) const {
    return first(select_users(*this, {is("id", id)}));
}

std::optional<User> StoreReader::user_named(std::string_view name) const {
    return first(select_users(*this, {is("name_folded", fold_case(name))}));
}

std::optional<Match> StoreReader::match(MatchId id) const {
    return find<Match>(id);
}

std::optional<Match> StoreReader::match_on(std::string_view game, int board) const {
    return one<Match>(rows_, {is("game", game), is("board", board)});
}

std::vector<PlayedMove> StoreReader::moves(MatchId id) const {
    return list<PlayedMove>(id);
}

int UnitOfWork::next_board(const std::string& game) {
    LastBoard last = one<LastBoard>(rows_, {is("game", game)}).value_or(LastBoard{game, 0});
    ++last.board;
    put(last);
    return last.board;
}

void UnitOfWork::add_offer(OpenChallenge& offer) {
    offer.board = next_board(offer.game);
    if (!add_with_id(rows_, offer)) throw std::runtime_error("That board is taken.");
}

void UnitOfWork::remove_offer(std::string_view game, int board) {
    if (erase<OpenChallenge>(rows_, {is("game", game), is("board", board)}) > 0)
        removed_offers_.emplace(game, board);
}

void UnitOfWork::add_match(Match& match) {
    ASSERT(!match.outcome);
    if (match.board <= 0)
        match.board = next_board(match.game);
    else if (!removed_offers_.contains({match.game, match.board}) &&
             !offer_on(*this, match.game, match.board))
        throw std::runtime_error("There is no such offer.");
    match.version = 0;
    if (!add_with_id(rows_, match)) throw std::runtime_error("That board is taken.");
}

}  // namespace posthouse::club
