#include "store/sqlite/raw_sqlite.h"

#include "store/backup/safe_files.h"

#include <sqlite3.h>

#include <algorithm>
#include <stdexcept>

namespace posthouse::store {
namespace {

constexpr int busy_ms = 30'000;

}  // namespace

void RawSqlite::Closing::operator()(sqlite3* database) const {
    sqlite3_close(database);
}

RawSqlite::RawSqlite(const std::string& path) {
    sqlite3* opened = nullptr;
    const int status = sqlite3_open_v2(path.c_str(), &opened, SQLITE_OPEN_READWRITE, nullptr);
    database_.reset(opened);
    if (status != SQLITE_OK)
        throw std::runtime_error("“" + path + "” cannot be opened: " + sqlite3_errmsg(opened));
    sqlite3_busy_timeout(opened, busy_ms);
    keep_log_on_close(opened);
    run("PRAGMA wal_autocheckpoint = 0");
    run("PRAGMA synchronous = FULL");
}

RawSqlite::WriteLock::~WriteLock() {
    try {
        database_.run("ROLLBACK");
    } catch (const std::exception&) {
        // Closing the connection ends the transaction at the latest.
    }
}

void RawSqlite::fail(const std::string& what) const {
    throw std::runtime_error(what + ": " + sqlite3_errmsg(database_.get()));
}

void RawSqlite::run(const std::string& sql) {
    if (sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        fail(sql);
}

bool RawSqlite::checkpoint() {
    int in_log = 0, moved = 0;
    const int status = sqlite3_wal_checkpoint_v2(database_.get(), nullptr,
                                                 SQLITE_CHECKPOINT_PASSIVE, &in_log, &moved);
    if (status == SQLITE_BUSY || status == SQLITE_LOCKED) return false;
    if (status != SQLITE_OK) fail("checkpoint");
    return in_log == moved;
}

void RawSqlite::copy_to(const std::string& path) {
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(database_.get(), "VACUUM INTO ?", -1, &statement, nullptr) != SQLITE_OK)
        fail("backup");
    sqlite3_bind_text(statement, 1, path.c_str(), -1, SQLITE_TRANSIENT);
    const int status = sqlite3_step(statement);
    sqlite3_finalize(statement);
    if (status != SQLITE_DONE) fail("backup");
}

void RawSqlite::copy_file_to(const std::string& path) {
    constexpr int chunk = 1 << 20;
    sqlite3_file* file = nullptr;
    if (sqlite3_file_control(database_.get(), "main", SQLITE_FCNTL_FILE_POINTER, &file) !=
            SQLITE_OK ||
        !file || !file->pMethods)
        fail("copying the database");
    sqlite3_int64 size = 0;
    if (file->pMethods->xFileSize(file, &size) != SQLITE_OK) fail("copying the database");
    AppendOnlyFile copy(path);
    std::string bytes(chunk, '\0');
    for (sqlite3_int64 at = 0; at < size; at += chunk) {
        const int part = static_cast<int>(std::min<sqlite3_int64>(chunk, size - at));
        if (file->pMethods->xRead(file, bytes.data(), part, at) != SQLITE_OK)
            fail("copying the database");
        copy.append({bytes.data(), static_cast<std::size_t>(part)});
    }
}

void RawSqlite::check_integrity() {
    for (const char* question : {"PRAGMA integrity_check(1)", "PRAGMA foreign_key_check"}) {
        sqlite3_stmt* statement = nullptr;
        if (sqlite3_prepare_v2(database_.get(), question, -1, &statement, nullptr) != SQLITE_OK)
            fail(question);
        std::string said = "ok";
        if (sqlite3_step(statement) == SQLITE_ROW)
            said = reinterpret_cast<const char*>(sqlite3_column_text(statement, 0));
        sqlite3_finalize(statement);
        if (said != "ok") throw std::runtime_error("the database is damaged: " + said);
    }
}

void keep_log_on_close(sqlite3* database) {
    sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

}  // namespace posthouse::store
