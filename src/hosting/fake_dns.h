// Name servers of the tests: records by type and name.
#pragma once

#include "hosting/dns.h"

#include <map>
#include <utility>

namespace posthouse::hosting {

class FakeDns : public Dns {
public:
    /// A host with its address, and the name of the address.
    void add_host(const std::string& name, const std::string& address) {
        add(name, address.find(':') == std::string::npos ? DnsType::a : DnsType::aaaa, address);
        add(reverse_name(address), DnsType::ptr, name);
    }
    void add(const std::string& name, DnsType type, const std::string& record) {
        records_[{name, type}].push_back(record);
    }
    void set(const std::string& name, DnsType type, std::vector<std::string> records) {
        records_[{name, type}] = std::move(records);
    }

    DnsAnswer ask(const std::string& name, DnsType type) override {
        ++queries;
        if (!failure.empty()) return {{}, failure};
        const auto found = records_.find({name, type});
        return found == records_.end() ? DnsAnswer{} : DnsAnswer{found->second, ""};
    }

    std::string failure;  // of every query
    int queries = 0;

private:
    std::map<std::pair<std::string, DnsType>, std::vector<std::string>> records_;
};

}  // namespace posthouse::hosting
