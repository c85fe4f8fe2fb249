#include "games/wari/tables.h"

#include "games/wari/table_shop.h"
#include "games/wari/table_student.h"

#include <memory>

namespace posthouse {
namespace wari {
namespace {

std::string_view on_repetition(const Variant& variant) {
    switch (variant.repetition) {
        case Division::stays:
            return "what is left is split evenly";
        case Division::draw:
            return "the game is a draw";
        case Division::own_side:
            return "each player gets the seeds on his own side";
        default:
            return "one player gets what is left";
    }
}

template <int Houses>
GameTables make(const Variant& variant) {
    GameTables tables;
    tables.variant = variant.name;
    tables.houses = Houses;
    tables.seeds_max = variant.seeds_total();
    tables.cycles_are_even = cycles_are_even(variant);
    tables.on_repetition = on_repetition(variant);
    tables.look_up = [endings = Endings<Houses>(variant)](const Tablebases& files,
                                                          std::string_view position) {
        return endings.look_up(files, position);
    };
    tables.position_text = [endings = Endings<Houses>(variant)](AnyRow mine, AnyRow theirs) {
        return endings.position_text(mine, theirs);
    };
    tables.study = [&variant](const Tablebases& files, const StudyOrder& order,
                              const StudyListener& listener) {
        return TableStudent<Houses>(variant, files, order, listener).run();
    };
    const GameTables about = tables;
    tables.build = [about, &variant](const TableOrder& order, const TableListener& listener) {
        return TableShop<Houses>(about, variant, order, listener).run();
    };
    return tables;
}

}  // namespace
}  // namespace wari

const GameTables* tables_of(const Game& game) {
    static const std::vector<GameTables> all = [] {
        std::vector<GameTables> tables;
        for (const wari::Variant& variant : wari::variants)
            tables.push_back(variant.houses == 6 ? wari::make<6>(variant) : wari::make<8>(variant));
        return tables;
    }();
    for (const GameTables& tables : all)
        if (tables.variant == game.name) return &tables;
    return nullptr;
}

}  // namespace posthouse
