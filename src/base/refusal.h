// Refusal: what a player is told when something cannot be done. One clear sentence that says what
// to do instead. Or<T>: a T, or (unless another kind of answer is named) the Refusal that explains
// why there is none.
//
// A Refusal is a value, made where it is understood and handed outwards unchanged. It is not a
// Fault (an exception: disk, network) and not a Bug (ASSERT).
//
// Deliberately absent: codes for programs to switch on, nesting, causes.
#pragma once

#include "base/assert.h"
#include "base/inplace.h"

#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace posthouse {

struct Refusal {
    InplaceString<400> sentence;
    friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

/// The parts (words, single characters, whole numbers) written one after the other. Cut off where
/// they are too long: a sentence may quote what somebody typed.
template <class... Parts>
constexpr Refusal refuse(const Parts&... parts) {
    Refusal refusal;
    const auto add = [&refusal](const auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        InplaceString<24> number;
        std::string_view words;
        if constexpr (std::is_same_v<Part, char>) {
            words = std::string_view(&part, 1);
        } else if constexpr (std::is_integral_v<Part>) {
            number.append_number(part);
            words = number;
        } else {
            words = part;
        }
        refusal.sentence += truncate(words, refusal.sentence.capacity() - refusal.sentence.size());
    };
    (add(parts), ...);
    return refusal;
}

template <class T, class Error = Refusal>
class Expected {
public:
    constexpr Expected(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    constexpr Expected(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    constexpr explicit operator bool() const { return content_.index() == 0; }
    constexpr const T& operator*() const& { return value(); }
    constexpr T& operator*() & { return const_cast<T&>(value()); }
    constexpr T&& operator*() && { return std::move(const_cast<T&>(value())); }
    constexpr const T* operator->() const { return &value(); }
    constexpr T* operator->() { return &const_cast<T&>(value()); }
    constexpr const Error& error() const {
        ASSERT(content_.index() == 1);
        return *std::get_if<1>(&content_);
    }

private:
    constexpr const T& value() const {
        ASSERT(content_.index() == 0);
        return *std::get_if<0>(&content_);
    }
    std::variant<T, Error> content_;
};

}  // namespace posthouse
