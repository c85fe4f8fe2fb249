
#include "games/json_output.h"
#include "games/tables/tablebase_text.h"
#include "search/score.h"

#include <cstddef>

namespace posthouse::games {
namespace {

/// The length of the valid UTF-8 character at the front of `words`; 0 if there is none.
std::size_t character_length(std::string_view words) {
    const auto byte = [words](std::size_t i) { return static_cast<unsigned char>(words[i]); };
    const unsigned lead = byte(0);
    if (lead < 0x80) return 1;
    const std::size_t length = lead >= 0xc2 && lead < 0xe0   ? 2
                               : lead >= 0xe0 && lead < 0xf0 ? 3
                               : lead >= 0xf0 && lead < 0xf5 ? 4
                                                             : 0;
    if (length == 0 || words.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xc0) != 0x80) return 0;
    // Overlong forms, surrogates, beyond U+10FFFF.
    if ((lead == 0xe0 && byte(1) < 0xa0) || (lead == 0xed && byte(1) >= 0xa0)) return 0;
    if ((lead == 0xf0 && byte(1) < 0x90) || (lead == 0xf4 && byte(1) >= 0x90)) return 0;
    return length;
}

void write_control(std::string& out, char c) {
    constexpr std::string_view digits = "0123456789abcdef";
    out += "\\u00";
    out += digits[static_cast<std::size_t>(c) >> 4 & 0xf];
    out += digits[static_cast<std::size_t>(c) & 0xf];
}

template <class Items, class Write>
void write_list(std::string& out, const Items& items, Write write) {
    out += '[';
    bool first = true;
    for (const auto& item : items) {
        if (!first) out += ',';
        first = false;
        write(item);
    }
    out += ']';
}

void write_numbers(std::string& out, const std::vector<int>& numbers) {
    write_list(out, numbers, [&out](int number) { out += std::to_string(number); });
}

void write_step(std::string& out, const MoveDetails& step, Side reader) {
    out += "{\"side\":";
    write_json(out, name_of(step.side));
    out += ",\"text\":";
    write_json(out, step.move.text);
    out += ",\"shown\":";
    write_json(out, step.move.shown.to(reader));
    out += ",\"told\":";
    write_json(out, step.description.to(reader));
    out += ",\"from\":" + std::to_string(step.from);
    out += ",\"path\":";
    write_numbers(out, step.path);
    out += ",\"captured\":";
    write_numbers(out, step.captured);
    if (step.slam) out += ",\"slam\":true";
    out += ",\"position\":";
    write_json(out, step.position);
    out += '}';
}

}  // namespace

void write_json(std::string& out, std::string_view words) {
    out += '"';
    while (!words.empty()) {
        const char c = words.front();
        const std::size_t length = character_length(words);
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) {
            write_control(out, c);
        } else if (length == 0) {
            out += "\xef\xbf\xbd";
        } else {
            out += words.substr(0, length);
        }
        words.remove_prefix(length == 0 ? 1 : length);
    }
    out += '"';
}

void write_json_members(std::string& out, const Game& game, const GameState& view) {
    out += "\"game\":";
    write_json(out, game.name);
    out += ",\"position\":";
    write_json(out, view.position);
    out += ",\"to_move\":";
    write_json(out, name_of(view.to_move));
    out += ",\"legal\":";
    write_list(out, view.legal, [&out](const MoveText& move) { write_json(out, move.text); });
    out += ",\"over\":";
    out += view.verdict.over ? "true" : "false";
    out += ",\"result\":";
    if (view.verdict.over)
        write_json(out, name_of(view.verdict.result));
    else
        out += "null";
    out += ",\"reason\":";
    if (view.verdict.over)
        write_json(out, view.verdict.reason);
    else
        out += "null";
}

void write_json_details(std::string& out, const Game& game, const GameState& view,
                        std::span<const MoveDetails> line, Side reader) {
    out += "\"shown\":";
    write_list(out, view.legal,
               [&](const MoveText& move) { write_json(out, move.shown.to(reader)); });
    out += ",\"plies\":" + std::to_string(view.plies);
    out += ",\"line\":";
    write_list(out, line, [&](const MoveDetails& step) { write_step(out, step, reader); });
    out += ",\"drawing\":{\"kind\":";
    write_json(out, game.drawing.kind);
    out += ",\"columns\":" + std::to_string(game.drawing.columns);
    out += ",\"rows\":" + std::to_string(game.drawing.rows);
    out += ",\"numbered\":";
    out += game.drawing.numbered ? "true" : "false";
    out += "},\"title\":";
    write_json(out, game.title);
    out += ",\"seats\":";
    write_list(out, game.seats, [&out](std::string_view seat) { write_json(out, seat); });
}

void write_refusal(std::string& out, const Refusal& refusal) {
    out += ",\"code\":";
    write_json(out, refusal.code);
    out += ",\"params\":{";
    for (const RefusalParameter& one : refusal.parameters) {
        if (!out.ends_with('{')) out += ',';
        write_json(out, one.name);
        out += ':';
        write_json(out, refusal.value(one));
        if (one.code.empty()) continue;
        out += ',';
        write_json(out, std::string(one.name) + "_code");
        out += ':';
        write_json(out, one.code);
    }
    out += '}';
}

std::string json_error(const InvalidRecord& bad) {
    std::string out = "{\"error\":";
    write_json(out, bad.refusal.sentence);
    out += ",\"at\":" + std::to_string(bad.at.value_or(-1));
    write_refusal(out, bad.refusal);
    return out + '}';
}

void write_score(std::string& out, int score, Side of) {
    const auto end = search::decided(score);
    if (!end) {
        out += "{\"first\":" + std::to_string(of == Side::first ? score : -score) + '}';
        return;
    }
    out += "{\"winner\":";
    write_json(out, name_of(end->won ? of : other(of)));
    out += ",\"plies\":" + std::to_string(end->plies);
    out += ",\"margin\":" + std::to_string(end->won ? end->margin : -end->margin) + '}';
}

void write_lines(std::string& out, const Game& game, const GameState& view,
                 std::span<const SearchReport::Line> lines) {
    out += '[';
    for (const SearchReport::Line& line : lines) {
        if (&line != &lines.front()) out += ',';
        out += "{\"score\":";
        write_score(out, line.score, view.to_move);
        out += ",\"moves\":[";
        for (const MoveText& move : line.moves) {
            if (&move != &line.moves.front()) out += ',';
            write_json(out, move.text);
        }
        out += "],\"ideas\":";
        const auto ideas = game.ideas(view.position, line.moves.front().text);
        write_ideas(out, ideas ? *ideas : std::vector<MoveIdea>());
        out += '}';
    }
    out += ']';
}

std::string search_report_json(const Game& game, const GameState& view,
                               const SearchReport& search_report) {
    std::string out = "{\"move\":";
    write_json(out, search_report.move.text);
    out += ",\"score\":";
    write_score(out, search_report.score, view.to_move);
    out += ",\"depth\":" + std::to_string(search_report.depth);
    out += ",\"depth_selective\":" + std::to_string(search_report.depth_selective);
    out += ",\"nodes\":" + std::to_string(search_report.nodes);
    out += ",\"lines\":";
    write_lines(out, game, view, search_report.lines);
    out += '}';
    return out;
}

}  // namespace posthouse::games
