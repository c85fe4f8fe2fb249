
#include "http/site/static_files.h"
#include "base/inplace.h"

#include <fmt/format.h>
#include <zlib.h>
#include <algorithm>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>

namespace posthouse::http {

namespace {

namespace fs = std::filesystem;

std::string_view media_type_of(std::string_view extension) {
    struct Type {
        std::string_view extension, type;
    };
    static constexpr Type types[] = {
        {".html", "text/html; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".mjs", "text/javascript; charset=utf-8"},
        {".wasm", "application/wasm"},
        {".json", "application/json"},
        {".map", "application/json"},
        {".webmanifest", "application/manifest+json"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".jpg", "image/jpeg"},
        {".webp", "image/webp"},
        {".ico", "image/x-icon"},
        {".woff2", "font/woff2"},
        {".txt", "text/plain; charset=utf-8"},
        {".md", "text/plain; charset=utf-8"},
    };
    for (const auto& one : types)
        if (equals_ignore_case(one.extension, extension)) return one.type;
    return "application/octet-stream";
}

std::string bytes_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::string bytes(std::istreambuf_iterator<char>(in), {});
    if (!in) throw std::runtime_error("cannot read the page's file " + path.string());
    return bytes;
}

/// The decoded path of a request; none if it is not canonical.
std::optional<std::string> plain_path(std::string_view target) {
    const auto url = boost::urls::parse_origin_form({target.data(), target.size()});
    if (!url) return std::nullopt;
    std::string path;
    for (const std::string& part : url->segments()) {
        const bool plain =
            part != "." && part != ".." && std::all_of(part.begin(), part.end(), [](char c) {
                return c != '/' && c != '\\' && static_cast<unsigned char>(c) >= 32;
            });
        if (!plain) return std::nullopt;
        path += '/' + part;
    }
    return path.empty() ? "/" : path;
}

bool has_extension(std::string_view path) {
    return path.substr(path.rfind('/') + 1).find('.') != std::string_view::npos;
}

HttpResponse plain_text(unsigned status, std::string words) {
    HttpResponse answer;
    answer.status = status;
    answer.type = "text/plain; charset=utf-8";
    answer.body = std::move(words);
    answer.fields = {{"Cache-Control", "no-cache"}};
    return answer;
}

}  // namespace

StaticFiles::StaticFiles(const std::string& folder) {
    if (folder.empty() || !fs::exists(folder)) return;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.is_symlink() || !entry.is_regular_file()) continue;
        fs::path path = entry.path();
        const std::string encoding = path.extension() == ".gz"   ? "gzip"
                                     : path.extension() == ".br" ? "br"
                                                                 : "";
        if (!encoding.empty()) path.replace_extension();
        File& file = files_["/" + path.lexically_relative(folder).generic_string()];
        file.type = media_type_of(path.extension().string());
        file.immutable = path.lexically_relative(folder).begin()->string() == "assets";
        Packed packed{bytes_of(entry.path()), {}};
        packed.etag = make_etag(packed.bytes, encoding);
        file.encodings[encoding] = std::move(packed);
    }
    // A compressed file needs its plain form, for browsers without that encoding.
    std::erase_if(files_, [](const auto& file) { return !file.second.encodings.contains(""); });
    const auto words_of = [&](std::string_view path) {
        return std::istringstream(std::string(text_of(path)));
    };
    auto hints = words_of("/early.txt");
    for (std::string line; std::getline(hints, line);) {
        std::istringstream words(line);
        PreloadHints one;
        std::string priority;
        words >> one.beginning >> one.address >> priority;
        one.low = priority == "low";
        if (!one.address.empty()) early_.push_back(std::move(one));
    }
    auto pages = words_of("/pages.txt");
    for (std::string one; pages >> one;) pages_.insert(one);
}

void StaticFiles::add(std::string path, std::string_view type, std::string bytes) {
    Packed packed{std::move(bytes), {}};
    packed.etag = make_etag(packed.bytes, "");
    File& file = files_[std::move(path)];
    file = {.type = type, .encodings = {}};
    file.encodings[""] = std::move(packed);
}

std::string_view StaticFiles::text_of(std::string_view path) const {
    const auto found = files_.find(path);
    return found == files_.end() ? std::string_view() : found->second.encodings.at("").bytes;
}

bool StaticFiles::is_page(std::string_view path) const {
    const std::string_view first = path.substr(1, path.find('/', 1) - 1);
    return pages_.empty() || first.empty() || first == "index.html" || pages_.contains(first);
}

std::string StaticFiles::preload_links(std::string_view path) const {
    std::string links;
    for (const auto& [beginning, address, low] : early_) {
        if (beginning == "/" ? path != "/" : !path.starts_with(beginning)) continue;
        std::string whole = address;
        if (const auto star = whole.find('*'); star != std::string::npos)
            whole.replace(star, 1, path);
        links += fmt::format("{}<{}>; rel={}; crossorigin{}", links.empty() ? "" : ", ", whole,
                             whole.ends_with(".js")    ? "modulepreload"
                             : whole.ends_with(".css") ? "preload; as=style"
                                                       : "preload; as=fetch",
                             low ? "; fetchpriority=low" : "");
    }
    return links;
}

const StaticFiles::File* StaticFiles::find(std::string_view path) const {
    auto found = files_.find(path == "/" ? std::string_view("/index.html") : path);
    if (found == files_.end() && !has_extension(path)) found = files_.find("/index.html");
    return found == files_.end() ? nullptr : &found->second;
}

HttpResponse StaticFiles::answer(const HttpRequest& request) const {
    if (request.method != "GET" && request.method != "HEAD") {
        auto answer = plain_text(405, "This address accepts only GET, HEAD.\n");
        answer.fields.emplace_back("Allow", "GET, HEAD");
        return answer;
    }
    const auto path = plain_path(request.target);
    if (!path) return plain_text(400, "The address is not valid: start at /.\n");
    const File* file = find(*path);
    if (!file && files_.empty())
        return plain_text(404, "The page is not installed on this server; the API is at /api/.\n");
    if (!file) return plain_text(404, "There is nothing at this address: start at /.\n");

    const auto accepted = listed_items(request.accept_encoding);
    auto packed = file->encodings.find("");
    for (const char* encoding : {"br", "gzip"}) {
        const auto found = file->encodings.find(encoding);
        if (found == file->encodings.end()) continue;
        if (std::find(accepted.begin(), accepted.end(), encoding) == accepted.end()) continue;
        packed = found;
        break;
    }
    HttpResponse answer;
    answer.type = file->type;
    answer.fields = {
        {"ETag", packed->second.etag},
        {"Cache-Control", file->immutable ? "public, max-age=31536000, immutable" : "no-cache"}};
    if (file->encodings.size() > 1) answer.fields.emplace_back("Vary", "Accept-Encoding");
    if (file == find("/")) {
        if (!is_page(*path)) answer.status = 404;
        // Undecoded, so that no decoded character ends the address.
        const std::string_view target = request.target;
        auto links = preload_links(target.substr(0, target.find('?')));
        if (!links.empty()) answer.fields.emplace_back("Link", std::move(links));
    }
    if (answer.status == 200 && etag_matches(packed->second.etag, request.if_none_match)) {
        answer.status = 304;
        return answer;
    }
    if (!packed->first.empty()) answer.fields.emplace_back("Content-Encoding", packed->first);
    answer.file = packed->second.bytes;
    return answer;
}

namespace {

constexpr std::string_view preview_begins = "<!--preview-->", preview_ends = "<!--/preview-->";

}  // namespace

bool StaticFiles::is_describable(std::string_view target) const {
    const auto path = plain_path(target);
    if (!path || has_extension(*path) || files_.contains(*path) || !is_page(*path)) return false;
    const std::string_view html = text_of("/index.html");
    const auto begin = html.find(preview_begins);
    return begin != std::string_view::npos &&
           html.find(preview_ends, begin) != std::string_view::npos;
}

HttpResponse StaticFiles::described_page(const HttpRequest& request, std::string_view head,
                                         bool found) const {
    std::string html(text_of("/index.html"));
    const auto begin = html.find(preview_begins);
    const auto end = html.find(preview_ends, begin) + preview_ends.size();
    html.replace(begin, end - begin, head);
    HttpResponse answer;
    answer.type = "text/html; charset=utf-8";
    answer.status = found ? 200 : 404;
    const std::string etag = make_etag(html);
    // Weak, since the page may be sent compressed.
    answer.fields = {{"ETag", "W/" + etag}, {"Cache-Control", "no-cache"}};
    const std::string_view target = request.target;
    if (auto links = preload_links(target.substr(0, target.find('?'))); !links.empty())
        answer.fields.emplace_back("Link", std::move(links));
    if (found && etag_matches(etag, request.if_none_match))
        answer.status = 304;
    else
        answer.body = std::move(html);
    return answer;
}

namespace {

/// Bodies that fit into a packet or two are not compressed.
constexpr std::size_t bytes_min = 2048;
constexpr int quickly = 1;
constexpr int gzip_window = 15 + 16;  // + 16 selects the gzip format

bool is_text(std::string_view type) {
    return type.starts_with("application/json") || type.starts_with("text/") ||
           type.starts_with("image/svg+xml");
}

}  // namespace

std::string gzipped(std::string_view bytes) {
    z_stream stream{};
    if (deflateInit2(&stream, quickly, Z_DEFLATED, gzip_window, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error("zlib cannot start");
    std::string packed(deflateBound(&stream, bytes.size()), '\0');
    // zlib's input pointer is not const.
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

namespace {

/// Compresses a body piece by piece. Each is flushed, so that a client can use what it has.
class PieceCompressor {
public:
    explicit PieceCompressor(NextPiece next) : next_(std::move(next)) {
        if (deflateInit2(&stream_, quickly, Z_DEFLATED, gzip_window, 8, Z_DEFAULT_STRATEGY) != Z_OK)
            throw std::runtime_error("zlib cannot start");
    }
    ~PieceCompressor() { deflateEnd(&stream_); }
    PieceCompressor(const PieceCompressor&) = delete;
    PieceCompressor& operator=(const PieceCompressor&) = delete;

    std::optional<std::string> next() {
        if (at_end_) return std::nullopt;
        const auto piece = next_();
        if (piece && piece->empty()) return piece;
        at_end_ = !piece;
        return pack(piece.value_or(""), at_end_ ? Z_FINISH : Z_SYNC_FLUSH);
    }

private:
    std::string pack(std::string bytes, int flush) {
        std::string packed(deflateBound(&stream_, bytes.size()) + 64, '\0');
        stream_.next_in = reinterpret_cast<Bytef*>(bytes.data());
        stream_.avail_in = static_cast<uInt>(bytes.size());
        stream_.next_out = reinterpret_cast<Bytef*>(packed.data());
        stream_.avail_out = static_cast<uInt>(packed.size());
        const int said = deflate(&stream_, flush);
        if (said != (flush == Z_FINISH ? Z_STREAM_END : Z_OK) || stream_.avail_out == 0)
            throw std::runtime_error("zlib did not finish");
        packed.resize(packed.size() - stream_.avail_out);
        return packed;
    }

    const NextPiece next_;
    z_stream stream_{};
    bool at_end_ = false;
};

}  // namespace

void maybe_gzip(HttpResponse& answer, std::string_view accept_encoding) {
    const auto takes_gzip = [&] {
        const auto taken = listed_items(accept_encoding);
        return std::find(taken.begin(), taken.end(), "gzip") != taken.end();
    };
    if (answer.next_piece && !answer.pieces_bytes && takes_gzip()) {
        answer.next_piece = [packer = std::make_shared<PieceCompressor>(
                                 std::move(answer.next_piece))] { return packer->next(); };
        answer.fields.emplace_back("Content-Encoding", "gzip");
        answer.fields.emplace_back("Vary", "Accept-Encoding");
        return;
    }
    if (answer.body.size() < bytes_min || !answer.file.empty() || !is_text(answer.type)) return;
    if (answer.event_stream) return;
    for (const auto& [name, value] : answer.fields)
        // A strong ETag describes the uncompressed body.
        if (name == "Content-Encoding" || (name == "ETag" && !value.starts_with("W/"))) return;
    if (!takes_gzip()) return;
    answer.body = gzipped(answer.body);
    answer.fields.emplace_back("Content-Encoding", "gzip");
    answer.fields.emplace_back("Vary", "Accept-Encoding");
}

}  // namespace posthouse::http
