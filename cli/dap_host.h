// What a session of the Debug Adapter Protocol debugs: programs and schedules, as `vm debug` has them; and
// explorations, by a process of vm beside this one.
#pragma once

#include "dap/host.h"

namespace heddle::cli {

class DapHost final : public dap::Host {
 public:
  std::unique_ptr<dap::Debuggee> launch(const dap::LaunchRequest& request, std::string* error) override;
  std::unique_ptr<dap::Debuggee> load(const dap::LaunchRequest& request, const std::string& schedule,
                                      std::string* error) override;
  bool explore(const dap::LaunchRequest& request, const dap::ExploreRequest& what, nlohmann::json* report,
               std::string* error) override;

 private:
  std::string source_;  // of the program that was launched: a schedule names it
};

}  // namespace heddle::cli
