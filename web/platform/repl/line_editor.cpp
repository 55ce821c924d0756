// In the browser there is no terminal: lines come from standard input as from a pipe.
#include "repl/line_editor.h"

#include <cstdio>
#include <cstdlib>

namespace heddle::repl {

LineEditor::LineEditor(Completer, int input, const char*) { file_ = ::fdopen(input, "r"); }

LineEditor::~LineEditor() {
  if (file_ != nullptr) std::fclose(static_cast<std::FILE*>(file_));
}

void LineEditor::keep_history(const std::string&) {}

bool LineEditor::read(const std::string& prompt, std::string* line, const std::string&, const std::string&) {
  if (file_ == nullptr) return false;
  line->clear();
  int c = 0;
  while ((c = std::fgetc(static_cast<std::FILE*>(file_))) != EOF && c != '\n') line->push_back(static_cast<char>(c));
  if (c == EOF && line->empty()) return false;
  std::printf("%s%s\n", prompt.c_str(), line->c_str());
  return true;
}

std::string history_file(const std::string&) { return ""; }

unsigned terminal_width() { return 0; }

}  // namespace heddle::repl
