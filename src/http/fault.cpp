#include "http/fault.h"

#include <spdlog/spdlog.h>

namespace posthouse {

void log_fault(std::string_view where, std::string_view what) {
    spdlog::error("http: {}: {}", where, what);
}

}  // namespace posthouse
