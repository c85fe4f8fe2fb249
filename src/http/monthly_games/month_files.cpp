#include "http/monthly_games/month_files.h"

#include "base/part_file.h"
#include "club/core/calendar.h"
#include "http/server/json.h"

#include <fmt/format.h>
#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value_to.hpp>
#include <exception>
#include <fstream>
#include <functional>
#include <iterator>
#include <set>
#include <utility>

namespace posthouse::http {

namespace fs = std::filesystem;
namespace json = boost::json;

namespace {

constexpr const char* list_name = "index.json";
constexpr std::string_view ending = ".txt.zst";

MonthFile month_of(const json::object& row) {
    MonthFile one;
    const auto month = club::read_month(row.at("month").as_string());
    if (!month) throw std::runtime_error("a month of the list is none");
    one.month = *month;
    one.games = row.at("games").to_number<std::int64_t>();
    one.bytes = row.at("bytes").to_number<std::uint64_t>();
    one.text_bytes = row.at("text_bytes").to_number<std::uint64_t>();
    one.sha256 = json::value_to<std::string>(row.at("sha256"));
    one.made = club::Instant(std::chrono::milliseconds(row.at("made").to_number<std::int64_t>()));
    one.outdated = row.at("outdated").as_bool();
    return one;
}

}  // namespace

const MonthFile* MonthFiles::find(std::chrono::year_month month) const {
    const auto found = std::ranges::find(months, month, &MonthFile::month);
    return found == months.end() ? nullptr : &*found;
}

void MonthFiles::put(MonthFile made) {
    std::erase_if(months, [&](const MonthFile& one) { return one.month == made.month; });
    months.push_back(std::move(made));
    std::ranges::sort(months, std::greater(), &MonthFile::month);
}

MonthFiles read_month_files(const fs::path& folder) try {
    std::ifstream file(folder / list_name);
    if (!file) return {};
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const json::value list = json::parse(text);
    MonthFiles files;
    files.checked =
        club::Instant(std::chrono::milliseconds(list.at("checked").to_number<std::int64_t>()));
    for (const json::value& row : list.at("months").as_array())
        files.put(month_of(row.as_object()));
    return files;
} catch (const std::exception&) {
    return {};
}

void write_month_files(const fs::path& folder, const MonthFiles& files) {
    json::array months;
    std::set<fs::path> kept{folder / list_name};
    for (const MonthFile& one : files.months) {
        months.push_back(json::object{{"month", club::format_month(one.month)},
                                      {"games", one.games},
                                      {"bytes", one.bytes},
                                      {"text_bytes", one.text_bytes},
                                      {"sha256", one.sha256},
                                      {"made", time_json(one.made)},
                                      {"outdated", one.outdated}});
        kept.insert(path_of(folder, one));
    }
    PartFile list(folder / list_name);
    list.write_at(0, json::serialize(json::object{{"checked", time_json(files.checked)},
                                                  {"months", std::move(months)}}));
    list.finish();
    // What a killed server left behind as well.
    std::vector<fs::path> others;
    for (const auto& entry : fs::directory_iterator(folder))
        if (!kept.contains(entry.path()) && entry.path().filename() != "lock")
            others.push_back(entry.path());
    for (const fs::path& one : others) fs::remove(one);
}

fs::path path_of(const fs::path& folder, const MonthFile& one) {
    return folder / fmt::format("{}-{}{}", club::format_month(one.month),
                                one.made.time_since_epoch().count(), ending);
}

std::string name_of(const MonthFile& one) {
    return club::format_month(one.month) + std::string(ending);
}

}  // namespace posthouse::http
