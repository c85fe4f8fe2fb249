// Executes a request in one unit of work, including its consequences: move, clock, letters, jobs
// and the stored response.
//
// A refused line changes nothing. A request key takes effect only once. No I/O and no reading of
// clocks; passwords have been checked before (authenticator.h).
#pragma once

#include "club/commands/command_context.h"

namespace posthouse::club {

/// The result of a request.
struct ExecutionResult {
    Response reply{};
    LetterBody text{};                 // of the last line
    LetterBody body{};                 // of all lines; empty: reply.text
    std::vector<std::string> shown{};  // its lines without secrets
    std::size_t refused = 0;
    bool understood = false;           // some line was a command, even if refused
    std::size_t pending = 0;           // lines that wait to be confirmed
    bool answered = false;             // all wait, and the letter about them is the answer
    bool sender_proved = false;        // the sender is proved by a session, a password or a token
    std::string_view language = "en";  // of the answer
};

Response handle_request(Club&, UnitOfWork&, const Request&, const PasswordChecks&);
ExecutionResult execute_request(Club&, UnitOfWork&, const Request&, const PasswordChecks&);
/// Passwords in the request, and mail passwords of whoever may have sent it.
std::vector<std::string> secrets_of(Club&, const Request&, const SenderIdentity&);

}  // namespace posthouse::club
