// Lines from a person (with editing, history and completion, by readline), or from a pipe.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace heddle::repl {

// What may stand in the place of line[begin, end of the line): whole words, of which those are offered that begin as
// the text there does. `files`: names of files are offered instead.
struct Completions {
  std::vector<std::string> words;
  bool files = false;
};
using Completer = std::function<Completions(const std::string& line, size_t begin)>;

class LineEditor {
 public:
  // Reads file descriptor `input`; a person is there if that and standard output are a terminal. Words, for completion,
  // end at each of `breaks`. `take_interrupt`: whether a Ctrl-C was pressed since it was last asked; a person's line is
  // given up then. One editor at a time (readline is one of a process).
  LineEditor(Completer completer, int input, const char* breaks, std::function<bool()> take_interrupt);
  ~LineEditor();
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;

  bool interactive() const { return interactive_; }
  // What was typed in earlier sessions, and will be in this one, is kept in that file (its directory is made). A file
  // that cannot be read or written is no error: then nothing is kept. Without a person nothing is kept either.
  void keep_history(const std::string& file);

  // False at the end of the input. A line from a pipe is printed behind its prompt, so that what is written reads
  // as if somebody had typed it.
  // `prefill`: what a person finds there already. `fresh_prompt`: stands there instead after a Ctrl-C.
  bool read(const std::string& prompt, std::string* line, const std::string& prefill = "",
            const std::string& fresh_prompt = "");
  // What stood there before the last line was given up by Ctrl-C.
  bool cancelled() const { return cancelled_; }

 private:
  void* file_ = nullptr;  // FILE*
  bool interactive_ = false, cancelled_ = false;
  std::string history_;
};

// Where the history of a command is kept: what the environment variable HEDDLE_HISTORY says (empty: nowhere), or else
// heddle/NAME-history in XDG_STATE_HOME, which is ~/.local/state if that is not set. "": nowhere.
std::string history_file(const std::string& name);

// The width of the terminal that standard output is; 0: it is none.
unsigned terminal_width();

}  // namespace heddle::repl
