// Natives of java.lang.Character.
#include "stdlib/native_tables.h"
#include "stdlib/unicode.h"

namespace heddle::stdlib {

namespace {

void get_type(NativeContext& c) { c.result_int(category_of(c.arg_int(0))); }
void lower_case(NativeContext& c) { c.result_int(to_lower_case(c.arg_int(0))); }
void upper_case(NativeContext& c) { c.result_int(to_upper_case(c.arg_int(0))); }
void alphabetic(NativeContext& c) { c.result_int(is_alphabetic(c.arg_int(0)) ? 1 : 0); }
void number_value(NativeContext& c) { c.result_int(number_of(c.arg_int(0))); }

constexpr NativeRow kCharacterRows[] = {
    {"java/lang/Character.getType(I)I", get_type},        {"java/lang/Character.isAlphabetic0(I)Z", alphabetic},
    {"java/lang/Character.number0(I)I", number_value},    {"java/lang/Character.toLowerCase0(I)I", lower_case},
    {"java/lang/Character.toUpperCase0(I)I", upper_case},
};

}  // namespace

std::span<const NativeRow> character_natives() { return kCharacterRows; }

}  // namespace heddle::stdlib
