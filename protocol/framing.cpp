#include "protocol/framing.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>

namespace heddle::protocol {
namespace {

constexpr std::string_view kEnd = "\r\n\r\n";

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

// A line as a message may show it: its first characters, and no others than printable ones.
std::string shown(std::string_view line) {
  std::string text;
  for (const char c : line.substr(0, 40)) text += c >= ' ' && c <= '~' ? c : '?';
  return text + (line.size() > 40 ? "..." : "");
}

}  // namespace

std::string framed(std::string_view body) {
  return fmt::format("Content-Length: {}\r\n\r\n", body.size()) + std::string(body);
}

void MessageReader::add(std::string_view bytes) {
  if (broken()) return;
  if (at_ > 0 && at_ >= bytes_.size() / 2) {
    bytes_.erase(0, at_);
    at_ = 0;
  }
  bytes_ += bytes;
}

MessageReader::Result MessageReader::fail(std::string why) {
  error_ = std::move(why);
  bytes_.clear();
  at_ = 0;
  return Result::Broken;
}

bool MessageReader::read_header(std::string_view header) {
  bool has_length = false;
  while (!header.empty()) {
    const size_t end = header.find("\r\n");
    const std::string_view line = header.substr(0, end);
    header.remove_prefix(end == std::string_view::npos ? header.size() : end + 2);
    const size_t colon = line.find(':');
    if (colon == std::string_view::npos || colon == 0) {
      fail(fmt::format("'{}' is no header line: 'Content-Length: N' is needed", shown(line)));
      return false;
    }
    if (!same_word(trimmed(line.substr(0, colon)), "Content-Length")) continue;
    const std::string_view value = trimmed(line.substr(colon + 1));
    const auto [last, error] = std::from_chars(value.data(), value.data() + value.size(), length_);
    if (value.empty() || error != std::errc{} || last != value.data() + value.size()) {
      fail(fmt::format("'{}' is no length of a message", shown(value)));
      return false;
    }
    has_length = true;
  }
  if (!has_length) fail("a message has no Content-Length");
  else if (length_ > kMostBody) fail(fmt::format("a message of {} bytes is too long", length_));
  return !broken();
}

MessageReader::Result MessageReader::next(std::string* body, std::string* error) {
  if (!broken() && header_ == 0) {
    const std::string_view rest = std::string_view(bytes_).substr(at_);
    const size_t end = rest.find(kEnd);
    if (end == std::string_view::npos || end > kMostHeader) {
      if (rest.size() > kMostHeader) fail("there is no empty line behind the header of a message");
    } else if (read_header(rest.substr(0, end))) {
      header_ = end + kEnd.size();
    }
  }
  if (broken()) {
    *error = error_;
    return Result::Broken;
  }
  if (header_ == 0 || bytes_.size() - at_ < header_ + length_) return Result::NeedMore;
  *body = bytes_.substr(at_ + header_, length_);
  at_ += header_ + length_;
  header_ = length_ = 0;
  return Result::Message;
}

}  // namespace heddle::protocol
