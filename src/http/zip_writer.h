// A ZIP file, written entry by entry as it comes: memory does not grow with it. Throws
// std::runtime_error where the file cannot be written.
#pragma once

#include "club/types.h"

#include <memory>
#include <string>
#include <string_view>

namespace posthouse::http {

class ZipWriter {
public:
    /// Writes to this open file, which stays the caller's.
    ZipWriter(int file, club::Instant now);
    ~ZipWriter();
    ZipWriter(const ZipWriter&) = delete;
    ZipWriter& operator=(const ZipWriter&) = delete;

    /// What is written next belongs to a file of this name.
    void begin(const std::string& name);
    void write(std::string_view);
    /// Without it the file is not whole.
    void finish();

private:
    struct Archive;
    std::unique_ptr<Archive> archive_;
};

}  // namespace posthouse::http
