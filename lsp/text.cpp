#include "lsp/text.h"

#include <algorithm>

namespace heddle::lsp {
namespace {

constexpr std::string_view kFile = "file://";

// Bytes of the character that begins at `at`; a malformed byte is one.
size_t character_bytes(std::string_view text, size_t at) {
  const auto first = static_cast<unsigned char>(text[at]);
  const size_t want = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF8 ? 4 : 1;
  if (want > text.size() - at) return 1;
  for (size_t i = 1; i < want; ++i)
    if ((static_cast<unsigned char>(text[at + i]) & 0xC0) != 0x80) return 1;
  return want;
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

}  // namespace

size_t offset_of(std::string_view text, Position position) {
  size_t at = 0;
  for (u64 line = 0; line < position.line; ++line) {
    const size_t end = text.find_first_of("\r\n", at);
    if (end == std::string_view::npos) return text.size();
    at = end + (text.substr(end, 2) == "\r\n" ? 2 : 1);
  }
  for (u64 units = 0; at < text.size() && text[at] != '\r' && text[at] != '\n';) {
    const size_t bytes = character_bytes(text, at);
    units += bytes == 4 ? 2 : 1;
    if (units > position.character) break;
    at += bytes;
  }
  return at;
}

Position position_of(const base::SourceFile& file, u32 offset) {
  const u32 line = file.line_of(offset);
  const std::string_view text = file.line_text(line);
  const size_t until = std::min<size_t>(offset - std::min(offset, file.line_start(line)), text.size());
  Position position{line - 1, 0};
  for (size_t at = 0; at < until;) {
    const size_t bytes = character_bytes(text, at);
    position.character += bytes == 4 ? 2 : 1;
    at += bytes;
  }
  return position;
}

Position read_position(const protocol::Arguments& position) {
  return {position.number("line", 0xFFFFFFFFu), position.number("character", 0xFFFFFFFFu)};
}

nlohmann::json position_json(Position position) { return {{"line", position.line}, {"character", position.character}}; }

nlohmann::json range_json(const base::SourceFile& file, u32 begin, u32 end) {
  return {{"start", position_json(position_of(file, begin))}, {"end", position_json(position_of(file, end))}};
}

bool is_name_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '$' ||
         static_cast<unsigned char>(c) >= 0x80;
}

std::string path_of(const std::string& uri) {
  if (!uri.starts_with(kFile)) return uri;
  size_t at = uri.find('/', kFile.size());  // behind the name of a machine, which is empty
  if (at == std::string::npos) return uri;
  std::string path;
  for (; at < uri.size(); ++at) {
    const int high = uri[at] == '%' && at + 2 < uri.size() ? hex_digit(uri[at + 1]) : -1;
    const int low = high >= 0 ? hex_digit(uri[at + 2]) : -1;
    if (low < 0) {
      path += uri[at];
      continue;
    }
    path += static_cast<char>(high * 16 + low);
    at += 2;
  }
  return path;
}

std::string uri_of(const std::string& path) {
  if (!path.starts_with('/')) return path;
  static constexpr char kDigits[] = "0123456789ABCDEF";
  std::string uri(kFile);
  for (const char c : path) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       std::string_view("-._~/").find(c) != std::string_view::npos;
    const auto byte = static_cast<unsigned char>(c);
    if (plain) uri += c;
    else uri.append({'%', kDigits[byte >> 4], kDigits[byte & 15]});
  }
  return uri;
}

}  // namespace heddle::lsp
