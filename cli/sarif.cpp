#include "cli/sarif.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/problems.h"
#include "cli/version.h"
#include "vm/base/shell_text.h"

namespace heddle::cli {
namespace {

struct Rule {
  const char* kind;
  const char* id;
  const char* name;
  const char* summary;
  const char* help;
};

// clang-format off
constexpr Rule kSarifRules[] = {
  {"assertion failed", "assertion-failed", "AssertionFailed", "An assertion fails in some schedule.",
   "In the schedule shown an assert statement, or an assertion method, found its condition false. Look at what the threads did between the last writes of the variables it reads."},
  {"uncaught exception", "uncaught-exception", "UncaughtException", "A thread ends by an exception that nobody catches.",
   "In the schedule shown an exception ends its thread. The code flow is the way there: look for an interruption between a check and what relies on it."},
  {"deadlock", "deadlock", "Deadlock", "Some threads wait for each other, or for what nobody will do.",
   "The threads named can never go on. Take locks in one order everywhere; wait in a loop that checks the condition under the lock by which it is changed; notify everybody whom the change concerns."},
  {"data race", "data-race", "DataRace", "Two threads access one variable at once, and at least one of them writes.",
   "Nothing orders the two accesses, so the Java memory model promises little about what is read. Guard all accesses by one lock, or make the variable volatile or atomic."},
  {"lock discipline", "lock-discipline", "LockDiscipline", "No single lock protects a shared variable.",
   "The accesses never met, but no lock is held at all of them. Guard the variable by one lock, or say in a comment what orders the accesses."},
  {"potential deadlock", "potential-deadlock", "PotentialDeadlock", "Locks are taken in different orders.",
   "Two threads take locks in different orders. That this can come to a deadlock was not shown."},
  {"never terminates", "never-terminates", "NeverTerminates", "The program does not end.",
   "From the end of the schedule shown the program goes round for ever, or only idle workers are left. Shut pools down; let loops that wait make progress."},
  {"unexpected output", "unexpected-output", "UnexpectedOutput", "The program prints what none of the expected outputs is.",
   "Some schedule prints another text than those given with --expect-output."},
  {"finalization", "finalization", "Finalization", "It matters when a finalizer runs.",
   "A finalizer reads or writes what other threads use without order. Do not rely on finalizers, or guard what they share."},
  {"opaque native", "opaque-native", "OpaqueNative", "A native call would have to be made a second time.",
   "What a native method did outside cannot be taken back, and another schedule needs it otherwise."},
  {"compile error", "compile-error", "CompileError", "The program does not compile.",
   "The source text is not Java as this compiler knows it."},
  {"test error", "test-error", "TestError", "A test could not be run.", "The message says why."},
  {"test failed", "test-failed", "TestFailed", "A test fails.", "The message says why: what was expected was not found."},
};
// clang-format on

Rule rule_of(const Problem& p) {
  for (const Rule& r : kSarifRules)
    if (p.kind == r.kind) return r;
  return {"", "", "BrokenRule", "A rule about locks and threads is broken.", "docs/rules.md explains the rules."};
}

std::string id_of(const Problem& p) {
  if (const Rule rule = rule_of(p); *rule.id != 0) return rule.id;
  std::string id = p.kind;
  std::replace(id.begin(), id.end(), ' ', '/');
  return id;
}

// A path as a URI: relative to where the command was given, or of a file.
Document artifact(const std::string& path) {
  std::string uri = path.starts_with('/') ? "file://" : "";
  for (const char c : path) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                       std::string_view("-._~/").find(c) != std::string_view::npos;
    uri += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  Document location{{"uri", uri}};
  if (!path.starts_with('/')) location["uriBaseId"] = "SRCROOT";
  return location;
}

Document location(const ProblemPlace& place, const std::string& message) {
  Document j = Document::object();
  if (!place.file.empty()) {
    j["physicalLocation"]["artifactLocation"] = artifact(place.file);
    if (place.line != 0) {
      Document region{{"startLine", place.line}};
      if (place.column != 0) region["startColumn"] = place.column;
      if (place.end_line >= place.line && place.end_line != 0) region["endLine"] = place.end_line;
      if (place.end_column != 0) region["endColumn"] = place.end_column;
      j["physicalLocation"]["region"] = std::move(region);
    }
  }
  if (!place.method.empty())
    j["logicalLocations"] = Document::array({{{"fullyQualifiedName", place.method}, {"kind", "function"}}});
  if (!message.empty()) j["message"]["text"] = message;
  return j;
}

// SARIF's words for what happens there (section 3.38.8).
Document kinds_of(const Problem::Step& s) {
  const std::string& o = s.operation;
  const auto is = [&](std::initializer_list<std::string_view> all) {
    return std::find(all.begin(), all.end(), o) != all.end();
  };
  if (is({"Enter", "TryEnter", "Reacquire"})) return Document::array({"acquire", "lock"});
  if (is({"Exit", "Wait"})) return Document::array({"release", "lock"});
  if (is({"VolatileRead", "VolatileWrite", "Cas"})) return Document::array({"value"});
  if (is({"Death"})) return Document::array({"exit", "function"});
  return Document::array({"call"});
}

Document code_flow(const Problem& p) {
  std::vector<std::string> ids;
  for (const Problem::Step& s : p.steps)
    if (std::find(ids.begin(), ids.end(), s.thread_id) == ids.end()) ids.push_back(s.thread_id);
  Document flows = Document::array();
  for (const std::string& id : ids) {
    Document locations = Document::array();
    std::string name;
    for (size_t i = 0; i < p.steps.size(); ++i) {
      const Problem::Step& s = p.steps[i];
      if (s.thread_id != id) continue;
      name = s.thread;
      locations.push_back({{"location", location(s.place, s.thread + ' ' + s.what)},
                           {"kinds", kinds_of(s)},
                           {"executionOrder", i + 1},
                           {"importance", s.switches ? "essential" : "important"}});
    }
    flows.push_back({{"id", id}, {"message", {{"text", "thread " + name}}}, {"locations", std::move(locations)}});
  }
  return {{"message", {{"text", "the schedule that shows it"}}}, {"threadFlows", std::move(flows)}};
}

Document result(const Problem& p, size_t rule) {
  std::string text = p.message;
  for (const std::string& hint : p.hints) text += "\nhint: " + hint;
  Document j{{"ruleId", id_of(p)},
             {"ruleIndex", rule},
             {"level", p.failure ? "error" : "warning"},
             {"message", {{"text", text}}},
             {"locations", Document::array({location(p.place, "")})}};
  if (!p.key.empty()) j["partialFingerprints"]["heddleKey/v1"] = p.key;
  Document related = Document::array();
  for (const Problem::Related& r : p.related) {
    Document one = location(r.place, r.message);
    one["id"] = related.size() + 1;
    related.push_back(std::move(one));
  }
  if (!related.empty()) j["relatedLocations"] = std::move(related);
  if (p.stack.size() > 1) {
    Document frames = Document::array();
    for (const ProblemPlace& at : p.stack) frames.push_back({{"location", location(at, "")}});
    j["stacks"] = Document::array({{{"message", {{"text", "where it was"}}}, {"frames", std::move(frames)}}});
  }
  if (!p.steps.empty()) j["codeFlows"] = Document::array({code_flow(p)});
  Document properties = Document::object();
  if (!p.program.empty()) properties["program"] = p.program;
  if (!p.schedule_file.empty()) properties["replay"] = "vm replay " + base::shell_word(p.schedule_file);
  if (!properties.empty()) j["properties"] = std::move(properties);
  return j;
}

}  // namespace

Document sarif_of(const Document& document) {
  Document rules = Document::array(), results = Document::array();
  std::vector<std::string> known;
  for (const Problem& p : problems_of(document)) {
    const std::string id = id_of(p);
    const size_t index = static_cast<size_t>(std::find(known.begin(), known.end(), id) - known.begin());
    if (index == known.size()) {
      const Rule r = rule_of(p);
      known.push_back(id);
      rules.push_back({{"id", id},
                       {"name", r.name},
                       {"shortDescription", {{"text", r.summary}}},
                       {"fullDescription", {{"text", r.summary}}},
                       {"help", {{"text", r.help}, {"markdown", r.help}}},
                       {"defaultConfiguration", {{"level", p.failure ? "error" : "warning"}}}});
    }
    results.push_back(result(p, index));
  }
  const Document driver{{"name", "Heddle"}, {"fullName", version_text()}, {"rules", std::move(rules)}};
  return {{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
          {"version", "2.1.0"},
          {"runs", Document::array({{{"tool", {{"driver", driver}}},
                                     {"columnKind", "unicodeCodePoints"},
                                     {"originalUriBaseIds",
                                      {{"SRCROOT", {{"description", {{"text", "where the command was given"}}}}}}},
                                     {"results", std::move(results)}}})}};
}

}  // namespace heddle::cli
