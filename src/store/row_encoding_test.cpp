#include "store/row_encoding.h"

#include <gtest/gtest.h>
#include <cmath>
#include <limits>
#include <random>
#include <string>
#include <vector>

namespace posthouse::store {
namespace {

using club::Field;
using club::StoredRow;
using Limits = std::numeric_limits<long long>;

long long some_number(std::mt19937_64& random) {
    const auto bits = static_cast<long long>(random() >> (random() % 64));
    return random() % 2 ? bits : -bits;
}

std::string some_text(std::mt19937_64& random) {
    constexpr char bytes[] = {'\0', '\x01', 'a', 'b', '\xff'};
    std::string text(random() % 5, '\0');
    for (char& c : text) c = bytes[random() % std::size(bytes)];
    return text;
}

StoredRow some_key(std::mt19937_64& random) {
    StoredRow key;
    for (auto left = random() % 4; left > 0; --left) switch (random() % 8) {
            case 0:
                key.emplace_back();
                break;
            case 1:
            case 2:
            case 3:
                key.emplace_back(some_text(random));
                break;
            default:
                key.emplace_back(some_number(random));
        }
    return key;
}

TEST(RowEncoding, ARowIsTheSameUnpacked) {
    const StoredRow row{Field{},
                        Limits::min(),
                        -1LL,
                        0LL,
                        63LL,
                        64LL,
                        Limits::max(),
                        1.5,
                        -0.1,
                        "",
                        std::string("a\0b\xff", 4),
                        std::string(300, 'x'),
                        HUGE_VAL};
    EXPECT_EQ(unpacked_row(packed_row(row)), row);
    EXPECT_EQ(unpacked_row(""), StoredRow());
}

TEST(RowEncoding, KeysAreOrderedAsTheirBytesAre) {
    std::mt19937_64 random(1);
    for (int i = 0; i < 20'000; ++i) {
        const StoredRow one = some_key(random), other = some_key(random);
        EXPECT_EQ(one < other, packed_key(one) < packed_key(other));
        EXPECT_EQ(unpacked_key(packed_key(one)), one);
    }
    const StoredRow ends{Field{}, Limits::min(), -256LL, -255LL,        -1LL, 0LL,
                         1LL,     255LL,         256LL,  Limits::max(), "",   std::string(1, '\0'),
                         "a",     "\xff"};
    for (std::size_t i = 1; i < ends.size(); ++i) {
        EXPECT_LT(packed_key(StoredRow{ends[i - 1]}), packed_key(StoredRow{ends[i]})) << i;
        EXPECT_EQ(unpacked_key(packed_key(StoredRow{ends[i]})), StoredRow{ends[i]}) << i;
    }
}

TEST(RowEncoding, KeysWithTheSameFirstFieldsBeginAlike) {
    std::mt19937_64 random(2);
    for (int i = 0; i < 2'000; ++i) {
        const StoredRow first = some_key(random);
        StoredRow longer = first;
        for (const Field& field : some_key(random)) longer.push_back(field);
        EXPECT_TRUE(packed_key(longer).starts_with(packed_key(first)));
    }
    EXPECT_FALSE(packed_key(StoredRow{Field{"ab"}, 1LL}).starts_with(packed_key(StoredRow{"a"})));
    EXPECT_FALSE(packed_key(StoredRow{256LL}).starts_with(packed_key(StoredRow{1LL})));
}

TEST(RowEncoding, DamagedBytesAreReported) {
    const std::string whole = packed_row(StoredRow{1LL << 40, 2.5, "some text"});
    for (std::size_t size : {std::size_t{1}, std::size_t{3}, whole.size() - 1})
        EXPECT_THROW(unpacked_row(whole.substr(0, size)), std::runtime_error) << size;
    EXPECT_THROW(unpacked_row("\x07"), std::runtime_error);
    EXPECT_THROW(packed_key(StoredRow{2.5}), std::logic_error);
}

}  // namespace
}  // namespace posthouse::store
