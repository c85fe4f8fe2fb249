// InplaceVector<T, N> and InplaceString<N>: at most N elements stored inside the object. No heap,
// no locale; usable in constant expressions. Exceeding N is a bug (ASSERT).
#pragma once

#include "base/assert.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

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

template <std::size_t N>
class InplaceString {
public:
    constexpr InplaceString() = default;
    constexpr InplaceString(std::string_view words) { *this += words; }
    constexpr InplaceString(const char* words) : InplaceString(std::string_view(words)) {}

    constexpr InplaceString& operator+=(std::string_view words) {
        ASSERT(size_ + words.size() <= N);
        for (char c : words) characters_[size_++] = c;
        return *this;
    }
    constexpr InplaceString& operator+=(char c) { return *this += std::string_view(&c, 1); }
    constexpr InplaceString& append_number(long long number) {
        if (number < 0) *this += '-';
        unsigned long long rest = number < 0 ? 0ULL - static_cast<unsigned long long>(number)
                                             : static_cast<unsigned long long>(number);
        std::array<char, 20> digits{};
        std::size_t count = 0;
        do digits[count++] = static_cast<char>('0' + rest % 10);
        while ((rest /= 10) != 0);
        while (count > 0) *this += digits[--count];
        return *this;
    }

    constexpr std::string_view view() const { return {characters_.data(), size_}; }
    constexpr operator std::string_view() const { return view(); }
    constexpr std::size_t size() const { return size_; }
    static constexpr std::size_t capacity() { return N; }
    constexpr bool empty() const { return size_ == 0; }

    friend constexpr bool operator==(const InplaceString& left, const InplaceString& right) {
        return left.view() == right.view();
    }

private:
    std::array<char, N> characters_{};
    std::size_t size_ = 0;
};

constexpr char to_lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/// Compares ASCII letters without case; everything else must be equal.
constexpr bool equals_ignore_case(std::string_view left, std::string_view right) {
    if (left.size() != right.size()) return false;
    for (std::size_t i = 0; i < left.size(); ++i)
        if (to_lower(left[i]) != to_lower(right[i])) return false;
    return true;
}

/// A whole number of up to four digits, without sign, space or leading zero; otherwise nothing.
constexpr std::optional<int> read_number(std::string_view word) {
    if (word.empty() || word.size() > 4 || (word.size() > 1 && word[0] == '0')) return std::nullopt;
    int number = 0;
    for (char c : word) {
        if (!is_digit(c)) return std::nullopt;
        number = number * 10 + (c - '0');
    }
    return number;
}

/// The first `count` bytes of `words`, or fewer so that no UTF-8 character is split.
constexpr std::string_view truncate(std::string_view words, std::size_t count) {
    if (words.size() <= count) return words;
    while (count > 0 && (static_cast<unsigned char>(words[count]) & 0xc0) == 0x80) --count;
    return words.substr(0, count);
}

/// Removes and returns the part of `rest` before `separator`, and drops the separator. Without a
/// separator, returns all of `rest` and leaves it empty.
constexpr std::string_view take_until(std::string_view& rest, char separator) {
    const std::size_t at = rest.find(separator);
    const std::string_view part = rest.substr(0, at);
    rest = at == std::string_view::npos ? std::string_view() : rest.substr(at + 1);
    return part;
}

}  // namespace posthouse
