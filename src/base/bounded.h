// Bounded<T, N>: a list of at most N things, inside the object. No heap, usable in constant
// expressions.
//
// Deliberately absent: growing. Pushing past N is a bug and stops the process.
#pragma once

#include "base/assert.h"

#include <array>
#include <cstddef>

namespace posthouse {

template <class T, std::size_t N>
class InplaceVector {
public:
    using value_type = T;

    constexpr void push_back(const T& item) {
        ASSERT(size_ < N);
        items_[size_++] = item;
    }
    constexpr void pop_back() {
        ASSERT(size_ > 0);
        --size_;
    }
    constexpr void clear() { size_ = 0; }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    static constexpr std::size_t capacity() { return N; }

    constexpr T& operator[](std::size_t i) {
        ASSERT(i < size_);
        return items_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        ASSERT(i < size_);
        return items_[i];
    }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }

    friend constexpr bool operator==(const InplaceVector& left, const InplaceVector& right) {
        if (left.size_ != right.size_) return false;
        for (std::size_t i = 0; i < left.size_; ++i)
            if (!(left.items_[i] == right.items_[i])) return false;
        return true;
    }

private:
    std::array<T, N> items_;
    std::size_t size_ = 0;
};

}  // namespace posthouse
