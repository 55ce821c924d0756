// The arguments of parameterized tests, as source text.
#pragma once

#include <string>
#include <vector>

#include "junit/tests.h"

namespace heddle::junit {

// A descriptor's type as source text: "Ljava/util/Map$Entry;" is "java.util.Map.Entry", "[I" is "int[]".
std::string type_text(std::string_view descriptor);
std::string class_text(std::string_view binary_name);
// The descriptors of a method's parameters: of "(ILjava/lang/String;)V" "I" and "Ljava/lang/String;".
std::vector<std::string> parameters_of(std::string_view descriptor);
// How many of these are arguments of the test: behind them stand those for which JUnit has a value itself, such as
// TestInfo.
size_t own_parameters(const std::vector<std::string>& parameters);
bool is_repetition_info(std::string_view descriptor);
std::string string_literal(std::string_view text);  // in modified UTF-8 or UTF-8, which it keeps

// Of an annotation, by its element's name; null: it is not given.
const bytecode::AnnotationValue* value_of(const bytecode::Annotation& annotation, std::string_view name);

// The sets of arguments that annotations give to a test.
struct ArgumentSets {
  struct Set {
    std::vector<std::string> values;  // expressions, one for each parameter
    std::string display;              // "1, a"
  };
  std::vector<Set> sets;
  std::vector<std::string> factories;  // of @MethodSource: "source" or "bank.Other#source"
  std::string problem;                 // why these cannot be used; "": they can
};
ArgumentSets argument_sets(const bytecode::MethodImage& method, const FindClass& find);

}  // namespace heddle::junit
