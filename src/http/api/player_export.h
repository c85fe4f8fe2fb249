// All data about a player as a ZIP file: JSON, games as text, letters. It contains no secrets
// (hashes, mail tokens, keys), and of other players only their names and what this player could
// read anyway.
#pragma once

#include "club/core/store.h"

#include <string>
#include <string_view>

namespace posthouse::http {

/// An anonymous temporary file, deleted when closed. Throws std::system_error.
class TemporaryFile {
public:
    TemporaryFile();
    ~TemporaryFile();
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    int descriptor() const { return file_; }
    std::string content() const;

private:
    int file_ = -1;
};

/// Writes the ZIP file piece by piece. Throws on read and write errors, and std::runtime_error for
/// an unknown player.
void write_player_export(const club::StoreReader&, club::UserId, std::string_view house, int file,
                         club::Instant now);

}  // namespace posthouse::http
