// A PostgreSQL server for tests, in a temporary folder, reachable only by its unix socket. It ends
// with the test process, however that ends. As root it runs as Debian's user postgres, since
// PostgreSQL refuses to run as root. fsync is off: only a power failure would lose data.
#pragma once

#include "base/test_folder.h"

#include <sys/types.h>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

struct pg_conn;  // of libpq

namespace posthouse::store {

/// Where tests keep databases: a RAM disk if it has room, since a database of PostgreSQL has 300
/// files and the tests create hundreds of databases.
inline std::filesystem::path folder_for_databases() {
    constexpr std::uintmax_t room = std::uintmax_t{1} << 30;
    std::error_code none;
    const std::filesystem::path memory = "/dev/shm";
    const bool has_room = std::filesystem::space(memory, none).available > room && !none;
    return has_room ? memory : std::filesystem::temp_directory_path();
}

class PostgresServer {
public:
    /// The server of this test program, started on first use. Throws if the package postgresql is
    /// not installed.
    static PostgresServer& shared();

    PostgresServer();
    ~PostgresServer();
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    /// The URL of a new, empty database.
    std::string new_database();
    /// The URL of a new database with the tables that `prepare` has made, once, in the database at
    /// the URL it is given: a copy takes a third of the time.
    std::string new_database_like(const std::function<void(const std::string&)>& prepare);
    /// The URL of a database with these tables, always the same one, as if it were new: emptying it
    /// takes a tenth of the time. Whoever has written to it must have closed their connections; the
    /// server may hold their leader locks a moment longer.
    std::string emptied_database_like(const std::function<void(const std::string&)>& prepare);
    /// The URL of a database of this name.
    std::string url(const std::string& database) const;

    void start();  // blocks until it accepts connections
    /// SIGKILL: at once; SIGINT: closes all connections, then stops.
    void end(int signal);

private:
    std::vector<std::string> as_server_user(std::vector<std::string> command) const;
    struct Disconnecting {
        void operator()(pg_conn*) const;
    };
    using Connection = std::unique_ptr<pg_conn, Disconnecting>;  // stays, since each is a process
    void run_sql(Connection&, const std::string& database, const std::string& sql) const;
    void run_sql(const std::string& sql) { run_sql(managing_, "postgres", sql); }
    void prepare_once(const std::function<void(const std::string&)>& prepare);
    std::string new_database(const std::string& creation);

    const std::filesystem::path programs_;
    const TestFolder folder_{folder_for_databases()};
    bool as_other_ = false;
    pid_t process_ = 0;
    int databases_ = 0;
    bool prepared_ = false;
    Connection managing_, emptying_;
};

}  // namespace posthouse::store
