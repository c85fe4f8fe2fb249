// The sowing games' Game records: one for each row of variants.
#include "games/wari/wari.h"

#include "games/game_of.h"
#include "games/wari/notation.h"
#include "games/wari/styles.h"
#include "games/wari/wari_engine.h"

#include <string>
#include <vector>

namespace posthouse::wari {

extern const std::string_view rules_text;  // rules.md, embedded by the build

namespace {

/// The common part of rules.md, then the section of this variant.
std::string help_of(const Variant& variant) {
    if (rules_text.empty()) return {};  // browser/absent.cpp
    const std::string heading = "\n## " + std::string(variant.name) + "\n";
    const auto first = rules_text.find("\n## " + std::string(variants[0].name) + "\n");
    const auto begin = rules_text.find(heading);
    ASSERT(first != std::string_view::npos && begin != std::string_view::npos);
    const auto end = rules_text.find("\n## ", begin + heading.size());
    std::string help(rules_text.substr(0, first));
    help += rules_text.substr(begin, end == std::string_view::npos ? end : end - begin);
    if (help.back() != '\n') help += '\n';
    return help;
}

template <int Houses>
games::Game make(const Variant& variant, std::string_view help) {
    games::Game about;
    about.name = variant.name;
    about.same_rules_as = first_with_rules_of(variant.name).name;
    about.title = variant.title;
    about.blurb = variant.blurb;
    about.help = help;
    about.seats = seats;
    about.drawing = {"sowing", Houses, 2, variant.numbered};
    about.score_unit = "seed";
    about.etiquette = variant.etiquette;
    about.styles.assign(style_names.begin(), style_names.end());
    about.repetitions = variant.repetitions;
    about.with_repetitions = [variant, help](int repetitions) {
        Variant other = variant;
        other.repetitions = repetitions;
        return make<Houses>(other, help);
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
    static const std::vector<std::string> helps = [] {
        std::vector<std::string> texts;
        for (const Variant& variant : variants) texts.push_back(help_of(variant));
        return texts;
    }();
    std::vector<games::Game> games;
    for (const Variant& variant : variants) {
        const std::string& help = helps[games.size()];
        ASSERT(variant.houses == 6 || variant.houses == 8);
        games.push_back(variant.houses == 6 ? make<6>(variant, help) : make<8>(variant, help));
    }
    return games;
}

}  // namespace posthouse::wari
