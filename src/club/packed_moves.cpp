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
    std::string_view text(std::size_t size) {
        const std::string_view found = rest_.substr(0, size);
        rest_.remove_prefix(size);
        return found;
    }
    /// All but the ply.
    PackedMoves::View move(Instant previous) {
        PackedMoves::View move;
        const std::uint64_t size = number();
        move.text = text(size >> 1);
        if (size & 1) move.request = static_cast<std::int64_t>(number());
        move.comment = text(number());
        move.at = previous + std::chrono::milliseconds(with_sign(number()));
        return move;
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

void PackedMoves::append(const PlayedMove& move) {
    last_begin_ = bytes_.size();
    write(move.text.size() << 1 | (move.request ? 1 : 0));
    bytes_ += move.text;
    if (move.request) write(static_cast<std::uint64_t>(*move.request));
    write(move.comment.size());
    bytes_ += move.comment;
    write(zigzag((move.at - last_).count()));
    last_ = move.at;
    ++plies_;
}

void PackedMoves::for_each(const std::function<void(const View&)>& each) const {
    MoveReader packed(bytes_);
    View move;
    for (std::size_t ply = 0; ply < plies_; ++ply) {
        move = packed.move(move.at);
        move.ply = ply;
        each(move);
    }
}

PlayedMove PackedMoves::last() const {
    const View move = MoveReader(std::string_view(bytes_).substr(last_begin_)).move({});
    return {static_cast<int>(plies_) - 1, std::string(move.text), std::string(move.comment), last_,
            move.request};
}

std::vector<PlayedMove> PackedMoves::unpacked() const {
    std::vector<PlayedMove> moves;
    moves.reserve(plies_);
    for_each([&](const View& move) {
        moves.push_back({static_cast<int>(move.ply), std::string(move.text),
                         std::string(move.comment), move.at, move.request});
    });
    return moves;
}

}  // namespace posthouse::club
