// Natives of java.lang.Character.
#include "stdlib/native_tables.h"
#include "stdlib/unicode.h"

namespace heddle::stdlib {

namespace {

void get_type(NativeContext& c) { c.result_int(category_of(c.arg_int(0))); }
void to_lower(NativeContext& c) { c.result_int(to_lower_case(c.arg_int(0))); }
void to_upper(NativeContext& c) { c.result_int(to_upper_case(c.arg_int(0))); }

constexpr NativeRow kRows[] = {
    {"java/lang/Character.getType(I)I", get_type},
    {"java/lang/Character.toLowerCase0(I)I", to_lower},
    {"java/lang/Character.toUpperCase0(I)I", to_upper},
};

}  // namespace

std::span<const NativeRow> character_natives() { return kRows; }

}  // namespace heddle::stdlib
