// Letters that answer mails.
#pragma once

#include "club/requests/handle_request.h"

namespace posthouse::club {

void answer_by_letter(Club&, UnitOfWork&, const Request&, const ExecutionResult&);

}  // namespace posthouse::club
