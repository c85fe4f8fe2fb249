#include "club/packed_moves.h"

#include "base/varint.h"

#include <chrono>
#include <string_view>
#include <utility>

namespace posthouse::club {

namespace {

class MoveReader {
public:
    explicit MoveReader(std::string_view bytes) : rest_(bytes) {}

    bool at_end() const { return rest_.empty(); }
    /// Whether everything so far was there.
    bool is_intact() const { return intact_; }
    std::size_t left() const { return rest_.size(); }
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
    std::uint64_t number() {
        const auto number = take_varint(rest_);
        if (!number) intact_ = false;
        return number.value_or(0);
    }
    std::string_view text(std::size_t size) {
        if (size > rest_.size()) intact_ = false;
        const std::string_view found = rest_.substr(0, size);
        rest_.remove_prefix(found.size());
        return found;
    }

    std::string_view rest_;
    bool intact_ = true;
};

}  // namespace

PackedMoves::PackedMoves(const std::vector<PlayedMove>& moves) {
    for (const PlayedMove& move : moves) append(move);
}

std::optional<PackedMoves> PackedMoves::from_bytes(std::string bytes) {
    PackedMoves moves;
    MoveReader packed(bytes);
    while (!packed.at_end()) {
        moves.last_begin_ = bytes.size() - packed.left();
        moves.last_ = packed.move(moves.last_).at;
        if (!packed.is_intact()) return std::nullopt;
        ++moves.plies_;
    }
    moves.bytes_ = std::move(bytes);
    return moves;
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
