// Bytes of the image file: the layout's numbers, and a writer and a reader of its primitive parts.
//
//   header     magic "HEDDLEIM", u32 version, u32 number of classes, u64 fingerprint of the opcode table,
//              u64 size of the file, u64 size of the directory, u64 checksum of the directory
//   directory  for each class: u64 offset, u64 size, name; in the order of the bodies, which follow each other
//   bodies     each: u64 checksum of the rest, then the class
// Fixed-width numbers are little-endian. Others are LEB128 (signed ones zigzag), texts a length and bytes.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "vm/bytecode/class_image.h"

namespace heddle::bytecode {

inline constexpr std::string_view kImageMagic = "HEDDLEIM";
inline constexpr u32 kImageVersion = 1;
inline constexpr size_t kImageHeaderSize = 48;
inline constexpr int kMaxAnnotationNesting = 16;

// Not cryptographic: finds damage, not malice (malice is the reader's and the verifier's business).
u64 image_checksum(std::span<const u8> bytes);
// Changes whenever opcodes.def changes in a way that changes the meaning of code.
u64 opcode_fingerprint();

class ByteWriter {
 public:
  void fixed32(u32 value) { fixed(value, 4); }
  void fixed64(u64 value) { fixed(value, 8); }
  void number(u64 value);
  void signed_number(i64 value);
  void flag(bool value) { bytes_.push_back(value ? 1 : 0); }
  void byte(u8 value) { bytes_.push_back(value); }
  void text(std::string_view value);
  void append(const std::vector<u8>& bytes) { bytes_.insert(bytes_.end(), bytes.begin(), bytes.end()); }
  const std::vector<u8>& bytes() const { return bytes_; }
  std::vector<u8> take() { return std::move(bytes_); }

 private:
  void fixed(u64 value, int width);
  std::vector<u8> bytes_;
};

// After the first thing that is wrong, every read gives zero or an empty text and ok() is false.
class ByteReader {
 public:
  explicit ByteReader(std::span<const u8> bytes) : bytes_(bytes) {}

  u32 fixed32() { return static_cast<u32>(fixed(4)); }
  u64 fixed64() { return fixed(8); }
  u64 number();
  u64 number(u64 most);  // fails above `most`
  i64 signed_number();
  bool flag() { return number(1) != 0; }
  u8 byte() { return static_cast<u8>(fixed(1)); }
  std::string text();
  std::string_view text_view();  // valid as long as the bytes are
  // A number of elements that take at least `least_size` bytes each: fails if so many cannot follow.
  size_t count(size_t least_size);
  void fail(std::string_view what);
  bool ok() const { return error_.empty(); }
  const std::string& error() const { return error_; }
  size_t left() const { return bytes_.size() - at_; }
  const u8* here() const { return bytes_.data() + at_; }

 private:
  u64 fixed(size_t width);
  std::span<const u8> bytes_;
  size_t at_ = 0;
  std::string error_;
};

// One class, without its checksum. read_class also rejects bytes after the end; read_outline stops in front of fields
// and methods. Its constants are the classes that those of the whole name, as owners or by themselves, each once.
void write_class(ByteWriter& out, const ClassImage& image);
void read_class(ByteReader& in, ClassImage& image);
void read_outline(ByteReader& in, ClassImage& image);

}  // namespace heddle::bytecode
