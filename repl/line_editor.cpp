#include "repl/line_editor.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <readline/history.h>
#include <readline/readline.h>

namespace heddle::repl {
namespace {

// The words for completion. They are global because readline calls back without an argument of ours.
std::vector<std::string>* completions = nullptr;

char* next_completion(const char* text, int state) {
  static size_t at = 0;
  if (state == 0) at = 0;
  while (at < completions->size()) {
    const std::string& word = (*completions)[at++];
    if (word.starts_with(text)) return ::strdup(word.c_str());
  }
  return nullptr;
}

char** complete(const char* text, int start, int) {
  rl_attempted_completion_over = 1;  // no file names
  return start == 0 ? rl_completion_matches(text, next_completion) : nullptr;
}

}  // namespace

LineEditor::LineEditor(std::vector<std::string> words, int input) {
  std::FILE* file = ::fdopen(input, "r");
  file_ = file;
  interactive_ = file != nullptr && ::isatty(input) && ::isatty(1);
  completions = new std::vector<std::string>(std::move(words));
  rl_instream = file;
  rl_attempted_completion_function = complete;
}

LineEditor::~LineEditor() {
  rl_instream = nullptr;
  if (file_ != nullptr) std::fclose(static_cast<std::FILE*>(file_));
  delete completions;
  completions = nullptr;
}

bool LineEditor::read(const std::string& prompt, std::string* line) {
  if (file_ == nullptr) return false;
  if (interactive_) {
    char* text = ::readline(prompt.c_str());
    if (text == nullptr) return false;
    *line = text;
    if (!line->empty()) ::add_history(text);
    std::free(text);
    return true;
  }
  char* text = nullptr;
  size_t capacity = 0;
  const ssize_t size = ::getline(&text, &capacity, static_cast<std::FILE*>(file_));
  if (size >= 0) {
    line->assign(text, static_cast<size_t>(size));
    if (line->ends_with('\n')) line->pop_back();
    std::printf("%s%s\n", prompt.c_str(), line->c_str());
  }
  std::free(text);
  return size >= 0;
}

}  // namespace heddle::repl
