// How archives hold values: as Boost.Serialization's binary archives do, without their header. (The browser's module,
// which has no Boost library, writes the same bytes: web/platform/checkpoint/archive_values.cpp.)
#include <bit>
#include <boost/archive/binary_iarchive.hpp>
#include <boost/archive/binary_oarchive.hpp>
#include <streambuf>

#include "checkpoint/archive.h"

namespace heddle::checkpoint {
namespace {

static_assert(std::endian::native == std::endian::little, "archives hold numbers as the machine does");

constexpr auto kFlags = boost::archive::no_header | boost::archive::no_codecvt;

// Gathers small writes; large ones go to the sink as they are. Without a sink: a string.
class GatheringSink final : public std::streambuf {
 public:
  explicit GatheringSink(vm::ByteSink sink) : sink_(std::move(sink)) {}
  std::string bytes;
  void flush() {
    if (sink_ && !bytes.empty()) sink_(bytes);
    if (sink_) bytes.clear();
  }

 protected:
  std::streamsize xsputn(const char* from, std::streamsize size) override {
    const auto n = static_cast<size_t>(size);
    if (sink_ && bytes.size() + n > kGathered) flush();
    if (sink_ && n > kGathered) sink_({from, n});
    else bytes.append(from, n);
    return size;
  }
  int_type overflow(int_type c) override {
    if (c != traits_type::eof()) bytes.push_back(static_cast<char>(c));
    return c;
  }

 private:
  static constexpr size_t kGathered = 1 << 16;
  const vm::ByteSink sink_;
};

class ViewSource final : public std::streambuf {
 public:
  explicit ViewSource(std::string_view bytes) {
    char* begin = const_cast<char*>(bytes.data());  // nothing is ever put back
    setg(begin, begin, begin + bytes.size());
  }
};

}  // namespace

struct ArchiveWriter::Impl {
  explicit Impl(vm::ByteSink to) : sink(std::move(to)) {}
  GatheringSink sink;
  boost::archive::binary_oarchive archive{static_cast<std::streambuf&>(sink), kFlags};
};

ArchiveWriter::ArchiveWriter() : ArchiveWriter(vm::ByteSink()) {}
ArchiveWriter::ArchiveWriter(vm::ByteSink sink) : impl_(std::make_unique<Impl>(std::move(sink))) {}
ArchiveWriter::~ArchiveWriter() = default;

void ArchiveWriter::put_number(u64 value, u32 bytes) {
  auto& archive = impl_->archive;
  switch (bytes) {
    case 1: archive << static_cast<u8>(value); return;
    case 2: archive << static_cast<u16>(value); return;
    case 4: archive << static_cast<u32>(value); return;
    default: archive << value; return;
  }
}

void ArchiveWriter::put_real(double value) { impl_->archive << value; }
void ArchiveWriter::put_bytes(const char* bytes, size_t size) { impl_->archive.save_binary(bytes, size); }
void ArchiveWriter::finish() { impl_->sink.flush(); }
std::string ArchiveWriter::take() { return std::move(impl_->sink.bytes); }

struct ArchiveReader::Impl {
  explicit Impl(std::string_view payload) : source(payload) {}
  ViewSource source;
  boost::archive::binary_iarchive archive{static_cast<std::streambuf&>(source), kFlags};
};

ArchiveReader::ArchiveReader(std::string_view payload)
    : impl_(std::make_unique<Impl>(payload)), left_(payload.size()) {}
ArchiveReader::~ArchiveReader() = default;

// Boost throws when it runs out of bytes: it is never asked for more than there are.
u64 ArchiveReader::get_number(u32 bytes) {
  if (!ok_ || left_ < bytes) {
    fail();
    return 0;
  }
  left_ -= bytes;
  auto& archive = impl_->archive;
  const auto next = [&]<typename T>(T value) -> u64 {
    archive >> value;
    return value;
  };
  switch (bytes) {
    case 1: return next(u8{});
    case 2: return next(u16{});
    case 4: return next(u32{});
    default: return next(u64{});
  }
}

double ArchiveReader::get_real() { return std::bit_cast<double>(get_number(8)); }

std::string ArchiveReader::get_bytes(u64 size) {
  std::string bytes;
  if (!ok_ || left_ < size) {
    fail();
    return bytes;
  }
  left_ -= size;
  bytes.resize(size);
  if (size > 0) impl_->archive.load_binary(bytes.data(), size);
  return bytes;
}

u64 ArchiveReader::get_count() {
  const u64 count = get_number(8);
  if (count > left_) fail();
  return ok_ ? count : 0;
}

}  // namespace heddle::checkpoint
