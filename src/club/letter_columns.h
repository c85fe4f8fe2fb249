// The two columns in which a letter's body is stored, for tables.h.
#pragma once

#include "club/letter_json.h"
#include "club/typed_rows.h"

#include <string>

namespace posthouse::club {

/// The text of a letter from before letters had blocks; empty in others.
template <class Body>
struct OldBody {
    Body& body;
};
template <class Body>
OldBody(Body&) -> OldBody<Body>;
template <class Body>
struct FieldOf<OldBody<Body>> {
    static constexpr FieldKind kind = FieldKind::text;
    static Field write(const OldBody<Body>&) { return std::string(); }
    static void read(const Field& field, OldBody<Body>& one) {
        one.body = LetterBody(std::get<std::string>(field));
    }
};
template <class Body>
struct BodyBlocks {
    Body& body;
};
template <class Body>
BodyBlocks(Body&) -> BodyBlocks<Body>;
template <class Body>
struct FieldOf<BodyBlocks<Body>> {
    static constexpr FieldKind kind = FieldKind::text;
    static Field write(const BodyBlocks<Body>& one) { return body_to_json(one.body); }
    static void read(const Field& field, BodyBlocks<Body>& one) {
        if (const auto& json = std::get<std::string>(field); !json.empty())
            one.body = body_from_json(json);
    }
};

}  // namespace posthouse::club
