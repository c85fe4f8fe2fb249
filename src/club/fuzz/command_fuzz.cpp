// Fuzzes the command language: any line, from any gateway, gets an answer and breaks nothing.
//
// The first byte of an input says who sends it and how; the rest are the lines, an empty line and a
// comment.

#include "club/commands/test_club.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace {

using namespace posthouse;

constexpr int inputs_each_house = 500;

std::unique_ptr<posthouse::club::TestClub> new_house() {
    auto house = std::make_unique<posthouse::club::TestClub>();
    for (const char* line : {"signup ann annspass", "signup bob bobspass", "signup cid cidspass"})
        ASSERT(house->say("", line).accepted);
    for (const char* line : {"wari challenge ann bob --first=ann", "oware challenge ann computer-3",
                             "octilite challenge ann bob --first=ann", "wari tournament cup",
                             "warri challenge ann --to=anyone"})
        ASSERT(house->say("ann", line).accepted);
    return house;
}

/// What is typed as a password is worked out at length: nobody learns anything from that here.
bool asks_for_a_password(const posthouse::club::Request& request) {
    return std::ranges::any_of(request.lines, [](const std::string& line) {
        for (std::string_view speaker : {"", "somebody"})
            if (const auto command = posthouse::club::read_command(line, speaker))
                if (command->credentials || !command->new_password.empty()) return true;
        return false;
    });
}

posthouse::club::Request request_of(posthouse::club::TestClub& house, std::string_view bytes) {
    const auto how = static_cast<unsigned char>(bytes.empty() ? 0 : bytes[0]);
    if (!bytes.empty()) bytes.remove_prefix(1);
    std::vector<std::string> lines;
    while (!bytes.empty() && lines.size() < 40) {
        const std::string_view line = posthouse::take_until(bytes, '\n');
        if (line.empty()) break;
        lines.emplace_back(line);
    }
    if (how & 4U) return house.mail_from("ann@example.org", std::move(lines), std::string(bytes));
    posthouse::club::Request request;
    request.lines = std::move(lines);
    request.comment = bytes;
    request.now = house.now;
    constexpr std::string_view speakers[] = {"ann", "bob", "cid"};
    if (how % 4 < 3) request.speaker = house.user(speakers[how % 4]).id;
    return request;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static std::unique_ptr<posthouse::club::TestClub> house;
    static int inputs = 0;
    if (inputs++ % inputs_each_house == 0) house = new_house();
    const posthouse::club::Request request =
        request_of(*house, {reinterpret_cast<const char*>(data), size});
    if (asks_for_a_password(request)) return 0;
    house->now += std::chrono::minutes(1);
    const posthouse::club::Response reply = house->submit(request);
    if (!request.answer_to) ASSERT(!reply.text.empty() || reply.accepted);
    return 0;
}
