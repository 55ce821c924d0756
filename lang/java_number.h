// Decimal text of floating-point numbers as OpenJDK 17 prints it.
#pragma once
#include <string>

namespace heddle::lang {

// Double.toString and Float.toString of JDK 17 (its digits are not always the shortest that read back; see the source).
std::string java_number_text(double value);
std::string java_number_text(float value);

}  // namespace heddle::lang
