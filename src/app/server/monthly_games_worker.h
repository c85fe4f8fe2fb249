// Makes the files of each month's games in the background (http/monthly_games/month_maker.h).
#pragma once

#include "app/config.h"
#include "app/server/background_jobs.h"
#include "club/commands/backend.h"
#include "http/monthly_games/month_maker.h"

#include <atomic>
#include <string>

namespace posthouse::app {

/// Empty: this server offers none.
std::string monthly_games_folder(const Config&);
/// `base_url`: the server's address as players see it.
http::MonthMakerOptions month_maker_options(const Config&, std::string_view base_url);

/// Removes the files if the server offers none.
class MonthlyGamesWorker {
public:
    MonthlyGamesWorker(const Config&, std::string_view base_url, club::Backend);

    void stop();

private:
    const club::Backend backend_;
    http::MonthMaker maker_;
    std::atomic<bool> stopping_ = false;
    PeriodicWorker worker_;
};

}  // namespace posthouse::app
