#include "club/packed_moves.h"

#include <chrono>
#include <string_view>
#include <utility>

namespace posthouse::club {

namespace {

/// Zigzag encoding: maps small numbers of either sign to small unsigned ones.
std::uint64_t zigzag(std::int64_t number) {
    return static_cast<std::uint64_t>(number) << 1 ^ static_cast<std::uint64_t>(number >> 63);
}

std::int64_t with_sign(std::uint64_t number) {
    return static_cast<std::int64_t>(number >> 1) ^ -static_cast<std::int64_t>(number & 1);
}

class MoveReader {
public:
    explicit MoveReader(std::string_view bytes) : rest_(bytes) {}

    std::uint64_t number() {
        std::uint64_t number = 0;
        for (int shift = 0;; shift += 7) {
            const auto group = static_cast<unsigned char>(rest_.front());
            rest_.remove_prefix(1);
            number |= static_cast<std::uint64_t>(group & 127) << shift;
            if (group < 128) return number;
        }
    }
    std::string_view text() {
        const std::size_t size = number();
        const std::string_view found = rest_.substr(0, size);
        rest_.remove_prefix(size);
        return found;
    }

private:
    std::string_view rest_;
};

}  // namespace

PackedMoves::PackedMoves(const std::vector<PlayedMove>& moves) {
    for (const PlayedMove& move : moves) append(move);
}

void PackedMoves::write(std::uint64_t number) {
    for (; number >= 128; number >>= 7) bytes_.push_back(static_cast<char>(number | 128));
    bytes_.push_back(static_cast<char>(number));
}

void PackedMoves::write(const std::string& text) {
    write(text.size());
    bytes_ += text;
}

void PackedMoves::append(const PlayedMove& move) {
    last_begin_ = bytes_.size();
    write(move.text);
    write(move.comment);
    write(zigzag((move.at - last_).count()));
    last_ = move.at;
    ++plies_;
}

void PackedMoves::for_each(const std::function<void(std::size_t, std::string_view, std::string_view,
                                                    Instant)>& each) const {
    MoveReader packed(bytes_);
    Instant at{};
    for (std::size_t ply = 0; ply < plies_; ++ply) {
        const std::string_view text = packed.text();
        const std::string_view comment = packed.text();
        at += std::chrono::milliseconds(with_sign(packed.number()));
        each(ply, text, comment, at);
    }
}

PlayedMove PackedMoves::last() const {
    MoveReader packed(std::string_view(bytes_).substr(last_begin_));
    const std::string_view text = packed.text();
    const std::string_view comment = packed.text();
    return {static_cast<int>(plies_) - 1, std::string(text), std::string(comment), last_};
}

std::vector<PlayedMove> PackedMoves::unpacked() const {
    std::vector<PlayedMove> moves;
    moves.reserve(plies_);
    for_each([&](std::size_t ply, std::string_view text, std::string_view comment, Instant at) {
        moves.push_back({static_cast<int>(ply), std::string(text), std::string(comment), at});
    });
    return moves;
}

}  // namespace posthouse::club
