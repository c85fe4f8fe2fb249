#include "notation/game_text.h"

#include "games/json_output.h"

namespace posthouse::notation {

namespace {

template <class Items, class Write>
void write_list(std::string& out, const Items& items, Write write) {
    out += '[';
    for (const auto& item : items) {
        if (&item != &items.front()) out += ',';
        write(item);
    }
    out += ']';
}

void write_line(std::string& out, const TextLine& line, Side reader) {
    out += "{\"comment\":";
    games::write_json(out, line.comment);
    out += ",\"moves\":";
    write_list(out, line.moves, [&](const TextMove& move) {
        out += "{\"move\":";
        games::write_json(out, move.text);
        out += ",\"shown\":";
        games::write_json(out, move.shown.to(reader));
        out += ",\"glyphs\":";
        write_list(out, move.glyphs, [&](int glyph) { out += std::to_string(glyph); });
        out += ",\"comment\":";
        games::write_json(out, move.comment);
        out += ",\"beside\":";
        write_list(out, move.beside,
                   [&](const TextLine& beside) { write_line(out, beside, reader); });
        out += '}';
    });
    out += '}';
}

void write_game_json(std::string& out, const GameText& game, Side reader) {
    out += "{\"game\":";
    games::write_json(out, game.game->name);
    out += ",\"from\":";
    if (game.from.empty())
        out += "null";
    else
        games::write_json(out, game.from);
    out += ",\"tags\":";
    write_list(out, game.tags, [&](const auto& tag) {
        out += '[';
        games::write_json(out, tag.first);
        out += ',';
        games::write_json(out, tag.second);
        out += ']';
    });
    out += ",\"result\":";
    games::write_json(out, notation::result_text(game.result));
    out += ",\"line\":";
    write_line(out, game.line, reader);
    out += ",\"text\":";
    games::write_json(out, write_game(game));
    out += '}';
}

}  // namespace

std::string games_json(std::string_view text, Side reader) {
    const auto games = read_games(text);
    std::string out;
    if (!games) {
        out = "{\"error\":";
        games::write_json(out, games.error().refusal.sentence);
        return out + ",\"line\":" + std::to_string(games.error().line) + '}';
    }
    out = "{\"games\":";
    write_list(out, *games, [&](const GameText& game) { write_game_json(out, game, reader); });
    return out + '}';
}

}  // namespace posthouse::notation
