// A request to somebody on the open internet whose address a stranger has typed: a browser's push
// service, a player's webhook.
//
// By HTTPS, straight: no proxy, no redirection, and never to an address that is not on the open
// internet, whatever a name leads to at that moment. Deliberately absent: trying again.
#pragma once

#include <sys/socket.h>
#include <chrono>
#include <string>
#include <vector>

namespace posthouse::push {

struct HttpResult {
    long status = 0;               // 0: nobody answered
    std::chrono::seconds pause{};  // how long it wants to be left alone; 0: not said
    std::string said;              // for the log and for whoever asked: what became of it
};

/// `fields` are header lines, “Name: value”. `to_loopback`: for tests, http://127.0.0.1 too.
/// Several threads at once; throws nothing that is the other side's fault.
HttpResult post_to_public_url(const std::string& url, const std::vector<std::string>& fields,
                              const std::string& body, bool to_loopback);

/// Whether an address belongs to this machine, a private network or to nobody.
bool is_private(const sockaddr&);

}  // namespace posthouse::push
