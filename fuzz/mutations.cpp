#include "fuzz/mutations.h"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace heddle::fuzz {
namespace {

constexpr std::size_t kLargest = 200'000;  // inputs do not grow beyond it

// What a corpus may be short of.
// clang-format off
constexpr std::string_view kWords[] = {
    "class", "interface", "enum", "record", "sealed", "permits", "extends", "implements", "static", "final", "abstract", "void",
    "int", "long", "double", "char", "boolean", "var", "new", "this", "super", "null", "true", "return", "if", "else", "for",
    "while", "do", "switch", "case", "default", "yield", "break", "continue", "try", "catch", "finally", "throw", "throws",
    "instanceof", "->", "::", "<", ">", ">>", "?", ":", "(", ")", "{", "}", "[", "]", ";", ",", ".", "...", "@", "=", "+=", "++",
    "&&", "||", "!", "~", "-", "T", "Object", "String", "Integer", "List", "java", "util", "0", "1", "2147483648", "0x", "1e999",
    "9223372036854775808L", "'a'", "''", "\"", "\"\"\"", "\"s\"", "\\u0041", "//", "/*", "*/", "\x01", "\xff", "\xe4\xb8\xad", "<>",
    "import", "package", "synchronized", "assert", "native", "default:", "non-sealed", "int[]", "(Object)", "() ->", "x -> x"};
// clang-format on

bool word_byte(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' || (c & 0x80) != 0;
}

std::string_view some_token(Random& random, const std::vector<std::string>& corpus) {
  if (random.chance(3)) return kWords[random.below(std::size(kWords))];
  const std::string& file = corpus[random.below(corpus.size())];
  if (file.empty()) return ";";
  const std::size_t at = random.below(file.size());
  const auto near = tokens_of(std::string_view(file).substr(at, 200));
  return near[random.below(near.size())];
}

// Some whole lines of any file.
std::string_view some_lines(Random& random, const std::vector<std::string>& corpus) {
  const std::string_view file = corpus[random.below(corpus.size())];
  std::size_t begin = file.rfind('\n', random.below(file.size() + 1));
  begin = begin == std::string_view::npos ? 0 : begin + 1;
  std::size_t end = begin;
  for (u64 n = 1 + random.below(6); n > 0 && end < file.size(); --n) {
    end = file.find('\n', end);
    end = end == std::string_view::npos ? file.size() : end + 1;
  }
  return file.substr(begin, end - begin);
}

}  // namespace

u64 Random::next() {
  u64 z = state_ += 0x9E3779B97F4A7C15u;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
  z = (z ^ z >> 27) * 0x94D049BB133111EBu;
  return z ^ z >> 31;
}

std::vector<std::string_view> tokens_of(std::string_view text) {
  std::vector<std::string_view> tokens;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i + 1;
    if (word_byte(text[i])) {
      while (end < text.size() && word_byte(text[end])) ++end;
    } else if (text[i] == '"' || text[i] == '\'') {
      while (end < text.size() && text[end] != text[i] && text[end] != '\n') end += text[end] == '\\' ? 2 : 1;
      end = std::min(end + 1, text.size());
    } else if (std::isspace(static_cast<unsigned char>(text[i])) != 0) {
      while (end < text.size() && std::isspace(static_cast<unsigned char>(text[end])) != 0) ++end;
    }
    tokens.push_back(text.substr(i, end - i));
    i = end;
  }
  return tokens;
}

std::string mutate_source(Random& random, const std::vector<std::string>& corpus) {
  const std::string& original = corpus[random.below(corpus.size())];
  std::vector<std::string_view> tokens = tokens_of(original);
  const u64 changes = 1 + random.below(random.chance(4) ? 30 : 4);
  std::size_t size = original.size();
  for (u64 n = 0; n < changes && size < kLargest; ++n) {
    const std::size_t at = random.below(tokens.size() + 1);
    const auto place = tokens.begin() + static_cast<std::ptrdiff_t>(at);
    const std::size_t length = std::min<std::size_t>(tokens.size() - at, 1 + random.below(random.chance(5) ? 40 : 3));
    const auto stop = place + static_cast<std::ptrdiff_t>(length);
    switch (random.below(7)) {
      case 0: tokens.erase(place, stop); break;
      case 1: {
        const std::vector<std::string_view> copy(place, stop);
        const auto target = tokens.begin() + static_cast<std::ptrdiff_t>(random.below(tokens.size() + 1));
        tokens.insert(target, copy.begin(), copy.end());
        for (std::string_view t : copy) size += t.size();
        break;
      }
      case 2:
        if (at < tokens.size()) std::swap(*place, tokens[random.below(tokens.size())]);
        break;
      case 3:
      case 4:
        if (at < tokens.size()) *place = some_token(random, corpus);
        break;
      case 5: tokens.insert(place, some_token(random, corpus)); break;
      default: {
        const std::string_view lines = some_lines(random, corpus);
        size += lines.size();
        tokens.insert(place, lines);
        break;
      }
    }
  }
  std::string text;
  for (std::string_view t : tokens) text += t;
  return random.chance(10) ? mutate_bytes(random, std::move(text)) : text;
}

std::string mutate_bytes(Random& random, std::string bytes) {
  // clang-format off
  static constexpr u64 kEdges[] = {0, 1, 2, 127, 128, 255, 256, 32767, 65535, 65536, 0x7fffffff, 0x80000000, 0xffffffff,
                                   0x7fffffffffffffff, 0x8000000000000000, 0xffffffffffffffff};
  // clang-format on
  for (u64 n = 1 + random.below(8); n > 0 && !bytes.empty(); --n) {
    const std::size_t at = random.below(bytes.size());
    const std::size_t length = std::min<std::size_t>(bytes.size() - at, 1 + random.below(16));
    switch (random.below(6)) {
      case 0: bytes[at] = static_cast<char>(bytes[at] ^ (1 << random.below(8))); break;
      case 1: bytes[at] = static_cast<char>(random.next()); break;
      case 2: {
        u64 value = kEdges[random.below(std::size(kEdges))];
        for (std::size_t i = 0; i < std::min<std::size_t>(length, 8); ++i, value >>= 8)
          bytes[at + i] = static_cast<char>(value);
        break;
      }
      case 3: bytes.erase(at, length); break;
      case 4:
        if (bytes.size() < kLargest) bytes.insert(random.below(bytes.size() + 1), bytes.substr(at, length));
        break;
      default:
        if (random.chance(4)) bytes.resize(at);
        else bytes.replace(at, length, bytes.substr(random.below(bytes.size()), length));
        break;
    }
  }
  return bytes;
}

}  // namespace heddle::fuzz
