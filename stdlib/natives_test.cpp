#include "stdlib/natives.h"

#include <doctest/doctest.h>

using namespace heddle;

TEST_CASE("natives are found by class, name and descriptor") {
  stdlib::Natives natives;
  vm::NativeEntry entry;
  CHECK(natives.find("java/lang/Math", "sqrt", "(D)D", &entry));
  CHECK((entry.function != nullptr));
  CHECK(entry.vm_op == -1);
  CHECK(natives.find("java/lang/Object", "wait0", "(J)V", &entry));
  CHECK((entry.function == nullptr));
  CHECK(entry.vm_op >= 0);
  CHECK(!natives.find("java/lang/Math", "sqrt", "(F)F", &entry));
  CHECK(!natives.find("java/lang/Math", "nothing", "()V", &entry));
}

namespace {

class NoClasses : public vm::ClassProvider {
 public:
  std::shared_ptr<const bytecode::ClassImage> find(const std::string&, bool*) override { return nullptr; }
};

// A call in an empty World: for natives of numbers only.
template <typename... Args>
u64 call(const char* class_name, const char* name, const char* descriptor, Args... args) {
  static NoClasses classes;
  static const stdlib::Natives natives;
  static vm::World world(classes, natives, {});
  vm::NativeEntry entry;
  REQUIRE(natives.find(class_name, name, descriptor, &entry));
  u64 prims[] = {args..., 0};
  vm::Ref refs[1] = {0};
  vm::NativeContext context = {
      .world = world, .thread = 0, .refs = refs, .prims = prims, .method = nullptr, .exception_message = {}};
  entry.function(context);
  return prims[0];
}

u64 bits(double value) { return __builtin_bit_cast(u64, value); }
double real(u64 raw) { return __builtin_bit_cast(double, raw); }

}  // namespace

TEST_CASE("natives of numbers") {
  CHECK(call("java/lang/Integer", "bitCount", "(I)I", u64{0xffu}) == 8);
  CHECK(call("java/lang/Integer", "numberOfLeadingZeros", "(I)I", u64{0}) == 32);
  CHECK(call("java/lang/Long", "numberOfTrailingZeros", "(J)I", u64{0}) == 64);
  CHECK(call("java/lang/Integer", "reverse", "(I)I", u64{1}) == 0x80000000u);
  CHECK(call("java/lang/Math", "round", "(D)J", bits(2.5)) == 3);
  CHECK(call("java/lang/Math", "round", "(D)J", bits(-2.5)) == static_cast<u64>(-2));
  CHECK(call("java/lang/Math", "round", "(D)J", bits(0.49999999999999994)) == 0);
  CHECK(call("java/lang/Math", "round", "(D)J", bits(1e300)) == 0x7fffffffffffffffu);
  CHECK(real(call("java/lang/Math", "rint", "(D)D", bits(2.5))) == 2.0);
  CHECK(real(call("java/lang/Math", "pow", "(DD)D", bits(2), bits(10))) == 1024);
  const double not_a_number = real(call("java/lang/Math", "pow", "(DD)D", bits(1), bits(__builtin_inf())));
  CHECK(not_a_number != not_a_number);
  CHECK(call("java/lang/Double", "doubleToLongBits", "(D)J", u64{0xfff8000000000001}) == 0x7ff8000000000000u);
  CHECK(call("java/lang/Math", "multiplyHigh", "(JJ)J", u64{1} << 63, u64{2}) == ~u64{0});
}
