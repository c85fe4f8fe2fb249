// Whether a PostgreSQL database was changed by anything but our own transactions since the last of
// them: another server of the house, an operator, whoever. Told by the numbers that the server
// gives to transactions that write: if ours follow upon each other and no other is on its way, we
// were alone.
//
// Transactions in other databases of the same server count, too: they cost a memory, no mistake.
//
// Deliberately absent: asking the server.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace posthouse::store {

class ExclusivityCheck {
public:
    /// A transaction of ours begins: `snapshot` is pg_current_snapshot() before it has written.
    /// True: nobody else has written since our last one committed.
    bool on_begin(const std::string& snapshot);
    /// It is about to commit as this transaction; empty: it has written nothing.
    void on_commit(const std::string& transaction);

private:
    std::optional<std::uint64_t> next_;      // what our transaction is called, if it is the next
    std::optional<std::uint64_t> expected_;  // what the one after ours will be called
};

}  // namespace posthouse::store
