#include "vm/bytecode/image_format.h"

#include <bit>
#include <cstring>

namespace heddle::bytecode {
namespace {

u64 load64(const u8* bytes, size_t width) {
  u64 value = 0;
  if (width == 8 && std::endian::native == std::endian::little) {
    std::memcpy(&value, bytes, sizeof value);
    return value;
  }
  for (size_t i = 0; i < width; ++i) value |= static_cast<u64>(bytes[i]) << (8 * i);
  return value;
}

}  // namespace

u64 image_checksum(std::span<const u8> bytes) {
  constexpr u64 kMultiplier = 0x9e3779b97f4a7c15;
  u64 hash = kMultiplier ^ bytes.size();
  size_t at = 0;
  const auto mix = [&](u64 word) {
    hash = std::rotl(hash ^ word, 29) * kMultiplier;
    hash ^= hash >> 32;
  };
  for (; at + 8 <= bytes.size(); at += 8) mix(load64(bytes.data() + at, 8));
  if (at < bytes.size()) mix(load64(bytes.data() + at, bytes.size() - at));
  return hash;
}

u64 opcode_fingerprint() {
  ByteWriter table;
  for (int i = 0; i < kOpcodeCount; ++i) {
    const OpcodeInfo& row = info(static_cast<Opcode>(i));
    table.text(row.name);
    for (int part : {static_cast<int>(row.format), static_cast<int>(row.a), static_cast<int>(row.b),
                     static_cast<int>(row.c), static_cast<int>(row.flags)})
      table.byte(static_cast<u8>(part));
  }
  return image_checksum(table.bytes());
}

void ByteWriter::fixed(u64 value, int width) {
  for (int i = 0; i < width; ++i) bytes_.push_back(static_cast<u8>(value >> (8 * i)));
}

void ByteWriter::number(u64 value) {
  for (; value >= 0x80; value >>= 7) bytes_.push_back(static_cast<u8>(value) | 0x80);
  bytes_.push_back(static_cast<u8>(value));
}

void ByteWriter::signed_number(i64 value) { number((static_cast<u64>(value) << 1) ^ static_cast<u64>(value >> 63)); }

void ByteWriter::text(std::string_view value) {
  number(value.size());
  bytes_.insert(bytes_.end(), value.begin(), value.end());
}

void ByteReader::fail(std::string_view what) {
  if (error_.empty()) error_ = what;
  at_ = bytes_.size();
}

u64 ByteReader::fixed(size_t width) {
  if (left() < width) {
    fail("truncated");
    return 0;
  }
  const u64 value = load64(here(), width);
  at_ += width;
  return value;
}

u64 ByteReader::number() {
  u64 value = 0;
  for (int shift = 0; shift < 64; shift += 7) {
    if (left() == 0) {
      fail("truncated");
      return 0;
    }
    const u8 byte = bytes_[at_++];
    if (shift == 63 && byte > 1) break;
    value |= static_cast<u64>(byte & 0x7f) << shift;
    if (byte < 0x80) return value;
  }
  fail("a number of more than 64 bits");
  return 0;
}

u64 ByteReader::number(u64 most) {
  const u64 value = number();
  if (value <= most) return value;
  fail("a number out of range");
  return 0;
}

i64 ByteReader::signed_number() {
  const u64 value = number();
  return static_cast<i64>((value >> 1) ^ (~(value & 1) + 1));
}

std::string ByteReader::text() { return std::string(text_view()); }

std::string_view ByteReader::text_view() {
  const size_t size = count(1);
  const std::string_view value(reinterpret_cast<const char*>(here()), size);
  at_ += size;
  return value;
}

size_t ByteReader::count(size_t least_size) {
  const u64 value = number();
  if (value <= left() / least_size) return static_cast<size_t>(value);
  fail("truncated");
  return 0;
}

}  // namespace heddle::bytecode
