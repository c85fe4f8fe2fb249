// What a check of settings, machine, mail domain or web server has found: one sentence each, which
// says what to do if something is not as it should be.
#pragma once

#include <fmt/format.h>

#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace posthouse::hosting {

enum class Severity {
    fine,
    doubtful,  // works, but may not be what was intended
    wrong,     // does not work
};

struct Finding {
    Severity severity = Severity::fine;
    std::string sentence;
};

class Findings {
public:
    template <class... Parts>
    void fine(fmt::format_string<Parts...> words, Parts&&... parts) {
        add(Severity::fine, fmt::format(words, std::forward<Parts>(parts)...));
    }
    template <class... Parts>
    void doubtful(fmt::format_string<Parts...> words, Parts&&... parts) {
        add(Severity::doubtful, fmt::format(words, std::forward<Parts>(parts)...));
    }
    template <class... Parts>
    void wrong(fmt::format_string<Parts...> words, Parts&&... parts) {
        add(Severity::wrong, fmt::format(words, std::forward<Parts>(parts)...));
    }
    void add(Severity severity, std::string sentence) {
        all_.push_back({severity, std::move(sentence)});
    }

    void add(const std::vector<Finding>& others) {
        all_.insert(all_.end(), others.begin(), others.end());
    }

    const std::vector<Finding>& all() const { return all_; }

private:
    std::vector<Finding> all_;
};

/// Prints each as a paragraph that begins with its severity, and how it is altogether. Returns
/// whether nothing is wrong.
bool print_findings(const std::vector<Finding>&, std::ostream& out);

}  // namespace posthouse::hosting
