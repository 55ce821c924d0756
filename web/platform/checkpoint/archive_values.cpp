// How archives hold values, in the browser: the bytes that checkpoint/archive_values.cpp writes by Boost.Serialization,
// of which there is no library for it. Little-endian numbers, one behind the other.
#include <cstring>

#include "checkpoint/archive.h"

namespace heddle::checkpoint {

struct ArchiveWriter::Impl {
  vm::ByteSink sink;
  std::string bytes;
};

ArchiveWriter::ArchiveWriter() : ArchiveWriter(vm::ByteSink()) {}
ArchiveWriter::ArchiveWriter(vm::ByteSink sink) : impl_(std::make_unique<Impl>()) { impl_->sink = std::move(sink); }
ArchiveWriter::~ArchiveWriter() = default;

void ArchiveWriter::put_number(u64 value, u32 bytes) {
  put_bytes(reinterpret_cast<const char*>(&value), bytes == 1 || bytes == 2 || bytes == 4 ? bytes : 8);
}

void ArchiveWriter::put_real(double value) { put_bytes(reinterpret_cast<const char*>(&value), sizeof value); }

void ArchiveWriter::put_bytes(const char* bytes, size_t size) {
  impl_->bytes.append(bytes, size);
  if (impl_->sink && impl_->bytes.size() > (1 << 16)) finish();
}

void ArchiveWriter::finish() {
  if (!impl_->sink || impl_->bytes.empty()) return;
  impl_->sink(impl_->bytes);
  impl_->bytes.clear();
}

std::string ArchiveWriter::take() { return std::move(impl_->bytes); }

struct ArchiveReader::Impl {
  std::string_view payload;
  size_t at = 0;
};

ArchiveReader::ArchiveReader(std::string_view payload) : impl_(std::make_unique<Impl>()), left_(payload.size()) {
  impl_->payload = payload;
}
ArchiveReader::~ArchiveReader() = default;

u64 ArchiveReader::get_number(u32 bytes) {
  const u32 size = bytes == 1 || bytes == 2 || bytes == 4 ? bytes : 8;
  if (!ok_ || left_ < size) {
    fail();
    return 0;
  }
  u64 value = 0;
  std::memcpy(&value, impl_->payload.data() + impl_->at, size);
  impl_->at += size;
  left_ -= size;
  return value;
}

double ArchiveReader::get_real() { return __builtin_bit_cast(double, get_number(8)); }

std::string ArchiveReader::get_bytes(u64 size) {
  if (!ok_ || left_ < size) {
    fail();
    return "";
  }
  std::string bytes(impl_->payload.substr(impl_->at, size));
  impl_->at += size;
  left_ -= size;
  return bytes;
}

u64 ArchiveReader::get_count() {
  const u64 count = get_number(8);
  if (count > left_) fail();
  return ok_ ? count : 0;
}

}  // namespace heddle::checkpoint
