#include "repl/line_editor.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <string_view>

#include <readline/history.h>
#include <readline/readline.h>

namespace heddle::repl {
namespace {

constexpr int kMostLines = 1000;  // of the history that is kept

// What readline's callbacks need. It is global because readline calls back without an argument of ours.
struct Editing {
  Completer completer;
  Completions offered;
  std::function<bool()> take_interrupt;
  bool interrupted = false;
  std::string prefill, fresh_prompt;
  int keys = -1;  // the terminal once more, for reading that does not block
};
Editing* editing = nullptr;

char* next_completion(const char* text, int state) {
  static size_t at = 0;
  if (state == 0) at = 0;
  while (at < editing->offered.words.size()) {
    const std::string& word = editing->offered.words[at++];
    if (word.starts_with(text)) return ::strdup(word.c_str());
  }
  return nullptr;
}

char** complete(const char* text, int start, int) {
  editing->offered = editing->completer(rl_line_buffer, static_cast<size_t>(start));
  rl_attempted_completion_over = editing->offered.files ? 0 : 1;
  if (editing->offered.files) return nullptr;
  char** matches = rl_completion_matches(text, next_completion);
  // Behind a method's name its arguments follow at once.
  if (matches != nullptr && matches[1] == nullptr && std::string_view(matches[0]).ends_with('('))
    rl_completion_suppress_append = 1;
  return matches;
}

// After a Ctrl-C the line is given up, and another one begins.
void give_up() {
  editing->interrupted = true;
  rl_replace_line("", 1);
  rl_crlf();
  rl_set_prompt(editing->fresh_prompt.c_str());
  rl_on_new_line();
  rl_redisplay();
}

// (For any other signal, too, a change of the window's size among them.)
int on_signal() {
  if (editing->take_interrupt()) give_up();
  return 0;
}

// One key. Readline calls its hook for signals only for one that comes while it waits for a key: a Ctrl-C that comes
// while it draws would be echoed, and no more. So keys are waited for here, with the signals blocked but while nothing
// is done. Reading does not block, for the terminal throws away at a Ctrl-C what has been typed and not been read yet.
int next_key(std::FILE* stream) {
  if (editing->keys < 0) return rl_getc(stream);
  while (true) {
    sigset_t all, before;
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_BLOCK, &all, &before);
    const bool interrupted = editing->take_interrupt();  // while something was drawn
    ssize_t size = -1;
    unsigned char key = 0;
    errno = EINTR;
    if (!interrupted && rl_pending_signal() == 0) {
      pollfd input{editing->keys, POLLIN, 0};
      if (::ppoll(&input, 1, nullptr, &before) >= 0) size = ::read(editing->keys, &key, 1);
    }
    const bool ended = size == 0 || (size < 0 && errno != EINTR && errno != EAGAIN);
    ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
    rl_check_signals();  // passes them on, to the one whom take_interrupt() asks among others
    if (ended) return EOF;
    if (editing->take_interrupt() || interrupted) give_up();  // with a key that was read before
    else if (size > 0) return key;
  }
}

int insert_text() {
  rl_insert_text(editing->prefill.c_str());
  return 0;
}

}  // namespace

LineEditor::LineEditor(Completer completer, int input, const char* breaks, std::function<bool()> take_interrupt) {
  std::FILE* file = ::fdopen(input, "r");
  file_ = file;
  interactive_ = file != nullptr && ::isatty(input) && ::isatty(1);
  editing = new Editing{std::move(completer), {}, std::move(take_interrupt), false, {}, {}, -1};
  rl_instream = file;
  rl_readline_name = "heddle";  // for people's own inputrc
  rl_attempted_completion_function = complete;
  rl_completer_word_break_characters = breaks;
  if (!interactive_) return;
  rl_signal_event_hook = on_signal;
  rl_getc_function = next_key;
  if (const char* terminal = ::ttyname(input); terminal != nullptr)
    editing->keys = ::open(terminal, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  rl_initialize();
  // The arrows go through those lines that begin with what stands before the cursor.
  for (const char* key : {"\\e[A", "\\eOA"}) rl_bind_keyseq(key, rl_history_search_backward);
  for (const char* key : {"\\e[B", "\\eOB"}) rl_bind_keyseq(key, rl_history_search_forward);
}

void LineEditor::keep_history(const std::string& file) {
  if (!interactive_ || file.empty()) return;
  std::error_code ignored;
  std::filesystem::create_directories(std::filesystem::path(file).parent_path(), ignored);
  history_ = file;
  ::stifle_history(kMostLines);
  ::read_history(file.c_str());
}

LineEditor::~LineEditor() {
  if (!history_.empty()) ::write_history(history_.c_str());
  rl_instream = nullptr;
  rl_signal_event_hook = nullptr;
  rl_getc_function = rl_getc;
  if (file_ != nullptr) std::fclose(static_cast<std::FILE*>(file_));
  if (editing->keys >= 0) ::close(editing->keys);
  delete editing;
  editing = nullptr;
}

bool LineEditor::read(const std::string& prompt, std::string* line, const std::string& prefill,
                      const std::string& fresh_prompt) {
  if (file_ == nullptr) return false;
  if (interactive_) {
    editing->interrupted = false;
    editing->take_interrupt();  // what was pressed before belongs to what went before
    editing->prefill = prefill;
    editing->fresh_prompt = fresh_prompt.empty() ? prompt : fresh_prompt;
    rl_startup_hook = prefill.empty() ? nullptr : insert_text;
    char* text = ::readline(prompt.c_str());
    rl_startup_hook = nullptr;
    cancelled_ = editing->interrupted;
    if (text == nullptr) return false;
    *line = text;
    const HIST_ENTRY* last = history_length > 0 ? ::history_get(history_base + history_length - 1) : nullptr;
    if (!line->empty() && (last == nullptr || *line != last->line)) ::add_history(text);
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

std::string history_file(const std::string& name) {
  if (const char* file = std::getenv("HEDDLE_HISTORY"); file != nullptr) return file;
  const char* state = std::getenv("XDG_STATE_HOME");
  const char* home = std::getenv("HOME");
  std::string directory;
  if (state != nullptr && state[0] == '/') directory = state;
  else if (home != nullptr && home[0] == '/') directory = std::string(home) + "/.local/state";
  return directory.empty() ? "" : directory + "/heddle/" + name + "-history";
}

unsigned terminal_width() {
  struct winsize size {};
  return ::isatty(1) && ::ioctl(1, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

}  // namespace heddle::repl
