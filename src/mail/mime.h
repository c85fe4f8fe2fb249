// What incoming.cpp, mail_parts.cpp and draft.cpp share of GMime: starting it once, and objects
// that are let go by themselves.
//
// Deliberately absent: everything else. Only those files may include this; the rest of the house
// knows no GMime.
#pragma once

#include <gmime/gmime.h>

#include <memory>
#include <string>

namespace posthouse::mail {

/// Starts GMime, once, whichever thread comes first.
void make_mime_ready();

struct GObjectDeleter {
    void operator()(void* object) const { g_object_unref(object); }
};
/// A GObject that is ours.
template <class T>
using GObjectPtr = std::unique_ptr<T, GObjectDeleter>;

/// Bytes that GLib allocated, as a string; empty where there are none.
inline std::string take_string(char* bytes) {
    std::string text = bytes != nullptr ? bytes : "";
    g_free(bytes);
    return text;
}

inline std::string copied(const char* bytes) {
    return bytes != nullptr ? bytes : "";
}

}  // namespace posthouse::mail
