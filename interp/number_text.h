// Text of floating-point numbers as Java 17 prints them (Double.toString, Float.toString).
#pragma once

#include <string>

namespace heddle::interp {

std::string double_text(double value);
std::string float_text(float value);

}  // namespace heddle::interp
