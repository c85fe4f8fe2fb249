#include "base/assert.h"
#include "base/inplace.h"
#include "base/utf8.h"
#include "http/fuzz/fuzz_server.h"
#include "http/fuzz/targets.h"

#include <algorithm>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace posthouse::fuzz {

namespace {

namespace json = boost::json;

constexpr std::size_t told_bytes_max = 1024 * 1024;

std::string upgrade(std::string_view who) {
    std::string asked =
        "GET /api/socket HTTP/1.1\r\nHost: house.example\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    if (!who.empty()) asked.append("Cookie: session=").append(who).append("\r\n");
    return asked + "\r\n";
}

void append_number(std::string& bytes, std::uint64_t number, int size) {
    while (size-- > 0) bytes += static_cast<char>(number >> (8 * size));
}

/// A client's frame, masked with zeros: RFC 6455, 5.2.
std::string frame(unsigned char opcode, std::string_view message) {
    std::string bytes(1, static_cast<char>(0x80 | opcode));
    constexpr unsigned masked = 0x80;
    if (message.size() < 126)
        append_number(bytes, masked | message.size(), 1);
    else if (message.size() < 65536)
        append_number(bytes, masked | 126, 1), append_number(bytes, message.size(), 2);
    else
        append_number(bytes, masked | 127, 1), append_number(bytes, message.size(), 8);
    return bytes.append(4, '\0').append(message);
}

struct Frame {
    unsigned char opcode = 0;
    std::string_view message;
};

/// The frames after the handshake: complete and unmasked.
std::vector<Frame> frames_in(std::string_view heard) {
    const std::size_t end = heard.find("\r\n\r\n");
    ASSERT(heard.starts_with("HTTP/1.1 101 ") && end != heard.npos);
    heard.remove_prefix(end + 4);
    const auto number = [&](std::size_t size) {
        ASSERT(heard.size() >= size);
        std::uint64_t value = 0;
        for (const char c : heard.substr(0, size))
            value = value << 8 | static_cast<unsigned char>(c);
        heard.remove_prefix(size);
        return value;
    };
    std::vector<Frame> frames;
    while (!heard.empty()) {
        const auto first = number(1);
        ASSERT((first & 0xf0) == 0x80);  // final fragment, no reserved bits
        auto size = number(1);
        if (size == 126)
            size = number(2);
        else if (size == 127)
            size = number(8);
        ASSERT(size <= told_bytes_max && size <= heard.size());
        frames.push_back({static_cast<unsigned char>(first & 0xf), heard.substr(0, size)});
        heard.remove_prefix(size);
    }
    return frames;
}

/// Each must be a response, an error or an event. Returns the answered ids.
std::multiset<std::string> check(const std::vector<Frame>& frames) {
    std::multiset<std::string> answered;
    for (const Frame& one : frames) {
        if (one.opcode != 1) continue;
        boost::system::error_code wrong;
        const json::value told = json::parse(one.message, wrong);
        ASSERT(!wrong && told.is_object());
        const json::object& said = told.get_object();
        if (const auto* id = said.if_contains("id")) {
            answered.insert(json::serialize(*id));
            ASSERT(said.contains("error") || said.contains("accepted"));
        } else if (said.contains("event")) {
            ASSERT(said.at("match").at("game").is_string());
        } else {
            answered.insert("");
        }
        if (const auto* error = said.if_contains("error"))
            ASSERT(error->get_string().size() >= 10 &&
                   error->get_string().find(' ') != std::string::npos);
    }
    return answered;
}

/// The id that the response must repeat; empty if only an error can come, none if there may be no
/// response.
std::optional<std::string> answer_to(std::string_view message) {
    boost::system::error_code wrong;
    const json::value asked = json::parse(without_byte_order_mark(message), wrong);
    if (wrong || !asked.is_object()) return "";
    const json::object& fields = asked.get_object();
    if (fields.contains("command")) {
        const auto* id = fields.if_contains("id");
        // An id too large for a number cannot be repeated.
        const bool repeated = id && id->is_number() && std::isfinite(id->to_number<double>());
        return repeated ? json::serialize(*id) : "";
    }
    for (const char* name : {"watch", "unwatch"})
        if (const auto* match = fields.if_contains(name); match && match->is_string())
            return std::nullopt;
    return "";
}

}  // namespace

std::size_t fuzz_socket(std::string_view bytes) {
    if (bytes.empty()) return 0;
    const auto how = static_cast<unsigned char>(bytes[0]);
    bytes.remove_prefix(1);
    constexpr std::string_view speakers[] = {"ann", "bob", "cid", ""};
    const bool messages = how & 1U;

    FuzzServer& house = server_for_input();
    std::string said, seen;
    std::multiset<std::string> due;
    bool all_are_due = messages;
    {
        FuzzServer::Client watcher(house);
        watcher.send(upgrade("") + frame(1, R"({"watch": "wari/1"})"));
        FuzzServer::Client line(house);
        line.send(upgrade(speakers[how / 2 % 4]));
        while (messages && !bytes.empty()) {
            const std::string_view message = take_until(bytes, '\n');
            line.send(frame(1, message));
            if (line.closed()) break;
            if (const auto answer = answer_to(message)) due.insert(*answer);
        }
        if (!messages) line.send(bytes);
        all_are_due = all_are_due && !line.closed();
        line.shut_down();
        watcher.shut_down();
        said = std::move(line.received);
        seen = std::move(watcher.received);
    }
    ASSERT(house.connection_count() == 0);
    const auto answered = check(frames_in(said));
    (void)check(frames_in(seen));
    if (!all_are_due) return answered.size();
    // A watch may cause an error or nothing.
    for (const std::string& id : due) ASSERT(answered.count(id) >= due.count(id));
    for (const std::string& id : answered)
        ASSERT(id.empty() || answered.count(id) == due.count(id));
    return answered.size();
}

}  // namespace posthouse::fuzz
