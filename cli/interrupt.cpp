#include "cli/interrupt.h"

#include <csignal>

namespace heddle::cli {
namespace {

volatile int number = 0;
volatile bool flag = false;

void on_interrupt(int) {
  number = 1;
  flag = true;
}

}  // namespace

void catch_interrupts() {
  struct sigaction action {};
  action.sa_handler = on_interrupt;
  ::sigaction(SIGINT, &action, nullptr);
}

void clear_interrupt() {
  number = 0;
  flag = false;
}

const volatile int* interrupt_number() { return &number; }
const volatile bool* interrupt_flag() { return &flag; }

}  // namespace heddle::cli
