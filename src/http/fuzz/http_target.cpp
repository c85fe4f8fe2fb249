#include "base/assert.h"
#include "base/inplace.h"
#include "http/fuzz/fuzz_server.h"
#include "http/fuzz/targets.h"

#include <algorithm>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/json/parse.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::fuzz {

namespace {

namespace http = boost::beast::http;
namespace asio = boost::asio;
using boost::system::error_code;
using Asked = http::request<http::string_body>;
using Answer = http::response<http::string_body>;

// The limits of request_reader.cpp and docs/api.md.
constexpr std::uint64_t body_bytes_max = 64 * 1024;
constexpr std::uint32_t header_bytes_max = 8 * 1024;
constexpr std::size_t answer_bytes_max = 4 * 1024 * 1024;
constexpr unsigned statuses[] = {101, 200, 204, 303, 304, 400, 401, 403, 404,
                                 405, 409, 410, 413, 415, 422, 426, 429, 431};

/// Removes the next complete message; none if there is none, with the reason in `wrong`.
template <class Parser>
auto take_message(std::string_view& bytes, Parser& parser, error_code& wrong)
    -> std::optional<typename Parser::value_type> {
    parser.eager(true);
    std::string_view rest = bytes;
    while (!parser.is_done()) {
        const std::size_t used = parser.put(asio::buffer(rest.data(), rest.size()), wrong);
        rest.remove_prefix(used);
        if (wrong || (used == 0 && !parser.is_done())) return std::nullopt;
    }
    bytes = rest;
    return parser.release();
}

std::optional<Asked> take_request(std::string_view& bytes, error_code& wrong) {
    http::request_parser<http::string_body> parser;
    parser.body_limit(body_bytes_max);
    parser.header_limit(header_bytes_max);
    return take_message(bytes, parser, wrong);
}

std::optional<Answer> take_answer(std::string_view& heard, bool head) {
    http::response_parser<http::string_body> parser;
    parser.body_limit(answer_bytes_max);
    parser.skip(head);
    error_code wrong;
    return take_message(heard, parser, wrong);
}

bool is_a_sentence(std::string_view words) {
    return words.size() >= 10 && words.find(' ') != words.npos &&
           std::ranges::all_of(words, [](char c) {
               return static_cast<unsigned char>(c) >= ' ' || c == '\n' || c == '\t';
           });
}

void check_body(const Answer& answer) {
    const std::string_view type = answer[http::field::content_type];
    const std::string_view body = answer.body();
    if (type == "application/json" || type == "application/problem+json") {
        error_code wrong;
        const auto value = boost::json::parse(body, wrong);
        ASSERT(!wrong);  // this parser also checks UTF-8
        if (answer.result_int() < 400) return;
        const auto* error = value.is_object() ? value.get_object().if_contains("error") : nullptr;
        ASSERT(error && error->is_string());
        ASSERT(is_a_sentence(error->get_string()));
        const auto* code = value.get_object().if_contains("code");
        ASSERT(code && code->is_string() && !code->get_string().empty());
    } else if (answer.result_int() >= 400) {
        ASSERT(is_a_sentence(body));
    }
}

void check(const Answer& answer, bool head) {
    ASSERT(std::ranges::find(statuses, answer.result_int()) != std::end(statuses));
    ASSERT(!answer["X-Content-Type-Options"].empty() || answer.result_int() == 101);
    if (answer.result_int() == 405) ASSERT(!answer[http::field::allow].empty());
    if (answer.result_int() == 429) ASSERT(!answer[http::field::retry_after].empty());
    if (answer.result_int() == 303) ASSERT(answer[http::field::location].starts_with("/"));
    const bool compressed = !answer[http::field::content_encoding].empty();
    if (!head && !compressed && answer.result_int() != 304 && answer.result_int() != 101)
        check_body(answer);
}

/// Whether the connection has become a socket or an event stream.
bool goes_another_way(std::string_view heard) {
    http::response_parser<http::empty_body> parser;
    parser.skip(true);
    error_code wrong;
    const auto head = take_message(heard, parser, wrong);
    return head && (head->result() == http::status::switching_protocols ||
                    (*head)[http::field::content_type] == "text/event-stream");
}

/// The status of the response to an invalid request; none if it was incomplete, unless its header
/// was refused already (RequestReader::is_well_formed). After HEAD the response has no body.
std::optional<unsigned> check_refusal(error_code wrong, std::string_view asked,
                                      std::string_view& heard) {
    if (heard.empty()) return std::nullopt;
    std::string_view rest = heard;
    auto answer = take_answer(rest, false);
    const bool head = !answer;
    if (head) answer = take_answer(rest = heard, true);
    ASSERT(answer && !answer->keep_alive());
    heard = rest;
    check(*answer, head);
    const unsigned status = answer->result_int();
    if (status == 413) ASSERT(wrong == http::error::body_limit);
    // In small pieces it may exceed a limit first.
    if (status == 431)
        ASSERT(wrong == http::error::header_limit || asked.size() > header_bytes_max);
    ASSERT(status >= 400);
    if (!wrong || wrong == http::error::need_more) ASSERT(status == 400);
    return status;
}

}  // namespace

std::vector<unsigned> fuzz_http(std::string_view bytes) {
    std::vector<unsigned> given;
    if (bytes.empty()) return given;
    const auto how = static_cast<unsigned char>(bytes[0]);
    bytes.remove_prefix(1);
    const std::size_t piece = how == 0 ? 0 : std::max<std::size_t>(how, bytes.size() / 512);

    FuzzServer& house = server_for_input();
    std::string said;
    {
        FuzzServer::Client line(house);
        line.send(bytes, piece);
        line.shut_down();
        said = std::move(line.received);
    }
    ASSERT(house.connection_count() == 0);

    std::string_view heard = said;
    while (!bytes.empty()) {
        error_code wrong;
        const auto asked = take_request(bytes, wrong);
        if (!asked) {
            if (const auto status = check_refusal(wrong, bytes, heard)) given.push_back(*status);
            break;
        }
        if (goes_another_way(heard)) {
            given.push_back(101);
            return given;
        }
        const bool head = asked->method() == http::verb::head;
        const auto answer = take_answer(heard, head);
        ASSERT(answer);
        check(*answer, head);
        given.push_back(answer->result_int());
        if (!answer->keep_alive()) break;
    }
    ASSERT(heard.empty());
    return given;
}

}  // namespace posthouse::fuzz
