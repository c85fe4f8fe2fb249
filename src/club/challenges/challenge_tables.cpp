#include "club/challenges/challenge_tables.h"

#include "club/core/table_columns.h"

namespace posthouse::club {

template <>
const TableCodec& codec_of<PairingPreferences>() {
    static const TableCodec codec = table_codec<PairingPreferences>(
        {"pairing_preferences",
         "user_id -> users, game, most, seek, since, program, rating_min, rating_max, "
         "rating_within, established, company, unfilled",
         2},
        [](auto& it, ColumnVisitor& visit) {
            auto& wanted = it.criteria;
            visit(it.user, it.game, it.limit, it.seek, it.since, it.by_program, wanted.rating_min,
                  wanted.rating_max, wanted.rating_within, wanted.established, wanted.kind,
                  it.unfilled);
        });
    return codec;
}

template <>
const TableCodec& codec_of<LastBoard>() {
    static const TableCodec codec =
        table_codec<LastBoard>({"last_boards", "game, last_board"},
                               [](auto& it, ColumnVisitor& visit) { visit(it.game, it.board); });
    return codec;
}

template <>
const TableCodec& codec_of<OpenChallenge>() {
    static const TableCodec codec = table_codec<OpenChallenge>(
        {.name = "open_challenges",
         .columns = "id, game, board, player -> users, clock_bank, clock_increment, clock_cap, "
                    "left_first, left_second, first, rated, posted, etiquette, games, by_link, "
                    "rating_min, rating_max, rating_within, established, company, due, words",
         .ids = Ids::next,
         .unique = "game board",
         .indexes = "player"},
        [](auto& it, ColumnVisitor& visit) {
            auto& clock = it.clock;
            auto& wanted = it.criteria;
            visit(it.id, it.game, it.board, it.by, clock.bank, clock.increment, clock.cap,
                  clock.left[0], clock.left[1], it.first_mover, it.rated, it.posted, it.etiquette,
                  it.games, it.by_link, wanted.rating_min, wanted.rating_max, wanted.rating_within,
                  wanted.established, wanted.kind, it.due, it.words);
        });
    return codec;
}

std::vector<PairingPreferences> seekers(const StoreReader& reader, std::string_view game,
                                        std::size_t limit) {
    return all<PairingPreferences>(
        reader.rows(),
        {is("game", game), fixed("seek", Is::above, 0), fixed("unfilled", Is::equal, true)},
        {{"since", "user_id"}, limit});
}

std::vector<OpenChallenge> find_offers(const StoreReader& reader, const OfferFilter& filter) {
    std::vector<Condition> where;
    if (!filter.by_link) where.push_back(fixed("by_link", Is::equal, false));
    if (filter.game) where.push_back(is("game", *filter.game));
    if (filter.by) where.push_back(is("player", *filter.by));
    Page page = newest_first(filter.before, filter.limit);
    if (filter.below_board > 0) {
        where.push_back(below("board", filter.below_board));
        page.order = {"-board"};
    }
    return all<OpenChallenge>(reader.rows(), std::move(where), std::move(page));
}

std::vector<OpenChallenge> offers_due(const StoreReader& reader, Instant now, std::size_t limit) {
    return all<OpenChallenge>(reader.rows(), {at_most("due", now)}, {{"due", "id"}, limit});
}

std::optional<OpenChallenge> offer_on(const StoreReader& reader, std::string_view game, int board) {
    return one<OpenChallenge>(reader.rows(), {is("game", game), is("board", board)});
}

void postpone_offer(UnitOfWork& unit, const OpenChallenge& offer, Instant due) {
    update<OpenChallenge>(unit.rows(), {is("id", offer.id)}, {set("due", due)});
}

}  // namespace posthouse::club
