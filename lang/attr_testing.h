// For attr_*_test.cpp: programs that say in comments what is wrong with them.
#pragma once
#include <map>
#include <sstream>
#include <string>

#include "lang/mini_library.h"
#include "vm/bytecode/verifier.h"

namespace heddle::lang::testing {

// Compiles `text` as Main.java. A line that ends in `//! words` must give an error that contains the words, other lines
// none. Programs without such lines must give images that the verifier accepts. Empty: all as it should be.
inline std::string differences(const std::string& text) {
  std::map<int, std::string> expected;
  std::istringstream lines(text);
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number)
    if (const std::size_t at = line.find("//! "); at != std::string::npos) expected[number] = line.substr(at + 4);
  const Compiled compiled = check(text, expected.empty());
  std::string result;
  std::map<int, bool> met;
  for (const std::string& error : compiled.errors) {
    const int number = std::atoi(error.c_str());
    auto it = expected.find(number);
    if (it == expected.end() || error.find(it->second) == std::string::npos) result += "unexpected: " + error + "\n";
    else met[number] = true;
  }
  for (const auto& [number, words] : expected)
    if (!met[number]) result += "missing: " + std::to_string(number) + ": " + words + "\n";
  for (const bytecode::ClassImage& image : compiled.result.images)
    for (const std::string& fault : bytecode::verify(image)) result += "verifier: " + fault + "\n";
  return result;
}

// The same for statements in an instance method of Main<T>, which `members` stand beside.
inline std::string in_method(const std::string& statements, const std::string& members = "") {
  return differences("import java.util.*; import java.util.function.*; class Main<T> { " + members +
                     " void m() throws Throwable {\n" + statements + "\n} }");
}

}  // namespace heddle::lang::testing
