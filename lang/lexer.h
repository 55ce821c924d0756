// Source text to tokens (JLS 3).
#pragma once
#include <cstdint>
#include <vector>

#include "lang/arena.h"
#include "lang/constant.h"
#include "vm/base/diagnostics.h"
#include "vm/base/source.h"

namespace heddle::lang {

// clang-format off
enum class TokenKind : std::uint8_t {
  kEnd, kError,  // kError: already reported
  kIdentifier,   // contextual keywords too: var yield record sealed permits non-sealed(three tokens) when module ...
  kIntLiteral, kLongLiteral, kFloatLiteral, kDoubleLiteral, kCharLiteral, kStringLiteral, kTextBlock,
  // reserved words (true, false, null included), in alphabetical order
  kAbstract, kAssert, kBoolean, kBreak, kByte, kCase, kCatch, kChar, kClass, kConst, kContinue, kDefault, kDo, kDouble,
  kElse, kEnum, kExtends, kFalse, kFinal, kFinally, kFloat, kFor, kGoto, kIf, kImplements, kImport, kInstanceof, kInt,
  kInterface, kLong, kNative, kNew, kNull, kPackage, kPrivate, kProtected, kPublic, kReturn, kShort, kStatic, kStrictfp,
  kSuper, kSwitch, kSynchronized, kThis, kThrow, kThrows, kTransient, kTrue, kTry, kVoid, kVolatile, kWhile, kUnderscore,
  // separators and operators
  kLeftParen, kRightParen, kLeftBrace, kRightBrace, kLeftBracket, kRightBracket, kSemicolon, kComma, kDot, kEllipsis,
  kAt, kColonColon, kAssign, kGreater, kLess, kNot, kTilde, kQuestion, kColon, kArrow, kEqual, kLessEqual,
  kNotEqual, kAndAnd, kOrOr, kPlusPlus, kMinusMinus, kPlus, kMinus, kStar, kSlash, kAnd, kOr, kCaret, kPercent,
  kShiftLeft, kPlusAssign, kMinusAssign, kStarAssign, kSlashAssign, kAndAssign, kOrAssign, kCaretAssign, kPercentAssign,
  kShiftLeftAssign,
  // The lexer never joins '>': >=, >>, >>>, >>= and >>>= are kGreater tokens with `joined` set on all but the first,
  // (and kAssign joined); the parser puts them together in expressions and splits nothing in type arguments.
};
// clang-format on
// As in messages: "'while'", "identifier", "end of file".
const char* to_string(TokenKind kind);

struct Token {
  TokenKind kind = TokenKind::kEnd;
  bool joined = false;  // stands directly behind the token before it, without blank or comment
  base::SourceRange range;
  Name text;                                // identifiers: the name after unicode escapes
  const ConstantValue* constant = nullptr;  // literals. 2147483648 and 9223372036854775808L: value is MIN and
  bool min_magnitude = false;               // this is set; legal only behind unary minus (parser checks)
};

// Whole file; the last token is kEnd. Handles \uXXXX escapes, comments, underscores in numbers, hex floats, octal and
// string escapes (\s, \<newline>), text-block stripping, malformed UTF-8 (one error a place). Never throws, never
// loops: every fault is reported and lexing goes on.
std::vector<Token> lex(const base::SourceFile& file, Arena& arena, base::Diagnostics& diagnostics);

}  // namespace heddle::lang
