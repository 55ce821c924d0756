// Texts of `vm help TOPIC`.
#include "cli/options.h"

namespace heddle::cli {

namespace {

constexpr const char* kGeneral =
    "\n`vm --help` lists every option. Exit status: 0 nothing wrong; 1 the program failed or a finding\n"
    "was reported; 2 wrong usage or a compile error; 3 the exploration ended at a limit; 4 a bug in Heddle.\n";

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
    "--trust CODE          calls of java.util.concurrent, or of one class, are one operation each: faster,\n"
    "                      and blind to faults of that code\n"
    "--spurious            waits and parks may wake up without a notify or unpark\n"
    "--no-late-clock       no long time passes before a reading of the clock (otherwise an hour may)\n"
    "--handled-exceptions=fail   an exception that the program's own UncaughtExceptionHandler takes is a\n"
    "                      failure, too (pass, the default: it is none)\n"
    "--no-races, --strict-discipline   data races are not looked for; a broken lock discipline is a failure\n"
    "--no-cache            equal states are not merged (also a check of the merging)\n"
    "--finalizers=WHEN     check: that it does not matter when finalizers run (default); explore: try it;\n"
    "                      off, or --no-finalizers: finalize() is never called\n"
    "--da                  assert statements do nothing\n";

constexpr const char* kReport =
    "The verdict comes first, then each finding: what happened, where, who holds and wants what, and the\n"
    "schedule in columns, one a thread. '<- switch' marks where a thread that could have gone on was\n"
    "interrupted. Warnings (lock discipline) fail nothing without --strict-discipline.\n"
    "\n"
    "'see it again' is the command that runs the schedule. 'explored' counts states, paths and blocks; with\n"
    "--outcomes the outputs follow. 'rests on' lists what a verdict assumes: this input, the lock discipline\n"
    "(data races are findings), how many timeouts were tried, trusted code, digests of states.\n"
    "\n"
    "Findings: assertion failed, uncaught exception, deadlock (of all, or of some threads while others go\n"
    "on), data race, never terminates, unexpected output, finalization (it matters when a finalizer runs),\n"
    "potential deadlock (paper modes), opaque native (docs/native-calls.md).\n"
    "--format=json: the same for programs, and all of it (docs/report.md). --stats: one more line of figures.\n";

constexpr const char* kLimits =
    "--max-time TIME       60 s; also 90s, 5m, 1h; 0: no limit\n"
    "--max-schedules N     no limit\n"
    "--max-findings N      32 different ones; --first: one\n"
    "--max-timeouts N      3: how often a thread's timed waits may time out on one path\n"
    "--max-steps N         1000000000 calls and rounds of loops between two operations that others could notice;\n"
    "                      0: no limit. (A thread whose state comes back spins, long before.)\n"
    "--max-depth N         100000 blocks of one path\n"
    "--cache-mb N          2048: memory for states that were seen; what is forgotten is explored again\n"
    "--heap SIZE           1g: memory of the program\n"
    "A limit that ended the exploration is exit status 3, and the report names the option that goes on.\n"
    "--resume FILE         goes on with an exploration that was stopped or killed, from heddle-out/NAME.frontier;\n"
    "                      it is kept at time and schedule limits, at Ctrl-C, and every 30 s (--frontier-every)\n"
    "Plain runs: --plain-max-steps N, --heap SIZE.\n";

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
    "--archives            findings leave binary NAME-N.heddle files, too: for journals with much in them\n"
    "--save-world FILE --at STEP   a plain run stops there and saves everything; --load-world FILE goes on,\n"
    "                      with --systematic every way that there is\n"
    "replay FILE --until N --save-world WORLD   saves the middle of a schedule\n"
    "`vm debug FILE` and `vm debug Program.java` walk through a run by hand, forwards and backwards; 'help'\n"
    "there lists the commands (docs/debugger.md); --input FILE is the program's standard input\n";

}  // namespace

std::string help_topic(const std::string& topic) {
  if (topic.empty()) return std::string(usage()) + kGeneral;
  if (topic == "modes") return kModes;
  if (topic == "report") return kReport;
  if (topic == "limits") return kLimits;
  if (topic == "schedules") return kSchedules;
  return {};
}

}  // namespace heddle::cli
