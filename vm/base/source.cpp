#include "vm/base/source.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace heddle::base {

SourceFile::SourceFile(FileId id, std::string path, std::string text)
    : id_(id), path_(std::move(path)), text_(std::move(text)) {
  line_starts_.push_back(0);
  for (std::size_t i = 0; i < text_.size(); ++i) {
    const char c = text_[i];
    if (c == '\n' || (c == '\r' && (i + 1 == text_.size() || text_[i + 1] != '\n')))
      line_starts_.push_back(static_cast<std::uint32_t>(i + 1));
  }
}

std::string_view SourceFile::name() const {
  const std::string_view path = path_;
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

std::uint32_t SourceFile::line_of(std::uint32_t offset) const {
  const auto after = std::upper_bound(line_starts_.begin(), line_starts_.end(), offset);
  return static_cast<std::uint32_t>(after - line_starts_.begin());
}

LineColumn SourceFile::line_column(std::uint32_t offset) const {
  offset = std::min(offset, size());
  const std::uint32_t line = line_of(offset);
  std::uint32_t column = 1;
  for (std::uint32_t i = line_start(line); i < offset; ++i)
    // A byte starts a code point unless it is a continuation byte of the one before.
    if (i + 1 >= size() || i + 1 == offset || (static_cast<unsigned char>(text_[i + 1]) & 0xC0) != 0x80) ++column;
  return {line, column};
}

std::string_view SourceFile::line_text(std::uint32_t line) const {
  const std::uint32_t begin = line_start(line);
  std::uint32_t end = line < line_count() ? line_start(line + 1) : size();
  while (end > begin && (text_[end - 1] == '\n' || text_[end - 1] == '\r')) --end;
  return std::string_view(text_).substr(begin, end - begin);
}

const SourceFile& SourceFiles::add(std::string path, std::string text) {
  if (text.size() >= 0xFFFFFFFFu) throw std::length_error("source file too large: " + path);
  const FileId id = static_cast<FileId>(files_.size());
  files_.push_back(std::make_unique<SourceFile>(id, std::move(path), std::move(text)));
  return *files_.back();
}

}  // namespace heddle::base
