// Reads this part of TypeScript:
//
//   export interface Name extends Other { field: type; optional?: type; 'quoted': type }
//   export type Name = type;
//
// Types are string, number, boolean, true, null, object, 'literal', Name, type[], [type, type] with
// or without labels, { field: type }, Record<string, type> and unions. `Integer` is a number
// without fraction. A comment /** … */ is the description of what follows it. Imports are skipped.

#include "http/schema/api_types.h"

#include "base/inplace.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/string.hpp>
#include <cctype>
#include <stdexcept>
#include <string>
#include <utility>

namespace posthouse::http {

namespace json = boost::json;

namespace {

class TypeReader {
public:
    explicit TypeReader(std::string_view text) : rest_(text) {}

    void read_declarations(json::object& types) {
        for (skip_blanks(); !rest_.empty(); skip_blanks()) {
            std::string about = std::exchange(comment_, {});
            if (take("import") || take("export type *")) {
                take_until(rest_, ';');
                continue;
            }
            expect("export");
            json::object type = take("interface") ? interface() : alias();
            if (!about.empty()) type["description"] = std::move(about);
            types[name_] = std::move(type);
        }
    }

private:
    json::object interface() {
        const std::string_view name = word();
        json::array others;
        while (take(others.empty() ? "extends" : ",")) others.emplace_back(word());
        json::object type = fields();
        if (!others.empty()) type["extends"] = std::move(others);
        name_ = name;
        return type;
    }

    json::object alias() {
        expect("type");
        const std::string_view name = word();
        expect("=");
        json::object aliased = type();
        expect(";");
        name_ = name;
        return aliased;
    }

    json::object fields() {
        json::object properties;
        json::array required;
        expect("{");
        while (!take("}")) {
            std::string about = std::exchange(comment_, {});
            const std::string name(sees("'") ? literal() : word());
            if (!take("?")) required.emplace_back(name);
            expect(":");
            json::object field = type();
            if (!about.empty()) field["description"] = std::move(about);
            properties[name] = std::move(field);
            if (!take(";") && !sees("}")) fail(";");
        }
        json::object type{{"type", "object"}, {"properties", std::move(properties)}};
        if (!required.empty()) type["required"] = std::move(required);
        return type;
    }

    /// A union.
    json::object type() {
        json::array choices, literals;
        bool null = false;
        take("|");
        do {
            if (sees("'"))
                literals.emplace_back(literal());
            else if (take("null"))
                null = true;
            else
                choices.push_back(array_type());
        } while (take("|"));
        if (!literals.empty())
            choices.push_back(json::object{{"type", "string"}, {"enum", std::move(literals)}});
        if (null) choices.push_back(json::object{{"type", "null"}});
        if (choices.size() == 1) return std::move(choices.front().as_object());
        return {{"anyOf", std::move(choices)}};
    }

    json::object array_type() {
        json::object one = single_type();
        while (take("[]")) one = json::object{{"type", "array"}, {"items", std::move(one)}};
        return one;
    }

    json::object single_type() {
        if (take("(")) {
            json::object inner = type();
            expect(")");
            return inner;
        }
        if (sees("[")) return tuple();
        if (sees("{")) return fields();
        const std::string_view name = word();
        if (name == "Record") {
            expect("<string,");
            json::object values = type();
            expect(">");
            return {{"type", "object"}, {"additionalProperties", std::move(values)}};
        }
        for (const std::string_view plain : {"string", "number", "boolean", "object"})
            if (name == plain) return {{"type", plain}};
        if (name == "true") return {{"const", true}};
        if (name == "Integer") return {{"type", "integer"}};
        return {{"$ref", "#/components/schemas/" + std::string(name)}};
    }

    json::object tuple() {
        json::array items;
        expect("[");
        do {
            const auto label = rest_.find_first_of(":,]");
            if (label != rest_.npos && rest_[label] == ':') rest_.remove_prefix(label + 1);
            items.push_back(type());
        } while (take(","));
        expect("]");
        const std::size_t size = items.size();
        json::object type{{"type", "array"}};
        if (std::ranges::count(items, items.front()) == static_cast<std::ptrdiff_t>(size))
            type["items"] = items.front();
        else
            type["prefixItems"] = std::move(items);
        type["minItems"] = type["maxItems"] = size;
        return type;
    }

    void skip_blanks() {
        for (;;) {
            while (!rest_.empty() && std::isspace(static_cast<unsigned char>(rest_.front())))
                rest_.remove_prefix(1);
            if (rest_.starts_with("/**")) {
                comment_ = one_line(rest_.substr(3, rest_.find("*/") - 3));
                rest_.remove_prefix(std::min(rest_.size(), rest_.find("*/") + 2));
            } else if (rest_.starts_with("//")) {
                take_until(rest_, '\n');
            } else {
                return;
            }
        }
    }

    static std::string one_line(std::string_view comment) {
        std::string line;
        while (!comment.empty()) {
            std::string_view part = take_until(comment, '\n');
            part.remove_prefix(std::min(part.size(), part.find_first_not_of(" *")));
            while (part.ends_with(' ')) part.remove_suffix(1);
            if (!line.empty() && !part.empty()) line += ' ';
            line += part;
        }
        return line;
    }

    std::string_view word() {
        skip_blanks();
        const auto* const end = std::ranges::find_if_not(
            rest_, [](unsigned char c) { return std::isalnum(c) || c == '_'; });
        const std::string_view word(rest_.begin(), end);
        if (word.empty()) fail("a name");
        rest_.remove_prefix(word.size());
        return word;
    }

    std::string_view literal() {
        expect("'");
        return take_until(rest_, '\'');
    }

    bool sees(std::string_view sign) {
        skip_blanks();
        return rest_.starts_with(sign);
    }
    bool take(std::string_view sign) {
        if (!sees(sign)) return false;
        rest_.remove_prefix(sign.size());
        return true;
    }
    void expect(std::string_view sign) {
        if (!take(sign)) fail(sign);
    }
    [[noreturn]] void fail(std::string_view expected) const {
        throw std::logic_error("api_types: write " + std::string(expected) + " before “" +
                               std::string(rest_.substr(0, 40)) + "”");
    }

    std::string_view rest_;
    std::string comment_;    // before what is read next
    std::string_view name_;  // of the last declaration
};

/// Copies the fields of extended interfaces.
void copy_extended_fields(json::object& types, json::object& type) {
    const json::value* others = type.if_contains("extends");
    if (!others) return;
    json::object properties;
    json::array required;
    const auto add = [&](const json::object& one) {
        for (const auto& [name, field] : one.at("properties").as_object()) properties[name] = field;
        if (const auto* names = one.if_contains("required"))
            for (const json::value& name : names->as_array()) required.push_back(name);
    };
    for (const json::value& name : others->as_array()) {
        json::object& other = types.at(name.as_string()).as_object();
        copy_extended_fields(types, other);
        add(other);
    }
    add(type);
    type["properties"] = std::move(properties);
    type["required"] = std::move(required);
    type.erase("extends");
}

}  // namespace

json::object read_types(std::span<const std::string_view> texts) {
    json::object types;
    for (const std::string_view text : texts) TypeReader(text).read_declarations(types);
    for (auto& [name, type] : types) copy_extended_fields(types, type.as_object());
    return types;
}

const json::object& api_types() {
    static const json::object types = read_types(api_type_files());
    return types;
}

const json::value* route_type(const RouteSpec& route, std::string_view part) {
    const bool get = route.method == "GET";
    const json::object& routes =
        api_types().at(get ? "GetRoutes" : "PostRoutes").at("properties").as_object();
    const json::value* type = routes.if_contains("/" + std::string(route.path));
    if (!type || get) return part == "response" ? type : nullptr;
    return type->at("properties").as_object().if_contains(part);
}

}  // namespace posthouse::http
