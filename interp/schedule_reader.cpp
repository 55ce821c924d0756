// Text to schedules (schedule_notation.h), line by line: the first fault ends it, with its line and column.
#include <algorithm>
#include <charconv>
#include <limits>

#include "interp/schedule_notation.h"

namespace heddle::interp {

namespace {

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
    if (!next_line() || word() != kScheduleMagic) {
      line_number_ = 1;
      at_ = nullptr;
      return fail("this is not a schedule (expected '" + std::string(kScheduleMagic) + ' ' +
                  std::to_string(kScheduleVersion) + "')");
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

bool read_schedule(std::string_view text, Schedule* out, std::string* error) { return Reader(text, out).read(error); }

}  // namespace heddle::interp
