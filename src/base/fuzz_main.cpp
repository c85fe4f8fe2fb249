// libFuzzer's entry to a fuzz target: the function FUZZ_TARGET of the header FUZZ_TARGETS.

#include FUZZ_TARGETS

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    posthouse::fuzz::FUZZ_TARGET({reinterpret_cast<const char*>(data), size});
    return 0;
}
