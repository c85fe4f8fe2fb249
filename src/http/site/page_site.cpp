#include "http/site/page_site.h"

#include "base/inplace.h"
#include "http/site/embed_page.h"
#include "picture/png.h"

#include <fmt/format.h>
#include <exception>

namespace posthouse::http {

namespace {

constexpr std::string_view card_address = "/preview.png", embed_addresses = "/embed/";

bool only_reads(const HttpRequest& request) {
    return request.method == "GET" || request.method == "HEAD";
}

}  // namespace

PageSite::PageSite(club::Backend backend, const HttpOptions& options, const StaticFiles& files,
                   std::shared_ptr<PictureQueue> pictures)
    : backend_(std::move(backend)),
      base_url_(options.base_url),
      secure_(options.secure_cookie),
      defaults_(defaults_head(options.site)),
      files_(files),
      pictures_(std::move(pictures)),
      previews_(files.text_of("/previews.tsv"), options.key, backend_.now) {}

bool PageSite::owns(std::string_view target) const {
    const std::string_view path = target.substr(0, target.find('?'));
    return path == card_address || path.starts_with(embed_addresses) ||
           files_.is_describable(target);
}

std::string PageSite::base(const HttpRequest& request) const {
    return site_address(base_url_, secure_, request.host);
}

LinkPreview PageSite::about(const Target& target) const {
    LinkPreview preview;
    backend_.store->read(
        [&](const club::StoreReader& reader) { preview = previews_.about(reader, target); });
    return preview;
}

std::optional<HttpResponse> PageSite::undescribed(const HttpRequest& request) const {
    if (!files_.is_describable(request.target)) return std::nullopt;
    return files_.answer(request);
}

void PageSite::answer(const HttpRequest& request, const DoneFn& done) const {
    const auto target = read_target(request.target);
    // The files have sentences for these.
    if (!target || !only_reads(request)) return done(files_.answer(request));
    try {
        const std::string_view path =
            std::string_view(request.target).substr(0, request.target.find('?'));
        if (path == card_address) return draw_card(*target, request, done);
        if (path.starts_with(embed_addresses)) {
            HttpResponse page;
            backend_.store->read([&](const club::StoreReader& reader) {
                page = embed_page(reader, *target, base(request));
            });
            return done(std::move(page));
        }
        const LinkPreview preview = about(*target);
        const std::string head =
            preview_head(preview, base(request)) + defaults_ + position_head(preview);
        done(files_.described_page(request, head, preview.found));
    } catch (const std::exception& fault) {
        log_error("describing a page", fault.what());
        // The page says what is wrong.
        auto page = undescribed(request);
        done(page ? *std::move(page) : error_response(500, error_message(fault)));
    }
}

void PageSite::draw_card(const Target& target, const HttpRequest& request,
                         const DoneFn& done) const {
    const auto page = read_target(parameter(target, "page"));
    LinkPreview preview;
    if (page) preview = about(*page);
    if (!page || !preview.found)
        return done(
            error_response(404, refuse("no-such-page",
                                       "There is no page at the address in “page”: give the path "
                                       "of one, such as {example}.",
                                       "/match/wari/1")));
    const std::string address = base(request);
    const auto host = std::string_view(address).substr(address.find("://") + 3);
    std::string svg = preview_card(preview, host);
    const std::string etag = make_etag(svg);
    pictures_->answer({.etag = etag,
                       .type = "image/png",
                       .cache_control = "public, max-age=3600",
                       .draw = [svg = std::move(svg)] { return picture::png_of(svg, card_width); }},
                      request, done);
}

}  // namespace posthouse::http
