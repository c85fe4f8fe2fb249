// Refusal: why something cannot be done and what to do instead, as data: a stable code and its
// parameters, with the English sentence that says it.
// Expected<T>: a T or an error, by default a Refusal (like std::expected of C++23).
//
// A Refusal is returned, never thrown. Exceptions are for failures of disk or network, ASSERT is
// for bugs.
#pragma once

#include "base/assert.h"
#include "base/inplace.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace posthouse {

/// A named part of a refusal's sentence, from its byte `begin`.
struct RefusalParameter {
    std::string_view name;
    std::uint16_t begin = 0;
    std::uint16_t size = 0;
    std::string_view code;  // if the part is another refusal's sentence
    friend constexpr bool operator==(const RefusalParameter&, const RefusalParameter&) = default;
};

struct Refusal {
    std::string_view code;  // "not-your-turn": of static storage
    InplaceString<400> sentence;
    InplaceVector<RefusalParameter, 12> parameters;

    constexpr std::string_view value(const RefusalParameter& parameter) const {
        return sentence.view().substr(parameter.begin, parameter.size);
    }
    friend constexpr bool operator==(const Refusal&, const Refusal&) = default;
};

/// A literal of lower-case words, digits and hyphens. Programs depend on it: never change one.
struct RefusalCode {
    consteval RefusalCode(const char* literal) : word(literal) {
        ASSERT(!word.empty() && word.front() != '-' && word.back() != '-');
        for (const char c : word) ASSERT((c >= 'a' && c <= 'z') || is_digit(c) || c == '-');
    }
    std::string_view word;
};

/// A literal English sentence with `count` different {parameters}, each of them once or more.
template <std::size_t count>
struct RefusalPattern {
    consteval RefusalPattern(const char* literal) : text(literal) {
        std::size_t known = 0;
        for (std::size_t at = 0; at < text.size(); ++at) {
            ASSERT(text[at] != '}');
            if (text[at] != '{') continue;
            const std::size_t end = text.find('}', at);
            ASSERT(end != std::string_view::npos && end > at + 1);
            const std::string_view name = text.substr(at + 1, end - at - 1);
            for (const char c : name) ASSERT((c >= 'a' && c <= 'z') || c == '_');
            if (std::find(names.begin(), names.begin() + known, name) == names.begin() + known) {
                ASSERT(known < count);
                names[known++] = name;
            }
            at = end;
        }
        ASSERT(known == count);
    }
    std::string_view text;
    std::array<std::string_view, count> names{};  // in the order of their first places
};

namespace detail {

/// What a parameter of a refusal may be: text, a character, a whole number or another refusal.
class RefusalValue {
public:
    constexpr explicit RefusalValue(std::string_view words) : words_(words) {}
    constexpr explicit RefusalValue(const Refusal& inner)
        : words_(inner.sentence), inner_(&inner) {}
    template <class Number>
    requires std::is_integral_v<Number>
    constexpr explicit RefusalValue(Number number) {
        if constexpr (std::is_same_v<Number, char>)
            number_ += number;
        else
            number_.append_number(number);
    }

    constexpr std::string_view words() const { return number_.empty() ? words_ : number_.view(); }
    constexpr const Refusal* inner() const { return inner_; }

private:
    InplaceString<24> number_;
    std::string_view words_;
    const Refusal* inner_ = nullptr;
};

constexpr void append(Refusal& refusal, std::string_view words) {
    refusal.sentence += truncate(words, refusal.sentence.capacity() - refusal.sentence.size());
}

constexpr bool has_parameter(const Refusal& refusal, std::string_view name) {
    return std::any_of(refusal.parameters.begin(), refusal.parameters.end(),
                       [&](const RefusalParameter& one) { return one.name == name; });
}

/// Appends the value and, unless the name is taken, the parameter; of another refusal also its
/// parameters.
constexpr void append(Refusal& refusal, std::string_view name, const RefusalValue& value) {
    const std::size_t begin = refusal.sentence.size();
    append(refusal, value.words());
    const auto add = [&](RefusalParameter parameter) {
        const std::size_t end = refusal.sentence.size();
        const std::size_t first = std::min<std::size_t>(begin + parameter.begin, end);
        parameter.size =
            static_cast<std::uint16_t>(std::min<std::size_t>(parameter.size, end - first));
        parameter.begin = static_cast<std::uint16_t>(first);
        if (!has_parameter(refusal, parameter.name)) refusal.parameters.push_back(parameter);
    };
    const Refusal* inner = value.inner();
    add({name, 0, static_cast<std::uint16_t>(value.words().size()), inner ? inner->code : ""});
    if (inner)
        for (const RefusalParameter& one : inner->parameters) add(one);
}

}  // namespace detail

/// refuse("not-your-turn", "It is {player}'s turn.", name). Truncates the sentence if it is too
/// long, since it may quote user input.
template <class... Values>
constexpr Refusal refuse(RefusalCode code, RefusalPattern<sizeof...(Values)> english,
                         const Values&... values) {
    const std::array<detail::RefusalValue, sizeof...(Values)> all{detail::RefusalValue(values)...};
    Refusal refusal;
    refusal.code = code.word;
    for (std::string_view rest = english.text; !rest.empty();) {
        detail::append(refusal, take_until(rest, '{'));
        if (rest.empty()) break;
        const std::string_view name = take_until(rest, '}');
        for (std::size_t i = 0; i < all.size(); ++i)
            if (english.names[i] == name) detail::append(refusal, name, all[i]);
    }
    return refusal;
}

template <class T, class Error = Refusal>
class Expected {
public:
    constexpr Expected(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    constexpr Expected(Error error) : content_(std::in_place_index<1>, std::move(error)) {}
    template <class From>
    requires std::convertible_to<From, T> &&
        (!std::convertible_to<From, Error>)&&(!std::same_as<std::remove_cvref_t<From>, T>)&&(
            !std::same_as<std::remove_cvref_t<From>, Expected>)constexpr Expected(From&& value)
        : Expected(T(std::forward<From>(value))) {}
    template <class From>
    requires std::convertible_to<From, T> &&
        (!std::same_as<From, T>)constexpr Expected(Expected<From, Error> other)
        : content_(other ? std::variant<T, Error>(std::in_place_index<0>, *std::move(other))
                         : std::variant<T, Error>(std::in_place_index<1>, other.error())) {}

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
