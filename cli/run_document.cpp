#include "cli/run_document.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include "junit/tests.h"
#include "tester/describe.h"
#include "tester/json.h"
#include "tester/running_world.h"

namespace heddle::cli {
namespace {

const char* name_of(interp::PlainEnd end) {
  using End = interp::PlainEnd;
  switch (end) {
    case End::Normal: return "normal";
    case End::MainFailed: return "main failed";
    case End::ExitCalled: return "exit called";
    case End::Deadlock: return "deadlock";
    case End::StepLimit: return "step limit";
    case End::Paused: return "paused";
    case End::Stopped: return "stopped";
  }
  return "?";
}

// "\tat bank.Bank.move(Bank.java:5)". Null: it is no such line.
Document place_of(const std::string& line, const Program& program) {
  constexpr std::string_view kAt = "\tat ";
  const size_t open = line.find('(');
  if (!line.starts_with(kAt) || open == std::string::npos || line.back() != ')') return {};
  const std::string method = line.substr(kAt.size(), open - kAt.size());
  std::string file = line.substr(open + 1, line.size() - open - 2);
  u32 number = 0;
  if (const size_t colon = file.rfind(':'); colon != std::string::npos) {
    std::from_chars(file.data() + colon + 1, file.data() + file.size(), number);
    file.resize(colon);
  }
  std::string owner = method.substr(0, method.rfind('.'));
  std::replace(owner.begin(), owner.end(), '.', '/');
  const bool own = program.find_class(owner) != nullptr && !owner.ends_with(junit::kDriver);
  for (base::FileId id = 0; own && id < program.sources().size(); ++id)
    if (program.sources().get(id).name() == file) {
      file = program.sources().get(id).path();
      break;
    }
  Document place{{"file", file}, {"line", number}, {"column", 0}, {"method", method}};
  if (!own) place["library"] = true;
  return place;
}

// The exceptions by which threads have ended.
void add_exceptions(const Program& program, const vm::World& world, const std::string& errors, Document* failures) {
  std::istringstream lines(errors);
  bool inside = false;  // a trace, before what has caused it
  for (std::string line; std::getline(lines, line);) {
    constexpr std::string_view kBegin = "Exception in thread \"";
    if (line.starts_with(kBegin)) {
      inside = false;
      for (const auto& t : world.threads) {
        const std::string head = std::string(kBegin) + world.thread_label(t->id) + "\" ";
        if (t->core.uncaught == 0 || !line.starts_with(head) || inside) continue;
        inside = true;
        failures->push_back({{"kind", "uncaught exception"},
                             {"failure", true},
                             {"message", line.substr(head.size())},
                             {"thread", world.thread_label(t->id)},
                             {"thread_id", world.thread_path(t->id)},
                             {"stack", Document::array()}});
      }
    } else if (inside) {
      if (Document place = place_of(line, program); !place.is_null()) {
        failures->back()["stack"].push_back(std::move(place));
      } else if (!failures->back()["stack"].empty()) {
        inside = false;
      } else {  // a message of several lines
        failures->back()["message"] = failures->back()["message"].get<std::string>() + '\n' + line;
      }
    }
  }
}

}  // namespace

Document run_document(const Program& program, const std::string& path, const vm::World& world, const PlainRun& run,
                      const std::string& output, const std::string& errors) {
  Document failures = Document::array();
  add_exceptions(program, world, errors, &failures);
  if (run.end == interp::PlainEnd::Deadlock) {
    tester::LocksetTable table;
    tester::HeldLocks held(table);
    tester::note_held(world, held);
    const auto threads = tester::thread_reports(world, [&](vm::ThreadId t) { return held.held(t); });
    failures.push_back({{"kind", "deadlock"},
                        {"failure", true},
                        {"message", run.message.substr(0, run.message.find('\n'))},
                        {"threads", tester::threads_as_json(threads)}});
  }
  Document document{
      {"schema", "heddle-run"},         {"version", 1},           {"program", path},  {"end", name_of(run.end)},
      {"exit_status", run.exit_status}, {"message", run.message}, {"output", output}, {"errors_printed", errors},
      {"failures", std::move(failures)}};
  return document;
}

}  // namespace heddle::cli
