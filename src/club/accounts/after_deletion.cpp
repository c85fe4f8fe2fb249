#include "club/accounts/after_deletion.h"

#include "club/commands/command_line.h"
#include "club/commands/request_tables.h"
#include "club/core/lookalike_name.h"

namespace posthouse::club {
namespace {

std::string key_of_name(const ServerKey& key, std::string_view name) {
    return key.fingerprint("name of somebody who left " + lookalike_key(name));
}

std::string key_of_address(const ServerKey& key, std::string_view address) {
    return key.fingerprint("address of somebody barred who left " + lower_case(address));
}

bool is_kept(const StoreReader& reader, const std::string& hash, Instant now) {
    const auto kept = reader.find<Throttle>(hash);
    return kept && kept->expires > now;
}

}  // namespace

void reserve_name(UnitOfWork& unit, const ServerKey& key, const User& user, Instant now) {
    unit.put(Throttle{key_of_name(key, user.name), 1, now, now + retention_after_deletion});
}

void keep_banned(UnitOfWork& unit, const ServerKey& key, const User& user, Instant until) {
    for (const Address& one : user.addresses)
        if (one.confirmed) unit.put(Throttle{key_of_address(key, one.address), 1, until, until});
}

std::optional<Refusal> reserved_name_error(const StoreReader& reader, const ServerKey& key,
                                           std::string_view name, Instant now) {
    if (!is_kept(reader, key_of_name(key, name), now)) return std::nullopt;
    return refuse("name-of-former-player",
                  "Somebody called {name} left less than a year ago: choose another name.", name);
}

bool is_address_banned(const StoreReader& reader, const ServerKey& key, std::string_view address,
                       Instant now) {
    return is_kept(reader, key_of_address(key, address), now);
}

std::string key_after_deletion(std::string_view key) {
    return "left:" + token_hash(key);
}

std::optional<StoredResponse> find_stored_response(const StoreReader& reader,
                                                   std::string_view key) {
    auto outcome = stored_response(reader, key);
    if (!outcome && key.starts_with("mail:"))
        outcome = stored_response(reader, key_after_deletion(key));
    return outcome;
}

}  // namespace posthouse::club
