// Gives a class whose supertypes are linked its shape: field offsets, super chain, virtual table.
#pragma once

#include <string>
#include <vector>

#include "vm/class_table.h"

namespace heddle::vm {

// Each fills its part of `c` from c.image, c.super and c.interfaces (the first one comes first). False
// with *error = "Kind: message" (see LinkageError) when that is not possible.
bool lay_out_fields(Class& c, const std::vector<std::string>& promoted, std::string* error);
// Whether one of `promoted` (RunOptions::promoted) is the array class: "int[]", "Item[]", "bank.Account[][]".
bool has_promoted_elements(const Class& array, const std::vector<std::string>& promoted);
bool promotes_elements(const std::vector<std::string>& promoted);  // of any type of arrays
bool make_methods(Class& c, std::string* error);
bool build_dispatch(Class& c, std::string* error);  // supertypes, vtable, what follows from them

// Bytes of one element of an array, or of one UTF-16 unit of a String; 0: the object has no elements.
u32 element_bytes(Elements elements);

}  // namespace heddle::vm
