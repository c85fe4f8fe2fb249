// Every table of the club. For each type the names of its columns and, in the same order, its
// members are in the file of its subject (*_tables.cpp); the names of columns are historical. The
// SQL schema itself, with its history, is in store/sqlite/sqlite_schema.h.
#pragma once

#include "club/core/rows.h"

#include <span>

namespace posthouse::club {

std::span<const Table* const> all_tables();

}  // namespace posthouse::club
