#include "translation/catalogs.h"
#include "translation/site.h"

#include <map>
#include <mutex>
#include <stdexcept>
#include <string>

namespace posthouse::translation {
namespace {

std::span<const Catalog>& in_use() {
    static std::span<const Catalog> all = embedded_catalogs();
    return all;
}

/// Never changed once it is read: references to it stay valid.
const Messages* messages_in(std::string_view language, std::string_view Catalog::*part) {
    static std::mutex mutex;
    static std::map<const char*, Messages> read;  // by where its text is
    for (const Catalog& one : catalogs()) {
        if (one.language != language) continue;
        const std::string_view text = one.*part;
        const std::lock_guard lock(mutex);
        const auto found = read.find(text.data());
        if (found != read.end()) return &found->second;
        try {
            return &read.emplace(text.data(), Messages(with_site_name(text), language))
                        .first->second;
        } catch (const std::runtime_error& error) {
            throw std::runtime_error("texts of " + std::string(language) + ", " + error.what());
        }
    }
    return nullptr;
}

}  // namespace

std::span<const Catalog> catalogs() {
    return in_use();
}

void use_catalogs(std::span<const Catalog> all) {
    in_use() = all;
}

const Messages* refusals_in(std::string_view language) {
    return messages_in(language, &Catalog::refusals);
}

const Messages* letters_in(std::string_view language) {
    return messages_in(language, &Catalog::letters);
}

}  // namespace posthouse::translation
