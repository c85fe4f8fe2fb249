#include "http/fault.h"

#include "club/damage.h"

#include <spdlog/spdlog.h>

namespace posthouse::http {

std::string_view in_words(const std::exception& fault) {
    if (dynamic_cast<const club::StoreDamaged*>(&fault)) return house_is_damaged;
    return "The house failed and did nothing: try again in a minute.";
}

void log_fault(std::string_view where, std::string_view what) {
    spdlog::error("http: {}: {}", where, what);
}

}  // namespace posthouse::http
