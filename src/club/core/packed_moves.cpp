#include "club/core/packed_moves.h"

#include "base/varint.h"

#include <chrono>
#include <string_view>
#include <utility>

namespace posthouse::club {

namespace {

class MoveReader {
public:
    explicit MoveReader(std::string_view bytes) : rest_(bytes) {}

    /// All but the ply.
    PackedMoves::View move(Instant previous) {
        PackedMoves::View move;
        const std::uint64_t size = number();
        move.text = text(size >> 1);
        if (size & 1) move.request = static_cast<std::int64_t>(number());
        move.comment = text(number());
        move.at = previous + std::chrono::milliseconds(from_zigzag(number()));
        return move;
    }

private:
    std::uint64_t number() { return take_varint(rest_).value(); }
    std::string_view text(std::size_t size) {
        const std::string_view found = rest_.substr(0, size);
        rest_.remove_prefix(found.size());
        return found;
    }

    std::string_view rest_;
};

}  // namespace

PackedMoves::PackedMoves(const std::vector<PlayedMove>& moves) {
    for (const PlayedMove& move : moves) append(move);
}

void PackedMoves::append(const PlayedMove& move) {
    last_begin_ = bytes_.size();
    append_varint(bytes_, move.text.size() << 1 | (move.request ? 1 : 0));
    bytes_ += move.text;
    if (move.request) append_varint(bytes_, static_cast<std::uint64_t>(*move.request));
    append_varint(bytes_, move.comment.size());
    bytes_ += move.comment;
    append_varint(bytes_, to_zigzag((move.at - last_).count()));
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
