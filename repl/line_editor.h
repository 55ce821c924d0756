// Lines from a person (with editing, history and completion of the first word, by readline), or from a pipe.
#pragma once

#include <string>
#include <vector>

namespace heddle::repl {

class LineEditor {
 public:
  // `words`: for completion. One editor at a time (readline is one of a process). Reads file descriptor `input`.
  LineEditor(std::vector<std::string> words, int input);
  ~LineEditor();
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;

  // False at the end of the input. A line from a pipe is printed behind its prompt, so that what is written reads
  // as if somebody had typed it.
  bool read(const std::string& prompt, std::string* line);

 private:
  void* file_ = nullptr;  // FILE*
  bool interactive_ = false;
};

}  // namespace heddle::repl
