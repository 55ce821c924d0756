// Schedules to text (schedule_notation.h).
#include <algorithm>

#include "interp/schedule_notation.h"

namespace heddle::interp {

namespace {

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

}  // namespace

void write_schedule(const Schedule& schedule, const vm::ByteSink& sink) {
  HEDDLE_CHECK(schedule.version == 1 || schedule.version == kScheduleVersion, "unknown version of schedules");
  Text out(sink);
  out += kScheduleMagic;
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

}  // namespace heddle::interp
