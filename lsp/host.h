// What a session of the Language Server Protocol needs of the rest of vm: the class library, and explorations.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "lang/compiler.h"

namespace heddle::lsp {

class Host {
 public:
  virtual ~Host() = default;
  virtual std::unique_ptr<lang::LibraryProvider> library() = 0;
  // Explores a program, "/home/me/Bank.java", or a test of one, "/home/me/AccountTest.java#deposits", as it is on the
  // disk: *report is a heddle-report of docs/report.schema.json. Relative paths begin in `folder`; schedules are left
  // there. False with *error, lines. Called on a thread of its own; soon after stopped() it ends with what it has
  // found.
  virtual bool explore(const std::string& program, const std::string& folder, const std::vector<std::string>& options,
                       const std::function<bool()>& stopped, nlohmann::json* report, std::string* error) = 0;
};

}  // namespace heddle::lsp
