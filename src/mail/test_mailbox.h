// Mailboxes of mails for tests.
#pragma once

#include "base/inplace.h"
#include "base/test_folder.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::mail {

struct NamedMail {
    std::string name, bytes;
};

/// The mails of a mailbox in the form mboxrd: before each is a line “From NAME date”, after each an
/// empty line, and its own lines that begin so, also behind “>”, have one more “>”.
inline std::vector<NamedMail> mails_of(std::string_view mailbox) {
    std::vector<NamedMail> mails;
    while (!mailbox.empty()) {
        std::string_view line = take_until(mailbox, '\n');
        if (line.starts_with("From ")) {
            line.remove_prefix(5);
            mails.push_back({std::string(take_until(line, ' ')), {}});
            continue;
        }
        if (mails.empty()) throw std::runtime_error("a mailbox must begin with “From NAME date”");
        const std::size_t marks = std::min(line.find_first_not_of('>'), line.size());
        if (marks > 0 && line.substr(marks).starts_with("From ")) line.remove_prefix(1);
        mails.back().bytes.append(line) += '\n';
    }
    for (NamedMail& mail : mails)
        if (!mail.bytes.empty()) mail.bytes.pop_back();
    return mails;
}

}  // namespace posthouse::mail
