#include "interp/schedule.h"

#include <doctest/doctest.h>

#include <random>

using namespace heddle;
using namespace heddle::interp;

namespace {

std::string error_of(std::string_view text) {
  Schedule s;
  std::string error;
  CHECK_FALSE(read_schedule(text, &s, &error));
  return error;
}

const char* const kHead = "heddle-schedule 1\nprogram \"M.java\" 0123456789abcdef\n";

Schedule example() {
  Schedule s;
  s.program = "Main.java";
  s.program_hash = 0x00ab54a98ceb1f0a;
  s.arguments = {"", "two words", "quote \" and \\"};
  s.options = {{"join", "full"}, {"seed", "7"}};
  s.verdict = "deadlock";
  s.input = "first\nsecond \xff\x01\nno end";
  s.steps.push_back({"0", 3, {}, ""});
  s.steps.push_back(
      {"0.1", 4, {{0, "notify", "0.1.0"}, {2, "choose", "17"}, {2, "timeout", ""}}, "note\nhere"});
  return s;
}

} // namespace

TEST_CASE("schedule: the text form is readable") {
  CHECK(write_schedule(example()) == R"(heddle-schedule 1
program "Main.java" 00ab54a98ceb1f0a
argument ""
argument "two words"
argument "quote \" and \\"
option join "full"
option seed "7"
verdict "deadlock"
input "first\n"
input "second \xff\x01\n"
input "no end"
step 0 3
step 0.1 4 notify@0=0.1.0 choose@2=17 timeout@2  # note here
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
  CHECK(back.input == s.input);
  REQUIRE(back.steps.size() == 2);
  CHECK(back.steps[1].thread == "0.1");
  CHECK(back.steps[1].count == 4);
  REQUIRE(back.steps[1].picks.size() == 3);
  CHECK(back.steps[1].picks[0].value == "0.1.0");
  CHECK(back.steps[1].picks[2].kind == "timeout");
  CHECK(back.steps[1].note.empty());
}

TEST_CASE("schedule: any bytes of input survive") {
  std::mt19937 random(3);
  for (int round = 0; round < 300; ++round) {
    Schedule s, back;
    size_t size = random() % 500;
    for (size_t i = 0; i < size; ++i) {
      // Mostly text, with some multi-byte characters, whole and broken.
      static const char* const kPieces[] = {
          "a", "\n", "\xc3\xa4", "\xe2\x82\xac", "\xf0\x9f\x98\x80", "\xe2\x80\xa8", "\""};
      if (random() % 2)
        s.input += kPieces[random() % std::size(kPieces)];
      else
        s.input += static_cast<char>(random());
    }
    s.verdict = s.input;
    std::string text = write_schedule(s), error;
    REQUIRE_MESSAGE(read_schedule(text, &back, &error), error);
    REQUIRE(back.input == s.input);
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
  CHECK(error_of("") == "line 1: this is not a schedule (expected 'heddle-schedule 1')");
  CHECK(error_of("class Main {") ==
        "line 1: this is not a schedule (expected 'heddle-schedule 1')");
  CHECK(error_of("heddle-schedule 2\n") == "line 1: unknown version '2' (known: 1)");
  CHECK(error_of("heddle-schedule 1\nstep 0 1\n") == "line 2: expected 'program'");
  CHECK(error_of(head) == "line 3: the schedule is cut off (expected 'end')");
  CHECK(error_of(head + head.substr(head.find("program"))) ==
        "line 3: 'program' may not stand here");
  CHECK(error_of(head + "step 0 1\ninput \"x\"\n") == "line 4: 'input' may not stand here");
  CHECK(error_of(head + "verdict \"x\"\nverdict \"x\"\n") ==
        "line 4: 'verdict' may not stand here");
  CHECK(error_of(head + "stop 0 1\n") == "line 3: unknown keyword 'stop'");
  CHECK(error_of(head + "step 00 1\n") == "line 3: expected a thread such as 0.1, not '00'");
  CHECK(error_of(head + "step 0. 1\n") == "line 3: expected a thread such as 0.1, not '0.'");
  CHECK(error_of(head + "step\n") == "line 3: expected a thread such as 0.1, not ''");
  CHECK(error_of(head + "step 4294967296 1\n") ==
        "line 3: expected a thread such as 0.1, not '4294967296'");
  CHECK(error_of(head + "step 0 0\n") == "line 3: expected the number of operations, not '0'");
  CHECK(error_of(head + "step 0 -1\n") == "line 3: expected the number of operations, not '-1'");
  CHECK(error_of(head + "step 0 99999999999999999999\n") ==
        "line 3: expected the number of operations, not '99999999999999999999'");
  CHECK(error_of(head + "step 0 2 choose@2=1\n") ==
        "line 3: 'choose@2=1' lies outside its step of 2");
  CHECK(error_of(head + "step 0 2 choose@1=1 choose@0=1\n") ==
        "line 3: 'choose@0=1' is out of order");
  CHECK(error_of(head + "step 0 2 choose@1=1 choose@1=2\n") ==
        "line 3: 'choose@1=2' is decided twice");
  CHECK(error_of(head + "step 0 2 choose@1=4294967296\n") ==
        "line 3: expected a number in 'choose@1=4294967296'");
  CHECK(error_of(head + "step 0 2 notify@1\n") == "line 3: expected a thread in 'notify@1'");
  CHECK(error_of(head + "step 0 2 timeout@1=\n") == "line 3: 'timeout@1=' takes no value");
  CHECK(error_of(head + "step 0 2 jump@1\n") == "line 3: unknown decision 'jump'");
  CHECK(error_of(head + "step 0 2 x\n") == "line 3: unexpected 'x'");
  CHECK(error_of(head + "option a \"1\"\noption a \"1\"\n") == "line 4: option 'a' is given twice");
  CHECK(error_of(head + "option A \"1\"\n") == "line 3: expected the name of an option");
  CHECK(error_of(head + "input \"abc\n") == "line 3: the string is not closed");
  CHECK(error_of(head + "input \"\\x4\"\n") == "line 3: \\x needs two hexadecimal digits");
  CHECK(error_of(head + "input \"\\q\"\n") == "line 3: unknown escape '\\q'");
  CHECK(error_of(head + "input \"a\"b\n") == "line 3: expected a blank after the string");
  CHECK(error_of(head + "end\nstep 0 1\n") == "line 4: text after 'end'");
  CHECK(error_of("heddle-schedule 1\nprogram \"x\" 12\n") ==
        "line 2: expected the program's hash, 16 hexadecimal digits");
}

TEST_CASE("schedule: damaged text never crashes the reader") {
  std::mt19937 random(5);
  std::string good = write_schedule(example());
  for (int round = 0; round < 3000; ++round) {
    std::string text = good;
    for (u32 k = random() % 4 + 1; k > 0; --k) {
      size_t at = random() % text.size();
      switch (random() % 3) {
      case 0:
        text[at] = static_cast<char>(random());
        break;
      case 1:
        text.erase(at, random() % 20);
        break;
      default:
        text.insert(at, text.substr(random() % text.size(), random() % 20));
      }
      if (text.empty()) text = " ";
    }
    Schedule s;
    std::string error;
    if (!read_schedule(text, &s, &error)) {
      CHECK(error.starts_with("line "));
    } else {
      Schedule again; // what was read can be written and read
      CHECK(read_schedule(write_schedule(s), &again, &error));
    }
  }
}
