// The text form of class images as lines of tokens, and a cursor over one line.
#pragma once

#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "vm/bytecode/assembler.h"

namespace heddle::bytecode {

struct AssemblyToken {
  std::string text;  // of a quoted token: without quotes, escapes replaced
  bool quoted = false;
  u32 column = 1;
};
struct AssemblyLine {
  u32 number = 1;
  std::vector<AssemblyToken> tokens;  // never empty
};

// Lines without tokens are left out; a malformed string is reported and its line left out.
std::vector<AssemblyLine> split_assembly(std::string_view text, std::vector<AssemblyError>& errors);

// Takes the tokens of a line one by one. The first failure is reported; from then on every call gives
// an empty value, so that callers need to ask ok() only once, at the end.
class LineCursor {
 public:
  LineCursor(const AssemblyLine& line, std::vector<AssemblyError>& errors) : line_(line), errors_(errors) {}

  bool ok() const { return !failed_; }
  bool done() const { return failed_ || at_ >= line_.tokens.size(); }
  u32 line_number() const { return line_.number; }
  u32 column() const;  // of the next token, or just after the last

  // The next token's text if it is not quoted, else empty. Does not take it.
  std::string_view peek_word() const;
  bool next_is_quoted() const { return !done() && line_.tokens[at_].quoted; }
  bool accept(std::string_view word);  // takes it if it is this unquoted word
  void expect(std::string_view word);
  std::string text(std::string_view what);    // any token
  std::string string(std::string_view what);  // a quoted token
  // Decimal or 0x...; `what` for the message.
  i64 integer(i64 low, i64 high, std::string_view what);
  u16 register_number(char bank);  // r<n> or p<n>
  void expect_end();
  void fail(const std::string& message);

 private:
  const AssemblyLine& line_;
  std::vector<AssemblyError>& errors_;
  size_t at_ = 0;
  bool failed_ = false;
};

// Reads a decimal or 0x number with an optional minus sign. 0x numbers may have all 64 bits.
bool parse_integer(std::string_view text, i64* value);
// A constant of CONST_P: an integer (also with suffix L), a float (1.5f) or a double (1.5, 2d), as raw bits.
bool parse_raw_bits(std::string_view text, u64* bits);

}  // namespace heddle::bytecode
