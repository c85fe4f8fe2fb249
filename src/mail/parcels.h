// What lies ready in the outbox, put together for the postman: which letters go now, which of them
// as one digest, and where to.
//
// Deliberately absent: carrying, writing anything down (Outbox).
#pragma once

#include "club/store.h"

#include <cstddef>
#include <string>
#include <vector>

namespace posthouse::mail {

/// What goes out as one mail: a letter, or several of one reader as a digest, oldest first.
using MailBatch = std::vector<club::Letter>;

/// Made of the `limit` oldest letters that are due, in their order. Letters that their reader wants
/// as a digest, and those of somebody for whom more than ten have waited for over an hour, are put
/// together.
std::vector<MailBatch> due_batches(const club::StoreReader&, club::Instant now, std::size_t limit);

/// Where the letter goes now: its own address while that is a good one of its reader's, else the
/// reader's present one; empty: nowhere, it waits on the page. An answer goes to whoever asked, and
/// what confirms an address to that address.
std::string present_address(const club::StoreReader&, const club::Letter&);

}  // namespace posthouse::mail
