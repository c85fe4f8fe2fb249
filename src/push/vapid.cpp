#include "push/web_push.h"

#include <fmt/format.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/obj_mac.h>
#include <openssl/param_build.h>

#include <algorithm>
#include <array>
#include <stdexcept>

namespace posthouse::push {
namespace {

constexpr std::chrono::hours signature_lasts{12};  // 24 at most
constexpr std::size_t number_bytes = 32;
constexpr std::size_t point_bytes = 65;

template <class T, void (*release)(T*)>
struct Release {
    void operator()(T* thing) const { release(thing); }
};
template <class T, void (*release)(T*)>
using Held = std::unique_ptr<T, Release<T, release>>;

using Number = Held<BIGNUM, BN_clear_free>;
using Group = Held<EC_GROUP, EC_GROUP_free>;
using Point = Held<EC_POINT, EC_POINT_free>;
using Parameters = Held<OSSL_PARAM, OSSL_PARAM_free>;
using Builder = Held<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free>;
using KeyContext = Held<EVP_PKEY_CTX, EVP_PKEY_CTX_free>;
using DigestContext = Held<EVP_MD_CTX, EVP_MD_CTX_free>;
using Signature = Held<ECDSA_SIG, ECDSA_SIG_free>;

void must(bool done) {
    if (!done) throw std::runtime_error("OpenSSL cannot sign for push services");
}

/// The first derived number that is a valid secret key: from 1 to below the group's order.
Number secret_of(const club::ServerKey& house, const EC_GROUP* group) {
    for (int i = 0;; ++i) {
        const std::string digits = house.fingerprint(fmt::format("web push key {}", i));
        BIGNUM* read = nullptr;
        must(BN_hex2bn(&read, digits.c_str()) > 0);
        Number number(read);
        if (!BN_is_zero(number.get()) && BN_cmp(number.get(), EC_GROUP_get0_order(group)) < 0)
            return number;
    }
}

std::string origin_of(std::string_view endpoint) {
    const std::size_t host = endpoint.find("://") + 3;
    return std::string(endpoint.substr(0, endpoint.find('/', host)));
}

}  // namespace

struct Vapid::Key {
    EVP_PKEY* pair = nullptr;
    ~Key() { EVP_PKEY_free(pair); }
};

Vapid::~Vapid() = default;
Vapid::Vapid(Vapid&&) noexcept = default;

Vapid::Vapid(const club::ServerKey& house, std::string contact)
    : key_(std::make_unique<Key>()), contact_(std::move(contact)) {
    const Group group(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
    must(group != nullptr);
    const Number secret = secret_of(house, group.get());
    const Point point(EC_POINT_new(group.get()));
    std::array<unsigned char, point_bytes> open{};
    must(point && EC_POINT_mul(group.get(), point.get(), secret.get(), nullptr, nullptr, nullptr) &&
         EC_POINT_point2oct(group.get(), point.get(), POINT_CONVERSION_UNCOMPRESSED, open.data(),
                            open.size(), nullptr) == open.size());
    const Builder builder(OSSL_PARAM_BLD_new());
    must(builder &&
         OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, "P-256", 0) &&
         OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, secret.get()) &&
         OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, open.data(),
                                          open.size()));
    const Parameters parameters(OSSL_PARAM_BLD_to_param(builder.get()));
    const KeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
    must(parameters && context && EVP_PKEY_fromdata_init(context.get()) > 0 &&
         EVP_PKEY_fromdata(context.get(), &key_->pair, EVP_PKEY_KEYPAIR, parameters.get()) > 0);
    public_key_ = club::base64url({reinterpret_cast<const char*>(open.data()), open.size()});
}

std::string Vapid::authorization(std::string_view endpoint, club::Instant now) const {
    const auto expires =
        std::chrono::floor<std::chrono::seconds>(now + signature_lasts).time_since_epoch().count();
    const std::string claims = fmt::format(R"({{"aud":"{}","exp":{},"sub":"{}"}})",
                                           origin_of(endpoint), expires, contact_);
    const std::string words =
        club::base64url(R"({"typ":"JWT","alg":"ES256"})") + "." + club::base64url(claims);

    const DigestContext digest(EVP_MD_CTX_new());
    std::array<unsigned char, 80> der{};
    std::size_t size = der.size();
    must(digest &&
         EVP_DigestSignInit(digest.get(), nullptr, EVP_sha256(), nullptr, key_->pair) > 0 &&
         EVP_DigestSign(digest.get(), der.data(), &size,
                        reinterpret_cast<const unsigned char*>(words.data()), words.size()) > 0);
    // A JWT has the two raw numbers side by side.
    const unsigned char* at = der.data();
    const Signature signature(d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(size)));
    std::array<unsigned char, 2 * number_bytes> numbers{};
    must(signature &&
         BN_bn2binpad(ECDSA_SIG_get0_r(signature.get()), numbers.data(), number_bytes) > 0 &&
         BN_bn2binpad(ECDSA_SIG_get0_s(signature.get()), numbers.data() + number_bytes,
                      number_bytes) > 0);
    return fmt::format(
        "vapid t={}.{}, k={}", words,
        club::base64url({reinterpret_cast<const char*>(numbers.data()), numbers.size()}),
        public_key_);
}

}  // namespace posthouse::push
