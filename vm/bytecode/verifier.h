// Checks that a ClassImage can be linked and executed without any further check in the interpreter:
// indices, register numbers and banks, branch targets, switch tables, handlers, call windows inside
// the frame, fall-through, definite assignment of registers before use (a reference register is
// never read uninitialised), constant kinds, flags. Source: in the spirit of JVMS 4.10, but typed by
// bank only: class types are checked at link time and by CHECKCAST.
#pragma once

#include <string>
#include <vector>

#include "vm/bytecode/class_image.h"

namespace heddle::bytecode {

// Empty = verified. The cost is bounded whatever the image. Messages read "Class.method(desc) pc 12: GETF_4: register
// r9 out of range (4)".
std::vector<std::string> verify(const ClassImage& image);

// Upper limits, so that a hostile image costs bounded memory.
inline constexpr u32 kMaxCode = 1u << 20;
inline constexpr u32 kMaxRegisters = 60000;  // in each bank
// What the data flow, here and in liveness, may have to look at: (instructions + switch targets over all SWITCH
// instructions + lengths of the handlers' ranges) times the frame's registers in words of 64.
inline constexpr u64 kMaxFlow = 1u << 22;

}  // namespace heddle::bytecode
