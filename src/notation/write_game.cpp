#include "base/assert.h"
#include "games/json_output.h"
#include "notation/game_text.h"

namespace posthouse::notation {

namespace {

constexpr std::size_t columns_max = 80;

/// A value within delimiters; these and every backslash are escaped.
std::string in_quotes(std::string_view words, char open, char close) {
    std::string text(1, open);
    for (const char c : words) {
        if (c == close || c == '\\') text += '\\';
        text += c;
    }
    return text + close;
}

/// Writes words in lines of at most eighty columns if possible.
class Writer {
public:
    explicit Writer(Side begins) : offset_(begins == Side::second ? 1 : 0) {}

    void write(const MoveLine& line, int ply) {
        bool numbered = true;
        if (!line.comment.empty()) comment(line.comment);
        for (const TextMove& move : line.moves) {
            const bool first = (ply + offset_) % 2 == 0;
            std::string word;
            if (first || numbered)
                word = std::to_string((ply + offset_) / 2 + 1) + (first ? ". " : "... ");
            numbered = false;
            word += move.text;
            std::size_t from = 0;
            if (!move.glyphs.empty() && move.glyphs[0] >= 1 && move.glyphs[0] <= 6) {
                word += notation::signs[static_cast<std::size_t>(move.glyphs[0])];
                from = 1;
            }
            put(word);
            for (std::size_t i = from; i < move.glyphs.size(); ++i)
                put('$' + std::to_string(move.glyphs[i]));
            if (!move.at.empty() || !move.comment.empty()) {
                std::string words = move.at.empty() ? "" : "[%at " + move.at + "]";
                if (!words.empty() && !move.comment.empty()) words += ' ';
                comment(words + move.comment);
                numbered = true;
            }
            for (const MoveLine& beside : move.variations) {
                if (beside.moves.empty()) continue;
                glue_ = "(";
                write(beside, ply);
                text_ += ')';
                numbered = true;
            }
            ++ply;
        }
    }

    void put(std::string_view word) {
        const std::size_t length = glue_.size() + word.size();
        if (!text_.empty()) {
            const bool fits = text_.size() - line_ + 1 + length <= columns_max - 2;
            text_ += fits ? ' ' : '\n';
            if (!fits) line_ = text_.size();
        }
        text_ += glue_;
        text_ += word;
        glue_ = "";
    }

    std::string take() { return std::move(text_); }

private:
    void comment(std::string_view words) {
        const std::string whole = in_quotes(words, '{', '}');
        std::string_view rest = whole;
        while (!rest.empty()) put(take_until(rest, ' '));
    }

    int offset_;
    std::string text_;
    std::size_t line_ = 0;
    std::string_view glue_;
};

template <class Items, class Write>
void write_list(std::string& out, const Items& items, Write write) {
    out += '[';
    for (const auto& item : items) {
        if (&item != &items.front()) out += ',';
        write(item);
    }
    out += ']';
}

void write_line(std::string& out, const MoveLine& line, Side reader) {
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
        write_list(out, move.variations,
                   [&](const MoveLine& beside) { write_line(out, beside, reader); });
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

std::string one_paragraph(std::string_view words) {
    std::string paragraph;
    for (const char c : words) {
        const bool blank = static_cast<unsigned char>(c) <= ' ' || c == 0x7f;
        if (!blank)
            paragraph += c;
        else if (!paragraph.empty() && paragraph.back() != ' ')
            paragraph += ' ';
    }
    if (!paragraph.empty() && paragraph.back() == ' ') paragraph.pop_back();
    return paragraph;
}

std::string write_game(const GameText& game) {
    ASSERT(game.game);
    const auto start = game.game->state({game.from, {}});
    ASSERT(start);
    std::string text = "[Game " + in_quotes(game.game->name, '"', '"') + "]\n";
    for (const auto& [name, value] : game.tags)
        text += '[' + name + ' ' + in_quotes(value, '"', '"') + "]\n";
    if (!game.from.empty()) text += "[Position " + in_quotes(game.from, '"', '"') + "]\n";
    const std::string_view result = notation::result_text(game.result);
    text += "[Result " + in_quotes(result, '"', '"') + "]\n\n";
    Writer writer(start->to_move);
    writer.write(game.line, 0);
    writer.put(result);
    return text + writer.take() + '\n';
}

std::string games_json(std::string_view text, Side reader) {
    const auto games = read_games(text);
    std::string out;
    if (!games) {
        out = "{\"error\":";
        games::write_json(out, games.error().refusal.sentence);
        out += ",\"line\":" + std::to_string(games.error().line);
        games::write_refusal(out, games.error().refusal);
        return out + '}';
    }
    out = "{\"games\":";
    write_list(out, *games, [&](const GameText& game) { write_game_json(out, game, reader); });
    return out + '}';
}

}  // namespace posthouse::notation
