#include "club/core/letter_json.h"

#include <boost/json.hpp>

#include <array>
#include <stdexcept>
#include <type_traits>

namespace posthouse::club {
namespace {

namespace json = boost::json;
using club::BoardBlock, club::LetterBlock, club::MachineBlock, club::MoveListBlock,
    club::QuotationBlock, club::TextBlock;

json::array of_numbers(const std::vector<int>& numbers) {
    return json::array(numbers.begin(), numbers.end());
}

std::vector<int> numbers_of(const json::value& value) {
    return json::value_to<std::vector<int>>(value);
}

template <class... Values>
json::array array_of(const Values&... values) {
    json::array array;
    (array.emplace_back(values), ...);
    return array;
}

json::array of_texts(const std::array<std::string, 2>& texts) {
    return array_of(texts[0], texts[1]);
}

std::array<std::string, 2> texts_of(const json::value& value) {
    return {json::value_to<std::string>(value.at(0)), json::value_to<std::string>(value.at(1))};
}

Side side_of(const json::value& value) {
    return value.to_number<int>() == 0 ? Side::first : Side::second;
}

json::value in_json(const TextBlock& block) {
    return json::string(block.text);
}

json::value in_json(const QuotationBlock& block) {
    json::object quotation;
    quotation["quotation"] = block.text;
    return quotation;
}

json::value in_json(const BoardBlock& block) {
    json::object board;
    board["board"] = block.game;
    board["position"] = block.position;
    board["title"] = block.title;
    board["bottom"] = index_of(block.bottom);
    board["captions"] = of_texts(block.captions);
    board["columns"] = block.columns;
    if (const auto& last = block.last)
        board["last"] =
            array_of(last->from, of_numbers(last->path), of_numbers(last->captured), last->slam);
    if (block.language != "en") board["language"] = block.language;
    return board;
}

json::value in_json(const MoveListBlock& block) {
    json::array moves;
    for (const auto& [side, move] : block.moves) moves.emplace_back(array_of(index_of(side), move));
    json::object list;
    list["moves"] = std::move(moves);
    list["names"] = of_texts(block.names);
    if (block.awaited) list["awaited"] = index_of(*block.awaited);
    return list;
}

json::value in_json(const MachineBlock& block) {
    json::array values;
    for (const auto& [name, value] : block.values) values.emplace_back(array_of(name, value));
    json::object machine;
    machine["machine"] = std::move(values);
    return machine;
}

BoardBlock board_of(const json::object& read) {
    BoardBlock block{.game = json::value_to<std::string>(read.at("board")),
                     .position = json::value_to<std::string>(read.at("position")),
                     .title = json::value_to<std::string>(read.at("title")),
                     .bottom = side_of(read.at("bottom")),
                     .captions = texts_of(read.at("captions")),
                     .columns = read.at("columns").to_number<int>()};
    if (const json::value* last = read.if_contains("last"))
        block.last = BoardBlock::LastMove{last->at(0).to_number<int>(), numbers_of(last->at(1)),
                                          numbers_of(last->at(2)), last->at(3).as_bool()};
    if (const json::value* language = read.if_contains("language"))
        block.language = json::value_to<std::string>(*language);
    return block;
}

MoveListBlock move_list_of(const json::object& read) {
    MoveListBlock block{.names = texts_of(read.at("names")), .moves = {}, .awaited = {}};
    for (const json::value& move : read.at("moves").as_array())
        block.moves.emplace_back(side_of(move.at(0)), json::value_to<std::string>(move.at(1)));
    if (const json::value* awaited = read.if_contains("awaited")) block.awaited = side_of(*awaited);
    return block;
}

MachineBlock machine_block_of(const json::value& values) {
    MachineBlock block;
    for (const json::value& one : values.as_array())
        block.values.emplace_back(json::value_to<std::string>(one.at(0)),
                                  json::value_to<std::string>(one.at(1)));
    return block;
}

LetterBlock block_of(const json::value& value) {
    if (value.is_string()) return TextBlock{json::value_to<std::string>(value)};
    const json::object& read = value.as_object();
    if (const json::value* text = read.if_contains("quotation"))
        return QuotationBlock{json::value_to<std::string>(*text)};
    if (const json::value* values = read.if_contains("machine")) return machine_block_of(*values);
    if (read.contains("moves")) return move_list_of(read);
    return board_of(read);
}

}  // namespace

std::string body_to_json(const LetterBody& body) {
    if (body.empty()) return {};
    json::array blocks;
    if (body.language() != "en") {
        json::object language;
        language["body-language"] = body.language();
        blocks.push_back(std::move(language));
    }
    for (const LetterBlock& block : body.blocks())
        blocks.push_back(std::visit([](const auto& one) { return in_json(one); }, block));
    return json::serialize(blocks);
}

LetterBody body_from_json(std::string_view text) {
    if (text.empty()) return {};
    json::parse_options options;
    options.allow_invalid_utf8 = true;  // mails may have any bytes
    try {
        const json::value read = json::parse(text, {}, options);
        std::vector<LetterBlock> blocks;
        std::string language = "en";
        for (const json::value& value : read.as_array()) {
            const json::object* object = value.if_object();
            if (const auto* said = object ? object->if_contains("body-language") : nullptr)
                language = json::value_to<std::string>(*said);
            else
                blocks.push_back(block_of(value));
        }
        LetterBody body(std::move(blocks));
        body.set_language(language);
        return body;
    } catch (const std::exception& error) {
        throw std::runtime_error(std::string("a stored letter is damaged: ") + error.what());
    }
}

}  // namespace posthouse::club
