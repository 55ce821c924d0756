#include "lang/lexer.h"

#include <string>
#include <vector>

#include <doctest/doctest.h>

namespace heddle::lang {
namespace {

struct Lexed {
  base::SourceFiles files;
  base::Diagnostics diagnostics;
  Arena arena;
  std::vector<Token> tokens;

  explicit Lexed(std::string text) { tokens = lex(files.add("T.java", std::move(text)), arena, diagnostics); }

  // Kinds without the end, separated by blanks; a joined token has '+' in front.
  std::string kinds() const {
    std::string out;
    for (const Token& t : tokens) {
      if (t.kind == TokenKind::kEnd) break;
      if (!out.empty()) out += ' ';
      if (t.joined) out += '+';
      out += to_string(t.kind);
    }
    return out;
  }
  // "LINE:COLUMN message" of each error, one a line.
  std::string errors() const {
    std::string out;
    for (const base::Diagnostic& d : diagnostics.sorted()) {
      const base::LineColumn place = files.get(0).line_column(d.range.begin);
      out += std::to_string(place.line) + ':' + std::to_string(place.column) + ' ' + d.message + '\n';
    }
    return out;
  }
  const ConstantValue& constant(std::size_t i = 0) const { return *tokens.at(i).constant; }
};

std::string error_of(std::string text) { return Lexed(std::move(text)).errors(); }
std::u16string string_of(std::string text) {
  const Lexed lexed(std::move(text));
  CHECK(lexed.errors() == "");
  CHECK(lexed.tokens.size() == 2);
  return lexed.constant().as_string();
}

TEST_CASE("lexer: identifiers and keywords") {
  const Lexed lexed("class classy $ _x _ été var record");
  CHECK(lexed.kinds() == "'class' <identifier> <identifier> <identifier> '_' <identifier> <identifier> <identifier>");
  CHECK(lexed.tokens[1].text == "classy");
  CHECK(lexed.tokens[5].text == "été");
  CHECK(Lexed("a a").tokens.size() == 3);
  const Lexed same("abc abc");
  CHECK(same.tokens[0].text.data() == same.tokens[1].text.data());
}

TEST_CASE("lexer: every operator") {
  CHECK(Lexed("( ) { } [ ] ; , . ... @ ::").kinds() == "'(' ')' '{' '}' '[' ']' ';' ',' '.' '...' '@' '::'");
  CHECK(Lexed("= < ! ~ ? : -> == <= != && || ++ --").kinds() ==
        "'=' '<' '!' '~' '?' ':' '->' '==' '<=' '!=' '&&' '||' '++' '--'");
  CHECK(Lexed("+ - * / & | ^ % << += -= *= /= &= |= ^= %= <<=").kinds() ==
        "'+' '-' '*' '/' '&' '|' '^' '%' '<<' '+=' '-=' '*=' '/=' '&=' '|=' '^=' '%=' '<<='");
  CHECK(Lexed(">>>= >> > >=").kinds() == "'>' +'>' +'>' +'=' '>' +'>' '>' '>' +'='");
  CHECK(Lexed("a/**/b").kinds() == "<identifier> <identifier>");
  CHECK(Lexed("a+++b").kinds() == "<identifier> +'++' +'+' +<identifier>");
  CHECK(Lexed("....").kinds() == "'...' +'.'");
}

TEST_CASE("lexer: integers") {
  CHECK(Lexed("0").constant().as_int() == 0);
  CHECK(Lexed("2147483647").constant().as_int() == 2147483647);
  CHECK(Lexed("1_000_000").constant().as_int() == 1000000);
  CHECK(Lexed("0xFFFF_FFFF").constant().as_int() == -1);
  CHECK(Lexed("037777777777").constant().as_int() == -1);
  CHECK(Lexed("0_17").constant().as_int() == 15);
  CHECK(Lexed("0b1010").constant().as_int() == 10);
  CHECK(Lexed("0x7fffffffffffffffL").constant().as_long() == INT64_MAX);
  CHECK(Lexed("0xFFFFFFFFFFFFFFFFl").constant().as_long() == -1);
  const Lexed minimum("2147483648 9223372036854775808L 2147483647");
  CHECK(minimum.tokens[0].min_magnitude);
  CHECK(minimum.constant(0).as_int() == INT32_MIN);
  CHECK(minimum.tokens[1].min_magnitude);
  CHECK(minimum.constant(1).as_long() == INT64_MIN);
  CHECK_FALSE(minimum.tokens[2].min_magnitude);
  CHECK(minimum.errors() == "");
}

TEST_CASE("lexer: malformed integers") {
  CHECK(error_of("2147483649") == "1:1 integer number too large\n");
  CHECK(error_of("0x100000000") == "1:1 integer number too large\n");
  CHECK(error_of("99999999999999999999999L") == "1:1 integer number too large\n");
  CHECK(error_of("089") == "1:1 digits 8 and 9 are not allowed in an octal number\n");
  CHECK(error_of("0b12") == "1:1 only the digits 0 and 1 are allowed in a binary number\n");
  CHECK(error_of("0x") == "1:1 hexadecimal numbers must contain at least one hexadecimal digit\n");
  CHECK(error_of("0b") == "1:1 binary numbers must contain at least one binary digit\n");
  CHECK(error_of("1_") == "1:2 illegal underscore\n");
  CHECK(error_of("0x_1") == "1:3 illegal underscore\n");
}

TEST_CASE("lexer: floating point") {
  CHECK(Lexed("1.5").constant().as_double() == 1.5);
  CHECK(Lexed(".5").constant().as_double() == 0.5);
  CHECK(Lexed("1.").constant().as_double() == 1.0);
  CHECK(Lexed("1e3").constant().as_double() == 1000.0);
  CHECK(Lexed("1d").constant().as_double() == 1.0);
  CHECK(Lexed("08.5").constant().as_double() == 8.5);
  CHECK(Lexed("1_0.2_5e1_0").constant().as_double() == 10.25e10);
  CHECK(Lexed("1f").constant().as_float() == 1.0f);
  CHECK(Lexed("0.1f").constant().as_float() == 0.1f);
  CHECK(Lexed("0x1.8p1").constant().as_double() == 3.0);
  CHECK(Lexed("0x.8p0f").constant().as_float() == 0.5f);
  CHECK(Lexed("0x1p-1074").constant().as_double() == 4.9e-324);
  CHECK(Lexed("4.9e-324").errors() == "");
  CHECK(Lexed("0e999 0x0p99999 0.0e-9999f").errors() == "");
  CHECK(Lexed("1.foo").kinds() == "float literal +<identifier>");
  CHECK(Lexed("1.bar").kinds() == "double literal +<identifier>");
  CHECK(Lexed("1..2").kinds() == "double literal +double literal");
  CHECK(error_of("1e") == "1:1 malformed floating-point literal\n");
  CHECK(error_of("0x1.0") == "1:1 malformed floating-point literal\n");
  CHECK(error_of("0x1p") == "1:1 malformed floating-point literal\n");
  CHECK(error_of("1e400") == "1:1 floating-point number too large\n");
  CHECK(error_of("1e40f") == "1:1 floating-point number too large\n");
  CHECK(error_of("1e-400") == "1:1 floating-point number too small\n");
  CHECK(error_of("0x1p-1076") == "1:1 floating-point number too small\n");
  CHECK(error_of("1._0") == "1:3 illegal underscore\n");
}

TEST_CASE("lexer: characters") {
  CHECK(Lexed("'a'").constant().as_int() == 'a');
  CHECK(Lexed("'\\''").constant().as_int() == '\'');
  CHECK(Lexed("'\"'").constant().as_int() == '"');
  CHECK(Lexed("'\\377'").constant().as_int() == 0377);
  CHECK(Lexed("'\\0'").constant().as_int() == 0);
  CHECK(Lexed("'\\u0041'").constant().as_int() == 'A');
  CHECK(Lexed("'\\uuuFFFF'").constant().as_int() == 0xFFFF);
  CHECK(Lexed("'é'").constant().as_int() == 0xE9);
  CHECK(error_of("''") == "1:1 empty character literal\n");
  CHECK(error_of("'ab'") == "1:1 unclosed character literal\n");
  CHECK(error_of("'a;") == "1:1 unclosed character literal\n");
  CHECK(error_of("'\n'x'") == "1:1 illegal line end in character literal\n");
  CHECK(error_of("'😀'") == "1:1 unclosed character literal\n");
  CHECK(error_of("'\\q'") == "1:2 illegal escape character\n");
  CHECK(Lexed("'hello' x").kinds() == "character literal <identifier>");
}

TEST_CASE("lexer: strings") {
  CHECK(string_of(R"("a\tb\s\\\"")") == u"a\tb \\\"");
  CHECK(string_of(R"("\0\12\377\400")") == std::u16string({0, 10, 0377, 040, u'0'}));
  CHECK(string_of("\"\\u0041\\\\u0041\"") == u"A\\u0041");
  CHECK(string_of("\"\\uD800\"") == std::u16string(1, 0xD800));
  CHECK(string_of("\"😀\"") == u"😀");
  CHECK(string_of("\"\\u0022") == u"");  // an escape is the character itself
  CHECK(string_of("\"\"") == u"");
  CHECK(error_of("\"abc\nx") == "1:1 unclosed string literal\n");
  CHECK(Lexed("\"abc\nx").kinds() == "string literal +illegal text <identifier>");
  CHECK(error_of("\"a\\qb\"") == "1:3 illegal escape character\n");
  CHECK(error_of("\"a\\\n\"") == "1:1 unclosed string literal\n2:1 unclosed string literal\n");
}

TEST_CASE("lexer: text blocks") {
  CHECK(string_of("\"\"\"\n    a\n      b\n    \"\"\"") == u"a\n  b\n");
  CHECK(string_of("\"\"\"  \r\n    a   \r\n    b\"\"\"") == u"a\nb");
  CHECK(string_of("\"\"\"\n  a\n \"\"\"") == u" a\n");
  CHECK(string_of("\"\"\"\n  a \\\n  b\\n\n\n  c\\s\n  \"\"\"") == u"a b\n\n\nc \n");
  CHECK(string_of("\"\"\"\n  \"quoted\" \\\"\"\" x\"\"\"") == u"\"quoted\" \"\"\" x");
  CHECK(string_of("\"\"\"\n\"\"\"") == u"");
  CHECK(string_of("\"\"\"\n  \\tx\n\"\"\"") == u"  \tx\n");
  CHECK(error_of("\"\"\"abc\"\"\"") == "1:1 illegal text block open delimiter sequence, missing line terminator\n");
  CHECK(error_of("x\n\"\"\"\nabc") == "2:1 unclosed text block\n");
}

TEST_CASE("lexer: unicode escapes") {
  CHECK(Lexed("\\u0063lass A\\u0042").kinds() == "'class' <identifier>");
  CHECK(Lexed("A\\u0042").tokens[0].text == "AB");
  CHECK(Lexed("\\ud835\\udd18").tokens[0].text == "𝔘");
  CHECK(Lexed("a\\u002b\\u002bb").kinds() == "<identifier> +'++' +<identifier>");
  CHECK(Lexed("// \\u000a x").kinds() == "<identifier>");
  CHECK(error_of("int \\u00zz;") == "1:5 illegal unicode escape\n");
  CHECK(error_of("// C:\\users") == "1:6 illegal unicode escape\n");
  CHECK(error_of("\\u") == "1:1 illegal unicode escape\n");
}

TEST_CASE("lexer: comments and blanks") {
  CHECK(Lexed("a // b\nc /* d\n * / */ e /**/").kinds() == "<identifier> <identifier> <identifier>");
  CHECK(Lexed("a\r// b\rc").kinds() == "<identifier> <identifier>");
  CHECK(error_of("a\n /* b") == "2:2 unclosed comment\n");
  CHECK(Lexed("a\x1a").errors() == "");
  CHECK(Lexed("").tokens.size() == 1);
}

TEST_CASE("lexer: illegal text") {
  CHECK(error_of("a # b") == "1:3 illegal character: '#'\n");
  CHECK(error_of("a ### b") == "1:3 illegal character: '#'\n");
  CHECK(error_of("a \\ b") == "1:3 illegal character: '\\'\n");
  CHECK(error_of("a “b”") == "1:3 illegal character: '\\u201c'\n1:5 illegal character: '\\u201d'\n");
  CHECK(error_of("😀") == "1:1 illegal character: '\\ud83d\\ude00'\n");
  CHECK(error_of("\xEF\xBB\xBF class") == "1:1 illegal character: '\\ufeff'\n");
  CHECK(error_of(std::string("a\0b", 3)) == "1:2 this is not a Java source file: it contains a NUL byte\n");
  CHECK(Lexed(std::string("a\0b", 3)).tokens.size() == 1);
  CHECK(error_of("a \xFF\xFE b // \x80") ==
        "1:3 unmappable character (0xFF) for encoding UTF-8\n"
        "1:11 unmappable character (0x80) for encoding UTF-8\n");
  CHECK(error_of("\"\xC0\x80\"") == "1:2 unmappable character (0xC0) for encoding UTF-8\n");
  CHECK(error_of("\"\xED\xA0\x80\"") == "1:2 unmappable character (0xED) for encoding UTF-8\n");
  CHECK(error_of("\"\xE2\x82") == "1:1 unclosed string literal\n1:2 unmappable character (0xE2) for encoding UTF-8\n");
}

TEST_CASE("lexer: ranges") {
  const Lexed lexed("ab \\u0063d \"é\" x");
  CHECK(lexed.tokens[0].range.begin == 0);
  CHECK(lexed.tokens[0].range.end == 2);
  CHECK(lexed.tokens[1].range.begin == 3);
  CHECK(lexed.tokens[1].range.end == 10);
  CHECK(lexed.tokens[2].range.end == 15);
  CHECK(lexed.tokens[3].range.begin == 16);
  CHECK(lexed.tokens[4].kind == TokenKind::kEnd);
  CHECK(lexed.tokens[4].range.begin == 17);
}

}  // namespace
}  // namespace heddle::lang
