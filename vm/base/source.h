// Source texts and places in them.
#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace heddle::base {

// Index of a file in its SourceFiles; kNoFile marks "no place" (synthesised code, faults of the whole run).
using FileId = std::uint32_t;
inline constexpr FileId kNoFile = 0xFFFFFFFFu;

// A byte offset in one file. Offsets may equal the text's size (end of file).
struct SourcePos {
  FileId file = kNoFile;
  std::uint32_t offset = 0;
  bool valid() const { return file != kNoFile; }
  friend bool operator==(const SourcePos&, const SourcePos&) = default;
};

// Half-open byte range [begin, end) of one file.
struct SourceRange {
  FileId file = kNoFile;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  bool valid() const { return file != kNoFile; }
  SourcePos start() const { return {file, begin}; }
  // The smallest range that covers both; an invalid side is ignored.
  static SourceRange cover(SourceRange a, SourceRange b) {
    if (!a.valid()) return b;
    if (!b.valid() || a.file != b.file) return a;
    return {a.file, a.begin < b.begin ? a.begin : b.begin, a.end > b.end ? a.end : b.end};
  }
  friend bool operator==(const SourceRange&, const SourceRange&) = default;
};

// Both counted from 1; columns count Unicode code points (a malformed byte counts as one).
struct LineColumn {
  std::uint32_t line = 0;
  std::uint32_t column = 0;
};

// One immutable text. UTF-8 as read from disk (the lexer reports malformed bytes); at most 4 GiB - 1.
class SourceFile {
 public:
  SourceFile(FileId id, std::string path, std::string text);

  FileId id() const { return id_; }
  const std::string& path() const { return path_; }
  // The path's last component ("Main.java"): what stack traces and diagnostics show.
  std::string_view name() const;
  std::string_view text() const { return text_; }
  std::uint32_t size() const { return static_cast<std::uint32_t>(text_.size()); }
  std::uint32_t line_count() const { return static_cast<std::uint32_t>(line_starts_.size()); }

  // Line that holds `offset` (1-based; offsets past the end belong to the last line). O(log lines).
  std::uint32_t line_of(std::uint32_t offset) const;
  // As line_of with the column; O(log lines + length of the line).
  LineColumn line_column(std::uint32_t offset) const;
  // Byte offset of the first byte of `line` (1-based, must exist).
  std::uint32_t line_start(std::uint32_t line) const { return line_starts_[line - 1]; }
  // The line's text without its terminator (\n, \r\n or \r).
  std::string_view line_text(std::uint32_t line) const;

 private:
  FileId id_;
  std::string path_;
  std::string text_;
  std::vector<std::uint32_t> line_starts_;  // byte offset of each line; [0] == 0
};

// Owns the source files of a compilation; addresses are stable.
class SourceFiles {
 public:
  // `text` must be smaller than 4 GiB (checked).
  const SourceFile& add(std::string path, std::string text);
  // Null for kNoFile and unknown ids.
  const SourceFile* find(FileId id) const { return id < files_.size() ? files_[id].get() : nullptr; }
  const SourceFile& get(FileId id) const { return *files_.at(id); }
  std::size_t size() const { return files_.size(); }

 private:
  std::vector<std::unique_ptr<SourceFile>> files_;
};

}  // namespace heddle::base
