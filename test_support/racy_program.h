// Random programs that may have data races, for comparing the detection of races with their definition
// (racy_comparison.h). They know every kind of hand-over: locks, volatiles, flags under locks, start and join, objects
// that are made on the way and given to others; loops, array elements with computed indices, statics and fields.
//
// A thread is a flat list of operations; jumps go over a number of them. Each operation makes at most one access
// that others can notice, and has a line of its own, so that a line of a method names an access.
#pragma once

#include <string>
#include <vector>

#include "vm/base/types.h"

namespace heddle::tester {

// "Last" is the value that the thread has read last; 0 in the beginning.
// clang-format off
enum class RacyOpKind : u8 {
  Acquire, Release,             // lock a
  Read, Write,                  // variable a (b): a static, a field or an element
  Add,                          // of b to variable a, one after the other a read and a write of it
  ReadAt, WriteAt,              // element `last & 1` of the array (b)
  VolatileRead, VolatileWrite,  // volatile a (b)
  If,                           // unless last == a: over the next b operations
  Back,                         // if last == a: back by b operations (spinning)
  Repeat,                       // back by b operations, until they have been done a times
  Start, Join,                  // thread a
  Fold,                         // last becomes part of the thread's history, which its end state shows
  NewItem,                      // a new object, with b in its field, becomes the thread's own item
  Publish, Take,                // slot a = own item; the other item = slot a, last = whether there is one
  ItemRead, ItemWrite,          // field (b) of the own (a = 0) or the other item, if there is one
};
// clang-format on

struct RacyOp {
  RacyOpKind kind = RacyOpKind::Fold;
  u32 a = 0, b = 0;
  friend bool operator==(const RacyOp&, const RacyOp&) = default;
};

// Thread 0 is main. It starts those that nobody else starts, before anything else.
struct RacyProgram {
  std::vector<std::vector<RacyOp>> threads;
  u32 copies = 0;    // so many more threads run the last one's code; then nobody has a reference to it, nor to these
  u32 size() const;  // operations
};

inline constexpr u32 kRacyStatics = 3, kRacyFields = 2, kRacyElements = 3;  // variables, in this order
inline constexpr u32 kRacyVariables = kRacyStatics + kRacyFields + kRacyElements;
inline constexpr u32 kRacyLocks = 2, kRacyVolatiles = 2, kRacySlots = 2;

enum class RacyFamily : u8 { Unstructured, HandOver, Spinning, Items };

// The same program for the same seed, on every machine. In a third of them some threads start others.
RacyProgram racy_program(u64 seed);

// Some of the writes become additions.
RacyProgram with_additions(RacyProgram program, u64 seed);

// The last thread gets one more like it, or two if there is only that one.
RacyProgram with_like_threads(RacyProgram program);

std::string assembly_of(const RacyProgram& program);
// One thread a line: "acq 0; rd 3; if 1 2; wr 0 1; rel 0"; and back (a fault in the text aborts).
std::string text_of(const RacyProgram& program);
RacyProgram racy_program_from_text(const std::string& text);

// All programs that have an operation less, or a thread.
std::vector<RacyProgram> reductions(const RacyProgram& program);

}  // namespace heddle::tester
