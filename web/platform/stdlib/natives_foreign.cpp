// In the browser there are no C functions to be called.
#include "stdlib/native_tables.h"

namespace heddle::stdlib {
namespace {

void call_foreign(NativeContext& c) {
  c.throw_("java/lang/UnsatisfiedLinkError",
           "'" + c.method->external_name() + "': native functions cannot be called in the browser");
}

constexpr NativeRow kRows[] = {{"heddle/Native.call()V", call_foreign}};

}  // namespace

std::span<const NativeRow> foreign_natives() { return kRows; }

}  // namespace heddle::stdlib
