// Malicious mails: huge, deeply nested or malformed. For the tests and for bench/hostile_mail.cpp.
#pragma once

#include <functional>
#include <random>
#include <string>
#include <vector>

namespace posthouse::mail::hostile {

struct Mail {
    std::string name;
    std::function<std::string()> bytes;  // created on demand: some are large
};

inline constexpr std::size_t a_megabyte = 1'000'000;  // just below the size limit

inline std::string times(std::size_t count, const std::string& words) {
    std::string all;
    all.reserve(count * words.size());
    for (std::size_t i = 0; i < count; ++i) all += words;
    return all;
}
inline std::string fill(const std::string& words, std::size_t bytes = a_megabyte - 1000) {
    return times(bytes / words.size(), words);
}
inline std::string numbered(std::size_t count,
                            const std::function<std::string(const std::string&)>& words) {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) all += words(std::to_string(i));
    return all;
}
inline std::string head(const std::string& fields) {
    return "From: ann@example.org\nTo: posthouse@example.net\nSubject: help\n" + fields;
}
inline std::string body(const std::string& type, const std::string& words) {
    return head("Content-Type: " + type + "\n\n") + words;
}
inline std::string noise(std::size_t bytes) {
    std::mt19937 random(1);
    std::string all(bytes, ' ');
    for (char& c : all) c = static_cast<char>(random());
    return all;
}
inline std::string junk_base64() {
    std::mt19937 random(1);
    const std::string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string all;
    while (all.size() < a_megabyte - 2000) {
        for (int i = 0; i < 76; ++i) all += letters[random() % 64];
        all += '\n';
    }
    return all;
}

/// Mails of too many bytes, parts, fields.
inline std::vector<Mail> large() {
    return {
        {"20 MB of words", [] { return head("\n") + fill("hello ", 20'000'000); }},
        {"10,000 parts",
         [] {
             return body("multipart/mixed; boundary=b", times(10'000, "--b\n\nx\n") + "--b--\n");
         }},
        {"a megabyte of parts",
         [] { return body("multipart/mixed; boundary=b", fill("--b\n\n")); }},
        {"a megabyte of boundaries",
         [] { return body("multipart/mixed; boundary=b", fill("--b\n")); }},
        {"100,000 fields",
         [] { return head(numbered(100'000, [](auto& n) { return "X" + n + ": 1\n"; }) + "\n"); }},
        {"100,000 To fields", [] { return head(fill("To: a@b\n") + "\nhello\n"); }},
        {"37 To fields of 6 KB",
         [] { return head(times(37, "To: " + fill("a@b,", 6'000) + "\n") + "\nhello\n"); }},
        {"To fields within a part",
         [] {
             return body("multipart/mixed; boundary=b",
                         "--b\nContent-Type: message/rfc822\n\n" + fill("To: a@b\n") + "\n--b--\n");
         }},
        {"To fields among lines that are none",
         [] { return head(fill("To: a@b\n--x\nTo: a@b\n@@@\n") + "\nhello\n"); }},
        {"a head of 10 MB in one line",
         [] { return head("X: " + fill("x", 10'000'000) + "\n\nhello\n"); }},
        {"a head of a megabyte in one line",
         [] { return head("X: " + fill("x") + "\n\nhello\n"); }},
        {"a megabyte of folded line", [] { return head("X: y\n" + fill(" z\n") + "\nhello\n"); }},
        {"a megabyte of References",
         [] { return head("References: " + fill("<a@example.org>\n ") + "\n\nhello\n"); }},
        {"95 KB of References",
         [] { return head("References: " + fill("<a@example.org>\n ", 95'000) + "\n\nhello\n"); }},
        {"a subject of 95 KB", [] {
             return "From: ann@example.org\nSubject: " + fill("help ", 95'000) + "\n\nhello\n";
         }}};
}

/// Mails that nest.
inline std::vector<Mail> deep() {
    const auto nest = [](const std::function<std::string(const std::string&)>& level) {
        return [level] {
            std::string all = "From: ann@example.org\n";
            for (int i = 0; all.size() < a_megabyte - 1000; ++i) all += level(std::to_string(i));
            return all + "\nhello\n";
        };
    };
    return {
        {"multiparts without end", nest([](auto& n) {
             return "Content-Type: multipart/mixed; boundary=b" + n + "\n\n--b" + n + "\n";
         })},
        {"multiparts of one boundary", nest([](auto&) {
             return std::string("Content-Type: multipart/mixed; boundary=b\n\n--b\n");
         })},
        {"multiparts whose boundaries begin alike",
         [] {
             std::string all = "From: ann@example.org\n", name = "b";
             for (int i = 0; i < 99; ++i, name += "-")
                 all += "Content-Type: multipart/mixed; boundary=" + name + "\n\n--" + name + "\n";
             return all + "\n" + fill("--b----\n", 900'000);
         }},
        {"ninety-nine multiparts and a megabyte of dashes",
         [] {
             std::string all = "From: ann@example.org\n";
             for (int i = 0; i < 99; ++i) {
                 const std::string name = "b" + std::to_string(i);
                 all += "Content-Type: multipart/mixed; boundary=" + name + "\n\n--" + name + "\n";
             }
             return all + "\n" + fill("--\n", 900'000);
         }},
        {"a boundary in pieces", nest([](auto& n) {
             return "Content-Type: multipart/mixed; boundary*0=b; boundary*1=" + n + "\n\n--b" + n +
                    "\n";
         })},
        {"mails within mails without end",
         nest([](auto&) { return std::string("Content-Type: message/rfc822\n\n"); })},
        {"mails within multiparts without end", nest([](auto& n) {
             return "Content-Type: multipart/mixed; boundary=b" + n + "\n\n--b" + n +
                    "\nContent-Type: message/rfc822\n\n";
         })},
        {"comments within comments",
         [] { return "From: " + fill("(", 95'000) + "ann@example.org\nSubject: help\n\nhello\n"; }},
        {"comments and ends of comments",
         [] { return "From: " + fill("(()", 95'000) + "ann@example.org\n\nhello\n"; }},
        {"groups within groups",
         [] { return "From: " + fill("a:", 95'000) + "ann@example.org;\n\nhello\n"; }},
        {"routes", [] { return "From: <" + fill("@a,", 95'000) + ":ann@example.org>\n\nhello\n"; }},
        {"brackets", [] { return "From: " + fill("<", 95'000) + "ann@example.org\n\nhello\n"; }},
        {"quotes", [] { return "From: " + fill("\"a\" ", 95'000) + "<ann@example.org>\n\nx\n"; }},
        {"backslashes", [] { return "From: \"" + fill("\\", 95'000) + "\n\nhello\n"; }},
        {"a content type of 7 KB of parameters",
         [] { return body("text/plain" + fill("; a=b", 7'000), "hello\n"); }},
        {"a parameter in a thousand pieces",
         [] {
             return body("text/plain" + numbered(500, [](auto& n) { return "; a*" + n + "*=b"; }),
                         "hello\n");
         }},
        {"a content type of a megabyte",
         [] { return body("text/plain" + fill("; a=b"), "hello\n"); }},
    };
}

/// Mails in transfer encodings and charsets.
inline std::vector<Mail> coded() {
    const auto in = [](const std::string& charset, const std::string& words) {
        return [charset, words] { return body("text/plain; charset=" + charset, fill(words)); };
    };
    return {
        {"random bytes", [] { return noise(a_megabyte); }},
        {"random words", [] { return body("text/plain; charset=utf-8", noise(900'000)); }},
        {"junk in base64",
         [] {
             return head(
                        "Content-Type: text/plain; charset=utf-8\n"
                        "Content-Transfer-Encoding: base64\n\n") +
                    junk_base64();
         }},
        {"junk in base64 as utf-16",
         [] {
             return head(
                        "Content-Type: text/plain; charset=utf-16\n"
                        "Content-Transfer-Encoding: base64\n\n") +
                    junk_base64();
         }},
        {"nothing but equal signs",
         [] { return head("Content-Transfer-Encoding: quoted-printable\n\n") + fill("="); }},
        {"quoted-printable without line ends",
         [] { return head("Content-Transfer-Encoding: quoted-printable\n\n") + fill("=41"); }},
        {"uuencoded junk",
         [] {
             return head("Content-Transfer-Encoding: x-uuencode\n\nbegin 644 x\n") +
                    fill("M" + times(60, "x") + "\n");
         }},
        {"utf-7", in("utf-7", "+AAA-+2AA-")},
        {"iso-2022-jp", in("iso-2022-jp", "\x1b$B!!\x1b(B")},
        {"iso-2022-cn-ext", in("iso-2022-cn-ext", "\x1b$)A\x0e!!\x0f")},
        {"gb18030", in("gb18030", "\x81\x30\x81\x30")},
        {"utf-32", in("utf-32", "\x01\x01\x01\x01")},
        {"a charset of 5 KB", in(times(5'000, "x"), "hello\n")},
        {"encoded words of one charset each",
         [] {
             return "From: ann@example.org\nSubject: " +
                    numbered(4'000, [](auto& n) { return "=?x" + n + "?Q?a?=\n "; }) +
                    "\n\nhello\n";
         }},
        {"names of one charset each",
         [] {
             return "From: ann@example.org\nTo: " +
                    numbered(3'000, [](auto& n) { return "=?x" + n + "?Q?a?= <a@b>,\n "; }) +
                    "\n\nhello\n";
         }},
        {"parts of one charset each",
         [] {
             return body("multipart/mixed; boundary=b", numbered(90, [](auto& n) {
                             return "--b\nContent-Type: text/plain; charset=x" + n + "\n\n" +
                                    fill("\xff", 10'000) + "\n";
                         }));
         }},
    };
}

/// Text that is expensive to process.
inline std::vector<Mail> wordy() {
    const auto html = [](const std::string& words) {
        return [words] { return body("text/html; charset=utf-8", fill(words)); };
    };
    const auto text = [](const std::string& words) {
        return [words] { return body("text/plain; charset=utf-8", fill(words)); };
    };
    return {
        {"quotations within quotations in HTML", html("<blockquote>\n")},
        {"quotations that hold a line each", html("<blockquote>a<br>")},
        {"elements within elements", html("<div>")},
        {"tables within tables", html("<table><tr><td>")},
        {"ends of elements", html("</div>")},
        {"beginnings of elements", html("<")},
        {"beginnings of comments", html("<!--")},
        {"beginnings of scripts", html("<script>")},
        {"beginnings of attributes", html("<a b=\"")},
        {"ampersands", html("&")},
        {"character references", html("&#x1F600;")},
        {"unfinished character references", html("&#9999999999")},
        {"gmail's quotations", html("<div class=\"gmail_quote\">")},
        {"quote marks", text(">")},
        {"quoted lines", text("> a\n")},
        {"who wrote when", text("On Mon, Jan 5, 2026 at 10:00 AM Ann\n")},
        {"who wrote", text("On Monday Ann wrote:\n")},
        {"beginnings of who wrote", text("On ")},
        {"lines of underscores", text("________________________________\n")},
        {"heads of forwarded mails", text("From: a\nSent: b\nTo: c\nSubject: d\n\n")},
        {"signatures", text("-- \n")},
        {"blank lines", text("\n")},
        {"blanks", text(" ")},
        {"commands", text("wari move 12 ann secret c\n")},
        {"rows of a move list", text("  1.  c   d\n")},
        {"flowed lines", [] { return body("text/plain; format=flowed", fill("a \n")); }},
        {"flowed quotations",
         [] { return body("text/plain; format=flowed; delsp=yes", fill(">>>> a \n>> b \n")); }},
    };
}

inline std::vector<Mail> all() {
    std::vector<Mail> every;
    for (const auto& some : {large(), deep(), coded(), wordy()})
        every.insert(every.end(), some.begin(), some.end());
    return every;
}

}  // namespace posthouse::mail::hostile
