// What the debugger's evaluator needs of a program: its classes as the compiler sees them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/program.h"
#include "repl/evaluator.h"

namespace heddle::cli {

std::unique_ptr<repl::SnippetHost> snippet_host(const Program& program);

}  // namespace heddle::cli
