#include "lsp/findings.h"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <utility>

#include "lsp/codes.h"
#include "vm/base/shell_text.h"

namespace heddle::lsp {
namespace {

using Json = nlohmann::json;

constexpr size_t kMostSteps = 60;  // editors show a list

const Json& member(const Json& object, const char* name) {
  static const Json kNothing;
  if (!object.is_object()) return kNothing;
  const auto found = object.find(name);
  return found == object.end() ? kNothing : *found;
}

std::string text(const Json& object, const char* name) {
  const Json& value = member(object, name);
  return value.is_string() ? value.get<std::string>() : "";
}

struct Place {
  const base::SourceFile* file = nullptr;
  u32 begin = 0, end = 0;
};

class Places {
 public:
  Places(const base::SourceFiles& files, const Documents& documents, std::filesystem::path folder)
      : files_(files), documents_(documents), folder_(std::move(folder)) {}

  // Of a frame or a step; no file: it is not in the program.
  Place find(const Json& place) const {
    Place found;
    const Json &line = member(place, "line"), &column = member(place, "column");
    if (!line.is_number_unsigned() || member(place, "library") == true) return found;
    found.file = file_of(text(place, "file"));
    const u64 number = line.get<u64>();
    if (found.file == nullptr || number < 1 || number > found.file->line_count()) return {};
    const std::string_view content = found.file->line_text(static_cast<u32>(number));
    size_t at = 0;
    for (u64 left = column.is_number_unsigned() ? column.get<u64>() : 1; left > 1 && at < content.size(); --left) do
        ++at;
      while (at < content.size() && (static_cast<unsigned char>(content[at]) & 0xC0) == 0x80);
    if (!column.is_number_unsigned() || column == 0) at = std::min(content.find_first_not_of(" \t"), content.size());
    size_t end = at;
    while (end < content.size() && is_name_byte(content[end])) ++end;
    if (end == at && end < content.size()) ++end;
    found.begin = found.file->line_start(static_cast<u32>(number)) + static_cast<u32>(at);
    found.end = found.file->line_start(static_cast<u32>(number)) + static_cast<u32>(end);
    return found;
  }
  // The innermost frame of the program.
  Place of_stack(const Json& stack) const {
    if (stack.is_array())
      for (const Json& frame : stack)
        if (const Place place = find(frame); place.file != nullptr) return place;
    return {};
  }
  Json related(const Place& place, const std::string& message) const {
    return {{"location",
             {{"uri", documents_.client_uri(place.file->path())},
              {"range", range_json(*place.file, place.begin, place.end)}}},
            {"message", message}};
  }

 private:
  const base::SourceFile* file_of(const std::string& path) const {
    const std::filesystem::path wanted = (folder_ / path).lexically_normal();
    for (base::FileId id = 0; id < files_.size(); ++id)
      if (std::filesystem::path(files_.get(id).path()).lexically_normal() == wanted) return &files_.get(id);
    return nullptr;
  }

  const base::SourceFiles& files_;
  const Documents& documents_;
  const std::filesystem::path folder_;
};

// Where a finding belongs: a race's second access; what was thrown; the first thread that does not go on.
Place main_place(const Json& finding, const Places& places) {
  const Json& accesses = member(finding, "accesses");
  if (accesses.is_array() && !accesses.empty())
    if (const Place place = places.of_stack(member(accesses.back(), "stack")); place.file != nullptr) return place;
  if (const Place place = places.of_stack(member(finding, "stack")); place.file != nullptr) return place;
  for (const bool waiting : {true, false})
    for (const Json& thread : member(finding, "threads"))
      if (!waiting || !text(thread, "wants").empty())
        if (const Place place = places.of_stack(member(thread, "stack")); place.file != nullptr) return place;
  const Json& steps = member(finding, "steps");
  if (steps.is_array())
    for (auto step = steps.rbegin(); step != steps.rend(); ++step)
      if (const Place place = places.find(member(*step, "place")); place.file != nullptr) return place;
  return {};
}

bool stands(const Json& finding) {
  const std::string kind = text(finding, "kind");
  return kind == "deadlock" || kind == "potential deadlock" || kind == "never terminates";
}

// The schedule as the text report shows it: a call of the library is one step, and steps of class initialisation are
// there only if they are what it is about.
struct Step {
  const Json* first = nullptr;
  std::string words;
};
std::vector<Step> steps_of(const Json& finding) {
  std::vector<Step> all;
  std::map<std::string, std::string> calls;  // in which a thread is
  const bool of_classes = text(finding, "deadlock_kind") == "initialiser cycle";
  for (const Json& step : member(finding, "steps")) {
    const std::string thread = text(step, "thread_id"), call = text(step, "call"), value = text(step, "value");
    if (member(member(step, "place"), "line") == 0) continue;  // a thread's end
    if (!of_classes && text(step, "operation").starts_with("ClassInit")) continue;
    std::string& inside = calls[thread];
    if (!call.empty() && call == inside) continue;
    inside = call;
    std::string words = text(step, "thread") + ' ' + (call.empty() ? text(step, "what") : "calls " + call);
    if (call.empty() && !value.empty()) words += " = " + value;
    all.push_back({&step, words});
  }
  return all;
}

Json related_of(const Json& finding, const Places& places) {
  Json all = Json::array();
  const auto add = [&](const Place& place, const std::string& message) {
    if (place.file != nullptr) all.push_back(places.related(place, message));
  };
  for (const Json& access : member(finding, "accesses"))
    add(places.of_stack(member(access, "stack")),
        text(access, "thread") + (!text(access, "call").empty()     ? " calls " + text(access, "call")
                                  : member(access, "write") == true ? " writes it"
                                                                    : " reads it"));
  if (stands(finding))
    for (const Json& thread : member(finding, "threads")) {
      const std::string wants = text(thread, "wants"), call = text(thread, "call"), state = text(thread, "call_state");
      const std::string name = text(thread, "thread");
      if (!call.empty())
        add(places.of_stack(member(thread, "stack")),
            name + " waits in " + call + (state.empty() ? "" : " (" + state + ")"));
      else if (!wants.empty())
        add(places.of_stack(member(thread, "stack")),
            name + (text(thread, "state") == "waits on" ? " waits on " : " waits for ") + wants);
      for (const Json& held : member(thread, "holds"))
        add(places.of_stack(member(held, "stack")), name + " holds " + text(held, "lock"));
    }
  const std::vector<Step> steps = steps_of(finding);
  // (The end of a long schedule says more than its beginning.)
  for (size_t i = steps.size() - std::min(steps.size(), kMostSteps); i < steps.size(); ++i)
    add(places.find(member(*steps[i].first, "place")), "step " + std::to_string(i + 1) + ": " + steps[i].words);
  return all;
}

}  // namespace

std::map<std::string, std::vector<nlohmann::json>> findings_of(const nlohmann::json& report,
                                                               const base::SourceFiles& files,
                                                               const Documents& documents, const std::string& main,
                                                               const std::string& folder) {
  std::map<std::string, std::vector<Json>> all;
  const Places places(files, documents, folder);
  for (const Json& finding : member(report, "findings")) {
    const Place place = main_place(finding, places);
    const std::string variable = text(finding, "variable");
    std::string message = text(finding, "kind") + (variable.empty() ? "" : " on " + variable);
    if (const std::string what = text(finding, "message"); !what.empty()) message += ": " + what;
    for (const Json& hint : member(finding, "hints"))
      if (hint.is_string()) message += "\nhelp: " + hint.get<std::string>();
    if (const std::string schedule = text(finding, "schedule_file"); !schedule.empty())
      message += "\nsee it again: vm replay " + base::shell_word(schedule);
    Json shown = {{"severity", member(finding, "failure") == true ? kError : kWarning},
                  {"source", "heddle"},
                  {"code", text(finding, "kind")},
                  {"message", message}};
    if (place.file != nullptr) shown["range"] = range_json(*place.file, place.begin, place.end);
    else shown["range"] = {{"start", position_json({})}, {"end", position_json({})}};
    if (Json related = related_of(finding, places); !related.empty()) shown["relatedInformation"] = std::move(related);
    all[place.file != nullptr ? place.file->path() : main].push_back(std::move(shown));
  }
  return all;
}

}  // namespace heddle::lsp
