// What incoming.cpp, mail_parts.cpp and draft.cpp share of GMime: starting it once, and objects
// that are let go by themselves.
//
// Deliberately absent: everything else. Only those files may include this; the rest of the house
// knows no GMime.
#pragma once

#include <gmime/gmime.h>

#include <memory>
#include <string>

namespace posthouse {

/// Starts GMime, once, whichever thread comes first.
void make_mime_ready();

struct LetGo {
    void operator()(void* object) const { g_object_unref(object); }
};
/// A GObject that is ours.
template <class T>
using Owned = std::unique_ptr<T, LetGo>;

/// Bytes that GLib allocated, as a string; empty where there are none.
inline std::string taken(char* bytes) {
    std::string text = bytes != nullptr ? bytes : "";
    g_free(bytes);
    return text;
}

inline std::string copied(const char* bytes) {
    return bytes != nullptr ? bytes : "";
}

}  // namespace posthouse
