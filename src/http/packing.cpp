#include "http/packing.h"

#include <zlib.h>
#include <algorithm>
#include <stdexcept>

namespace posthouse::http {

namespace {

/// What fits into a packet or two anyway is sent as it is.
constexpr std::size_t bytes_min = 2048;
constexpr int quickly = 1;
constexpr int gzip_window = 15 + 16;  // zlib's way of saying: gzip

bool is_text(std::string_view type) {
    return type.starts_with("application/json") || type.starts_with("text/") ||
           type.starts_with("image/svg+xml");
}

}  // namespace

std::string gzipped(std::string_view bytes) {
    z_stream stream{};
    if (deflateInit2(&stream, quickly, Z_DEFLATED, gzip_window, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error("zlib cannot begin");
    std::string packed(deflateBound(&stream, bytes.size()), '\0');
    // zlib reads through a pointer that is not const.
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    const int said = deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    if (said != Z_STREAM_END) throw std::runtime_error("zlib did not finish");
    return packed;
}

void maybe_gzip(HttpResponse& answer, std::string_view accept_encoding) {
    if (answer.body.size() < bytes_min || !answer.file.empty() || !is_text(answer.type)) return;
    for (const auto& [name, value] : answer.fields)
        // What is marked is marked as it stands.
        if (name == "Content-Encoding" || name == "ETag") return;
    const auto taken = listed_items(accept_encoding);
    if (std::find(taken.begin(), taken.end(), "gzip") == taken.end()) return;
    answer.body = gzipped(answer.body);
    answer.fields.emplace_back("Content-Encoding", "gzip");
    answer.fields.emplace_back("Vary", "Accept-Encoding");
}

}  // namespace posthouse::http
