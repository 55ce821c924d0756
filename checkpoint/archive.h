// Archives: what vm keeps on disk in binary form. A frame (magic, kind, format version, hashes of the program and of
// the class library, length, checksum) around a Boost.Serialization binary archive. docs/archives.md.
//
// Reading trusts nothing: the frame is checked against the file's size before anything is allocated, the
// checksum before anything is read, and every count inside against the bytes that are left.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "vm/base/byte_sink.h"

namespace heddle::checkpoint {

enum class ArchiveKind : u32 { Frontier = 1, Schedule = 2, World = 3 };

struct Archive {
  ArchiveKind kind = ArchiveKind::Schedule;
  u64 program_hash = 0;
  u64 library_hash = 0;  // 0: any library will do
  std::string payload;   // of an ArchiveWriter
  u32 version = 0;       // of the format of its kind, once it has been read
};

// Values in, bytes out. Classes are written by a function that they share with the reader, found by argument
// type: template <typename A> void serialise(A& archive, Thing& thing) { archive(thing.a, thing.b); }
class ArchiveWriter {
 public:
  ArchiveWriter();
  explicit ArchiveWriter(vm::ByteSink sink);  // gets the bytes, the last ones with finish(); there is nothing to take()
  ~ArchiveWriter();
  ArchiveWriter(const ArchiveWriter&) = delete;
  ArchiveWriter& operator=(const ArchiveWriter&) = delete;
  static constexpr bool kReads = false;

  template <typename... T>
  void operator()(const T&... values) {
    (put(values), ...);
  }
  void finish();
  std::string take();  // all that was written; the writer is of no more use

 private:
  void put_number(u64 value, u32 bytes);
  void put_real(double value);
  void put_bytes(const char* bytes, size_t size);

  template <typename T>
  void put(const T& value) {
    if constexpr (std::is_same_v<T, double>) put_real(value);
    else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) put_number(static_cast<u64>(value), sizeof(T));
    else serialise(*this, const_cast<T&>(value));  // serialise() changes nothing when it writes
  }
  void put(const std::string& text) {
    put_number(text.size(), 8);
    put_bytes(text.data(), text.size());
  }
  void put(const std::u16string& text) {
    put_number(text.size() * sizeof(char16_t), 8);
    put_bytes(reinterpret_cast<const char*>(text.data()), text.size() * sizeof(char16_t));
  }
  template <typename T>
  void put(const std::optional<T>& value) {
    put(value.has_value());
    if (value) put(*value);
  }
  template <typename A, typename B>
  void put(const std::pair<A, B>& value) {
    put(value.first);
    put(value.second);
  }
  template <typename T, size_t N>
  void put(const std::array<T, N>& values) {
    for (const T& v : values) put(v);
  }
  template <typename T>
  void put_all(const T& values) {
    put_number(values.size(), 8);
    for (const auto& v : values) put(v);
  }
  template <typename T>
  void put(const std::vector<T>& values) {
    put_all(values);
  }
  template <typename K, typename V>
  void put(const std::map<K, V>& values) {
    put_all(values);
  }
  template <typename T>
  void put(const std::set<T>& values) {
    put_all(values);
  }

  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// Bytes in, values out. After a failure everything reads as nothing, so ask ok() before you believe what was read.
class ArchiveReader {
 public:
  explicit ArchiveReader(std::string_view payload);  // which must outlive the reader
  ~ArchiveReader();
  ArchiveReader(const ArchiveReader&) = delete;
  ArchiveReader& operator=(const ArchiveReader&) = delete;
  static constexpr bool kReads = true;

  template <typename... T>
  void operator()(T&... values) {
    (get(values), ...);
  }
  // For a value that means nothing to the program: from here on everything reads as nothing.
  void fail() { ok_ = false; }
  bool ok() const { return ok_; }
  bool at_end() const { return left_ == 0; }
  u64 left() const { return left_; }  // bytes that have not been read

 private:
  u64 get_number(u32 bytes);
  double get_real();
  std::string get_bytes(u64 size);
  u64 get_count();  // of things that take at least a byte each

  template <typename T>
  void get(T& value) {
    if constexpr (std::is_same_v<T, double>) value = get_real();
    else if constexpr (std::is_same_v<T, bool>) value = get_flag();
    else if constexpr (std::is_integral_v<T> || std::is_enum_v<T>) value = static_cast<T>(get_number(sizeof(T)));
    else serialise(*this, value);
  }
  bool get_flag() {
    const u64 value = get_number(1);
    if (value > 1) fail();
    return value == 1;
  }
  void get(std::string& text) { text = get_bytes(get_count()); }
  void get(std::u16string& text) {
    const std::string bytes = get_bytes(get_count());
    if (bytes.size() % sizeof(char16_t) != 0) fail();
    text.resize(bytes.size() / sizeof(char16_t));
    __builtin_memcpy(text.data(), bytes.data(), text.size() * sizeof(char16_t));
  }
  template <typename T>
  void get(std::optional<T>& value) {
    value.reset();
    if (get_flag()) get(value.emplace());
  }
  template <typename A, typename B>
  void get(std::pair<A, B>& value) {
    get(value.first);
    get(value.second);
  }
  template <typename T, size_t N>
  void get(std::array<T, N>& values) {
    for (T& v : values) get(v);
  }
  // (They grow as they are read: a count alone allocates nothing.)
  template <typename T>
  void get(std::vector<T>& values) {
    values.clear();
    for (u64 n = get_count(); n > 0 && ok_; --n) {
      T value{};
      get(value);
      values.push_back(std::move(value));
    }
  }
  template <typename K, typename V>
  void get(std::map<K, V>& values) {
    values.clear();
    for (u64 n = get_count(); n > 0 && ok_; --n) {
      std::pair<K, V> value;
      get(value);
      values.insert(std::move(value));
    }
  }
  template <typename T>
  void get(std::set<T>& values) {
    values.clear();
    for (u64 n = get_count(); n > 0 && ok_; --n) {
      T value{};
      get(value);
      values.insert(std::move(value));
    }
  }

  struct Impl;
  std::unique_ptr<Impl> impl_;
  u64 left_ = 0;
  bool ok_ = true;
};

// What `write` writes.
std::string payload_of(const std::function<void(ArchiveWriter&)>& write);
// Writes an archive piece by piece, so that its payload is never in memory as a whole: `write` is called three times,
// for the size, for the checksum and for the bytes, and must write the same each time.
void write_archive(ArchiveKind kind, u64 program_hash, u64 library_hash,
                   const std::function<void(ArchiveWriter&)>& write, const vm::ByteSink& sink);
// And back. Errors are one line that goes behind the file's name: "is damaged ...".
bool parse_archive(std::string_view bytes, ArchiveKind kind, Archive* archive, std::string* error);
bool is_archive(std::string_view bytes);  // of any kind, whole or not

bool read_archive(const std::string& path, ArchiveKind kind, Archive* archive, std::string* error);
// Writes the file under another name and renames it, so that at any moment it is either the old one or the new one;
// with `durable` even if the machine stops.
bool replace_file(const std::string& path, std::string_view bytes, std::string* error, bool durable = false);
bool replace_file(const std::string& path, const std::function<void(const vm::ByteSink&)>& write, std::string* error,
                  bool durable = false);
// An archive (write_archive) in place of the file, durably.
bool replace_archive(const std::string& path, ArchiveKind kind, u64 program_hash, u64 library_hash,
                     const std::function<void(ArchiveWriter&)>& write, std::string* error);

}  // namespace heddle::checkpoint
