#include "mail/forgotten_mail.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

namespace posthouse::mail {
namespace {

namespace fs = std::filesystem;

/// Parses the mail: quoted-printable may break a line within a word.
bool names_them_in_mail(const fs::path& path, const club::Forgotten& who) {
    std::ifstream file(path, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    std::string joined;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (bytes.compare(i, 2, "=\n") == 0)
            ++i;
        else
            joined += bytes[i];
    }
    return club::names_them(joined, who);
}

}  // namespace

void remove_mail_about(const std::string& folder, const club::Forgotten& who) try {
    if (!fs::is_directory(folder)) return;
    for (const auto& maildir : fs::directory_iterator(folder)) {
        const std::string address = maildir.path().filename();
        if (std::ranges::any_of(
                who.addresses, [&](const auto& one) { return equals_ignore_case(one, address); })) {
            fs::remove_all(maildir.path());
            continue;
        }
        std::vector<fs::path> letters;
        for (const auto& entry : fs::recursive_directory_iterator(maildir.path()))
            if (entry.is_regular_file() && names_them_in_mail(entry.path(), who))
                letters.push_back(entry.path());
        for (const fs::path& letter : letters) fs::remove(letter);
    }
} catch (const fs::filesystem_error& error) {
    spdlog::error("cannot remove letters about a closed account below {}: {}", folder,
                  error.code().message());
}

}  // namespace posthouse::mail
