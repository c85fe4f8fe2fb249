// A query's answer as values. A Row names its columns, `columns()`, and what they make, `read()`.
#pragma once

#include "store/connection.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace posthouse {

template <class Row, class... Values>
auto all(Connection& connection, const std::string& sql, const Values&... values) {
    Row row;
    std::vector<std::decay_t<decltype(row.read())>> found;
    connection.ask(
        sql, row.columns(), [&] { found.push_back(row.read()); }, values...);
    return found;
}

template <class Row, class... Values>
auto one(Connection& connection, const std::string& sql, const Values&... values) {
    Row row;
    const bool found = connection.ask_one(sql, row.columns(), values...);
    return found ? std::optional(row.read()) : std::nullopt;
}

}  // namespace posthouse
