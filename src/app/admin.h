// What an operator does to the house itself, whether it is open or not: all of it goes by the
// store, and all of it is written down among his acts.
//
// Each function writes what came of it to `out`, for people, and answers the exit status: 0, or 2
// with a sentence where it was refused.
#pragma once

#include "app/config.h"
#include "club/service.h"
#include "club/store.h"

#include <iosfwd>
#include <memory>
#include <optional>
#include <ostream>
#include <string>

namespace CLI {
class App;
}

namespace posthouse::app {

/// `posthouse admin …`: its options, and how it is run.
class AdminCommands {
public:
    AdminCommands();
    ~AdminCommands();
    AdminCommands(const AdminCommands&) = delete;
    AdminCommands& operator=(const AdminCommands&) = delete;

    void add_to(CLI::App& app, Config&);
    /// The exit status of the subcommand that was called.
    int carry_out(const Config&, club::Instant now, std::ostream& out);

private:
    struct Arguments;
    std::unique_ptr<Arguments> arguments_;
};

/// “2026-11-22T10:00:00Z”, “2026-11-22 10:00”, in UTC; empty if it is anything else.
std::optional<club::Instant> typed_instant(const std::string& typed);

/// The house in this configuration's folder. Throws where there is none: it makes no new one.
class AdminHouse {
public:
    explicit AdminHouse(const Config&);

    club::Store& store() { return *store_; }
    const club::Service& service() const { return service_; }
    /// The page as players see it.
    std::string page_url() const;
    /// Carries one act out; writes what it answers.
    int act(const std::function<Expected<std::string>(club::UnitOfWork&)>&, std::ostream& out);

private:
    const Config configuration_;
    std::unique_ptr<club::Store> store_;
    club::Service service_;
};

/// Whoever is at this terminal, by his login name; the one who called sudo, where somebody did.
std::string operator_name();

/// Stops all clocks (`on`) or lets them run again (`off`); empty: says whether they stand.
int freeze(AdminHouse&, const club::OperatorContext&, const std::string& how, std::ostream& out);

// admin_people.cpp
int list_users(AdminHouse&, club::Instant now, std::ostream& out);
int show_user(AdminHouse&, const std::string& name, club::Instant now, std::ostream& out);
int reset_link(AdminHouse&, const club::OperatorContext&, const std::string& name,
               std::chrono::milliseconds lasting, std::ostream& out);
int export_player(AdminHouse&, const std::string& name, const std::string& file, club::Instant now,
                  std::ostream& out);
int list_restraints(AdminHouse&, club::Instant now, std::ostream& out);
int list_reports(AdminHouse&, bool closed_too, std::ostream& out);
/// Wins that may have been played for the rating alone (club/suspicious_wins.h).
int list_pairs(AdminHouse&, std::ostream& out);

// admin_matches.cpp
/// The match that is typed as “wari/12”.
Expected<club::Match> typed_match(const club::StoreReader&, const std::string& typed);
int show_match(AdminHouse&, const std::string& typed, std::ostream& out);
/// What is late or dead: jobs, letters, matches whose turn nobody would end. Status 1 where there
/// is anything.
int tell_stuck(AdminHouse&, club::Instant now, std::ostream& out);
int audit(AdminHouse&, std::size_t how_many, std::ostream& out);

// `posthouse dead-letters`: what could not be delivered, for the host of the house. It may look
// while the house is open.

/// Lists them, newest first; `retry` is a letter's number or "all": they are tried again at once.
/// The exit status: 0, or 2 where there is no such letter.
int dead_letters(const Config&, const std::string& retry, std::ostream& out);

}  // namespace posthouse::app
