// The program of the browser's module: the command line of vm, and conversations (a debugger, a game) line by line.
// web/heddle.js is what calls it. An instance of the module runs one command, or holds one conversation.
#include <emscripten.h>

#include <cstdio>
#include <string>
#include <vector>

#include "cli/command_line.h"
#include "cli/compile_errors.h"

namespace {

std::unique_ptr<heddle::cli::Command> command;
std::unique_ptr<heddle::cli::Conversation> conversation;
std::string answer;  // what the last call has answered, until the next one

const char* answered(std::string text) {
  std::fflush(nullptr);
  answer = std::move(text);
  return answer.c_str();
}

}  // namespace

extern "C" {

// Processes of a cluster call it, of which there are none here.
int prctl(int, ...) { return -1; }

// Begins a conversation; the words of the command line are in `words`, one behind the other, each with a zero behind
// it. Its greeting; null if there is none: then messages say why.
EMSCRIPTEN_KEEPALIVE const char* heddle_converse(const char* words, int count) {
  std::vector<std::string> line;
  for (; count > 0; --count) {
    line.emplace_back(words);
    words += line.back().size() + 1;
  }
  conversation.reset();
  command = heddle::cli::parse_command_line(line, heddle::cli::Warnings::On);
  if (command) conversation = command->converse();
  std::fflush(nullptr);
  return conversation ? answered(conversation->greeting()) : nullptr;
}

EMSCRIPTEN_KEEPALIVE const char* heddle_prompt() { return answered(conversation ? conversation->prompt() : ""); }

// Null: there is no conversation (any more).
EMSCRIPTEN_KEEPALIVE const char* heddle_execute(const char* line) {
  return conversation && !conversation->finished() ? answered(conversation->execute(line)) : nullptr;
}

EMSCRIPTEN_KEEPALIVE int heddle_finished() { return !conversation || conversation->finished(); }
}

int main(int argc, char** argv) {
  const std::unique_ptr<heddle::cli::Command> asked =
      heddle::cli::parse_command_line({argv + 1, argv + argc}, heddle::cli::Warnings::On);
  const int status = asked ? heddle::cli::finished(*asked, asked->run()) : 2;
  std::fflush(nullptr);
  return status;
}
