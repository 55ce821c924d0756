#include "interp/outside_ops.h"

#include <cerrno>

#include "interp/library_contract.h"
#include "interp/machine.h"
#include "interp/shared_heap.h"

namespace heddle::interp {
namespace {

i32 to_int(u64 register_value) { return static_cast<i32>(static_cast<u32>(register_value)); }

FileResult null_argument() {
  FileResult r;
  r.exception = library::kNullPointerException;
  return r;
}

// Of a method that returns a long; an int.
FileResult number(i64 value) {
  FileResult r;
  r.value = static_cast<u64>(value);
  return r;
}
FileResult small_number(i64 value) { return number(static_cast<u32>(static_cast<i32>(value))); }

// P: as the operations have them, the descriptor, the range of the buffer, and with a place that.
FileResult transfer(World& world, SharedHeap heap, VmOp op, Ref buffer, const u64* P) {
  const u32 descriptor = static_cast<u32>(P[0]);
  const i64 offset = to_int(P[1]), length = to_int(P[2]);
  if (buffer == 0) return null_argument();
  const i64 size = heap.length(buffer);
  FileResult r;
  if (offset < 0 || length < 0 || length > size - offset) {
    r.exception = "java/lang/IndexOutOfBoundsException";
    r.message = "Range [" + std::to_string(offset) + ", " + std::to_string(offset) + " + " + std::to_string(length) +
                ") out of bounds for length " + std::to_string(size);
    return r;
  }
  const u32 first = static_cast<u32>(offset), size_wanted = static_cast<u32>(length);
  vm::FileSystem& files = *world.files;
  if (op == VmOp::WriteFile || op == VmOp::WriteFileAt) {
    const auto bytes = heap.elements<u8>(buffer, first, size_wanted);
    return small_number(op == VmOp::WriteFile ? files.write(descriptor, bytes.data(), bytes.size())
                                              : files.write_at(descriptor, bytes.data(), bytes.size(), P[3]));
  }
  std::string bytes(size_wanted, '\0');
  u8* const to = reinterpret_cast<u8*>(bytes.data());
  const i64 count = op == VmOp::ReadFile ? files.read(descriptor, to, bytes.size())
                                         : files.read_at(descriptor, to, bytes.size(), P[3]);
  if (count > 0) heap.store_bytes(buffer, first, static_cast<u32>(count), bytes.data());
  return small_number(count);
}

i64 control(vm::FileSystem& files, u32 descriptor, FileControlKind kind, u64 value) {
  switch (kind) {
    case FileControlKind::Position: return files.position(descriptor);
    case FileControlKind::Seek: return files.seek(descriptor, value);
    case FileControlKind::Size: return files.size(descriptor);
    case FileControlKind::Resize: return files.resize(descriptor, value);
    case FileControlKind::Close: return files.close(descriptor);
    case FileControlKind::Cut: return files.cut(descriptor, value);
  }
  return -EINVAL;
}

i64 status(vm::FileSystem& files, const std::string& path, FileStatusKind kind) {
  const vm::FileStatus s = files.status(path, kind == FileStatusKind::Size);
  switch (kind) {
    case FileStatusKind::Kind:
      return static_cast<i64>(s.kind) | (s.readable ? kReadable : 0) | (s.writable ? kWritable : 0) |
             (s.executable ? kExecutable : 0);
    case FileStatusKind::Size: return static_cast<i64>(s.size);
    case FileStatusKind::Modified: return s.modified_ms;
    case FileStatusKind::Error: return s.error;
  }
  return -EINVAL;
}

FileResult names(World& world, ThreadId t, const std::string& path) {
  FileResult r;
  r.is_ref = true;
  std::string names;
  if (world.files->list(path, &names) < 0) return r;  // null
  r.ref = world.new_string(names, t);
  if (r.ref == 0) r.exception = library::kOutOfMemoryError;
  return r;
}

}  // namespace

FileResult perform_file_operation(World& world, ThreadId t, const Method& method, VmOp op, const Ref* R, const u64* P,
                                  Events* events) {
  vm::FileSystem& files = *world.files;
  const auto path = [&](u32 i) { return world.string_utf8(R[i]); };
  switch (op) {
    case VmOp::OpenFile:
      if (R[0] == 0) return null_argument();
      return small_number(files.open(t, path(0), static_cast<u32>(P[0])));
    case VmOp::ReadFile:
    case VmOp::WriteFile:
    case VmOp::ReadFileAt:
    case VmOp::WriteFileAt: return transfer(world, SharedHeap(world, t, method, events), op, R[0], P);
    case VmOp::FileControl:
      return number(control(files, static_cast<u32>(P[0]), static_cast<FileControlKind>(to_int(P[1])), P[2]));
    case VmOp::FileStatus:
      if (R[0] == 0) return null_argument();
      return number(status(files, path(0), static_cast<FileStatusKind>(to_int(P[0]))));
    case VmOp::ChangePath:
      if (R[0] == 0) return null_argument();
      switch (static_cast<PathChangeKind>(to_int(P[0]))) {
        case PathChangeKind::Remove: return small_number(files.remove(path(0)));
        case PathChangeKind::MakeDirectory: return small_number(files.make_directory(path(0)));
        case PathChangeKind::Rename:
          if (R[1] == 0) return null_argument();
          return small_number(files.rename(path(0), path(1)));
      }
      return small_number(-EINVAL);
    case VmOp::ListDirectory:
      if (R[0] == 0) return null_argument();
      return names(world, t, path(0));
    default: break;
  }
  HEDDLE_UNREACHABLE("not an operation on files");
}

FileDeed file_deed(const World& world, ThreadId t, std::string* name) {
  const Thread& thread = world.thread(t);
  const Frame& top = thread.top();
  const bytecode::Instruction& i = method_of(world, top).code[top.pc];
  const Ref* R = refs_of(thread, top);
  const u64* P = prims_of(thread, top);
  const auto path = [&](u32 r, FileDeed deed) {
    const std::string text = R[r] == 0 ? std::string("null") : world.string_utf8(R[r]);
    *name = text.substr(text.rfind('/') + 1);
    return deed;
  };
  const auto file = [&](FileDeed deed) {
    *name = world.files->name_of(static_cast<u32>(P[0]));
    return deed;
  };
  switch (static_cast<VmOp>(i.imm())) {
    case VmOp::OpenFile: return path(0, FileDeed::Open);
    case VmOp::ReadFile:
    case VmOp::ReadFileAt: return file(FileDeed::Read);
    case VmOp::WriteFile:
    case VmOp::WriteFileAt: return file(FileDeed::Write);
    case VmOp::FileControl:
      switch (static_cast<FileControlKind>(to_int(P[1]))) {
        case FileControlKind::Position: return file(FileDeed::AskPlace);
        case FileControlKind::Seek: return file(FileDeed::Move);
        case FileControlKind::Size: return file(FileDeed::AskSize);
        case FileControlKind::Resize:
        case FileControlKind::Cut: return file(FileDeed::SetSize);
        case FileControlKind::Close: return file(FileDeed::Close);
      }
      break;
    case VmOp::FileStatus: return path(0, FileDeed::Look);
    case VmOp::ChangePath:
      switch (static_cast<PathChangeKind>(to_int(P[0]))) {
        case PathChangeKind::Remove: return path(0, FileDeed::Delete);
        case PathChangeKind::MakeDirectory: return path(0, FileDeed::MakeDirectory);
        case PathChangeKind::Rename: return path(0, FileDeed::Rename);
      }
      break;
    case VmOp::ListDirectory: return path(0, FileDeed::List);
    default: break;
  }
  HEDDLE_UNREACHABLE("not an operation on files");
}

}  // namespace heddle::interp
