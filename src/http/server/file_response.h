// A large file from the disk as a response, or the part of it that a client asks for (RFC 9110,
// 14): a broken download goes on where it ended.
#pragma once

#include "http/server/http_message.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::http {

struct ByteRange {
    std::uint64_t first = 0, bytes = 0;
};
/// What is wanted of a file with so many bytes by "bytes=100-", "bytes=100-199" or "bytes=-100": no
/// bytes, if there are none there. None: all of it, since it is anything else, or several parts.
std::optional<ByteRange> read_range(std::string_view field, std::uint64_t bytes);

/// None if the file cannot be read. It may be removed while it is sent.
std::optional<HttpResponse> file_response(const HttpRequest&, const std::filesystem::path& file,
                                          std::string type, std::string etag);

}  // namespace posthouse::http
