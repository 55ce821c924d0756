// What only the files that implement ClassTable see.
#pragma once

#include <string>
#include <unordered_map>
#include <unordered_set>

#include "vm/class_table.h"

namespace heddle::vm {

struct ClassTable::Impl {
  ClassProvider& provider;
  const NativeProvider& natives;
  World* world = nullptr;
  std::vector<std::unique_ptr<Class>> storage;      // by ClassId
  std::unordered_map<std::string, Class*> by_name;  // arrays and primitives too
  std::unordered_set<std::string> loading;          // load() is working on these now
  // Linked, but their constant variables are still to be written: a string needs java/lang/String,
  // which may be loading itself.
  std::vector<Class*> constants_pending;
  std::unordered_map<std::u16string, Ref> interned;
  std::unordered_map<Ref, Class*> mirrors;
  std::vector<LinkRequest> requests;
  u32 request_depth = 0;  // how many are being answered
};

// While it lives, a request is being answered.
class ClassTable::Request {
 public:
  Request(ClassTable& table, LinkRequest::Kind kind, std::string_view name, std::u16string_view literal = {})
      : table_(table), before_(made()) {
    if (table.impl_->request_depth++ == 0) request_ = {kind, std::string(name), std::u16string(literal)};
  }
  ~Request() {
    if (--table_.impl_->request_depth == 0 && made() != before_) table_.impl_->requests.push_back(std::move(request_));
  }
  Request(const Request&) = delete;
  Request& operator=(const Request&) = delete;

 private:
  std::pair<size_t, Ref> made() const;
  ClassTable& table_;
  const std::pair<size_t, Ref> before_;
  LinkRequest request_;
};

// Both give null or false with *error (if not null) = "Kind: message".
inline bool linkage_error(std::string* error, std::string_view kind, std::string_view message) {
  if (error != nullptr) {
    *error = kind;
    *error += ": ";
    *error += message;
  }
  return false;
}

}  // namespace heddle::vm
