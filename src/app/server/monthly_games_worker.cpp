#include "app/server/monthly_games_worker.h"

#include "club/core/calendar.h"

#include <spdlog/spdlog.h>

#include <filesystem>
#include <string_view>
#include <utility>

namespace posthouse::app {
namespace {

using namespace std::chrono_literals;

/// Everything else comes first.
constexpr int lowest_niceness = 19;

std::string folder_in(const Config& configuration) {
    return configuration.data + "/monthly-games";
}

/// “house.example.org” of “https://house.example.org/”.
std::string host_of(std::string_view address) {
    if (const auto scheme = address.find("://"); scheme != address.npos)
        address.remove_prefix(scheme + 3);
    return std::string(address.substr(0, address.find('/')));
}

}  // namespace

std::string monthly_games_folder(const Config& configuration) {
    return configuration.monthly_games > 0 ? folder_in(configuration) : std::string();
}

http::MonthMakerOptions month_maker_options(const Config& configuration,
                                            std::string_view base_url) {
    return {folder_in(configuration), host_of(base_url), configuration.monthly_games};
}

MonthlyGamesWorker::MonthlyGamesWorker(const Config& configuration, std::string_view base_url,
                                       club::Backend backend)
    : backend_(std::move(backend)),
      maker_(*backend_.store, month_maker_options(configuration, base_url)),
      worker_(
          "the games of each month",
          [this, offered = configuration.monthly_games > 0, folder = folder_in(configuration)] {
              if (!offered) {
                  std::filesystem::remove_all(folder);
                  return false;
              }
              const auto made = maker_.make_next(backend_.now(), stopping_);
              if (made)
                  spdlog::info("The games of {} are in a file: {}.",
                               club::format_month(made->month), made->games);
              return made.has_value();
          },
          10min, lowest_niceness) {}

void MonthlyGamesWorker::stop() {
    stopping_ = true;
    worker_.stop();
}

}  // namespace posthouse::app
