#include "store/memory.h"

#include "store/memory_table.h"
#include "store/row_evaluation.h"

#include <map>
#include <mutex>
#include <shared_mutex>
#include <stdexcept>
#include <string>
#include <string_view>

namespace posthouse::store {

namespace {

using club::Query;
using club::StoredRow;
using club::Table;

class MemoryRows final : public club::RowWriter {
public:
    void select(const Query& query, const std::function<void(club::RowView)>& each) const override {
        const MemoryTable* table = existing(query.table->name);
        if (!table) return;
        for (const StoredRow* row : selected(query, table->candidates(query.where), this))
            query.with ? select_joined(query, *row, each) : each(*row);
    }

    std::size_t count(const Query& query) const override {
        const MemoryTable* table = existing(query.table->name);
        if (!table) return 0;
        return selected({query.table, query.where}, table->candidates(query.where), this).size();
    }

    bool insert(const Table& of, StoredRow& row, club::OnConflict conflict) override {
        MemoryTable& table = table_for(of);
        const bool needs_id = of.ids != club::Ids::given && is_null(row[0]);
        const bool taken = (!needs_id && table.find(table.key_of(row))) || table.rival_of(row);
        if (taken && conflict == club::OnConflict::keep) return false;
        if (taken && conflict == club::OnConflict::fail)
            throw std::runtime_error("There is such a row in " + std::string(of.name) + ".");
        require_references(of, row);
        if (needs_id) row[0] = table.next_id();
        table.set(row);
        return true;
    }

    std::size_t update(const Table& of, const std::vector<club::Condition>& where,
                       const std::vector<club::Assignment>& changes) override {
        MemoryTable& table = table_for(of);
        const std::vector<StoredRow> rows = meeting(table, where);
        for (const StoredRow& old : rows) {
            StoredRow changed = old;
            assign(of, changes, changed);
            require_references(of, changed);
            table.erase(table.key_of(old));
            if (table.find(table.key_of(changed)) || table.rival_of(changed))
                throw std::runtime_error("There is such a row in " + std::string(of.name) + ".");
            table.set(std::move(changed));
        }
        return rows.size();
    }

    std::size_t erase(const Table& of, const std::vector<club::Condition>& where) override {
        MemoryTable& table = table_for(of);
        const std::vector<StoredRow> rows = meeting(table, where);
        for (const StoredRow& row : rows) table.erase(table.key_of(row));
        return rows.size();
    }

    UndoLog log;

private:
    const MemoryTable* existing(std::string_view name) const {
        const auto found = tables_.find(name);
        return found == tables_.end() ? nullptr : &found->second;
    }
    MemoryTable& table_for(const Table& table) {
        return tables_.try_emplace(table.name, table, log).first->second;
    }
    std::vector<StoredRow> meeting(const MemoryTable& table,
                                   const std::vector<club::Condition>& where) const {
        std::vector<StoredRow> rows;
        for (const StoredRow* row :
             selected({&table.table(), where}, table.candidates(where), this))
            rows.push_back(*row);
        return rows;
    }
    void select_joined(const Query& query, const StoredRow& row,
                       const std::function<void(club::RowView)>& each) const {
        const Table& with = *query.with;
        StoredRow joined = row;
        joined.resize(row.size() + with.columns.size());
        bool any = false;
        const std::vector<club::Condition> theirs{{with.columns[0].name, club::Is::equal, row[0]}};
        const MemoryTable* others = existing(with.name);
        for (const StoredRow* other :
             others ? others->candidates(theirs) : std::vector<const StoredRow*>()) {
            std::ranges::copy(*other, joined.begin() + static_cast<std::ptrdiff_t>(row.size()));
            each(joined);
            any = true;
        }
        if (!any) each(joined);
    }
    /// As the foreign keys of the databases do.
    void require_references(const Table& table, const StoredRow& row) const {
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string_view referenced = table.columns[i].references;
            if (referenced.empty() || is_null(row[i])) continue;
            const MemoryTable* others = existing(referenced);
            if (!others || !others->find({row[i]}))
                throw std::runtime_error("There is no such row in " + std::string(referenced) +
                                         ".");
        }
    }

    std::map<std::string_view, MemoryTable> tables_;
};

}  // namespace

struct MemoryStore::State {
    // Everybody takes the turnstile first, since a steady stream of readers would otherwise starve
    // the writer.
    mutable std::mutex turnstile;
    mutable std::shared_mutex data_mutex;
    MemoryRows rows;
};

MemoryStore::MemoryStore() : state_(std::make_unique<State>()) {}
MemoryStore::~MemoryStore() = default;

std::vector<std::exception_ptr> MemoryStore::transact(std::span<const club::UnitFn> works) {
    const std::unique_lock queue(state_->turnstile);
    const std::unique_lock alone(state_->data_mutex);
    std::vector<std::exception_ptr> failed;
    failed.reserve(works.size());
    for (const club::UnitFn& work : works) {
        std::exception_ptr thrown;
        try {
            club::UnitOfWork unit(state_->rows);
            work(unit);
            state_->rows.log.clear();
        } catch (...) {
            thrown = std::current_exception();
            state_->rows.log.roll_back();
        }
        failed.push_back(thrown);
    }
    return failed;
}

void MemoryStore::read(const std::function<void(const club::StoreReader&)>& reading) const {
    std::unique_lock queue(state_->turnstile);
    const std::shared_lock together(state_->data_mutex);
    queue.unlock();
    reading(club::StoreReader(state_->rows));
}

}  // namespace posthouse::store
