// Ctrl-C in a session: what is under way is given up, the session goes on.
#pragma once

namespace heddle::cli {

// SIGINT sets it from the first call on; it stays set until clear_interrupt().
void catch_interrupts();
void clear_interrupt();
// The same thing for those who look at a number, and for those who look at a truth value.
const volatile int* interrupt_number();
const volatile bool* interrupt_flag();

}  // namespace heddle::cli
