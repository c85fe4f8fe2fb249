#include "hosting/finding.h"

#include "cli/progress.h"

#include <algorithm>
#include <string_view>

namespace posthouse::hosting {
namespace {

std::string_view heading(Severity severity) {
    return severity == Severity::wrong      ? "wrong:    "
           : severity == Severity::doubtful ? "doubtful: "
                                            : "fine:     ";
}

}  // namespace

bool print_findings(const std::vector<Finding>& findings, std::ostream& out) {
    const auto any = [&](Severity severity) {
        return std::ranges::any_of(
            findings, [severity](const Finding& one) { return one.severity == severity; });
    };
    for (const Finding& one : findings) {
        const std::string_view head = heading(one.severity);
        out << cli::paragraph(std::string(head), one.sentence, head.size());
    }
    if (any(Severity::wrong)) return false;
    out << (any(Severity::doubtful) ? "Nothing is wrong; what is doubtful may be intended.\n"
                                    : "Nothing is wrong.\n");
    return true;
}

}  // namespace posthouse::hosting
