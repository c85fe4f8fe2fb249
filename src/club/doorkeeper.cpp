#include "club/doorkeeper.h"

#include "base/visible_text.h"
#include "club/opening_sheet.h"

#include <algorithm>

namespace posthouse {
namespace {

constexpr std::size_t remembered_max = 10'000;
constexpr std::chrono::minutes remembered_for{15};

}  // namespace

namespace {

/// What strangers wrote, without what could deceive whoever reads it.
void make_visible(Request& request) {
    const auto make = [](std::string& text) { text = visible_text(text); };
    for (auto* lines : {&request.lines, &request.html_lines, &request.sheet})
        std::ranges::for_each(*lines, make);
    make(request.comment);
    if (request.answer_to) make(request.answer_to->subject);
}

}  // namespace

Request unfolded(Request request) {
    make_visible(request);
    if (request.opening)
        if (const auto challenge = challenge_of(*request.opening)) request.lines = {*challenge};
    if (request.lines.size() != 1) return request;
    const auto command = read_command(request.lines[0], "");
    if (!command || command->row->id != CommandId::multiple) return request;
    request.lines = command_lines(request.comment);
    request.comment.clear();
    return request;
}

RightPasswords::RightPasswords() : key_(HouseKey::of(random_token())) {}

std::string RightPasswords::entry(const User& user, std::string_view password) const {
    // With their lengths, so that no two pairs are written alike.
    std::string words = std::to_string(user.password_hash.size()) + " " + user.password_hash + " ";
    words += std::to_string(static_cast<std::int64_t>(user.id)) + " ";
    words += password;
    return key_.fingerprint(words);
}

bool RightPasswords::knows(const User& user, std::string_view password, Instant now) const {
    const std::string known = entry(user, password);
    const std::lock_guard lock(mutex_);
    const auto found = until_.find(known);
    return found != until_.end() && now < found->second;
}

void RightPasswords::remember(const User& user, std::string_view password, Instant now) {
    const std::string known = entry(user, password);
    const std::lock_guard lock(mutex_);
    if (until_.insert_or_assign(known, now + remembered_for).second) oldest_first_.push_back(known);
    while (oldest_first_.size() > remembered_max) {
        until_.erase(oldest_first_.front());
        oldest_first_.pop_front();
    }
}

std::optional<User> Doorkeeper::recognise(std::string_view name, std::string_view password) const {
    if (password.size() > password_size_max) return std::nullopt;
    std::optional<User> user;
    store_.read([&](const Reader& reader) { user = reader.user_named(name); });
    if (!user || user->gone || !password_matches(user->password_hash, password))
        return std::nullopt;
    return user;
}

std::optional<Proof> Doorkeeper::proof_of(const std::string& line, const std::string& speaker,
                                          Instant now, bool slowly) const {
    Proof proof;
    const auto command = read_command(line, speaker);
    if (!command) return proof;
    const std::string& fresh = command->new_password;
    if (fresh.size() >= password_size_min && fresh.size() <= password_size_max) {
        if (!slowly) return std::nullopt;
        proof.new_hash = hash_password(fresh, cost_);
    }
    if (!command->claim) return proof;
    const std::string& password = command->claim->password;
    if (password.size() < password_size_min || password.size() > password_size_max) return proof;
    for (const std::string& name : command->claim->names) {
        std::optional<User> user;
        store_.read([&](const Reader& reader) { user = reader.user_named(name); });
        if (!user || user->gone || user->password_hash.empty()) continue;
        const bool by_mail_password = key_ && key_->is_mail_password(*user, password);
        bool right = by_mail_password || right_.knows(*user, password, now);
        if (!right && !slowly) return std::nullopt;
        if (!right && password_matches(user->password_hash, password)) {
            right = true;
            right_.remember(*user, password, now);
        }
        if (!right) continue;
        proof.claimed = user->id;
        proof.hash = user->password_hash;
        proof.mail_password = by_mail_password ? user->mail_password : 0;
        break;
    }
    return proof;
}

std::optional<Proofs> Doorkeeper::proofs_of(const Request& folded, bool slowly) const {
    const Request request = unfolded(folded);
    std::string speaker;
    if (request.speaker)
        store_.read([&](const Reader& reader) {
            if (const auto user = reader.user(*request.speaker)) speaker = user->name;
        });
    Proofs proofs(request.lines.size());
    for (std::size_t i = 0; i < request.lines.size() && i < lines_max; ++i) {
        auto proof = proof_of(request.lines[i], speaker, request.now, slowly);
        if (!proof) return std::nullopt;
        proofs[i] = *std::move(proof);
    }
    return proofs;
}

Proofs Doorkeeper::prove(const Request& request) const {
    return *proofs_of(request, true);
}

std::optional<Proofs> Doorkeeper::prove_at_once(const Request& request) const {
    return proofs_of(request, false);
}

}  // namespace posthouse
