// The text form of schedules (docs/architecture.md, "The seams, as built"). Lines, in this order:
//
//   heddle-schedule 2
//   program "Main.java" 00112233445566ff            name, hash of the class images (16 hex digits)
//   argument "text"                                 any number
//   option join "full"                              any number
//   verdict "deadlock of 0.1 and 0.2"               at most once
//   journal 1                                       what the outside answered (not there: nothing was asked)
//   input "line\n"                                  any number; the texts are joined
//   variable "HOME" "/root"                         of the environment; without a value: not set
//   environment                                     there are no other variables
//   property "user.dir" "/root"
//   file "/a/b.txt" regular rw- 1700000000000 12    permissions, modified (ms), size (of regular files)
//   contents "line\n"                               of the last file; any number. Without: nobody has read it
//   file "/a" directory rwx 1700000000000
//   names "b.txt" "c.txt"                           of the last directory; any number. Without: nobody looked
//   file "/a/d.txt" missing 2                       errno
//   file "/a/e.txt" regular -w- 1700000000000 12 13 errno of reading it
//   native 0.1 3 00112233445566ff "libz.so.1:crc32" value 00000000cbf43926
//                                                   call 3 of thread 0.1, hash of what it was given; the result's bits.
//                                                   Also: text "..." (a String), unlinked "..." (there is no such
//                                                   function: why), overrun "..." (it wrote too far)
//   native-once ...                                 the same of an irreversible one; these are counted for themselves
//   buffer 1 "line\n"                               of the last call: the bytes of its array argument 1; any number
//   clock 17 1000000                                with real time: before turn 17 the clock showed 1 ms
//   step 0.1 3 notify@0=1 choose@2=1 timeout@2   # for people
//   at Enter/queues "Main.lock" "Main.java" 6 "Main.run" "synchronized (lock) {"
//                                                   anchors of the last step: operation (interp/anchor.h), its manner
//                                                   if that is not the usual one, what it is done to; the place's file,
//                                                   line, method, and the text of the line. None, or as many as the
//                                                   step has operations. In version 1: at "enters Main.lock"
//                                                   "Main.java" ...
//   end
//
// Blank lines and lines that begin with '#' may stand anywhere. In strings: \n \t \r \" \\ \xHH;
// bytes that are not printable ASCII or well-formed UTF-8 are always escaped, so that any input
// survives.
//
// This header has what the writer and the reader of that form share: what names and numbers look like.
#pragma once

#include <string_view>
#include <vector>

#include "interp/schedule.h"

namespace heddle::interp {

inline constexpr std::string_view kScheduleMagic = "heddle-schedule";
inline constexpr u32 kMostArguments = 255;                                                      // of a native function
inline constexpr std::string_view kFileKinds[] = {"missing", "regular", "directory", "other"};  // by vm::FileKind

// "0", "0.12.3": numbers below 2^32 without leading zeros, separated by dots. False: it is no thread's path.
bool parse_path(std::string_view text, std::vector<u32>* numbers);
bool is_path(std::string_view text);
// A decimal number below 2^64 without leading zeros.
bool parse_number(std::string_view text, u64* value);
bool is_key(std::string_view text);  // the name of an option
// Length of the well-formed UTF-8 sequence of a printable character at text[i]; 0 if there is none.
size_t printable_length(std::string_view text, size_t i);

}  // namespace heddle::interp
