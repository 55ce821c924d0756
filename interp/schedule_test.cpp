#include "interp/schedule.h"

#include <doctest/doctest.h>

#include <random>

using namespace heddle;
using namespace heddle::interp;

namespace {

std::string full_error_of(std::string_view text) {
  Schedule s;
  std::string error;
  CHECK_FALSE(read_schedule(text, &s, &error));
  return error;
}

// "line L: message"; the column is left out.
std::string schedule_error_of(std::string_view text) {
  std::string error = full_error_of(text);
  const size_t comma = error.find(", column "), colon = error.find(": ");
  if (comma < colon) error.erase(comma, colon - comma);
  return error;
}

const char* const kHead = "heddle-schedule 2\nprogram \"M.java\" 0123456789abcdef\n";

Schedule example() {
  Schedule s;
  s.program = "Main.java";
  s.program_hash = 0x00ab54a98ceb1f0a;
  s.arguments = {"", "two words", "quote \" and \\"};
  s.options = {{"join", "full"}, {"seed", "7"}};
  s.verdict = "deadlock";
  s.outside.input = "first\nsecond \xff\x01\nno end";
  s.outside.environment = {{"HOME", "/home/me"}, {"UNSET", std::nullopt}};
  s.outside.clock = {{3, 1000000}, {17, 1000000}};
  s.outside.properties = {{"user.dir", "/tmp/x y"}};
  s.outside.files["/tmp/a.txt"] = {vm::FileKind::Regular, 0, true, true, false, 1700000000123, 5, true, "one\ntwo"};
  s.outside.files["/tmp/a.txt"].size = 7;
  s.outside.files["/tmp/big"] = {vm::FileKind::Regular, 13, false, true, false, 5, 99, false, ""};
  s.outside.files["/tmp/dir"] = {vm::FileKind::Directory, 0, true, true, true, 7, 0, true, std::string("a\0b c\0", 6)};
  s.outside.files["/tmp/gone"] = {vm::FileKind::Missing, 2, false, false, false, 0, 0, false, ""};
  s.outside.natives = {
      {{"0", false, 2, 255}, {"libz.so.1:crc32", vm::NativeEnd::Returned, 0xcbf43926, std::nullopt, {}}},
      {{"0", false, 3, 255}, {"f", vm::NativeEnd::Returned, 0, "ä\"\n", {}}},
      {{"0.1", false, 0, 1ull << 63},
       {"g", vm::NativeEnd::Returned, 0, std::nullopt, {{0, std::string("ab\n\0c", 5)}, {12, "x"}}}},
      {{"0.1", false, 1, 1}, {"h", vm::NativeEnd::Unlinked, 0, "libh.so: no such file", {}}},
      {{"0", true, 0, 2}, {"h", vm::NativeEnd::Overrun, 0, "too far", {}}}};
  s.steps.push_back({"0", 3, {}, ""});
  s.steps.push_back({"0.1",
                     4,
                     {{0, {DecisionKind::Notify, 1}}, {2, {DecisionKind::Choose, 17}}, {2, {DecisionKind::Timeout, 0}}},
                     "note\nhere"});
  return s;
}

}  // namespace

TEST_CASE("schedule: anchors") {
  Schedule s;
  s.program = "Main.java";
  s.steps.push_back({"0",
                     2,
                     {},
                     "",
                     {{StopKind::Enter, Manner::Queues, "A.b", "A.java", 7, "A.run", "if (x == \"y\")"},
                      {StopKind::Exit, Manner::Unnoticed, "", "", 0, "", ""}}});
  s.steps.push_back({"0.1", 3, {}, "", {{StopKind::Death, Manner::Usual, "", "", 0, "", ""}}});
  const std::string text = write_schedule(s);
  CHECK(text.find(R"x(
step 0 2
at Enter/queues "A.b" "A.java" 7 "A.run" "if (x == \"y\")"
at Exit/unnoticed "" "" 0 "" ""
step 0.1 3
at Death "" "" 0 "" ""
end
)x") != std::string::npos);
  Schedule back;
  std::string error;
  REQUIRE_MESSAGE(read_schedule(text, &back, &error), error);
  REQUIRE(back.steps.size() == 2);
  CHECK(back.steps[0].anchors == s.steps[0].anchors);
  CHECK(back.steps[1].anchors == s.steps[1].anchors);
  CHECK(schedule_error_of(std::string(kHead) + "at Wait \"x\" \"\" 1 \"\" \"\"\nend\n") ==
        "line 3: 'at' needs a step before it");
  const std::string step = std::string(kHead) + "step 0 1\n";
  CHECK(schedule_error_of(step + "at Wait \"x\" \"\" 5000000000 \"\" \"\"\nend\n") ==
        "line 4: expected the number of a line, not '5000000000'");
  CHECK(schedule_error_of(step + "at Wait \"x\" \"\" 1 \"\"\nend\n") == "line 4: expected a string in double quotes");
  const std::string at = "at Wait \"x\" \"\" 1 \"\" \"\"\n";
  CHECK(schedule_error_of(step + at + at + "end\n") == "line 5: the step has 1 operations, and more 'at' lines");
  for (const char* unknown : {"Waits", "Wait/often", "Wait/", "/queues", "wait", "\"x\""})
    CHECK(schedule_error_of(step + "at " + unknown + " \"x\" \"\" 1 \"\" \"\"\nend\n") ==
          std::string("line 4: unknown operation '") + unknown + "'");
}

TEST_CASE("schedule: every operation and manner that an anchor can have is written and read again") {
  Schedule s;
  s.program = "Main.java";
  const u64 kinds = static_cast<u64>(StopKind::Uncaught) + 1, manners = static_cast<u64>(kLastManner) + 1;
  s.steps.push_back({"0", kinds * manners, {}, "", {}});
  for (u64 k = 0; k < kinds; ++k)
    for (u64 m = 0; m < manners; ++m)
      s.steps[0].anchors.push_back({static_cast<StopKind>(k), static_cast<Manner>(m), "x y", "", 0, "", ""});
  Schedule back;
  std::string error;
  REQUIRE_MESSAGE(read_schedule(write_schedule(s), &back, &error), error);
  CHECK(back.steps[0].anchors == s.steps[0].anchors);
  CHECK(is_well_formed(back));
}

TEST_CASE("schedule: version 1 is read, with its anchors as text, and written again as it was") {
  const std::string text = R"x(heddle-schedule 1
program "Main.java" 0000000000000000
step 0 2
at "enters A.b" "A.java" 7 "A.run" "f();"
at "" "" 0 "" ""
end
)x";
  Schedule s;
  std::string error;
  REQUIRE_MESSAGE(read_schedule(text, &s, &error), error);
  CHECK(s.version == 1);
  CHECK(is_well_formed(s));
  CHECK(s.steps[0].anchors[0] == Anchor{StopKind::Dead, Manner::Usual, "enters A.b", "A.java", 7, "A.run", "f();"});
  CHECK(s.steps[0].anchors[1].is_unnoticed());
  CHECK(write_schedule(s) == text);
}

TEST_CASE("schedule: the text form is readable") {
  CHECK(write_schedule(example()) == R"(heddle-schedule 2
program "Main.java" 00ab54a98ceb1f0a
argument ""
argument "two words"
argument "quote \" and \\"
option join "full"
option seed "7"
verdict "deadlock"
journal 1
input "first\n"
input "second \xff\x01\n"
input "no end"
variable "HOME" "/home/me"
variable "UNSET"
property "user.dir" "/tmp/x y"
file "/tmp/a.txt" regular rw- 1700000000123 7
contents "one\n"
contents "two"
file "/tmp/big" regular -w- 5 99 13
file "/tmp/dir" directory rwx 7
names "a" "b c"
file "/tmp/gone" missing 2
native 0 2 00000000000000ff "libz.so.1:crc32" value 00000000cbf43926
native 0 3 00000000000000ff "f" text "ä\"\n"
native-once 0 0 0000000000000002 "h" overrun "too far"
native 0.1 0 8000000000000000 "g" value 0000000000000000
buffer 0 "ab\n"
buffer 0 "\x00c"
buffer 12 "x"
native 0.1 1 0000000000000001 "h" unlinked "libh.so: no such file"
clock 3 1000000
clock 17 1000000
step 0 3
step 0.1 4 notify@0=1 choose@2=17 timeout@2  # note here
end
)");
}

TEST_CASE("schedule: reading gives back what was written") {
  Schedule s = example(), back;
  std::string error;
  REQUIRE_MESSAGE(read_schedule(write_schedule(s), &back, &error), error);
  CHECK(back.program == s.program);
  CHECK(back.program_hash == s.program_hash);
  CHECK(back.arguments == s.arguments);
  CHECK(back.options == s.options);
  CHECK(back.verdict == s.verdict);
  CHECK(back.outside == s.outside);
  REQUIRE(back.steps.size() == 2);
  CHECK(back.steps[1].thread == "0.1");
  CHECK(back.steps[1].count == 4);
  REQUIRE(back.steps[1].picks.size() == 3);
  CHECK(back.steps[1].picks[0].decision == Decision{DecisionKind::Notify, 1});
  CHECK(back.steps[1].picks[1].decision == Decision{DecisionKind::Choose, 17});
  CHECK(back.steps[1].picks[2].decision.kind == DecisionKind::Timeout);
  CHECK(back.steps[1].note.empty());
}

TEST_CASE("schedule: any bytes of input survive") {
  std::mt19937 random(3);
  for (int round = 0; round < 300; ++round) {
    Schedule s, back;
    size_t size = random() % 500;
    for (size_t i = 0; i < size; ++i) {
      // Mostly text, with some multi-byte characters, whole and broken.
      static const char* const kPieces[] = {"a", "\n", "\xc3\xa4", "\xe2\x82\xac", "\xf0\x9f\x98\x80", "\xe2\x80\xa8",
                                            "\""};
      if (random() % 2) s.outside.input += kPieces[random() % std::size(kPieces)];
      else s.outside.input += static_cast<char>(random());
    }
    s.verdict = s.outside.input;
    std::string text = write_schedule(s), error;
    REQUIRE_MESSAGE(read_schedule(text, &back, &error), error);
    REQUIRE(back.outside == s.outside);
    REQUIRE(back.verdict == s.verdict);
    REQUIRE(write_schedule(back) == text);
  }
}

TEST_CASE("schedule: comments, blank lines and carriage returns are accepted") {
  Schedule s;
  std::string error;
  CHECK(
      read_schedule("# by hand\r\nheddle-schedule 1\r\n\r\n  program \"x\" 0000000000000000 # why\n"
                    "\tstep 0 1\nend\n\n# more\n",
                    &s, &error));
  CHECK(s.steps.size() == 1);
}

TEST_CASE("schedule: errors name the line") {
  std::string head = kHead;
  CHECK(schedule_error_of("") == "line 1: this is not a schedule (expected 'heddle-schedule 2')");
  CHECK(schedule_error_of("class Main {") == "line 1: this is not a schedule (expected 'heddle-schedule 2')");
  CHECK(schedule_error_of("heddle-schedule 3\n") == "line 1: unknown version '3' (known: 1 and 2)");
  CHECK(schedule_error_of("heddle-schedule 1\nstep 0 1\n") == "line 2: expected 'program'");
  CHECK(schedule_error_of(head) == "line 3: the schedule is cut off (expected 'end')");
  CHECK(schedule_error_of(head + head.substr(head.find("program"))) == "line 3: 'program' may not stand here");
  CHECK(schedule_error_of(head + "step 0 1\ninput \"x\"\n") == "line 4: 'input' may not stand here");
  CHECK(schedule_error_of(head + "verdict \"x\"\nverdict \"x\"\n") == "line 4: 'verdict' may not stand here");
  CHECK(schedule_error_of(head + "stop 0 1\n") == "line 3: unknown keyword 'stop'");
  CHECK(schedule_error_of(head + "step 00 1\n") == "line 3: expected a thread such as 0.1, not '00'");
  CHECK(schedule_error_of(head + "step 0. 1\n") == "line 3: expected a thread such as 0.1, not '0.'");
  CHECK(schedule_error_of(head + "step\n") == "line 3: expected a thread such as 0.1, not ''");
  CHECK(schedule_error_of(head + "step 4294967296 1\n") == "line 3: expected a thread such as 0.1, not '4294967296'");
  CHECK(schedule_error_of(head + "step 0 0\n") == "line 3: expected the number of operations, not '0'");
  CHECK(schedule_error_of(head + "step 0 -1\n") == "line 3: expected the number of operations, not '-1'");
  CHECK(schedule_error_of(head + "step 0 99999999999999999999\n") ==
        "line 3: expected the number of operations, not '99999999999999999999'");
  CHECK(schedule_error_of(head + "step 0 2 choose@2=1\n") == "line 3: 'choose@2=1' lies outside its step of 2");
  CHECK(schedule_error_of(head + "step 0 2 choose@1=1 choose@0=1\n") == "line 3: 'choose@0=1' is out of order");
  CHECK(schedule_error_of(head + "step 0 2 choose@1=1 choose@1=2\n") == "line 3: 'choose@1=2' is decided twice");
  CHECK(schedule_error_of(head + "step 0 2 choose@1=4294967296\n") ==
        "line 3: 'choose@1=4294967296': expected a number behind '='");
  CHECK(schedule_error_of(head + "step 0 2 notify@1\n") == "line 3: 'notify@1': expected a number behind '='");
  CHECK(schedule_error_of(head + "step 0 2 timeout@1=\n") == "line 3: 'timeout@1=': a timeout takes no value");
  CHECK(schedule_error_of(head + "step 0 2 jump@1\n") == "line 3: 'jump@1': unknown decision");
  CHECK(schedule_error_of(head + "step 0 2 x\n") == "line 3: 'x': no decision such as notify@0=1");
  CHECK(schedule_error_of(head + "option a \"1\"\noption a \"1\"\n") == "line 4: option 'a' is given twice");
  CHECK(schedule_error_of(head + "option A \"1\"\n") == "line 3: expected the name of an option");
  CHECK(schedule_error_of(head + "journal 1\ninput \"abc\n") == "line 4: the string is not closed");
  CHECK(schedule_error_of(head + "journal 1\ninput \"\\x4\"\n") == "line 4: \\x needs two hexadecimal digits");
  CHECK(schedule_error_of(head + "journal 1\ninput \"\\q\"\n") == "line 4: unknown escape '\\q'");
  CHECK(schedule_error_of(head + "journal 1\ninput \"a\"b\n") == "line 4: expected a blank after the string");
  CHECK(schedule_error_of(head + "end\nstep 0 1\n") == "line 4: text after 'end'");
  CHECK(schedule_error_of("heddle-schedule 1\nprogram \"x\" 12\n") ==
        "line 2: expected the program's hash, 16 hexadecimal digits");
}

TEST_CASE("schedule: errors in native calls") {
  const std::string head = std::string(kHead) + "journal 1\n", call = "native 0 1 0000000000000001 \"f\" ";
  CHECK(schedule_error_of(head + "native 0.x 1\n") == "line 4: expected a thread such as 0.1, not '0.x'");
  CHECK(schedule_error_of(head + "native 0 x\n") == "line 4: expected the number of a call, not 'x'");
  CHECK(schedule_error_of(head + "native 0 1 12 \"f\"\n") == "line 4: expected 16 hexadecimal digits, not '12'");
  CHECK(schedule_error_of(head + "native 0 1 0000000000000001 f\n") == "line 4: expected a string in double quotes");
  CHECK(schedule_error_of(head + call + "\n") == "line 4: expected how the call ended, not ''");
  CHECK(schedule_error_of(head + call + "value 1\n") == "line 4: expected 16 hexadecimal digits, not '1'");
  CHECK(schedule_error_of(head + call + "text\n") == "line 4: expected a string in double quotes");
  CHECK(schedule_error_of(head + call + "text \"a\" \"b\"\n") == "line 4: unexpected '\"b\"'");
  CHECK(schedule_error_of(head + call + "text \"a\"\n" + call + "text \"a\"\n") ==
        "line 5: this native call is given twice");
  CHECK(schedule_error_of(head + "buffer 0 \"a\"\n") == "line 4: 'buffer' needs a native call before it");
  CHECK(schedule_error_of(head + call + "text \"a\"\nenvironment\nbuffer 0 \"a\"\n") ==
        "line 6: 'buffer' needs a native call before it");
  CHECK(schedule_error_of(head + call + "text \"a\"\nbuffer 256 \"a\"\n") ==
        "line 5: expected the number of an argument, not '256'");
}

TEST_CASE("schedule: errors name the column") {
  const std::string head = kHead;
  CHECK(full_error_of(head + "  step 0 1 jump@0 # note\n") == "line 3, column 12: 'jump@0': unknown decision");
  CHECK(full_error_of(head + "journal 1\nvariable \"A\" \"\\q\"\n") == "line 4, column 14: unknown escape '\\q'");
  CHECK(full_error_of(head) == "line 3, column 1: the schedule is cut off (expected 'end')");
}

TEST_CASE("schedule: errors in the journal") {
  const std::string head = std::string(kHead) + "journal 1\n";
  CHECK(schedule_error_of(std::string(kHead) + "input \"x\"\n") == "line 3: expected 'journal 1' before 'input'");
  CHECK(schedule_error_of(std::string(kHead) + "journal 2\n") ==
        "line 3: unknown version '2' of the journal (known: 1)");
  CHECK(schedule_error_of(head + "journal 1\n") == "line 4: 'journal' may not stand here");
  CHECK(schedule_error_of(head + "step 0 1\nfile \"/a\" missing 2\n") == "line 5: 'file' may not stand here");
  CHECK(schedule_error_of(head + "file \"a\" missing 2\n") == "line 4: expected an absolute path, not 'a'");
  CHECK(schedule_error_of(head + "file \"/a\" pipe\n") == "line 4: expected a kind of file, not 'pipe'");
  CHECK(schedule_error_of(head + "file \"/a\" regular rwz 1 1\n") ==
        "line 4: expected permissions such as rw-, not 'rwz'");
  CHECK(schedule_error_of(head + "file \"/a\" regular rw- x 1\n") ==
        "line 4: expected a time in milliseconds, not 'x'");
  CHECK(schedule_error_of(head + "file \"/a\" regular rw- 1 99999999999999999999\n") ==
        "line 4: expected the file's size, not '99999999999999999999'");
  CHECK(schedule_error_of(head + "file \"/a\" missing 5000\n") == "line 4: expected an error number, not '5000'");
  CHECK(schedule_error_of(head + "file \"/a\" missing 2\nfile \"/a\" missing 2\n") ==
        "line 5: file '/a' is given twice");
  CHECK(schedule_error_of(head + "contents \"x\"\n") == "line 4: 'contents' needs a file before it");
  CHECK(schedule_error_of(head + "file \"/a\" missing 2\ncontents \"x\"\n") ==
        "line 5: 'contents' needs a file before it");
  CHECK(schedule_error_of(head + "file \"/a\" directory rwx 1\ncontents \"x\"\n") ==
        "line 5: 'contents' needs a file before it");
  CHECK(schedule_error_of(head + "file \"/a\" regular rw- 1 1\nnames \"x\"\n") ==
        "line 5: 'names' needs a directory before it");
  CHECK(schedule_error_of(head + "file \"/a\" directory rwx 1\nnames \"x/y\"\n") == "line 5: 'x/y' is no file's name");
  CHECK(schedule_error_of(head + "variable \"A\" \"1\"\nvariable \"A\"\n") == "line 5: variable 'A' is given twice");
  CHECK(schedule_error_of(head + "clock 2 5\nclock 2 6\n") == "line 5: turn 2 is out of order");
  CHECK(schedule_error_of(head + "clock 2 5\nclock 3 4\n") == "line 5: the clock goes back to '4'");
  CHECK(schedule_error_of(head + "property \"A\"\n") == "line 4: expected a string in double quotes");
}

// What a size says is not believed: only bytes that are there take memory.
TEST_CASE("schedule: a huge size in the journal costs nothing") {
  Schedule s;
  std::string error;
  REQUIRE(read_schedule(std::string(kHead) + "journal 1\nfile \"/a\" regular rw- 1 18446744073709551615\nend\n", &s,
                        &error));
  CHECK(s.outside.files.at("/a").contents.empty());
  CHECK_FALSE(s.outside.files.at("/a").has_contents);
}

TEST_CASE("schedule: damaged text never crashes the reader") {
  std::mt19937 random(5);
  std::string good = write_schedule(example());
  for (int round = 0; round < 6000; ++round) {
    std::string text = good;
    for (u32 k = random() % 4 + 1; k > 0; --k) {
      size_t at = random() % text.size();
      switch (random() % 3) {
        case 0: text[at] = static_cast<char>(random()); break;
        case 1: text.erase(at, random() % 20); break;
        default: text.insert(at, text.substr(random() % text.size(), random() % 20));
      }
      if (text.empty()) text = " ";
    }
    Schedule s;
    std::string error;
    if (!read_schedule(text, &s, &error)) {
      CHECK(error.starts_with("line "));
    } else {
      Schedule again;  // what was read can be written and read
      CHECK(read_schedule(write_schedule(s), &again, &error));
    }
  }
}
