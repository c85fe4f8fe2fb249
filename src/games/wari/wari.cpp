// The sowing games' Game records: one for each row of variants.
#include "games/wari/wari.h"

#include "games/game_of.h"
#include "games/wari/notation.h"
#include "games/wari/styles.h"
#include "games/wari/wari_engine.h"

#include <string>
#include <vector>

namespace posthouse::wari {

namespace {

template <int Houses>
games::Game make(const Variant& variant) {
    games::Game about;
    about.name = variant.name;
    about.same_rules_as = first_with_rules_of(variant.name).name;
    about.title = variant.title;
    about.blurb = variant.blurb;
    about.seats = seats;
    about.drawing = {"sowing", Houses, 2, variant.numbered};
    about.score_unit = "seed";
    about.etiquette = variant.etiquette;
    about.styles.assign(style_names.begin(), style_names.end());
    about.repetitions = variant.repetitions;
    about.with_repetitions = [variant](int repetitions) {
        Variant other = variant;
        other.repetitions = repetitions;
        return make<Houses>(other);
    };
    const Wari<Houses> rules(variant);
    auto second_begins = rules.start();
    second_begins.turn = Side::second;
    about.opening_of_second = Notation<Houses>().write(rules, second_begins).view();
    return games::game_of(about, rules, Notation<Houses>(),
                          wari_engine(instruction_set()).make<Houses>(variant));
}

}  // namespace

std::vector<games::Game> games() {
    std::vector<games::Game> games;
    for (const Variant& variant : variants) {
        ASSERT(variant.houses == 6 || variant.houses == 8);
        games.push_back(variant.houses == 6 ? make<6>(variant) : make<8>(variant));
    }
    return games;
}

}  // namespace posthouse::wari
