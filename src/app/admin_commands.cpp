#include "app/admin.h"
#include "app/config.h"
#include "app/status.h"
#include "app/store_setup.h"
#include "base/visible_text.h"
#include "cli/options.h"
#include "club/moderation.h"
#include "store/backup.h"

#include <date/date.h>

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
                if (club::typed_duration(typed)) return "";
                return fmt::format("“{}” is no length of time such as 12h, 7d or 2w.", typed);
            },
            ""};
}

CLI::Validator some_instant() {
    return {[](std::string& typed) -> std::string {
                if (typed_instant(typed)) return "";
                return fmt::format("“{}” is no moment such as 2026-11-22T10:00:00Z.", typed);
            },
            ""};
}

std::optional<club::Instant> until_of(const std::string& typed) {
    return typed.empty() ? std::nullopt : typed_instant(typed);
}

std::string format_second(club::Instant at) {
    return date::format("%F %T", std::chrono::floor<std::chrono::seconds>(at));
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

struct AdminCommands::Arguments {
    using Act = std::function<int(AdminHouse&, const club::OperatorContext&, std::ostream&)>;

    std::string name, other, reason, lasting, how;
    std::string reset_lasting = "3d";
    int plies = 0, report = 0, kept = 0;
    int how_many = 50;
    bool all = false, ends = false;
    Act act;  // of the one that was called
    /// The same, of those that open no house.
    std::function<int(const Config&, club::Instant now, std::ostream&)> copying;

    CLI::App& add(CLI::App& to, Config& configuration, const char* word, const char* about,
                  Act does) {
        CLI::App& command = *to.add_subcommand(word, about);
        add_settings(command, configuration, SettingFor::house);
        command.callback([this, does = std::move(does)] { act = does; });
        return command;
    }
    void wants_player(CLI::App& command) {
        command.add_option("player", name, "his name")->required();
    }
    void wants_match(CLI::App& command) {
        command.add_option("match", name, "as in wari/12")->required();
    }
    void takes_reason(CLI::App& command) {
        command.add_option("--reason", reason, "as those whom it concerns are told");
    }
    Act restrains(club::SanctionKind kind) {
        return [this, kind](AdminHouse& house, const club::OperatorContext& by, std::ostream& out) {
            return house.act(
                [&](club::UnitOfWork& unit) {
                    return house.service().restrain(unit, by, name, kind,
                                                    club::typed_duration(lasting));
                },
                out);
        };
    }
    Act lifts(club::SanctionKind kind) {
        return [this, kind](AdminHouse& house, const club::OperatorContext& by, std::ostream& out) {
            return house.act(
                [&](club::UnitOfWork& unit) { return house.service().lift(unit, by, name, kind); },
                out);
        };
    }
    /// An act on the match that was named.
    Act on_match(std::function<Expected<std::string>(const club::Service&, club::UnitOfWork&,
                                                     const club::OperatorContext&, club::Match)>
                     what) {
        return [this, what](AdminHouse& house, const club::OperatorContext& by, std::ostream& out) {
            return house.act(
                [&](club::UnitOfWork& unit) -> Expected<std::string> {
                    const auto match = typed_match(unit, name);
                    if (!match) return match.error();
                    return what(house.service(), unit, by, *match);
                },
                out);
        };
    }

    void add_people(CLI::App& to, Config&);
    void add_moderation(CLI::App& to, Config&);
    void add_matches(CLI::App& to, Config&);
    void add_house(CLI::App& to, Config&);
    void add_copying(CLI::App& to, Config&);
    void add_moving(CLI::App& to, Config&);
    void add_banner(CLI::App& to, Config&);
    void add_status(CLI::App& to, Config&);
};

void AdminCommands::Arguments::add_people(CLI::App& to, Config& c) {
    add(to, c, "users", "every player: since when, last seen, running matches, address",
        [](AdminHouse& house, const club::OperatorContext& by, std::ostream& out) {
            return list_users(house, by.now, out);
        });
    wants_player(add(to, c, "show", "all about a player",
                     [this](AdminHouse& house, const club::OperatorContext& by, std::ostream& out) {
                         return show_user(house, name, by.now, out);
                     }));
    CLI::App& rename =
        add(to, c, "rename", "give a player another name",
            [this](AdminHouse& house, const club::OperatorContext& by, std::ostream& out) {
                return house.act(
                    [&](club::UnitOfWork& unit) {
                        return house.service().rename(unit, by, name, other);
                    },
                    out);
            });
    wants_player(rename);
    rename.add_option("new", other, "the new name")->required();
    takes_reason(rename);
    CLI::App& address =
        add(to, c, "address", "send a player's letters elsewhere, without a confirmation",
            [this](AdminHouse& house, const club::OperatorContext& by, std::ostream& out) {
                return house.act(
                    [&](club::UnitOfWork& unit) {
                        return house.service().give_address(unit, by, name, other);
                    },
                    out);
            });
    wants_player(address);
    address.add_option("address", other, "the only one that he has then")->required();
    takes_reason(address);
    CLI::App& reset = add(
        to, c, "reset-link", "a link with which a player may choose another password, once",
        [this](AdminHouse& house, const club::OperatorContext& by, std::ostream& out) {
            return reset_link(house, by, name, club::typed_duration(reset_lasting).value(), out);
        });
    wants_player(reset);
    reset.add_option("--for", reset_lasting, "how long it is good: 12h, 7d, 2w")
        ->check(some_duration())
        ->type_name("TIME")
        ->capture_default_str();
    wants_player(add(to, c, "delete", "delete a player's account for good: name, address, letters",
                     [this](AdminHouse& house, const club::OperatorContext& by, std::ostream& out) {
                         return house.act(
                             [&](club::UnitOfWork& unit) {
                                 return house.service().delete_player(unit, by, name);
                             },
                             out);
                     }));
    CLI::App& all_of_them =
        add(to, c, "export-player", "write all that the house holds of a player as a ZIP file",
            [this](AdminHouse& house, const club::OperatorContext& by, std::ostream& out) {
                return export_player(house, name, other, by.now, out);
            });
    wants_player(all_of_them);
    all_of_them.add_option("file", other, "a new file, readable by you alone")->required();
    CLI::App& two_factor =
        add(to, c, "two-factor-off", "switch off a player's two-factor authentication",
            [this](AdminHouse& house, const club::OperatorContext& by, std::ostream& out) {
                return house.act(
                    [&](club::UnitOfWork& unit) {
                        return house.service().end_two_factor(unit, by, name);
                    },
                    out);
            });
    wants_player(two_factor);
    takes_reason(two_factor);
}

void AdminCommands::Arguments::add_moderation(CLI::App& to, Config& c) {
    for (const auto& [word, about, kind] :
         {std::tuple("mute", "let a player's words reach nobody", club::SanctionKind::mute),
          std::tuple("ban", "let a player do nothing but look, resign and leave",
                     club::SanctionKind::ban)}) {
        CLI::App& command = add(to, c, word, about, restrains(kind));
        wants_player(command);
        takes_reason(command);
        command
            .add_option("--for", lasting, "how long: 12h, 7d, 2w; until it is lifted if not said")
            ->check(some_duration())
            ->type_name("TIME");
    }
    for (const auto& [word, about, kind] :
         {std::tuple("unmute", "let a player's words reach others again", club::SanctionKind::mute),
          std::tuple("unban", "let a player play again", club::SanctionKind::ban)}) {
        CLI::App& command = add(to, c, word, about, lifts(kind));
        wants_player(command);
        takes_reason(command);
    }
    CLI::App& role =
        add(to, c, "operator", "let a player keep order on the page",
            [this](AdminHouse& house, const club::OperatorContext& by, std::ostream& out) {
                return house.act(
                    [&](club::UnitOfWork& unit) {
                        return ends ? house.service().end_operator(unit, by, name)
                                    : house.service().make_operator(unit, by, name);
                    },
                    out);
            });
    wants_player(role);
    role.add_flag("--end", ends, "no more");
    takes_reason(role);
    add(to, c, "restraints", "who is muted or banned",
        [](AdminHouse& house, const club::OperatorContext& by, std::ostream& out) {
            return list_restraints(house, by.now, out);
        });
    add(to, c, "pairs", "who may have played for the rating alone (docs/ratings.md)",
        [](AdminHouse& house, const club::OperatorContext&, std::ostream& out) {
            return list_pairs(house, out);
        });
    CLI::App& reports =
        add(to, c, "reports", "what players have reported",
            [this](AdminHouse& house, const club::OperatorContext& by, std::ostream& out) {
                if (report == 0) return list_reports(house, all, out);
                return house.act(
                    [&](club::UnitOfWork& unit) {
                        return house.service().close_report(unit, by, club::ReportId{report});
                    },
                    out);
            });
    reports.add_flag("--all", all, "those that are closed, too");
    reports.add_option("--close", report, "the number of a report that has been seen to");
}

void AdminCommands::Arguments::add_matches(CLI::App& to, Config& c) {
    CLI::App& match = *to.add_subcommand("match", "look at a match, or set it right");
    match.require_subcommand(1);
    wants_match(add(match, c, "show", "the board, its moves, its jobs, and what was done to it",
                    [this](AdminHouse& house, const club::OperatorContext&, std::ostream& out) {
                        return show_match(house, name, out);
                    }));
    CLI::App& repair = add(match, c, "repair", "make the jobs of its turn anew",
                           on_match([](const club::Service& service, club::UnitOfWork& unit,
                                       const club::OperatorContext& by, club::Match one) {
                               return service.recreate_turn_jobs(unit, by, std::move(one));
                           }));
    wants_match(repair);
    takes_reason(repair);
    CLI::App& back =
        add(match, c, "take-back", "back to where so many moves had been made, also after its end",
            on_match([this](const club::Service& service, club::UnitOfWork& unit,
                            const club::OperatorContext& by, club::Match one) {
                return service.take_back_to(unit, by, std::move(one), plies);
            }));
    wants_match(back);
    back.add_option("moves", plies, "how many moves stand")->required();
    takes_reason(back);
    CLI::App& end = add(match, c, "end", "end it by ruling, or give it another result",
                        on_match([this](const club::Service& service, club::UnitOfWork& unit,
                                        const club::OperatorContext& by, club::Match one) {
                            return service.rule(unit, by, std::move(one), typed_result(how));
                        }));
    wants_match(end);
    end.add_option("result", how, "who wins; void: it counts nowhere")
        ->required()
        ->check(CLI::IsMember({"first", "second", "draw", "void"}));
    takes_reason(end);
    CLI::App& move = add(match, c, "move", "let another player go on in a player's place",
                         on_match([this](const club::Service& service, club::UnitOfWork& unit,
                                         const club::OperatorContext& by, club::Match one) {
                             return service.give_seat(unit, by, std::move(one), other, how);
                         }));
    wants_match(move);
    move.add_option("from", other, "who plays there now")->required();
    move.add_option("to", how, "who goes on")->required();
    takes_reason(move);
}

void AdminCommands::Arguments::add_house(CLI::App& to, Config& c) {
    CLI::App& stop = add(to, c, "freeze", "stop all clocks, or let them run again",
                         [this](AdminHouse& house, const club::OperatorContext& by,
                                std::ostream& out) { return freeze(house, by, how, out); });
    stop.add_option("how", how, "on or off; says how it stands if left out")
        ->check(CLI::IsMember({"on", "off"}));
    takes_reason(stop);
    add(to, c, "stuck", "what is late or dead: jobs, letters, matches that nobody would end",
        [](AdminHouse& house, const club::OperatorContext& by, std::ostream& out) {
            return tell_stuck(house, by.now, out);
        });
    CLI::App& acts =
        add(to, c, "audit", "what operators have done, the last first",
            [this](AdminHouse& house, const club::OperatorContext&, std::ostream& out) {
                return audit(house, static_cast<std::size_t>(how_many), out);
            });
    acts.add_option("--last", how_many, "how many")
        ->check(cli::whole_number(1, 1'000'000))
        ->type_name("N")
        ->capture_default_str();
}

void AdminCommands::Arguments::add_banner(CLI::App& to, Config& c) {
    CLI::App& command =
        add(to, c, "banner", "show a notice at the top of every page, or end it",
            [this](AdminHouse& house, const club::OperatorContext& by, std::ostream& out) {
                return house.act(
                    [&](club::UnitOfWork& unit) {
                        return ends ? house.service().end_banner(unit, by)
                                    : house.service().set_banner(unit, by, other, until_of(how));
                    },
                    out);
            });
    auto* words = command.add_option("text", other, "the notice, up to 300 characters");
    auto* until = command.add_option("--until", how, "when it ends, in UTC: 2026-11-22T10:00:00Z")
                      ->check(some_instant())
                      ->type_name("TIME");
    command.add_flag("--end", ends, "show no notice any more")->excludes(words)->excludes(until);
}

void AdminCommands::Arguments::add_status(CLI::App& to, Config& c) {
    CLI::App& command = *to.add_subcommand(
        "status", "players, queues and limits that were reached, of the server that is open");
    add_settings(command, c, SettingFor::house);
    command.callback([this] {
        copying = [](const Config& configuration, club::Instant, std::ostream& out) {
            return ask_status(configuration, out);
        };
    });
}

void AdminCommands::Arguments::add_copying(CLI::App& to, Config& c) {
    CLI::App& copy =
        *to.add_subcommand("backup", "copy the house, while it is open: database, key, maildirs");
    add_settings(copy, c, SettingFor::house);
    copy.add_option("folder", name, "where the copy's own folder is made")->required();
    copy.add_option("--keep", kept, "throw away all copies there but the last so many")
        ->check(cli::whole_number(1, 10'000))
        ->type_name("N");
    copy.callback([this] {
        copying = [this](const Config& configuration, club::Instant now, std::ostream& out) {
            expect_file(configuration, "a backup");
            out << store::back_up(configuration.data, name, now) << '\n';
            if (kept > 0) store::keep_last(name, static_cast<std::size_t>(kept));
            return 0;
        };
    });
    CLI::App& back = *to.add_subcommand(
        "restore", "make a house again from a backup, or from an archive as it was at a moment");
    back.add_option("from", name, "a backup's own folder, or an archive")->required();
    back.add_option("--to", other, "the folder to make; there must be no house in it")->required();
    back.add_option("--at", how, "of an archive: 2026-11-22T10:00:00Z; its last moment if not said")
        ->check(some_instant())
        ->type_name("TIME");
    back.callback([this] {
        copying = [this](const Config&, club::Instant, std::ostream& out) {
            const auto moment = how.empty() ? std::nullopt : typed_instant(how);
            const auto last = store::restore(name, other, moment);
            out << fmt::format(
                "The house is in “{}”{}. Open it with --data {}.\n", other,
                last ? fmt::format(", as it was at {} UTC", format_second(*last)) : "", other);
            return 0;
        };
    });
}

void AdminCommands::Arguments::add_moving(CLI::App& to, Config& c) {
    using Copying = std::function<int(const Config&, club::Instant, std::ostream&)>;
    const auto add = [&](const char* word, const char* about, Copying does) -> CLI::App& {
        CLI::App& command = *to.add_subcommand(word, about);
        add_settings(command, c, SettingFor::house);
        command.callback([this, does = std::move(does)] { copying = does; });
        return command;
    };
    // What is said goes beside the export, which may be the output itself.
    add("export", "write the whole house, its key included, as text (docs/export-format.md)",
        [this](const Config& configuration, club::Instant, std::ostream& out) {
            return export_house(configuration, name, out, std::cerr);
        })
        .add_option("file", name, "a new file, or - for the standard output")
        ->required();
    add("import", "read such a text into a store in which there is nothing",
        [this](const Config& configuration, club::Instant, std::ostream&) {
            return import_house(configuration, name, std::cin, std::cerr);
        })
        .add_option("file", name, "to be read, or - for the standard input")
        ->required();
    add("migrate", "move the closed house to another store, and compare the two",
        [this](const Config& configuration, club::Instant, std::ostream& out) {
            return migrate_store(configuration, other, out);
        })
        .add_option("--to", other, "postgresql://user@host/name, or a data folder")
        ->required();
}

AdminCommands::AdminCommands() : arguments_(std::make_unique<Arguments>()) {}
AdminCommands::~AdminCommands() = default;

void AdminCommands::add_to(CLI::App& app, Config& configuration) {
    CLI::App& command =
        *app.add_subcommand("admin", "for operators, while the house is open or not");
    command.require_subcommand(1);
    arguments_->add_people(command, configuration);
    arguments_->add_moderation(command, configuration);
    arguments_->add_matches(command, configuration);
    arguments_->add_house(command, configuration);
    arguments_->add_banner(command, configuration);
    arguments_->add_status(command, configuration);
    arguments_->add_copying(command, configuration);
    arguments_->add_moving(command, configuration);
}

int AdminCommands::carry_out(const Config& configuration, club::Instant now, std::ostream& out) {
    if (arguments_->copying) return arguments_->copying(configuration, now, out);
    AdminHouse house(configuration);
    // What people wrote stands in it, and a terminal shows it.
    std::ostringstream told;
    const int status = arguments_->act(house, {operator_name(), arguments_->reason, now}, told);
    out << visible_text(told.str());
    return status;
}

}  // namespace posthouse::app
