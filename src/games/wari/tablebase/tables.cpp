#include "games/wari/tablebase/tables.h"

#include "games/tables/tables.h"
#include "games/wari/tablebase/table_analyzer.h"
#include "games/wari/tablebase/table_build_job.h"

#include <memory>

namespace posthouse::wari {
namespace {

template <int Houses>
games::GameTablebases make(const Variant& variant) {
    games::GameTablebases tables;
    static_cast<games::TablebaseInfo&>(tables) = facts_of(variant);
    tables.look_up = [endings = TablebaseLookup<Houses>(variant)](
                         const tablebase::TablebaseFolder& files, std::string_view position) {
        const games::TablebaseProbe probe = [&files](tablebase::TableKind kind, auto mine,
                                                     auto theirs) {
            return files.probe(kind, mine, theirs);
        };
        return endings.look_up(probe, position);
    };
    tables.position_text = [endings = TablebaseLookup<Houses>(variant)](tablebase::AnyRow mine,
                                                                        tablebase::AnyRow theirs) {
        return endings.position_text(mine, theirs);
    };
    tables.study = [&variant](const tablebase::TablebaseFolder& files,
                              const games::TableStatisticsOptions& order,
                              const games::TableStatisticsCallbacks& listener) {
        return TableAnalyzer<Houses>(variant, files, order, listener).run();
    };
    const games::GameTablebases about = tables;
    tables.build = [about, &variant](const games::TableBuildOptions& order,
                                     const games::TableBuildCallbacks& listener) {
        return TableBuildJob<Houses>(about, variant, order, listener).run();
    };
    return tables;
}

}  // namespace
}  // namespace posthouse::wari

namespace posthouse::games {

const games::GameTablebases* tablebases_of(const games::Game& game) {
    static const std::vector<games::GameTablebases> all = [] {
        std::vector<games::GameTablebases> tables;
        for (const wari::Variant& variant : wari::variants)
            tables.push_back(variant.houses == 6 ? wari::make<6>(variant) : wari::make<8>(variant));
        return tables;
    }();
    for (const games::GameTablebases& tables : all)
        if (tables.variant == game.name) return &tables;
    return nullptr;
}

}  // namespace posthouse::games
