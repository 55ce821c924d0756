#include "checkpoint/archive.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "checkpoint/digest.h"
#include "vm/base/check.h"
#include "vm/base/write_all.h"

namespace heddle::checkpoint {

// --- the frame

namespace {

constexpr std::string_view kMagic("\x89HEDDLE\n", 8);

struct Header {
  char magic[8];
  u32 kind, version;
  u64 program_hash, library_hash, size;
  u64 check_low, check_high;
};
static_assert(sizeof(Header) == 56);

// Of each kind, the format that this vm writes.
u32 version_of(ArchiveKind kind) {
  switch (kind) {
    case ArchiveKind::Frontier: return 14;
    case ArchiveKind::Schedule: return 3;
    case ArchiveKind::World: return 8;
  }
  HEDDLE_UNREACHABLE("kind of archive");
}

// And the oldest one that it reads. Schedules are kept for long; the others are of one exploration, or one run.
u32 oldest_version_of(ArchiveKind kind) { return kind == ArchiveKind::Schedule ? 2 : version_of(kind); }

const char* name_of(u32 kind) {
  switch (kind) {
    case 1: return "the frontier of an exploration";
    case 2: return "a schedule";
    case 3: return "a saved world";
  }
  return "something unknown";
}

// Of everything but the magic and itself; begun with what stands in the header.
StreamHasher begin_checksum(const Header& header) {
  Hasher hasher;
  for (u64 value : {static_cast<u64>(header.kind), static_cast<u64>(header.version), header.program_hash,
                    header.library_hash, header.size})
    hasher.add(value);
  return StreamHasher(hasher);
}

Digest checksum(const Header& header, std::string_view payload) {
  StreamHasher hasher = begin_checksum(header);
  hasher.add(payload);
  return hasher.finish();
}

// `size`: of the file.
bool check_header(const Header& header, u64 size, ArchiveKind kind, std::string* error) {
  const u32 expected = static_cast<u32>(kind);
  if (header.kind != expected) {
    *error = fmt::format("holds {}, not {}", name_of(header.kind), name_of(expected));
    return false;
  }
  const u32 known = version_of(kind);
  if (header.version > known || header.version < oldest_version_of(kind)) {
    *error = fmt::format("was written by {} vm (format {}; this one reads format {})",
                         header.version > known ? "a newer" : "an older", header.version, known);
    return false;
  }
  const u64 there = size - sizeof(Header);
  if (header.size == there) return true;
  *error = header.size > there ? fmt::format("is cut off ({} bytes of {})", there, header.size)
                               : fmt::format("is damaged ({} bytes too many)", there - header.size);
  return false;
}

bool parse_header(std::string_view bytes, u64 size, ArchiveKind kind, Header* header, std::string* error) {
  if (!is_archive(bytes)) {
    *error = kMagic.starts_with(bytes) && !bytes.empty() ? "is cut off" : "is no archive of vm";
    return false;
  }
  if (bytes.size() < sizeof(Header)) {
    *error = "is cut off";
    return false;
  }
  std::memcpy(header, bytes.data(), sizeof(Header));
  return check_header(*header, size, kind, error);
}

bool check_payload(const Header& header, Archive* archive, std::string* error) {
  if (checksum(header, archive->payload) != Digest{header.check_low, header.check_high}) {
    *error = "is damaged (its checksum does not fit)";
    return false;
  }
  archive->kind = static_cast<ArchiveKind>(header.kind);
  archive->program_hash = header.program_hash;
  archive->library_hash = header.library_hash;
  archive->version = header.version;
  return true;
}

}  // namespace

bool is_archive(std::string_view bytes) { return bytes.starts_with(kMagic); }

namespace {

Header header_of(ArchiveKind kind, u64 program_hash, u64 library_hash, u64 size) {
  Header header{};
  std::memcpy(header.magic, kMagic.data(), kMagic.size());
  header.kind = static_cast<u32>(kind);
  header.version = version_of(kind);
  header.program_hash = program_hash;
  header.library_hash = library_hash;
  header.size = size;
  return header;
}

std::string_view header_bytes(const Header& header) { return {reinterpret_cast<const char*>(&header), sizeof header}; }

}  // namespace

std::string payload_of(const std::function<void(ArchiveWriter&)>& write) {
  ArchiveWriter writer;
  write(writer);
  return writer.take();
}

void write_archive(ArchiveKind kind, u64 program_hash, u64 library_hash,
                   const std::function<void(ArchiveWriter&)>& write, const vm::ByteSink& sink) {
  const auto write_to = [&](const vm::ByteSink& to) {
    ArchiveWriter writer(to);
    write(writer);
    writer.finish();
  };
  u64 size = 0;
  write_to([&](std::string_view bytes) { size += bytes.size(); });
  Header header = header_of(kind, program_hash, library_hash, size);
  StreamHasher hasher = begin_checksum(header);
  write_to([&](std::string_view bytes) { hasher.add(bytes); });
  const Digest check = hasher.finish();
  header.check_low = check.low;
  header.check_high = check.high;
  sink(header_bytes(header));
  u64 written = 0;
  write_to([&](std::string_view bytes) {
    written += bytes.size();
    sink(bytes);
  });
  HEDDLE_CHECK(written == size, "an archive is written in the same way each time");
}

bool parse_archive(std::string_view bytes, ArchiveKind kind, Archive* archive, std::string* error) {
  Header header;
  if (!parse_header(bytes, bytes.size(), kind, &header, error)) return false;
  archive->payload = bytes.substr(sizeof header);
  return check_payload(header, archive, error);
}

// --- files

namespace {

class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  ~Descriptor() {
    if (fd_ >= 0) ::close(fd_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int get() const { return fd_; }

 private:
  int fd_;
};

// As many bytes as there are, up to `size`.
bool read_up_to(int fd, char* to, size_t size, size_t* got) {
  for (*got = 0; *got < size;) {
    const ssize_t n = ::read(fd, to + *got, size - *got);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return false;
    if (n == 0) break;
    *got += static_cast<size_t>(n);
  }
  return true;
}

// Opens the file beside `path` that will replace it, locked against others that write it; -1 with errno.
int open_beside(const std::string& temporary) {
  for (;;) {
    const int fd = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    if (fd < 0) return -1;
    struct stat opened, named;
    const bool locked = ::flock(fd, LOCK_EX | LOCK_NB) == 0;
    int why = errno;
    // Somebody else may have renamed it meanwhile: then this is the finished file.
    const bool same = ::fstat(fd, &opened) == 0 && ::stat(temporary.c_str(), &named) == 0 &&
                      opened.st_ino == named.st_ino && opened.st_dev == named.st_dev;
    if (locked && same) {
      if (::ftruncate(fd, 0) == 0) return fd;
      why = errno;
    }
    ::close(fd);
    if (locked && !same) continue;
    errno = why == EWOULDBLOCK ? EBUSY : why;
    return -1;
  }
}

}  // namespace

bool read_archive(const std::string& path, ArchiveKind kind, Archive* archive, std::string* error) {
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  struct stat info {};
  if (file.get() < 0 || ::fstat(file.get(), &info) != 0) {
    *error = fmt::format("cannot be read: {}", std::strerror(errno));
    return false;
  }
  if (!S_ISREG(info.st_mode)) {
    *error = S_ISDIR(info.st_mode) ? "is a directory" : "is no file";
    return false;
  }
  char begin[sizeof(Header)];
  size_t got = 0;
  Header header;
  const u64 size = static_cast<u64>(info.st_size);
  if (!read_up_to(file.get(), begin, std::min<u64>(size, sizeof begin), &got)) {
    *error = fmt::format("cannot be read: {}", std::strerror(errno));
    return false;
  }
  if (!parse_header({begin, got}, size, kind, &header, error)) return false;
  archive->payload.resize(header.size);
  if (!read_up_to(file.get(), archive->payload.data(), header.size, &got)) {
    *error = fmt::format("cannot be read: {}", std::strerror(errno));
    return false;
  }
  archive->payload.resize(got);
  return check_payload(header, archive, error);
}

namespace {

// All that `write` produces; false with errno.
bool write_pieces(int fd, const std::function<void(const vm::ByteSink&)>& write) {
  int why = 0;
  write([&](std::string_view bytes) {
    if (why == 0 && !base::write_all(fd, bytes)) why = errno;
  });
  errno = why;
  return why == 0;
}

}  // namespace

bool replace_file(const std::string& name, std::string_view bytes, std::string* error, bool durable) {
  return replace_file(
      name, [&](const vm::ByteSink& sink) { sink(bytes); }, error, durable);
}

bool replace_file(const std::string& name, const std::function<void(const vm::ByteSink&)>& write, std::string* error,
                  bool durable) {
  // Where a symbolic link leads; and what is no file (/dev/stdout) is written to, never replaced.
  std::string path = name;
  struct stat info {};
  const bool exists = ::stat(name.c_str(), &info) == 0;
  if (exists && !S_ISREG(info.st_mode) && !S_ISDIR(info.st_mode)) {
    const Descriptor device(::open(name.c_str(), O_WRONLY | O_CLOEXEC));
    if (device.get() >= 0 && write_pieces(device.get(), write)) return true;
    *error = fmt::format("cannot write {}: {}", name, std::strerror(errno));
    return false;
  }
  if (char* real = exists ? ::realpath(name.c_str(), nullptr) : nullptr) {
    path = real;
    std::free(real);
  }
  // One name for all times, so that a vm that was killed leaves no more than one piece behind.
  const std::string temporary = path + ".tmp";
  const auto fail = [&] {
    *error = fmt::format("cannot write {}: {}", name, std::strerror(errno));
    return false;
  };
  const Descriptor file(open_beside(temporary));
  if (file.get() < 0) return fail();
  if (write_pieces(file.get(), write) && (!durable || ::fsync(file.get()) == 0) &&
      ::rename(temporary.c_str(), path.c_str()) == 0)
    return true;
  const int why = errno;
  ::unlink(temporary.c_str());
  errno = why;
  return fail();
}

bool replace_archive(const std::string& path, ArchiveKind kind, u64 program_hash, u64 library_hash,
                     const std::function<void(ArchiveWriter&)>& write, std::string* error) {
  return replace_file(
      path, [&](const vm::ByteSink& sink) { write_archive(kind, program_hash, library_hash, write, sink); }, error,
      true);
}

}  // namespace heddle::checkpoint
