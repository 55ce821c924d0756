#include "cli/name_list.h"

#include <doctest/doctest.h>

namespace heddle::cli {
namespace {

TEST_CASE("lists of names") {
  const std::vector<std::string> names = {"*", "bank.Account.balance", "int[]"};
  CHECK(joined_names(names) == "*,bank.Account.balance,int[]");
  CHECK(split_names(joined_names(names)) == names);
  CHECK(joined_names({}).empty());
  CHECK(split_names("").empty());
  CHECK(split_names(",A.x,,B.y,") == std::vector<std::string>{"A.x", "B.y"});
}

}  // namespace
}  // namespace heddle::cli
