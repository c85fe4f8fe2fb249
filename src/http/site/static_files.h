// The page's files, read into memory at start. Requests are looked up there only, so no path can
// escape the folder.
//
// `x.js.gz` and `x.js.br` beside `x.js` are compressed forms of it.
//
// `pages.txt` lists the first segments of the page's own paths, one a line: other paths get status
// 404, with the page, which says so. Without that file any path may be one of the page's own.
//
// `early.txt` lists what the browser should preload for paths of the page: lines of a path prefix
// and an address in which `*` stands for the path, as in `/match/ /api*`, and `low` if it is not
// needed at once. The prefix `/` is the home page alone. Addresses ending in `.js` are modules.
#pragma once

#include "http/server/http_message.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::http {

class StaticFiles {
public:
    /// Empty or missing folder: no page. Throws if the folder cannot be read.
    explicit StaticFiles(const std::string& folder);

    /// Answers GET and HEAD. A path without a dot in its last part is one of the page's own and
    /// gets index.html, with status 404 if the page does not know it.
    HttpResponse answer(const HttpRequest&) const;

    /// Whether this target is one of the page's own paths and index.html has a place for what
    /// describes it: between `<!--preview-->` and `<!--/preview-->`.
    bool is_describable(std::string_view target) const;
    /// index.html with `head` there. Its status is 404 unless `found`.
    HttpResponse described_page(const HttpRequest&, std::string_view head, bool found) const;
    /// Adds a file that is not in the folder.
    void add(std::string path, std::string_view type, std::string bytes);
    /// A file's text; empty if there is none.
    std::string_view text_of(std::string_view path) const;

private:
    struct Packed {
        std::string bytes;
        std::string etag;
    };
    struct File {
        std::string_view type;
        bool immutable = false;                   // the name contains a hash: cache forever
        std::map<std::string, Packed> encodings;  // by Content-Encoding; "": uncompressed
    };

    struct PreloadHints {
        std::string beginning, address;
        bool low = false;
    };

    const File* find(std::string_view path) const;
    bool is_page(std::string_view path) const;
    /// The Link header for one of the page's own paths; empty if nothing is preloaded.
    std::string preload_links(std::string_view path) const;

    std::map<std::string, File, std::less<>> files_;  // by path: "/assets/page-1f2e.js"
    std::vector<PreloadHints> early_;
    std::set<std::string, std::less<>> pages_;  // empty: not known
};

// gzip for long API responses, such as lists of matches and the rules of all games: a mobile
// network is slower than this compression.

/// gzip at a fast level.
std::string gzipped(std::string_view bytes);

/// Compresses the body if that is worthwhile and `accept_encoding` allows it.
void maybe_gzip(HttpResponse&, std::string_view accept_encoding);

}  // namespace posthouse::http
