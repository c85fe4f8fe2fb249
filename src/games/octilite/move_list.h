// The moves of a position, in a list that needs no heap but for set-ups that nobody plays: a played
// position has some thirty moves and hardly ever more than ninety, while set-ups with nearly six
// thousand were found. The first `room` stand in the list itself; when there are more, all of them
// move to the heap.
//
// Deliberately absent: any other operation of a container.
#pragma once

#include "games/octilite/octilite.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace posthouse::octilite {

class SmallMoveList {
public:
    static constexpr std::size_t room = 128;

    SmallMoveList() {}
    SmallMoveList(const SmallMoveList& from) { *this = from; }
    SmallMoveList& operator=(const SmallMoveList& from) {
        size_ = from.size_;
        spilt_ = from.spilt_;
        if (spilt_.empty()) std::copy_n(from.here_.moves, size_, here_.moves);
        return *this;
    }

    void push_back(const Move& move) {
        if (size_ < room)
            here_.moves[size_] = move;
        else
            spill(move);
        ++size_;
    }
    void clear() {
        size_ = 0;
        spilt_.clear();
    }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Move* begin() const { return size_ <= room ? here_.moves : spilt_.data(); }
    const Move* end() const { return begin() + size_; }
    const Move& operator[](std::size_t index) const { return begin()[index]; }

private:
    /// Not filled in before it is used: a list is made for each position that is looked at.
    union Room {
        Room() {}
        Move moves[room];
    };

    void spill(const Move& move) {
        if (size_ == room) spilt_.assign(here_.moves, here_.moves + room);
        spilt_.push_back(move);
    }

    std::size_t size_ = 0;
    Room here_;
    std::vector<Move> spilt_;  // empty, or all of them
};

}  // namespace posthouse::octilite
