// A tournament as the API describes it in lists.
#pragma once

#include "club/tournaments/tournament_view.h"
#include "http/server/json.h"

#include <boost/json/object.hpp>

namespace posthouse::http {

/// `view`: an outline is enough.
boost::json::object tournament_json(PlayerJsonCache&, const club::StoreReader&,
                                    const club::TournamentView&);

}  // namespace posthouse::http
