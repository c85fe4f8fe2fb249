// All that the house holds of a player, as a ZIP file: JSON, their games as text, their letters.
// No secret is in it (hashes, marks, keys), and nothing of other players but their names and what
// this player could read of them anyway.
#pragma once

#include "club/store.h"

#include <string>
#include <string_view>

namespace posthouse::http {

/// A file without a name, which is gone when nobody has it open. Throws std::system_error.
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

/// Writes it to this open file, one piece after another. Throws what reading and writing throw; a
/// player who is not there has nothing, and throws std::runtime_error.
void write_player_export(const club::StoreReader&, club::UserId, std::string_view house, int file,
                         club::Instant now);

}  // namespace posthouse::http
