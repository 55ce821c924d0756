// Feeds changed programs to the lexer and the parser, as files and as snippets of the prompt.
#include "fuzz/driver.h"
#include "lang/parser.h"

using namespace heddle;

int main(int argc, char** argv) {
  return fuzz::drive(argc, argv, ".java",
                     [](fuzz::Random& random, const std::vector<std::string>& corpus, const fuzz::Attempt& attempt) {
                       const std::string text = fuzz::mutate_source(random, corpus);
                       attempt.on(text);
                       base::SourceFiles files;
                       base::Diagnostics diagnostics;
                       lang::Arena arena;
                       const base::SourceFile& file = files.add("Fuzz.java", text);
                       lang::parse(file, diagnostics, arena);
                       for (const base::Diagnostic& d : diagnostics.sorted()) base::render(d, files);
                       base::Diagnostics of_snippet;
                       lang::parse_snippet(file, of_snippet, arena);
                     });
}
