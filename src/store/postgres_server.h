// For tests: a PostgreSQL server of their own, in a folder of its own, reached by a unix socket
// there and by nothing else. It ends with the test, however that ends.
//
// PostgreSQL refuses to run as root: there it runs as the user that Debian's package made for it.
//
// Deliberately absent: durability through a loss of power, which would only slow tests down (fsync
// is off; a killed server has lost nothing).
#pragma once

#include <sys/types.h>
#include <filesystem>
#include <string>
#include <vector>

namespace posthouse::store {

class PostgresServer {
public:
    /// The one of this test program, started when it is first asked for. Throws where Debian's
    /// package postgresql is not installed.
    static PostgresServer& shared();

    PostgresServer();
    ~PostgresServer();
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    /// The URL of a database in which there is nothing.
    std::string fresh_database();
    /// The URL of a database of this name.
    std::string url(const std::string& database) const;

    void start();  // waits until it can be used
    /// SIGKILL: at once; SIGINT: all connections are cut, then it closes.
    void end(int signal);

private:
    std::vector<std::string> as_its_user(std::vector<std::string> command) const;

    std::filesystem::path programs_, folder_;
    bool as_other_ = false;
    pid_t process_ = 0;
    int databases_ = 0;
};

}  // namespace posthouse::store
