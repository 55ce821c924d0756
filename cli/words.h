// Small pieces of messages.
#pragma once

#include <string>

#include "vm/base/types.h"

namespace heddle::cli {

// "1 test", "2 tests".
std::string counted(u64 n, const char* one);

// A sentence in which places have their lines only, "main reads it (:4) while t writes it (:7)", for those who see no
// more than the sentence: "(Bank.java:4)".
std::string with_file(const std::string& sentence, const std::string& file);

}  // namespace heddle::cli
