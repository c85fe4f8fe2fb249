#include "games/tables/tablebase_json.h"

#include "games/json_output.h"
#include "games/tables/tablebase_text.h"

namespace posthouse::games {
namespace {

std::string_view name_of(ProvenResult proof) {
    switch (proof) {
        case ProvenResult::win:
            return "win";
        case ProvenResult::loss:
            return "loss";
        case ProvenResult::draw:
            return "draw";
        case ProvenResult::no_loss:
            return "no-loss";
        case ProvenResult::no_win:
            return "no-win";
        case ProvenResult::nothing:
            break;
    }
    return "nothing";
}

std::string pair_of(const std::array<int, 2>& numbers) {
    return '[' + std::to_string(numbers[0]) + ',' + std::to_string(numbers[1]) + ']';
}

void write_worth(std::string& out, const TablebaseValue& worth) {
    out += "\"value\":" + (worth.net_gain ? std::to_string(*worth.net_gain) : "null");
    out += ",\"sure\":" + (worth.guaranteed ? pair_of(*worth.guaranteed) : "null");
    out += ",\"proof\":";
    write_json(out, name_of(worth.proof));
}

void write_words(std::string& out, const std::vector<std::string>& words) {
    out += ",\"words\":[";
    for (const std::string& one : words) {
        if (&one != &words.front()) out += ',';
        write_json(out, one);
    }
    out += ']';
}

void write_move(std::string& out, const Game& game, const TablebaseInfo& facts,
                const TablebaseResult& ending, const TablebaseMove& move) {
    out += "{\"move\":";
    write_json(out, move.move.text);
    out += ",\"shown\":";
    write_json(out, move.move.shown.to(std::nullopt));
    out += ",\"captured\":" + std::to_string(move.captured) + ',';
    write_worth(out, move.worth);
    out += ",\"ends\":";
    if (move.end)
        write_json(out, move.end->reason);
    else
        out += "null";
    write_words(out, describe_tablebase_move(game, facts, ending, move));
    out += '}';
}

}  // namespace

std::string tablebase_json(const Game& game, const TablebaseInfo& facts,
                           const TablebaseResult& ending) {
    std::string out = "{\"game\":";
    write_json(out, game.name);
    out += ",\"position\":";
    write_json(out, ending.position);
    out += ",\"to_move\":";
    write_json(out, name_of(ending.to_move));
    out += ",\"seeds\":" + std::to_string(ending.seeds);
    out += ",\"stores\":" + pair_of(ending.stores) + ',';
    write_worth(out, ending.worth);
    write_words(out, describe_tablebase_value(game, facts, ending, ending.worth));
    out += ",\"caution\":";
    write_json(out, format_cycle_caveat(facts, ending));
    out += ",\"moves\":[";
    for (const TablebaseMove& move : ending.moves) {
        if (&move != &ending.moves.front()) out += ',';
        write_move(out, game, facts, ending, move);
    }
    return out + "]}";
}

}  // namespace posthouse::games
