#include "http/zip_writer.h"

#include <archive.h>
#include <archive_entry.h>

#include <stdexcept>

namespace posthouse::http {

struct ZipWriter::Archive {
    ::archive* out = ::archive_write_new();
    ::archive_entry* entry = ::archive_entry_new();
    club::Instant now{};

    Archive() {
        if (!out || !entry) throw std::runtime_error("no ZIP file can be made");
    }
    ~Archive() {
        ::archive_entry_free(entry);
        ::archive_write_free(out);
    }
    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;

    void expect(int result) const {
        if (result == ARCHIVE_OK || result == ARCHIVE_WARN) return;
        const char* said = ::archive_error_string(out);
        throw std::runtime_error(std::string("the ZIP file cannot be written: ") +
                                 (said ? said : "no reason given"));
    }
};

ZipWriter::ZipWriter(int file, club::Instant now) : archive_(std::make_unique<Archive>()) {
    archive_->now = now;
    archive_->expect(::archive_write_set_format_zip(archive_->out));
    archive_->expect(::archive_write_open_fd(archive_->out, file));
}

ZipWriter::~ZipWriter() = default;

void ZipWriter::begin(const std::string& name) {
    ::archive_entry* entry = ::archive_entry_clear(archive_->entry);
    ::archive_entry_set_pathname(entry, name.c_str());
    ::archive_entry_set_filetype(entry, AE_IFREG);
    ::archive_entry_set_perm(entry, 0600);
    ::archive_entry_set_mtime(
        entry, std::chrono::floor<std::chrono::seconds>(archive_->now).time_since_epoch().count(),
        0);
    archive_->expect(::archive_write_header(archive_->out, entry));
}

void ZipWriter::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const auto written = ::archive_write_data(archive_->out, bytes.data(), bytes.size());
        if (written <= 0) archive_->expect(ARCHIVE_FATAL);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void ZipWriter::finish() {
    archive_->expect(::archive_write_close(archive_->out));
}

}  // namespace posthouse::http
