#include "games/referee.h"

#include "base/inplace.h"
#include "games/json_output.h"

namespace posthouse::games {
namespace {

constexpr bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

std::string_view trimmed(std::string_view words) {
    while (!words.empty() && is_space(words.front())) words.remove_prefix(1);
    while (!words.empty() && is_space(words.back())) words.remove_suffix(1);
    return words;
}

/// Takes the first word off the front of `rest`.
std::string_view take_word(std::string_view& rest) {
    rest = trimmed(rest);
    std::size_t length = 0;
    while (length < rest.size() && !is_space(rest[length])) ++length;
    const std::string_view word = rest.substr(0, length);
    rest = trimmed(rest.substr(length));
    return word;
}

InvalidRecord wrong(const Refusal& refusal) {
    return {refusal, std::nullopt};
}

}  // namespace

Expected<RefereeRequest, InvalidRecord> read_request(std::string_view line) {
    if (line.find(':') == std::string_view::npos)
        return wrong(refuse(
            "vector-colon-missing",
            "“{typed}” has no colon: write the game, a colon and the moves, like “wari: b d f”.",
            truncate(trimmed(line), 60)));
    std::string_view head = take_until(line, ':');
    const std::string_view name = take_word(head);
    RefereeRequest request;
    request.game = find_game(name);
    if (!request.game) {
        std::string names;
        for (const Game& game : all_games())
            if (game.listed) names += (names.empty() ? "" : ", ") + std::string(game.name);
        return wrong(refuse("no-game-called",
                            "There is no game “{typed}” here: the games are {games}.",
                            truncate(name, 40), names));
    }
    if (!head.empty()) {
        if (!equals_ignore_case(take_word(head), "from") || head.empty())
            return wrong(refuse("vector-colon-misplaced",
                                "After the game's name comes a colon, or “from” and a position, "
                                "like “wari from 4,4,4,4,4,4/4,4,4,4,4,4 0 0 S: b d f”."));
        request.record.from = head;
    }
    for (auto word = take_word(line); !word.empty(); word = take_word(line))
        request.record.moves.emplace_back(word);
    return request;
}

namespace {

/// Includes all details if there is a reader.
std::string answer(std::string_view line, std::optional<Side> reader) {
    auto request = read_request(line);
    if (!request) return json_error(request.error());
    request->record.reader = reader;
    const Game& game = *request->game;
    const auto view = game.state(request->record);
    if (!view) return json_error(view.error());
    std::string out = "{";
    write_json_members(out, game, *view);
    if (reader) {
        const auto steps = game.steps(request->record);
        if (!steps) return json_error(steps.error());
        out += ',';
        write_json_details(out, game, *view, *steps, *reader);
    }
    out += '}';
    return out;
}

}  // namespace

std::string referee(std::string_view request) {
    return answer(request, std::nullopt);
}

std::string describe(std::string_view request, Side reader) {
    return answer(request, reader);
}

}  // namespace posthouse::games
