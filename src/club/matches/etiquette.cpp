#include "club/matches/etiquette.h"
#include "club/core/letter_layout.h"

#include "club/matches/chat_notices.h"
#include "club/matches/match_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace posthouse::club {
namespace {

constexpr std::size_t meetings_searched_max = 1000;

bool have_met(const StoreReader& reader, UserId one, UserId two) {
    const auto matches = matches_between(reader, one, two, meetings_searched_max);
    return std::ranges::any_of(matches, [](const Match& match) {
        return match.is_running() || (match.outcome && match.outcome->counts());
    });
}

/// Before the first move: who may make it.
std::string format_seniority(const LoadedMatch& loaded, const Viewer& viewer) {
    const Match& match = loaded.match;
    if (!match.senior || match.outcome || match.plies > 0) return {};
    const Side senior = *match.senior, junior = other(senior);
    const std::string &elder = loaded.player(senior).name, &younger = loaded.player(junior).name;
    const bool is_senior = viewer.seat == senior, is_junior = viewer.seat == junior;
    const std::string_view id = match.may_yield_first_move()
                                    ? (is_senior   ? "letter-senior-you"
                                       : is_junior ? "letter-senior-other"
                                                   : "letter-senior")
                                    : (is_senior   ? "letter-yielded-by-you"
                                       : is_junior ? "letter-yielded-to-you"
                                                   : "letter-yielded");
    return wrap(viewer.texts(id, {{"name", elder},
                                  {"other", younger},
                                  {"game", match.game},
                                  {"board", match.board}})) +
           "\n";
}

}  // namespace

Expected<bool> wants_etiquette(const CommandLine& line, const games::Game& game) {
    const auto said = line.option("etiquette");
    if (!said) return game.etiquette == games::Etiquette::usual;
    const bool on = said->empty() || equals_ignore_case(*said, "on");
    if (!on && !equals_ignore_case(*said, "off"))
        return refuse("etiquette-malformed",
                      "--etiquette= is on or off: write --etiquette=on or --etiquette=off.");
    if (on && game.etiquette == games::Etiquette::never)
        return refuse("no-etiquette", "{title} has no etiquette: leave out --etiquette.",
                      game.title);
    return on;
}

std::optional<UserId> senior_of(const StoreReader& reader, bool etiquette, const User& one,
                                const User& two) {
    if (!etiquette || one.level > 0 || two.level > 0 || have_met(reader, one.id, two.id))
        return std::nullopt;
    return std::min(one, two,
                    [](const User& a, const User& b) {
                        return std::tie(a.joined, a.id) < std::tie(b.joined, b.id);
                    })
        .id;
}

Expected<FirstMove> first_move(const StoreReader& reader, bool etiquette, const User& asking,
                               const User& other, const FirstMoveOption& wish) {
    const auto senior = senior_of(reader, etiquette, asking, other);
    if (!senior) return FirstMove{wish.by, std::nullopt};
    if (!wish.given) return FirstMove{senior, senior};
    if (*senior != asking.id && wish.by != other.id)
        return refuse(
            "senior-chooses",
            "{name} joined before you, and this is your first game together, so {name} may move "
            "first or give up the first move. Leave out --first=, or write --etiquette=off.",
            other.name);
    if (!wish.by) return FirstMove{};  // left to the lot
    return FirstMove{wish.by, senior};
}

std::optional<Refusal> preview_error(const Match& match) {
    if (!match.etiquette || match.outcome) return std::nullopt;
    return refuse("etiquette-no-preview",
                  "This match uses the etiquette, so you cannot try moves until the game is over: "
                  "“{game} move {board} MOVE” plays.",
                  match.game, match.board);
}

std::optional<Refusal> takeback_error(const Match& match) {
    if (!match.etiquette) return std::nullopt;
    return refuse("etiquette-no-takeback",
                  "This match uses the etiquette, so no move can be taken back: play on.");
}

std::string format_etiquette(const LoadedMatch& loaded, const Viewer& viewer) {
    if (!loaded.match.etiquette) return {};
    return wrap(viewer.texts("letter-etiquette")) + "\n" + format_seniority(loaded, viewer);
}

std::string format_lot(const LoadedMatch& loaded, const Texts& texts) {
    if (!loaded.match.etiquette || loaded.match.senior) return {};
    std::string text;
    for (const ChatMessage& remark : loaded.chat)
        if (remark.by == UserId{} && remark.ply == 0)
            text += wrap(translate_notice(remark.text, texts)) + "\n";
    return text;
}

std::string format_etiquette_hints(const LoadedMatch& loaded, Side reader, const Texts& texts) {
    const Match& match = loaded.match;
    if (!match.etiquette) return {};
    const User& opponent = loaded.player(other(reader));
    const auto hint = [&](std::string_view id) {
        return wrap(texts(id, {{"name", opponent.name}})) + "\n\n";
    };
    if (!loaded.over())
        return match.may_yield_first_move() && match.senior == reader ? hint("letter-to-yield")
                                                                      : std::string();
    if (!match.outcome->counts()) return {};
    return hint(opponent.level > 0 ? "letter-thanks" : "letter-to-thank");
}

}  // namespace posthouse::club
