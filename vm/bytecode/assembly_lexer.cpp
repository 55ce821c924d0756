#include "vm/bytecode/assembly_lexer.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <optional>
#include <system_error>

namespace heddle::bytecode {
namespace {

constexpr size_t kMaxErrors = 100;

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

// The string that starts with the quote at `pos` of `line`; `pos` ends after its closing quote.
std::optional<std::string> read_quoted(std::string_view line, size_t& pos) {
  std::string text;
  for (++pos; pos < line.size(); ++pos) {
    const char c = line[pos];
    if (c == '"') {
      ++pos;
      return text;
    }
    if (c != '\\') {
      text += c;
      continue;
    }
    if (++pos >= line.size()) return std::nullopt;
    switch (line[pos]) {
      case 'n': text += '\n'; break;
      case 't': text += '\t'; break;
      case '"': text += '"'; break;
      case '\\': text += '\\'; break;
      case 'x': {
        if (pos + 2 >= line.size()) return std::nullopt;
        const int high = hex_digit(line[pos + 1]), low = hex_digit(line[pos + 2]);
        if (high < 0 || low < 0) return std::nullopt;
        text += static_cast<char>(high * 16 + low);
        pos += 2;
        break;
      }
      default: return std::nullopt;
    }
  }
  return std::nullopt;
}

template <typename Real>
bool parse_real(std::string_view text, Real* value) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), *value);
  return error == std::errc() && end == text.data() + text.size() && !text.empty();
}

}  // namespace

std::vector<AssemblyLine> split_assembly(std::string_view text, std::vector<AssemblyError>& errors) {
  std::vector<AssemblyLine> lines;
  u32 number = 0;
  for (size_t start = 0; start < text.size();) {
    const size_t newline = std::min(text.find('\n', start), text.size());
    const std::string_view line = text.substr(start, newline - start);
    start = newline + 1;
    AssemblyLine result;
    result.number = ++number;
    bool malformed = false;
    for (size_t pos = 0; pos < line.size() && !malformed;) {
      if (is_space(line[pos])) {
        ++pos;
        continue;
      }
      if (line[pos] == ';') break;  // a comment
      AssemblyToken token;
      token.column = static_cast<u32>(pos + 1);
      if (line[pos] == '"') {
        token.quoted = true;
        std::optional<std::string> value = read_quoted(line, pos);
        malformed = !value || (pos < line.size() && !is_space(line[pos]));
        if (value) token.text = std::move(*value);
      } else {
        const size_t first = pos;
        while (pos < line.size() && !is_space(line[pos])) ++pos;
        token.text = line.substr(first, pos - first);
        malformed = token.text.find('"') != std::string::npos;
      }
      if (malformed && errors.size() < kMaxErrors)
        errors.push_back({number, token.column, "malformed string or misplaced quote"});
      result.tokens.push_back(std::move(token));
    }
    if (!malformed && !result.tokens.empty()) lines.push_back(std::move(result));
  }
  return lines;
}

u32 LineCursor::column() const {
  if (at_ < line_.tokens.size()) return line_.tokens[at_].column;
  const AssemblyToken& last = line_.tokens.back();
  return last.column + static_cast<u32>(last.text.size()) + (last.quoted ? 2 : 0);
}

void LineCursor::fail(const std::string& message) {
  if (!failed_ && errors_.size() < kMaxErrors) errors_.push_back({line_.number, column(), message});
  failed_ = true;
}

std::string_view LineCursor::peek_word() const {
  if (done() || line_.tokens[at_].quoted) return {};
  return line_.tokens[at_].text;
}

bool LineCursor::accept(std::string_view word) {
  if (done() || peek_word() != word) return false;
  ++at_;
  return true;
}

void LineCursor::expect(std::string_view word) {
  if (!accept(word)) fail("expected '" + std::string(word) + "'");
}

std::string LineCursor::text(std::string_view what) {
  if (done()) {
    fail("expected " + std::string(what));
    return {};
  }
  return line_.tokens[at_++].text;
}

std::string LineCursor::string(std::string_view what) {
  if (!next_is_quoted()) {
    fail("expected " + std::string(what) + " in quotes");
    return {};
  }
  return line_.tokens[at_++].text;
}

i64 LineCursor::integer(i64 low, i64 high, std::string_view what) {
  i64 value = 0;
  if (peek_word().empty() || !parse_integer(peek_word(), &value)) {
    fail("expected " + std::string(what));
    return 0;
  }
  if (value < low || value > high) {
    fail(std::string(what) + " must lie between " + std::to_string(low) + " and " + std::to_string(high));
    return 0;
  }
  ++at_;
  return value;
}

u16 LineCursor::register_number(char bank) {
  const std::string_view word = peek_word();
  u32 value = 0;
  const char* const end = word.data() + word.size();
  if (word.size() >= 2 && word[0] == bank) {
    const auto [stop, error] = std::from_chars(word.data() + 1, end, value);
    if (error == std::errc() && stop == end && value <= std::numeric_limits<u16>::max()) {
      ++at_;
      return static_cast<u16>(value);
    }
  }
  fail(bank == 'r' ? "expected a reference register (r0)" : "expected a primitive register (p0)");
  return 0;
}

void LineCursor::expect_end() {
  if (!done()) fail("unexpected '" + line_.tokens[at_].text + "'");
}

bool parse_integer(std::string_view text, i64* value) {
  const bool negative = !text.empty() && text[0] == '-';
  if (negative) text.remove_prefix(1);
  const bool hex = text.size() > 2 && text[0] == '0' && (text[1] == 'x' || text[1] == 'X');
  if (hex) text.remove_prefix(2);
  u64 magnitude = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), magnitude, hex ? 16 : 10);
  if (error != std::errc() || end != text.data() + text.size() || text.empty()) return false;
  const u64 sign = u64{1} << 63;
  if (!hex && magnitude > (negative ? sign : sign - 1)) return false;
  *value = static_cast<i64>(negative ? ~magnitude + 1 : magnitude);
  return true;
}

bool parse_raw_bits(std::string_view text, u64* bits) {
  if (text.empty()) return false;
  i64 integer = 0;
  const char suffix = text.back();
  const std::string_view body = text.substr(0, text.size() - 1);
  if (parse_integer(text, &integer) || (suffix == 'L' && parse_integer(body, &integer))) {
    *bits = static_cast<u64>(integer);
    return true;
  }
  float single = 0;
  double wide = 0;
  // "inf" also ends in f: a whole double is tried first.
  if (parse_real(text, &wide) || (suffix == 'd' && parse_real(body, &wide))) {
    *bits = std::bit_cast<u64>(wide);
    return true;
  }
  if (suffix == 'f' && parse_real(body, &single)) {
    *bits = std::bit_cast<u32>(single);
    return true;
  }
  return false;
}

}  // namespace heddle::bytecode
