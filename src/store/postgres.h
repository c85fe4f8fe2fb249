// The Store in a PostgreSQL database: for a house that several servers keep open at once, or that
// somebody wants to have where his other databases are.
//
// The tables and all SQL are those of the SQLite store. Here, too, one group of works is written at
// a time, whichever process it comes from: each transaction first takes the pen, an advisory lock
// of the house, and sees everything that was written before it. So seats, board numbers, ratings,
// jobs and outcomes are what they are with a single writer. Readers take no part in that.
//
// Where the connection is lost (a server restarted), a group that does not stand is done again,
// for a while; whether a commit stood whose answer was lost is seen by a row of its own.
//
// Deliberately absent: works of several processes at once (ARCHITECTURE.md says why), poolers that
// hand a connection on after each transaction (duties and listening belong to a connection).
#pragma once

#include "club/store.h"

#include <memory>
#include <string>

namespace posthouse::store {

/// Opens the database at this URL (postgresql://user@host:port/name), makes the tables where there
/// are none and brings older ones up to date. Throws where that cannot be done or a newer program
/// made them.
std::unique_ptr<club::Store> open_postgres(const std::string& url);

/// Which database that is, for people: without a password. Throws where it is no such URL.
std::string format_postgres(const std::string& url);

}  // namespace posthouse::store
