// `posthouse doctor`: whether a running house is well: its settings, its site as players see it,
// its mail, disk and backups. Changes nothing and sends no letter.
#pragma once

#include "app/admin/deliverability.h"
#include "app/config.h"
#include "club/core/types.h"

#include <ostream>
#include <string>

namespace CLI {
class App;
}

namespace posthouse::app {

struct DoctorOptions {
    Surroundings around;
    std::string backups = "/var/backups/posthouse/daily";  // where posthouse-backup.timer puts them
};

void add_doctor(CLI::App& app, Config&, DoctorOptions&, SettingsFindings& in_file);

/// `page_folder` as for check_setup(). The exit status: 1 if anything is wrong.
int doctor(const Config&, const DoctorOptions&, const SettingsFindings& in_file,
           const std::string& page_folder, club::Instant now, std::ostream& out);

/// The newest backup in this folder and its age.
void check_backups(const Config&, const std::string& folder, club::Instant now, hosting::Findings&);

}  // namespace posthouse::app
