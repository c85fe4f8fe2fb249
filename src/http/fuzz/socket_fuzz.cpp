#include "http/fuzz/targets.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    posthouse::fuzz::fuzz_socket({reinterpret_cast<const char*>(data), size});
    return 0;
}
