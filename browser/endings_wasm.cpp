// WebAssembly interface of the page's own small endgame tables: a module of its own, fetched when
// first needed. It builds the tables, since that is faster than downloading them.
//
// Requests are passed as in rules_wasm.cpp. `build` builds the next of a game's tables, `ask`
// probes a position. Only the tables of one game are kept at a time.
#include "games/game.h"
#include "games/json_output.h"
#include "games/tables/tablebase_json.h"
#include "games/wari/tablebase/tablebase_rules.h"
#include "games/wari/tablebase/tables.h"
#include "tablebase/build/builder.h"
#include "wasm_abi.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

using namespace posthouse;

namespace {

std::size_t answer_refusal(const posthouse::Refusal& refusal) {
    return set_answer(posthouse::games::json_error({refusal, std::nullopt}));
}

/// One game's tables, for any number of houses.
class Tables {
public:
    explicit Tables(const posthouse::wari::Variant& variant) : variant(variant) {}
    virtual ~Tables() = default;
    virtual int seeds() const = 0;  // all tables up to this many exist; -1: none
    virtual void build_next() = 0;
    virtual posthouse::Expected<posthouse::games::TablebaseResult> look_up(
        std::string_view position) const = 0;

    const posthouse::wari::Variant& variant;
};

template <int Houses>
class TablesOf final : public Tables {
public:
    explicit TablesOf(const posthouse::wari::Variant& variant)
        : Tables(variant),
          values_(posthouse::wari::TablebaseRules<Houses>(variant),
                  posthouse::tablebase::TableKind::cycle_zero),
          bounds_(posthouse::wari::TablebaseRules<Houses>(variant),
                  posthouse::tablebase::TableKind::bounds),
          endings_(variant) {}

    int seeds() const override { return static_cast<int>(values_.tables().size()) - 1; }

    void build_next() override {
        // If a repetition splits evenly, values prove everything that can be proven.
        if (!posthouse::wari::cycles_are_even(variant)) bounds_.build(seeds() + 1);
        values_.build(seeds() + 1);
    }

    posthouse::Expected<posthouse::games::TablebaseResult> look_up(
        std::string_view position) const override {
        const posthouse::games::TablebaseProbe probe =
            [this](posthouse::tablebase::TableKind kind, auto mine,
                   auto theirs) -> posthouse::tablebase::ProbeResult {
            posthouse::tablebase::Row<Houses> one, two;
            std::copy_n(mine.begin(), Houses, one.begin());
            std::copy_n(theirs.begin(), Houses, two.begin());
            const auto of = static_cast<std::size_t>(posthouse::tablebase::total_of(one) +
                                                     posthouse::tablebase::total_of(two));
            const auto value = [&](const auto& tables) {
                return static_cast<std::int16_t>(tables[of].value(one, two));
            };
            const auto& builder =
                kind == posthouse::tablebase::TableKind::bounds ? bounds_ : values_;
            if (of >= builder.tables().size()) return {};
            if (kind == posthouse::tablebase::TableKind::cycle_zero)
                return {true, value(builder.tables()), 0};
            return {true, value(builder.tables(0)),
                    static_cast<std::int16_t>(-value(builder.tables(1)))};
        };
        return endings_.look_up(probe, position);
    }

private:
    posthouse::tablebase::TableBuilder<posthouse::wari::TablebaseRules<Houses>> values_, bounds_;
    posthouse::wari::TablebaseLookup<Houses> endings_;
};

std::unique_ptr<Tables> tables;

/// Only the members that tablebase results need: a complete Game would link all games.
posthouse::games::Game game_of(const posthouse::wari::Variant& variant) {
    posthouse::games::Game game;
    game.name = variant.name;
    game.seats = posthouse::wari::seats;
    return game;
}

/// Null if the game has none.
Tables* tables_called(std::string_view name) {
    if (tables && tables->variant.name == name) return tables.get();
    for (const posthouse::wari::Variant& variant : posthouse::wari::variants) {
        if (variant.name != name) continue;
        tables = nullptr;  // before there are others
        if (variant.houses == 6)
            tables = std::make_unique<TablesOf<6>>(variant);
        else
            tables = std::make_unique<TablesOf<8>>(variant);
        return tables.get();
    }
    return nullptr;
}

}  // namespace

extern "C" {

/// The request is a game's name. Returns up to how many seeds its tables now go; -1 if it has none.
[[clang::export_name("build")]] int build_export(std::size_t bytes) {
    Tables* const wanted = tables_called(request_text(bytes));
    if (!wanted) return -1;
    wanted->build_next();
    return wanted->seeds();
}

/// The request is `GAME POSITION`. Returns what `/api/tablebase` answers, or an error.
[[clang::export_name("ask")]] std::size_t ask_export(std::size_t bytes) {
    std::string_view position = request_text(bytes);
    const std::string_view name = posthouse::take_until(position, ' ');
    const Tables* const wanted = tables_called(name);
    if (!wanted)
        return answer_refusal(posthouse::refuse(
            "no-tables-called", "There are no tables of “{name}”.", posthouse::truncate(name, 40)));
    const auto ending = wanted->look_up(position);
    if (!ending) return answer_refusal(ending.error());
    if (!ending->known())
        return answer_refusal(posthouse::refuse(
            "position-beyond-tables",
            "That position has {seeds} seeds, and there are tables up to {most} seeds here.",
            ending->seeds, wanted->seeds()));
    return set_answer(posthouse::games::tablebase_json(
        game_of(wanted->variant), posthouse::wari::facts_of(wanted->variant), *ending));
}
}
