#include "picture/page.h"

#include <map>
#include <nlohmann/json.hpp>
#include <string_view>

#include "picture/contention.h"
#include "picture/lock_order.h"
#include "picture/page_files.h"
#include "tester/explain.h"

namespace heddle::picture {
namespace {

using Json = nlohmann::ordered_json;

constexpr u32 kAccess = 1, kMatters = 2, kPreempts = 4, kLast = 8;  // bits of a step; page/model.js has them, too

// Strings and places, each once: everything else names them by number.
class Tables {
 public:
  size_t text(const std::string& text) {
    const auto [at, is_new] = texts_.try_emplace(text, texts_.size());
    if (is_new) all_texts_.push_back(text);
    return at->second;
  }
  // -1: not known.
  i64 place(const Place& p) {
    if (p.line == 0) return -1;
    const auto [at, is_new] = places_.try_emplace({p.file, p.line, p.method}, places_.size());
    if (is_new) all_places_.push_back(Json::array({p.file, p.line, tester::method_text(p)}));
    return static_cast<i64>(at->second);
  }
  void put_into(Json* story) {
    (*story)["texts"] = std::move(all_texts_);
    (*story)["places"] = std::move(all_places_);
  }

 private:
  std::map<std::string, size_t> texts_;
  std::map<std::tuple<std::string, u32, std::string>, size_t> places_;
  Json all_texts_ = Json::array(), all_places_ = Json::array();
};

// Of what is not there: -1.
i64 number(u32 n) { return n == kNone ? -1 : static_cast<i64>(n); }

Json contention(const std::vector<Contention>& all) {
  Json rows = Json::array();
  for (const Contention& c : all)
    rows.push_back({c.name, c.acquisitions, c.contended, c.held, c.longest_held, c.waited, c.longest_waited});
  return rows;
}

template <typename Enum>
Json names_up_to(Enum last) {
  Json names = Json::array();
  for (u32 i = 0; i <= static_cast<u32>(last); ++i) names.push_back(to_string(static_cast<Enum>(i)));
  return names;
}

Json story_json(const Story& story) {
  const Chronicle& c = story.chronicle;
  Tables tables;
  Json threads = Json::array(), steps = Json::array(), locks = Json::array(), bands = Json::array(),
       arrows = Json::array(), variables = Json::array(), printed = Json::array(), order = Json::array();
  for (const ThreadLife& life : c.threads) {
    Json standings = Json::array();
    for (const Standing& s : life.standings)
      standings.push_back({s.step, static_cast<u32>(s.activity), tables.text(s.text), number(s.lock), number(s.owner),
                           tables.place(s.place)});
    threads.push_back({{"name", life.name}, {"path", life.path}, {"standings", std::move(standings)}});
  }
  for (const Step& s : c.steps)
    steps.push_back(
        {s.thread, tables.text(s.text), tables.place(s.place),
         (s.access ? kAccess : 0) | (s.matters ? kMatters : 0) | (s.preempts ? kPreempts : 0) | (s.last ? kLast : 0),
         to_string(s.mark)});
  for (const Lock& lock : c.locks) locks.push_back(lock.name);
  for (const Band& b : c.bands)
    bands.push_back({b.thread, b.lock, b.from, number(b.to), b.depth, tables.place(b.place)});
  for (const Arrow& a : c.arrows) arrows.push_back({static_cast<u32>(a.kind), a.from, a.to, a.step});
  for (const Variable& v : c.variables) {
    Json changes = Json::array();
    for (const Variable::Change& change : v.changes)
      changes.push_back({change.step, tables.text(change.value), change.thread, change.write ? 1 : 0});
    variables.push_back({{"name", v.name}, {"shared", v.shared}, {"changes", std::move(changes)}});
  }
  for (const Printed& p : c.printed) printed.push_back({p.step, p.text, p.error ? 1 : 0});
  for (const LockOrder& o : lock_order(c)) {
    Json events = Json::array();
    for (const LockOrder::Event& e : o.events)
      events.push_back({e.thread, e.step, tables.place(e.from), tables.place(e.to), e.wanted ? 1 : 0});
    order.push_back({{"from", o.from}, {"to", o.to}, {"cycle", o.in_cycle}, {"events", std::move(events)}});
  }
  Json j{{"title", story.title},
         {"words", story.words},
         {"command", story.command},
         {"finding", story.finding},
         {"leftOut", c.left_out},
         {"threads", std::move(threads)},
         {"steps", std::move(steps)},
         {"locks", std::move(locks)},
         {"bands", std::move(bands)},
         {"arrows", std::move(arrows)},
         {"variables", std::move(variables)},
         {"printed", std::move(printed)},
         {"order", std::move(order)},
         {"contentionByLock", contention(contention_by_lock(c))},
         {"contentionByThread", contention(contention_by_thread(c))}};
  tables.put_into(&j);
  return j;
}

// As part of a script: what could end the script, or begin a comment, is written in another way.
std::string script_text(const Json& value) {
  const std::string text = value.dump(-1, ' ', true, Json::error_handler_t::replace);
  std::string safe;
  safe.reserve(text.size());
  for (const char c : text) {
    if (c == '<') safe += "\\u003c";
    else safe += c;
  }
  return safe;
}

// As HTML has it, also within quotes. Bytes that are no UTF-8 are replaced.
std::string escaped(const std::string& text) {
  const std::string valid =
      Json::parse(Json(text).dump(-1, ' ', false, Json::error_handler_t::replace)).get<std::string>();
  std::string out;
  for (const char c : valid) {
    if (c == '<') out += "&lt;";
    else if (c == '>') out += "&gt;";
    else if (c == '&') out += "&amp;";
    else if (c == '"') out += "&quot;";
    else out += c;
  }
  return out;
}

}  // namespace

std::string page_html(const Page& page) {
  Json stories = Json::array(), outcomes = Json::array(), facts = Json::array(), sources = Json::array();
  for (const Story& s : page.stories) stories.push_back(story_json(s));
  for (const Outcome& o : page.outcomes)
    outcomes.push_back({{"text", o.text}, {"count", o.count}, {"command", o.command}});
  for (const auto& [name, value] : page.facts) facts.push_back(Json::array({name, value}));
  for (const auto& [name, text] : page.sources) sources.push_back({{"name", name}, {"text", text}});
  const Json data{{"format", "heddle-page"},
                  {"version", 1},
                  {"program", page.program},
                  {"verdict", page.verdict},
                  {"command", page.command},
                  {"facts", std::move(facts)},
                  {"restsOn", page.rests_on},
                  {"coverage", page.coverage},
                  {"report", page.report},
                  {"stories", std::move(stories)},
                  {"outcomes", std::move(outcomes)},
                  {"outcomesNote", page.outcomes_note},
                  {"sources", std::move(sources)},
                  {"activities", names_up_to(kLastActivity)},
                  {"arrowKinds", names_up_to(kLastArrowKind)}};
  // Each mark stands once in the template; what has been put in is not looked at again.
  const std::map<std::string_view, std::string> parts = {
      {"@TITLE@", escaped(page.program) + ": " + escaped(page.verdict)},
      {"@STYLE@", std::string(page_style())},
      {"@SCRIPT@", std::string(page_script())},
      {"@DATA@", script_text(data)}};
  std::string out;
  std::string_view rest = page_template();
  while (!rest.empty()) {
    size_t at = std::string_view::npos;
    const std::pair<const std::string_view, std::string>* part = nullptr;
    for (const auto& p : parts)
      if (const size_t found = rest.find(p.first); found < at) at = found, part = &p;
    out += rest.substr(0, at);
    if (part == nullptr) break;
    out += part->second;
    rest.remove_prefix(at + part->first.size());
  }
  return out;
}

}  // namespace heddle::picture
