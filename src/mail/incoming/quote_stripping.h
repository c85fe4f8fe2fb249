// Separates the text that the writer of a mail typed from quotations, signatures and text that mail
// programs added. A quotation is what Posthouse has sent, or a line with a quote mark; a signature
// is what follows "-- ", or a line that a known program adds. Everything else is the writer's: it
// is read for doubt, and goes to the opponent.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace posthouse::mail {

struct UnquotedText {
    std::string text;        // in order, without blank lines at both ends
    bool forwarded = false;  // a forwarded mail follows
};

/// What the writer may quote without a quote mark.
struct SentLetter {
    std::string address{};  // the server's, without a token
    std::string text{};     // of the letter replied to; empty: unknown
};
UnquotedText strip_quotes(std::string_view text, const SentLetter& = {});

/// The rows of the last move sheet in the mail ("  3.  c   d"), without quote marks: one that the
/// writer pasted is preferred to a quoted one.
std::vector<std::string> find_pasted_sheet(std::string_view text);

/// The quoted lines of the mail without quote marks; new lines are left out.
std::string quoted_text(std::string_view text);

/// The number in front of a sheet's row; 0 if the line is none.
int row_number(std::string_view line);

}  // namespace posthouse::mail
