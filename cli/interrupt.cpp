#include "cli/interrupt.h"

#include <csignal>

namespace heddle::cli {
namespace {

volatile int interrupt_count = 0;
volatile bool is_interrupted = false;
volatile int last_signal = 0;

void on_interrupt(int signal) {
  interrupt_count = 1;
  last_signal = signal;
  is_interrupted = true;
}

}  // namespace

void catch_interrupts() {
  struct sigaction action {};
  action.sa_handler = on_interrupt;
  ::sigaction(SIGINT, &action, nullptr);
}

void end_at_signals(LeaveSigterm leave) {
  struct sigaction action {};
  action.sa_handler = on_interrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  ::sigaction(SIGINT, &action, nullptr);
  if (leave == LeaveSigterm::No) ::sigaction(SIGTERM, &action, nullptr);
}

void clear_interrupt() {
  interrupt_count = 0;
  is_interrupted = false;
}

bool take_interrupt() {
  if (!is_interrupted) return false;
  clear_interrupt();
  return true;
}

int interrupt_signal() { return last_signal; }
const volatile int* interrupt_number() { return &interrupt_count; }
volatile bool* interrupt_flag() { return &is_interrupted; }

}  // namespace heddle::cli
