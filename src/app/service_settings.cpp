#include "app/service_settings.h"

#include "club/challenges.h"
#include "mail/transport.h"

#include <stdexcept>
#include <utility>

namespace posthouse::app {

club::ServiceSettings service_settings(const Config& configuration, club::HouseKey key,
                                       std::function<std::uint64_t()> lot) {
    const auto begins_with = club::read_circle(configuration.challenges_begin);
    if (!begins_with)
        throw std::invalid_argument(
            "challenges-begin is nobody, friends, rated or everybody, not “" +
            configuration.challenges_begin + "”.");
    club::ServiceSettings settings{configuration.host, std::move(key), std::move(lot)};
    settings.answers_an_hour = static_cast<std::size_t>(configuration.answers_an_hour);
    settings.questions_an_hour = static_cast<std::size_t>(configuration.questions_an_hour);
    settings.webhooks_to_loopback = configuration.webhooks_to_loopback;
    settings.operator_address = configuration.operator_address;
    settings.begins_with = *begins_with;
    settings.offers_last = std::chrono::days(configuration.challenge_days);
    settings.matches_max = static_cast<std::size_t>(configuration.matches_of_player);
    settings.sign_ups = {configuration.sign_ups_an_hour, configuration.sign_ups_a_day};
    settings.sign_ups_confirmed = configuration.sign_ups_confirmed;
    if (configuration.relay.empty())
        settings.forgetting = [folder = configuration.data + "/mail"](const club::Forgotten& who) {
            mail::remove_mail_about(folder, who);
        };
    return settings;
}

}  // namespace posthouse::app
