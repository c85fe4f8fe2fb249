#include "hosting/smtp_probe.h"

#include <fmt/format.h>
#include <boost/asio/ip/tcp.hpp>

#include <stdexcept>

namespace posthouse::hosting {
namespace {

constexpr int lines_max = 100;

class Dialogue {
public:
    Dialogue(const std::string& host, unsigned short port, std::chrono::seconds patience)
        : patience_(patience) {
        server_.expires_after(patience);
        server_.connect(host, std::to_string(port));
        if (!server_) fail();
    }

    /// The last line of the answer.
    std::string answer() {
        std::string line;
        for (int i = 0; i < lines_max; ++i) {
            if (!std::getline(server_, line)) fail();
            if (line.ends_with('\r')) line.pop_back();
            if (line.size() < 4 || line[3] != '-') return line;
        }
        throw std::runtime_error("it does not answer as a mail server");
    }
    std::string command(const std::string& line) {
        server_ << line << "\r\n" << std::flush;
        return answer();
    }

private:
    [[noreturn]] void fail() {
        const auto why = server_.error();
        throw std::runtime_error(why == boost::asio::error::operation_aborted ||
                                         why == boost::asio::error::timed_out
                                     ? fmt::format("no answer within {} s", patience_.count())
                                 : why == boost::asio::error::eof ? "it ends the connection"
                                                                  : why.message());
    }

    const std::chrono::seconds patience_;
    boost::asio::ip::tcp::iostream server_;
};

bool accepts(const std::string& answer) {
    return answer.starts_with('2');
}

}  // namespace

SmtpProbe probe_smtp(const std::string& host, unsigned short port, const std::string& from,
                     const std::string& to, std::chrono::seconds patience) {
    SmtpProbe probe;
    try {
        Dialogue dialogue(host, port, patience);
        probe.connected = true;
        const std::string greeting = dialogue.answer();
        if (!accepts(greeting)) throw std::runtime_error(fmt::format("it says “{}”", greeting));
        if (greeting.size() > 4) probe.name = greeting.substr(4, greeting.find(' ', 4) - 4);
        const std::string domain = from.substr(from.find('@') + 1);
        dialogue.command("EHLO " + (domain.empty() ? "localhost" : domain));
        if (!to.empty()) {
            for (const std::string& line : {"MAIL FROM:<" + from + ">", "RCPT TO:<" + to + ">"})
                if (const std::string said = dialogue.command(line); !accepts(said)) {
                    probe.refusal = said;
                    break;
                }
            dialogue.command("RSET");
        }
        dialogue.command("QUIT");
    } catch (const std::exception& trouble) {
        // Whatever came after the greeting: the server is there.
        if (probe.name.empty()) probe.failure = trouble.what();
    }
    return probe;
}

}  // namespace posthouse::hosting
