#include "tester/finding_id.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <functional>

namespace heddle::tester {
namespace {

constexpr std::string_view kBetween = " | ";  // stuck parts

struct Prefix {
  CauseKind kind;
  std::string_view text;
};
// Longer ones first, where one begins with another.
constexpr Prefix kPrefixes[] = {
    {CauseKind::Assertion, "assertion "},
    {CauseKind::OpaqueNative, "opaque "},
    {CauseKind::Exit, "exit "},
    {CauseKind::Uncaught, "uncaught "},
    {CauseKind::Race, "race "},
    {CauseKind::Discipline, "discipline "},
    {CauseKind::Stranded, "deadlock: stranded "},
    {CauseKind::Deadlock, "deadlock: "},
    {CauseKind::Potential, "potential: "},
    {CauseKind::Idle, "idle: "},
    {CauseKind::Spin, "spin:"},
    {CauseKind::Livelock, "livelock: "},
    {CauseKind::Output, "output: "},
    {CauseKind::Printed, "prints: "},
    {CauseKind::FinalizerDeed, "finalizer "},
    {CauseKind::FinalizerVariable, "finalizer "},
    {CauseKind::Rule, "rule "},
};

std::string_view prefix_of(CauseKind kind) {
  for (const Prefix& p : kPrefixes)
    if (p.kind == kind) return p.text;
  return "";
}

// (Parts may be empty: one comes between all the same.)
std::string all_joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) text += (&part == &parts.front() ? "" : std::string(between)) + part;
  return text;
}

std::vector<std::string> split(std::string_view text, std::string_view between) {
  std::vector<std::string> parts;
  for (;;) {
    const size_t end = text.find(between);
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + between.size());
  }
}

// --- the deeds of finalizers

struct DeedNotation {
  std::string_view name;
  std::array<std::string_view, 4> text;  // around the operands, as many as are not empty behind the first one
};
constexpr DeedNotation kDeeds[] = {
    {"endless", {"does not come to an end"}},
    {"wait", {"waits for somebody"}},
    {"notify", {"notifies ", ""}},
    {"start", {"starts a thread"}},
    {"interrupt", {"interrupts a thread"}},
    {"unpark", {"unparks a thread"}},
    {"input", {"reads input"}},
    {"choice", {"makes a choice"}},
    {"files", {"uses files"}},
    {"exit", {"ends the program"}},
    {"lock order", {"takes ", " while it holds ", ", and ", " takes them the other way round"}},
};
static_assert(std::size(kDeeds) == static_cast<size_t>(kLastFinalizerDeed) + 1);

size_t operands_of(FinalizerDeed deed) {
  return deed == FinalizerDeed::Notifies ? 1 : deed == FinalizerDeed::LockOrder ? 3 : 0;
}

std::string deed_text(const std::vector<std::string>& parts) {
  for (const DeedNotation& d : kDeeds) {
    if (parts.size() < 2 || d.name != parts[1]) continue;
    std::string text(d.text[0]);
    for (size_t i = 2; i < parts.size() && i - 1 < d.text.size(); ++i) text += parts[i] + std::string(d.text[i - 1]);
    return text;
  }
  return "";
}

// Appends the deed's name and operands.
bool read_deed(std::string_view text, std::vector<std::string>* parts) {
  for (size_t k = 0; k < std::size(kDeeds); ++k) {
    const DeedNotation& d = kDeeds[k];
    const size_t operands = operands_of(static_cast<FinalizerDeed>(k));
    if (operands == 0 ? text != d.text[0] : !text.starts_with(d.text[0])) continue;
    std::vector<std::string> found{std::string(d.name)};
    std::string_view rest = text.substr(d.text[0].size());
    for (size_t i = 1; i <= operands; ++i) {
      const size_t end = i == operands ? rest.rfind(d.text[i]) : rest.find(d.text[i]);
      if (end == std::string_view::npos || (i == operands && end + d.text[i].size() != rest.size())) return false;
      found.emplace_back(rest.substr(0, end));
      rest.remove_prefix(end + d.text[i].size());
    }
    parts->insert(parts->end(), found.begin(), found.end());
    return true;
  }
  return false;
}

// --- reading

bool is_path(std::string_view word) {
  return !word.empty() && word.find_first_not_of("0123456789.") == std::string_view::npos;
}

// "0 wants a 0.1 wants b": each begins with a thread's path.
std::vector<std::string> potential_parts(std::string_view text) {
  std::vector<std::string> parts;
  for (const std::string& word : split(text, " ")) {
    if (parts.empty() || is_path(word)) parts.push_back(word);
    else parts.back() += " " + word;
  }
  return parts;
}

// "java.lang.Error at Main.run:7 in worker one": names of classes and places have no blanks, threads may.
FindingId uncaught(std::string_view text) {
  const size_t blank = text.find(' ');
  if (blank == std::string_view::npos) return {};
  FindingId id{CauseKind::Uncaught, {std::string(text.substr(0, blank)), "", ""}};
  std::string_view rest = text.substr(blank);
  constexpr std::string_view kAt = " at ", kIn = " in ";
  if (rest.starts_with(kAt)) {
    rest.remove_prefix(kAt.size());
    const size_t end = rest.find(' ');
    if (end == std::string_view::npos) return {};
    id.parts[1] = rest.substr(0, end);
    rest.remove_prefix(end);
  }
  if (!rest.starts_with(kIn)) return {};
  id.parts[2] = rest.substr(kIn.size());
  return id;
}

// "Main.x Main.run:7r Main.run:9w": the last two words are the accesses.
FindingId race(CauseKind kind, std::string_view text) {
  const size_t second = text.rfind(' ');
  if (second == std::string_view::npos || second == 0) return {};
  const size_t first = text.rfind(' ', second - 1);
  if (first == std::string_view::npos) return {};
  return {kind,
          {std::string(text.substr(0, first)), std::string(text.substr(first + 1, second - first - 1)),
           std::string(text.substr(second + 1))}};
}

FindingId finalizer(std::string_view text) {
  const size_t end = std::min(text.find(": "), text.find(' '));
  if (end == std::string_view::npos) return {};
  const std::string method(text.substr(0, end));
  if (text[end] == ' ') return {CauseKind::FinalizerVariable, {method, std::string(text.substr(end + 1))}};
  FindingId id{CauseKind::FinalizerDeed, {method}};
  return read_deed(text.substr(end + 2), &id.parts) ? id : FindingId{};
}

}  // namespace

std::string to_string(const FindingId& id) {
  const std::string prefix(prefix_of(id.kind));
  switch (id.kind) {
    case CauseKind::None: return "";
    case CauseKind::Assertion:
    case CauseKind::OpaqueNative:
    case CauseKind::Exit:
    case CauseKind::Stranded:
    case CauseKind::Output:
    case CauseKind::Printed:
    case CauseKind::Race:
    case CauseKind::Discipline:
    case CauseKind::FinalizerVariable:
    case CauseKind::Potential: return prefix + all_joined(id.parts, " ");
    case CauseKind::Uncaught:
      return prefix + id.parts[0] + (id.parts[1].empty() ? "" : " at " + id.parts[1]) + " in " + id.parts[2];
    case CauseKind::Deadlock:
    case CauseKind::Rule:
    case CauseKind::Idle: return prefix + all_joined(id.parts, kBetween);
    case CauseKind::Spin: return prefix + all_joined(id.parts, ":");
    case CauseKind::Livelock: return prefix + all_joined(id.parts, ", ");
    case CauseKind::FinalizerDeed: return prefix + id.parts[0] + ": " + deed_text(id.parts);
  }
  return "";
}

FindingId finding_id_of(std::string_view text) {
  for (const Prefix& p : kPrefixes) {
    if (!text.starts_with(p.text)) continue;
    const std::string_view rest = text.substr(p.text.size());
    switch (p.kind) {
      case CauseKind::Uncaught: return uncaught(rest);
      case CauseKind::Race:
      case CauseKind::Discipline: return race(p.kind, rest);
      case CauseKind::FinalizerDeed:
      case CauseKind::FinalizerVariable: return finalizer(rest);
      case CauseKind::Deadlock:
      case CauseKind::Rule:
      case CauseKind::Idle: return {p.kind, split(rest, kBetween)};
      case CauseKind::Spin: return {p.kind, split(rest, ":")};
      case CauseKind::Livelock: return {p.kind, split(rest, ", ")};
      case CauseKind::Potential: return {p.kind, potential_parts(rest)};
      default: return {p.kind, {std::string(rest)}};
    }
  }
  return {};
}

size_t FindingIdHash::operator()(const FindingId& id) const { return std::hash<std::string>()(to_string(id)); }

// --- parts

namespace {

constexpr std::string_view kClassInit = "the initialisation of class ";
constexpr std::string_view kShutdown = "the right to shut down";
constexpr std::string_view kAtomicity = "only its atomicity";
constexpr std::string_view kGone = "a lock that is gone";

}  // namespace

std::string key_of(const Thing& monitor) {
  switch (monitor.kind) {
    case ThingKind::ClassInit: return std::string(kClassInit) + monitor.label;
    case ThingKind::Shutdown: return std::string(kShutdown);
    case ThingKind::Atomicity: return std::string(kAtomicity);
    case ThingKind::Gone: return std::string(kGone);
    default: return monitor.label;
  }
}

Thing monitor_of_key(const std::string& key) {
  if (key.starts_with(kClassInit)) return {ThingKind::ClassInit, key.substr(kClassInit.size())};
  if (key == kShutdown) return {ThingKind::Shutdown, ""};
  if (key == kAtomicity) return {ThingKind::Atomicity, ""};
  if (key == kGone) return {ThingKind::Gone, ""};
  return {ThingKind::Monitor, key};
}

std::string stuck_part(const std::string& path, Plight plight, const std::string& what) {
  switch (plight) {
    case Plight::Runs: return path + " runs";
    case Plight::Wants: return path + " wants " + what;
    case Plight::Joins: return path + " joins " + what;
    case Plight::Parks: return path + " parks";
    case Plight::Waits: return path + " waits " + what;
  }
  return path;
}

std::string livelock_part(const std::string& thread, const std::string& method) {
  if (method.empty()) return thread;
  constexpr std::string_view kLambda = ".lambda$";
  const size_t at = method.find(kLambda);
  std::string name = method.substr(0, at), inner;
  if (at != std::string::npos) {
    inner = method.substr(at + kLambda.size());
    inner = "." + inner.substr(0, inner.rfind('$'));
  }
  for (size_t i = 0; i + 1 < name.size(); ++i)  // nested classes as in the source
    if (name[i] == '$' && std::isalpha(static_cast<u8>(name[i + 1]))) name[i] = '.';
  return thread + " in " + (at == std::string::npos ? "" : "a lambda in ") + name + inner;
}

FindingId deadlock_id(std::vector<std::string> parts, CauseKind kind) {
  std::sort(parts.begin(), parts.end());
  return {kind, std::move(parts)};
}

namespace {

std::string fingerprint(const std::string& output) {
  u64 hash = 0xcbf29ce484222325ull;  // FNV-1a
  for (char c : output) hash = (hash ^ static_cast<u8>(c)) * 0x100000001b3ull;
  std::string digits;
  for (int shift = 60; shift >= 0; shift -= 4) digits += "0123456789abcdef"[(hash >> shift) & 15];
  return digits;
}

}  // namespace

FindingId output_id(const std::string& output) { return {CauseKind::Output, {fingerprint(output)}}; }
FindingId printed_id(const std::string& output) { return {CauseKind::Printed, {fingerprint(output)}}; }

FindingId finalizer_deed_id(const std::string& finalizer, FinalizerDeed deed, std::vector<std::string> operands) {
  FindingId id{CauseKind::FinalizerDeed, {finalizer, std::string(kDeeds[static_cast<size_t>(deed)].name)}};
  id.parts.insert(id.parts.end(), operands.begin(), operands.end());
  return id;
}

}  // namespace heddle::tester
