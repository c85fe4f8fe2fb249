// The page's files, read once into memory. A request is looked up among them and nowhere else, so
// no path, however written, can lead out of the folder.
//
// `x.js.gz` and `x.js.br` beside `x.js` are the same file, packed, for browsers that take it so.
//
// A file `early.txt` says what the page will ask for at once at some of its own paths, so that the
// browser fetches it while it still reads the page: lines of a path's beginning and an address in
// which `*` stands for the path, as in `/match/ /api*`. What ends in `.js` is a module.
//
// Deliberately absent: watching the folder, listing it, following links, ranges.
#pragma once

#include "http/http_message.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace posthouse::http {

class StaticFiles {
public:
    /// Empty or missing: there is no page. Throws where the folder cannot be read.
    explicit StaticFiles(const std::string& folder);

    /// GET and HEAD. A path without a dot in its last part that is no file is the page itself: it
    /// has its own paths.
    HttpResponse answer(const HttpRequest&) const;

private:
    struct Packed {
        std::string bytes;
        std::string etag;
    };
    struct File {
        std::string_view type;
        bool lasting = false;              // its name holds its hash
        std::map<std::string, Packed> as;  // by Content-Encoding; "" as it is
    };

    struct PreloadHints {
        std::string beginning, address;
    };

    const File* find(std::string_view path) const;
    /// The Link field of the page at one of its own paths; empty where nothing is fetched early.
    std::string early_links(std::string_view path) const;

    std::map<std::string, File, std::less<>> files_;  // by path: "/assets/page-1f2e.js"
    std::vector<PreloadHints> early_;
};

// Answers that are long are packed (gzip) for whoever takes them so: lists of matches, the rules of
// all games. A telephone's line is slower than this takes.

/// gzip, quickly.
std::string gzipped(std::string_view bytes);

/// Packs the answer's body where it is worth while and the asker takes it (`accept_encoding`).
void maybe_gzip(HttpResponse&, std::string_view accept_encoding);

}  // namespace posthouse::http
