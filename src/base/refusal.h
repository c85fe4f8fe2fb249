// Refusal: one sentence that tells the user why something cannot be done and what to do instead.
// Expected<T>: a T or an error, by default a Refusal (like std::expected of C++23).
//
// A Refusal is returned, never thrown. Exceptions are for failures of disk or network, ASSERT is
// for bugs.
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

/// Concatenates the parts (strings, characters, whole numbers). Truncates if they are too long,
/// since a sentence may quote user input.
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
