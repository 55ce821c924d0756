#include "vm/bytecode/text_names.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "vm/bytecode/class_image.h"

namespace heddle::bytecode {
namespace {

constexpr u8 C = 1, F = 2, M = 4;  // FlagContext

struct FlagName {
  std::string_view word;
  u32 flag;
  u8 contexts;
};
// In the order in which they are printed.
constexpr FlagName kFlagNames[] = {
    {"public", kPublic, C | F | M},
    {"private", kPrivate, C | F | M},
    {"protected", kProtected, C | F | M},
    {"static", kStatic, C | F | M},
    {"abstract", kAbstract, C | M},
    {"final", kFinal, C | F | M},
    {"synchronized", kSynchronized, M},
    {"volatile", kVolatile, F},
    {"transient", kTransient, F},
    {"native", kNative, M},
    {"strictfp", kStrict, C | M},
    {"bridge", kBridge, M},
    {"varargs", kVarargs, M},
    {"synthetic", kSynthetic, C | F | M},
    {"interface", kInterface, C},
    {"annotation", kAnnotation, C},
    {"enum", kEnum, C | F},
    {"record", kRecord, C},
    {"sealed", kSealed, C},
    {"lambda", kLambda, C | M},
    {"static_nested", kStaticNested, C},
    {"local", kLocal, C},
    {"anonymous", kAnonymous, C},
    {"default_method", kDefaultMethod, M},
    {"has_init", kHasInit, C},
};

constexpr std::string_view kKeywords[] = {
    "class", "extends", "implements", "end",   "field",  "method",    "catch",
    "any",   "line",    "default",    "dense", "sparse", "signature",
};

bool is_keyword(std::string_view text) {
  return std::find(std::begin(kKeywords), std::end(kKeywords), text) != std::end(kKeywords) ||
         std::any_of(std::begin(kFlagNames), std::end(kFlagNames), [&](const FlagName& f) { return f.word == text; });
}

// Length of the well-formed UTF-8 sequence (no surrogates) at the front of `text`, 0 if there is none.
size_t utf8_length(std::string_view text) {
  const auto byte = [&](size_t i) { return i < text.size() ? static_cast<u8>(text[i]) : u8{0}; };
  const auto tail = [&](size_t i) { return (byte(i) & 0xC0) == 0x80; };
  const u8 lead = byte(0);
  if (lead < 0x80) return 1;
  if (lead >= 0xC2 && lead <= 0xDF) return tail(1) ? 2 : 0;
  if (lead >= 0xE0 && lead <= 0xEF) {
    const bool overlong = lead == 0xE0 && byte(1) < 0xA0;
    const bool surrogate = lead == 0xED && byte(1) >= 0xA0;
    return tail(1) && tail(2) && !overlong && !surrogate ? 3 : 0;
  }
  if (lead >= 0xF0 && lead <= 0xF4) {
    const bool out = (lead == 0xF0 && byte(1) < 0x90) || (lead == 0xF4 && byte(1) >= 0x90);
    return tail(1) && tail(2) && tail(3) && !out ? 4 : 0;
  }
  return 0;
}

}  // namespace

u32 flag_by_name(std::string_view word, FlagContext context) {
  for (const FlagName& row : kFlagNames)
    if (row.word == word && (row.contexts & static_cast<u8>(context)) != 0) return row.flag;
  return 0;
}

std::string flag_words(u32 flags, FlagContext context) {
  std::string text;
  for (const FlagName& row : kFlagNames) {
    if ((flags & row.flag) == 0 || (row.contexts & static_cast<u8>(context)) == 0) continue;
    text.append(row.word) += ' ';
    flags &= ~row.flag;
  }
  if (flags != 0) {
    std::array<char, 24> buffer;
    std::snprintf(buffer.data(), buffer.size(), "flags=0x%x ", flags);
    text += buffer.data();
  }
  return text;
}

std::string quoted(std::string_view text) {
  std::string result = "\"";
  for (size_t i = 0; i < text.size();) {
    const char c = text[i];
    const size_t length = utf8_length(text.substr(i));
    if (c == '"' || c == '\\') {
      (result += '\\') += c;
    } else if (c == '\n') {
      result += "\\n";
    } else if (c == '\t') {
      result += "\\t";
    } else if (length == 0 || static_cast<u8>(c) < 0x20 || c == 0x7f) {
      std::array<char, 8> buffer;
      std::snprintf(buffer.data(), buffer.size(), "\\x%02x", static_cast<u8>(c));
      result += buffer.data();
    } else {
      result.append(text.substr(i, length));
      i += length;
      continue;
    }
    ++i;
  }
  return result += '"';
}

std::string word_or_quoted(std::string_view text) {
  const bool plain =
      !text.empty() && text[0] != ';' && text.back() != ':' && !is_keyword(text) &&
      text.find('=') == std::string_view::npos &&
      std::all_of(text.begin(), text.end(), [](char c) { return static_cast<u8>(c) > 0x20 && c != '"' && c != 0x7f; });
  if (!plain) return quoted(text);
  for (size_t i = 0; i < text.size();) {
    const size_t length = utf8_length(text.substr(i));
    if (length == 0) return quoted(text);
    i += length;
  }
  return std::string(text);
}

std::string default_simple_name(std::string_view class_name) {
  const size_t at = class_name.find_last_of("/$");
  return std::string(at == std::string_view::npos ? class_name : class_name.substr(at + 1));
}

}  // namespace heddle::bytecode
