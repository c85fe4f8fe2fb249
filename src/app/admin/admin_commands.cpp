#include "app/admin/admin.h"
#include "app/admin/admin_lists.h"
#include "app/admin/backup_commands.h"
#include "app/admin/status.h"
#include "app/config.h"
#include "app/server/store_setup.h"
#include "base/visible_text.h"
#include "cli/options.h"
#include "club/maintenance/leaving.h"
#include "club/maintenance/repair.h"
#include "club/matches/match_tables.h"
#include "club/moderation/moderation.h"
#include "club/moderation/moderation_tables.h"
#include "club/moderation/operator_acts.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <ctime>
#include <functional>
#include <iostream>
#include <optional>
#include <sstream>

namespace posthouse::app {
namespace {

CLI::Validator some_duration() {
    return {[](std::string& typed) -> std::string {
                if (club::parse_duration(typed)) return "";
                return fmt::format("“{}” is not a duration such as 12h, 7d or 2w.", typed);
            },
            ""};
}

CLI::Validator some_instant() {
    return {[](std::string& typed) -> std::string {
                if (typed_instant(typed)) return "";
                return fmt::format("“{}” is not a time such as 2026-11-22T10:00:00Z.", typed);
            },
            ""};
}

CLI::Validator some_end() {
    return {[](std::string& typed) -> std::string {
                if (typed_end(typed)) return "";
                return fmt::format(
                    "“{}” is not a day or time such as 2026-11-22 or 2026-11-22T10:00:00Z.", typed);
            },
            ""};
}

std::optional<club::Instant> until_of(const std::string& typed) {
    return typed.empty() ? std::nullopt : typed_instant(typed);
}

std::optional<Result> typed_result(const std::string& typed) {
    if (typed == "void") return std::nullopt;
    return typed == "draw" ? Result::draw : typed == "first" ? Result::first : Result::second;
}

}  // namespace

std::optional<club::Instant> typed_instant(const std::string& typed) {
    for (const char* form :
         {"%Y-%m-%dT%H:%M:%SZ", "%Y-%m-%d %H:%M:%S", "%Y-%m-%dT%H:%MZ", "%Y-%m-%d %H:%M"}) {
        std::tm parts{};
        const char* end = ::strptime(typed.c_str(), form, &parts);
        if (!end || *end != '\0') continue;
        const int day = parts.tm_mday;
        const std::time_t seconds = ::timegm(&parts);  // makes the 30th of February a day in March
        if (parts.tm_mday == day) return club::Instant(std::chrono::seconds(seconds));
    }
    return std::nullopt;
}

std::optional<club::Instant> typed_end(const std::string& typed) {
    constexpr std::size_t day_size = std::string_view("2026-11-22").size();
    if (typed.size() != day_size) return typed_instant(typed);
    const auto begins = typed_instant(typed + " 00:00");
    return begins ? std::optional(*begins + std::chrono::days(1)) : std::nullopt;
}

struct AdminCommands::Arguments {
    using Act = std::function<int(AdminSession&, const club::OperatorContext&, std::ostream&)>;

    std::string name, other, reason, lasting, how;
    std::string reset_lasting = "3d";
    int plies = 0, report = 0, kept = 0, uses = 1, withdrawn = 0;
    int how_many = 50;
    bool all = false, ends = false, json = false;
    Act act;  // of the subcommand that was called
    /// The same for subcommands that do not open the store.
    std::function<int(const Config&, club::Instant now, std::ostream&)> copying;

    CLI::App& add(CLI::App& to, Config& configuration, const char* word, const char* about,
                  Act does) {
        CLI::App& command = *to.add_subcommand(word, about);
        add_settings(command, configuration, SettingFor::all_commands);
        command.callback([this, does = std::move(does)] { act = does; });
        return command;
    }
    CLI::App& lists(CLI::App& command) {
        command.add_flag("--json", json, "for programs: an object in each line");
        return command;
    }
    ListForm form() const { return json ? ListForm::json : ListForm::text; }
    void wants_player(CLI::App& command) {
        command.add_option("player", name, "name of the player")->required();
    }
    void wants_match(CLI::App& command) {
        command.add_option("match", name, "match, for example wari/12")->required();
    }
    void takes_reason(CLI::App& command) {
        command.add_option("--reason", reason, "reason, shown to the players concerned");
    }
    Act restrains(club::SanctionKind kind) {
        return [this, kind](AdminSession& session, const club::OperatorContext& by,
                            std::ostream& out) {
            return session.act(
                [&](club::UnitOfWork& unit) {
                    return club::add_sanction(session.club(), unit, by, name, kind,
                                              club::parse_duration(lasting));
                },
                out);
        };
    }
    Act lifts(club::SanctionKind kind) {
        return [this, kind](AdminSession& session, const club::OperatorContext& by,
                            std::ostream& out) {
            return session.act(
                [&](club::UnitOfWork& unit) { return club::lift_sanction(unit, by, name, kind); },
                out);
        };
    }
    /// An act on the match given.
    Act on_match(std::function<Expected<std::string>(club::Club&, club::UnitOfWork&,
                                                     const club::OperatorContext&, club::Match)>
                     what) {
        return [this, what](AdminSession& session, const club::OperatorContext& by,
                            std::ostream& out) {
            return session.act(
                [&](club::UnitOfWork& unit) -> Expected<std::string> {
                    const auto match = typed_match(unit, name);
                    if (!match) return match.error();
                    return what(session.club(), unit, by, *match);
                },
                out);
        };
    }

    void add_people(CLI::App& to, Config&);
    void add_new_players(CLI::App& to, Config&);
    void add_moderation(CLI::App& to, Config&);
    void add_matches(CLI::App& to, Config&);
    void add_house(CLI::App& to, Config&);
    void add_copying(CLI::App& to, Config&);
    void add_moving(CLI::App& to, Config&);
    void add_monthly_games(CLI::App& to, Config&);
    void add_banner(CLI::App& to, Config&);
    void add_status(CLI::App& to, Config&);
};

void AdminCommands::Arguments::add_people(CLI::App& to, Config& c) {
    lists(add(to, c, "users", "list players: joined, last seen, running matches, address",
              [this](AdminSession& session, const club::OperatorContext& by, std::ostream& out) {
                  return list_users(session, form(), by.now, out);
              }));
    wants_player(add(to, c, "show", "print all about a player",
                     [this](AdminSession& session, const club::OperatorContext& by,
                            std::ostream& out) { return show_user(session, name, by.now, out); }));
    CLI::App& rename =
        add(to, c, "rename", "give a player another name",
            [this](AdminSession& session, const club::OperatorContext& by, std::ostream& out) {
                return session.act(
                    [&](club::UnitOfWork& unit) {
                        return club::rename(session.club(), unit, by, name, other);
                    },
                    out);
            });
    wants_player(rename);
    rename.add_option("new", other, "the new name")->required();
    takes_reason(rename);
    CLI::App& address =
        add(to, c, "address", "change a player's mail address, without confirmation",
            [this](AdminSession& session, const club::OperatorContext& by, std::ostream& out) {
                return session.act(
                    [&](club::UnitOfWork& unit) {
                        return club::set_address(session.club(), unit, by, name, other);
                    },
                    out);
            });
    wants_player(address);
    address.add_option("address", other, "new address, instead of all others")->required();
    takes_reason(address);
    CLI::App& reset = add(
        to, c, "reset-link", "make a link with which a player can choose a new password once",
        [this](AdminSession& session, const club::OperatorContext& by, std::ostream& out) {
            return reset_link(session, by, name, club::parse_duration(reset_lasting).value(), out);
        });
    wants_player(reset);
    reset.add_option("--for", reset_lasting, "valid for this time: 12h, 7d, 2w")
        ->check(some_duration())
        ->type_name("TIME")
        ->capture_default_str();
    wants_player(
        add(to, c, "delete", "delete a player's account for good: name, address, letters",
            [this](AdminSession& session, const club::OperatorContext& by, std::ostream& out) {
                return session.act(
                    [&](club::UnitOfWork& unit) {
                        return club::delete_player(session.club(), unit, by, name);
                    },
                    out);
            }));
    CLI::App& all_of_them =
        add(to, c, "export-player", "write all data about a player to a ZIP file",
            [this](AdminSession& session, const club::OperatorContext& by, std::ostream& out) {
                return export_player(session, name, other, by.now, out);
            });
    wants_player(all_of_them);
    all_of_them.add_option("file", other, "file to create, readable by you alone")->required();
    CLI::App& two_factor = add(
        to, c, "two-factor-off", "switch off a player's two-factor authentication",
        [this](AdminSession& session, const club::OperatorContext& by, std::ostream& out) {
            return session.act(
                [&](club::UnitOfWork& unit) { return club::end_two_factor(unit, by, name); }, out);
        });
    wants_player(two_factor);
    takes_reason(two_factor);
}

void AdminCommands::Arguments::add_new_players(CLI::App& to, Config& c) {
    CLI::App& create = add(
        to, c, "create", "create an account, and a link with which its player chooses a password",
        [this](AdminSession& session, const club::OperatorContext& by, std::ostream& out) {
            return create_player(session, by, name, other,
                                 club::parse_duration(reset_lasting).value(), out);
        });
    create.add_option("name", name, "name of the new player")->required();
    create.add_option("--address", other, "mail address, which needs no confirmation then")
        ->type_name("ADDRESS");
    create.add_option("--for", reset_lasting, "the link is valid for this time: 12h, 7d, 2w")
        ->check(some_duration())
        ->type_name("TIME")
        ->capture_default_str();
    CLI::App& inviting =
        add(to, c, "invite", "make a link with which people can sign up, whatever sign-ups says",
            [this](AdminSession& session, const club::OperatorContext& by, std::ostream& out) {
                return invite(session, by,
                              {uses, how.empty() ? std::nullopt : typed_end(how), other}, out);
            });
    inviting.add_option("--uses", uses, "so many people")
        ->check(cli::whole_number(1, club::invitation_uses_max))
        ->type_name("N")
        ->capture_default_str();
    inviting.add_option("--until", how, "last day, or a time in UTC (default: for 30 days)")
        ->check(some_end())
        ->type_name("DAY");
    inviting.add_option("--note", other, "for whom; only operators see it")->type_name("TEXT");
    CLI::App& invitations = lists(add(
        to, c, "invitations", "list invitations and who signed up by them, or withdraw one",
        [this](AdminSession& session, const club::OperatorContext& by, std::ostream& out) {
            if (withdrawn == 0) return list_invitations(session, form(), by.now, out);
            return session.act(
                [&](club::UnitOfWork& unit) {
                    return club::withdraw_invitation(unit, by, club::SignUpInvitationId{withdrawn});
                },
                out);
        }));
    invitations.add_option("--withdraw", withdrawn, "nobody can sign up by this one any more")
        ->type_name("N");
}

void AdminCommands::Arguments::add_moderation(CLI::App& to, Config& c) {
    for (const auto& [word, about, kind] :
         {std::tuple("mute", "hide a player's messages from everybody", club::SanctionKind::mute),
          std::tuple("ban", "let a player only read, resign and close the account",
                     club::SanctionKind::ban)}) {
        CLI::App& command = add(to, c, word, about, restrains(kind));
        wants_player(command);
        takes_reason(command);
        command.add_option("--for", lasting, "duration: 12h, 7d, 2w (default: until lifted)")
            ->check(some_duration())
            ->type_name("TIME");
    }
    for (const auto& [word, about, kind] :
         {std::tuple("unmute", "end the mute of a player", club::SanctionKind::mute),
          std::tuple("unban", "end the ban of a player", club::SanctionKind::ban)}) {
        CLI::App& command = add(to, c, word, about, lifts(kind));
        wants_player(command);
        takes_reason(command);
    }
    CLI::App& role =
        add(to, c, "operator", "let a player moderate on the page",
            [this](AdminSession& session, const club::OperatorContext& by, std::ostream& out) {
                return session.act(
                    [&](club::UnitOfWork& unit) {
                        return ends ? club::end_operator(unit, by, name)
                                    : club::make_operator(unit, by, name);
                    },
                    out);
            });
    wants_player(role);
    role.add_flag("--end", ends, "end it");
    takes_reason(role);
    lists(add(to, c, "sanctions", "list muted and banned players",
              [this](AdminSession& session, const club::OperatorContext& by, std::ostream& out) {
                  return list_sanctions(session, form(), by.now, out);
              }))
        .alias("restraints");
    lists(add(to, c, "pairs", "list players who may have manipulated ratings (docs/ratings.md)",
              [this](AdminSession& session, const club::OperatorContext&, std::ostream& out) {
                  return list_pairs(session, form(), out);
              }));
    CLI::App& reports = lists(
        add(to, c, "reports", "list players' reports, or close one",
            [this](AdminSession& session, const club::OperatorContext& by, std::ostream& out) {
                if (report == 0) return list_reports(session, all, form(), out);
                return session.act(
                    [&](club::UnitOfWork& unit) {
                        return club::close_report(unit, by, club::ReportId{report});
                    },
                    out);
            }));
    reports.add_flag("--all", all, "include closed reports");
    reports.add_option("--close", report, "close the report with this number");
}

void AdminCommands::Arguments::add_matches(CLI::App& to, Config& c) {
    CLI::App& match = *to.add_subcommand("match", "inspect or repair a match");
    match.require_subcommand(1);
    wants_match(add(match, c, "show", "print board, moves, jobs and operators' actions",
                    [this](AdminSession& session, const club::OperatorContext&, std::ostream& out) {
                        return show_match(session, name, out);
                    }));
    CLI::App& repair = add(match, c, "repair", "recreate the jobs of its turn",
                           on_match([](club::Club& its_club, club::UnitOfWork& unit,
                                       const club::OperatorContext& by, club::Match one) {
                               return club::recreate_turn_jobs(its_club, unit, by, std::move(one));
                           }));
    wants_match(repair);
    takes_reason(repair);
    CLI::App& back =
        add(match, c, "take-back", "go back to the position after N moves, also after its end",
            on_match([this](club::Club& its_club, club::UnitOfWork& unit,
                            const club::OperatorContext& by, club::Match one) {
                return club::take_back_to(its_club, unit, by, std::move(one), plies);
            }));
    wants_match(back);
    back.add_option("moves", plies, "moves to keep")->required();
    takes_reason(back);
    CLI::App& end =
        add(match, c, "end", "decide its result, or change it",
            on_match([this](club::Club& its_club, club::UnitOfWork& unit,
                            const club::OperatorContext& by, club::Match one) {
                return club::decide_result(its_club, unit, by, std::move(one), typed_result(how));
            }));
    wants_match(end);
    end.add_option("result", how, "winner; void: counts nowhere")
        ->required()
        ->check(CLI::IsMember({"first", "second", "draw", "void"}));
    takes_reason(end);
    CLI::App& move = add(match, c, "move", "replace a player by another",
                         on_match([this](club::Club& its_club, club::UnitOfWork& unit,
                                         const club::OperatorContext& by, club::Match one) {
                             return club::give_seat(its_club, unit, by, std::move(one), other, how);
                         }));
    wants_match(move);
    move.add_option("from", other, "player to replace")->required();
    move.add_option("to", how, "player who continues")->required();
    takes_reason(move);
}

void AdminCommands::Arguments::add_house(CLI::App& to, Config& c) {
    CLI::App& stop = add(to, c, "freeze", "pause all clocks, or resume them",
                         [this](AdminSession& session, const club::OperatorContext& by,
                                std::ostream& out) { return freeze(session, by, how, out); });
    stop.add_option("how", how, "on or off (default: print the state)")
        ->check(CLI::IsMember({"on", "off"}));
    takes_reason(stop);
    add(to, c, "overdue", "list overdue jobs, failed mails, stuck matches and tournaments",
        [](AdminSession& session, const club::OperatorContext& by, std::ostream& out) {
            return print_overdue(session, by.now, out);
        })
        .alias("stuck");
    CLI::App& acts =
        lists(add(to, c, "audit", "list operators' actions, newest first",
                  [this](AdminSession& session, const club::OperatorContext&, std::ostream& out) {
                      return list_audit(session, static_cast<std::size_t>(how_many), form(), out);
                  }));
    acts.add_option("--last", how_many, "list the last N")
        ->check(cli::whole_number(1, 1'000'000))
        ->type_name("N")
        ->capture_default_str();
}

void AdminCommands::Arguments::add_banner(CLI::App& to, Config& c) {
    CLI::App& command =
        add(to, c, "banner", "show a notice at the top of every page, or remove it",
            [this](AdminSession& session, const club::OperatorContext& by, std::ostream& out) {
                return session.act(
                    [&](club::UnitOfWork& unit) {
                        return ends ? club::end_banner(unit, by)
                                    : club::set_banner(unit, by, other, until_of(how));
                    },
                    out);
            });
    auto* words = command.add_option("text", other, "notice, up to 300 characters");
    auto* until =
        command.add_option("--until", how, "remove it at this time, in UTC: 2026-11-22T10:00:00Z")
            ->check(some_instant())
            ->type_name("TIME");
    command.add_flag("--end", ends, "remove the notice")->excludes(words)->excludes(until);
}

void AdminCommands::Arguments::add_status(CLI::App& to, Config& c) {
    CLI::App& command = *to.add_subcommand(
        "status", "print players, queues and limits reached of the running server");
    add_settings(command, c, SettingFor::all_commands);
    command.callback([this] {
        copying = [](const Config& configuration, club::Instant, std::ostream& out) {
            return ask_status(configuration, out);
        };
    });
}

void AdminCommands::Arguments::add_copying(CLI::App& to, Config& c) {
    const auto takes_moment = [this](CLI::App& command) {
        command
            .add_option("--at", how,
                        "of an archive: its state at this time, as 2026-11-22T10:00:00Z (default "
                        "the latest)")
            ->check(some_instant())
            ->type_name("TIME");
    };
    CLI::App& copy =
        *to.add_subcommand("backup", "copy database, key and maildirs, also while the server runs");
    add_settings(copy, c, SettingFor::all_commands);
    copy.add_option("folder", name, "folder in which to create the backup's folder");
    copy.add_option("--keep", kept, "delete all backups there but the last N")
        ->check(cli::whole_number(1, 10'000))
        ->type_name("N");
    copy.callback([this, &copy] {
        if (!copy.get_subcommands().empty()) return;
        if (name.empty()) throw CLI::RequiredError("folder");
        copying = [this](const Config& configuration, club::Instant now, std::ostream& out) {
            return back_up(configuration, name, static_cast<std::size_t>(kept), now, out);
        };
    });
    CLI::App& verify = *copy.add_subcommand(
        "verify", "restore a backup into a temporary folder and read all of it");
    verify
        .add_option("from", name,
                    "folder of backups, of which the newest is read, of one, or an archive")
        ->required();
    takes_moment(verify);
    verify.callback([this] {
        copying = [this](const Config&, club::Instant, std::ostream& out) {
            return verify_backup(name, until_of(how), out);
        };
    });
    CLI::App& back =
        *to.add_subcommand("restore", "restore a backup, or an archive as it was at a given time");
    back.add_option("from", name, "folder of one backup, or an archive")->required();
    back.add_option("--to", other,
                    "data folder to create, or a postgresql:// database; must be empty")
        ->required();
    takes_moment(back);
    back.callback([this] {
        copying = [this](const Config&, club::Instant, std::ostream& out) {
            return restore_backup(name, other, until_of(how), out);
        };
    });
    CLI::App& place = *to.add_subcommand(
        "put-in-place",
        "use a restored folder as the stopped server's data, and keep the old data");
    add_settings(place, c, SettingFor::all_commands);
    place.add_option("folder", name, "folder that `restore --to` made, within the data folder")
        ->required();
    place.callback([this] {
        copying = [this](const Config& configuration, club::Instant now, std::ostream& out) {
            return put_restored_in_place(configuration, name, now, out);
        };
    });
}

void AdminCommands::Arguments::add_moving(CLI::App& to, Config& c) {
    using Copying = std::function<int(const Config&, club::Instant, std::ostream&)>;
    const auto add = [&](const char* word, const char* about, Copying does) -> CLI::App& {
        CLI::App& command = *to.add_subcommand(word, about);
        add_settings(command, c, SettingFor::all_commands);
        command.callback([this, does = std::move(does)] { copying = does; });
        return command;
    };
    // Messages go to stderr, since the export may go to stdout.
    add("export", "write all data, including the key, as text (docs/export-format.md)",
        [this](const Config& configuration, club::Instant, std::ostream& out) {
            return export_store(configuration, name, out, std::cerr);
        })
        .add_option("file", name, "file to create, or - for standard output")
        ->required();
    add("import", "read an export into an empty store",
        [this](const Config& configuration, club::Instant, std::ostream&) {
            return import_store(configuration, name, std::cin, std::cerr);
        })
        .add_option("file", name, "file to read, or - for standard input")
        ->required();
    add("migrate", "copy the stopped server's data to another store and compare",
        [this](const Config& configuration, club::Instant, std::ostream& out) {
            return migrate_store(configuration, other, out);
        })
        .add_option("--to", other, "postgresql://user@host/name, or a data folder")
        ->required();
}

void AdminCommands::Arguments::add_monthly_games(CLI::App& to, Config& c) {
    add(to, c, "monthly-games",
        "make the file of a month's finished games, or of all that lack one",
        [this](AdminSession& session, const club::OperatorContext& by, std::ostream& out) {
            return make_monthly_games(session, name, by.now, out);
        })
        .add_option("month", name,
                    "for example 2026-10: made again (default: all that are missing or outdated)");
}

AdminCommands::AdminCommands() : arguments_(std::make_unique<Arguments>()) {}
AdminCommands::~AdminCommands() = default;

void AdminCommands::add_to(CLI::App& app, Config& configuration) {
    CLI::App& command = *app.add_subcommand(
        "admin", "manage players, matches and data, also while the server runs");
    command.require_subcommand(1);
    arguments_->add_people(command, configuration);
    arguments_->add_new_players(command, configuration);
    arguments_->add_moderation(command, configuration);
    arguments_->add_matches(command, configuration);
    arguments_->add_house(command, configuration);
    arguments_->add_banner(command, configuration);
    arguments_->add_status(command, configuration);
    arguments_->add_copying(command, configuration);
    arguments_->add_moving(command, configuration);
    arguments_->add_monthly_games(command, configuration);
}

int AdminCommands::run(const Config& configuration, club::Instant now, std::ostream& out) {
    if (arguments_->copying) return arguments_->copying(configuration, now, out);
    AdminSession session(configuration);
    // It contains text by players, which a terminal must not interpret.
    std::ostringstream told;
    const int status = arguments_->act(session, {operator_name(), arguments_->reason, now}, told);
    out << visible_text(told.str());
    return status;
}

}  // namespace posthouse::app
