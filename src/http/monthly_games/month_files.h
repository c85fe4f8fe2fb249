// The finished games of each month as a compressed file for everybody (docs/api.md): the list of
// the files, which is itself a file of the same folder.
//
// A file has a new name whenever it is made anew, and counts from the moment the list is replaced:
// who is being sent the old one gets it to its end, and nobody gets a file with another's checksum.
#pragma once

#include "club/core/types.h"

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace posthouse::http {

struct MonthFile {
    std::chrono::year_month month{};
    std::int64_t games = 0;
    std::uint64_t bytes = 0, text_bytes = 0;  // compressed, and unpacked
    std::string sha256{};                     // of the compressed bytes, in hexadecimal
    club::Instant made{};
    /// What is in it has changed: it is made anew next.
    bool outdated = false;
};

struct MonthFiles {
    std::vector<MonthFile> months;  // newest first
    /// Up to when it is known what has changed in them.
    club::Instant checked{};

    const MonthFile* find(std::chrono::year_month) const;
    /// Replaces that of the same month.
    void put(MonthFile);
};

/// None if the folder or its list is missing or damaged: all is made anew then.
MonthFiles read_month_files(const std::filesystem::path& folder);
/// On return the list is on disk, and all other files of earlier lists are removed.
void write_month_files(const std::filesystem::path& folder, const MonthFiles&);

/// Where its bytes are.
std::filesystem::path path_of(const std::filesystem::path& folder, const MonthFile&);
/// What it is called where it is offered: "2026-10.txt.zst".
std::string name_of(const MonthFile&);

}  // namespace posthouse::http
