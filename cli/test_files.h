// Which Java files below a folder may have tests: a look at the texts, so that `vm test src` compiles no more than it
// must. It takes a file too many rather than one too few.
#pragma once

#include <string>

#include "cli/java_files.h"

namespace heddle::cli {

// Does the text itself name a kind of test, in code: an annotation such as @Test, JUnit 3's TestCase, @Linearizable?
// (It may have tests without that, by what it extends.)
bool names_tests(const std::string& text);

// Those that name tests themselves; that extend or implement what such a file declares, or have an annotation that it
// declares, and so on; and that extend, implement or are annotated by something which is neither declared below the
// folder nor in the class library. Files that are no text are among them: who compiles them says so.
JavaFiles files_with_tests(const std::string& folder);

}  // namespace heddle::cli
