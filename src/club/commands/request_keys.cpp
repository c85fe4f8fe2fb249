#include "club/commands/request_keys.h"

#include "club/commands/backend.h"
#include "club/commands/request_tables.h"
#include "club/core/secrets.h"
#include "club/matches/match_tables.h"

#include <fmt/format.h>

#include <charconv>

namespace posthouse::club {

namespace {

constexpr int fingerprint_bits = 24;
constexpr std::size_t key_digits = 10, fingerprint_digits = 6;  // hexadecimal

std::string key_of_removed(MatchId match, std::int64_t request) {
    return fmt::format("removed:{}:{:016x}", static_cast<std::int64_t>(match),
                       static_cast<std::uint64_t>(request));
}

}  // namespace

std::string request_fingerprint(const Request& request, const ServerKey& key) {
    std::string words;
    // With the lengths, so that different requests never give the same text.
    const auto add = [&words](const std::string& part) {
        words += std::to_string(part.size()) + " " + part;
    };
    for (const std::string& line : request.lines) add(line);
    add(request.comment);
    return key.fingerprint(words);
}

std::optional<std::int64_t> move_request(const Request& request, std::string_view fingerprint) {
    if (!request.key.starts_with("http:") || request.lines.size() != 1) return std::nullopt;
    const std::string digits = token_hash(request.key).substr(0, key_digits) +
                               std::string(fingerprint.substr(0, fingerprint_digits));
    std::uint64_t bits = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), bits, 16);
    return static_cast<std::int64_t>(bits);
}

Repetition repetition_of(std::int64_t earlier, std::int64_t request) {
    if (earlier == request) return Repetition::same;
    return earlier >> fingerprint_bits == request >> fingerprint_bits ? Repetition::key_reused
                                                                      : Repetition::none;
}

RepeatedMove find_repeated(const PackedMoves& moves, std::int64_t request) {
    RepeatedMove found;
    moves.for_each([&](const PackedMoves::View& move) {
        if (!move.request || found.repetition != Repetition::none) return;
        found = {move.ply, repetition_of(*move.request, request)};
    });
    return found;
}

Refusal key_reused_error() {
    return refuse("key-reused",
                  "This key was already used for another command: nothing was done. Use a new key "
                  "for each command (a mail’s key is its Message-ID).");
}

void remove_moves(UnitOfWork& unit, MatchId match, int ply, Instant now) {
    const auto moves = unit.moves(match);
    for (auto move = moves.begin() + ply; move != moves.end(); ++move)
        if (move->request)
            save_response(unit, key_of_removed(match, *move->request), {true, ""}, now);
    remove_moves_from(unit, match, ply);
}

bool was_removed(const StoreReader& reader, MatchId match, std::int64_t request) {
    return stored_response(reader, key_of_removed(match, request)).has_value();
}

}  // namespace posthouse::club
