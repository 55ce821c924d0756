#include "repl/line_editor.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <readline/history.h>
#include <readline/readline.h>

namespace heddle::repl {
namespace {

// What readline's callbacks need. It is global because readline calls back without an argument of ours.
struct Editing {
  std::vector<std::string> words;  // for completion
  bool all_words = false;          // of all words of a line, not only of the first one
  bool interrupted = false;
  std::string prefill, fresh_prompt;
};
Editing* editing = nullptr;

char* next_completion(const char* text, int state) {
  static size_t at = 0;
  if (state == 0) at = 0;
  while (at < editing->words.size()) {
    const std::string& word = editing->words[at++];
    if (word.starts_with(text)) return ::strdup(word.c_str());
  }
  return nullptr;
}

char** complete(const char* text, int start, int) {
  rl_attempted_completion_over = 1;  // no file names
  return start == 0 || editing->all_words ? rl_completion_matches(text, next_completion) : nullptr;
}

// Ctrl-C: the line is given up, and another one begins.
int on_signal() {
  editing->interrupted = true;
  rl_replace_line("", 1);
  rl_crlf();
  rl_set_prompt(editing->fresh_prompt.c_str());
  rl_on_new_line();
  rl_redisplay();
  return 0;
}

int insert_text() {
  rl_insert_text(editing->prefill.c_str());
  return 0;
}

}  // namespace

LineEditor::LineEditor(std::vector<std::string> words, int input, bool all_words) {
  std::FILE* file = ::fdopen(input, "r");
  file_ = file;
  interactive_ = file != nullptr && ::isatty(input) && ::isatty(1);
  editing = new Editing{std::move(words), all_words, false, {}, {}};
  rl_instream = file;
  rl_attempted_completion_function = complete;
  rl_signal_event_hook = on_signal;
  // A command of the prompt begins with a slash, which is part of its name.
  if (all_words) rl_basic_word_break_characters = " \t\n\"'`@><=;|&{(.,";
}

LineEditor::~LineEditor() {
  rl_instream = nullptr;
  rl_signal_event_hook = nullptr;
  if (file_ != nullptr) std::fclose(static_cast<std::FILE*>(file_));
  delete editing;
  editing = nullptr;
}

void LineEditor::set_words(std::vector<std::string> words) { editing->words = std::move(words); }

bool LineEditor::read(const std::string& prompt, std::string* line, const std::string& prefill,
                      const std::string& fresh_prompt) {
  if (file_ == nullptr) return false;
  if (interactive_) {
    editing->interrupted = false;
    editing->prefill = prefill;
    editing->fresh_prompt = fresh_prompt.empty() ? prompt : fresh_prompt;
    rl_startup_hook = prefill.empty() ? nullptr : insert_text;
    char* text = ::readline(prompt.c_str());
    rl_startup_hook = nullptr;
    cancelled_ = editing->interrupted;
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
