// The table of operations, and decisions in text.
#include <doctest/doctest.h>

#include "interp/operation.h"
#include "interp/vm_ops.h"

namespace heddle::interp {

TEST_CASE("every kind of stop has a name of its own, and is found by it") {
  for (size_t i = 0; i < kStopKinds; ++i) {
    const StopKind kind = static_cast<StopKind>(i);
    CHECK(stop_of_name(name_of(kind)) == kind);
    CHECK(std::string_view(to_string(kind)).size() >= 2);
  }
  CHECK(stop_of_name("Enter") == StopKind::Enter);
  CHECK_FALSE(stop_of_name("enter").has_value());
  CHECK_FALSE(stop_of_name("").has_value());
}

TEST_CASE("every VM operation is one that others can notice, or the report of a failure") {
  for (i32 i = 0; i < static_cast<i32>(VmOp::kCount); ++i) {
    const VmOpEntry& entry = vm_op_entry(static_cast<VmOp>(i));
    CHECK_MESSAGE((mover_of(entry.stop) != Mover::None || entry.stop == StopKind::Uncaught), entry.name);
  }
}

TEST_CASE("decisions are written and read") {
  std::string error;
  for (const DecisionAt& d :
       {DecisionAt{0, {DecisionKind::Notify, 0}}, DecisionAt{17, {DecisionKind::Choose, 4294967295u}},
        DecisionAt{3, {DecisionKind::Timeout, 0}}}) {
    const auto read = read_decision(decision_text(d.at, d.decision), &error);
    REQUIRE(read.has_value());
    CHECK(read->at == d.at);
    CHECK(read->decision == d.decision);
  }
  CHECK(decision_text(2, {DecisionKind::Notify, 1}) == "notify@2=1");
  CHECK(decision_text(0, {DecisionKind::Timeout, 0}) == "timeout@0");
  for (const char* wrong :
       {"", "@", "notify", "notify@", "notify@0", "notify@0=", "notify@0=x", "notify@0=0.1", "notify@00=1",
        "notify@0=01", "choose@0=4294967296", "choose@-1=0", "timeout@0=1", "timeout@x", "wait@0=1"}) {
    error.clear();
    CHECK_MESSAGE(!read_decision(wrong, &error).has_value(), wrong);
    CHECK_MESSAGE(!error.empty(), wrong);
  }
}

}  // namespace heddle::interp
