// Letters that answer mails.
#pragma once

#include "club/commands/handle_request.h"

namespace posthouse::club {

const std::string& unauthenticated_reply_address(const Request&);
void answer_by_letter(Club&, UnitOfWork&, const Request&, const ExecutionResult&);

}  // namespace posthouse::club
