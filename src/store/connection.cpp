#include "store/connection.h"

#include <stdexcept>

namespace posthouse {

Connection::Connection(const soci::backend_factory& database, const std::string& where) try
    : session_(database, where) {
} catch (const soci::soci_error& error) {
    throw std::runtime_error(error.get_error_message());
}

Connection::~Connection() = default;

soci::statement& Connection::prepared(const std::string& sql) {
    const auto known = statements_.find(sql);
    if (known != statements_.end()) return known->second;
    soci::statement statement(session_);
    statement.alloc();
    statement.prepare(sql);
    return statements_.emplace(sql, statement).first->second;
}

void Connection::give_up(const std::string& sql) {
    statements_.erase(sql);
    try {
        throw;
    } catch (const soci::soci_error& error) {
        // SOCI's own what() quotes the values, which may be private; the bare message does not.
        throw std::runtime_error("The database failed: " + error.get_error_message());
    }
}

}  // namespace posthouse
