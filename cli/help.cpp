// Texts of `vm help TOPIC`.
#include "cli/options.h"

namespace heddle::cli {

std::string help_topic(const std::string& topic) {
  if (topic.empty())
    return std::string(usage()) +
           "\n`vm --help` lists every option. Exit status: 0 nothing wrong; 1 the program failed or a finding\n"
           "was reported; 2 wrong usage or a compile error; 3 the exploration ended at a limit.\n";
  if (topic == "modes")
    return "proof      every schedule that can make a difference; equal states are explored once (default)\n"
           "all        brute force: every visible operation is a switch point; the oracle for small programs\n"
           "exitblock  the paper's ExitBlock: all orders of blocks that end at monitor exits\n"
           "dd         the same with reverse lock chain analysis: potential deadlocks\n"
           "rw         the paper's ExitBlock-RW: orders of independent blocks are skipped\n"
           "rwdd       the same with reverse lock chain analysis\n"
           "--death-branch and --paper-literal belong to the last four. docs/exploration.md says what each\n"
           "mode guarantees, and shows what the printed algorithms miss.\n";
  if (topic == "report")
    return "The verdict comes first, then each finding: what happened, where, who holds and wants what, and the\n"
           "schedule in columns, one a thread. '<- switch' marks where a thread that could have gone on was\n"
           "interrupted. 'rests on' lists what the verdict assumes.\n";
  if (topic == "limits")
    return "--max-time (60 s), --max-schedules, --max-findings (10), --first, --max-steps (1000000 instructions of\n"
           "one block), --max-depth (100000 blocks of one path), --max-timeouts (3 a thread), --cache-mb (2048).\n"
           "A limit that is reached is exit status 3, with the option that goes on.\n";
  if (topic == "schedules")
    return "Each finding leaves heddle-out/NAME-N.schedule (--out DIR, --no-out): a readable text file with the\n"
           "decisions of the run and what it read from outside. `vm replay FILE` runs it again, for ever the same, without\n"
           "input and files; --until N stops after N operations, --commit writes the files that the run has written\n"
           "(an exploration writes none). `vm --record FILE Program.java` keeps a plain run.\n";
  return {};
}

}  // namespace heddle::cli
