// The page's own addresses: index.html with what this address is about (link_preview.h), the
// pictures of links (/preview.png), and boards for other sites to show in a frame (/embed/).
//
// None of it depends on who asks. The page itself then finds out who its reader is.
#pragma once

#include "club/commands/backend.h"
#include "http/site/link_preview.h"
#include "http/site/picture_queue.h"
#include "http/site/static_files.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace posthouse::http {

class PageSite {
public:
    using DoneFn = std::function<void(HttpResponse)>;

    /// `files` must outlive it.
    PageSite(club::Backend, const HttpOptions&, const StaticFiles& files,
             std::shared_ptr<PictureQueue>);

    bool owns(std::string_view target) const;

    /// Calls `done` exactly once, from this or another thread.
    void answer(const HttpRequest&, const DoneFn& done) const;
    /// The page without reading the store, for when visitors have used up their processor time: the
    /// page must always open. None for pictures and boards.
    std::optional<HttpResponse> undescribed(const HttpRequest&) const;

private:
    LinkPreview about(const Target&) const;
    void draw_card(const Target&, const HttpRequest&, const DoneFn&) const;
    std::string base(const HttpRequest&) const;

    club::Backend backend_;
    std::string base_url_;
    bool secure_;
    std::string defaults_;  // elements of the head
    const StaticFiles& files_;
    std::shared_ptr<PictureQueue> pictures_;
    LinkPreviews previews_;
};

}  // namespace posthouse::http
