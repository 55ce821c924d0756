#include "cli/help.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>

#include "cli/output.h"
#include "cli/version.h"

namespace heddle::cli {
namespace {

constexpr const char* kExitStatus =
    "\nExit status: 0 nothing wrong; 1 the program failed or a finding was reported; 2 wrong usage,\n"
    "or a file or standard output could not be read or written; 3 the exploration ended at a limit,\n"
    "or was one of a part of the schedules; 4 a bug in Heddle; 5 nothing else is wrong, but rules are\n"
    "broken (--rules); 6 the program does not compile; 7 there is not enough memory.\n";

constexpr const char* kModes =
    "proof      every schedule that can make a difference; equal states are explored once (default)\n"
    "all        brute force: every visible operation is a switch point; the oracle for small programs\n"
    "exitblock  the paper's ExitBlock: all orders of blocks that end at monitor exits\n"
    "dd         the same with reverse lock chain analysis: potential deadlocks\n"
    "rw         the paper's ExitBlock-RW: orders of independent blocks are skipped\n"
    "rwdd       the same with reverse lock chain analysis\n"
    "--death-branch and --paper-literal belong to the last four. docs/exploration.md says what each\n"
    "mode guarantees, and shows what the printed algorithms miss.\n"
    "\n"
    "What is explored, in each mode:\n"
    "--outcomes            the order of prints counts: the set of outputs is complete\n"
    "--expect-output FILE  any other output is a finding; may be repeated; implies --outcomes\n"
    "--promote FIELD       accesses of Account.balance are operations of their own, though the field is\n"
    "                      plain; int[]: those of the elements of all such arrays; auto: whatever races,\n"
    "                      by starting again\n"
    "--expand-library      calls of the library wait as on OpenJDK, and additions do not commute: the same findings "
    "in\n"
    "                      more states\n"
    "--trust CODE          calls of java.util.concurrent, or of one class, are one operation each: faster,\n"
    "                      and blind to faults of that code\n"
    "--spurious            waits and parks may wake up without a notify or unpark\n"
    "--hash-orders N       explore the program in N orders of identity hash codes, by which sets and maps of\n"
    "                      objects without a hashCode are ordered (1; with --outcomes 4)\n"
    "--no-late-clock       no long time passes before a reading of the clock (otherwise an hour may)\n"
    "--handled-exceptions=fail   an exception that the program's own UncaughtExceptionHandler takes is a\n"
    "                      failure, too (pass, the default: it is none)\n"
    "--no-races, --strict-discipline   data races are not looked for; a broken lock discipline is a failure\n"
    "--no-cache            equal states are not merged (also a check of the merging)\n"
    "--check-digests       a check of Heddle: digests and blocks that are remembered are made once more each time\n"
    "--keep-one-of=N       of N states in a row on a path one is remembered (1: all of them; otherwise those of the\n"
    "                      kinds that are met again)\n"
    "--no-like-threads     states that differ only in which of several like threads is which are not merged\n"
    "--no-task-threads     nothing is concluded from what happens with a thread for each task of a pool\n"
    "                      (--task-threads-after=N: that is tried behind N blocks, 20000)\n"
    "--finalizers=WHEN     check: that it does not matter when finalizers run (default); explore: try it;\n"
    "                      off, or --no-finalizers: finalize() is never called\n"
    "--da                  assert statements do nothing\n"
    "\n"
    "A part of the schedules: no verdict but findings, and what has been covered (exit status 3):\n"
    "--explore=random      sampled runs: any thread that can go on, with equal chances\n"
    "--explore=pct         random priorities and --depth - 1 changes: with a bound on the chance to find a fault\n"
    "--explore=pos         random priorities for each step, drawn again for those that depend on it\n"
    "--explore=rounds      threads keep pace: for many like threads that do the same at the same time\n"
    "--explore=history     what has not been done yet with threads at such places, else any thread (Cooperari)\n"
    "--explore=predict     what one run lets expect to fail: vm help prediction (Penelope)\n"
    "--explore=noise       one processor with time slices, and --noise=sleep (yield, priority, mixed, none) at\n"
    "                      --strength=10 percent of the events; --noise-by=methods or pairs: where that covers\n"
    "                      something new (ConTest)\n"
    "--coverage FILE       of sampled runs: which methods they have interrupted, added up in a file\n"
    "--explore=preemption  all schedules with at most 0, 1 ... --depth preemptions\n"
    "--explore=exhaustive  all schedules, and none of these beside\n"
    "--runs N, --seed S    so many runs (10000), of which another seed gives other ones (1)\n";

constexpr const char* kReport =
    "The verdict comes first, then each finding: what happened, where, who holds and wants what, and the\n"
    "schedule in columns, one a thread. '<- switch' marks where a thread that could have gone on was\n"
    "interrupted. Warnings (lock discipline) fail nothing without --strict-discipline.\n"
    "\n"
    "'see it again' is the command that runs the schedule. 'explored' counts states and paths; with\n"
    "--outcomes the outputs follow. 'rests on' lists what a verdict assumes: this input, the lock discipline\n"
    "(data races are findings), how many timeouts were tried, trusted code.\n"
    "\n"
    "Findings: assertion failed, uncaught exception, deadlock (of all, or of some threads while others go\n"
    "on), data race, never terminates, unexpected output, finalization (it matters when a finalizer runs),\n"
    "potential deadlock (paper modes), opaque native (docs/native-calls.md), program exit (--no-exit).\n"
    "--format=json: the same for programs, and all of it (docs/report.md); also of plain runs, vm replay,\n"
    "vm test and vm compare, and of programs that do not compile. --stats: one more line of figures.\n"
    "--json FILE, --sarif FILE, --junit FILE   the same as JSON, as SARIF 2.1.0 for code scanning, as JUnit's\n"
    "                      XML, besides; --format=github: text, with annotations for GitHub's log\n"
    "\n"
    "Pictures (docs/pictures.md), beside the report; also of vm predict and vm replay:\n"
    "--html FILE           one page: threads over time, the schedule forwards and backwards with its source and\n"
    "                      variables, locks, outcomes, what was explored\n"
    "--svg FILE            the schedule of the first finding (--finding N: of another one), for slides\n"
    "--listing FILE        the same as text: each step a line, with where all other threads stand\n"
    "\n"
    "On a terminal reports are as wide as that, and coloured (--color=auto, always, never; NO_COLOR).\n"
    "--full                all rows of a schedule (also of vm replay), however many\n";

constexpr const char* kLimits =
    "--max-time TIME       60 s; also 90s, 5m, 1h; 0: no limit\n"
    "--max-schedules N     no limit\n"
    "--max-findings N      32 different ones; --first: one\n"
    "--max-timeouts N      3: how often a thread's timed waits may time out on one path\n"
    "--max-steps N         1000000000 calls and rounds of loops between two operations that others could notice;\n"
    "                      0: no limit. (A thread whose state comes back spins, long before.)\n"
    "--max-depth N         100000 blocks of one path\n"
    "--cache-mb N          2048: memory for states that were seen; what is forgotten is explored again\n"
    "--bitstate[=MB]       a state is three bits in a table of so many megabytes (64): for more states than\n"
    "                      there is memory. No proof: the report says how many are expected to be missing\n"
    "--heap SIZE           1g: memory of the program\n"
    "--workers N           so many processes search at once, in explorations of more than half a second\n"
    "                      (--workers-after); 0, the default: one for each processor. --cache-mb is for all\n"
    "A limit that ended the exploration is exit status 3, and the report names the option that goes on.\n"
    "--resume FILE         goes on with an exploration that was stopped or killed, from heddle-out/NAME.frontier;\n"
    "                      it is kept at time and schedule limits, at Ctrl-C, and every 30 s (--frontier-every)\n"
    "Plain runs: --plain-max-steps N, --heap SIZE, and --max-time TIME, of the wall clock.\n"
    "\n"
    "What the program may do (docs/outside-world.md):\n"
    "--sandbox[=DIR]       no environment, no native calls, and no files but those in DIR; without DIR: none\n"
    "--no-exit             System.exit and halt are failures, with their place\n"
    "--allow-native        explorations and replays may call C functions (docs/native-calls.md)\n";

constexpr const char* kSchedules =
    "Each finding leaves heddle-out/NAME-N.schedule (--out DIR, --no-out), and with --outcomes each output\n"
    "NAME-output-N.schedule: a readable text file with the decisions of the run and everything that the\n"
    "program learned from outside: input, files, variables of the environment, native calls.\n"
    "`vm replay FILE` runs it again, for ever the same, without input and files. If the program has moved:\n"
    "`vm replay FILE PATH`. If it has been changed, each operation must still be the one that it was.\n"
    "--tolerant            follow it in the changed program as far as it goes, by operations, objects and\n"
    "                      the text of lines: does the fix stand the schedule that failed?\n"
    "--until N             stop after N operations and show where each thread stands\n"
    "--commit              write the files that the path has written: an exploration itself changes no file\n"
    "\n"
    "`vm --record FILE Program.java` keeps a plain run in such a file; --seed N is another interleaving,\n"
    "--real-time lets sleeps take their time. Of these, --until counts instructions.\n"
    "--archives            findings leave binary NAME-N.heddle files instead: for journals with much in them\n"
    "--save-world FILE --at STEP   a plain run stops there and saves everything; --load-world FILE goes on,\n"
    "                      with --systematic every way that there is\n"
    "replay FILE --until N --save-world WORLD   saves the middle of a schedule\n"
    "`vm debug FILE` and `vm debug Program.java` walk through a run by hand, forwards and backwards; 'help'\n"
    "there lists the commands (docs/debugger.md); --input FILE is the program's standard input; --no-history: what is\n"
    "typed is not kept for the next session; --max-operations N: of one\n"
    "command; --color=auto, always or never (auto: unless NO_COLOR is set)\n";

constexpr const char* kPredict =
    "vm predict Program.java, or --explore=predict: one run is observed; then those schedules are run in which\n"
    "  an access of one thread falls between two of another's that belong together (a method's, or one round of a\n"
    "  loop's): RWR, WRW, RWW, WWR, WWW; two threads stand before accesses that race; or threads wait for each\n"
    "  other's locks. Only what fails when it is run is a finding.\n"
    "  @heddle.Atomic on methods: only these are taken to be atomic\n"
    "--seed N              a random run is observed, in place of one that switches as little as possible\n"
    "--runs N              so many schedules at most\n"
    "--expect-output FILE  any other output is a failure; may be repeated; serial: what the program prints when\n"
    "                      its threads run one after the other\n"
    "vm compare Program.java: this and every other strategy, side by side; --budget 5s: so long each; --html FILE:\n"
    "  a page with a chart, besides\n"
    "docs/seeds/penelope.md has the method, what it can miss, and the paper's programs\n";

constexpr const char* kRules =
    "vm --rules Program.java: one run, watched; rules about locks, waits, threads and data say what is wrong with it,\n"
    "  although nothing has happened yet. --list-rules has them; exit status 5: one is broken, and nothing else wrong\n"
    "--rules=NAMES         names of rules and categories, default, all; separated by commas\n"
    "--rules-file FILE     rules of your own, and actions of others (report, stop, ignore)\n"
    "--summary             locks, threads and lock order in figures\n"
    "with --systematic or --explore: the schedules of the exploration, at most --rules-runs N (1000) of them\n"
    "docs/rules.md says what each rule means, and what stands in a file of rules\n";

constexpr std::pair<const char*, const char*> kTopics[] = {{"modes", kModes},        {"report", kReport},
                                                           {"limits", kLimits},      {"schedules", kSchedules},
                                                           {"prediction", kPredict}, {"rules", kRules}};

// "--seed N", "-h, --help"; of flags "--no-cache".
std::string signature(const CLI::Option& option) {
  std::vector<std::string> names;
  for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
  for (const std::string& name : option.get_snames()) names.push_back("-" + name);
  std::string text = fmt::format("{}", fmt::join(names, ", "));
  if (option.get_items_expected_min() > 0) text += " " + option.get_type_name();
  // A flag that may have a value: --systematic is --systematic=proof.
  else if (const std::string value = option.get_flag_value(names[0].substr(2), ""); value != "true" && value != "false")
    text += "[=" + option.get_type_name() + "]";
  return text;
}

// Two columns; the right one is broken between words.
std::string entry(const std::string& left, const std::string& right) {
  constexpr size_t kLeft = 28, kRight = 88;
  std::string text = fmt::format("  {:{}}", left, kLeft);
  if (left.size() + 2 > kLeft) text += fmt::format("\n  {:{}}", "", kLeft);
  for (size_t at = 0; at < right.size();) {
    size_t end = right.size();
    if (end - at > kRight) end = right.rfind(' ', at + kRight);
    if (at > 0) text += fmt::format("\n  {:{}}", "", kLeft);
    text += right.substr(at, end - at);
    at = end + 1;
  }
  return text + '\n';
}

std::string option_entries(Command& command) {
  CLI::App app;
  app.set_help_flag();
  add_all_options(command, app);
  std::string text;
  for (const CLI::Option* option : app.get_options())
    if (option->get_group() != kHidden) text += entry(signature(*option), option->get_description());
  return text;
}

// "modes, report, limits, schedules"
std::string topic_names() {
  std::vector<std::string> names;
  for (const auto& [name, text] : kTopics) names.emplace_back(name);
  return fmt::format("{}", fmt::join(names, ", "));
}

std::string everything() {
  std::string text = usage();
  for (const auto& command : all_commands()) {
    const std::string options = option_entries(*command);
    if (!options.empty()) text += fmt::format("\n{}\n{}", command->texts().synopsis, options);
  }
  return text + "\nalways\n" + entry("-h, --help", "print this; after a command: its options") +
         entry("--version", "print the version") + kExitStatus;
}

}  // namespace

std::string usage() {
  std::string text;
  for (const auto& command : all_commands()) {
    const CommandTexts& texts = command->texts();
    text += fmt::format("{:7}{:48} {}\n", text.empty() ? "usage:" : "", texts.synopsis, texts.summary);
  }
  return text;
}

std::string help_of(Command& command) {
  const CommandTexts& texts = command.texts();
  std::string text = fmt::format("usage: {}\n       {}\n", texts.synopsis, texts.summary);
  if (const std::string options = option_entries(command); !options.empty()) text += "\noptions:\n" + options;
  if (*texts.topics != 0) text += fmt::format("\ntopics of vm help that say more: {}\n", texts.topics);
  return text;
}

std::string usage_without_program(const Given& given) {
  if (!given.operands.empty()) return "vm: the name of the program is empty\n" + usage();
  for (const auto& [name, words] : given.words)
    if (words.size() > 1 && words.back().ends_with(".java"))
      return fmt::format("vm: there is no program: {} is the value of {}\n", words.back(), name) + usage();
  return (given.command_line.empty() ? "" : "vm: there is no program: a Java file, or a folder\n") + usage();
}

std::string help_on(const std::string& subject) {
  if (subject.empty()) {
    std::vector<std::string> names;
    for (const auto& command : all_commands()) names.emplace_back(command->texts().name);
    return usage() +
           fmt::format("\nvm help COMMAND lists its options, vm --help all of them\ncommands: {}\n",
                       fmt::join(names, ", ")) +
           fmt::format("vm help TOPIC explains; topics: {}\n", topic_names()) +
           "\nA program is a Java file, one of its tests (File.java#test), several files, or the one program in a "
           "folder;\n"
           "--source-path=lib/src:more names folders in which its classes are looked for, too.\n" +
           kExitStatus;
  }
  if (subject == kEverything) return everything();
  for (const auto& [name, text] : kTopics)
    if (subject == name) return text;
  for (const auto& command : all_commands())
    if (subject == command->texts().name) return help_of(*command);
  return "";
}

const CommandTexts& HelpCommand::texts() const {
  static constexpr CommandTexts kTexts = {"help", "vm help [COMMAND|TOPIC]",
                                          "topics: modes, report, limits, schedules, prediction, rules", "help", false};
  return kTexts;
}

int HelpCommand::run() {
  const std::string subject = given.operands.empty() ? "" : given.operands[0];
  const std::string text = help_on(subject);
  if (text.empty()) {
    std::vector<std::string> names;
    for (const auto& command : all_commands()) names.emplace_back(command->texts().name);
    std::fprintf(stderr, "vm: no help on '%s'; commands: %s; topics: %s\n", subject.c_str(),
                 fmt::format("{}", fmt::join(names, ", ")).c_str(), topic_names().c_str());
    return 2;
  }
  return print(text) ? 0 : kNotWritten;
}

const CommandTexts& VersionCommand::texts() const {
  static constexpr CommandTexts kTexts = {"version", "vm version", "version, commit and compiler", "the version",
                                          false};
  return kTexts;
}

int VersionCommand::run() { return print(version_text() + '\n') ? 0 : kNotWritten; }

}  // namespace heddle::cli
