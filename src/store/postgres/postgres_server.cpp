#include "store/postgres/postgres_server.h"

#include <fcntl.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <algorithm>
#include <chrono>
#include <csignal>
#include <fstream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <thread>
#include <utility>

namespace posthouse::store {

namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr auto starting_max = 60s;
/// No test uses more databases than this; older ones are dropped.
constexpr int databases_kept = 4;

/// The newest installed version.
fs::path installed_programs() {
    fs::path newest;
    std::error_code none;
    for (const auto& version : fs::directory_iterator("/usr/lib/postgresql", none))
        if (fs::exists(version.path() / "bin/initdb"))
            newest = std::max(newest, version.path() / "bin");
    if (newest.empty())
        throw std::runtime_error("PostgreSQL is not installed: apt install postgresql.");
    return newest;
}

/// A function whose plans its connection keeps. Without triggers, the order of the tables does not
/// matter.
constexpr const char* emptying = R"(
DO $$
DECLARE
    statements TEXT := '';
    one RECORD;
    filled BOOLEAN;
BEGIN
    FOR one IN SELECT relname, relkind FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'S') LOOP
        IF one.relkind = 'S' THEN
            statements := statements || format('PERFORM setval(%L, 1, false);', one.relname);
        ELSE
            EXECUTE format('SELECT EXISTS (SELECT FROM %I)', one.relname) INTO filled;
            IF NOT filled THEN
                statements := statements || format('DELETE FROM %I;', one.relname);
            ELSIF one.relname <> 'house_version' THEN
                RAISE EXCEPTION 'new databases have rows in %, which are to be kept', one.relname;
            END IF;
        END IF;
    END LOOP;
    EXECUTE 'CREATE FUNCTION empty_everything() RETURNS VOID LANGUAGE plpgsql AS '
        || quote_literal('BEGIN ' || statements || ' END');
END
$$;
SET session_replication_role = replica;
)";

pid_t spawn(const std::vector<std::string>& command, const fs::path& log) {
    const pid_t child = ::fork();
    if (child != 0) return child;
    ::prctl(PR_SET_PDEATHSIG, SIGINT);
    const int file = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    ::dup2(file, STDOUT_FILENO);
    ::dup2(file, STDERR_FILENO);
    std::vector<char*> words;
    for (const std::string& word : command) words.push_back(const_cast<char*>(word.c_str()));
    words.push_back(nullptr);
    ::execv(words[0], words.data());
    ::_exit(127);
}

}  // namespace

PostgresServer& PostgresServer::shared() {
    static PostgresServer server;
    return server;
}

PostgresServer::PostgresServer() : programs_(installed_programs()), as_other_(::getuid() == 0) {
    if (as_other_) {
        const passwd* user = ::getpwnam("postgres");
        if (!user || ::chown(folder_.path().c_str(), user->pw_uid, user->pw_gid) != 0)
            throw std::runtime_error(
                "PostgreSQL does not run as root, and there is no user postgres.");
    }
    const pid_t making = spawn(
        as_server_user({programs_ / "initdb", "--pgdata", folder_ / "data", "--username=posthouse",
                        "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"}),
        folder_ / "initdb.log");
    int status = 0;
    ::waitpid(making, &status, 0);
    if (status != 0) {
        std::ifstream log(folder_ / "initdb.log");
        throw std::runtime_error("initdb failed: " +
                                 std::string(std::istreambuf_iterator<char>(log), {}));
    }
    start();
}

PostgresServer::~PostgresServer() {
    end(SIGINT);
}

std::vector<std::string> PostgresServer::as_server_user(std::vector<std::string> command) const {
    if (!as_other_) return command;
    std::vector<std::string> whole = {"/usr/bin/setpriv", "--reuid=postgres", "--regid=postgres",
                                      "--clear-groups",   "--pdeathsig=INT",  "--"};
    whole.insert(whole.end(), command.begin(), command.end());
    return whole;
}

void PostgresServer::start() {
    const auto until = std::chrono::steady_clock::now() + starting_max;
    while (PQping(url("postgres").c_str()) != PQPING_OK) {
        if (std::chrono::steady_clock::now() > until)
            throw std::runtime_error("The PostgreSQL server does not start.");
        // After a kill, processes of the old server may hold its shared memory for a moment.
        if (process_ == 0 || ::waitpid(process_, nullptr, WNOHANG) == process_)
            process_ = spawn(as_server_user({programs_ / "postgres", "-D", folder_ / "data", "-k",
                                             folder_.path(), "-c", "listen_addresses=", "-c",
                                             "fsync=off", "-c", "max_connections=60"}),
                             folder_ / "postgres.log");
        std::this_thread::sleep_for(20ms);
    }
}

void PostgresServer::end(int signal) {
    if (process_ == 0) return;
    ::kill(process_, signal);
    ::waitpid(process_, nullptr, 0);
    process_ = 0;
}

std::string PostgresServer::url(const std::string& database) const {
    return "postgresql://posthouse@/" + database + "?host=" + folder_.path().string();
}

void PostgresServer::Disconnecting::operator()(pg_conn* connection) const {
    PQfinish(connection);
}

void PostgresServer::run_sql(Connection& connection, const std::string& database,
                             const std::string& sql) const {
    const auto done = [&] {
        const std::unique_ptr<PGresult, decltype(&PQclear)> result(
            PQexec(connection.get(), sql.c_str()), PQclear);
        const ExecStatusType status = PQresultStatus(result.get());
        return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
    };
    const auto connect = [&] { connection.reset(PQconnectdb(url(database).c_str())); };
    if (!connection) connect();
    if (done()) return;
    if (PQstatus(connection.get()) != CONNECTION_OK) {  // the server was killed meanwhile
        connect();
        if (done()) return;
    }
    throw std::runtime_error(PQerrorMessage(connection.get()));
}

std::string PostgresServer::new_database() {
    return new_database("");
}

void PostgresServer::prepare_once(const std::function<void(const std::string&)>& prepare) {
    if (std::exchange(prepared_, true)) return;
    run_sql("CREATE DATABASE prepared");
    prepare(url("prepared"));
}

std::string PostgresServer::new_database_like(
    const std::function<void(const std::string&)>& prepare) {
    prepare_once(prepare);
    return new_database(" TEMPLATE prepared STRATEGY file_copy");
}

std::string PostgresServer::emptied_database_like(
    const std::function<void(const std::string&)>& prepare) {
    if (!emptying_) {
        prepare_once(prepare);
        run_sql("CREATE DATABASE emptied TEMPLATE prepared STRATEGY file_copy");
        run_sql(emptying_, "emptied", emptying);
    }
    run_sql(emptying_, "emptied", "SELECT empty_everything()");
    return url("emptied");
}

std::string PostgresServer::new_database(const std::string& creation) {
    const std::string name = "house" + std::to_string(++databases_);
    run_sql("CREATE DATABASE " + name + creation);
    if (databases_ > databases_kept)
        run_sql("DROP DATABASE IF EXISTS house" + std::to_string(databases_ - databases_kept) +
                " WITH (FORCE)");
    return url(name);
}

}  // namespace posthouse::store
