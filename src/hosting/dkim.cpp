#include "hosting/dkim.h"

#include "hosting/tag_list.h"

#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

#include <memory>
#include <vector>

namespace posthouse::hosting {
namespace {

constexpr int bits_least = 1024;  // RFC 8301: receivers must reject shorter keys
constexpr int bits_good = 2048;

struct FreeKey {
    void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
};
using Key = std::unique_ptr<EVP_PKEY, FreeKey>;

std::string as_base64(const std::vector<unsigned char>& bytes) {
    std::string text((bytes.size() + 2) / 3 * 4 + 1, '\0');
    const int size = EVP_EncodeBlock(reinterpret_cast<unsigned char*>(text.data()), bytes.data(),
                                     static_cast<int>(bytes.size()));
    text.resize(static_cast<std::size_t>(size));
    return text;
}

std::vector<unsigned char> from_base64(const std::string& text) {
    std::vector<unsigned char> bytes(text.size() / 4 * 3 + 3);
    const int size =
        EVP_DecodeBlock(bytes.data(), reinterpret_cast<const unsigned char*>(text.data()),
                        static_cast<int>(text.size()));
    bytes.resize(size < 0 ? 0 : static_cast<std::size_t>(size));
    return bytes;
}

/// The bits of an RSA key; 0 if it is none.
int rsa_bits(const std::string& base64) {
    const auto bytes = from_base64(base64);
    const unsigned char* begin = bytes.data();
    const Key key(d2i_PUBKEY(nullptr, &begin, static_cast<long>(bytes.size())));
    return key && EVP_PKEY_get_base_id(key.get()) == EVP_PKEY_RSA ? EVP_PKEY_get_bits(key.get())
                                                                  : 0;
}

}  // namespace

std::string dkim_name(const std::string& selector, const std::string& domain) {
    return fmt::format("{}._domainkey.{}", selector, domain);
}

std::optional<std::string> dkim_record_of_key(const std::string& file) {
    const std::unique_ptr<BIO, void (*)(BIO*)> input(BIO_new_file(file.c_str(), "r"),
                                                     [](BIO* one) { BIO_free(one); });
    if (!input) return std::nullopt;
    const Key key(PEM_read_bio_PrivateKey(input.get(), nullptr, nullptr, nullptr));
    if (!key || EVP_PKEY_get_base_id(key.get()) != EVP_PKEY_RSA) return std::nullopt;
    std::vector<unsigned char> bytes(static_cast<std::size_t>(i2d_PUBKEY(key.get(), nullptr)));
    unsigned char* end = bytes.data();
    i2d_PUBKEY(key.get(), &end);
    return "v=DKIM1; k=rsa; p=" + as_base64(bytes);
}

void check_dkim(Dns& dns, const std::string& domain, const std::string& selector,
                const std::string& wanted, Findings& findings) {
    const std::string name = dkim_name(selector, domain);
    const std::string what_to_publish =
        wanted.empty() ? "publish the one that opendkim-genkey wrote (docs/postfix.md)"
                       : fmt::format("publish this TXT record there: \"{}\"", wanted);
    const DnsAnswer answer = dns.ask(name, DnsType::txt);
    if (!answer.failure.empty())
        return findings.doubtful("The DKIM key at {} cannot be looked up: {}. Try again later.",
                                 name, answer.failure);
    if (answer.records.empty())
        return findings.wrong("There is no DKIM key at {}, so mail counts as unsigned: {}.", name,
                              what_to_publish);
    if (answer.records.size() > 1)
        return findings.wrong("There are {} records at {}: remove all but the DKIM key in use.",
                              answer.records.size(), name);
    const auto tags = read_tags(answer.records.front());
    const auto value = [&](const char* tag) {
        const auto found = tags.find(tag);
        return found == tags.end() ? std::string() : found->second;
    };
    const std::string key = value("p");
    if (key.empty())
        return findings.wrong("The record at {} has no key (“p=”), so signatures do not count: {}.",
                              name, what_to_publish);
    if (!wanted.empty() && key != read_tags(wanted).at("p"))
        return findings.wrong(
            "The DKIM key at {} is not the one that your mail server signs with: {}.", name,
            what_to_publish);
    if (const std::string type = value("k"); type.empty() || type == "rsa") {
        const int bits = rsa_bits(key);
        if (bits == 0)
            return findings.wrong("The DKIM key at {} is damaged: {}.", name, what_to_publish);
        if (bits < bits_least)
            return findings.wrong(
                "The DKIM key at {} has {} bits, and receivers ignore keys below {}: make one of "
                "{} bits with opendkim-genkey.",
                name, bits, bits_least, bits_good);
        if (bits < bits_good)
            return findings.doubtful(
                "The DKIM key at {} has only {} bits: make one of {} bits with opendkim-genkey.",
                name, bits, bits_good);
    }
    if (value("t").find('y') != std::string::npos)
        return findings.doubtful(
            "The DKIM key at {} is marked as a test (“t=y”), so receivers may ignore signatures: "
            "remove that mark once mail arrives.",
            name);
    findings.fine("The DKIM key at {} is in order{}.", name,
                  wanted.empty() ? "" : " and the one that your mail server signs with");
}

}  // namespace posthouse::hosting
