#include "club/core/tables.h"
#include "sim/shadow_model.h"

#include <fmt/format.h>

#include <functional>
#include <set>

namespace posthouse::sim {
namespace {

/// Long texts are shortened.
std::string words(const std::string& text) {
    if (text.size() <= 40) return '"' + text + '"';
    return fmt::format("\"{}…\" {} {:x}", text.substr(0, 20), text.size(),
                       std::hash<std::string>{}(text));
}

std::string show(const club::Field& field) {
    if (const auto* whole = std::get_if<long long>(&field)) return std::to_string(*whole);
    if (const auto* real = std::get_if<double>(&field)) return fmt::format("{:a}", *real);
    if (const auto* text = std::get_if<std::string>(&field)) return words(*text);
    return "-";
}

}  // namespace

std::vector<std::string> state_of(const club::StoreReader& reader) {
    std::vector<std::string> lines;
    for (const club::Table* table : club::all_tables()) {
        club::Query all{table};
        for (std::size_t i = 0; i < table->key; ++i) all.order.push_back(table->columns[i].name);
        reader.rows().select(all, [&](club::RowView row) {
            std::string& line = lines.emplace_back(table->name);
            for (const club::Field& field : row) line += ' ' + show(field);
        });
    }
    return lines;
}

std::string difference(const std::vector<std::string>& one, const std::vector<std::string>& other) {
    std::string text;
    const std::set<std::string> left(one.begin(), one.end()), right(other.begin(), other.end());
    int told = 0;
    for (const std::string& line : one)
        if (!right.contains(line) && told++ < 6) text += "\n  - " + line;
    told = 0;
    for (const std::string& line : other)
        if (!left.contains(line) && told++ < 6) text += "\n  + " + line;
    if (text.empty() && one != other) text = "\n  the same lines in another order";
    return text;
}

}  // namespace posthouse::sim
