#include "store/backup/export_import.h"
#include "base/utf8.h"
#include "store/sqlite/sqlite_migration.h"

#include <algorithm>
#include <boost/json.hpp>
#include <charconv>
#include <stdexcept>

namespace posthouse::store {

namespace json = boost::json;

namespace {

constexpr int format = 1;
/// Exported as a header line, since with SQLite the key is in a file.
bool is_key_table(const StoredTable& table) {
    return table.name == "server_keys" || table.name == "house_key";
}

json::value in_json(const Field& field) {
    if (const auto* whole = std::get_if<long long>(&field)) return *whole;
    if (const auto* real = std::get_if<double>(&field)) return *real;
    if (const auto* text = std::get_if<std::string>(&field)) return json::string(*text);
    return nullptr;
}

json::array column_names_of(const StoredTable& table) {
    json::array names;
    for (const StoredColumn& column : table.columns) names.emplace_back(column.name);
    return names;
}

std::vector<StoredTable> exported_tables(int version) {
    auto tables = schema_tables(version);
    std::erase_if(tables, is_key_table);
    return tables;
}

/// The elements of a row, which has been parsed: it contains no nested lists.
std::vector<std::string_view> elements_of(std::string_view row) {
    std::vector<std::string_view> elements;
    const auto last = row.rfind(']');
    bool in_string = false;
    std::size_t begin = row.find('[') + 1;
    for (std::size_t i = begin; i <= last; ++i) {
        if (in_string && row[i] == '\\')
            ++i;
        else if (row[i] == '"')
            in_string = !in_string;
        else if (!in_string && (row[i] == ',' || i == last)) {
            elements.push_back(row.substr(begin, i - begin));
            begin = i + 1;
        }
    }
    return elements;
}

/// Exact to the last bit, which Boost.JSON does not guarantee. None if it cannot be stored.
std::optional<Field> read_real(std::string_view text) {
    const auto first = text.find_first_not_of(" \t");
    if (first == text.npos) return std::nullopt;
    double value = 0;
    const auto read = std::from_chars(text.data() + first, text.data() + text.size(), value);
    if (read.ec != std::errc()) return std::nullopt;
    return Field{value};
}

/// `text` is the source of `value`. None if the value does not fit the column.
std::optional<Field> read_field(const json::value& value, std::string_view text, FieldKind kind) {
    if (value.is_null()) return Field{};
    switch (kind) {
        case FieldKind::whole:
            if (value.is_int64()) return Field{static_cast<long long>(value.get_int64())};
            break;
        case FieldKind::real:
            if (value.is_number()) return read_real(text);
            break;
        case FieldKind::text:
            if (value.is_string()) return Field{std::string(value.get_string())};
            break;
    }
    return std::nullopt;
}

json::value parsed(std::string_view line) {
    json::parse_options options;
    options.allow_invalid_utf8 = true;  // the databases may contain it
    return json::parse(json::string_view(line.data(), line.size()), {}, options);
}

}  // namespace

long long export_database(TableDump& dump, const std::string& server_key,
                          const std::function<void(const std::string&)>& take) {
    const int version = dump.version();
    take(json::serialize(
        json::object{{"posthouse", "export"}, {"format", format}, {"tables", version}}));
    take(json::serialize(json::object{{"house_key", server_key}}));
    long long rows = 0;
    for (const StoredTable& table : exported_tables(version)) {
        take(json::serialize(
            json::object{{"table", table.name}, {"columns", column_names_of(table)}}));
        dump.each_row(table, [&](club::RowView row) {
            json::array fields;
            fields.reserve(row.size());
            for (const Field& field : row) fields.push_back(in_json(field));
            take(json::serialize(fields));
            ++rows;
        });
        const long long last = table.never_reuses_ids ? dump.counter(table) : 0;
        if (last > 0) take(json::serialize(json::object{{"counter", table.name}, {"last", last}}));
    }
    take(json::serialize(json::object{{"end", rows}}));
    return rows;
}

void DatabaseImporter::fail(const std::string& why) const {
    throw std::runtime_error("line " + std::to_string(lines_) + ": " + why);
}

void DatabaseImporter::begin(std::string_view line) {
    json::error_code error;
    const json::value first = json::parse(json::string_view(line.data(), line.size()), error);
    const json::object* header = error ? nullptr : first.if_object();
    const json::value* name = header ? header->if_contains("posthouse") : nullptr;
    if (!name || *name != "export") fail("this is not an export");
    if (header->at("format") != format)
        fail("this is in a newer format; import it with the program that wrote it");
    version_ = static_cast<int>(header->at("tables").to_number<int>());
    if (version_ < 1 || version_ > newest_version())
        fail("this export has version " + std::to_string(version_) +
             ", but this program supports versions up to " + std::to_string(newest_version()) +
             "; import it with the newer program that wrote it");
    const int found = dump_.version();
    if (found != 0 && found != version_)
        throw std::runtime_error(
            "the store already has tables of another version; import into a new one");
    if (found == 0) dump_.migrate(version_);
    for (const StoredTable& table : schema_tables(version_))
        if (dump_.has_rows(table))
            throw std::runtime_error("the store is not empty (" + table.name +
                                     "); import into a new one");
    tables_ = exported_tables(version_);
}

void DatabaseImporter::take_object(std::string_view line) {
    const json::value value = parsed(line);
    const json::object& said = value.as_object();
    if (const auto* key = said.if_contains("house_key")) {
        server_key_ = key->as_string().c_str();
    } else if (const auto* name = said.if_contains("table")) {
        if (next_table_ == tables_.size() || name->as_string() != tables_[next_table_].name)
            fail("unexpected table");
        table_ = &tables_[next_table_++];
        if (said.at("columns").as_array() != column_names_of(*table_))
            fail("wrong columns for " + table_->name);
    } else if (const auto* counter = said.if_contains("counter")) {
        if (!table_ || counter->as_string() != table_->name || !table_->never_reuses_ids)
            fail("unexpected counter");
        dump_.set_counter(*table_, said.at("last").to_number<long long>());
    } else if (const auto* end = said.if_contains("end")) {
        if (end->to_number<long long>() != rows_ || next_table_ != tables_.size())
            fail("rows are missing; the export is incomplete");
        ended_ = true;
    } else {
        fail("unknown kind of line");
    }
}

void DatabaseImporter::take_row(std::string_view line) {
    if (!table_) fail("a row without a table");
    const json::value value = parsed(line);
    const json::array& fields = value.as_array();
    if (fields.size() != table_->columns.size())
        fail("wrong number of values in a row of " + table_->name);
    const auto elements = elements_of(line);
    if (elements.size() != fields.size()) fail("nested list in a row of " + table_->name);
    std::vector<Field> row;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        auto field = read_field(fields[i], elements[i], table_->columns[i].kind);
        if (!field) fail("invalid value for " + table_->name + "." + table_->columns[i].name);
        row.push_back(*std::move(field));
    }
    dump_.add_row(*table_, row);
    ++rows_;
}

void DatabaseImporter::take(std::string_view line) {
    ++lines_;
    if (ended_) fail("unexpected line after the end");
    try {
        if (lines_ == 1) return begin(without_byte_order_mark(line));
        line.starts_with('[') ? take_row(line) : take_object(line);
    } catch (const boost::system::system_error&) {  // invalid JSON, or other types
        fail("not a line of an export");
    } catch (const std::logic_error&) {
        fail("not a line of an export");
    } catch (const DatabaseError& fault) {
        fail(fault.what());
    }
}

long long DatabaseImporter::finish() {
    if (!ended_) fail("the end is missing; the export is incomplete");
    if (version_ < newest_version()) dump_.migrate(newest_version());
    return rows_;
}

}  // namespace posthouse::store
