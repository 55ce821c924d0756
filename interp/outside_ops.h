// The operations on files (vm_ops.def, StopKind::File): between the registers of a native method and
// the World's FileSystem.
#pragma once

#include <string>

#include "interp/vm_ops.h"

namespace heddle::interp {

// The numbers that heddle/VM.java gives.
enum class FileControlKind : i32 { Position, Seek, Size, Resize, Close, Cut };
enum class FileStatusKind : i32 { Kind, Size, Modified, Error };  // Kind: and the permissions, kReadable ...
enum class PathChangeKind : i32 { Remove, MakeDirectory, Rename };
inline constexpr i64 kReadable = 4, kWritable = 8, kExecutable = 16;  // above FileKind

struct FileResult {
  u64 value = 0;    // for prims[0]
  vm::Ref ref = 0;  // for refs[0], if is_ref
  bool is_ref = false;
  const char* exception = nullptr;  // to be thrown instead
  std::string message;
};
// Performs it for `method`, the native method that is the operation. May allocate.
FileResult perform_file_operation(World& world, ThreadId t, const vm::Method& method, VmOp op, const vm::Ref* R,
                                  const u64* P, Events* events);

// What t, which stands at such an operation, is about to do, and with which file.
enum class FileDeed : u8 {
  Open,
  Read,
  Write,
  AskPlace,
  Move,
  AskSize,
  SetSize,
  Close,
  Look,
  Delete,
  MakeDirectory,
  Rename,
  List,
};
constexpr FileDeed kLastFileDeed = FileDeed::List;
FileDeed file_deed(const World& world, ThreadId t, std::string* name);

}  // namespace heddle::interp
