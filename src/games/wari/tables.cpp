#include "games/wari/tables.h"

#include "games/tables.h"
#include "games/wari/table_shop.h"
#include "games/wari/table_student.h"
#include "tablebase/tablebases.h"

#include <memory>

namespace posthouse {
namespace wari {
namespace {

template <int Houses>
GameTables make(const Variant& variant) {
    GameTables tables;
    static_cast<EndingFacts&>(tables) = facts_of(variant);
    tables.look_up = [endings = Endings<Houses>(variant)](const Tablebases& files,
                                                          std::string_view position) {
        const EndingProbe probe = [&files](TableKind kind, auto mine, auto theirs) {
            return files.probe(kind, mine, theirs);
        };
        return endings.look_up(probe, position);
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
