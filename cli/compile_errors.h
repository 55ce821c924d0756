// The errors of programs that did not compile, for those who want them as data. (As text they have been printed.)
#pragma once

#include <string>

#include "cli/command.h"
#include "cli/formats.h"
#include "vm/base/diagnostics.h"

namespace heddle::cli {

inline constexpr int kDoesNotCompile = 6;  // exit status

// The program at that path did not compile. Kept for the rest of the process.
void note_compile_errors(const std::string& path, const base::Diagnostics& diagnostics, const base::SourceFiles& files);
// The same of a file or folder that cannot be read.
void note_unreadable(const std::string& path, const std::string& why);
bool has_compile_errors();
// A list of all errors and warnings that were noted.
Document noted_compile_errors();
// The document of a command that has come to nothing for them.
Document compile_error_document();

// The exit status of a command that has returned `status`. If it has come to nothing because the program does not
// compile, that is kDoesNotCompile, and its formats, if it has any left, get the document.
int finished(const Command& command, int status);

}  // namespace heddle::cli
