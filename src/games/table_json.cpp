#include "games/table_json.h"

#include "games/table_words.h"
#include "games/view_json.h"

namespace posthouse {
namespace {

std::string_view name_of(Certainty proof) {
    switch (proof) {
        case Certainty::win:
            return "win";
        case Certainty::loss:
            return "loss";
        case Certainty::draw:
            return "draw";
        case Certainty::no_loss:
            return "no-loss";
        case Certainty::no_win:
            return "no-win";
        case Certainty::nothing:
            break;
    }
    return "nothing";
}

std::string pair_of(const std::array<int, 2>& numbers) {
    return '[' + std::to_string(numbers[0]) + ',' + std::to_string(numbers[1]) + ']';
}

void write_worth(std::string& out, const EndingWorth& worth) {
    out += "\"value\":" + (worth.net ? std::to_string(*worth.net) : "null");
    out += ",\"sure\":" + (worth.sure ? pair_of(*worth.sure) : "null");
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

void write_move(std::string& out, const Game& game, const EndingFacts& facts,
                const KnownEnding& ending, const EndingMove& move) {
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
    write_words(out, move_in_words(game, facts, ending, move));
    out += '}';
}

}  // namespace

std::string ending_json(const Game& game, const EndingFacts& facts, const KnownEnding& ending) {
    std::string out = "{\"game\":";
    write_json(out, game.name);
    out += ",\"position\":";
    write_json(out, ending.position);
    out += ",\"to_move\":";
    write_json(out, name_of(ending.to_move));
    out += ",\"seeds\":" + std::to_string(ending.seeds);
    out += ",\"stores\":" + pair_of(ending.stores) + ',';
    write_worth(out, ending.worth);
    write_words(out, worth_in_words(game, facts, ending, ending.worth));
    out += ",\"caution\":";
    write_json(out, caution_in_words(facts, ending));
    out += ",\"moves\":[";
    for (const EndingMove& move : ending.moves) {
        if (&move != &ending.moves.front()) out += ',';
        write_move(out, game, facts, ending, move);
    }
    return out + "]}";
}

}  // namespace posthouse
