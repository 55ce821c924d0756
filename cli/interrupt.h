// Ctrl-C in a session: what is under way is given up, the session goes on.
#pragma once

namespace heddle::cli {

// SIGINT sets it from the first call on; it stays set until clear_interrupt().
void catch_interrupts();
void clear_interrupt();
// Whether it was set; it is not, then.
bool take_interrupt();
// Which signal it was, the last one; 0: none.
int interrupt_signal();
// The same thing for those who look at a number, and for those who look at a truth value.
const volatile int* interrupt_number();
// (Those who let the user stop what is under way by other means set it themselves.)
volatile bool* interrupt_flag();

// For a command that ends with what it has so far: the first SIGINT sets them, a second one ends the process. So does
// SIGTERM, unless that is left as it is.
enum class LeaveSigterm { No, Yes };
void end_at_signals(LeaveSigterm leave = LeaveSigterm::No);

}  // namespace heddle::cli
