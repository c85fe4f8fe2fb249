// Writes a table to a file, compressed. Until all of it is on disk the file is called `name.part`;
// a leftover one is overwritten.
//
// Does not copy the table: rows are requested as needed, tiles encoded by several threads and
// written in order. The file does not depend on the number of threads.
#pragma once

#include "tablebase/files/model_training.h"
#include "tablebase/files/table_file.h"

#include <cstdint>
#include <filesystem>
#include <functional>

namespace posthouse::tablebase {

struct WriteOptions {
    int threads = 1;
    /// Called now and then from some thread: blocks written, and the total.
    std::function<void(std::uint64_t, std::uint64_t)> on_progress;
};

/// Throws std::system_error on disk errors and leaves nothing behind.
void write_table(const std::filesystem::path& path, const TableIdentity& identity,
                 const TableRows& rows, const WriteOptions& how = {});

}  // namespace posthouse::tablebase
