// Writes a table into a file, compressed. The file has its name only when all of it is on the disk;
// until then it is called `name.part`, and one that was left behind is written over.
//
// Nothing of the table is copied: rows are asked for as they are needed, tiles encoded on several
// threads and written in their order. The same table gives the same file, byte for byte, on any
// number of threads.
#pragma once

#include "tablebase/model_training.h"
#include "tablebase/table_file.h"

#include <cstdint>
#include <filesystem>
#include <functional>

namespace posthouse::tablebase {

struct WriteOptions {
    int threads = 1;
    /// Told now and then from one thread or another: blocks written, and of how many.
    std::function<void(std::uint64_t, std::uint64_t)> told;
};

/// Throws std::system_error where the disk does not take it; then nothing is left behind.
void write_table(const std::filesystem::path& path, const TableIdentity& identity,
                 const TableRows& rows, const WriteOptions& how = {});

}  // namespace posthouse::tablebase
