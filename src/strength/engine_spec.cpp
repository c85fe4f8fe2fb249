#include "strength/engine_spec.h"

#include "base/inplace.h"
#include "strength/thinking_player.h"

namespace posthouse::strength {

namespace {

constexpr std::string_view level_prefix = "level:";

}  // namespace

bool EngineSpec::limits_itself() const {
    if (text.starts_with(level_prefix) || text == "random") return true;
    for (const auto& [name, value] : options)
        if (equals_ignore_case(name, "Level") && value != "0") return true;
    return false;
}

std::string EngineSpec::name() const {
    std::string words = text;
    for (const auto& [name, value] : options) words += ' ' + name + '=' + value;
    return words;
}

Expected<std::pair<std::string, std::string>> read_option(std::string_view typed) {
    std::string_view value = typed;
    const std::string_view name = take_until(value, '=');
    if (name.empty() || name.size() == typed.size())
        return refuse("engine-option-malformed", "“{typed}” is not an option: write Name=Value.",
                      truncate(typed, 60));
    return std::pair{std::string(name), std::string(value)};
}

Expected<std::unique_ptr<Player>> make_player(const EngineSpec& engine_spec,
                                              const games::Game& game, const cli::Stopwatch& now) {
    std::unique_ptr<Player> player;
    std::string_view text = engine_spec.text;
    if (text == "random") {
        player = std::make_unique<RandomPlayer>(game);
    } else if (text == "self" || text.starts_with(level_prefix)) {
        OwnSearchOptions own;
        if (text.starts_with(level_prefix))
            if (auto refusal = set_option(own, "Level", text.substr(level_prefix.size())))
                return *refusal;
        for (const auto& [name, value] : engine_spec.options)
            if (auto refusal = set_option(own, name, value)) return *refusal;
        player = std::make_unique<ThinkingPlayer>(game, own, now);
    } else {
        EngineSetup setup{.command = engine_spec.text,
                          .options = engine_spec.options,
                          .game = std::string(game.name),
                          .repetitions = game.with_repetitions ? game.repetitions : 0,
                          .ugi = engine_spec.ugi,
                          .notation = engine_spec.notation};
        player = std::make_unique<EnginePlayer>(std::move(setup));
    }
    return player;
}

}  // namespace posthouse::strength
