#include "http/server/file_response.h"

#include "base/parse_number.h"

#include <fmt/format.h>
#include <algorithm>
#include <cstddef>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <utility>

namespace posthouse::http {

namespace {

/// Of a piece; at the least speed it takes half of the time limit for silence.
constexpr std::uint64_t piece_bytes = 64 * 1024;

/// Reads a part of a file, piece by piece.
class FilePieces {
public:
    FilePieces(std::ifstream file, ByteRange part) : file_(std::move(file)), left_(part.bytes) {
        file_.seekg(static_cast<std::streamoff>(part.first));
    }
    std::optional<std::string> next() {
        if (left_ == 0) return std::nullopt;
        std::string piece(static_cast<std::size_t>(std::min(left_, piece_bytes)), '\0');
        if (!file_.read(piece.data(), static_cast<std::streamsize>(piece.size())))
            throw std::runtime_error("a file is shorter than it was");
        left_ -= piece.size();
        return piece;
    }

private:
    std::ifstream file_;
    std::uint64_t left_;
};

}  // namespace

std::optional<ByteRange> read_range(std::string_view field, std::uint64_t bytes) {
    constexpr std::string_view unit = "bytes=";
    if (!field.starts_with(unit)) return std::nullopt;
    field.remove_prefix(unit.size());
    const auto dash = field.find('-');
    if (dash == field.npos) return std::nullopt;
    const std::string_view begin = field.substr(0, dash), end = field.substr(dash + 1);
    const auto first = parse_number<std::uint64_t>(begin), last = parse_number<std::uint64_t>(end);
    if (begin.empty()) {
        if (!last) return std::nullopt;
        const std::uint64_t wanted = std::min(*last, bytes);
        return ByteRange{bytes - wanted, wanted};
    }
    if (!first || (!end.empty() && !last) || (last && *last < *first)) return std::nullopt;
    if (*first >= bytes) return ByteRange{*first, 0};
    return ByteRange{*first, std::min(last.value_or(bytes - 1), bytes - 1) - *first + 1};
}

std::optional<HttpResponse> file_response(const HttpRequest& request,
                                          const std::filesystem::path& path, std::string type,
                                          std::string etag) {
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    if (!file) return std::nullopt;
    const auto bytes = static_cast<std::uint64_t>(file.tellg());
    HttpResponse answer;
    answer.type = std::move(type);
    answer.fields = {{"Accept-Ranges", "bytes"}, {"ETag", etag}, {"Cache-Control", "no-cache"}};
    if (etag_matches(etag, request.if_none_match)) {
        answer.status = 304;
        return answer;
    }
    ByteRange part{0, bytes};
    const bool may_be_part = request.if_range.empty() || request.if_range == etag;
    const auto range = may_be_part ? read_range(request.range, bytes) : std::nullopt;
    if (range && range->bytes == 0) {
        HttpResponse refused = error_response(
            416, refuse("range-behind-end", "The file has only {bytes} bytes: it is complete.",
                        std::to_string(bytes)));
        refused.fields.emplace_back("Content-Range", fmt::format("bytes */{}", bytes));
        return refused;
    }
    if (range) {
        part = *range;
        answer.status = 206;
        answer.fields.emplace_back(
            "Content-Range",
            fmt::format("bytes {}-{}/{}", part.first, part.first + part.bytes - 1, bytes));
    }
    answer.pieces_bytes = part.bytes;
    answer.next_piece = [pieces = std::make_shared<FilePieces>(std::move(file), part)] {
        return pieces->next();
    };
    return answer;
}

}  // namespace posthouse::http
