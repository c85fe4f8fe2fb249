#include "strength/contestant.h"

#include "base/text.h"
#include "strength/thinking_player.h"

namespace posthouse {

namespace {

constexpr std::string_view level_prefix = "level:";

}  // namespace

bool Contestant::limits_itself() const {
    if (text.starts_with(level_prefix) || text == "random") return true;
    for (const auto& [name, value] : options)
        if (same_word(name, "Level") && value != "0") return true;
    return false;
}

std::string Contestant::name() const {
    std::string words = text;
    for (const auto& [name, value] : options) words += ' ' + name + '=' + value;
    return words;
}

Or<std::pair<std::string, std::string>> read_option(std::string_view typed) {
    std::string_view value = typed;
    const std::string_view name = take_until(value, '=');
    if (name.empty() || name.size() == typed.size())
        return refuse("“", clip(typed, 60), "” is no option: say Name=Value.");
    return std::pair{std::string(name), std::string(value)};
}

Or<std::unique_ptr<Player>> player_of(const Contestant& contestant, const Game& game,
                                      const Stopwatch& now) {
    std::unique_ptr<Player> player;
    std::string_view text = contestant.text;
    if (text == "random") {
        player = std::make_unique<RandomPlayer>(game);
    } else if (text == "self" || text.starts_with(level_prefix)) {
        OwnSearch own;
        if (text.starts_with(level_prefix))
            if (auto refusal = set_option(own, "Level", text.substr(level_prefix.size())))
                return *refusal;
        for (const auto& [name, value] : contestant.options)
            if (auto refusal = set_option(own, name, value)) return *refusal;
        player = std::make_unique<ThinkingPlayer>(game, own, now);
    } else {
        EngineSetup setup{.command = contestant.text,
                          .options = contestant.options,
                          .game = std::string(game.name),
                          .ugi = contestant.ugi,
                          .wording = contestant.wording};
        player = std::make_unique<EnginePlayer>(std::move(setup));
    }
    return player;
}

}  // namespace posthouse
