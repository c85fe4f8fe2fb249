// The corpus for its test: mailboxes of sample replies and what is expected of each
// (corpus/README.md).
#pragma once

#include "base/inplace.h"
#include "mail/test_mailbox.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::mail {

/// A mail and its row of expected.tsv.
struct Example {
    std::string name, board, outcome, comment, program, language, kind;
    std::string bytes{};
};

inline void replace_all(std::string& text, std::string_view what, std::string_view with) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
        text.replace(at, what.size(), with);
}

/// POSTHOUSE_CORPUS names another folder of this form, to measure new mails.
inline std::filesystem::path corpus_folder() {
    if (const char* other = std::getenv("POSTHOUSE_CORPUS")) return other;
    return std::filesystem::path(POSTHOUSE_SOURCE) / "src/mail/corpus";
}

/// The mails of all mailboxes (.mbox) in the folder, and of files with one mail each (NAME.eml).
inline std::vector<NamedMail> corpus_mails() {
    std::vector<NamedMail> all;
    for (const auto& entry : std::filesystem::directory_iterator(corpus_folder())) {
        const std::filesystem::path& file = entry.path();
        if (file.extension() == ".eml") all.push_back({file.stem(), read_file(file)});
        if (file.extension() == ".mbox")
            std::ranges::move(mails_of(read_file(file)), std::back_inserter(all));
    }
    return all;
}

/// In the order of expected.tsv.
/// @throws std::runtime_error if it names a mail that does not exist
inline std::vector<Example> read_examples() {
    std::map<std::string, std::string> mails;
    for (NamedMail& mail : corpus_mails()) mails[mail.name] = std::move(mail.bytes);
    std::vector<Example> examples;
    const std::string list = read_file(corpus_folder() / "expected.tsv");
    for (std::string_view lines = list; !lines.empty();) {
        std::string_view line = take_until(lines, '\n');
        if (line.starts_with('#')) continue;
        Example one;
        for (std::string* cell : {&one.name, &one.board, &one.outcome, &one.comment, &one.program,
                                  &one.language, &one.kind})
            *cell = take_until(line, '\t');
        replace_all(one.comment, "\\n", "\n");
        const auto found = mails.find(one.name);
        if (found == mails.end()) throw std::runtime_error("there is no mail " + one.name);
        one.bytes = found->second;
        examples.push_back(std::move(one));
    }
    return examples;
}

}  // namespace posthouse::mail
