// The tables of open challenges, of board numbers, and of whom players want to be paired with.
#pragma once

#include "club/core/store.h"
#include "club/core/typed_rows.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::club {

struct OfferFilter {
    std::optional<std::string> game{};
    std::optional<UserId> by{};
    bool by_link = false;          // invitations as well
    std::size_t limit = all_rows;  // newest first
    OfferId before{};              // only older ones; 0: from the newest
    int below_board = 0;           // with game: only boards below this one
};

/// The last board number of a game, of matches and open challenges.
struct LastBoard {
    std::string game{};
    int board = 0;
};

// clang-format off
template <> const TableCodec& codec_of<PairingPreferences>();
template <> const TableCodec& codec_of<LastBoard>();
template <> const TableCodec& codec_of<OpenChallenge>();
// clang-format on

/// Who may have fewer matches than they seek; by since, user.
std::vector<PairingPreferences> seekers(const StoreReader&, std::string_view game,
                                        std::size_t limit = all_rows);
std::vector<OpenChallenge> find_offers(const StoreReader&, const OfferFilter&);
/// Expired invitations, and challenges that the computer may take; by due, id.
std::vector<OpenChallenge> offers_due(const StoreReader&, Instant now, std::size_t limit);
std::optional<OpenChallenge> offer_on(const StoreReader&, std::string_view game, int board);

void postpone_offer(UnitOfWork&, const OpenChallenge&, Instant due);

}  // namespace posthouse::club
