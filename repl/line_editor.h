// Lines from a person (with editing, history and completion of the first word, by readline), or from a pipe.
#pragma once

#include <string>
#include <vector>

namespace heddle::repl {

class LineEditor {
 public:
  // `words`: for completion of the first word of a line, or of all. One editor at a time (readline is one of a
  // process). Reads file descriptor `input`.
  LineEditor(std::vector<std::string> words, int input, bool all_words = false);
  ~LineEditor();
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;

  // False at the end of the input. A line from a pipe is printed behind its prompt, so that what is written reads
  // as if somebody had typed it.
  // `prefill`: what a person finds there already. `fresh_prompt`: stands there instead after a Ctrl-C.
  bool read(const std::string& prompt, std::string* line, const std::string& prefill = "",
            const std::string& fresh_prompt = "");
  // What stood there before the last line was given up by Ctrl-C.
  bool cancelled() const { return cancelled_; }
  void set_words(std::vector<std::string> words);

 private:
  void* file_ = nullptr;  // FILE*
  bool interactive_ = false, cancelled_ = false;
};

}  // namespace heddle::repl
