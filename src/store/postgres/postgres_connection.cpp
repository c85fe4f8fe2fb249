#include "store/postgres/postgres_connection.h"

#include "club/core/damage.h"

#include <soci/postgresql/soci-postgresql.h>
#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstdlib>
#include <exception>
#include <memory>
#include <stdexcept>
#include <string_view>

namespace posthouse::store {

namespace {

struct DefaultParameter {
    const char *keyword, *value;
};
// Timeouts after which a peer that does not answer counts as gone.
constexpr DefaultParameter default_parameters[] = {
    {"connect_timeout", "5"},    {"keepalives_idle", "10"},         {"keepalives_interval", "5"},
    {"keepalives_count", "3"},   {"tcp_user_timeout", "20000"},  // milliseconds
    {"client_encoding", "UTF8"}, {"application_name", "posthouse"},
};

std::string quoted(std::string_view value) {
    std::string words = "'";
    for (const char c : value) {
        if (c == '\'' || c == '\\') words += '\\';
        words += c;
    }
    return words + '\'';
}

std::string said_by(const char* message) {
    std::string words = message ? message : "";
    while (!words.empty() && (words.back() == '\n' || words.back() == '.')) words.pop_back();
    std::ranges::replace(words, '\n', ' ');
    return words;
}

}  // namespace

PostgresConninfo::PostgresConninfo(const std::string& url) {
    char* trouble = nullptr;
    const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(
        PQconninfoParse(url.c_str(), &trouble), PQconninfoFree);
    const std::unique_ptr<char, decltype(&PQfreemem)> freed(trouble, PQfreemem);
    // libpq's message may quote the password.
    if (!options)
        throw std::runtime_error(
            "The store is not a PostgreSQL URL; write it as "
            "postgresql://user@host:5432/database.");
    std::string host = "this machine", database = "the default database";
    const auto add = [this](const char* keyword, std::string_view value) {
        parameters_ += std::string(parameters_.empty() ? "" : " ") + keyword + '=' + quoted(value);
    };
    for (const PQconninfoOption* one = options.get(); one->keyword; ++one) {
        const auto* wanted = std::ranges::find(default_parameters, std::string_view(one->keyword),
                                               [](const DefaultParameter& u) { return u.keyword; });
        if (one->val)
            add(one->keyword, one->val);
        else if (wanted != std::end(default_parameters))
            add(wanted->keyword, wanted->value);
        if (one->val && std::string_view(one->keyword) == "host") host = one->val;
        if (one->val && std::string_view(one->keyword) == "dbname") database = one->val;
    }
    redacted_ = database + " at " + host;
}

PostgresConnection::PostgresConnection(const PostgresConninfo& place)
    : Connection(soci::postgresql, place.parameters()) {
    encode_texts();
    PQsetNoticeProcessor(
        libpq(), [](void*, const char*) {}, nullptr);  // libpq would print them to stderr
}

PGconn* PostgresConnection::libpq() {
    return static_cast<soci::postgresql_session_backend*>(session().get_backend())->conn_;
}

namespace {

using Result = std::unique_ptr<PGresult, decltype(&PQclear)>;

bool is_error(const PGresult* result) {
    const auto status = PQresultStatus(result);
    return status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK;
}

DatabaseError error_of(const PGresult* result, PGconn* connection) {
    const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const char* said = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    return {"The database failed: " + said_by(said ? said : PQerrorMessage(connection)),
            state ? state : ""};
}

[[noreturn]] void throw_error(const DatabaseError& error) {
    if (error.state() == "XX001" || error.state() == "XX002")  // data, or an index, corrupted
        throw club::StoreDamaged(error.what());
    throw error;
}

/// Named parameters (":limit") become $1, $2, … in their order.
std::string with_numbered_parameters(const std::string& sql) {
    std::string numbered;
    int parameters = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < sql.size(); ++i) {
        if (sql[i] == '\'') quoted = !quoted;
        if (quoted || sql[i] != ':') {
            numbered += sql[i];
            continue;
        }
        numbered += '$' + std::to_string(++parameters);
        while (i + 1 < sql.size() &&
               (std::isalnum(static_cast<unsigned char>(sql[i + 1])) || sql[i + 1] == '_'))
            ++i;
    }
    return numbered;
}

/// None: null.
std::optional<std::string> text_of(const Field& field) {
    if (is_null(field)) return std::nullopt;
    if (const auto* whole = std::get_if<long long>(&field)) return std::to_string(*whole);
    if (const auto* real = std::get_if<double>(&field)) {
        std::array<char, 32> digits{};  // the shortest that read back as the same number
        const auto end = std::to_chars(digits.begin(), digits.end(), *real).ptr;
        return std::string(digits.begin(), end);
    }
    const auto& text = std::get<std::string>(field);
    auto encoded = encode_text(text);
    return encoded ? std::move(encoded) : text;
}

Field field_of(const PGresult& result, int row, int column, FieldKind kind) {
    if (PQgetisnull(&result, row, column) != 0) return {};
    const char* value = PQgetvalue(&result, row, column);
    if (kind == FieldKind::whole) return std::strtoll(value, nullptr, 10);
    if (kind == FieldKind::real) return std::strtod(value, nullptr);
    std::string text(value, static_cast<std::size_t>(PQgetlength(&result, row, column)));
    decode_text(text);
    return text;
}

}  // namespace

long long whole_in(const PGresult& result, int row, int column) {
    return std::strtoll(PQgetvalue(&result, row, column), nullptr, 10);
}

std::vector<club::StoredRow> rows_in(const PGresult& result,
                                     const std::vector<FieldKind>& columns) {
    std::vector<club::StoredRow> rows(static_cast<std::size_t>(PQntuples(&result)));
    for (int row = 0; row < PQntuples(&result); ++row)
        for (int column = 0; column < static_cast<int>(columns.size()); ++column)
            rows[static_cast<std::size_t>(row)].push_back(
                field_of(result, row, column, columns[static_cast<std::size_t>(column)]));
    return rows;
}

std::vector<std::string> PostgresConnection::query_column(const char* statements) {
    if (sent_) receive();
    if (!queued_.empty()) finish();
    const Result result(PQexec(libpq(), statements), PQclear);
    if (is_error(result.get())) throw_error(error_of(result.get(), libpq()));
    std::vector<std::string> column;
    for (int row = 0; row < PQntuples(result.get()); ++row)
        column.emplace_back(PQgetvalue(result.get(), row, 0));
    return column;
}

void PostgresConnection::command(const char* statements) {
    query_column(statements);
}

void PostgresConnection::begin_pipeline() {
    if (sent_) receive();
    if (queued_.empty()) PQenterPipelineMode(libpq());
}

void PostgresConnection::queue(const std::string& sql, const Values& values, ResultFn on_result) {
    begin_pipeline();
    auto known = prepared_.find(sql);
    const bool prepares = known == prepared_.end();
    if (prepares) {
        known = prepared_.emplace(sql, "p" + std::to_string(++names_)).first;
        PQsendPrepare(libpq(), known->second.c_str(), with_numbered_parameters(sql).c_str(), 0,
                      nullptr);
    }
    std::vector<std::optional<std::string>> texts;
    std::vector<const char*> pointers;
    texts.reserve(values.size());
    for (const Field* value : values) {
        texts.push_back(text_of(*value));
        pointers.push_back(texts.back() ? texts.back()->c_str() : nullptr);
    }
    PQsendQueryPrepared(libpq(), known->second.c_str(), static_cast<int>(pointers.size()),
                        pointers.data(), nullptr, nullptr, 0);
    queued_.push_back({prepares, std::move(on_result)});
}

void PostgresConnection::send() {
    if (queued_.empty()) return;
    PQpipelineSync(libpq());
    PQflush(libpq());
    sent_ = true;
}

void PostgresConnection::finish() {
    if (!sent_) send();
    if (!sent_) return;
    if (const auto error = receive()) throw_error(*error);
}

/// Each statement has results up to a null; then comes one for the end of the pipeline.
std::optional<DatabaseError> PostgresConnection::receive() {
    std::optional<DatabaseError> error;
    std::exception_ptr thrown;
    const auto take = [&](const ResultFn& on_result) {
        while (const Result result{PQgetResult(libpq()), PQclear}) {
            if (!error && is_error(result.get())) error = error_of(result.get(), libpq());
            if (error || thrown || !on_result) continue;
            try {
                on_result(*result);
            } catch (...) {
                thrown = std::current_exception();
            }
        }
    };
    for (const Queued& one : queued_) {
        if (one.prepares) take({});
        take(one.on_result);
        if (!is_connected()) break;
    }
    queued_.clear();
    sent_ = false;
    if (is_connected()) {
        Result end(PQgetResult(libpq()), PQclear);
        if (PQresultStatus(end.get()) != PGRES_PIPELINE_SYNC || PQexitPipelineMode(libpq()) == 0)
            error = DatabaseError("The database failed: its answers are out of order", "08P01");
    }
    if (!is_connected() && !error)
        error = DatabaseError("The database failed: " + said_by(PQerrorMessage(libpq())), "");
    if (error) prepared_.clear();  // some of these statements may not be prepared
    if (!error && thrown) std::rethrow_exception(thrown);
    return error;
}

long long PostgresConnection::run(const std::string& sql, const Values& values) {
    long long changed = 0;
    queue(sql, values, [&](const PGresult& result) {
        changed = std::atoll(PQcmdTuples(const_cast<PGresult*>(&result)));
    });
    finish();
    return changed;
}

void PostgresConnection::select(const std::string& sql, const Values& values,
                                const std::vector<FieldKind>& columns,
                                const std::function<void(club::RowView)>& each) {
    std::vector<club::StoredRow> rows;  // `each` may use this connection
    queue(sql, values, [&](const PGresult& result) { rows = rows_in(result, columns); });
    finish();
    for (const club::StoredRow& row : rows) each(row);
}

std::optional<long long> PostgresConnection::insert(const std::string& sql, const Values& values) {
    std::optional<long long> id;
    select(sql + " RETURNING id", values, {FieldKind::whole},
           [&](club::RowView row) { id = std::get<long long>(row[0]); });
    return id;
}

bool is_transient(const DatabaseError& fault) {
    constexpr std::array<std::string_view, 9> passing = {
        "40001",  // serialization failure
        "40P01",  // deadlock
        "55P03",  // lock not available
        "57P01",  // the server is being shut down
        "57P02",  // the server crashed
        "57P03",  // the server is starting
        "25P03",  // idle in transaction timeout: this process was stopped
        "53300",  // too many connections
        "25006",  // read-only: still a standby
    };
    return fault.state().starts_with("08") ||
           std::ranges::find(passing, fault.state()) != passing.end();
}

}  // namespace posthouse::store
