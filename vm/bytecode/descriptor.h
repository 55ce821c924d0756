// Reading JVM descriptors. Malformed ones give an empty/false result, never undefined behaviour.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "vm/base/types.h"

namespace heddle::bytecode {

// Where a type lives: primitive bank (32 or 64 significant bits), reference bank, or nowhere.
enum class Bank : u8 { Void, Prim4, Prim8, Ref };

Bank bank_of(std::string_view type_descriptor);

struct MethodShape {
  bool valid = false;
  std::vector<std::string> parameters;  // descriptors
  std::string result;                   // descriptor
  u16 reference_parameters = 0;         // without the receiver
  u16 primitive_parameters = 0;
  Bank result_bank = Bank::Void;
};
MethodShape parse_method_descriptor(std::string_view descriptor);
bool is_valid_type_descriptor(std::string_view descriptor);

// The class that a constant of kind Class names for the descriptor of a reference type: "Ljava/lang/String;" ->
// "java/lang/String", "[I" -> "[I".
std::string class_of(const std::string& descriptor);

// "[Ljava/lang/String;" -> "java.lang.String[]", "I" -> "int", for messages.
std::string readable_type(std::string_view descriptor);
// "java/util/Map$Entry" -> "java.util.Map$Entry"
std::string dotted(std::string_view binary_name);
// As source text names it: "java/util/Map$Entry" is "java.util.Map.Entry".
std::string source_name(std::string_view binary_name);

}  // namespace heddle::bytecode
