#include "cli/pictures.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "checkpoint/archive.h"
#include "cli/option_groups.h"
#include "cli/output.h"
#include "picture/chronicler.h"
#include "picture/listing.h"
#include "picture/svg.h"
#include "tester/words.h"

namespace heddle::cli {
namespace {

constexpr size_t kMostOutcomes = 20;  // of which a page has the schedule, too

std::vector<std::pair<std::string, std::string>> sources_of(const Program& program) {
  std::vector<std::pair<std::string, std::string>> sources;
  for (base::FileId id = 0; id < program.sources().size(); ++id) {
    const base::SourceFile& file = program.sources().get(id);
    sources.emplace_back(shown_path(file.path()), file.text());
  }
  return sources;
}

// Replays schedules of an exploration, and tells what happens in them.
class Storyteller {
 public:
  Storyteller(std::unique_ptr<Program> program, std::unique_ptr<SavedWorld> saved,
              const tester::ExploreOptions& explored, const tester::ReportOptions& report)
      : explored_(explored), report_(report) {
    kept_.program = std::move(program);
    kept_.saved = std::move(saved);
  }
  const Program& program() const { return *kept_.program; }

  // Empty if there is no schedule.
  picture::Chronicle chronicle(const interp::Schedule& schedule, const tester::Finding& finding) {
    if (schedule.steps.empty()) return {};
    kept_.schedule = schedule;
    vm::RunOptions run = explored_.run;
    run.promoted.clear();  // the schedule says what is promoted
    kept_.run = {}, kept_.runner = {};
    if (!set_up_replay(run, explored_.limits.max_timeouts, &kept_)) return {};
    const tester::WorldPointer world = kept_.start();
    if (!world) return {};
    picture::Chronicler chronicler;
    const bool by_eraser = explored_.uses_eraser();
    tester::ReplayOptions how{by_eraser, true};
    how.onlooker = &chronicler;
    const tester::ReplayResult replayed = tester::replay(*world, schedule, kept_.runner, how);
    return chronicler.chronicle(replayed, finding, program().file_name());
  }

  picture::Story story(const tester::Finding& finding) {
    picture::Story s;
    s.title = tester::headline(finding);
    s.words = tester::finding_explanation(finding, report_);
    if (!finding.schedule_file.empty()) s.command = report_.replay_of(finding.schedule_file);
    s.chronicle = chronicle(finding.schedule, finding);
    return s;
  }

 private:
  KeptSchedule kept_;
  const tester::ExploreOptions& explored_;
  const tester::ReportOptions& report_;
};

std::vector<std::pair<std::string, std::string>> facts_of(const tester::ExploreResult& r,
                                                          const tester::ExploreOptions& explored) {
  const tester::Counts& c = r.counts;
  std::vector<std::pair<std::string, std::string>> facts;
  const auto fact = [&](const char* name, u64 n) {
    if (n > 0) facts.emplace_back(name, tester::counted(n));
  };
  facts.emplace_back("mode", explored.mode.name);
  if (explored.partial.strategy != tester::Strategy::Exhaustive)
    facts.emplace_back("strategy", to_string(explored.partial.strategy));
  facts.emplace_back("findings", tester::counted(tester::failures(r, explored.strict_discipline)));
  fact("paths", c.schedules());
  fact("of these run to their end", c.complete);
  fact("stuck for ever", c.stuck);
  fact("cut off as equal", c.pruned);
  fact("states", c.states);
  fact("blocks executed", c.blocks);
  fact("different outputs", r.outputs.size());
  fact("first failure in path", c.first_failure);
  fact("processes that searched", r.workers.size());
  facts.emplace_back("seconds", fmt::format("{:.2f}", r.seconds));
  return facts;
}

std::vector<std::string> coverage_of(const tester::ExploreResult& r) {
  std::vector<std::string> lines;
  if (r.bitstate) lines.push_back(tester::bitstate_text(*r.bitstate));
  if (r.end == tester::SearchEnd::Exhausted) return lines;
  for (const tester::Coverage& c : r.coverage)
    if (std::string text = tester::coverage_text(c); !text.empty()) lines.push_back(std::move(text));
  return lines;
}

// --svg and --listing.
bool write_of_one(const PictureOptions& options, const picture::Story& story) {
  if (story.chronicle.steps.empty()) {
    fails(fmt::format("{}: there is no schedule to show", options.svg.empty() ? "--listing" : "--svg"));
    return true;
  }
  bool written = true;
  if (!options.svg.empty()) written = write_file(options.svg, picture::svg_picture(story.chronicle, story.title));
  if (!options.listing.empty()) written = write_file(options.listing, picture::listing(story.chronicle)) && written;
  return written;
}

}  // namespace

void PictureOptions::add_to(CLI::App& app, bool several_findings) {
  add_report(app, "--html", &html, "a page besides: threads over time, the schedule step by step, locks");
  add_report(app, "--svg", &svg, "a picture of the schedule besides, for slides");
  add_report(app, "--listing", &listing, "the schedule besides, each step a line, with where the other threads stand");
  if (several_findings)
    add_number(app, "--finding", &finding, 1, 1'000'000, "of which finding --svg and --listing are (1)");
}

bool write_pictures(const PictureOptions& options, std::unique_ptr<Program> program, std::unique_ptr<SavedWorld> saved,
                    const tester::ExploreResult& result, const tester::ExploreOptions& explored,
                    const tester::ReportOptions& report, const std::string& report_text, const std::string& command) {
  Storyteller teller(std::move(program), std::move(saved), explored, report);
  bool written = true;
  if (!options.svg.empty() || !options.listing.empty()) {
    const char* const asked = options.svg.empty() ? "--listing" : "--svg";
    const size_t count = result.findings.size();
    if (options.finding > count)
      fails(fmt::format("{}: there is no finding {}; the report has {}", asked, options.finding, count));
    else written = write_of_one(options, teller.story(result.findings[options.finding - 1]));
  }
  if (options.html.empty()) return written;
  picture::Page page;
  page.program = teller.program().file_name();
  page.verdict = to_string(tester::verdict_of(result, explored));
  page.command = command;
  page.facts = facts_of(result, explored);
  for (const tester::Assumption& a : tester::assumptions_of(result, explored, !report.from.empty()))
    page.rests_on.push_back(tester::assumption_text(a));
  page.coverage = coverage_of(result);
  page.report = report_text;
  page.sources = sources_of(teller.program());
  for (const tester::Finding& f : result.findings) page.stories.push_back(teller.story(f));
  if (explored.outcomes) page.outcomes_note = tester::outputs_complete(result, explored) ? "all there are" : "so far";
  const bool listed = explored.outcomes || result.outputs.size() > 1;
  size_t number = 0;
  for (const auto& [text, count] : result.outputs) {
    if (!listed && !page.stories.empty()) break;
    const auto file = result.output_files.find(text);
    std::string again;
    if (file != result.output_files.end()) again = report.replay_of(file->second);
    if (listed) page.outcomes.push_back({text, count, again});
    const auto schedule = result.output_schedules.find(text);
    if (++number > kMostOutcomes || schedule == result.output_schedules.end()) continue;
    picture::Story story;
    story.title = listed ? fmt::format("a schedule with outcome {}", number) : "a schedule that passes";
    story.command = again;
    story.finding = false;
    story.chronicle = teller.chronicle(schedule->second, {});
    if (!story.chronicle.steps.empty()) page.stories.push_back(std::move(story));
  }
  return write_file(options.html, picture::page_html(page)) && written;
}

bool write_pictures(const PictureOptions& options, const Program& program, picture::Chronicle chronicle,
                    const tester::Finding& finding, const std::string& words, const std::string& command) {
  picture::Story story;
  story.title = finding.confirmed ? tester::headline(finding) : "the schedule";
  story.words = words;
  story.finding = finding.confirmed;
  story.chronicle = std::move(chronicle);
  bool written = true;
  if (!options.svg.empty() || !options.listing.empty()) written = write_of_one(options, story);
  if (options.html.empty()) return written;
  picture::Page page;
  page.program = program.file_name();
  page.verdict = "replayed";
  page.command = command;
  page.sources = sources_of(program);
  page.stories.push_back(std::move(story));
  return write_file(options.html, picture::page_html(page)) && written;
}

}  // namespace heddle::cli
