#include "tablebase/files/tile_kernels.h"

#include <cstdlib>

#if defined(__AVX2__)
#include <immintrin.h>
#define POSTHOUSE_V(name) _mm256_##name
#define POSTHOUSE_BITS(name) _mm256_##name##_si256
#elif defined(__SSE2__)
#include <emmintrin.h>
#define POSTHOUSE_V(name) _mm_##name
#define POSTHOUSE_BITS(name) _mm_##name##_si128
#endif

namespace posthouse::tablebase {
namespace {

#ifdef POSTHOUSE_V

// Instructions of AVX2 do in each half of a vector what those of SSE2 do in a whole one. Only
// save_in_order mixes the halves.
#ifdef __AVX2__
using Vector = __m256i;
using Doubles = __m256d;
using Floats = __m256;
Vector repeated(const void* from) {
    return _mm256_broadcastsi128_si256(_mm_load_si128(static_cast<const __m128i*>(from)));
}
/// The first halves of both, then the second ones.
void save_in_order(std::uint16_t* out, Vector a, Vector b) {
    auto* const to = reinterpret_cast<__m256i*>(out);
    _mm256_storeu_si256(to, _mm256_permute2x128_si256(a, b, 0x20));
    _mm256_storeu_si256(to + 1, _mm256_permute2x128_si256(a, b, 0x31));
}
#else
using Vector = __m128i;
using Doubles = __m128d;
using Floats = __m128;
Vector repeated(const void* from) {
    return _mm_load_si128(static_cast<const __m128i*>(from));
}
void save_in_order(std::uint16_t* out, Vector a, Vector b) {
    auto* const to = reinterpret_cast<__m128i*>(out);
    _mm_storeu_si128(to, a);
    _mm_storeu_si128(to + 1, b);
}
#endif

Vector bits_of(Doubles doubles) {
    return reinterpret_cast<Vector>(doubles);
}
Doubles as_doubles(Vector bits) {
    return reinterpret_cast<Doubles>(bits);
}
/// The first and third of each half's four numbers of 32 bits: those of `a`, then those of `b`.
Vector even_numbers(Vector a, Vector b) {
    return reinterpret_cast<Vector>(POSTHOUSE_V(shuffle_ps)(
        reinterpret_cast<Floats>(a), reinterpret_cast<Floats>(b), _MM_SHUFFLE(2, 0, 2, 0)));
}

Vector load(const void* from) {
    return POSTHOUSE_BITS(loadu)(static_cast<const Vector*>(from));
}
void save(void* to, Vector bits) {
    POSTHOUSE_BITS(storeu)(static_cast<Vector*>(to), bits);
}

void find_contexts(const ContextBand& band, std::uint16_t* out) {
    constexpr int once = sizeof(Vector);
    const Vector zero = POSTHOUSE_BITS(setzero)();
    const Vector constant =
        POSTHOUSE_V(add_epi32)(repeated(band.constant.data()), POSTHOUSE_V(set1_epi32)(64));
    const Vector first = repeated(band.first_context.data());
    const Vector most = POSTHOUSE_V(set1_epi16)(static_cast<std::int16_t>(2 * band.range));
    const Vector each = POSTHOUSE_V(set1_epi16)(standings * spreads);
    for (int at = 0; at < ContextBand::rows * band.columns; at += once) {
        Vector guess[4] = {constant, constant, constant, constant};
        for (std::size_t k = 0; k < ContextBand::terms / 2; ++k) {
            const Vector weights = repeated(band.weights[k].data());
            const Vector a = load(band.values[2 * k] + at), b = load(band.values[2 * k + 1] + at);
            const Vector low = POSTHOUSE_V(unpacklo_epi8)(a, b);
            const Vector high = POSTHOUSE_V(unpackhi_epi8)(a, b);
            const auto add = [&](Vector& sum, Vector pairs) {
                sum = POSTHOUSE_V(add_epi32)(sum, POSTHOUSE_V(madd_epi16)(pairs, weights));
            };
            add(guess[0], POSTHOUSE_V(unpacklo_epi8)(low, zero));
            add(guess[1], POSTHOUSE_V(unpackhi_epi8)(low, zero));
            add(guess[2], POSTHOUSE_V(unpacklo_epi8)(high, zero));
            add(guess[3], POSTHOUSE_V(unpackhi_epi8)(high, zero));
        }
        const Vector pivot = load(band.values[NeighborValues::up] + at);
        Vector apart = zero;  // at most 255, which is far beyond the last spread
        for (const int k : ContextBand::compared) {
            const Vector x = load(band.values[k] + at);
            const Vector difference = POSTHOUSE_BITS(or)(POSTHOUSE_V(subs_epu8)(x, pivot),
                                                         POSTHOUSE_V(subs_epu8)(pivot, x));
            apart = POSTHOUSE_V(adds_epu8)(apart, difference);
        }
        apart = POSTHOUSE_V(min_epu8)(apart, POSTHOUSE_V(set1_epi8)(127));
        Vector level = zero;
        for (const int end : spread_ends)
            level = POSTHOUSE_V(sub_epi8)(
                level, POSTHOUSE_V(cmpgt_epi8)(
                           apart, POSTHOUSE_V(set1_epi8)(static_cast<std::int8_t>(end))));
        const auto contexts = [&](Vector a, Vector b, Vector levels) {
            const Vector halves = POSTHOUSE_V(packs_epi32)(POSTHOUSE_V(srai_epi32)(a, 7),
                                                           POSTHOUSE_V(srai_epi32)(b, 7));
            const Vector clamped =
                POSTHOUSE_V(min_epi16)(POSTHOUSE_V(max_epi16)(halves, zero), most);
            return POSTHOUSE_V(add_epi16)(POSTHOUSE_V(mullo_epi16)(clamped, each),
                                          POSTHOUSE_V(add_epi16)(first, levels));
        };
        save_in_order(out + at,
                      contexts(guess[0], guess[1], POSTHOUSE_V(unpacklo_epi8)(level, zero)),
                      contexts(guess[2], guess[3], POSTHOUSE_V(unpackhi_epi8)(level, zero)));
    }
}

/// Branchless, since it is unpredictable whether a word is due.
void encode(TileCoders& coders, std::size_t steps) {
    constexpr std::size_t lanes = sizeof(Vector) / sizeof(std::uint32_t);
    const Vector all = POSTHOUSE_V(set1_epi32)(-1);
    // A number of 32 bits is the end of the bits of the double that is 2⁵² greater.
    const Vector exponent = POSTHOUSE_V(set1_epi32)(0x4330'0000);
    const Doubles base = POSTHOUSE_V(set1_pd)(0x1p52), nearest = POSTHOUSE_V(set1_pd)(0x1.8p52);
    const Doubles one = POSTHOUSE_V(set1_pd)(1), half = POSTHOUSE_V(set1_pd)(0.5);
    // The state divided by a frequency, in the first half of each 64 bits. Less by half of the
    // greatest remainder, so that rounding to the nearest rounds down; doubles are exact enough.
    // All divisions are by numbers that are known beforehand: nothing waits for them.
    const auto quotient = [&](Vector state, Vector frequency) {
        const Doubles divisor = POSTHOUSE_V(sub_pd)(as_doubles(frequency), base);
        const Doubles reciprocal = POSTHOUSE_V(div_pd)(one, divisor);
        const Doubles less = POSTHOUSE_V(sub_pd)(half, POSTHOUSE_V(mul_pd)(half, reciprocal));
        const Doubles dividend = POSTHOUSE_V(sub_pd)(as_doubles(state), base);
        return bits_of(POSTHOUSE_V(add_pd)(
            POSTHOUSE_V(sub_pd)(POSTHOUSE_V(mul_pd)(dividend, reciprocal), less), nearest));
    };
    constexpr std::size_t vectors = TileCoders::tiles / lanes;
    Vector states[vectors], free[vectors];
    for (std::size_t k = 0; k < vectors; ++k) {
        states[k] = load(&coders.states[k * lanes]);
        free[k] = load(&coders.free[k * lanes]);
    }
    while (steps-- > 0)
        for (std::size_t k = 0; k < vectors; ++k) {
            const std::size_t first = k * lanes;
            const Vector state = states[k];
            save(&coders.states[first], state);
            save(&coders.free[first], free[k]);
            for (std::size_t tile = first; tile < first + lanes; ++tile)
                coders.words[tile][coders.free[tile]] =
                    static_cast<std::uint16_t>(coders.states[tile]);
            const Vector parts =
                load(&coders.steps[first / TileCoders::lanes][steps][first % TileCoders::lanes]);
            const Vector begin = POSTHOUSE_BITS(and)(parts, POSTHOUSE_V(set1_epi32)(0xFFFF));
            const Vector frequency = POSTHOUSE_V(srli_epi32)(parts, 16);
            const Vector fits = POSTHOUSE_V(cmpgt_epi32)(
                frequency, POSTHOUSE_V(srli_epi32)(state, 32 - frequency_bits));
            free[k] = POSTHOUSE_V(add_epi32)(free[k], POSTHOUSE_BITS(andnot)(fits, all));
            const Vector rest = POSTHOUSE_BITS(or)(
                POSTHOUSE_BITS(and)(fits, state),
                POSTHOUSE_BITS(andnot)(fits, POSTHOUSE_V(srli_epi32)(state, 16)));
            const Vector others =
                POSTHOUSE_V(sub_epi32)(POSTHOUSE_V(set1_epi32)(frequency_sum), frequency);
            const Vector low =
                POSTHOUSE_V(mul_epu32)(quotient(POSTHOUSE_V(unpacklo_epi32)(rest, exponent),
                                                POSTHOUSE_V(unpacklo_epi32)(frequency, exponent)),
                                       POSTHOUSE_V(unpacklo_epi32)(others, others));
            const Vector high =
                POSTHOUSE_V(mul_epu32)(quotient(POSTHOUSE_V(unpackhi_epi32)(rest, exponent),
                                                POSTHOUSE_V(unpackhi_epi32)(frequency, exponent)),
                                       POSTHOUSE_V(unpackhi_epi32)(others, others));
            states[k] = POSTHOUSE_V(add_epi32)(POSTHOUSE_V(add_epi32)(rest, begin),
                                               even_numbers(low, high));
        }
    for (std::size_t k = 0; k < vectors; ++k) {
        save(&coders.states[k * lanes], states[k]);
        save(&coders.free[k * lanes], free[k]);
    }
}

#else

void find_contexts(const ContextBand& band, std::uint16_t* out) {
    for (int at = 0; at < ContextBand::rows * band.columns; ++at) {
        const int row = at % ContextBand::rows;
        int guess = band.constant[row], apart = 0;
        for (std::size_t k = 0; k < ContextBand::terms; ++k)
            guess += band.weights[k / 2][2 * row + k % 2] * band.values[k][at];
        const int pivot = band.values[NeighborValues::up][at];
        for (const int k : ContextBand::compared) apart += std::abs(band.values[k][at] - pivot);
        out[at] = static_cast<std::uint16_t>(band.first_context[row] +
                                             context_of(EdgeKind{}, guess, apart, band.range));
    }
}

void encode(TileCoders& coders, std::size_t steps) {
    while (steps-- > 0)
        for (std::size_t tile = 0; tile < TileCoders::tiles; ++tile) {
            const auto [begin, frequency] =
                coders.steps[tile / TileCoders::lanes][steps][tile % TileCoders::lanes];
            std::uint32_t& state = coders.states[tile];
            const std::uint32_t due = state >> (32 - frequency_bits) >= frequency;
            coders.words[tile][coders.free[tile]] = static_cast<std::uint16_t>(state);
            coders.free[tile] -= due;
            state >>= 16 * due;
            state += begin + state / frequency * (frequency_sum - frequency);
        }
}

#endif

}  // namespace

extern "C" const TileKernels POSTHOUSE_IN_SET(tile_kernels) = {.find_contexts = find_contexts,
                                                               .encode = encode};

}  // namespace posthouse::tablebase
