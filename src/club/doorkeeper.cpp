#include "club/doorkeeper.h"

#include "club/command_table.h"

namespace posthouse {

std::optional<User> Doorkeeper::recognise(std::string_view name, std::string_view password) const {
    if (password.size() > password_size_max) return std::nullopt;
    std::optional<User> user;
    store_.read([&](const Reader& reader) { user = reader.user_named(name); });
    if (!user || !password_matches(user->password_hash, password)) return std::nullopt;
    return user;
}

Proofs Doorkeeper::prove(const Request& request) const {
    std::string speaker;
    if (request.speaker)
        store_.read([&](const Reader& reader) {
            if (const auto user = reader.user(*request.speaker)) speaker = user->name;
        });
    Proofs proofs(request.lines.size());
    for (std::size_t i = 0; i < request.lines.size() && i < lines_max; ++i) {
        const auto command = read_command(request.lines[i], speaker);
        if (!command) continue;
        const std::string& fresh = command->new_password;
        if (fresh.size() >= password_size_min && fresh.size() <= password_size_max)
            proofs[i].new_hash = hash_password(fresh, cost_);
        if (!command->claim) continue;
        for (const std::string& name : command->claim->names) {
            const auto user = recognise(name, command->claim->password);
            if (!user) continue;
            proofs[i].claimed = user->id;
            proofs[i].hash = user->password_hash;
            break;
        }
    }
    return proofs;
}

}  // namespace posthouse
