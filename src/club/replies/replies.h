// Replies to board letters: from words to commands, or a question.
#pragma once

#include "club/commands/command_context.h"
#include "club/requests/handle_request.h"

namespace posthouse::club {

/// A reason to answer with a question without reading the lines; none: read them.
std::optional<Refusal> ambiguity_error(const Request&);
std::optional<Refusal> doubted_command_error(Club&, const UnitOfWork&, const Request&,
                                             const SenderIdentity&, std::span<const RequestLine>);
/// The commands of a reply to a board letter, or a question.
Expected<std::vector<RequestLine>, ExecutionResult> read_reply(Club&, UnitOfWork&, const Request&,
                                                               const SenderIdentity&,
                                                               const PasswordChecks&, const Match&);

}  // namespace posthouse::club
