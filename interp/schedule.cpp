// The text form of schedules (docs/architecture.md, "The seams, as built"). Lines, in this order:
//
//   heddle-schedule 2
//   program "Main.java" 00112233445566ff            name, hash of the class images (16 hex digits)
//   argument "text"                                 any number
//   option join "full"                              any number
//   verdict "deadlock of 0.1 and 0.2"               at most once
//   journal 1                                       what the outside answered (not there: nothing was asked)
//   input "line\n"                                  any number; the texts are joined
//   variable "HOME" "/root"                         of the environment; without a value: not set
//   environment                                     there are no other variables
//   property "user.dir" "/root"
//   file "/a/b.txt" regular rw- 1700000000000 12    permissions, modified (ms), size (of regular files)
//   contents "line\n"                               of the last file; any number. Without: nobody has read it
//   file "/a" directory rwx 1700000000000
//   names "b.txt" "c.txt"                           of the last directory; any number. Without: nobody looked
//   file "/a/d.txt" missing 2                       errno
//   file "/a/e.txt" regular -w- 1700000000000 12 13 errno of reading it
//   native 0.1 3 00112233445566ff "libz.so.1:crc32" value 00000000cbf43926
//                                                   call 3 of thread 0.1, hash of what it was given; the result's bits.
//                                                   Also: text "..." (a String), unlinked "..." (there is no such
//                                                   function: why), overrun "..." (it wrote too far)
//   native-once ...                                 the same of an irreversible one; these are counted for themselves
//   buffer 1 "line\n"                               of the last call: the bytes of its array argument 1; any number
//   clock 17 1000000                                with real time: before turn 17 the clock showed 1 ms
//   step 0.1 3 notify@0=1 choose@2=1 timeout@2   # for people
//   at Enter/queues "Main.lock" "Main.java" 6 "Main.run" "synchronized (lock) {"
//                                                   anchors of the last step: operation (interp/anchor.h), its manner
//                                                   if that is not the usual one, what it is done to; the place's file,
//                                                   line, method, and the text of the line. None, or as many as the
//                                                   step has operations. In version 1: at "enters Main.lock"
//                                                   "Main.java" ...
//   end
//
// Blank lines and lines that begin with '#' may stand anywhere. In strings: \n \t \r \" \\ \xHH;
// bytes that are not printable ASCII or well-formed UTF-8 are always escaped, so that any input
// survives.
#include "interp/schedule.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace heddle::interp {

namespace {

constexpr std::string_view kMagic = "heddle-schedule";
constexpr size_t kMaxPathLength = 4096;  // of a thread's path, in characters
constexpr u32 kMostArguments = 255;      // of a native function

// --- what names and numbers look like

// "0", "0.12.3": numbers below 2^32 without leading zeros, separated by dots.
bool parse_path(std::string_view text, std::vector<u32>* numbers) {
  numbers->clear();
  if (text.size() > kMaxPathLength) return false;
  const char* p = text.data();
  const char* end = p + text.size();
  while (true) {
    u32 number = 0;
    auto [next, error] = std::from_chars(p, end, number);
    if (error != std::errc() || (*p == '0' && next != p + 1)) return false;
    numbers->push_back(number);
    if (next == end) return true;
    if (*next != '.') return false;
    p = next + 1;
  }
}

bool is_path(std::string_view text) {
  std::vector<u32> numbers;
  return parse_path(text, &numbers);
}

bool parse_number(std::string_view text, u64* value) {
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), *value);
  return error == std::errc() && end == text.data() + text.size() && !text.empty() &&
         (text.size() == 1 || text[0] != '0');
}

bool is_key(std::string_view text) {
  for (char c : text)
    if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.')) return false;
  return !text.empty();
}

// Length of the well-formed UTF-8 sequence of a printable character at text[i]; 0 if there is none.
size_t printable_length(std::string_view text, size_t i) {
  auto byte = [&](size_t k) -> u32 { return k < text.size() ? static_cast<u8>(text[k]) : 0; };
  u32 c = byte(i);
  if (c >= 0x20 && c < 0x7f) return 1;
  size_t n = c >= 0xc2 && c < 0xe0 ? 2 : c >= 0xe0 && c < 0xf0 ? 3 : c >= 0xf0 && c < 0xf5 ? 4 : 0;
  if (n == 0) return 0;
  for (size_t k = 1; k < n; ++k)
    if ((byte(i + k) & 0xc0) != 0x80) return 0;
  if (c == 0xe0 && byte(i + 1) < 0xa0) return 0;  // overlong
  if (c == 0xed && byte(i + 1) > 0x9f) return 0;  // surrogates
  if (c == 0xf0 && byte(i + 1) < 0x90) return 0;
  if (c == 0xf4 && byte(i + 1) > 0x8f) return 0;
  if (c == 0xc2 && byte(i + 1) < 0xa0) return 0;                                  // control characters
  if (c == 0xe2 && byte(i + 1) == 0x80 && (byte(i + 2) & ~1u) == 0xa8) return 0;  // line separators
  return n;
}

// --- writing

// What is written, on its way to the sink.
class Text {
 public:
  explicit Text(const vm::ByteSink& sink) : sink_(sink) {}
  void operator+=(std::string_view text) { text_ += text; }
  void operator+=(char c) { text_ += c; }
  void flush_if_full() {
    if (text_.size() >= (1 << 16)) flush();
  }
  void flush() {
    sink_(text_);
    text_.clear();
  }

 private:
  std::string text_;
  const vm::ByteSink& sink_;
};

// Stands for itself in a string.
bool is_plain(char c) { return c >= 0x20 && c < 0x7f && c != '"' && c != '\\'; }

void write_string(Text& out, std::string_view text) {
  static constexpr char kHex[] = "0123456789abcdef";
  out += '"';
  for (size_t i = 0; i < text.size();) {
    size_t plain = i;
    while (plain < text.size() && is_plain(text[plain])) ++plain;
    if (plain > i) {
      out += text.substr(i, plain - i);
      i = plain;
      continue;
    }
    char c = text[i];
    size_t n = printable_length(text, i);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (n > 0) {
      out += text.substr(i, n);
      i += n;
      continue;
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\t') {
      out += "\\t";
    } else if (c == '\r') {
      out += "\\r";
    } else {
      out += "\\x";
      out += kHex[static_cast<u8>(c) >> 4];
      out += kHex[static_cast<u8>(c) & 15];
    }
    ++i;
  }
  out += '"';
}

void write_line(Text& out, std::string_view keyword, std::string_view text) {
  out += keyword;
  out += ' ';
  write_string(out, text);
  out += '\n';
  out.flush_if_full();
}

void write_text(Text& out, std::string_view keyword, std::string_view input) {
  constexpr size_t kPiece = 100;  // bytes of a line of text that go into one line of the schedule
  for (size_t i = 0; i < input.size();) {
    size_t end = input.find('\n', i);
    end = end == std::string_view::npos ? input.size() : end + 1;
    if (end - i > kPiece) {
      end = i + kPiece;  // not inside a character, which would be escaped then
      for (int k = 0; k < 3 && (static_cast<u8>(input[end]) & 0xc0) == 0x80; ++k) --end;
    }
    write_line(out, keyword, input.substr(i, end - i));
    i = end;
  }
}

constexpr std::string_view kFileKinds[] = {"missing", "regular", "directory", "other"};

void write_file(Text& out, const std::string& path, const vm::FileFact& fact) {
  out += "file ";
  write_string(out, path);
  out += ' ';
  out += kFileKinds[static_cast<size_t>(fact.kind)];
  if (fact.kind != vm::FileKind::Missing) {
    out += ' ';
    out += fact.readable ? 'r' : '-';
    out += fact.writable ? 'w' : '-';
    out += fact.executable ? 'x' : '-';
    out += ' ' + std::to_string(std::max<i64>(0, fact.modified_ms));
    if (fact.kind == vm::FileKind::Regular) out += ' ' + std::to_string(fact.size);
  }
  if (fact.error != 0) out += ' ' + std::to_string(fact.error);
  out += '\n';
  if (!fact.has_contents) return;
  if (fact.kind != vm::FileKind::Directory) {
    if (fact.contents.empty()) out += "contents \"\"\n";
    write_text(out, "contents", fact.contents);
    return;
  }
  out += "names";
  for (size_t at = 0; at < fact.contents.size();) {
    const size_t end = std::min(fact.contents.find('\0', at), fact.contents.size());
    out += ' ';
    write_string(out, std::string_view(fact.contents).substr(at, end - at));
    at = end + 1;
  }
  out += '\n';
}

void write_hex(Text& out, u64 value) {
  static constexpr char kHex[] = "0123456789abcdef";
  for (int shift = 60; shift >= 0; shift -= 4) out += kHex[(value >> shift) & 15];
}

void write_native(Text& out, const vm::NativeCall& call, const vm::NativeFact& fact) {
  out += (call.once ? "native-once " : "native ") + call.thread + ' ' + std::to_string(call.number) + ' ';
  write_hex(out, call.arguments);
  out += ' ';
  write_string(out, fact.function);
  const bool is_text = fact.text.has_value();
  switch (fact.end) {
    case vm::NativeEnd::Returned:
      if (is_text) {
        out += " text ";
      } else {
        out += " value ";
        write_hex(out, fact.value);
      }
      break;
    case vm::NativeEnd::Unlinked: out += " unlinked "; break;
    case vm::NativeEnd::Overrun: out += " overrun "; break;
  }
  if (is_text || fact.end != vm::NativeEnd::Returned) write_string(out, fact.text.value_or(""));
  out += '\n';
  for (const auto& [argument, bytes] : fact.buffers) write_text(out, "buffer " + std::to_string(argument), bytes);
}

void write_journal(Text& out, const vm::OutsideFacts& facts) {
  if (facts.empty()) return;
  out += "journal 1\n";
  write_text(out, "input", facts.input);
  for (const auto& [name, value] : facts.environment) {
    out += "variable ";
    write_string(out, name);
    if (value) {
      out += ' ';
      write_string(out, *value);
    }
    out += '\n';
  }
  if (facts.whole_environment) out += "environment\n";
  for (const auto& [name, value] : facts.properties) {
    out += "property ";
    write_string(out, name);
    out += ' ';
    write_string(out, value);
    out += '\n';
  }
  for (const auto& [path, fact] : facts.files) write_file(out, path, fact);
  for (const auto& [call, fact] : facts.natives) write_native(out, call, fact);
  for (const auto& [turn, ns] : facts.clock) out += "clock " + std::to_string(turn) + ' ' + std::to_string(ns) + '\n';
}

void write_step(Text& out, const ScheduleStep& step, int version) {
  HEDDLE_CHECK(is_path(step.thread) && step.count > 0, "a schedule step that cannot be written");
  out += "step " + step.thread + ' ' + std::to_string(step.count);
  for (const DecisionAt& pick : step.picks) out += ' ' + decision_text(pick.at, pick.decision);
  if (!step.note.empty()) {
    out += "  # ";
    for (size_t i = 0; i < step.note.size();) {
      size_t n = printable_length(step.note, i);
      if (n > 0) out += std::string_view(step.note).substr(i, n);
      else out += ' ';
      i += n > 0 ? n : 1;
    }
  }
  out += '\n';
  for (const Anchor& anchor : step.anchors) {
    out += "at ";
    if (version > 1) {
      out += name_of(anchor.kind);
      if (anchor.manner != Manner::Usual) out += '/', out += manner_name(anchor.manner);
      out += ' ';
    }
    write_string(out, anchor.subject);
    out += ' ';
    write_string(out, anchor.file);
    out += ' ' + std::to_string(anchor.line) + ' ';
    write_string(out, anchor.method);
    out += ' ';
    write_string(out, anchor.code);
    out += '\n';
  }
  out.flush_if_full();
}

// --- reading

class Reader {
 public:
  Reader(std::string_view text, Schedule* out) : text_(text), out_(out) {}

  bool read(std::string* error) {
    *out_ = Schedule{};
    bool ok = read_lines();
    if (!ok && error)
      *error = "line " + std::to_string(line_number_) + ", column " + std::to_string(column_) + ": " + error_;
    return ok;
  }

 private:
  // At the begin of the word, or string, that is being read.
  bool fail(std::string message) {
    if (error_.empty()) {
      error_ = std::move(message);
      column_ = at_ == nullptr ? 1 : static_cast<size_t>(at_ - line_) + 1;
    }
    return false;
  }

  // The next line that says something, without its end; false at the end of the text.
  bool next_line() {
    while (position_ < text_.size()) {
      size_t end = text_.find('\n', position_);
      if (end == std::string_view::npos) end = text_.size();
      rest_ = text_.substr(position_, end - position_);
      position_ = end + 1;
      ++line_number_;
      line_ = at_ = rest_.data();
      if (!rest_.empty() && rest_.back() == '\r') rest_.remove_suffix(1);
      skip_blanks();
      if (!rest_.empty() && rest_[0] != '#') return true;
    }
    ++line_number_;
    at_ = nullptr;
    return false;
  }

  void skip_blanks() {
    while (!rest_.empty() && (rest_[0] == ' ' || rest_[0] == '\t')) rest_.remove_prefix(1);
  }

  // The next blank-separated word; empty at the end of the line or at a comment.
  std::string_view word() {
    skip_blanks();
    at_ = rest_.data();
    if (rest_.empty() || rest_[0] == '#') return {};
    size_t end = std::min(rest_.find_first_of(" \t"), rest_.size());
    std::string_view w = rest_.substr(0, end);
    rest_.remove_prefix(end);
    return w;
  }

  bool end_of_line() {
    std::string_view w = word();
    return w.empty() || fail("unexpected '" + shown(w) + "'");
  }

  // For messages: short, and without anything that a terminal would obey.
  static std::string shown(std::string_view text) {
    std::string out;
    for (size_t i = 0; i < text.size();) {
      size_t n = printable_length(text, i);
      if (out.size() + n > 40) return out + "...";
      if (n > 0) out.append(text, i, n);
      else out += '?';
      i += n > 0 ? n : 1;
    }
    return out;
  }

  bool string(std::string* out) {
    skip_blanks();
    at_ = rest_.data();
    if (rest_.empty() || rest_[0] != '"') return fail("expected a string in double quotes");
    size_t i = 1;
    for (;;) {
      if (i >= rest_.size()) return fail("the string is not closed");
      char c = rest_[i++];
      if (c == '"') break;
      if (static_cast<u8>(c) < 0x20) return fail("control character in a string");
      if (c != '\\') {
        *out += c;
        continue;
      }
      if (i >= rest_.size()) return fail("the string is not closed");
      c = rest_[i++];
      switch (c) {
        case 'n': *out += '\n'; break;
        case 't': *out += '\t'; break;
        case 'r': *out += '\r'; break;
        case '"':
        case '\\': *out += c; break;
        case 'x': {
          u8 byte = 0;
          const char* p = rest_.data() + i;
          const char* end = rest_.data() + std::min(i + 2, rest_.size());
          auto [next, error] = std::from_chars(p, end, byte, 16);
          if (error != std::errc() || next != p + 2) return fail("\\x needs two hexadecimal digits");
          *out += static_cast<char>(byte);
          i += 2;
          break;
        }
        default: return fail("unknown escape '\\" + shown(std::string_view(&c, 1)) + "'");
      }
    }
    rest_.remove_prefix(i);
    return rest_.empty() || rest_[0] == ' ' || rest_[0] == '\t' || fail("expected a blank after the string");
  }

  bool read_lines() {
    if (!next_line() || word() != kMagic) {
      line_number_ = 1;
      at_ = nullptr;
      return fail("this is not a schedule (expected '" + std::string(kMagic) + ' ' + std::to_string(kScheduleVersion) +
                  "')");
    }
    std::string_view version = word();
    if (version != "1" && version != "2") return fail("unknown version '" + shown(version) + "' (known: 1 and 2)");
    out_->version = version == "1" ? 1 : 2;
    if (!end_of_line()) return false;

    // Lines of a kind stand together, in this order.
    static constexpr std::string_view kOrder[] = {"program", "argument", "option", "verdict",
                                                  "journal", "",         "step",   "end"};
    static constexpr size_t kJournal = 4, kEntry = 5, kStep = 6;
    size_t stage = 0;
    bool has_program = false;
    for (;;) {
      if (!next_line()) return fail("the schedule is cut off (expected 'end')");
      std::string_view keyword = word();
      size_t kind = 0;
      while (kind < std::size(kOrder) && kOrder[kind] != keyword) ++kind;
      if (keyword == "at") kind = kStep;
      if (is_journal_entry(keyword)) kind = kEntry;
      if (kind == std::size(kOrder)) return fail("unknown keyword '" + shown(keyword) + "'");
      if (kind > 0 && !has_program) return fail("expected 'program'");
      bool once = keyword == "program" || keyword == "verdict" || keyword == "journal";
      if (kind < stage || (once && kind == stage && (kind > 0 || has_program)))
        return fail("'" + shown(keyword) + "' may not stand here");
      if (kind == kEntry && stage < kJournal) return fail("expected 'journal 1' before '" + shown(keyword) + "'");
      stage = kind;
      if (keyword == "program") {
        has_program = true;
        if (!program()) return false;
      } else if (keyword == "argument") {
        if (!string(&out_->arguments.emplace_back())) return false;
      } else if (keyword == "option") {
        if (!option()) return false;
      } else if (keyword == "verdict") {
        if (!string(&out_->verdict)) return false;
      } else if (keyword == "journal") {
        std::string_view known = word();
        if (known != "1") return fail("unknown version '" + shown(known) + "' of the journal (known: 1)");
      } else if (kind == kEntry) {
        if (!journal_entry(keyword)) return false;
      } else if (keyword == "step") {
        if (!step()) return false;
      } else if (keyword == "at") {
        if (!anchor()) return false;
      }
      if (!end_of_line()) return false;
      if (keyword == "end") break;
    }
    return !next_line() || fail("text after 'end'");
  }

  bool program() {
    if (!string(&out_->program)) return false;
    std::string_view hash = word();
    const char* end = hash.data() + hash.size();
    auto [next, error] = std::from_chars(hash.data(), end, out_->program_hash, 16);
    return (hash.size() == 16 && error == std::errc() && next == end) ||
           fail("expected the program's hash, 16 hexadecimal digits");
  }

  bool option() {
    std::string_view key = word();
    if (!is_key(key)) return fail("expected the name of an option");
    for (auto& [known, value] : out_->options)
      if (known == key) return fail("option '" + shown(key) + "' is given twice");
    return string(&out_->options.emplace_back(std::string(key), std::string()).second);
  }

  // --- the journal
  static bool is_journal_entry(std::string_view keyword) {
    static constexpr std::string_view kEntries[] = {"input",  "variable",    "environment", "property",
                                                    "file",   "contents",    "names",       "clock",
                                                    "native", "native-once", "buffer"};
    return std::find(std::begin(kEntries), std::end(kEntries), keyword) != std::end(kEntries);
  }

  bool more_on_line() {
    skip_blanks();
    return !rest_.empty() && rest_[0] != '#';
  }

  bool journal_entry(std::string_view keyword) {
    vm::OutsideFacts& facts = out_->outside;
    if (keyword == "contents" || keyword == "names") return contents(keyword == "names");
    file_ = nullptr;
    if (keyword == "buffer") return buffer();
    native_ = nullptr;
    if (keyword == "native" || keyword == "native-once") return native(keyword == "native-once");
    if (keyword == "input") return string(&facts.input);
    if (keyword == "clock") return clock();
    if (keyword == "environment") {
      facts.whole_environment = true;
      return true;
    }
    std::string name;
    if (!string(&name)) return false;
    if (keyword == "property") {
      const auto [entry, fresh] = facts.properties.try_emplace(name);
      return (fresh || fail("property '" + shown(name) + "' is given twice")) && string(&entry->second);
    }
    if (keyword == "variable") {
      const auto [entry, fresh] = facts.environment.try_emplace(name);
      if (!fresh) return fail("variable '" + shown(name) + "' is given twice");
      return !more_on_line() || string(&entry->second.emplace());
    }
    const auto [entry, fresh] = facts.files.try_emplace(name);
    if (!fresh) return fail("file '" + shown(name) + "' is given twice");
    if (name.empty() || name[0] != '/') return fail("expected an absolute path, not '" + shown(name) + "'");
    return file(entry->second);
  }

  bool hex(u64* value) {
    std::string_view w = word();
    auto [next, error] = std::from_chars(w.data(), w.data() + w.size(), *value, 16);
    return (w.size() == 16 && error == std::errc() && next == w.data() + w.size()) ||
           fail("expected 16 hexadecimal digits, not '" + shown(w) + "'");
  }

  bool native(bool once) {
    vm::NativeCall call;
    call.once = once;
    std::string_view w = word();
    if (!is_path(w)) return fail("expected a thread such as 0.1, not '" + shown(w) + "'");
    call.thread = w;
    w = word();
    if (!parse_number(w, &call.number)) return fail("expected the number of a call, not '" + shown(w) + "'");
    if (!hex(&call.arguments)) return false;
    const auto [entry, fresh] = out_->outside.natives.try_emplace(std::move(call));
    if (!fresh) return fail("this native call is given twice");
    vm::NativeFact& fact = entry->second;
    if (!string(&fact.function)) return false;
    w = word();
    native_ = &fact;
    if (w == "value") return hex(&fact.value);
    if (w == "text" || w == "unlinked" || w == "overrun") {
      fact.end = w == "text"       ? vm::NativeEnd::Returned
                 : w == "unlinked" ? vm::NativeEnd::Unlinked
                                   : vm::NativeEnd::Overrun;
      return string(&fact.text.emplace());
    }
    return fail("expected how the call ended, not '" + shown(w) + "'");
  }

  bool buffer() {
    if (native_ == nullptr) return fail("'buffer' needs a native call before it");
    u64 argument = 0;
    std::string_view w = word();
    if (!parse_number(w, &argument) || argument > kMostArguments)
      return fail("expected the number of an argument, not '" + shown(w) + "'");
    return string(&native_->buffers[static_cast<u32>(argument)]);
  }

  bool clock() {
    auto& clock = out_->outside.clock;
    u64 turn = 0, ns = 0;
    std::string_view w = word();
    if (!parse_number(w, &turn)) return fail("expected the number of a turn, not '" + shown(w) + "'");
    if (!clock.empty() && turn <= clock.back().first) return fail("turn " + shown(w) + " is out of order");
    w = word();
    if (!parse_number(w, &ns)) return fail("expected nanoseconds, not '" + shown(w) + "'");
    if (!clock.empty() && ns < clock.back().second) return fail("the clock goes back to '" + shown(w) + "'");
    clock.emplace_back(turn, ns);
    return true;
  }

  bool file(vm::FileFact& fact) {
    std::string_view kind = word();
    size_t k = 0;
    while (k < std::size(kFileKinds) && kFileKinds[k] != kind) ++k;
    if (k == std::size(kFileKinds)) return fail("expected a kind of file, not '" + shown(kind) + "'");
    fact.kind = static_cast<vm::FileKind>(k);
    u64 value = 0;
    if (fact.kind != vm::FileKind::Missing) {
      std::string_view p = word();
      if (p.size() != 3 || (p[0] != 'r' && p[0] != '-') || (p[1] != 'w' && p[1] != '-') || (p[2] != 'x' && p[2] != '-'))
        return fail("expected permissions such as rw-, not '" + shown(p) + "'");
      fact.readable = p[0] == 'r';
      fact.writable = p[1] == 'w';
      fact.executable = p[2] == 'x';
      std::string_view modified = word();
      if (!parse_number(modified, &value) || value > static_cast<u64>(std::numeric_limits<i64>::max()))
        return fail("expected a time in milliseconds, not '" + shown(modified) + "'");
      fact.modified_ms = static_cast<i64>(value);
      if (fact.kind == vm::FileKind::Regular) {
        std::string_view size = word();
        if (!parse_number(size, &fact.size)) return fail("expected the file's size, not '" + shown(size) + "'");
      }
    }
    if (more_on_line()) {
      std::string_view error = word();
      if (!parse_number(error, &value) || value > 4095)
        return fail("expected an error number, not '" + shown(error) + "'");
      fact.error = static_cast<i32>(value);
    }
    file_ = &fact;
    return true;
  }

  bool contents(bool names) {
    if (file_ == nullptr || file_->kind == vm::FileKind::Missing || names != (file_->kind == vm::FileKind::Directory))
      return fail(names ? "'names' needs a directory before it" : "'contents' needs a file before it");
    file_->has_contents = true;
    if (!names) {
      if (!string(&file_->contents)) return false;
      if (file_->kind == vm::FileKind::Regular) file_->size = file_->contents.size();
      return true;
    }
    while (more_on_line()) {
      std::string name;
      if (!string(&name)) return false;
      if (name.empty() || name.find('/') != std::string::npos || name.find('\0') != std::string::npos)
        return fail("'" + shown(name) + "' is no file's name");
      file_->contents += name + '\0';
    }
    return true;
  }

  bool anchor() {
    if (out_->steps.empty()) return fail("'at' needs a step before it");
    ScheduleStep& step = out_->steps.back();
    if (step.anchors.size() == step.count)
      return fail("the step has " + std::to_string(step.count) + " operations, and more 'at' lines");
    Anchor& a = step.anchors.emplace_back();
    if (out_->version > 1) {
      const std::string_view operation = word();
      const size_t slash = operation.find('/');
      const auto kind = stop_of_name(operation.substr(0, slash));
      const auto manner = slash == std::string_view::npos ? Manner::Usual : manner_named(operation.substr(slash + 1));
      if (!kind || !manner) return fail("unknown operation '" + shown(operation) + "'");
      a.kind = *kind;
      a.manner = *manner;
    }
    if (!string(&a.subject) || !string(&a.file)) return false;
    if (out_->version == 1) a.manner = a.subject.empty() ? Manner::Unnoticed : Manner::Usual;
    std::string_view line = word();
    u64 value = 0;
    if (!parse_number(line, &value) || value > std::numeric_limits<u32>::max())
      return fail("expected the number of a line, not '" + shown(line) + "'");
    a.line = static_cast<u32>(value);
    return string(&a.method) && string(&a.code);
  }

  bool step() {
    ScheduleStep& s = out_->steps.emplace_back();
    std::string_view thread = word();
    if (!is_path(thread)) return fail("expected a thread such as 0.1, not '" + shown(thread) + "'");
    s.thread = thread;
    std::string_view count = word();
    if (!parse_number(count, &s.count) || s.count == 0)
      return fail("expected the number of operations, not '" + shown(count) + "'");
    for (std::string_view w = word(); !w.empty(); w = word())
      if (!pick(w, s)) return false;
    return true;
  }

  bool pick(std::string_view text, ScheduleStep& s) {
    std::string error;
    const std::optional<DecisionAt> p = read_decision(text, &error);
    if (!p) return fail("'" + shown(text) + "': " + error);
    if (p->at >= s.count) return fail("'" + shown(text) + "' lies outside its step of " + std::to_string(s.count));
    if (!s.picks.empty() && p->at < s.picks.back().at) return fail("'" + shown(text) + "' is out of order");
    for (const DecisionAt& other : s.picks)
      if (other.at == p->at && other.decision.kind == p->decision.kind)
        return fail("'" + shown(text) + "' is decided twice");
    s.picks.push_back(*p);
    return true;
  }

  std::string_view text_;
  Schedule* out_;
  size_t position_ = 0;
  size_t line_number_ = 0;
  const char* line_ = nullptr;  // begin of the current line
  const char* at_ = nullptr;    // where the word begins that is being read
  size_t column_ = 1;
  vm::FileFact* file_ = nullptr;      // the last line's, in the journal
  vm::NativeFact* native_ = nullptr;  // likewise
  std::string_view rest_;             // of the current line
  std::string error_;
};

}  // namespace

void write_schedule(const Schedule& schedule, const vm::ByteSink& sink) {
  HEDDLE_CHECK(schedule.version == 1 || schedule.version == kScheduleVersion, "unknown version of schedules");
  Text out(sink);
  out += kMagic;
  out += ' ' + std::to_string(schedule.version) + "\nprogram ";
  write_string(out, schedule.program);
  out += ' ';
  write_hex(out, schedule.program_hash);
  out += '\n';
  for (const std::string& argument : schedule.arguments) write_line(out, "argument", argument);
  for (const auto& [key, value] : schedule.options) {
    HEDDLE_CHECK(is_key(key), "an option's name that cannot be written");
    write_line(out, "option " + key, value);
  }
  if (!schedule.verdict.empty()) write_line(out, "verdict", schedule.verdict);
  write_journal(out, schedule.outside);
  for (const ScheduleStep& step : schedule.steps)
    if (step.count > 0) write_step(out, step, schedule.version);
  out += "end\n";
  out.flush();
}

std::string write_schedule(const Schedule& schedule) {
  std::string text;
  write_schedule(schedule, [&](std::string_view piece) { text += piece; });
  return text;
}

namespace {

bool is_directory_listing(std::string_view names) {
  if (!names.empty() && names.back() != '\0') return false;
  for (size_t at = 0; at < names.size();) {
    const size_t end = names.find('\0', at);
    if (end == at || names.substr(at, end - at).find('/') != std::string_view::npos) return false;
    at = end + 1;
  }
  return true;
}

bool is_well_formed(const std::string& path, const vm::FileFact& fact) {
  if (path.empty() || path[0] != '/' || static_cast<size_t>(fact.kind) >= std::size(kFileKinds)) return false;
  if (fact.error < 0 || fact.error > 4095 || (fact.kind == vm::FileKind::Missing && fact.has_contents)) return false;
  if (fact.kind == vm::FileKind::Directory) return is_directory_listing(fact.contents);
  return !fact.has_contents || fact.kind != vm::FileKind::Regular || fact.size == fact.contents.size();
}

bool is_well_formed(const vm::NativeCall& call, const vm::NativeFact& fact) {
  return is_path(call.thread) && fact.end <= vm::NativeEnd::Overrun &&
         (fact.buffers.empty() || fact.buffers.rbegin()->first <= kMostArguments);
}

// (Those of version 1 have nothing but their text.)
bool is_well_formed(const Anchor& anchor, int version) {
  if (version == 1)
    return anchor.kind == StopKind::Dead &&
           anchor.manner == (anchor.subject.empty() ? Manner::Unnoticed : Manner::Usual);
  return anchor.kind <= StopKind::Uncaught && anchor.manner <= kLastManner;
}

bool is_known(const DecisionAt& pick) { return pick.decision.kind <= DecisionKind::Timeout; }

}  // namespace

bool is_well_formed(const Schedule& schedule) {
  if (schedule.version != 1 && schedule.version != kScheduleVersion) return false;
  for (const auto& [key, value] : schedule.options)
    if (!is_key(key)) return false;
  for (const ScheduleStep& step : schedule.steps)
    if (!is_path(step.thread) || !std::all_of(step.picks.begin(), step.picks.end(), is_known)) return false;
  for (const ScheduleStep& step : schedule.steps)
    if (step.anchors.size() > step.count ||
        !std::all_of(step.anchors.begin(), step.anchors.end(),
                     [&](const Anchor& a) { return is_well_formed(a, schedule.version); }))
      return false;
  for (const auto& [path, fact] : schedule.outside.files)
    if (!is_well_formed(path, fact)) return false;
  for (const auto& [call, fact] : schedule.outside.natives)
    if (!is_well_formed(call, fact)) return false;
  const auto& clock = schedule.outside.clock;
  for (size_t i = 1; i < clock.size(); ++i)
    if (clock[i].first <= clock[i - 1].first || clock[i].second < clock[i - 1].second) return false;
  return true;
}

bool read_schedule(std::string_view text, Schedule* out, std::string* error) { return Reader(text, out).read(error); }

std::string thread_path(const World& world, ThreadId t) {
  return t < world.threads.size() ? world.thread_path(t) : "?";
}

ThreadId find_thread(const World& world, std::string_view path) {
  std::vector<u32> numbers;
  if (!parse_path(path, &numbers)) return vm::kNoThread;
  ThreadId found = vm::kNoThread;
  for (u32 number : numbers) {
    ThreadId parent = found;
    found = vm::kNoThread;
    for (const auto& thread : world.threads)
      if (thread->parent == parent && thread->number == number) found = thread->id;
    if (found == vm::kNoThread) return vm::kNoThread;
  }
  return found;
}

}  // namespace heddle::interp
