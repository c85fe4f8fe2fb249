// The operator's commands, which work on the store whether the server runs or not. Actions go to
// the audit log. Each function prints its result to `out` and returns the exit status: 0, or 2 with
// a sentence if refused.
#pragma once

#include "app/config.h"
#include "club/commands/club.h"
#include "club/core/store.h"
#include "club/moderation/moderation.h"
#include "club/moderation/new_players.h"

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
    int run(const Config&, club::Instant now, std::ostream& out);

private:
    struct Arguments;
    std::unique_ptr<Arguments> arguments_;
};

/// “2026-11-22T10:00:00Z”, “2026-11-22 10:00”, in UTC; empty if it is anything else.
std::optional<club::Instant> typed_instant(const std::string& typed);

/// The same, and the end of a day: “2026-11-22”.
std::optional<club::Instant> typed_end(const std::string& typed);

/// The existing store of this configuration. Throws if there is none: it creates none.
class AdminSession {
public:
    explicit AdminSession(const Config&);

    club::Store& store() { return *store_; }
    club::Club& club() { return club_; }
    const Config& configuration() const { return configuration_; }
    /// The page as players see it.
    std::string base_url() const;
    /// Runs an action in one transaction and prints its answer.
    int act(const std::function<Expected<std::string>(club::UnitOfWork&)>&, std::ostream& out);

private:
    const Config configuration_;
    std::unique_ptr<club::Store> store_;
    club::Club club_;
};

/// The login name of the user, or of the one who called sudo.
std::string operator_name();

/// Pauses all clocks (`on`) or resumes them (`off`); empty: prints the state.
int freeze(AdminSession&, const club::OperatorContext&, const std::string& how, std::ostream& out);

int show_user(AdminSession&, const std::string& name, club::Instant now, std::ostream& out);
int reset_link(AdminSession&, const club::OperatorContext&, const std::string& name,
               std::chrono::milliseconds lasting, std::ostream& out);
/// Creates an account and prints a reset link, with which the player chooses their password.
int create_player(AdminSession&, const club::OperatorContext&, const std::string& name,
                  const std::string& address, std::chrono::milliseconds lasting, std::ostream& out);
/// With which people can sign up.
std::string invitation_link(AdminSession&, club::SignUpInvitationId);
/// Makes an invitation to sign up and prints its link.
int invite(AdminSession&, const club::OperatorContext&, const club::InvitationTerms&,
           std::ostream& out);
int export_player(AdminSession&, const std::string& name, const std::string& file,
                  club::Instant now, std::ostream& out);

/// Makes the file of this month's games (“2026-10”) anew or, if none is named, all that are
/// missing.
int make_monthly_games(AdminSession&, const std::string& month, club::Instant now,
                       std::ostream& out);

/// The match written as “wari/12”.
Expected<club::Match> typed_match(const club::StoreReader&, const std::string& typed);
int show_match(AdminSession&, const std::string& typed, std::ostream& out);
/// Overdue jobs, failed mails and stuck matches. Status 1 if there are any.
int print_overdue(AdminSession&, club::Instant now, std::ostream& out);

/// `posthouse dead-letters`: lists undeliverable mails, newest first. `retry` is the number of one
/// or "all": sends them again. Works while the server runs.
int dead_letters(const Config&, const std::string& retry, std::ostream& out);

}  // namespace posthouse::app
