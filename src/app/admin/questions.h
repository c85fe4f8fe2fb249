// Asks a person in the terminal for values, or takes those that were given as options and the usual
// ones if nobody is to be asked.
#pragma once

#include "base/inplace.h"

#include <fmt/format.h>

#include <functional>
#include <istream>
#include <ostream>
#include <stdexcept>
#include <string>

namespace posthouse::app {

/// What a question is about.
struct Question {
    std::string option;   // “--site”, whose value answers it
    std::string words;    // “Host name of the site”
    std::string usual{};  // the answer to an empty line; empty: there is none
    /// A sentence if the answer is not valid, otherwise empty.
    std::function<std::string(const std::string&)> why_not;
};

class Questions {
public:
    /// Asks nobody if `asking` is false.
    Questions(bool asking, std::istream& in, std::ostream& out)
        : asking_(asking), in_(in), out_(out) {}

    /// `given`: the option's value, or empty. Throws std::invalid_argument with a sentence if there
    /// is no valid answer.
    std::string answer(const Question& question, const std::string& given) {
        if (!given.empty() || !asking_) {
            const std::string answer = given.empty() ? question.usual : given;
            const std::string why = question.why_not(answer);
            if (why.empty()) return answer;
            throw std::invalid_argument(fmt::format("{}: {}", question.option, why));
        }
        for (;;) {
            const std::string answer = ask(question.words, question.usual);
            const std::string why = question.why_not(answer);
            if (why.empty()) return answer;
            out_ << why << '\n';
        }
    }

    bool confirm(const std::string& words) {
        return asking_ && equals_ignore_case(ask(words + " (yes or no)", "no"), "yes");
    }

private:
    std::string ask(const std::string& words, const std::string& usual) {
        out_ << words << (usual.empty() ? "" : " [" + usual + "]") << ": " << std::flush;
        std::string line;
        if (!std::getline(in_, line))
            throw std::invalid_argument("the answers ended early; nothing was written.");
        const std::size_t first = line.find_first_not_of(" \t\r");
        if (first == std::string::npos) return usual;
        return line.substr(first, line.find_last_not_of(" \t\r") + 1 - first);
    }

    const bool asking_;
    std::istream& in_;
    std::ostream& out_;
};

}  // namespace posthouse::app
